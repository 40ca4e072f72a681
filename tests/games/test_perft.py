"""Counts of ways to play from named positions (each game's perft.txt): a wrong rule changes a count."""

import json
from pathlib import Path
from typing import Any

import pytest
from tests.kit import put_pending, titles

from serai.core.play import perft
from serai.core.state import State
from serai.core.title import Title


def counts(title: Title) -> list[Any]:
    """(title, document, depth, count) for each line of a game's file that counts."""
    found = []
    name, document = "", {}
    path = Path(__file__).parent / title.name / "perft.txt"
    for line in path.read_text().splitlines() if path.exists() else ():
        text = line.partition("#")[0].strip()
        if text.startswith("position "):
            name = text.split()[1]
        elif text.startswith("{"):
            document = json.loads(text)
        elif text:
            depth, count = map(int, text.split())
            found.append(pytest.param(title, document, depth, count, id=f"{title.name}-{name}-{depth}"))
    return found


def start(title: Title, document: dict[str, Any]) -> State:
    """The position of a document, with its pending frames if it has some, or the table as laid."""
    seats, options = document["seats"], document.get("options", {})
    if "position" not in document:
        return title.new(seats, options)
    s = title.load(seats, options, document["position"])
    return put_pending(s, document["pending"]) if "pending" in document else s


@pytest.mark.parametrize(
    ("title", "document", "depth", "count"), [line for title in titles() for line in counts(title)]
)
def test_there_are_as_many_ways_to_play_as_were_counted(title, document, depth, count):
    assert perft(start(title, document), depth) == count

"""Counts of ways to play from named positions (perft.txt): a wrong rule changes a count."""

import json
from pathlib import Path
from typing import Any

import pytest

from serai.core.play import perft
from serai.core.state import State
from serai.games.sultans_wishes import GAME

Count = tuple[str, dict[str, Any], int, int]


def counts() -> list[Count]:
    """(name, document, depth, count) for each line of the file that counts."""
    found: list[Count] = []
    name, document = "", {}
    for line in Path(__file__).with_name("perft.txt").read_text().splitlines():
        text = line.partition("#")[0].strip()
        if text.startswith("position "):
            name = text.split()[1]
        elif text.startswith("{"):
            document = json.loads(text)
        elif text:
            depth, count = text.split()
            found.append((name, document, int(depth), int(count)))
    return found


def start(document: dict[str, Any]) -> State:
    """The position of a document, or the table as laid if it has none."""
    seats, options = document["seats"], document.get("options", {})
    if "position" in document:
        return GAME.load(seats, options, document["position"])
    return GAME.new(seats, options)


@pytest.mark.parametrize(
    ("document", "depth", "count"),
    [pytest.param(document, depth, count, id=f"{name}-{depth}") for name, document, depth, count in counts()],
)
def test_there_are_as_many_ways_to_play_as_were_counted(document, depth, count):
    assert perft(start(document), depth) == count

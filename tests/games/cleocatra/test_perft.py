"""Counts of ways to play from named positions (perft.txt): a wrong rule changes a count."""

import json
from pathlib import Path
from typing import Any

import pytest

from serai.core.play import perft
from serai.games import load_position

Count = tuple[str, dict[str, Any], int, int]


def counts() -> list[Count]:
    """(name, position document, depth, count) for each line of the file that counts."""
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


@pytest.mark.parametrize(
    ("document", "depth", "count"),
    [pytest.param(document, depth, count, id=f"{name}-{depth}") for name, document, depth, count in counts()],
)
def test_there_are_as_many_ways_to_play_as_were_counted(document, depth, count):
    assert perft(load_position(document), depth) == count

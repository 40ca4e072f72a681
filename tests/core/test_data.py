"""Numbers that a data file may change: names, bounds, and what stays as it is."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from serai.core.data import WISHES, Column, Data

GAME = "a_game_of_this_test"


class Card(NamedTuple):
    name: str
    colour: str
    hearts: int
    points: tuple[int, ...]


CARDS = (Card("A", "red", 2, (1, 0)), Card("B", "blue", 3, (0, 1)))
COLUMNS = (Column("hearts", 1, 5), Column("points", 0, 9, ("day", "night")))


@pytest.fixture(autouse=True)
def forget_wishes() -> Iterator[None]:
    yield
    WISHES.pop(GAME, None)


def wishing(wishes: dict[str, Any]) -> Data:
    WISHES[GAME] = wishes
    return Data(GAME)


def test_without_a_file_everything_is_the_games_own():
    data = Data(GAME)
    assert data.table("cards", CARDS, COLUMNS) == CARDS
    assert data.row("steps", [6, 4, 2], 0, 9) == [6, 4, 2]
    assert (data.changed, data.faults, data.unknown()) == ({}, [], [])


def test_a_file_changes_what_it_names_and_nothing_else():
    data = wishing({"cards.A.hearts": 5, "cards.B.night": 9, "steps.1": 3})
    assert data.table("cards", CARDS, COLUMNS) == (
        CARDS[0]._replace(hearts=5),
        CARDS[1]._replace(points=(0, 9)),
    )
    assert data.row("steps", [6, 4, 2], 0, 9) == [6, 3, 2]
    assert data.changed == {"cards.A.hearts": 5, "cards.B.night": 9, "steps.1": 3}
    assert data.faults == []


def test_a_number_that_the_file_leaves_as_it_is_has_not_changed():
    data = wishing({"steps.0": 6})
    data.row("steps", [6], 0, 9)
    assert data.changed == {}


@pytest.mark.parametrize("wish", [0, 6, -1, 2.0, "2", True, None])
def test_a_number_that_cannot_be_is_a_fault_and_changes_nothing(wish: object):
    data = wishing({"cards.A.hearts": wish})
    assert data.table("cards", CARDS, COLUMNS) == CARDS
    assert data.faults == [f"cards.A.hearts: must be a whole number from 1 to 5, not {wish!r}"]


def test_what_is_printed_and_other_columns_stay():
    data = wishing({"steps.2": 7, "cards.A.colour": 1, "cards.Z.hearts": 1})
    assert data.row("steps", [6, 4, 2], 0, 9, printed=(2,)) == [6, 4, 2]
    data.table("cards", CARDS, COLUMNS)
    assert data.unknown() == ["steps.2", "cards.A.colour", "cards.Z.hearts"]
    assert {"steps.2", "cards.A.colour"} <= set(data.fixed)
    assert "cards.Z.hearts" not in data.fixed


def test_what_must_hold_between_numbers_is_said_when_it_does_not():
    data = Data(GAME)
    data.demand(True, "never said")
    data.demand(False, "each must be more than the one before")
    assert data.faults == ["each must be more than the one before"]

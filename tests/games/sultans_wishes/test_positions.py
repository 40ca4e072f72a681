"""Positions that cannot be: each is refused with what is wrong."""

from typing import Any

import pytest
from tests.games.sultans_wishes.kit import load, load_travelers, under


@pytest.mark.parametrize(
    ("told", "position"),
    [
        ("T07 does not match the wish", {"wishes": {"S01": under("T07")}}),
        ("wish that is not open", {"tasks": {"attached": ["T01"]}, "wish_of": {"T01": "S01"}}),
        ("an attached card has no wish", {"tasks": {"attached": ["T01"]}}),
        ("seat 0 holds more than 3 cards", {"white": {"hand": ["T01", "T02", "T03", "T04"]}}),
        ("two orderlies are on one space", {"white": {"orderly": "tea"}, "red": {"orderly": "tea"}}),
        ("a place on the Priority Track is left free", {"white": {"orderly": "tea"}, "priority": [None, 0]}),
        ("a seat is on the Priority Track twice", {"white": {"orderly": "tea"}, "priority": [0, 0]}),
        ("two wares of one merchant lie face up", {"wares": {"face-up": ["A01", "A02"]}}),
        ("guards are set aside in the setup only", {"guard": ["aside 0"]}),
        ("no guard in the deck", {"guard_on_top": True, "guard": ["discarded", "discarded"]}),
        ("a guard is on a wish that is not open", {"wishes": {"S01": under()}, "guard": ["S02"]}),
        ("two guards are on one wish", {"wishes": {"S01": under()}, "guard": ["S01", "S01"]}),
        ("not so many wishes left to be face down", {"gone": [f"F{number:02}" for number in range(1, 12)]}),
        ("F15 belongs to the Travelers", {"wishes": {"F15": under()}}),
        ("the game would never end", {"final_down": 0}),
        ("this plate belongs to the Travelers", {"plate": "P21"}),
        ("not so many plates left", {"shown_plates": [f"P{n:02}" for n in range(1, 19)]}),
        ("more relics on the track than exist", {"tokens": ["3"]}),
    ],
)
def test_what_cannot_be_is_refused_with_the_reason(told: str, position: dict[str, Any]):
    with pytest.raises(ValueError, match=told):
        load(**position)


def test_a_solo_game_has_three_rounds():
    with pytest.raises(ValueError, match="a solo game has 3 rounds"):
        load(1, round=4)


def test_no_relic_lies_at_the_start_of_the_track():
    """E63: at the start there is none to take."""
    with pytest.raises(ValueError, match="no relic lies at the start"):
        load_travelers(tokens=["start", "3"])


def test_there_are_no_more_relics_on_the_track_than_are_left():
    kinds = ["amulet", "chalice", "dagger", "mask", "scroll", "statuette"]
    with pytest.raises(ValueError, match="more relics on the track than exist"):
        load_travelers(white={"relics": kinds * 2}, red={"relics": kinds[:5]}, tokens=["3", "4"])

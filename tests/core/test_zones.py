"""What lies where, found by the layout in a view of any shape."""

from typing import Any

from serai.core.title import Zone
from serai.core.zones import TABLE, by_layout, piece, zone

LAYOUT = (
    Zone("row", "board", "table"),
    Zone("deck", "pile", "table"),
    Zone("attic", "pile", "table"),
    Zone("hand", "hand", "seat"),
    Zone("tokens", "supply", "seat"),
)


def view(**more: Any) -> dict[str, Any]:
    return {"actor": 0, "seat": 0, "step": "Take", "row": ["amber", None], "deck": 3, "players": [], **more}


def test_a_list_has_a_piece_for_each_place_and_an_empty_place_has_no_text():
    row = by_layout(LAYOUT, view())[0]
    assert row == zone("row", TABLE, pieces=[piece("amber", "0"), piece("", "1")])


def test_a_number_counts_pieces_that_nobody_sees():
    assert by_layout(LAYOUT, view())[1] == {"zone": "deck", "owner": TABLE, "count": 3}


def test_a_zone_that_the_view_does_not_tell_of_is_left_out():
    assert [each["zone"] for each in by_layout(LAYOUT, view())] == ["row", "deck"]


def test_a_seat_has_its_own_zones_and_the_owner_sees_what_the_others_see_only_counted():
    mine = {"hand": 2, "own": {"hand": [{"name": "T1", "hearts": 2}, {"name": "T2", "hearts": 1}]}}
    hands = by_layout(LAYOUT[3:4], {"players": [mine, {"hand": 3, "own": None}]})
    assert hands == [
        zone("hand", 0, pieces=[piece("T1", "T1", more=["hearts 2"]), piece("T2", "T2", more=["hearts 1"])]),
        zone("hand", 1, count=3),
    ]


def test_kinds_that_are_counted_are_pieces_with_a_count_and_none_of_a_kind_is_nothing():
    tokens = by_layout(LAYOUT[4:], {"players": [{"tokens": {"amber": 2, "jade": 0}}]})
    assert tokens == [zone("tokens", 0, pieces=[piece("amber", "amber", count=2)])]


def test_numbers_and_words_that_belong_to_no_zone_are_told_all_the_same():
    players = [{"score": 4, "colour": "jade", "dealt": True}, {"score": 0, "colour": None, "dealt": True}]
    told = by_layout((), {"actor": 1, "round": 2, "players": players})
    assert told == [
        zone("round", TABLE, count=2),
        zone("score", 0, count=4),
        zone("colour", 0, pieces=[piece("jade", "jade")]),
        zone("score", 1, count=0),
    ]

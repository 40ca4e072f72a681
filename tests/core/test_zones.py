"""What lies where: zones and components put together, and zones found in a view of any shape."""

from typing import Any

from serai.core.title import phrase
from serai.core.zones import TABLE, Components, Zones, by_shape, changed, changes, spread

COMPONENTS: Components = {
    "zones": {"deck": {"kind": "pile", "names": ["draw"]}, "hand": {"kind": "hand", "tries": ["play"]}},
    "pieces": {
        "T1": {"text": phrase("tea", {}), "code": "T1", "pips": 2},
        "T2": {"text": "bath", "tries": ["wash T2"]},
    },
}


def laid(table: Any = None, *seats: Any) -> list[dict[str, Any]]:
    zones: Zones = {"table": table or {}, "seats": list(seats)}
    return spread(zones, COMPONENTS)


def pieces(zone: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = laid({"row": zone})[0]["pieces"]
    return found


def view(**more: Any) -> dict[str, Any]:
    return {"actor": 0, "seat": 0, "step": "Take", "players": [], "winners": [], **more}


# Zones and components together


def test_the_table_comes_first_and_then_each_seat():
    where = [(zone["zone"], zone["owner"]) for zone in laid({"deck": 3, "row": []}, {"hand": 1}, {"hand": 2})]
    assert where == [("deck", TABLE), ("row", TABLE), ("hand", 0), ("hand", 1)]


def test_a_number_counts_pieces_that_nobody_sees():
    assert laid({"deck": 3}) == [
        {"zone": "deck", "owner": TABLE, "kind": "pile", "names": ["draw"], "count": 3, "pieces": []}
    ]


def test_a_piece_that_is_only_named_is_all_that_its_component_says():
    assert pieces(["T1"]) == [
        {"text": phrase("tea", {}), "code": "T1", "pips": 2, "tries": [], "names": ["T1"]}
    ]


def test_what_is_said_now_goes_before_what_the_component_says():
    (piece,) = pieces([{"name": "T1", "also": ["best"], "pips": 3, "seats": [1]}])
    assert (piece["pips"], piece["seats"], piece["code"]) == (3, [1], "T1")
    assert piece["names"] == ["T1", "best"]


def test_a_piece_that_no_component_tells_of_is_shown_by_its_name():
    assert pieces(["coral"]) == [{"text": "coral", "tries": [], "names": ["coral"]}]


def test_pieces_that_belong_to_a_piece_are_told_as_fully():
    (piece,) = pieces([{"name": "wish", "pieces": ["T1", {"text": "a guard"}]}])
    assert [below["text"] for below in piece["pieces"]] == [phrase("tea", {}), "a guard"]


def test_a_zone_says_what_could_be_tried_with_a_piece_of_it_unless_the_piece_does():
    hand = laid(None, {"hand": ["T1", "T2", {"text": "a back"}]})[0]
    assert [piece["tries"] for piece in hand["pieces"]] == [["play T1"], ["wash T2"], []]


def test_zones_come_in_the_order_of_the_components_whatever_came_first():
    assert [zone["zone"] for zone in laid({"row": 1, "hand": 2, "deck": 3})] == ["deck", "hand", "row"]


# What is different since an earlier view


def test_a_change_names_what_is_new_and_what_is_gone_and_leads_to_the_later_view():
    before = {
        "actor": 0,
        "zones": {"table": {"deck": 3, "gifts": ["T1"]}, "seats": [{"hand": 1}, {"hand": 1}]},
    }
    after = {"actor": 1, "zones": {"table": {"deck": 2, "row": ["T1"]}, "seats": [{"hand": 2}, {"hand": 1}]}}
    new = changes(before, after)
    assert new == {
        "actor": 1,
        "zones": {"table": {"deck": 2, "row": ["T1"], "gifts": None}, "seats": [{"hand": 2}, {}]},
    }
    assert changed(before, new) == after


# A view of any game as zones


def test_a_list_has_a_piece_for_each_place_and_an_empty_place_has_no_text():
    assert by_shape(view(row=["amber", None]))["table"] == {
        "row": [{"name": "0", "text": "amber"}, {"name": "1", "text": ""}]
    }


def test_a_seat_has_its_own_zones_and_the_owner_sees_what_the_others_see_only_counted():
    mine = {"hand": 2, "own": {"hand": [{"name": "T1", "hearts": 2}, {"name": "T2", "hearts": 1}]}}
    assert by_shape(view(players=[mine, {"hand": 3, "own": None}]))["seats"] == [
        {"hand": [{"name": "T1", "more": ["hearts 2"]}, {"name": "T2", "more": ["hearts 1"]}]},
        {"hand": 3},
    ]


def test_kinds_that_are_counted_are_pieces_with_a_count_and_none_of_a_kind_is_nothing():
    (seat,) = by_shape(view(players=[{"tokens": {"amber": 2, "jade": 0}}]))["seats"]
    assert seat == {"tokens": {"kind": "supply", "pieces": [{"name": "amber", "count": 2}]}}


def test_words_are_pieces_and_what_is_not_there_is_left_out():
    (seat,) = by_shape(view(players=[{"score": 4, "colour": "jade", "card": None, "dealt": True}]))["seats"]
    assert seat == {
        "score": 4,
        "colour": {"kind": "supply", "pieces": [{"name": "jade", "text": "jade"}]},
    }

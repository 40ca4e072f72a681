"""The Sultan's Wishes on the plain table: what a reader sees lying there, and what it does not."""

from typing import Any

import pytest
from tests.games.sultans_wishes.kit import load, load_travelers, under
from tests.kit import positions

from serai.core.rng import Rng
from serai.core.state import State
from serai.core.zones import spread
from serai.games.sultans_wishes import GAME
from serai.games.sultans_wishes import components as box


def zones(s: State, reader: int = 0) -> dict[tuple[str, int], dict[str, Any]]:
    laid = spread(GAME.zones(GAME.view(s, reader)), GAME.components())
    return {(zone["zone"], zone["owner"]): zone for zone in laid}


def names(zone: dict[str, Any]) -> list[str]:
    return [name for piece in zone["pieces"] for name in piece["names"]]


def test_a_hand_lies_open_to_its_owner_and_is_counted_by_the_others():
    s = load(white={"hand": ["T01", "T09"]}, red={"hand": ["T18"]})
    assert names(zones(s)["hand", 0]) == ["T01", "T09"]
    assert (zones(s)["hand", 1]["count"], zones(s)["hand", 1]["pieces"]) == (1, [])
    assert [zone["count"] for (name, _), zone in zones(s, reader=2).items() if name == "hand"] == [2, 1]


def test_wares_and_the_market_card_are_shown_to_their_owner_alone():
    s = load(white={"wares": ["A03"], "market_card": "M1"})
    assert names(zones(s)["wares", 0]) == ["A03"]
    [card] = zones(s)["market-card", 0]["pieces"]
    assert (card["text"]["key"], card["code"], card["names"]) == ("a-market-card", "M1", ["M1"])
    others = zones(s, reader=1)["wares", 0]
    assert (others["count"], others["pieces"]) == (1, [])
    assert ("market-card", 0) not in zones(s, reader=1)


def test_a_wish_shows_what_it_has_the_cards_under_it_and_whose_aides_are_on_them():
    wish = zones(load(wishes={"S03": under("T08 1 0", guard=True)}))["wishes", -1]["pieces"][0]
    assert (wish["names"], wish["of"]) == (["S03"], [3, 6])
    assert [piece["names"] for piece in wish["pieces"]] == [["T08"], []]
    assert wish["pieces"][0]["seats"] == [1, 0]


def test_the_market_is_found_by_merchant_and_by_ware():
    market = zones(load())["market", -1]
    assert market["pieces"][0]["names"] == ["A01", "azure"]
    assert market["pieces"][0]["tries"] == ["acquire azure"]


def test_the_discard_pile_can_be_looked_through():
    discard = zones(load(discard=["T10", "T12"]))["discard", -1]
    assert (names(discard), discard["count"]) == (["T10", "T12"], 2)


def test_each_place_of_the_track_leads_on_to_the_next():
    track = zones(load_travelers())["track", -1]["pieces"]
    start = next(piece for piece in track if piece["names"] == ["start"])
    assert (start["to"], start["seats"]) == (["1", "2"], [0, 1])
    assert ("track", -1) not in zones(load())


def test_no_two_pieces_have_one_name():
    every = [
        *box.CARD_NAMES, *box.WISH_NAMES, *box.WARE_NAMES, *box.GIFT_NAMES, *box.PLATE_NAMES,
        *box.MARKET_NAMES, *box.TASK_NAMES, *box.RELIC_NAMES, *box.PLACE_NAMES, *box.MERCHANT_NAMES,
    ]  # fmt: skip
    assert len(set(every)) == len(every)
    assert set(every) - set(GAME.components()["pieces"]) == set(box.MERCHANT_NAMES)


@pytest.mark.parametrize("reader", [0, 4])
def test_what_a_reader_cannot_know_does_not_change_its_zones(reader: int):
    for number, s in enumerate(positions(GAME, 4, {"expansion": "travelers", "rounds": 3}, count=10)):
        other = s.copy()
        GAME.redeterminise(other, reader, Rng(number))
        assert GAME.zones(GAME.view(other, reader)) == GAME.zones(GAME.view(s, reader))

"""The Sultan's Wishes on the plain table: what a reader sees lying there, and what it does not."""

from typing import Any

from tests.games.sultans_wishes.kit import load, load_travelers, under

from serai.core.state import State
from serai.games.sultans_wishes import GAME


def zones(s: State, reader: int = 0) -> dict[tuple[str, int], dict[str, Any]]:
    return {(zone["zone"], zone["owner"]): zone for zone in GAME.zones(GAME.view(s, reader))}


def names(zone: dict[str, Any]) -> list[str]:
    return [name for piece in zone.get("pieces", []) for name in piece.get("names", [])]


def test_a_hand_lies_open_to_its_owner_and_is_counted_by_the_others():
    s = load(white={"hand": ["T01", "T09"]}, red={"hand": ["T18"]})
    assert names(zones(s)["hand", 0]) == ["T01", "T09"]
    assert zones(s)["hand", 1] == {"zone": "hand", "kind": "hand", "owner": 1, "count": 1}
    assert [zone["count"] for (name, _), zone in zones(s, reader=2).items() if name == "hand"] == [2, 1]


def test_wares_and_the_market_card_are_shown_to_their_owner_alone():
    s = load(white={"wares": ["A03"], "market_card": "M1"})
    assert names(zones(s)["wares", 0]) == ["A03"]
    assert zones(s)["market-card", 0]["pieces"][0]["text"] == "M1"
    assert zones(s, reader=1)["wares", 0] == {"zone": "wares", "kind": "hand", "owner": 0, "count": 1}
    assert ("market-card", 0) not in zones(s, reader=1)


def test_a_wish_shows_what_it_has_the_cards_under_it_and_whose_aides_are_on_them():
    wish = zones(load(wishes={"S03": under("T08 1 0", guard=True)}))["wishes", -1]["pieces"][0]
    assert (wish["names"], wish["of"]) == (["S03"], [3, 6])
    assert [piece.get("names") for piece in wish["pieces"]] == [["T08"], None]
    assert wish["pieces"][0]["seats"] == [1, 0]


def test_the_market_is_found_by_merchant_and_by_ware():
    assert names(zones(load())["market", -1])[:2] == ["azure", "A01"]


def test_each_place_of_the_track_leads_on_to_the_next():
    track = zones(load_travelers())["track", -1]["pieces"]
    start = next(piece for piece in track if piece["names"] == ["start"])
    assert (start["to"], start["seats"]) == (["1", "2"], [0, 1])
    assert ("track", -1) not in zones(load())

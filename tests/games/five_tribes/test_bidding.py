"""Bidding: prices, pushing, who plays when, Kali and Kumarbi."""

from typing import Any

import pytest
from tests.games.five_tribes.kit import TITLE, gold, load, offered, outlook, play, refusal

from serai.core import track
from serai.games.five_tribes.state import Tribes

MOVABLE = {"A1": "Y", "A2": "Y"}


def bidding(seats: int, options: str = "base", order: list[int] | None = None, **more: Any) -> Tribes:
    return load(MOVABLE, seats, options, at="round", bidding=order or list(range(seats)), **FILLED, **more)


FILLED: dict[str, Any] = {
    "row": "fish fish fish wheat wheat wheat pottery pottery pottery",
    "djinns": {"al-amin": "row 1", "baal": "row 2", "boaz": "row 3"},
}


def order(s: Tribes) -> list[int]:
    return [int(seat) for seat in track.line(s.playing)]


def bids(s: Tribes, *prices: int) -> Tribes:
    return play(s, *(f"bid {price}" for price in prices[:-1]), f"bid {prices[-1]}")


def played(s: Tribes, *prices: int) -> list[int]:
    """Who plays when, after all but the last bid were made and the last one is looked at."""
    s = play(s, *(f"bid {price}" for price in prices[:-1]))
    found = [bid for bid in TITLE.view(s, 0)["bids"] if bid["price"] == prices[-1]]
    return list(found[0]["order"])


def test_example_1_the_latest_of_equal_bidders_plays_first():
    s = bidding(4)
    assert played(s, 0, 5, 0, 0) == [1, 3, 2, 0]
    assert gold(bids(s, 0, 5, 0, 0)) == [50, 45, 50, 50]


def test_example_2_a_full_price_cannot_be_bid():
    s = play(bidding(4), "bid 0", "bid 0", "bid 0")
    assert refusal(s, "bid 0") == "price-full"
    assert played(bidding(4), 0, 0, 0, 1) == [3, 2, 1, 0]
    assert gold(play(s, "bid 1"))[3] == 49


def five(**more: Any) -> Tribes:
    filled = dict(FILLED, **more)
    return load(MOVABLE, 5, "artisans", at="round", bidding=[0, 1, 2, 3, 4], **filled)


def test_example_4_of_the_rulebook():
    s = five()
    assert played(s, 3, 5, 3, 0, 0) == [1, 2, 0, 4, 3]
    s = bids(s, 3, 5, 3, 0, 0)
    assert gold(s) == [47, 45, 47, 50, 50]
    assert int(s.actor()) == 1


def test_example_5_a_price_with_two_markers_is_not_offered():
    s = bids(five(), 3, 5, 3)
    assert refusal(s, "bid 3") == "price-full"
    assert played(five(), 3, 5, 3, 5) == [3, 1, 2, 0]
    assert refusal(play(s, "bid 5"), "bid 5") == "price-full"


def test_example_7_kali_pays_for_pushing_and_for_being_pushed():
    """Ruling F20: the bid itself is paid before."""
    row = {"al-amin": "row 1", "baal": "row 2", "boaz": "row 3"}
    for owner, expected in ((2, [47, 45, 48, 50, 50]), (0, [49, 45, 47, 50, 50])):
        s = load(
            MOVABLE, 5, "both", at="round", bidding=[0, 1, 2, 3, 4],
            row=FILLED["row"], djinns=row | {"kali": str(owner)},
        )  # fmt: skip
        while int(s.actor()) == -1:
            s.apply(s.legal()[0])
        assert gold(bids(s, 3, 5, 3, 0, 0)) == expected


@pytest.mark.parametrize(("option", "gained"), [("marker", 2), ("push", 1)])
def test_kali_pays_for_each_marker_or_once(option, gained):
    djinns = FILLED["djinns"] | {"kali": "2"}
    s = load(
        MOVABLE, 3, {"expansion": "whims", "kali": option}, at="round", bidding=[0, 1, 2],
        row=FILLED["row"], djinns=djinns,
    )  # fmt: skip
    while int(s.actor()) == -1:
        s.apply(s.legal()[0])
    assert gold(bids(s, 0, 0, 0)) == [50, 50, 50 + gained]


def test_own_markers_of_two_players_pay_kali_nothing():
    djinns = FILLED["djinns"] | {"kali": "0"}
    s = load(
        MOVABLE, 2, "whims", at="round", bidding=[0, 0, 1, 1], row=FILLED["row"], djinns=djinns,
    )  # fmt: skip
    while int(s.actor()) == -1:
        s.apply(s.legal()[0])
    assert gold(bids(s, 0, 0)) == [50, 50]
    assert gold(bids(s, 0, 0, 0)) == [54, 50]


def test_two_players_bid_four_times():
    s = bidding(2, order=[0, 1, 0, 1])
    assert played(s, 0, 0, 1, 3) == [1, 0, 1, 0]


def test_a_price_must_be_payable():
    s = bidding(4, gold={"0": 4})
    assert offered(s) == ["bid 0", "bid 1", "bid 3"]
    assert refusal(s, "bid 5") == "too-expensive"


def test_who_can_pay_no_free_price_takes_the_cheapest_and_pays_all():
    s = load(MOVABLE, 4, "base", at="round", bidding=[0, 1, 2, 3], gold={"3": 0}, **FILLED)
    s = play(s, "bid 0", "bid 0", "bid 0")
    assert offered(s) == ["bid 1"]
    s = play(s, "bid 1")
    assert gold(s)[3] == 0


def kumarbi(seats: int = 4, options: str | dict[str, Any] = "base", **more: Any) -> Tribes:
    djinns = FILLED["djinns"] | {"kumarbi": "0"}
    return load(
        MOVABLE, seats, options, at="round", bidding=list(range(seats)), row=FILLED["row"], djinns=djinns,
        cards={0: "fakir fakir"}, **more,
    )  # fmt: skip


def test_kumarbi_lowers_the_price_step_by_step():
    s = play(kumarbi(), "bid 18")
    assert offered(s) == ["lower 0", "lower 1", "lower 2"]
    assert gold(play(s, "lower 2"))[0] == 50 - 8
    assert refusal(s, "lower 3") == "no-fakir"
    assert refusal(play(kumarbi(), "bid 1"), "lower 2") == "lower-enough"


def test_kumarbi_makes_payable_what_is_too_expensive():
    s = kumarbi(gold={"0": 9})
    assert "bid 18" in offered(s)
    assert offered(play(s, "bid 18")) == ["lower 2"]
    assert refusal(play(s, "bid 12"), "lower 0") == "too-expensive"


@pytest.mark.parametrize(("option", "paid"), [("prices", 3), ("spots", 5)])
def test_kumarbi_on_the_long_track_counts_prices(option, paid):
    """Ruling F21, and the option for spots."""
    s = kumarbi(5, {"expansion": "artisans", "kumarbi": option})
    assert gold(play(s, "bid 8", "lower 2"))[0] == 50 - paid


def test_nobody_without_kumarbi_is_asked_for_fakirs():
    s = bidding(4, cards={0: "fakir"})
    assert int(play(s, "bid 5").actor()) == 1


def test_the_order_of_play_is_the_next_order_of_bidding():
    s = bids(bidding(4), 0, 5, 0, 0)
    assert [int(seat) for seat in s.bidding if seat >= 0] == [1]
    assert order(s) == [3, 2, 0]


def test_who_bids_is_told_the_order_of_play_so_far():
    s = play(bidding(4), "bid 3", "bid 0")
    assert outlook(s, "bid 0") == ["Order of play so far: Rose, Grey and Teal."]
    assert outlook(s, "bid 0", "de") == ["Reihenfolge bisher: Rosa, Grau und Türkis."]


@pytest.mark.parametrize(
    ("bid", "order"),
    [("bid 12", "Brown, Teal, Grey and Rose"), ("bid 3", "Teal, Brown, Grey and Rose")],
)
def test_who_bids_last_is_told_the_whole_order_though_the_first_turn_begins_at_once(bid, order):
    s = play(bidding(4), "bid 0", "bid 5", "bid 0")
    assert outlook(s, bid) == [f"Order of play: {order}."]

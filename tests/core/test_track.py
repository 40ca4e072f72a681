"""Bidding on a track, by worked examples and against a plain reading of the rules."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64

from serai.core import track
from serai.core.track import NONE

FOUR = [18, 12, 8, 5, 3, 1, 0, 0, 0]
FIVE = [18, 12, 8, 5, 5, 3, 3, 1, 1, 0, 0, 0]


class Bidding:
    """A track and a strip with the order of the bids; seats are letters."""

    def __init__(self, order: str, prices: list[int] = FOUR) -> None:
        self.prices = vec[i64](prices)
        self.playing = vec[i64]([NONE] * len(prices))
        self.bidding = vec[i64]([NONE] * len(order))
        for letter in order:
            track.join(self.bidding, ord(letter))

    def bid(self, *prices: int) -> None:
        for price in prices:
            seat = track.first(self.bidding)
            track.leave(self.bidding)
            assert track.has_room(self.prices, self.playing, price)
            track.bid(self.prices, self.playing, price, seat)

    def turns(self) -> str:
        """Everybody plays; who played when."""
        played = ""
        while (seat := track.first(self.playing)) != NONE:
            played += chr(seat)
            track.leave(self.playing)
            track.join(self.bidding, seat)
        return played

    def offered(self) -> list[int]:
        return [p for p in sorted(set(self.prices)) if track.has_room(self.prices, self.playing, p)]

    def pushed(self, price: int) -> str:
        return letters(track.pushed(self.prices, self.playing, price))


def letters(seats: vec[i64]) -> str:
    return "".join(chr(seat) for seat in seats)


def test_the_dearest_plays_first_and_among_equals_the_last_bidder():
    """Example 1 of the specification of Five Tribes."""
    table = Bidding("ABCD")
    table.bid(0, 5, 0, 0)
    assert table.turns() == "BDCA"


def test_a_full_price_is_offered_to_nobody():
    """Example 2."""
    table = Bidding("ABCD")
    table.bid(0, 0, 0)
    assert table.offered() == [1, 3, 5, 8, 12, 18]
    table.bid(1)
    assert table.turns() == "DCBA"


def test_a_bidder_pushes_those_who_bid_the_same_before():
    """Examples 4 and 5, the rulebook's own: Sandra, Oliver, Peter, Anna and Udo."""
    table = Bidding("SOPAU", FIVE)
    table.bid(3, 5)
    assert [table.pushed(price) for price in (0, 3, 5)] == ["", "S", "O"]
    table.bid(3)
    assert table.offered() == [0, 1, 5, 8, 12, 18]
    table.bid(0)
    assert table.pushed(0) == "A"
    table.bid(0)
    assert letters(track.line(table.playing)) == "OPSUA"
    assert list(table.playing) == [
        NONE, NONE, NONE, ord("O"), NONE, ord("P"), ord("S"), NONE, NONE, ord("U"), ord("A"), NONE,
    ]  # fmt: skip


def test_the_order_of_play_is_the_order_of_the_next_bids():
    table = Bidding("SOPAU", FIVE)
    table.bid(3, 5, 3, 0, 0)
    assert track.first(table.bidding) == NONE
    assert table.turns() == letters(track.line(table.bidding)) == "OPSUA"


def test_two_players_bid_with_two_markers_each():
    table = Bidding("ABBA")
    table.bid(0, 0, 3)
    assert table.pushed(0) == "BA"
    table.bid(0)
    assert table.turns() == "BABA"


def test_the_cheapest_free_price_is_left_to_whoever_can_pay_nothing():
    table = Bidding("ABCD")
    assert track.cheapest(table.prices, table.playing) == 0
    table.bid(0, 0, 0)
    assert track.cheapest(table.prices, table.playing) == 1


def test_a_full_track_has_no_cheapest_price():
    assert track.cheapest(vec[i64]([2, 1]), vec[i64]([0, 1])) == NONE


def test_a_strip_too_short_for_its_markers_says_so():
    strip = vec[i64]([NONE])
    track.join(strip, 0)
    with pytest.raises(ValueError, match="every spot of the track is taken"):
        track.join(strip, 1)


def test_nobody_leaves_an_empty_track():
    strip = vec[i64]([NONE, NONE])
    track.leave(strip)
    assert list(strip) == [NONE, NONE]


spots_of_a_track = st.lists(st.integers(0, 20), min_size=1, max_size=14).map(lambda p: sorted(p)[::-1])


@given(spots_of_a_track, st.data())
def test_bids_in_any_order_agree_with_sorting_them(prices: list[int], data: st.DataObject):
    """Higher prices first; among equal ones, later bids first. Nobody bids what is full."""
    spots = vec[i64](prices)
    markers = vec[i64]([NONE] * len(prices))
    bids: list[tuple[int, int]] = []  # price and seat, in the order they were made
    while len(bids) < len(prices):
        made = [price for price, _ in bids]
        free = sorted({price for price in prices if made.count(price) < prices.count(price)})
        assert [p for p in sorted(set(prices)) if track.has_room(spots, markers, p)] == free
        assert track.cheapest(spots, markers) == free[0]
        price = data.draw(st.sampled_from(free))
        assert list(track.pushed(spots, markers, price)) == [s for p, s in reversed(bids) if p == price]
        bids.append((price, data.draw(st.integers(0, 4))))
        track.bid(spots, markers, *bids[-1])
        order = [seat for cost in sorted(set(prices))[::-1] for p, seat in reversed(bids) if p == cost]
        assert list(track.line(markers)) == order
        assert track.first(markers) == order[0]
        taken = [prices[spot] for spot in range(len(prices)) if markers[spot] != NONE]
        assert sorted(taken) == sorted([*made, price])

"""Bidding on a track: who stands on the dearer spot plays earlier.

A track is two vectors by spot, in the order of play: what the spots cost, and whose marker stands there
(a seat, or NONE). Spots of one price lie side by side and are one queue: whoever bids takes its first spot
and pushes those who bid before one spot back, so among equals the last bidder plays first. A strip that
only keeps an order, such as who bids next, is the second vector alone. A player may have several markers.

A round, with PRICES = [18, 12, 8, 5, 3, 1, 0, 0, 0] and two fields of the state, `bidding` and `playing`:

    bid:   seat = track.first(s.bidding)
           against(price): FULL unless track.has_room(PRICES, s.playing, price),
               TOO_EXPENSIVE if price > gold and price != track.cheapest(PRICES, s.playing)
           choose(price): track.leave(s.bidding); track.bid(PRICES, s.playing, price, seat)
           again while track.first(s.bidding) != NONE
    turn:  seat = track.first(s.playing); track.leave(s.playing); track.join(s.bidding, seat)
           again while track.first(s.playing) != NONE
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NONE: Final[i64] = -1


def line(markers: vec[i64]) -> vec[i64]:
    """The seats whose markers stand on the track, in the order of play."""
    seats = vec[i64](capacity=8)
    for seat in markers:
        if seat != NONE:
            seats = append(seats, seat)
    return seats


def first(markers: vec[i64]) -> i64:
    """The seat whose marker is the first in the order of play, or NONE."""
    for seat in markers:
        if seat != NONE:
            return seat
    return NONE


def leave(markers: vec[i64]) -> None:
    """Take the first marker off the track."""
    for spot in range(i64(len(markers))):
        if markers[spot] != NONE:
            markers[spot] = NONE
            return


def join(markers: vec[i64], seat: i64) -> None:
    """Put a marker on the first empty spot."""
    for spot in range(i64(len(markers))):
        if markers[spot] == NONE:
            markers[spot] = seat
            return
    raise ValueError("every spot of the track is taken: give it one for each marker")


def has_room(prices: vec[i64], markers: vec[i64], price: i64) -> bool:
    """Whether a spot of this price is free."""
    for spot in range(i64(len(prices))):
        if prices[spot] == price and markers[spot] == NONE:
            return True
    return False


def cheapest(prices: vec[i64], markers: vec[i64]) -> i64:
    """The lowest price that has a free spot, or NONE."""
    found = NONE
    for spot in range(i64(len(prices))):
        if markers[spot] == NONE and (found == NONE or prices[spot] < found):
            found = prices[spot]
    return found


def pushed(prices: vec[i64], markers: vec[i64], price: i64) -> vec[i64]:
    """The seats whose markers a bid of this price would push back, a seat once for each marker."""
    seats = vec[i64](capacity=4)
    for spot in range(i64(len(prices))):
        if prices[spot] == price and markers[spot] != NONE:
            seats = append(seats, markers[spot])
    return seats


def bid(prices: vec[i64], markers: vec[i64], price: i64, seat: i64) -> None:
    """Take the first spot of a price that has room, and push those who stand there one spot back."""
    marker = seat
    for spot in range(i64(len(prices))):
        if prices[spot] == price and marker != NONE:
            next_marker = markers[spot]
            markers[spot] = marker
            marker = next_marker

"""How good a position of Five Tribes looks, for bots. It looks only at what the seat may know."""

from typing import Final

from mypy_extensions import i64

from serai.core import track
from serai.core.state import OVER
from serai.games.five_tribes import bidding, ends, scoring
from serai.games.five_tribes import components as box
from serai.games.five_tribes import state as at
from serai.games.five_tribes.ends import CAMEL, ELDER, FAKIR, POINT, WHIM
from serai.games.five_tribes.state import Tribes

# Tenths of a point, as in `ends`
RIVAL: Final[i64] = 3  # of ten: how much the best opponent's points count against the own
WIN: Final[i64] = 300
LEAD: Final[i64] = 150  # that wins three games of four
CARD: Final[i64] = 9  # a resource card may still grow into a set
TURN: Final[i64] = 8  # of ten: what the move that is left for a place on the track is worth


def value(s: Tribes, seat: i64) -> i64:
    """The points to be hoped for, less a part of what the best opponent shows; at the end, whether it won."""
    best: i64 = 0
    if s.actor() == OVER:
        own = scoring.total(s, seat)
        for other in range(s.game.seats):
            if other != seat:
                best = max(best, scoring.total(s, other))
        return own * POINT - best * RIVAL + (WIN if own > best else -WIN)
    for other in range(s.game.seats):
        if other != seat:
            best = max(best, scoring.open_points(s, other) + s.gold[other])
    points = hopes(s, seat) - best * RIVAL
    if is_bidding(s):
        points += places_worth(s, seat)
    return points


def hopes(s: Tribes, seat: i64) -> i64:
    """The points of now, and what may still come of what the seat has."""
    fakirs = s.fakirs(seat)
    cards = s.resources.count(at.HANDS + seat) - fakirs
    points = scoring.total(s, seat) * POINT
    points += cards * CARD + fakirs * FAKIR + s.elders(seat) * ELDER + s.camels_left(seat) * CAMEL
    if s.table.whims:
        for whim in range(box.WHIM_COUNT):
            if s.whims[whim] == at.WHIM_OF + seat:
                points += s.table.whim_gold[whim] * WHIM
    return points


def places_worth(s: Tribes, seat: i64) -> i64:
    """What the places of a seat's markers on the turn order track are worth: the best moves go first.

    Of those who have yet to bid, all go before a bid of nothing; the dearer another is, the fewer do.
    """
    ranked = ends.ranked(s, seat, ends.of_all_moves(s))
    total: i64 = 0
    before: i64 = 0  # percent of a marker
    later: i64 = 0
    for marker in s.bidding:
        if marker != box.NONE:
            later += 100
    if s.step() != bidding.BID:
        before = later
        later = 0
        if track.first(s.bidding) == seat:
            total += ranked[0]
    for spot in range(i64(len(s.playing))):
        if s.playing[spot] == box.NONE:
            continue
        if s.playing[spot] == seat:
            rank = before + later // (1 + s.table.prices[spot])
            place = min(rank // 100, ends.MOVES - 2)
            total += ranked[place] - (ranked[place] - ranked[place + 1]) * (rank - 100 * place) // 100
        before += 100
    return total * TURN // 10


def is_bidding(s: Tribes) -> bool:
    """Whether some bids have been made, and nobody has moved since."""
    if s.step() == bidding.BID:
        return True
    markers: i64 = 0
    for marker in s.bidding:
        if marker != box.NONE:
            markers += 1
    return markers == 1 and not s.moved and s.hand == 0 and not s.stuck

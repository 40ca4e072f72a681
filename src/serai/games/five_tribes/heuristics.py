"""How good a position of Five Tribes looks, for bots. It looks only at what the seat may know."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core import bits
from serai.core.state import OVER
from serai.games.five_tribes import bidding, scoring
from serai.games.five_tribes import components as box
from serai.games.five_tribes import state as at
from serai.games.five_tribes.land import LIFTED, STATES
from serai.games.five_tribes.state import Tribes

# Tenths of a point, found by play between greedy bots with different weights.
POINT: Final[i64] = 10
RIVAL: Final[i64] = 3  # of ten: how much the best opponent's points count against the own
WIN: Final[i64] = 300
LEAD: Final[i64] = 150  # that wins three games of four
CARD: Final[i64] = 9  # a resource card may still grow into a set
FAKIR: Final[i64] = 18
ELDER: Final[i64] = 8  # beyond its points: it can buy a djinn
CAMEL: Final[i64] = 4
WHIM: Final[i64] = 4  # of ten: what a Whim in hand is worth of its gold
TURN: Final[i64] = 8  # of ten: what the move that is left for a place on the track is worth
MOVES: Final[i64] = 6  # of the best moves on the board that are ranked


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
    if s.step() == bidding.BID or s.step() == bidding.LOWER:
        points += turn_worth(s, seat)
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


def turn_worth(s: Tribes, seat: i64) -> i64:
    """What the places of a seat's markers on the turn order track are worth: the best moves go first."""
    ranked = best_moves(s, seat)
    total: i64 = 0
    rank: i64 = 0
    for marker in s.playing:
        if marker == box.NONE:
            continue
        if marker == seat:
            total += ranked[min(rank, MOVES - 1)] * TURN // 10
        rank += 1
    return total


def best_moves(s: Tribes, seat: i64) -> vec[i64]:
    """What the best ends of all moves on the board would bring, each tile and tribe once, best first."""
    ranked = vec[i64]([0] * 6)
    ends = ends_of_moves(s)
    for tribe in range(box.TRIBES):
        cells = ends[tribe]
        cell: i64 = 0
        while cells:
            if cells & 1:
                insert(ranked, worth(s, seat, tribe, cell))
            cells >>= 1
            cell += 1
    return ranked


def ends_of_moves(s: Tribes) -> vec[i64]:
    """By tribe, the tiles on which a move can end with it."""
    land = s.land
    ends = vec[i64]([0] * 6)
    for cell in range(box.CELLS):
        pile = s.piles[cell]
        if pile == 0:
            continue
        count = box.height(pile)
        land.prepare(count)
        reach = land.reach[count * STATES + 5 * cell + LIFTED] & ~box.ONE[cell]
        for tribe in range(box.TRIBES):
            if box.of_tribe(pile, tribe):
                ends[tribe] |= reach & s.stands[tribe]
    return ends


def insert(ranked: vec[i64], points: i64) -> None:
    """Put a number into its place among the largest."""
    for place in range(i64(len(ranked))):
        if points > ranked[place]:
            lower = ranked[place]
            ranked[place] = points
            points = lower


def worth(s: Tribes, seat: i64, tribe: i64, cell: i64) -> i64:
    """About what it brings to end a move on a tile with a tribe."""
    there = box.of_tribe(s.piles[cell], tribe)
    taken = there + 1
    points: i64 = 0
    if box.height(s.piles[cell]) == there and s.owner(cell) == box.NONE and s.can_claim(seat):
        points += box.VALUE_OF[s.tiles[cell]]
        if s.land.of_type[box.CITY] >> cell & 1:
            cities = bits.size(s.owned[seat] & s.land.of_type[box.CITY])
            points += box.CITY_POINTS[cities + 1] - box.CITY_POINTS[cities]
    if tribe == box.VIZIER or tribe == box.ELDER:
        points += 3 * taken
    elif tribe == box.MERCHANT:
        points += 2 * taken
    elif tribe == box.BUILDER:
        points += taken * s.blue_around(cell)
    elif tribe == box.ARTISAN:
        points += 2 * taken + 4
    else:
        points += 3
    return points * POINT

"""What moves can end with, and about what that brings: on which tile, and with which tribe."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core import bits
from serai.games.five_tribes import components as box
from serai.games.five_tribes import payment
from serai.games.five_tribes.land import LIFTED, STATES
from serai.games.five_tribes.state import Tribes

# Tenths of a point, found by play between greedy bots with different weights.
POINT: Final[i64] = 10
FAKIR: Final[i64] = 18
ELDER: Final[i64] = 8  # beyond its points: it can buy a djinn
CAMEL: Final[i64] = 4
WHIM: Final[i64] = 4  # of ten: what a Whim in hand is worth of its gold
# About what comes of a meeple, or of the action of a tile
VIZIER: Final[i64] = 20  # beyond having more than others
MERCHANT: Final[i64] = 25
ARTISAN: Final[i64] = 20
ITEM: Final[i64] = 40
VICTIM: Final[i64] = 15
DJINN: Final[i64] = 40
LARGE_MARKET: Final[i64] = 25
SMALL_MARKET: Final[i64] = 15
DENIED: Final[i64] = 3  # of ten: what counts that an opponent gets or loses
MOVES: Final[i64] = 6  # of the best moves on the board that are ranked

UNKNOWN: Final[i64] = -(1 << 40)
MANY: Final[i64] = 2  # meeples of a tribe that are dropped on the last tile, as far as it is told apart
ENDS: Final = int(MANY * box.TRIBES * box.CELLS)


class Found:
    """What moves of a seat can end with: so many of a tribe dropped on a tile, with what that brings."""

    worth: vec[i64]  # [dropped, tribe, cell], UNKNOWN where no move has been found to end
    start: vec[i64]  # [dropped, tribe, cell] the tile where such a move starts

    def __init__(self) -> None:
        self.worth = vec[i64]([UNKNOWN] * ENDS)
        self.start = vec[i64]([0] * ENDS)

    def best(self, s: Tribes, seat: i64, tribe: i64, cells: i64, dropped: i64, start: i64) -> i64:
        """Note that moves from a tile can end on these, and return what the best of them brings."""
        worth = self.worth
        best: i64 = 0
        key = ((dropped - 1) * box.TRIBES + tribe) * box.CELLS
        cell: i64 = 0
        while cells:
            if cells & 1:
                if worth[key + cell] == UNKNOWN:
                    worth[key + cell] = end_worth(s, seat, tribe, cell, dropped)
                self.start[key + cell] = start
                best = max(best, worth[key + cell])
            cells >>= 1
            cell += 1
        return best


def ranked(s: Tribes, seat: i64, ends: vec[i64]) -> vec[i64]:
    """What the best ends of moves bring to a seat, each tile and tribe once, best first."""
    found = vec[i64]([0] * 6)
    for tribe in range(box.TRIBES):
        cells = ends[tribe]
        cell: i64 = 0
        while cells:
            if cells & 1:
                insert(found, end_worth(s, seat, tribe, cell, 1))
            cells >>= 1
            cell += 1
    return found


def insert(ranked: vec[i64], points: i64) -> None:
    """Put a number into its place among the largest."""
    for place in range(i64(len(ranked))):
        if points > ranked[place]:
            lower = ranked[place]
            ranked[place] = points
            points = lower


def of_all_moves(s: Tribes) -> vec[i64]:
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


def best_end(s: Tribes, seat: i64, found: Found, state: i64, hand: i64) -> i64:
    """What the best end brings of a walk from a state of the land; `found` keeps all that there are.

    The last meeple meets its tribe, or on a walk in a circle at least one that was dropped before it.
    """
    land = s.land
    count = box.height(hand)
    land.prepare(count)
    reach = land.reach[count * STATES + state]
    again = land.again[count * STATES + state]
    if state % 5 == LIFTED:
        reach &= ~box.ONE[state // 5]
    best: i64 = 0
    for tribe in range(box.TRIBES):
        number = box.of_tribe(hand, tribe)
        if number:
            best = max(best, found.best(s, seat, tribe, reach & s.stands[tribe], 1, state // 5))
        if number > 1:
            best = max(best, found.best(s, seat, tribe, again, 2, state // 5))
    return best


def end_worth(s: Tribes, seat: i64, tribe: i64, cell: i64, dropped: i64) -> i64:
    """About what it brings to end a move on a tile where so many of a tribe are dropped."""
    tile = box.TYPE_OF[s.tiles[cell]]
    there = box.of_tribe(s.piles[cell], tribe)
    taken = there + dropped
    owner = s.owner(cell)
    points: i64 = 0
    if owner == box.NONE and box.height(s.piles[cell]) == there and s.can_claim(seat):
        owner = seat
        points += tile_worth(s, cell)
        if tile == box.CITY:
            cities = bits.size(s.owned[seat] & s.land.of_type[box.CITY])
            points += (box.CITY_POINTS[cities + 1] - box.CITY_POINTS[cities]) * POINT
    if tribe == box.VIZIER:
        points += taken * VIZIER + majority(s, seat, taken)
    elif tribe == box.ELDER:
        points += taken * (box.ELDER_POINTS * POINT + ELDER)
    elif tribe == box.MERCHANT:
        points += taken * MERCHANT
    elif tribe == box.BUILDER:
        fakirs = s.fakirs(seat)
        points += (taken + fakirs) * s.blue_around(cell) * POINT - fakirs * FAKIR
    elif tribe == box.ARTISAN:
        points += taken * ARTISAN + ITEM
    else:
        points += prey(s, seat, cell, taken)
    if tile == box.OASIS or tile == box.VILLAGE:
        feature = (box.PALM_POINTS if tile == box.OASIS else box.PALACE_POINTS) * POINT
        points += feature if owner == seat else 0 if owner == box.NONE else -feature * DENIED // 10
    elif tile == box.CITY:
        whim = s.whim_on(cell) if s.table.whims else box.NONE
        points += s.table.whim_gold[whim] * WHIM if whim != box.NONE else 0
    elif tile == box.SACRED:
        points += DJINN if payment.can_pay(s, seat, box.TWO_ELDERS, s.fakirs(seat)) else 0
    elif tile == box.LARGE:
        points += LARGE_MARKET if s.gold[seat] >= box.LARGE_PRICE else 0
    elif tile == box.SMALL:
        points += SMALL_MARKET if s.gold[seat] >= box.SMALL_PRICE else 0
    return points


def tile_worth(s: Tribes, cell: i64) -> i64:
    """What a tile brings to whoever puts a camel there."""
    planted = s.palms[cell] * box.PALM_POINTS + s.palaces[cell] * box.PALACE_POINTS
    return (box.VALUE_OF[s.tiles[cell]] + planted) * POINT - CAMEL


def majority(s: Tribes, seat: i64, taken: i64) -> i64:
    """What so many more Viziers change about who has more than whom."""
    own = s.keeps(seat, 0)
    points: i64 = 0
    for player in range(s.game.seats):
        theirs = s.keeps(player, 0)
        if player != seat and own <= theirs < own + taken:
            points += box.MORE_VIZIERS * POINT
        if player != seat and own < theirs <= own + taken:
            points += box.MORE_VIZIERS * DENIED
    return points


def prey(s: Tribes, seat: i64, end: i64, steps: i64) -> i64:
    """What Assassins bring: the best tile whose last meeple they can kill, or any victim."""
    best = VICTIM
    near = box.WITHIN[min(steps, box.FARTHEST) * box.CELLS + end] & s.peopled() & ~s.all_owned()
    cell: i64 = 0
    while near and s.can_claim(seat):
        if near & 1 and cell != end and box.height(s.piles[cell]) == 1:
            best = max(best, tile_worth(s, cell))
        near >>= 1
        cell += 1
    return best

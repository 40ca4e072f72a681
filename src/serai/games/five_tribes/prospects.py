"""What bots that search ask about Five Tribes: how far each seat is ahead, and what a move may bring."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core import bits, sheet
from serai.core.grid import SIDES
from serai.core.state import OVER
from serai.games.five_tribes import bidding, moving, payment, scoring
from serai.games.five_tribes import catalogue as verbs
from serai.games.five_tribes import components as box
from serai.games.five_tribes.heuristics import (
    CAMEL,
    ELDER,
    FAKIR,
    MOVES,
    POINT,
    TURN,
    WHIM,
    WIN,
    ends_of_moves,
    hopes,
    insert,
    value,
)
from serai.games.five_tribes.land import LIFTED, STATES
from serai.games.five_tribes.state import Tribes

UNKNOWN: Final[i64] = -(1 << 40)
# Tenths of a point, like a value: about what comes of a meeple, or of the action of a tile
VIZIER: Final[i64] = 20  # beyond having more than others
MERCHANT: Final[i64] = 25
ARTISAN: Final[i64] = 20
ITEM: Final[i64] = 40
VICTIM: Final[i64] = 15
DJINN: Final[i64] = 40
LARGE_MARKET: Final[i64] = 25
SMALL_MARKET: Final[i64] = 15
DENIED: Final[i64] = 3  # of ten: what counts that an opponent gets or loses


def leads(s: Tribes) -> vec[i64]:
    """How far each seat is ahead, with the moves that it has still to come in this round."""
    over = s.actor() == OVER
    hoped = vec[i64]([0] * s.game.seats)
    for seat in range(s.game.seats):
        hoped[seat] = scoring.total(s, seat) * POINT if over else hopes(s, seat)
    if s.step() == bidding.BID or s.step() == moving.MOVE:
        add_moves(s, hoped)
    found = vec[i64]([0] * s.game.seats)
    for seat in range(s.game.seats):
        found[seat] = hoped[seat] - sheet.best_of_others(hoped, seat)
        if over:
            found[seat] += WIN if found[seat] > 0 else -WIN
    return found


def add_moves(s: Tribes, hoped: vec[i64]) -> None:
    """Add what the moves to come are worth: the best go first, and who has yet to bid goes last."""
    order = vec[i64](capacity=10)
    if s.step() == moving.MOVE:
        order = append(order, s.actor())
    for marker in s.playing:
        if marker != box.NONE:
            order = append(order, marker)
    if s.step() == bidding.BID:
        for marker in s.bidding:
            if marker != box.NONE:
                order = append(order, marker)
    ends = ends_of_moves(s)
    for seat in range(s.game.seats):
        ranked = ranked_ends(s, seat, ends)
        for rank in range(i64(len(order))):
            if order[rank] == seat:
                hoped[seat] += ranked[min(rank, MOVES - 1)] * TURN // 10


def ranked_ends(s: Tribes, seat: i64, ends: vec[i64]) -> vec[i64]:
    """What the best ends of moves bring to a seat, best first."""
    ranked = vec[i64]([0] * 6)
    for tribe in range(box.TRIBES):
        cells = ends[tribe]
        cell: i64 = 0
        while cells:
            if cells & 1:
                insert(ranked, end_worth(s, seat, tribe, cell, 1))
            cells >>= 1
            cell += 1
    return ranked


def prior(s: Tribes) -> vec[i64]:
    """For each choice of a move what the best end within reach brings; nothing for other choices."""
    found = vec[i64](capacity=32)
    if s.carpet or (s.step() != moving.MOVE and s.step() != moving.DROP_ONE):
        return found
    seat = s.actor()
    actions = s.legal()
    ends = vec[i64]([UNKNOWN] * int(box.TRIBES * box.CELLS))  # [tribe, cell]
    best: i64 = 0
    for action in actions:
        points = UNKNOWN
        if verbs.MOVE.has(action):
            cell = verbs.MOVE.first(action)
            points = best_end(s, seat, ends, 5 * cell + LIFTED, s.piles[cell])
        elif verbs.DROP.has(action):
            points = drop_worth(s, seat, ends, verbs.DROP.first(action), verbs.DROP.second(action))
        best = max(best, points)
        found = append(found, points)
    for n in range(i64(len(actions))):
        if found[n] == UNKNOWN:  # a djinn or an item that is used before the move
            after = s.copy()
            after.apply(actions[n])
            found[n] = best + value(after, seat) - value(s, seat)
    return found


def drop_worth(s: Tribes, seat: i64, ends: vec[i64], tribe: i64, cell: i64) -> i64:
    """What the best end brings once a meeple is dropped."""
    rest = s.hand - box.MEEPLE[tribe]
    if rest == 0:
        return end_worth(s, seat, tribe, cell, 1)
    side: i64 = 0
    while s.land.beyond[s.place * SIDES + side] != cell:
        side += 1
    return best_end(s, seat, ends, 5 * cell + side, rest)


def best_end(s: Tribes, seat: i64, ends: vec[i64], state: i64, hand: i64) -> i64:
    """What the best end brings of a walk from a state of the land; `ends` keeps what was found before.

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
        if number == 0:
            continue
        cell: i64 = 0
        cells = reach & s.stands[tribe]
        while cells:
            if cells & 1:
                key = tribe * box.CELLS + cell
                if ends[key] == UNKNOWN:
                    ends[key] = end_worth(s, seat, tribe, cell, 1)
                best = max(best, ends[key])
            cells >>= 1
            cell += 1
        cell = 0
        cells = again if number > 1 else 0
        while cells:
            if cells & 1:
                best = max(best, end_worth(s, seat, tribe, cell, 2))
            cells >>= 1
            cell += 1
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

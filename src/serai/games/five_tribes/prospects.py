"""What bots that search ask about Five Tribes: how far each seat is ahead, and what a move may bring."""

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core import sheet
from serai.core.grid import SIDES
from serai.core.state import OVER
from serai.games.five_tribes import bidding, ends, moving, scoring, selling
from serai.games.five_tribes import catalogue as verbs
from serai.games.five_tribes import components as box
from serai.games.five_tribes.ends import POINT
from serai.games.five_tribes.heuristics import TURN, WIN, hopes, value
from serai.games.five_tribes.land import LIFTED
from serai.games.five_tribes.state import Tribes


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
    everywhere = ends.of_all_moves(s)
    for seat in range(s.game.seats):
        ranked = ends.ranked(s, seat, everywhere)
        for rank in range(i64(len(order))):
            if order[rank] == seat:
                hoped[seat] += ranked[min(rank, ends.MOVES - 1)] * TURN // 10


def prior(s: Tribes) -> vec[i64]:
    """For each choice of a move what the best end within reach brings; nothing for other choices."""
    found = vec[i64](capacity=32)
    if s.carpet or (s.step() != moving.MOVE and s.step() != moving.DROP_ONE):
        return found
    seat = s.actor()
    actions = s.legal()
    known = ends.Found()
    best: i64 = 0
    for action in actions:
        points = ends.UNKNOWN
        if verbs.MOVE.has(action):
            cell = verbs.MOVE.first(action)
            points = ends.best_end(s, seat, known, 5 * cell + LIFTED, s.piles[cell])
        elif verbs.DROP.has(action):
            points = drop_worth(s, seat, known, verbs.DROP.first(action), verbs.DROP.second(action))
        best = max(best, points)
        found = append(found, points)
    for n in range(i64(len(actions))):
        if found[n] == ends.UNKNOWN:  # a djinn or an item that is used before the move
            after = s.copy()
            after.apply(actions[n])
            found[n] = best + value(after, seat) - value(s, seat)
    return found


def drop_worth(s: Tribes, seat: i64, found: ends.Found, tribe: i64, cell: i64) -> i64:
    """What the best end brings once a meeple is dropped."""
    rest = s.hand - box.MEEPLE[tribe]
    if rest == 0:
        return ends.end_worth(s, seat, tribe, cell, 1)
    side: i64 = 0
    while s.land.beyond[s.place * SIDES + side] != cell:
        side += 1
    return ends.best_end(s, seat, found, 5 * cell + side, rest)


def plans(s: Tribes, most: int) -> list[vec[i64]]:
    """Ways to the ends of moves that promise most, or to sell, and what else can be done then."""
    if s.step() == selling.SALE:
        return plans_to_sell(s)
    if s.carpet or (s.step() != moving.MOVE and s.step() != moving.DROP_ONE):
        return []
    return plans_to_move(s, most)


def plans_to_sell(s: Tribes) -> list[vec[i64]]:
    """The largest set, with what lies open already, or no sale; a smaller set hardly ever pays."""
    found: list[vec[i64]] = []
    largest = vec[i64](capacity=10)
    for action in s.legal():
        if verbs.OFFER.has(action):
            largest = append(largest, action)
        elif not verbs.SELL.has(action):
            found.append(vec[i64]([action]))
    if len(largest) or s.detail():
        found.append(append(largest, verbs.SELL.of()))
    return found


def plans_to_move(s: Tribes, most: int) -> list[vec[i64]]:
    """Ways to the best ends.

    Of several piles that lead to the same end the last is taken: what it brings hardly depends on that.
    """
    found: list[vec[i64]] = []
    seat = s.actor()
    known = ends.Found()
    if s.step() == moving.DROP_ONE:
        ends.best_end(s, seat, known, 5 * s.place + s.side, s.hand)
    for action in s.legal():
        if verbs.MOVE.has(action):
            cell = verbs.MOVE.first(action)
            ends.best_end(s, seat, known, 5 * cell + LIFTED, s.piles[cell])
        elif not verbs.DROP.has(action):
            found.append(vec[i64]([action]))
    worth = known.worth
    for _ in range(most):
        end: i64 = 0
        for other in range(1, i64(len(worth))):
            if worth[other] > worth[end]:
                end = other
        if worth[end] == ends.UNKNOWN:
            break
        worth[end] = ends.UNKNOWN
        found.append(way(s, known.start[end], end // box.CELLS % box.TRIBES, end % box.CELLS))
    return found


def way(s: Tribes, start: i64, tribe: i64, end: i64) -> vec[i64]:
    """The actions of a move, or of the rest of one, that ends on a tile with a tribe."""
    actions = vec[i64](capacity=12)
    if s.step() == moving.MOVE:
        actions = append(actions, verbs.MOVE.of(start))
        s = s.copy()
        s.resolve(actions[0])
    for drop in moving.path_to(s, tribe, end):
        actions = append(actions, verbs.DROP.of(drop % 8) + drop // 8)
    return actions

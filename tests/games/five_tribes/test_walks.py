"""Every single drop against the rules played out: begun moves on random boards, made blindly so far.

The engine looks up in tables what can be completed; oracle.py tries every order of every walk.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from time import thread_time

import pytest
from tests.games.five_tribes import oracle, reading
from tests.games.five_tribes.oracle import Cell
from tests.games.five_tribes.test_oracle import EXPANSIONS, laid_out
from tests.kit import THOROUGH

from serai.core.actions import OK
from serai.games.five_tribes import components as box
from serai.games.five_tribes import moving
from serai.games.five_tribes.land import LIFTED
from serai.games.five_tribes.state import Tribes

BOARDS = 250 if THOROUGH else 2  # for each expansion
MOVES = 20  # on each board
LONGEST = 12  # meeples in hand


def put(s: Tribes, piles: dict[Cell, str]) -> None:
    for at, cell in enumerate(reading.CELLS):
        s.piles[at] = heap(piles.get(cell, ""))
    s.derive()


def heap(letters: str) -> int:
    return sum(int(box.MEEPLE[oracle.TRIBES.index(letter)]) for letter in letters)


def some_hand(rng: Random, tribes: str) -> str:
    """Meeples of one colour, all different, with exactly one pair, or any."""
    kind = rng.randrange(4)
    size = rng.choice([1, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 8, rng.randint(9, LONGEST)])
    if kind == 0:
        return rng.choice(tribes) * size
    if kind == 1:
        return "".join(rng.sample(tribes, min(size, len(tribes))))
    if kind == 2:
        different = rng.sample(tribes, min(size, len(tribes)))
        return "".join([*different, different[0]])
    return "".join(rng.choices(tribes, k=size))


def begun(rng: Random, board: oracle.Board, tribes: str) -> oracle.Walk:
    """A move of which some drops are made, whatever comes of it; other piles from none to everywhere."""
    cells = board.open_cells()
    others = rng.choice([0, 1, 3, 8, len(cells)])
    piles = {cell: "".join(rng.choices(tribes, k=rng.randint(1, 3))) for cell in rng.sample(cells, others)}
    start = rng.choice(cells)
    piles[start] = some_hand(rng, tribes)
    walk = oracle.lifted(board, piles, start, carpet=rng.random() < 0.15)
    for _ in range(rng.choice([0, 0, 1, 1, 2, 3])):
        ways = [cell for cell in board.steps(walk.at) if cell != walk.before]
        if len(walk.hand) > 1 and ways:
            walk = oracle.after_drop(walk, (rng.choice(ways), rng.choice(walk.hand)))
    return walk


def set_walk(s: Tribes, walk: oracle.Walk) -> None:
    """Let the engine stand where the walk does."""
    put(s, dict(walk.piles))
    s.hand = heap(walk.hand)
    s.place = reading.CELLS.index(walk.at)
    s.start = s.place
    s.side = LIFTED
    if walk.before is not None:
        (row, column), (old_row, old_column) = walk.at, walk.before
        step = (row - old_row, column - old_column)
        s.side = {(-1, 0): 0, (1, 0): 1, (0, -1): 2, (0, 1): 3}[step]
    s.carpet = walk.carpet
    s.moved = False
    s.stuck = False


def all_drops(s: Tribes) -> set[oracle.Drop]:
    return {
        (cell, letter)
        for at, cell in enumerate(reading.CELLS)
        for tribe, letter in enumerate(oracle.TRIBES)
        if moving.why_drop(s, tribe, at) == OK
    }


def all_ends(s: Tribes) -> set[oracle.Drop]:
    return {
        (cell, letter)
        for tribe, letter in enumerate(oracle.TRIBES)
        for cell in reading.cells_of(int(moving.ends(s, tribe)))
    }


def replay(s: Tribes, walk: oracle.Walk, end: oracle.Drop) -> None:
    """The way that the engine shows to an end is a way by the plain rules."""
    cell, letter = end
    path = moving.path_to(s, oracle.TRIBES.index(letter), reading.CELLS.index(cell))
    assert len(path) == len(walk.hand)
    for step in path:
        drop = (reading.CELLS[step // 8], oracle.TRIBES[step % 8])
        assert drop[1] in walk.hand
        assert drop[0] in oracle.ways(walk)
        if len(walk.hand) == 1:
            assert drop[1] in walk.piles.get(drop[0], "")
        walk = oracle.after_drop(walk, drop)
    assert (walk.at, letter) == end
    assert not walk.hand


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_drops_ends_and_ways_are_those_of_the_rules_played_out(expansion):
    seen: Counter[str] = Counter()
    tribes = oracle.TRIBES if expansion in ("artisans", "both") else oracle.TRIBES[:5]
    for seed in range(BOARDS):
        s, _ = laid_out(4, {"expansion": expansion}, seed)
        board = reading.board(s)
        rng = Random(seed)
        for _ in range(MOVES):
            walk = begun(rng, board, tribes)
            set_walk(s, walk)
            legal = oracle.legal_drops(walk)
            assert all_drops(s) == legal, (expansion, seed, walk.at, walk.before, walk.hand, walk.piles)
            if len(walk.hand) <= 8:
                ends = oracle.ends(walk)
                assert all_ends(s) == ends, (expansion, seed, walk.at, walk.before, walk.hand, walk.piles)
                for end in ends:
                    replay(s, walk, end)
                seen["ends"] += len(ends)
            free = [cell for cell in board.steps(walk.at) if cell != walk.before]
            seen[
                "impossible"
                if not legal
                else "some"
                if len(legal) < len(free) * len(set(walk.hand))
                else "all"
            ] += 1
    assert seen["impossible"] > 0
    assert seen["some"] > 0
    assert seen["all"] > 0
    assert seen["ends"] > 0


@pytest.mark.parametrize("expansion", EXPANSIONS)
def test_piles_to_pick_up_are_those_of_the_rules_played_out(expansion):
    tribes = oracle.TRIBES if expansion in ("artisans", "both") else oracle.TRIBES[:5]
    seen: Counter[bool] = Counter()
    for seed in range(BOARDS):
        s, _ = laid_out(4, {"expansion": expansion}, seed)
        board = reading.board(s)
        rng = Random(seed)
        for _ in range(MOVES):
            cells = rng.sample(board.open_cells(), rng.choice([1, 2, 4, 9]))
            piles = {cell: some_hand(rng, tribes)[:7] for cell in cells}
            put(s, piles)
            s.carpet = rng.random() < 0.2
            s.stuck = False
            found = {cell for at, cell in enumerate(reading.CELLS) if moving.why_pick_up(s, at) == OK}
            assert found == oracle.pick_ups(board, piles, bool(s.carpet)), (expansion, seed, piles)
            assert bool(moving.can_move(s)) == bool(found)
            seen[bool(found)] += 1
    assert seen[True] > 0
    assert seen[False] > 0


def test_the_ways_of_the_highest_pile_are_found_at_once():
    """With the Flying Carpet, too: a record may bring such a position to a server, where others play."""
    s, _ = laid_out(4, {"expansion": "both"}, 1)
    board = reading.board(s)
    start = board.open_cells()[0]
    set_walk(s, oracle.lifted(board, {start: oracle.TRIBES * 15}, start, carpet=True))
    began = thread_time()
    ends = all_ends(s)
    for cell, letter in ends:
        moving.path_to(s, oracle.TRIBES.index(letter), reading.CELLS.index(cell))
    assert len(ends) > 100
    assert thread_time() - began < 2

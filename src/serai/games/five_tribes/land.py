"""The Sultanate as laid: where one can walk, and where a walk of so many steps can end.

It follows from the tiles alone, so it is made once for a layout and shared by all copies of a state; it is
never part of a save. With the meeples on the board it tells at once whether a move can be completed.

A *state* is a cell and the side over which it was entered, `5 * cell + side`, or LIFTED when the pile has
just been picked up there. For each number of steps k and each state there are sets of cells: `reach`, where
a walk of k steps can end; `again`, where it can end on a cell that it has visited before; and `met`, which it
can come by at all, made only when somebody flies.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.grid import SIDES, Grid
from serai.games.five_tribes import components as box

LIFTED: Final[i64] = 4
STATES: Final[i64] = 210  # 42 cells, five each
LAYERS: Final[i64] = 12  # made at first; piles are seldom higher


class Land:
    cells: i64  # those that can be entered
    blue: i64
    red: i64
    of_type: vec[i64]  # [type] the cells with such a tile
    shore: i64  # the cells around the Great Lake
    beyond: vec[i64]  # [cell, side] the cell that a step leads to, or NONE
    layers: i64
    reach: vec[i64]  # [k, state]
    again: vec[i64]  # [k, state]
    met: vec[i64]  # [k, state], as far as it was asked for

    def __init__(self, tiles: vec[i64]) -> None:
        self.cells = 0
        self.blue = 0
        self.red = 0
        self.shore = 0
        self.of_type = vec[i64]([0] * 10)
        self.layers = 0
        self.reach = vec[i64]()
        self.again = vec[i64]()
        self.met = vec[i64]([0] * STATES)
        for cell in range(box.CELLS):
            kind = tiles[cell]
            if kind == box.NONE:
                continue
            one = box.ONE[cell]
            tile = box.TYPE_OF[kind]
            self.of_type[tile] |= one
            if box.COLOUR_OF[kind] == box.BLUE:
                self.blue |= one
            elif box.COLOUR_OF[kind] == box.RED:
                self.red |= one
            if tile == box.LAKE:
                self.shore = box.AROUND[cell] & ~one
            elif tile != box.CHASM:
                self.cells |= one
        self.beyond = vec[i64](capacity=168)
        for cell in range(box.CELLS):
            for side in range(SIDES):
                other = box.BESIDE[cell * SIDES + side]
                there = other != box.NONE and self.cells >> cell & 1 and self.cells >> other & 1
                self.beyond = append(self.beyond, other if there else box.NONE)
        for cell in range(box.CELLS):
            if tiles[cell] != box.NONE:
                for side in box.KINDS_OF_TILES[tiles[cell]].walls:
                    other = box.BESIDE[cell * SIDES + side]
                    self.beyond[cell * SIDES + side] = box.NONE
                    if other != box.NONE:
                        self.beyond[other * SIDES + (side ^ 1)] = box.NONE

    def is_connected(self) -> bool:
        """Whether every tile can be reached from every other (the accessibility test of the setup)."""
        ways = Grid(box.ROWS, box.COLUMNS)
        first: i64 = box.NONE
        for cell in range(box.CELLS):
            if not self.cells >> cell & 1:
                ways.close(cell)
            elif first == box.NONE:
                first = cell
            for side in range(SIDES):
                other = box.BESIDE[cell * SIDES + side]
                if other != box.NONE and self.beyond[cell * SIDES + side] == box.NONE:
                    ways.close_way(cell, other)
        return first != box.NONE and ways.reach(box.ONE[first]) == self.cells

    def prepare(self, steps: i64) -> None:
        """Make the sets for walks of up to so many steps, if they are not there yet."""
        while self.layers <= steps or self.layers < LAYERS:
            self.add_layer()

    def add_layer(self) -> None:
        """The sets for one step more, from those for one step fewer."""
        k = self.layers
        if k == 0:
            for cell in range(box.CELLS):
                for _ in range(LIFTED + 1):
                    self.reach = append(self.reach, box.ONE[cell])
                    self.again = append(self.again, 0)
            self.layers = 1
            return
        before = (k - 1) * STATES
        reach = self.reach
        again = self.again
        for cell in range(box.CELLS):
            r0, r1, r2, r3 = i64(0), i64(0), i64(0), i64(0)
            a0, a1, a2, a3 = i64(0), i64(0), i64(0), i64(0)
            other = self.beyond[cell * SIDES]
            if other != box.NONE:
                r0 = reach[before + 5 * other]
                a0 = again[before + 5 * other] | (r0 & box.ONE[other])
            other = self.beyond[cell * SIDES + 1]
            if other != box.NONE:
                r1 = reach[before + 5 * other + 1]
                a1 = again[before + 5 * other + 1] | (r1 & box.ONE[other])
            other = self.beyond[cell * SIDES + 2]
            if other != box.NONE:
                r2 = reach[before + 5 * other + 2]
                a2 = again[before + 5 * other + 2] | (r2 & box.ONE[other])
            other = self.beyond[cell * SIDES + 3]
            if other != box.NONE:
                r3 = reach[before + 5 * other + 3]
                a3 = again[before + 5 * other + 3] | (r3 & box.ONE[other])
            if k == 1:
                a0, a1, a2, a3 = i64(0), i64(0), i64(0), i64(0)
            # Entered over a side, a walk goes on over any but the opposite one, which leads straight back.
            reach = append(reach, r0 | r2 | r3)
            reach = append(reach, r1 | r2 | r3)
            reach = append(reach, r0 | r1 | r2)
            reach = append(reach, r0 | r1 | r3)
            reach = append(reach, r0 | r1 | r2 | r3)
            again = append(again, a0 | a2 | a3)
            again = append(again, a1 | a2 | a3)
            again = append(again, a0 | a1 | a2)
            again = append(again, a0 | a1 | a3)
            again = append(again, a0 | a1 | a2 | a3)
        self.reach = reach
        self.again = again
        self.layers = k + 1

    def met_by(self, state: i64, steps: i64) -> i64:
        """The cells that some walk of so many steps from a state comes by."""
        self.prepare(steps)
        while i64(len(self.met)) <= steps * STATES:
            self.add_met()
        return self.met[steps * STATES + state]

    def add_met(self) -> None:
        """The cells that walks of one step more come by, from those of one step fewer."""
        before = i64(len(self.met)) - STATES
        met = self.met
        for cell in range(box.CELLS):
            for entered in range(LIFTED + 1):
                found: i64 = 0
                for side in range(SIDES):
                    other = self.beyond[cell * SIDES + side]
                    if other == box.NONE or (entered != LIFTED and side == entered ^ 1):
                        continue
                    there = before + 5 * other + side
                    if self.reach[there]:
                        found |= box.ONE[other] | met[there]
                met = append(met, found)
        self.met = met

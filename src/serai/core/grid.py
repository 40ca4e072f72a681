"""A board of squares: cell (row, column) is `row * columns + column`, row 0 in the north.

A grid is the graph of its cells. At first a way leads over every edge that two cells share; `close_edge` puts
a barrier there and `close` takes a cell out of all ways. What asks for ways (`ahead`, `step`, `within`,
`reach`, `distance`, `beside`) respects them. What asks how the cells lie (`shift`, `surroundings`) does not.
A game that also measures across barriers keeps a second grid without any.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.graph import NONE, Graph

# The side `s ^ 1` is opposite to `s`.
NORTH: Final[i64] = 0
SOUTH: Final[i64] = 1
WEST: Final[i64] = 2
EAST: Final[i64] = 3
SIDES: Final[i64] = 4


class Grid(Graph):
    rows: i64
    columns: i64
    edge: vec[i64]  # [side] the set of cells with nothing beyond that side

    def __init__(self, rows: i64, columns: i64) -> None:
        super().__init__(rows * columns, [])
        self.rows = rows
        self.columns = columns
        self.edge = vec[i64]([0] * 4)
        for cell in range(rows * columns):
            row = cell // columns
            column = cell % columns
            if row == 0:
                self.edge[NORTH] |= 1 << cell
            if row == rows - 1:
                self.edge[SOUTH] |= 1 << cell
            if column == 0:
                self.edge[WEST] |= 1 << cell
            if column == columns - 1:
                self.edge[EAST] |= 1 << cell
        for cell in range(rows * columns):
            for side in range(SIDES):
                self.ahead[cell] |= self.shift(1 << cell, side)

    def shift(self, cells: i64, side: i64) -> i64:
        """The cells on one side of the cells of a set."""
        inside = cells & ~self.edge[side]
        if side == NORTH:
            return inside >> self.columns
        if side == SOUTH:
            return inside << self.columns
        if side == WEST:
            return inside >> 1
        return inside << 1

    def surroundings(self, cells: i64) -> i64:
        """The cells of a set and all that touch one of them, by an edge or by a corner."""
        strip = cells | self.shift(cells, WEST) | self.shift(cells, EAST)
        return strip | self.shift(strip, NORTH) | self.shift(strip, SOUTH)

    def beside(self, cell: i64, side: i64) -> i64:
        """The cell that a step over this side leads to, or NONE if no way leads there."""
        if not self.shift(1 << cell, side) & self.ahead[cell]:
            return NONE
        if side == NORTH:
            return cell - self.columns
        if side == SOUTH:
            return cell + self.columns
        return cell - 1 if side == WEST else cell + 1

    def close_edge(self, cell: i64, side: i64) -> None:
        """Put a barrier on one side of a cell, for both directions."""
        other = self.beside(cell, side)
        if other != NONE:
            self.close_way(cell, other)

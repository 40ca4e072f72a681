"""The triangle lattice: cells with three edge neighbours, wrapped into a torus.

Cell (x, y) points up when x + y is even. Both kinds touch (x - 1, y) and (x + 1, y); an up cell also
(x, y + 1), a down cell (x, y - 1). The side must be even, so that wrapping keeps up and down apart.
"""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from serai.core.vectors import find

Cell = tuple[int, int]  # of the plane


def neighbours(side: i64) -> vec[i64]:
    """[cell, 3] the cells that share an edge with each cell `x * side + y`."""
    table = vec[i64](capacity=side * side * 3)
    for x in range(side):
        for y in range(side):
            beyond: i64 = 1 if (x + y) % 2 == 0 else -1
            table = append(table, (x - 1) % side * side + y)
            table = append(table, (x + 1) % side * side + y)
            table = append(table, x * side + (y + beyond) % side)
    return table


def is_up(cell: Cell) -> bool:
    """Whether a cell of the plane points up."""
    return (cell[0] + cell[1]) % 2 == 0


def around(x: int, y: int) -> tuple[Cell, Cell, Cell]:
    """The cells of the plane that share an edge with one: left, right, and below or above."""
    return (x - 1, y), (x + 1, y), (x, y + 1 if (x + y) % 2 == 0 else y - 1)


def rim(cells: list[Cell]) -> list[Cell]:
    """The cells of the plane that share an edge with one of these and are none of them."""
    taken = set(cells)
    return list({near: True for x, y in cells for near in around(x, y) if near not in taken})


def wrap(cell: Cell, side: int) -> Cell:
    """A cell of the plane as one of the torus, whose coordinates count from -side / 2."""
    half = side // 2
    return (cell[0] + half) % side - half, (cell[1] + half) % side - half


def unwrap(cells: list[int], side: int) -> list[Cell]:
    """Plane coordinates (x, y) for connected cells of the torus, around the origin, neighbours kept.

    A figure too small to reach round the torus has one such picture up to shifts by whole sides; this
    one has the middle of its bounding box between -side / 2 and side / 2.
    """
    if not cells:
        return []
    wide: i64 = side
    wanted = vec[i64](cells)  # -1 for those that have been reached
    xs = wanted[:]
    ys = wanted[:]
    xs[0] = wanted[0] // wide
    ys[0] = wanted[0] % wide
    wanted[0] = -1
    edge = append(vec[i64](), 0)
    while len(edge) > 0:
        edge, at = pop(edge)
        beyond: i64 = 1 if (xs[at] + ys[at]) % 2 == 0 else -1
        for way in range(i64(3)):
            x = xs[at] + (way - 1)
            y = ys[at] + (beyond if way == 1 else 0)
            near = find(wanted, x % wide * wide + y % wide)
            if near >= 0:
                xs[near] = x
                ys[near] = y
                wanted[near] = -1
                edge = append(edge, near)
    shift_x = _whole_sides(xs, wide)
    shift_y = _whole_sides(ys, wide)
    return [(xs[n] - shift_x, ys[n] - shift_y) for n in range(len(cells))]


def _whole_sides(values: vec[i64], side: i64) -> i64:
    least = values[0]
    most = values[0]
    for value in values:
        least = min(least, value)
        most = max(most, value)
    return ((least + most) // 2 + side // 2) // side * side


def side_of(cell: Cell, other: Cell, side: int) -> str:
    """Where a cell of the torus lies from another one if they share an edge, else nothing."""
    wide: i64 = side
    across = (other[0] - cell[0]) % wide
    down = (other[1] - cell[1]) % wide
    if down == 0:
        return "left" if across == wide - 1 else "right" if across == 1 else ""
    beyond: i64 = 1 if is_up(cell) else wide - 1
    if across != 0 or down != beyond:
        return ""
    return "below" if beyond == 1 else "above"


ACROSS: Final = ["left", "middle", "right"]
DOWN: Final = ["upper", "middle", "lower"]


def told_apart(cells: list[Cell]) -> list[str]:
    """What up to three cells of the plane are called among themselves: left, upper …, or only."""
    if len(cells) < 2:
        return ["only"] * len(cells)
    columns = sorted({x for x, _ in cells})
    rows = sorted({y for _, y in cells})
    # The way that they lie further apart tells more; a row is nearly as high as two columns are wide.
    wide = columns[-1] - columns[0] >= 2 * (rows[-1] - rows[0])
    by_column = len(columns) == len(cells) and (wide or len(rows) < len(cells))
    by_row = not by_column and len(rows) == len(cells)
    found: list[str] = []
    for x, y in cells:
        across, down = _among(x, columns, ACROSS), _among(y, rows, DOWN)
        found.append(across if by_column else down if by_row else f"{down}-{across}")
    return found


def _among(n: int, sorted_out: list[int], names: list[str]) -> str:
    """Which of up to three numbers in order this is."""
    return names[0] if n == sorted_out[0] else names[2] if n == sorted_out[-1] else names[1]

"""The triangle lattice: cells with three edge neighbours, wrapped into a torus.

Cell (x, y) points up when x + y is even. Both kinds touch (x - 1, y) and (x + 1, y); an up cell also
(x, y + 1), a down cell (x, y - 1). The side must be even, so that wrapping keeps up and down apart.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

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


def sides(cell: Cell) -> dict[str, Cell]:
    """The cells of the plane that share an edge with one, by where they are from it."""
    x, y = cell
    around = {"left": (x - 1, y), "right": (x + 1, y)}
    return around | ({"below": (x, y + 1)} if is_up(cell) else {"above": (x, y - 1)})


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
    at = {cells[0]: (cells[0] // side, cells[0] % side)}
    edge = [cells[0]]
    wanted = set(cells)
    while edge:
        cell = edge.pop()
        x, y = at[cell]
        for plane in ((x - 1, y), (x + 1, y), (x, y + 1 if is_up((x, y)) else y - 1)):
            following = plane[0] % side * side + plane[1] % side
            if following in wanted and following not in at:
                at[following] = plane
                edge.append(following)
    shift_x = _whole_sides([x for x, _ in at.values()], side)
    shift_y = _whole_sides([y for _, y in at.values()], side)
    return [(at[cell][0] - shift_x, at[cell][1] - shift_y) for cell in cells]


def _whole_sides(values: list[int], side: int) -> int:
    middle = (min(values) + max(values)) // 2
    return (middle + side // 2) // side * side

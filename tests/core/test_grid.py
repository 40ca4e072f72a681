"""Grids agree with counting rows and columns on squared paper."""

from hypothesis import assume, given
from hypothesis import strategies as st

from serai.core import bits
from serai.core.graph import NONE
from serai.core.grid import EAST, NORTH, SIDES, SOUTH, WEST, Grid

Cell = tuple[int, int]  # row and column
TOWARDS = {NORTH: (-1, 0), SOUTH: (1, 0), WEST: (0, -1), EAST: (0, 1)}
# As large as one word allows, the boards of 5 x 6, 6 x 6 and 6 x 7, and strips.
SIZES = [(5, 6), (6, 6), (6, 7), (1, 1), (1, 62), (62, 1), (2, 31), (7, 8)]
sizes = st.sampled_from(SIZES)


class Paper:
    """A board drawn cell by cell, with what separates them."""

    def __init__(self, rows: int, columns: int) -> None:
        self.columns = columns
        self.cells = [(row, column) for row in range(rows) for column in range(columns)]
        self.walls: set[frozenset[Cell]] = set()
        self.holes: set[Cell] = set()

    def word(self, cells: set[Cell]) -> int:
        return sum(1 << self.cells.index(cell) for cell in cells)

    def over(self, cell: Cell, side: int) -> Cell | None:
        """The cell on that side, whatever lies between."""
        down, right = TOWARDS[side]
        there = (cell[0] + down, cell[1] + right)
        return there if there in self.cells else None

    def open(self, cell: Cell, side: int) -> Cell | None:
        there = self.over(cell, side)
        if there is None or frozenset({cell, there}) in self.walls or {cell, there} & self.holes:
            return None
        return there

    def walked(self, start: Cell) -> dict[Cell, int]:
        steps = {start: 0}
        walking = [start]
        for here in walking:
            for side in TOWARDS:
                there = self.open(here, side)
                if there is not None and there not in steps:
                    steps[there] = steps[here] + 1
                    walking.append(there)
        return steps


@st.composite
def boards(draw: st.DrawFn) -> tuple[Grid, Paper]:
    """The same board as a grid and on paper, with barriers and closed cells."""
    rows, columns = draw(sizes)
    grid, paper = Grid(rows, columns), Paper(rows, columns)
    cell = st.integers(0, rows * columns - 1)
    for n, side in draw(st.lists(st.tuples(cell, st.integers(0, 3)), max_size=20)):
        grid.close_edge(n, side)
        there = paper.over(paper.cells[n], side)
        if there is not None:
            paper.walls.add(frozenset({paper.cells[n], there}))
    for n in draw(st.lists(cell, max_size=3)):
        grid.close(n)
        paper.holes.add(paper.cells[n])
    return grid, paper


@given(boards())
def test_a_step_leads_over_an_open_edge_to_the_cell_beside(board: tuple[Grid, Paper]):
    grid, paper = board
    for n, cell in enumerate(paper.cells):
        for side in range(SIDES):
            there = paper.open(cell, side)
            assert grid.beside(n, side) == (NONE if there is None else paper.cells.index(there))


@given(boards())
def test_the_neighbours_are_what_can_be_stepped_to(board: tuple[Grid, Paper]):
    grid, paper = board
    for n, cell in enumerate(paper.cells):
        near = {there for side in TOWARDS if (there := paper.open(cell, side)) is not None}
        assert grid.ahead[n] == paper.word(near)


@given(boards(), st.data())
def test_distances_go_round_barriers(board: tuple[Grid, Paper], data: st.DataObject):
    grid, paper = board
    start = data.draw(st.sampled_from(range(len(paper.cells))))
    steps = paper.walked(paper.cells[start])
    assert grid.reach(1 << start) == paper.word(set(steps))
    for end, cell in enumerate(paper.cells):
        assert grid.distance(start, end) == steps.get(cell, NONE)


@given(sizes, st.data())
def test_without_barriers_a_distance_is_rows_and_columns_added(size: tuple[int, int], data: st.DataObject):
    grid, paper = Grid(*size), Paper(*size)
    start = data.draw(st.sampled_from(paper.cells))
    steps = data.draw(st.integers(0, 12))
    near = {cell for cell in paper.cells if abs(cell[0] - start[0]) + abs(cell[1] - start[1]) <= steps}
    assert grid.within(paper.word({start}), steps) == paper.word(near)


@given(boards(), st.data())
def test_surroundings_are_blocks_of_three_by_three_whatever_lies_between(
    board: tuple[Grid, Paper], data: st.DataObject
):
    grid, paper = board
    cells = data.draw(st.sets(st.sampled_from(paper.cells), max_size=4))
    block = {
        (row, column)
        for row, column in paper.cells
        if any(abs(row - r) <= 1 and abs(column - c) <= 1 for r, c in cells)
    }
    assert grid.surroundings(paper.word(cells)) == paper.word(block)


@given(boards(), st.data(), st.integers(0, 3))
def test_a_set_shifts_as_a_whole_and_falls_off_at_the_edge(
    board: tuple[Grid, Paper], data: st.DataObject, side: int
):
    grid, paper = board
    cells = data.draw(st.sets(st.sampled_from(paper.cells)))
    shifted = {there for cell in cells if (there := paper.over(cell, side)) is not None}
    assert grid.shift(paper.word(cells), side) == paper.word(shifted)


@given(boards())
def test_a_step_forth_and_back_over_the_opposite_side_comes_home(board: tuple[Grid, Paper]):
    grid, paper = board
    for cell in range(len(paper.cells)):
        for side in range(SIDES):
            there = grid.beside(cell, side)
            if there != NONE:
                assert grid.beside(there, side ^ 1) == cell


@given(boards(), st.data())
def test_a_block_of_four_is_found_by_shifting(board: tuple[Grid, Paper], data: st.DataObject):
    """How a game asks whether somebody owns two by two cells."""
    grid, paper = board
    assume(len(paper.cells) > 1)
    owned = data.draw(st.sets(st.sampled_from(paper.cells), max_size=24))
    pairs = paper.word(owned) & grid.shift(paper.word(owned), WEST)
    corners = {(r, c) for r, c in owned if {(r, c + 1), (r + 1, c), (r + 1, c + 1)} <= owned}
    assert pairs & grid.shift(pairs, NORTH) == paper.word(corners)


def test_a_board_that_barriers_split_is_seen_not_to_hang_together():
    """A tile in the corner between two mountains is cut off."""
    grid = Grid(6, 6)
    everything = (1 << 36) - 1
    assert grid.reach(1) == everything
    grid.close_edge(0, SOUTH)
    assert grid.reach(1) == everything
    grid.close_edge(1, WEST)
    assert grid.reach(1) == 1
    assert grid.reach(1 << 35) == everything - 1


def test_a_cell_in_a_corner_is_surrounded_by_three():
    assert bits.members(Grid(5, 6).surroundings(1)) == [0, 1, 6, 7]

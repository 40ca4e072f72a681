"""The triangle lattice: who touches whom, and figures that walk across the torus."""

from itertools import pairwise, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.core.triangle import is_up, neighbours, rim, side_of, told_apart, unwrap, wrap

SIDES = (4, 16, 32)


def cell(x: int, y: int, side: int) -> int:
    return x % side * side + y % side


def around(x: int, y: int, side: int) -> set[int]:
    table = neighbours(side)
    first = cell(x, y, side) * 3
    return {int(table[first + n]) for n in range(3)}


def touch(one: tuple[int, int], two: tuple[int, int]) -> bool:
    """Whether two cells of the plane share an edge, from the drawing of the lattice."""
    (x, y), (u, v) = one, two
    if y == v:
        return abs(x - u) == 1
    up, down = (one, two) if y < v else (two, one)
    return x == u and abs(y - v) == 1 and sum(up) % 2 == 0 and sum(down) % 2 == 1


@pytest.mark.parametrize("side", SIDES)
def test_an_up_cell_touches_left_right_and_below(side: int):
    """The check values of the specification, section 2.1."""
    assert around(0, 0, side) == {cell(-1, 0, side), cell(1, 0, side), cell(0, 1, side)}


@pytest.mark.parametrize("side", SIDES)
def test_a_down_cell_touches_left_right_and_above(side: int):
    """The check values of the specification, section 2.1."""
    assert around(1, 0, side) == {cell(0, 0, side), cell(2, 0, side), cell(1, -1, side)}


@pytest.mark.parametrize("side", SIDES)
def test_touching_is_mutual_and_every_cell_has_three_neighbours(side: int):
    table = [int(n) for n in neighbours(side)]
    beside = [set(table[first : first + 3]) for first in range(0, len(table), 3)]
    assert len(beside) == side * side
    for here, near in enumerate(beside):
        assert len(near) == 3
        assert here not in near
        assert all(here in beside[there] for there in near)


@pytest.mark.parametrize("side", SIDES)
def test_an_up_cell_touches_only_down_cells(side: int):
    table = neighbours(side)
    for here in range(side * side):
        for n in range(3):
            there = int(table[here * 3 + n])
            assert (here // side + here % side) % 2 != (there // side + there % side) % 2


# A figure is grown cell by cell: each number picks an older cell and one of its three sides.
growth = st.lists(st.tuples(st.integers(0, 12), st.integers(0, 2)), max_size=12)


def grow(start: tuple[int, int], steps: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """A connected figure of the plane."""
    figure = [start]
    for which, edge in steps:
        x, y = figure[which % len(figure)]
        beyond = 1 if (x + y) % 2 == 0 else -1
        added = ((x - 1, y), (x + 1, y), (x, y + beyond))[edge]
        if added not in figure:
            figure.append(added)
    return figure


@given(steps=growth, x=st.integers(-500, 500), y=st.integers(-500, 500), side=st.sampled_from((16, 32)))
def test_a_figure_far_away_is_drawn_with_the_same_neighbours(steps, x, y, side):
    """Thirteen tiles, wherever on the torus: the picture is the figure itself, shifted by whole sides."""
    figure = grow((x, y), steps)
    drawn = unwrap([cell(*place, side) for place in figure], side)
    shifts = {(a - u, b - v) for (a, b), (u, v) in zip(figure, drawn, strict=True)}
    assert len(shifts) == 1
    assert all(part % side == 0 for shift in shifts for part in shift)


@given(steps=growth, x=st.integers(-500, 500), y=st.integers(-500, 500))
def test_the_picture_lies_around_the_origin(steps, x, y):
    side = 16
    drawn = unwrap([cell(*place, side) for place in grow((x, y), steps)], side)
    for values in zip(*drawn, strict=True):
        assert -side // 2 <= (min(values) + max(values)) // 2 < side // 2


def test_a_figure_that_walks_for_ever_keeps_its_shape():
    """The last tile is moved to the front, over and over: a hundred times round the torus."""
    side = 16
    strip = [(x, 0) for x in range(13)]
    for front in range(13, 13 + 100 * side):
        strip = [*strip[1:], (front, 0)]
        drawn = unwrap([cell(*place, side) for place in strip], side)
        assert [x for x, _ in drawn] == list(range(drawn[0][0], drawn[0][0] + 13))
        assert {y for _, y in drawn} == {0}
    assert all(touch(one, two) for one, two in pairwise(drawn))


def test_no_cells_make_no_picture():
    assert unwrap([], 16) == []


@pytest.mark.parametrize("side", SIDES)
def test_a_neighbour_on_the_torus_is_on_one_side_of_a_cell_and_nothing_else_is(side: int):
    for x in range(-2, 3):
        for y in range(-2, 3):
            found = {place: side_of((x, y), place, side) for place in product(range(side), range(side))}
            near = {cell(u, v, side): where for (u, v), where in found.items() if where}
            beyond, where = (1, "below") if is_up((x, y)) else (-1, "above")
            assert near == {
                cell(x - 1, y, side): "left", cell(x + 1, y, side): "right", cell(x, y + beyond, side): where,
            }  # fmt: skip
            assert near.keys() == around(x, y, side)


@given(x=st.integers(-500, 500), y=st.integers(-500, 500), side=st.sampled_from(SIDES))
def test_a_wrapped_cell_is_the_same_one_near_the_origin(x, y, side):
    wrapped = wrap((x, y), side)
    assert cell(*wrapped, side) == cell(x, y, side)
    assert all(-side // 2 <= n < side // 2 for n in wrapped)


def test_the_rim_of_a_figure_is_every_empty_cell_beside_it_once():
    assert set(rim([(0, 0)])) == {(-1, 0), (1, 0), (0, 1)}
    found = rim([(0, 0), (1, 0), (2, 0)])
    assert len(found) == len(set(found)) == 5
    assert all(any(touch(cell, (x, 0)) for x in range(3)) for cell in found)
    assert rim([]) == []


@pytest.mark.parametrize(
    ("cells", "names"),
    [
        ([], []),
        ([(3, 1)], ["only"]),
        ([(2, 0), (0, 0)], ["right", "left"]),
        ([(0, 2), (1, 0)], ["lower", "upper"]),
        ([(0, 0), (1, 1), (2, 0)], ["left", "middle", "right"]),
        ([(0, 0), (0, 1), (1, 1)], ["upper-left", "lower-left", "lower-right"]),
    ],
)
def test_cells_are_told_apart_by_how_they_lie_to_each_other(cells: list[tuple[int, int]], names: list[str]):
    assert told_apart(cells) == names

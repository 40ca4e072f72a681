"""Graphs agree with walking from place to place, step by step."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.core import bits
from serai.core.graph import MOST, NONE, Graph, is_connected

Ways = list[tuple[int, int]]


@st.composite
def roads(draw: st.DrawFn) -> tuple[int, Ways]:
    """A number of places and some ways between them, from none to a thicket."""
    places = draw(st.integers(1, int(MOST)))
    place = st.integers(0, places - 1)
    return places, draw(st.lists(st.tuples(place, place), max_size=3 * places))


def word(members: set[int]) -> int:
    return sum(1 << n for n in members)


def walked(ways: Ways, start: int) -> dict[int, int]:
    """Every place that can be reached, and the fewest steps to it."""
    steps = {start: 0}
    walking = [start]
    for here in walking:
        for there in [end for begin, end in ways if begin == here]:
            if there not in steps:
                steps[there] = steps[here] + 1
                walking.append(there)
    return steps


@given(roads(), st.data())
def test_a_set_steps_to_whatever_its_members_step_to(road: tuple[int, Ways], data: st.DataObject):
    places, ways = road
    members = data.draw(st.sets(st.integers(0, places - 1)))
    assert Graph(places, ways).step(word(members)) == word({end for start, end in ways if start in members})


@given(roads(), st.data())
def test_distances_are_the_fewest_steps(road: tuple[int, Ways], data: st.DataObject):
    places, ways = road
    start = data.draw(st.integers(0, places - 1))
    steps = walked(ways, start)
    graph = Graph(places, ways)
    assert [graph.distance(start, end) for end in range(places)] == [
        steps.get(end, NONE) for end in range(places)
    ]


@given(roads(), st.data())
def test_what_is_within_some_steps_of_a_set_is_so_near_to_one_of_its_members(
    road: tuple[int, Ways], data: st.DataObject
):
    places, ways = road
    members = data.draw(st.sets(st.integers(0, places - 1)))
    steps = data.draw(st.integers(0, places))
    near = {end for start in members for end, far in walked(ways, start).items() if far <= steps}
    assert Graph(places, ways).within(word(members), steps) == word(near)


@given(roads(), st.data())
def test_what_a_set_reaches_can_be_walked_to(road: tuple[int, Ways], data: st.DataObject):
    places, ways = road
    members = data.draw(st.sets(st.integers(0, places - 1)))
    reached = {end for start in members for end in walked(ways, start)}
    assert Graph(places, ways).reach(word(members)) == word(reached)


@given(roads(), st.data())
def test_nobody_passes_a_barrier_in_either_direction(road: tuple[int, Ways], data: st.DataObject):
    places, ways = road
    one, two = data.draw(st.integers(0, places - 1)), data.draw(st.integers(0, places - 1))
    graph = Graph(places, ways)
    graph.close_way(one, two)
    open_ways = [way for way in ways if way not in [(one, two), (two, one)]]
    assert graph.ahead == Graph(places, open_ways).ahead


@given(roads(), st.data())
def test_nobody_enters_or_leaves_a_closed_place(road: tuple[int, Ways], data: st.DataObject):
    places, ways = road
    closed = data.draw(st.integers(0, places - 1))
    graph = Graph(places, ways)
    graph.close(closed)
    assert graph.ahead == Graph(places, [way for way in ways if closed not in way]).ahead


def pyramid(width: int) -> tuple[Graph, dict[tuple[int, int], int]]:
    """A pyramid of cards, from the bottom row; a pawn on (r, i) goes up to (r + 1, i - 1) or (r + 1, i)."""
    cards = [(row, column) for row in range(width) for column in range(width - row)]
    number = {card: n for n, card in enumerate(cards)}
    ways = [
        (number[row, column], number[up])
        for row, column in cards
        for up in [(row + 1, column - 1), (row + 1, column)]
        if up in number
    ]
    return Graph(len(cards), ways), number


def test_a_pyramid_of_ten_rows_fits_and_leads_only_up():
    graph, number = pyramid(10)
    top = number[9, 0]
    assert graph.places == 55
    assert graph.reach(1 << top) == 1 << top
    assert [graph.distance(number[0, column], top) for column in range(10)] == [9] * 10
    assert graph.distance(top, 0) == NONE


def test_from_the_cards_of_a_pyramid_go_the_ways_of_its_rules():
    """The worked examples 2 and 3 of the specification of the game that has one."""
    graph, number = pyramid(6)
    names = {n: card for card, n in number.items()}
    exits = {
        (0, 0): {(1, 0)},
        (0, 5): {(1, 4)},
        (0, 2): {(1, 1), (1, 2)},
        (2, 3): {(3, 2)},
        (2, 0): {(3, 0)},
        (4, 0): {(5, 0)},
        (4, 1): {(5, 0)},
        (5, 0): set(),
    }
    for card, ends in exits.items():
        assert {names[n] for n in bits.members(graph.ahead[number[card]])} == ends


def test_more_places_than_a_word_holds_are_refused():
    with pytest.raises(ValueError, match="63 places do not fit into one word: a graph has at most 62"):
        Graph(63, [])


@given(roads(), st.data())
def test_a_set_hangs_together_if_one_can_walk_from_any_of_its_members_to_all_others(
    road: tuple[int, Ways], data: st.DataObject
):
    places, some = road
    ways = [*some, *[(end, start) for start, end in some]]
    members = data.draw(st.sets(st.integers(0, places - 1)))
    within = [(start, end) for start, end in ways if start in members and end in members]
    together = not members or set(walked(within, min(members))) == members
    assert is_connected(Graph(places, ways).ahead, word(members)) == together

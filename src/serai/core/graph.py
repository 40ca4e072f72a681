"""Places and the ways between them: a road, a pyramid of cards, a map. A set of places is one word of bits.

A way leads in one direction; where people walk both, give both.
"""

from collections.abc import Sequence
from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

NONE: Final[i64] = -1
MOST: Final[i64] = 62


class Graph:
    places: i64
    ahead: vec[i64]  # [place] the set of places one step ahead

    def __init__(self, places: i64, ways: Sequence[tuple[int, int]]) -> None:
        if places > MOST:
            raise ValueError(f"{places} places do not fit into one word: a graph has at most {MOST}")
        self.places = places
        self.ahead = vec[i64](capacity=places)
        for _ in range(places):
            self.ahead = append(self.ahead, 0)
        for start, end in ways:
            self.ahead[start] |= 1 << end

    def close_way(self, one: i64, two: i64) -> None:
        """Put a barrier between two places: nobody walks from either to the other."""
        self.ahead[one] &= ~(1 << two)
        self.ahead[two] &= ~(1 << one)

    def close(self, place: i64) -> None:
        """Let nobody enter or leave a place."""
        for other in range(self.places):
            self.close_way(place, other)

    def step(self, members: i64) -> i64:
        """The places one step ahead of any place of a set."""
        return step(self.ahead, members)

    def within(self, members: i64, steps: i64) -> i64:
        """The places at most so many steps ahead of a set, the set included."""
        found = members
        for _ in range(steps):
            wider = found | self.step(found)
            if wider == found:
                break
            found = wider
        return found

    def reach(self, members: i64) -> i64:
        """The places any number of steps ahead of a set, the set included."""
        return self.within(members, self.places)

    def distance(self, start: i64, end: i64) -> i64:
        """The fewest steps from one place to another, or NONE if no way leads there."""
        found: i64 = 1 << start
        for steps in range(self.places):
            if found >> end & 1:
                return steps
            found |= self.step(found)
        return NONE


def step(ahead: vec[i64], members: i64) -> i64:
    """The places one step ahead of any place of a set, where a game keeps the ways itself."""
    found: i64 = 0
    for place in range(i64(len(ahead))):
        if members >> place & 1:
            found |= ahead[place]
    return found


def is_connected(ahead: vec[i64], members: i64) -> bool:
    """Whether the places of a set hang together, by ways that lead in both directions within it."""
    reached = members & -members
    edge = reached
    while edge:
        edge = step(ahead, edge) & members & ~reached
        reached |= edge
    return reached == members

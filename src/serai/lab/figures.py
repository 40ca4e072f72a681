"""Figures with 95 % intervals. Games are independent of each other; the seats of one are not, so what is
averaged is what a game gives."""

import math
from collections.abc import Sequence
from typing import NamedTuple

from serai.arena.standings import NORMAL, wilson


class Estimate(NamedTuple):
    """A figure, its 95 % interval, and how many games or seats it rests on."""

    value: float
    low: float
    high: float
    of: int

    @property
    def known(self) -> bool:
        return self.of > 1

    def excludes(self, value: float) -> bool:
        """Whether a value lies outside the interval."""
        return self.known and not self.low <= value <= self.high


NOTHING = Estimate(0.0, 0.0, 0.0, 0)


def mean(values: Sequence[float]) -> Estimate:
    """The mean of independent values; that of counts is never less than none."""
    count = len(values)
    if count == 0:
        return NOTHING
    middle = math.fsum(values) / count
    half = NORMAL * spread(values) / math.sqrt(count)
    low = middle - half
    return Estimate(middle, max(low, 0.0) if min(values) >= 0 else low, middle + half, count)


def spread(values: Sequence[float]) -> float:
    """The standard deviation."""
    count = len(values)
    if count < 2:
        return 0.0
    middle = math.fsum(values) / count
    return math.sqrt(math.fsum((value - middle) ** 2 for value in values) / (count - 1))


def share(part: float, whole: int) -> Estimate:
    """A part of a whole."""
    low, high = wilson(part, whole)
    return Estimate(part / whole if whole else 0.0, low, high, whole)


def less(one: Estimate, other: Estimate) -> Estimate:
    """How much larger one figure is than another that is independent of it, by Newcombe's method."""
    if not (one.known and other.known):
        return NOTHING
    value = one.value - other.value
    down = math.hypot(one.value - one.low, other.high - other.value)
    up = math.hypot(one.high - one.value, other.value - other.low)
    return Estimate(value, value - down, value + up, min(one.of, other.of))


def quantile(values: Sequence[float], part: float) -> float:
    """The value below which a part of them lies, in proportion between the two nearest."""
    ordered = sorted(values)
    place = part * (len(ordered) - 1)
    below = math.floor(place)
    above = min(below + 1, len(ordered) - 1)
    return ordered[below] + (ordered[above] - ordered[below]) * (place - below)


class Bin(NamedTuple):
    """Values from `first` up to `last`, both included."""

    first: int
    last: int
    number: int
    marked: int


def bins(values: Sequence[int], marked: Sequence[bool], most: int = 24) -> list[Bin]:
    """Whole numbers in bins of equal width, no more than `most` of them; some of the values are marked."""
    low, high = min(values), max(values)
    width = nice_width((high - low + 1) / most)
    low = low // width * width
    found = []
    for first in range(low, high + 1, width):
        inside = [mark for value, mark in zip(values, marked, strict=True) if first <= value < first + width]
        found.append(Bin(first, first + width - 1, len(inside), sum(inside)))
    return found


def nice_width(least: float) -> int:
    """1, 2 or 5 times a power of ten, and not less than that."""
    scale = 1
    while True:
        for step in (1, 2, 5):
            if step * scale >= least:
                return step * scale
        scale *= 10


def ratio(pairs: Sequence[tuple[float, float]]) -> Estimate:
    """What the first of each pair come to beside the second; a pair is a game."""
    whole = math.fsum(below for _, below in pairs)
    if not whole:
        return NOTHING
    value = math.fsum(above for above, _ in pairs) / whole
    count = sum(1 for _, below in pairs if below)
    strays = math.fsum((above - value * below) ** 2 for above, below in pairs)
    half = NORMAL * math.sqrt(strays * count / max(count - 1, 1)) / whole
    return Estimate(value, max(0.0, value - half), value + half, count)

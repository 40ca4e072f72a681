"""Things by how many there are of each: in sentences, and between two views."""

from collections.abc import Iterable, Mapping
from typing import TypeVar

T = TypeVar("T")


def counted(things: Iterable[T]) -> dict[T, int]:
    """How many there are of each, in the order in which they first come."""
    found: dict[T, int] = {}
    for thing in things:
        found[thing] = found.get(thing, 0) + 1
    return found


def gained(before: Mapping[T, int], after: Mapping[T, int]) -> list[T]:
    """What there is more of than before, one by one, equal ones together."""
    found: list[T] = []
    for thing, count in after.items():
        found += [thing] * (count - before.get(thing, 0))
    return found

"""The lines of a story: the last ones as they are, all before them packed, for there may be thousands."""

from __future__ import annotations

import pickle
import zlib
from bisect import bisect_left
from collections.abc import Iterable

from serai.core.parts import Line

Told = tuple[int, Line]  # a line, with the number of its action

TOGETHER = 32  # lines that are packed at once
QUICKLY = 1  # the level of compression


class Lines:
    """They only grow at the end, or are taken back from there."""

    def __init__(self) -> None:
        self.packs: list[bytes] = []
        self.last: list[Told] = []

    def __len__(self) -> int:
        return len(self.packs) * TOGETHER + len(self.last)

    def add(self, lines: Iterable[Told]) -> None:
        self.last += lines
        while len(self.last) >= 2 * TOGETHER:
            self.packs.append(pack(self.last[:TOGETHER]))
            del self.last[:TOGETHER]

    def between(self, first: int, last: int) -> list[Told]:
        """Those from the `first` on, up to the one before the `last`."""
        start, end = (min(place // TOGETHER, len(self.packs)) for place in (first, last + TOGETHER - 1))
        found = [line for packed in self.packs[start:end] for line in unpack(packed)]
        if last > len(self.packs) * TOGETHER:
            found += self.last
        return found[first - start * TOGETHER : last - start * TOGETHER]

    def count_since(self, number: int, most: int) -> int:
        """How many there are of action `number` and of all after it, counted only as far as `most`."""
        at = first_of(self.last, number)
        count = len(self.last) - at
        for packed in reversed(self.packs):
            if at or count > most:
                break
            at = first_of(unpack(packed), number)
            count += TOGETHER - at
        return count

    def forget(self, number: int) -> None:
        """Take back those of action `number` and of all after it."""
        del self.last[first_of(self.last, number) :]
        while not self.last and self.packs:
            self.last = unpack(self.packs.pop())
            del self.last[first_of(self.last, number) :]


def first_of(lines: list[Told], number: int) -> int:
    """Where those of action `number`, or after it, begin."""
    return bisect_left(lines, number, key=lambda told: told[0])


def pack(lines: list[Told]) -> bytes:
    return zlib.compress(pickle.dumps(lines), QUICKLY)


def unpack(packed: bytes) -> list[Told]:
    """What `pack` has made in this process, and nobody else."""
    lines: list[Told] = pickle.loads(zlib.decompress(packed))
    return lines

"""A small portable random generator: the same numbers on every machine and in every build.

It is Chris Doty-Humphrey's sfc32 (additions, shifts and exclusive-ors of 32-bit words), chosen because
no intermediate result reaches 62 bits, so native and Python integers agree.
"""

from typing import Final

from mypy_extensions import i64

WORD: Final[i64] = 0xFFFFFFFF
WARM_UP: Final[i64] = 15


class Rng:
    a: i64
    b: i64
    c: i64
    counter: i64

    def __init__(self, seed: i64) -> None:
        self.a = seed & WORD
        self.b = (seed >> 32) & WORD
        self.c = 0x9E3779B9
        self.counter = 1
        for _ in range(WARM_UP):
            self.word()

    def word(self) -> i64:
        """The next 32 random bits."""
        out = (self.a + self.b + self.counter) & WORD
        self.counter = (self.counter + 1) & WORD
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & WORD
        self.c = (((self.c << 21) & WORD) | (self.c >> 11)) + out & WORD
        return out

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely; n is at most 2**30."""
        scaled = self.word() * n
        low = scaled & WORD
        if low < n:
            # Lemire's rejection: the few words that would favour small numbers are drawn again.
            floor = (WORD + 1 - n) % n
            while low < floor:
                scaled = self.word() * n
                low = scaled & WORD
        return scaled >> 32

    def copy(self) -> "Rng":
        twin = Rng(0)
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.counter = self.counter
        return twin

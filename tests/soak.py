"""The large figures of `make soak`, for a night and not for a commit, and how far a test has come with them.

`make soak FAMILY=S3` runs the tests of one id alone and shows how far they are; `SHARE=0.1` a tenth of it.
"""

import os
import sys
import time
from collections.abc import Iterator

SOAK = float(os.environ.get("SERAI_SOAK") or 0)  # the share of the large figures that is wanted
SECONDS = 10  # between two lines


def large(figure: int, small: int) -> int:
    """How many of something a test goes through: the large figure or as much of it as is wanted, or few."""
    return max(int(figure * SOAK), small)


def tell(text: str) -> None:
    """Say what a long test has come to."""
    if SOAK:
        print(text, file=sys.stderr, flush=True)


class Progress:
    """Says now and then how far a long test is."""

    def __init__(self, what: str, of: int) -> None:
        self.what = what
        self.of = of
        self.began = self.said = time.monotonic()

    def say(self, done: int) -> None:
        now = time.monotonic()
        if SOAK and (now - self.said > SECONDS or done >= self.of):
            self.said = now
            seconds = now - self.began
            tell(f"{done:,} of {self.of:,} {self.what}, {seconds:.0f} s")


def counted(of: int, what: str) -> Iterator[int]:
    """Numbers from 0 on, for a loop that says how far it is."""
    progress = Progress(what, of)
    for number in range(of):
        yield number
        progress.say(number + 1)

"""Long work in steps, so that whoever does it may let others have their turn in between."""

from __future__ import annotations

from collections.abc import Generator
from typing import TypeVar

T = TypeVar("T")
Steps = Generator[None, None, T]  # work that can be left after every step, and what it comes to


def finish(work: Steps[T]) -> T:
    """What work in steps comes to, without a pause."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            return done.value  # type: ignore[no-any-return]

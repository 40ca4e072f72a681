"""Long work on the event loop, a little at a time."""

from __future__ import annotations

import asyncio

from serai.server.table.steps import Steps, T

STEPS_A_TURN = 8  # of long work, before others get their turn


async def finish_in_turns(work: Steps[T]) -> T:
    """What work in steps comes to; everybody else gets their turn in between."""
    taken = 0
    while True:
        try:
            next(work)
        except StopIteration as done:
            return done.value  # type: ignore[no-any-return]
        taken += 1
        if taken % STEPS_A_TURN == 0:
            await asyncio.sleep(0)

"""Long work where everybody plays: a little at a time, and only one at a time."""

from __future__ import annotations

import asyncio
import time

from serai.server.table.steps import Steps, T

STEPS_A_TURN = 8  # of long work, before others get their turn,
SECONDS_A_TURN = 0.002  # or fewer, if they take so long


class Turns:
    """However much long work there is, between two of its turns everybody else gets theirs."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()

    async def finish(self, work: Steps[T]) -> T:
        """What work in steps comes to."""
        while True:
            async with self.turn:
                until = time.monotonic() + SECONDS_A_TURN
                for _ in range(STEPS_A_TURN):
                    try:
                        next(work)
                    except StopIteration as done:
                        return done.value  # type: ignore[no-any-return]
                    if time.monotonic() > until:
                        break
                await asyncio.sleep(0)

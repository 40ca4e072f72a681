"""Processes for what takes long: bots think in them and records are read in them, never on the event loop.

A process receives a position already re-dealt for the bot's seat, never the log and never the true state.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any, TypeVar

from serai.bots import SIMPLEST, make_bot
from serai.core.play import redealt
from serai.core.rng import Rng
from serai.core.state import State
from serai.core.title import Title
from serai.games import find
from serai.match.record import Record, read_record, replay

BROKEN = (TimeoutError, BrokenExecutor, RuntimeError, OSError)
T = TypeVar("T")


def think(saved: dict[str, Any], level: str, seed: int) -> int:
    """The action a bot chooses in a saved state; runs in a process of its own."""
    title = find(saved["game"])
    state = title.restore(saved)
    return int(make_bot(level, title).choose(state, Rng(seed)))


def live_with_server() -> None:
    """Ctrl-C is for the server, which ends its processes itself; if it is killed they end by themselves."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()


def end_with_parent() -> None:
    """Wait for the end of a pipe that the parent holds, so it does not matter how the parent ended."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def read(text: str) -> tuple[Record, list[int]] | str:
    """A record and its actions, or what is wrong with it; runs in a process of its own."""
    try:
        record = read_record(text)
        match = replay(record, find(record.game))
    except ValueError as error:
        return str(error)
    return record, [entry.action for entry in match.log]


class Processes:
    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self.failures = 0
        self.pool: ProcessPoolExecutor | None = None  # until somebody first has to think

    def open_pool(self) -> ProcessPoolExecutor:
        """The pool; processes start when they are needed."""
        if self.pool is None:
            context = multiprocessing.get_context("spawn")
            self.pool = ProcessPoolExecutor(self.workers, mp_context=context, initializer=live_with_server)
        return self.pool

    async def choose(self, title: Title, state: State, seat: int, level: str, seed: int) -> int:
        """An action for the seat. Whatever goes wrong, the simplest bot answers instead."""
        rng = Rng(seed)
        own = redealt(title, state, seat, rng)
        actions = list(own.legal())
        if len(actions) == 1:
            return int(actions[0])
        if level == SIMPLEST:
            return int(actions[rng.below(len(actions))])
        try:
            action = await self.run(think, title.save(own), level, seed)
            if action in actions:
                return action
        except (*BROKEN, ValueError):
            pass
        self.failures += 1
        return int(actions[rng.below(len(actions))])

    async def read(self, text: str) -> tuple[Record, list[int]]:
        """A record from elsewhere, played through; ValueError says what is wrong with it."""
        try:
            found = await self.run(read, text)
        except BROKEN:
            raise ValueError("it took too long to replay") from None
        if isinstance(found, str):
            raise ValueError(found)
        return found

    async def run(self, work: Callable[..., T], *given: Any) -> T:
        """Let a process do this; if it is stuck or gone all are ended, and new ones start when needed."""
        pool = self.open_pool()
        try:
            return await asyncio.wait_for(
                asyncio.get_running_loop().run_in_executor(pool, work, *given), self.seconds
            )
        except BROKEN:
            if pool is self.pool:
                self.close()
            raise

    def close(self) -> None:
        pool, self.pool = self.pool, None
        if pool is not None:
            for process in list((pool._processes or {}).values()):
                process.kill()
            pool.shutdown(wait=False)  # whoever still waits hears that the pool is broken

"""Bots think in processes of their own, with a deadline, never on the event loop.

A process receives a position already dealt anew for the bot's seat, never the log and never the true state.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import signal
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from typing import Any

from serai.bots import make_bot
from serai.core.rng import Rng
from serai.core.state import State
from serai.core.title import Title
from serai.games import find
from serai.match.record import Record, read_record, replay

SIMPLEST = "random"


def think(
    game: str, seats: int, options: dict[str, Any], position: dict[str, Any], level: str, seed: int
) -> int:
    """The action a bot chooses in a position; runs in a process of its own."""
    title = find(game)
    state = title.load(seats, options, position)
    return int(make_bot(level, title).choose(state, Rng(seed)))


def ignore_interrupts() -> None:
    """Ctrl-C is for the server, which ends its processes itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def read(text: str) -> tuple[Record, list[int]] | str:
    """A record and its actions, or what is wrong with it; runs in a process of its own."""
    try:
        record = read_record(text)
        match = replay(record, find(record.game))
    except ValueError as error:
        return str(error)
    return record, [entry.action for entry in match.log]


def ready() -> bool:
    """A process that answers has imported everything it needs."""
    return True


class Thinkers:
    def __init__(self, workers: int, seconds: float) -> None:
        self.workers = workers
        self.seconds = seconds
        self.failures = 0
        self.pool = self.new_pool()

    def new_pool(self) -> ProcessPoolExecutor:
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self.workers, mp_context=context, initializer=ignore_interrupts)

    async def choose(self, title: Title, state: State, seat: int, level: str, seed: int) -> int:
        """An action for the seat. Whatever goes wrong, the simplest bot answers instead."""
        copy = state.copy()
        rng = Rng(seed)
        title.redeterminise(copy, seat, rng)
        copy.settle()
        actions = list(copy.legal())
        if len(actions) == 1:
            return int(actions[0])
        if level == SIMPLEST:
            return int(actions[rng.below(len(actions))])
        try:
            action = await asyncio.wait_for(
                asyncio.get_running_loop().run_in_executor(
                    self.pool,
                    think,
                    title.name,
                    int(state.game.seats),
                    title.write_options(state.game.options),
                    title.dump(copy),
                    level,
                    seed,
                ),
                self.seconds,
            )
            if action in actions:
                return action
        except (TimeoutError, BrokenExecutor, RuntimeError, ValueError, OSError):
            self.start_again()
        self.failures += 1
        return int(actions[rng.below(len(actions))])

    async def read(self, text: str) -> tuple[Record, list[int]]:
        """A record from elsewhere, played through; ValueError says what is wrong with it."""
        try:
            found = await asyncio.wait_for(
                asyncio.get_running_loop().run_in_executor(self.pool, read, text), self.seconds
            )
        except (TimeoutError, BrokenExecutor, RuntimeError, OSError):
            self.start_again()
            raise ValueError("it could not be played through in time") from None
        if isinstance(found, str):
            raise ValueError(found)
        return found

    def start_again(self) -> None:
        """A process that is stuck or gone is replaced with all the others."""
        old, self.pool = self.pool, self.new_pool()
        for process in list((old._processes or {}).values()):
            process.kill()
        old.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        for process in list((self.pool._processes or {}).values()):
            process.kill()
        self.pool.shutdown(wait=False, cancel_futures=True)

"""Processes for what takes long: bots think in them and records are read in them, never on the event loop.

Bots, analyses and records have processes of their own, so that none waits for the others. A bot's process
receives a position already re-dealt for its seat, never the log and never the true state; only games that are
over are analysed, and there the true state is no secret.
"""

from __future__ import annotations

import asyncio
import multiprocessing
import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from functools import lru_cache
from typing import Any, Generic, NamedTuple, TypeVar

from serai.bots import SIMPLEST, consider, make_bot
from serai.bots.analysis import judge
from serai.bots.bot import Bot
from serai.core.play import redealt
from serai.core.rng import Rng
from serai.core.state import State
from serai.core.title import Title
from serai.games import find
from serai.match.record import Record, read_record, replay
from serai.server.limits import Places
from serai.server.table import messages as m

FOR_BOTS, FOR_ANALYSES, FOR_RECORDS = 5, 10, 10  # how much processes give way to others
DIGITS = 4  # of a result
RECORDS_WAITING, RECORDS_AT_ONCE = 8, 2  # in all, and from one address; more than that are refused
HINTS = 3  # actions that a hint names
START_SECONDS = 60.0  # for a process
BOTS_KEPT = 4  # by a process, with their trees
BROKEN = (TimeoutError, BrokenExecutor, RuntimeError, OSError)
T = TypeVar("T")


class Crowded(Exception):
    """There is no place for this just now; the text says why."""


def think(table: str, saved: dict[str, Any], level: str, seed: int) -> int:
    """The action a bot chooses in a saved state; runs in a process of its own."""
    state = find(saved["game"]).restore(saved)
    return int(bot_at(table, int(state.actor()), level, saved["game"]).choose(state, Rng(seed)))


def advise(saved: dict[str, Any], seed: int) -> list[m.Advice]:
    """What a strong bot thinks best in a saved state; runs in a process of its own."""
    title = find(saved["game"])
    state = title.restore(saved)
    seat = int(state.actor())
    return [
        m.Advice(action, share, results[seat], expected(title, state, seat, line))
        for action, visits, share, results, line in consider(title, state, seed).actions[:HINTS]
        if visits > 0
    ]


def expected(title: Title, state: State, seat: int, line: list[int]) -> list[dict[str, Any]]:
    """How a bot expects a seat to go on, described to it, up to chance or to somebody else's choice."""
    state = state.copy()
    found: list[dict[str, Any]] = []
    for action in line:
        if state.actor() != seat or action not in state.legal():
            break
        found.append(title.choice(state, title.view(state, seat), action))
        state.apply(action)
    return found[1:]


def judge_choice(saved: dict[str, Any], number: int, action: int, all_knowing: bool) -> m.Judged:
    """What a strong bot thinks of an action in a saved state; runs in a process of its own."""
    title = find(saved["game"])
    state = title.restore(saved)
    verdict = judge(title, state, number, action, None, all_knowing)
    view = title.view(state, verdict.seat)
    cost = round(verdict.cost, DIGITS)
    return m.Judged(
        number,
        verdict.seat,
        [round(result, DIGITS) for result in verdict.results],
        cost,
        title.choice(state, view, action),
        title.choice(state, view, verdict.better if cost else action),
    )


@lru_cache(BOTS_KEPT)
def bot_at(table: str, seat: int, level: str, game: str) -> Bot:
    """The bot on a seat, which may still know what it thought at the last choice of the turn."""
    return make_bot(level, find(game))


def live_with_server(niceness: int) -> None:
    """Ctrl-C is for the server, which ends its processes itself; if it is killed they end by themselves.

    Where there are few cores the server comes first, then bots, then all else.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        os.nice(niceness)
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
        title = find(record.game)
        if len(record.log) > title.longest:
            return f"log: has {len(record.log)} actions, and a game of {title.name} at most {title.longest}"
        match = replay(record, title)
    except ValueError as error:
        return str(error)
    return record, [entry.action for entry in match.log]


class Done(NamedTuple, Generic[T]):
    """What a job came to, and how long it took once it had begun."""

    value: T
    seconds: float


class Crew:
    """So many processes with one job each; until one is free and has started, a job waits: not its own time.

    A process whose job takes too long is ended with it, and no other; a new one starts when it is needed.
    """

    def __init__(self, size: int, seconds: float, niceness: int) -> None:
        self.seconds = seconds
        self.niceness = niceness
        self.free = asyncio.Semaphore(size)
        self.idle: list[ProcessPoolExecutor] = []
        self.busy: set[ProcessPoolExecutor] = set()
        self.waiting = 0

    async def run(self, work: Callable[..., T], *given: Any) -> Done[T]:
        self.waiting += 1
        try:
            await self.free.acquire()
        finally:
            self.waiting -= 1
        worker = self.idle.pop() if self.idle else self.hire()
        self.busy.add(worker)
        sound = True
        try:
            loop = asyncio.get_running_loop()
            if not processes_of(worker):
                await asyncio.wait_for(loop.run_in_executor(worker, os.getpid), START_SECONDS)
            began = time.monotonic()
            value = await asyncio.wait_for(loop.run_in_executor(worker, work, *given), self.seconds)
            return Done(value, time.monotonic() - began)
        except (*BROKEN, asyncio.CancelledError):
            sound = False
            end(worker)
            raise
        finally:
            self.busy.discard(worker)
            if sound:
                self.idle.append(worker)
            self.free.release()

    def hire(self) -> ProcessPoolExecutor:
        """A process, which starts with its first job."""
        context = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(1, context, live_with_server, (self.niceness,))

    def processes(self) -> list[Any]:
        """Those that have been started and not ended."""
        return [process for worker in (*self.idle, *self.busy) for process in processes_of(worker)]

    def close(self) -> None:
        for worker in (*self.idle, *self.busy):
            end(worker)
        self.idle.clear()


def processes_of(worker: ProcessPoolExecutor) -> list[Any]:
    return list((worker._processes or {}).values())


def end(worker: ProcessPoolExecutor) -> None:
    for process in processes_of(worker):
        process.kill()
    worker.shutdown(wait=False)


class Processes:
    def __init__(self, workers: int, seconds: float) -> None:
        self.bots = Crew(workers, seconds, FOR_BOTS)
        self.analysts = Crew(workers, seconds, FOR_ANALYSES)
        self.records = Crew(1, seconds, FOR_RECORDS)
        self.places = Places()  # of records, by address
        self.failures = 0

    async def choose(
        self,
        table: str,
        title: Title,
        state: State,
        seat: int,
        level: str,
        seed: int,
        stuck: Callable[[], None],
    ) -> Done[int]:
        """An action for the seat. Whatever goes wrong is told, and the simplest bot answers instead."""
        rng = Rng(seed)
        own = redealt(title, state, seat, rng)
        actions = list(own.legal())
        if len(actions) == 1:
            return Done(int(actions[0]), 0)
        simple = int(actions[rng.below(len(actions))])
        if level == SIMPLEST:
            return Done(simple, 0)
        try:
            done = await self.bots.run(think, table, title.save(own), level, seed)
            if done.value in actions:
                return done
        except (*BROKEN, ValueError) as error:
            self.failures += 1
            stuck()
            return Done(simple, self.bots.seconds if isinstance(error, TimeoutError) else 0)
        self.failures += 1
        stuck()
        return Done(simple, done.seconds)

    async def advise(self, title: Title, state: State, seat: int, seed: int) -> Done[list[m.Advice]]:
        """What a bot thinks best for the seat to act, from what it knows; nothing if that goes wrong."""
        own = title.save(redealt(title, state, seat, Rng(seed)))
        try:
            return await self.bots.run(advise, own, seed)
        except (*BROKEN, ValueError):
            self.failures += 1
            return Done([], self.bots.seconds)

    async def judge(
        self, title: Title, state: State, number: int, action: int, all_knowing: bool
    ) -> Done[m.Judged]:
        """What a bot thinks of an action of a finished game, or whatever went wrong."""
        try:
            return await self.analysts.run(judge_choice, title.save(state), number, action, all_knowing)
        except (*BROKEN, ValueError):
            self.failures += 1
            raise

    async def read(self, text: str, address: str) -> tuple[Record, list[int]]:
        """A record from elsewhere, played through; ValueError says what is wrong with it. Or Crowded."""
        if self.records.waiting >= RECORDS_WAITING or not self.places.take(address, RECORDS_AT_ONCE):
            raise Crowded("other records are being read already: wait a minute")
        try:
            found = (await self.records.run(read, text)).value
        except BROKEN:
            raise ValueError("it took too long to replay") from None
        finally:
            self.places.give_back(address)
        if isinstance(found, str):
            raise ValueError(found)
        return found

    def close(self) -> None:
        self.bots.close()
        self.analysts.close()
        self.records.close()

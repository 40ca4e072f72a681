"""Analyses: in the background a bot judges every choice of a finished game, and what it finds is kept.

One game at a time for each guest, and choice by choice, so that all guests who wait get their turns.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
import zlib

import msgspec

from serai.match.choices import has_choice, swing
from serai.match.match import Match
from serai.server.config import Config
from serai.server.limits import Limits
from serai.server.live.live_table import LiveTable
from serai.server.live.processes import BROKEN, Processes
from serai.server.live.socket import Socket
from serai.server.storage.store import Store, StoreError
from serai.server.table import messages as m
from serai.server.table.table import Table

LOG = logging.getLogger("serai")
KEPT = "SELECT body FROM analyses WHERE table_name = ? AND all_knowing = ?"
KEEP = "INSERT OR REPLACE INTO analyses VALUES (?, ?, ?)"
QUICKLY = 1  # the level of compression
NOT_OVER, ORIGIN = "analysis-not-over", "analysis-origin"
NO_RULES, WATCHING = "analysis-no-rules", "analysis-watching"
BUSY, LATER, FAILED = "analysis-busy", "analysis-later", "analysis-failed"


class Found(msgspec.Struct):
    """What a bot has found out about a game so far."""

    total: int  # actions
    done: int = 0  # of them, looked at
    judged: list[m.Judged] = []


class Running:
    """An analysis under way: what it has found, who asked for it, and who is told."""

    def __init__(self, table: Table, all_knowing: bool, found: Found, person: str) -> None:
        self.table = table
        self.all_knowing = all_knowing
        self.found = found
        self.person = person
        self.readers: set[Socket] = set()
        self.gone = False  # whether the table was deleted meanwhile
        self.task: asyncio.Task[None] | None = None


_decoder: msgspec.json.Decoder[Found] = msgspec.json.Decoder(Found)


class Analyses:
    def __init__(self, config: Config, processes: Processes, store: Store) -> None:
        self.processes = processes
        self.store = store
        self.thinking_time = Limits(config.analysis_seconds_per_hour, 3600)
        self.running: dict[tuple[str, bool], Running] = {}

    def receive(self, live: LiveTable, socket: Socket, message: m.Analyse, is_open: bool) -> None:
        """Somebody looks at an analysis, lets it go on, or stops it; while it runs they hear what is new.

        There is none while the game `is_open`, or the one without hints that it was forked from.
        """
        table, all_knowing = live.table, message.all_knowing
        running = self.running.get((table.name, all_knowing))
        key = (ORIGIN if table.is_over() else NOT_OVER) if is_open else ""
        if message.do != "look" and socket.spectator:
            key = key or WATCHING
        found = running.found if running else self.kept(table, all_knowing)
        if message.do == "run" and running is None and found.done < found.total and not key:
            key = self.bars(table, socket.person)
            if not key:
                running = self.begin(table, all_knowing, found, socket.person)
        if running is not None:
            running.readers.add(socket)
        socket.send(m.encode(analysed(table, all_knowing, found, running is not None, key)))
        if message.do == "stop" and running is not None and running.task is not None and not key:
            running.task.cancel()

    def bars(self, table: Table, person: str) -> str:
        """Why no bot thinks about a finished game just now: a key, or nothing if one may."""
        if table.match is None or table.frozen:
            return NO_RULES
        if any(running.person == person for running in self.running.values()):
            return BUSY
        return LATER if self.thinking_time.take(person, time.monotonic(), 0) else ""

    def begin(self, table: Table, all_knowing: bool, found: Found, person: str) -> Running:
        """Let a bot think where it has stopped, or from the beginning."""
        assert table.match is not None
        running = Running(table, all_knowing, found, person)
        self.running[table.name, all_knowing] = running
        running.task = asyncio.create_task(self.run(running, table.match))
        return running

    async def run(self, running: Running, match: Match) -> None:
        """Think to the end or until something is in the way; then keep what was found, and tell."""
        key = ""
        try:
            key = await self.judge_all(running, match)
        except asyncio.CancelledError:
            pass  # it was stopped, and may go on later
        except (*BROKEN, ValueError):
            key = FAILED
        except Exception as error:
            LOG.warning("an analysis failed", exc_info=error)
            key = FAILED
        with contextlib.suppress(StoreError):  # then it is only told
            await self.keep(running)
        del self.running[running.table.name, running.all_knowing]
        self.tell(running, [], key)
        if not self.running:
            self.processes.analysts.close()

    async def judge_all(self, running: Running, match: Match) -> str:
        """Judge every choice that is left; a key if the guest has no more time for that."""
        found = running.found
        left = zip(match.positions(found.done, found.total), match.log[found.done :], strict=False)
        for number, (s, entry) in enumerate(left, start=found.done):
            if not has_choice(s):
                await asyncio.sleep(0)
                continue
            if self.thinking_time.take(running.person, time.monotonic(), 0):
                return LATER
            judged, seconds = await self.processes.judge(
                running.table.title, s, number, entry.action, running.all_knowing
            )
            self.thinking_time.spend(running.person, time.monotonic(), seconds)
            found.judged.append(judged)
            found.done = number + 1
            self.tell(running, [judged])
        found.done = found.total
        return ""

    def tell(self, running: Running, judged: list[m.Judged], key: str = "") -> None:
        """Tell all who look at an analysis what is new of it."""
        goes_on = (running.table.name, running.all_knowing) in self.running
        told = m.encode(analysed(running.table, running.all_knowing, running.found, goes_on, key, judged))
        for socket in list(running.readers):
            if socket.closed:
                running.readers.discard(socket)
            else:
                socket.send(told)

    def kept(self, table: Table, all_knowing: bool) -> Found:
        """What is stored of an analysis; nothing, if there is none, or none that can be read."""
        if table.is_over():
            with contextlib.suppress(zlib.error, msgspec.MsgspecError):
                for (body,) in self.store.read(KEPT, (table.name, int(all_knowing))):
                    return _decoder.decode(zlib.decompress(bytes(body)))
        return Found(len(table.match.log) if table.match else 0)

    async def keep(self, running: Running) -> None:
        if running.found.judged and not running.gone:
            body = zlib.compress(msgspec.json.encode(running.found), QUICKLY)
            await self.store.write([(KEEP, (running.table.name, int(running.all_knowing), body))])

    def forget(self, table: str) -> None:
        """A table is deleted, so nothing about it is to be found out any more."""
        for running in self.running.values():
            if running.table.name == table and running.task is not None:
                running.gone = True
                running.task.cancel()

    async def stop(self) -> None:
        """Stop them all, and keep what was found."""
        tasks = [running.task for running in self.running.values() if running.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def analysed(
    table: Table,
    all_knowing: bool,
    found: Found,
    running: bool,
    key: str = "",
    new: list[m.Judged] | None = None,
) -> m.Analysed:
    """What an analysis has found so far, or only what is new of it."""
    judged = found.judged if new is None else new
    first = len(found.judged) - len(judged)
    return m.Analysed(all_knowing, key, running, found.done, found.total, swing(table.seats), first, judged)

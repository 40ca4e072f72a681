"""Bots at the tables in memory: when it is a bot's turn it thinks, and then it plays like anybody else."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Awaitable, Callable
from weakref import WeakValueDictionary

from serai.bots import SIMPLEST
from serai.server.config import Config
from serai.server.limits import REMEMBERED, Limits
from serai.server.live.live_table import LiveTable, ticks_ms
from serai.server.live.processes import Processes
from serai.server.live.socket import Socket
from serai.server.metrics import BOT, Metrics
from serai.server.storage.store import StoreError
from serai.server.table import decide
from serai.server.table import messages as m

Commit = Callable[[LiveTable, decide.Decision], Awaitable[None]]


class Bots:
    def __init__(self, config: Config, processes: Processes, commit: Commit, metrics: Metrics) -> None:
        self.processes = processes
        self.commit = commit
        self.metrics = metrics
        self.thinking_time = Limits(config.bot_seconds_per_hour, 3600)
        self.pause = config.bot_pause
        self.homes: OrderedDict[str, str] = OrderedDict()  # [guest] the address where they last came from
        self.turns = max(config.workers - 1, 1)  # for one address at a time
        self.thinking: WeakValueDictionary[str, asyncio.Semaphore] = WeakValueDictionary()  # [address]
        self.advised: dict[str, asyncio.Task[None]] = {}  # [guest] whoever waits for a hint
        self.moves = 0
        self.stopping = False

    def stop(self) -> None:
        self.stopping = True
        for task in self.advised.values():
            task.cancel()

    def let_think(self, live: LiveTable) -> None:
        """If it is a bot's turn, let it think; one thought at a time for each table."""
        if live.table.bot_to_act() and live.thinking is None and not self.stopping:
            live.thinking = asyncio.create_task(self.play(live))

    def notice(self, guest: str, address: str) -> None:
        """A guest comes from this address; that is kept in memory only."""
        self.homes[guest] = address
        self.homes.move_to_end(guest)
        if len(self.homes) > REMEMBERED:
            self.homes.popitem(last=False)

    def turn_of(self, guest: str) -> asyncio.Semaphore:
        """At all tables that one address has opened so few bots are at work that others get their turns."""
        home = self.homes.get(guest, guest)
        turns = self.thinking.get(home)
        if turns is None:
            turns = self.thinking[home] = asyncio.Semaphore(self.turns)
        return turns

    async def play(self, live: LiveTable) -> None:
        """Play as long as it is a bot's turn."""
        try:
            while live.table.bot_to_act() and not self.stopping:
                await self.play_once(live)
                await asyncio.sleep(0)
        except StoreError:
            await asyncio.sleep(1)
        except Exception as error:
            live.freeze(error)
        finally:
            live.thinking = None
        self.let_think(live)

    def advise(self, live: LiveTable, socket: Socket, message: m.Hint) -> None:
        """Let a bot think about what somebody could do; one hint at a time for each guest."""
        key = decide.bars_hint(live.table, socket.person, message)
        busy = socket.person in self.advised
        if not key and (busy or self.thinking_time.take(socket.person, time.monotonic(), 0)):
            key = decide.HINT_LATER
        if key:
            socket.send(m.encode(m.Hinted(message.seat, message.revision, key, [])))
            return
        task = asyncio.create_task(self.think_for(live, socket, message))
        self.advised[socket.person] = task
        task.add_done_callback(lambda _: self.advised.pop(socket.person, None))

    async def think_for(self, live: LiveTable, socket: Socket, message: m.Hint) -> None:
        """Answer somebody who has asked for a hint."""
        table = live.table
        assert table.match is not None
        seed = secrets.randbits(60)
        async with self.turn_of(socket.person):
            best, seconds = await self.processes.advise(table.title, table.match.state, message.seat, seed)
        self.thinking_time.spend(socket.person, time.monotonic(), seconds)
        key = "" if best else decide.HINT_LATER
        socket.send(m.encode(m.Hinted(message.seat, message.revision, key, best)))

    async def play_once(self, live: LiveTable) -> None:
        """Let the bot to act choose, and play what it has chosen if nothing has happened meanwhile."""
        table = live.table
        assert table.match is not None
        revision, seat, level = table.revision, table.actor(), table.bot_to_act()
        if self.thinking_time.take(table.setup.creator, time.monotonic(), 0):
            level = SIMPLEST
        seed = secrets.randbits(60)
        stuck: list[str] = []  # filled if it could not think
        began = time.monotonic()
        async with self.turn_of(table.setup.creator):
            action, seconds = await self.processes.choose(
                table.name, table.title, table.match.state, seat, level, seed, lambda: stuck.append(level)
            )
        self.thinking_time.spend(table.setup.creator, time.monotonic(), seconds)
        if stuck:
            self.metrics.note(BOT, level, table.name)
        if stuck or seconds:
            live.note_thought(seat, bool(stuck))
        if live.sockets:
            await asyncio.sleep(max(0.0, began + self.pause - time.monotonic()))
        async with self.turn_of(table.setup.creator), live.lock:
            if live.table.revision == revision and live.table.bot_to_act():
                move = m.Play(seat, action, revision, "")  # no person's move has this id
                await self.commit(live, decide.message(live.table, "", move, ticks_ms(), bot=True))
                self.moves += 1

"""The tables in memory: the shell around the pure core.

One input at a time goes through a table: decide, commit, evolve, show. Nothing is acknowledged or shown
before it is on disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Sequence
from typing import Any

from serai.games import find
from serai.server.config import Config
from serai.server.live.bots import Bots
from serai.server.live.live_table import LiveTable, now_ms
from serai.server.live.metrics import Metrics
from serai.server.live.processes import Processes
from serai.server.live.socket import Socket
from serai.server.live.turns import finish_in_turns
from serai.server.storage.links import INVITE, new_link
from serai.server.storage.store import Conflict, Store, StoreError
from serai.server.table import decide
from serai.server.table import events as e
from serai.server.table import messages as m
from serai.server.table.decide import Decision
from serai.server.table.rebuild import rebuilding
from serai.server.table.table import STALE, Table
from serai.server.table.visible_text import clean

LOG = logging.getLogger("serai")
INSERT_EVENT = "INSERT INTO events (table_name, n, at, body) VALUES (?, ?, ?, ?)"


def event_rows(table: Table, events: Sequence[e.Event]) -> list[Any]:
    """The statements that store what happens next at a table."""
    now = now_ms()
    return [
        (INSERT_EVENT, (table.name, table.stored + number, now, e.encode(event)))
        for number, event in enumerate(events)
    ]


class Hub:
    def __init__(self, store: Store, config: Config) -> None:
        self.store = store
        self.config = config
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.processes = Processes(config.workers, config.bot_seconds)
        self.bots = Bots(config, self.processes, self.commit)
        self.metrics = Metrics()

    # Opening tables

    async def create(
        self,
        name: str,
        setup: e.Setup,
        seed: bytes,
        statements: list[Any],
        joined: Sequence[e.Joined] = (),
        log: Sequence[int] = (),
    ) -> LiveTable:
        """A new table, on disk with everything that belongs to it, and started if everyone sits."""
        created = now_ms()
        row = ("INSERT INTO tables VALUES (?, ?, ?, ?)", (name, created, e.encode(setup), seed))
        live = LiveTable(Table(name, setup, find(setup.game), seed), created)
        async with live.lock:
            await self.start(live, list(log), joined, [row, *statements])
            self.live[name] = live
        return live

    async def find(self, name: str) -> LiveTable | None:
        """The table of that name, read from the store if it is not in memory."""
        live = self.live.get(name)
        if live is None:
            if name not in self.loading:
                self.loading[name] = asyncio.create_task(self.load(name))
                self.loading[name].add_done_callback(lambda _: self.loading.pop(name, None))
            live = await asyncio.shield(self.loading[name])
        if live is not None:
            live.touch()
        return live

    async def load(self, name: str) -> LiveTable | None:
        """A table from the store, among those in memory; none if its game is no longer there."""
        try:
            found = await self.read(name)
        except ValueError as error:
            LOG.warning("a stored table cannot be opened: %s", error)
            return None
        if found is None:
            return None
        live = LiveTable(*found)
        if live.table.match is None and not live.table.frozen:
            async with live.lock:
                with contextlib.suppress(StoreError):  # it starts the next time, then
                    await self.start(live, [])
        self.live[name] = live
        self.bots.let_think(live)
        return live

    async def read(self, name: str) -> tuple[Table, int] | None:
        """A table as it is stored, and when it was created."""
        rows = self.store.read("SELECT created, setup, seed FROM tables WHERE name = ?", (name,))
        if not rows:
            return None
        bodies = self.store.read("SELECT body FROM events WHERE table_name = ? ORDER BY n", (name,))
        return await finish_in_turns(rebuilding(name, rows[0], bodies)), rows[0][0]

    def forget_idle(self) -> None:
        """Tables that nobody looks at leave memory; they are read again when someone comes."""
        for name, live in list(self.live.items()):
            idle = time.monotonic() - live.used > self.config.table_idle_seconds
            if idle and not live.sockets and live.thinking is None and not live.lock.locked():
                del self.live[name]

    # Changing tables

    async def commit(self, live: LiveTable, decision: Decision, statements: list[Any] | None = None) -> None:
        """Store what was decided, then let it happen and show it. The table's lock is held."""
        rows = event_rows(live.table, decision.events) + (statements or [])
        if not rows:
            return
        try:
            await self.store.write(rows)
        except Conflict:
            await self.reload(live)
            raise
        self.happen(live, decision)

    def happen(self, live: LiveTable, decision: Decision) -> None:
        """Let happen what is on disk by now, and show it."""
        now = now_ms()
        for event in decision.events:
            asked = live.table.asked
            try:
                live.table.evolve(event, now, decision.ahead)
            except Exception as error:
                live.freeze(error)
            live.show(event, asked)
        live.touch()
        self.bots.let_think(live)

    async def start(
        self,
        live: LiveTable,
        log: list[int],
        joined: Sequence[e.Joined] = (),
        statements: list[Any] | None = None,
    ) -> None:
        """Let people sit down and, if everyone sits, begin the game after the actions of a log.

        All of it is one write. The table's lock is held.
        """
        try:
            decision = await finish_in_turns(decide.start(live.table, log, joined))
        except Exception as error:
            live.freeze(error)
            decision = Decision([*joined])
        await self.commit(live, decision, statements)

    async def receive(self, live: LiveTable, socket: Socket, message: m.FromClient) -> None:
        """One message from a client, to the end."""
        if isinstance(message, m.Resume):
            if socket.behind or message.revision != live.table.revision or live.table.match is None:
                await self.welcome(live, socket)
            return
        if isinstance(message, m.Chat):
            text = clean(message.text, self.config.chat_length)
            if not text or not live.sits(socket):
                socket.send(m.encode(m.Error("error-chat", "")))
                return
            message = m.Chat(text)
        async with live.lock:
            decision = self.decide(live, socket.person, message)
            try:
                await self.commit(live, decision)
            except Conflict:
                socket.send(m.encode(m.Error("error-again", "")))
                return
            except StoreError as error:
                socket.send(m.encode(m.Error("error-store", str(error))))
                return
            answer = decision.answer
            if isinstance(message, m.Move):
                if answer is None:
                    answer = m.Ack(message.id, live.table.revision)
                    self.metrics.moves += 1
                elif isinstance(answer, m.Refused):
                    live.table.remember(message, answer)
            if answer is not None:
                socket.send(m.encode(answer))
                if isinstance(answer, m.Refused):
                    self.metrics.refused += 1
                    if answer.key == STALE.key:
                        await self.welcome(live, socket)

    def decide(self, live: LiveTable, person: str, message: m.FromClient) -> Decision:
        """What a message leads to. If the rules fail over it, the table is frozen and refuses it."""
        now = now_ms()
        try:
            return decide.message(live.table, person, message, now)
        except Exception as error:
            live.freeze(error)
            return decide.message(live.table, person, message, now)

    async def reload(self, live: LiveTable) -> None:
        """The store knows more of this table than we do: read it again."""
        found = await self.read(live.table.name)
        if found is None:
            return
        live.table = found[0]
        live.run_clock()
        await self.welcome_all(live)
        self.bots.let_think(live)

    # Coming and going

    async def enter(self, live: LiveTable, socket: Socket) -> None:
        await self.find_invitation(live, socket)
        await live.tell(socket)
        comes_back = not socket.spectator and not live.is_here(socket.person)
        live.sockets.add(socket)
        live.greet(socket, self.config.chat_lines)
        live.broadcast(live.people())
        live.run_clock()
        if comes_back:
            await self.give_back(live, socket.person)

    async def give_back(self, live: LiveTable, person: str) -> None:
        """Bots leave the seats of somebody who is back."""
        async with live.lock:
            table = live.table
            left: list[e.Event] = [
                e.Botted(seat, "") for seat in table.seats_of(person) if table.sitters[seat].level
            ]
            with contextlib.suppress(StoreError):  # then they can still ask for their seats
                await self.commit(live, Decision(left))

    def leave(self, live: LiveTable, socket: Socket) -> None:
        live.sockets.discard(socket)
        live.see(socket.person)
        socket.close()
        live.touch()
        live.broadcast(live.people())

    async def welcome(self, live: LiveTable, socket: Socket) -> None:
        """Tell a socket's stories to their end, then greet it."""
        await self.find_invitation(live, socket)
        await live.tell(socket)
        live.greet(socket, self.config.chat_lines)

    async def welcome_all(self, live: LiveTable) -> None:
        for socket in list(live.sockets):
            await self.welcome(live, socket)

    async def find_invitation(self, live: LiveTable, socket: Socket) -> None:
        """A new invitation for those who play on elsewhere, if the last one left memory with its table."""
        table = live.table.again
        if table and table not in live.invites and live.sits(socket):
            invite, row = new_link(table, INVITE)
            with contextlib.suppress(StoreError):
                await self.store.write([row])
                live.invites[table] = invite

    async def stop(self) -> None:
        """Finish what is being written, tell everyone, and let go."""
        self.bots.stopping = True
        for live in list(self.live.values()):
            if live.thinking is not None:
                live.thinking.cancel()
            async with live.lock:
                live.broadcast(m.Bye("bye-restart", 2))
            for socket in live.sockets:
                socket.close()
        self.processes.close()

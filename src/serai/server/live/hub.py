"""The tables in memory: the shell around the pure core.

One input at a time goes through a table: decide, commit, evolve, show. Nothing is acknowledged or shown
before it is on disk.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import Iterator, Sequence
from time import thread_time
from typing import Any

from serai.games import find
from serai.server.config import Config
from serai.server.live.analyses import Analyses
from serai.server.live.bots import Bots
from serai.server.live.live_table import LiveTable, now_ms, ticks_ms
from serai.server.live.processes import Processes
from serai.server.live.socket import Socket
from serai.server.live.turns import Turns
from serai.server.metrics import FROZEN
from serai.server.storage.links import INVITE, new_link
from serai.server.storage.store import Conflict, Store, StoreError
from serai.server.table import decide, show
from serai.server.table import events as e
from serai.server.table import messages as m
from serai.server.table.decide import Decision
from serai.server.table.kept import keeping, kept
from serai.server.table.rebuild import rebuilding
from serai.server.table.table import NOT_YOUR_SEAT, STALE, Table
from serai.server.table.visible_text import clean

LOG = logging.getLogger("serai")
INSERT_EVENT = "INSERT INTO events (table_name, n, at, body) VALUES (?, ?, ?, ?)"
INSERT_END = "INSERT INTO finished VALUES (?, ?) ON CONFLICT DO NOTHING"
ROOM_EVERY = 16  # tables that come into memory
A_MOMENT = 5.0  # seconds in which whoever has found a table may still use it
SOME_EVENTS = "SELECT n, body FROM events WHERE table_name = ? AND n > ? ORDER BY n LIMIT 500"


def event_rows(table: Table, events: Sequence[e.Event]) -> list[Any]:
    """The statements that store what happens next at a table."""
    now = now_ms()
    return [
        (INSERT_EVENT, (table.name, table.stored + number, now, e.encode(event)))
        for number, event in enumerate(events)
    ]


@contextlib.contextmanager
def charged(socket: Socket) -> Iterator[None]:
    """What is done here counts as work for this socket, by the processor's time."""
    began = thread_time()
    yield
    socket.cost += thread_time() - began


class Hub:
    def __init__(self, store: Store, config: Config) -> None:
        self.store = store
        self.config = config
        self.metrics = store.metrics
        self.live: dict[str, LiveTable] = {}
        self.taken_in = 0  # tables that came into memory so far
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.processes = Processes(config.workers, config.bot_seconds)
        self.bots = Bots(config, self.processes, self.commit, self.metrics)
        self.analyses = Analyses(config, self.processes, store)
        self.turns = Turns()
        self.keeping: set[asyncio.Task[None]] = set()

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
        live = LiveTable(Table(name, setup, find(setup.game), seed), created, self.metrics)
        async with live.lock:
            await self.start(live, list(log), joined, [row, *statements])
            self.take_in(live)
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

    async def is_open(self, table: Table) -> bool:
        """Whether its game is not over yet, or one without hints that it was forked from."""
        while table.is_over():
            origin = None if table.setup.hints else table.setup.origin
            live = await self.find(origin.table) if origin is not None else None
            if live is None:
                return False
            table = live.table
        return True

    async def load(self, name: str) -> LiveTable | None:
        """A table from the store, among those in memory; none if its game is no longer there."""
        try:
            found = await self.read(name)
        except ValueError as error:
            LOG.warning("a stored table cannot be opened: %s", error)
            return None
        if found is None:
            return None
        live = LiveTable(*found, self.metrics)
        if live.table.frozen:
            self.metrics.note(FROZEN, "read", name)
        live.changed = self.changed(name, live.created)
        if live.table.match is None and not live.table.frozen:
            async with live.lock:
                with contextlib.suppress(StoreError):  # it starts the next time, then
                    await self.start(live, [])
        self.take_in(live)
        self.bots.let_think(live)
        self.keep_end(live)
        return live

    async def read(self, name: str) -> tuple[Table, int] | None:
        """A table as it is stored, and when it was created."""
        rows = self.store.read("SELECT created, setup, seed FROM tables WHERE name = ?", (name,))
        if not rows:
            return None
        table = await self.turns.finish(rebuilding(name, rows[0], self.bodies(name)))
        if table.frozen and not table.is_over():
            for (body,) in self.store.read("SELECT body FROM finished WHERE table_name = ?", (name,)):
                end = kept(bytes(body))
                if end is not None:
                    table.remember_end(end)
        return table, rows[0][0]

    def bodies(self, name: str) -> Iterator[tuple[Any, ...]]:
        """The events of a table, some at a time."""
        last = -1
        while rows := self.store.read(SOME_EVENTS, (name, last)):
            last = rows[-1][0]
            yield from ((body,) for _, body in rows)

    def changed(self, name: str, created: int) -> int:
        """When something last happened at a stored table."""
        rows = self.store.read("SELECT at FROM events WHERE table_name = ? ORDER BY n DESC LIMIT 1", (name,))
        return int(rows[0][0]) if rows else created

    def drop(self, live: LiveTable) -> None:
        """A table that is no longer in the store; nothing can happen there any more. Its lock is held."""
        live.gone = True
        if live.thinking is not None:
            live.thinking.cancel()
        self.analyses.forget(live.table.name)
        self.live.pop(live.table.name, None)

    def take_in(self, live: LiveTable) -> None:
        """A table is in memory now; now and then others make room for it."""
        self.live[live.table.name] = live
        self.taken_in += 1
        if self.taken_in % ROOM_EVERY == 0:
            self.forget_idle()

    def forget_idle(self) -> None:
        """Tables that nobody looks at leave memory; they are read again when someone comes.

        All of them after a while, and the longest unused at once where their logs together are too long.
        """
        idle = [
            live
            for live in self.live.values()
            if not live.sockets and live.thinking is None and not live.lock.locked()
        ]
        now, actions = time.monotonic(), 0
        for live in sorted(idle, key=lambda live: -live.used):
            actions += live.length()
            crowded = actions > self.config.idle_actions
            if now - live.used > (A_MOMENT if crowded else self.config.table_idle_seconds):
                del self.live[live.table.name]

    # Changing tables

    async def commit(self, live: LiveTable, decision: Decision, statements: list[Any] | None = None) -> None:
        """Store what was decided, then let it happen and show it. The table's lock is held."""
        rows = event_rows(live.table, decision.events) + (statements or [])
        if not rows:
            return
        if live.gone:
            raise StoreError("this table was deleted")
        try:
            await self.store.write(rows)
        except Conflict:
            await self.reload(live)
            raise
        self.happen(live, decision)

    def happen(self, live: LiveTable, decision: Decision) -> None:
        """Let happen what is on disk by now, and show it."""
        live.changed, now = now_ms(), ticks_ms()
        for event in decision.events:
            asked = live.table.asked
            try:
                live.table.evolve(event, now, decision.ahead)
            except Exception as error:
                live.freeze(error)
            live.show(event, asked)
        live.touch()
        self.bots.let_think(live)
        self.keep_end(live)

    def keep_end(self, live: LiveTable) -> None:
        """When a game is over, let what was told of it be kept, so that it outlives its rules."""
        if live.table.is_over() and not live.table.frozen and not live.kept:
            live.kept = True
            task = asyncio.create_task(self.write_end(live))
            self.keeping.add(task)
            task.add_done_callback(self.keeping.discard)

    async def write_end(self, live: LiveTable) -> None:
        name = live.table.name
        try:
            if not self.store.read("SELECT 1 FROM finished WHERE table_name = ?", (name,)):
                body = await self.turns.finish(keeping(live.table))
                await self.store.write([(INSERT_END, (name, body))])
        except StoreError:
            live.kept = False  # the next time, then
        except Exception as error:
            LOG.warning("the end of a game is not kept", exc_info=error)

    async def start(
        self,
        live: LiveTable,
        log: list[int],
        joined: Sequence[e.Joined | e.Revealed] = (),
        statements: list[Any] | None = None,
    ) -> None:
        """Let people sit down or reveal their nonces; if all have, begin the game after the actions of a log.

        All of it is one write. The table's lock is held.
        """
        try:
            decision = await self.turns.finish(decide.start(live.table, log, joined))
        except Exception as error:
            live.freeze(error)
            decision = Decision([*joined])
        await self.commit(live, decision, statements)

    async def receive(self, live: LiveTable, socket: Socket, message: m.FromClient) -> None:
        """One message from a client, to the end."""
        began = time.monotonic()
        if isinstance(message, m.Resume):
            if socket.behind or message.revision != live.table.revision or live.table.match is None:
                await self.welcome(live, socket)
            return
        if isinstance(message, m.Reveal):
            async with live.lock:
                with contextlib.suppress(StoreError):  # they reveal it once more when they come back
                    await self.start(live, [], decide.reveal(live.table, socket.person, message.nonce))
            return
        if isinstance(message, m.Hint):
            self.bots.advise(live, socket, message)
            return
        if isinstance(message, m.Analyse):
            is_open = await self.is_open(live.table)
            with charged(socket):
                self.analyses.receive(live, socket, message, is_open)
            return
        if isinstance(message, m.Tell):
            self.tell(live, socket, message)
            return
        if isinstance(message, m.Chat):
            text = clean(message.text, self.config.chat_length)
            if not text or not live.sits(socket):
                socket.send(m.encode(m.Error("error-chat", "")))
                return
            message = m.Chat(text)
        async with live.lock:
            if isinstance(message, m.Move):  # which costs little, and is counted as a message
                decision = self.decide(live, socket.person, message)
            else:
                with charged(socket):
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
                    self.metrics.move_seconds.observe(time.monotonic() - began)
                elif isinstance(answer, m.Refused):
                    live.table.remember(message, answer)
            if answer is not None:
                socket.send(m.encode(answer))
                if isinstance(answer, m.Refused):
                    self.metrics.refused += 1
                    if answer.key == STALE.key:
                        await self.welcome(live, socket)

    def tell(self, live: LiveTable, socket: Socket, message: m.Tell) -> None:
        """Answer with earlier lines of a story that was told to this socket."""
        if message.reader in live.readers_of(socket):
            with charged(socket):
                socket.send(m.encode(show.told(live.table, message.reader, message.before)))
        else:
            socket.send(m.encode(m.Error(NOT_YOUR_SEAT.key, "")))

    def decide(self, live: LiveTable, person: str, message: m.FromClient) -> Decision:
        """What a message leads to. If the rules fail over it, the table is frozen and refuses it."""
        now, at = ticks_ms(), now_ms()
        try:
            return decide.message(live.table, person, message, now, at=at)
        except Exception as error:
            live.freeze(error)
            return decide.message(live.table, person, message, now, at=at)

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
        await self.turns.finish(live.telling(socket))
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
                e.Botted(seat, "")
                for seat in table.seats_of(person)
                if table.sitters[seat].level and seat not in table.resigned
            ]
            with contextlib.suppress(StoreError):  # then they can still ask for their seats
                await self.commit(live, Decision(left))

    def leave(self, live: LiveTable, socket: Socket) -> None:
        live.sockets.discard(socket)
        live.see(socket.person)
        socket.close()
        live.set_alarm()
        live.touch()
        live.broadcast(live.people())

    async def welcome(self, live: LiveTable, socket: Socket) -> None:
        """Tell a socket's stories to their end, then greet it."""
        await self.find_invitation(live, socket)
        await self.turns.finish(live.telling(socket))
        with charged(socket):
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
        self.bots.stop()
        for live in list(self.live.values()):
            if live.thinking is not None:
                live.thinking.cancel()
            async with live.lock:
                live.broadcast(m.Bye("bye-restart", 2))
            for socket in live.sockets:
                socket.close()
        await self.analyses.stop()
        await asyncio.gather(*self.keeping, return_exceptions=True)
        self.processes.close()

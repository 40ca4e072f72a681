"""The tables in memory and the sockets at them: the shell around the pure core.

One input at a time goes through a table: decide, commit, evolve, show. Nothing is acknowledged or shown
before it is on disk, and every reader gets every revision in order or is told to resync.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
from collections import deque
from collections.abc import Callable
from typing import Any

from serai.core.title import Title
from serai.games import find
from serai.server.config import Config
from serai.server.limits import Bucket, Limits
from serai.server.live.bot_processes import Thinkers
from serai.server.storage.links import INVITE, new_link
from serai.server.storage.store import Conflict, Rows, Store, StoreError
from serai.server.table import events as e
from serai.server.table import messages as m
from serai.server.table.table import STALE, Steps, T, Table, at_once
from serai.server.table.visible_text import clean

LOG = logging.getLogger("serai")
AT_ONCE = 8  # actions of a long table that are played again, or told, before others get their turn
INSERT_EVENT = "INSERT INTO events (table_name, n, at, body) VALUES (?, ?, ?, ?)"


def now_ms() -> int:
    return time.time_ns() // 1_000_000


async def unhurried(work: Steps[T]) -> T:
    """What work in steps comes to; everybody else gets their turn in between."""
    taken = 0
    while True:
        try:
            next(work)
        except StopIteration as done:
            return done.value  # type: ignore[no-any-return]
        taken += 1
        if taken % AT_ONCE == 0:
            await asyncio.sleep(0)


class Metrics:
    """Counts since the start, for /metrics."""

    def __init__(self) -> None:
        self.moves = 0
        self.refused = 0
        self.resyncs = 0
        self.bot_moves = 0
        self.messages = 0
        self.bad_messages = 0


class Socket:
    """One connection at a table: who it is, what it holds, and what waits to be sent to it."""

    __slots__ = (
        "behind", "bucket", "chats", "closed", "in_zones", "most", "outbox", "person", "room", "spectator",
        "wake",
    )  # fmt: skip

    def __init__(
        self, person: str, spectator: bool, config: Config, now: float, in_zones: bool = False
    ) -> None:
        self.person = person
        self.spectator = spectator
        self.in_zones = in_zones  # whether it is shown the zones of a view instead of the view
        self.outbox: deque[bytes] = deque()
        self.most = config.outbox
        self.room = config.outbox
        self.wake: Callable[[], None] | None = None  # called when something waits, or there is no more
        self.closed = False
        self.behind = False  # something was left out, so updates are no use until it resumes
        self.bucket = Bucket(config.messages, config.message_seconds, now)
        self.chats = Bucket(config.chats, config.chat_seconds, now)

    def send(self, data: bytes) -> None:
        """Queue a message; a reader that is too slow is told to resync instead of being buffered for."""
        if self.closed or self.behind:
            return
        if len(self.outbox) >= self.room:
            self.fall_behind()
        else:
            self.outbox.append(data)
        self.stir()

    def send_whole(self, messages: list[bytes]) -> None:
        """Queue a welcome, which fits however long it is, with room beside it for what follows."""
        if self.closed or self.behind:
            return
        if len(self.outbox) >= self.most:
            self.fall_behind()
        else:
            self.outbox.extend(messages)
            self.room = self.most + len(messages)
        self.stir()

    def fall_behind(self) -> None:
        self.outbox.clear()
        self.behind = True
        self.outbox.append(m.encode(m.Resync()))

    def close(self) -> None:
        self.closed = True
        self.stir()

    def stir(self) -> None:
        if self.wake is not None:
            self.wake()


class LiveTable:
    """A table in memory."""

    def __init__(self, table: Table, created: int) -> None:
        self.table = table
        self.created = created
        self.lock = asyncio.Lock()
        self.sockets: set[Socket] = set()
        self.invites: dict[str, str] = {}  # to tables where the same people play on; stored as hashes only
        self.thinking: asyncio.Task[None] | None = None
        self.used = time.monotonic()


class Hub:
    def __init__(self, store: Store, config: Config) -> None:
        self.store = store
        self.config = config
        self.live: dict[str, LiveTable] = {}
        self.loading: dict[str, asyncio.Task[LiveTable | None]] = {}
        self.thinkers = Thinkers(config.workers, config.bot_seconds)
        self.thinking_time = Limits(config.bot_seconds_per_hour, 3600)
        self.metrics = Metrics()
        self.stopping = False

    # Opening tables

    async def create(self, name: str, setup: e.Setup, seed: bytes, statements: list[Any]) -> LiveTable:
        """A new table, on disk with everything that belongs to it."""
        created = now_ms()
        row = ("INSERT INTO tables VALUES (?, ?, ?, ?)", (name, created, e.encode(setup), seed))
        await self.store.write([row, *statements])
        live = LiveTable(Table(name, setup, find(setup.game), seed), created)
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
            live.used = time.monotonic()
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
        live = self.live[name] = LiveTable(*found)
        self.let_bot_think(live)
        return live

    async def read(self, name: str) -> tuple[Table, int] | None:
        """A table as it is stored, and when it was created."""
        rows = self.store.read("SELECT created, setup, seed FROM tables WHERE name = ?", (name,))
        if not rows:
            return None
        bodies = self.store.read("SELECT body FROM events WHERE table_name = ? ORDER BY n", (name,))
        return await unhurried(rebuilding(name, rows[0], bodies)), rows[0][0]

    def forget_idle(self) -> None:
        """Tables that nobody looks at leave memory; they are read again when someone comes."""
        for name, live in list(self.live.items()):
            idle = time.monotonic() - live.used > self.config.table_idle_seconds
            if idle and not live.sockets and live.thinking is None and not live.lock.locked():
                del self.live[name]

    # Changing tables

    async def commit(
        self, live: LiveTable, events: list[e.Event], statements: list[Any] | None = None
    ) -> None:
        """Store events, then let them happen and show them. The table's lock is held."""
        if not events:
            return
        now = now_ms()
        table = live.table
        rows: list[Any] = [
            (INSERT_EVENT, (table.name, table.stored + number, now, e.encode(event)))
            for number, event in enumerate(events)
        ]
        try:
            await self.store.write(rows + (statements or []))
        except Conflict:
            await self.reload(live)
            raise
        for event in events:
            asked = table.asked
            table.evolve(event, now)
            self.show(live, event, asked)
        live.used = time.monotonic()
        self.let_bot_think(live)

    async def receive(self, live: LiveTable, socket: Socket, message: m.FromClient) -> None:
        """One message from a client, to the end."""
        if isinstance(message, m.Resume):
            if socket.behind or message.revision != live.table.revision or live.table.match is None:
                await self.welcome(live, socket)
            return
        if isinstance(message, m.Chat):
            text = clean(message.text, self.config.chat_length)
            if not text or not self.sits(live, socket):
                socket.send(m.encode(m.Error("error-chat", "")))
                return
            message = m.Chat(text)
        async with live.lock:
            decision = live.table.decide(socket.person, message, now_ms())
            try:
                await self.commit(live, decision.events)
            except Conflict:
                socket.send(m.encode(m.Error("error-again", "")))
                return
            except StoreError as error:
                socket.send(m.encode(m.Error("error-store", str(error))))
                return
            answer = decision.answer
            if answer is None and isinstance(message, m.Play | m.Undo | m.Redo):
                answer = m.Ack(message.id, live.table.revision)
                self.metrics.moves += 1
            if answer is not None:
                socket.send(m.encode(answer))
                if isinstance(answer, m.Refused):
                    self.metrics.refused += 1
                    if answer.key == STALE.key:
                        await self.welcome(live, socket)

    async def reload(self, live: LiveTable) -> None:
        """The store knows more of this table than we do: read it again."""
        found = await self.read(live.table.name)
        if found is None:
            return
        live.table = found[0]
        self.run_clock(live)
        await self.welcome_all(live)
        self.let_bot_think(live)

    # Showing tables

    def readers_of(self, live: LiveTable, socket: Socket) -> list[int]:
        """The readers a socket stands for: its seats, or the spectator."""
        seats = [] if socket.spectator else live.table.seats_of(socket.person)
        return seats or [live.table.seats]

    def sits(self, live: LiveTable, socket: Socket) -> bool:
        return not socket.spectator and bool(live.table.seats_of(socket.person))

    async def welcome(self, live: LiveTable, socket: Socket) -> None:
        """Tell a socket's stories to their end, then greet it."""
        await self.find_invitation(live, socket)
        await self.tell(live, socket)
        self.greet(live, socket)

    async def welcome_all(self, live: LiveTable) -> None:
        for socket in list(live.sockets):
            await self.welcome(live, socket)

    async def find_invitation(self, live: LiveTable, socket: Socket) -> None:
        """A new invitation for those who play on elsewhere, if the last one left memory with its table."""
        table = live.table.again
        if table and table not in live.invites and self.sits(live, socket):
            invite, row = new_link(table, INVITE)
            with contextlib.suppress(StoreError):
                await self.store.write([row])
                live.invites[table] = invite

    async def tell(self, live: LiveTable, socket: Socket) -> None:
        for reader in self.readers_of(live, socket):
            more = True
            while more:
                more = live.table.tell(reader, AT_ONCE)
                await asyncio.sleep(0)

    def greet(self, live: LiveTable, socket: Socket) -> None:
        """Everything a socket needs to show the table from nothing."""
        socket.behind = False
        table = live.table
        messages: list[m.ServerMessage] = [table.hello("" if socket.spectator else socket.person)]
        readers = self.readers_of(live, socket)
        messages += [table.update(reader, True, socket.in_zones) for reader in readers]
        messages.append(self.people(live))
        if table.setup.clock is not None or table.paused:
            messages.append(table.clocks(now_ms()))
        messages += table.chat[-self.config.chat_lines :]
        if table.is_over():
            messages.append(table.revealed())
        if table.again in live.invites and self.sits(live, socket):
            messages.append(m.Again(table.again, live.invites[table.again]))
        socket.send_whole([m.encode(message) for message in messages])

    def show(self, live: LiveTable, event: e.Event, asked: str) -> None:
        """Tell everyone at a table what an event changed; `asked` is what was asked before it."""
        table = live.table
        if isinstance(event, e.Chatted):
            self.broadcast(live, m.encode(table.chat[-1]))
            return
        if isinstance(event, e.Again):
            for socket in live.sockets:
                if table.again in live.invites and self.sits(live, socket):
                    socket.send(m.encode(m.Again(table.again, live.invites[table.again])))
            return
        if isinstance(event, e.Started | e.Played | e.Undone | e.Redone | e.Paused):
            whole = isinstance(event, e.Undone)
            updates: dict[tuple[int, bool], bytes] = {}
            for socket in live.sockets:
                if socket.behind:
                    continue
                for reader in self.readers_of(live, socket):
                    if not table.has_told(reader):
                        continue  # its welcome is on the way
                    wanted = (reader, socket.in_zones)
                    if wanted not in updates:
                        updates[wanted] = m.encode(table.update(reader, whole, socket.in_zones))
                    socket.send(updates[wanted])
            if table.is_over():
                self.broadcast(live, m.encode(table.revealed()))
        if not isinstance(event, e.Played) or asked:
            self.broadcast(live, m.encode(self.people(live)))
        if table.setup.clock is not None or isinstance(event, e.Paused):
            self.broadcast(live, m.encode(table.clocks(now_ms())))

    def people(self, live: LiveTable) -> m.People:
        here = {socket.person for socket in live.sockets if not socket.spectator}
        watching = sum(self.readers_of(live, socket) == [live.table.seats] for socket in live.sockets)
        return live.table.people(here, watching, now_ms())

    def broadcast(self, live: LiveTable, data: bytes) -> None:
        for socket in live.sockets:
            socket.send(data)

    async def enter(self, live: LiveTable, socket: Socket) -> None:
        await self.find_invitation(live, socket)
        await self.tell(live, socket)
        live.sockets.add(socket)
        self.greet(live, socket)
        self.broadcast(live, m.encode(self.people(live)))
        self.run_clock(live)

    def run_clock(self, live: LiveTable) -> None:
        """The clock of a table that was read from the store runs again as soon as somebody is there."""
        if live.table.since is None and live.table.match is not None and live.sockets:
            live.table.since = now_ms()

    def leave(self, live: LiveTable, socket: Socket) -> None:
        live.sockets.discard(socket)
        socket.close()
        live.used = time.monotonic()
        self.broadcast(live, m.encode(self.people(live)))

    # Bots

    def let_bot_think(self, live: LiveTable) -> None:
        """If it is a bot's turn, let it think; one thought at a time for each table."""
        if live.table.bot_to_act() and live.thinking is None and not self.stopping:
            live.thinking = asyncio.create_task(self.think(live))

    async def think(self, live: LiveTable) -> None:
        try:
            while not self.stopping:
                table = live.table
                level = table.bot_to_act()
                match = table.match
                if not level or match is None:
                    return
                revision, seat = table.revision, table.actor()
                began = time.monotonic()
                if self.thinking_time.take(table.setup.creator, began, 0):
                    level = "random"
                action = await self.thinkers.choose(
                    table.title, match.state, seat, level, secrets.randbits(60)
                )
                ended = time.monotonic()
                self.thinking_time.spend(table.setup.creator, ended, ended - began)
                async with live.lock:
                    if live.table.revision != revision or live.table.bot_to_act() == "":
                        continue
                    move = m.Play(seat, action, revision, "")  # no person's move has this id
                    decision = live.table.decide("", move, now_ms(), bot=True)
                    await self.commit(live, decision.events)
                    self.metrics.bot_moves += 1
                await asyncio.sleep(0)
        except StoreError:
            await asyncio.sleep(1)
        finally:
            live.thinking = None
        self.let_bot_think(live)

    async def stop(self) -> None:
        """Finish what is being written, tell everyone, and let go."""
        self.stopping = True
        for live in list(self.live.values()):
            if live.thinking is not None:
                live.thinking.cancel()
            async with live.lock:
                self.broadcast(live, m.encode(m.Bye("bye-restart", 2)))
            for socket in live.sockets:
                socket.close()
        self.thinkers.close()


def rebuild(name: str, row: tuple[Any, ...], bodies: Rows) -> Table:
    """A table from what is stored. One whose rules have changed stays readable up to there, and frozen."""
    return at_once(rebuilding(name, row, bodies))


def rebuilding(name: str, row: tuple[Any, ...], bodies: Rows) -> Steps[Table]:
    """The same in steps."""
    setup = e.decode_setup(row[1])
    title: Title = find(setup.game)
    table = Table(name, setup, title, bytes(row[2]))
    if setup.rules != title.version:
        table.frozen = f"this table follows rules version {setup.rules} of {title.name}, not {title.version}"
    for (body,) in bodies:
        try:
            event = e.decode(bytes(body))
            if not table.frozen or isinstance(event, e.Joined | e.Botted | e.Chatted | e.Again):
                yield from table.evolving(event)
        except (ValueError, IndexError) as error:
            table.frozen = table.frozen or str(error)
    table.stored = len(bodies)
    return table

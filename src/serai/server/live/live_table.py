"""A table in memory with the sockets at it, and what each of them is sent.

Every reader gets every revision in order, or is told to resync.
"""

from __future__ import annotations

import asyncio
import logging
import time
from typing import Any

from msgspec.structs import replace

from serai.core.zones import changes
from serai.server.live import turns
from serai.server.live.socket import Socket
from serai.server.table import events as e
from serai.server.table import messages as m
from serai.server.table import show
from serai.server.table.table import Table

LOG = logging.getLogger("serai")


def now_ms() -> int:
    return time.time_ns() // 1_000_000


class LiveTable:
    def __init__(self, table: Table, created: int) -> None:
        self.table = table
        self.created = created
        self.lock = asyncio.Lock()
        self.sockets: set[Socket] = set()
        self.invites: dict[str, str] = {}  # to tables where the same people play on; stored as hashes only
        self.laid: dict[int, tuple[int, Any]] = {}  # [reader] the last view by its zones, and its revision
        self.thinking: asyncio.Task[None] | None = None
        self.used = self.opened = time.monotonic()
        self.seen: dict[str, float] = {}  # [person] when they were last here, since the table was opened

    def touch(self) -> None:
        """Somebody still needs this table in memory."""
        self.used = time.monotonic()

    def freeze(self, error: Exception) -> None:
        """The rules have failed: from now on this table can only be looked at, and all others go on."""
        known = bool(self.table.frozen)
        self.table.freeze(error)
        if not known:
            LOG.error("a table is frozen", exc_info=error, extra={"fields": {"game": self.table.title.name}})
            self.broadcast(m.Error("refused-frozen", self.table.frozen))

    def run_clock(self) -> None:
        """The clock of a table that was read from the store runs again as soon as somebody is there."""
        if self.table.since is None and self.table.match is not None and self.sockets:
            self.table.since = now_ms()

    # Who is there

    def readers_of(self, socket: Socket) -> list[int]:
        """The readers a socket stands for: its seats, or the spectator."""
        seats = [] if socket.spectator else self.table.seats_of(socket.person)
        return seats or [self.table.seats]

    def sits(self, socket: Socket) -> bool:
        return not socket.spectator and bool(self.table.seats_of(socket.person))

    def is_here(self, person: str) -> bool:
        return any(socket.person == person and not socket.spectator for socket in self.sockets)

    def see(self, person: str) -> None:
        """This person was here just now."""
        self.seen[person] = time.monotonic()

    def is_deserted(self, seat: int) -> bool:
        """Whether the person on a seat has been away so long, or is so late, that a bot may take it."""
        person = self.table.sitters[seat].person
        away = time.monotonic() - self.seen.get(person, self.opened)
        gone = not self.is_here(person) and away >= self.table.setup.away
        return gone or self.table.is_late(seat, now_ms())

    def people(self) -> m.People:
        here = {socket.person for socket in self.sockets if not socket.spectator}
        watching = sum(self.readers_of(socket) == [self.table.seats] for socket in self.sockets)
        return show.people(self.table, here, watching, now_ms())

    # What they are sent

    def broadcast(self, message: m.ServerMessage) -> None:
        data = m.encode(message)
        for socket in self.sockets:
            socket.send(data)

    def update(self, reader: int, whole: bool, in_zones: bool) -> bytes:
        """What a reader sees, or nothing if the rules cannot say it."""
        try:
            update = show.update(self.table, reader, whole, in_zones)
            return m.encode(self.lessened(update) if in_zones else update)
        except Exception as error:
            self.freeze(error)
            return m.encode(show.nothing(self.table, reader))

    def lessened(self, update: m.Update) -> m.Update:
        """An update whose zones say only what is new, if whoever gets it has those of the revision before."""
        revision, before = self.laid.get(update.reader, (-1, None))
        self.laid[update.reader] = (update.revision, update.view)
        if update.whole or revision != update.revision - 1 or before is None or update.view is None:
            return update
        return replace(update, view={"since": revision, **changes(before, update.view)})

    def tell_all(self, readers: set[int]) -> None:
        """Tell these readers' stories to their end, which is near, at one go."""
        if self.table.match is None:
            return
        try:
            self.table.match.tell(readers)
        except Exception as error:
            self.freeze(error)

    async def tell(self, socket: Socket) -> None:
        """Tell the stories of a socket's readers to their end, a little at a time."""
        for reader in self.readers_of(socket):
            more = True
            while more:
                try:
                    more = show.tell(self.table, reader, turns.STEPS_A_TURN)
                except Exception as error:
                    self.freeze(error)
                    return
                await asyncio.sleep(0)

    def greet(self, socket: Socket, chat_lines: int) -> None:
        """Everything a socket needs to show the table from nothing."""
        socket.behind = False
        table = self.table
        messages = [m.encode(show.hello(table, "" if socket.spectator else socket.person))]
        messages += [self.update(reader, True, socket.in_zones) for reader in self.readers_of(socket)]
        messages.append(m.encode(self.people()))
        if table.setup.clock is not None or table.paused:
            messages.append(m.encode(show.clocks(table, now_ms())))
        messages += [m.encode(said) for said in table.chat[-chat_lines:]]
        if table.is_over():
            messages.append(m.encode(show.revealed(table)))
        if table.again in self.invites and self.sits(socket):
            messages.append(m.encode(m.Again(table.again, self.invites[table.again])))
        socket.send_whole(messages)

    def show(self, event: e.Event, asked: str) -> None:
        """Tell everyone what an event changed; `asked` is what was asked before it."""
        table = self.table
        if isinstance(event, e.Chatted):
            self.broadcast(table.chat[-1])
            return
        if isinstance(event, e.Again):
            for socket in self.sockets:
                if table.again in self.invites and self.sits(socket):
                    socket.send(m.encode(m.Again(table.again, self.invites[table.again])))
            return
        if isinstance(event, e.Started | e.Played | e.Undone | e.Redone | e.Paused):
            self.show_match(whole=isinstance(event, e.Undone))
        if not isinstance(event, e.Played) or asked:
            self.broadcast(self.people())
        if table.setup.clock is not None or isinstance(event, e.Paused):
            self.broadcast(show.clocks(table, now_ms()))

    def show_match(self, whole: bool) -> None:
        """Send everyone who follows the new revision."""
        follow = [
            (socket, reader)
            for socket in self.sockets
            if not socket.behind
            for reader in self.readers_of(socket)
            if show.has_told(self.table, reader)  # else its welcome is on the way
        ]
        self.tell_all({reader for _, reader in follow})
        updates: dict[tuple[int, bool], bytes] = {}
        for socket, reader in follow:
            wanted = (reader, socket.in_zones)
            if wanted not in updates:
                updates[wanted] = self.update(reader, whole, socket.in_zones)
            socket.send(updates[wanted])
        if self.table.is_over():
            self.broadcast(show.revealed(self.table))

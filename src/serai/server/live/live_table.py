"""A table in memory with the sockets at it, and what each of them is sent.

Every reader gets every revision in order, or is told to resync.
"""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
from msgspec.structs import replace

from serai.core.differences import differences
from serai.core.zones import changes
from serai.server.live.socket import Shown, Socket
from serai.server.metrics import FROZEN, Metrics
from serai.server.table import events as e
from serai.server.table import messages as m
from serai.server.table import show
from serai.server.table.steps import Steps
from serai.server.table.table import Table

NULL = msgspec.Raw(b"null")
WHOLE = -1  # since no revision
SEEN = (e.Played, e.Started, e.Undone, e.Redone, e.Paused, e.Resigned)  # what changes a view


def now_ms() -> int:
    """By the clock on the wall, which may be set while the server runs."""
    return time.time_ns() // 1_000_000


def ticks_ms() -> int:
    """By a clock that only goes on: what spans are measured by."""
    return int(time.monotonic() * 1000)


def encode_zones(view: dict[str, Any]) -> dict[str, Any]:
    """A view with each of its zones as it is sent: small to keep, quick to compare, encoded once."""
    owners = [view["zones"]["table"], *view["zones"]["seats"]]
    sent = iter(m.encode_parts([zone for owned in owners for zone in owned.values()]))
    table, *seats = (dict(zip(owned, sent, strict=False)) for owned in owners)
    return {**view, "zones": {"table": table, "seats": seats}}


class LiveTable:
    def __init__(self, table: Table, created: int, metrics: Metrics) -> None:
        self.table = table
        self.metrics = metrics
        self.created = created
        self.changed = created  # when something last happened here
        self.gone = False  # whether it was deleted
        self.lock = asyncio.Lock()
        self.sockets: set[Socket] = set()
        self.invites: dict[str, str] = {}  # to tables where the same people play on; stored as hashes only
        self.laid: dict[int, tuple[int, Any]] = {}  # [reader] the last view by its zones, and its revision
        self.sent: dict[int, tuple[int, Any]] = {}  # [reader] the last view as it is, and its revision
        self.encoded: tuple[Any, int, msgspec.Raw] = (None, WHOLE, NULL)  # a view, since when, and as sent
        self.thinking: asyncio.Task[None] | None = None
        self.stuck: set[int] = set()  # seats whose bots could not think of their last actions
        self.kept = False  # whether what was told of a finished game is, or is being, stored
        self.alarm: asyncio.TimerHandle | None = None  # when the running clock runs out
        self.used = self.opened = time.monotonic()
        self.seen: dict[str, float] = {}  # [person] when they were last here, since the table was opened

    def touch(self) -> None:
        """Somebody still needs this table in memory."""
        self.used = time.monotonic()

    def length(self) -> int:
        """Of its log, which is what it takes in memory."""
        return len(self.table.match.log) if self.table.match else 0

    def freeze(self, error: Exception) -> None:
        """The rules have failed: from now on this table can only be looked at, and all others go on."""
        known = bool(self.table.frozen)
        self.table.freeze(error)
        if not known:
            self.metrics.note(FROZEN, self.table.title.name, self.table.name, error=error)
            self.broadcast(m.Error("refused-frozen", self.table.frozen))

    def run_clock(self) -> None:
        """The clock of a table that was read from the store runs again as soon as somebody is there."""
        if self.table.since is None and self.table.match is not None and self.sockets:
            self.table.since = ticks_ms()
        self.set_alarm()

    def set_alarm(self) -> None:
        """When the running clock runs out, all who are there are told at that moment."""
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None
        table, seat = self.table, self.table.actor()
        runs = table.setup.clock is not None and table.since is not None and not table.paused and seat >= 0
        left = table.time_left(seat, ticks_ms()) if runs and self.sockets else 0
        if left > 0:
            self.alarm = asyncio.get_running_loop().call_later(left / 1000, self.ring)

    def ring(self) -> None:
        """A clock has run out."""
        self.broadcast(self.people())
        self.broadcast(show.clocks(self.table, ticks_ms()))
        self.set_alarm()

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
        return gone or self.table.is_late(seat, ticks_ms())

    def people(self) -> m.People:
        here = {socket.person for socket in self.sockets if not socket.spectator}
        watching = sum(self.readers_of(socket) == [self.table.seats] for socket in self.sockets)
        return show.people(self.table, here, watching, ticks_ms(), self.stuck)

    def note_thought(self, seat: int, failed: bool) -> None:
        """A bot has thought, or could not; those who are there are told when that changes."""
        if failed != (seat in self.stuck):
            self.stuck ^= {seat}
            self.broadcast(self.people())

    # What they are sent

    def broadcast(self, message: m.ServerMessage) -> None:
        data = m.encode(message)
        for socket in self.sockets:
            socket.send(data)

    def update(self, reader: int, whole: bool, shown: Shown) -> bytes:
        """What a reader sees, or nothing if the rules cannot say it."""
        try:
            update = show.update(self.table, reader, whole, shown.in_zones)
            if shown.in_zones:
                view = self.lessened(update)
            elif shown.differences:
                view = self.differing(update)
            else:
                view = self.encode(update.view, WHOLE, None)
            return m.encode(replace(update, view=view))
        except Exception as error:
            self.freeze(error)
            return m.encode(show.nothing(self.table, reader))

    def encode(self, view: Any, since: int, before: Any) -> msgspec.Raw:
        """A view as it is sent, or what differs in it: once for all who are shown the very same one."""
        if view is not self.encoded[0] or since != self.encoded[1]:
            part = view
            if since != WHOLE:
                part = {"since": since, "differences": differences(before, view)}
            self.encoded = (view, since, m.encode_part(part))
        return self.encoded[2]

    def lessened(self, update: m.Update) -> Any:
        """A view whose zones say only what is new, if whoever gets it has those of the revision before."""
        if update.view is None:
            return None
        revision, before = self.laid.get(update.reader, (-1, None))
        view = encode_zones(update.view)
        self.laid[update.reader] = (update.revision, view)
        if update.whole or revision != update.revision - 1:
            return view
        return {"since": revision, **changes(before, view)}

    def differing(self, update: m.Update) -> Any:
        """A view, or what differs in it if whoever gets it has the one of the revision before."""
        if update.view is None:
            return None
        revision, before = self.sent.get(update.reader, (WHOLE, None))
        self.sent[update.reader] = (update.revision, update.view)
        knows = not update.whole and revision == update.revision - 1
        return self.encode(update.view, revision if knows else WHOLE, before)

    def tell_all(self, readers: set[int]) -> None:
        """Tell these readers' stories to their end, which is near, at one go."""
        if self.table.match is None:
            return
        try:
            self.table.match.tell(readers)
        except Exception as error:
            self.freeze(error)

    def telling(self, socket: Socket) -> Steps[None]:
        """Tell the stories of a socket's readers to their end."""
        for reader in self.readers_of(socket):
            try:
                for _ in show.telling(self.table, reader):
                    self.touch()
                    yield
                yield
            except Exception as error:
                self.freeze(error)
                return

    def greet(self, socket: Socket, chat_lines: int) -> None:
        """Everything a socket needs to show the table from nothing."""
        socket.behind = False
        table = self.table
        messages = [m.encode(show.hello(table, "" if socket.spectator else socket.person))]
        messages += [self.update(reader, True, socket.shown) for reader in self.readers_of(socket)]
        messages.append(m.encode(self.people()))
        if table.setup.clock is not None or table.paused:
            messages.append(m.encode(show.clocks(table, ticks_ms())))
        messages += [m.encode(said) for said in table.chat[-chat_lines:]]
        if table.is_sealed():
            messages.append(m.encode(m.Sealed(table.terms())))
        if table.is_over():
            messages.append(m.encode(show.revealed(table)))
        if table.again in self.invites and self.sits(socket):
            messages.append(m.encode(m.Again(table.again, self.invites[table.again])))
        socket.send_whole(messages)

    def show(self, event: e.Event, asked: str) -> None:
        """Tell everyone what an event changed; `asked` is what was asked before it."""
        table = self.table
        if isinstance(event, SEEN):
            self.show_match(whole=isinstance(event, e.Undone))
        elif isinstance(event, e.Frozen):
            return  # whoever has stopped it welcomes everybody anew
        elif isinstance(event, e.Chatted):
            self.broadcast(table.chat[-1])
            return
        elif isinstance(event, e.Again):
            for socket in self.sockets:
                if table.again in self.invites and self.sits(socket):
                    socket.send(m.encode(m.Again(table.again, self.invites[table.again])))
            return
        if not isinstance(event, e.Played) or asked:
            self.broadcast(self.people())
        if isinstance(event, e.Joined) and table.is_sealed():
            self.broadcast(m.Sealed(table.terms()))
        if table.setup.clock is not None or isinstance(event, e.Paused):
            self.broadcast(show.clocks(table, ticks_ms()))
            self.set_alarm()

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
        updates: dict[tuple[int, Shown], bytes] = {}
        for socket, reader in follow:
            wanted = (reader, socket.shown)
            if wanted not in updates:
                updates[wanted] = self.update(reader, whole, socket.shown)
            socket.send(updates[wanted])
        if self.table.is_over():
            self.broadcast(show.revealed(self.table))

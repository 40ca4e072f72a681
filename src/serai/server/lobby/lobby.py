"""Guests, tables and links: who may sit, who may look, and how to come back.

An invitation gives an open seat, a spectator link only a look, and a recovery code moves one seat to another
device; none of them can be turned into another.
"""

from __future__ import annotations

import secrets
from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from serai.bots import STAND_IN
from serai.core.rng import Rng
from serai.core.title import Title
from serai.games import find
from serai.match import fairness
from serai.match.lesson import Lesson
from serai.server.live.hub import Hub, event_rows
from serai.server.live.live_table import LiveTable, now_ms
from serai.server.lobby.bans import Bans
from serai.server.lobby.names import told_apart, why_not
from serai.server.storage.links import (
    INSERT_LINK,
    INVITE,
    RECOVER,
    TOKEN_BYTES,
    WATCH,
    Links,
    hashed,
    new_links,
)
from serai.server.storage.store import Conflict, Statement
from serai.server.table import events as e
from serai.server.table import messages as m
from serai.server.table.beginning import Beginning, fork
from serai.server.table.decide import Decision
from serai.server.table.records import recording
from serai.server.table.table import Table, lay
from serai.server.table.visible_text import clean

INSERT_SITTING = "INSERT INTO sitting VALUES (?, ?) ON CONFLICT DO NOTHING"
DELETE_SITTING = "DELETE FROM sitting WHERE person = ? AND table_name = ?"
DELETE_CODES = "DELETE FROM links WHERE kind = ? AND table_name = ? AND seat = ?"


def no_codes(table: Table, seat: int) -> Statement:
    """What makes the codes of a seat useless: those of whoever sat there before open it no more."""
    return DELETE_CODES, (RECOVER, table.name, seat)


class Person(NamedTuple):
    name: str  # unguessable, never shown
    shown: str


class Lobby:
    def __init__(self, hub: Hub) -> None:
        self.hub = hub
        self.store = hub.store
        self.config = hub.config
        self.bans = Bans(hub.store)

    # People

    async def new_person(self, shown: str) -> tuple[Person, str]:
        """A guest, and the token that is its only credential; or ValueError, if others have that name."""
        token = secrets.token_urlsafe(TOKEN_BYTES)
        person = Person(secrets.token_hex(16), self.called(shown) or "Guest")
        row = (person.name, person.shown, hashed(token), now_ms())
        await self.store.write([("INSERT INTO people VALUES (?, ?, ?, ?)", row)])
        return person, token

    def person_of(self, token: str) -> Person | None:
        """Whose token this is, if anybody's; or Banned."""
        rows = (
            self.store.read("SELECT name, shown FROM people WHERE token = ?", (hashed(token),))
            if token
            else []
        )
        if rows:
            self.bans.check_guest(rows[0][0])
        return Person(*rows[0]) if rows else None

    async def rename(self, person: Person, shown: str) -> Person:
        new = person._replace(shown=self.called(shown) or person.shown)
        await self.store.write([("UPDATE people SET shown = ? WHERE name = ?", (new.shown, new.name))])
        return new

    def called(self, shown: str) -> str:
        """A name as it is shown, or ValueError if nobody may have it."""
        name = clean(shown, self.config.name_length)
        problem = why_not(name) if name else ""
        if problem:
            raise ValueError(problem)
        return name

    def joining(self, seat: int, person: Person, hash: str, name: str, others: Iterable[str]) -> e.Joined:
        """Somebody sits down under a name that looks like none of the others at the table.

        For whoever commits to no nonce the server adds one, which is revealed at once.
        """
        shown = told_apart(name or person.shown, filter(None, others), self.config.name_length)
        nonce = "" if hash else fairness.new_nonce()
        return e.Joined(seat, person.name, shown, nonce, hash or fairness.hash_of(nonce))

    # Tables

    async def create(
        self,
        person: Person,
        title: Title,
        seats: list[str],
        options: dict[str, Any],
        clock: e.ClockSetup | None = None,
        beginning: Beginning | None = None,
        name: str = "",
        hash: str = "",
        lesson: str = "",
        away: float | None = None,
        hints: bool = True,
        statements: Sequence[Any] = (),
        table: str = "",
        names: Sequence[str] = (),
    ) -> tuple[LiveTable, Links]:
        """A table with its links, or ValueError. `seats` are "me", "friend" or a level of bot.

        `names` are for those who play at one screen, by seat. It is on disk together with the `statements`,
        or neither is.
        """
        written = title.write_options(title.read_options(options))
        start, save, log, origin, told = beginning or Beginning()
        seed = fairness.new_seed()
        table = table or secrets.token_hex(16)
        setup = e.Setup(
            title.name,
            title.version,
            written,
            [
                e.SeatSetup("person") if seat in ("me", "friend") else e.SeatSetup("bot", seat)
                for seat in seats
            ],
            person.name,
            fairness.commitment(seed, table),
            clock,
            start,
            clean(name, self.config.name_length * 2),
            lesson,
            save,
            origin,
            away or self.config.away_seconds,
            told,
            hints,
            terms=True,
        )
        lay(setup, title)
        links, rows = new_links(table)
        if not lesson:
            rows.append((INSERT_SITTING, (person.name, table)))
        rows += statements
        joined: list[e.Joined] = []
        for seat, kind in enumerate(seats):
            if kind == "me":
                called = names[seat] if seat < len(names) else ""
                others = [other.name for other in joined] if called else []  # else they go by their colours
                joined.append(self.joining(seat, person, hash, called, others))
        return await self.hub.create(table, setup, seed, rows, joined, log), links

    async def join(self, token: str, person: Person, hash: str = "") -> LiveTable | None:
        """Follow an invitation: the first open seat, unless the person already sits there."""
        live = await self.invited(token)
        if live is None:
            return None
        async with live.lock:
            open_seats = live.table.open_seats()
            if not live.table.seats_of(person.name) and open_seats:
                rows = [(INSERT_SITTING, (person.name, live.table.name)), no_codes(live.table, open_seats[0])]
                others = [sitter.name for sitter in live.table.sitters]
                joined = self.joining(open_seats[0], person, hash, "", others)
                await self.hub.start(live, [], [joined], rows)
                live.see(person.name)
        for socket in list(live.sockets):
            if socket.person == person.name:
                await self.hub.welcome(live, socket)
        return live

    async def invited(self, token: str) -> LiveTable | None:
        """The table of an invitation."""
        row = self.link(token, INVITE)
        return await self.hub.find(row[0]) if row else None

    def host(self, table: Table) -> str:
        """What whoever made a table is called there, or else calls themselves."""
        seats = table.seats_of(table.setup.creator)
        if seats:
            return table.sitters[seats[0]].name
        rows = self.store.read("SELECT shown FROM people WHERE name = ?", (table.setup.creator,))
        return str(rows[0][0]) if rows else ""

    async def rematch(self, live: LiveTable, person: Person, hash: str = "") -> tuple[LiveTable, Links]:
        """The same game again, the next seat first; those who sit at the old table are told where.

        ValueError before the end, or if somebody was faster.
        """
        setup = live.table.setup
        seats = [
            "me" if sitter.person == person.name else seat.level if seat.kind == "bot" else "friend"
            for sitter, seat in zip(live.table.sitters, setup.seats, strict=True)
        ]
        names = self.names_at_one_screen(live.table, person)
        name = secrets.token_hex(16)
        decision = Decision([e.Again(name)])
        async with live.lock:
            if not live.table.is_over():
                raise ValueError("you can ask for a rematch once the game is over")
            if live.table.again:
                raise ValueError("there is already a rematch: join it")
            try:
                again, links = await self.create(
                    person, live.table.title, seats[1:] + seats[:1], dict(setup.options), setup.clock,
                    hash=hash, away=setup.away, hints=setup.hints, table=name, names=names[1:] + names[:1],
                    statements=event_rows(live.table, decision.events),
                )  # fmt: skip
            except Conflict:
                await self.hub.reload(live)
                raise
            live.invites[name] = links.invite
            self.hub.happen(live, decision)
        return again, links

    def names_at_one_screen(self, table: Table, person: Person) -> list[str]:
        """What a person's seats are called, where there are several and they have names of their own."""
        names = [sitter.name if sitter.person == person.name else "" for sitter in table.sitters]
        own = list(filter(None, names))
        return names if len(set(own)) == len(own) > 1 else []

    async def fork(self, live: LiveTable, person: Person, number: int, seat: int) -> tuple[LiveTable, Links]:
        """A table of the person's own that begins as another one did, or ValueError."""
        table = live.table
        beginning = await self.hub.turns.finish(fork(table, number, seat, Rng(secrets.randbits(60))))
        seats = [sitter.level or "me" for sitter in table.sitters]
        names = [sitter.name for sitter in table.sitters]
        # Else a fork would give those that its table doesn't.
        hints = table.setup.hints or not await self.hub.is_open(table)
        return await self.create(
            person, table.title, seats, table.setup.options, beginning=beginning, names=names, hints=hints
        )

    async def begin_lesson(self, person: Person, title: Title, lesson: Lesson) -> LiveTable:
        """A table for a lesson; it is not among the person's tables."""
        live, _ = await self.create(
            person,
            title,
            ["me"] * lesson.seats,
            lesson.options,
            beginning=Beginning(lesson.position),
            lesson=lesson.name,
        )
        return live

    def link(self, token: str, kind: str) -> tuple[str, int] | None:
        """The table and seat of a link, if there is one of this kind and it has not expired."""
        sql = "SELECT table_name, seat FROM links WHERE token = ? AND kind = ? AND expires > ?"
        rows = self.store.read(sql, (hashed(token), kind, now_ms()))
        return (rows[0][0], rows[0][1]) if rows else None

    async def watched(self, token: str, table: str) -> LiveTable | None:
        """A table at which a link to watch it allows to look."""
        row = self.link(token, WATCH)
        return await self.hub.find(table) if row is not None and row[0] == table else None

    def tables_of(self, person: Person) -> list[str]:
        """The tables at which a person sits, the newest first."""
        sql = (
            "SELECT s.table_name FROM sitting s JOIN tables t ON t.name = s.table_name "
            "WHERE s.person = ? ORDER BY t.created DESC LIMIT 100"
        )
        return [row[0] for row in self.store.read(sql, (person.name,))]

    async def new_invite(self, live: LiveTable) -> Links:
        """Fresh links for a table; the old ones go on working."""
        links, rows = new_links(live.table.name)
        await self.store.write(rows)
        return links

    async def clear_away(self, now: int) -> None:
        """Forget expired links and old tables for lessons, at which nobody is listed as sitting."""
        old = "SELECT name FROM tables WHERE created < ? AND name NOT IN (SELECT table_name FROM sitting)"
        before = (now - self.config.lesson_seconds * 1000,)
        await self.store.write(
            [
                ("DELETE FROM links WHERE expires <= ?", (now,)),
                (f"DELETE FROM links WHERE table_name IN ({old})", before),
                (f"DELETE FROM events WHERE table_name IN ({old})", before),
                (f"DELETE FROM finished WHERE table_name IN ({old})", before),
                (f"DELETE FROM analyses WHERE table_name IN ({old})", before),
                (f"DELETE FROM tables WHERE name IN ({old})", before),
            ]
        )

    # Moving a seat

    async def recovery_code(self, live: LiveTable, seat: int) -> str:
        code = secrets.token_hex(10)
        expires = now_ms() + self.config.code_seconds * 1000
        await self.store.write([(INSERT_LINK, (hashed(code), RECOVER, live.table.name, seat, expires))])
        return code

    async def recover(self, code: str, person: Person) -> LiveTable | None:
        """Move a seat to whoever knows its code; all codes of the seat are used up."""
        row = self.link(code, RECOVER)
        live = await self.hub.find(row[0]) if row else None
        if row is None or live is None:
            return None
        async with live.lock:
            if self.link(code, RECOVER) is None:  # somebody else was faster
                return None
            sitter = live.table.sitters[row[1]]
            # Another device cannot reveal what this one keeps, so a seat that moves before adds nothing.
            kept = (sitter.nonce, sitter.hash) if sitter.nonce else ("", "")
            joined = e.Joined(row[1], person.name, sitter.name, *kept)
            await self.hub.commit(
                live,
                Decision([joined]),
                [no_codes(live.table, row[1]), (INSERT_SITTING, (person.name, live.table.name))],
            )
            await self.hub.start(live, [])
            live.see(person.name)
        await self.hub.welcome_all(live)
        return live

    async def resign(self, live: LiveTable, seat: int) -> None:
        """Give up a seat for good, or ValueError. A bot plays it on, unless the game ends with that."""
        async with live.lock:
            table = live.table
            if table.match is None or table.is_over() or table.frozen:
                raise ValueError("you can only resign from a game that is going on")
            if seat in table.resigned:
                raise ValueError("you have given up that seat already")
            await self.hub.commit(live, Decision([e.Resigned(seat, STAND_IN)]))

    async def leave(self, live: LiveTable, person: Person) -> None:
        """Leave a table for good: before the start the seats are open again, later it is off the list.

        ValueError while others play with this person.
        """
        async with live.lock:
            table, seats = live.table, live.table.seats_of(person.name)
            waits = table.match is None and not table.frozen
            others = {table.sitters[seat].person for seat in table.still_playing()} - {"", person.name}
            plays = bool(set(seats) & set(table.still_playing())) and not table.is_over() and not table.frozen
            if plays and others and not waits:
                raise ValueError("the others are still playing with you: resign first")
            left = [e.Left(seat) for seat in seats] if waits else []
            await self.hub.commit(live, Decision([*left]), [(DELETE_SITTING, (person.name, table.name))])
        for socket in list(live.sockets):
            if left and socket.person == person.name:
                socket.send(m.encode(m.Bye("bye-left", -1)))
                socket.close()

    async def set_bot(self, live: LiveTable, seat: int, level: str, person: str) -> None:
        """A bot takes over a seat, or gives it back when `level` is empty; or ValueError.

        Everyone may let a bot play their own seat, and that of somebody else only when it is deserted.
        """
        async with live.lock:
            if live.table.sitters[seat].person != person and not live.is_deserted(seat):
                raise ValueError(
                    "a bot can take that seat when its player is out of time "
                    f"or has been away for {live.table.setup.away:g} seconds"
                )
            if seat in live.table.resigned:
                raise ValueError("that seat was given up for good")
            if live.table.sitters[seat].level != level:
                await self.hub.commit(live, Decision([e.Botted(seat, level)]))

    # Records

    async def record(self, live: LiveTable) -> str:
        """The match as a file. Before the end only its owner's own story may be shown, so it must be over."""
        table = live.table
        if not table.is_over():
            raise ValueError("you can only export a table once its game is over")
        if table.kept is not None:
            return table.kept.record
        return await self.hub.turns.finish(recording(table))

    async def bring(self, person: Person, text: str, address: str) -> LiveTable:
        """A table from a record: finished ones to look at, others to play on, all seats the importer's."""
        record, log = await self.hub.processes.read(text, address)
        seats = ["me"] * len(record.players)
        beginning = Beginning(record.start, log=log)
        live, _ = await self.create(person, find(record.game), seats, record.options, beginning=beginning)
        return live

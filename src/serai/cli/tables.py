"""The tables that a server keeps, from the command line: export, import, backup, verify, replay-all."""

import asyncio
import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import apsw

from serai.cli.start import open_record, replay_record
from serai.cli.words import Words, language_here
from serai.match.match import Match
from serai.match.record import verify as verify_record
from serai.server.config import read_config
from serai.server.live.hub import Hub, rebuild
from serai.server.lobby.lobby import Lobby, Person
from serai.server.running.run import database
from serai.server.storage.store import SqliteStore, StoreError, copy_database, open_reader
from serai.server.table.records import stored_record

# Owns what was imported here. It has no token, so nobody can be it: seats leave it by their codes.
LOCAL = Person("local", "Local")


@contextlib.contextmanager
def reading(data: str | None) -> Iterator[apsw.Connection]:
    """The database of a data folder, only to be read; a server may go on using it meanwhile."""
    try:
        connection = open_reader(database(read_config(given={"data": data}).data))
    except StoreError as error:
        raise ValueError(str(error)) from None
    try:
        yield connection
    except apsw.Error as error:
        raise ValueError(f"the database cannot be read: {error}") from None
    finally:
        connection.close()


def export_table(table: str, data: str | None) -> None:
    """Print a table as a record."""
    with reading(data) as connection:
        row = connection.execute(
            "SELECT created, setup, seed FROM tables WHERE name = ?", (table,)
        ).fetchone()
        if row is None:
            raise ValueError(f"there is no table {table!r}")
        try:
            print(stored_record(table, row, events_of(connection, table)), end="")
        except (ValueError, IndexError) as error:
            raise ValueError(f"table {table} cannot be exported: {error}") from None


def events_of(connection: apsw.Connection, table: str) -> list[tuple[bytes]]:
    return list(connection.execute("SELECT body FROM events WHERE table_name = ? ORDER BY n", (table,)))


def import_record(file: Path, data: str | None) -> None:
    """Put a record into the database as a table, and say how to watch it and how to take its seats."""
    title, record = open_record(file)
    match = replay_record(file, title, record, [])
    try:
        for sentence in asyncio.run(bring(match, record.start, data)):
            print(sentence)
    except StoreError as error:
        raise ValueError(str(error)) from None


async def bring(match: Match, start: dict[str, Any] | None, data: str | None) -> list[str]:
    config = read_config(given={"data": data})
    store = SqliteStore(database(config.data))
    try:
        lobby = Lobby(Hub(store, config))
        row = (LOCAL.name, LOCAL.shown, "", 0)
        await store.write([("INSERT INTO people VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING", row)])
        title, game = match.title, match.state.game
        log = [entry.action for entry in match.log]
        seats, options = ["me"] * int(game.seats), title.write_options(game.options)
        live, links = await lobby.create(LOCAL, title, seats, options, start=start, log=log)
        sentences = [f"Table {live.table.name}, to watch at /watch/{live.table.name}/{links.watch}"]
        if not live.table.is_over():
            for seat in range(live.table.seats):
                code = await lobby.recovery_code(live, seat)
                sentences.append(f"Seat {seat} belongs to whoever uses code {code} first.")
        return sentences
    finally:
        store.close()


def backup(file: Path, data: str | None) -> None:
    """Copy the whole database to a new file."""
    if file.exists():
        raise ValueError(f"{file} is there already: choose another name")
    with reading(data) as connection:
        try:
            copy_database(connection, file)
        except StoreError as error:
            raise ValueError(str(error)) from None


def verify(file: Path) -> None:
    """Compute every draw of a finished game again; ValueError names the first that differs."""
    title, record = open_record(file)
    replay_record(file, title, record, [])
    try:
        count = verify_record(record, title)
    except ValueError as error:
        raise ValueError(f"{file}: {error}") from None
    words = Words(title, language_here())
    print(words.say("verified-draws", file=str(file), count=count, game=words.say("title")))


def replay_all(data: str | None) -> int:
    """Replay every table, and list those that can only be looked at; 1 if there are any."""
    sound = frozen = 0
    with reading(data) as connection:
        for name, *row in connection.execute(
            "SELECT name, created, setup, seed FROM tables ORDER BY created"
        ):
            try:
                reason = rebuild(name, tuple(row), events_of(connection, name)).frozen
            except ValueError as error:
                reason = str(error)
            if reason:
                frozen += 1
                print(f"{name} is frozen: {reason}.")
            else:
                sound += 1
    print(Words(language=language_here()).say("replayed-all", sound=sound, frozen=frozen))
    return 1 if frozen else 0

"""`serai admin`: an operator looks after tables and guests, whether the server runs or not."""

import asyncio
import contextlib
from collections.abc import Iterator
from datetime import datetime
from typing import Any

import apsw

from serai.cli.shared.database import events_of, reading
from serai.server.config import Config, read_config
from serai.server.live.hub import Hub
from serai.server.lobby import orders
from serai.server.lobby.lobby import Lobby
from serai.server.lobby.orders import LAST, Ban, Clear, Delete, Freeze, Revoke, Unban, Unfreeze
from serai.server.running.hold import Held, hold
from serai.server.running.run import database
from serai.server.storage.store import SqliteStore, StoreError
from serai.server.table import events as e
from serai.server.table.rebuild import rebuild
from serai.server.table.table import Table

__all__ = ["Ban", "Clear", "Delete", "Freeze", "Revoke", "Unban", "Unfreeze"]


def order(order: orders.AnyOrder, data: str | None) -> None:
    """Have an order carried out: by the server that holds the data folder, or here if none does."""
    try:
        answer = asyncio.run(carry_out(order, read_config(given={"data": data})))
    except StoreError as error:
        raise ValueError(str(error)) from None
    if not answer.done:
        raise ValueError(answer.text)
    print(answer.text)


async def carry_out(order: orders.AnyOrder, config: Config) -> orders.Answer:
    path = database(config.data)
    if not path.exists():
        raise ValueError(f"there is no database {path}")
    try:
        with hold(path.parent, "serai admin"), contextlib.closing(SqliteStore(path)) as store:
            return await orders.obey(Lobby(Hub(store, config)), order)
    except Held as held:
        with contextlib.closing(SqliteStore(path, beside=True)) as store:
            answer = await orders.give(store, order)
        if answer is None:
            raise ValueError(
                f"nothing was done: {str(held).partition(':')[0]}, which doesn't answer"
            ) from None
        return answer


def list_tables(data: str | None, limit: int) -> None:
    """One line for each table: its name, when it was made and last used, its events, and who plays what."""
    with reading(data) as connection:
        for name, created, setup, last, count in connection.execute(
            f"SELECT t.name, t.created, t.setup, {LAST} AS last, "
            "(SELECT count(*) FROM events WHERE table_name = t.name) "
            "FROM tables t ORDER BY last DESC LIMIT ?",
            (limit,),
        ):
            names = ", ".join(players(connection, str(name)))
            game = game_in(bytes(setup))
            print(f"{name}  {day(created)}  {day(last)}  {count:>5}  {game}: {names}")


def game_in(setup: bytes) -> str:
    """What is played at a table with this setup, if that can be read."""
    try:
        return e.decode_setup(setup).game
    except ValueError as error:
        return f"({error})"


def players(connection: apsw.Connection, table: str) -> list[str]:
    """The names of those who sit at a table, by what is stored of it, without playing it through."""
    names: dict[int, str] = {}
    like = '{"kind":"joined"%'
    for (body,) in connection.execute(
        "SELECT body FROM events WHERE table_name = ? AND CAST(body AS TEXT) LIKE ? ORDER BY n", (table, like)
    ):
        event = e.decode(bytes(body))
        if isinstance(event, e.Joined):
            names[event.seat] = event.name
    return [names[seat] for seat in sorted(names)]


def show_table(name: str, data: str | None) -> None:
    """A table as it stands, and what its operator needs to know to do something about it."""
    with reading(data) as connection:
        row = connection.execute("SELECT created, setup, seed FROM tables WHERE name = ?", (name,)).fetchone()
        if row is None:
            raise ValueError(f"there is no table {name!r}")
        for line in lines(rebuild(name, row, events_of(connection, name)), row):
            print(line)
        links = connection.execute(
            "SELECT kind, count(*) FROM links WHERE table_name = ? GROUP BY kind ORDER BY kind", (name,)
        )
        print("links: " + (", ".join(f"{count} {kind}" for kind, count in links) or "none"))


def lines(table: Table, row: Any) -> Iterator[str]:
    setup = table.setup
    yield f"table: {table.name}"
    yield f"game: {setup.game}, rules {setup.rules}, {setup.options}"
    yield f"name: {setup.title}" if setup.title else "name: none"
    yield f"created: {day(row[0])} by guest {setup.creator}"
    yield f"state: {state(table)}"
    for seat, sitter in enumerate(table.sitters):
        if sitter.person:
            stand_in = f", played by a bot ({sitter.level})" if sitter.level else ""
            yield f"seat {seat}: {sitter.name}, guest {sitter.person}{stand_in}"
        else:
            yield f"seat {seat}: {f'bot ({sitter.level})' if sitter.level else 'open'}"
    yield f"stored: {table.stored} events, {len(table.chat)} lines of chat"


def state(table: Table) -> str:
    if table.frozen:
        return f"view only: {table.frozen}"
    if table.match is None:
        return "waiting for players"
    if table.is_over():
        return f"over after {len(table.match.log)} actions"
    paused = ", paused" if table.paused else ""
    return f"seat {table.actor()} to act after {len(table.match.log)} actions{paused}"


def list_bans(data: str | None) -> None:
    with reading(data) as connection:
        for who, why, at in connection.execute("SELECT who, why, at FROM bans ORDER BY at"):
            print(f"{who}  {day(at)}  {why}".rstrip())


def day(milliseconds: Any) -> str:
    return datetime.fromtimestamp(milliseconds / 1000).strftime("%Y-%m-%d %H:%M")

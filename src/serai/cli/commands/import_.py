"""`serai import`: a saved game becomes a table of the server."""

import asyncio
from pathlib import Path
from typing import Any, Final

from serai.cli.shared.inputs import open_record, replay_record
from serai.match.match import Match
from serai.server.config import read_config
from serai.server.live.hub import Hub
from serai.server.lobby.lobby import Lobby, Person
from serai.server.running.run import database
from serai.server.storage.store import SqliteStore, StoreError
from serai.server.table.beginning import Beginning

# Owns what was imported here. It has no token, so nobody can be it: seats leave it by their codes.
LOCAL: Final = Person("local", "Local")


def import_record(file: Path, data: str | None) -> None:
    """Put a record into the database as a table, and say how to watch it and how to take its seats."""
    title, record = open_record(file)
    match = replay_record(file, title, record, [])
    try:
        for sentence in asyncio.run(store_match(match, record.start, data)):
            print(sentence)
    except StoreError as error:
        raise ValueError(str(error)) from None


async def store_match(match: Match, start: dict[str, Any] | None, data: str | None) -> list[str]:
    """Store a match as a table; the sentences that say where it is and who can take its seats."""
    config = read_config(given={"data": data})
    store = SqliteStore(database(config.data))
    try:
        lobby = Lobby(Hub(store, config))
        row = (LOCAL.name, LOCAL.shown, "", 0)
        await store.write([("INSERT INTO people VALUES (?, ?, ?, ?) ON CONFLICT DO NOTHING", row)])
        title, game = match.title, match.state.game
        log = [entry.action for entry in match.log]
        seats, options = ["me"] * int(game.seats), title.write_options(game.options)
        live, links = await lobby.create(LOCAL, title, seats, options, beginning=Beginning(start, log=log))
        sentences = [f"Table {live.table.name}: watch it at /watch/{live.table.name}/{links.watch}"]
        if not live.table.is_over():
            for seat in range(live.table.seats):
                code = await lobby.recovery_code(live, seat)
                sentences.append(f"Seat {seat}: use code {code} to take it.")
        return sentences
    finally:
        store.close()

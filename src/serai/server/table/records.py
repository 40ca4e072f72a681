"""Stored tables as records, for whoever keeps the database: every table that has begun, over or not."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from serai.games import find
from serai.match.record import FORMAT, Fairness, write_record
from serai.server.table import events as e
from serai.server.table import show
from serai.server.table.rebuild import Rows, rebuild
from serai.server.table.table import Table


def record_of(table: Table) -> str:
    """The match of a table. Seed and nonces are in it when the game is over and began here."""
    if table.match is None:
        raise ValueError("its game hasn't started")
    fair = None
    if table.is_over() and not table.imported:
        revealed = show.revealed(table)
        fair = Fairness(table.name, table.setup.commitment, revealed.nonces, revealed.seed)
    return write_record(table.match, players_of(table), start_of(table), fair)


def start_of(table: Table) -> dict[str, Any] | None:
    """What the match began from. A save is for this server alone: nobody could replay from it."""
    if table.setup.save is not None:
        raise ValueError("this table was forked from a game with secrets in mid-game, so it has no record")
    return table.setup.start


def players_of(table: Table) -> list[str]:
    return [sitter.name or f"seat {seat}" for seat, sitter in enumerate(table.sitters)]


def stored_record(name: str, row: tuple[Any, ...], bodies: Rows) -> str:
    """A table as a record, straight from what is stored if the rules can no longer replay it."""
    table = rebuild(name, row, bodies)
    if not table.frozen:
        return record_of(table)
    setup = table.setup
    catalogue = find(setup.game).new(len(setup.seats), setup.options).game.catalogue
    actions = actions_of(e.decode(bytes(body)) for (body,) in bodies)
    document = {
        "format": FORMAT, "game": setup.game, "rules": setup.rules, "options": setup.options,
        "players": players_of(table), "start": start_of(table), "log": [catalogue.text(a) for a in actions],
    }  # fmt: skip
    return json.dumps(document, indent=1, ensure_ascii=False) + "\n"


def actions_of(events: Iterable[e.Event]) -> list[int]:
    """The actions that stand at the end, chance included, whatever the rules say to them."""
    log: list[int] = []
    undone: list[int] = []
    for event in events:
        if isinstance(event, e.Started):
            log += [*event.log, *event.chance]
        elif isinstance(event, e.Played):
            undone.clear()
            log += [event.action, *event.chance]
        elif isinstance(event, e.Redone):
            log += [undone.pop(), *event.chance]
        elif isinstance(event, e.Undone):
            if event.asked:
                undone.clear()
            else:
                undone.append(log[event.length])
            del log[event.length :]
    return log

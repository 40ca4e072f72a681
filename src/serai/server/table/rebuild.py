"""A table from what is stored of it: its setup, its seed and its events."""

from __future__ import annotations

from typing import Any

from serai.core.title import Title
from serai.games import find
from serai.server.table import events as e
from serai.server.table.steps import Steps, finish
from serai.server.table.table import Table

Rows = list[tuple[Any, ...]]


def rebuild(name: str, row: tuple[Any, ...], bodies: Rows) -> Table:
    """A table from what is stored. One whose rules have changed stays readable up to there, and frozen."""
    return finish(rebuilding(name, row, bodies))


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
        except Exception as error:
            table.freeze(error)
    table.stored = len(bodies)
    return table

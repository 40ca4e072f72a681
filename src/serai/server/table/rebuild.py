"""A table from what is stored of it: its setup, its seed and its events."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from serai.core.title import Title
from serai.games import find
from serai.server.table import events as e
from serai.server.table.steps import Steps, finish
from serai.server.table.table import Table

Rows = list[tuple[Any, ...]]


def rebuild(name: str, row: tuple[Any, ...], bodies: Iterable[tuple[Any, ...]]) -> Table:
    """A table from what is stored. One whose rules have changed stays readable up to there, and frozen."""
    return finish(rebuilding(name, row, bodies))


def rebuilding(name: str, row: tuple[Any, ...], bodies: Iterable[tuple[Any, ...]]) -> Steps[Table]:
    """The same in steps."""
    setup = e.decode_setup(row[1])
    title: Title = find(setup.game)
    table = Table(name, setup, title, bytes(row[2]))
    if setup.rules != title.version:
        table.frozen = f"this table follows rules version {setup.rules} of {title.name}, not {title.version}"
    stored = 0
    for (body,) in bodies:
        stored += 1
        try:
            event = e.decode(bytes(body))
            if not table.frozen or isinstance(event, e.OfPeople):
                yield from table.evolving(event)
        except Exception as error:
            table.freeze(error)
        yield
    table.stored = stored
    return table

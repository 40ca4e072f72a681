"""Stored tables as records, for whoever keeps the database: every table that has begun, over or not."""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from serai.games import find
from serai.match.record import FORMAT, Fairness, write_record
from serai.server.table import events as e
from serai.server.table.rebuild import Rows, rebuild
from serai.server.table.steps import Steps, finish
from serai.server.table.table import Table


def record_of(table: Table) -> str:
    """The match of a table. Seed and nonces are in it when the game is over and began here."""
    return finish(recording(table))


def recording(table: Table) -> Steps[str]:
    """The same in steps."""
    match = table.match
    if match is None:
        raise ValueError("its game hasn't started")
    fair = proof_of(table) if table.is_over() and not table.imported else None
    start = start_of(table)
    digests: list[str] = []
    for s in match.positions(1, len(match.log)) if match.log else ():
        digests.append(s.digest())
        yield
    resigned = list(table.resigned) if table.is_over() else []
    return write_record(match, table.players(), start, fair, resigned, digests)


def proof_of(table: Table) -> Fairness:
    hashes = [sitter.hash for sitter in table.sitters] if table.setup.terms else None
    return Fairness(table.name, table.setup.commitment, table.nonces(), table.seed.hex(), hashes)


def start_of(table: Table) -> dict[str, Any] | None:
    """What the match began from. A save is for this server alone: nobody could replay from it."""
    if table.setup.save is not None:
        raise ValueError("this table was forked from a game with secrets in mid-game, so it has no record")
    return table.setup.start


def stored_record(name: str, row: tuple[Any, ...], bodies: Rows) -> str:
    """A table as a record, straight from what is stored if the rules can no longer replay it."""
    table = rebuild(name, row, bodies)
    if not table.frozen:
        return record_of(table)
    setup = table.setup
    catalogue = find(setup.game).new(len(setup.seats), setup.options).game.catalogue
    events = [e.decode(bytes(body)) for (body,) in bodies]
    document: dict[str, Any] = {
        "format": FORMAT, "game": setup.game, "rules": setup.rules, "options": setup.options,
        "players": table.players(), "start": start_of(table),
        "log": [catalogue.text(action) for action in actions_of(events)],
    }  # fmt: skip
    if not any(isinstance(event, e.Started) and event.log for event in events):
        proof = proof_of(table)
        document |= {name: value for name, value in proof._asdict().items() if value is not None}
        document["format"] = proof.format
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

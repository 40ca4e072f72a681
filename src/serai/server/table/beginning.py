"""Where a table begins: as laid, with a position, or with what has happened at another table."""

from __future__ import annotations

from typing import Any, NamedTuple

from serai.core.play import redealt
from serai.core.rng import Rng
from serai.server.table.messages import Origin
from serai.server.table.table import Table


class Beginning(NamedTuple):
    """Where a table begins, and what has happened there before its first decision."""

    start: dict[str, Any] | None = None  # a position
    save: dict[str, Any] | None = None  # of a position that has no record
    log: list[int] = []
    origin: Origin | None = None


def fork(table: Table, number: int, seat: int, rng: Rng) -> Beginning:
    """The beginning of a table up to so many actions, or ValueError saying why not.

    While there are secrets to keep, its log would tell them: then only the present can be forked, without the
    log and re-dealt for the seat. Of the past the seat knows more by now than it could know then.
    """
    match, setup = table.match, table.setup
    if match is None:
        raise ValueError("the game hasn't started")
    length = len(match.log)
    if number > length:
        raise ValueError(f"there were only {length} actions")
    players = [sitter.name for sitter in table.sitters]
    origin = Origin(players, number)
    if not table.title.secrets or table.is_over():
        return Beginning(setup.start, setup.save, [entry.action for entry in match.log[:number]], origin)
    if number != length:
        raise ValueError("while the game is running, you can only fork its current position")
    return Beginning(save=table.title.save(redealt(table.title, match.state, seat, rng)), origin=origin)

"""Where a table begins: as laid, with a position, or with what has happened at another table."""

from __future__ import annotations

from typing import Any, NamedTuple

from serai.core.play import redealt
from serai.core.rng import Rng
from serai.core.state import State
from serai.core.title import Title
from serai.match.match import Entry, Match
from serai.server.table.messages import Origin
from serai.server.table.show import telling
from serai.server.table.steps import Steps
from serai.server.table.table import Table

LOOKED_BACK = 32  # actions, for a position that can be written
TRIES = 20


class Beginning(NamedTuple):
    """Where a table begins, and what has happened there before its first decision."""

    start: dict[str, Any] | None = None  # a position
    save: dict[str, Any] | None = None  # of a position that has no record
    log: list[int] = []
    origin: Origin | None = None
    told: list[Any] = []  # lines of the story before all that


def fork(table: Table, number: int, seat: int, rng: Rng) -> Steps[Beginning]:
    """The beginning of a table up to so many actions, or ValueError saying why not.

    While there are secrets to keep, its log would tell them: then only the present can be forked, re-dealt
    for the seat, with the story that the seat was told. Of the past the seat knows more by now than it could
    know then.
    """
    match, setup = table.match, table.setup
    if match is None:
        raise ValueError(table.frozen or "the game hasn't started")
    yield from telling(table, seat)
    length = len(match.log)
    if number > length:
        raise ValueError(f"there were only {length} actions")
    players = [sitter.name if sitter.person else "" for sitter in table.sitters]
    origin = Origin(players, number, table.name)
    if not table.title.secrets or table.is_over():
        log = [entry.action for entry in match.log[:number]]
        return Beginning(setup.start, setup.save, log, origin, setup.told)
    if number != length:
        raise ValueError("while the game is running, you can only fork its current position")
    story = [[at - length, line.key, line.args] for at, line in match.told(seat).lines]
    told = [[at - length, key, args] for at, key, args in setup.told] + story
    known = yield from as_known(table.title, match, seat, rng)
    return known._replace(origin=origin, told=told)


def as_known(title: Title, match: Match, seat: int, rng: Rng) -> Steps[Beginning]:
    """The present as a seat knows it: a position with what followed, or a save if none can be written.

    A position is written at an entry. So the last one is re-dealt, and what has happened since happens again:
    the seat's own actions, and for everybody else whatever looks the same to the seat.
    """
    length = len(match.log)
    first = max(length - LOOKED_BACK, 0)
    states = [s.copy() for s in match.positions(first, length)]
    at = next((n for n in reversed(range(len(states))) if is_entry(title, states[n])), -1)
    entries, present = match.log[first + at :], states[-1]
    seen = [title.view(s, seat) for s in states[at:]]
    for _ in range(TRIES if at >= 0 else 0):
        start = title.dump(redealt(title, states[at], seat, rng))
        s = title.load(int(present.game.seats), title.write_options(present.game.options), start)
        log = yield from retraced(title, s, entries, seen, seat, rng)
        if log is not None:
            return Beginning(start, log=log)
    return Beginning(save=title.save(redealt(title, present, seat, rng)))


def is_entry(title: Title, s: State) -> bool:
    """Whether a state can be written as a position."""
    try:
        title.dump(s)
    except ValueError:
        return False
    return True


def retraced(
    title: Title, s: State, entries: list[Entry], seen: list[dict[str, Any]], seat: int, rng: Rng
) -> Steps[list[int] | None]:
    """Actions from a position that look to a seat as those of a log did, or None if this one has none."""
    log: list[int] = []
    if title.view(s, seat) != seen[0]:
        return None
    for entry, view in zip(entries, seen[1:], strict=True):
        actions = [int(action) for action in s.legal()] if s.actor() == entry.actor else []
        if entry.actor == seat:
            actions = [action for action in actions if action == entry.action]
        while actions:
            yield
            action = actions.pop(rng.below(len(actions)))
            after = s.copy()
            after.apply(action)
            if title.view(after, seat) == view:
                break
        else:
            return None
        log.append(action)
        s = after
    return log

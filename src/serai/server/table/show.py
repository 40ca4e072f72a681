"""What a table shows: to each reader what that reader may see, and to everybody who is there."""

from __future__ import annotations

from typing import Any

from serai.core.state import State
from serai.match.lesson import lessons
from serai.match.match import UNDO_NOTHING
from serai.server.table import messages as m
from serai.server.table.steps import Steps
from serai.server.table.table import Table


def hello(table: Table, person: str) -> m.Hello:
    setup = table.setup
    return m.Hello(
        m.PROTOCOL,
        table.name,
        setup.game,
        setup.rules,
        setup.options,
        table.seats_of(person),
        setup.commitment,
        lesson(table),
        setup.origin,
    )


def lesson(table: Table) -> m.Lesson | None:
    """What this table teaches, if it is for a lesson that there still is."""
    for lesson in lessons(table.title) if table.setup.lesson else ():
        if lesson.name == table.setup.lesson:
            return m.Lesson(lesson.name, lesson.seat, lesson.wanted)
    return None


# For one reader


def tell(table: Table, reader: int, most: int) -> bool:
    """Tell a reader's story by at most so many actions; whether there is more to tell."""
    if table.match is None:
        return False
    story = table.match.telling(reader)
    story.tell([entry.action for entry in table.match.log[story.told : story.told + most]])
    return story.told < len(table.match.log)


def has_told(table: Table, reader: int) -> bool:
    """Whether a reader's story was told up to what happened last."""
    return table.match is None or table.match.telling(reader).told >= table.told


def update(table: Table, reader: int, whole: bool, in_zones: bool = False) -> m.Update:
    """The table as a reader sees it, with the lines that are new to it, or all of them."""
    match = table.match
    if match is None:
        return nothing(table, reader)
    mine = match.state.actor() == reader and not table.frozen
    story = match.told(reader)
    view = story.view()
    first = 0 if whole else table.told
    barrier = table.undo_barrier(reader)
    return m.Update(
        reader,
        table.revision,
        table.title.in_zones(view) if in_zones else view,
        [choice(table, match.state, view, action) for action in match.state.legal()] if mine else [],
        [[number, line.key, line.args] for number, line in story.since(first)],
        whole,
        len(match.log),
        barrier.key if barrier else "",
        bool(match.undone) and match.state.actor() == reader,
    )


def nothing(table: Table, reader: int) -> m.Update:
    """A table at which there is nothing to see."""
    return m.Update(reader, table.revision, None, [], [], True, 0, UNDO_NOTHING.key, False)


def choice(table: Table, state: State, view: dict[str, Any], action: int) -> dict[str, Any]:
    """A legal action for a program and for people: what it is, and the arguments of its sentence."""
    catalogue = state.game.catalogue
    described: dict[str, Any] = catalogue.describe(action)
    described["says"] = table.title.describe(view, described["verb"], catalogue.labels(action))
    return described


def history(
    table: Table, reader: int, first: int, count: int, in_zones: bool = False
) -> Steps[list[dict[str, Any]]]:
    """What a reader saw after `first` actions and after those that followed."""
    pages: list[dict[str, Any]] = []
    if table.match is None or first > len(table.match.log):
        return pages
    last = min(first + count - 1, len(table.match.log))
    for number, s in enumerate(table.match.positions(first, last), start=first):
        view = table.title.view(s, reader)
        pages.append({"number": number, "view": table.title.in_zones(view) if in_zones else view})
        yield
    return pages


# For everybody


def people(table: Table, here: set[str], watching: int, now: int) -> m.People:
    return m.People(
        [
            m.Person(
                sitter.name,
                "bot" if sitter.level else "person" if sitter.person else "open",
                bool(sitter.level) or sitter.person in here,
                table.is_late(seat, now),
            )
            for seat, sitter in enumerate(table.sitters)
        ],
        watching,
        table.asked,
        table.asked_by,
        sorted(table.agreed),
    )


def clocks(table: Table, now: int) -> m.Clocks:
    left = [table.time_left(seat, now) for seat in range(table.seats)]
    return m.Clocks(left, table.actor() if table.since is not None else -1, table.paused)


def revealed(table: Table) -> m.Revealed:
    """Seed and nonces; only when the game is over, because they tell all draws."""
    if not table.is_over():
        raise ValueError("the seed is revealed when the game is over")
    return m.Revealed(table.seed.hex(), sorted(table.nonces()))

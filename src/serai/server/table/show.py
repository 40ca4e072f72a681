"""What a table shows: to each reader what that reader may see, and to everybody who is there."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from serai.core.actions import GAME_OVER
from serai.match.lesson import lessons
from serai.match.match import UNDO_NOTHING
from serai.match.story import Story
from serai.server.table import messages as m
from serai.server.table.steps import Steps
from serai.server.table.table import Kept, Seen, Table


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
        setup.hints and not setup.lesson,
    )


def lesson(table: Table) -> m.Lesson | None:
    """What this table teaches, if it is for a lesson that there still is."""
    for lesson in lessons(table.title) if table.setup.lesson else ():
        if lesson.name == table.setup.lesson:
            return m.Lesson(lesson.name, lesson.seat, lesson.wanted)
    return None


LINES = 200  # of a story at once; what came before is told when somebody asks

# For one reader


def telling(table: Table, reader: int) -> Steps[None]:
    """Tell a reader's story to its end."""
    while table.match is not None:
        story = table.match.telling(reader)
        story.tell([entry.action for entry in table.match.log[story.told : story.told + 1]])
        if story.told >= len(table.match.log):
            table.match.share_position(story)
            return
        yield


def has_told(table: Table, reader: int) -> bool:
    """Whether a reader's story was told up to what happened last."""
    return table.match is None or table.match.telling(reader).told >= table.told


def update(table: Table, reader: int, whole: bool, in_zones: bool = False) -> m.Update:
    """The table as a reader sees it, with the lines that are new to it, or the last ones."""
    match = table.match
    if table.kept is not None:
        return remembered(table, table.kept, reader)
    if match is None:
        return nothing(table, reader)
    mine = table.actor() == reader and not table.frozen and reader not in table.resigned
    story = match.told(reader)
    view = story.view()
    count = count_lines(table, story)
    first = count - story.kept.count_since(table.told, LINES)
    if whole or count - first > LINES:
        whole, first = True, max(count - LINES, 0)
    barrier = table.undo_barrier(reader)
    return m.Update(
        reader,
        table.revision,
        as_it_ended(table, table.title.in_zones(view) if in_zones else view),
        table.title.choices(match.state, view) if mine else [],
        lines_of(table, story, first, count),
        whole,
        len(match.log),
        barrier.key if barrier else "",
        bool(match.undone) and mine,
        first,
    )


def as_it_ended(table: Table, view: dict[str, Any]) -> dict[str, Any]:
    """The last view of a game: the rules know nothing of seats that were given up."""
    if not table.resigned or not table.is_given_up():
        return view
    return {**view, "actor": table.actor(), "winners": table.winners()}


def told(table: Table, reader: int, before: int) -> m.Told:
    """The lines of a reader's story that come before the one of this number."""
    if table.kept is not None:
        lines = last_seen(table.kept, reader).lines
        first = max(min(before, len(lines)) - LINES, 0)
        return m.Told(reader, first, lines[first:before])
    if table.match is None:
        return m.Told(reader, 0, [])
    story = table.match.telling(reader)
    last = min(before, count_lines(table, story))
    first = max(last - LINES, 0)
    return m.Told(reader, first, lines_of(table, story, first, last))


def remembered(table: Table, kept: Kept, reader: int) -> m.Update:
    """The end of a game whose rules have changed since; of its positions only the last one is known."""
    view, lines = last_seen(kept, reader).view, last_seen(kept, reader).lines
    first = max(len(lines) - LINES, 0)
    undo = table.title.reason(GAME_OVER).key
    return m.Update(reader, table.revision, view, [], lines[first:], True, 0, undo, False, first)


def last_seen(kept: Kept, reader: int) -> Seen:
    return kept.seen[min(reader, len(kept.seen) - 1)]


def count_lines(table: Table, story: Story) -> int:
    """Of a story, with what was told at the table that this one was forked from."""
    return len(table.setup.told) + len(story.kept)


def lines_of(table: Table, story: Story, first: int, last: int) -> list[Any]:
    """The lines with these numbers, as they are sent."""
    before = len(table.setup.told)
    own = story.kept.between(max(first - before, 0), max(last - before, 0))
    return table.setup.told[first:last] + [[number, line.key, line.args] for number, line in own]


def nothing(table: Table, reader: int) -> m.Update:
    """A table at which there is nothing to see."""
    return m.Update(reader, table.revision, None, [], [], True, 0, UNDO_NOTHING.key, False)


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
        shown = table.title.in_zones(view) if in_zones else view
        is_last = number == len(table.match.log)
        pages.append({"number": number, "view": as_it_ended(table, shown) if is_last else shown})
        yield
    return pages


def scores(table: Table) -> Steps[list[list[int]]]:
    """Everybody's points before the first action and after each."""
    points: list[list[int]] = []
    if table.match is None:
        return points
    for s in table.match.positions(0, len(table.match.log)):
        points.append([table.title.score(s, seat) for seat in range(table.seats)])
        yield
    return points


# For everybody


def people(table: Table, here: set[str], watching: int, now: int, stuck: Collection[int] = ()) -> m.People:
    return m.People(
        [
            m.Person(
                sitter.name,
                "bot" if sitter.level else "person" if sitter.person else "open",
                bool(sitter.level) or sitter.person in here,
                table.is_late(seat, now),
                table.resigned.get(seat),
                seat in stuck and bool(sitter.level),
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
    return m.Revealed(table.seed.hex(), table.nonces(), table.terms() if table.setup.terms else "")

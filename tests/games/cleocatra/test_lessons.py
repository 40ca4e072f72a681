"""The tutorial: every lesson can be played as it asks, however chance falls, and ends as it says."""

from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from serai.core.actions import OK
from serai.core.state import CHANCE, OVER, State
from serai.games import find
from serai.match.lesson import Lesson, find_lesson, lessons
from serai.match.match import Match

GAME = find("cleocatra")
# What each lesson promises at its end: the points it brings.
BRINGS = {
    "tile": 0, "team-up": 0, "rescue": 5, "inspectors": 4, "search": 4, "end": 5,
    "herd": 4, "mafdet": 5, "bastet": 4, "mut": 5, "princess": 4, "cleocatra": 9,
}  # fmt: skip

every_lesson = pytest.mark.parametrize("lesson", lessons(GAME), ids=lambda lesson: lesson.name)


def begin(lesson: Lesson) -> State:
    return GAME.load(lesson.seats, lesson.options, lesson.position)


def ways(s: State, lesson: Lesson, decided: int = 0) -> Iterator[State]:
    """The positions after a lesson, by every alternative it allows and every outcome of chance."""
    if s.actor() == CHANCE:
        for outcome in s.legal():
            following = s.copy()
            following.apply(int(outcome))
            yield from ways(following, lesson, decided)
    elif decided == len(lesson.wanted):
        yield s
    else:
        assert s.actor() == lesson.seat
        for text in lesson.wanted[decided]:
            following = s.copy()
            action = following.game.catalogue.parse(text)
            assert following.why(action) == OK, text
            following.apply(action)
            yield from ways(following, lesson, decided + 1)


def result(name: str) -> State:
    """The position after a lesson that can end in one way only."""
    lesson = find_lesson(GAME, name)
    [s] = ways(begin(lesson), lesson)
    return s


def tile(s: State, name: str) -> dict[str, Any]:
    [found] = [tile for tile in GAME.view(s, 0)["tiles"] if tile["name"] == name]
    return dict(found)


def test_the_lessons_come_in_the_order_of_the_rules():
    assert [lesson.name for lesson in lessons(GAME)] == list(BRINGS)
    modes = [lesson.options["mode"] for lesson in lessons(GAME)]
    assert modes == ["basic"] * 6 + ["advanced"] * 6


@every_lesson
def test_a_lesson_is_short_and_brings_what_it_promises(lesson):
    assert 1 <= len(lesson.wanted) <= 3
    s = begin(lesson)
    before = GAME.score(s, lesson.seat)
    for after in ways(s, lesson):
        assert GAME.score(after, lesson.seat) - before == BRINGS[lesson.name]
        assert after.actor() != lesson.seat


@every_lesson
def test_a_match_can_be_played_by_every_alternative(lesson):
    for texts in product(*lesson.wanted):
        match = Match(GAME, begin(lesson), bytes(32), readers=[lesson.seat])
        match.begin()
        for text in texts:
            match.play(lesson.seat, match.state.game.catalogue.parse(text))
        assert match.story[lesson.seat]


def test_every_lesson_leaves_the_table_as_its_last_sentence_says():
    rescued = result("rescue")
    assert GAME.view(rescued, 0)["players"][0]["supply"] == 3
    assert tile(rescued, "OR1")["inspector"]
    freed = result("inspectors")
    assert not tile(freed, "OR1")["inspector"]
    assert tile(freed, "OR1")["rescuers"] == [0]
    won = result("end")
    assert won.actor() == OVER
    assert GAME.view(won, 0)["winners"] == [0]
    assert [GAME.score(won, seat) for seat in (0, 1)] == [24, 23]
    assert tile(result("bastet"), "BL1")["rescuers"] == [1]
    stayed = result("mut")
    assert tile(stayed, "OR1")["rescuers"] == [0]
    assert tile(stayed, "OR1")["inspector"]
    blocked = result("princess")
    assert [tile(blocked, name)["inspector"] for name in ("GR1", "BL1", "OR1")] == [False, True, True]


def test_where_a_lesson_says_that_something_cannot_be_done_it_cannot():
    s = begin(find_lesson(GAME, "inspectors"))
    assert GAME.reason(s.why(s.game.catalogue.parse("rescue OR1"))).key == "reason-inspected"
    s = begin(find_lesson(GAME, "herd"))
    assert GAME.reason(s.why(s.game.catalogue.parse("rescue PU1"))).key == "reason-inspected"

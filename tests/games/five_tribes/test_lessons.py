"""The tutorial: every lesson can be played as it asks, and ends as it says."""

import pytest
from tests.games.five_tribes.kit import TITLE, djinns, gold, kept, owner, play, whim

from serai.games.five_tribes.state import Tribes
from serai.match.lesson import Lesson, find_lesson, lessons

every_lesson = pytest.mark.parametrize("lesson", lessons(TITLE), ids=lambda lesson: lesson.name)


def begin(lesson: Lesson) -> Tribes:
    s = TITLE.load(lesson.seats, lesson.options, lesson.position)
    assert isinstance(s, Tribes)
    return s


def result(name: str) -> Tribes:
    """The position after a lesson."""
    lesson = find_lesson(TITLE, name)
    return play(begin(lesson), *(texts[0] for texts in lesson.wanted))


@every_lesson
def test_a_lesson_can_be_played_as_it_asks(lesson):
    s = begin(lesson)
    for texts in lesson.wanted:
        assert s.actor() == lesson.seat
        s = play(s, texts[0])
    assert s.actor() != lesson.seat


def test_every_lesson_leaves_the_table_as_its_last_sentence_says():
    assert [seat for seat in result("bid").playing if seat >= 0] == [1, 0, 2]
    moved = result("move")
    assert (kept(moved, 0), owner(moved, "B5"), owner(moved, "C3")) == ([2, 0, 0], 0, None)
    looped = result("loop")
    assert (kept(looped, 0), owner(looped, "A2"), looped.palaces[1]) == ([2, 0, 0], 0, 1)
    assert gold(result("builders"))[0] == 50 + 24
    killed = result("assassins")
    assert (owner(killed, "E4"), owner(killed, "D3")) == (0, 0)
    assert gold(result("merchants"))[0] == 50 - 3 + 13
    assert djinns(result("djinns"), 0) == ["jafaar"]
    assert TITLE.score_sheet(result("use-djinn"), 0)["palms"] == 3
    assert int(result("artisans").tents) == 1 << 16
    assert TITLE.score_sheet(result("lake"), 0)["palms"] == 6
    city = result("city")
    assert (whim(city, "W01"), gold(city)[0]) == ("done 0", 60)

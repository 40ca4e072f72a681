"""The tutorial: every lesson ends as it says."""

from tests.games.cutie.kit import TITLE, alive, cell, gems, offered, play, refusal
from tests.kit import lesson_begun

from serai.core.state import OVER
from serai.games.cutie.state import Cutie
from serai.match.lesson import find_lesson


def result(name: str) -> Cutie:
    """The position after a lesson, by the first of the actions that it asks for."""
    lesson = find_lesson(TITLE, name)
    begun: Cutie = lesson_begun(TITLE, lesson)
    return play(begun, *(texts[0] for texts in lesson.wanted))


def test_every_lesson_leaves_the_table_as_its_last_sentence_says():
    climbed = result("climb")
    assert (cell(climbed, "Amelia"), gems(climbed, "Amelia")) == ("1 2", "YG")
    assert gems(result("two-for-one"), "Amelia") == "RY"
    assert cell(result("quick-advance"), "Eddy") == "2 2"
    assert gems(result("quick-search"), "Amelia") == "RYGP"
    searched = result("slow-search")
    assert (searched.flipped, searched.timer()) == (2, 5)
    flooded = result("timed-flood")
    assert alive(flooded) == {"Amelia", "Eddy", "Fig"}
    assert (flooded.low, flooded.flipped, flooded.timer()) == (2, 0, 4)
    passed = result("automatic-flood")
    assert (passed.low, passed.flipped, passed.timer()) == (2, 2, 4)
    ended = result("end")
    assert ended.actor() == OVER
    assert TITLE.winners(ended) == [0]
    assert TITLE.score(ended, 0) == 30


def test_where_a_lesson_says_that_something_cannot_be_done_it_cannot():
    assert refusal(lesson_begun(TITLE, find_lesson(TITLE, "climb")), "advance Amelia left") == "cannot-pay"
    assert "quick P03" not in offered(lesson_begun(TITLE, find_lesson(TITLE, "slow-search")))

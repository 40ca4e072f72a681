"""The tutorial: every lesson can be played as it asks, and ends as it says."""

import pytest
from tests.games.sultans_wishes.kit import calm, offered, play

from serai.core.rng import Rng
from serai.core.state import CHANCE, OVER, State
from serai.games.sultans_wishes import GAME
from serai.games.sultans_wishes import components as box
from serai.games.sultans_wishes.state import Sultan
from serai.match.lesson import Lesson, find_lesson, lessons

every_lesson = pytest.mark.parametrize("lesson", lessons(GAME), ids=lambda lesson: lesson.name)


def begin(lesson: Lesson) -> Sultan:
    s = GAME.load(lesson.seats, lesson.options, lesson.position)
    assert isinstance(s, Sultan)
    return s


def result(name: str) -> Sultan:
    """The position after a lesson and the chance that follows it, by the first actions that it asks for."""
    lesson = find_lesson(GAME, name)
    s = calm(begin(lesson), *(texts[0] for texts in lesson.wanted))
    assert isinstance(s, Sultan)
    return s


@every_lesson
@pytest.mark.parametrize("seed", range(5))
def test_a_lesson_can_be_played_however_chance_falls(lesson, seed):
    rng = Rng(seed)
    s: State = begin(lesson)
    for texts in lesson.wanted:
        while s.actor() == CHANCE:
            s.apply(s.legal()[rng.below(len(s.legal()))])
        assert s.actor() == lesson.seat
        wanted = offered(s) & set(texts)
        assert wanted
        s = play(s, wanted.pop())


def test_every_lesson_leaves_the_table_as_its_last_sentence_says():
    assert [*result("fulfil").score] == [2, 4, 0]
    assert result("fulfil").gems[0] == 1
    assert result("aides").aides_on(box.CARD_NAMES.index("T09")) == [1, 0]
    tipped = result("effects")
    assert (tipped.score[0], tipped.gems[0]) == (3, 2)
    stacked = GAME.view(result("extra-tasks"), 0)
    assert (stacked["extra_stack"], stacked["priority"]) == (5, [1, 0, 2])
    twice = GAME.view(result("lamp"), 0)
    assert (twice["players"][0]["lamp"], twice["chart"]["bath"], twice["priority"]) == (False, 0, [1, 0])
    own = GAME.view(result("market"), 0)["players"][0]["own"]
    assert own["wares_worth"] == 6
    assert [*result("moods").score] == [6, 5, 0]
    guarded = result("guards")
    assert (guarded.score[0], guarded.gems[0]) == (12, 1)
    assert result("end").ending
    alone = result("solo")
    assert alone.actor() == OVER
    assert alone.score[0] == 74
    assert GAME.view(result("road"), 0)["players"][0]["relics"] == 1
    visited = GAME.view(
        play(begin(find_lesson(GAME, "town")), "travel end-of-round", "gift GR1", "keep GR1"), 0
    )
    assert (visited["players"][0]["own"]["gifts"], visited["players"][0]["place"]) == (["GR1"], "start")


def test_a_guard_of_the_lesson_can_go_nowhere_else():
    s = play(begin(find_lesson(GAME, "guards")), "extra T16")
    while s.actor() == CHANCE:
        s.apply(s.legal()[0])
    assert offered(s) == {"guard S01"}

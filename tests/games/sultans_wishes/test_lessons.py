"""The tutorial: every lesson ends as it says."""

from tests.games.sultans_wishes.kit import calm, offered, play
from tests.kit import lesson_begun

from serai.core.state import CHANCE, OVER
from serai.games.sultans_wishes import GAME
from serai.games.sultans_wishes import components as box
from serai.games.sultans_wishes.state import Sultan
from serai.match.lesson import find_lesson


def result(name: str) -> Sultan:
    """The position after a lesson and the chance that follows it, by the first actions that it asks for."""
    lesson = find_lesson(GAME, name)
    s = calm(lesson_begun(GAME, lesson), *(texts[0] for texts in lesson.wanted))
    assert isinstance(s, Sultan)
    return s


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
        play(lesson_begun(GAME, find_lesson(GAME, "town")), "travel end-of-round", "gift GR1", "keep GR1"), 0
    )
    assert (visited["players"][0]["own"]["gifts"], visited["players"][0]["place"]) == (["GR1"], "start")


def test_a_guard_of_the_lesson_can_go_nowhere_else():
    s = play(lesson_begun(GAME, find_lesson(GAME, "guards")), "extra T16")
    while s.actor() == CHANCE:
        s.apply(s.legal()[0])
    assert offered(s) == {"guard S01"}

"""The tutorial: every lesson ends as it says."""

from tests.games.five_tribes.kit import TITLE, djinns, gold, kept, owner, play, whim
from tests.kit import lesson_begun

from serai.games.five_tribes.state import Tribes
from serai.match.lesson import find_lesson


def result(name: str) -> Tribes:
    """The position after a lesson."""
    lesson = find_lesson(TITLE, name)
    begun: Tribes = lesson_begun(TITLE, lesson)
    return play(begun, *(texts[0] for texts in lesson.wanted))


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

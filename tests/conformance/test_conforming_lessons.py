"""Every lesson of every game: it leaves a choice, can be played as it asks, and has all its sentences."""

import pytest
from tests.kit import every_title, lesson_begun

from serai.cli.shared.words import Words, languages
from serai.core.actions import OK
from serai.core.play import any_action
from serai.core.rng import Rng
from serai.core.state import CHANCE, State
from serai.core.title import Title
from serai.match.lesson import Lesson, lessons


@pytest.mark.parametrize("title", every_title())
def test_a_lesson_offers_more_than_it_asks_for(title: Title):
    for lesson in lessons(title):
        assert len(lesson_begun(title, lesson).legal()) > len(lesson.wanted[0]), lesson.name


@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("title", every_title())
def test_a_lesson_can_be_played_in_every_way_that_it_asks_for_however_chance_falls(title: Title, seed: int):
    for lesson in lessons(title):
        check_every_way(lesson_begun(title, lesson), lesson, Rng(seed), 0, False)


def check_every_way(s: State, lesson: Lesson, rng: Rng, decided: int, chance_fell: bool) -> None:
    """From this decision on. After chance some of what is asked for must fit, before it all of it."""
    if decided == len(lesson.wanted):
        assert s.actor() != lesson.seat, lesson.name
        return
    while s.actor() == CHANCE:
        s.apply(any_action(s, rng))
        chance_fell = True
    assert s.actor() == lesson.seat, lesson.name
    asked = [s.game.catalogue.parse(text) for text in lesson.wanted[decided]]
    fitting = [action for action in asked if s.why(action) == OK]
    assert fitting if chance_fell else fitting == asked, lesson.name
    for action in fitting:
        following = s.copy()
        following.apply(action)
        check_every_way(following, lesson, rng, decided + 1, chance_fell)


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("title", every_title())
def test_a_lesson_says_what_to_do_and_what_came_of_it(title: Title, language: str):
    words = Words(title, language, strict=True)
    for lesson in lessons(title):
        name = f"lesson-{lesson.name}"
        assert words.say(name)
        assert words.say(f"{name}-done")
        for decision in range(1, len(lesson.wanted) + 1):
            assert words.say(f"{name}-{decision}")
        assert not words.has(f"{name}-{len(lesson.wanted) + 1}")

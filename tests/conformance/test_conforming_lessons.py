"""Every lesson of every game: it leaves a choice, and has all its sentences in every language."""

import pytest
from tests.kit import every_title

from serai.cli.shared.words import Words, languages
from serai.core.title import Title
from serai.match.lesson import lessons


@pytest.mark.parametrize("title", every_title())
def test_a_lesson_offers_more_than_it_asks_for(title: Title):
    for lesson in lessons(title):
        s = title.load(lesson.seats, lesson.options, lesson.position)
        assert len(s.legal()) > len(lesson.wanted[0]), lesson.name


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

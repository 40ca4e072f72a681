"""Lessons of a game: small positions with the actions that somebody who learns it is asked to play."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from serai.core.title import Title

FILE = "lessons.json"


class Lesson(NamedTuple):
    """`wanted` are, for each decision of the seat in turn, the texts of the actions that are asked for.

    Chance may fall in between if every outcome fits. The texts are lesson-NAME, lesson-NAME-1 and so on
    before each decision, and lesson-NAME-done.
    """

    name: str
    seats: int
    options: dict[str, Any]
    position: dict[str, Any]
    seat: int
    wanted: list[list[str]]


@cache
def lessons(title: Title) -> tuple[Lesson, ...]:
    """The lessons of a game in their order; a game without the file has none."""
    file = files(title.package).joinpath(FILE)
    if not file.is_file():
        return ()
    return tuple(Lesson(**lesson) for lesson in json.loads(file.read_text(encoding="utf-8")))


def find_lesson(title: Title, name: str) -> Lesson:
    """The lesson of that name, or ValueError naming those there are."""
    for lesson in lessons(title):
        if lesson.name == name:
            return lesson
    names = ", ".join(lesson.name for lesson in lessons(title)) or "none"
    raise ValueError(f"{title.name} has no lesson {name!r}; there are {names}")

"""The README tells of every game of the list, and of no other; its pictures are there, and light."""

import re

from tests.kit import ROOT
from tests.tools.readme import README, row, written

from serai.games import GAMES


def test_the_table_of_games_is_that_of_the_list():
    text = README.read_text(encoding="utf-8")
    assert written(text) == text, "run 'make messages'"
    assert all(row(title) in text for title in GAMES)


def test_its_pictures_are_light_to_load_and_come_for_the_day_and_for_the_night():
    pictures = re.findall(r'"(docs/pictures/[^"]+)"', README.read_text(encoding="utf-8"))
    assert len(pictures) >= 6
    assert all((ROOT / picture).stat().st_size <= 150_000 for picture in pictures)
    assert {picture.replace("dark", "light") for picture in pictures if "dark" in picture} <= set(pictures)

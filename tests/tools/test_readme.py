"""The README tells of every game of the list, and of no other."""

from tests.tools.readme import README, row, written

from serai.games import GAMES


def test_the_table_of_games_is_that_of_the_list():
    text = README.read_text(encoding="utf-8")
    assert written(text) == text, "run 'make messages'"
    assert all(row(title) in text for title in GAMES)

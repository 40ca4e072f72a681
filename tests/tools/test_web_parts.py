"""What the browser has of the games belongs to games that there are."""

from tests.kit import ROOT

from serai.games import GAMES


def test_every_web_part_is_that_of_a_game_of_the_list():
    folders = {path.parent.name for path in (ROOT / "web" / "src" / "games").glob("*/index.ts")}
    assert folders
    assert folders <= {title.name for title in GAMES}

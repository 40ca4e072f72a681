"""What the board draws and says by name is there: its sentences in every language, a sign for every piece."""

import re

import pytest
from tests.games.five_tribes.kit import load
from tests.kit import ROOT

from serai.cli.shared.words import Words, languages
from serai.games.five_tribes import GAME, view, zones
from serai.games.five_tribes import components as box

SOURCES = ROOT / "web" / "src" / "games" / "five_tribes"
SAID = re.compile(r"\bsay\(\s*'([a-z0-9-]+)'")


@pytest.mark.parametrize("language", languages())
def test_everything_that_the_board_says_has_a_text(language):
    words = Words(GAME, language)
    said = {key for file in SOURCES.iterdir() for key in SAID.findall(file.read_text("utf-8"))}
    assert said
    assert [key for key in sorted(said) if not words.has(key)] == []


@pytest.mark.parametrize(
    ("file", "names"),
    [
        ("wishes.ts", box.WANTS),
        ("items.ts", box.ITEM_NAMES),
        ("goods.ts", box.RESOURCE_NAMES),
        ("tribes.ts", box.TRIBE_NAMES),
        ("lands.ts", box.TYPE_NAMES),
    ],
)
def test_every_piece_has_a_sign(file, names):
    drawn = re.findall(r"^  '?([a-z-]+)'?: [\[{]", (SOURCES / file).read_text("utf-8"), re.MULTILINE)
    assert sorted(drawn) == sorted(names)


@pytest.mark.parametrize(
    ("kind", "told"),
    [
        ("blue-city", "blue Wondrous City"),
        ("red-city", "red Wondrous City"),
        ("oasis", "Oasis, red 8"),
        ("lake", "Great Lake"),
    ],
)
def test_a_tile_is_told_with_its_colour_also_where_it_has_no_value(kind, told):
    """Builders count blue Cities, and tents red ones (ruling F17)."""
    s = load({"A1": "Y", "A2": "Y"}, options="whims", tiles={"C3": kind})
    seen = view.view(s, 0)
    [tile] = [tile for tile in seen["tiles"] if tile["cell"] == "C3"]
    assert Words(GAME).word("tile", zones.tile_now(seen, tile)["text"]) == told

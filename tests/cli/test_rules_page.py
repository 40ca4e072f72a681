"""The rules page is found in a checkout and in an installed package, and reads well in a terminal."""

from pathlib import Path

import pytest
from tests.kit import every_title

from serai.cli.shared import rules_page
from serai.cli.shared.rules_page import anchors, find_page, section, without_links
from serai.cli.shared.words import languages

PAGE = """# Chess: the rules

<a id="board"></a>
**The board.** See [the pieces](#pieces).

![Eight by eight squares.](figures/board.svg)

<a id="pieces"></a>
## The pieces

Thirty-two.
"""


@pytest.mark.parametrize("title", every_title())
def test_a_checkout_has_the_rules_of_every_game_in_every_language(title):
    for language in languages():
        page = find_page(title.name, language)
        assert page is not None
        assert anchors(page.read_text(encoding="utf-8"))


def test_an_installed_package_brought_its_pages(monkeypatch, tmp_path):
    monkeypatch.setattr(rules_page, "PACKAGE", tmp_path / "site" / "serai")
    package = tmp_path / "site" / "serai-0.1.0.dist-info"
    package.mkdir(parents=True)
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: serai\nVersion: 0.1.0\n")
    (package / "RECORD").write_text("../share/serai/docs/games/chess/rules.de.md,,\n")
    page = tmp_path / "share" / "serai" / "docs" / "games" / "chess" / "rules.de.md"
    page.parent.mkdir(parents=True)
    page.write_text(PAGE)
    monkeypatch.syspath_prepend(tmp_path / "site")
    found = find_page("chess", "de")
    assert found is not None
    assert Path(found).resolve() == page.resolve()
    assert find_page("chess", "en") is None


def test_a_rule_goes_from_its_anchor_to_the_next_one():
    assert anchors(PAGE) == ["board", "pieces"]
    assert "Eight by eight" in section(PAGE, "board")
    assert "Thirty-two" not in section(PAGE, "board")
    assert "Thirty-two" in section(PAGE, "pieces")


def test_pictures_are_told_in_words_and_there_is_nothing_to_click_on():
    text = without_links(PAGE)
    assert "*Eight by eight squares.*" in text
    assert "See the pieces." in text
    assert "<a" not in text

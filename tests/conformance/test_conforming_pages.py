"""The rules pages: the same rules in every language, every refusal's rule on each, and safe drawings.

The site sets the drawings of a page into its own text, so they may neither run nor load anything, and the
names within them must not clash.
"""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from tests.kit import ROOT, every_title

from serai.cli.shared.words import ENGLISH, languages
from serai.core.title import Title

EVENTS = re.compile(r"on[a-z]+$")
ELEMENTS = {
    "svg", "defs", "pattern", "g", "use", "path", "polygon", "rect", "circle", "ellipse", "text",
}  # fmt: skip


def page(title: Title, language: str) -> Path:
    name = "rules.md" if language == ENGLISH else f"rules.{language}.md"
    return ROOT / "docs" / "games" / title.name / name


def anchors(file: Path) -> list[str]:
    return re.findall(r'<a id="([^"]+)"></a>', file.read_text(encoding="utf-8"))


def figures(file: Path) -> list[tuple[str, str]]:
    """The drawings of a page: what is said instead of each, and its file."""
    return re.findall(r"!\[([^\]]*)\]\(([^)]+)\)", file.read_text(encoding="utf-8"))


@pytest.mark.parametrize("title", every_title())
def test_the_rules_are_the_same_in_every_language(title):
    english = page(title, ENGLISH)
    assert len(set(anchors(english))) == len(anchors(english)) > 0
    for language in languages():
        assert anchors(page(title, language)) == anchors(english)
        assert [file for _, file in figures(page(title, language))] == [file for _, file in figures(english)]


@pytest.mark.parametrize("title", every_title())
@pytest.mark.parametrize("language", languages())
def test_the_rule_of_every_refusal_is_on_the_page(title, language):
    reasons = title.new(title.most).game.catalogue.reasons
    file = page(title, language)
    for anchor in sorted({reason.anchor for reason in reasons.values()} - set(anchors(file))):
        pytest.fail(f'{file} has no <a id="{anchor}"></a>, which a reason names')


@pytest.mark.parametrize("title", every_title())
@pytest.mark.parametrize("language", languages())
def test_every_link_within_a_page_leads_somewhere(title, language):
    file = page(title, language)
    links = re.findall(r"\]\(#([^)]+)\)", file.read_text(encoding="utf-8"))
    assert set(links) <= set(anchors(file))


@pytest.mark.parametrize("title", every_title())
@pytest.mark.parametrize("language", languages())
def test_every_drawing_is_there_and_is_described_in_words(title, language):
    file = page(title, language)
    for words, name in figures(file):
        assert words.endswith("."), name
        assert (file.parent / name).is_file()
    drawn = {path.name for path in (file.parent / "figures").glob("*")}
    assert drawn == {Path(name).name for _, name in figures(file)}


@pytest.mark.parametrize("title", every_title())
def test_a_drawing_only_draws(title):
    file = page(title, ENGLISH)
    names: list[str] = []
    for _, name in figures(file):
        root = ElementTree.parse(file.parent / name).getroot()
        assert "viewBox" in root.attrib
        for element in root.iter():
            assert element.tag.removeprefix("{http://www.w3.org/2000/svg}") in ELEMENTS, name
            assert "style" not in element.attrib, name
            assert not any(EVENTS.match(attribute) for attribute in element.attrib), name
            assert element.get("href", "#").startswith("#"), name
            assert all("url(" not in value or "url(#" in value for value in element.attrib.values()), name
        names += [str(element.get("id")) for element in root.iter() if element.get("id")]
    assert len(set(names)) == len(names)

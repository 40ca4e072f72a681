"""The rules of a game as a page for people: where it is, and how it reads in a terminal."""

import re
from importlib import metadata
from pathlib import Path

from serai.cli.shared.build import PACKAGE
from serai.cli.shared.words import ENGLISH

ANCHOR = re.compile(r'<a id="([^"]+)"></a>\n?')
PICTURE = re.compile(r"!\[([^\]]*)\]\([^)]*\)")
LINK = re.compile(r"\[([^\]]*)\]\([^)]*\)")


def page_name(game: str, language: str) -> Path:
    """Where a page is in the source tree."""
    name = "rules.md" if language == ENGLISH else f"rules.{language}.md"
    return Path("docs", "games", game, name)


def find_page(game: str, language: str) -> Path | None:
    """The page, in a source checkout or among what an installed package brought; None if it is nowhere."""
    name = page_name(game, language)
    if (PACKAGE.parents[1] / name).is_file():
        return PACKAGE.parents[1] / name
    try:
        brought = metadata.files("serai") or []
    except metadata.PackageNotFoundError:
        return None
    found = [file for file in brought if file.parts[-len(name.parts) :] == name.parts]
    return Path(str(found[0].locate())) if found else None


def anchors(text: str) -> list[str]:
    return ANCHOR.findall(text)


def section(text: str, anchor: str) -> str:
    """What stands under an anchor, up to the next one."""
    _, _, below = text.partition(f'<a id="{anchor}"></a>')
    return ANCHOR.split(below)[0]


def without_links(text: str) -> str:
    """The page as Markdown that a terminal can show: pictures in words, and nothing to click on."""
    return LINK.sub(r"\1", PICTURE.sub(r"*\1*", ANCHOR.sub("", text)))

"""The keys that have a text, how they are said, and the anchors that the rules page has."""

import re
from collections.abc import Callable
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message
from tests.kit import ROOT, Table

from serai.cli.shared.words import Words
from serai.core.title import Title

Say = Callable[[str, dict[str, Any]], str]  # a sentence from its key and its arguments


def speaker(table: Table) -> Say:
    """Says phrases to seat 0, each of them once: most come up in every position."""
    words = Words(table.title, strict=True)
    words.seat_people(table.seats, humans=[0], you=0)
    said: dict[str, str] = {}

    def say(key: str, args: dict[str, Any]) -> str:
        phrase = f"{key} {args}"
        if phrase not in said:
            said[phrase] = words.say(key, **args)
        return said[phrase]

    return say


def text_keys(title: Title) -> set[str]:
    """All keys of the common texts and of the game's own, in English."""
    return keys_of("serai") | keys_of(title.package)


@cache
def keys_of(package: str) -> set[str]:
    path = Path(str(import_module(package).__file__)).parent / "text" / "en.ftl"
    resource = FluentParser(with_spans=False).parse(path.read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, Junk)]
    assert junk == [], f"{path.name} of {package} cannot be read: {junk}"
    named = [entry.id.name for entry in resource.body if isinstance(entry, Message)]
    assert len(set(named)) == len(named), f"{path.name} of {package} has a key twice"
    return set(named)


def rule_anchors(title: Title) -> set[str]:
    """The places of the game's rules page, in English, that a link can name: explicit ones and headings."""
    page = (ROOT / "docs" / "games" / title.name / "rules.md").read_text(encoding="utf-8")
    explicit = re.findall(r'<a (?:id|name)="([^"]+)"', page)
    headings = re.findall(r"^#+ +(.+?) *$", page, re.MULTILINE)
    slugs = [re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings]
    return {*explicit, *slugs}

"""What lies where, as `serai.core.zones` tells it, with every phrase said: all that a drawing needs."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from serai.cli.shared.words import Words
from serai.core.title import Title
from serai.core.zones import spread

ASIDE: Final = (
    "pile",
    "track",
)  # kinds that lie beside what one looks at first, unless a zone says otherwise


@dataclass(frozen=True)
class PieceInWords:
    text: str
    code: str = ""  # what to type for it
    over: str = ""  # what it belongs to
    more: Sequence[str] = ()
    of: tuple[int, int] | None = None  # how much it has of what it needs
    count: int | None = None  # how many of it lie here
    seats: Sequence[int] = ()  # who has a marker on it
    names: Sequence[str] = ()  # what actions call it
    pieces: Sequence[PieceInWords] = ()
    to: Sequence[str] = ()  # where it leads
    at: tuple[float, float] | None = None  # its column and row

    @property
    def label(self) -> str:
        text = f"{self.text} ({self.code})" if self.code and self.code != self.text else self.text
        return f"{text} x{self.count}" if self.count is not None and self.count != 1 else text


@dataclass(frozen=True)
class ZoneInWords:
    name: str
    title: str
    kind: str
    owner: int
    note: str = ""
    count: int | None = None
    aside: bool = False
    names: Sequence[str] = ()
    pieces: Sequence[PieceInWords] = ()


def is_called(zone: ZoneInWords, name: str) -> bool:
    """Whether somebody who types this name means that zone: by its name or its title, or how they begin."""
    wanted = name.lower().replace("-", " ")
    return any(known.lower().replace("-", " ").startswith(wanted) for known in (zone.name, zone.title))


def zones_in_words(title: Title, view: dict[str, Any], words: Words) -> list[ZoneInWords]:
    """What a reader sees lying where. What is counted with one seat is counted with all."""
    zones = [zone_in_words(zone, words) for zone in spread(title.zones(view), title.components())]
    counted = {zone.name for zone in zones if zone.owner >= 0 and zone.count is not None}
    return [replace(zone, count=number_in(zone)) if zone.name in counted else zone for zone in zones]


def number_in(zone: ZoneInWords) -> int:
    """How many pieces lie in a zone."""
    if zone.count is not None:
        return zone.count
    return sum(1 if piece.count is None else piece.count for piece in zone.pieces)


def zone_in_words(zone: Mapping[str, Any], words: Words) -> ZoneInWords:
    name, kind = zone["zone"], zone["kind"]
    key = f"zone-{name}"
    texts = {
        known: capital(words.word(name, piece["text"]))
        for piece in zone.get("pieces", ())
        for known in piece.get("names", ())
    }
    return ZoneInWords(
        name,
        words.say(key) if words.has(key) else capital(name.replace("-", " ")),
        kind,
        zone["owner"],
        words.word(name, zone.get("note", "")),
        zone.get("count"),
        zone.get("aside", kind in ASIDE),
        zone.get("names", ()),
        [piece_in_words(piece, name, texts, words) for piece in zone.get("pieces", ())],
    )


def piece_in_words(
    piece: Mapping[str, Any], zone: str, texts: Mapping[str, str], words: Words
) -> PieceInWords:
    """A piece of a zone; `texts` are those of the zone's pieces by their names."""
    code = piece.get("code", "")
    has, needs = piece.get("of", (0, 0))
    column, row = piece.get("at", (0, 0))
    return PieceInWords(
        capital(words.word(zone, piece["text"]).removesuffix(f" ({code})")),
        code,
        capital(words.word(zone, piece.get("over", ""))),
        [words.word(zone, more) for more in piece.get("more", ())],
        (has, needs) if "of" in piece else None,
        piece.get("count"),
        piece.get("seats", ()),
        piece.get("names", ()),
        [piece_in_words(inner, zone, texts, words) for inner in piece.get("pieces", ())],
        [texts.get(name, name) for name in piece.get("to", ())],
        (column, row) if "at" in piece else None,
    )


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]

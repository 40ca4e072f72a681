"""What lies where for one reader, so that tools can show a game that they know nothing of.

Zones are made from a reader's view and therefore tell nothing that the reader may not know. A zone is a dict
with its name, its kind and its owner (a seat, or `TABLE`), and where they say something

- `pieces`: what lies there open to the reader,
- `count`: how many pieces lie there, those face down included,
- `note`: a phrase about the zone as a whole,
- `names`: what actions call the zone itself,
- `aside`: whether it lies beside what one looks at first.

A piece is a dict with its `text`, a phrase or a plain word, and where they say something

- `names`: what actions and the log call it; `code`: the one of them to show,
- `over` and `more`: a phrase above the text and phrases below it,
- `pips`: a number to be seen at a glance; `of`: how much it has of what it needs,
- `count`: how many of it lie here,
- `seats`: who has a marker on it; `whose`: a phrase that says so,
- `pieces`: those that belong to it,
- `at`: its column and row, which may be halves; `to`: the names of the pieces that lead on from it,
- `tries`: actions, as texts, that pointing at it could mean; if none is possible, the reasons are told.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Final

if TYPE_CHECKING:
    from serai.core.title import Zone

TABLE: Final = -1  # owns what belongs to nobody
COMMON: Final = ("actor", "seat", "step")  # what every view says of whose turn it is
Text = str | dict[str, Any]


def piece(text: Text, *names: str, **details: Any) -> dict[str, Any]:
    """A piece as tools show it; details that say nothing are left out."""
    return {"text": text, **said({"names": list(names), **details})}


def zone(name: str, owner: int = TABLE, **details: Any) -> dict[str, Any]:
    """A zone as tools show it; `count` stays when it is 0."""
    return {"zone": name, "owner": owner, **said(details)}


def said(details: Mapping[str, Any]) -> dict[str, Any]:
    return {
        name: value for name, value in details.items() if value is not None and value != [] and value != ""
    }


def by_layout(layout: Sequence[Zone], view: Mapping[str, Any]) -> list[dict[str, Any]]:
    """The zones of a layout, each found by its name in the view or in the players' part of it.

    Numbers and words of the view that belong to no zone come after them, so that nothing is missing.
    """
    tables = [zone.name for zone in layout if zone.owner == "table"]
    hands = [zone.name for zone in layout if zone.owner != "table"]
    laid = in_view(view, TABLE, tables)
    for seat, player in enumerate(view["players"]):
        laid += in_view({**player, **(player.get("own") or {})}, seat, hands)
    return laid


def in_view(view: Mapping[str, Any], owner: int, names: Sequence[str]) -> list[dict[str, Any]]:
    """One owner's zones, and what else is said there in numbers and words."""
    told = {name.replace("_", "-"): value for name, value in view.items() if name not in COMMON}
    loose = [
        name
        for name, value in told.items()
        if name not in names and isinstance(value, int | str) and not isinstance(value, bool)
    ]
    return [by_shape(name, owner, told[name]) for name in [*names, *loose] if name in told]


def by_shape(name: str, owner: int, value: Any) -> dict[str, Any]:
    """A zone from what a view says of it: a number counts pieces, a list has one piece after the other."""
    if isinstance(value, int) and not isinstance(value, bool):
        return zone(name, owner, count=value)
    if isinstance(value, list):
        pieces = [piece_by_shape(item, str(place)) for place, item in enumerate(value)]
        return zone(name, owner, pieces=pieces)
    if isinstance(value, dict) and "name" not in value:
        pieces = [
            piece(kind, kind, count=here)
            if isinstance(here, int)
            else {**piece_by_shape(here, kind), "over": kind}
            for kind, here in value.items()
            if here not in (0, None, False)
        ]
        return zone(name, owner, pieces=pieces)
    return zone(name, owner, pieces=[piece_by_shape(value, str(value))] if value not in (None, False) else [])


def piece_by_shape(value: Any, name: str) -> dict[str, Any]:
    """A piece from what a view says of it: a word, nothing for an empty place, or its name with facts."""
    if isinstance(value, dict):
        own = str(value.get("name", name))
        facts = [
            f"{fact} {plain}" for fact, plain in value.items() if fact != "name" and plain not in (None, [])
        ]
        return piece(own, own, more=facts)
    return piece("" if value is None else str(value), name)

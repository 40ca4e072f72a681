"""What lies where for one reader: how a game without a board of its own is shown, to eyes and to ears.

The plain table of the browser, its screen reader and the terminal know nothing of a game. They get *zones*,
which say what lies where now, and *components*, which say what is in the box and never change. Zones are made
from a reader's view and therefore tell nothing that the reader may not know; components are the same for
everybody at every table of the game, so they tell nothing at all.

Zones are `{"table": {NAME: zone, …}, "seats": [{NAME: zone, …}, …]}`, in the order in which one looks at
them.
A *zone* is

- a number: so many pieces lie there, and this reader sees none of them,
- a list of the pieces that lie there open to the reader,
- or a `Zone` with both, or with more.

A *piece* is the name of a component, or a `Piece` with a `name` and what is to be said of it now, which
replaces what the component says; one without a name is nothing that an action could mean.

Components are `{"zones": {NAME: Zone, …}, "pieces": {NAME: Piece, …}}`. What is neither there nor said now is
shown as it is: a zone by its name, a piece by its name.

`spread` puts the two together: what the terminal draws from and the browser does likewise. `changes` says
what is different since an earlier view, which is what an update brings. Words are said so:

- a phrase by its key, a plain word by the text `ZONE-WORD` if there is one;
- in a sentence, `{"piece": NAME}` as the component `says`;
- a zone by the text `zone-NAME` if there is one;
- who has a marker on a piece by the text `seats-ZONE` if there is one, with `seats` and their `count`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, TypedDict

TABLE: Final = -1  # owns what belongs to nobody
APART: Final = ("actor", "seat", "step", "winners", "players", "sheet", "own")  # of a view: no zones
Text = str | dict[str, Any]  # a plain word or a phrase


class Piece(TypedDict, total=False):
    name: str  # what actions and the log call it
    also: list[str]  # what else actions call it, where it lies
    text: Text  # empty for an empty place
    says: dict[str, Any]  # the phrase that names it in a sentence
    code: str  # the name to show beside the text
    over: Text  # above the text
    more: list[Text]  # below the text
    pips: int  # a number to be seen at a glance
    of: list[int]  # how much it has, of how much it needs
    count: int  # how many of it lie here
    seats: list[int]  # who has a marker on it
    pieces: list[str | Piece]  # that belong to it
    at: list[float]  # its column and row
    to: list[str]  # the names of the pieces that lead on from it
    tries: list[str]  # actions, as texts, that one could mean by it; if none is possible, it is told why


class Zone(TypedDict, total=False):
    kind: str  # board, pile, hand, supply or track
    pieces: list[str | Piece]  # that lie open to the reader
    count: int  # how many lie there, those face down included
    note: Text  # about the zone as a whole
    names: list[str]  # what actions call the zone itself
    aside: bool  # whether it lies beside what one looks at first; piles and tracks do, if nothing is said
    tries: list[str]  # verbs that one could mean by a piece of it


AnyPiece = str | Piece
AnyZone = int | list[AnyPiece] | Zone
NamedZones = dict[str, AnyZone]


class Zones(TypedDict):
    table: NamedZones
    seats: list[NamedZones]


class Components(TypedDict):
    zones: dict[str, Zone]
    pieces: dict[str, Piece]


# Zones and components together


def spread(zones: Zones, components: Components) -> list[dict[str, Any]]:
    """Every zone with all that is said of it and of its pieces, the table's first, then each seat's.

    A zone is a dict as above with its name, `zone`, its `owner` (a seat, or TABLE), its `kind` and its
    `pieces`; a piece has a `text`, its `tries` and `names`, all that actions call it.
    """
    laid = spread_owned(TABLE, zones["table"], components)
    for seat, own in enumerate(zones["seats"]):
        laid += spread_owned(seat, own, components)
    return laid


def spread_owned(owner: int, zones: NamedZones, components: Components) -> list[dict[str, Any]]:
    """One owner's zones, in the order of the components."""
    order = [name for name in components["zones"] if name in zones]
    others = [name for name in zones if name not in components["zones"]]
    return [spread_zone(name, owner, zones[name], components) for name in [*order, *others]]


def spread_zone(name: str, owner: int, zone: AnyZone, components: Components) -> dict[str, Any]:
    kind = "supply" if isinstance(zone, int) else "board" if owner == TABLE else "hand"
    said: dict[str, Any] = {"kind": kind}
    said.update(components["zones"].get(name, {}))
    if isinstance(zone, int):
        said["count"] = zone
    elif isinstance(zone, list):
        said["pieces"] = zone
    else:
        said.update(zone)
    verbs = said.pop("tries", [])
    pieces = [spread_piece(piece, verbs, components) for piece in said.get("pieces", [])]
    return {**said, "zone": name, "owner": owner, "pieces": pieces}


def spread_piece(piece: AnyPiece, verbs: list[str], components: Components) -> dict[str, Any]:
    now: Mapping[str, Any] = {"name": piece} if isinstance(piece, str) else piece
    name: str = now.get("name", "")
    said: dict[str, Any] = {"text": name, "tries": [f"{verb} {name}" for verb in verbs if name]}
    said.update(components["pieces"].get(name, {}))
    said.update(now)
    said["names"] = [said.pop("name"), *said.pop("also", [])] if name else []
    if "pieces" in said:
        said["pieces"] = [spread_piece(below, [], components) for below in said["pieces"]]
    return said


# What is different since an earlier view


def changes(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """What a view by its zones says that an earlier one did not; nothing (None) for what is gone."""
    old, zones = before["zones"], after["zones"]
    new = changed_parts(before, after)
    new["zones"] = {
        "table": changed_parts(old["table"], zones["table"]),
        "seats": [changed_parts(was, now) for was, now in zip(old["seats"], zones["seats"], strict=True)],
    }
    return new


def changed_parts(before: dict[str, Any], after: dict[str, Any]) -> dict[str, Any]:
    """What one part of a view says anew, but for its zones, which are parts themselves."""
    new: dict[str, Any] = {}
    for name, value in after.items():
        if name not in before or (name != "zones" and before[name] != value):
            new[name] = value
    for name in before:
        if name not in after:
            new[name] = None
    return new


def changed(before: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    """A view from an earlier one and from what is different since."""
    old, zones = before["zones"], new["zones"]
    return {
        **with_parts(before, new),
        "zones": {
            "table": with_parts(old["table"], zones["table"]),
            "seats": [with_parts(*pair) for pair in zip(old["seats"], zones["seats"], strict=True)],
        },
    }


def with_parts(before: Mapping[str, Any], new: Mapping[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in {**before, **new}.items() if value is not None}


# A view of any game as zones


def by_shape(view: Mapping[str, Any]) -> Zones:
    """Zones from a view as it is, for a game that says nothing of them: each of its parts is one."""
    return {
        "table": parts_by_shape(view),
        "seats": [parts_by_shape({**player, **(player.get("own") or {})}) for player in view["players"]],
    }


def parts_by_shape(view: Mapping[str, Any]) -> NamedZones:
    return {
        name.replace("_", "-"): zone_by_shape(value)
        for name, value in view.items()
        if name not in APART and value is not None and not isinstance(value, bool)
    }


def zone_by_shape(value: Any) -> AnyZone:
    """A number counts pieces, a list has one piece after the other, a word is a piece."""
    if isinstance(value, int):
        return value
    if isinstance(value, list):
        return [piece_by_shape(item, str(place)) for place, item in enumerate(value)]
    if isinstance(value, dict) and "name" not in value:
        return {
            "kind": "supply",
            "pieces": [counted(kind, here) for kind, here in value.items() if here not in (0, None, False)],
        }
    return {"kind": "supply", "pieces": [piece_by_shape(value, str(value))]}


def counted(kind: str, here: Any) -> Piece:
    """So many of a kind, or what there is of it."""
    if isinstance(here, int):
        return {"name": kind, "count": here}
    piece = piece_by_shape(here, kind)
    piece["over"] = kind
    return piece


def piece_by_shape(value: Any, name: str) -> Piece:
    """A word, nothing for an empty place, or a name with facts."""
    if isinstance(value, dict):
        facts: list[Text] = [
            f"{fact} {plain}" for fact, plain in value.items() if fact != "name" and plain not in (None, [])
        ]
        return {"name": str(value.get("name", name)), "more": facts}
    return {"name": name, "text": "" if value is None else str(value)}

"""What lies where in When Cutie Met Patootie, from one reader's view; see serai.core.zones."""

from typing import Final

from serai.core.title import phrase
from serai.core.zones import AnyPiece, AnyZone, NamedZones, Piece, Text, Zone, Zones
from serai.games.cutie import search, words
from serai.games.cutie.catalogue import STEPS
from serai.games.cutie.narrate import ACT, alive, kind_of
from serai.games.cutie.view import CellView, CitizenView, CutieView, PlayerView, VisitorView, WayView

GIVE_GEM: Final = STEPS.name(search.GIVE_GEM)
ZONES: Final[dict[str, Zone]] = {
    "flood": {"kind": "track", "aside": False},
    "visitors": {"kind": "board"},
    "map": {"kind": "board", "aside": True},
    "found": {"kind": "supply", "tries": ["leave"]},
    "supply": {"kind": "supply", "aside": True},
    "pile": {"kind": "pile"},
    "discard": {"kind": "pile"},
    "score": {"kind": "track"},
    "hand": {"kind": "hand", "tries": ["quick", "slow"]},
    "citizen": {"kind": "hand"},
}


def zones(view: CutieView) -> Zones:
    """The zones in the order in which one looks at them."""
    table: NamedZones = {
        "flood": {"note": flood(view)},
        "visitors": [visitor_now(view, visitor) for visitor in view["visitors"]],
        "map": [cell_now(view, cell) for row in reversed(view["rows"]) for cell in row],
    }
    if view["found"]:
        table["found"] = [*view["found"]]
    table["supply"] = [{"name": gem, "count": count} for gem, count in view["supply"].items() if count]
    table["pile"] = view["pile"]
    discarded = [card["name"] for card in view["discard"]]
    table["discard"] = {"count": len(discarded), "pieces": [*discarded]}
    return {"table": table, "seats": [of_player(view, player) for player in view["players"]]}


def flood(view: CutieView) -> Text:
    """How far the timer is, and who would be lost."""
    if view["winners"]:
        return phrase("flood-over", {"rows": len(view["rows"])})
    args = {
        "flipped": view["flipped"],
        "timer": view["timer"],
        "left": view["timer"] - view["flipped"],
        "row": view["low"],
        "lost": view["doomed"],
        "count": len(view["doomed"]),
    }
    return phrase("flood-now", args)


def visitor_now(view: CutieView, visitor: VisitorView) -> Piece:
    """A Visitor with its place, its gems, and the ways that it could take."""
    name, cell = visitor["name"], visitor["at"]
    if cell is None:
        return {"name": name, "more": [phrase("visitor-lost", {})]}
    more: list[Text] = [
        where(cell),
        phrase("visitor-has", {"gems": words.in_words(visitor["gems"]), "count": len(visitor["gems"])}),
        *(way_now(way) for way in visitor["ways"]),
    ]
    ways = [f"advance {name} {way['way']}" for way in visitor["ways"]]
    tries = {GIVE_GEM: [f"give {name}"], ACT: ways or [f"advance {name} left"]}
    return {"name": name, "more": more, "tries": tries.get(view["step"], [])}


def where(cell: str) -> Text:
    row, column = cell.split()
    return phrase("visitor-at", {"row": int(row), "column": int(column) + 1})


def way_now(way: WayView) -> Text:
    kind = "full" if way["reason"] == "reason-card-full" else kind_of(way)
    args = {"way": way["way"], "kind": kind, "gems": words.in_words(way["needs"]), "cost": way["cost"]}
    return phrase("way-now", args)


def cell_now(view: CutieView, cell: CellView) -> Piece:
    """A card of the map with the pawns on it."""
    name = cell["card"]["name"]
    now: Piece = {
        "name": name,
        "over": phrase("cell", {"row": cell["row"], "column": cell["column"] + 1}),
        "at": [cell["column"] + cell["row"] / 2, len(view["visitors"]) - cell["row"]],
    }
    pawns: list[AnyPiece] = [
        {"text": visitor["name"]} for visitor in view["visitors"] if visitor["at"] == cell["name"]
    ]
    if pawns:
        now["pieces"] = pawns
    return now


def of_player(view: CutieView, player: PlayerView) -> NamedZones:
    """What everyone sees of a player, and to the owner the rest."""
    zones: NamedZones = {}
    if view["winners"]:
        zones["score"] = player["score"]
    cards, citizen = player["cards"], player["citizen"]
    zones["hand"] = player["hand"] if cards is None else [hand_now(view, card["name"]) for card in cards] or 0
    if citizen is not None:
        zones["citizen"] = citizen_now(citizen)
    return zones


def hand_now(view: CutieView, name: str) -> Piece:
    """A card of the hand by what it brings, and whether it serves its Visitor quickly."""
    face = words.FACE[name]
    more: list[Text] = [phrase("finds", {"gems": words.in_words(face["find"].split())})]
    if face["visitor"] is not None and face["visitor"] not in alive(view):
        more.append(phrase("picture-away", {}))
    return {"name": name, "more": more}


def citizen_now(citizen: CitizenView) -> AnyZone:
    """The Citizen with what its gems would bring now."""
    more: list[Text] = [
        phrase("each-gem-now", {"gem": gem, "points": each, "total": citizen["points"][gem]})
        for gem, each in citizen["values"].items()
        if each
    ]
    return {
        "note": phrase("worth", {"points": citizen["total"]}),
        "pieces": [{"name": citizen["name"], "more": more}],
    }

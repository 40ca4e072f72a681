"""What a reader of Cleocatra sees. Built up from nothing, never cut down from everything."""

from typing import Final, TypedDict

from serai.core import bits, sheet, triangle
from serai.core.actions import OK, Verb
from serai.core.state import NOBODY, OVER
from serai.core.triangle import Cell
from serai.games.cleocatra import catalogue as verbs
from serai.games.cleocatra import components as box
from serai.games.cleocatra import legality, rescuers, tiles, turn
from serai.games.cleocatra import state as at
from serai.games.cleocatra.state import Cleocatra

SIDE: Final = int(box.SIDE)


class TileView(TypedDict):
    tile: int
    name: str
    colour: str
    power: str | None
    rescuers: list[int]
    inspector: bool
    at: list[int] | None  # plane coordinates [x, y]; nowhere while it is in hand
    place: str  # among the tiles of its colour, for sentences to name it: left, upper, …; only; hand


class CellView(TypedDict):
    name: str  # as actions say it
    at: list[int]


class CountedView(TypedDict):
    tile: str
    points: int
    sure: bool  # not if the player still chooses among tiles of one colour


class BoxView(TypedDict):
    rescuers: int  # of each player
    inspectors: int


class PlayerView(TypedDict):
    score: int
    supply: int
    sheet: dict[str, int]


class CleocatraView(TypedDict):
    actor: int
    seat: int  # whose step is pending, also while chance decides
    step: str
    stage: str | None  # of an action: first, second, bonus, or alone when only a Tile action is possible
    bonus: int | None  # who gets a bonus action from Cleocatra, until it has been taken
    laid: str | None  # the tile just laid, to which the second action may dispatch
    areas: dict[str, list[CountedView]]  # for each Rescue that is possible now, by its tile, what it counts
    tries: dict[str, list[str]]  # what pointing at each tile could mean now, as actions, the likeliest first
    cells: list[CellView]  # the free ones around the pyramids, while a tile is in hand
    box: BoxView
    advanced: bool
    goal: int
    tiles: list[TileView]
    hand: TileView | None
    pile: dict[str, int]  # tiles left, by colour: everyone can work it out
    inspectors: int  # unused
    players: list[PlayerView]
    starter: int | None
    turn: int
    round: int
    winners: list[int]


def view(s: Cleocatra, reader: int, memory: bool = False) -> CleocatraView:
    """Everything lies in the open, so every reader sees the same, and memory adds nothing."""
    laid = bits.members(s.tiles)
    places = triangle.unwrap([s.cell[tile] for tile in laid], SIDE)
    over = s.actor() == OVER
    acting = s.step() == legality.ACT
    detail = s.detail() if acting else 0
    just_laid = legality.laid_tile(detail)
    bonus = s.seat_with(legality.ACT, legality.BONUS)
    owners = list(enumerate(s.rescuers))
    seen = [tile_view(s, tile, list(place), owners) for tile, place in zip(laid, places, strict=True)]
    tell_apart(seen, places)
    return {
        "actor": s.actor(),
        "seat": s.pending_seat(),
        "step": s.step_name(),
        "stage": stage(detail) if acting else None,
        "bonus": bonus if bonus != NOBODY else None,
        "laid": box.TILE_NAMES[just_laid] if just_laid != box.NONE else None,
        "areas": areas(s, s.pending_seat()) if acting else {},
        "tries": {} if over else tries(s, seen, places, detail),
        "cells": [cell_view(cell) for cell in triangle.rim(places)] if s.hand != box.NONE else [],
        "box": {"rescuers": box.RESCUERS, "inspectors": box.INSPECTORS},
        "advanced": s.advanced,
        "goal": box.GOAL,
        "tiles": seen,
        "hand": tile_view(s, s.hand, None, owners) if s.hand != box.NONE else None,
        "pile": {name: bits.size(s.pile & box.TILES_OF[n]) for n, name in enumerate(box.COLOUR_NAMES)},
        "inspectors": s.unused_inspectors(),
        "players": [player_view(s, seat) for seat in range(s.game.seats)],
        "starter": s.starter if s.starter != box.NONE else None,
        "turn": s.turns + 1,
        "round": s.turns // s.game.seats + 1,
        "winners": sheet.leaders(s.score) if over else [],
    }


def player_view(s: Cleocatra, seat: int) -> PlayerView:
    lines = sheet.by_line(s.sheet, seat, at.LINE_NAMES)
    return {"score": s.score[seat], "supply": s.supply(seat), "sheet": lines}


def tile_view(s: Cleocatra, tile: int, place: list[int] | None, owners: list[tuple[int, int]]) -> TileView:
    """One tile; `owners` are the seats with the sets of tiles that hold their Rescuers."""
    colour = box.COLOUR_OF[tile]
    return {
        "tile": tile,
        "name": box.TILE_NAMES[tile],
        "colour": box.COLOUR_NAMES[colour],
        "power": box.POWER_NAMES[colour] if s.advanced else None,
        "rescuers": [seat for seat, group in owners if group >> tile & 1],
        "inspector": s.inspectors >> tile & 1 != 0,
        "at": place,
        "place": "only" if place else "hand",
    }


def tell_apart(seen: list[TileView], places: list[Cell]) -> None:
    """Say of tiles that share a colour which is the left one, which the upper one."""
    of_colour: dict[str, list[int]] = {}
    for n, tile in enumerate(seen):
        of_colour.setdefault(tile["colour"], []).append(n)
    for alike in of_colour.values():
        for n, place in zip(alike, triangle.told_apart([places[n] for n in alike]), strict=True):
            seen[n]["place"] = place


def stage(detail: int) -> str:
    """Which action of a turn is pending, from the detail of its frame."""
    if legality.AND_ANOTHER.of(detail):
        return "first"
    if legality.TILE_ACTION.of(detail):
        return "bonus" if legality.RESCUER_ACTION.of(detail) else "alone"
    return "second"


def areas(s: Cleocatra, seat: int) -> dict[str, list[CountedView]]:
    """For each tile from which the seat may score now, the tiles of its area with the points they bring."""
    return {
        box.TILE_NAMES[tile]: counted(s, seat, tile)
        for tile in bits.members(s.rescuers[seat])
        if s.why(verbs.RESCUE.of(tile)) == OK
    }


def counted(s: Cleocatra, seat: int, centre: int) -> list[CountedView]:
    """The area of a Rescue: a point for each tile, and one more for a Helper who is sure to count."""
    near, helpers = legality.area(s, centre), legality.helpers_of(s, seat, centre, 0)
    return [
        {
            "tile": box.TILE_NAMES[tile],
            "points": 1 + (helpers >> tile & 1),
            "sure": bits.size(near & box.TILES_OF[box.COLOUR_OF[tile]]) == 1,
        }
        for tile in bits.members(near)
    ]


def about_tiles(verb: Verb) -> list[str]:
    """[tile] what a player types to do this with a tile"""
    return [f"{verb.name} {name}" for name in box.TILE_NAMES]


RESCUES: Final = about_tiles(verbs.RESCUE)
TEAMS: Final = about_tiles(verbs.TEAM)
SEARCHES: Final = about_tiles(verbs.SEARCH)
MAFDETS: Final = about_tiles(verbs.MAFDET_MOVE)
# By step: decisions about one tile.
OTHERS: Final = {
    int(rescuers.CHOOSE_SCORED): about_tiles(verbs.SCORE),
    int(rescuers.RECALL_INSPECTOR): about_tiles(verbs.RECALL),
    int(rescuers.POST_INSPECTOR): about_tiles(verbs.POST),
    int(turn.FALLBACK): about_tiles(verbs.PLACE),
}


def tries(s: Cleocatra, seen: list[TileView], places: list[Cell], detail: int) -> dict[str, list[str]]:
    """What a player who points at a tile may want to do there; the rules say why not."""
    step = s.step()
    if step in OTHERS:
        return {tile["name"]: [OTHERS[step][tile["tile"]]] for tile in seen}
    if step == tiles.LAY_TILE:
        return {tile["name"]: [lay_on(cell)] for tile, cell in zip(seen, places, strict=True)}
    if step == legality.ACT or step == turn.PASS_TURN:
        seat, laid = s.pending_seat(), legality.laid_tile(detail)
        alone = step == legality.ACT and stage(detail) == "alone"
        return {tile["name"]: acts_on(tile, seat, tile["tile"] == laid, alone) for tile in seen}
    return {}


def acts_on(view: TileView, seat: int, just_laid: bool, alone: bool) -> list[str]:
    """What a seat may want to do with a tile in its turn."""
    tile = view["tile"]
    if seat in view["rescuers"]:
        return [RESCUES[tile], TEAMS[tile], SEARCHES[tile]]
    rides = view["power"] == "mafdet" and (len(view["rescuers"]) > 0 or view["inspector"])
    move = MAFDETS[tile] if rides else SEARCHES[tile]
    bring = verbs.DISPATCH.name if just_laid else TEAMS[tile]
    return [move, bring] if alone else [bring, move]


def cell_view(cell: Cell) -> CellView:
    return {"name": cell_name(cell), "at": list(cell)}


def tiles_by_cell(view: CleocatraView) -> dict[Cell, TileView]:
    return {(tile["at"][0], tile["at"][1]): tile for tile in view["tiles"] if tile["at"]}


def cell_name(cell: Cell) -> str:
    """A cell of the plane as actions say it."""
    x, y = triangle.wrap(cell, SIDE)
    return f"{x} {y}"


def lay_on(cell: Cell) -> str:
    """What a player types to lay a tile on a cell."""
    return f"{verbs.LAY.name} {cell_name(cell)}"

"""What a reader of Cleocatra sees. Built up from nothing, never cut down from everything."""

from typing import Final, TypedDict

from serai.core import bits
from serai.core.actions import Verb
from serai.core.state import OK, OVER
from serai.core.triangle import unwrap
from serai.games.cleocatra.catalogue import (
    DISPATCH,
    MAFDET_MOVE,
    PLACE,
    POST,
    RECALL,
    RESCUE,
    SCORE,
    SEARCH,
    TEAM,
)
from serai.games.cleocatra.components import (
    COLOUR_NAMES,
    COLOUR_OF,
    COLOURS,
    GOAL,
    INSPECTORS,
    NONE,
    POWER_NAMES,
    RESCUERS,
    SIDE,
    TILE_NAMES,
    TILES_OF,
)
from serai.games.cleocatra.legality import (
    ACT,
    AND_ANOTHER,
    RESCUER_ACTION,
    TILE_ACTION,
    area,
    helpers_of,
    laid_tile,
)
from serai.games.cleocatra.rescuers import CHOOSE_SCORED, POST_INSPECTOR, RECALL_INSPECTOR
from serai.games.cleocatra.scoring import score_sheet, winners
from serai.games.cleocatra.state import Cleocatra
from serai.games.cleocatra.tiles import LAY_TILE
from serai.games.cleocatra.turn import FALLBACK, PASS_TURN
from serai.games.cleocatra.turn import RESCUE as RESCUING

Cell = tuple[int, int]  # of the plane


def about_tiles(verb: Verb) -> list[str]:
    """[tile] what a player types to do this with a tile"""
    return [f"{verb.name} {name}" for name in TILE_NAMES]


RESCUES: Final = about_tiles(RESCUE)
TEAMS: Final = about_tiles(TEAM)
SEARCHES: Final = about_tiles(SEARCH)
MAFDETS: Final = about_tiles(MAFDET_MOVE)
# By step: decisions about one tile.
OTHERS: Final = {
    int(CHOOSE_SCORED): about_tiles(SCORE),
    int(RECALL_INSPECTOR): about_tiles(RECALL),
    int(POST_INSPECTOR): about_tiles(POST),
    int(FALLBACK): about_tiles(PLACE),
}


class TileView(TypedDict):
    tile: int
    name: str
    colour: str
    power: str | None
    rescuers: list[int]
    inspector: bool
    at: list[int] | None  # plane coordinates [x, y]; nowhere while it is in hand


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
    laid = bits.listed(s.tiles)
    places = unwrap([s.cell[tile] for tile in laid], SIDE)
    over = s.actor() == OVER
    acting = s.step() == ACT
    detail = s.agenda[-1] >> 12 if acting else 0
    rescuers = list(enumerate(s.rescuers))
    inspectors, advanced = s.inspectors, s.advanced
    tiles = [
        tile_view(tile, list(at), rescuers, inspectors, advanced)
        for tile, at in zip(laid, places, strict=True)
    ]
    return {
        "actor": s.actor(),
        "seat": s.pending_seat(),
        "step": s.step_name(),
        "stage": stage(detail) if acting else None,
        "laid": TILE_NAMES[laid_tile(detail)] if acting and laid_tile(detail) != NONE else None,
        "areas": areas(s, s.pending_seat(), detail) if acting else {},
        "tries": {} if over else tries(s, tiles, places, detail),
        "cells": free_cells(places) if s.hand != NONE else [],
        "box": {"rescuers": RESCUERS, "inspectors": INSPECTORS},
        "advanced": advanced,
        "goal": GOAL,
        "tiles": tiles,
        "hand": tile_view(s.hand, None, rescuers, inspectors, advanced) if s.hand != NONE else None,
        "pile": {COLOUR_NAMES[colour]: bits.size(s.pile & TILES_OF[colour]) for colour in range(COLOURS)},
        "inspectors": s.unused_inspectors(),
        "players": [
            {"score": s.score[seat], "supply": s.supply(seat), "sheet": score_sheet(s, seat)}
            for seat in range(s.game.seats)
        ],
        "starter": s.starter if s.starter != NONE else None,
        "turn": s.turns + 1,
        "round": s.turns // s.game.seats + 1,
        "winners": winners(s) if over else [],
    }


def stage(detail: int) -> str:
    """Which action of a turn is pending, from the detail of its frame."""
    if AND_ANOTHER.of(detail):
        return "first"
    if TILE_ACTION.of(detail):
        return "bonus" if RESCUER_ACTION.of(detail) else "alone"
    return "second"


def areas(s: Cleocatra, seat: int, detail: int) -> dict[str, list[CountedView]]:
    """For each tile from which the seat may score now, the tiles of its area with the points they bring."""
    return {
        TILE_NAMES[tile]: counted(s, seat, tile)
        for tile in bits.listed(s.rescuers[seat])
        if RESCUING.against(s, seat, detail, tile) == OK
    }


def counted(s: Cleocatra, seat: int, centre: int) -> list[CountedView]:
    """The area of a Rescue: a point for each tile, and one more for a Helper who is sure to count."""
    near, helpers = area(s, centre), helpers_of(s, seat, centre, 0)
    return [
        {
            "tile": TILE_NAMES[tile],
            "points": 1 + (helpers >> tile & 1),
            "sure": bits.size(near & TILES_OF[COLOUR_OF[tile]]) == 1,
        }
        for tile in bits.listed(near)
    ]


def tries(s: Cleocatra, tiles: list[TileView], places: list[Cell], detail: int) -> dict[str, list[str]]:
    """What a player who points at a tile may want to do there; the rules say why not."""
    step = s.step()
    if step in OTHERS:
        texts = OTHERS[step]
        return {tile["name"]: [texts[tile["tile"]]] for tile in tiles}
    if step == LAY_TILE:
        return {tile["name"]: [f"lay {cell_name(cell)}"] for tile, cell in zip(tiles, places, strict=True)}
    if step == ACT or step == PASS_TURN:
        seat, laid, alone = s.pending_seat(), laid_tile(detail), step == ACT and stage(detail) == "alone"
        return {tile["name"]: acts_on(tile, seat, tile["tile"] == laid, alone) for tile in tiles}
    return {}


def acts_on(view: TileView, seat: int, just_laid: bool, alone: bool) -> list[str]:
    """What a seat may want to do with a tile in its turn."""
    tile, rescuers = view["tile"], view["rescuers"]
    if seat in rescuers:
        return [RESCUES[tile], TEAMS[tile], SEARCHES[tile]]
    rides = view["power"] == "mafdet" and (len(rescuers) > 0 or view["inspector"])
    move = MAFDETS[tile] if rides else SEARCHES[tile]
    bring = DISPATCH.name if just_laid else TEAMS[tile]
    return [move, bring] if alone else [bring, move]


def free_cells(places: list[Cell]) -> list[CellView]:
    """The cells that share an edge with one of these and are none of them."""
    taken = set(places)
    free = {cell: True for tile in places for cell in sides_of(tile).values() if cell not in taken}
    return [{"name": cell_name(cell), "at": list(cell)} for cell in free]


def tile_view(
    tile: int, at: list[int] | None, rescuers: list[tuple[int, int]], inspectors: int, advanced: bool
) -> TileView:
    """One tile; `rescuers` and `inspectors` are sets of tiles, the former with their seats."""
    colour = COLOUR_OF[tile]
    return {
        "tile": tile,
        "name": TILE_NAMES[tile],
        "colour": COLOUR_NAMES[colour],
        "power": POWER_NAMES[colour] if advanced else None,
        "rescuers": [seat for seat, tiles in rescuers if tiles >> tile & 1],
        "inspector": inspectors >> tile & 1 != 0,
        "at": at,
    }


def cell_name(cell: Cell) -> str:
    x, y = labels(cell)
    return f"{x} {y}"


def tiles_by_cell(view: CleocatraView) -> dict[Cell, TileView]:
    return {(tile["at"][0], tile["at"][1]): tile for tile in view["tiles"] if tile["at"]}


def sides_of(cell: Cell) -> dict[str, Cell]:
    """The three cells that share an edge with a cell of the plane, by where they are from it."""
    x, y = cell
    left_and_right = {"left": (x - 1, y), "right": (x + 1, y)}
    return left_and_right | ({"below": (x, y + 1)} if is_up(cell) else {"above": (x, y - 1)})


def side_towards(cell: Cell, other: Cell) -> str:
    """The side on which another cell, as the actions number it, shares an edge with this one, or nothing."""
    x, y = labels((other[0] - cell[0], other[1] - cell[1]))
    if y == 0:
        return "left" if x == -1 else "right" if x == 1 else ""
    if x == 0 and y == (1 if is_up(cell) else -1):
        return "below" if y == 1 else "above"
    return ""


def is_up(cell: Cell) -> bool:
    return (cell[0] + cell[1]) % 2 == 0


def labels(cell: Cell) -> Cell:
    """A cell of the plane as the actions number it, on the torus."""
    half = int(SIDE) // 2
    return (cell[0] + half) % int(SIDE) - half, (cell[1] + half) % int(SIDE) - half

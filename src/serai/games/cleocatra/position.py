"""A position of Cleocatra as plain data, to save or to write by hand. See docs/positions.md."""

import re
from typing import Any, Final

from serai.core import bits
from serai.core.state import whole_number
from serai.core.triangle import unwrap
from serai.games.cleocatra.components import INSPECTORS, NONE, RESCUERS, SIDE, TILE_NAMES
from serai.games.cleocatra.legality import (
    AND_ANOTHER,
    BONUS,
    FIRST,
    IN_SETUP,
    LONE,
    SECOND,
    area,
    colour_to_choose,
    laid_tile,
    occupied,
)
from serai.games.cleocatra.state import LINES, Cleocatra, is_connected

FIELDS: Final = ("agenda", "tiles", "hand", "sheet", "starter", "turns", "passes")

# What can be pending together, the last step first done: nothing, the setup, or a turn.
PENDING: Final = re.compile(
    "|ChooseStarter|Turn( DrawTile)*( LayTile)?"
    "|EndTurn (DrawTile|LayTile|ChooseScored|Fallback|PassTurn)"
    "|EndTurn( Act)?( PostInspector)?( RecallInspector)?"
)


def dump(s: Cleocatra) -> dict[str, Any]:
    """Tiles by name with what stands on them; a tile that is not named is in the pile."""
    laid = bits.listed(s.tiles)
    # The cell a tile was lifted from touches the others, so it is unwrapped with them.
    cells = [s.cell[tile] for tile in laid] + ([s.origin] if s.origin != NONE else [])
    places = unwrap(cells, SIDE)
    out: dict[str, Any] = {
        "agenda": s.dump_agenda(),
        "tiles": {
            TILE_NAMES[tile]: {"at": list(at), **_tokens(s, tile)}
            for tile, at in zip(laid, places, strict=False)
        },
        "sheet": [list(s.sheet[seat * LINES : (seat + 1) * LINES]) for seat in range(s.game.seats)],
        "starter": s.starter,
        "turns": s.turns,
        "passes": s.passes,
    }
    if s.hand != NONE:
        out["hand"] = {"tile": TILE_NAMES[s.hand], **_tokens(s, s.hand)}
        if s.origin != NONE:
            out["hand"]["from"] = list(places[-1])
    return out


def load(s: Cleocatra, data: dict[str, Any]) -> None:
    """Fill a fresh state, already dealt, or raise ValueError saying what is wrong and where."""
    for name in data:
        if name not in FIELDS:
            raise ValueError(f"{name}: is not a field of a position; the fields are {', '.join(FIELDS)}")
    tiles = data.get("tiles", {})
    if not isinstance(tiles, dict):
        raise ValueError("tiles: must be an object from tile names to where they lie")
    for name, entry in tiles.items():
        tile = _load_tile(s, name, entry, f"tiles.{name}")
        cell = _cell(entry.get("at"), f"tiles.{name}.at")
        if s.grid[cell] != NONE:
            raise ValueError(f"tiles.{name}.at: another tile lies there")
        s.lay(tile, cell)
    if "hand" in data:
        held = data["hand"]
        if not isinstance(held, dict) or "tile" not in held:
            raise ValueError("hand: must be an object that names a tile")
        s.hand = _load_tile(s, held["tile"], held, "hand")
        if "from" in held:
            s.origin = _cell(held["from"], "hand.from")
            if s.touching(s.origin) == 0:
                raise ValueError("hand.from: must touch the pyramids")
    _load_sheet(s, data.get("sheet", [[0] * LINES] * s.game.seats))
    s.starter = whole_number(data.get("starter", 0), "starter")
    s.turns = whole_number(data.get("turns", 0), "turns")
    s.passes = whole_number(data.get("passes", 0), "passes")
    _check(s)
    s.load_agenda(data.get("agenda", [["Turn", max(s.starter, 0), 0]]))
    _check_agenda(s)
    s.settle()
    if s.hand != NONE and s.step_name() != "LayTile":
        raise ValueError("hand: there is no cell on which this tile may be laid")


def _tokens(s: Cleocatra, tile: int) -> dict[str, Any]:
    seats = [seat for seat in range(s.game.seats) if s.rescuers[seat] >> tile & 1]
    return {"rescuers": seats, "inspector": bool(s.inspectors >> tile & 1)}


def _load_tile(s: Cleocatra, name: object, entry: object, where: str) -> int:
    if name not in TILE_NAMES or not s.in_the_game() >> TILE_NAMES.index(name) & 1:
        raise ValueError(f"{where}: {name!r} is not a tile of this game")
    if not isinstance(entry, dict):
        raise ValueError(f"{where}: must be an object")
    tile = TILE_NAMES.index(name)
    if not s.pile >> tile & 1:
        raise ValueError(f"{where}: {name} is named twice")
    s.pile &= ~(1 << tile)
    seats = entry.get("rescuers", [])
    if not isinstance(seats, list) or len(seats) > 2:
        raise ValueError(f"{where}.rescuers: must list at most two seats")
    for value in seats:
        seat = whole_number(value, f"{where}.rescuers")
        if not 0 <= seat < s.game.seats:
            raise ValueError(f"{where}.rescuers: there is no seat {seat}")
        if s.rescuers[seat] >> tile & 1:
            raise ValueError(f"{where}.rescuers: seat {seat} is there twice")
        s.rescuers[seat] |= 1 << tile
    inspector = entry.get("inspector", False)
    if not isinstance(inspector, bool):
        raise ValueError(f"{where}.inspector: must be true or false")
    if inspector:
        s.inspectors |= 1 << tile
    return tile


def _load_sheet(s: Cleocatra, sheet: object) -> None:
    if not isinstance(sheet, list) or len(sheet) != s.game.seats:
        raise ValueError(f"sheet: must list {s.game.seats} score sheets")
    for seat, lines in enumerate(sheet):
        if not isinstance(lines, list) or len(lines) != LINES:
            raise ValueError(f"sheet: seat {seat} needs {LINES} numbers, for cats, helpers and Cleocatra")
        for line, value in enumerate(lines):
            points = whole_number(value, f"sheet, seat {seat}")
            if points < 0:
                raise ValueError(f"sheet: seat {seat} has negative points")
            s.sheet[seat * LINES + line] = points
            s.score[seat] += points


def _check(s: Cleocatra) -> None:
    if not is_connected(s, s.tiles):
        raise ValueError("tiles: the pyramids must be one group, edge to edge")
    for seat in range(s.game.seats):
        if bits.size(s.rescuers[seat]) > RESCUERS:
            raise ValueError(f"tiles: seat {seat} has more than {RESCUERS} Rescuers")
    if bits.size(s.inspectors) > INSPECTORS:
        raise ValueError(f"tiles: there are only {INSPECTORS} Inspectors")
    if not NONE <= s.starter < s.game.seats:
        raise ValueError(f"starter: there is no seat {s.starter}")
    if s.turns < 0:
        raise ValueError("turns: must not be negative")
    if not 0 <= s.passes <= s.game.seats:
        raise ValueError("passes: must be from 0 to the number of players")


def _check_agenda(s: Cleocatra) -> None:
    """What is pending must fit what lies on the table, or the rules would stumble over it later."""
    frames = s.dump_agenda()
    steps = [step for step, _, _ in frames]
    if not PENDING.fullmatch(" ".join(steps)):
        raise ValueError("agenda: these steps are never pending together in this order")
    if (steps[-1:] == ["LayTile"]) != (s.hand != NONE):
        raise ValueError("hand: holds a tile if and only if LayTile is the last step of the agenda")
    if (steps == ["ChooseStarter"]) != (s.starter == NONE):
        raise ValueError("starter: is -1 if and only if ChooseStarter is pending")
    if s.starter == NONE and s.tiles:
        raise ValueError("tiles: none are laid before the starting player is chosen")
    if s.passes == s.game.seats and frames:
        raise ValueError("passes: the game is over when all players have passed")
    drawing = [seat for step, seat, _ in frames if step in ("DrawTile", "LayTile")]
    if len(set(drawing)) < len(drawing):
        raise ValueError("agenda: in the setup each seat draws one tile")
    for step, seat, detail in frames:
        if not _fits(s, step, seat, detail, in_setup=steps[0] == "Turn", last=step == steps[-1]):
            raise ValueError(f"agenda: {step} of seat {seat} cannot have the detail {detail} here")


def _fits(s: Cleocatra, step: str, seat: int, detail: int, in_setup: bool, last: bool) -> bool:
    """Whether a frame's detail is one that the rules could have given it; see the steps in rules.py."""
    low, high = detail & 0xF, detail >> 4
    if step in ("DrawTile", "LayTile"):
        if not in_setup:
            return detail in (0, AND_ANOTHER.put(1))
        return (
            detail == IN_SETUP.put(1)
            and s.supply(seat) > 0
            and not (s.hand != NONE and occupied(s) >> s.hand & 1)
        )
    if step == "Act":
        if not last:
            return detail == BONUS
        laid = laid_tile(detail)
        return low in (FIRST, SECOND, LONE, BONUS) and (
            laid == NONE or (low == SECOND and bool(s.tiles >> laid & 1))
        )
    if step == "ChooseScored":
        can = s.tiles & s.rescuers[seat] & ~s.inspectors
        return (
            bool(can >> low & 1)
            and high & ~area(s, low) == 0
            and colour_to_choose(s, seat, low, high) != NONE
        )
    if step == "PostInspector":
        return low in (1, 2) and high & ~s.in_the_game() == 0
    if step == "RecallInspector":
        return bool(s.tiles & ~s.inspectors & 1 << low) and high & ~s.in_the_game() == 0
    return detail == 0


def _cell(value: object, where: str) -> int:
    if not isinstance(value, list) or len(value) != 2:
        raise ValueError(f"{where}: must be a cell [x, y]")
    return whole_number(value[0], where) % SIDE * SIDE + whole_number(value[1], where) % SIDE

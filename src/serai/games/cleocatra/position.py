"""A position of Cleocatra as plain data, to save or to write by hand. See docs/positions.md."""

from typing import Any

from serai.core import bits
from serai.core.state import whole_number
from serai.core.triangle import unwrap
from serai.games.cleocatra.components import INSPECTORS, NONE, RESCUERS, SIDE, TILE_NAMES
from serai.games.cleocatra.state import LINES, Cleocatra, is_connected

FIELDS = ("agenda", "tiles", "hand", "sheet", "starter", "turns", "passes")


def dump(s: Cleocatra) -> dict[str, Any]:
    """Tiles by name with what stands on them; a tile that is not named is in the pile."""
    laid = bits.listed(s.tiles)
    places = unwrap([s.cell[tile] for tile in laid], SIDE)
    out: dict[str, Any] = {
        "agenda": s.dump_agenda(),
        "tiles": {
            TILE_NAMES[tile]: {"at": list(at), **_tokens(s, tile)}
            for tile, at in zip(laid, places, strict=True)
        },
        "sheet": [list(s.sheet[seat * LINES : (seat + 1) * LINES]) for seat in range(s.game.seats)],
        "starter": s.starter,
        "turns": s.turns,
        "passes": s.passes,
    }
    if s.hand != NONE:
        out["hand"] = {"tile": TILE_NAMES[s.hand], **_tokens(s, s.hand)}
        if s.origin != NONE:
            out["hand"]["from"] = [s.origin // SIDE, s.origin % SIDE]
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
    _load_sheet(s, data.get("sheet", [[0] * LINES] * s.game.seats))
    s.starter = whole_number(data.get("starter", 0), "starter")
    s.turns = whole_number(data.get("turns", 0), "turns")
    s.passes = whole_number(data.get("passes", 0), "passes")
    _check(s)
    s.load_agenda(data.get("agenda", [["Turn", max(s.starter, 0), 0]]))
    s.settle()


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
    if not 0 <= s.passes < s.game.seats:
        raise ValueError("passes: must be from 0 to one less than the number of players")


def _cell(value: object, where: str) -> int:
    if not isinstance(value, list) or len(value) != 2:
        raise ValueError(f"{where}: must be a cell [x, y]")
    return whole_number(value[0], where) % SIDE * SIDE + whole_number(value[1], where) % SIDE

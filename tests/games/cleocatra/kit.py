"""Short ways to write a position of Cleocatra, to play from it and to look at it."""

from collections.abc import Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64
from tests import kit
from tests.kit import refusal as refusal

from serai.core import bits
from serai.core.state import OVER, State
from serai.core.triangle import unwrap
from serai.games import find, load_position
from serai.games.cleocatra import components as box
from serai.games.cleocatra.state import LINE_NAMES, LINES, Cleocatra

TITLE = find("cleocatra")
play = kit.played


def position(
    tiles: str, at: str = "turn", seat: int = 0, starter: int = 0, sheet: Any = (), **more: Any
) -> dict[str, Any]:
    """The `position` of a document. A line `OR1 0 0 R0 R1 I` is a tile, its cell and what stands on it."""
    laid: dict[str, Any] = {}
    for line in tiles.strip().splitlines():
        name, x, y, *tokens = line.split()
        rescuers = [int(token[1:]) for token in tokens if token.startswith("R")]
        laid[name] = {"at": [int(x), int(y)], "rescuers": rescuers, "inspector": "I" in tokens}
    begin = {"at": at} if at == "end" else {"at": at, "seat": seat}
    return {"begin": begin, **rows(laid, sheet), "starter": starter, **more}


def rows(tiles: dict[str, Any], sheet: Any) -> dict[str, Any]:
    """Tiles with what stands on them, and score sheets by seat, as rows of a position."""
    seats = {seat for entry in tiles.values() for seat in entry["rescuers"]}
    return {
        "cell": {name: box.CELL_NAMES[cell_number(entry["at"])] for name, entry in tiles.items()},
        "rescuers": {
            str(seat): [name for name, entry in tiles.items() if seat in entry["rescuers"]]
            for seat in sorted(seats)
        },
        "inspectors": [name for name, entry in tiles.items() if entry["inspector"]],
        "sheet": {str(seat): dict(zip(LINE_NAMES, lines, strict=True)) for seat, lines in enumerate(sheet)},
    }


def cell_number(at: Sequence[int]) -> int:
    """The number of the cell (x, y)."""
    return int(at[0] % box.SIDE * box.SIDE + at[1] % box.SIDE)


def row(names: list[str], tokens: dict[str, str] | None = None) -> str:
    """Lines of `position` for tiles side by side from (0, 0) to the right."""
    return "\n".join(f"{name} {x} 0 {(tokens or {}).get(name, '')}" for x, name in enumerate(names))


def load(
    tiles: str, seats: int = 2, mode: str = "basic", cap: int = 0, pending: Any = None, **more: Any
) -> State:
    """A state from a position document; seat 0 begins a turn unless `seat`, `at` or `pending` differ."""
    if pending is not None:
        more["at"] = "end"
    document = {
        "game": "cleocatra",
        "seats": seats,
        "options": {"mode": mode, "cap": cap},
        "position": position(tiles, **more),
    }
    s = load_position(document)
    return s if pending is None else kit.put_pending(s, pending)


def picture(s: State) -> dict[str, Any]:
    """Everything on the table by tile, at any moment: on the plane, not on the torus, and with the agenda."""
    assert isinstance(s, Cleocatra)
    laid = bits.members(s.tiles)
    # The cell a tile was lifted from touches the others, so it is unwrapped with them.
    cells = [s.cell[tile] for tile in laid] + ([s.origin] if s.origin != box.NONE else [])
    places = [list(place) for place in unwrap(cells, box.SIDE)]
    out: dict[str, Any] = {
        "agenda": s.dump_agenda(),
        "tiles": {
            box.TILE_NAMES[tile]: {"at": at, **_standing(s, tile)}
            for tile, at in zip(laid, places, strict=False)
        },
        "sheet": [list(s.sheet[seat * LINES : (seat + 1) * LINES]) for seat in range(s.game.seats)],
        "starter": s.starter,
        "turns": s.turns,
        "passes": s.passes,
    }
    if s.hand != box.NONE:
        out["hand"] = {"tile": box.TILE_NAMES[s.hand], **_standing(s, s.hand)}
        if s.origin != box.NONE:
            out["hand"]["from"] = places[-1]
    return out


def from_picture(seats: int, options: dict[str, Any], table: dict[str, Any]) -> State:
    """The state that a picture shows."""
    s = TITLE.new(seats, options)
    assert isinstance(s, Cleocatra)
    s.deal()
    for name, entry in table["tiles"].items():
        s.cell[box.TILE_NAMES.index(name)] = cell_number(entry["at"])
    s.sheet = vec[i64]([points for lines in table["sheet"] for points in lines])
    s.starter, s.turns, s.passes = table["starter"], table["turns"], table["passes"]
    standing = dict(table["tiles"])
    hand = table.get("hand")
    if hand is not None:
        standing[hand["tile"]] = hand
        s.hand = box.TILE_NAMES.index(hand["tile"])
        s.pile &= ~(1 << s.hand)
        s.origin = cell_number(hand["from"]) if "from" in hand else box.NONE
    for name, entry in standing.items():
        tile = box.TILE_NAMES.index(name)
        s.inspectors |= entry["inspector"] << tile
        for seat in entry["rescuers"]:
            s.rescuers[seat] |= 1 << tile
    s.complete(0)
    s.derive()
    return kit.put_pending(s, table["agenda"])


def offered(s: State, *verbs: str) -> set[str]:
    """The texts of the legal actions, of these verbs or of all."""
    return set(kit.offered(s, *verbs))


def rescuers(s: State, seat: int) -> set[str]:
    """The tiles that hold one of the seat's Rescuers."""
    return {name for name, entry in _tokens(s).items() if seat in entry["rescuers"]}


def inspectors(s: State) -> set[str]:
    """The tiles that hold an Inspector."""
    return {name for name, entry in _tokens(s).items() if entry["inspector"]}


def where(s: State, tile: str) -> list[int]:
    """The cell of a tile."""
    cell: list[int] = picture(s)["tiles"][tile]["at"]
    return cell


def supply(s: State, seat: int) -> int:
    players = TITLE.view(s, seat)["players"]
    return int(players[seat]["supply"])


def scores(s: State) -> list[int]:
    return [TITLE.score(s, seat) for seat in range(int(s.game.seats))]


def is_over(s: State) -> bool:
    return bool(s.actor() == OVER)


def points(*each: int) -> list[list[int]]:
    """Score sheets with these totals."""
    return [[total, 0, 0] for total in each]


def _standing(s: Cleocatra, tile: int) -> dict[str, Any]:
    seats = [seat for seat in range(s.game.seats) if s.rescuers[seat] >> tile & 1]
    return {"rescuers": seats, "inspector": bool(s.inspectors >> tile & 1)}


def _tokens(s: State) -> dict[str, Any]:
    seen = picture(s)
    tokens = dict(seen["tiles"])
    if "hand" in seen:
        tokens[seen["hand"]["tile"]] = seen["hand"]
    return tokens

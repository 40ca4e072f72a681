"""What several rules of Cleocatra ask: room on tiles, free cells, whether a second action can follow, areas.

Where the rules ask what would follow, the change is made, looked at and taken back. Whether anything could
follow is then told for all tiles at once, by `has_rescuer_action`, which tests hold to the predicates.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core import graph, sheet
from serai.core.actions import OK
from serai.core.details import Detail
from serai.games.cleocatra import components as box
from serai.games.cleocatra.catalogue import CATALOGUE, STEPS
from serai.games.cleocatra.state import Cleocatra

NOT_ON_TABLE: Final[i64] = CATALOGUE.reason("not-on-table", "pyramids")
OWN_RESCUER_THERE: Final[i64] = CATALOGUE.reason("own-rescuer-there", "room")
TILE_FULL: Final[i64] = CATALOGUE.reason("tile-full", "room")
NO_RESCUER_THERE: Final[i64] = CATALOGUE.reason("no-rescuer-there", "rescue")
SUPPLY_EMPTY: Final[i64] = CATALOGUE.reason("supply-empty", "supply")
NO_SECOND_ACTION: Final[i64] = CATALOGUE.reason("no-second-action", "second-action")
ADVANCED_ONLY: Final[i64] = CATALOGUE.reason("advanced-only", "advanced")

# What a pending action may be, and the tile just laid, counted from 1: in Act, DrawTile and LayTile.
ACTING: Final = Detail()
TILE_ACTION: Final = ACTING.part(1)
RESCUER_ACTION: Final = ACTING.part(1)
AND_ANOTHER: Final = ACTING.part(1)  # a Rescuer action must be able to follow
IN_SETUP: Final = ACTING.part(1)
LAID: Final = ACTING.part(4)
FIRST: Final[i64] = 7
SECOND: Final[i64] = 2
LONE: Final[i64] = 1
BONUS: Final[i64] = 3
ACT: Final[i64] = STEPS.ahead("Act")


def why_no_room(s: Cleocatra, seat: i64, tile: i64) -> i64:
    """A tile holds up to two Rescuers, of different colours. Inspectors do not matter (A12, A13)."""
    if not s.tiles >> tile & 1:
        return NOT_ON_TABLE
    if s.rescuers[seat] >> tile & 1:
        return OWN_RESCUER_THERE
    return TILE_FULL if s.full() >> tile & 1 else OK


def has_rescuer_action(s: Cleocatra, seat: i64) -> bool:
    """Whether any Rescuer action is possible beside a Dispatch, which only a tile just laid allows."""
    own = s.rescuers[seat]
    if own & s.tiles & ~s.inspectors:
        return True  # a Rescue
    moves = s.supply(seat) > 0 or s.advanced  # a Team up or a Herd
    return moves and graph.step(s.beside, own) & s.room(seat) != 0


def why_stuck(s: Cleocatra, seat: i64, start: i64, tile: i64) -> i64:
    """OK if a Rescuer action can follow once a Rescuer has come to a tile, from another or the supply."""
    own = s.rescuers[seat]
    s.move_rescuer(seat, start, tile)
    follows = has_rescuer_action(s, seat)
    s.rescuers[seat] = own
    return OK if follows else NO_SECOND_ACTION


def second_action_is_sure(s: Cleocatra, seat: i64, tile: i64) -> bool:
    """Whether a Rescuer action can follow wherever the tile goes: a Rescue, or a Dispatch onto it."""
    own = s.rescuers[seat]
    if own & ~s.inspectors:
        return True
    return s.supply(seat) > 0 and not own >> tile & 1 and not s.full() >> tile & 1


def leaves_second_action(s: Cleocatra, seat: i64, tile: i64, cell: i64) -> bool:
    """Whether a Rescuer action can follow when the tile, now off the table, is laid on the cell."""
    if second_action_is_sure(s, seat, tile):
        return True
    s.lay(tile, cell)
    follows = has_rescuer_action(s, seat)
    s.lift(tile)
    return follows


def free_cells(s: Cleocatra) -> vec[i64]:
    """The empty cells that share an edge with a tile, ascending."""
    columns = vec[i64]([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0])  # [x] set of y
    for tile in range(box.TILES):
        if s.tiles >> tile & 1:
            first = s.cell[tile] * 3
            for side in range(first, first + 3):
                cell = box.BESIDE_CELL[side]
                if s.grid[cell] == box.NONE:
                    columns[cell // box.SIDE] |= 1 << cell % box.SIDE
    cells = vec[i64](capacity=16)
    for x in range(box.SIDE):
        column = columns[x]
        if column:
            for y in range(box.SIDE):
                if column >> y & 1:
                    cells = append(cells, x * box.SIDE + y)
    return cells


def occupied(s: Cleocatra) -> i64:
    """The set of tiles that hold a Rescuer or an Inspector."""
    found = s.inspectors
    for group in s.rescuers:
        found |= group
    return found


def area(s: Cleocatra, centre: i64) -> i64:
    """The scoring Rescuer's tile and those adjacent to it (Score 1)."""
    return s.beside[centre] | 1 << centre


def colours_in(group: i64) -> i64:
    """How many different colours a group of tiles shows."""
    n: i64 = 0
    for colour in range(box.COLOURS):
        if group & box.TILES_OF[colour]:
            n += 1
    return n


def colour_to_choose(s: Cleocatra, seat: i64, centre: i64, chosen: i64) -> i64:
    """The first colour with several tiles in the area, a Helper on one, and none chosen yet; or NONE."""
    for colour in range(box.COLOURS):
        tiles = area(s, centre) & box.TILES_OF[colour]
        several = tiles & (tiles - 1) != 0
        if several and not tiles & chosen and tiles & s.rescuers[seat] & ~(1 << centre):
            return colour
    return box.NONE


def helpers_of(s: Cleocatra, seat: i64, centre: i64, chosen: i64) -> i64:
    """The set of tiles with a Helper: own Rescuers on scored tiles, the scoring one apart (Score 2)."""
    scored = chosen
    for colour in range(box.COLOURS):
        tiles = area(s, centre) & box.TILES_OF[colour]
        if tiles & (tiles - 1) == 0:
            scored |= tiles
    return scored & s.rescuers[seat] & ~(1 << centre)


def alone_in_last_place(s: Cleocatra) -> i64:
    """The one seat with the fewest points, or NONE if several share them."""
    last = sheet.leaders(vec[i64]([-points for points in s.score]))
    return last[0] if len(last) == 1 else box.NONE


def laid_tile(arg: i64) -> i64:
    """The tile just laid, from the detail of an ACT frame, or NONE."""
    return LAID.of(arg) - 1


def go_on(s: Cleocatra, seat: i64, arg: i64) -> None:
    """After a first action a Rescuer action follows."""
    if AND_ANOTHER.of(arg):
        s.push(ACT, seat, SECOND)

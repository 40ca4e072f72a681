"""What is legal in Cleocatra: one predicate per verb decides and, by its number, explains.

Functions named `why_…` return OK or a reason. Where the rules ask what would follow, the change is made,
looked at and taken back. Whether anything could follow is then told for all tiles at once, by
`has_rescuer_action`, which tests hold to the predicates.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core import bits
from serai.core.state import NOT_NOW, OK
from serai.games.cleocatra.catalogue import (
    ADVANCED_ONLY,
    CELL_APART,
    DISPATCH,
    HAS_FIRST_ACTION,
    HERD,
    INSPECTED,
    MAFDET_MOVE,
    NO_RESCUER_THERE,
    NO_SECOND_ACTION,
    NOT_ADJACENT,
    NOT_BASTET,
    NOT_BESIDE_YOURS,
    NOT_MAFDET,
    NOT_ON_TABLE,
    NOT_THEIRS,
    NOTHING_LAID,
    NOTHING_ON_MAFDET,
    ONLY_TILE_ACTION,
    OWN_RESCUER_THERE,
    PASS,
    PILE_EMPTY,
    PLACE,
    PLACE_FIRST,
    REGROUP,
    RESCUE,
    SAME_COLOUR_TWICE,
    SAME_TILE,
    SCOUT,
    SEARCH,
    SPLITS,
    SUPPLY_EMPTY,
    SUPPLY_FIRST,
    SURROUNDED,
    SWAP,
    TEAM,
    TILE_ACTION_FIRST,
    TILE_FULL,
    TILE_OCCUPIED,
)
from serai.games.cleocatra.components import (
    BASTET,
    BESIDE_CELL,
    COLOUR_OF,
    COLOURS,
    MAFDET,
    MOST_SEATS,
    NONE,
    SIDE,
    TILES,
    TILES_OF,
)
from serai.games.cleocatra.state import Cleocatra, is_connected

# What a pending action may be: the detail of an ACT frame, with the tile just laid above it.
TILE_ACTION: Final[i64] = 1
RESCUER_ACTION: Final[i64] = 2
AND_ANOTHER: Final[i64] = 4  # a Rescuer action must be able to follow
FIRST: Final[i64] = TILE_ACTION | RESCUER_ACTION | AND_ANOTHER
SECOND: Final[i64] = RESCUER_ACTION
LONE: Final[i64] = TILE_ACTION
BONUS: Final[i64] = TILE_ACTION | RESCUER_ACTION
IN_SETUP: Final[i64] = 8
LAID: Final[i64] = 4  # bits below the tile just laid, counted from 1


def why_act(s: Cleocatra, seat: i64, arg: i64, action: i64) -> i64:
    """OK, or the reason against an action in a turn; `arg` as in Act."""
    if SCOUT.base <= action < SEARCH.end or MAFDET_MOVE.base <= action < SWAP.end:
        if action >= MAFDET_MOVE.base and not s.advanced:
            return ADVANCED_ONLY
        if not arg & TILE_ACTION:
            return TILE_ACTION_FIRST
        if action < SCOUT.end:
            return why_scout(s, seat, arg)
        if action < SEARCH.end:
            return why_search(s, seat, arg, action - SEARCH.base)
        if action < MAFDET_MOVE.end:
            return why_mafdet(s, seat, arg, action - MAFDET_MOVE.base)
        return why_swap(s, seat, arg, action - SWAP.base)
    if DISPATCH.base <= action < RESCUE.end or HERD.base <= action < HERD.end:
        if action >= HERD.base and not s.advanced:
            return ADVANCED_ONLY
        if not arg & RESCUER_ACTION:
            return ONLY_TILE_ACTION
        if action < DISPATCH.end:
            return why_dispatch(s, seat, arg)
        if action < TEAM.end:
            return why_team(s, seat, arg, action - TEAM.base)
        if action < RESCUE.end:
            return why_rescue(s, seat, action - RESCUE.base)
        return why_herd(s, seat, (action - HERD.base) // TILES, (action - HERD.base) % TILES)
    if PLACE.base <= action < PASS.end and arg & AND_ANOTHER:
        return HAS_FIRST_ACTION
    return NOT_NOW


def why_scout(s: Cleocatra, seat: i64, arg: i64) -> i64:
    """Scout needs a tile in the pile. Whether a second action can follow is known before the draw."""
    if s.pile == 0:
        return PILE_EMPTY
    # Which tile it will be does not matter, only that nothing stands on it (ruling A19).
    return why_no_cell(s, seat, arg, bits.lowest(s.pile))


def why_search(s: Cleocatra, seat: i64, arg: i64, tile: i64) -> i64:
    """Search takes an unoccupied tile that is not surrounded and does not hold the pyramids together."""
    if not s.tiles >> tile & 1:
        return NOT_ON_TABLE
    if occupied(s) >> tile & 1:
        return TILE_OCCUPIED
    return why_take(s, seat, arg, tile)


def why_mafdet(s: Cleocatra, seat: i64, arg: i64, tile: i64) -> i64:
    """Mafdet: any purple tile may be moved with all that stands on it. An empty one is searched (A44)."""
    if COLOUR_OF[tile] != MAFDET:
        return NOT_MAFDET
    if not s.tiles >> tile & 1:
        return NOT_ON_TABLE
    if not occupied(s) >> tile & 1:
        return NOTHING_ON_MAFDET
    return why_take(s, seat, arg, tile)


def why_take(s: Cleocatra, seat: i64, arg: i64, tile: i64) -> i64:
    """What holds for every tile that is taken from the table to be laid elsewhere."""
    near = s.beside[tile]
    contacts = bits.size(near)
    if contacts == 0:
        return CELL_APART  # the only tile: there is none to lay it beside
    if contacts == 3:
        return SURROUNDED
    if contacts == 2 and not is_connected(s, s.tiles & ~(1 << tile)):
        return SPLITS
    if not arg & AND_ANOTHER or second_action_is_sure(s, seat, tile):
        return OK
    cell = s.cell[tile]
    origin = s.origin
    s.lift(tile)
    s.origin = cell
    reason = why_no_cell(s, seat, arg, tile)
    s.origin = origin
    s.lay(tile, cell)
    return reason


def why_no_cell(s: Cleocatra, seat: i64, arg: i64, tile: i64) -> i64:
    """OK if a tile that is off the table has a cell which leaves a second action, where one is needed."""
    if not arg & AND_ANOTHER or second_action_is_sure(s, seat, tile):
        return OK
    for cell in free_cells(s):
        if cell != s.origin and leaves_second_action(s, seat, tile, cell):
            return OK
    return NO_SECOND_ACTION


def why_swap(s: Cleocatra, seat: i64, arg: i64, offset: i64) -> i64:
    """Bastet: an own Rescuer on a blue tile changes places with another player's on a different tile."""
    mine = offset // MOST_SEATS // TILES
    theirs = offset // MOST_SEATS % TILES
    other = offset % MOST_SEATS
    if COLOUR_OF[mine] != BASTET:
        return NOT_BASTET
    if not s.rescuers[seat] >> mine & 1:
        return NO_RESCUER_THERE
    if other == seat or other >= s.game.seats or not s.rescuers[other] >> theirs & 1:
        return NOT_THEIRS
    if mine == theirs:
        return SAME_TILE
    if s.rescuers[seat] >> theirs & 1 or s.rescuers[other] >> mine & 1:
        return SAME_COLOUR_TWICE
    if not arg & AND_ANOTHER:
        return OK
    s.swap_rescuers(seat, mine, other, theirs)
    follows = has_rescuer_action(s, seat)
    s.swap_rescuers(seat, theirs, other, mine)
    return OK if follows else NO_SECOND_ACTION


def why_dispatch(s: Cleocatra, seat: i64, arg: i64) -> i64:
    """Dispatch puts a Rescuer from the supply on the tile just laid by this player's Tile action."""
    tile = laid_tile(arg)
    if tile == NONE:
        return NOTHING_LAID
    if s.supply(seat) == 0:
        return SUPPLY_EMPTY
    return why_no_room(s, seat, tile)


def why_team(s: Cleocatra, seat: i64, arg: i64, tile: i64) -> i64:
    """Team up puts a Rescuer from the supply on a tile beside one that holds an own Rescuer."""
    if s.supply(seat) == 0:
        return SUPPLY_EMPTY
    reason = why_no_room(s, seat, tile)
    if reason != OK:
        return reason
    own = s.rescuers[seat]
    if not s.beside[tile] & own:
        return NOT_BESIDE_YOURS
    if not arg & AND_ANOTHER:
        return OK
    s.rescuers[seat] = own | 1 << tile
    follows = has_rescuer_action(s, seat)
    s.rescuers[seat] = own
    return OK if follows else NO_SECOND_ACTION


def why_herd(s: Cleocatra, seat: i64, start: i64, tile: i64) -> i64:
    """Herd moves an own Rescuer to an adjacent tile with room (Advanced rules); it can always herd back."""
    if not s.rescuers[seat] >> start & 1:
        return NO_RESCUER_THERE
    if not s.beside[start] >> tile & 1:
        return NOT_ADJACENT
    return why_no_room(s, seat, tile)


def why_rescue(s: Cleocatra, seat: i64, tile: i64) -> i64:
    """A Rescuer may score unless an Inspector is on its tile (Score 1)."""
    if not s.rescuers[seat] >> tile & 1:
        return NO_RESCUER_THERE
    return INSPECTED if s.inspectors >> tile & 1 else OK


def why_no_room(s: Cleocatra, seat: i64, tile: i64) -> i64:
    """A tile holds up to two Rescuers, of different colours. Inspectors do not matter (A12, A13)."""
    if not s.tiles >> tile & 1:
        return NOT_ON_TABLE
    if s.rescuers[seat] >> tile & 1:
        return OWN_RESCUER_THERE
    return TILE_FULL if s.full() >> tile & 1 else OK


def why_place(s: Cleocatra, seat: i64, action: i64, must_help: bool) -> i64:
    """The fallback's placement; `must_help`: only one that leaves a Rescuer action will do."""
    if PLACE.base <= action < PLACE.end:
        start: i64 = NONE
        tile = action - PLACE.base
        if s.supply(seat) == 0:
            return SUPPLY_EMPTY
    elif REGROUP.base <= action < REGROUP.end:
        start = (action - REGROUP.base) // TILES
        tile = (action - REGROUP.base) % TILES
        if s.supply(seat) > 0:
            return SUPPLY_FIRST
        if not s.rescuers[seat] >> start & 1:
            return NO_RESCUER_THERE
    else:
        return PLACE_FIRST
    reason = why_no_room(s, seat, tile)
    if reason != OK or not must_help:
        return reason
    own = s.rescuers[seat]
    s.move_rescuer(seat, start, tile)
    follows = has_rescuer_action(s, seat)
    s.rescuers[seat] = own
    return OK if follows else NO_SECOND_ACTION


def placement_helps(s: Cleocatra, seat: i64) -> bool:
    """Whether some fallback placement leaves a Rescuer action."""
    for action in range(PLACE.base, REGROUP.end):
        if why_place(s, seat, action, True) == OK:
            return True
    return False


def placements(s: Cleocatra, seat: i64) -> vec[i64]:
    """The fallback placements open to the seat: only those that help, if any does."""
    must_help = placement_helps(s, seat)
    actions = vec[i64](capacity=16)
    for action in range(PLACE.base, REGROUP.end):
        if why_place(s, seat, action, must_help) == OK:
            actions = append(actions, action)
    return actions


def open_actions(s: Cleocatra, seat: i64, arg: i64) -> vec[i64]:
    """Every action of a turn that `why_act` allows, ascending; `arg` as in Act."""
    actions = vec[i64](capacity=32)
    if arg & TILE_ACTION:
        for action in range(SCOUT.base, SEARCH.end):
            if why_act(s, seat, arg, action) == OK:
                actions = append(actions, action)
    own = s.rescuers[seat]
    if arg & RESCUER_ACTION:
        if why_act(s, seat, arg, DISPATCH.base) == OK:
            actions = append(actions, DISPATCH.base)
        near = s.around(own)
        for tile in range(TILES):
            if near >> tile & 1 and why_act(s, seat, arg, TEAM.base + tile) == OK:
                actions = append(actions, TEAM.base + tile)
        for tile in range(TILES):
            if own >> tile & 1 and why_act(s, seat, arg, RESCUE.base + tile) == OK:
                actions = append(actions, RESCUE.base + tile)
    if not s.advanced:
        return actions
    if arg & RESCUER_ACTION:
        for start in range(TILES):
            if own >> start & 1:
                for tile in range(TILES):
                    action = HERD.base + start * TILES + tile
                    if s.beside[start] >> tile & 1 and why_act(s, seat, arg, action) == OK:
                        actions = append(actions, action)
    if arg & TILE_ACTION:
        for tile in range(TILES):
            if TILES_OF[MAFDET] >> tile & 1 and why_act(s, seat, arg, MAFDET_MOVE.base + tile) == OK:
                actions = append(actions, MAFDET_MOVE.base + tile)
        for mine in range(TILES):
            if own & TILES_OF[BASTET] & 1 << mine:
                first = SWAP.base + mine * TILES * MOST_SEATS
                for action in range(first, first + TILES * MOST_SEATS):
                    if why_act(s, seat, arg, action) == OK:
                        actions = append(actions, action)
    return actions


def can_begin(s: Cleocatra, seat: i64) -> bool:
    """Whether the seat has a first action, the look-ahead rule included."""
    if s.rescuers[seat] & ~s.inspectors:
        return True  # a Rescue
    return len(open_actions(s, seat, FIRST)) > 0


def has_rescuer_action(s: Cleocatra, seat: i64) -> bool:
    """Whether any Rescuer action is possible beside a Dispatch, which only a tile just laid allows."""
    own = s.rescuers[seat]
    if own & s.tiles & ~s.inspectors:
        return True  # a Rescue
    return (s.supply(seat) > 0 or s.advanced) and s.around(own) & s.room(seat) != 0  # a Team up or a Herd


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
    for tile in range(TILES):
        if s.tiles >> tile & 1:
            first = s.cell[tile] * 3
            for side in range(first, first + 3):
                cell = BESIDE_CELL[side]
                if s.grid[cell] == NONE:
                    columns[cell // SIDE] |= 1 << cell % SIDE
    cells = vec[i64](capacity=16)
    for x in range(SIDE):
        column = columns[x]
        if column:
            for y in range(SIDE):
                if column >> y & 1:
                    cells = append(cells, x * SIDE + y)
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
    for colour in range(COLOURS):
        if group & TILES_OF[colour]:
            n += 1
    return n


def colour_to_choose(s: Cleocatra, seat: i64, centre: i64, chosen: i64) -> i64:
    """The first colour with several tiles in the area, a Helper on one, and none chosen yet; or NONE."""
    for colour in range(COLOURS):
        tiles = area(s, centre) & TILES_OF[colour]
        several = tiles & (tiles - 1) != 0
        if several and not tiles & chosen and tiles & s.rescuers[seat] & ~(1 << centre):
            return colour
    return NONE


def helpers_of(s: Cleocatra, seat: i64, centre: i64, chosen: i64) -> i64:
    """The set of tiles with a Helper: own Rescuers on scored tiles, the scoring one apart (Score 2)."""
    scored = chosen
    for colour in range(COLOURS):
        tiles = area(s, centre) & TILES_OF[colour]
        if tiles & (tiles - 1) == 0:
            scored |= tiles
    return scored & s.rescuers[seat] & ~(1 << centre)


def alone_in_last_place(s: Cleocatra) -> i64:
    """The one seat with the fewest points, or NONE if several share them."""
    last: i64 = 0
    alone = True
    for seat in range(1, s.game.seats):
        if s.score[seat] < s.score[last]:
            last = seat
            alone = True
        elif s.score[seat] == s.score[last]:
            alone = False
    return last if alone else NONE


def best_score(s: Cleocatra) -> i64:
    best: i64 = 0
    for points in s.score:
        if points > best:
            best = points
    return best


def laid_tile(arg: i64) -> i64:
    """The tile just laid, from the detail of an ACT frame, or NONE."""
    return (arg >> LAID) - 1


def listed(base: i64, members: i64) -> vec[i64]:
    """The actions `base + n` for each n of a set."""
    actions = vec[i64](capacity=16)
    for n in range(TILES):
        if members >> n & 1:
            actions = append(actions, base + n)
    return actions

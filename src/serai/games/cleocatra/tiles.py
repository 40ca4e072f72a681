"""Tile actions: Scout, Search and the powers of Mafdet and Bastet (Tile action, Tile abilities)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core import bits, graph
from serai.core.actions import OK
from serai.core.shapes import Choose, DrawKind
from serai.games.cleocatra import catalogue as verbs
from serai.games.cleocatra import components as box
from serai.games.cleocatra import legality
from serai.games.cleocatra.catalogue import CATALOGUE, STEPS
from serai.games.cleocatra.legality import AND_ANOTHER, IN_SETUP, LAID
from serai.games.cleocatra.state import Cleocatra

TILE_ACTION_FIRST: Final[i64] = CATALOGUE.reason("tile-action-first", "turn")
PILE_EMPTY: Final[i64] = CATALOGUE.reason("pile-empty", "scout")
TILE_OCCUPIED: Final[i64] = CATALOGUE.reason("tile-occupied", "search")
SURROUNDED: Final[i64] = CATALOGUE.reason("surrounded", "search")
SPLITS: Final[i64] = CATALOGUE.reason("splits", "search")
SAME_CELL: Final[i64] = CATALOGUE.reason("same-cell", "search")
CELL_TAKEN: Final[i64] = CATALOGUE.reason("cell-taken", "laying")
CELL_APART: Final[i64] = CATALOGUE.reason("cell-apart", "laying")
NOT_MAFDET: Final[i64] = CATALOGUE.reason("not-mafdet", "mafdet")
NOTHING_ON_MAFDET: Final[i64] = CATALOGUE.reason("nothing-on-mafdet", "mafdet")
NOT_BASTET: Final[i64] = CATALOGUE.reason("not-bastet", "bastet")
NOT_THEIRS: Final[i64] = CATALOGUE.reason("not-theirs", "bastet")
SAME_TILE: Final[i64] = CATALOGUE.reason("same-tile", "bastet")
SAME_COLOUR_TWICE: Final[i64] = CATALOGUE.reason("same-colour-twice", "bastet")


class Scout(Choose[Cleocatra]):
    """Draw a tile and lay it (Scout). Whether a second action can follow is known before the draw."""

    def against(self, s: Cleocatra, seat: i64, arg: i64, _: i64) -> i64:
        if s.pile == 0:
            return PILE_EMPTY
        # Which tile it will be does not matter, only that nothing stands on it (ruling A19).
        return why_no_cell(s, seat, arg, bits.lowest(s.pile))

    def choose(self, s: Cleocatra, seat: i64, arg: i64, _: i64) -> None:
        s.push(DRAW_TILE, seat, AND_ANOTHER.put(AND_ANOTHER.of(arg)))


class Search(Choose[Cleocatra]):
    """Move an unoccupied tile that is not surrounded and does not hold the pyramids together (Search)."""

    def against(self, s: Cleocatra, seat: i64, arg: i64, tile: i64) -> i64:
        if not s.tiles >> tile & 1:
            return legality.NOT_ON_TABLE
        return TILE_OCCUPIED if legality.occupied(s) >> tile & 1 else why_take(s, seat, arg, tile)

    def choose(self, s: Cleocatra, seat: i64, arg: i64, tile: i64) -> None:
        s.hand = tile
        s.origin = s.cell[tile]
        s.lift(tile)
        s.push(LAY_TILE, seat, AND_ANOTHER.put(AND_ANOTHER.of(arg)))


class Mafdet(Search):
    """Mafdet: any purple tile may be moved with all that stands on it. An empty one is searched (A44)."""

    def against(self, s: Cleocatra, seat: i64, arg: i64, tile: i64) -> i64:
        if box.COLOUR_OF[tile] != box.MAFDET:
            return NOT_MAFDET
        if not s.tiles >> tile & 1:
            return legality.NOT_ON_TABLE
        return why_take(s, seat, arg, tile) if legality.occupied(s) >> tile & 1 else NOTHING_ON_MAFDET


class Bastet(Choose[Cleocatra]):
    """Bastet: an own Rescuer on a blue tile changes places with another player's on a different tile."""

    def against(self, s: Cleocatra, seat: i64, arg: i64, exchange: i64) -> i64:
        action = self.verb.at(exchange)
        mine = self.verb.first(action)
        theirs = self.verb.second(action)
        other = self.verb.third(action)
        if box.COLOUR_OF[mine] != box.BASTET:
            return NOT_BASTET
        if not s.rescuers[seat] >> mine & 1:
            return legality.NO_RESCUER_THERE
        if other == seat or other >= s.game.seats or not s.rescuers[other] >> theirs & 1:
            return NOT_THEIRS
        if mine == theirs:
            return SAME_TILE
        if s.rescuers[seat] >> theirs & 1 or s.rescuers[other] >> mine & 1:
            return SAME_COLOUR_TWICE
        if not AND_ANOTHER.of(arg):
            return OK
        s.swap_rescuers(seat, mine, other, theirs)
        follows = legality.has_rescuer_action(s, seat)
        s.swap_rescuers(seat, theirs, other, mine)
        return OK if follows else legality.NO_SECOND_ACTION

    def choose(self, s: Cleocatra, seat: i64, arg: i64, exchange: i64) -> None:
        legality.go_on(s, seat, arg)
        action = self.verb.at(exchange)
        s.swap_rescuers(seat, self.verb.first(action), self.verb.third(action), self.verb.second(action))


class DrawTile(DrawKind[Cleocatra]):
    """A tile is drawn from the pile (Game setup, Scout). Tiles of a colour are alike.

    The very first one is laid in the middle of the table.
    """

    def copies(self, s: Cleocatra, seat: i64, arg: i64, colour: i64) -> i64:
        return bits.size(s.pile & box.TILES_OF[colour])

    def happen(self, s: Cleocatra, seat: i64, arg: i64, colour: i64) -> None:
        tile = bits.lowest(s.pile & box.TILES_OF[colour])
        s.pile &= ~(1 << tile)
        s.hand = tile
        if s.tiles == 0:
            lay_hand(s, seat, arg, box.MIDDLE)
        else:
            s.push(LAY_TILE, seat, arg)


DRAW_TILE: Final[i64] = STEPS.add(DrawTile(verbs.DRAW))


class LayTile(Choose[Cleocatra]):
    """A drawn or lifted tile goes face up beside at least one other, elsewhere than it was (Scout, Search).

    In the setup a Rescuer of the player is put on it. As the first action of a turn it must leave a
    second one possible (Turn).
    """

    def among(self, s: Cleocatra, seat: i64, arg: i64) -> vec[i64]:
        return legality.free_cells(s)

    def against(self, s: Cleocatra, seat: i64, arg: i64, cell: i64) -> i64:
        if s.grid[cell] != box.NONE:
            return CELL_TAKEN
        if cell == s.origin:
            return SAME_CELL
        if s.touching(cell) == 0:
            return CELL_APART
        if AND_ANOTHER.of(arg) and not legality.leaves_second_action(s, seat, s.hand, cell):
            return legality.NO_SECOND_ACTION
        return OK

    def choose(self, s: Cleocatra, seat: i64, arg: i64, cell: i64) -> None:
        lay_hand(s, seat, arg, cell)


LAY_TILE: Final[i64] = STEPS.add(LayTile(verbs.LAY))


def why_take(s: Cleocatra, seat: i64, arg: i64, tile: i64) -> i64:
    """What holds for every tile that is taken from the table to be laid elsewhere."""
    near = s.beside[tile]
    contacts = bits.size(near)
    if contacts == 0:
        return CELL_APART  # the only tile: there is none to lay it beside
    if contacts == 3:
        return SURROUNDED
    if contacts == 2 and not graph.is_connected(s.beside, s.tiles & ~(1 << tile)):
        return SPLITS
    if not AND_ANOTHER.of(arg) or legality.second_action_is_sure(s, seat, tile):
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
    if not AND_ANOTHER.of(arg) or legality.second_action_is_sure(s, seat, tile):
        return OK
    for cell in legality.free_cells(s):
        if cell != s.origin and legality.leaves_second_action(s, seat, tile, cell):
            return OK
    return legality.NO_SECOND_ACTION


def lay_hand(s: Cleocatra, seat: i64, arg: i64, cell: i64) -> None:
    """Lay the tile in hand; then a Rescuer comes with it in the setup, or a second action follows."""
    tile = s.hand
    s.lay(tile, cell)
    s.hand = box.NONE
    s.origin = box.NONE
    if IN_SETUP.of(arg):
        s.rescuers[seat] |= 1 << tile
    elif AND_ANOTHER.of(arg):
        s.push(legality.ACT, seat, legality.SECOND | LAID.put(tile + 1))

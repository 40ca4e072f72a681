"""Laying the Sultanate: tiles, meeples, and the markers on the bid order track (Setup)."""

from typing import Final

from mypy_extensions import i64

from serai.core import bits, track
from serai.core.shapes import DrawKind
from serai.core.state import Automatic
from serai.core.vectors import count
from serai.games.five_tribes import catalogue as verbs
from serai.games.five_tribes import components as box
from serai.games.five_tribes.catalogue import STEPS
from serai.games.five_tribes.land import Land
from serai.games.five_tribes.state import Tribes


class LayTile(DrawKind[Tribes]):
    """Tiles are laid at random; `arg` is the cell.

    With the Artisans the tiles of their box lie inside, mixed with as many others as there is room for.
    """

    def copies(self, s: Tribes, seat: i64, arg: i64, kind: i64) -> i64:
        left = s.table.tiles[kind] - count(s.tiles, kind)
        if not s.table.artisans:
            return left
        if not s.table.inner >> arg & 1:
            return 0 if box.KINDS_OF_TILES[kind].set == box.ARTISANS else left
        of_artisans, others = tiles_left(s)
        if box.KINDS_OF_TILES[kind].set == box.ARTISANS:
            return left * others
        inside = bits.size(s.table.inner) - laid_inside(s)
        return left * (inside - of_artisans)

    def happen(self, s: Tribes, seat: i64, arg: i64, kind: i64) -> None:
        s.tiles[arg] = kind


LAY_TILE: Final[i64] = STEPS.add(LayTile(verbs.LAY))


class CheckLand(Automatic[Tribes]):
    """If a tile is cut off from the others, all are laid again (the accessibility test)."""

    def run(self, s: Tribes, seat: i64, arg: i64) -> None:
        land = Land(s.tiles)
        if land.is_connected():
            s.land = land
            return
        for cell in range(box.CELLS):
            s.tiles[cell] = box.NONE
        lay_tiles(s)


CHECK_LAND: Final[i64] = STEPS.add(CheckLand())


class SettleMeeple(DrawKind[Tribes]):
    """A meeple is drawn out of the bag and put on a tile, `arg`."""

    def copies(self, s: Tribes, seat: i64, arg: i64, tribe: i64) -> i64:
        return box.of_tribe(s.bag, tribe)

    def happen(self, s: Tribes, seat: i64, arg: i64, tribe: i64) -> None:
        s.bag -= box.MEEPLE[tribe]
        s.add_meeples(arg, tribe, 1)


SETTLE: Final[i64] = STEPS.add(SettleMeeple(verbs.SETTLE))


class Populate(Automatic[Tribes]):
    """Three meeples come to every tile but Lake and Chasm."""

    def run(self, s: Tribes, seat: i64, arg: i64) -> None:
        for cell in range(box.CELLS - 1, -1, -1):
            if s.land.cells >> cell & 1:
                for _ in range(box.ON_A_TILE):
                    s.push(SETTLE, 0, cell)


POPULATE: Final[i64] = STEPS.add(Populate())


class LineUp(DrawKind[Tribes]):
    """The markers of all players are put on the bid order track at random."""

    def copies(self, s: Tribes, seat: i64, arg: i64, player: i64) -> i64:
        return s.table.markers - count(s.bidding, player) if player < s.game.seats else 0

    def happen(self, s: Tribes, seat: i64, arg: i64, player: i64) -> None:
        track.join(s.bidding, player)


LINE_UP: Final[i64] = STEPS.add(LineUp(verbs.LINE_UP))


def lay_tiles(s: Tribes) -> None:
    """Lay a tile on each cell, row by row, and look whether all can be reached."""
    s.push(CHECK_LAND)
    for cell in range(box.CELLS - 1, -1, -1):
        if s.table.cells >> cell & 1:
            s.push(LAY_TILE, 0, cell)


def set_up(s: Tribes) -> None:
    """What happens before the first round."""
    for _ in range(s.table.markers * s.game.seats):
        s.push(LINE_UP)
    s.push(POPULATE)
    lay_tiles(s)


def tiles_left(s: Tribes) -> tuple[i64, i64]:
    """How many tiles of the Artisans, and how many others, are still to be laid."""
    of_artisans: i64 = 0
    others: i64 = 0
    for kind in range(box.KINDS):
        left = s.table.tiles[kind] - count(s.tiles, kind)
        if box.KINDS_OF_TILES[kind].set == box.ARTISANS:
            of_artisans += left
        else:
            others += left
    return of_artisans, others


def laid_inside(s: Tribes) -> i64:
    total: i64 = 0
    for cell in range(box.CELLS):
        if s.table.inner >> cell & 1 and s.tiles[cell] != box.NONE:
            total += 1
    return total

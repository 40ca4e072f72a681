"""Everything on the table of Cleocatra."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core import bits, sheet
from serai.core.layout import Layout
from serai.core.rows import MOST, SEAT, Field
from serai.core.state import State
from serai.games.cleocatra import components as box

# Lines of the score sheet.
CATS: Final[i64] = 0
HELPERS: Final[i64] = 1
BONUS_POINTS: Final[i64] = 2
LINES: Final[i64] = 3
LINE_NAMES: Final = ["cats", "helpers", "cleocatra"]


class Cleocatra(State):
    advanced: bool  # an option, never changes
    cap: i64  # an option: the most turns, 0 for no limit
    cell: vec[i64]  # [tile] where it lies, or NONE
    pile: i64  # set of tiles not drawn yet
    hand: i64  # the tile drawn or lifted and not laid yet, or NONE
    origin: i64  # the cell that tile was lifted from, or NONE
    rescuers: vec[i64]  # [seat] set of tiles that hold one of the seat's Rescuers
    inspectors: i64  # set of tiles that hold an Inspector
    score: vec[i64]  # [seat]
    sheet: vec[i64]  # [seat, line] the score by what it was for
    starter: i64  # the starting player's seat, or NONE
    turns: i64  # taken so far, by all players together
    passes: i64  # in a row, up to now
    # Derived from `cell`:
    tiles: i64  # set of tiles on the table
    grid: vec[i64]  # [cell] tile, or NONE
    beside: vec[i64]  # [tile] set of tiles that share an edge with it

    def layout(self) -> Layout:
        return LAYOUT

    def deal(self) -> None:
        """All tiles of this number of players in the pile, all Rescuers in supply."""
        LAYOUT.deal(self)
        self.advanced = self.game.options["mode"] == 1
        self.cap = self.game.options["cap"]
        self.pile = self.in_the_game()
        self.derive()

    def complete(self, seat: i64) -> None:
        """What is not laid is in the pile; points add up; whoever begins is the starting player."""
        for tile in range(box.TILES):
            if self.cell[tile] != box.NONE:
                self.pile &= ~(1 << tile)
        sheet.add_up(self.score, self.sheet)
        if self.starter == box.NONE:
            self.starter = seat

    def derive(self) -> None:
        self.tiles = 0
        self.grid = vec[i64]([box.NONE] * box.CELLS)
        self.beside = vec[i64]([0] * box.TILES)
        for tile in range(box.TILES):
            cell = self.cell[tile]
            if cell != box.NONE:
                self.lay(tile, cell)

    def copy(self) -> Cleocatra:
        s = Cleocatra(self.game)
        s.agenda = self.agenda[:]
        s._legal = self._legal
        s.advanced = self.advanced
        s.cap = self.cap
        s.cell = self.cell[:]
        s.pile = self.pile
        s.hand = self.hand
        s.origin = self.origin
        s.rescuers = self.rescuers[:]
        s.inspectors = self.inspectors
        s.score = self.score[:]
        s.sheet = self.sheet[:]
        s.starter = self.starter
        s.turns = self.turns
        s.passes = self.passes
        s.tiles = self.tiles
        s.grid = self.grid[:]
        s.beside = self.beside[:]
        return s

    def turn(self) -> i64:
        return self.turns

    def in_the_game(self) -> i64:
        """The set of tiles that this number of players uses."""
        return box.TWO_PLAYER_TILES if self.game.seats == 2 else box.ALL_TILES

    def supply(self, seat: i64) -> i64:
        """How many of the seat's Rescuers are not on tiles."""
        return box.RESCUERS - bits.size(self.rescuers[seat])

    def unused_inspectors(self) -> i64:
        return box.INSPECTORS - bits.size(self.inspectors)

    def touching(self, cell: i64) -> i64:
        """The set of tiles that share an edge with a cell."""
        found: i64 = 0
        for side in range(cell * 3, cell * 3 + 3):
            tile = self.grid[box.BESIDE_CELL[side]]
            if tile != box.NONE:
                found |= 1 << tile
        return found

    def full(self) -> i64:
        """The set of tiles that hold two Rescuers."""
        one: i64 = 0
        two: i64 = 0
        for group in self.rescuers:
            two |= one & group
            one |= group
        return two

    def room(self, seat: i64) -> i64:
        """The set of tiles onto which the seat may bring a Rescuer."""
        return self.tiles & ~self.full() & ~self.rescuers[seat]

    def lay(self, tile: i64, cell: i64) -> None:
        """Put a tile that is not on the table onto an empty cell."""
        near = self.touching(cell)
        self.cell[tile] = cell
        self.grid[cell] = tile
        self.tiles |= 1 << tile
        self.beside[tile] = near
        for other in range(box.TILES):
            if near >> other & 1:
                self.beside[other] |= 1 << tile

    def lift(self, tile: i64) -> None:
        """Take a tile off the table; what stands on it stays on it."""
        near = self.beside[tile]
        self.grid[self.cell[tile]] = box.NONE
        self.cell[tile] = box.NONE
        self.tiles &= ~(1 << tile)
        self.beside[tile] = 0
        for other in range(box.TILES):
            if near >> other & 1:
                self.beside[other] &= ~(1 << tile)

    def move_rescuer(self, seat: i64, start: i64, tile: i64) -> None:
        """Bring a Rescuer to a tile from another one, or from the supply if `start` is NONE."""
        if start != box.NONE:
            self.rescuers[seat] &= ~(1 << start)
        self.rescuers[seat] |= 1 << tile

    def swap_rescuers(self, seat: i64, mine: i64, other: i64, theirs: i64) -> None:
        """A seat's Rescuer changes places with another seat's."""
        self.move_rescuer(seat, mine, theirs)
        self.move_rescuer(other, theirs, mine)


LAYOUT: Final = Layout(
    [
        Field("cell", box.TILE_NAMES, box.CELL_NAMES, start=-1),
        Field("pile", of=box.TILE_NAMES, members=True, written=False),
        Field("hand", of=box.TILE_NAMES, start=-1, written=False),
        Field("origin", of=box.CELL_NAMES, start=-1, written=False),
        Field("rescuers", SEAT, box.TILE_NAMES, members=True),
        Field("inspectors", of=box.TILE_NAMES, members=True),
        Field("score", SEAT, most=int(MOST * LINES), written=False),
        Field("sheet", (SEAT, LINE_NAMES)),
        Field("starter", of=SEAT, start=-1),
        Field("turns"),
        Field("passes", most=int(box.MOST_SEATS)),
    ],
    derived=["advanced", "cap", "tiles", "grid", "beside"],
    also=[Field("beside", box.TILE_NAMES, box.TILE_NAMES, members=True)],
)

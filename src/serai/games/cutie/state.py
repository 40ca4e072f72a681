"""Everything on the table of When Cutie Met Patootie."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.layout import Layout
from serai.core.pieces import Pieces
from serai.core.rows import SEAT, Field, Hidden
from serai.core.state import Game, State
from serai.core.vectors import count
from serai.games.cutie import components as box

# Zones of Path cards
PILE: Final[i64] = 0
DISCARD: Final[i64] = 1
MAP: Final[i64] = 2
FLOODED: Final[i64] = 3
HANDS: Final[i64] = 4  # and one for each seat
# Zones of Citizens
POOL: Final[i64] = 0
OUT: Final[i64] = 1  # whose Visitor is not in play
SECRET: Final[i64] = 2


class Cutie(State):
    deck: box.Deck  # what the Path cards show, never changes
    visitors: i64  # how many are in play, never changes
    staying: i64  # rows that stay at the end, never changes
    cheapest: bool  # an option: whether a Visitor must take the cheaper of its ways
    anyone: bool  # an option: whether a slow search may serve the pictured Visitor, too
    full_allowed: bool  # an option: whether a Visitor with six gems may be searched for quickly
    paths: Pieces
    citizens: Pieces
    harbour: vec[i64]  # [column] the Visitor who starts there, or NONE
    place: vec[i64]  # [visitor] the cell of its pawn, or NONE: lost, or not in play
    gems: vec[i64]  # [visitor, colour]
    supply: vec[i64]  # [colour]
    found: vec[i64]  # [colour] gems of a search that nobody has got yet
    laid: vec[i64]  # [cell] the Path card there, or NONE
    low: i64  # the lowest row that is not flooded
    flipped: i64  # Rewind cards face up
    first: i64  # the first player, or NONE before it is chosen
    turns: i64
    trigger: i64  # the seat whose action has ended the game, or NONE

    def __init__(self, game: Game, deck: box.Deck) -> None:
        super().__init__(game)
        self.deck = deck

    def layout(self) -> Layout:
        return LAYOUT

    def deal(self) -> None:
        """Everything in its pile; a player alone is whom the option says, and everybody knows it."""
        LAYOUT.deal(self)
        self.visitors = box.VISITORS_FOR[self.game.seats]
        self.staying = box.ROWS_STAYING[self.game.seats]
        self.cheapest = self.game.options["route"] == 1
        self.anyone = self.game.options["pictured"] == 1
        self.full_allowed = self.game.options["full"] == 1
        if self.game.seats == 1 and self.game.options["citizen"] < len(box.CITIZENS):
            self.citizens.move(self.game.options["citizen"], SECRET, self.everyone())

    def complete(self, seat: i64) -> None:
        """Whoever begins is first; gems that nobody has are in the supply; a laid card is on the map."""
        if self.first == box.NONE:
            self.first = seat
        for colour in range(box.COLOURS):
            for visitor in range(box.VISITORS):
                self.supply[colour] -= self.gems[visitor * box.COLOURS + colour]
        for card in self.laid:
            if card != box.NONE and self.paths.where[card] == PILE:
                self.paths.move(card, MAP, self.everyone())

    def copy(self) -> Cutie:
        s = Cutie(self.game, self.deck)
        s.agenda = self.agenda[:]
        s._legal = self._legal
        s.visitors = self.visitors
        s.staying = self.staying
        s.cheapest = self.cheapest
        s.anyone = self.anyone
        s.full_allowed = self.full_allowed
        s.paths = self.paths.copy()
        s.citizens = self.citizens.copy()
        s.harbour = self.harbour[:]
        s.place = self.place[:]
        s.gems = self.gems[:]
        s.supply = self.supply[:]
        s.found = self.found[:]
        s.laid = self.laid[:]
        s.low = self.low
        s.flipped = self.flipped
        s.first = self.first
        s.turns = self.turns
        s.trigger = self.trigger
        return s

    # Questions

    def turn(self) -> i64:
        return self.turns

    def everyone(self) -> i64:
        """All readers: the seats and the spectator."""
        return (1 << (self.game.seats + 1)) - 1

    def timer(self) -> i64:
        """Rewind cards in the timer row: as many as the lowest row has Path cards."""
        return self.visitors - self.low

    def is_playing(self, visitor: i64) -> bool:
        """Whether a Visitor is in this game, lost or not."""
        return visitor in self.harbour

    def is_alive(self, visitor: i64) -> bool:
        return self.place[visitor] != box.NONE

    def arrived(self) -> i64:
        """How many Visitors have come so far."""
        return box.VISITORS - count(self.harbour, box.NONE)

    def held(self, visitor: i64) -> i64:
        """How many gems a Visitor has."""
        total: i64 = 0
        for gem in range(visitor * box.COLOURS, visitor * box.COLOURS + box.COLOURS):
            total += self.gems[gem]
        return total

    def pawns_on(self, cell: i64) -> i64:
        return count(self.place, cell)

    def behind(self) -> i64:
        """How many living Visitors are on the lowest row or below it."""
        limit = (self.low + 1) * box.ROW
        total: i64 = 0
        for cell in self.place:
            if box.NONE < cell < limit:
                total += 1
        return total

    def is_over(self) -> bool:
        """Whether only the rows that stay are left, or nobody is alive (Game end; ruling B34)."""
        return self.timer() <= self.staying or count(self.place, box.NONE) == box.VISITORS

    def pictured(self, card: i64) -> i64:
        """The Visitor on a Path card, if it is alive, or NONE (ruling B16)."""
        visitor = self.deck.picture[card]
        return visitor if visitor != box.NONE and self.is_alive(visitor) else box.NONE

    # Changes

    def gain(self, visitor: i64, colour: i64) -> None:
        """A Visitor gets a gem that was found."""
        self.found[colour] -= 1
        self.gems[visitor * box.COLOURS + colour] += 1

    def spend(self, visitor: i64, colour: i64, number: i64) -> None:
        """Gems of a Visitor go back to the supply."""
        self.gems[visitor * box.COLOURS + colour] -= number
        self.supply[colour] += number

    def lose(self, visitor: i64) -> None:
        """A Visitor is lost with all its gems."""
        self.place[visitor] = box.NONE
        for colour in range(box.COLOURS):
            self.spend(visitor, colour, self.gems[visitor * box.COLOURS + colour])


LAYOUT: Final = Layout(
    [
        Hidden("paths", box.PATH_NAMES, ["pile", "discard", "map", "flooded"], held="hand"),
        Hidden("citizens", box.CITIZEN_NAMES, ["pool", "out"], held="secret"),
        Field("harbour", int(box.VISITORS), box.VISITOR_NAMES, start=-1),
        Field("place", box.VISITOR_NAMES, box.CELL_NAMES, start=-1),
        Field("gems", (box.VISITOR_NAMES, box.GEM_NAMES), most=int(box.MOST_HELD)),
        Field(
            "supply",
            box.GEM_NAMES,
            most=int(box.GEMS_OF_A_COLOUR),
            start=int(box.GEMS_OF_A_COLOUR),
            written=False,
        ),
        Field("found", box.GEM_NAMES, most=int(box.FOUND), written=False),
        Field("laid", box.CELL_NAMES, box.PATH_NAMES, start=-1),
        Field("low", least=1, most=int(box.VISITORS) - 1, start=1),
        Field("flipped", most=int(box.VISITORS) - 1),
        Field("first", of=SEAT, start=-1),
        Field("turns"),
        Field("trigger", of=SEAT, start=-1),
    ],
    derived=["deck", "visitors", "staying", "cheapest", "anyone", "full_allowed"],
)

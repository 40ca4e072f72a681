"""The rules of When Cutie Met Patootie (2018): how a game is set up, its turns and its end.

The rulebook has no page numbers; sections are cited by name. "Ruling B…" is in the game's rulings page.
Moving is in advance.py, searching in search.py, the flood in flood.py.
"""

from typing import Final

from mypy_extensions import i64

from serai.core.pieces import Pieces
from serai.core.rows import MOST
from serai.core.shapes import AnyOf, ChooseSeat, Draw, DrawPiece
from serai.core.state import Automatic, Game
from serai.games.cutie import advance, flood, search
from serai.games.cutie import catalogue as verbs
from serai.games.cutie import components as box
from serai.games.cutie import state as at
from serai.games.cutie.catalogue import CATALOGUE, STEPS
from serai.games.cutie.state import LAYOUT, Cutie

WITH_AMELIA: Final = 0  # values of the option cutie
ALWAYS: Final = 1


class Arrive(Draw[Cutie]):
    """A Visitor comes to the next place of the lowest row, with its pawn and three gems (Setup the Map)."""

    def possible(self, s: Cutie, seat: i64, arg: i64, visitor: i64) -> bool:
        return not s.is_playing(visitor)

    def happen(self, s: Cutie, seat: i64, arg: i64, visitor: i64) -> None:
        column = s.arrived()
        s.harbour[column] = visitor
        s.place[visitor] = column
        for colour in range(box.COLOURS):
            gems = box.STARTING[visitor * box.COLOURS + colour]
            s.spend(visitor, colour, -min(gems, s.supply[colour]))


ARRIVE: Final[i64] = STEPS.add(Arrive(verbs.ARRIVE))


class LayCard(DrawPiece[Cutie]):
    """The map is laid at random, row by row from the Visitors up (Setup the Map). `arg` is the cell."""

    def pieces(self, s: Cutie) -> Pieces:
        return s.paths

    def happen(self, s: Cutie, seat: i64, arg: i64, card: i64) -> None:
        s.paths.move(card, at.MAP, s.everyone())
        s.laid[arg] = card


LAY_CARD: Final[i64] = STEPS.add(LayCard(verbs.LAY, at.PILE))


class MakePool(Automatic[Cutie]):
    """Citizens who match no Visitor in play stay out, and so does the promo pack unless it is wanted.

    Cutie matches Amelia, as her grandmother does (Player Setup; rulings B38, B40).
    """

    def run(self, s: Cutie, seat: i64, arg: i64) -> None:
        for citizen in s.citizens.members(at.POOL):
            if not belongs(s, citizen):
                s.citizens.move(citizen, at.OUT, s.everyone())


MAKE_POOL: Final[i64] = STEPS.add(MakePool())


class DealCitizen(DrawPiece[Cutie]):
    """Each player is dealt a secret Citizen card (Player Setup)."""

    def pieces(self, s: Cutie) -> Pieces:
        return s.citizens

    def alike(self, s: Cutie, seat: i64, arg: i64) -> i64:
        return s.citizens.one_of(at.POOL)

    def happen(self, s: Cutie, seat: i64, arg: i64, citizen: i64) -> None:
        s.citizens.move(citizen, at.SECRET + seat, 1 << seat)


DEAL_CITIZEN: Final[i64] = STEPS.add(DealCitizen(verbs.DEAL, at.POOL, secret=True))


class DrawCard(DrawPiece[Cutie]):
    """A player draws a Path card, until there are three in the hand (Player Setup, Search for Gems)."""

    def pieces(self, s: Cutie) -> Pieces:
        return s.paths

    def happen(self, s: Cutie, seat: i64, arg: i64, card: i64) -> None:
        s.paths.move(card, at.HANDS + seat, 1 << seat)
        refill(s, seat)


DRAW_CARD: Final[i64] = STEPS.add(DrawCard(verbs.DRAW, at.PILE, secret=True))


class ChooseFirst(ChooseSeat[Cutie]):
    """Who almost never goes first goes first; here, a random player (Player Setup)."""

    def happen(self, s: Cutie, seat: i64, arg: i64, first: i64) -> None:
        s.first = first
        s.push(TURN, first)


CHOOSE_FIRST: Final[i64] = STEPS.add(ChooseFirst(verbs.FIRST))


class Turn(Automatic[Cutie]):
    """A turn is one action (Taking a Turn), unless the game is over."""

    def run(self, s: Cutie, seat: i64, arg: i64) -> None:
        if s.is_over():
            s.push(FINISH)
        else:
            s.push(END_TURN, seat)
            s.push(ACT, seat)


TURN: Final[i64] = STEPS.add(Turn())


class Act(AnyOf[Cutie]):
    """Advance a Visitor or search for gems, quickly or slowly (Taking a Turn). Nobody passes (B37)."""


ACT: Final[i64] = STEPS.add(
    Act(
        [
            advance.Advance(verbs.ADVANCE),
            search.SearchQuickly(verbs.QUICK),
            search.SearchSlowly(verbs.SLOW),
        ]
    )
)


class EndTurn(Automatic[Cutie]):
    """The player draws back up to three cards, and the next one clockwise follows (Search for Gems).

    If the game has ended nothing is drawn, and nobody has another turn (rulings B25, B36).
    """

    def run(self, s: Cutie, seat: i64, arg: i64) -> None:
        s.turns = min(s.turns + 1, MOST)
        s.push(TURN, (seat + 1) % s.game.seats)
        if s.is_over():
            s.trigger = seat
        else:
            refill(s, seat)


END_TURN: Final[i64] = STEPS.add(EndTurn())


class Finish(Automatic[Cutie]):
    """All Citizens are shown, and everybody scores (Game End and Scoring)."""

    def run(self, s: Cutie, seat: i64, arg: i64) -> None:
        for player in range(s.game.seats):
            s.citizens.show_all(at.SECRET + player)


FINISH: Final[i64] = STEPS.add(Finish())


def refill(s: Cutie, seat: i64) -> None:
    """Draw a card if the hand has room; from an empty pile, after the discards were shuffled (ruling B23)."""
    if s.paths.count(at.HANDS + seat) >= box.HAND:
        return
    if s.paths.one_of(at.PILE) == box.NONE:
        s.paths.shuffle(at.DISCARD, at.PILE)
    s.push(DRAW_CARD, seat)


def belongs(s: Cutie, citizen: i64) -> bool:
    """Whether a Citizen is in the pool of this game."""
    if citizen >= box.PROMO and not s.game.options["promo"]:
        return False
    if citizen == box.CUTIE and s.game.options["cutie"] != WITH_AMELIA:
        return s.game.options["cutie"] == ALWAYS
    return s.is_playing(box.BOND[citizen])


def lay_out(s: Cutie) -> None:
    """Bring what is missing: Visitors, the map, a Citizen and three cards for everybody (Setup the Map)."""
    for seat in range(s.game.seats - 1, -1, -1):
        refill(s, seat)
    for seat in range(s.game.seats - 1, -1, -1):
        if s.citizens.one_of(at.SECRET + seat) == box.NONE:
            s.push(DEAL_CITIZEN, seat)
    s.push(MAKE_POOL)
    for row in range(s.visitors - 1, s.low - 1, -1):
        for column in range(s.visitors - row - 1, -1, -1):
            if s.laid[row * box.ROW + column] == box.NONE:
                s.push(LAY_CARD, 0, row * box.ROW + column)
    for _ in range(s.arrived(), s.visitors):
        s.push(ARRIVE)


def begin_turn(s: Cutie, seat: i64) -> None:
    """A player's turn, once everything is laid out and what must flood has flooded."""
    s.push(TURN, seat)
    s.push(flood.FLOOD, seat)
    lay_out(s)


def begin_the_end(s: Cutie, seat: i64) -> None:
    """The game is over, and the Citizens lie open."""
    s.push(FINISH)


LAYOUT.entry("turn", begin_turn)
LAYOUT.entry("end", begin_the_end, of_a_seat=False)


def new_game(seats: int, options: dict[str, int]) -> Cutie:
    """A table laid for so many seats."""
    return with_deck(seats, options, box.DECK)


def with_deck(seats: int, options: dict[str, int], deck: box.Deck) -> Cutie:
    """A table with other Path cards; options by number, as __init__.py lists them."""
    start, citizen = options["start"], options["citizen"]
    if start > seats:
        raise ValueError(f"option start: there is no seat {start - 1} among {seats} players")
    if citizen != box.CUTIE and seats > 1:
        raise ValueError("option citizen: only a player alone chooses a Citizen")
    game = Game("cutie", seats, options, CATALOGUE)
    game.play_by(STEPS)
    s = Cutie(game, deck)
    s.deal()
    if start == 0 and seats > 1:
        s.push(CHOOSE_FIRST)
    else:
        s.first = max(start - 1, 0)
        s.push(TURN, s.first)
    lay_out(s)
    s.settle()
    return s

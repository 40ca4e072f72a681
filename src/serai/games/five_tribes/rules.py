"""The rules of Five Tribes: rounds, turns, clean-up and the end.

"Ruling F…" is in the game's rulings page. Bidding is in bidding.py, moving in moving.py, what tribes and
tiles do in tribes.py and tiles.py, selling in selling.py; djinns, items, Whims and thieves have a file each.
"""

from typing import Final

from mypy_extensions import i64

from serai.core import track
from serai.core.rows import MOST
from serai.core.state import Automatic, Game
from serai.games.five_tribes import bidding, drawing, moving, selling, setup
from serai.games.five_tribes import components as box
from serai.games.five_tribes import state as at
from serai.games.five_tribes.catalogue import CATALOGUE, STEPS
from serai.games.five_tribes.state import LAYOUT, Tribes


class Round(Automatic[Tribes]):
    """A round is bidding, turns in the order of the track, and clean-up, unless nobody can move any more."""

    def run(self, s: Tribes, seat: i64, arg: i64) -> None:
        s.stuck = False
        s.used = 0
        if not s.ending and not moving.can_move(s):
            s.ending = at.NO_MOVE_LEFT
        s.push(FINISH if s.ending else bidding.NEXT_BID)


ROUND: Final[i64] = STEPS.add(Round())


class NextTurn(Automatic[Tribes]):
    """The first marker of the turn order track goes back to the bid order track, and its player plays."""

    def run(self, s: Tribes, seat: i64, arg: i64) -> None:
        player = track.first(s.playing)
        if player == box.NONE:
            s.push(CLEAN_UP)
            return
        track.leave(s.playing)
        track.join(s.bidding, player)
        s.turns = min(s.turns + 1, MOST)
        s.push(NEXT_TURN)
        s.push(TURN, player)


NEXT_TURN: Final[i64] = STEPS.add(NextTurn())


class Turn(Automatic[Tribes]):
    """A turn is a move, control, the action of the tribe and of the tile, and selling (A player's turn)."""

    def run(self, s: Tribes, seat: i64, arg: i64) -> None:
        if not s.table.once_a_round:
            s.used = 0
        s.moved = False
        s.doubled = False
        s.deadly = False
        s.item_used = False
        s.carpet = False
        s.push(END_TURN, seat)
        s.push(selling.SALE, seat)
        s.push(moving.BEFORE_MOVE, seat)


TURN: Final[i64] = STEPS.add(Turn())


class EndTurn(Automatic[Tribes]):
    """What held for this turn is over."""

    def run(self, s: Tribes, seat: i64, arg: i64) -> None:
        s.moved = False
        s.doubled = False
        s.deadly = False
        s.item_used = False
        s.carpet = False
        if not s.table.once_a_round:
            s.used = 0


END_TURN: Final[i64] = STEPS.add(EndTurn())


class CleanUp(Automatic[Tribes]):
    """After the last turn everything is filled up for the next round, or the game is over (Clean-up)."""

    def run(self, s: Tribes, seat: i64, arg: i64) -> None:
        if s.ending:
            s.push(FINISH)
            return
        s.round = min(s.round + 1, MOST)
        begin_round(s, 0)


CLEAN_UP: Final[i64] = STEPS.add(CleanUp())


class Finish(Automatic[Tribes]):
    """Everybody shows cards and items, and points are counted (Final scoring)."""

    def run(self, s: Tribes, seat: i64, arg: i64) -> None:
        for player in range(s.game.seats):
            s.resources.show_all(at.HANDS + player)
            s.items.show_all(at.HELD + player)


FINISH: Final[i64] = STEPS.add(Finish())


def begin_round(s: Tribes, seat: i64) -> None:
    """A round, once everything is filled up."""
    s.dirty = s.everyone()
    drawing.slide_djinns(s)
    s.push(ROUND)
    s.push(drawing.REFILL)


def begin_turn(s: Tribes, seat: i64) -> None:
    """A player's turn, whose marker is back on the bid order track; then the others on the track play."""
    s.dirty = s.everyone()
    s.push(NEXT_TURN)
    s.push(TURN, seat)


def begin_the_end(s: Tribes, seat: i64) -> None:
    """The game is over."""
    s.push(FINISH)


LAYOUT.entry("round", begin_round, of_a_seat=False)
LAYOUT.entry("turn", begin_turn)
LAYOUT.entry("end", begin_the_end, of_a_seat=False)


def new_game(seats: int, options: dict[str, int]) -> Tribes:
    """A table laid for so many seats; options by number, as __init__.py lists them."""
    table = box.Settings(seats, options)
    if seats == box.MOST_SEATS and not table.artisans and not table.whims:
        raise ValueError("option expansion: five players need the Artisans or the Whims, or both")
    game = Game("five_tribes", seats, options, CATALOGUE)
    game.play_by(STEPS)
    s = Tribes(game, table)
    s.deal()
    begin_round(s, 0)
    setup.set_up(s)
    s.settle()
    return s

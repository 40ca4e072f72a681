"""The rules of Cleocatra (Sunrise Tornado Game Studio, 2020): how a game is set up.

The rulebook has no page numbers; sections are cited by name. "Ruling A…" is in the game's rulings page.
"""

from typing import Final

from mypy_extensions import i64

from serai.core.shapes import ChooseSeat, push_in_order
from serai.core.state import Game
from serai.games.cleocatra import catalogue as verbs
from serai.games.cleocatra import tiles, turn
from serai.games.cleocatra.catalogue import CATALOGUE, STEPS
from serai.games.cleocatra.legality import IN_SETUP
from serai.games.cleocatra.state import LAYOUT, Cleocatra


class ChooseStarter(ChooseSeat[Cleocatra]):
    """Somebody starts (Game setup): whoever last hugged a cat, or here, a random seat (ruling R1)."""

    def happen(self, s: Cleocatra, seat: i64, arg: i64, starter: i64) -> None:
        set_up(s, starter)


CHOOSE_STARTER: Final[i64] = STEPS.add(ChooseStarter(verbs.START))


def set_up(s: Cleocatra, starter: i64) -> None:
    """From the starting player on, each draws and lays a tile with a Rescuer on it, then turns begin."""
    s.starter = starter
    s.push(turn.TURN, starter)
    push_in_order(s, tiles.DRAW_TILE, starter, IN_SETUP.put(1))


def begin_turn(s: Cleocatra, seat: i64) -> None:
    s.push(turn.TURN, seat)


def begin_pass(s: Cleocatra, seat: i64) -> None:
    """A turn in which nothing can be done; no table leads there (ruling A45)."""
    s.passes = min(s.passes, s.game.seats - 1)
    s.push(turn.END_TURN, seat)
    s.push(turn.PASS_TURN, seat)


def begin_the_end(s: Cleocatra, seat: i64) -> None:
    """Nothing follows any more."""


LAYOUT.entry("turn", begin_turn)
LAYOUT.entry("pass", begin_pass)
LAYOUT.entry("end", begin_the_end, of_a_seat=False)


def new_game(seats: int, options: dict[str, int]) -> Cleocatra:
    """A table laid for so many seats; options by number: mode, start (0 is random, else a seat + 1), cap."""
    start = options["start"]
    if start > seats:
        raise ValueError(f"option start: there is no seat {start - 1} among {seats} players")
    game = Game("cleocatra", seats, options, CATALOGUE)
    game.play_by(STEPS)
    s = Cleocatra(game)
    s.deal()
    if start == 0:
        s.push(CHOOSE_STARTER)
    else:
        set_up(s, start - 1)
    s.settle()
    return s

"""Rewind's flood: the timer, timed floods and automatic ones (Rewind Cards and what follows it)."""

from typing import Final

from mypy_extensions import i64

from serai.core.state import Automatic
from serai.games.cutie import components as box
from serai.games.cutie import state as at
from serai.games.cutie.catalogue import STEPS
from serai.games.cutie.state import Cutie


class Flip(Automatic[Cutie]):
    """A slow search flips one Rewind card (Rewind Cards)."""

    def run(self, s: Cutie, seat: i64, arg: i64) -> None:
        s.flipped += 1


FLIP: Final[i64] = STEPS.add(Flip())


class Flood(Automatic[Cutie]):
    """After every action rows are flooded one after the other, until nothing floods or the game is over.

    Timed: when all Rewind cards are face up, the lowest row goes with everybody on it or below; all Rewind
    cards are turned down, and one is removed. Automatic: when all living Visitors are past the lowest row, it
    goes, and a Rewind card that is face down with it (ruling B26); if all that are left are face up, the next
    row goes as well. The end of the game comes first (ruling B31).
    """

    def run(self, s: Cutie, seat: i64, arg: i64) -> None:
        if s.is_over():
            return
        if s.flipped == s.timer():
            for visitor in range(box.VISITORS):
                if s.is_alive(visitor) and s.place[visitor] // box.ROW <= s.low:
                    s.lose(visitor)
            s.flipped = 0
        elif s.behind():
            return
        remove_lowest_row(s)
        s.push(FLOOD, seat)


FLOOD: Final[i64] = STEPS.add(Flood())


def remove_lowest_row(s: Cutie) -> None:
    """The cards of the lowest row leave the game, and one Rewind card leaves the timer with them."""
    for cell in range(s.low * box.ROW, s.low * box.ROW + s.timer()):
        if s.laid[cell] != box.NONE:
            s.paths.move(s.laid[cell], at.FLOODED, s.everyone())
            s.laid[cell] = box.NONE
    s.low += 1

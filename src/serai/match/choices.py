"""Where a game could have gone another way, and how much there makes a difference worth a mark."""

from typing import Final

from serai.core.state import State

SWING: Final = 0.1  # of a chance to win
SWING_ALONE: Final = 3.0  # points of a solo player


def has_choice(s: State) -> bool:
    """Whether somebody is to act, and in more than one way."""
    return s.actor() >= 0 and len(s.legal()) > 1


def swing(seats: int) -> float:
    """What is worth a mark, in the measure of results: the chance to win, or the points of a solo player."""
    return SWING if seats > 1 else SWING_ALONE

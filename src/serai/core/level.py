"""How a bot thinks: a level of strength is a budget for a turn and a way to use it.

A game's folder may have levels of its own, and says in `Parts` what its values mean; see serai.bots.levels.
"""

from typing import Final, NamedTuple

from mypy_extensions import i64

# How a playout chooses: any action, the one that did best in earlier playouts, the best of a few by value, or
# the best by the game's prior.
ANY: Final[i64] = 0
AVERAGES: Final[i64] = 1
COMPARED: Final[i64] = 2
BY_PRIOR: Final[i64] = 3

# What the tree asks about actions before it tries them: nothing, their prior or else the value after them,
# or the value at the end of the turn.
NOTHING: Final[i64] = 0
STEP: Final[i64] = 1
TURN: Final[i64] = 2


class Level(NamedTuple):
    """The same on any machine, unless the machine is so slow that the time is over first."""

    iterations: int  # in a turn
    seconds: float  # in a turn, at most
    policy: int = int(ANY)
    turns: int = 0  # that a playout goes on, counted from the decision; 0 to the end of the game
    every: int = 0  # turns it may stop again, so that all have had as many; 0 for the number of seats
    choices: int = 0  # that it goes on at least
    epsilon: int = 20  # percent of choices in playouts that are any action
    compared: int = 6  # actions, where a playout compares them
    asks: int = int(STEP)
    trust: float = 3.0  # visits that an opinion counts for
    grow: int = 4  # visits of a node before its actions get nodes of their own
    explore: float = 1.4  # standard deviations of a result
    blind: int = 0  # percent of its own actions that it overlooks

"""What a search thinks of a choice that was made, and what would have been better."""

from typing import Final, NamedTuple

from serai.bots.consider import consider
from serai.core.level import Level
from serai.core.state import State
from serai.core.title import Title

TRIED: Final = 5  # visits of an action before its result says anything


class Verdict(NamedTuple):
    """One bot's opinion of one choice."""

    number: int  # of the action in the log, counted from 0
    seat: int
    action: int
    results: list[float]  # [seat] expected before it: the chance to win, or the points of a solo player
    better: int  # what the search would have played; the action itself, if it agrees
    cost: float  # what the seat gave away, in the same measure; 0 if the search agrees


def judge(
    title: Title, s: State, number: int, action: int, level: Level | None = None, all_knowing: bool = False
) -> Verdict:
    """What a search thinks of an action of the seat to act; the same for the same position and number."""
    thoughts = consider(title, s, number, level, all_knowing)
    seat = int(s.actor())
    best = thoughts.actions[0]
    cost = 0.0
    for thought in thoughts.actions:
        if thought.action == action:
            played = thought.results if thought.visits >= TRIED else thoughts.results
            cost = max(0.0, best.results[seat] - played[seat])
    better = best.action if cost > 0.0 else action
    return Verdict(number, seat, action, thoughts.results, better, cost)

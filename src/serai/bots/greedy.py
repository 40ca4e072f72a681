"""The greedy bot: the action that looks best at the end of its own turn."""

from collections.abc import Callable
from typing import Final

from mypy_extensions import i64

from serai.bots.bot import Bot
from serai.core.play import pick
from serai.core.rng import Rng
from serai.core.state import CHANCE, State

SAMPLES: Final[i64] = 2  # of what chance may bring, for each action
WIDTH: Final[i64] = 12  # actions tried at the next decision of the turn; half as many at each further one
DEPTH: Final[i64] = 6  # decisions looked ahead at most
WORST: Final[i64] = -(1 << 60)


class GreedyBot(Bot):
    value: Callable[[State, int], int]

    def __init__(self, value: Callable[[State, int], int]) -> None:
        self.value = value

    def choose(self, s: State, rng: Rng) -> i64:
        """The legal action with the best value after sampling on to the end of the own turn."""
        seat = s.actor()
        turn = s.turn()
        actions = s.legal()
        if len(actions) == 1:
            return actions[0]
        best = WORST
        chosen = actions[0]
        ties: i64 = 1
        for action in actions:
            total: i64 = 0
            for _ in range(SAMPLES):
                after = s.copy()
                after.apply(action)
                total += self.look_ahead(after, seat, turn, rng, WIDTH, DEPTH)
            if total > best:
                best = total
                chosen = action
                ties = 1
            elif total == best:
                ties += 1
                if rng.below(ties) == 0:
                    chosen = action
        return chosen

    def look_ahead(self, s: State, seat: i64, turn: i64, rng: Rng, width: i64, depth: i64) -> i64:
        """The best value found at the end of the turn; plays on in `s` itself."""
        while s.actor() == CHANCE and s.turn() == turn:
            s.apply(pick(s, rng))
        if s.actor() != seat or s.turn() != turn or depth == 0:
            return self.value(s, seat)
        actions = s.legal()
        count: i64 = len(actions)
        tried = min(count, max(width, 1))
        best = WORST
        for n in range(tried):
            action = actions[n] if tried == count else actions[rng.below(count)]
            after = s.copy() if n < tried - 1 else s
            after.apply(action)
            best = max(best, self.look_ahead(after, seat, turn, rng, width // 2, depth - 1))
        return best

"""The greedy bot: the action that looks best at the end of its own turn."""

from collections.abc import Callable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.bots.bot import Bot
from serai.core.play import pick
from serai.core.rng import Rng
from serai.core.state import CHANCE, State

SAMPLES: Final[i64] = 2  # of what is left to luck, for each action
PLANS: Final[i64] = 12  # of the game's plans that are tried
WIDTH: Final[i64] = 12  # actions tried at the next decision of the turn; half as many at each further one
DEPTH: Final[i64] = 6  # decisions looked ahead at most
WORST: Final[i64] = -(1 << 60)


class GreedyBot(Bot):
    value: Callable[[State, int], int]
    plans: Callable[[State, int], list[vec[i64]]] | None
    by_luck: bool  # whether what was looked at last could have come otherwise

    def __init__(
        self,
        value: Callable[[State, int], int],
        plans: Callable[[State, int], list[vec[i64]]] | None = None,
    ) -> None:
        self.value = value
        self.plans = plans
        self.by_luck = False

    def choose(self, s: State, rng: Rng) -> i64:
        """The legal action with the best value after sampling on to the end of the own turn."""
        actions = s.legal()
        if len(actions) == 1:
            return actions[0]
        best = WORST
        chosen = actions[0]
        ties: i64 = 1
        for plan in self.plans_from(s, PLANS):
            worth = self.sample(s, plan, rng)
            if worth > best:
                best = worth
                chosen = plan[0]
                ties = 1
            elif worth == best:
                ties += 1
                if rng.below(ties) == 0:
                    chosen = plan[0]
        return chosen

    def plans_from(self, s: State, most: i64) -> list[vec[i64]]:
        """The game's plans, or each legal action as one."""
        if self.plans is not None:
            plans = self.plans(s, most)
            if plans:
                return plans
        return [vec[i64]([action]) for action in s.legal()]

    def sample(self, s: State, plan: vec[i64], rng: Rng) -> i64:
        """The value of a plan in sum; what is certain is looked at once."""
        seat = s.actor()
        turn = s.turn()
        width = WIDTH if len(plan) == 1 else WIDTH // 2
        total: i64 = 0
        for done in range(SAMPLES):
            self.by_luck = False
            total += self.look_along(s.copy(), plan, seat, turn, rng, width, DEPTH)
            if not self.by_luck and done == 0:
                return total * SAMPLES
        return total

    def look_along(
        self, s: State, plan: vec[i64], seat: i64, turn: i64, rng: Rng, width: i64, depth: i64
    ) -> i64:
        """The best value found at the end of the turn once a plan is played; plays in `s` itself."""
        last: i64 = len(plan) - 1
        for n in range(last):
            s.resolve(plan[n])
        s.apply(plan[last])
        return self.look_ahead(s, seat, turn, rng, width, depth)

    def look_ahead(self, s: State, seat: i64, turn: i64, rng: Rng, width: i64, depth: i64) -> i64:
        """The best value found at the end of the turn; plays on in `s` itself."""
        while s.actor() == CHANCE and s.turn() == turn:
            self.by_luck = True
            s.apply(pick(s, rng))
        if s.actor() != seat or s.turn() != turn or depth == 0:
            return self.value(s, seat)
        best = WORST
        if self.plans is not None:
            for plan in self.plans(s, max(width, 1)):
                best = max(best, self.look_along(s.copy(), plan, seat, turn, rng, width // 2, depth - 1))
            if best > WORST:
                return best
        actions = s.legal()
        count: i64 = len(actions)
        tried = min(count, max(width, 1))
        if tried < count:
            self.by_luck = True
        for n in range(tried):
            action = actions[n] if tried == count else actions[rng.below(count)]
            after = s.copy() if n < tried - 1 else s
            after.apply(action)
            best = max(best, self.look_ahead(after, seat, turn, rng, width // 2, depth - 1))
        return best

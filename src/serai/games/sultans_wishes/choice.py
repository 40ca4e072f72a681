"""A decision that names one thing by one verb: a card, a wish, a merchant, a task."""

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.actions import Verb
from serai.core.state import NOT_NOW, OK, Step
from serai.games.sultans_wishes.state import Sultan


class Choice(Step[Sultan]):
    """Subclasses say in `against` what speaks against naming a thing, and carry it out in `choose`."""

    verb: Verb

    def __init__(self, verb: Verb) -> None:
        self.verb = verb

    def against(self, s: Sultan, seat: i64, named: i64) -> i64:
        """OK, or the number of the reason against it."""
        raise NotImplementedError

    def choose(self, s: Sultan, seat: i64, arg: i64, named: i64) -> None:
        raise NotImplementedError

    def why(self, s: Sultan, seat: i64, arg: i64, action: i64) -> i64:
        base = self.verb.base
        return self.against(s, seat, action - base) if base <= action < self.verb.end else NOT_NOW

    def legal(self, s: Sultan, seat: i64, arg: i64) -> vec[i64]:
        actions = vec[i64](capacity=8)
        base = self.verb.base
        for named in range(self.verb.end - base):
            if self.against(s, seat, named) == OK:
                actions = append(actions, base + named)
        return actions

    def apply(self, s: Sultan, seat: i64, arg: i64, action: i64) -> None:
        self.choose(s, seat, arg, action - self.verb.base)

"""Draw, play at random, deal anew what is hidden: what bots, fuzzers and benchmarks share."""

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.rng import Rng
from serai.core.state import CHANCE, OVER, State
from serai.core.title import Title


def pick(s: State, rng: Rng) -> i64:
    """An outcome for chance, drawn by the weights of the legal ones."""
    outcomes = s.legal()
    if s.even():
        return outcomes[rng.below(len(outcomes))]
    total: i64 = 0
    for outcome in outcomes:
        total += s.weight(outcome)
    left = rng.below(total)
    for outcome in outcomes:
        left -= s.weight(outcome)
        if left < 0:
            return outcome
    raise ValueError("chance has no outcome to pick from")


def any_action(s: State, rng: Rng) -> i64:
    """A legal action, each equally likely, or an outcome by its weight when chance acts."""
    if s.actor() == CHANCE:
        return pick(s, rng)
    actions = s.legal()
    return actions[rng.below(len(actions))]


def play_out(s: State, rng: Rng, limit: i64) -> i64:
    """Play at random until the game is over or `limit` actions are played; how many there were."""
    played: i64 = 0
    while played < limit and s.actor() != OVER:
        s.apply(any_action(s, rng))
        played += 1
    return played


def perft(s: State, depth: i64) -> i64:
    """The number of ways to play `depth` actions from here, chance included."""
    if depth == 0:
        return 1
    actions: vec[i64] = s.legal()
    if depth == 1:
        return len(actions)
    total: i64 = 0
    for action in actions:
        after = s.copy()
        after.apply(action)
        total += perft(after, depth - 1)
    return total


def dealt_anew(title: Title, s: State, reader: int, rng: Rng) -> State:
    """A copy in which everything that a reader cannot know is dealt anew."""
    own = s.copy()
    title.redeterminise(own, reader, rng)
    own.settle()
    return own

"""What tests of games share: scripts of action text, sampled positions, and every table there is."""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple, TypeVar

import pytest

from serai.core.actions import OK
from serai.core.play import any_action
from serai.core.rng import Rng
from serai.core.state import OVER, State
from serai.core.title import Title
from serai.games import GAMES, find
from serai.match.lesson import Lesson

S = TypeVar("S", bound=State)

ROOT = Path(__file__).resolve().parents[1]
THOROUGH = bool(os.environ.get("SERAI_THOROUGH"))  # larger samples, for a night and not for a commit
PER_GAME = 12  # positions taken, on average, from one random game


class Table(NamedTuple):
    """A game with its number of seats and its options settled."""

    title: Title
    seats: int
    options: dict[str, Any]

    def new(self) -> State:
        return self.title.new(self.seats, self.options)

    def readers(self) -> range:
        """The seats, and after them the spectator."""
        return range(self.seats + 1)

    def name(self) -> str:
        options = [f"{name}={value}" for name, value in self.options.items()]
        return "-".join([self.title.name, str(self.seats), *options])


def titles() -> list[Title]:
    """The games under test: all, or the one that SERAI_GAME names."""
    only = os.environ.get("SERAI_GAME")
    return [find(only)] if only else list(GAMES)


def option_sets(title: Title) -> list[dict[str, Any]]:
    """What the suites play: OPTION_SETS of `tests/games/<game>/options.py`, or else each variant."""
    if (ROOT / "tests" / "games" / title.name / "options.py").exists():
        return list(import_module(f"tests.games.{title.name}.options").OPTION_SETS)
    return title.variants()


def tables(title: Title) -> Iterator[Table]:
    """Each number of seats with each option set that it can play."""
    for seats in title.seat_counts():
        for options in option_sets(title):
            if title.can_play(seats, options):
                yield Table(title, seats, options)


def every_table() -> list[Any]:
    """All tables of all games under test, as parameters of a test."""
    return [pytest.param(table, id=table.name()) for title in titles() for table in tables(title)]


def every_title() -> list[Any]:
    return [pytest.param(title, id=title.name) for title in titles()]


def script(title: Title, seats: int, options: dict[str, Any], text: str) -> State:
    """The position after a script, played from the table as laid."""
    s = title.new(seats, options)
    play(s, text)
    return s


def play(s: State, text: str) -> None:
    """Play lines of action text; `#` begins a comment. AssertionError names a line that cannot be played."""
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.split("#")[0].strip()
        if not words:
            continue
        try:
            action = s.game.catalogue.parse(words)
        except ValueError as error:
            raise AssertionError(f"line {number}: {error}") from None
        reason = s.why(action)
        if reason != OK:
            raise AssertionError(f"line {number}: '{words}' is not legal now: {reason_key(s, reason)}")
        s.apply(action)


def played(s: S, *texts: str) -> S:
    """A copy after these actions."""
    after = s.copy()
    play(after, "\n".join(texts))
    assert isinstance(after, type(s))
    return after


def put_pending(s: State, frames: Iterable[Sequence[Any]]) -> State:
    """The state with these frames [step, seat, detail] as its agenda: for moments hard to play to."""
    s.load_agenda([list(frame) for frame in frames])
    s.settle()
    return s


def lesson_begun(title: Title, lesson: Lesson) -> Any:
    """The position that a lesson begins with."""
    return title.load(lesson.seats, lesson.options, lesson.position)


def offered(s: State, *verbs: str) -> list[str]:
    """The texts of the legal actions, of these verbs or of all."""
    texts = [s.game.catalogue.text(int(action)) for action in s.legal()]
    return [text for text in texts if not verbs or text.split()[0] in verbs]


def refusal(s: State, text: str) -> str:
    """The key of the reason against an action."""
    number = int(s.why(s.game.catalogue.parse(text)))
    assert number != OK, f"{text} is legal"
    return reason_key(s, number)


def reason_key(s: State, number: int) -> str:
    """The text key of a reason, for messages; a game that is not in the list has only its number."""
    known = [title for title in GAMES if title.name == s.game.name]
    return known[0].reason(number).key if known else f"reason number {number}"


def positions(
    title: Title, seats: int, options: dict[str, Any], seed: int = 1, count: int = 50
) -> list[State]:
    """Positions of random games, chance and the end included; each kind of step has an equal share.

    A decision that comes up once in a game is thus sampled as often as one that comes up in every turn.
    """
    rng = Rng(seed)
    found: dict[str, list[State]] = {}
    for _ in range(count // PER_GAME + 1):
        s = title.new(seats, options)
        for _ in range(title.longest):
            found.setdefault(s.step_name(), []).append(s.copy())
            if s.actor() == OVER:
                break
            s.apply(any_action(s, rng))
    sample: list[State] = []
    while found and len(sample) < count:
        for step in sorted(found):
            group = found[step]
            sample.append(group.pop(int(rng.below(len(group)))))
            if not group:
                del found[step]
    return sample[:count]


def looks_fair(counts: Sequence[int], weights: Sequence[int] | None = None) -> bool:
    """Whether counts could have come from these weights, or from equal ones, by chance (chi-square).

    A fair source fails for one seed in ten thousand; the limit is Wilson and Hilferty's approximation.
    """
    weights = weights or [1] * len(counts)
    share = sum(counts) / sum(weights)
    distance = sum(
        (count - weight * share) ** 2 / (weight * share)
        for count, weight in zip(counts, weights, strict=True)
    )
    free = len(counts) - 1
    spread = 2 / (9 * free)
    limit: float = free * (1 - spread + 3.719 * spread**0.5) ** 3
    return distance < limit

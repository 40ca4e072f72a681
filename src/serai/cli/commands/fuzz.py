"""`serai fuzz`: random games of one title, on all cores, checked after every step.

A game's seed follows from the run's seed, the table and the game's number alone, so a run finds the same
faults however many processes share it.
"""

import json
import time
from collections.abc import Iterator
from hashlib import blake2b
from pathlib import Path
from typing import Final, NamedTuple

from rich.console import Console

from serai.cli.shared import build
from serai.cli.shared.jobs import run
from serai.core.actions import OK
from serai.core.play import any_action
from serai.core.rng import Rng
from serai.core.state import OVER, State
from serai.core.title import Title
from serai.games import find
from serai.match.match import Match
from serai.match.record import write_record

EVERY: Final = "every"
SAMPLED: Final = "sampled"
SAMPLE: Final = 200  # when sampling, one game in so many gets the slow checks
JOB_GAMES: Final = 250  # games of one job at most, so that progress is seen to move
MOST_SAVED: Final = 10  # failures saved as records; the others are only counted

Options = dict[str, str | int]


class Job(NamedTuple):
    """Some games of one table, numbered from `first`."""

    game: str
    seats: int
    options: Options
    seed: int
    first: int
    games: int
    checks: str


class Failure(NamedTuple):
    sentence: str
    record: str  # a whole record as JSON text
    name: str  # for its file


class Result(NamedTuple):
    games: int
    steps: int
    failures: list[Failure]


class Broken(Exception):
    """A check that failed."""


def fuzz(
    game: str,
    games: int = 1_000,
    seed: int = 1,
    seats: int | None = None,
    checks: str = SAMPLED,
    into: Path = Path("artefacts"),
) -> int:
    """Play so many random games, print what was found and return the exit code: 1 if something was."""
    title = find(game)
    if games < 1:
        raise ValueError(f"the number of games must be at least 1, not {games}")
    if checks not in (EVERY, SAMPLED):
        raise ValueError(f"checks are '{EVERY}' or '{SAMPLED}', not {checks!r}")
    if seats is not None and seats not in title.seat_counts():
        raise ValueError(f"{game} is for {title.fewest} to {title.most} players, not {seats}")
    console = Console()
    began = time.perf_counter()
    played = steps = failed = 0
    saved: list[Path] = []
    for result in run(title.name, list(jobs(title, games, seed, seats, checks)), play_job, size_of):
        played += result.games
        steps += result.steps
        failed += len(result.failures)
        for failure in result.failures:
            if len(saved) < MOST_SAVED:
                into.mkdir(parents=True, exist_ok=True)
                path = into / failure.name
                path.write_text(failure.record, encoding="utf-8")
                saved.append(path)
                console.print(f"{failure.sentence} Replay it with: serai replay {path}", soft_wrap=True)
    seconds = time.perf_counter() - began
    console.print(
        f"{game}, {build.current()}: {played:,} games, {steps:,} steps, {seconds:.1f} s, "
        f"{steps / seconds:,.0f} steps/s, {failed or 'no'} failure{'' if failed == 1 else 's'}.",
        highlight=False,
        soft_wrap=True,
    )
    return 1 if failed else 0


def jobs(title: Title, games: int, seed: int, seats: int | None, checks: str) -> Iterator[Job]:
    """The games spread evenly over every number of seats and variant, in jobs of moderate size."""
    tables = [(count, options) for count, options in title.tables() if seats in (None, count)]
    for number, (count, options) in enumerate(tables):
        share = games // len(tables) + (number < games % len(tables))
        for first in range(0, share, JOB_GAMES):
            size = min(JOB_GAMES, share - first)
            yield Job(title.name, count, options, seed, first, size, checks)


def size_of(job: Job) -> int:
    return job.games


def play_job(job: Job) -> Result:
    """Play the games of a job, in this process."""
    title = find(job.game)
    steps = 0
    failures = []
    start = title.new(job.seats, job.options)
    for number in range(job.first, job.first + job.games):
        rng = Rng(seed_of(job, number))
        log: list[int] = []
        slowly = job.checks == EVERY or number % SAMPLE == 0
        try:
            play_checked(title, start.copy(), rng, log, Slow(title, start) if slowly else None)
        except Exception as error:  # whatever the rules raise is a finding
            failures.append(failure(title, start, job, number, log, error))
        steps += len(log)
    return Result(job.games, steps, failures)


def seed_of(job: Job, number: int) -> int:
    """The seed of one game."""
    name = json.dumps([job.seed, job.game, job.seats, job.options, number], sort_keys=True)
    return int.from_bytes(blake2b(name.encode(), digest_size=7).digest(), "big")


class Slow:
    """The slow checks of one game: they see every position and, at the end, the whole log."""

    def __init__(self, title: Title, start: State) -> None:
        self.title = title
        self.start = start
        self.digests: list[str] = []

    def check_position(self, s: State) -> None:
        """What the actor may do is what the predicates allow, and a save restores the same position."""
        offered = list(s.legal())
        allowed = [action for action in range(s.game.catalogue.size) if s.why(action) == OK]
        if offered != allowed:
            differ = sorted(set(offered) ^ set(allowed))
            raise Broken(f"legal and why differ about {s.game.catalogue.text(differ[0])!r}")
        restored = self.title.restore(json.loads(json.dumps(self.title.save(s))))
        if restored.digest() != s.digest() or list(restored.legal()) != offered:
            raise Broken("a saved position is restored as another one")

    def check_step(self, before: State, known: str, action: int, s: State) -> None:
        """A copy from before the action, whose digest is known, has not noticed it, and can play it too."""
        digest = s.digest()
        self.digests.append(digest)
        if before.digest() != known:
            raise Broken("playing on changes a copy: it shares something")
        before.apply(action)
        if before.digest() != digest or list(before.legal()) != list(s.legal()):
            raise Broken("an action played on a copy leads elsewhere: it shares something or lacks it")
        if s.digest() != digest:
            raise Broken("playing on in a copy changes the original: they share something")

    def check_log(self, log: list[int]) -> None:
        """The log replays to the same positions."""
        s = self.start.copy()
        for number, action in enumerate(log):
            s.apply(action)
            if s.digest() != self.digests[number]:
                raise Broken(f"replayed, action {number + 1} leads to another position")


def play_checked(title: Title, s: State, rng: Rng, log: list[int], slow: Slow | None) -> None:
    """Play at random to the end, writing into `log`, or raise at the first thing that is wrong."""
    pieces = title.census(s)
    size = s.game.catalogue.size
    while s.actor() != OVER:
        if len(log) == title.longest:
            raise Broken(f"the game goes on after {title.longest} actions")
        check_legal(list(s.legal()), size)
        action = any_action(s, rng)
        before, known = None, ""
        if slow:
            slow.check_position(s)
            before, known = s.copy(), s.digest()
        log.append(action)
        s.apply(action)
        found = title.faults(s)
        if found:
            raise Broken(found[0])
        if title.census(s) != pieces:
            raise Broken(f"pieces have come or gone: {pieces} became {title.census(s)}")
        if slow and before:
            slow.check_step(before, known, action, s)
    if slow:
        slow.check_position(s)
        slow.check_log(log)


def check_legal(actions: list[int], size: int) -> None:
    """Actions must be there, ascending, and in the catalogue."""
    if not actions:
        raise Broken("nobody can do anything, yet the game is not over")
    if actions[0] < 0 or actions[-1] >= size:
        raise Broken("an action is not in the catalogue")
    if actions != sorted(set(actions)):
        raise Broken("the legal actions are not ascending")


def failure(title: Title, start: State, job: Job, number: int, log: list[int], error: Exception) -> Failure:
    """What went wrong where, and the game up to there as a record."""
    match = Match(title, start, key=bytes(32), readers=())
    tail = ""
    for action in log:
        text = start.game.catalogue.text(action)
        try:
            match.record(action)
        except Exception:  # the action that the rules cannot carry out is named, not recorded
            tail = f", playing {text!r} after it"
            break
    what = str(error) if isinstance(error, Broken) else f"{type(error).__name__}: {error}"
    sentence = (
        f"{title.name}, {job.seats} seats, {json.dumps(job.options)}, game {number} of seed {job.seed}: "
        f"after action {len(match.log)}{tail}: {what}."
    )
    options = "-".join(str(value) for value in job.options.values()) or "default"
    name = f"fuzz-{title.name}-{job.seats}-{options}-{job.seed}-{number}.json"
    return Failure(sentence, write_record(match, [f"random {seat}" for seat in range(job.seats)]), name)

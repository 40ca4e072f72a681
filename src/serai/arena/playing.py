"""One game of an event, to its end or to a bot's fault."""

import signal
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any, NamedTuple

from serai.arena.entrants import make_entrant
from serai.arena.schedule import Event, Game, seed_of
from serai.bots import choose_for
from serai.core.play import pick
from serai.core.rng import Rng
from serai.core.state import CHANCE, OVER, State
from serai.core.title import Title
from serai.games import find


class Result(NamedTuple):
    """How a game ended. A bot at fault has lost it to all others, and no scores are counted."""

    number: int
    winners: list[int]  # seats
    scores: list[int]  # by seat
    seconds: list[float]  # by seat, in all
    actions: list[int]  # by seat
    fault: str  # what a bot did wrong, or nothing


def play_game(event: Event, game: Game, watch: Callable[[State, int], None] | None = None) -> Result:
    """Play one game; bots begin anew in each. `watch` sees each position in which a seat chooses, and what.

    In the end it sees the last position, and no action (-1).
    """
    title = find(event.game)
    seed = seed_of(event, game.deal)
    bots = [make_entrant(event.bots[number], title) for number in game.line_up]
    s = title.new(event.seats, event.options)
    chance = Rng(seed)
    thoughts = [Rng(seed + ((1 + seat) << 56)) for seat in range(event.seats)]
    seconds, actions = [0.0] * event.seats, [0] * event.seats
    while s.actor() != OVER:
        seat = int(s.actor())
        if seat == CHANCE:
            s.apply(pick(s, chance))
            continue
        began = time.perf_counter()
        action, fault = ask(bots[seat], title, s, thoughts[seat], event.seconds)
        took = time.perf_counter() - began
        seconds[seat] += took
        actions[seat] += 1
        if not fault and took > event.seconds:
            fault = too_long(event.seconds)
        if fault:
            others = [other for other in range(event.seats) if other != seat]
            named = f"{event.bots[game.line_up[seat]]} {fault}"
            return Result(game.number, others, [], seconds, actions, named)
        if watch:
            watch(s, action)
        s.apply(action)
    if watch:
        watch(s, -1)
    scores = [int(title.score(s, seat)) for seat in range(event.seats)]
    return Result(game.number, list(title.winners(s)), scores, seconds, actions, "")


def ask(bot: Any, title: Title, s: Any, rng: Rng, seconds: float) -> tuple[int, str]:
    """The action a bot chooses, and what is wrong with that, if something is."""
    try:
        with time_for(seconds):
            action = choose_for(bot, title, s, rng)
    except TimeIsUp:
        return -1, too_long(seconds)
    except (Exception, SystemExit) as error:  # whatever somebody's bot raises is its fault
        return -1, f"raised {type(error).__name__}: {error}"
    if action not in s.legal():
        known = 0 <= action < s.game.catalogue.size
        return -1, f"answered {s.game.catalogue.text(action) if known else action!r}, which is not legal"
    return action, ""


def too_long(seconds: float) -> str:
    """The same sentence each time, so that faults can be counted."""
    return f"took longer than {seconds:g} s for an action"


class TimeIsUp(BaseException):
    """Not an Exception: a bot that catches all of those is stopped, too."""


@contextmanager
def time_for(seconds: float) -> Iterator[None]:
    """Raise TimeIsUp in here after so long, where there are alarms; elsewhere a bot is waited for.

    Whoever else has set an alarm gets it, a bit later.
    """
    if not hasattr(signal, "setitimer") or threading.current_thread() is not threading.main_thread():
        yield
        return
    began = time.monotonic()
    before = signal.signal(signal.SIGALRM, ring)
    left, again = signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)
        if left:
            signal.setitimer(signal.ITIMER_REAL, max(left - (time.monotonic() - began), 0.001), again)


def ring(number: int, frame: object) -> None:
    raise TimeIsUp

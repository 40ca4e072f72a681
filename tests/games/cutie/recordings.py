"""Recorded games of When Cutie Met Patootie, and what ends one; see tests/conformance/recordings.py."""

from collections.abc import Iterator
from typing import Any

from tests.conformance.recordings import first_that, recorded, text_of
from tests.games.cutie.kit import alive, position
from tests.games.cutie.options import OPTION_SETS

from serai.core.state import OVER, State
from serai.games.cutie import GAME
from serai.games.cutie import components as box
from serai.games.cutie.state import Cutie
from serai.match.match import Match

ENDINGS = {f"solo-{rating}-1" for rating in box.RATING_NAMES} | {"all-lost-1"}
ENDINGS |= {f"{how}-{seats}" for how in ("timer", "automatic", "all-lost", "tie") for seats in (2, 3, 4)}
NEVER_RECORDED: set[str] = set()
GOLDEN_SEED = 2018


def ending(match: Match) -> str:
    """What brought a finished match to its end, and how it was decided."""
    s = match.state
    assert isinstance(s, Cutie)
    assert s.actor() == OVER
    seats = int(s.game.seats)
    if not alive(s):
        return "all-lost"
    if seats == 1:
        return f"solo-{GAME.view(s, 0)['rating']}"
    scores = [GAME.score(s, seat) for seat in range(seats)]
    if scores.count(max(scores)) > 1:
        return "tie"
    # Only a slow search can fill the timer; after an advance the last row has flooded by itself.
    last = [s.game.catalogue.text(entry.action).split()[0] for entry in match.log]
    deeds = [verb for verb in last if verb in ("advance", "quick", "slow")]
    return "timer" if deeds[-1] == "slow" else "automatic"


def golden_games() -> Iterator[tuple[str, str]]:
    """A random game for each number of seats, and one with every option."""
    for seats in GAME.seat_counts():
        yield f"random-{seats}", text_of(recorded(GAME, GAME.new(seats), GOLDEN_SEED))
    yield "options-2", text_of(recorded(GAME, GAME.new(2, OPTION_SETS[1]), GOLDEN_SEED))


def ended_games() -> Iterator[tuple[str, str]]:
    """The first game of each kind; random play seldom gets the best ratings, so these begin near the end."""
    for seats in (2, 3, 4):
        for kind in ("timer", "automatic", "all-lost", "tie"):
            yield f"{kind}-{seats}", text_of(first_of_kind(kind, seats))
    yield "all-lost-1", text_of(first_of_kind("all-lost", 1))
    for rating in box.RATING_NAMES[:3]:
        yield f"solo-{rating}-1", text_of(first_of_kind(f"solo-{rating}", 1))
    for rating, survivors in (("forest-guide", 7), ("hero", 9)):
        start = near_the_end(survivors)
        match = first_of_kind(f"solo-{rating}", 1, start)
        yield f"solo-{rating}-1", text_of(match, start)


def near_the_end(survivors: int) -> dict[str, Any]:
    """A solo game in which so many Visitors with six gems are safe, and the last one keeps the row dry."""
    safe = ["7 0", "7 0", "7 1", "7 1", "7 2", "7 2", "8 0", "8 0", "8 1"]
    names = box.VISITOR_NAMES[1 : survivors + 1]
    place = {"Amelia": "6 1", **dict(zip(names, safe, strict=False))}
    gems = dict.fromkeys(names[:5], "RRYYGP") | dict.fromkeys(names[5:], "RYGGBP")
    return position(1, at=place, gems=gems, low=6, flipped=3)


def first_of_kind(kind: str, seats: int, start: dict[str, Any] | None = None) -> Match:
    def new() -> State:
        return GAME.new(seats) if start is None else GAME.load(seats, {}, start)

    return first_that(lambda match: ending(match) == kind, GAME, new)

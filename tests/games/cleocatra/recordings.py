"""Recorded games of Cleocatra, and what brings one to its end; see tests/conformance/recordings.py."""

from collections.abc import Iterator
from typing import Any

from tests.conformance.recordings import first_that, recorded, text_of
from tests.games.cleocatra.kit import TITLE, is_over, load, picture, points, position, scores
from tests.games.cleocatra.tables import NO_ROOM_LEFT

from serai.games.cleocatra.components import GOAL
from serai.match.match import Match

GOLDEN_SEED = 2020
CAP = 10
COMMON = ("goal-by-the-last-seat", "goal-by-an-earlier-seat", "shared-victory", "turn-cap")
ENDINGS = {f"{kind}-{seats}" for kind in COMMON for seats in TITLE.seat_counts()}
ENDINGS |= {"goal-by-a-bonus-action-2", "all-pass-2"}
NEVER_RECORDED = {"regroup"}  # like a pass: no table that was found leads to it
ALL_BUT_ONE_HAVE_PASSED: dict[str, Any] = {
    "at": "pass",
    "seat": 1,
    "turns": 21,
    "passes": 1,
    "sheet": points(12, 15),
}


def ending(match: Match) -> str:
    """What brought a finished match to its end, told from its scores after each action."""
    s = match.start.copy()
    seats = int(s.game.seats)
    reached = ""
    for entry in match.log:
        before = picture(s)
        s.apply(entry.action)
        if not reached and max(scores(s)) >= GOAL:
            turn_of, acting = before["agenda"][0][1], before["agenda"][-1]
            if acting[0] == "Act" and acting[2] == 3:
                reached = "goal-by-a-bonus-action"
            elif (turn_of + 1) % seats == before["starter"]:
                reached = "goal-by-the-last-seat"
            else:
                reached = "goal-by-an-earlier-seat"
    assert is_over(s)
    final = picture(s)
    if reached:
        assert final["turns"] % seats == 0
        return "shared-victory" if len(TITLE.winners(s)) > 1 else reached
    if final["passes"] == seats:
        return "all-pass"
    assert final["turns"] >= s.game.options["cap"] > 0
    assert final["turns"] % seats == 0
    return "turn-cap"


def golden_games() -> Iterator[tuple[str, str]]:
    """A random game for each number of seats and mode."""
    for seats in TITLE.seat_counts():
        for mode in ("basic", "advanced"):
            yield f"{mode}-{seats}", text_of(recorded(TITLE, TITLE.new(seats, {"mode": mode}), GOLDEN_SEED))


def ended_games() -> Iterator[tuple[str, str]]:
    """The first random game of each kind."""
    for seats in TITLE.seat_counts():
        for kind in COMMON:
            options = {"cap": CAP} if kind == "turn-cap" else {}
            yield f"{kind}-{seats}", text_of(first_of_kind(kind, seats, options))
    bonus = first_of_kind("goal-by-a-bonus-action", 2, {"mode": "advanced"})
    yield "goal-by-a-bonus-action-2", text_of(bonus)
    # No table leads to a pass (see the rulings), so this game begins from a position written by hand.
    s = load(NO_ROOM_LEFT, **ALL_BUT_ONE_HAVE_PASSED)
    start = position(NO_ROOM_LEFT, **ALL_BUT_ONE_HAVE_PASSED)
    yield "all-pass-2", text_of(recorded(TITLE, s, 0), start)


def first_of_kind(kind: str, seats: int, options: dict[str, Any]) -> Match:
    return first_that(lambda match: ending(match) == kind, TITLE, lambda: TITLE.new(seats, options))

"""Recorded games of Cleocatra: golden/*.log, and endings/*.json with one for each way the game can end.

To write them again after the rules were changed on purpose, and then to review the difference:

    python -m tests.games.cleocatra.recordings
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.games.cleocatra.kit import TITLE, is_over, load, picture, points, position, scores
from tests.games.cleocatra.tables import NO_ROOM_LEFT
from tests.kit import write_recordings

from serai.core.play import any_action
from serai.core.rng import Rng
from serai.core.state import OVER, State
from serai.games.cleocatra.components import GOAL
from serai.match.match import Match
from serai.match.record import write_record

FOLDER = Path(__file__).parent
GOLDEN = FOLDER / "golden"
ENDINGS = FOLDER / "endings"
NAMES = ["Ada", "Ben", "Cai", "Dee"]
GOLDEN_SEED = 2020
CAP = 10
SEARCHED = 2000  # random games, for an ending of one kind
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


def random_game(s: State, seed: int) -> Match:
    match = Match(TITLE, s, key=bytes(32), readers=())
    rng = Rng(seed)
    while match.state.actor() != OVER:
        match.record(any_action(match.state, rng))
    return match


def golden_games() -> Iterator[tuple[str, str]]:
    """(name, record) of a random game for each number of seats and mode."""
    for seats in TITLE.seat_counts():
        for mode in ("basic", "advanced"):
            match = random_game(TITLE.new(seats, {"mode": mode}), GOLDEN_SEED)
            yield f"{mode}-{seats}", write_record(match, NAMES[:seats])


def ended_games() -> Iterator[tuple[str, str]]:
    """(kind of ending and seats, record) of the first random game of each kind."""
    for seats in TITLE.seat_counts():
        for kind in ("goal-by-the-last-seat", "goal-by-an-earlier-seat", "shared-victory", "turn-cap"):
            options = {"cap": CAP} if kind == "turn-cap" else {}
            yield f"{kind}-{seats}", write_record(first_of_kind(kind, seats, options), NAMES[:seats])
    bonus = first_of_kind("goal-by-a-bonus-action", 2, {"mode": "advanced"})
    yield "goal-by-a-bonus-action-2", write_record(bonus, NAMES[:2])
    # No table leads to a pass (see the rulings), so this game begins from a position written by hand.
    s = load(NO_ROOM_LEFT, **ALL_BUT_ONE_HAVE_PASSED)
    start = position(NO_ROOM_LEFT, **ALL_BUT_ONE_HAVE_PASSED)
    yield "all-pass-2", write_record(random_game(s, 0), NAMES[:2], start)


def first_of_kind(kind: str, seats: int, options: dict[str, Any]) -> Match:
    for seed in range(SEARCHED):
        match = random_game(TITLE.new(seats, options), seed)
        if ending(match) == kind:
            return match
    raise LookupError(f"no {kind} in {SEARCHED} games")


if __name__ == "__main__":
    write_recordings(FOLDER, golden_games(), ended_games())

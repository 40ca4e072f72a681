"""Recorded games of The Sultan's Wishes: golden/*.log, and endings/*.json with one for each way it can end.

To write them again after the rules were changed on purpose, and then to review the difference:

    python -m tests.games.sultans_wishes.recordings
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from tests.games.sultans_wishes.kit import SEVEN_BUSY, extra, is_over, position
from tests.kit import write_recordings

from serai.bots.bot import Bot, RandomBot
from serai.bots.greedy import GreedyBot
from serai.core.play import pick, redealt
from serai.core.rng import Rng
from serai.core.state import CHANCE, State
from serai.games.sultans_wishes import GAME
from serai.games.sultans_wishes.state import Sultan
from serai.match.match import Match
from serai.match.record import write_record

FOLDER = Path(__file__).parent
GOLDEN = FOLDER / "golden"
ENDINGS = FOLDER / "endings"
NAMES = ["Ada", "Ben", "Cai", "Dee"]
EXPANSIONS = ("base", "travelers")
GOLDEN_SEED = 2021
GOLDEN_ROUNDS = 3
BANDS = (1, 2, 3, 4)
SEARCHED = 400  # games, for an ending of one kind
RANDOM = RandomBot()
GREEDY = GreedyBot(GAME.parts.value)
# All aides of White are busy, and both players hold gifts for the end of the round.
CROWDED = position(
    2,
    plate="P03",
    plates_left=1,
    wishes=SEVEN_BUSY,
    extra_stack=extra("T09", "T17") + extra("T30", seat=1),
    white={"hand": ["T06", "T20", "T31"], "market_card": "M1", "gifts": ["GR1", "GR2", "GR3"]},
    red={"hand": ["T07", "T15", "X02"], "market_card": "M4", "gifts": ["GR4", "GR6"], "orderly": "bath"},
)
# The last turn of the game is Red's, who has nothing to gain by it. Both wares are worth four points.
LAST_TURN: dict[str, Any] = {"plate": "P03", "plates_left": 0, "ending": True, "turn": 1}
ONE_VALUABLE = {"sheet": {"wishes": 20}, "wares": ["A14"], "market_card": "M1"}
NO_VALUABLE = {"sheet": {"wishes": 20}, "wares": ["A02"], "market_card": "M2"}
AS_VALUABLE = {"sheet": {"wishes": 20}, "wares": ["A09"], "market_card": "M2"}
BEHIND = {"sheet": {"wishes": 23}}


def ending(match: Match) -> str:
    """What brought a finished match to its end, and how it was decided."""
    s = match.state
    assert is_over(s)
    assert isinstance(s, Sultan)
    seats = int(s.game.seats)
    limit = s.game.options["rounds"]
    if limit and s.round == limit and not s.ending:
        return "round-limit"
    if seats == 1:
        assert s.round == 3
        return f"solo-band-{GAME.view(s, 0)['band']}"
    assert s.ending
    scores = [GAME.score(s, seat) for seat in range(seats)]
    if len(GAME.winners(s)) > 1:
        return "shared-victory"
    return "tie-broken-by-valuables" if scores.count(max(scores)) > 1 else "final-wish"


def recorded(s: State, bot: Bot, seed: int) -> Match:
    """A game played by one kind of bot in every seat."""
    match = Match(GAME, s, key=bytes(32), readers=())
    rng = Rng(seed)
    while not is_over(match.state):
        if match.state.actor() == CHANCE:
            match.record(pick(match.state, rng))
            continue
        own = redealt(GAME, match.state, int(match.state.actor()), Rng(len(match.log)))
        match.record(bot.choose(own, rng))
    return match


def golden_games() -> Iterator[tuple[str, str]]:
    """(name, record) of a random game of three rounds for each table, and of one from a crowded position."""
    for seats in GAME.seat_counts():
        for expansion in EXPANSIONS:
            s = GAME.new(seats, {"expansion": expansion, "rounds": GOLDEN_ROUNDS})
            yield f"{expansion}-{seats}", write_record(recorded(s, RANDOM, GOLDEN_SEED), NAMES[:seats])
    s = GAME.load(2, {"expansion": "travelers", "rounds": GOLDEN_ROUNDS}, CROWDED)
    yield "crowded-2", write_record(recorded(s, RANDOM, GOLDEN_SEED), NAMES[:2], CROWDED)


def ended_games() -> Iterator[tuple[str, str]]:
    """(kind of ending, expansion and seats, record) of the first game of each kind."""
    for expansion in EXPANSIONS:
        for band in BANDS:
            kind = f"solo-band-{band}"
            match = first_of_kind(kind, 1, {"expansion": expansion}, RANDOM if band == 1 else GREEDY)
            yield f"{kind}-{expansion}-1", write_record(match, NAMES[:1])
        for seats in (2, 3, 4):
            match = first_of_kind("final-wish", seats, {"expansion": expansion}, GREEDY)
            yield f"final-wish-{expansion}-{seats}", write_record(match, NAMES[:seats])
        match = first_of_kind("round-limit", 2, {"expansion": expansion, "rounds": 2}, GREEDY)
        yield f"round-limit-{expansion}-2", write_record(match, NAMES[:2])
    for kind, seats, start in decided_at_the_end():
        match = recorded(GAME.load(seats, {}, start), RANDOM, 0)
        assert ending(match) == kind
        yield f"{kind}-base-{seats}", write_record(match, NAMES[:seats], start)


def decided_at_the_end() -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Ties are rare, so these games begin from positions written by hand."""
    yield "tie-broken-by-valuables", 2, position(2, white=ONE_VALUABLE, red=NO_VALUABLE, **LAST_TURN)
    yield "shared-victory", 2, position(2, white=ONE_VALUABLE, red=AS_VALUABLE, **LAST_TURN)
    yield "shared-victory", 3, position(3, white=ONE_VALUABLE, red=BEHIND, black=AS_VALUABLE, **LAST_TURN)


def first_of_kind(kind: str, seats: int, options: dict[str, Any], bot: Bot) -> Match:
    for seed in range(SEARCHED):
        match = recorded(GAME.new(seats, options), bot, seed)
        if ending(match) == kind:
            return match
    raise LookupError(f"no {kind} in {SEARCHED} games")


if __name__ == "__main__":
    write_recordings(FOLDER, golden_games(), ended_games())

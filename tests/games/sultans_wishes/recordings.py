"""Recorded games of The Sultan's Wishes, and what ends one; see tests/conformance/recordings.py."""

from collections.abc import Iterator
from typing import Any

from tests.conformance.recordings import RANDOM, first_that, recorded, text_of
from tests.games.sultans_wishes.kit import SEVEN_BUSY, extra, is_over, position

from serai.bots.bot import Bot
from serai.bots.greedy import GreedyBot
from serai.games.sultans_wishes import GAME
from serai.games.sultans_wishes.state import Sultan
from serai.match.match import Match

EXPANSIONS = ("base", "travelers")
BANDS = (1, 2, 3, 4)
ENDINGS = {f"solo-band-{band}-{expansion}-1" for band in BANDS for expansion in EXPANSIONS}
ENDINGS |= {f"final-wish-{expansion}-{seats}" for seats in (2, 3, 4) for expansion in EXPANSIONS}
ENDINGS |= {f"round-limit-{expansion}-2" for expansion in EXPANSIONS}
ENDINGS |= {"tie-broken-by-valuables-base-2", "shared-victory-base-2", "shared-victory-base-3"}
NEVER_RECORDED: set[str] = set()
GOLDEN_SEED = 2023
GOLDEN_ROUNDS = 3
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


def golden_games() -> Iterator[tuple[str, str]]:
    """A random game of three rounds for each table, and one from a crowded position."""
    for seats in GAME.seat_counts():
        for expansion in EXPANSIONS:
            s = GAME.new(seats, {"expansion": expansion, "rounds": GOLDEN_ROUNDS})
            yield f"{expansion}-{seats}", text_of(recorded(GAME, s, GOLDEN_SEED))
    s = GAME.load(2, {"expansion": "travelers", "rounds": GOLDEN_ROUNDS}, CROWDED)
    yield "crowded-2", text_of(recorded(GAME, s, GOLDEN_SEED), CROWDED)


def ended_games() -> Iterator[tuple[str, str]]:
    """The first game of each kind."""
    for expansion in EXPANSIONS:
        for band in BANDS:
            kind = f"solo-band-{band}"
            match = first_of_kind(kind, 1, {"expansion": expansion}, RANDOM if band == 1 else GREEDY)
            yield f"{kind}-{expansion}-1", text_of(match)
        for seats in (2, 3, 4):
            match = first_of_kind("final-wish", seats, {"expansion": expansion}, GREEDY)
            yield f"final-wish-{expansion}-{seats}", text_of(match)
        match = first_of_kind("round-limit", 2, {"expansion": expansion, "rounds": 2}, GREEDY)
        yield f"round-limit-{expansion}-2", text_of(match)
    for kind, seats, start in decided_at_the_end():
        match = recorded(GAME, GAME.load(seats, {}, start), 0)
        assert ending(match) == kind
        yield f"{kind}-base-{seats}", text_of(match, start)


def decided_at_the_end() -> Iterator[tuple[str, int, dict[str, Any]]]:
    """Ties are rare, so these games begin from positions written by hand."""
    yield "tie-broken-by-valuables", 2, position(2, white=ONE_VALUABLE, red=NO_VALUABLE, **LAST_TURN)
    yield "shared-victory", 2, position(2, white=ONE_VALUABLE, red=AS_VALUABLE, **LAST_TURN)
    yield "shared-victory", 3, position(3, white=ONE_VALUABLE, red=BEHIND, black=AS_VALUABLE, **LAST_TURN)


def first_of_kind(kind: str, seats: int, options: dict[str, Any], bot: Bot) -> Match:
    return first_that(lambda match: ending(match) == kind, GAME, lambda: GAME.new(seats, options), bot)

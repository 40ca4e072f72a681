"""Recorded games of Five Tribes, and what ends one; see tests/conformance/recordings.py."""

from collections.abc import Iterator
from typing import Any

from tests.conformance.recordings import first_that, recorded, text_of
from tests.games.five_tribes.kit import NAQALA, position
from tests.games.five_tribes.options import OPTION_SETS

from serai.core.state import OVER, State
from serai.games.five_tribes import GAME
from serai.games.five_tribes.state import ENDING_NAMES, Tribes
from serai.match.match import Match

RANDOM = [
    ("no-move", "base", 2),
    ("no-move-left", "base", 3),
    ("no-move", "artisans", 3),
    ("no-move", "whims", 4),
    ("no-move", "both", 5),
]
ENDINGS = {f"{kind}-{expansion}-{seats}" for kind, expansion, seats in RANDOM}
ENDINGS |= {"last-camel-base-4", "shared-base-2"}
NEVER_RECORDED = {"hire", "surrender"}
GOLDEN_SEED = 2014
POWERS_SEED = 26  # a game in which nearly every power is used

LAST_CAMEL = position(
    {"A1": "Y", "A2": "Y", "D1": "W", "D2": "W", "E1": "G", "E2": "G", "E4": "R", "E5": "RB"},
    seat=1,
    owned={"1": ["B1", "B2", "B3", "B4", "B5", "B6", "C1"]},
    bidding=[0, 1],
    playing=[None, 2, None, 3],
)
SHARED = position(
    {"C3": "RW", "C4": "RW"}, cards={0: "fish"}, gold={"0": 50, "1": 51}, bidding=[1, 0, 1, 0], playing=[]
)
POWERS = position(
    {
        "A1": "YYWW", "A2": "GGBB", "A3": "RRPP", "B1": "YWG", "B2": "BRP", "B3": "YYR", "B4": "WGB",
        "B5": "RPY", "C2": "WWG", "C4": "BBR", "C5": "PPY", "D2": "YRB", "D4": "WGP", "E2": "GGR",
        "E4": "BYW", "F1": "RRG", "F3": "YBP", "F5": "WRG",
    },
    at="round",
    tiles=NAQALA,
    cards=dict.fromkeys(range(4), "fakir fakir fakir fish wheat"),
    items={0: "horn-of-plenty crown", 1: "tempest-talisman", 2: "enchanting-flute", 3: "burning-scimitar"},
    djinns={
        "kumarbi": "0", "lamia": "0", "hagis": "1", "enki": "1", "bouraq": "2", "sloar": "3", "leta": "3",
    },
    thieves={
        "vizier-thief": "0", "elder-thief": "1", "merchant-thief": "2", "builder-thief": "3",
        "assassin-thief": "0", "artisan-thief": "1",
    },
    kept={str(seat): {"elder": 3, "artisan": 1} for seat in range(4)},
    owned={"0": ["A5"], "1": ["A6"], "2": ["C6"], "3": ["E1"]},
    palms={"A5": 1, "A6": 1},
    palaces={"C6": 1, "E1": 1},
)  # fmt: skip


def ending(match: Match) -> str:
    """What brought a finished match to its end, and how it was decided."""
    s = match.state
    assert isinstance(s, Tribes)
    assert s.actor() == OVER
    return "shared" if len(GAME.winners(s)) > 1 else ENDING_NAMES[int(s.ending)]


def golden_games() -> Iterator[tuple[str, str]]:
    """A random game for each expansion, and some with every option."""
    for seats, number in ((2, 0), (4, 0), (3, 1), (4, 2), (5, 3), (3, 4), (5, 4)):
        options = OPTION_SETS[number]
        name = f"{options['expansion']}-{seats}" if number < 4 else f"options-{seats}"
        yield name, text_of(recorded(GAME, GAME.new(seats, options), GOLDEN_SEED))
    s = GAME.load(4, OPTION_SETS[4], POWERS)
    yield "powers-4", text_of(recorded(GAME, s, POWERS_SEED), POWERS)


def ended_games() -> Iterator[tuple[str, str]]:
    """The first random game of each kind; those that random play hardly reaches begin near the end."""
    for kind, expansion, seats in RANDOM:
        yield f"{kind}-{expansion}-{seats}", text_of(first_of_kind(kind, expansion, seats))
    yield "last-camel-base-4", text_of(first_of_kind("last-camel", "base", 4, LAST_CAMEL), LAST_CAMEL)
    yield "shared-base-2", text_of(first_of_kind("shared", "base", 2, SHARED), SHARED)


def first_of_kind(kind: str, expansion: str, seats: int, start: dict[str, Any] | None = None) -> Match:
    options = {"expansion": expansion}

    def new() -> State:
        return GAME.new(seats, options) if start is None else GAME.load(seats, options, start)

    return first_that(lambda match: ending(match) == kind, GAME, new)

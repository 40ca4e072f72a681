"""The levels that search, for games that have none of their own."""

from typing import Final

from serai.core.level import COMPARED, STEP, TURN, Level
from serai.core.title import Title

DEFAULTS: Final[dict[str, Level]] = {
    "novice": Level(20, 2.0, policy=int(COMPARED), turns=1, compared=3, blind=35),
    "casual": Level(100, 2.0, policy=int(COMPARED), turns=2, compared=3, asks=int(STEP)),
    "strong": Level(2000, 0.5, policy=int(COMPARED), turns=2, asks=int(TURN)),
    "master": Level(10_000, 3.0, policy=int(COMPARED), turns=2, asks=int(TURN)),
}
SEARCHING: Final = tuple(DEFAULTS)


def level_of(title: Title, name: str) -> Level:
    """A level as a game has it."""
    own = title.parts.levels
    return own[name] if name in own else DEFAULTS[name]

"""How bots of each level think about The Sultan's Wishes: to the end of a plate, when all have had a turn."""

from typing import Final

from serai.core.level import COMPARED, TURN, Level

LEVELS: Final[dict[str, Level]] = {
    "novice": Level(40, 2.0, policy=int(COMPARED), turns=1, every=1, compared=3, blind=35),
    "casual": Level(700, 2.0, policy=int(COMPARED), turns=2, every=1, asks=int(TURN)),
    "strong": Level(1500, 0.5, policy=int(COMPARED), turns=2, every=1, asks=int(TURN)),
    "master": Level(8000, 3.0, policy=int(COMPARED), turns=2, every=1, asks=int(TURN)),
}

"""How bots think about When Cutie Met Patootie: a turn changes little, so they look further ahead."""

from typing import Final

from serai.core.level import COMPARED, TURN, Level

LEVELS: Final[dict[str, Level]] = {
    "casual": Level(1000, 2.0, policy=int(COMPARED), turns=6, asks=int(TURN)),
    "strong": Level(6000, 0.5, policy=int(COMPARED), turns=6, asks=int(TURN)),
    "master": Level(30_000, 3.0, policy=int(COMPARED), turns=6, asks=int(TURN)),
}

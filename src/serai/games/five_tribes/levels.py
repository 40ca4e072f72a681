"""How bots think about Five Tribes: a turn has many small choices, and where a move can end guides them."""

from typing import Final

from serai.core.level import BY_PRIOR, STEP, Level

MOVER: Final = Level(0, 0.0, policy=int(BY_PRIOR), turns=2, epsilon=10, asks=int(STEP), trust=10.0)
LEVELS: Final[dict[str, Level]] = {
    "novice": MOVER._replace(iterations=80, seconds=2.0, blind=5),  # of each drop of a path
    "casual": MOVER._replace(iterations=200, seconds=2.0),
    "strong": MOVER._replace(iterations=2000, seconds=0.5),
    "master": MOVER._replace(iterations=12_000, seconds=3.0),
}

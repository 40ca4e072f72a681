"""How bots of each level think about The Sultan's Wishes: to the end of a plate, when all have had a turn."""

from typing import Final

from serai.core.level import BY_PRIOR, STEP, Level

PLANNER: Final = Level(0, 0.0, policy=int(BY_PRIOR), turns=2, every=1, epsilon=10, asks=int(STEP))
LEVELS: Final[dict[str, Level]] = {
    "novice": PLANNER._replace(iterations=40, seconds=2.0, turns=1, blind=35),
    "casual": PLANNER._replace(iterations=100, seconds=2.0),
    "strong": PLANNER._replace(iterations=1000, seconds=0.5, trust=60.0),
    "master": PLANNER._replace(iterations=8000, seconds=3.0, trust=240.0),
}

"""Ask a search what it thinks of a position."""

import time

from serai.bots.levels import level_of
from serai.bots.search import NONE, Search, Thoughts
from serai.core.level import Level
from serai.core.rng import Rng
from serai.core.state import State
from serai.core.title import Title


def consider(
    title: Title, s: State, seed: int, level: Level | None = None, all_knowing: bool = False
) -> Thoughts:
    """What a search thinks of a position, from what the seat to act knows, or from all there is.

    It takes the level's iterations for this one decision, and no longer than the level's seconds.
    """
    chosen = level or level_of(title, "strong")
    search = Search(title, chosen._replace(blind=0))
    search.begin(s.copy(), NONE if all_knowing else s.actor(), Rng(seed))
    search.think(chosen.iterations, time.monotonic() + chosen.seconds, True)
    return search.thoughts()

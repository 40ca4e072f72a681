"""Bots. They know the core and nothing of any game; what a game knows of itself is handed to them."""

from serai.bots.bot import Bot, RandomBot
from serai.bots.greedy import GreedyBot
from serai.core.title import Title

LEVELS = ("random", "greedy")


def make_bot(level: str, title: Title) -> Bot:
    """A bot of this level for a game, or ValueError naming the levels."""
    if level == "random":
        return RandomBot()
    if level == "greedy":
        return GreedyBot(title.part("heuristics").value)
    raise ValueError(f"there is no bot {level!r}; there are {', '.join(LEVELS)}")

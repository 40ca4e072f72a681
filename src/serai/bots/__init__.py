"""Bots. They know the core and nothing of any game; what a game knows of itself is handed to them."""

from serai.bots.bot import Bot, RandomBot
from serai.bots.greedy import GreedyBot
from serai.core.play import redealt
from serai.core.rng import Rng
from serai.core.state import State
from serai.core.title import Title

LEVELS = ("random", "greedy")
SIMPLEST = LEVELS[0]  # needs no time to think


def make_bot(level: str, title: Title) -> Bot:
    """A bot of this level for a game, or ValueError naming the levels."""
    if level == "random":
        return RandomBot()
    if level == "greedy":
        return GreedyBot(title.parts.value)
    raise ValueError(f"there is no bot {level!r}; there are {', '.join(LEVELS)}")


def choose_for(bot: Bot, title: Title, s: State, rng: Rng) -> int:
    """The action that a bot chooses for the seat to act; it sees a copy, re-dealt for that seat."""
    return int(bot.choose(redealt(title, s, int(s.actor()), rng), rng))

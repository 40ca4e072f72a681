"""Bots. They know the core and nothing of any game; what a game knows of itself is handed to them."""

from serai.bots.bot import Bot, RandomBot
from serai.bots.consider import consider
from serai.bots.greedy import GreedyBot
from serai.bots.levels import SEARCHING, level_of
from serai.bots.search import SearchBot
from serai.core.play import redealt
from serai.core.rng import Rng
from serai.core.state import State
from serai.core.title import Title

__all__ = ["LEVELS", "SIMPLEST", "STAND_IN", "USUAL", "choose_for", "consider", "make_bot"]

LEVELS = ("random", "novice", "greedy", "casual", "strong", "master")  # the strongest last
SIMPLEST = "random"  # needs no time to think
USUAL = "casual"  # where nobody has said which
STAND_IN = "greedy"  # plays on for somebody who has left


def make_bot(level: str, title: Title) -> Bot:
    """A bot of this level for a game, or ValueError naming the levels."""
    if level == "random":
        return RandomBot()
    if level == "greedy":
        return GreedyBot(title.parts.value, title.parts.plans)
    if level in SEARCHING:
        return SearchBot(title, level_of(title, level))
    raise ValueError(f"there is no bot {level!r}; there are {', '.join(LEVELS)}")


def choose_for(bot: Bot, title: Title, s: State, rng: Rng) -> int:
    """The action that a bot chooses for the seat to act; it sees a copy, re-dealt for that seat."""
    return int(bot.choose(redealt(title, s, int(s.actor()), rng), rng))

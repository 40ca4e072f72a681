"""How strong the bots are: levels against each other, over fresh games, with 95 % Wilson intervals.

`python benchmarks/strength.py` plays every match of every game and prints one JSON line for each.
`python benchmarks/strength.py cleocatra --match strong:greedy --games 40 --seed 1` plays one. A level may be
changed for the occasion: `strong,iterations=400,policy=2:strong`. Ties are shared, seats rotate, and
both seatings of a match see the same chance.
"""

from __future__ import annotations

import argparse
import json
import math
import time
from collections.abc import Iterator
from typing import Any, NamedTuple

from serai.arena.standings import NORMAL, wilson
from serai.bots import LEVELS, choose_for, make_bot
from serai.bots.bot import Bot
from serai.bots.levels import DEFAULTS, level_of
from serai.bots.search import SearchBot
from serai.core.level import Level
from serai.core.play import pick
from serai.core.rng import Rng
from serai.core.state import CHANCE, OVER
from serai.core.title import Title
from serai.games import GAMES, find

FOREVER = 1e9
FRESH = 1_000_000  # seeds below are for tuning
GAMES_A_MATCH = 200


class Contest(NamedTuple):
    """One bot against as many of another as there are other seats, and the share it should win."""

    one: str
    other: str
    seats: int
    least: float = 0.0
    most: float = 100.0


class Clock:
    """How long a bot takes for its turns."""

    def __init__(self, bot: Bot) -> None:
        self.bot = bot
        self.turns: list[float] = []
        self.turn = -1

    def choose(self, title: Title, s: Any, rng: Rng) -> int:
        if s.turn() != self.turn:
            self.turn = int(s.turn())
            self.turns.append(0.0)
        began = time.process_time()
        action = choose_for(self.bot, title, s, rng)
        self.turns[-1] += time.process_time() - began
        return action


def bot_of(text: str, title: Title) -> Bot:
    """A bot by its level, with some of its settings changed, and without its cap on time.

    Iterations decide how strong a bot is, so that a busy machine measures the same; times are CPU times.
    """
    name, *changes = text.split(",")
    if name not in DEFAULTS:
        return make_bot(name, title)
    level = level_of(title, name)._replace(seconds=FOREVER)
    for change in changes:
        key, value = change.split("=")
        level = level._replace(**{key: type(getattr(level, key))(value)})
    return SearchBot(title, Level(*level))


def contests(title: Title) -> list[Contest]:
    """What every game is measured by."""
    strong = level_of(title, "strong")
    found = []
    if title.most >= 2:
        found += [
            Contest("casual", "greedy", 2, 45, 65),
            Contest("strong", "greedy", 2, 85),
            Contest("master", "strong", 2, 60),
            Contest(f"strong,iterations={4 * strong.iterations}", "strong", 2, 50),
            Contest("novice", "casual", 2, 0, 50),
        ]
    if title.most >= 4:
        found.append(Contest("strong", "greedy", 4, 50))
    return found


def variants(title: Title) -> list[dict[str, str | int]]:
    """The rules that a game can be played by, where its first option is about them."""
    first = title.options[0] if title.options else None
    if first is None or first.name == "start" or not first.labels:
        return [{}]
    return [{first.name: label} for label in first.labels]


def play(title: Title, seats: int, options: dict[str, Any], bots: list[Clock], seed: int) -> Any:
    """A game to its end; the last state."""
    s = title.new(seats, options)
    chance, thought = Rng(seed), Rng(seed + (1 << 40))
    while s.actor() != OVER:
        if s.actor() == CHANCE:
            s.apply(pick(s, chance))
        else:
            s.apply(bots[int(s.actor())].choose(title, s, thought))
    return s


def fight(title: Title, options: dict[str, Any], contest: Contest, games: int, seed: int) -> dict[str, Any]:
    """The line of one match."""
    won = 0.0
    one, other = (Clock(bot_of(text, title)) for text in (contest.one, contest.other))
    for number in range(games):
        seat = number % contest.seats
        bots = [
            one if place == seat else Clock(bot_of(contest.other, title)) for place in range(contest.seats)
        ]
        if contest.seats == 2:
            bots[1 - seat] = other
        s = play(title, contest.seats, options, bots, seed + number // contest.seats)
        winners = title.winners(s)
        won += (seat in winners) / len(winners)
    low, high = wilson(won, games)
    share = 100 * won / games
    return {
        "game": title.name, "options": options, "seats": contest.seats,
        "one": contest.one, "other": contest.other,
        "games": games, "won": round(share, 1), "from": round(100 * low, 1), "to": round(100 * high, 1),
        "target": [contest.least, contest.most], "reached": contest.least <= share <= contest.most,
        "turn_ms": round(1000 * sum(one.turns) / len(one.turns), 1),
        "longest_ms": round(1000 * max(one.turns)),
    }  # fmt: skip


def solo(title: Title, options: dict[str, Any], level: str, games: int, seed: int) -> dict[str, Any]:
    """The line of one level alone: its mean score."""
    clock = Clock(bot_of(level, title))
    scores = [title.score(play(title, 1, options, [clock], seed + number), 0) for number in range(games)]
    mean = sum(scores) / games
    spread = math.sqrt(sum((score - mean) ** 2 for score in scores) / max(games - 1, 1))
    return {
        "game": title.name, "options": options, "seats": 1, "one": level, "games": games,
        "mean": round(mean, 1), "within": round(NORMAL * spread / math.sqrt(games), 1),
        "turn_ms": round(1000 * sum(clock.turns) / len(clock.turns), 1),
        "longest_ms": round(1000 * max(clock.turns)),
    }  # fmt: skip


def measure(title: Title, options: dict[str, Any], given: argparse.Namespace) -> Iterator[dict[str, Any]]:
    """The lines of one game: those of the match that is asked for, or of all."""
    if given.match:
        one, _, other = given.match.partition(":")
        if other:
            yield fight(title, options, Contest(one, other, given.seats), given.games, given.seed)
        else:
            yield solo(title, options, one, given.games, given.seed)
        return
    for contest in contests(title):
        yield fight(title, options, contest, given.games, given.seed)
    if title.fewest == 1:
        for level in LEVELS:
            yield solo(title, options, level, given.games, given.seed)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="?")
    parser.add_argument("--match", default="", help="ONE:OTHER, or a level alone for one seat")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=GAMES_A_MATCH)
    parser.add_argument("--seed", type=int, default=FRESH)
    parser.add_argument("--variant", default="", help="only the variant with this label")
    given = parser.parse_args()
    titles = [find(given.game)] if given.game else list(GAMES)
    for title in titles:
        for options in variants(title):
            if not given.variant or given.variant in options.values():
                for line in measure(title, options, given):
                    print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()

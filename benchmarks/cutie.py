"""How When Cutie Met Patootie plays out between bots: what `balance.py` does not count for every game.

`python benchmarks/cutie.py --bot greedy --games 2000` prints one JSON line for each number of seats: turns
and what they were, survivors, scores, margins, and wins by Citizen and by seat, with 95 % intervals.
"""

from __future__ import annotations

import argparse
import json
import statistics
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from typing import Any, NamedTuple

from serai.bots import choose_for, make_bot
from serai.core.play import pick
from serai.core.rng import Rng
from serai.core.state import CHANCE, OVER
from serai.games.cutie import GAME, advance, rules, scoring
from serai.games.cutie import catalogue as verbs
from serai.games.cutie import components as box
from serai.games.cutie import state as at
from serai.games.cutie.state import Cutie

CHUNK = 10
TURNS = ("advance", "quick", "slow")


class Played(NamedTuple):
    did: Counter[str]  # verbs, and "free" for quick advances
    survivors: int
    scores: list[int]
    citizens: list[str]
    winner: int


def play_games(seats: int, level: str, first: int, count: int) -> list[Played]:
    bot = make_bot(level, GAME)
    return [play_game(seats, bot, seed) for seed in range(first, first + count)]


def play_game(seats: int, bot: Any, seed: int) -> Played:
    rng = Rng(seed)
    s = GAME.new(seats)
    assert isinstance(s, Cutie)
    did: Counter[str] = Counter()
    while s.actor() != OVER:
        if s.actor() == CHANCE:
            s.apply(pick(s, rng))
            continue
        action = choose_for(bot, GAME, s, rng) if len(s.legal()) > 1 else s.legal()[0]
        if s.step() == rules.ACT:
            did[s.game.catalogue.verb_of(int(action)).name] += 1
            if verbs.ADVANCE.has(action):
                way = advance.trail_of(s, verbs.ADVANCE.first(action), verbs.ADVANCE.second(action))
                did["free"] += way == box.NONE
        s.apply(action)
    return Played(
        did,
        sum(s.is_alive(visitor) for visitor in range(box.VISITORS)),
        [int(scoring.total(s, seat)) for seat in range(seats)],
        [box.CITIZEN_NAMES[s.citizens.one_of(at.SECRET + seat)] for seat in range(seats)],
        GAME.winners(s)[0],
    )


def share(won: int, of: int) -> str:
    """A percentage with the half-width of its 95 % interval."""
    if not of:
        return ""
    part = won / of
    return f"{100 * part:.1f} ± {196 * (part * (1 - part) / of) ** 0.5:.1f}"


def report(seats: int, level: str, games: list[Played]) -> dict[str, Any]:
    did: Counter[str] = Counter()
    for game in games:
        did.update(game.did)
    scores = [score for game in games for score in game.scores]
    turns = [sum(game.did[verb] for verb in TURNS) for game in games]
    dealt = Counter(name for game in games for name in game.citizens)
    won = Counter(game.citizens[game.winner] for game in games)
    seat = Counter(game.winner for game in games)
    ratings = Counter(box.RATING_NAMES[scoring.rating(game.scores[0])] for game in games)
    margins = [sorted(game.scores)[-1] - sorted(game.scores)[-2] for game in games if seats > 1]
    return {
        "seats": seats, "bot": level, "games": len(games),
        "turns": round(statistics.fmean(turns), 1), "most turns": max(turns),
        **{verb: round(did[verb] / len(games), 1) for verb in (*TURNS, "free")},
        "survivors": round(statistics.fmean(game.survivors for game in games), 2),
        "nobody survives": share(sum(not game.survivors for game in games), len(games)),
        "score": round(statistics.fmean(scores), 1),
        "spread": [statistics.quantiles(scores, n=20)[place] for place in (0, 9, 18)],
        "margin": round(statistics.fmean(margins), 1) if margins else None,
        "ties": share(sum(margin == 0 for margin in margins), len(margins)),
        "wins by seat": [share(seat[n], len(games)) for n in range(seats)],
        "wins by Citizen": {name: share(won[name], dealt[name]) for name in sorted(dealt)},
        "ratings": {name: share(ratings[name], len(games)) for name in box.RATING_NAMES},
    }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seats", type=int, nargs="*", default=list(GAME.seat_counts()))
    parser.add_argument("--workers", type=int, default=2)
    arguments = parser.parse_args()
    with ProcessPoolExecutor(arguments.workers) as pool:
        for seats in arguments.seats:
            starts = range(1, arguments.games + 1, CHUNK)
            jobs = [
                pool.submit(play_games, seats, arguments.bot, start, min(CHUNK, arguments.games + 1 - start))
                for start in starts
            ]
            games = [played for job in jobs for played in job.result()]
            print(json.dumps(report(seats, arguments.bot, games)), flush=True)


if __name__ == "__main__":
    main()

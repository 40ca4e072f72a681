"""How a game plays out between bots: scores, lengths, what the points are for, how often each thing happens.

`python benchmarks/balance.py sultans_wishes --bot greedy --games 2000` prints one JSON line for each number
of seats and variant. Seeds are fixed, so a run can be repeated; bots see only what their seat may know.
"""

from __future__ import annotations

import argparse
import json
import statistics
import sys
from collections import Counter, defaultdict
from concurrent.futures import ProcessPoolExecutor
from importlib import import_module
from typing import Any

from serai.bots import choose_for, make_bot
from serai.core.play import pick
from serai.core.rng import Rng
from serai.core.state import CHANCE, OVER
from serai.games import find

CHUNK = 25
FEW = 30  # seats that did a thing; of fewer, no average is told


def play_games(
    game: str, seats: int, options: dict[str, Any], level: str, first: int, count: int
) -> list[Any]:
    """Play some games: for each the scores, sheets, length, winners and what each seat and chance did."""
    title = find(game)
    bot = make_bot(level, title)
    games = []
    for seed in range(first, first + count):
        rng = Rng(seed)
        s = title.new(seats, options)
        happened: dict[int, Counter[str]] = {seat: Counter() for seat in range(CHANCE, seats)}
        catalogue = s.game.catalogue
        while s.actor() != OVER:
            actor = s.actor()
            if actor == CHANCE:
                action = pick(s, rng)
            elif len(s.legal()) == 1:
                action = s.legal()[0]
            else:
                action = choose_for(bot, title, s, rng)
            verb, *words = catalogue.text(action).split()
            happened[actor].update([verb, *(f"{verb} {word}" for word in words)])
            s.apply(action)
        fates = title.dump(s).get("wishes", {})
        happened[CHANCE].update(f"gone {name}" for name, fate in fates.items() if fate == "gone")
        sheets = [title.score_sheet(s, seat) for seat in range(seats)]
        length = int(getattr(s, "round", 0)) or int(getattr(s, "turns", 0)) // seats
        games.append((list(map(sum_of, sheets)), sheets, length, title.winners(s), happened))
    return games


def sum_of(sheet: dict[str, int]) -> int:
    return sum(sheet.values())


def percentiles(scores: list[int]) -> dict[str, float]:
    spread = statistics.quantiles(scores, n=20)
    return {"5%": spread[0], "50%": spread[9], "95%": spread[18]}


def wins(games: list[Any], seat: int) -> float:
    """The share of games that a seat has won, alone or with others."""
    return round(sum(seat in played[3] for played in games) / len(games), 3)


def leads(games: list[Any], seats: int) -> dict[str, float]:
    """For each thing that seats did: by how much those who did it beat the average of their table.

    Alone at the table they are held against the average of all games. Whoever leads may do a thing because
    of that, so this says where to look, not what a thing is worth.
    """
    everywhere = statistics.fmean(score for played in games for score in played[0])
    margins: dict[str, list[float]] = defaultdict(list)
    for played in games:
        average = everywhere if seats == 1 else statistics.fmean(played[0])
        for seat in range(seats):
            for name in played[4][seat]:
                margins[name].append(played[0][seat] - average)
    return {name: round(statistics.fmean(m), 1) for name, m in sorted(margins.items()) if len(m) >= FEW}


def report(game: str, seats: int, options: dict[str, Any], level: str, games: list[Any]) -> dict[str, Any]:
    scores = [score for played in games for score in played[0]]
    happened: Counter[str] = Counter()
    for played in games:
        for counts in played[4].values():
            happened.update(counts)
    sheet: Counter[str] = Counter()
    for played in games:
        for lines in played[1]:
            sheet.update(lines)
    line: dict[str, Any] = {
        "game": game, "seats": seats, "options": options, "bot": level, "games": len(games),
        "score": {"mean": round(statistics.fmean(scores), 1), **percentiles(scores)},
        "rounds": round(statistics.fmean(played[2] for played in games), 2),
        "points for": {name: round(points / len(scores), 2) for name, points in sheet.items()},
        "wins by seat": [wins(games, seat) for seat in range(seats)],
        "per game": {name: round(count / len(games), 3) for name, count in sorted(happened.items())},
        "lead": leads(games, seats),
    }  # fmt: skip
    scoring = import_module(f"{find(game).package}.scoring")
    if seats == 1 and hasattr(scoring, "solo_band"):
        bands = Counter(int(scoring.solo_band(score)) for score in scores)
        line["bands"] = {str(band): round(bands[band] / len(scores), 3) for band in range(1, 5)}
    return line


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seats", type=int, nargs="*")
    parser.add_argument(
        "--variants", type=int, nargs="*", default=[0, 1], help="which of the game's variants"
    )
    parser.add_argument("--workers", type=int, default=2)
    arguments = parser.parse_args()
    title = find(arguments.game)
    with ProcessPoolExecutor(arguments.workers) as pool:
        for options in [title.variants()[number] for number in arguments.variants]:
            for seats in arguments.seats or title.seat_counts():
                starts = range(1, arguments.games + 1, CHUNK)
                jobs = [
                    pool.submit(
                        play_games, title.name, seats, dict(options), arguments.bot, start,
                        min(CHUNK, arguments.games + 1 - start),
                    )
                    for start in starts
                ]  # fmt: skip
                games = []
                for number, job in enumerate(jobs, start=1):
                    games += job.result()
                    print(f"\r{seats} seats {options}: {number * CHUNK} games", end="", file=sys.stderr)
                print(file=sys.stderr)
                print(json.dumps(report(title.name, seats, dict(options), arguments.bot, games)), flush=True)


if __name__ == "__main__":
    main()

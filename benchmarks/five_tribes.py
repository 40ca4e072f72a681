"""How Five Tribes plays out between bots: what `balance.py` does not count for every game.

`python benchmarks/five_tribes.py --bot greedy --games 2000` prints one JSON line for each of several tables:
rounds, ends, scores by category, prices, wins by seat, and how often djinns, items and Whims were got, used
and fulfilled, how often whoever had them won, and how many seats ever had what a Whim wants, with 95 %
intervals. The bot `aiming` is greedy that also counts how near the Whims in its hand are. `--tables FILES`
writes such lines as the tables of docs/games/five_tribes/balance.md.
"""

from __future__ import annotations

import argparse
import json
import statistics
import time
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, NamedTuple

from serai.bots import choose_for, make_bot
from serai.bots.greedy import GreedyBot
from serai.core.play import pick
from serai.core.rng import Rng
from serai.core.state import CHANCE, OVER, State
from serai.games.five_tribes import GAME, heuristics, whims
from serai.games.five_tribes import components as box
from serai.games.five_tribes import state as at
from serai.games.five_tribes.state import Tribes

TABLES = [(2, "base"), (4, "base"), (3, "artisans"), (4, "whims"), (5, "both")]
AIMING = "aiming"
AIM = 6  # tenths of a Whim's gold: what the bot that aims adds for one that is all but fulfilled
ITEMS = set(box.ITEM_NAMES)


class Played(NamedTuple):
    rounds: int
    ending: str
    prices: Counter[int]
    sheets: list[dict[str, int]]
    winners: list[int]
    djinns: list[list[str]]  # by seat
    used: list[list[str]]  # djinns and items, once for each use
    taken: list[list[str]]  # Whims
    done: list[list[str]]
    most: list[list[int]]  # by seat and Whim: the most that it had of what the Whim wants


def aimed(s: State, seat: int) -> int:
    """What greedy thinks of a position, and more for Whims in hand the nearer they are."""
    assert isinstance(s, Tribes)
    points = int(heuristics.value(s, seat))
    for whim, place in enumerate(s.whims):
        if place == at.WHIM_OF + seat:
            near = int(whims.progress(s, seat, whim)) / int(s.table.whim_number[whim])
            points += int(int(s.table.whim_gold[whim]) * AIM * near * near)
    return points


def play_game(seats: int, expansion: str, level: str, bot: Any, seed: int) -> Played:
    rng = Rng(seed)
    s = GAME.new(seats, {"expansion": expansion})
    assert isinstance(s, Tribes)
    prices: Counter[int] = Counter()
    used: list[list[str]] = [[] for _ in range(seats)]
    most = [[0] * len(box.WHIM_NAMES) for _ in range(seats)]
    turns = 0
    while s.actor() != OVER:
        if s.table.whims and s.turns != turns:
            turns = int(s.turns)
            note_progress(s, most)
        if s.actor() == CHANCE:
            s.apply(pick(s, rng))
            continue
        seat = int(s.actor())
        if len(s.legal()) == 1:
            action = int(s.legal()[0])
        else:
            action = int(bot.choose(s, rng) if level == AIMING else choose_for(bot, GAME, s, rng))
        verb, *words = s.game.catalogue.text(action).split()
        if verb == "bid":
            prices[int(words[0])] += 1
        elif verb in ("use", "wield"):
            used[seat].append(words[0])
        s.apply(action)
    if s.table.whims:
        note_progress(s, most)
    places = [int(place) for place in s.whims]
    names = box.WHIM_NAMES
    done = [[name for n, name in enumerate(names) if places[n] == at.WHIM_DONE + k] for k in range(seats)]
    left = [[name for n, name in enumerate(names) if places[n] == at.WHIM_OF + k] for k in range(seats)]
    return Played(
        int(s.round),
        at.ENDING_NAMES[int(s.ending)],
        prices,
        [GAME.score_sheet(s, seat) for seat in range(seats)],
        GAME.winners(s),
        [
            [name for n, name in enumerate(box.DJINN_NAMES) if s.djinns[n] == at.DJINN_OF + seat]
            for seat in range(seats)
        ],
        used,
        [[*kept, *fulfilled] for kept, fulfilled in zip(left, done, strict=True)],
        done,
        most,
    )


def note_progress(s: Tribes, most: list[list[int]]) -> None:
    for seat, best in enumerate(most):
        for whim in range(len(best)):
            best[whim] = max(best[whim], int(whims.progress(s, seat, whim)))


def share(won: float, of: float) -> str:
    """A percentage with the half-width of its 95 % interval."""
    if not of:
        return ""
    part = won / of
    return f"{100 * part:.1f} ± {196 * (part * (1 - part) / of) ** 0.5:.1f}"


def mean(numbers: Iterable[float]) -> str:
    """An average with the half-width of its 95 % interval."""
    found = list(numbers)
    return f"{statistics.fmean(found):.1f} ± {1.96 * statistics.stdev(found) / len(found) ** 0.5:.1f}"


def by_name(games: list[Played], held: str) -> dict[str, list[Any]]:
    """For each name that seats hold: how many there are in a game, and how often such a seat won."""
    times: Counter[str] = Counter()
    had: Counter[str] = Counter()
    won: Counter[str] = Counter()
    for game in games:
        for seat, names in enumerate(getattr(game, held)):
            times.update(names)
            had.update(set(names))
            won.update(set(names) if seat in game.winners else ())
    return {name: [round(times[name] / len(games), 3), share(won[name], had[name])] for name in sorted(times)}


def report(seats: int, expansion: str, level: str, games: list[Played]) -> dict[str, Any]:
    scores = [sum(sheet.values()) for game in games for sheet in game.sheets]
    prices: Counter[int] = Counter()
    seat: Counter[int] = Counter()
    for game in games:
        prices.update(game.prices)
        seat.update(game.winners)
    ends = Counter(game.ending for game in games)
    lines = [sheet for game in games for sheet in game.sheets]
    ranked = [sorted(sum(sheet.values()) for sheet in game.sheets) for game in games]
    taken = Counter(name for game in games for names in game.taken for name in names)
    done = Counter(name for game in games for names in game.done for name in names)
    winners = by_name(games, "done")
    players = [(game, n) for game in games for n in range(seats)]
    return {
        "seats": seats, "expansion": expansion, "bot": level, "games": len(games),
        "rounds": mean(game.rounds for game in games),
        "endings": {name: share(ends[name], len(games)) for name in sorted(ends)},
        "score": mean(scores),
        "spread": [statistics.quantiles(scores, n=20)[place] for place in (0, 9, 18)],
        "margin": mean(points[-1] - points[-2] for points in ranked),
        "by category": {name: mean(s[name] for s in lines) for name in lines[0]},
        "price": round(sum(p * n for p, n in prices.items()) / prices.total(), 2),
        "prices": {price: share(prices[price], prices.total()) for price in sorted(prices)},
        "wins by seat": [share(seat[n], len(games)) for n in range(seats)],
        "djinns": by_name(games, "djinns"),
        "used": by_name(games, "used"),
        "whims": {
            name: [
                round(taken[name] / len(games), 2),
                share(done[name], taken[name]),
                winners.get(name, ["", ""])[1],
                share(sum(game.most[n][whim] >= number for game, n in players), len(players)),
            ]
            for whim, (name, number) in enumerate((card.name, card.number) for card in box.WHIM_CARDS)
            if name in taken
        },
        "most": {
            name: {
                str(number): round(sum(game.most[n][whim] >= number for game, n in players) / len(players), 3)
                for number in range(1, 1 + max(game.most[n][whim] for game, n in players))
            }
            for whim, name in enumerate(box.WHIM_NAMES)
            if name in taken
        },
    }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--minutes", type=float, default=600, help="then stop, with the games played so far")
    parser.add_argument("--only", nargs="*", help="tables, such as 4-whims")
    parser.add_argument("--tables", nargs="*", help="write these files of lines as tables instead")
    arguments = parser.parse_args()
    if arguments.tables:
        lines = [
            json.loads(line) for name in arguments.tables for line in Path(name).read_text().splitlines()
        ]
        print("\n".join(tables(lines)))
        return
    bot = GreedyBot(aimed, GAME.parts.plans) if arguments.bot == AIMING else make_bot(arguments.bot, GAME)
    until = time.monotonic() + 60 * arguments.minutes
    wanted = [table for table in TABLES if not arguments.only or f"{table[0]}-{table[1]}" in arguments.only]
    games: dict[tuple[int, str], list[Played]] = {table: [] for table in wanted}
    for seed in range(1, arguments.games + 1):  # all tables side by side, so that all have as many games
        if time.monotonic() > until:
            break
        for seats, expansion in wanted:
            games[seats, expansion].append(play_game(seats, expansion, arguments.bot, bot, seed))
    for (seats, expansion), played in games.items():
        print(json.dumps(report(seats, expansion, arguments.bot, played)), flush=True)


# --- The page -------------------------------------------------------------------------------------------


def tables(lines: list[dict[str, Any]]) -> list[str]:
    """The tables of the page, in Markdown: a column for each bot and table."""
    columns = [f"{line['bot']} {line['seats']} {line['expansion']}" for line in lines]
    with_whims = [n for n, line in enumerate(lines) if line["whims"]]
    text = ["## Length and scores", ""]
    text += table("", columns, {
        "games": [f"{line['games']:,}" for line in lines],
        "rounds": [line["rounds"] for line in lines],
        "score": [line["score"] for line in lines],
        "5, 50, 95 %": [", ".join(f"{value:.0f}" for value in line["spread"]) for line in lines],
        "lead of the first": [line["margin"] for line in lines],
        **rows(lines, "endings"),
    })  # fmt: skip
    text += ["", "## Points by category", "", *table("", columns, rows(lines, "by category"))]
    text += ["", "## Bids", "", "Percent of all bids, and the average price.", ""]
    prices = {"price": [line["price"] for line in lines], **rows(lines, "prices")}
    text += table("gold", columns, prices)
    text += ["", "## Seats", "", "Games won, in percent; shared victories count for each.", ""]
    by_seat = {
        str(seat + 1): [line["wins by seat"][seat] if seat < line["seats"] else "" for line in lines]
        for seat in range(5)
    }
    text += table("seat", columns, by_seat)
    text += ["", "## Djinns", "", "Owned at the end, in a game; games won by the owner, in percent.", ""]
    text += table("djinn", columns, pairs(lines, "djinns", set(box.DJINN_NAMES)))
    text += ["", "Used, in a game; games won by who used it, in percent.", ""]
    text += table("djinn", columns, pairs(lines, "used", set(box.DJINN_NAMES)))
    text += ["", "## Items", "", "Magic items used, in a game; games won by who used it, in percent.", ""]
    text += table("item", columns, pairs(lines, "used", ITEMS))
    text += ["", "## Whims", "", "Taken, in a game; fulfilled, in percent of those; won by who fulfilled it;"]
    text += ["seats that ever had what it wants, whether they held it or not.", ""]
    whim_rows = {
        name: [" / ".join(map(str, lines[n]["whims"].get(name, []))) for n in with_whims]
        for name in box.WHIM_NAMES
    }
    return text + table("Whim", [columns[n] for n in with_whims], whim_rows)


def rows(lines: list[dict[str, Any]], what: str) -> dict[str, list[Any]]:
    names = dict.fromkeys(name for line in lines for name in line[what])
    return {name: [line[what].get(name, "") for line in lines] for name in names}


def pairs(lines: list[dict[str, Any]], what: str, among: set[str]) -> dict[str, list[Any]]:
    found = rows(lines, what)
    return {
        name: [" / ".join(map(str, cell)) for cell in found[name]] for name in sorted(found) if name in among
    }


def table(corner: str, columns: list[str], cells: dict[str, list[Any]]) -> list[str]:
    text = [f"| {corner} | {' | '.join(columns)} |", "|---" * (1 + len(columns)) + "|"]
    return text + [f"| {name} | {' | '.join(map(str, row))} |" for name, row in cells.items()]


if __name__ == "__main__":
    main()

"""Recorded games: golden ones, and one for each way a game can end.

A game declares in `tests/games/<game>/recordings.py`

- `golden_games()` and `ended_games()`: pairs of a name and a record,
- `ending(match)`: what brought a finished match to its end,
- `ENDINGS`: the names of the records of endings that there must be: the ending, perhaps the label of an
  option, the number of seats,
- `NEVER_RECORDED`: the verbs that are in none of the records.

Their files are written anew, after the rules were changed on purpose, by

    python -m tests.conformance.recordings GAME
"""

from __future__ import annotations

import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from tests.kit import ROOT

from serai.bots.bot import Bot, RandomBot
from serai.core.play import pick, redealt
from serai.core.rng import Rng
from serai.core.state import CHANCE, OVER, State
from serai.core.title import Title
from serai.games import find
from serai.match.match import Match
from serai.match.record import read_record, replay, write_record

NAMES = ["Ada", "Ben", "Cai", "Dee", "Eve"]
SEARCHED = 2000  # games, for an ending of one kind
RANDOM = RandomBot()


def folder(title: Title) -> Path:
    return ROOT / "tests" / "games" / title.name


def declared(title: Title) -> Any:
    """What the game says about its recorded games."""
    return import_module(f"tests.games.{title.name}.recordings")


def golden_files(title: Title) -> list[Path]:
    return sorted((folder(title) / "golden").glob("*.log"))


def ending_files(title: Title) -> list[Path]:
    return sorted((folder(title) / "endings").glob("*.json"))


def replayed(path: Path) -> Match:
    """A recorded game, played again and held to its digests."""
    record = read_record(path.read_text(encoding="utf-8"))
    return replay(record, find(record.game))


def recorded(title: Title, s: State, seed: int, bot: Bot = RANDOM) -> Match:
    """A game played by one kind of bot in every seat."""
    match = Match(title, s, key=bytes(32), readers=())
    rng = Rng(seed)
    while match.state.actor() != OVER:
        if match.state.actor() == CHANCE:
            match.record(pick(match.state, rng))
            continue
        own = redealt(title, match.state, int(match.state.actor()), Rng(len(match.log)))
        match.record(bot.choose(own, rng))
    return match


def first_that(
    ends: Callable[[Match], bool], title: Title, new: Callable[[], State], bot: Bot = RANDOM
) -> Match:
    """The first recorded game that ends in a certain way."""
    for seed in range(SEARCHED):
        match = recorded(title, new(), seed, bot)
        if ends(match):
            return match
    raise LookupError(f"no game of {SEARCHED} ends so")


def text_of(match: Match, start: dict[str, Any] | None = None) -> str:
    """A match as a record; `start` is the position it began from, if not the table as laid."""
    return write_record(match, NAMES[: int(match.state.game.seats)], start)


def main() -> None:
    title = find(sys.argv[1])
    games = declared(title)
    for kind, suffix, made in (("golden", "log", games.golden_games), ("endings", "json", games.ended_games)):
        into = folder(title) / kind
        into.mkdir(exist_ok=True)
        written = {into / f"{name}.{suffix}": text for name, text in made()}
        for old in set(into.iterdir()) - set(written):
            old.unlink()
        for path, text in written.items():
            path.write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()

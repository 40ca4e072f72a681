"""Our best bot against OpenSpiel's own searches, on our games, with as much time for a move.

`python -m benchmarks.spiel_bots` plays every game with two seats and prints one JSON line for each match:
against MCTS where everything lies open, against IS-MCTS where something is hidden, both as OpenSpiel ships
them, with random playouts. OpenSpiel counts simulations and not time, so before each of its moves it is given
as many as fit into the mean time of our moves so far, by how long its own took. Times are CPU times; seats
alternate.
"""

from __future__ import annotations

import argparse
import json
import time
from typing import Any

import numpy as np
import pyspiel
from benchmarks.strength import FRESH, bot_of, variants
from open_spiel.python.algorithms import ismcts, mcts

from serai.arena.standings import wilson
from serai.bots import choose_for
from serai.core.play import pick
from serai.core.rng import Rng
from serai.core.state import CHANCE, OVER
from serai.core.title import Title
from serai.games import GAMES, find
from serai.rl import spiel

EXPLORATION = 2.0  # for results from -1 to 1, as in OpenSpiel's own examples
FEWEST = 2  # simulations of a move
GAMES_A_MATCH = 40


class Spent:
    """The time of one side's moves."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.moves = 0

    def mean(self) -> float:
        return self.seconds / max(self.moves, 1)


class Theirs:
    """OpenSpiel's search, which is given the time that our moves take."""

    def __init__(self, title: Title, game: Any, ours: Spent, seed: int) -> None:
        evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(seed))
        numbers = np.random.RandomState(seed + 1)
        if title.secrets:
            self.bot = ismcts.ISMCTSBot(game, evaluator, EXPLORATION, FEWEST, random_state=numbers)
        else:
            self.bot = mcts.MCTSBot(game, EXPLORATION, FEWEST, evaluator, random_state=numbers)
        self.hidden = title.secrets
        self.ours = ours
        self.spent = Spent()
        self.simulations = 0

    def choose(self, state: Any) -> int:
        budget = max(FEWEST, self.simulations_in(self.ours.mean()))
        if self.hidden:
            self.bot._max_simulations = budget
        else:
            self.bot.max_simulations = budget
        began = time.process_time()
        action = int(self.bot.step(state))
        self.spent.seconds += time.process_time() - began
        self.spent.moves += 1
        self.simulations += budget
        return action

    def simulations_in(self, seconds: float) -> int:
        """How many it does in so much time, by what it did so far."""
        return int(seconds * self.simulations / self.spent.seconds) if self.spent.seconds else FEWEST


def play(title: Title, state: Any, seat: int, level: str, ours: Spent, theirs: Theirs, seed: int) -> Any:
    """A game to its end, with our bot on a seat; the last position."""
    bot = bot_of(level, title)
    chance, thought = Rng(seed), Rng(seed + (1 << 40))
    while state.now.state.actor() != OVER:
        s = state.now.state
        if s.actor() == CHANCE:
            action = int(pick(s, chance))
        elif len(s.legal()) == 1:
            action = int(s.legal()[0])
        elif s.actor() == seat:
            began = time.process_time()
            action = choose_for(bot, title, s, thought)
            ours.seconds += time.process_time() - began
            ours.moves += 1
        else:
            action = theirs.choose(state)
        state.apply_action(action)
    return state.now.state


def fight(title: Title, options: dict[str, Any], level: str, games: int, seed: int) -> dict[str, Any]:
    """The line of one match."""
    text = spiel.write_options(options)
    game = pyspiel.load_game(spiel.register_title(title), {spiel.PLAYERS: 2, spiel.OPTIONS: text})
    ours = Spent()
    theirs = Theirs(title, game, ours, seed)
    won = 0.0
    for number in range(games):
        seat = number % 2
        s = play(title, game.new_initial_state(), seat, level, ours, theirs, seed + number // 2)
        winners = title.winners(s)
        won += (seat in winners) / len(winners)
    low, high = wilson(won, games)
    return {
        "game": title.name, "options": options, "one": level,
        "other": "OpenSpiel IS-MCTS" if title.secrets else "OpenSpiel MCTS",
        "games": games, "won": round(100 * won / games, 1),
        "from": round(100 * low, 1), "to": round(100 * high, 1),
        "ms_a_move": [round(1000 * side.mean(), 1) for side in (ours, theirs.spent)],
        "their_simulations_a_move": round(theirs.simulations / max(theirs.spent.moves, 1)),
    }  # fmt: skip


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game", nargs="?")
    parser.add_argument("--level", default="master")
    parser.add_argument("--games", type=int, default=GAMES_A_MATCH)
    parser.add_argument("--seed", type=int, default=FRESH)
    parser.add_argument("--variant", default="", help="only the variant with this label")
    given = parser.parse_args()
    for title in [find(given.game)] if given.game else list(GAMES):
        for options in variants(title):
            if not given.variant or given.variant in options.values():
                line = fight(title, options, given.level, given.games, given.seed)
                print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()

"""Measure steps with observation and mask beside other libraries for learners: one core, one run.

A step is one decision at random: what the actor sees and may do is asked for, and one action is played. Every
library plays its own games, as its own documentation says, best of three rounds after a warm-up, of CPU time.
One JSON line a figure, and then how many times faster ours are.
"""

import argparse
import json
import time
from collections.abc import Callable
from functools import partial
from importlib.metadata import version
from typing import Any

import numpy as np
import pyspiel
import rlcard
from pettingzoo.classic import connect_four_v3, leduc_holdem_v4, tictactoe_v3

import serai
from serai.core.title import Title
from serai.rl import Games, aec

COUNT = 64  # games at once
ROUNDS = 3
RNG = np.random.default_rng(1)

Line = dict[str, Any]


def best_rate(play: Callable[[], int], seconds: float) -> float:
    """Steps a second, in the best round."""
    best = 0.0
    for number in range(ROUNDS + 1):
        began, steps, spent = time.process_time(), 0, 0.0
        while spent < seconds:
            steps += play()
            spent = time.process_time() - began
        best = max(best, steps / spent if number else 0.0)
    return best


def any_of(mask: Any) -> int:
    """An action that a mask allows, each equally likely."""
    legal = np.flatnonzero(mask)
    return int(legal[int(RNG.random() * len(legal))])


def play_agents(env: Any) -> int:
    """One game of a PettingZoo environment; its steps."""
    env.reset()
    steps = 0
    for _ in env.agent_iter():
        seen, _, over, cut, _ = env.last()
        if over or cut:
            env.step(None)
        else:
            env.step(any_of(seen["action_mask"]))
            steps += 1
    return steps


def play_cards(env: Any) -> int:
    """One game of RLCard; its steps."""
    state, _ = env.reset()
    steps = 0
    while not env.is_over():
        legal = list(state["legal_actions"])
        state, _ = env.step(legal[int(RNG.random() * len(legal))])
        steps += 1
    return steps


def play_spiel(game: Any) -> int:
    """One game of OpenSpiel; the steps of its players."""
    state = game.new_initial_state()
    steps = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(outcomes[int(np.searchsorted(np.cumsum(chances), RNG.random()))])
        else:
            np.asarray(state.observation_tensor(), np.float32)
            state.apply_action(any_of(state.legal_actions_mask()))
            steps += 1
    return steps


def step_together(games: Games) -> int:
    """A step in each of many games; how many there are."""
    games.step_at_random()
    return games.count


def peers(seconds: float) -> list[Line]:
    """The figures of the others."""
    lines = []
    for module in (tictactoe_v3, connect_four_v3, leduc_holdem_v4):
        name = module.__name__.rpartition(".")[2]
        lines.append(show("pettingzoo", name, best_rate(partial(play_agents, module.env()), seconds)))
    for name in ("leduc-holdem", "uno", "gin-rummy"):
        lines.append(show("rlcard", name, best_rate(partial(play_cards, rlcard.make(name)), seconds)))
    for name in ("connect_four", "leduc_poker", "backgammon"):
        lines.append(
            show("open_spiel", name, best_rate(partial(play_spiel, pyspiel.load_game(name)), seconds))
        )
    return lines


def ours(title: Title, seconds: float) -> list[Line]:
    """The figures of one of our games at two seats, or as few as can play."""
    ways = {
        "serai, batched": partial(step_together, Games(title, COUNT)),
        "serai, AEC": partial(play_agents, aec.raw_env(title.name)),
        "serai, AEC in PettingZoo's wrappers": partial(play_agents, aec.env(title.name)),
    }
    return [show(way, title.name, best_rate(play, seconds)) for way, play in ways.items()]


def show(library: str, game: str, rate: float, metric: str = "steps/s") -> Line:
    """Print a figure as JSON at once, so that a long run shows its progress."""
    library = f"{library} {version(library)}" if "serai" not in library else library
    line = {"library": library, "game": game, "metric": metric, "value": round(rate)}
    print(json.dumps(line), flush=True)
    return line


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure steps for learners of peers and of ours.")
    parser.add_argument("--seconds", type=float, default=1.0, help="CPU seconds of each round (default 1)")
    seconds: float = parser.parse_args().seconds
    theirs = peers(seconds)
    for title in serai.GAMES:
        for line in ours(title, seconds):
            ratios = {f"{peer['library']} {peer['game']}": line["value"] / peer["value"] for peer in theirs}
            ratio = {name: float(f"{value:.2g}") for name, value in ratios.items()}
            print(json.dumps(line | {"metric": "times the peers' steps/s", "value": ratio}), flush=True)


if __name__ == "__main__":
    main()

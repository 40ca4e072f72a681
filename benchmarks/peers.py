"""Measure random play of well-known game engines next to ours: one core, one run, one JSON line a figure.

A figure is moves a second of CPU time over whole games, setup included, best of three rounds after a warm-up;
for OpenSpiel a chance event counts as a step, the same as a player's move, since both are one `apply_action`.
"""

import argparse
import json
import random
import subprocess
import sys
import time
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

import pyspiel
from catanatron import Color, Game, RandomPlayer

Line = dict[str, Any]

CHANCE = int(pyspiel.PlayerId.CHANCE)
TERMINAL = int(pyspiel.PlayerId.TERMINAL)


def time_round(play: Callable[[random.Random], int], seconds: float) -> float:
    """Play whole games until the CPU time is spent, and return moves a second."""
    # Every round starts from the same seed, so rounds differ by the machine's noise and not by luck.
    rng = random.Random(1)
    moves = 0
    start = time.process_time()
    spent = 0.0
    while spent < seconds:
        moves += play(rng)
        spent = time.process_time() - start
    return moves / spent


def take_best(play: Callable[[random.Random], int], seconds: float) -> float:
    """Warm up for half a round, then return the best of three rounds."""
    time_round(play, seconds / 2)
    return max(time_round(play, seconds) for _ in range(3))


def draw_outcome(outcomes: list[tuple[int, float]], rng: random.Random) -> int:
    """Draw a chance outcome by its weight."""
    # A plain walk: on lists this short it is at least as fast as `random.choices`, and far ahead of numpy.
    left = rng.random()
    for action, weight in outcomes:
        left -= weight
        if left < 0:
            return action
    return outcomes[-1][0]  # the weights may add up to a hair under 1


def play_open_spiel(game: Any, rng: random.Random) -> int:
    """Play one random game of OpenSpiel, and return its steps."""
    state = game.new_initial_state()
    steps = 0
    # Asking whose turn it is once a step spares the peer two more calls from Python.
    while (player := state.current_player()) != TERMINAL:
        if player == CHANCE:
            state.apply_action(draw_outcome(state.chance_outcomes(), rng))
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
        steps += 1
    return steps


def measure_open_spiel(name: str, seconds: float) -> Line:
    """Measure a game of OpenSpiel with its default options."""
    game = pyspiel.load_game(name)
    return {
        "game": name,
        "seats": game.num_players(),
        "options": game.get_parameters(),
        "build": f"open_spiel {version('open_spiel')} from Python",
        "metric": "moves/s",
        "value": round(take_best(lambda rng: play_open_spiel(game, rng), seconds)),
    }


def measure_catanatron(seconds: float) -> Line:
    """Measure Catanatron with its own random players."""
    # Two seats, as in our own game; it is also where Catanatron is fastest.
    seats = list(Color)[:2]
    options = {"discard_limit": 7, "vps_to_win": 10}

    def play(rng: random.Random) -> int:
        game = Game([RandomPlayer(seat) for seat in seats], seed=rng.randrange(1, 2**32), **options)
        game.play()
        return len(game.state.actions)

    return {
        "game": "catan",
        "seats": len(seats),
        "options": options,
        "build": f"catanatron {version('catanatron')}",
        "metric": "moves/s",
        "value": round(take_best(play, seconds)),
    }


def ours() -> list[Line]:
    """Measure our own game in a child process, and return its compiled figures."""
    command = [sys.executable, "-m", "serai.cli", "bench", "cleocatra", "--json"]
    child = subprocess.run(command, capture_output=True, text=True)
    if child.returncode != 0:
        reason = child.stderr.strip().splitlines() or ["it said nothing"]
        raise ValueError(f"exit status {child.returncode}, {reason[-1]}")
    lines: list[Line] = [json.loads(text) for text in child.stdout.splitlines() if text.strip()]
    lines = [line for line in lines if (line["build"], line["metric"]) == ("compiled", "moves/s")]
    if not lines:
        raise ValueError("it printed no compiled moves/s figure")
    return lines


def compare(line: Line, peer: Line) -> Line:
    """Return how many times faster our figure is than the peer's."""
    metric = f"ratio to {peer['build'].split()[0]} {peer['game']}"
    return line | {"metric": metric, "value": round(line["value"] / peer["value"], 2)}


def show(line: Line) -> Line:
    """Print the line as JSON at once, so that a long run shows its progress."""
    print(json.dumps(line), flush=True)
    return line


def main() -> int:
    parser = argparse.ArgumentParser(description="Measure random play of peers and of ours.")
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU seconds of each round (default 3)")
    seconds: float = parser.parse_args().seconds
    peers = [show(measure_open_spiel(name, seconds)) for name in ("backgammon", "gin_rummy")]
    peers.append(show(measure_catanatron(seconds)))
    try:
        figures = [show(line) for line in ours()]
    except (ValueError, KeyError, TypeError) as error:
        print(f"`serai bench cleocatra --json` gave no figure of ours: {error}", file=sys.stderr)
        return 1
    for line in figures:
        for peer in peers:
            show(compare(line, peer))
    return 0


if __name__ == "__main__":
    sys.exit(main())

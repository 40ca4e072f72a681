"""Step many games of every kind together, and say how fast that is.

python examples/many_games.py --seconds 1
"""

import argparse
import time

import numpy as np

import serai
from serai.rl import Games

COUNT = 64


def steps_a_second(step, seconds):
    """How many games are stepped in a second of this process."""
    began, steps = time.process_time(), 0
    while time.process_time() - began < seconds:
        step()
        steps += COUNT
    return steps / (time.process_time() - began)


def main():
    parser = argparse.ArgumentParser(description="Step many games together.")
    parser.add_argument("--seconds", type=float, default=1.0, help="for each figure (default 1)")
    seconds = parser.parse_args().seconds
    rng = np.random.default_rng(1)
    for title in serai.GAMES:
        games = Games(title, COUNT)

        def step(games=games):
            """Choose with numpy, as a learner would."""
            chances = rng.random(games.masks.shape, np.float32) * games.masks
            games.step(chances.argmax(axis=1))

        chosen, drawn = steps_a_second(step, seconds), steps_a_second(games.step_at_random, seconds)
        print(f"{title.name}: {games.seats} seats, {games.slots} slots, {games.actions} actions:", end=" ")
        print(f"{drawn:,.0f} steps/s at random, {chosen:,.0f} chosen by numpy", flush=True)


if __name__ == "__main__":
    main()

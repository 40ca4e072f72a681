"""Learn to play Cleocatra with nothing but numpy, until it beats a random player in 80 % of 500 games.

A linear policy plays many games at once against a random player and learns from who won (REINFORCE): whatever
it did in games it won becomes more likely, and less likely in those it lost. Run it:

    python examples/learn_cleocatra.py
"""

import argparse
import os
import time

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # matrices are small: threads only wait for each other

import numpy as np

from serai.rl import Games

GAMES = 128  # played at once
GOAL = 0.8
TRIALS = 500


class Policy:
    """How much it likes each action: a number for the action, and one for each slot that it sees."""

    def __init__(self, slots, actions):
        self.weights = np.zeros((slots, actions), np.float32)
        self.bias = np.zeros(actions, np.float32)

    def chances(self, seen, masks):
        """For each game, how likely it is to choose each action."""
        liking = np.where(masks, seen @ self.weights + self.bias, -np.inf)
        odds = np.exp(liking - liking.max(axis=1, keepdims=True))
        return odds / odds.sum(axis=1, keepdims=True)

    def choose(self, seen, masks, rng):
        """An action for each game, drawn by these chances."""
        chances = self.chances(seen, masks)
        return (chances.cumsum(axis=1) > rng.random((len(seen), 1))).argmax(axis=1)

    def learn(self, seen, masks, actions, worth, rate):
        """Make actions that turned out well more likely."""
        push = -self.chances(seen, masks)
        push[np.arange(len(actions)), actions] += 1
        push *= (rate * worth / len(actions))[:, None]
        self.weights += seen.T @ push
        self.bias += push.sum(axis=0)


def choose_at_random(masks, rng):
    return (np.where(masks, rng.random(masks.shape), -1)).argmax(axis=1)


def play(policy, games, seed, rng):
    """One game each; the policy has seat 0 in every other one. What it saw and did, and how it ended."""
    games.reset(seed)
    own_seat = np.arange(games.count) % 2
    story, worth = [], np.full(games.count, np.nan, np.float32)
    while np.isnan(worth).any():
        own = (games.actors == own_seat) & np.isnan(worth)
        actions = choose_at_random(games.masks, rng)
        if own.any():
            seen, masks = games.observations[own], games.masks[own]
            actions[own] = policy.choose(seen, masks, rng)
            story.append((np.flatnonzero(own), seen, masks, actions[own]))
        games.step(actions)
        over = (games.terminated | games.truncated) & np.isnan(worth)
        worth[over] = games.rewards[over, own_seat[over]]
    return story, worth


def win_rate(policy, trials, rng):
    """The share of games that it wins against a random player; a draw is half a win."""
    games = Games("cleocatra", trials)
    _, worth = play(policy, games, 1_000_000, rng)
    return float((worth.mean() + 1) / 2)


def main():
    parser = argparse.ArgumentParser(description="Learn to play Cleocatra.")
    parser.add_argument("--minutes", type=float, default=5.0, help="at most (default 5)")
    parser.add_argument("--goal", type=float, default=GOAL, help="share of games to win (default 0.8)")
    parser.add_argument("--trials", type=int, default=TRIALS, help="games to measure it by (default 500)")
    asked = parser.parse_args()
    rng = np.random.default_rng(1)
    games = Games("cleocatra", GAMES)
    policy = Policy(games.slots, games.actions)
    began, rounds, rate = time.monotonic(), 0, 0.0
    while rate < asked.goal and time.monotonic() - began < 60 * asked.minutes:
        story, worth = play(policy, games, rounds, rng)
        better = worth - worth.mean()
        for which, seen, masks, actions in story:
            policy.learn(seen, masks, actions, better[which], rate=1.0)
        rounds += 1
        if rounds % 10 == 0:
            rate = win_rate(policy, asked.trials, rng)
            print(f"{time.monotonic() - began:5.0f} s, {rounds * GAMES} games: wins {rate:.1%}", flush=True)
    return 0 if rate >= asked.goal else 1


if __name__ == "__main__":
    raise SystemExit(main())

"""Gymnasium's own test, at every table of every game, and one seat against bots."""

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from tests.kit import Table, every_table, titles

from serai.rl.gym import SeatEnv


@pytest.mark.parametrize("table", every_table())
def test_gymnasium_finds_nothing_wrong(table: Table):
    env = SeatEnv(table.title.name, seats=table.seats, options=table.options, seat=table.seats - 1)
    check_env(env, skip_render_check=True)


def play(env: SeatEnv, seed: int) -> float:
    """What a game brings a seat that plays at random."""
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    total, ended = 0.0, False
    while not ended:
        seen, reward, over, cut, _ = env.step(rng.choice(np.flatnonzero(seen["action_mask"])))
        total += reward
        ended = over or cut
    return total


def test_a_greedy_bot_wins_most_games_against_chance():
    env = SeatEnv("cleocatra", bots=["greedy"])
    assert sum(play(env, seed) for seed in range(10)) < 0


def test_other_bots_may_play_each_in_a_seat():
    env = SeatEnv("cleocatra", seats=3, seat=1, bots=["random", "greedy"])
    assert list(env.bots) == [0, 2]
    play(env, 1)
    with pytest.raises(ValueError, match="name one bot for all, or 3, not 2"):
        SeatEnv("cleocatra", seats=4, bots=["random", "greedy"])
    with pytest.raises(ValueError, match="there is no bot 'clever'"):
        SeatEnv("cleocatra", bots=["clever"])
    with pytest.raises(ValueError, match="there are seats 0 to 1, not 2"):
        SeatEnv("cleocatra", seat=2)
    with pytest.raises(ValueError, match="at least one step, not 0"):
        SeatEnv("cleocatra", max_steps=0)


@pytest.mark.parametrize("action", [-1, 1_000_000])
def test_what_is_no_action_at_all_is_refused(action: int):
    env = SeatEnv("cleocatra")
    env.reset(seed=1)
    with pytest.raises(ValueError, match="is not an action: they run from 0 to "):
        env.step(action)


@pytest.mark.parametrize("name", [title.name for title in titles() if title.fewest == 1])
def test_alone_the_points_count(name: str):
    env = SeatEnv(name, seats=1)
    total = play(env, 1)
    state = env.games.batch.games[0].state
    assert total == pytest.approx(env.games.title.score(state, 0) / 100, abs=1e-6)


def test_an_illegal_action_costs_a_little_and_changes_nothing():
    env = SeatEnv("cleocatra")
    seen, _ = env.reset(seed=1)
    illegal = np.flatnonzero(seen["action_mask"] == 0)[0]
    again, reward, over, cut, info = env.step(illegal)
    assert np.array_equal(again["observation"], seen["observation"])
    assert reward < 0
    assert info["refused"]
    assert not over
    assert not cut


def test_it_can_be_made_by_name():
    env = gymnasium.make("serai/Seat-v0", game="cleocatra", bots=("greedy",))
    seen, _ = env.reset(seed=1)
    assert seen["action_mask"].any()

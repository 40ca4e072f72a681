"""PettingZoo's own tests, at every table of every game."""

import types
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, seed_test
from tests.kit import Table, every_table

from serai.rl import aec, parallel

CYCLES = 40

# It knows its own games by name, and wonders at others that have a mask in the observation.
pytestmark = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]


def settings_of(table: Table) -> dict[str, Any]:
    return {"game": table.title.name, "seats": table.seats, "options": table.options}


@pytest.mark.parametrize("table", every_table())
def test_one_agent_after_the_other(table: Table):
    api_test(aec.env(**settings_of(table)), num_cycles=CYCLES)
    seed_test(lambda: aec.env(**settings_of(table)), num_cycles=CYCLES)


@pytest.mark.parametrize("table", every_table())
def test_all_agents_in_every_cycle(table: Table):
    def env(**more: Any) -> Any:
        return parallel.env(**settings_of(table), **more)

    def parallel_env(**more: Any) -> Any:
        return parallel.parallel_env(**settings_of(table), **more)

    max_cycles_test(types.SimpleNamespace(env=env, parallel_env=parallel_env))
    parallel_api_test(parallel_env(), num_cycles=CYCLES)
    parallel_seed_test(parallel_env, num_cycles=CYCLES)


def play_to_the_end(env: Any, seed: int) -> dict[str, float]:
    """What a game brings each agent, if all of them play at random."""
    rng = np.random.default_rng(seed)
    env.reset(seed=seed)
    brought: dict[str, float] = {}
    for agent in env.agent_iter():
        seen, reward, over, cut, _ = env.last()
        if over or cut:
            brought[agent] = reward
            env.step(None)
        else:
            env.step(int(rng.choice(np.flatnonzero(seen["action_mask"]))))
    return brought


def test_the_winner_gets_what_the_others_lose():
    for seed in range(3):
        brought = play_to_the_end(aec.raw_env("cleocatra", seats=3), seed)
        assert len(brought) == 3
        assert sum(brought.values()) == pytest.approx(0)


def test_whoever_plays_an_illegal_action_loses_at_once():
    env = aec.env("cleocatra")
    env.reset(seed=1)
    offender = env.agent_selection
    seen = env.last()[0]
    env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert env.rewards[offender] == -1
    assert all(env.terminations.values())


def test_without_wrappers_an_illegal_action_is_refused_and_changes_nothing():
    env = aec.raw_env("cleocatra")
    env.reset(seed=1)
    seen = env.last()[0]
    with pytest.raises(ValueError, match="is not legal"):
        env.step(int(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert np.array_equal(env.last()[0]["observation"], seen["observation"])


def test_what_is_rendered_names_the_slots():
    env = aec.raw_env("cleocatra", render_mode="ansi")
    env.reset(seed=1)
    assert "actor.+0 1.00" in env.render()

"""OpenSpiel's own test, at every table of every game, and its searches at play."""

import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from tests.kit import THOROUGH, Table, every_table, every_title

from serai.core.title import Title
from serai.rl import spiel

NAMES = spiel.register()
SIMULATIONS = 50 if THOROUGH else 4
MOVES = 40 if THOROUGH else 6


def load(table: Table) -> Any:
    options = spiel.write_options(table.options)
    return pyspiel.load_game(f"serai_{table.title.name}", {"players": table.seats, "options": options})


def play_some(game: Any, moves: int, seed: int) -> Any:
    """A decision in a random game, about so many moves from its beginning."""
    rng = random.Random(seed)
    state = game.new_initial_state()
    while moves > 0 or state.is_chance_node():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(outcomes, weights)[0])
        elif state.is_terminal():
            return play_some(game, moves, seed + 1)
        else:
            state.apply_action(rng.choice(state.legal_actions()))
            moves -= 1
    return state if not state.is_terminal() else play_some(game, 1, seed + 1)


@pytest.mark.parametrize("table", every_table())
def test_open_spiel_finds_nothing_wrong(table: Table):
    pyspiel.random_sim_test(load(table), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("table", every_table())
def test_a_resampled_state_looks_the_same_to_its_player_and_can_be_played_on(table: Table):
    rng = random.Random(1)
    state = play_some(load(table), 12, 3)
    player = state.current_player()
    for _ in range(5):
        other = state.resample_from_infostate(player, rng.random)
        assert other.information_state_string(player) == state.information_state_string(player)
        assert other.information_state_tensor(player) == state.information_state_tensor(player)
        assert other.legal_actions() == state.legal_actions()
        other.apply_action(other.legal_actions()[0])
    assert str(state) != str(other)


@pytest.mark.parametrize("title", every_title())
def test_a_resampled_state_says_no_more_of_what_others_have_seen_than_its_player_knows(title: Title):
    state = play_some(pyspiel.load_game(f"serai_{title.name}"), 20, 1)
    player = state.current_player()
    other = state.resample_from_infostate(player, random.Random(1).random)
    assert other.now.seen == [state.now.seen[player]] * len(state.now.seen)


@pytest.mark.parametrize("title", every_title())
def test_open_spiels_searches_play(title: Title):
    game = pyspiel.load_game(f"serai_{title.name}")
    evaluator = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    searches = [
        mcts.MCTSBot(game, 2.0, SIMULATIONS, evaluator, random_state=np.random.RandomState(2)),
        ismcts.ISMCTSBot(game, evaluator, 2.0, SIMULATIONS, random_state=np.random.RandomState(3)),
    ]
    state = play_some(game, 10, 5)
    for move in range(MOVES):
        while state.is_chance_node():
            state.apply_action(state.chance_outcomes()[0][0])
        if state.is_terminal():
            break
        action = searches[move % 2].step(state)
        assert action in state.legal_actions()
        state.apply_action(action)


def test_every_game_is_registered_once():
    assert spiel.register() == NAMES
    assert set(NAMES) <= set(pyspiel.registered_names())

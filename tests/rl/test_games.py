"""Many games at once: arrays that say what the rules say, whatever the number of games."""

import numpy as np
import pytest
from tests.kit import Table, every_table, every_title

from serai.core.rng import Rng
from serai.core.state import OVER
from serai.core.title import Title
from serai.rl import Games

STEPS = 60


def games_at(table: Table, count: int, **settings: object) -> Games:
    return Games(table.title, count, seats=table.seats, options=table.options, **settings)  # type: ignore[arg-type]


@pytest.mark.parametrize("table", every_table())
def test_arrays_say_what_the_rules_say(table: Table):
    games = games_at(table, 2, seed=7)
    for _ in range(STEPS):
        for n, running in enumerate(games.batch.games):
            s = running.state
            assert games.actors[n] == s.actor() >= 0
            assert list(np.flatnonzero(games.masks[n])) == list(s.legal())
            assert games.observations[n].tolist() == games.batch.features.numbers(s, s.actor())
        games.step_at_random()


@pytest.mark.parametrize("title", every_title())
def test_a_game_is_the_same_whatever_the_number_of_games(title: Title):
    few, many = Games(title, 2, seed=3), Games(title, 5, seed=3)
    for _ in range(STEPS):
        assert np.array_equal(few.observations, many.observations[:2])
        assert np.array_equal(few.masks, many.masks[:2])
        few.step_at_random()
        many.step_at_random()


@pytest.mark.parametrize("title", every_title())
def test_a_seed_brings_the_same_games_again(title: Title):
    games = Games(title, 3, seed=11)
    start = games.observations.copy()
    games.step_at_random(50)
    after = games.observations.copy()
    games.reset(11)
    assert np.array_equal(games.observations, start)
    games.step_at_random(50)
    assert np.array_equal(games.observations, after)
    games.reset(12)
    games.step_at_random(50)
    assert not np.array_equal(games.observations, after)


@pytest.mark.parametrize("title", every_title())
def test_a_finished_game_is_paid_for_once_and_begins_anew(title: Title):
    games = Games(title, 4, seed=1)
    ended = 0
    while ended < 6:
        games.step_at_random()
        for n in range(games.count):
            if games.terminated[n]:
                ended += 1
                assert games.rewards[n].sum() == pytest.approx(0)
                assert games.rewards[n].max() <= 1
                assert games.actors[n] >= 0
                assert games.masks[n].any()
            else:
                assert not games.rewards[n].any()
    assert games.finished == ended


@pytest.mark.parametrize("title", every_title())
def test_a_game_that_does_not_begin_anew_waits_with_nothing_to_do(title: Title):
    games = Games(title, begin_anew=False)
    while not games.terminated[0]:
        games.step_at_random()
    assert games.actors[0] == OVER
    assert not games.masks.any()
    rewards = games.rewards.copy()
    games.step_at_random()
    assert np.array_equal(games.rewards, rewards)
    with pytest.raises(ValueError, match="game 0: action 0 is not legal"):
        games.step([0])


def test_a_game_can_be_cut_short():
    games = Games("cleocatra", 2, max_steps=5)
    games.step_at_random(5)
    assert games.truncated.all()
    assert not games.terminated.any()
    assert not games.rewards.any()
    games.step_at_random()
    assert not games.truncated.any()


def test_an_illegal_action_changes_nothing_anywhere():
    games = Games("cleocatra", 2)
    legal = int(np.flatnonzero(games.masks[0])[0])
    illegal = int(np.flatnonzero(games.masks[1] == 0)[0])
    before = games.observations.copy()
    for actions in ([legal, illegal], [legal, -1], [legal, 10**9]):
        with pytest.raises(ValueError, match=r"game 1: action .* is not legal; the mask says which are"):
            games.step(actions)
    with pytest.raises(ValueError, match="there are 2 games and 1 actions"):
        games.step([legal])
    assert np.array_equal(games.observations, before)


def test_arrays_are_made_once_and_cannot_be_written_to():
    games = Games("cleocatra", 2)
    seen = games.observations
    games.step_at_random(3)
    assert games.last()[0]["observation"] is seen
    with pytest.raises(ValueError, match="read-only"):
        seen[0, 0] = 1


def test_bad_settings_are_refused():
    with pytest.raises(ValueError, match="at least one game, not 0"):
        Games("cleocatra", 0)
    with pytest.raises(ValueError, match="there is no game 'chess'"):
        Games("chess")
    with pytest.raises(ValueError, match="is for 2 to 4 players, not 7"):
        Games("cleocatra", seats=7)
    with pytest.raises(ValueError, match="has no option"):
        Games("cleocatra", options={"cats": 9})
    with pytest.raises(ValueError, match="at least one step"):
        Games("cleocatra", max_steps=0)


@pytest.mark.parametrize("title", every_title())
def test_what_others_see_is_what_they_know(title: Title):
    games = Games(title, seed=2)
    games.step_at_random(40)
    s = games.batch.games[0].state
    for reader in range(games.seats + 1):
        assert games.seen_by(0, reader).tolist() == games.batch.features.numbers(s, reader)
        other = s.copy()
        title.redeterminise(other, reader, Rng(5))
        assert games.batch.features.numbers(other, reader) == games.seen_by(0, reader).tolist()

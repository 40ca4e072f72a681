"""Every game: no reader is told what it cannot know, be it a seat or the spectator."""

import pytest
from tests.conformance import checks
from tests.conformance.samples import ACTIONS_WATCHED, FEW, REDEALS, WATCHED, sample
from tests.kit import Table, every_table

from serai.core.play import any_action
from serai.core.rng import Rng
from serai.core.state import CHANCE, OVER


@pytest.mark.parametrize("table", every_table())
def test_a_reader_cannot_tell_a_redealt_state_from_the_true_one(table: Table):
    for number, s in enumerate(sample(table)):
        seeds = range(number, number + REDEALS)
        for reader in table.readers():
            checks.check_a_reader_cannot_tell_a_redealt_state(table.title, s, reader, seeds)


@pytest.mark.parametrize("table", every_table())
def test_actions_that_look_alike_leave_the_same_view(table: Table):
    for s in sample(table):
        for reader in table.readers():
            checks.check_actions_that_look_alike_leave_the_same_view(table.title, s, reader)


@pytest.mark.parametrize("table", every_table())
def test_a_redealt_state_contradicts_nothing_that_its_reader_has_seen(table: Table):
    """From set-up on, in games watched by one reader after another."""
    for seed in range(WATCHED):
        reader = (seed + len(table.options)) % (table.seats + 1)
        checks.check_a_redealt_state_contradicts_nothing_seen(
            table.title, table.new(), reader, Rng(seed), every=2, last=ACTIONS_WATCHED
        )


@pytest.mark.parametrize("table", every_table())
def test_a_preview_is_the_same_in_every_world_that_its_seat_holds_possible(table: Table):
    for number, s in enumerate(sample(table)):
        if s.actor() not in (CHANCE, OVER):
            action = int(any_action(s, Rng(number)))
            checks.check_a_preview_tells_no_secret(table.title, s, action, range(number, number + REDEALS))


@pytest.mark.parametrize("table", every_table())
def test_views_are_json_and_share_nothing(table: Table):
    for s in sample(table, FEW):
        checks.check_views(table.title, s)
        checks.check_players(table.title, s)


@pytest.mark.parametrize("table", every_table())
def test_features_have_the_declared_size_and_are_finite(table: Table):
    for s in sample(table):
        checks.check_features(table.title, s)


@pytest.mark.parametrize("table", every_table())
def test_a_game_without_secrets_shows_everybody_the_same(table: Table):
    for s in sample(table, FEW):
        checks.check_claim_of_no_secrets(table.title, s)

"""Every game: copies, positions as data, and records."""

import pytest
from tests.conformance import checks
from tests.conformance.samples import AHEAD, FEW, RECORDS, at_entries, sample
from tests.kit import Table, every_table

from serai.core.rng import Rng
from serai.core.state import OVER
from serai.games import dump_position, load_position


@pytest.mark.parametrize("table", every_table())
def test_a_copy_shares_nothing_with_its_original(table: Table):
    for seed, s in enumerate(sample(table, FEW)):
        checks.check_copies_share_nothing(s.copy(), Rng(seed), AHEAD)


@pytest.mark.parametrize("table", every_table())
def test_a_save_goes_to_json_and_back(table: Table):
    for s in sample(table):
        checks.check_save_and_restore(table.title, s)


@pytest.mark.parametrize("table", every_table())
def test_a_position_goes_to_json_and_back(table: Table):
    for s in sample(table):
        checks.check_dump_and_load(table.title, s)


@pytest.mark.parametrize("table", every_table())
def test_a_position_document_names_its_game_seats_and_options(table: Table):
    for s in at_entries(table):
        assert dump_position(load_position(dump_position(s))) == dump_position(s)


@pytest.mark.parametrize("table", every_table())
def test_every_field_has_one_row(table: Table):
    checks.check_layout(table.title, table.new())


@pytest.mark.parametrize("table", every_table())
def test_a_record_replays_to_the_same_digests(table: Table):
    for seed in range(RECORDS):
        match = checks.play_match(table.title, table.new(), Rng(seed), table.title.longest)
        assert match.state.actor() == OVER
        checks.check_record(table.title, match, from_position=False)


@pytest.mark.parametrize("table", every_table())
def test_a_record_may_begin_wherever_a_position_may(table: Table):
    for seed, s in enumerate(at_entries(table)):
        match = checks.play_match(table.title, s, Rng(seed), AHEAD)
        checks.check_record(table.title, match, from_position=True)

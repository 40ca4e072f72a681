"""Every game: its entry in the list, its options, its zones and its catalogue."""

import pytest
from tests.conformance import checks
from tests.kit import Table, every_table, every_title, option_sets, tables

from serai.core.title import Title


@pytest.mark.parametrize("title", every_title())
def test_the_entry_in_the_list_is_well_formed(title: Title):
    checks.check_title(title)


@pytest.mark.parametrize("title", every_title())
def test_every_option_set_and_every_number_of_seats_can_be_played(title: Title):
    found = list(tables(title))
    assert {table.seats for table in found} == set(title.seat_counts())
    assert all(any(table.options == options for table in found) for options in option_sets(title))


@pytest.mark.parametrize("table", every_table())
def test_every_action_of_the_catalogue_survives_text_and_arguments(table: Table):
    checks.check_catalogue(table.new())

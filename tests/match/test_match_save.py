"""Saves: a position goes on elsewhere exactly as it was, or not at all."""

import json

import pytest
from tests.kit import Table, every_title, positions, tables

from serai.core.title import Title
from serai.match.save import Save, restored, saved


def last_table(title: Title) -> Table:
    return list(tables(title))[-1]


@pytest.mark.parametrize("title", every_title())
def test_every_position_goes_on_as_it_was(title: Title):
    table = last_table(title)
    for s in positions(title, table.seats, table.options, count=60):
        save: Save = json.loads(json.dumps(saved(title, s)))
        again = restored(title, save)
        assert again.same_as(s)
        assert list(again.legal()) == list(s.legal())


@pytest.mark.parametrize("title", every_title())
def test_a_save_that_means_something_else_by_now_is_refused(title: Title):
    save = saved(title, last_table(title).new())
    with pytest.raises(ValueError, match="rules version 99"):
        restored(title, {**save, "rules": 99})
    with pytest.raises(ValueError, match="another position than before"):
        restored(title, {**save, "digest": "0" * 16})

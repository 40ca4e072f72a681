"""Every game: each refusal has a reason, each reason a text and a rule."""

import pytest
from tests.conformance import checks
from tests.conformance.samples import FEW, sample
from tests.conformance.texts import rule_anchors, text_keys
from tests.kit import Table, every_table, every_title

from serai.core.title import Title


@pytest.mark.parametrize("table", every_table())
def test_every_refusal_has_a_text_and_a_rule(table: Table):
    keys, anchors = text_keys(table.title), rule_anchors(table.title)
    for s in sample(table):
        checks.check_reasons(table.title, checks.reasons_given(s), keys, anchors)


@pytest.mark.parametrize("title", every_title())
def test_every_reason_of_the_table_has_a_text_and_a_rule(title: Title):
    numbers = title.new(title.most).game.catalogue.reasons
    checks.check_reasons(title, numbers, text_keys(title), rule_anchors(title))


@pytest.mark.parametrize("table", every_table())
def test_a_match_explains_and_refuses_by_the_same_predicate(table: Table):
    for s in sample(table, FEW):
        checks.check_explain(table.title, s)

"""Every game: play, its legal actions, its end, and that nothing is ever lost."""

import os
import subprocess
import sys

import pytest
from tests.conformance import checks
from tests.conformance.samples import GAMES, KNOWN, known, sample
from tests.kit import ROOT, Table, every_table, every_title
from tests.parity.digests import every_variant, game_digests

from serai.core.rng import Rng
from serai.core.title import Title

SEEDS_ELSEWHERE = 1  # games of each table played again in another process


@pytest.mark.parametrize("table", every_table())
def test_random_games_end_in_time_and_nothing_is_ever_wrong(table: Table):
    for seed in range(GAMES):
        checks.check_playout(table.title, table.new(), Rng(seed))


@pytest.mark.parametrize("table", every_table())
def test_what_is_listed_is_exactly_what_the_predicate_allows(table: Table):
    for s in sample(table):
        checks.check_legal_is_what_why_allows(s)


@pytest.mark.parametrize("table", every_table())
def test_the_sample_reaches_chance_decisions_and_the_end(table: Table):
    """Otherwise the other tests would have little to say."""
    found = known(table)
    assert len(found) == KNOWN
    assert any(s.step_name() == "" for s in found)
    assert len({s.step_name() for s in found}) > 1


@pytest.mark.parametrize("table", every_table())
def test_a_log_leads_to_the_same_positions_twice(table: Table):
    log = checks.check_playout(table.title, table.new(), Rng(GAMES))
    checks.check_same_log_same_digests(table.new, log)


@pytest.mark.parametrize("title", every_title())
def test_another_process_plays_the_same_games(title: Title):
    """With other hashes of texts, so that no order of a set or dictionary of them can matter."""
    here = [line for table in every_variant(title) for line in game_digests(table, range(SEEDS_ELSEWHERE))]
    command = [sys.executable, "-m", "tests.parity.digests", title.name, "0", str(SEEDS_ELSEWHERE)]
    for hash_seed in ("1", "2"):
        environment = os.environ | {"PYTHONHASHSEED": hash_seed}
        done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=True)
        assert done.stdout.splitlines()[1:] == here

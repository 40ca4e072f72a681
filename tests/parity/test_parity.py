"""The compiled and the interpreted build play the same games, position by position."""

import os
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.kit import ROOT, THOROUGH, every_title
from tests.parity.digests import every_variant

from serai.cli.shared import build
from serai.core.title import Title

GAMES = 300  # of each title, over all its tables, if there are two builds to compare
GAMES_AT_A_TABLE = 500  # of each number of seats and variant, for a night (make parity)
GAMES_INTERPRETED = 24  # when there is only one, and hashes of texts are all that could differ


def start(title: Title, first: int, last: int, **environment: str) -> subprocess.Popen[str]:
    """Begin to play the games with these seeds in a process of their own."""
    plain = {name: value for name, value in os.environ.items() if name != "SERAI_PURE"}
    return subprocess.Popen(
        [sys.executable, "-m", "tests.parity.digests", title.name, str(first), str(last)],
        cwd=ROOT,
        env=plain | environment,
        stdout=subprocess.PIPE,
        text=True,
    )


def digests(title: Title, games: int, **environment: str) -> tuple[set[str], list[str]]:
    """The build or builds that ran, and a line for each game; two processes share the work."""
    seeds = GAMES_AT_A_TABLE if THOROUGH else -(-games // len(every_variant(title)))
    halves = [start(title, 0, seeds // 2, **environment), start(title, seeds // 2, seeds, **environment)]
    with ThreadPoolExecutor() as readers:  # both are read at once, or one would wait for the other
        printed = list(readers.map(lambda half: half.communicate()[0].splitlines(), halves))
    assert [half.returncode for half in halves] == [0, 0]
    return {lines[0] for lines in printed}, sorted(line for lines in printed for line in lines[1:])


@pytest.mark.parametrize("title", every_title())
def test_both_builds_play_the_same_games(title: Title, capsys: pytest.CaptureFixture[str]):
    """Where nothing is compiled, two interpreted runs with different hashes of texts are compared.

    So also when this run itself is interpreted: a build may then be under way, and half of it in place.
    """
    expected = os.environ.get("SERAI_EXPECT_COMPILED") == "1"
    if expected or (build.is_built() and build.current() == build.COMPILED):
        compiled = digests(title, GAMES)
        interpreted = digests(title, GAMES, SERAI_PURE="1")
        assert compiled[0] == {build.COMPILED}, "a compiled build was expected; run 'make build'"
        assert interpreted[0] == {build.INTERPRETED}
        assert len(compiled[1]) >= GAMES
    else:
        with capsys.disabled():
            print(f"\n{title.name}: nothing compiled to compare with; two interpreted runs are compared.")
        compiled = digests(title, GAMES_INTERPRETED, SERAI_PURE="1", PYTHONHASHSEED="1")
        interpreted = digests(title, GAMES_INTERPRETED, SERAI_PURE="1", PYTHONHASHSEED="2")
        assert len(compiled[1]) >= GAMES_INTERPRETED
    assert compiled[1] == interpreted[1]

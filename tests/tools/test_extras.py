"""Whoever lacks an extra is told so in a sentence; and the public names are those of the docs."""

import subprocess
import sys

import pytest
from tests.kit import ROOT

import serai
from serai import extras
from serai.cli import main
from serai.core.state import OVER

HIDE = """
import sys
for name in {names!r}:
    sys.modules[name] = None
sys.path.insert(0, "src")
{code}
"""


def without(names: list[str], code: str) -> "subprocess.CompletedProcess[str]":
    """Run code where these modules are not installed."""
    command = [sys.executable, "-c", HIDE.format(names=names, code=code)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.mark.parametrize(
    ("missing", "code", "said"),
    [
        ("numpy", "import serai.rl", "learners cannot do without: run pip install 'serai[rl]'"),
        ("pettingzoo", "import serai.rl.aec", "run pip install 'serai[rl]'"),
        ("gymnasium", "import serai.rl.gym", "run pip install 'serai[rl]'"),
        ("pyspiel", "import serai.rl.spiel", "run pip install 'serai[spiel]'"),
        ("fastapi", "import serai.server", "the server cannot do without: run pip install 'serai[server]'"),
        ("apsw", "import serai.cli; sys.exit(serai.cli.main(['replay-all']))", "'serai[server]'"),
        (
            "openskill",
            "import serai.cli; sys.exit(serai.cli.main(['arena', 'cleocatra', '--into', '/nowhere/at/all']))",
            "ratings in the arena cannot do without: run pip install 'serai[arena]'",
        ),
        ("typer", "import serai.cli; sys.exit(serai.cli.main(['games']))", "'serai[terminal]'"),
    ],
)  # fmt: skip
def test_what_is_missing_is_named_with_the_extra_that_brings_it(missing: str, code: str, said: str):
    done = without([missing], code)
    assert done.returncode != 0
    last = done.stderr.strip().splitlines()[-1]
    assert f"{missing} is not installed" in last
    assert said in last
    if "serai.cli" in code:
        assert done.stderr.count("\n") == 1


def test_the_rules_matches_and_bots_need_no_extra():
    names = [module for _, modules in extras.EXTRAS.values() for module in modules]
    done = without(names, "import serai; print(len(serai.play('cleocatra', seed=1).log))")
    assert done.returncode == 0, done.stderr
    assert int(done.stdout) > 10


def test_an_unknown_module_is_just_not_installed():
    error = ModuleNotFoundError("No module named 'nothing'", name="nothing.at_all")
    assert extras.lacking(error) == "the module nothing is not installed"


def test_the_public_names_are_there():
    for name in serai.__all__:
        assert getattr(serai, name) is not None
    with pytest.raises(AttributeError, match="serai has no 'nothing'"):
        serai.nothing  # noqa: B018


def test_the_same_seed_brings_the_same_game():
    one, two = (serai.play("cleocatra", ["greedy", "random"], seed=5) for _ in range(2))
    assert one.log == two.log
    assert one.state.actor() == OVER
    assert serai.play("cleocatra", ["greedy", "random"], seed=6).log != one.log


def test_there_are_as_many_seats_as_bots_or_as_are_asked_for():
    assert serai.play("cleocatra", ["random"] * 3).state.game.seats == 3
    assert serai.play("cleocatra", seats=4).state.game.seats == 4
    with pytest.raises(ValueError, match="name one bot for all, or 4, not 2"):
        serai.play("cleocatra", ["random", "random"], seats=4)


def test_features_are_listed_with_their_numbers(capsys: pytest.CaptureFixture[str]):
    assert main(["features", "cleocatra", "--seats", "3"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["0", "actor.+0"]
    assert lines[2].split() == ["2", "actor.+2"]
    assert main(["features", "cleocatra", "--seats", "3", "--json"]) == 0
    assert capsys.readouterr().out.count('"') == 2 * len(lines)
    assert main(["features", "chess"]) == 2
    assert "there is no game 'chess'" in capsys.readouterr().err

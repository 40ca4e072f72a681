"""A game begun from the template is green at once, and bad names are refused."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tests.kit import ROOT

from serai.cli.commands.new_game import LIST, fill_template, new_game, with_game

NAME = "my_lagoon"
SUITES = ("tests/conformance", "tests/cli/test_texts.py", f"tests/games/{NAME}")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the source tree with a new game in it."""
    root = tmp_path_factory.mktemp("checkout")
    leave = shutil.ignore_patterns("*.so", "*.pyd", "__pycache__", "*.egg-info")
    for folder in ("src", "tests", "docs"):
        shutil.copytree(ROOT / folder, root / folder, ignore=leave)
    shutil.copy(ROOT / "pyproject.toml", root)
    new_game(NAME, root)
    return root


def run(checkout: Path, *arguments: str) -> str:
    """Run a Python module in the checkout; what it printed, after making sure that it succeeded."""
    environment = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST")}
    environment |= {"PYTHONPATH": str(checkout / "src"), "SERAI_PURE": "1", "SERAI_GAME": NAME}
    done = subprocess.run(
        [sys.executable, "-m", *arguments],
        cwd=checkout,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_new_game_passes_the_conformance_suite_and_its_own_tests(checkout: Path):
    about_itself = "tests/conformance/test_the_suite_itself.py"
    printed = run(checkout, "pytest", "-p", "no:cacheprovider", *SUITES, "--ignore", about_itself)
    assert " passed" in printed
    assert "skipped" not in printed


def test_a_new_game_can_be_played_by_bots_and_fuzzed(checkout: Path):
    assert NAME in run(checkout, "serai.cli", "games")
    assert "Points" in run(checkout, "serai.cli", "play", NAME, "--humans", "0", "--seed", "1")
    assert "no failures." in run(checkout, "serai.cli", "fuzz", NAME, "--games", "6", "--checks", "every")


@pytest.mark.parametrize("name", ["a", NAME, "name_of_twenty_chars"])
def test_a_new_game_is_in_good_style_whatever_its_name(checkout: Path, name: str):
    if name != NAME:
        new_game(name, checkout)
    folders = [f"{folder}/games/{name}" for folder in ("src/serai", "tests")]
    run(checkout, "ruff", "check", "--no-cache", str(LIST), *folders)
    run(checkout, "ruff", "format", "--no-cache", "--check", str(LIST), *folders)


def test_a_new_game_is_strictly_typed(checkout: Path):
    run(checkout, "mypy", f"src/serai/games/{NAME}", f"tests/games/{NAME}")


def test_nothing_of_the_template_is_left_to_fill_in():
    for path, text in fill_template("lagoon").items():
        assert "sample" not in str(path).lower()
        assert "sample" not in text.lower()


def test_the_list_stays_in_order():
    text = (ROOT / LIST).read_text(encoding="utf-8")
    for name in ("zoo", "aardvark"):
        text = with_game(text, name)
    imports = [line for line in text.splitlines() if line.startswith("from serai.games.")]
    assert imports == sorted(imports)
    assert "    ZOO,\n    AARDVARK,\n)" in text


@pytest.mark.parametrize("name", ["", "Lagoon", "my-game", "2d", "class", "_x", "a__b", "né", "../up", "a b"])
def test_a_name_that_no_module_can_have_is_refused(name: str, tmp_path: Path):
    with pytest.raises(ValueError, match="is not a valid name"):
        new_game(name, tmp_path)
    assert list(tmp_path.iterdir()) == []


def test_a_name_that_is_too_long_is_refused(tmp_path: Path):
    with pytest.raises(ValueError, match="too long"):
        new_game("a" * 21, tmp_path)


def test_a_game_that_is_there_already_is_not_overwritten():
    before = (ROOT / LIST).read_text(encoding="utf-8")
    with pytest.raises(ValueError, match="already exists: choose another name than 'cleocatra'"):
        new_game("cleocatra", ROOT)
    assert (ROOT / LIST).read_text(encoding="utf-8") == before


def test_outside_a_source_checkout_there_is_no_place_for_a_game(tmp_path: Path):
    with pytest.raises(ValueError, match="is not a source checkout of Serai"):
        new_game("lagoon", tmp_path)
    assert list(tmp_path.iterdir()) == []

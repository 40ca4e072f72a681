"""The examples run, and so does the code in the docs."""

import re
import subprocess
import sys
from typing import Any

import pytest
from tests.kit import ROOT

PAGES = ["docs/library.md", "docs/bots.md", "docs/learning.md", "README.md"]
CODE = re.compile(r"^```python\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@pytest.mark.parametrize("page", PAGES)
def test_the_code_of_a_page_runs(page: str, capsys: pytest.CaptureFixture[str]):
    blocks = CODE.findall((ROOT / page).read_text(encoding="utf-8"))
    assert blocks
    names: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, page, "exec"), names)


def run(*command: str) -> str:
    done = subprocess.run(
        [sys.executable, *command], cwd=ROOT, capture_output=True, text=True, timeout=600, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


def test_a_policy_learns_cleocatra():
    """Until it wins 80 % of 500 games."""
    told = run("examples/learn_cleocatra.py").splitlines()[-1]
    assert float(told.partition("wins ")[2].rstrip("%")) >= 80


def test_many_games_are_stepped_together():
    assert "steps/s" in run("examples/many_games.py", "--seconds", "0.05")

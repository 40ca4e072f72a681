"""A wheel installs like any other: no compiler, no Node, no checkout; and it plays, serves and trains."""

import os
import re
import shutil
import subprocess
import sys
import urllib.request
from pathlib import Path

import pytest
from tests.kit import ROOT, THOROUGH

from serai.cli.shared import build

PLAY = """
import serai
from serai.core import features, state
match = serai.play("cleocatra", ["greedy", "random"], seed=1)
print(match.title.winners(match.state), state.__file__)
"""
PEERS = """
import pyspiel
from pettingzoo.test import seed_test
from serai.rl import aec, spiel
for name in spiel.register():
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=False, verbose=False)
seed_test(lambda: aec.env("cleocatra"), 20)
print("they get on")
"""


class Installed:
    """An environment of its own, from which nothing of this one can be seen."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        subprocess.run([sys.executable, "-m", "venv", folder / "env"], check=True)
        self.bin = folder / "env" / "bin"
        self.environment = {
            name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "SERAI"))
        } | {"PATH": str(self.bin)}

    def install(self, what: str) -> None:
        done = self.run("python", "-m", "pip", "--disable-pip-version-check", "install", "--quiet", what)
        assert done.returncode == 0, done.stderr

    def run(self, *command: str) -> "subprocess.CompletedProcess[str]":
        return subprocess.run(
            [self.bin / command[0], *command[1:]],
            cwd=self.folder, env=self.environment, capture_output=True, text=True, timeout=900, check=False,
        )  # fmt: skip

    def said(self, *command: str) -> str:
        done = self.run(*command)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout

    def refused(self, *command: str) -> str:
        done = self.run(*command)
        assert done.returncode != 0
        return done.stderr.strip().splitlines()[-1]

    def front_page(self) -> str:
        """What a server says that is started from here."""
        data = str(self.folder / "data")
        command = [str(self.bin / "serai"), "serve", "--no-browser", "--port", "0", "--data", data]
        server = subprocess.Popen(
            command, env=self.environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        with server:
            assert server.stdout is not None
            try:
                for line in server.stdout:
                    found = re.search(r"http://127\.0\.0\.1:\d+", line)
                    if found:
                        with urllib.request.urlopen(found[0] + "/", timeout=30) as page:
                            return str(page.read().decode())
                raise AssertionError("the server has not said where it is")
            finally:
                server.terminate()


def wheel_into(folder: Path) -> Path:
    """A wheel of this checkout, which takes over what is compiled here."""
    command = [sys.executable, "-m", "build", "--outdir", str(folder)]
    # In full, as anybody would: the archive first, in an environment of its own, and the wheel from that.
    quick = [] if THOROUGH else ["--wheel", "--no-isolation", "--skip-dependency-check"]
    done = subprocess.run([*command, *quick], cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr
    (wheel,) = folder.glob("*.whl")
    return wheel


@pytest.mark.skipif(os.name != "posix", reason="environments look different there")
def test_a_wheel_plays_serves_and_trains_in_an_empty_environment(tmp_path: Path):
    wheel = wheel_into(tmp_path)
    here = Installed(tmp_path)
    here.install(str(wheel))
    listed = here.said("python", "-m", "pip", "list", "--format", "freeze")
    assert {line.partition("==")[0] for line in listed.split()} <= {
        "serai", "librt", "mypy_extensions", "pip", "setuptools"
    }  # fmt: skip
    assert ("cpython" in here.said("python", "-c", PLAY)) == build.is_built()
    for command, extra in (
        (("serai", "games"), "terminal"),
        (("python", "-c", "import serai.rl"), "rl"),
        (("python", "-c", "import serai.server"), "server"),
    ):
        assert f"run pip install 'serai[{extra}]'" in here.refused(*command)
    assert "py.typed" in here.said("python", "-c", "import os, serai; print(os.listdir(serai.__path__[0]))")
    here.install(f"{wheel}[server,rl,spiel,arena]")
    assert "The extra 'server'" in here.said("serai", "doctor")
    assert "<script" in here.front_page()
    shutil.copy(ROOT / "examples" / "learn_cleocatra.py", tmp_path)
    assert "wins" in here.said("python", "learn_cleocatra.py")
    assert "they get on" in here.said("python", "-c", PEERS)
    assert '"bot": "greedy"' in here.said(
        "serai", "arena", "cleocatra", "--bots", "random,greedy", "--games", "2", "--json"
    )
    assert "report.html" in here.said("serai", "lab", "cleocatra", "--bots", "random", "--games", "2")

"""The real command, run as people run it: in a process of its own."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import serai
from serai.cli import main

COMMAND = [sys.executable, "-m", "serai.cli"]
SOURCE = str(Path(serai.__file__).resolve().parents[1])


def environment(**more: str) -> dict[str, str]:
    """This process's, without the size of a terminal that readline may have left there."""
    inherited = {name: value for name, value in os.environ.items() if name not in ("LINES", "COLUMNS")}
    return {**inherited, "PYTHONPATH": SOURCE, "PYTHONIOENCODING": "utf-8", "NO_COLOR": "1", **more}


def run(
    *words: str, typed: str = "", folder: Path | None = None, **more: str
) -> subprocess.CompletedProcess[str]:
    """`serai WORDS` with these lines typed, in this folder."""
    return subprocess.run(
        [*COMMAND, *words],
        input=typed,
        cwd=folder,
        env=environment(**more),
        capture_output=True,
        encoding="utf-8",
        timeout=100,
        check=False,
    )


def refused(done: subprocess.CompletedProcess[str]) -> str:
    """The one sentence on standard error with which a command ends that was given bad input."""
    assert done.returncode == 2, done.stderr
    assert done.stdout == ""
    return only_sentence(done.stderr)


def refused_here(capsys: pytest.CaptureFixture[str], *words: str | Path) -> str:
    """The same of a command run in this process, which is faster."""
    assert main([str(word) for word in words]) == 2
    shown = capsys.readouterr()
    assert shown.out == ""
    return only_sentence(shown.err)


def only_sentence(text: str) -> str:
    lines = text.splitlines()
    assert len(lines) == 1, text
    assert lines[0].startswith("serai: ")
    assert lines[0].endswith(".")
    return lines[0]


def heed_control_c() -> None:
    """A test run in the background is deaf to the signal, and so would be whatever it starts."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)

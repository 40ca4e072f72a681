"""The doctor says what runs, how and why; and a build knows whether it can be made."""

import os
import sys
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from serai import __version__
from serai.cli.commands import doctor
from serai.cli.shared import build
from serai.games import GAMES


def test_every_game_and_the_core_are_named_with_their_build(capsys: pytest.CaptureFixture[str]):
    doctor.doctor()
    printed = capsys.readouterr().out
    assert f"Serai {__version__} on Python {sys.version.split()[0]}" in printed
    assert f"The core runs {build.current()}." in printed
    for title in GAMES:
        assert f"{title.name} runs {build.current()}." in printed


def test_pure_source_is_what_was_asked_for(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("SERAI_PURE", "1")
    assert doctor.advice().startswith("SERAI_PURE is set")


def test_what_makes_bots_weaker_is_said_and_nothing_else(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(build, "current", lambda: build.COMPILED)
    monkeypatch.setattr(doctor, "cores", lambda: 2)
    assert doctor.about_bots() == []
    monkeypatch.setattr(doctor, "cores", lambda: 1)
    assert "one core" in doctor.about_bots()[0]
    monkeypatch.setattr(build, "current", lambda: build.INTERPRETED)
    assert "weaker" in doctor.about_bots()[0]


@pytest.fixture
def interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    """As if nothing had been compiled."""
    monkeypatch.delenv("SERAI_PURE", raising=False)
    monkeypatch.setattr(build, "current", lambda: build.INTERPRETED)


@pytest.mark.usefixtures("interpreted")
def test_without_a_compiler_nothing_can_be_done_and_nothing_is_wrong(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("CC", "/nonexistent/cc")
    assert doctor.advice() == (
        "Nothing is compiled, because no C compiler was found; everything works, but more slowly."
    )


@pytest.mark.usefixtures("interpreted")
def test_with_a_compiler_the_doctor_prescribes_a_build(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("CC", sys.executable)
    monkeypatch.setattr("sysconfig.get_path", lambda name: str(Path(__file__).parent))
    monkeypatch.setattr(Path, "exists", lambda path: True)
    assert doctor.advice().endswith("run 'make build'.")


@pytest.mark.usefixtures("interpreted")
def test_without_the_headers_of_python_the_doctor_names_them(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    monkeypatch.setenv("CC", sys.executable)
    monkeypatch.setattr("sysconfig.get_path", lambda name: str(tmp_path))
    assert "Python.h" in doctor.advice()


def test_a_build_older_than_its_source_is_stale(monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    core = tmp_path / "core"
    core.mkdir()
    source, compiled = core / "state.py", core / f"state{EXTENSION_SUFFIXES[0]}"
    monkeypatch.setattr(build, "PACKAGE", tmp_path)
    source.touch()
    assert not build.is_built()
    assert not build.is_stale()
    compiled.touch()
    os.utime(source, (1, 1))
    assert build.is_built()
    assert not build.is_stale()
    os.utime(source)
    os.utime(compiled, (1, 1))
    assert build.is_stale()
    monkeypatch.delenv("SERAI_PURE", raising=False)
    monkeypatch.setattr(build, "current", lambda: build.COMPILED)
    assert doctor.advice() == "The rules were compiled when this package was built."
    monkeypatch.setattr(build, "is_checkout", lambda: True)
    assert doctor.advice() == "The compiled rules are older than their source: run 'make build'."


def test_without_a_compiler_make_build_says_so_and_goes_on(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    monkeypatch.setenv("CC", "/nonexistent/cc")
    stamp = tmp_path / "built"
    assert build.main(stamp) == 0
    assert not stamp.exists()
    assert capsys.readouterr().out == (
        "Nothing is compiled, because no C compiler was found; "
        "everything works interpreted, but more slowly.\n"
    )


@pytest.mark.parametrize(
    ("said", "is_gcc"),
    [
        ("cc (Debian 12.2.0-14) 12.2.0\nCopyright (C) 2022 Free Software Foundation, Inc.", True),
        ("Debian clang version 14.0.6\nTarget: x86_64-pc-linux-gnu", False),
    ],
)
def test_a_compiler_is_known_by_what_it_says_and_not_by_its_name(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, said: str, is_gcc: bool
):
    compiler = tmp_path / "cc"
    compiler.write_text(f"#!/bin/sh\ncat <<END\n{said}\nEND\n", encoding="utf-8")
    compiler.chmod(0o755)
    monkeypatch.setenv("CC", f"{compiler} -pthread")
    assert build.is_gcc() == is_gcc

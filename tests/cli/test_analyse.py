"""`serai analyse` and `hint`: a bot's opinion of a saved game, and of the choice to be made."""

import io
import json
import time
from pathlib import Path

import pytest

import serai
from serai.bots.analysis import judge
from serai.cli import main
from serai.cli.shared import build
from serai.core.level import Level
from serai.core.state import CHANCE
from serai.games import find
from serai.match.match import Match
from serai.match.record import write_record

CLEOCATRA = find("cleocatra")
CHOICES = 5


@pytest.fixture
def match() -> Match:
    """The first choices of a game, in each of which the first action is played."""
    match = Match(CLEOCATRA, CLEOCATRA.new(2), bytes(32), readers=())
    match.begin()
    for _ in range(CHOICES):
        match.play(int(match.state.actor()), int(match.state.legal()[0]))
    return match


@pytest.fixture
def file(match: Match, tmp_path: Path) -> Path:
    file = tmp_path / "game.json"
    file.write_text(write_record(match, ["human", "greedy"]))
    return file


def test_every_choice_of_a_record_is_judged(file: Path, match: Match, capsys: pytest.CaptureFixture[str]):
    assert main(["analyse", str(file), "--json"]) == 0
    lines = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    choices = [
        number
        for number, s in enumerate(match.positions(0, len(match.log) - 1))
        if s.actor() != CHANCE and len(s.legal()) > 1
    ]
    assert [line["number"] for line in lines] == choices
    for line in lines:
        assert sum(line["results"]) == pytest.approx(1)
        assert line["cost"] >= 0
        assert (line["better"] == line["action"]) == (line["cost"] == 0)


@pytest.mark.skipif(build.current() == build.INTERPRETED, reason="compiled rules are promised")
def test_a_finished_game_is_analysed_in_seconds(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    """The promise is 20 s on two cores; here on one, in CPU time, whatever else the machine does."""
    file = tmp_path / "whole.json"
    file.write_text(write_record(serai.play(CLEOCATRA, ["casual", "casual"], seed=3), ["casual", "casual"]))
    began = time.process_time()
    assert main(["analyse", str(file), "--json"]) == 0
    assert time.process_time() - began < 10
    assert len(capsys.readouterr().out.splitlines()) > 30


@pytest.mark.parametrize(("language", "opinion"), [("en", "One bot’s opinion"), ("de", "Meinung eines Bots")])
def test_an_analysis_is_told_in_words(
    file: Path, capsys: pytest.CaptureFixture[str], language: str, opinion: str
):
    assert main(["analyse", str(file), "--full", "--language", language]) == 0
    assert opinion in capsys.readouterr().out


def test_a_gift_that_was_passed_by_costs_something(match: Match):
    """Some first action of this game is worse than what a bot would have played."""
    level = Level(150, 1e9, turns=2)
    costs = []
    for number, s in enumerate(match.positions(0, len(match.log) - 1)):
        if s.actor() != CHANCE and len(s.legal()) > 1:
            costs.append(judge(CLEOCATRA, s, number, match.log[number].action, level).cost)
    assert max(costs) > 0


def test_a_hint_names_choices_and_loses_nothing(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("sys.stdin", io.StringIO("hint\nq\nn\n"))
    assert main(["play", "cleocatra", "--seed", "7"]) == 0
    shown = capsys.readouterr().out
    assert "% to win)" in shown
    assert "one bot’s opinion" in shown

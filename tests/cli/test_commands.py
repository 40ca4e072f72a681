"""The commands beside `play`."""

import json

import pytest
from tests.cli.command import refused, refused_here, run

from serai.cli import main
from serai.cli.commands import games
from serai.core.play import any_action
from serai.core.rng import Rng
from serai.core.state import OVER
from serai.games import find
from serai.match.match import Match
from serai.match.record import write_record

CLEOCATRA = find("cleocatra")


@pytest.fixture
def record():
    """A recorded game of two random players, as plain data."""
    match = Match(CLEOCATRA, CLEOCATRA.new(2), bytes(32), readers=())
    match.begin()
    rng = Rng(1)
    while match.state.actor() != OVER:
        match.play(int(match.state.actor()), int(any_action(match.state, rng)))
    return json.loads(write_record(match, ["random", "human"]))


@pytest.fixture
def saved(record, tmp_path):
    """Save the record, with some fields changed."""

    def saved(**changes):
        file = tmp_path / "game.json"
        file.write_text(json.dumps(record | changes))
        return file

    return saved


def test_help_names_every_command():
    done = run("--help")
    assert done.returncode == 0
    for command in ("games", "play", "replay", "perft", "fuzz", "bench", "doctor", "new-game"):
        assert f"  {command} " in done.stdout


def test_games_are_listed_with_their_options():
    done = run("games")
    assert done.returncode == 0
    assert "cleocatra: " in done.stdout
    assert "mode=basic|advanced" in done.stdout


def test_perft_counts_the_ways_to_begin(capsys):
    """Two seats may start, then a tile of one of five colours is drawn."""
    assert main(["perft", "cleocatra", "--depth", "2"]) == 0
    assert capsys.readouterr().out.splitlines() == ["1 2", "2 10"]
    assert "the depth must be at least 1" in refused_here(capsys, "perft", "cleocatra", "--depth", "0")


def test_a_record_is_told_as_a_story(saved):
    done = run("replay", str(saved()))
    assert done.returncode == 0
    assert "Rose bot draws" in done.stdout
    assert "Teal draws" in done.stdout
    assert "total" in done.stdout


def test_an_unfinished_record_says_so(saved, record):
    half = len(record["log"]) // 2
    changes = {"log": record["log"][:half], "digests": record["digests"][:half], "scores": [], "winners": []}
    done = run("replay", str(saved(**changes)))
    assert done.returncode == 0
    assert "over yet." in done.stdout


def test_a_record_in_order_verifies(saved, record):
    done = run("replay", "--verify", str(saved()))
    assert done.returncode == 0
    assert f"{len(record['log'])} actions of Cleocatra, all legal" in done.stdout


def test_a_changed_action_is_named(saved, record):
    log = [*record["log"]]
    place = next(number for number, text in enumerate(log) if text.startswith("team"))
    log[place] = "team PU3"
    sentence = refused(run("replay", "--verify", str(saved(log=log))))
    assert f"log, action {place + 1} (team PU3)" in sentence
    assert "That tile isn’t part of the pyramids" in sentence


def test_a_changed_chance_outcome_is_named(saved, record, capsys):
    log = [*record["log"]]
    log[1] = "draw gold" if log[1] != "draw gold" else "draw blue"
    sentence = refused_here(capsys, "replay", "--verify", saved(log=log))
    assert f"log, action 2 ({log[1]}): leads to a different position" in sentence


def test_an_action_that_cannot_be_read_is_named(saved, record, capsys):
    log = [*record["log"][:5], "jump over", *record["log"][6:]]
    assert "log, action 6: 'jump' is not a verb" in refused_here(capsys, "replay", saved(log=log))


def test_a_changed_digest_score_or_winner_is_found(saved, record, capsys):
    digests = [*record["digests"][:-1], "0" * 16]
    place = f"log, action {len(digests)} "
    for change, answer in (
        ({"digests": digests}, place),
        ({"scores": [99, 99]}, "scores: the record says [99, 99]"),
        ({"winners": [0, 1]}, "winners: the record says [0, 1]"),
    ):
        assert answer in refused_here(capsys, "replay", "--verify", saved(**change))


def test_a_record_without_digests_cannot_be_verified(saved, capsys):
    assert "nothing can be verified" in refused_here(capsys, "replay", "--verify", saved(digests=[]))


@pytest.mark.parametrize(
    ("changes", "answer"),
    [
        ({"format": 9}, "format: this program reads formats 1 and 2, not 9"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"rules": 99}, "rules: the record follows version 99"),
        ({"players": ["one"]}, "cleocatra is for 2 to 4 players, not 1"),
        ({"options": {"mode": "odd"}}, "option mode: 'odd' is not one of"),
        ({"log": "all of it"}, "log: must be a list of strings"),
        ({"cats": 9}, "cats: is not a field of a record"),
    ],
)
def test_a_bad_record_is_one_sentence_that_names_the_file_and_the_place(saved, changes, answer, capsys):
    sentence = refused_here(capsys, "replay", saved(**changes))
    assert "game.json: " in sentence
    assert answer in sentence


def test_a_bug_is_one_sentence_too(monkeypatch, capsys):
    def broken(*_):
        raise RuntimeError("the cat is out")

    monkeypatch.setattr(games, "list_games", broken)
    monkeypatch.delenv("SERAI_TRACE", raising=False)
    assert main(["games"]) == 1
    assert "this is a bug in Serai (RuntimeError: the cat is out)" in capsys.readouterr().err


def test_doctor_says_how_the_rules_run(capsys):
    assert main(["doctor"]) == 0
    assert "cleocatra runs" in capsys.readouterr().out


def test_the_other_commands_refuse_bad_input_in_one_sentence(capsys):
    assert "must be at least 1" in refused_here(capsys, "fuzz", "cleocatra", "--games", "0")
    assert "there is no game 'chess'" in refused_here(capsys, "bench", "chess")
    assert "is not a valid name" in refused_here(capsys, "new-game", "Not A Name")
    assert "No such command" in refused_here(capsys, "paly")

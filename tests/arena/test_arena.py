"""The arena: who meets whom, what a fault costs, and results that depend on nothing but the seed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from contextlib import suppress
from pathlib import Path

import pytest
from tests.cli.command import heed_control_c

from serai.arena.entrants import make_entrant
from serai.arena.playing import Result, play_game
from serai.arena.schedule import Event, Game, pairings, schedule
from serai.arena.standings import standings, wilson
from serai.cli.commands.arena import arena, play_event
from serai.games import find

GAME = "cleocatra"


class First:
    """Takes the first legal action."""

    def choose(self, state, rng):
        return state.legal()[0]


class Raises:
    def choose(self, state, rng):
        raise RuntimeError("no idea")


class Cheats:
    def choose(self, state, rng):
        return -5


class Sleeps:
    def choose(self, state, rng):
        time.sleep(60)


class Hangs:
    def choose(self, state, rng):
        while True:
            with suppress(Exception):
                time.sleep(0)


class Leaves:
    def choose(self, state, rng):
        sys.exit("enough")


class Dies:
    """Ends its process, in the first game that it plays in the folder of `FATAL`."""

    def choose(self, state, rng):
        mark = Path(os.environ["FATAL"]) / "died"
        if not mark.exists():
            mark.touch()
            os._exit(1)
        return state.legal()[0]


class Doomed:
    def choose(self, state, rng):
        os._exit(1)


class Shapeless:
    pass


class Unmade:
    def __init__(self):
        raise RuntimeError("not today")


def named(kind: type) -> str:
    return f"{__name__}:{kind.__name__}"


def event(*bots: str, games: int = 4, seats: int = 2, seconds: float = 60.0) -> Event:
    title = find(GAME)
    return Event(GAME, seats, title.write_options(title.read_options({})), list(bots), games, 7, seconds, 1)


def untimed(results: dict[int, Result]) -> list[tuple[int, list[int], list[int], str]]:
    return [(r.number, r.winners, r.scores, r.fault) for _, r in sorted(results.items())]


def test_everybody_meets_everybody_once_at_two_seats():
    assert pairings(3, 2) == [[0, 1], [0, 2], [1, 2]]


def test_at_more_seats_each_bot_sits_alone_among_each_other():
    assert pairings(2, 4) == [[0, 1, 1, 1], [1, 0, 0, 0]]


def test_each_deal_is_played_from_every_seat():
    games = list(schedule(event("random", "greedy", games=4)))
    assert [(game.line_up, game.deal) for game in games] == [
        ([0, 1], 0), ([1, 0], 0), ([0, 1], 1), ([1, 0], 1),
    ]  # fmt: skip


@pytest.mark.parametrize("workers", [2, 4])
def test_the_number_of_workers_changes_nothing(tmp_path: Path, workers: int):
    one = play_event(event("random", named(First)), tmp_path / "one", workers=1)
    many = play_event(event("random", named(First)), tmp_path / "many", workers=workers)
    assert untimed(one) == untimed(many)


def test_a_busy_machine_changes_no_answer_of_a_level():
    assert make_entrant("strong", find(GAME)).level.seconds > 1e6


def test_a_run_that_was_stopped_goes_on_and_ends_like_one_that_was_not(tmp_path: Path):
    whole = play_event(event("random", named(First)), tmp_path / "whole", workers=1)
    lines = (tmp_path / "whole").read_text().splitlines()
    (tmp_path / "cut").write_text("\n".join([*lines[:2], lines[2][:9]]))
    resumed = play_event(event("random", named(First)), tmp_path / "cut", workers=1)
    assert untimed(resumed) == untimed(whole)
    kept = (tmp_path / "cut").read_text()
    assert untimed(play_event(event("random", named(First)), tmp_path / "cut", workers=1)) == untimed(whole)
    assert (tmp_path / "cut").read_text() == kept, "nothing is played a third time"


@pytest.mark.parametrize("ending", [signal.SIGINT, signal.SIGKILL])
def test_a_run_that_was_ended_leaves_games_but_no_process(tmp_path: Path, ending: signal.Signals):
    command = [sys.executable, "-m", "serai.cli", "arena", GAME, "--bots", "greedy,strong", "--games", "80"]
    running = subprocess.Popen(
        [*command, "--workers", "2", "--into", str(tmp_path)],
        start_new_session=True, preexec_fn=heed_control_c, stderr=subprocess.PIPE, text=True,
    )  # fmt: skip
    with running:
        while not any(file.stat().st_size for file in tmp_path.glob("*.jsonl")):
            assert running.poll() is None
            time.sleep(0.01)
        running.send_signal(ending)
        assert running.stderr is not None
        told = running.stderr.read()  # which ends when the last process of it has
    if ending == signal.SIGINT:
        assert running.returncode == 130
        assert "of 80 games; the same command goes on" in told
    (kept,) = tmp_path.glob("*.jsonl")
    assert 0 < len(kept.read_text().splitlines()) < 80


def test_games_of_a_process_that_died_are_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setenv("FATAL", str(tmp_path))
    played = play_event(event("random", named(Dies)), tmp_path / "played", workers=2)
    assert (tmp_path / "died").exists()
    assert untimed(played) == untimed(
        play_event(event("random", named(First)), tmp_path / "first", workers=1)
    )


def test_processes_that_always_die_are_given_up(tmp_path: Path):
    with pytest.raises(ValueError, match="the worker processes keep dying"):
        play_event(event("random", named(Doomed)), tmp_path / "doomed", workers=2)


def test_a_bot_whose_file_has_changed_begins_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [str(tmp_path), *sys.path])
    (tmp_path / "changing.py").write_text("class Bot:\n    pass\n")
    before = event("random", "changing:Bot").name()
    assert event("random", "changing:Bot").name() == before
    (tmp_path / "changing.py").write_text("class Bot:\n    choose = None\n")
    assert event("random", "changing:Bot").name() != before


@pytest.mark.parametrize(
    ("kind", "reason"),
    [
        (Raises, "raised RuntimeError: no idea"),
        (Leaves, "raised SystemExit: enough"),
        (Cheats, "answered -5, which is not legal"),
        (Sleeps, "took longer than 0.5 s for an action"),
        (Hangs, "took longer than 0.5 s for an action"),
    ],
)
def test_a_bot_at_fault_loses_the_game_and_the_reason_is_told(kind: type, reason: str):
    result = play_game(event(named(kind), "random", seconds=0.5), Game(0, [0, 1], 0))
    assert result.winners == [1]
    assert reason in result.fault


def test_the_better_bot_has_the_higher_rating():
    played = event("random", "greedy", games=20)
    results = [(game, play_game(played, game)) for game in schedule(played)]
    best, last = standings(played, results)
    assert best.bot == "greedy"
    assert best.win_rate > last.win_rate
    assert best.interval[0] > last.interval[1]


def played_by(line_up: list[int], scores: list[int], deal: int = 0) -> tuple[Game, Result]:
    winners = [seat for seat, score in enumerate(scores) if score == max(scores)]
    seats = range(len(line_up))
    return Game(0, line_up, deal), Result(0, winners, scores, [0.1 for _ in seats], [5 for _ in seats], "")


def test_at_more_seats_only_the_bot_that_sits_alone_is_counted():
    four = event("random", "greedy", seats=4)
    games = [played_by([0, 1, 1, 1], [3, 4, 5, 9]), played_by([1, 0, 0, 0], [8, 4, 5, 7])]
    best, last = standings(four, games)
    assert (best.bot, best.games, best.win_rate, best.mean_score) == ("greedy", 1, 1.0, 8)
    assert (last.bot, last.games, last.win_rate, last.mean_score) == ("random", 1, 0.0, 3)


def test_alone_bots_are_set_beside_each_other_by_what_they_made_of_a_deal():
    alone = event("random", "greedy", seats=1)
    deals = [played_by([bot], [20 * bot + deal], deal) for bot in (0, 1) for deal in range(3)]
    lost = played_by([1], [], 3)[0], Result(0, [], [], [0.1], [1], "greedy raised")
    best, last = standings(alone, [*deals, lost])
    assert (best.bot, best.games, best.win_rate, best.mean_score) == ("greedy", 4, 0.75, 21)
    assert best.faults == {"greedy raised": 1}
    assert (last.bot, last.games, last.win_rate) == ("random", 3, 0.0)
    assert best.rating > last.rating


def test_the_bot_of_the_page_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    page = (Path(__file__).parents[2] / "docs" / "arena.md").read_text("utf-8")
    (tmp_path / "eager.py").write_text(page.partition("```python\n")[2].partition("```")[0], "utf-8")
    monkeypatch.chdir(tmp_path)
    result = play_game(event("eager:Eager", "random"), Game(0, [0, 1], 0))
    assert result.fault == ""
    assert len(result.scores) == 2


def test_half_of_few_games_says_little():
    low, high = wilson(5, 10)
    assert (round(low, 2), round(high, 2)) == (0.24, 0.76)


def test_a_line_of_json_has_what_a_program_needs(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    arena(GAME, "random,greedy", 2, None, (), 1, 60.0, 1, tmp_path, True)
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert {"bot", "games", "win_rate", "interval", "mean_score", "rating", "ms_per_move"} <= set(rows[0])


@pytest.mark.parametrize(
    ("bots", "games", "sentence"),
    [
        ("random,nobody", 2, "there is no bot 'nobody'"),
        ("random", 2, "at least two bots"),
        ("random,random", 2, "named once"),
        ("random,greedy", 0, "at least 1"),
        ("random,nowhere:Bot", 2, "cannot be imported"),
        ("random,nowhere:", 2, "write your own as module:Class"),
        (f"random,{__name__}:Shapeless", 2, "needs a method choose"),
        (f"random,{__name__}:Unmade", 2, r"can't be created \(RuntimeError: not today\)"),
        (f"random,{__name__}:GAME", 2, "can't be created"),
    ],
)
def test_what_is_wrong_is_said_in_one_sentence(tmp_path: Path, bots: str, games: int, sentence: str):
    with pytest.raises(ValueError, match=sentence):
        arena(GAME, bots, games, None, (), 1, 60.0, 1, tmp_path, False)


@pytest.mark.parametrize("seconds", [0, -1, float("nan"), float("inf")])
def test_a_bot_must_have_time(tmp_path: Path, seconds: float):
    with pytest.raises(ValueError, match="must have some time for an action"):
        arena(GAME, "random,greedy", 2, None, (), 1, seconds, 1, tmp_path, False)


def test_there_is_at_least_one_worker(tmp_path: Path):
    with pytest.raises(ValueError, match="workers must be at least 1, not 0"):
        arena(GAME, "random,greedy", 2, None, (), 1, 60.0, 0, tmp_path, False)


def test_the_table_names_bots_in_full(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    arena(GAME, f"random,{named(Raises)}", 2, None, (), 1, 60.0, 1, tmp_path, False)
    table, _, fault = capsys.readouterr().out.partition("Lost")
    assert "random" in table
    assert "…" not in table
    assert fault.startswith(f" 2 games by a fault: {named(Raises)} raised")


def test_an_alarm_of_somebody_else_still_rings():
    rung = []
    before = signal.signal(signal.SIGALRM, lambda number, frame: rung.append(number))
    held = signal.setitimer(signal.ITIMER_REAL, 0.05)
    try:
        play_game(event("random", named(First)), Game(0, [0, 1], 0))
        until = time.monotonic() + 10
        while not rung and time.monotonic() < until:
            time.sleep(0.01)
    finally:
        signal.signal(signal.SIGALRM, before)
        signal.setitimer(signal.ITIMER_REAL, *held)
    assert rung

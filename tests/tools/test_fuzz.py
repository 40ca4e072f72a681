"""Fuzzing finds what is wrong, saves it as a record that replays, and finds the same in every run."""

from dataclasses import dataclass
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.conformance import toy
from tests.conformance.toy import Magpies, Toy

from serai.cli.commands import fuzz
from serai.cli.commands.fuzz import Broken, Job, Slow, play_checked, play_job, seed_of
from serai.core.rng import Rng
from serai.core.state import Step
from serai.games import find
from serai.match.record import read_record, replay

SPYING: dict[str, str | int] = {"spying": "on"}


@dataclass
class Played:
    log: list[int]
    found: str  # nothing, if all was well


def play(title: Toy, slowly: bool = False) -> Played:
    """One checked game of a toy, by the same seed each time."""
    start = title.new(2, SPYING)
    log: list[int] = []
    try:
        play_checked(title, start.copy(), Rng(1), log, Slow(title, start) if slowly else None)
    except (Broken, ValueError) as error:
        return Played(log, str(error))
    return Played(log, "")


def with_step(number: int, step: Step[Any]) -> Any:
    """A way to lay the table with one step replaced."""
    return lambda seats, options: toy.lay_out(seats, options, steps={**toy.STEPS, number: step})


class TestChecks:
    @pytest.mark.parametrize("slowly", [False, True])
    def test_a_sound_game_has_no_faults(self, slowly: bool):
        played = play(Toy(), slowly)
        assert played.found == ""
        assert played.log

    def test_slow_checks_do_not_change_the_game(self):
        assert play(Toy()).log == play(Toy(), slowly=True).log

    def test_a_fault_is_found_after_the_first_action_that_has_it(self):
        def faults(s: Magpies) -> list[str]:
            return ["a thing was shown"] if s.things.count(toy.SHOWN) else []

        played = play(Toy(faults=faults))
        assert played.found == "a thing was shown"
        assert sum(toy.SHOW.base <= action < toy.SHOW.end for action in played.log) == 1

    def test_pieces_that_come_or_go_are_found(self):
        played = play(Toy(census=lambda s: {"nest": int(s.things.count(toy.NEST))}))
        assert played.found.startswith("pieces have come or gone")

    def test_a_game_that_goes_on_too_long_is_found(self):
        title = Toy()
        title.longest = 5
        assert play(title).found == "the game goes on after 5 actions"

    @pytest.mark.parametrize(
        ("actions", "found"),
        [
            ([], "nobody can do anything, yet the game is not over"),
            ([3, 2], "the legal actions are not ascending"),
            ([2, 2], "the legal actions are not ascending"),
            ([2, 50], "an action is not in the catalogue"),
            ([-1, 2], "an action is not in the catalogue"),
        ],
    )
    def test_a_list_of_actions_that_is_not_in_order_is_found(self, actions: list[int], found: str):
        with pytest.raises(Broken, match=found):
            fuzz.check_legal(actions, 50)

    def test_a_list_that_differs_from_the_predicate_is_found(self):
        class Narrow(toy.Act):
            def legal(self, s: Magpies, seat: i64, arg: i64) -> vec[i64]:
                return super().legal(s, seat, arg)[1:]

        title = Toy(new_game=with_step(toy.ACT, Narrow()))
        assert play(title).found == ""
        assert play(title, slowly=True).found.startswith("legal and why differ about 'stash")

    def test_a_save_that_loses_something_is_found(self):
        class Forgetful(Magpies):
            def save(self) -> dict[str, Any]:
                return {**super().save(), "sheet": [0] * len(self.sheet)}

        title = Toy(new_game=lambda seats, options: toy.lay_out(seats, options, kind=Forgetful))
        assert play(title, slowly=True).found == "digest: this is not what was saved"

    def test_a_copy_that_shares_something_is_found(self):
        class Sharing(Magpies):
            def copy(self) -> Magpies:
                s = super().copy()
                s.sheet = self.sheet
                return s

        title = Toy(new_game=lambda seats, options: toy.lay_out(seats, options, kind=Sharing))
        assert "copy" in play(title, slowly=True).found


class TestJobs:
    def test_a_game_is_the_same_whatever_job_it_is_in(self):
        whole = play_job(Job("cleocatra", 2, {"mode": "basic"}, 1, 0, 4, fuzz.SAMPLED))
        parts = [
            play_job(Job("cleocatra", 2, {"mode": "basic"}, 1, first, 2, fuzz.SAMPLED)) for first in (0, 2)
        ]
        assert whole.steps == sum(part.steps for part in parts)

    def test_every_game_of_a_run_has_a_seed_of_its_own(self):
        jobs = list(fuzz.jobs(find("cleocatra"), 2_000, 1, None, fuzz.SAMPLED))
        seeds = {seed_of(job, job.first + number) for job in jobs for number in range(job.games)}
        assert len(seeds) == 2_000

    @pytest.mark.parametrize("games", [1, 7, 1_000, 100_000])
    def test_games_are_spread_evenly_over_all_tables(self, games: int):
        title = find("cleocatra")
        shares: dict[str, int] = {}
        for job in fuzz.jobs(title, games, 1, None, fuzz.SAMPLED):
            table = f"{job.seats} {job.options}"
            assert job.first == shares.get(table, 0)
            shares[table] = shares.get(table, 0) + job.games
        assert sum(shares.values()) == games
        assert max(shares.values()) - min(shares.values()) <= 1


class TestRuns:
    def test_a_run_on_all_cores_counts_its_games_and_finds_nothing(self, capsys: pytest.CaptureFixture[str]):
        assert fuzz.fuzz("cleocatra", games=9) == 0
        printed = capsys.readouterr().out
        assert " 9 games," in printed
        assert "no failures." in printed

    def test_a_failure_is_saved_as_a_record_that_replays(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ):
        title = Toy(faults=lambda s: ["a thing was shown"] if s.things.count(toy.SHOWN) else [])
        monkeypatch.setattr(fuzz, "find", lambda name: title)
        assert fuzz.fuzz("magpies", games=2, seats=2, into=tmp_path) == 1
        printed = capsys.readouterr().out
        assert "2 failures." in printed
        saved = sorted(tmp_path.iterdir())
        assert len(saved) == 2
        for path in saved:
            assert f"a thing was shown. Replay it with: serai replay {path}" in printed
            match = replay(read_record(path.read_text(encoding="utf-8")), title)
            assert title.faults(match.state) == ["a thing was shown"]

    def test_a_crash_of_the_rules_is_saved_up_to_the_action_before(
        self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
    ):
        class Crashing(toy.MaySpy):
            def apply(self, s: Magpies, seat: i64, arg: i64, action: i64) -> None:
                raise IndexError("there is no such thing")

        title = Toy(new_game=with_step(toy.MAY_SPY, Crashing()))
        monkeypatch.setattr(fuzz, "find", lambda name: title)
        assert fuzz.fuzz("magpies", games=1, seats=2, into=tmp_path) == 1
        printed = capsys.readouterr().out
        assert "IndexError: there is no such thing" in printed
        (path,) = tmp_path.iterdir()
        match = replay(read_record(path.read_text(encoding="utf-8")), title)
        assert match.state.step_name() == "Crashing"

    def test_only_so_many_failures_are_saved(self, tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
        title = Toy(faults=lambda s: ["everything"])
        monkeypatch.setattr(fuzz, "find", lambda name: title)
        fuzz.fuzz("magpies", games=fuzz.MOST_SAVED + 5, seats=2, into=tmp_path)
        assert len(list(tmp_path.iterdir())) == fuzz.MOST_SAVED

    @pytest.mark.parametrize(
        ("changed", "sentence"),
        [
            ({"game": "chess"}, "there is no game 'chess'"),
            ({"games": 0}, "must be at least 1, not 0"),
            ({"seats": 9}, "for 2 to 4 players, not 9"),
            ({"checks": "some"}, "'every' or 'sampled', not 'some'"),
        ],
    )
    def test_bad_input_is_one_sentence(self, changed: dict[str, Any], sentence: str):
        given = SimpleNamespace(**{"game": "cleocatra", "games": 1, "seats": 2, "checks": "every"} | changed)
        with pytest.raises(ValueError, match=sentence):
            fuzz.fuzz(given.game, given.games, seats=given.seats, checks=given.checks)

"""Data files: a game's reconstructed numbers changed from outside, and named wherever they were used.

A process plays a game with one set of numbers, so whatever changes them runs in a process of its own.
"""

from __future__ import annotations

import json
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context
from pathlib import Path
from typing import Any

import pytest
from tests.cli.command import refused, run

from serai.api import play
from serai.cli.shared.inputs import read_numbers
from serai.core.data import Number
from serai.core.title import Title
from serai.games import GAMES, find
from serai.match.record import read_record, replay, write_record

GAME = "sultans_wishes"
CHANGES = {"extra_task_points.0": 12, "task_cards.T01.hearts": 4}


def apart(do: Any, *args: Any) -> Any:
    """What a function returns or raises in a process of its own."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        return pool.submit(do, *args).result()


def data_file(folder: Path, numbers: Any, game: str = GAME, name: str = "mine.json") -> Path:
    file = folder / name
    file.write_text(json.dumps({"game": game, "numbers": numbers}), "utf-8")
    return file


def play_record(game: str, numbers: dict[str, int]) -> str:
    """A record of a game at random, played with changed numbers."""
    title = find(game)
    title.change_numbers(numbers)
    match = play(title, ["random"], seed=1)
    return write_record(match, ["random"] * title.fewest)


def changed_tables(numbers: dict[str, int]) -> list[int]:
    """What the rules, the view and the words make of changed numbers."""
    title = find(GAME)
    title.change_numbers(numbers)
    from serai.games.sultans_wishes import components as box
    from serai.games.sultans_wishes import view, words

    return [
        int(box.HEARTS_OF[0]), view.CARD_VIEWS[0]["hearts"], words.CARD["T01"]["hearts"],
        int(box.EXTRA_TASK_POINTS[0]), view.PLACES[0],
    ]  # fmt: skip


def change(game: str, numbers: dict[str, Any]) -> dict[str, int]:
    title = find(game)
    title.change_numbers(numbers)
    return title.changed_numbers()


def replay_with(text: str, numbers: dict[str, int]) -> int:
    record = read_record(text)
    title = find(record.game)
    title.change_numbers(numbers)
    return len(replay(record, title).log)


def test_rules_views_and_words_follow_a_changed_number():
    assert apart(changed_tables, CHANGES) == [4, 4, 4, 12, 12]
    assert apart(changed_tables, {}) == [2, 2, 2, 6, 6]


@pytest.mark.parametrize("title", GAMES, ids=lambda title: title.name)
def test_every_number_that_can_be_changed_is_within_its_bounds_and_has_one_name(title):
    numbers = numbers_of(title)
    assert len({number.name for number in numbers}) == len(numbers)
    assert all(number.least <= number.value <= number.most for number in numbers)
    assert title.parts.data is None or title.parts.data.faults == []


@pytest.mark.parametrize("title", GAMES, ids=lambda title: title.name)
def test_games_can_be_played_with_any_number_at_its_least(title):
    """As far as what must hold between numbers allows it: each table's last number."""
    last = {number.name.partition(".")[0]: number for number in numbers_of(title)}
    numbers = {n.name: n.least for name, n in last.items() if name not in ("ratings", "whims")}
    record = read_record(apart(play_record, title.name, numbers))
    assert record.numbers == {name: value for name, value in numbers.items() if value != own(title)[name]}


def numbers_of(title: Title) -> list[Number]:
    return title.parts.data.numbers if title.parts.data is not None else []


def own(title: Title) -> dict[str, int]:
    return {number.name: number.value for number in numbers_of(title)}


def test_a_record_names_its_changed_numbers_and_replays_with_no_others():
    text = apart(play_record, GAME, CHANGES)
    record = read_record(text)
    assert record.numbers == CHANGES
    assert apart(replay_with, text, CHANGES) == len(record.log)
    with pytest.raises(ValueError, match=r"made with changed numbers \(extra_task_points.0 = 12, .* its own"):
        replay(record, find(GAME))
    with pytest.raises(ValueError, match=r"made with changed numbers .* has changed numbers"):
        apart(replay_with, text, {"extra_task_points.0": 13})


def test_a_record_without_changes_says_nothing_of_numbers_and_refuses_changed_ones():
    text = apart(play_record, GAME, {})
    assert "numbers" not in json.loads(text)
    with pytest.raises(ValueError, match="made with its own numbers"):
        apart(replay_with, text, CHANGES)


@pytest.mark.parametrize(
    ("numbers", "sentence"),
    [
        ({"task_cards.T99.hearts": 3}, "there is no such number"),
        ({"hand": 4}, "is printed, public or fixed by the rules"),
        ({"task_cards.T01.task": 1}, "is printed, public or fixed by the rules"),
        ({"extra_task_points.2": 3}, "is printed, public or fixed by the rules"),
        ({"wares.A01.price": 99}, "from 0 to 7, not 99"),
        ({"wares.A01.price": "cheap"}, "from 0 to 7, not 'cheap'"),
        ({"simple_wishes.S01.hearts": 30}, "ask for 37 hearts, and its cards carry 13"),
        ({"final_wishes.F01.cards": 8, "task_cards.T01.hearts": 9}, None),
    ],
)
def test_what_is_wrong_with_a_number_is_said_in_one_sentence(numbers: dict[str, Any], sentence: str | None):
    if sentence is None:
        assert apart(change, GAME, numbers) == numbers
    else:
        with pytest.raises(ValueError, match=sentence):
            apart(change, GAME, numbers)


def test_what_holds_between_the_numbers_of_other_games():
    with pytest.raises(ValueError, match="each must be more than the one before"):
        apart(change, "cutie", {"ratings.0": 70})
    with pytest.raises(ValueError, match="multiples of five, not 12"):
        apart(change, "five_tribes", {"whims.W01.gold": 12})
    with pytest.raises(ValueError, match="there is no such number in cleocatra"):
        apart(change, "cleocatra", {"cats": 2})


def test_a_game_that_is_in_use_keeps_its_numbers():
    title = find(GAME)
    title.new(2)
    with pytest.raises(ValueError, match="in use already"):
        title.change_numbers(CHANGES)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[1]", "with game and numbers"),
        ("{}", "game: must be the name of a game"),
        ('{"game": 3, "numbers": {}}', "game: must be the name of a game"),
        ('{"game": "sultans_wishes"}', "numbers: must be an object"),
        ('{"game": "sultans_wishes", "numbers": [1]}', "numbers: must be an object"),
        ('{"gmae": "sultans_wishes", "numbers": {}}', "gmae: is not a field"),
        ('{"game": "sultans_wishes", "number": {}}', "number: is not a field"),
        ('{"game": "cutie", "numbers": {}}', "of cutie, not of sultans_wishes"),
        ('{"game": "sultans_wishes", "numbers": {}, "more": 1}', "more: is not a field"),
        ("{", "not JSON"),
    ],
)
def test_a_file_that_is_no_data_file_is_refused(tmp_path: Path, text: str, sentence: str):
    file = tmp_path / "mine.json"
    file.write_text(text, "utf-8")
    with pytest.raises(ValueError, match=sentence):
        read_numbers(file, find(GAME))


def test_the_commands_take_data_files_and_say_what_is_wrong_with_them(tmp_path: Path):
    bad = data_file(tmp_path, {"wares.A01.price": 99}, name="bad.json")
    data_file(tmp_path, CHANGES)
    assert "from 0 to 7, not 99" in refused(run("lab", GAME, "--data", str(bad), folder=tmp_path))
    few = ("--bots", "random", "--games", "2", "--workers", "1")
    assert "not 99" in refused(run("lab", GAME, *few, "--compare", "data=bad.json", folder=tmp_path))
    made = run("lab", GAME, *few, "--data", "mine.json", "--compare", "data=none", folder=tmp_path)
    assert made.returncode == 0, made.stderr
    report = (tmp_path / "report.html").read_text("utf-8")
    assert "task_cards.T01.hearts is 4 instead of 2" in report
    assert "--compare data=none --data mine.json" in report
    assert "data=mine.json" in report
    listed = run("lab", GAME, "--list-data", "--data", "mine.json", folder=tmp_path).stdout
    assert "extra_task_points.0: 6 (0 to 30), changed to 12" in listed
    assert "no reconstructed numbers" in run("lab", "cleocatra", "--list-data", folder=tmp_path).stdout


def test_a_saved_game_is_replayed_with_its_data_file_and_not_without(tmp_path: Path):
    data_file(tmp_path, CHANGES)
    (tmp_path / "game.json").write_text(apart(play_record, GAME, CHANGES), "utf-8")
    assert "made with changed numbers" in refused(run("replay", "game.json", "--verify", folder=tmp_path))
    done = run("replay", "game.json", "--verify", "--data", "mine.json", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "made with changed numbers" in refused(run("analyse", "game.json", folder=tmp_path))
    done = run("analyse", "game.json", "--json", "--data", "mine.json", folder=tmp_path)
    assert done.returncode == 0, done.stderr


PAGE = (Path(__file__).parents[2] / "docs" / "lab.md").read_text("utf-8")
COMMANDS = [line.partition("#")[0] for line in PAGE.splitlines() if line.startswith("serai lab ")]


@pytest.mark.parametrize("command", COMMANDS)
def test_the_commands_of_the_page_work(tmp_path: Path, command: str):
    (tmp_path / "mine.json").write_text(PAGE.partition("```json\n")[2].partition("```")[0], "utf-8")
    data_file(tmp_path, {"plates.P01.extra": 4}, name="other.json")
    few = ("--games", "2", "--bots", "random", "--workers", "1", "-o", "short.html")
    done = run(*command.split()[1:], *few, folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "--list-data" in command or "How to read this" in (tmp_path / "short.html").read_text("utf-8")

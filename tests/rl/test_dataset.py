"""Records as data: a row for each decision, as JSON lines and as Parquet."""

import json
from pathlib import Path

import pytest
from pyarrow import parquet
from tests.kit import every_title

import serai
from serai.cli import main
from serai.core.features import features_of
from serai.core.title import Title
from serai.match.record import write_record


@pytest.fixture
def saved(tmp_path: Path) -> Path:
    """A folder with three games of Cleocatra."""
    for seed in range(3):
        save(serai.find("cleocatra"), tmp_path / f"game-{seed}.json", seed)
    return tmp_path


def save(title: Title, file: Path, seed: int) -> serai.Match:
    match = serai.play(title, seed=seed)
    file.write_text(write_record(match, ["random"] * int(match.state.game.seats)), encoding="utf-8")
    return match


@pytest.mark.parametrize("title", every_title())
def test_each_decision_is_a_row_with_what_the_seat_saw_could_do_and_did(title: Title, tmp_path: Path):
    match = save(title, tmp_path / "one.json", 4)
    output = tmp_path / "rows.jsonl"
    assert main(["export", str(tmp_path / "one.json"), "--format", "jsonl", "--output", str(output)]) == 0
    rows = [json.loads(line) for line in output.read_text(encoding="utf-8").splitlines()]
    numbered = {row["number"]: row for row in rows}
    assert [row["action"] for row in rows] == [entry.action for entry in match.log if entry.actor >= 0]
    features = features_of(match.start)
    for number, s in enumerate(match.positions(0, len(match.log))):
        if number in numbered and number % 5 == 0:
            row = numbered[number]
            assert row["seat"] == s.actor()
            assert row["mask"][row["action"]] == 1
            assert sum(row["mask"]) == len(s.legal())
            assert row["observation"] == [round(slot, 6) for slot in features.numbers(s, row["seat"])]
    winners = title.winners(match.state)
    assert all((row["value"] > 0) == (row["seat"] in winners) for row in rows if row["value"])


def test_parquet_has_the_same_rows_and_says_what_they_mean(saved: Path, tmp_path: Path):
    lines, file = tmp_path / "rows.jsonl", tmp_path / "rows.parquet"
    assert main(["export", str(saved), "--format", "jsonl", "--output", str(lines)]) == 0
    assert main(["export", str(saved), "--format", "parquet", "--output", str(file)]) == 0
    table = parquet.read_table(file)
    rows = [json.loads(line) for line in lines.read_text(encoding="utf-8").splitlines()]
    assert table.num_rows == len(rows)
    assert table.column("action").to_pylist() == [row["action"] for row in rows]
    assert table.column("mask").to_pylist() == [row["mask"] for row in rows]
    said = json.loads(table.schema.metadata[b"serai"])
    assert (said["game"], said["seats"]) == ("cleocatra", 2)
    assert len(said["names"]) == len(rows[0]["observation"])
    assert len(said["actions"]) == len(rows[0]["mask"])


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["export", *arguments]) == 2
    return capsys.readouterr().err


def test_what_is_wrong_is_said_in_a_sentence(saved: Path, capsys: pytest.CaptureFixture[str]):
    one = str(saved / "game-0.json")
    assert "no format 'csv'; there are record, jsonl, parquet" in refused(capsys, one, "--format", "csv")
    assert "name a file for it with --output" in refused(capsys, one, "--format", "parquet")
    other = saved / "other.json"
    save(serai.find("cutie"), other, 1)
    assert "export each by itself" in refused(capsys, one, str(other), "--format", "jsonl")
    assert "nowhere.json cannot be read" in refused(capsys, "nowhere.json", "--format", "jsonl")
    empty = saved / "empty"
    empty.mkdir()
    assert "there is no saved game in this folder" in refused(capsys, str(empty), "--format", "jsonl")
    other.write_text("{}", encoding="utf-8")
    assert "other: format" in refused(capsys, str(other), "--format", "jsonl")


def test_a_game_that_is_not_over_has_no_value(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    match = serai.play("cleocatra", seed=1)
    match.rewind(30)
    file = tmp_path / "begun.json"
    file.write_text(write_record(match, ["random", "random"]), encoding="utf-8")
    assert main(["export", str(file), "--format", "jsonl"]) == 0
    rows = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert rows
    assert all(row["value"] is None for row in rows)


@pytest.mark.parametrize("form", ["jsonl", "parquet"])
def test_an_export_that_fails_leaves_what_was_there(
    saved: Path, capsys: pytest.CaptureFixture[str], form: str
):
    (saved / "other.json").write_text("{}", encoding="utf-8")
    output = saved / "rows"
    output.write_text("before", encoding="utf-8")
    before = sorted(saved.iterdir())
    assert "other: format" in refused(capsys, str(saved), "--format", form, "--output", str(output))
    assert output.read_text(encoding="utf-8") == "before"
    assert sorted(saved.iterdir()) == before
    nowhere = str(saved / "nowhere" / "rows")
    one = str(saved / "game-0.json")
    assert "cannot be written: " in refused(capsys, one, "--format", form, "--output", nowhere)

"""The benchmark prints what it promises: every figure, of both builds if both are there."""

import json
from contextlib import redirect_stdout
from io import StringIO

import pytest
from rich.console import Console

from serai.cli.commands import bench
from serai.cli.shared import build


@pytest.fixture(scope="module")
def lines() -> list[bench.Line]:
    """The figures of a very short run, as programs get them: one JSON line for each."""
    with redirect_stdout(StringIO()) as printed:
        bench.bench("cleocatra", as_json=True, seconds=0.01, memory_games=40)
    return [json.loads(line) for line in printed.getvalue().splitlines()]


def test_the_first_line_is_the_calibration(lines: list[bench.Line]):
    assert lines[0]["metric"] == bench.CALIBRATION
    assert lines[0]["build"] == build.INTERPRETED
    assert lines[0]["value"] > 0


def test_every_line_names_its_table_build_metric_and_value(lines: list[bench.Line]):
    for line in lines:
        assert {"game", "seats", "options", "build", "metric", "value"} <= set(line)


def test_every_metric_is_measured_at_the_smallest_and_the_largest_table(lines: list[bench.Line]):
    builds = {build.COMPILED, build.INTERPRETED} if build.is_built() else {build.INTERPRETED}
    measured = {
        (line["build"], line["seats"], line["options"].get("mode"), line["metric"])
        for line in lines
        if line["metric"] in bench.METRICS
    }
    assert measured == {
        (kind, seats, mode, metric)
        for kind in builds
        for seats in (2, 4)
        for mode in ("basic", "advanced", None)
        for metric in bench.METRICS
    }


def test_memory_is_watched_once(lines: list[bench.Line]):
    assert len([line for line in lines if line["metric"] == bench.MEMORY]) == 1


def test_a_ratio_says_how_many_times_better_the_compiled_figure_is():
    table = {"game": "cleocatra", "seats": 2, "options": {}}
    figures = [
        table | {"build": build.COMPILED, "metric": "moves/s", "value": 900},
        table | {"build": build.COMPILED, "metric": "legal us", "value": 0.5},
        table | {"build": build.INTERPRETED, "metric": "moves/s", "value": 30},
        table | {"build": build.INTERPRETED, "metric": "legal us", "value": 20},
    ]
    assert [(line["metric"], line["value"]) for line in bench.ratios(figures)] == [
        ("moves/s, times interpreted", 30),
        ("legal us, times interpreted", 40),
    ]


def test_people_get_a_table(lines: list[bench.Line]):
    out = StringIO()
    bench.show(lines, Console(file=out, width=140))
    printed = out.getvalue()
    assert "CPython adds ten million numbers in" in printed
    assert "more memory after" in printed
    assert printed.count(build.INTERPRETED) >= 6
    for metric in bench.METRICS:
        assert metric.split()[0] in printed


@pytest.mark.parametrize(
    ("game", "seconds", "games", "sentence"),
    [
        ("chess", 1.0, 1, "there is no game 'chess'"),
        ("cleocatra", 0.0, 1, "seconds must be more than 0"),
        ("cleocatra", 1.0, 0, "must be at least 1, not 0"),
    ],
)
def test_bad_input_is_one_sentence(game: str, seconds: float, games: int, sentence: str):
    with pytest.raises(ValueError, match=sentence):
        bench.bench(game, seconds=seconds, memory_games=games)

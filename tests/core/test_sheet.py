"""Points are written on a line of a seat's sheet, and the lines come to its score."""

from librt.vecs import vec
from mypy_extensions import i64

from serai.core import sheet


def test_points_go_to_a_line_and_to_the_score():
    score, lines = vec[i64]([0, 0]), vec[i64]([0] * 6)
    sheet.gain(score, lines, 1, 2, 5)
    sheet.gain(score, lines, 1, 0, 1)
    assert list(score) == [0, 6]
    assert sheet.by_line(lines, 1, ["cats", "helpers", "bonus"]) == {"cats": 1, "helpers": 0, "bonus": 5}


def test_a_sheet_adds_up_or_not():
    score, lines = vec[i64]([3, 4]), vec[i64]([1, 2, 4, 1])
    assert sheet.adds_up(score, lines, 0)
    assert not sheet.adds_up(score, lines, 1)


def test_the_best_and_the_best_of_the_others():
    values = vec[i64]([-4, 7, -9])
    assert sheet.best(values) == 7
    assert [sheet.best_of_others(values, seat) for seat in range(3)] == [7, -4, 7]
    assert sheet.leaders(vec[i64]([3, 1, 3])) == [0, 2]
    assert sheet.best_of_others(vec[i64]([12]), 0) == 0

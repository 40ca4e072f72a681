"""A score sheet: each seat's points by what they are for, and their total beside it.

`score` is [seat], `sheet` is [seat, line].
"""

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.rows import MOST


def gain(score: vec[i64], sheet: vec[i64], seat: i64, line: i64, points: i64) -> None:
    """Give a seat points and write them on a line of its sheet, which holds no more than MOST."""
    place = seat * (i64(len(sheet)) // i64(len(score))) + line
    points = min(points, MOST - sheet[place])
    score[seat] += points
    sheet[place] += points


def add_up(score: vec[i64], sheet: vec[i64]) -> None:
    """Make each seat's score what its lines come to."""
    lines = i64(len(sheet)) // i64(len(score))
    for seat in range(i64(len(score))):
        score[seat] = 0
        for line in range(seat * lines, seat * lines + lines):
            score[seat] += sheet[line]


def by_line(sheet: vec[i64], seat: int, names: list[str]) -> dict[str, int]:
    """A seat's points by the names of the lines."""
    first = seat * len(names)
    return {name: int(sheet[first + line]) for line, name in enumerate(names)}


def adds_up(score: vec[i64], sheet: vec[i64], seat: i64) -> bool:
    """Whether a seat's lines come to its score."""
    lines = i64(len(sheet)) // i64(len(score))
    total: i64 = 0
    for line in range(seat * lines, seat * lines + lines):
        total += sheet[line]
    return total == score[seat]


def leaders(score: vec[i64]) -> list[int]:
    """The seats with the most points."""
    return [seat for seat in range(len(score)) if score[seat] == best(score)]


def best(values: vec[i64]) -> i64:
    """The largest of the seats' values."""
    most = values[0]
    for value in values:
        if value > most:
            most = value
    return most


def best_of_others(values: vec[i64], seat: i64) -> i64:
    """The largest value of another seat; without opponents 0."""
    most: i64 = 0
    nobody = True
    for other in range(i64(len(values))):
        if other != seat and (nobody or values[other] > most):
            most = values[other]
            nobody = False
    return most

"""What is asked of any row of numbers."""

from librt.vecs import vec
from mypy_extensions import i64


def count(values: vec[i64], value: i64) -> i64:
    """How often a value occurs."""
    n: i64 = 0
    for other in values:
        if other == value:
            n += 1
    return n


def band(bounds: vec[i64], value: i64) -> i64:
    """How many of some bounds a value has reached."""
    n: i64 = 0
    for least in bounds:
        if value >= least:
            n += 1
    return n


def find(values: vec[i64], value: i64) -> i64:
    """The first place where a value occurs, or -1 if it does not."""
    for place in range(i64(len(values))):
        if values[place] == value:
            return place
    return -1

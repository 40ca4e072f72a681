"""What is asked of any row of numbers."""

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.vectors import band, count, find


def test_a_value_is_counted_wherever_it_occurs():
    row = vec[i64]([3, -1, 3, 0])
    assert [count(row, value) for value in (3, -1, 0, 7)] == [2, 1, 1, 0]
    assert count(vec[i64](), 0) == 0


def test_a_value_is_found_where_it_occurs_first():
    row = vec[i64]([3, -1, 3, 0])
    assert [find(row, value) for value in (3, -1, 0, 7)] == [0, 1, 3, -1]


def test_a_band_is_how_many_bounds_have_been_reached():
    bounds = vec[i64]([51, 71, 91])
    assert [band(bounds, value) for value in (-3, 50, 51, 90, 91, 1000)] == [0, 0, 1, 2, 3, 3]

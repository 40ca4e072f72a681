"""What differs between two views, put where it belongs, gives the later one; tests/server has whole games."""

import pytest

from serai.core.differences import differences

BEFORE = {"actor": 0, "row": [1, 2, 3], "players": [{"score": 1, "own": None}, {"score": 2, "own": {"a": 1}}]}


@pytest.mark.parametrize(
    ("change", "paths"),
    [
        ({}, []),
        ({"actor": 1}, [["actor"]]),
        ({"row": [1, 5, 3]}, [["row", 1]]),
        ({"row": [1, 2]}, [["row"]]),
        ({"row": [1, 2, 3, 4], "actor": 1}, [["actor"], ["row"]]),
        ({"players": [{"score": 1, "own": {}}, {"score": 2, "own": {"a": 2}}]},
         [["players", 0, "own"], ["players", 1, "own", "a"]]),
        ({"players": [{"score": 1}, {"score": 2, "own": {"a": 1}}]}, [["players", 0]]),
    ],
)  # fmt: skip
def test_no_more_is_said_than_what_differs(change: dict[str, object], paths: list[object]):
    after = {**BEFORE, **change}
    found = differences(BEFORE, after)
    assert [path for path, _ in found] == paths
    for path, value in found:
        there: object = after
        for step in path:
            there = there[step]  # type: ignore[index]
        assert value == there


def test_a_view_with_other_parts_is_said_as_a_whole():
    assert differences({"a": 1}, {"b": 1}) == [([], {"b": 1})]

"""Chance: by weight, from a key, and each event from its own stream."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kit import looks_fair

from serai.match.chance import KEY_BYTES, draw, new_key

KEY = bytes(range(32))
EVENTS = 6_000


@pytest.mark.parametrize("weights", [[1, 1], [1, 2, 3], [5, 1, 1, 1], [7] * 13])
def test_outcomes_come_up_by_their_weights(weights: list[int]):
    drawn = Counter(draw(KEY, event, weights) for event in range(EVENTS))
    assert looks_fair([drawn[index] for index in range(len(weights))], weights)


def test_the_test_of_weights_can_fail():
    drawn = Counter(draw(KEY, event, [1, 1, 1]) for event in range(EVENTS))
    assert not looks_fair([drawn[index] for index in range(3)], [3, 3, 4])


def test_different_keys_are_as_fair_as_different_events():
    drawn = Counter(draw(number.to_bytes(32, "big"), 0, [1, 2, 3]) for number in range(EVENTS))
    assert looks_fair([drawn[index] for index in range(3)], [1, 2, 3])


@given(
    key=st.binary(min_size=32, max_size=32),
    event=st.integers(0, 10**6),
    weights=st.lists(st.integers(1, 10**9), min_size=1, max_size=60),
)
def test_an_event_falls_the_same_way_every_time(key: bytes, event: int, weights: list[int]):
    index = draw(key, event, weights)
    assert 0 <= index < len(weights)
    assert draw(key, event, weights) == index


def test_what_has_no_weight_does_not_happen():
    assert {draw(KEY, event, [0, 1, 0]) for event in range(200)} == {1}


def test_values_that_would_favour_the_first_are_drawn_again():
    """A total of two thirds of all values: a plain remainder would give the first half twice the share."""
    third = (1 << 256) // 3
    drawn = Counter(draw(KEY, event, [third, third]) for event in range(EVENTS))
    assert looks_fair([drawn[0], drawn[1]])


def test_new_keys_are_long_and_different():
    keys = {new_key() for _ in range(5)}
    assert len(keys) == 5
    assert {len(key) for key in keys} == {KEY_BYTES}

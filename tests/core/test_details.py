"""A frame's detail holds several numbers side by side, each by its name."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.core.details import Detail

LAYOUT = Detail()
SIZE, TARGET, LATE = LAYOUT.part(4), LAYOUT.part(6), LAYOUT.part(1)


@given(st.integers(0, 15), st.integers(0, 63), st.integers(0, 1))
def test_parts_come_out_as_they_were_put_in(size: int, target: int, late: int):
    detail = SIZE.put(size) | TARGET.put(target) | LATE.put(late)
    assert (SIZE.of(detail), TARGET.of(detail), LATE.of(detail)) == (size, target, late)


@pytest.mark.parametrize("value", [-1, 16])
def test_a_value_that_does_not_fit_is_an_error(value: int):
    with pytest.raises(AssertionError):
        SIZE.put(value)


def test_more_parts_than_a_frame_can_carry_are_an_error():
    with pytest.raises(ValueError, match="48 bits"):
        LAYOUT.part(40)

"""Sets in one word behave as sets."""

from hypothesis import given
from hypothesis import strategies as st

from serai.core import bits

members = st.sets(st.integers(0, 61))


def word(group: set[int]) -> int:
    return sum(1 << n for n in group)


@given(members)
def test_the_size_is_the_number_of_members(group: set[int]):
    assert bits.size(word(group)) == len(group)


@given(members.filter(bool))
def test_the_lowest_member_is_the_smallest(group: set[int]):
    assert bits.lowest(word(group)) == min(group)


@given(members)
def test_the_members_are_listed_in_order(group: set[int]):
    assert bits.members(word(group)) == sorted(group)

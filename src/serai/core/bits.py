"""Small sets kept in one word: bit n is set when n is a member (n below 62)."""

from mypy_extensions import i64


def size(group: i64) -> i64:
    """How many members the set has."""
    n: i64 = 0
    while group:
        group &= group - 1
        n += 1
    return n


def lowest(group: i64) -> i64:
    """The smallest member of a set that has one."""
    n: i64 = 0
    while not group & 1:
        group >>= 1
        n += 1
    return n


def members(group: int) -> list[int]:
    """The members in ascending order, for people and JSON."""
    return [n for n in range(group.bit_length()) if group >> n & 1]

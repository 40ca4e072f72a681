"""Small sets kept in one word: bit n is set when n is a member (n below 62)."""

from mypy_extensions import i64


def size(members: i64) -> i64:
    """How many members the set has."""
    n: i64 = 0
    while members:
        members &= members - 1
        n += 1
    return n


def lowest(members: i64) -> i64:
    """The smallest member of a set that has one."""
    n: i64 = 0
    while not members & 1:
        members >>= 1
        n += 1
    return n


def listed(members: int) -> list[int]:
    """The members in ascending order, for people and JSON."""
    return [n for n in range(members.bit_length()) if members >> n & 1]

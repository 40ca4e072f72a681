"""The random generator: known numbers, no favourites, and a copy that goes its own way."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kit import looks_fair

from serai.core.rng import Rng

DRAWS = 20_000


def sfc32(seed: int, count: int) -> list[int]:
    """The published algorithm with plain integers, written without a look at ours.

    Three words and a counter; the two halves of the seed go into the first two words, and fifteen outputs
    are thrown away.
    """
    full = 2**32
    a, b, c, counter = seed % full, seed // full % full, 0x9E3779B9, 1
    out = []
    for _ in range(15 + count):
        word = (a + b + counter) % full
        counter = (counter + 1) % full
        a = b ^ b // 2**9
        b = c * 9 % full
        c = ((c * 2**21) % full + c // 2**11 + word) % full
        out.append(word)
    return out[15:]


def test_the_first_words_of_seed_1_never_change():
    """A saved seed must mean the same games for ever."""
    rng = Rng(1)
    assert [rng.word() for _ in range(4)] == [0x8995DA7F, 0x74442F2C, 0x151A22DD, 0x27696991]


@given(seed=st.integers(0, 2**61))
def test_words_are_those_of_the_published_algorithm(seed: int):
    rng = Rng(seed)
    assert [rng.word() for _ in range(20)] == sfc32(seed, 20)


@given(seed=st.integers(0, 2**61), n=st.integers(1, 2**30))
def test_a_number_below_n_is_below_n(seed: int, n: int):
    rng = Rng(seed)
    assert all(0 <= rng.below(n) < n for _ in range(10))


@pytest.mark.parametrize("n", [2, 6, 13, 97])
def test_all_numbers_below_n_are_equally_likely(n: int):
    rng = Rng(12)
    drawn = Counter(int(rng.below(n)) for _ in range(DRAWS))
    assert looks_fair([drawn[value] for value in range(n)])


def test_the_test_of_fairness_can_fail():
    """The remainder of a word of 7 bits favours the small numbers below 6, by one part in twenty."""
    rng = Rng(12)
    drawn = Counter(int(rng.word()) % 128 % 6 for _ in range(DRAWS * 5))
    assert not looks_fair([drawn[value] for value in range(6)])


def test_large_ranges_have_no_favourites():
    """Two thirds of 2**30: without drawing again, the lower half of the range would come up too often."""
    n = 2**30 // 3 * 2
    rng = Rng(5)
    halves = Counter(int(rng.below(n)) * 2 // n for _ in range(DRAWS))
    assert looks_fair([halves[0], halves[1]])


def test_a_copy_continues_alike_and_apart():
    rng = Rng(99)
    rng.word()
    twin = rng.copy()
    ahead = [rng.word() for _ in range(5)]
    assert [twin.word() for _ in range(5)] == ahead


def test_seeds_that_differ_in_any_half_give_different_numbers():
    first = {Rng(seed).word() for seed in (0, 1, 2**32, 2**32 + 1, 2**61 - 1)}
    assert len(first) == 5

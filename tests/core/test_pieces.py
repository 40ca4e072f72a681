"""Hidden pieces: who knows what after which move, and re-deals that keep it."""

from collections import Counter
from itertools import permutations
from math import comb, factorial
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from librt.vecs import vec
from mypy_extensions import i64
from tests.kit import looks_fair

from serai.core.pieces import Pieces
from serai.core.rng import Rng

DECK, NEST, OPEN, HAND = 0, 1, 2, 3
SEATS = 2
SPECTATOR = SEATS
READERS = SEATS + 1
EVERYONE = (1 << READERS) - 1
ONE, TWO = 1 << 0, 1 << 1


def laid(*zones: int, readers: int = READERS) -> Pieces:
    """Pieces 0, 1, 2, … in these zones, known to all; zones are the deck, the nest, the open and hands."""
    pieces = Pieces(readers, HAND + SEATS)
    pieces.deal(vec[i64](list(zones)))
    return pieces


def could_be(pieces: Pieces, piece: int, reader: int) -> set[int]:
    return {zone for zone in range(pieces.zones) if pieces.lane(piece, reader) >> zone & 1}


class TestKnowledge:
    def test_what_is_dealt_in_the_open_is_known_to_all(self):
        pieces = laid(DECK, OPEN, HAND)
        assert all(pieces.knows(piece, reader) for piece in range(3) for reader in range(READERS))

    def test_a_card_drawn_in_secret_is_known_to_the_drawer_alone(self):
        pieces = laid(DECK, DECK, DECK)
        pieces.move(1, HAND, ONE)
        assert could_be(pieces, 1, 0) == {HAND}
        assert could_be(pieces, 0, 0) == {DECK}
        for reader in (1, SPECTATOR):
            assert all(could_be(pieces, piece, reader) == {DECK, HAND} for piece in range(3))

    def test_a_card_drawn_in_the_open_is_known_to_all_for_as_long_as_it_is_held(self):
        pieces = laid(DECK, DECK, DECK)
        pieces.move(1, HAND, EVERYONE)
        pieces.move(2, HAND, ONE)
        assert could_be(pieces, 1, 1) == {HAND}

    def test_one_of_three_known_cards_laid_face_down_may_be_any_of_them(self):
        """Who knew the hand knows: each is still there or in the nest. Nobody has learned anything."""
        pieces = laid(HAND, HAND, HAND, DECK)
        before = pieces.learned
        pieces.move(1, NEST, ONE)
        assert [could_be(pieces, piece, 1) for piece in range(4)] == [{HAND, NEST}] * 3 + [{DECK}]
        assert [could_be(pieces, piece, 0) for piece in range(4)] == [{HAND}, {NEST}, {HAND}, {DECK}]
        assert pieces.learned == before

    def test_a_secret_move_carries_doubt_along(self):
        """A piece that could be in the first zone could now be in the second, though it never was."""
        pieces = laid(DECK, DECK, HAND + 1)
        pieces.move(0, HAND, ONE)
        pieces.move(2, HAND, TWO)
        pieces.move(2, NEST, ONE | TWO)
        assert could_be(pieces, 1, SPECTATOR) == {DECK, HAND, NEST}
        assert could_be(pieces, 1, 1) == {DECK, HAND}

    def test_a_card_given_is_known_to_both(self):
        pieces = laid(HAND, HAND)
        pieces.move(0, HAND + 1, ONE | TWO)
        assert pieces.knows(0, 0)
        assert pieces.knows(0, 1)
        assert not pieces.knows(0, SPECTATOR)

    def test_a_peek_teaches_the_peeker_alone(self):
        pieces = laid(HAND, HAND)
        pieces.move(0, NEST, ONE)
        before = pieces.learned
        pieces.news = 0
        pieces.show(0, TWO)
        assert pieces.learned > before
        assert pieces.learners() == TWO
        assert pieces.knows(0, 1)
        assert not pieces.knows(0, SPECTATOR)

    def test_seeing_what_one_knew_teaches_nothing(self):
        pieces = laid(HAND, HAND)
        pieces.move(0, NEST, ONE)
        before = pieces.learned
        pieces.show(0, ONE)
        pieces.move(0, OPEN, ONE)
        assert pieces.learned == before

    def test_a_hidden_card_laid_open_teaches(self):
        pieces = laid(DECK, DECK)
        pieces.move(0, HAND, ONE)
        before = pieces.learned
        pieces.news = 0
        pieces.move(0, OPEN, EVERYONE)
        assert pieces.learned > before
        assert pieces.learners() == EVERYONE & ~ONE

    def test_a_public_move_does_not_disturb_what_is_known_of_others(self):
        pieces = laid(DECK, DECK, DECK)
        pieces.move(0, HAND, ONE)
        before = [could_be(pieces, 1, reader) for reader in range(READERS)]
        pieces.move(2, OPEN, EVERYONE)
        assert [could_be(pieces, 1, reader) for reader in range(READERS)] == before

    def test_cards_shuffled_into_a_pile_are_known_to_be_in_it(self):
        pieces = laid(DECK, OPEN, OPEN, HAND)
        pieces.shuffle(OPEN, DECK)
        assert [int(zone) for zone in pieces.where] == [DECK, DECK, DECK, HAND]
        assert all(pieces.knows(piece, reader) for piece in range(4) for reader in range(READERS))

    def test_a_hidden_zone_shuffled_away_takes_its_doubt_along(self):
        """One of two known cards went to the nest, and the nest into the deck: it is in hand or deck."""
        pieces = laid(HAND, HAND)
        pieces.move(0, NEST, ONE, order=4)
        pieces.shuffle(NEST, DECK)
        assert could_be(pieces, 0, 1) == could_be(pieces, 1, 1) == {HAND, DECK}
        assert could_be(pieces, 0, 0) == {DECK}
        assert pieces.order[0] == 0
        assert pieces.is_consistent()

    def test_shuffling_a_zone_into_itself_changes_no_knowledge(self):
        pieces = laid(HAND, HAND)
        pieces.move(0, NEST, ONE)
        before = [int(word) for word in pieces.may]
        pieces.shuffle(NEST, NEST)
        assert [int(word) for word in pieces.may] == before

    def test_nothing_can_be_in_a_zone_that_was_cleared(self):
        pieces = laid(HAND, HAND)
        pieces.move(0, NEST, ONE)
        pieces.move(0, OPEN, EVERYONE)
        assert could_be(pieces, 1, 1) == {HAND, NEST}
        pieces.clear(NEST)
        assert could_be(pieces, 1, 1) == {HAND}
        assert pieces.is_consistent()

    def test_a_zone_may_be_used_again_after_it_was_cleared(self):
        pieces = laid(HAND, HAND)
        pieces.move(0, NEST, ONE)
        pieces.move(0, OPEN, EVERYONE)
        pieces.clear(NEST)
        pieces.move(1, NEST, ONE)
        assert could_be(pieces, 1, 1) == {HAND, NEST}
        assert could_be(pieces, 0, 1) == {OPEN}

    def test_a_back_tells_what_cannot_have_moved(self):
        pieces = laid(HAND, HAND, HAND)
        pieces.set_backs(vec[i64]([0, 0, 1]))
        pieces.move(0, NEST, ONE)
        assert [could_be(pieces, piece, 1) for piece in range(3)] == [{HAND, NEST}, {HAND, NEST}, {HAND}]

    def test_too_many_readers_and_zones_for_one_word_are_refused(self):
        Pieces(2, 31)
        with pytest.raises(ValueError, match="21 zones: 2 seats and a spectator leave room for 20"):
            Pieces(3, 21)

    def test_five_seats_and_a_spectator_have_room_for_ten_zones(self):
        pieces = Pieces(6, 10)
        pieces.deal(vec[i64]([9, 9, 0]))
        pieces.move(0, 8, 1 << 4)
        assert [could_be(pieces, 0, reader) for reader in range(6)] == [{8, 9}] * 4 + [{8}, {8, 9}]
        with pytest.raises(ValueError, match="11 zones: 5 seats and a spectator leave room for 10"):
            Pieces(6, 11)

    def test_the_last_reader_and_the_last_zone_of_a_full_word_work(self):
        pieces = Pieces(2, 31)
        pieces.deal(vec[i64]([30, 30, 0]))
        pieces.move(0, 29, ONE)
        assert could_be(pieces, 1, 1) == {29, 30}
        pieces.show(1, TWO)
        assert could_be(pieces, 1, 1) == {30}
        assert could_be(pieces, 0, 0) == {29}

    def test_a_copy_shares_nothing(self):
        pieces = laid(HAND, HAND, DECK)
        twin = pieces.copy()
        twin.move(0, NEST, ONE, order=3)
        twin.show(2, TWO)
        assert [int(zone) for zone in pieces.where] == [HAND, HAND, DECK]
        assert pieces.knows(1, 1)
        assert pieces.order[0] == 0

    def test_counting_and_listing_a_zone(self):
        pieces = laid(HAND, DECK, HAND)
        assert pieces.count(HAND) == 2
        assert list(pieces.members(HAND)) == [0, 2]
        assert list(pieces.members(NEST)) == []

    def test_counting_and_finding_what_has_a_back(self):
        pieces = laid(HAND, DECK, HAND, HAND)
        pieces.set_backs(vec[i64]([0, 1, 1, 1]))
        assert [pieces.count_of(HAND, back) for back in range(3)] == [1, 2, 0]
        assert [pieces.one_of(HAND, back) for back in range(3)] == [0, 2, -1]
        assert pieces.one_of(DECK) == -1

    def test_a_zone_shown_is_known_to_all(self):
        pieces = laid(DECK, DECK, DECK)
        pieces.move(0, HAND, ONE)
        pieces.move(2, HAND, ONE)
        pieces.show_all(HAND)
        assert all(pieces.knows(piece, reader) for piece in (0, 2) for reader in range(READERS))

    def test_whoever_saw_what_was_put_at_an_end_knows_what_is_taken_from_there(self):
        pieces = laid(HAND + 1, HAND + 1, HAND + 1)
        pieces.move(0, NEST, TWO, order=1)
        pieces.move(1, NEST, EVERYONE, order=2)
        pieces.move_from_end(0, HAND, 0)
        assert [could_be(pieces, 0, reader) for reader in (0, 1)] == [{HAND}, {HAND}]
        assert could_be(pieces, 0, SPECTATOR) > {HAND}
        assert [could_be(pieces, 1, reader) for reader in range(READERS)] == [{NEST}] * READERS


# ---- Against all the worlds that a reader could be in ----

World = tuple[int, ...]  # [piece] its zone, or its own place in an ordered zone
PIECES, ZONES = 5, 3
IN_ORDER = 10
ops = st.lists(
    st.one_of(
        st.tuples(st.just("move"), st.integers(0, 4), st.integers(0, 2), st.integers(0, 3)),
        st.tuples(st.just("lay"), st.integers(0, 4), st.integers(0, 2), st.integers(0, 3)),
        st.tuples(st.just("show"), st.integers(0, 4), st.integers(0, 3)),
        st.tuples(st.just("shuffle"), st.integers(0, 2), st.integers(0, 2)),
        st.tuples(st.just("clear"), st.integers(0, 2)),
    ),
    max_size=10,
)
backs = st.lists(st.integers(0, 1), min_size=PIECES, max_size=PIECES)
starts = st.lists(st.integers(0, 2), min_size=PIECES, max_size=PIECES)


def begun(start: list[int], back: list[int]) -> Pieces:
    pieces = Pieces(2, ZONES)
    pieces.deal(vec[i64](start))
    pieces.set_backs(vec[i64](back))
    return pieces


def happen(pieces: Pieces, op: tuple[Any, ...], time: int) -> None:
    """One thing that happens to the pieces; what cannot happen does not."""
    if op[0] == "move":
        pieces.move(op[1], op[2], op[3])
    elif op[0] == "lay":
        pieces.move(op[1], op[2], op[3], order=time)
    elif op[0] == "show":
        pieces.show(op[1], op[2])
    elif op[0] == "shuffle":
        pieces.shuffle(op[1], op[2])
    elif pieces.count(op[1]) == 0:
        pieces.clear(op[1])


def place(zone: int, order: int) -> int:
    return zone + IN_ORDER * order


def world(pieces: Pieces) -> World:
    return tuple(place(int(z), int(o)) for z, o in zip(pieces.where, pieces.order, strict=True))


def seen_by(
    reader: int, pieces: Pieces, op: tuple[Any, ...], time: int, worlds: set[World]
) -> tuple[set[World], bool]:
    """The worlds a perfect reasoner holds possible after `op`, and whether it saw a piece in a new zone."""
    if op[0] == "shuffle":
        return {tuple(op[2] if at % IN_ORDER == op[1] else at for at in world) for world in worlds}, False
    if op[0] == "clear":
        return worlds, False
    piece, here = op[1], world(pieces)[op[1]]
    there = place(op[2], time if op[0] == "lay" else 0)
    if not op[-1] >> reader & 1:
        if op[0] == "show":
            return worlds, False
        alike = [other for other in range(PIECES) if pieces.back[other] == pieces.back[piece]]
        return {
            (*world[:other], there, *world[other + 1 :])
            for world in worlds
            for other in alike
            if world[other] == here
        }, False
    left = {world for world in worlds if world[piece] == here}
    taught = any(world[piece] % IN_ORDER != here % IN_ORDER for world in worlds)
    if op[0] == "show":
        return left, taught
    return {(*world[:piece], there, *world[piece + 1 :]) for world in left}, taught


@given(start=starts, back=backs, story=ops)
def test_knowledge_is_never_narrower_than_what_is_possible(start, back, story):
    """Lanes may be too wide, where only counting would tell more; they are never wrong.

    And whoever sees a piece in a zone where it need not have been has learned: the undo barrier stands.
    """
    pieces = begun(start, back)
    worlds: list[set[World]] = [{tuple(start)}, {tuple(start)}]
    for time, op in enumerate(story, start=1):
        before = int(pieces.learned)
        pieces.news = 0
        outcomes = [seen_by(reader, pieces, op, time, worlds[reader]) for reader in (0, 1)]
        happen(pieces, op, time)
        worlds = [possible for possible, _ in outcomes]
        assert (pieces.learned > before) == (pieces.learners() != 0)
        for reader, (_, taught) in enumerate(outcomes):
            assert pieces.learners() >> reader & 1 or not taught
        assert pieces.is_consistent()
        for reader in (0, 1):
            assert world(pieces) in worlds[reader]
            for possible in worlds[reader]:
                zones = [at % IN_ORDER for at in possible]
                assert all(pieces.lane(piece, reader) >> zone & 1 for piece, zone in enumerate(zones))


@given(start=starts, back=backs, story=ops, seed=st.integers(0, 2**30))
def test_a_redeal_is_a_world_that_a_perfect_reasoner_holds_possible(start, back, story, seed):
    """After every move, for both readers, and again for one whose pieces are dealt anew already."""
    pieces = begun(start, back)
    worlds: list[set[World]] = [{tuple(start)}, {tuple(start)}]
    for time, op in enumerate(story, start=1):
        worlds = [seen_by(reader, pieces, op, time, worlds[reader])[0] for reader in (0, 1)]
        happen(pieces, op, time)
        for reader in (0, 1):
            other = pieces.copy()
            for again in (0, 1):
                other.redeal(reader, Rng(seed + again))
                assert world(other) in worlds[reader]


@given(start=starts, back=backs, story=ops, reader=st.integers(0, 1), seed=st.integers(0, 2**30))
def test_a_redeal_keeps_what_the_reader_knows_and_what_each_place_tells_the_others(
    start, back, story, reader, seed
):
    pieces = begun(start, back)
    for time, op in enumerate(story, start=1):
        happen(pieces, op, time)
    other = pieces.copy()
    other.redeal(reader, Rng(seed))

    def places(of: Pieces) -> list[tuple[int, int, int, int]]:
        return sorted(
            (int(of.where[p]), int(of.order[p]), int(of.back[p]), int(of.lane(p, 1 - reader)))
            for p in range(PIECES)
        )

    assert places(other) == places(pieces)
    assert [other.lane(p, reader) for p in range(PIECES)] == [pieces.lane(p, reader) for p in range(PIECES)]
    assert all(other.where[p] == pieces.where[p] for p in range(PIECES) if pieces.knows(p, reader))
    assert other.is_consistent()
    assert other.learned == pieces.learned


# ---- Uniformity ----

REDEALS = 4_000


def placements(pieces: Pieces, reader: int) -> list[World]:
    """All ways to lay the pieces into the present places which the reader holds possible."""
    zones = [int(zone) for zone in pieces.where]
    return sorted(
        world
        for world in set(permutations(zones))
        if all(pieces.lane(piece, reader) >> zone & 1 for piece, zone in enumerate(world))
    )


def drawn_in_secret() -> Pieces:
    pieces = laid(*[DECK] * 7)
    for piece, seat in ((0, 0), (1, 1), (2, 1), (3, 0)):
        pieces.move(piece, HAND + seat, 1 << seat)
    return pieces


def one_of_three_known() -> Pieces:
    """Two cards given in the open and one drawn in secret; one of the three is laid face down."""
    pieces = laid(*[DECK] * 6)
    pieces.move(0, HAND + 1, EVERYONE)
    pieces.move(1, HAND + 1, EVERYONE)
    pieces.move(2, HAND + 1, TWO)
    pieces.move(2, NEST, TWO)
    return pieces


def a_pair_beside_a_crowd() -> Pieces:
    """Which of two cards went to the nest has nothing to do with the many others, nor they with it."""
    pieces = laid(HAND + 1, HAND + 1, *[DECK] * 6)
    pieces.move(0, NEST, TWO)
    pieces.move(2, OPEN, TWO)
    pieces.move(3, OPEN, TWO)
    return pieces


CASES = {case.__name__: case for case in (drawn_in_secret, one_of_three_known, a_pair_beside_a_crowd)}


def redealt(pieces: Pieces, reader: int) -> Counter[World]:
    rng = Rng(2024)
    found: Counter[World] = Counter()
    for _ in range(REDEALS):
        other = pieces.copy()
        other.redeal(reader, rng)
        found[tuple(int(zone) for zone in other.where)] += 1
    return found


@pytest.mark.parametrize("case", CASES)
def test_all_placements_that_are_possible_are_equally_likely(case: str):
    pieces = CASES[case]()
    for reader in (0, SPECTATOR):
        possible = placements(pieces, reader)
        found = redealt(pieces, reader)
        assert len(possible) > 1
        assert set(found) <= set(possible)
        assert looks_fair([found[world] for world in possible])


@pytest.mark.parametrize("case", CASES)
def test_the_test_of_uniformity_can_fail(case: str):
    """For a reader who forgets the past the truth stays where it is."""
    pieces = CASES[case]()
    pieces.past = vec[i64]()
    found = redealt(pieces, 0)
    assert not looks_fair([found[world] for world in placements(pieces, 0)])


def test_nothing_comes_back_to_a_pile_that_has_run_out():
    """Seat 1 holds all of the old pile, draws one of the new one, and lays one of its three face down."""
    pieces = laid(DECK, DECK, OPEN, OPEN, OPEN)
    pieces.move(0, HAND + 1, TWO)
    pieces.move(1, HAND + 1, TWO)
    pieces.shuffle(OPEN, DECK)
    pieces.move(2, HAND + 1, TWO)
    pieces.move(0, NEST, TWO, order=1)
    possible = [
        tuple(NEST if piece == nested else HAND + 1 if piece in (0, 1, drawn) else DECK for piece in range(5))
        for drawn in (2, 3, 4)
        for nested in (0, 1, drawn)
    ]
    found = redealt(pieces, 0)
    assert set(found) == set(possible)
    assert looks_fair([found[world] for world in possible])


def test_a_card_that_came_later_was_not_laid_before():
    """Seat 1 lays a card face down, is given one in the open, and lays another: heights do not mix."""
    pieces = laid(HAND + 1, HAND + 1, OPEN)
    pieces.move(0, NEST, TWO, order=1)
    pieces.move(2, HAND + 1, EVERYONE)
    pieces.move(2, NEST, TWO, order=2)
    rng = Rng(3)
    found = set()
    for _ in range(200):
        other = pieces.copy()
        other.redeal(0, rng)
        found.add(tuple(int(order) for order in other.order))
    assert found == {(1, 0, 2), (0, 1, 2), (1, 2, 0), (2, 1, 0)}


def test_a_piece_given_for_another_is_not_the_one_just_taken():
    pieces = laid(HAND + 1, OPEN)
    pieces.move(1, HAND + 1, EVERYONE)
    pieces.move(0, NEST, TWO, 1, 1)
    assert set(redealt(pieces, 0)) == {(NEST, HAND + 1)}


def test_the_past_is_forgotten_when_all_have_seen_it():
    pieces = laid(*[DECK] * 4)
    for piece in range(4):
        pieces.move(piece, HAND + 1, TWO)
    assert len(pieces.past) == 4
    for piece in range(4):
        pieces.move(piece, OPEN, EVERYONE)
    assert len(pieces.past) == 0


def test_a_few_doubtful_cards_move_as_readily_as_a_whole_deck():
    """Fifty-eight cards. Seat 1 is given two in the open and then lays one of its six face down.

    How likely it is that the nest holds none, or one, of the two follows from counting the ways to lay
    out the rest. Exchanging any two cards of the deck at a time would find the two only rarely.
    """
    cards, given_away = 58, (20, 21)
    pieces = laid(*[DECK] * cards)
    for card in range(8):
        pieces.move(card, HAND + card % 2, 1 << card % 2)
    for card in given_away:
        pieces.move(card, HAND + 1, EVERYONE)
    pieces.move(1, NEST, TWO)
    others = cards - 4 - 2
    rng = Rng(7)
    found = Counter[int]()
    for _ in range(REDEALS // 4):
        other = pieces.copy()
        other.redeal(0, rng)
        found[sum(other.where[card] == NEST for card in given_away)] += 1

    def ways(in_nest: int) -> int:
        held, nested = 5 - 2 + in_nest, 1 - in_nest
        rest = factorial(others) // factorial(held) // factorial(nested) // factorial(others - held - nested)
        return comb(2, in_nest) * rest

    assert looks_fair([found[0], found[1]], [ways(0), ways(1)])


def test_pieces_with_different_backs_never_change_places():
    pieces = laid(*[HAND + 1] * 6)
    pieces.set_backs(vec[i64]([0, 0, 0, 1, 1, 1]))
    for piece in (0, 3):
        pieces.move(piece, NEST, TWO)
    found = redealt(pieces, 0)
    possible = [world for world in placements(pieces, 0) if world[:3].count(NEST) == 1]
    assert set(found) == set(possible)
    assert looks_fair([found[world] for world in possible])

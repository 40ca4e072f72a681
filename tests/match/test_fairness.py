"""F1: chance is committed to, falls by its weights, and anyone can compute it again from the record."""

import hashlib
import hmac
import json
from collections import Counter
from itertools import pairwise, permutations
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kit import looks_fair
from tests.soak import large

from serai.core.play import any_action
from serai.core.rng import Rng
from serai.core.state import CHANCE, OVER
from serai.games import find
from serai.match import fairness
from serai.match.chance import draw
from serai.match.match import Match
from serai.match.record import Fairness, read_record, verify, write_record

SEED = bytes(range(32))
NAME = "0123456789abcdef0123456789abcdef"
NONCES = ["b" * 64, "a" * 64, "c" * 64]
DRAWS = large(1_000_000, 20_000)
GAMES: list[tuple[str, int, dict[str, Any]]] = [
    ("cleocatra", 2, {"mode": "basic"}),
    ("cleocatra", 4, {"mode": "advanced", "cap": 12}),
    ("sultans_wishes", 2, {"rounds": 2}),
    ("sultans_wishes", 3, {"expansion": "travelers", "rounds": 1}),
]
every_game = pytest.mark.parametrize(("game", "seats", "options"), GAMES)


def finished(game: str, seats: int, options: dict[str, Any], number: int = 1) -> dict[str, Any]:
    """The record of a game whose chance came from a committed seed, as a document."""
    title = find(game)
    key = fairness.key(SEED, NONCES, NAME, title.version)
    match = Match(title, title.new(seats, options), key, readers=())
    match.begin()
    rng = Rng(number)
    while match.state.actor() != OVER:
        match.play(int(match.state.actor()), int(any_action(match.state, rng)))
    fair = Fairness(NAME, fairness.commitment(SEED, NAME), NONCES, SEED.hex())
    document: dict[str, Any] = json.loads(write_record(match, ["player"] * seats, None, fair))
    return document


def verified(document: dict[str, Any]) -> int:
    return verify(read_record(json.dumps(document)), find(document["game"]))


# The commitment and the key


def test_a_commitment_is_the_hash_of_seed_and_table():
    assert fairness.commitment(SEED, NAME) == hashlib.sha256(SEED + NAME.encode()).hexdigest()


def test_a_commitment_fits_one_seed_and_one_table():
    commitments = {fairness.commitment(seed, name) for seed in (SEED, bytes(32)) for name in ("one", "two")}
    assert len(commitments) == 4


def test_the_key_is_made_of_seed_sorted_nonces_table_and_rules():
    message = ("".join(sorted(NONCES)) + NAME + "7").encode()
    assert fairness.key(SEED, NONCES, NAME, 7) == hmac.digest(SEED, message, "sha256")


def test_the_order_in_which_people_sat_down_does_not_matter():
    assert len({fairness.key(SEED, list(order), NAME, 1) for order in permutations(NONCES)}) == 1


def test_everyone_at_the_table_has_a_say_in_the_key():
    keys = {
        fairness.key(SEED, NONCES, NAME, 1),
        fairness.key(bytes(32), NONCES, NAME, 1),
        fairness.key(SEED, NONCES, "another", 1),
        fairness.key(SEED, NONCES, NAME, 2),
        fairness.key(SEED, [], NAME, 1),
        *(fairness.key(SEED, [*NONCES[:seat], "d" * 64, *NONCES[seat + 1 :]], NAME, 1) for seat in range(3)),
    }
    assert len(keys) == 8


def test_seeds_and_nonces_are_long_and_never_the_same():
    assert len({fairness.new_seed() for _ in range(100)}) == 100
    assert len({fairness.new_nonce() for _ in range(100)}) == 100
    assert len(fairness.new_seed()) == fairness.SEED_BYTES
    assert len(bytes.fromhex(fairness.new_nonce())) == fairness.NONCE_BYTES


# The draws


@pytest.mark.parametrize("weights", [[1] * 6, [1] * 60, [3, 1], [1, 2, 4, 8, 16]])
def test_draws_of_a_table_fall_by_their_weights(weights: list[int]):
    key = fairness.key(SEED, NONCES, NAME, 1)
    drawn = Counter(draw(key, event, weights) for event in range(DRAWS))
    assert looks_fair([drawn[index] for index in range(len(weights))], weights)


def test_draws_after_one_another_have_nothing_to_do_with_each_other():
    key = fairness.key(SEED, NONCES, NAME, 1)
    fallen = [draw(key, event, [1] * 5) for event in range(DRAWS + 1)]
    pairs = Counter(pairwise(fallen))
    assert looks_fair([pairs[one, other] for one in range(5) for other in range(5)])


def test_first_draws_of_different_tables_are_fair():
    keys = [fairness.key(SEED, NONCES, str(table), 1) for table in range(DRAWS)]
    drawn = Counter(draw(key, 0, [1] * 10) for key in keys)
    assert looks_fair([drawn[index] for index in range(10)])


def test_a_deck_dealt_card_by_card_is_shuffled_fairly():
    """Where each of eight cards ends up, when the rest is drawn from without putting back."""
    places: Counter[tuple[int, int]] = Counter()
    deals = DRAWS // 8
    for deal in range(deals):
        key = fairness.key(SEED, NONCES, f"deal {deal}", 1)
        deck = list(range(8))
        for place in range(8):
            places[deck.pop(draw(key, place, [1] * len(deck))), place] += 1
    for card in range(8):
        assert looks_fair([places[card, place] for place in range(8)])


@every_game
def test_an_undone_draw_falls_the_same_way_again(game: str, seats: int, options: dict[str, Any]):
    """Go back to before every draw and play the same again: the log is the same."""
    title = find(game)
    match = Match(title, title.new(seats, options), fairness.key(SEED, NONCES, NAME, 1), readers=())
    match.begin()
    rng = Rng(3)
    for _ in range(12):
        if match.state.actor() == OVER:
            break
        before = len(match.log)
        seat, action = int(match.state.actor()), int(any_action(match.state, rng))
        match.play(seat, action)
        log = list(match.log)
        match.rewind(before)
        match.play(seat, action)
        assert match.log == log


# Verifying


@every_game
@pytest.mark.parametrize("number", range(3))
def test_an_honest_record_verifies(game: str, seats: int, options: dict[str, Any], number: int):
    document = finished(game, seats, options, number)
    events = verified(document)
    assert 0 < events < len(document["log"])


def test_nonces_may_be_listed_in_any_order():
    document = finished(*GAMES[0])
    document["nonces"] = sorted(document["nonces"])
    assert verified(document) > 0


@every_game
def test_an_altered_draw_is_named(game: str, seats: int, options: dict[str, Any]):
    """Let each draw in turn fall otherwise, as far as there was a choice, with all else adjusted."""
    document = finished(game, seats, options)
    title = find(game)
    state = title.new(seats, options)
    altered = 0
    for number, text in enumerate(document["log"], start=1):
        others = [int(outcome) for outcome in state.legal()] if state.actor() == CHANCE else []
        action = state.game.catalogue.parse(text)
        for outcome in [other for other in others if other != action][:1]:
            log = [*document["log"][: number - 1], state.game.catalogue.text(outcome)]
            with pytest.raises(ValueError, match=rf"^log, action {number}: the seed gives a different draw"):
                verified({**document, "log": log, "digests": [], "scores": [], "winners": []})
            altered += 1
        state.apply(action)
        if altered == 20:
            break
    assert altered > 0


@given(st.integers(0, 63), st.integers(1, 15))
def test_an_exchanged_seed_is_named(place: int, shift: int):
    document = RECORD | {"seed": changed(RECORD["seed"], place, shift)}
    with pytest.raises(ValueError, match=r"^commitment: .* the seed was changed"):
        verified(document)


@given(st.integers(0, 63), st.integers(1, 15))
def test_an_altered_commitment_is_named(place: int, shift: int):
    document = RECORD | {"commitment": changed(RECORD["commitment"], place, shift)}
    with pytest.raises(ValueError, match=r"^commitment: "):
        verified(document)


def test_another_tables_seed_does_not_fit():
    with pytest.raises(ValueError, match=r"^commitment: "):
        verified(RECORD | {"table": NAME[::-1]})


@pytest.mark.parametrize("nonces", [NONCES[:2], [*NONCES, "d" * 64], ["e" * 64, *NONCES[1:]]])
def test_altered_nonces_show_in_the_draws(nonces: list[str]):
    with pytest.raises(ValueError, match="the seed gives a different draw"):
        verified(RECORD | {"nonces": nonces})


def test_a_record_without_a_seed_cannot_be_verified():
    with pytest.raises(ValueError, match=r"^seed: the record has no seed"):
        verified(RECORD | {"seed": None})


@pytest.mark.parametrize(
    ("field", "value"),
    [("seed", "12"), ("seed", "x" * 64), ("seed", 5), ("table", None), ("commitment", 1), ("nonces", [1])],
)
def test_what_cannot_be_a_seed_is_refused_by_name(field: str, value: Any):
    with pytest.raises(ValueError, match=f"^{field}: must be"):
        verified(RECORD | {field: value})


RECORD = finished("cleocatra", 2, {"mode": "basic", "cap": 2})


def changed(digits: str, place: int, shift: int) -> str:
    """Hexadecimal digits with one of them exchanged for another."""
    return digits[:place] + f"{(int(digits[place], 16) + shift) % 16:x}" + digits[place + 1 :]

"""What a learner sees: numbers in slots that have names, from what a reader knows."""

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.core.test_layout import WRITTEN, Fair, loaded

from serai.core.actions import Catalogue
from serai.core.features import LONGEST, bits_of, features_of
from serai.core.layout import Layout
from serai.core.rows import SEAT, Heap
from serai.core.state import Game, State


def filled() -> Fair:
    return loaded(**{name: row for name, row in WRITTEN.items() if name != "begin"})


def seen(s: State, reader: int) -> dict[str, float]:
    """The slots that are not 0."""
    features = features_of(s)
    return {
        name: number
        for name, number in zip(features.names, features.numbers(s, reader), strict=True)
        if number
    }


def test_every_slot_has_a_name_of_its_own():
    features = features_of(filled())
    assert len(set(features.names)) == len(features.names) == features.size
    assert "cards.king-2.hand.+0" in features.names


def test_seats_are_counted_from_the_reader_on():
    s = filled()
    for reader in range(3):
        for ahead in range(3):
            gems = s.gems[(reader + ahead) % 3]
            assert seen(s, reader).get(f"gems.+{ahead}", 0) == pytest.approx(gems / 7)


def test_the_spectator_counts_from_the_first_seat_on():
    s = filled()
    open_to_all = [name for name in seen(s, 0) if not name.startswith(("cards.", "detail."))]
    assert [name for name in seen(s, 3) if not name.startswith("cards.")] == open_to_all


def test_a_hidden_piece_could_be_wherever_the_reader_holds_it_possible():
    s = filled()
    for reader in range(4):
        for piece, name in enumerate(["ace", "king-1", "king-2", "queen", "joker"]):
            zones = [slot for slot in seen(s, reader) if slot.startswith(f"cards.{name}.")]
            assert len(zones) == int(s.cards.lane(piece, reader)).bit_count()


def test_what_has_no_limit_is_measured_in_hundreds_and_no_further_than_a_table_goes():
    s = filled()
    s.clock = 50
    assert seen(s, 0)["clock"] == pytest.approx(0.5)
    s.clock = 10**6
    assert seen(s, 0)["clock"] == pytest.approx(LONGEST / 100)


def test_numbers_are_the_bits_of_floats():
    assert bits_of(1.0) == 0x3F800000
    assert bits_of(0.0) == 0
    assert bits_of(-1.0) < 0


class Stall(State):
    """A table with words that count several things."""

    fruit: vec[i64]

    def layout(self) -> Layout:
        return STALL


FRUIT = Heap("fruit", "ABC", SEAT, lane=3)
STALL = Layout([FRUIT])


def test_a_word_that_counts_several_things_has_a_slot_for_each():
    s = Stall(Game("stall", 2, {}, Catalogue()))
    s.deal()
    s.fruit = vec[i64]([FRUIT.read(text, "fruit", 2) for text in ("AACCCCCCC", "B")])
    found = seen(s, 1)
    assert found == pytest.approx({"fruit.+0.B": 1 / 7, "fruit.+1.A": 2 / 7, "fruit.+1.C": 1})

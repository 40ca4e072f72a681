"""Rows of a layout: what a table is dealt as, what a position says, and what is wrong with one."""

import re
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from serai.core.actions import Catalogue
from serai.core.layout import Layout
from serai.core.pieces import Pieces
from serai.core.rows import MOST, ORDER, SEAT, Field, Hidden
from serai.core.state import Game, State

COLOURS = ["red", "green", "blue"]
CARDS = ["ace", "king", "king", "queen", "joker"]


class Fair(State):
    """A table with a row of each kind."""

    cards: Pieces
    gems: vec[i64]
    tent: vec[i64]
    tents: i64
    chart: vec[i64]
    queue: vec[i64]
    lit: vec[i64]
    raining: bool
    clock: i64
    total: i64

    def layout(self) -> Layout:
        return LAYOUT

    def deal(self) -> None:
        LAYOUT.deal(self)
        self.cards.deal(vec[i64]([0, 0, 0, 0, 4]))

    def complete(self, seat: i64) -> None:
        self.total = sum(self.gems)

    def copy(self) -> "Fair":
        s = Fair(self.game)
        s.agenda, s._legal = self.agenda[:], self._legal
        s.cards, s.gems, s.tent, s.tents = self.cards.copy(), self.gems[:], self.tent[:], self.tents
        s.chart, s.queue, s.lit = self.chart[:], self.queue[:], self.lit[:]
        s.raining, s.clock, s.total = self.raining, self.clock, self.total
        return s


LAYOUT = Layout(
    [
        Hidden(
            "cards",
            CARDS,
            ["deck", "open", "stack", "shelf", "box", "look"],
            held="hand",
            ordered=["shelf"],
            signed="stack",
            passing=["look"],
            box="box",
        ),
        Field("gems", SEAT, most=7),
        Field("tent", SEAT, COLOURS, start=-1),
        Field("tents", of=COLOURS, members=True),
        Field("chart", (SEAT, COLOURS)),
        Field("queue", ORDER, SEAT, start=-1),
        Field("lit", SEAT, flag=True),
        Field("raining", flag=True),
        Field("clock", written=False),
        Field("total", written=False),
    ],
    clock="clock",
)


def begin_the_end(s: Fair, seat: i64) -> None:
    pass


LAYOUT.entry("end", begin_the_end, of_a_seat=False)
LAYOUT.entry("visit", begin_the_end)
END = {"at": "end"}


def fair() -> Fair:
    s = Fair(Game("fair", 3, {}, Catalogue()))
    s.deal()
    return s


def loaded(**rows: Any) -> Fair:
    s = fair()
    LAYOUT.load(s, {"begin": END, **rows}, lambda s: [])
    return s


WRITTEN: dict[str, Any] = {
    "begin": END,
    "cards": {"open": ["queen"], "stack": ["ace 1"], "shelf": ["king 0 2"], "hand 2": ["king"]},
    "gems": {"1": 3},
    "tent": {"0": "blue", "2": "red"},
    "tents": ["red", "blue"],
    "chart": {"2": {"green": 5}},
    "queue": [2, 0],
    "lit": {"1": True},
    "raining": True,
}


def test_a_position_reads_back_as_it_was_written():
    s = fair()
    LAYOUT.load(s, WRITTEN, lambda s: [])
    assert {**LAYOUT.dump(s), "begin": END} == WRITTEN
    assert (list(s.gems), list(s.tent), s.tents, list(s.queue)) == ([0, 3, 0], [2, -1, 0], 0b101, [2, 0, -1])
    assert list(s.chart) == [0, 0, 0, 0, 0, 0, 0, 5, 0]
    assert (list(s.lit), s.raining, s.total) == ([0, 1, 0], True, 3)


def test_a_fresh_table_says_nothing_but_where_it_begins():
    assert set(LAYOUT.dump(fair())) == {"begin"}


def test_who_knows_a_piece_follows_from_where_it_lies():
    s = loaded(**{name: row for name, row in WRITTEN.items() if name != "begin"})
    knowing = [[reader for reader in range(4) if s.cards.knows(card, reader)] for card in range(4)]
    assert knowing == [[1], [0, 2], [2], [0, 1, 2, 3]]
    assert s.cards.is_consistent()


def test_the_order_of_rows_is_the_order_of_fields():
    assert fair().fields() == [row.name for row in LAYOUT.rows]


@pytest.mark.parametrize(
    ("rows", "told"),
    [
        ({"gems": {"1": 9}}, "gems.1: must be a whole number from 0 to 7, not 9"),
        ({"gems": {"1": True}}, "gems.1: must be a whole number from 0 to 7, not True"),
        ({"gems": {"3": 1}}, "gems: '3' is not one of 0, 1, 2"),
        ({"gems": [1]}, "gems: must be an object with named fields, not [1]"),
        ({"chart": {"0": {"red": 2**61 - 1}}}, f"chart.0.red: must be a whole number from 0 to {MOST}, not"),
        ({"tent": {"0": "pink"}}, "tent.0: 'pink' is not one of red, green, blue"),
        ({"tents": ["red", "red"]}, "tents: 'red' is listed twice"),
        ({"queue": [0, 1, 2, 0]}, "queue: has 4 places, and there are only 3"),
        ({"queue": [3]}, "queue.0: must be a whole number from 0 to 2, not 3"),
        ({"raining": 1}, "raining: must be true or false, not 1"),
        ({"clock": 1}, "clock: is not a field of a position; the fields are begin, cards, gems"),
        (
            {"cards": {"deck": ["ace"]}},
            "cards: 'deck' is not one of open, stack, shelf, hand 0, hand 1",
        ),
        ({"cards": {"look": ["ace"]}}, "cards: 'look' is not one of"),
        ({"cards": {"open": ["ace", "ace"]}}, "cards.open: ace is named twice, or not in this game"),
        ({"cards": {"open": ["joker"]}}, "cards.open: joker is named twice, or not in this game"),
        ({"cards": {"open": ["ace 1"]}}, "cards.open: 'ace 1' is not one of ace, king"),
        ({"cards": {"stack": ["ace"]}}, "cards.stack: 'ace' must be a piece and the seat that put it there"),
        ({"cards": {"stack": [7]}}, "cards.stack: 7 must be a piece and the seat that put it there"),
        ({"begin": {"at": "lunch"}}, "begin.at: 'lunch' is not one of end, visit"),
        ({"begin": {"at": "visit"}}, "begin.seat: must be a whole number from 0 to 2, not None"),
        ({"begin": {"at": "end", "seat": 0}}, "begin.seat: has no meaning here"),
    ],
)
def test_a_mistake_is_answered_with_its_place(rows: dict[str, Any], told: str):
    with pytest.raises(ValueError, match=re.escape(told)) as caught:
        loaded(**rows)
    assert "\n" not in str(caught.value)


def test_what_makes_no_sense_together_is_refused_before_it_begins():
    with pytest.raises(ValueError, match="position: it rains on nobody"):
        LAYOUT.load(fair(), {"begin": END, "raining": True}, lambda s: ["it rains on nobody"] * s.raining)


def test_values_out_of_range_and_pieces_in_no_zone_are_faults():
    s = fair()
    assert LAYOUT.faults(s) == []
    s.gems[0] = 8
    s.tents = 8
    s.cards.where[0] = 9
    assert LAYOUT.faults(s) == [
        "a piece of cards is in no zone",
        "gems is out of range",
        "tents is out of range",
    ]


def test_all_hidden_rows_are_asked_together():
    s = loaded(**{name: row for name, row in WRITTEN.items() if name != "begin"})
    assert LAYOUT.census(s) == {"cards": 5}
    assert s.learners() == s.cards.learners()
    assert LAYOUT.remembered(s, 2)["cards"][2] == 1 << 8

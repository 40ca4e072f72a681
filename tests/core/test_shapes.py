"""The shapes of steps: what is legal, why not, what happens and who sees it follow from a few lines."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from serai.core.actions import NOT_NOW, OK, Catalogue, numbers
from serai.core.pieces import Pieces
from serai.core.shapes import (
    AnyOf,
    AnyOfOrDone,
    Choose,
    ChooseOrDone,
    ChoosePair,
    ChooseSeat,
    Draw,
    DrawKind,
    DrawPiece,
    push_in_order,
)
from serai.core.state import CHANCE, Automatic, Game, State, Steps

CATALOGUE = Catalogue()
NAME = CATALOGUE.verb("name", {"thing": numbers(4)})
PAIR = CATALOGUE.verb("pair", {"one": numbers(3), "other": numbers(3)})
DONE = CATALOGUE.verb("done", {})
LATE = CATALOGUE.verb("late", {"thing": numbers(4)})
SEAT = CATALOGUE.verb("seat", {"seat": numbers(5)})
DRAW = CATALOGUE.verb("draw", {"piece": numbers(6)})
KIND = CATALOGUE.verb("kind", {"kind": numbers(3)})
TAKEN = CATALOGUE.reason("taken", "turn")
OTHER = CATALOGUE.reason("other", "turn")
STEPS = Steps()


class Toybox(State):
    taken: i64  # set of things
    told: list[str]
    pieces: Pieces

    def deal(self) -> None:
        self.agenda = vec[i64]()
        self._legal = vec[i64]()
        self.taken = 0
        self.told = []
        self.pieces = Pieces(3, 2)
        self.pieces.deal(vec[i64]([0, 0, 0, 1, 0, 0]))
        self.pieces.set_backs(vec[i64]([0, 0, 0, 0, 1, 1]))


class Name(Choose[Toybox]):
    def against(self, s: Toybox, seat: i64, arg: i64, thing: i64) -> i64:
        return TAKEN if s.taken >> thing & 1 else OK

    def choose(self, s: Toybox, seat: i64, arg: i64, thing: i64) -> None:
        s.told.append(f"{seat} names {thing} with {arg}")


class NameEven(Name):
    def among(self, s: Toybox, seat: i64, arg: i64) -> vec[i64]:
        return vec[i64]([0, 2])


class Pair(ChoosePair[Toybox]):
    def firsts(self, s: Toybox, seat: i64, arg: i64) -> vec[i64]:
        return vec[i64]([1, 2])

    def against_pair(self, s: Toybox, seat: i64, arg: i64, one: i64, other: i64) -> i64:
        return OK if one > other and one else TAKEN

    def choose_pair(self, s: Toybox, seat: i64, arg: i64, one: i64, other: i64) -> None:
        s.told.append(f"pairs {one} {other}")


class NameOrDone(ChooseOrDone[Toybox]):
    def asked(self, s: Toybox, seat: i64, arg: i64) -> bool:
        return arg == 0

    def against(self, s: Toybox, seat: i64, arg: i64, thing: i64) -> i64:
        return TAKEN if s.taken >> thing & 1 else OK

    def choose(self, s: Toybox, seat: i64, arg: i64, thing: i64) -> None:
        s.told.append(f"names {thing}")

    def stop(self, s: Toybox, seat: i64, arg: i64) -> None:
        s.told.append("stops")


class LateOrDone(NameOrDone):
    pass


class Any(AnyOf[Toybox]):
    def otherwise(self, s: Toybox, seat: i64, arg: i64, action: i64) -> i64:
        return OTHER if DONE.has(action) else NOT_NOW


class Optional(AnyOfOrDone[Toybox]):
    pass


class Even(Draw[Toybox]):
    def possible(self, s: Toybox, seat: i64, arg: i64, drawn: i64) -> bool:
        return drawn % 2 == 0

    def happen(self, s: Toybox, seat: i64, arg: i64, drawn: i64) -> None:
        s.told.append(f"draws {drawn}")


class Starter(ChooseSeat[Toybox]):
    def happen(self, s: Toybox, seat: i64, arg: i64, drawn: i64) -> None:
        s.told.append(f"seat {drawn} starts")


class FromPile(DrawPiece[Toybox]):
    def pieces(self, s: Toybox) -> Pieces:
        return s.pieces

    def back(self, s: Toybox, seat: i64, arg: i64) -> i64:
        return arg

    def alike(self, s: Toybox, seat: i64, arg: i64) -> i64:
        return arg * 4

    def happen(self, s: Toybox, seat: i64, arg: i64, piece: i64) -> None:
        s.pieces.move(piece, 1, 1 << seat)


class Bag(DrawKind[Toybox]):
    def copies(self, s: Toybox, seat: i64, arg: i64, kind: i64) -> i64:
        return kind * 2

    def happen(self, s: Toybox, seat: i64, arg: i64, kind: i64) -> None:
        s.told.append(f"draws kind {kind}")


class Tell(Automatic[Toybox]):
    def run(self, s: Toybox, seat: i64, arg: i64) -> None:
        s.told.append(f"seat {seat}, {arg}")


A_NAME = STEPS.add(Name(NAME))
AN_EVEN_NAME = STEPS.add(NameEven(NAME, secret=True))
A_PAIR = STEPS.add(Pair(PAIR))
NAME_OR_DONE = STEPS.add(NameOrDone(NAME, DONE))
LATE_OR_DONE = STEPS.add(LateOrDone(LATE, DONE, secret=True))
ANY = STEPS.add(Any([Pair(PAIR), Name(NAME, secret=True)]))
OPTIONAL = STEPS.add(Optional([Name(NAME), Pair(PAIR)], DONE))
AN_EVEN_DRAW = STEPS.add(Even(NAME))
STARTER = STEPS.add(Starter(SEAT))
FROM_PILE = STEPS.add(FromPile(DRAW, 0, secret=True))
BAG = STEPS.add(Bag(KIND, secret=True))
TELL = STEPS.add(Tell())


def table(step: i64, seat: int = 0, arg: int = 0, taken: int = 0) -> Toybox:
    game = Game("toybox", 2, {}, CATALOGUE)
    game.play_by(STEPS)
    s = Toybox(game)
    s.deal()
    s.taken = taken
    s.push(step, seat, arg)
    s.settle()
    return s


def offered(s: Toybox) -> list[str]:
    return [CATALOGUE.text(int(action)) for action in s.legal()]


def told(s: Toybox, text: str) -> list[str]:
    s.apply(CATALOGUE.parse(text))
    return s.told


def why(s: Toybox, text: str) -> int:
    return int(s.why(CATALOGUE.parse(text)))


ALL_STEPS = [A_NAME, A_PAIR, NAME_OR_DONE, LATE_OR_DONE, ANY, OPTIONAL, AN_EVEN_DRAW, STARTER, FROM_PILE, BAG]


@pytest.mark.parametrize("step", ALL_STEPS)
@pytest.mark.parametrize("taken", [0, 0b0101, 0b1111])
@pytest.mark.parametrize("arg", [0, 1])
def test_what_is_legal_is_what_nothing_speaks_against_in_ascending_order(step: i64, taken: int, arg: int):
    s = table(step, 1, arg, taken)
    if len(s.agenda) > 0:
        assert list(s.legal()) == [a for a in range(int(CATALOGUE.size)) if s.why(a) == OK]


def test_one_thing_is_named():
    s = table(A_NAME, 1, 7, taken=0b0010)
    assert offered(s) == ["name 0", "name 2", "name 3"]
    assert why(s, "name 1") == TAKEN
    assert why(s, "done") == NOT_NOW
    assert told(s, "name 3") == ["1 names 3 with 7"]


def test_a_narrowed_choice_lists_less_but_decides_by_the_same_predicate():
    s = table(AN_EVEN_NAME, taken=0b0100)
    assert offered(s) == ["name 0"]
    assert why(s, "name 2") == TAKEN


def test_a_secret_choice_shows_the_others_only_that_one_was_made():
    s = table(AN_EVEN_NAME, 1)
    assert s.shown(NAME.of(2), 1) == NAME.of(2)
    assert s.shown(NAME.of(2), 0) == s.shown(NAME.of(0), 0) == ~NAME.base


def test_two_things_are_named():
    s = table(A_PAIR)
    assert offered(s) == ["pair 1 0", "pair 2 0", "pair 2 1"]
    assert why(s, "pair 0 0") == TAKEN
    assert told(s, "pair 2 1") == ["pairs 2 1"]


def test_done_is_offered_where_its_number_comes():
    assert offered(table(NAME_OR_DONE)) == ["name 0", "name 1", "name 2", "name 3", "done"]
    assert offered(table(LATE_OR_DONE)) == ["done", "late 0", "late 1", "late 2", "late 3"]


def test_done_is_offered_only_to_those_who_are_asked():
    s = table(NAME_OR_DONE, arg=1)
    assert "done" not in offered(s)
    assert why(s, "done") == NOT_NOW


def test_done_stops():
    assert told(table(NAME_OR_DONE), "done") == ["stops"]
    assert told(table(NAME_OR_DONE), "name 2") == ["names 2"]


def test_everybody_sees_that_somebody_is_done_with_a_secret_choice():
    s = table(LATE_OR_DONE)
    assert s.shown(DONE.base, 1) == DONE.base
    assert s.shown(LATE.of(3), 1) == ~LATE.base


def test_one_of_several_choices_is_made_by_its_verb():
    s = table(ANY, taken=0b1110)
    assert offered(s) == ["name 0", "pair 1 0", "pair 2 0", "pair 2 1"]
    assert why(s, "name 3") == TAKEN
    assert why(s, "done") == OTHER
    assert why(s, "draw 1") == NOT_NOW
    assert s.shown(NAME.of(0), 1) == ~NAME.base
    assert s.shown(PAIR.of(1, 0), 1) == PAIR.of(1, 0)
    assert told(s, "pair 1 0") == ["pairs 1 0"]


def test_nobody_is_asked_to_decline_nothing():
    assert offered(table(OPTIONAL))[-1] == "done"
    assert told(table(OPTIONAL), "done") == []
    game = Game("toybox", 2, {}, CATALOGUE)
    steps = Steps()
    number = steps.add(Optional([Name(NAME)], DONE))
    game.play_by(steps)
    s = Toybox(game)
    s.deal()
    s.taken = 0b1111
    s.push(number)
    s.settle()
    assert len(s.agenda) == 0


def test_done_must_come_after_what_it_declines():
    with pytest.raises(ValueError, match="'done' must be declared after"):
        Optional([Name(LATE)], DONE)


def test_chance_names_what_is_possible_all_equally_likely():
    s = table(AN_EVEN_DRAW)
    assert s.actor() == CHANCE
    assert s.even()
    assert [s.weight(outcome) for outcome in s.legal()] == [1, 1]
    assert offered(s) == ["name 0", "name 2"]
    assert told(s, "name 2") == ["draws 2"]


def test_chance_names_one_of_the_seats_there_are():
    s = table(STARTER)
    assert offered(s) == ["seat 0", "seat 1"]
    assert told(s, "seat 1") == ["seat 1 starts"]


def test_a_piece_is_drawn_from_its_zone_and_pile_and_only_the_drawer_sees_it():
    s = table(FROM_PILE, 1)
    assert offered(s) == ["draw 0", "draw 1", "draw 2"]
    assert s.shown(DRAW.of(2), 1) == DRAW.of(2)
    assert s.shown(DRAW.of(2), 0) == s.shown(DRAW.of(0), 0) == ~DRAW.base
    s.apply(DRAW.of(2))
    assert s.pieces.where[2] == 1
    other = table(FROM_PILE, 1, 1)
    assert offered(other) == ["draw 4", "draw 5"]
    assert other.shown(DRAW.of(5), 0) == ~DRAW.of(4)


def test_a_kind_is_as_likely_as_it_has_copies():
    s = table(BAG)
    assert offered(s) == ["kind 1", "kind 2"]
    assert not s.even()
    assert [s.weight(outcome) for outcome in s.legal()] == [2, 4]
    assert s.shown(KIND.of(2), 1) == ~KIND.base
    assert told(s, "kind 2") == ["draws kind 2"]


def test_everybody_has_a_step_in_order():
    s = table(TELL)
    s.told.clear()
    push_in_order(s, TELL, 1, 9)
    s.settle()
    assert s.told == ["seat 1, 9", "seat 0, 9"]

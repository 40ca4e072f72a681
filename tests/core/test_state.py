"""The agenda: last pushed is first done, what is impossible is skipped, what never rests is reported."""

import re
from typing import Any

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from serai.core.actions import GAME_OVER, NOT_NOW, OK, Catalogue, numbers
from serai.core.state import CHANCE, NOBODY, OVER, Automatic, Game, State, Step, Steps, Weighted, whole_number

CATALOGUE = Catalogue()
ADD = CATALOGUE.verb("add", {"number": numbers(5)})
ROLL = CATALOGUE.verb("roll", {"face": numbers(6)})

CHOOSE, IMPOSSIBLE, ROLL_DIE, NOTE, AGAIN = range(5)


class Sums(State):
    """A toy: numbers are added up, and automatic steps leave a trace."""

    total: i64
    trace: vec[i64]
    fresh: bool

    def deal(self) -> None:
        self.agenda = vec[i64]()
        self.total = 0
        self.trace = vec[i64]([0] * 4)
        self.fresh = True

    def fields(self) -> list[str]:
        return ["total", "trace", "fresh"]

    def copy(self) -> "Sums":
        twin = Sums(self.game)
        twin.agenda = self.agenda[:]
        twin._legal = self._legal
        twin.total = self.total
        twin.trace = self.trace[:]
        twin.fresh = self.fresh
        return twin


class Choose(Step[Sums]):
    def why(self, s: Sums, seat: i64, arg: i64, action: i64) -> i64:
        return OK if ADD.base <= action < ADD.base + arg else NOT_NOW

    def legal(self, s: Sums, seat: i64, arg: i64) -> vec[i64]:
        return vec[i64]([action for action in range(CATALOGUE.size) if not self.why(s, seat, arg, action)])

    def apply(self, s: Sums, seat: i64, arg: i64, action: i64) -> None:
        s.total += action - ADD.base
        s.fresh = False


class Impossible(Choose):
    def why(self, s: Sums, seat: i64, arg: i64, action: i64) -> i64:
        return NOT_NOW


class RollDie(Weighted[Sums]):
    def why(self, s: Sums, seat: i64, arg: i64, action: i64) -> i64:
        return OK if ROLL.base <= action < ROLL.end else NOT_NOW

    def legal(self, s: Sums, seat: i64, arg: i64) -> vec[i64]:
        return vec[i64](list(range(ROLL.base, ROLL.end)))

    def weight(self, s: Sums, seat: i64, arg: i64, outcome: i64) -> i64:
        return outcome - ROLL.base + 1

    def apply(self, s: Sums, seat: i64, arg: i64, action: i64) -> None:
        s.total += 10 * (action - ROLL.base)

    def shown(self, s: Sums, seat: i64, arg: i64, action: i64, reader: i64) -> i64:
        return action if reader == seat else ~ROLL.base


class Note(Automatic[Sums]):
    def run(self, s: Sums, seat: i64, arg: i64) -> None:
        s.trace[seat] = s.trace[seat] * 10 + arg


class Again(Automatic[Sums]):
    def run(self, s: Sums, seat: i64, arg: i64) -> None:
        s.push(AGAIN, seat, arg)


STEPS = Steps()
for step in (Choose(), Impossible(), RollDie(), Note(), Again()):
    STEPS.add(step)


def table(*frames: tuple[int, int, int]) -> Sums:
    """A toy with these frames pending, the last one on top, not yet settled."""
    game = Game("sums", 4, {}, CATALOGUE)
    game.play_by(STEPS)
    s = Sums(game)
    s.deal()
    for frame in frames:
        s.push(*frame)
    return s


def test_last_pushed_is_first_done():
    s = table((NOTE, 0, 3), (NOTE, 0, 2), (NOTE, 0, 1))
    s.settle()
    assert s.trace[0] == 123


def test_an_empty_agenda_is_the_end():
    s = table()
    s.settle()
    assert s.actor() == OVER
    assert len(s.legal()) == 0
    assert s.step_name() == ""
    assert s.why(ADD.base) == GAME_OVER


def test_the_agenda_says_what_is_pending_with_which_detail_and_for_whom_something_is_to_come():
    s = table((CHOOSE, 2, 3), (NOTE, 1, 5))
    assert s.detail() == 5
    assert s.seat_with(CHOOSE, 3) == 2
    assert s.seat_with(CHOOSE, 4) == NOBODY
    assert table().detail() == 0


def test_a_decision_without_an_action_is_skipped():
    s = table((CHOOSE, 2, 3), (IMPOSSIBLE, 1, 0), (CHOOSE, 3, 0))
    s.settle()
    assert s.actor() == 2
    assert list(s.legal()) == [ADD.of(0), ADD.of(1), ADD.of(2)]


def test_settling_stops_before_a_choice_and_goes_on_after_it():
    s = table((NOTE, 1, 7), (CHOOSE, 0, 5))
    s.settle()
    assert (s.actor(), s.trace[1]) == (0, 0)
    s.apply(ADD.of(4))
    assert (s.actor(), s.trace[1], s.total) == (OVER, 7, 4)


def test_chance_is_an_actor_with_weights():
    s = table((ROLL_DIE, 3, 0))
    s.settle()
    assert s.actor() == CHANCE
    assert [s.weight(outcome) for outcome in s.legal()] == [1, 2, 3, 4, 5, 6]


def test_the_step_on_top_says_who_reads_an_action():
    s = table((ROLL_DIE, 3, 0))
    s.settle()
    assert s.shown(ROLL.of(2), 3) == ROLL.of(2)
    assert s.shown(ROLL.of(2), 1) == s.shown(ROLL.of(5), 1) == ~ROLL.base


def test_resolve_and_tick_stop_between_automatic_steps():
    s = table((NOTE, 0, 2), (NOTE, 0, 1), (CHOOSE, 0, 2))
    s.settle()
    s.resolve(ADD.of(1))
    seen = []
    while s.tick():
        seen.append(int(s.trace[0]))
    assert seen == [1, 12]


def test_an_agenda_that_never_rests_is_an_error():
    s = table((AGAIN, 0, 0))
    with pytest.raises(RuntimeError, match="never comes to rest"):
        s.settle()


def test_steps_number_themselves_after_those_that_records_know():
    steps = Steps("Note Choose")
    assert [steps.add(step) for step in (Choose(), RollDie(), Note(), Again())] == [1, 2, 0, 3]
    assert [type(step).__name__ for step in steps.all()] == ["Note", "Choose", "RollDie", "Again"]


def test_steps_say_what_the_step_of_a_number_is_called():
    steps = Steps("Note")
    assert [steps.name(steps.add(step)) for step in (Choose(), Note())] == ["Choose", "Note"]


def test_a_step_can_be_numbered_before_it_is_there():
    steps = Steps()
    assert [steps.ahead("Note"), steps.add(Choose()), steps.add(Note())] == [0, 1, 0]


def test_a_step_that_was_named_but_never_added_is_an_error_at_once():
    game = Game("sums", 2, {}, CATALOGUE)
    with pytest.raises(ValueError, match="no step Roll"):
        game.play_by(Steps("Roll"))


def test_two_steps_of_one_name_are_an_error():
    steps = Steps()
    steps.add(Note())
    with pytest.raises(ValueError, match="two steps Note"):
        steps.add(Note())


def test_a_frame_carries_a_large_detail_and_the_last_seat():
    s = table((CHOOSE, 15, 5))
    s.push(NOTE, 3, (1 << 48) - 1)
    s.settle()
    assert s.trace[3] == (1 << 48) - 1
    assert s.actor() == 15


def test_a_copy_goes_its_own_way():
    s = table((NOTE, 1, 7), (CHOOSE, 0, 5))
    s.settle()
    twin = s.copy()
    before = s.digest()
    twin.apply(ADD.of(3))
    assert s.digest() == before
    assert twin.digest() != before
    assert not s.same_as(twin)
    s.apply(ADD.of(3))
    assert s.same_as(twin)
    assert s.digest() == twin.digest()


def test_a_digest_tells_every_field_apart():
    """Also a number that moves from one field or vector place to the next."""
    made = []
    for total, trace, fresh in ((0, [1, 0, 0, 0], True), (1, [0] * 4, True), (0, [0, 1, 0, 0], True),
                                (0, [0] * 4, True), (0, [0] * 4, False), (-1, [0] * 4, True)):  # fmt: skip
        s = table()
        s.total, s.trace, s.fresh = total, vec[i64](trace), fresh
        made.append(s.digest())
    s = table((NOTE, 0, 0))
    made.append(s.digest())
    assert len(set(made)) == len(made)


def test_a_save_is_restored_with_its_agenda():
    s = table((NOTE, 1, 7), (CHOOSE, 0, 5))
    s.settle()
    s.total = 12
    saved = s.save()
    assert saved["agenda"] == [["Note", 1, 7], ["Choose", 0, 5]]
    assert saved["fresh"] is True
    other = table()
    other.restore(saved)
    assert other.same_as(s)
    assert list(other.legal()) == list(s.legal())


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"total": "3"}, "total: must be a whole number"),
        ({"total": True}, "total: must be a whole number"),
        ({"total": 1.0}, "total: must be a whole number"),
        ({"total": 1 << 70}, "total: must be a whole number"),
        ({"fresh": 1}, "fresh: must be true or false"),
        ({"trace": [1, 2]}, "trace: must be a list of 4 whole numbers"),
        ({"trace": "1234"}, "trace: must be a list of 4 whole numbers"),
        ({"trace": [1, 2, 3, None]}, "trace: must be a whole number"),
        ({"agenda": {}}, "agenda: must be a list"),
        ({"agenda": [["Fly", 0, 0]]}, "the steps are Choose, Impossible"),
        ({"agenda": [["Note", 0]]}, "is not [step, seat, detail]"),
        ({"agenda": [["Note", 4, 0]]}, "a seat or a detail that does not exist"),
        ({"agenda": [["Note", 0, -1]]}, "a seat or a detail that does not exist"),
        ({"agenda": [["Note", 0, 1 << 48]]}, "a seat or a detail that does not exist"),
        ({"agenda": [["Note", "0", 0]]}, "agenda, seat: must be a whole number"),
        ({"total": 3}, "digest: this is not what was saved"),
    ],
)
def test_a_save_with_a_mistake_is_refused_with_its_place(change: dict[str, Any], told: str):
    s = table()
    with pytest.raises(ValueError, match=re.escape(told)) as caught:
        s.restore({**s.save(), **change})
    assert "\n" not in str(caught.value)


def test_a_whole_number_fits_a_word():
    assert whole_number((1 << 61) - 1, "here") == (1 << 61) - 1
    for value in (1 << 61, -(1 << 61), True, None, 2.0, "2"):
        with pytest.raises(ValueError, match="here: must be a whole number"):
            whole_number(value, "here")

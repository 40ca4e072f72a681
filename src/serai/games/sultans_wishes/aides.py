"""Aides and orderlies: sending them out, and lifting one when all are busy (Busy aides, Move the orderly)."""

from typing import Final

from mypy_extensions import i64

from serai.core.actions import OK
from serai.core.shapes import Choose
from serai.core.state import Automatic
from serai.core.vectors import find
from serai.games.sultans_wishes import catalogue as verbs
from serai.games.sultans_wishes import components as box
from serai.games.sultans_wishes import state as at
from serai.games.sultans_wishes import wishes
from serai.games.sultans_wishes.catalogue import CATALOGUE, STEPS
from serai.games.sultans_wishes.state import Sultan

NO_OWN_AIDE: Final[i64] = CATALOGUE.reason("no-own-aide", "busy-aides")
CARD_NOT_ATTACHED: Final[i64] = CATALOGUE.reason("card-not-attached", "aides")
CARD_FULL: Final[i64] = CATALOGUE.reason("card-full", "aides")
SPACE_TAKEN: Final[i64] = CATALOGUE.reason("space-taken", "orderly")
SAME_SPACE: Final[i64] = CATALOGUE.reason("same-space", "orderly")


class LiftAide(Choose[Sultan]):
    """All aides are busy: one is taken back from a task card, which stays where it is (Busy aides).

    Never from the Priority Track.
    """

    def against(self, s: Sultan, seat: i64, arg: i64, card: i64) -> i64:
        return OK if s.tasks.where[card] == at.ATTACHED and s.has_aide_on(seat, card) else NO_OWN_AIDE

    def choose(self, s: Sultan, seat: i64, arg: i64, card: i64) -> None:
        s.lift_aide(seat, card)


LIFT_AIDE: Final[i64] = STEPS.add(LiftAide(verbs.LIFT))


class Fulfilling(Automatic[Sultan]):
    """An aide goes onto the card just attached, and the Sultan pays a gem: two when kind, none when angry.

    Then the wish may be fulfilled. `arg` is the card.
    """

    def run(self, s: Sultan, seat: i64, arg: i64) -> None:
        s.put_aide(seat, arg)
        mood = s.mood()
        s.gain_gems(seat, 2 if mood == box.KIND else 0 if mood == box.ANGRY else 1)
        wishes.grant_if_fulfilled(s, seat, s.wish_of[arg])


FULFILLING: Final[i64] = STEPS.add(Fulfilling())


class ToPriority(Automatic[Sultan]):
    """The orderly comes onto the chart, and an aide onto the highest free place of the Priority Track.

    (Move the orderly; ruling Q66.) `arg` is the task.
    """

    def run(self, s: Sultan, seat: i64, arg: i64) -> None:
        s.orderly[seat] = arg
        s.free[seat] -= 1
        s.priority[find(s.priority, box.NONE)] = seat


TO_PRIORITY: Final[i64] = STEPS.add(ToPriority())


class ChooseCard(Choose[Sultan]):
    """The aide effect: one more aide onto any task card under a wish, two at most on a card."""

    def against(self, s: Sultan, seat: i64, arg: i64, card: i64) -> i64:
        return why_join(s, card)

    def choose(self, s: Sultan, seat: i64, arg: i64, card: i64) -> None:
        with_an_aide(s, JOINING, seat, card)


CHOOSE_CARD: Final[i64] = STEPS.add(ChooseCard(verbs.JOIN))


class Joining(Automatic[Sultan]):
    """The aide is put onto the chosen card; `arg` is the card."""

    def run(self, s: Sultan, seat: i64, arg: i64) -> None:
        s.put_aide(seat, arg)


JOINING: Final[i64] = STEPS.add(Joining())


class MoveOrderly(Choose[Sultan]):
    """The orderly moves to a free space of the chart, another than its own (Move the orderly).

    Coming onto the chart it needs an aide for the Priority Track.
    """

    def against(self, s: Sultan, seat: i64, arg: i64, task: i64) -> i64:
        return why_orderly(s, seat, task)

    def choose(self, s: Sultan, seat: i64, arg: i64, task: i64) -> None:
        if s.orderly[seat] == box.NONE:
            with_an_aide(s, TO_PRIORITY, seat, task)
        else:
            s.orderly[seat] = task


class GiftOrderly(MoveOrderly):
    """A gift moves the own orderly to a free space; its place on the Priority Track is kept."""


GIFT_ORDERLY: Final[i64] = STEPS.add(GiftOrderly(verbs.ORDERLY))


def why_join(s: Sultan, card: i64) -> i64:
    """An aide may join a task card under a wish that has fewer than two aides, of any colours."""
    if s.tasks.where[card] != at.ATTACHED:
        return CARD_NOT_ATTACHED
    return OK if s.has_room(card) else CARD_FULL


def why_orderly(s: Sultan, seat: i64, task: i64) -> i64:
    """The orderly goes to a space of the chart without one, other than its own."""
    if s.orderly[seat] == task:
        return SAME_SPACE
    return SPACE_TAKEN if task in s.orderly else OK


def with_an_aide(s: Sultan, step: i64, seat: i64, arg: i64) -> None:
    """Push a step that uses a free aide, and before it the lifting of one if all are busy."""
    s.push(step, seat, arg)
    if s.free[seat] == 0:
        s.push(LIFT_AIDE, seat)

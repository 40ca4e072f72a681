"""The Travelers expansion: moving the traveler, gifts from the towns and relics from the track."""

from typing import Final

from mypy_extensions import i64

from serai.core import bits
from serai.core.actions import OK
from serai.core.details import Detail
from serai.core.pieces import Pieces
from serai.core.shapes import AnyOf, Choose, ChooseOrDone, DrawKind, DrawPiece
from serai.core.state import Automatic
from serai.core.vectors import count, find
from serai.games.sultans_wishes import aides, market, scoring
from serai.games.sultans_wishes import catalogue as verbs
from serai.games.sultans_wishes import components as box
from serai.games.sultans_wishes import state as at
from serai.games.sultans_wishes.catalogue import CATALOGUE, STEPS
from serai.games.sultans_wishes.state import Sultan

TRAVELERS_ONLY: Final[i64] = CATALOGUE.reason("travelers-only", "travelers")
NOT_AHEAD: Final[i64] = CATALOGUE.reason("not-ahead", "travel")
LOOKED_TWICE: Final[i64] = CATALOGUE.reason("looked-twice", "towns")
GIFT_STACK_EMPTY: Final[i64] = CATALOGUE.reason("gift-stack-empty", "towns")
NO_GEM: Final[i64] = CATALOGUE.reason("no-gem", "towns")
GIFT_NOT_SEEN: Final[i64] = CATALOGUE.reason("gift-not-seen", "towns")
GIFT_NOT_HELD: Final[i64] = CATALOGUE.reason("gift-not-held", "gifts")
GIFT_NOT_NOW: Final[i64] = CATALOGUE.reason("gift-not-now", "gifts")
ORDERLY_NOT_OUT: Final[i64] = CATALOGUE.reason("orderly-not-out", "gifts")
TASK_NOT_REVEALED: Final[i64] = CATALOGUE.reason("task-not-revealed", "gifts")
NONE_REVEALED: Final[i64] = CATALOGUE.reason("none-revealed", "gifts")
FIRST_ALREADY: Final[i64] = CATALOGUE.reason("first-already", "gifts")

VISIT: Final = Detail()  # of ChooseGift
STACK: Final = VISIT.part(4)
HAS_LOOKED: Final = VISIT.part(1)


class Travel(Choose[Sultan]):
    """The traveler goes one stop ahead along a path, or into a town from the stop before it.

    In a town a gift is drawn, then the traveler goes home (Visiting a town).
    """

    def against(self, s: Sultan, seat: i64, arg: i64, place: i64) -> i64:
        return why_travel(s, seat, place)

    def choose(self, s: Sultan, seat: i64, arg: i64, place: i64) -> None:
        s.place[seat] = place
        if place >= box.TOWN:
            s.push(GO_HOME, seat)
            s.push(CHOOSE_GIFT, seat, STACK.put(place - box.TOWN))
            s.push(DRAW_GIFT, seat, place - box.TOWN)


class DrawGift(Automatic[Sultan]):
    """A gift is drawn from a town's stack: from the pile, then from those put under it; `arg` is the stack.

    An empty stack gives nothing (ruling Q39).
    """

    def run(self, s: Sultan, seat: i64, arg: i64) -> None:
        if s.gifts.count_of(at.GIFT_PILE, arg):
            s.push(SEE_GIFT, seat, arg)
            return
        upper = s.gifts.end_of(at.GIFT_UNDER, arg, True)
        if upper != box.NONE:
            s.gifts.move_from_end(upper, at.GIFT_SEEN, seat)


DRAW_GIFT: Final[i64] = STEPS.add(DrawGift())


class SeeGift(DrawPiece[Sultan]):
    """The top gift of a stack is looked at by the player who draws it; `arg` is the stack."""

    def pieces(self, s: Sultan) -> Pieces:
        return s.gifts

    def back(self, s: Sultan, seat: i64, arg: i64) -> i64:
        return arg

    def alike(self, s: Sultan, seat: i64, arg: i64) -> i64:
        return arg

    def happen(self, s: Sultan, seat: i64, arg: i64, gift: i64) -> None:
        s.gifts.move(gift, at.GIFT_SEEN, 1 << seat)


SEE_GIFT: Final[i64] = STEPS.add(SeeGift(verbs.GIFT, at.GIFT_PILE, secret=True))


class LookAgain(Choose[Sultan]):
    """Once, a gem shows another gift of the stack (Visiting a town)."""

    def against(self, s: Sultan, seat: i64, arg: i64, _: i64) -> i64:
        if HAS_LOOKED.of(arg):
            return LOOKED_TWICE
        stack = STACK.of(arg)
        if s.gifts.count_of(at.GIFT_SEEN, stack) == 0 or gifts_left(s, stack) == 0:
            return GIFT_STACK_EMPTY
        return OK if s.gems[seat] else NO_GEM

    def choose(self, s: Sultan, seat: i64, arg: i64, _: i64) -> None:
        s.gems[seat] -= 1
        s.push(CHOOSE_GIFT, seat, arg | HAS_LOOKED.put(1))
        s.push(DRAW_GIFT, seat, STACK.of(arg))


class KeepGift(Choose[Sultan]):
    """Keep a gift that was drawn; one not kept goes to the bottom of its stack (Visiting a town).

    An immediate gift takes effect at once and everyone sees it; the others are kept hidden.
    """

    def against(self, s: Sultan, seat: i64, arg: i64, gift: i64) -> i64:
        seen = gift < len(s.gifts.where) and s.gifts.where[gift] == at.GIFT_SEEN
        return OK if seen else GIFT_NOT_SEEN

    def choose(self, s: Sultan, seat: i64, arg: i64, kept: i64) -> None:
        for gift in s.gifts.members(at.GIFT_SEEN):
            if gift != kept:
                s.gifts.move(gift, at.GIFT_UNDER, 1 << seat, s.next_order())
        if box.STACK_OF[kept] == box.IMMEDIATE:
            s.gifts.move(kept, at.GIFT_UNDER, s.everyone(), s.next_order())
            take_effect(s, seat, kept)
        else:
            s.gifts.move(kept, at.HELD + seat, 1 << seat)
        s.gifts.clear(at.GIFT_SEEN)

    def shown(self, s: Sultan, seat: i64, arg: i64, action: i64, reader: i64) -> i64:
        hidden = box.STACK_OF[self.verb.arg(action)] != box.IMMEDIATE
        return ~self.verb.base if hidden and reader != seat else action


class ChooseGift(AnyOf[Sultan]):
    """Keep a gift, or look at another one first. `arg` is the stack, and whether that has been done."""


CHOOSE_GIFT: Final[i64] = STEPS.add(ChooseGift([LookAgain(verbs.LOOK), KeepGift(verbs.KEEP)]))


class GoHome(Automatic[Sultan]):
    """After the visit the traveler returns to the start of the track."""

    def run(self, s: Sultan, seat: i64, arg: i64) -> None:
        s.place[seat] = box.START


GO_HOME: Final[i64] = STEPS.add(GoHome())


class TakeRelic(DrawKind[Sultan]):
    """The relic effect: the token on the traveler's stop is taken; only its owner sees which it is."""

    def copies(self, s: Sultan, seat: i64, arg: i64, kind: i64) -> i64:
        first = kind * box.RELIC_COPIES
        return count(s.relics.where[first : first + box.RELIC_COPIES], at.FACE_DOWN)

    def happen(self, s: Sultan, seat: i64, arg: i64, kind: i64) -> None:
        s.tokens &= ~(1 << s.place[seat])
        relic = kind * box.RELIC_COPIES
        while s.relics.where[relic] != at.FACE_DOWN:
            relic += 1
        s.relics.move(relic, at.TAKEN + seat, 1 << seat)


TAKE_RELIC: Final[i64] = STEPS.add(TakeRelic(verbs.RELIC_TOKEN, secret=True))


class UseGifts(ChooseOrDone[Sultan]):
    """After the extra tasks are revealed each player in order may use end-of-round gifts (rulings Q31, Q32).

    They must be able to do something (ruling Q71). Whoever holds such a gift is asked, usable or not, because
    all can see who holds one.
    """

    def asked(self, s: Sultan, seat: i64, arg: i64) -> bool:
        return s.gifts.count_of(at.HELD + seat, box.END_OF_ROUND) > 0

    def against(self, s: Sultan, seat: i64, arg: i64, gift: i64) -> i64:
        if gift >= len(s.gifts.where) or s.gifts.where[gift] != at.HELD + seat:
            return GIFT_NOT_HELD
        if box.STACK_OF[gift] != box.END_OF_ROUND:
            return GIFT_NOT_NOW
        does = box.DOES[gift]
        needs_orderly = does == box.MOVE_ORDERLY or does == box.PRIORITY_FIRST
        if needs_orderly and s.orderly[seat] == box.NONE:
            return ORDERLY_NOT_OUT
        if does == box.PRIORITY_FIRST and s.priority[0] == seat:
            return FIRST_ALREADY
        if does == box.POINT_PER_EXTRA_CARD and revealed_of(s, box.GIFT_WHAT[gift]) == 0:
            return NONE_REVEALED
        if does == box.ADD_HEART and s.tasks.count(at.EXTRA_STACK) == 0:
            return TASK_NOT_REVEALED
        return OK

    def choose(self, s: Sultan, seat: i64, arg: i64, gift: i64) -> None:
        s.gifts.move(gift, at.GIFT_UNDER, s.everyone(), s.next_order())
        s.push(USE_GIFTS, seat)
        does = box.DOES[gift]
        if does == box.MOVE_ORDERLY:
            s.push(aides.GIFT_ORDERLY, seat)
        elif does == box.ADD_HEART:
            s.push(GIFT_HEART, seat, box.GIFT_WHAT[gift])
        elif does == box.PRIORITY_FIRST:
            put_first(s, seat)
        else:
            s.gain(seat, at.GIFT_LINE, revealed_of(s, box.GIFT_WHAT[gift]))


USE_GIFTS: Final[i64] = STEPS.add(UseGifts(verbs.USE, verbs.DONE))


class GiftHeart(Choose[Sultan]):
    """A gift adds hearts, `arg` of them, to a task with at least one revealed extra card (ruling Q35)."""

    def against(self, s: Sultan, seat: i64, arg: i64, task: i64) -> i64:
        return OK if scoring.extra_hearts(s, task) != box.NONE else TASK_NOT_REVEALED

    def choose(self, s: Sultan, seat: i64, arg: i64, task: i64) -> None:
        s.heart_gifts[task] += arg


GIFT_HEART: Final[i64] = STEPS.add(GiftHeart(verbs.HEART))


def why_travel(s: Sultan, seat: i64, place: i64) -> i64:
    """A traveler goes where a path leads from where it is."""
    if not s.travelers:
        return TRAVELERS_ONLY
    return OK if box.NEXT_PLACES[s.place[seat]] >> place & 1 else NOT_AHEAD


def gifts_left(s: Sultan, stack: i64) -> i64:
    """How many gifts there are in a stack."""
    return s.gifts.count_of(at.GIFT_PILE, stack) + s.gifts.count_of(at.GIFT_UNDER, stack)


def revealed_of(s: Sultan, tasks: i64) -> i64:
    """How many revealed extra cards show one of a set of tasks, whoever played them."""
    total: i64 = 0
    for card in s.tasks.members(at.EXTRA_STACK):
        if tasks >> box.TASK_OF[card] & 1:
            total += 1
    return total


def take_effect(s: Sultan, seat: i64, gift: i64) -> None:
    """An immediate gift: twice the Extra Points, a merchant's bottom ware, or gems."""
    does = box.DOES[gift]
    if does == box.DOUBLE_EXTRA_POINTS:
        s.gain(seat, at.GIFT_LINE, 2 * s.extra_points())
    elif does == box.FREE_BOTTOM_WARE:
        market.take_bottom_ware(s, seat, box.GIFT_WHAT[gift])
    else:
        s.gain_gems(seat, box.GIFT_WHAT[gift])


def put_first(s: Sultan, seat: i64) -> None:
    """A seat's aide goes to the top of the Priority Track; the others keep their order below."""
    for place in range(find(s.priority, seat), 0, -1):
        s.priority[place] = s.priority[place - 1]
    s.priority[0] = seat


def replenish_relics(s: Sultan) -> None:
    """Stops without a token and a traveler get one, lowest number first, while the pool lasts (Q37)."""
    pool = s.relics.count(at.FACE_DOWN) - bits.size(s.tokens)
    for stop in range(1, box.STOPS):
        if pool > 0 and not s.tokens >> stop & 1 and stop not in s.place:
            s.tokens |= 1 << stop
            pool -= 1

"""The Sultan's moods: what a plate does when it is revealed (Sultan's mood plates).

Lasting moods change what a turn allows and pays; they need no step of their own.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.actions import OK
from serai.core.shapes import AnyOfOrDone, Choose, ChooseOrDone, Draw, push_in_order
from serai.games.sultans_wishes import aides, drawing, hand, market, rules, turn, wishes
from serai.games.sultans_wishes import catalogue as verbs
from serai.games.sultans_wishes import components as box
from serai.games.sultans_wishes import state as at
from serai.games.sultans_wishes.catalogue import CATALOGUE, STEPS
from serai.games.sultans_wishes.state import Sultan

NOT_SIMPLE: Final[i64] = CATALOGUE.reason("not-simple", "sad")
ANOTHER_HAS_FEWER: Final[i64] = CATALOGUE.reason("another-has-fewer-hearts", "sad")
NOT_FULFILLED: Final[i64] = CATALOGUE.reason("not-fulfilled", "hungry")


class RevealPlate(Draw[Sultan]):
    """The first player reveals the next plate: its Extra Points hold, then its mood is resolved (Q70).

    After that every player takes a turn under it. All plates not shown this round are equally likely.
    """

    def possible(self, s: Sultan, seat: i64, arg: i64, plate: i64) -> bool:
        return not s.shown_plates >> plate & 1 and (s.travelers or plate < box.BASE_PLATES)

    def happen(self, s: Sultan, seat: i64, arg: i64, plate: i64) -> None:
        s.plate = plate
        s.shown_plates |= 1 << plate
        s.plates_left -= 1
        s.push(rules.NEXT_PLATE)
        push_in_order(s, turn.TURN, s.first)
        resolve_mood(s, s.mood())


REVEAL_PLATE: Final[i64] = STEPS.add(RevealPlate(verbs.PLATE))


class LovelyDiscard(ChooseOrDone[Sultan]):
    """Lovely: each player may discard any number of cards and draws as many; `arg` is how many so far."""

    def asked(self, s: Sultan, seat: i64, arg: i64) -> bool:
        return arg > 0 or s.tasks.count(at.HANDS + seat) > 0

    def among(self, s: Sultan, seat: i64, arg: i64) -> vec[i64]:
        return s.tasks.members(at.HANDS + seat)

    def against(self, s: Sultan, seat: i64, arg: i64, card: i64) -> i64:
        return hand.why_hand(s, seat, card)

    def choose(self, s: Sultan, seat: i64, arg: i64, card: i64) -> None:
        s.discard(card)
        s.push(LOVELY_DISCARD, seat, arg + 1)

    def stop(self, s: Sultan, seat: i64, arg: i64) -> None:
        drawing.refill(s, seat, at.HANDS + seat, s.tasks.count(at.HANDS + seat) + arg)


LOVELY_DISCARD: Final[i64] = STEPS.add(LovelyDiscard(verbs.TOSS, verbs.DONE))


class HungryWishes(Choose[Sultan]):
    """Hungry: wishes that already have the lowered number are fulfilled, in the first player's order."""

    def against(self, s: Sultan, seat: i64, arg: i64, wish: i64) -> i64:
        if s.wishes[wish] != at.OPEN:
            return wishes.WISH_NOT_OPEN
        return OK if s.is_fulfilled(wish) else NOT_FULFILLED

    def choose(self, s: Sultan, seat: i64, arg: i64, wish: i64) -> None:
        s.push(HUNGRY_WISHES, seat)
        wishes.grant(s, seat, wish)


HUNGRY_WISHES: Final[i64] = STEPS.add(HungryWishes(verbs.GRANT))


class SadWish(Choose[Sultan]):
    """Sad: the open simple wish with the fewest hearts is removed; the first player breaks ties."""

    def against(self, s: Sultan, seat: i64, arg: i64, wish: i64) -> i64:
        if wish >= box.SIMPLES:
            return NOT_SIMPLE
        if s.wishes[wish] != at.OPEN:
            return wishes.WISH_NOT_OPEN
        hearts = s.hearts_on(wish)
        for other in range(box.SIMPLES):
            if s.wishes[other] == at.OPEN and s.hearts_on(other) < hearts:
                return ANOTHER_HAS_FEWER
        return OK

    def choose(self, s: Sultan, seat: i64, arg: i64, wish: i64) -> None:
        wishes.take_away(s, wish)
        wishes.reveal_if_few(s, seat)


SAD_WISH: Final[i64] = STEPS.add(SadWish(verbs.REMOVE))


class MeanDiscard(hand.FromHand):
    """Mean: each player discards a card of their choice and draws none before the end of their turn."""

    def choose(self, s: Sultan, seat: i64, arg: i64, card: i64) -> None:
        s.discard(card)


MEAN_DISCARD: Final[i64] = STEPS.add(MeanDiscard(verbs.TOSS))


class FreeOrderly(AnyOfOrDone[Sultan]):
    """Distracted: each player may move the orderly at once, beside the turn's action."""


FREE_ORDERLY: Final[i64] = STEPS.add(FreeOrderly([aides.MoveOrderly(verbs.ORDERLY)], verbs.DONE))


class FreeExtra(AnyOfOrDone[Sultan]):
    """Confused: each player may add an extra task at once, beside the turn's action (ruling Q49)."""


FREE_EXTRA: Final[i64] = STEPS.add(FreeExtra([hand.ExtraTask(verbs.EXTRA, secret=True)], verbs.DONE))


class GiveCard(hand.FromHand):
    """Friendly: each player in order gives a card to the left; what was received may be passed on (Q50)."""

    def choose(self, s: Sultan, seat: i64, arg: i64, card: i64) -> None:
        left = (seat + 1) % s.game.seats
        s.tasks.move(card, at.HANDS + left, 1 << seat | 1 << left)

    def shown(self, s: Sultan, seat: i64, arg: i64, action: i64, reader: i64) -> i64:
        sees = reader == seat or reader == (seat + 1) % s.game.seats
        return action if sees else ~self.verb.base


GIVE_CARD: Final[i64] = STEPS.add(GiveCard(verbs.GIVE))


def resolve_mood(s: Sultan, mood: i64) -> None:
    """What a plate asks for at once."""
    if mood == box.LOVELY:
        push_in_order(s, LOVELY_DISCARD, s.first)
    elif mood == box.DEMANDING:
        s.push(wishes.REVEAL_WISH, s.first, wishes.A_SIMPLE_WISH)
    elif mood == box.HUNGRY:
        s.push(HUNGRY_WISHES, s.first)
    elif mood == box.HAPPY:
        for seat in range(s.game.seats):
            s.gain_gems(seat, 1)
    elif mood == box.UNCERTAIN:
        for merchant in range(box.MERCHANTS):
            ware = s.face_up(merchant)
            if ware != box.NONE:
                s.wares.move(ware, at.WARE_UNDER, s.everyone(), s.next_order())
                s.push(market.SHOW_WARE, s.first, merchant)
    elif mood == box.MEAN:
        push_in_order(s, MEAN_DISCARD, s.first)
    elif mood == box.SAD:
        s.push(SAD_WISH, s.first)
    elif mood == box.DISTRACTED:
        push_in_order(s, FREE_ORDERLY, s.first)
    elif mood == box.CONFUSED:
        push_in_order(s, FREE_EXTRA, s.first)
    elif mood == box.FRIENDLY and not s.solo():
        push_in_order(s, GIVE_CARD, s.first)
    elif mood == box.TIDY:
        drawing.shuffle_discards(s)

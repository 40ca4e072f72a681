"""A player's turn: the mandatory action, then the optional ones (Mandatory action, Optional action)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.actions import NOT_NOW, OK, one_of
from serai.core.details import Detail
from serai.core.shapes import AnyOf, AnyOfOrDone, Choose, ChoosePair
from serai.core.state import Automatic
from serai.games.sultans_wishes import aides, drawing, effects, hand, market, travelers, wishes
from serai.games.sultans_wishes import catalogue as verbs
from serai.games.sultans_wishes import components as box
from serai.games.sultans_wishes import state as at
from serai.games.sultans_wishes.catalogue import CATALOGUE, STEPS
from serai.games.sultans_wishes.state import Sultan

NO_MATCH: Final[i64] = CATALOGUE.reason("no-match", "fulfil")
SULTAN_NAUSEATE: Final[i64] = CATALOGUE.reason("nauseate", "nauseate")
MANDATORY_FIRST: Final[i64] = CATALOGUE.reason("mandatory-first", "turn")
MANDATORY_DONE: Final[i64] = CATALOGUE.reason("mandatory-done", "turn")
BOUGHT_ALREADY: Final[i64] = CATALOGUE.reason("bought-already", "acquire")
LAMP_INACTIVE: Final[i64] = CATALOGUE.reason("lamp-inactive", "lamp")
LAMP_USED: Final[i64] = CATALOGUE.reason("lamp-used", "lamp")

THIS_TURN: Final = Detail()  # of Optional
HAS_BOUGHT: Final = THIS_TURN.part(1)
HAS_USED_LAMP: Final = THIS_TURN.part(1)


class Turn(Automatic[Sultan]):
    """A turn is a mandatory action, the optional ones, and drawing up to three cards."""

    def run(self, s: Sultan, seat: i64, arg: i64) -> None:
        s.looking = box.NONE
        drawing.refill(s, seat, at.HANDS + seat, box.HAND)
        s.push(OPTIONAL, seat)
        s.push(MANDATORY, seat)


TURN: Final[i64] = STEPS.add(Turn())


class Fulfil(ChoosePair[Sultan]):
    """A card from the hand goes under an open wish that it matches, with an aide (Fulfil a wish)."""

    def firsts(self, s: Sultan, seat: i64, arg: i64) -> vec[i64]:
        return s.tasks.members(at.HANDS + seat)

    def against_pair(self, s: Sultan, seat: i64, arg: i64, card: i64, wish: i64) -> i64:
        return why_fulfil(s, seat, card, wish)

    def choose_pair(self, s: Sultan, seat: i64, arg: i64, card: i64, wish: i64) -> None:
        s.tasks.move(card, at.ATTACHED, s.everyone(), s.next_order())
        s.wish_of[card] = wish
        aides.with_an_aide(s, aides.FULFILLING, seat, card)


class Mandatory(AnyOf[Sultan]):
    """One of: fulfil a wish, an extra task, a card's effect, move the orderly, move the traveler."""

    def otherwise(self, s: Sultan, seat: i64, arg: i64, action: i64) -> i64:
        return MANDATORY_FIRST if one_of(OPTIONAL_VERBS, action) else NOT_NOW

    def legal(self, s: Sultan, seat: i64, arg: i64) -> vec[i64]:
        """As the parts would list it; the hand is looked up once, because this is asked most of all."""
        actions = vec[i64](capacity=48)
        cards = s.tasks.members(at.HANDS + seat)
        for card in cards:
            for wish in range(box.WISHES):
                if s.wishes[wish] == at.OPEN and why_fulfil(s, seat, card, wish) == OK:
                    actions = append(actions, verbs.FULFIL.of(card, wish))
        for card in cards:
            actions = append(actions, verbs.EXTRA.of(card))
        for card in cards:
            if effects.why_effect(s, seat, card) == OK:
                actions = append(actions, verbs.EFFECT.of(card))
        for task in range(box.TASKS):
            if aides.why_orderly(s, seat, task) == OK:
                actions = append(actions, verbs.ORDERLY.of(task))
        if s.travelers:
            for place in range(box.PLACES):
                if travelers.why_travel(s, seat, place) == OK:
                    actions = append(actions, verbs.TRAVEL.of(place))
        return actions


MANDATORY: Final[i64] = STEPS.add(
    Mandatory(
        [
            Fulfil(verbs.FULFIL),
            hand.ExtraTask(verbs.EXTRA, secret=True),
            effects.UseEffect(verbs.EFFECT),
            aides.MoveOrderly(verbs.ORDERLY),
            travelers.Travel(verbs.TRAVEL),
        ]
    )
)


class Acquire(Choose[Sultan]):
    """Buy one face-up ware, once a turn (Acquire 1 wares card)."""

    def against(self, s: Sultan, seat: i64, arg: i64, merchant: i64) -> i64:
        if HAS_BOUGHT.of(arg):
            return BOUGHT_ALREADY
        return market.why_price(s, seat, merchant, market.discount(s))

    def choose(self, s: Sultan, seat: i64, arg: i64, merchant: i64) -> None:
        s.push(OPTIONAL, seat, arg | HAS_BOUGHT.put(1))
        market.buy(s, seat, merchant, market.discount(s))


class UseLamp(Choose[Sultan]):
    """An active lamp grants another mandatory action at once, once a turn (The magic lamp)."""

    def against(self, s: Sultan, seat: i64, arg: i64, _: i64) -> i64:
        if HAS_USED_LAMP.of(arg):
            return LAMP_USED
        return OK if s.lamp[seat] else LAMP_INACTIVE

    def choose(self, s: Sultan, seat: i64, arg: i64, _: i64) -> None:
        s.lamp[seat] = 0
        s.push(OPTIONAL, seat, arg | HAS_USED_LAMP.put(1))
        s.push(MANDATORY, seat)


class Optional(AnyOfOrDone[Sultan]):
    """Acquire one ware and use the magic lamp, each at most once and in any order (Optional action).

    `arg` is what has been done.
    """

    def otherwise(self, s: Sultan, seat: i64, arg: i64, action: i64) -> i64:
        return MANDATORY_DONE if one_of(MANDATORY_VERBS, action) else NOT_NOW


OPTIONAL: Final[i64] = STEPS.add(Optional([Acquire(verbs.ACQUIRE), UseLamp(verbs.LAMP)], verbs.DONE))

MANDATORY_VERBS: Final = [verbs.FULFIL, verbs.EXTRA, verbs.EFFECT, verbs.ORDERLY, verbs.TRAVEL]
OPTIONAL_VERBS: Final = [verbs.ACQUIRE, verbs.LAMP, verbs.DONE]


def why_fulfil(s: Sultan, seat: i64, card: i64, wish: i64) -> i64:
    """A card from the hand goes under an open wish that it matches, unless the Sultan is nauseate."""
    if s.tasks.where[card] != at.HANDS + seat:
        return hand.NOT_IN_HAND
    if s.mood() == box.NAUSEATE:
        return SULTAN_NAUSEATE
    if s.wishes[wish] != at.OPEN:
        return wishes.WISH_NOT_OPEN
    return OK if box.MATCHES[card * box.WISHES + wish] else NO_MATCH

"""What a task card does when it is discarded for its effect (Use an effect)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.actions import NOT_NOW, OK
from serai.core.shapes import Choose
from serai.core.state import Automatic
from serai.games.sultans_wishes import aides, drawing, hand, market, travelers
from serai.games.sultans_wishes import catalogue as verbs
from serai.games.sultans_wishes import components as box
from serai.games.sultans_wishes import state as at
from serai.games.sultans_wishes.catalogue import CATALOGUE, STEPS
from serai.games.sultans_wishes.state import Sultan

SULTAN_AFRAID: Final[i64] = CATALOGUE.reason("afraid", "afraid")
NOTHING_TO_BARGAIN: Final[i64] = CATALOGUE.reason("nothing-to-bargain", "effects")
EXTRA_STACK_EMPTY: Final[i64] = CATALOGUE.reason("extra-stack-empty", "effects")
NOTHING_TO_EXCHANGE: Final[i64] = CATALOGUE.reason("nothing-to-exchange", "effects")
NOTHING_TO_JOIN: Final[i64] = CATALOGUE.reason("nothing-to-join", "effects")
NO_RELIC_HERE: Final[i64] = CATALOGUE.reason("no-relic-here", "relics")
NOT_LOOKED_AT: Final[i64] = CATALOGUE.reason("not-looked-at", "effects")


class UseEffect(hand.FromHand):
    """A card is discarded for what it says, if that can do something (Use an effect; ruling Q13)."""

    def against(self, s: Sultan, seat: i64, arg: i64, card: i64) -> i64:
        return why_effect(s, seat, card)

    def choose(self, s: Sultan, seat: i64, arg: i64, card: i64) -> None:
        s.discard(card)
        effect = box.EFFECT_OF[card]
        if effect == box.SEARCH:
            s.push(KEEP_LOOKED_AT, seat)
            s.push(TOSS_LOOKED_AT, seat)
            drawing.refill(s, seat, at.LOOKED_AT, 3)
        elif effect == box.BARGAIN:
            s.push(market.BARGAINING, seat)
        elif effect == box.PEEK:
            s.looking = box.NONE
            s.push(PEEK, seat)
        elif effect == box.SWAP:
            s.push(market.EXCHANGING, seat)
        elif effect == box.AIDE:
            s.push(aides.CHOOSE_CARD, seat)
        elif effect == box.TIP:
            s.gain(seat, at.TIP_POINTS, 1)
            s.gain_gems(seat, 1)
        else:
            s.push(travelers.TAKE_RELIC, seat)


class Peek(Automatic[Sultan]):
    """The peek effect: the player alone looks at the top of the extra stack."""

    def run(self, s: Sultan, seat: i64, arg: i64) -> None:
        s.looking = seat
        s.tasks.show(s.tasks.end_of(at.EXTRA_STACK, 0, False), 1 << seat)


PEEK: Final[i64] = STEPS.add(Peek())


class TossLookedAt(Choose[Sultan]):
    """The search effect: of the cards looked at all but one are discarded in the open."""

    def among(self, s: Sultan, seat: i64, arg: i64) -> vec[i64]:
        return s.tasks.members(at.LOOKED_AT)

    def against(self, s: Sultan, seat: i64, arg: i64, card: i64) -> i64:
        if s.tasks.count(at.LOOKED_AT) < 2:
            return NOT_NOW
        return OK if s.tasks.where[card] == at.LOOKED_AT else NOT_LOOKED_AT

    def choose(self, s: Sultan, seat: i64, arg: i64, card: i64) -> None:
        s.discard(card)
        s.push(TOSS_LOOKED_AT, seat)


TOSS_LOOKED_AT: Final[i64] = STEPS.add(TossLookedAt(verbs.TOSS))


class KeepLookedAt(Automatic[Sultan]):
    """The card that is left goes to the hand, seen by its owner alone."""

    def run(self, s: Sultan, seat: i64, arg: i64) -> None:
        for card in s.tasks.members(at.LOOKED_AT):
            s.tasks.move(card, at.HANDS + seat, 1 << seat)
        s.tasks.clear(at.LOOKED_AT)


KEEP_LOOKED_AT: Final[i64] = STEPS.add(KeepLookedAt())


def why_effect(s: Sultan, seat: i64, card: i64) -> i64:
    """An effect must be able to do something (ruling Q13), and the Sultan must not be afraid."""
    if s.tasks.where[card] != at.HANDS + seat:
        return hand.NOT_IN_HAND
    if s.mood() == box.AFRAID:
        return SULTAN_AFRAID
    effect = box.EFFECT_OF[card]
    if effect == box.BARGAIN:
        for merchant in range(box.MERCHANTS):
            if market.why_price(s, seat, merchant, market.BARGAIN_DISCOUNT) == OK:
                return OK
        return NOTHING_TO_BARGAIN
    if effect == box.PEEK:
        return OK if s.tasks.count(at.EXTRA_STACK) else EXTRA_STACK_EMPTY
    if effect == box.SWAP:
        if s.wares.count(at.OWNED + seat) and s.wares.count(at.FACE_UP):
            return OK
        return NOTHING_TO_EXCHANGE
    if effect == box.AIDE:
        for other in range(box.CARDS):
            if aides.why_join(s, other) == OK:
                return OK
        return NOTHING_TO_JOIN
    if effect == box.RELIC:
        return OK if s.tokens >> s.place[seat] & 1 else NO_RELIC_HERE
    return OK

"""A turn: one mandatory action, up to two optional ones, then the hand is refilled (Round sequence)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.state import NOT_NOW, OK, Automatic, Step
from serai.games.sultans_wishes.catalogue import (
    ACQUIRE,
    BARGAINING,
    CHOOSE_CARD,
    CHOOSE_GIFT,
    DONE,
    DRAW_GIFT,
    EFFECT,
    EXCHANGING,
    EXTRA,
    FULFIL,
    FULFILLING,
    GO_HOME,
    JOINING,
    KEEP_LOOKED_AT,
    LAMP,
    LIFT_AIDE,
    MANDATORY,
    NOT_LOOKED_AT,
    OPTIONAL,
    ORDERLY,
    TAKE_RELIC,
    TO_PRIORITY,
    TOSS,
    TOSS_LOOKED_AT,
    TRAVEL,
)
from serai.games.sultans_wishes.choice import Choice
from serai.games.sultans_wishes.components import (
    AIDE,
    ANGRY,
    BARGAIN,
    EFFECT_OF,
    HAND,
    KIND,
    NONE,
    PEEK,
    SEARCH,
    SWAP,
    TIP,
    TOWN,
    WISHES,
)
from serai.games.sultans_wishes.drawing import refill
from serai.games.sultans_wishes.legality import (
    HAS_BOUGHT,
    HAS_USED_LAMP,
    discount,
    why_join,
    why_lift,
    why_mandatory,
    why_optional,
)
from serai.games.sultans_wishes.market import buy
from serai.games.sultans_wishes.state import (
    ATTACHED,
    EXTRA_STACK,
    HANDS,
    LOOKED_AT,
    OPEN,
    TIP_POINTS,
    Sultan,
    extra_order,
)
from serai.games.sultans_wishes.wishes import grant_if_fulfilled


class Turn(Automatic[Sultan]):
    """A turn is a mandatory action, the optional ones, and drawing up to three cards."""

    def run(self, s: Sultan, seat: i64, arg: i64) -> None:
        s.looking = NONE
        refill(s, seat, HANDS + seat, HAND)
        s.push(OPTIONAL, seat)
        s.push(MANDATORY, seat)


class Mandatory(Step[Sultan]):
    """One of: fulfil a wish, an extra task, a card's effect, move the orderly, move the traveler."""

    def why(self, s: Sultan, seat: i64, arg: i64, action: i64) -> i64:
        return why_mandatory(s, seat, action)

    def legal(self, s: Sultan, seat: i64, arg: i64) -> vec[i64]:
        actions = vec[i64](capacity=48)
        hand = s.tasks.members(HANDS + seat)
        for card in hand:
            first = FULFIL.base + card * WISHES
            for wish in range(WISHES):
                if s.wishes[wish] == OPEN and why_mandatory(s, seat, first + wish) == OK:
                    actions = append(actions, first + wish)
        for card in hand:
            if why_mandatory(s, seat, EXTRA.base + card) == OK:
                actions = append(actions, EXTRA.base + card)
        for card in hand:
            if why_mandatory(s, seat, EFFECT.base + card) == OK:
                actions = append(actions, EFFECT.base + card)
        for action in range(ORDERLY.base, ORDERLY.end):
            if why_mandatory(s, seat, action) == OK:
                actions = append(actions, action)
        if s.travelers:
            for action in range(TRAVEL.base, TRAVEL.end):
                if why_mandatory(s, seat, action) == OK:
                    actions = append(actions, action)
        return actions

    def apply(self, s: Sultan, seat: i64, arg: i64, action: i64) -> None:
        if action < FULFIL.end:
            fulfil(s, seat, (action - FULFIL.base) // WISHES, (action - FULFIL.base) % WISHES)
        elif action < EXTRA.end:
            add_extra_task(s, seat, action - EXTRA.base)
        elif action < EFFECT.end:
            use_effect(s, seat, action - EFFECT.base)
        elif action < ORDERLY.end:
            move_orderly(s, seat, action - ORDERLY.base)
        else:
            travel(s, seat, action - TRAVEL.base)

    def shown(self, s: Sultan, seat: i64, arg: i64, action: i64, reader: i64) -> i64:
        return shown_extra(seat, action, reader)


class Optional(Step[Sultan]):
    """Acquire one ware and use the magic lamp, each at most once and in any order (Optional action).

    `arg` is what has been done. The lamp grants another mandatory action at once.
    """

    def why(self, s: Sultan, seat: i64, arg: i64, action: i64) -> i64:
        return why_optional(s, seat, arg, action)

    def legal(self, s: Sultan, seat: i64, arg: i64) -> vec[i64]:
        actions = vec[i64](capacity=5)
        for action in range(ACQUIRE.base, DONE.end):
            if why_optional(s, seat, arg, action) == OK:
                actions = append(actions, action)
        return actions

    def apply(self, s: Sultan, seat: i64, arg: i64, action: i64) -> None:
        if action < ACQUIRE.end:
            s.push(OPTIONAL, seat, arg | HAS_BOUGHT)
            buy(s, seat, action - ACQUIRE.base, discount(s))
        elif action < LAMP.end:
            s.lamp[seat] = 0
            s.push(OPTIONAL, seat, arg | HAS_USED_LAMP)
            s.push(MANDATORY, seat)


class LiftAide(Choice):
    """All aides are busy: one is taken back from a task card, which stays where it is (Busy aides)."""

    def against(self, s: Sultan, seat: i64, named: i64) -> i64:
        return why_lift(s, seat, named)

    def choose(self, s: Sultan, seat: i64, arg: i64, named: i64) -> None:
        s.lift_aide(seat, named)


class Fulfilling(Automatic[Sultan]):
    """An aide goes onto the card just attached, and the Sultan pays a gem: two when kind, none when angry.

    Then the wish may be fulfilled. `arg` is the card.
    """

    def run(self, s: Sultan, seat: i64, arg: i64) -> None:
        s.put_aide(seat, arg)
        mood = s.mood()
        s.gain_gems(seat, 2 if mood == KIND else 0 if mood == ANGRY else 1)
        grant_if_fulfilled(s, seat, s.wish_of[arg])


class ToPriority(Automatic[Sultan]):
    """The orderly comes onto the chart, and an aide onto the highest free place of the Priority Track.

    (Move the orderly; ruling Q66.) `arg` is the task.
    """

    def run(self, s: Sultan, seat: i64, arg: i64) -> None:
        s.orderly[seat] = arg
        s.free[seat] -= 1
        for place in range(s.game.seats):
            if s.priority[place] == NONE:
                s.priority[place] = seat
                return


class ChooseCard(Choice):
    """The aide effect: one more aide onto any task card under a wish, two at most on a card."""

    def against(self, s: Sultan, seat: i64, named: i64) -> i64:
        return why_join(s, named)

    def choose(self, s: Sultan, seat: i64, arg: i64, named: i64) -> None:
        with_an_aide(s, JOINING, seat, named)


class Joining(Automatic[Sultan]):
    """The aide is put onto the chosen card; `arg` is the card."""

    def run(self, s: Sultan, seat: i64, arg: i64) -> None:
        s.put_aide(seat, arg)


class TossLookedAt(Step[Sultan]):
    """The search effect: of the cards looked at all but one are discarded in the open."""

    def why(self, s: Sultan, seat: i64, arg: i64, action: i64) -> i64:
        if not TOSS.base <= action < TOSS.end or s.tasks.count(LOOKED_AT) < 2:
            return NOT_NOW
        return OK if s.tasks.where[action - TOSS.base] == LOOKED_AT else NOT_LOOKED_AT

    def legal(self, s: Sultan, seat: i64, arg: i64) -> vec[i64]:
        actions = vec[i64](capacity=4)
        for card in s.tasks.members(LOOKED_AT):
            if self.why(s, seat, arg, TOSS.base + card) == OK:
                actions = append(actions, TOSS.base + card)
        return actions

    def apply(self, s: Sultan, seat: i64, arg: i64, action: i64) -> None:
        s.discard(action - TOSS.base)
        s.push(TOSS_LOOKED_AT, seat)


class KeepLookedAt(Automatic[Sultan]):
    """The card that is left goes to the hand, seen by its owner alone."""

    def run(self, s: Sultan, seat: i64, arg: i64) -> None:
        for card in s.tasks.members(LOOKED_AT):
            s.tasks.move(card, HANDS + seat, 1 << seat)
        s.tasks.clear(LOOKED_AT)


def with_an_aide(s: Sultan, step: i64, seat: i64, arg: i64) -> None:
    """Push a step that uses a free aide, and before it the lifting of one if all are busy."""
    s.push(step, seat, arg)
    if s.free[seat] == 0:
        s.push(LIFT_AIDE, seat)


def fulfil(s: Sultan, seat: i64, card: i64, wish: i64) -> None:
    """Attach a card to a wish, in the open."""
    s.tasks.move(card, ATTACHED, s.everyone(), s.next_order())
    s.wish_of[card] = wish
    with_an_aide(s, FULFILLING, seat, card)


def add_extra_task(s: Sultan, seat: i64, card: i64) -> None:
    """Put a card face down on top of the extra stack (Perform an extra task)."""
    s.looking = NONE
    s.tasks.move(card, EXTRA_STACK, 1 << seat, extra_order(s.next_order(), seat))


def shown_extra(seat: i64, action: i64, reader: i64) -> i64:
    """The others see that a card goes onto the extra stack, not which."""
    hidden = EXTRA.base <= action < EXTRA.end and reader != seat
    return ~EXTRA.base if hidden else action


def use_effect(s: Sultan, seat: i64, card: i64) -> None:
    """Discard a card, then do what it says (Use an effect)."""
    s.discard(card)
    effect = EFFECT_OF[card]
    if effect == SEARCH:
        s.push(KEEP_LOOKED_AT, seat)
        s.push(TOSS_LOOKED_AT, seat)
        refill(s, seat, LOOKED_AT, 3)
    elif effect == BARGAIN:
        s.push(BARGAINING, seat)
    elif effect == PEEK:
        s.looking = seat
        s.tasks.show(s.top_of_extra_stack(), 1 << seat)
    elif effect == SWAP:
        s.push(EXCHANGING, seat)
    elif effect == AIDE:
        s.push(CHOOSE_CARD, seat)
    elif effect == TIP:
        s.gain(seat, TIP_POINTS, 1)
        s.gain_gems(seat, 1)
    else:
        s.push(TAKE_RELIC, seat)


def move_orderly(s: Sultan, seat: i64, task: i64) -> None:
    """Move the orderly; coming onto the chart it needs an aide for the Priority Track."""
    if s.orderly[seat] == NONE:
        with_an_aide(s, TO_PRIORITY, seat, task)
    else:
        s.orderly[seat] = task


def travel(s: Sultan, seat: i64, place: i64) -> None:
    """Move the traveler. In a town a gift is drawn, then the traveler goes home (Visiting a town)."""
    s.place[seat] = place
    if place >= TOWN:
        s.push(GO_HOME, seat)
        s.push(CHOOSE_GIFT, seat, place - TOWN)
        s.push(DRAW_GIFT, seat, place - TOWN)

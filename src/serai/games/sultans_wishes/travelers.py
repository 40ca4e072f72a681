"""The Travelers expansion: gifts from the towns and relics from the track."""

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.state import NOT_NOW, OK, Automatic, Chance, Step
from serai.games.sultans_wishes.catalogue import (
    CHOOSE_GIFT,
    DONE,
    DRAW_GIFT,
    GIFT,
    GIFT_HEART,
    GIFT_ORDERLY,
    KEEP,
    LOOK,
    RELIC_TOKEN,
    SEE_GIFT,
    TAKE_WARE,
    USE,
    USE_GIFTS,
    WARE,
)
from serai.games.sultans_wishes.choice import Choice
from serai.games.sultans_wishes.components import (
    ADD_HEART,
    CARDS,
    DOES,
    DOUBLE_EXTRA_POINTS,
    END_OF_ROUND,
    FREE_BOTTOM_WARE,
    GIFT_COUNT,
    GIFT_WHAT,
    IMMEDIATE,
    MOVE_ORDERLY,
    NONE,
    PRIORITY_FIRST,
    RELIC_COPIES,
    RELIC_KINDS,
    STACK_OF,
    START,
    STOPS,
    TASK_OF,
    TASKS_IN_PAIR,
    WARES_OF_MERCHANT,
)
from serai.games.sultans_wishes.legality import why_heart, why_keep, why_orderly, why_use
from serai.games.sultans_wishes.market import is_in_pile, ware_under, wares_in_pile
from serai.games.sultans_wishes.state import (
    EXTRA_STACK,
    FACE_DOWN,
    GIFT_LINE,
    GIFT_PILE,
    GIFT_SEEN,
    GIFT_UNDER,
    HELD,
    OWNED,
    TAKEN,
    WARE_PILE,
    Sultan,
    take_from_end,
)
from serai.games.sultans_wishes.turn import move_orderly


class DrawGift(Automatic[Sultan]):
    """A gift is drawn from a town's stack: from the pile, then from those put under it; `arg` is the stack.

    An empty stack gives nothing (ruling Q39).
    """

    def run(self, s: Sultan, seat: i64, arg: i64) -> None:
        if s.count_gifts(GIFT_PILE, arg):
            s.push(SEE_GIFT, seat, arg)
            return
        upper: i64 = NONE
        for gift in range(GIFT_COUNT):
            if s.gifts.where[gift] != GIFT_UNDER or STACK_OF[gift] != arg:
                continue
            if upper == NONE or s.gifts.order[gift] < s.gifts.order[upper]:
                upper = gift
        if upper != NONE:
            take_from_end(s.gifts, upper, GIFT_SEEN, seat)


class SeeGift(Chance[Sultan]):
    """The top gift of a stack is looked at by the player who draws it; `arg` is the stack."""

    def why(self, s: Sultan, seat: i64, arg: i64, action: i64) -> i64:
        if not GIFT.base <= action < GIFT.end:
            return NOT_NOW
        return OK if is_in_gift_pile(s, action - GIFT.base, arg) else NOT_NOW

    def legal(self, s: Sultan, seat: i64, arg: i64) -> vec[i64]:
        gifts = vec[i64](capacity=7)
        for gift in range(GIFT_COUNT):
            if is_in_gift_pile(s, gift, arg):
                gifts = append(gifts, GIFT.base + gift)
        return gifts

    def apply(self, s: Sultan, seat: i64, arg: i64, action: i64) -> None:
        s.gifts.move(action - GIFT.base, GIFT_SEEN, 1 << seat)

    def shown(self, s: Sultan, seat: i64, arg: i64, action: i64, reader: i64) -> i64:
        return action if reader == seat else ~(GIFT.base + arg)


class ChooseGift(Step[Sultan]):
    """Keep a gift; before that, once, a gem shows another one, and the one not kept goes to the bottom.

    An immediate gift takes effect at once and everyone sees it; the others are kept hidden. `arg` is the
    stack, and whether the second look has been paid for.
    """

    def why(self, s: Sultan, seat: i64, arg: i64, action: i64) -> i64:
        return why_keep(s, seat, arg, action)

    def legal(self, s: Sultan, seat: i64, arg: i64) -> vec[i64]:
        actions = vec[i64](capacity=4)
        for action in range(LOOK.base, KEEP.end):
            if why_keep(s, seat, arg, action) == OK:
                actions = append(actions, action)
        return actions

    def apply(self, s: Sultan, seat: i64, arg: i64, action: i64) -> None:
        if action == LOOK.base:
            s.gems[seat] -= 1
            s.push(CHOOSE_GIFT, seat, arg | 1 << 4)
            s.push(DRAW_GIFT, seat, arg)
            return
        kept = action - KEEP.base
        for gift in range(GIFT_COUNT):
            if s.gifts.where[gift] == GIFT_SEEN and gift != kept:
                s.gifts.move(gift, GIFT_UNDER, 1 << seat, s.next_order())
        if STACK_OF[kept] == IMMEDIATE:
            s.gifts.move(kept, GIFT_UNDER, s.everyone(), s.next_order())
            apply_at_once(s, seat, kept)
        else:
            s.gifts.move(kept, HELD + seat, 1 << seat)
        s.gifts.clear(GIFT_SEEN)

    def shown(self, s: Sultan, seat: i64, arg: i64, action: i64, reader: i64) -> i64:
        hidden = KEEP.base <= action < KEEP.end and STACK_OF[action - KEEP.base] != IMMEDIATE
        return ~KEEP.base if hidden and reader != seat else action


class GoHome(Automatic[Sultan]):
    """After the visit the traveler returns to the start of the track."""

    def run(self, s: Sultan, seat: i64, arg: i64) -> None:
        s.place[seat] = START


class TakeRelic(Chance[Sultan]):
    """The relic effect: the token on the traveler's stop is taken; only its owner sees which it is."""

    def why(self, s: Sultan, seat: i64, arg: i64, action: i64) -> i64:
        if not RELIC_TOKEN.base <= action < RELIC_TOKEN.end:
            return NOT_NOW
        return OK if face_down_relic(s, action - RELIC_TOKEN.base) != NONE else NOT_NOW

    def legal(self, s: Sultan, seat: i64, arg: i64) -> vec[i64]:
        kinds = vec[i64](capacity=6)
        for kind in range(RELIC_KINDS):
            if face_down_relic(s, kind) != NONE:
                kinds = append(kinds, RELIC_TOKEN.base + kind)
        return kinds

    def weight(self, s: Sultan, seat: i64, arg: i64, outcome: i64) -> i64:
        first = (outcome - RELIC_TOKEN.base) * RELIC_COPIES
        total: i64 = 0
        for relic in range(first, first + RELIC_COPIES):
            if s.relics.where[relic] == FACE_DOWN:
                total += 1
        return total

    def apply(self, s: Sultan, seat: i64, arg: i64, action: i64) -> None:
        s.tokens &= ~(1 << s.place[seat])
        s.relics.move(face_down_relic(s, action - RELIC_TOKEN.base), TAKEN + seat, 1 << seat)

    def shown(self, s: Sultan, seat: i64, arg: i64, action: i64, reader: i64) -> i64:
        return action if reader == seat else ~RELIC_TOKEN.base


class TakeWare(Chance[Sultan]):
    """A gift of the bottom ware of a merchant's stack; only its new owner sees it. `arg` is the merchant."""

    def why(self, s: Sultan, seat: i64, arg: i64, action: i64) -> i64:
        if not WARE.base <= action < WARE.end:
            return NOT_NOW
        return OK if is_in_pile(s, action - WARE.base, arg) else NOT_NOW

    def legal(self, s: Sultan, seat: i64, arg: i64) -> vec[i64]:
        return wares_in_pile(s, WARE.base, arg)

    def apply(self, s: Sultan, seat: i64, arg: i64, action: i64) -> None:
        s.wares.move(action - WARE.base, OWNED + seat, 1 << seat)

    def shown(self, s: Sultan, seat: i64, arg: i64, action: i64, reader: i64) -> i64:
        return action if reader == seat else ~(WARE.base + arg * WARES_OF_MERCHANT)


class UseGifts(Step[Sultan]):
    """After the extra tasks are revealed each player in order may use end-of-round gifts (rulings Q31, Q32).

    Whoever holds such a gift is asked, usable or not, because all can see who holds one.
    """

    def why(self, s: Sultan, seat: i64, arg: i64, action: i64) -> i64:
        if action == DONE.base:
            return OK if s.count_gifts(HELD + seat, END_OF_ROUND) else NOT_NOW
        return why_use(s, seat, action - USE.base) if USE.base <= action < USE.end else NOT_NOW

    def legal(self, s: Sultan, seat: i64, arg: i64) -> vec[i64]:
        actions = vec[i64](capacity=8)
        if self.why(s, seat, arg, DONE.base) == OK:
            actions = append(actions, DONE.base)
        for action in range(USE.base, USE.end):
            if self.why(s, seat, arg, action) == OK:
                actions = append(actions, action)
        return actions

    def apply(self, s: Sultan, seat: i64, arg: i64, action: i64) -> None:
        if action == DONE.base:
            return
        gift = action - USE.base
        s.gifts.move(gift, GIFT_UNDER, s.everyone(), s.next_order())
        s.push(USE_GIFTS, seat)
        does = DOES[gift]
        if does == MOVE_ORDERLY:
            s.push(GIFT_ORDERLY, seat)
        elif does == ADD_HEART:
            s.push(GIFT_HEART, seat, GIFT_WHAT[gift])
        elif does == PRIORITY_FIRST:
            put_first(s, seat)
        else:
            s.gain(seat, GIFT_LINE, revealed_of_pair(s, GIFT_WHAT[gift]))


class GiftOrderly(Choice):
    """A gift moves the own orderly to a free space; its place on the Priority Track is kept."""

    def against(self, s: Sultan, seat: i64, named: i64) -> i64:
        return why_orderly(s, seat, named)

    def choose(self, s: Sultan, seat: i64, arg: i64, named: i64) -> None:
        move_orderly(s, seat, named)


class GiftHeart(Choice):
    """A gift adds a heart to a revealed extra task; `arg` is how many hearts."""

    def against(self, s: Sultan, seat: i64, named: i64) -> i64:
        return why_heart(s, named)

    def choose(self, s: Sultan, seat: i64, arg: i64, named: i64) -> None:
        s.heart_gifts[named] += arg


def is_in_gift_pile(s: Sultan, gift: i64, stack: i64) -> bool:
    return s.gifts.where[gift] == GIFT_PILE and STACK_OF[gift] == stack


def face_down_relic(s: Sultan, kind: i64) -> i64:
    """A token of this kind that nobody has taken, or NONE."""
    for relic in range(kind * RELIC_COPIES, kind * RELIC_COPIES + RELIC_COPIES):
        if s.relics.where[relic] == FACE_DOWN:
            return relic
    return NONE


def revealed_of_pair(s: Sultan, pair: i64) -> i64:
    """How many revealed extra cards show one of a pair of tasks, whoever played them."""
    total: i64 = 0
    for card in range(CARDS):
        if s.tasks.where[card] == EXTRA_STACK and TASK_OF[card] // TASKS_IN_PAIR == pair:
            total += 1
    return total


def apply_at_once(s: Sultan, seat: i64, gift: i64) -> None:
    """An immediate gift: twice the Extra Points, a merchant's bottom ware, or gems."""
    does = DOES[gift]
    if does == DOUBLE_EXTRA_POINTS:
        s.gain(seat, GIFT_LINE, 2 * s.extra_points())
    elif does == FREE_BOTTOM_WARE:
        take_bottom_ware(s, seat, GIFT_WHAT[gift])
    else:
        s.gain_gems(seat, GIFT_WHAT[gift])


def take_bottom_ware(s: Sultan, seat: i64, merchant: i64) -> None:
    """The lowest ware of a stack, its face unseen; if only the face-up one is left, that one (Q36)."""
    lowest = ware_under(s, merchant, False)
    if lowest != NONE:
        take_from_end(s.wares, lowest, OWNED + seat, seat)
    elif s.count_wares(WARE_PILE, merchant):
        s.push(TAKE_WARE, seat, merchant)
    elif s.face_up(merchant) != NONE:
        s.wares.move(s.face_up(merchant), OWNED + seat, s.everyone())


def put_first(s: Sultan, seat: i64) -> None:
    """A seat's aide goes to the top of the Priority Track; the others keep their order below."""
    place: i64 = 0
    while s.priority[place] != seat:
        place += 1
    while place > 0:
        s.priority[place] = s.priority[place - 1]
        place -= 1
    s.priority[0] = seat


def replenish_relics(s: Sultan) -> None:
    """Stops without a token and a traveler get one, lowest number first, while the pool lasts (Q37)."""
    pool = s.relics.count(FACE_DOWN)
    for stop in range(1, STOPS):
        if s.tokens >> stop & 1:
            pool -= 1
    for stop in range(1, STOPS):
        if pool > 0 and not s.tokens >> stop & 1 and stop not in s.place:
            s.tokens |= 1 << stop
            pool -= 1

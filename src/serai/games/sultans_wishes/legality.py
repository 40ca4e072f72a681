"""What is legal in The Sultan's Wishes: one predicate per decision decides and, by its number, explains.

Functions named `why_…` return OK or a reason. What they look at, the seat that is asked may know.
"""

from typing import Final

from mypy_extensions import i64

from serai.core.state import NOT_NOW, OK
from serai.games.sultans_wishes.catalogue import (
    ACQUIRE,
    ANOTHER_HAS_FEWER,
    BOUGHT_ALREADY,
    CARD_FULL,
    CARD_NOT_ATTACHED,
    DONE,
    EFFECT,
    EXTRA,
    EXTRA_STACK_EMPTY,
    FULFIL,
    GIFT_NOT_HELD,
    GIFT_NOT_NOW,
    GIFT_NOT_SEEN,
    GIFT_STACK_EMPTY,
    GUARD_THERE,
    KEEP,
    LAMP,
    LAMP_INACTIVE,
    LAMP_USED,
    LOOK,
    LOOKED_TWICE,
    MANDATORY_DONE,
    MANDATORY_FIRST,
    NO_GEM,
    NO_MATCH,
    NO_OWN_AIDE,
    NO_RELIC_HERE,
    NOT_AHEAD,
    NOT_FEWEST_HEARTS,
    NOT_FULFILLED,
    NOT_IN_HAND,
    NOT_SIMPLE,
    NOT_YOUR_WARE,
    NOTHING_TO_BARGAIN,
    NOTHING_TO_EXCHANGE,
    NOTHING_TO_JOIN,
    ORDERLY,
    ORDERLY_NOT_OUT,
    SAME_SPACE,
    SPACE_TAKEN,
    STACK_EMPTY,
    SULTAN_AFRAID,
    SULTAN_NAUSEATE,
    TASK_NOT_REVEALED,
    TOO_DEAR,
    TRAVEL,
    TRAVELERS_ONLY,
    WISH_NOT_OPEN,
)
from serai.games.sultans_wishes.components import (
    ADD_HEART,
    AFRAID,
    AIDE,
    AIDES_ON_CARD,
    BARGAIN,
    CARDS,
    DOES,
    EFFECT_OF,
    END_OF_ROUND,
    MATCHES,
    MERCHANTS,
    MOVE_ORDERLY,
    NAUSEATE,
    NEXT_PLACES,
    NONE,
    PEEK,
    PRICE_OF,
    PRIORITY_FIRST,
    RELIC,
    RESTLESS,
    SIMPLES,
    STACK_OF,
    SWAP,
    TASK_OF,
    WISHES,
)
from serai.games.sultans_wishes.state import (
    ATTACHED,
    EXTRA_STACK,
    FACE_UP,
    GIFT_PILE,
    GIFT_SEEN,
    GIFT_UNDER,
    HANDS,
    HELD,
    OPEN,
    OWNED,
    Sultan,
)

# The detail of an OPTIONAL frame: what has been done this turn.
HAS_BOUGHT: Final[i64] = 1
HAS_USED_LAMP: Final[i64] = 2


def why_mandatory(s: Sultan, seat: i64, action: i64) -> i64:
    """One of the four mandatory actions, five with the Travelers (Mandatory action)."""
    if FULFIL.base <= action < FULFIL.end:
        return why_fulfil(s, seat, (action - FULFIL.base) // WISHES, (action - FULFIL.base) % WISHES)
    if EXTRA.base <= action < EXTRA.end:
        return why_hand(s, seat, action - EXTRA.base)
    if EFFECT.base <= action < EFFECT.end:
        return why_effect(s, seat, action - EFFECT.base)
    if ORDERLY.base <= action < ORDERLY.end:
        return why_orderly(s, seat, action - ORDERLY.base)
    if TRAVEL.base <= action < TRAVEL.end:
        return why_travel(s, seat, action - TRAVEL.base)
    return MANDATORY_FIRST if ACQUIRE.base <= action < DONE.end else NOT_NOW


def why_hand(s: Sultan, seat: i64, card: i64) -> i64:
    """A card must be in the hand; of any other card nothing more is said."""
    return OK if s.tasks.where[card] == HANDS + seat else NOT_IN_HAND


def why_fulfil(s: Sultan, seat: i64, card: i64, wish: i64) -> i64:
    """A card from the hand goes under an open wish that it matches, unless the Sultan is nauseate."""
    if s.tasks.where[card] != HANDS + seat:
        return NOT_IN_HAND
    if s.mood() == NAUSEATE:
        return SULTAN_NAUSEATE
    if s.wishes[wish] != OPEN:
        return WISH_NOT_OPEN
    return OK if MATCHES[card * WISHES + wish] else NO_MATCH


def why_effect(s: Sultan, seat: i64, card: i64) -> i64:
    """An effect must be able to do something (ruling Q13), and the Sultan must not be afraid."""
    if s.tasks.where[card] != HANDS + seat:
        return NOT_IN_HAND
    if s.mood() == AFRAID:
        return SULTAN_AFRAID
    effect = EFFECT_OF[card]
    if effect == BARGAIN:
        for merchant in range(MERCHANTS):
            if why_price(s, seat, merchant, 1) == OK:
                return OK
        return NOTHING_TO_BARGAIN
    if effect == PEEK:
        return OK if s.tasks.count(EXTRA_STACK) else EXTRA_STACK_EMPTY
    if effect == SWAP:
        if s.wares.count(OWNED + seat) and s.wares.count(FACE_UP):
            return OK
        return NOTHING_TO_EXCHANGE
    if effect == AIDE:
        for other in range(CARDS):
            if why_join(s, other) == OK:
                return OK
        return NOTHING_TO_JOIN
    if effect == RELIC:
        return OK if s.tokens >> s.place[seat] & 1 else NO_RELIC_HERE
    return OK


def why_orderly(s: Sultan, seat: i64, task: i64) -> i64:
    """The orderly goes to a space of the chart without one, other than its own."""
    if s.orderly[seat] == task:
        return SAME_SPACE
    return SPACE_TAKEN if task in s.orderly else OK


def why_travel(s: Sultan, seat: i64, place: i64) -> i64:
    """The traveler goes one stop ahead along a path, or into a town from the stop before it."""
    if not s.travelers:
        return TRAVELERS_ONLY
    return OK if NEXT_PLACES[s.place[seat]] >> place & 1 else NOT_AHEAD


def why_price(s: Sultan, seat: i64, merchant: i64, less: i64) -> i64:
    """A ware must lie face up, and its price less a discount must be payable."""
    ware = s.face_up(merchant)
    if ware == NONE:
        return STACK_EMPTY
    return OK if cost(ware, less) <= s.gems[seat] else TOO_DEAR


def cost(ware: i64, less: i64) -> i64:
    """What a ware costs with a discount, never less than nothing (ruling Q28)."""
    return max(PRICE_OF[ware] - less, 0)


def discount(s: Sultan) -> i64:
    """What the optional purchase costs less: a gem while the Sultan is restless."""
    return 1 if s.mood() == RESTLESS else 0


def why_optional(s: Sultan, seat: i64, arg: i64, action: i64) -> i64:
    """After the mandatory action: a purchase and the lamp, each once, in any order (Optional action)."""
    if ACQUIRE.base <= action < ACQUIRE.end:
        if arg & HAS_BOUGHT:
            return BOUGHT_ALREADY
        return why_price(s, seat, action - ACQUIRE.base, discount(s))
    if action == LAMP.base:
        if arg & HAS_USED_LAMP:
            return LAMP_USED
        return OK if s.lamp[seat] else LAMP_INACTIVE
    if action == DONE.base:
        for other in range(ACQUIRE.base, LAMP.end):
            if why_optional(s, seat, arg, other) == OK:
                return OK
        return NOT_NOW
    is_mandatory = FULFIL.base <= action < ORDERLY.end or TRAVEL.base <= action < TRAVEL.end
    return MANDATORY_DONE if is_mandatory else NOT_NOW


def why_exchange(s: Sultan, seat: i64, ware: i64, merchant: i64) -> i64:
    """A ware of one's own against a face-up one of any merchant."""
    if s.wares.where[ware] != OWNED + seat:
        return NOT_YOUR_WARE
    return OK if s.face_up(merchant) != NONE else STACK_EMPTY


def why_join(s: Sultan, card: i64) -> i64:
    """An aide may join a task card under a wish that has fewer than two aides, of any colours."""
    if s.tasks.where[card] != ATTACHED:
        return CARD_NOT_ATTACHED
    return OK if s.aides_on(card) < AIDES_ON_CARD else CARD_FULL


def why_lift(s: Sultan, seat: i64, card: i64) -> i64:
    """A busy aide may be lifted from any task card, never from the Priority Track."""
    return OK if s.tasks.where[card] == ATTACHED and s.has_aide_on(seat, card) else NO_OWN_AIDE


def why_guard(s: Sultan, wish: i64) -> i64:
    """A guard goes to a wish without task cards, else to one with the fewest hearts; one guard each."""
    if s.wishes[wish] != OPEN:
        return WISH_NOT_OPEN
    if s.has_guard(wish):
        return GUARD_THERE
    return OK if guard_rank(s, wish) == lowest_guard_rank(s) else NOT_FEWEST_HEARTS


def guard_rank(s: Sultan, wish: i64) -> i64:
    """Hearts on a wish, with no task card at all below everything else."""
    return s.hearts_on(wish) if s.cards_on(wish) else NONE


def lowest_guard_rank(s: Sultan) -> i64:
    lowest: i64 = 1 << 30
    for wish in range(WISHES):
        if s.wishes[wish] == OPEN and not s.has_guard(wish):
            lowest = min(lowest, guard_rank(s, wish))
    return lowest


def has_guard_target(s: Sultan) -> bool:
    """Whether some open wish can take a guard."""
    for wish in range(WISHES):
        if s.wishes[wish] == OPEN and not s.has_guard(wish):
            return True
    return False


def why_remove(s: Sultan, wish: i64) -> i64:
    """A sad Sultan gives up the open simple wish with the fewest hearts on its task cards."""
    if wish >= SIMPLES:
        return NOT_SIMPLE
    if s.wishes[wish] != OPEN:
        return WISH_NOT_OPEN
    hearts = s.hearts_on(wish)
    for other in range(SIMPLES):
        if s.wishes[other] == OPEN and s.hearts_on(other) < hearts:
            return ANOTHER_HAS_FEWER
    return OK


def why_grant(s: Sultan, wish: i64) -> i64:
    """A hungry Sultan is content with one heart or card less."""
    if s.wishes[wish] != OPEN:
        return WISH_NOT_OPEN
    return OK if s.is_fulfilled(wish) else NOT_FULFILLED


def why_keep(s: Sultan, seat: i64, arg: i64, action: i64) -> i64:
    """In a town: keep a gift that was drawn, or once pay a gem to see another (Visiting a town).

    `arg` is the stack of gifts, and whether a second one has been looked at.
    """
    if KEEP.base <= action < KEEP.end:
        if action - KEEP.base >= len(s.gifts.where):
            return GIFT_NOT_SEEN
        return OK if s.gifts.where[action - KEEP.base] == GIFT_SEEN else GIFT_NOT_SEEN
    if action != LOOK.base:
        return NOT_NOW
    if arg >> 4:
        return LOOKED_TWICE
    if (
        s.count_gifts(GIFT_SEEN, arg) == 0
        or s.count_gifts(GIFT_PILE, arg) + s.count_gifts(GIFT_UNDER, arg) == 0
    ):
        return GIFT_STACK_EMPTY
    return OK if s.gems[seat] else NO_GEM


def why_use(s: Sultan, seat: i64, gift: i64) -> i64:
    """At the end of a round one's own gifts of that kind may be used, if they can do something."""
    if gift >= len(s.gifts.where) or s.gifts.where[gift] != HELD + seat:
        return GIFT_NOT_HELD
    if STACK_OF[gift] != END_OF_ROUND:
        return GIFT_NOT_NOW
    does = DOES[gift]
    needs_orderly = does == MOVE_ORDERLY or does == PRIORITY_FIRST
    if needs_orderly and s.orderly[seat] == NONE:
        return ORDERLY_NOT_OUT
    if does == ADD_HEART and s.tasks.count(EXTRA_STACK) == 0:
        return TASK_NOT_REVEALED
    return OK


def why_heart(s: Sultan, task: i64) -> i64:
    """A heart can be added to a task with at least one revealed card (ruling Q35)."""
    for card in range(CARDS):
        if s.tasks.where[card] == EXTRA_STACK and TASK_OF[card] == task:
            return OK
    return TASK_NOT_REVEALED

"""What a reader of The Sultan's Wishes sees. Built up from nothing, never cut down from everything."""

from typing import Final, TypedDict

from serai.core.state import OVER
from serai.games.sultans_wishes import drawing
from serai.games.sultans_wishes.components import (
    AIDES_ON_CARD,
    CARD_NAMES,
    CARDS,
    EFFECT_NAMES,
    EFFECT_OF,
    EXTRA_OF,
    FINAL_WISHES,
    GIFT_NAMES,
    GUARDS,
    HEARTS_OF,
    HUNGRY,
    IS_VALUABLE,
    KIND_NAMES,
    KIND_OF,
    MARKET_NAMES,
    MERCHANT_NAMES,
    MERCHANT_OF,
    MERCHANTS,
    MOOD_NAMES,
    MOOD_OF,
    NEEDED,
    NONE,
    PERIOD_NAMES,
    PERIOD_OF,
    PLACE_NAMES,
    PLATE_NAMES,
    PRICE_OF,
    RELIC_COPIES,
    RELIC_NAMES,
    SIMPLE_WISHES,
    SIMPLES,
    STACK_NAMES,
    STACKS,
    STOPS,
    TASK_NAMES,
    TASK_OF,
    TASKS,
    TOWN,
    WARE_COUNT,
    WARE_NAMES,
    WISH_NAMES,
    WISHES,
)
from serai.games.sultans_wishes.market import BARGAIN_DISCOUNT, cost, discount
from serai.games.sultans_wishes.scoring import score_sheet, solo_band, winners
from serai.games.sultans_wishes.state import (
    DECK,
    DISCARD,
    EXTRA_STACK,
    GIFT_PILE,
    GIFT_SEEN,
    GIFT_UNDER,
    GUARD_DISCARDED,
    GUARD_IN_DECK,
    GUARD_SET_ASIDE,
    HANDS,
    HELD,
    LAYOUT,
    LOOKED_AT,
    OPEN,
    OWNED,
    SECRET,
    TAKEN,
    WARE_PILE,
    WARE_UNDER,
    Sultan,
    extra_owner,
)


class CardView(TypedDict):
    name: str
    task: str
    hearts: int
    effect: str


class AttachedView(CardView):
    aides: list[int]


class WishView(TypedDict):
    name: str
    kind: str  # simple, effect, pair or hearts
    wants: str  # a task, an effect, a number of hearts, or the number of a pair of tasks
    needed: int
    progress: int
    guard: bool
    cards: list[AttachedView]


class WareView(TypedDict):
    name: str
    merchant: str
    kind: str
    period: str
    price: int
    valuable: bool


class StackView(TypedDict):
    merchant: str
    up: WareView | None
    cost: int | None  # of what is up, for the purchase of a turn as it is now
    bargain: int | None  # of what is up, for whoever bargains
    below: int


class PlateView(TypedDict):
    name: str
    mood: str
    extra: int


class OwnView(TypedDict):
    hand: list[CardView]
    market_card: str | None
    wares: list[WareView]
    relics: list[str]
    gifts: list[str]


class PlayerView(TypedDict):
    score: int
    sheet: dict[str, int]
    gems: int
    lamp: bool
    aides: int
    orderly: str | None
    place: str
    hand: int
    wares: int
    relics: int
    gifts: dict[str, int]  # by stack: their backs differ
    guards_aside: int
    own: OwnView | None  # what only the owner sees, and everyone at the end


class SultanView(TypedDict):
    actor: int
    seat: int
    step: str
    travelers: bool
    round: int
    first: int | None
    plate: PlateView | None
    plates_shown: list[str]
    plates_left: int
    ending: bool
    wishes: list[WishView]
    simple_down: int
    final_down: int
    deck: int  # guards included, as one can count them
    guard_on_top: bool
    discard: list[CardView]
    guards_discarded: int
    guards_drawn: int  # about to be attached
    extra_stack: int
    extra_cards: list[CardView]  # those that lie open to this reader, from the bottom
    looking: int | None
    looked_at: int
    seen_cards: list[CardView]  # of those looked at, what this reader sees
    chart: dict[str, int | None]  # task -> seat
    priority: list[int]
    market: list[StackView]
    gift_stacks: dict[str, int]
    gifts_seen: int
    seen_gifts: list[str]
    used_gift: str | None  # the last one put under its stack, if everyone has seen it
    heart_gifts: dict[str, int]
    tokens: list[int]
    players: list[PlayerView]
    winners: list[int]
    band: int | None
    memory: dict[str, list[int]] | None


def view(s: Sultan, reader: int, memory: bool = False) -> SultanView:
    """What lies open, what the reader holds, and with memory all it could remember."""
    over = s.actor() == OVER
    seats = range(s.game.seats)
    drawn = guards_drawn(s)
    return {
        "actor": s.actor(),
        "seat": s.pending_seat(),
        "step": s.step_name(),
        "travelers": s.travelers,
        "round": s.round,
        "first": s.first if s.first != NONE else None,
        "plate": plate_view(s.plate) if s.plate != NONE else None,
        "plates_shown": [
            PLATE_NAMES[plate] for plate in range(len(PLATE_NAMES)) if s.shown_plates >> plate & 1
        ],
        "plates_left": s.plates_left,
        "ending": s.ending,
        "wishes": [wish_view(s, wish) for wish in range(WISHES) if s.wishes[wish] == OPEN],
        "simple_down": s.simple_down,
        "final_down": s.final_down,
        "deck": s.tasks.count(DECK) + s.guards_in(GUARD_IN_DECK),
        "guard_on_top": s.guard_on_top,
        "discard": [card_view(card) for card in s.tasks.members(DISCARD)],
        "guards_discarded": s.guards_in(GUARD_DISCARDED) - drawn,
        "guards_drawn": drawn,
        "extra_stack": s.tasks.count(EXTRA_STACK),
        "extra_cards": [card_view(card) for card in open_extra_cards(s, reader)],
        "looking": s.looking if s.looking != NONE else None,
        "looked_at": s.tasks.count(LOOKED_AT),
        "seen_cards": [card_view(card) for card in s.tasks.members(LOOKED_AT) if s.tasks.knows(card, reader)],
        "chart": {TASK_NAMES[task]: orderly_on(s, task) for task in range(TASKS)},
        "priority": [seat for seat in s.priority if seat != NONE],
        "market": [stack_view(s, merchant) for merchant in range(MERCHANTS)],
        "gift_stacks": {
            STACK_NAMES[stack]: s.count_gifts(GIFT_PILE, stack) + s.count_gifts(GIFT_UNDER, stack)
            for stack in range(STACKS)
        },
        "gifts_seen": s.gifts.count(GIFT_SEEN),
        "seen_gifts": [GIFT_NAMES[gift] for gift in s.gifts.members(GIFT_SEEN) if is_in_town(s, reader)],
        "used_gift": used_gift(s),
        "heart_gifts": {
            TASK_NAMES[task]: s.heart_gifts[task] for task in range(TASKS) if s.heart_gifts[task]
        },
        "tokens": [stop for stop in range(STOPS) if s.tokens >> stop & 1],
        "players": [player_view(s, seat, over or seat == reader) for seat in seats],
        "winners": winners(s) if over else [],
        "band": int(solo_band(s.score[0])) if over and s.solo() else None,
        "memory": LAYOUT.remembered(s, reader) if memory else None,
    }


def card_view(card: int) -> CardView:
    """What is printed on a card, in one dict for all views: never to be changed."""
    return CARD_VIEWS[card]


CARD_VIEWS: Final[list[CardView]] = [
    {
        "name": CARD_NAMES[card],
        "task": TASK_NAMES[TASK_OF[card]],
        "hearts": HEARTS_OF[card],
        "effect": EFFECT_NAMES[EFFECT_OF[card]],
    }
    for card in range(CARDS)
]


def plate_view(plate: int) -> PlateView:
    return {"name": PLATE_NAMES[plate], "mood": mood_name(MOOD_OF[plate]), "extra": EXTRA_OF[plate]}


def mood_name(mood: int) -> str:
    """A golden heart in the place of a plate's effect means that it has none."""
    return MOOD_NAMES[mood] if mood != NONE else "calm"


def guards_drawn(s: Sultan) -> int:
    return s.pending(drawing.ATTACH_GUARD)


def kind_of_wish(wish: int) -> tuple[str, str]:
    """Its kind, and what it wants."""
    if wish < SIMPLES:
        return "simple", TASK_NAMES[SIMPLE_WISHES[wish].task]
    final = FINAL_WISHES[wish - SIMPLES]
    kind = ("effect", "pair", "hearts")[final.kind]
    return kind, EFFECT_NAMES[final.value] if kind == "effect" else str(final.value)


def wish_view(s: Sultan, wish: int) -> WishView:
    kind, wants = kind_of_wish(wish)
    cards = [card for card in range(CARDS) if s.wish_of[card] == wish]
    if len(cards) > 1:
        cards.sort(key=lambda card: s.tasks.order[card])
    return {
        "name": WISH_NAMES[wish],
        "kind": kind,
        "wants": wants,
        "needed": NEEDED[wish] - (s.mood() == HUNGRY),
        "progress": s.progress(wish),
        "guard": s.has_guard(wish),
        "cards": [{**card_view(card), "aides": aides_on(s, card)} for card in cards],
    }


def aides_on(s: Sultan, card: int) -> list[int]:
    slots = range(card * AIDES_ON_CARD, card * AIDES_ON_CARD + AIDES_ON_CARD)
    return [s.aides[slot] for slot in slots if s.aides[slot] != NONE]


def ware_view(ware: int) -> WareView:
    """What is printed on a ware, in one dict for all views: never to be changed."""
    return WARE_VIEWS[ware]


WARE_VIEWS: Final[list[WareView]] = [
    {
        "name": WARE_NAMES[ware],
        "merchant": MERCHANT_NAMES[MERCHANT_OF[ware]],
        "kind": KIND_NAMES[KIND_OF[ware]],
        "period": PERIOD_NAMES[PERIOD_OF[ware]],
        "price": PRICE_OF[ware],
        "valuable": bool(IS_VALUABLE[ware]),
    }
    for ware in range(WARE_COUNT)
]


def stack_view(s: Sultan, merchant: int) -> StackView:
    up = s.face_up(merchant)
    return {
        "merchant": MERCHANT_NAMES[merchant],
        "up": ware_view(up) if up != NONE else None,
        "cost": cost(up, discount(s)) if up != NONE else None,
        "bargain": cost(up, BARGAIN_DISCOUNT) if up != NONE else None,
        "below": s.count_wares(WARE_PILE, merchant) + s.count_wares(WARE_UNDER, merchant),
    }


def orderly_on(s: Sultan, task: int) -> int | None:
    for seat in range(s.game.seats):
        if s.orderly[seat] == task:
            return seat
    return None


def open_extra_cards(s: Sultan, reader: int) -> list[int]:
    """Extra cards that lie open; the top one for who looks at it; the own ones with the memory aid."""
    spectator = s.game.seats
    stack = sorted(s.tasks.members(EXTRA_STACK), key=lambda card: s.tasks.order[card])
    return [
        card
        for card in stack
        if s.tasks.knows(card, spectator)
        or (s.looking == reader and card == stack[-1])
        or (s.memory_aid and extra_owner(s.tasks.order[card]) == reader)
    ]


def used_gift(s: Sultan) -> str | None:
    """The gift last put under a stack, if it was shown: whoever uses one lays it open."""
    under = sorted(s.gifts.members(GIFT_UNDER), key=lambda gift: s.gifts.order[gift])
    return GIFT_NAMES[under[-1]] if under and s.gifts.knows(under[-1], s.game.seats) else None


def is_in_town(s: Sultan, reader: int) -> bool:
    """Whether the reader's traveler visits a town: then the gifts that are seen are seen by this reader."""
    return reader < s.game.seats and s.place[reader] >= TOWN


def player_view(s: Sultan, seat: int, owner: bool) -> PlayerView:
    return {
        "score": s.score[seat],
        "sheet": score_sheet(s, seat),
        "gems": s.gems[seat],
        "lamp": bool(s.lamp[seat]),
        "aides": s.free[seat],
        "orderly": TASK_NAMES[s.orderly[seat]] if s.orderly[seat] != NONE else None,
        "place": PLACE_NAMES[s.place[seat]],
        "hand": s.tasks.count(HANDS + seat),
        "wares": s.wares.count(OWNED + seat),
        "relics": s.relics.count(TAKEN + seat),
        "gifts": {STACK_NAMES[stack]: s.count_gifts(HELD + seat, stack) for stack in range(STACKS)},
        "guards_aside": sum(s.guard[guard] == GUARD_SET_ASIDE - seat for guard in range(GUARDS)),
        "own": own_view(s, seat) if owner else None,
    }


def own_view(s: Sultan, seat: int) -> OwnView:
    market = list(s.market.members(SECRET + seat))
    return {
        "hand": [card_view(card) for card in s.tasks.members(HANDS + seat)],
        "market_card": MARKET_NAMES[market[0]] if market else None,
        "wares": [ware_view(ware) for ware in s.wares.members(OWNED + seat)],
        "relics": [RELIC_NAMES[relic // RELIC_COPIES] for relic in s.relics.members(TAKEN + seat)],
        "gifts": [GIFT_NAMES[gift] for gift in s.gifts.members(HELD + seat)],
    }

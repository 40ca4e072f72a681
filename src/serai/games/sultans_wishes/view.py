"""What a reader of The Sultan's Wishes sees. Built up from nothing, never cut down from everything."""

from typing import Final, TypedDict

from serai.core import sheet
from serai.core.state import OVER
from serai.games.sultans_wishes import components as box
from serai.games.sultans_wishes import drawing
from serai.games.sultans_wishes import state as at
from serai.games.sultans_wishes.market import BARGAIN_DISCOUNT, cost, discount
from serai.games.sultans_wishes.scoring import solo_band, winners
from serai.games.sultans_wishes.state import Sultan


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
        "first": s.first if s.first != box.NONE else None,
        "plate": plate_view(s.plate) if s.plate != box.NONE else None,
        "plates_shown": [
            box.PLATE_NAMES[plate] for plate in range(len(box.PLATE_NAMES)) if s.shown_plates >> plate & 1
        ],
        "plates_left": s.plates_left,
        "ending": s.ending,
        "wishes": [wish_view(s, wish) for wish in range(box.WISHES) if s.wishes[wish] == at.OPEN],
        "simple_down": s.simple_down,
        "final_down": s.final_down,
        "deck": s.tasks.count(at.DECK) + s.guards_in(at.GUARD_IN_DECK),
        "guard_on_top": s.guard_on_top,
        "discard": [card_view(card) for card in s.tasks.members(at.DISCARD)],
        "guards_discarded": s.guards_in(at.GUARD_DISCARDED) - drawn,
        "guards_drawn": drawn,
        "extra_stack": s.tasks.count(at.EXTRA_STACK),
        "extra_cards": [card_view(card) for card in open_extra_cards(s, reader)],
        "looking": s.looking if s.looking != box.NONE else None,
        "looked_at": s.tasks.count(at.LOOKED_AT),
        "seen_cards": [
            card_view(card) for card in s.tasks.members(at.LOOKED_AT) if s.tasks.knows(card, reader)
        ],
        "chart": {box.TASK_NAMES[task]: orderly_on(s, task) for task in range(box.TASKS)},
        "priority": [seat for seat in s.priority if seat != box.NONE],
        "market": [stack_view(s, merchant) for merchant in range(box.MERCHANTS)],
        "gift_stacks": {
            box.STACK_NAMES[stack]: s.count_gifts(at.GIFT_PILE, stack) + s.count_gifts(at.GIFT_UNDER, stack)
            for stack in range(box.STACKS)
        },
        "gifts_seen": s.gifts.count(at.GIFT_SEEN),
        "seen_gifts": [
            box.GIFT_NAMES[gift] for gift in s.gifts.members(at.GIFT_SEEN) if is_in_town(s, reader)
        ],
        "used_gift": used_gift(s),
        "heart_gifts": {
            box.TASK_NAMES[task]: s.heart_gifts[task] for task in range(box.TASKS) if s.heart_gifts[task]
        },
        "tokens": [stop for stop in range(box.STOPS) if s.tokens >> stop & 1],
        "players": [player_view(s, seat, over or seat == reader) for seat in seats],
        "winners": winners(s) if over else [],
        "band": int(solo_band(s.score[0])) if over and s.solo() else None,
        "memory": at.LAYOUT.remembered(s, reader) if memory else None,
    }


def card_view(card: int) -> CardView:
    """What is printed on a card, in one dict for all views: never to be changed."""
    return CARD_VIEWS[card]


CARD_VIEWS: Final[list[CardView]] = [
    {
        "name": box.CARD_NAMES[card],
        "task": box.TASK_NAMES[box.TASK_OF[card]],
        "hearts": box.HEARTS_OF[card],
        "effect": box.EFFECT_NAMES[box.EFFECT_OF[card]],
    }
    for card in range(box.CARDS)
]


def plate_view(plate: int) -> PlateView:
    return {
        "name": box.PLATE_NAMES[plate],
        "mood": mood_name(box.MOOD_OF[plate]),
        "extra": box.EXTRA_OF[plate],
    }


def mood_name(mood: int) -> str:
    """A golden heart in the place of a plate's effect means that it has none."""
    return box.MOOD_NAMES[mood] if mood != box.NONE else "calm"


def guards_drawn(s: Sultan) -> int:
    return s.pending(drawing.ATTACH_GUARD)


def kind_of_wish(wish: int) -> tuple[str, str]:
    """Its kind, and what it wants."""
    if wish < box.SIMPLES:
        return "simple", box.TASK_NAMES[box.SIMPLE_WISHES[wish].task]
    final = box.FINAL_WISHES[wish - box.SIMPLES]
    kind = ("effect", "pair", "hearts")[final.kind]
    return kind, box.EFFECT_NAMES[final.value] if kind == "effect" else str(final.value)


def wish_view(s: Sultan, wish: int) -> WishView:
    kind, wants = kind_of_wish(wish)
    cards = [card for card in range(box.CARDS) if s.wish_of[card] == wish]
    if len(cards) > 1:
        cards.sort(key=lambda card: s.tasks.order[card])
    return {
        "name": box.WISH_NAMES[wish],
        "kind": kind,
        "wants": wants,
        "needed": box.NEEDED[wish] - (s.mood() == box.HUNGRY),
        "progress": s.progress(wish),
        "guard": s.has_guard(wish),
        "cards": [{**card_view(card), "aides": aides_on(s, card)} for card in cards],
    }


def aides_on(s: Sultan, card: int) -> list[int]:
    slots = range(card * box.AIDES_ON_CARD, card * box.AIDES_ON_CARD + box.AIDES_ON_CARD)
    return [s.aides[slot] for slot in slots if s.aides[slot] != box.NONE]


def ware_view(ware: int) -> WareView:
    """What is printed on a ware, in one dict for all views: never to be changed."""
    return WARE_VIEWS[ware]


WARE_VIEWS: Final[list[WareView]] = [
    {
        "name": box.WARE_NAMES[ware],
        "merchant": box.MERCHANT_NAMES[box.MERCHANT_OF[ware]],
        "kind": box.KIND_NAMES[box.KIND_OF[ware]],
        "period": box.PERIOD_NAMES[box.PERIOD_OF[ware]],
        "price": box.PRICE_OF[ware],
        "valuable": bool(box.IS_VALUABLE[ware]),
    }
    for ware in range(box.WARE_COUNT)
]


def stack_view(s: Sultan, merchant: int) -> StackView:
    up = s.face_up(merchant)
    return {
        "merchant": box.MERCHANT_NAMES[merchant],
        "up": ware_view(up) if up != box.NONE else None,
        "cost": cost(up, discount(s)) if up != box.NONE else None,
        "bargain": cost(up, BARGAIN_DISCOUNT) if up != box.NONE else None,
        "below": s.count_wares(at.WARE_PILE, merchant) + s.count_wares(at.WARE_UNDER, merchant),
    }


def orderly_on(s: Sultan, task: int) -> int | None:
    for seat in range(s.game.seats):
        if s.orderly[seat] == task:
            return seat
    return None


def open_extra_cards(s: Sultan, reader: int) -> list[int]:
    """Extra cards that lie open; the top one for who looks at it; the own ones with the memory aid."""
    spectator = s.game.seats
    stack = sorted(s.tasks.members(at.EXTRA_STACK), key=lambda card: s.tasks.order[card])
    return [
        card
        for card in stack
        if s.tasks.knows(card, spectator)
        or (s.looking == reader and card == stack[-1])
        or (s.memory_aid and at.extra_owner(s.tasks.order[card]) == reader)
    ]


def used_gift(s: Sultan) -> str | None:
    """The gift last put under a stack, if it was shown: whoever uses one lays it open."""
    under = sorted(s.gifts.members(at.GIFT_UNDER), key=lambda gift: s.gifts.order[gift])
    return box.GIFT_NAMES[under[-1]] if under and s.gifts.knows(under[-1], s.game.seats) else None


def is_in_town(s: Sultan, reader: int) -> bool:
    """Whether the reader's traveler visits a town: then the gifts that are seen are seen by this reader."""
    return reader < s.game.seats and s.place[reader] >= box.TOWN


def player_view(s: Sultan, seat: int, owner: bool) -> PlayerView:
    return {
        "score": s.score[seat],
        "sheet": sheet.by_line(s.sheet, seat, at.LINE_NAMES),
        "gems": s.gems[seat],
        "lamp": bool(s.lamp[seat]),
        "aides": s.free[seat],
        "orderly": box.TASK_NAMES[s.orderly[seat]] if s.orderly[seat] != box.NONE else None,
        "place": box.PLACE_NAMES[s.place[seat]],
        "hand": s.tasks.count(at.HANDS + seat),
        "wares": s.wares.count(at.OWNED + seat),
        "relics": s.relics.count(at.TAKEN + seat),
        "gifts": {
            box.STACK_NAMES[stack]: s.count_gifts(at.HELD + seat, stack) for stack in range(box.STACKS)
        },
        "guards_aside": sum(s.guard[guard] == at.GUARD_SET_ASIDE - seat for guard in range(box.GUARDS)),
        "own": own_view(s, seat) if owner else None,
    }


def own_view(s: Sultan, seat: int) -> OwnView:
    market = list(s.market.members(at.SECRET + seat))
    return {
        "hand": [card_view(card) for card in s.tasks.members(at.HANDS + seat)],
        "market_card": box.MARKET_NAMES[market[0]] if market else None,
        "wares": [ware_view(ware) for ware in s.wares.members(at.OWNED + seat)],
        "relics": [box.RELIC_NAMES[relic // box.RELIC_COPIES] for relic in s.relics.members(at.TAKEN + seat)],
        "gifts": [box.GIFT_NAMES[gift] for gift in s.gifts.members(at.HELD + seat)],
    }

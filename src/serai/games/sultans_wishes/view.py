"""What a reader of The Sultan's Wishes sees. Built up from nothing, never cut down from everything."""

from collections.abc import Iterable
from typing import Final, TypedDict

from serai.core import bits
from serai.core.pieces import Pieces
from serai.core.rows import signer
from serai.core.state import OVER
from serai.core.vectors import find
from serai.games.sultans_wishes import components as box
from serai.games.sultans_wishes import drawing, market, scoring, travelers
from serai.games.sultans_wishes import state as at
from serai.games.sultans_wishes.state import Sultan


class CardView(TypedDict):
    name: str
    task: str
    hearts: int
    effect: str


class AttachedView(CardView):
    aides: list[int]


class UnderView(TypedDict):
    """What a card would do under an open wish that it matches."""

    wish: str
    progress: int
    granted: bool


class HandView(CardView):
    under: list[UnderView]


class WishView(TypedDict):
    name: str
    kind: str  # simple, effect, pair or hearts
    wants: str  # a task, an effect, a number of hearts, or the number of a pair of tasks
    tasks: list[str]  # that a simple wish or a pair wants
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
    hand: list[HandView]
    market_card: str | None
    pays: dict[str, int]  # by merchant, kind, period or valuable: points of the market score card for a ware
    worth: dict[str, int]  # of the own wares and of those on offer, as the market score card pays
    wares: list[WareView]
    wares_worth: int
    relics: list[str]
    relics_worth: int
    gifts: list[str]


class OpenPlayerView(TypedDict):
    """What everyone sees of a player."""

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


class PlayerView(OpenPlayerView):
    own: OwnView | None  # what only the owner sees, and everyone at the end


class ExtraTaskView(TypedDict):
    """A revealed extra task, and what its place pays to the owner of the orderly there."""

    task: str
    hearts: int
    seat: int | None
    points: int


class OpenView(TypedDict):
    """What everyone sees."""

    actor: int
    seat: int
    step: str
    travelers: bool
    round: int
    rounds: int  # 0 if only a final wish ends the game
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
    looking: int | None
    looked_at: int
    chart: dict[str, int | None]  # task -> seat
    priority: list[int]
    extra_tasks: list[ExtraTaskView]  # once all extra cards lie open, the best first
    places: list[int]  # what the best extra tasks pay
    lamp_squares: list[int]
    market: list[StackView]
    gift_stacks: dict[str, int]
    gifts_seen: int
    used_gift: str | None  # the last one put under its stack, if everyone has seen it
    heart_gifts: dict[str, int]
    tokens: list[int]
    paths: list[str]  # of the travelers: a place, and one that can be reached from it
    winners: list[int]
    bands: list[int]  # in solo play, the points with which the next band begins
    band: int | None


class SultanView(OpenView):
    extra_cards: list[CardView]  # those that lie open to this reader, from the bottom
    seen_cards: list[CardView]  # of those looked at, what this reader sees
    seen_gifts: list[str]
    players: list[PlayerView]
    memory: dict[str, list[int]] | None


def view(s: Sultan, reader: int, memory: bool = False) -> SultanView:
    """What lies open, what the reader holds, and with memory all it could remember."""
    return for_reader(s, reader, memory, open_view(s), open_players(s))


def views(s: Sultan, readers: list[int]) -> list[SultanView]:
    """What several readers see; what lies open is looked at once."""
    seen, players = open_view(s), open_players(s)
    return [for_reader(s, reader, False, seen, players) for reader in readers]


def for_reader(
    s: Sultan, reader: int, memory: bool, seen: OpenView, players: list[OpenPlayerView]
) -> SultanView:
    """What everyone sees, and what only this reader does."""
    over = s.actor() == OVER
    in_town = reader < s.game.seats and s.place[reader] >= box.TOWN  # and therefore sees the gifts drawn
    return {
        **seen,
        "extra_cards": cards(open_extra_cards(s, reader)) if seen["extra_stack"] else [],
        "seen_cards": cards(seen_cards(s, reader)) if seen["looked_at"] else [],
        "seen_gifts": [box.GIFT_NAMES[gift] for gift in s.gifts.members(at.GIFT_SEEN) if in_town],
        "players": [
            {**player, "own": own_view(s, seat, seen["wishes"]) if over or seat == reader else None}
            for seat, player in enumerate(players)
        ],
        "memory": at.LAYOUT.remembered(s, reader) if memory else None,
    }


def open_view(s: Sultan) -> OpenView:
    over = s.actor() == OVER
    drawn = s.pending(drawing.ATTACH_GUARD)
    used = in_order(s.gifts, at.GIFT_UNDER)[-1:]
    return {
        "actor": s.actor(),
        "seat": s.pending_seat(),
        "step": s.step_name(),
        "travelers": s.travelers,
        "round": s.round,
        "rounds": int(box.SOLO_ROUNDS if s.solo() else s.round_limit),
        "first": seat_or_none(s.first),
        "plate": plate_view(s.plate) if s.plate != box.NONE else None,
        "plates_shown": [box.PLATE_NAMES[plate] for plate in bits.members(s.shown_plates)],
        "plates_left": s.plates_left,
        "ending": s.ending,
        "wishes": [wish_view(s, wish) for wish in range(box.WISHES) if s.wishes[wish] == at.OPEN],
        "simple_down": s.simple_down,
        "final_down": s.final_down,
        "deck": s.tasks.count(at.DECK) + s.guards_in(at.GUARD_IN_DECK),
        "guard_on_top": s.guard_on_top,
        "discard": cards(s.tasks.members(at.DISCARD)),
        "guards_discarded": s.guards_in(at.GUARD_DISCARDED) - drawn,
        "guards_drawn": drawn,
        "extra_stack": s.tasks.count(at.EXTRA_STACK),
        "looking": seat_or_none(s.looking),
        "looked_at": s.tasks.count(at.LOOKED_AT),
        "chart": {name: seat_or_none(find(s.orderly, task)) for task, name in enumerate(box.TASK_NAMES)},
        "priority": [seat for seat in s.priority if seat != box.NONE],
        "extra_tasks": extra_tasks(s),
        "places": [*PLACES],
        "lamp_squares": [*LAMP_SQUARES],
        "market": [stack_view(s, merchant) for merchant in range(box.MERCHANTS)],
        "gift_stacks": {name: travelers.gifts_left(s, stack) for stack, name in enumerate(box.STACK_NAMES)},
        "gifts_seen": s.gifts.count(at.GIFT_SEEN),
        "used_gift": box.GIFT_NAMES[used[0]] if used and s.gifts.knows(used[0], s.game.seats) else None,
        "heart_gifts": {
            name: s.heart_gifts[task] for task, name in enumerate(box.TASK_NAMES) if s.heart_gifts[task]
        },
        "tokens": bits.members(s.tokens),
        "paths": [*PATHS] if s.travelers else [],
        "winners": scoring.winners(s) if over else [],
        "bands": [*BANDS] if s.solo() else [],
        "band": int(scoring.solo_band(s.score[0])) if over and s.solo() else None,
    }


# What is printed on cards and wares, in one dict for all views: never to be changed.
CARD_VIEWS: Final[list[CardView]] = [
    {
        "name": card.name,
        "task": box.TASK_NAMES[card.task],
        "hearts": card.hearts,
        "effect": box.EFFECT_NAMES[card.effect],
    }
    for card in box.TASK_CARDS
]
WARE_VIEWS: Final[list[WareView]] = [
    {
        "name": ware.name,
        "merchant": box.MERCHANT_NAMES[ware.merchant],
        "kind": box.KIND_NAMES[ware.kind],
        "period": box.PERIOD_NAMES[ware.period],
        "price": ware.price,
        "valuable": ware.valuable,
    }
    for ware in box.WARES
]
PAYS: Final[dict[str, dict[str, int]]] = {
    card.name: dict(zip(box.MERCHANT_NAMES, card.merchants, strict=True))
    | dict(zip(box.KIND_NAMES, card.kinds, strict=True))
    | dict(zip(box.PERIOD_NAMES, card.periods, strict=True))
    | {"valuable": card.valuable}
    for card in box.MARKET_CARDS
}
PLACES: Final = [int(points) for points in box.EXTRA_TASK_POINTS]
LAMP_SQUARES: Final = [int(points) for points in box.LAMP_SQUARES]
BANDS: Final = [int(points) for points in box.SOLO_BANDS]
PATHS: Final = [f"{box.PLACE_NAMES[start]} {box.PLACE_NAMES[end]}" for start, end in box.PATHS]


def cards(numbers: Iterable[int]) -> list[CardView]:
    return [CARD_VIEWS[card] for card in numbers]


def seat_or_none(seat: int) -> int | None:
    return seat if seat != box.NONE else None


def in_order(pieces: Pieces, zone: int) -> list[int]:
    """The pieces of an ordered zone from the first to the last."""
    found = list(pieces.members(zone))
    if len(found) > 1:
        found.sort(key=lambda piece: pieces.order[piece])
    return found


def plate_view(number: int) -> PlateView:
    """A golden heart in the place of a plate's effect means that it has none."""
    plate = box.PLATES[number]
    return {"name": plate.name, "mood": mood_name(plate.mood), "extra": plate.extra}


def mood_name(mood: int) -> str:
    return box.MOOD_NAMES[mood] if mood != box.NONE else "calm"


def kind_of_wish(wish: int) -> tuple[str, str]:
    """Its kind, and what it wants."""
    if wish < box.SIMPLES:
        return "simple", box.TASK_NAMES[box.SIMPLE_WISHES[wish].task]
    final = box.FINAL_WISHES[wish - box.SIMPLES]
    kind = ("effect", "pair", "hearts")[final.kind]
    return kind, box.EFFECT_NAMES[final.value] if kind == "effect" else str(final.value)


def tasks_of_pair(pair: int) -> list[str]:
    size = int(box.TASKS_IN_PAIR)
    return box.TASK_NAMES[pair * size : (pair + 1) * size]


def tasks_of_wish(wish: int) -> list[str]:
    kind, wants = kind_of_wish(wish)
    return [wants] if kind == "simple" else tasks_of_pair(int(wants)) if kind == "pair" else []


KINDS: Final = [kind_of_wish(wish) for wish in range(box.WISHES)]
NUMBERS: Final = {name: number for number, name in enumerate(box.WISH_NAMES)}
WISHED_TASKS: Final = [tasks_of_wish(wish) for wish in range(box.WISHES)]


def wish_view(s: Sultan, wish: int) -> WishView:
    kind, wants = KINDS[wish]
    attached = [card for card in range(box.CARDS) if s.wish_of[card] == wish]
    if len(attached) > 1:
        attached.sort(key=lambda card: s.tasks.order[card])
    return {
        "name": box.WISH_NAMES[wish],
        "kind": kind,
        "wants": wants,
        "tasks": [*WISHED_TASKS[wish]],
        "needed": s.needed(wish),
        "progress": s.progress(wish),
        "guard": s.has_guard(wish),
        "cards": [{**CARD_VIEWS[card], "aides": s.aides_on(card)} for card in attached],
    }


def stack_view(s: Sultan, merchant: int) -> StackView:
    up = s.face_up(merchant)
    shows = up != box.NONE
    return {
        "merchant": box.MERCHANT_NAMES[merchant],
        "up": WARE_VIEWS[up] if shows else None,
        "cost": market.cost(up, market.discount(s)) if shows else None,
        "bargain": market.cost(up, market.BARGAIN_DISCOUNT) if shows else None,
        "below": market.wares_below(s, merchant),
    }


def seen_cards(s: Sultan, reader: int) -> list[int]:
    return [card for card in s.tasks.members(at.LOOKED_AT) if s.tasks.knows(card, reader)]


def open_extra_cards(s: Sultan, reader: int) -> list[int]:
    """Extra cards that lie open; the top one for who looks at it; the own ones with the memory aid."""
    spectator = s.game.seats
    stack = in_order(s.tasks, at.EXTRA_STACK)
    return [
        card
        for card in stack
        if s.tasks.knows(card, spectator)
        or (s.looking == reader and card == stack[-1])
        or (s.memory_aid and signer(s.tasks.order[card]) == reader)
    ]


def open_players(s: Sultan) -> list[OpenPlayerView]:
    return [open_player(s, seat) for seat in range(s.game.seats)]


def open_player(s: Sultan, seat: int) -> OpenPlayerView:
    return {
        "score": s.score[seat],
        "sheet": scoring.score_sheet(s, seat),
        "gems": s.gems[seat],
        "lamp": bool(s.lamp[seat]),
        "aides": s.free[seat],
        "orderly": box.TASK_NAMES[s.orderly[seat]] if s.orderly[seat] != box.NONE else None,
        "place": box.PLACE_NAMES[s.place[seat]],
        "hand": s.tasks.count(at.HANDS + seat),
        "wares": s.wares.count(at.OWNED + seat),
        "relics": s.relics.count(at.TAKEN + seat),
        "gifts": {
            name: s.gifts.count_of(at.HELD + seat, stack) for stack, name in enumerate(box.STACK_NAMES)
        },
        "guards_aside": s.guards_in(at.GUARD_SET_ASIDE - seat),
    }


def own_view(s: Sultan, seat: int, wishes: list[WishView]) -> OwnView:
    card = s.market.one_of(at.SECRET + seat)
    wares = list(s.wares.members(at.OWNED + seat))
    offered = [s.face_up(merchant) for merchant in range(box.MERCHANTS)]
    return {
        "hand": [hand_view(number, wishes) for number in s.tasks.members(at.HANDS + seat)],
        "market_card": box.MARKET_NAMES[card] if card != box.NONE else None,
        "pays": PAYS[box.MARKET_NAMES[card]] if card != box.NONE else {},
        "worth": {
            box.WARE_NAMES[ware]: int(box.WORTH[card * box.WARE_COUNT + ware]) if card != box.NONE else 0
            for ware in [*wares, *offered]
            if ware != box.NONE
        },
        "wares": [WARE_VIEWS[ware] for ware in wares],
        "wares_worth": int(scoring.wares_worth(s, seat)),
        "relics": [box.RELIC_NAMES[relic // box.RELIC_COPIES] for relic in s.relics.members(at.TAKEN + seat)],
        "relics_worth": int(scoring.relics_worth(s, seat)),
        "gifts": [box.GIFT_NAMES[gift] for gift in s.gifts.members(at.HELD + seat)],
    }


def hand_view(card: int, wishes: list[WishView]) -> HandView:
    """A card and the open wishes that it matches; hearts count for a simple one, the card for a final one."""
    under: list[UnderView] = []
    for wish in wishes:
        if box.MATCHES[card * box.WISHES + NUMBERS[wish["name"]]]:
            progress = wish["progress"] + (int(box.HEARTS_OF[card]) if wish["kind"] == "simple" else 1)
            granted = progress >= wish["needed"]
            under.append({"wish": wish["name"], "progress": progress, "granted": granted})
    return {**CARD_VIEWS[card], "under": under}


def extra_tasks(s: Sultan) -> list[ExtraTaskView]:
    """The extra tasks that lie open to everyone, in the order in which they score."""
    spectator = s.game.seats
    if not all(s.tasks.knows(card, spectator) for card in s.tasks.members(at.EXTRA_STACK)):
        return []
    shown = [task for task in range(box.TASKS) if scoring.standing(s, task) != box.NONE]
    shown.sort(key=lambda task: -scoring.standing(s, task))
    return [
        {
            "task": box.TASK_NAMES[task],
            "hearts": int(scoring.extra_hearts(s, task)),
            "seat": seat_or_none(find(s.orderly, task)),
            "points": PLACES[place] if place < len(PLACES) else 0,
        }
        for place, task in enumerate(shown)
    ]

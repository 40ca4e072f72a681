"""What lies where in The Sultan's Wishes, for tools that show any game, from one reader's view."""

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from serai.core.title import phrase
from serai.core.zones import piece, zone
from serai.games.sultans_wishes.components import (
    EXTRA_TASK_POINTS,
    GIFT_NAMES,
    GIFTS,
    KIND_NAMES,
    MARKET_CARDS,
    MARKET_NAMES,
    MERCHANT_NAMES,
    PATHS,
    PERIOD_NAMES,
    PLACE_NAMES,
    PLATES_IN_ROUND,
    SOLO_ROUNDS,
    STACK_NAMES,
    START,
    TOWN,
    WARE_COUNT,
    WARE_NAMES,
    WORTH,
)
from serai.games.sultans_wishes.narrate import (
    describe_offer,
    gift_args,
    hand_of,
    reader_of,
    ware_args,
    wish_args,
)
from serai.games.sultans_wishes.view import CardView, OwnView, SultanView, WareView, WishView

Shown = dict[str, Any]
ASKED_ABOUT: Final = 3  # cards that one could lay under a wish, when it takes none


def zones(view: SultanView) -> list[Shown]:
    """The zones in the order in which one looks at them."""
    shown = [
        show_plates(view),
        show_wishes(view),
        show_market(view),
        show_chart(view),
        zone(
            "priority",
            pieces=[piece(str(place), seats=[seat]) for place, seat in enumerate(view["priority"], 1)],
        ),
        *show_piles(view),
    ]
    if view["travelers"]:
        shown.append(show_track(view))
        seen = [show_gift(gift, f"keep {gift}") for gift in view["seen_gifts"]]
        shown.append(zone("gifts", count=view["gifts_seen"] or None, pieces=seen))
    for seat in range(len(view["players"])):
        shown += show_player(view, seat)
    return [each for each in shown if len(each) > 2]


def show_plates(view: SultanView) -> Shown:
    """The round, and in words what the plate on top does."""
    seats = len(view["players"])
    if view["winners"]:
        return zone("plates", aside=False, note=phrase("table-over", {}))
    if view["first"] is None or not view["round"]:
        return zone("plates", aside=False, note=phrase("table-setup", {}))
    key = "table-solo" if seats == 1 else "table-last-round" if view["ending"] else "table-round"
    args = {
        "round": view["round"],
        "rounds": int(SOLO_ROUNDS),
        "plate": len(view["plates_shown"]),
        "plates": int(PLATES_IN_ROUND[seats]),
        "seat": view["first"],
    }
    plate = view["plate"]
    pieces = []
    if plate is not None:
        says = phrase("table-plate", {"mood": plate["mood"], "extra": plate["extra"]})
        pieces = [piece(says, plate["name"], more=[phrase(f"now-{plate['mood']}", {})])]
    return zone("plates", aside=False, note=phrase(key, args), pieces=pieces)


def show_wishes(view: SultanView) -> Shown:
    down = phrase("table-down", {"simple": view["simple_down"], "final": view["final_down"]})
    return zone("wishes", note=down, pieces=[show_wish(view, wish) for wish in view["wishes"]])


def show_wish(view: SultanView, wish: WishView) -> Shown:
    """A wish with what it has, and the cards under it with their aides."""
    args = wish_args(wish)
    own = hand_of(view, view["actor"]) if view["actor"] >= 0 else []
    cards = [show_card(card, **marked("with-aides", card["aides"])) for card in wish["cards"]]
    if wish["guard"]:
        cards.append(piece(phrase("table-guard", {})))
    return piece(
        phrase("a-wish", args),
        wish["name"],
        code=wish["name"],
        over=phrase("wish-simple" if wish["kind"] == "simple" else "wish-final", {}),
        of=[min(wish["progress"], wish["needed"]), wish["needed"]],
        more=[phrase("needs", args)],
        pieces=cards,
        tries=[f"fulfil {card['name']} {wish['name']}" for card in own[:ASKED_ABOUT]],
    )


def show_card(card: CardView, *verbs: str, **details: Any) -> Shown:
    """A task card, and by the verbs what one could do with it."""
    name = card["name"]
    return piece(
        phrase(f"task-{card['task']}", {}),
        name,
        code=name,
        pips=card["hearts"],
        more=[
            phrase("number-of-hearts", {"hearts": card["hearts"]}),
            phrase("table-effect", {"effect": card["effect"], "does": card["effect"]}),
        ],
        tries=[f"{verb} {name}" for verb in verbs],
        **details,
    )


def marked(key: str, seats: list[int]) -> dict[str, Any]:
    """Whose markers are on a piece, also in words."""
    return {"seats": seats, "whose": phrase(key, {"seats": seats, "count": len(seats)})} if seats else {}


def show_market(view: SultanView) -> Shown:
    """What each merchant offers, its price, and what it is worth to the reader at the end."""
    reader = reader_of(view)
    own = view["players"][reader]["own"] if reader is not None and not view["winners"] else None
    pieces = []
    for stack in view["market"]:
        merchant, up = stack["merchant"], stack["up"]
        names = [merchant]
        text, more, code = phrase("table-no-ware", {}), [], ""
        if up is not None:
            code = up["name"]
            names.append(code)
            text = phrase("a-ware", ware_args(up))
            offer = describe_offer(view, "acquire", merchant)
            more = [phrase("number-of-gems", {"gems": offer["gems"]})]
            if own is not None:
                more.append(phrase("worth-to-you", {"points": worth_of(own, up)}))
        more.append(phrase("wares-below", {"below": stack["below"]}))
        over = phrase(f"merchant-{merchant}", {})
        pieces.append(piece(text, *names, code=code, over=over, more=more, tries=[f"acquire {merchant}"]))
    return zone("market", aside=True, pieces=pieces)


def show_chart(view: SultanView) -> Shown:
    """The tasks with their orderlies, and with their hearts once all extra cards lie open."""
    places = [str(points) for points in EXTRA_TASK_POINTS]
    hearts = Counter(view["heart_gifts"])
    if len(view["extra_cards"]) == view["extra_stack"]:
        for card in view["extra_cards"]:
            hearts[card["task"]] += card["hearts"]
    return zone(
        "chart",
        aside=True,
        note=phrase("places-score", {"places": places}),
        pieces=[
            piece(
                phrase(f"task-{task}", {}),
                task,
                **marked("with-orderly", [] if seat is None else [seat]),
                pips=hearts[task] or None,
                more=[phrase("number-of-hearts", {"hearts": hearts[task]})] if hearts[task] else [],
                tries=[f"orderly {task}"],
            )
            for task, seat in view["chart"].items()
        ],
    )


def show_piles(view: SultanView) -> list[Shown]:
    next_is = phrase("table-guard-next", {}) if view["guard_on_top"] else None
    discard = [show_card(card) for card in view["discard"]]
    if view["guards_discarded"]:
        discard.append(piece(phrase("back-guard", {}), count=view["guards_discarded"]))
    return [
        zone("deck", count=view["deck"], note=next_is),
        zone("discard", count=len(view["discard"]) + view["guards_discarded"], pieces=discard),
        zone(
            "extra-stack",
            count=view["extra_stack"],
            names=["extra"],
            pieces=[show_card(card) for card in view["extra_cards"]],
        ),
    ]


def show_track(view: SultanView) -> Shown:
    """The places from the start to the towns, each with its relic or gifts and the travelers there."""
    pieces = []
    for column, level in enumerate(levels()):
        for row, place in enumerate(level):
            name = PLACE_NAMES[place]
            town = place >= TOWN
            here = [seat for seat, player in enumerate(view["players"]) if player["place"] == name]
            lies = []
            if town:
                lies = [phrase("number-of-gifts", {"gifts": view["gift_stacks"][name]})]
            elif place in view["tokens"]:
                lies = [phrase("effect-relic", {})]
            pieces.append(
                piece(
                    phrase(f"stack-{name}" if town else f"place-{name}", {}),
                    name,
                    at=[column, row + (3 - len(level)) / 2],
                    to=[PLACE_NAMES[end] for start, end in PATHS if start == place],
                    more=lies,
                    **marked("with-travelers", here),
                    tries=[f"travel {name}"],
                )
            )
    return zone("track", aside=True, pieces=pieces)


def levels() -> list[list[int]]:
    """The places of the track by how many moves they are from the start, by the longest way."""
    far = {START: 0}
    for _ in PLACE_NAMES:
        for start, end in PATHS:
            if start in far:
                far[end] = max(far.get(end, 0), far[start] + 1)
    return [sorted(place for place in far if far[place] == moves) for moves in range(max(far.values()) + 1)]


def show_gift(name: str, *tries: str) -> Shown:
    stack = STACK_NAMES[GIFTS[GIFT_NAMES.index(name)].stack]
    deed = phrase("a-gift", gift_args(name))
    return piece(phrase(f"a-gift-{stack}", {}), name, code=name, more=[deed], tries=list(tries))


def show_player(view: SultanView, seat: int) -> list[Shown]:
    """What everyone sees of a player, and to the owner the rest."""
    player = view["players"][seat]
    own = player["own"]
    lamp = phrase("lamp-lit" if player["lamp"] else "lamp-unlit", {})
    shown = [
        zone("score", seat, count=player["score"]),
        zone("gems", seat, count=player["gems"]),
        zone("lamp", seat, pieces=[piece(lamp, "lamp", tries=["lamp"]) if own is not None else piece(lamp)]),
        zone("aides", seat, count=player["aides"]),
        zone("hand", seat, count=player["hand"], pieces=show_hand(own)),
        zone(
            "looked-at",
            seat,
            count=view["looked_at"] or None if view["seat"] == seat else None,
            pieces=[show_card(card, "toss") for card in view["seen_cards"]] if view["seat"] == seat else [],
        ),
        show_wares(seat, player["wares"], own),
        show_market_card(seat, own),
    ]
    if view["travelers"]:
        relics = Counter(own["relics"] if own is not None else [])
        gifts = [show_gift(gift, f"use {gift}") for gift in own["gifts"]] if own is not None else []
        held = [
            piece(phrase(f"a-gift-{stack}", {}), count=count)
            for stack, count in player["gifts"].items()
            if count
        ]
        shown += [
            zone(
                "relics",
                seat,
                count=player["relics"],
                pieces=[piece(phrase(f"kind-{kind}", {}), count=count) for kind, count in relics.items()],
            ),
            zone("held-gifts", seat, pieces=gifts or held),
        ]
    return shown


def show_hand(own: OwnView | None) -> list[Shown]:
    return [show_card(card, "extra", "effect") for card in own["hand"]] if own is not None else []


def show_wares(seat: int, count: int, own: OwnView | None) -> Shown:
    """How many wares; to their owner which, and what they are worth."""
    if own is None:
        return zone("wares", seat, count=count)
    pieces = [
        piece(
            phrase("a-ware", ware_args(ware)),
            ware["name"],
            code=ware["name"],
            over=phrase(f"merchant-{ware['merchant']}", {}),
            more=[phrase("worth", {"points": worth_of(own, ware)})],
            tries=[f"exchange {ware['name']} {ware['merchant']}"],
        )
        for ware in own["wares"]
    ]
    total = sum(worth_of(own, ware) for ware in own["wares"])
    note = phrase("worth", {"points": total}) if pieces else None
    return zone("wares", seat, count=count, note=note, pieces=pieces)


def show_market_card(seat: int, own: OwnView | None) -> Shown:
    if own is None or own["market_card"] is None:
        return zone("market-card", seat)
    name = own["market_card"]
    pays = [phrase("pays", {"what": phrase(key, {}), "points": points}) for key, points in rates(name)]
    return zone("market-card", seat, note=phrase("pays-for", {}), pieces=[piece(name, more=pays)])


def rates(name: str) -> Sequence[tuple[str, int]]:
    """What a market score card pays for, by text keys, each with its points."""
    card = MARKET_CARDS[MARKET_NAMES.index(name)]
    rated = [
        *[(f"merchant-{name}", points) for name, points in zip(MERCHANT_NAMES, card.merchants, strict=True)],
        *[(f"goods-{name}", points) for name, points in zip(KIND_NAMES, card.kinds, strict=True)],
        *[(f"period-{name}", points) for name, points in zip(PERIOD_NAMES, card.periods, strict=True)],
        ("table-valuable", card.valuable),
    ]
    return [(key, points) for key, points in rated if points]


def worth_of(own: OwnView | None, ware: WareView) -> int:
    """What a ware is worth by the owner's market score card."""
    if own is None or own["market_card"] is None:
        return 0
    return int(WORTH[MARKET_NAMES.index(own["market_card"]) * WARE_COUNT + WARE_NAMES.index(ware["name"])])

"""The pieces of The Sultan's Wishes in words, for the story, the choices and the zones alike.

A piece has facts, which are the arguments of its sentences: `CARD`, `WISH`, `WARE` and `GIFT` have them by
name. `A_CARD` and the like are phrases that name a piece, and `PIECES` are all of them as zones show them. It
is what is printed on them, so it tells nobody anything about a table; it is shared, never to be changed.
"""

from typing import Any, Final

from serai.core.title import phrase
from serai.core.zones import Piece
from serai.games.sultans_wishes import components as box
from serai.games.sultans_wishes import view as seen

Facts = dict[str, Any]
Phrase = dict[str, Any]

DEEDS: Final = [
    "double-extra-points", "free-bottom-ware", "gems", "move-orderly", "add-heart", "priority-first",
    "point-per-extra-card", "points-per-period", "points-per-merchant", "points-per-gem-pair",
]  # fmt: skip


# Facts


def facts_of_card(view: seen.CardView) -> Facts:
    return {"card": view["name"], "task": view["task"], "hearts": view["hearts"], "effect": view["effect"]}


def facts_of_wish(wish: int) -> Facts:
    kind, wants = seen.kind_of_wish(wish)
    return {
        "wish": box.WISH_NAMES[wish],
        "kind": kind,
        "wants": seen.tasks_of_wish(wish) if kind == "pair" else wants,
    }


def facts_of_ware(view: seen.WareView) -> Facts:
    return {
        "ware": view["name"],
        "merchant": view["merchant"],
        "goods": view["kind"],
        "period": view["period"],
        "price": view["price"],
        "valuable": "yes" if view["valuable"] else "no",
    }


def facts_of_gift(gift: box.Gift) -> Facts:
    deed = DEEDS[gift.does]
    facts: Facts = {"gift": gift.name, "deed": deed, "each": gift.points}
    if deed in ("free-bottom-ware", "points-per-merchant"):
        facts["merchant"] = box.MERCHANT_NAMES[gift.what]
    elif deed == "points-per-period":
        facts["period"] = box.PERIOD_NAMES[gift.what]
    elif deed == "point-per-extra-card":
        facts["task"] = [name for task, name in enumerate(box.TASK_NAMES) if gift.what >> task & 1]
    else:
        facts["number"] = gift.what
    return facts


CARD: Final = {card["name"]: facts_of_card(card) for card in seen.CARD_VIEWS}
WISH: Final = {name: facts_of_wish(wish) for wish, name in enumerate(box.WISH_NAMES)}
WARE: Final = {ware["name"]: facts_of_ware(ware) for ware in seen.WARE_VIEWS}
GIFT: Final = {gift.name: facts_of_gift(gift) for gift in box.GIFTS}


def facts_now(wish: seen.WishView) -> Facts:
    """The facts of a wish, and what it has of what it needs."""
    return {**WISH[wish["name"]], "needed": wish["needed"], "progress": wish["progress"]}


# Phrases


def named(key: str, facts: Facts, *used: str) -> Phrase:
    """A phrase about a piece, with the facts that it uses."""
    return phrase(key, {fact: facts[fact] for fact in used})


A_CARD: Final = {name: phrase("a-card", facts) for name, facts in CARD.items()}
SHORT_CARD: Final = {
    name: named("short-card", facts, "card", "task", "hearts") for name, facts in CARD.items()
}
A_WISH: Final = {name: phrase("a-wish", facts) for name, facts in WISH.items()}
A_WARE: Final = {
    name: named("a-ware", facts, "ware", "goods", "period", "valuable") for name, facts in WARE.items()
}
A_GIFT: Final = {name: phrase("a-gift", facts) for name, facts in GIFT.items()}
A_WARE_FROM: Final = {
    name: named("a-ware-from", facts, "ware", "goods", "period", "valuable", "merchant")
    for name, facts in WARE.items()
}
LAMP_LIT: Final = phrase("lamp-lit", {})
LAMP_UNLIT: Final = phrase("lamp-unlit", {})


# Pieces


def every_piece() -> dict[str, Piece]:
    """Every piece by its name."""
    every: dict[str, Piece] = {
        "lamp": {"text": LAMP_UNLIT, "tries": ["lamp"]},
        "guard": {"text": phrase("back-guard", {})},
    }
    every |= {name: piece_of_card(name) for name in box.CARD_NAMES}
    every |= {name: piece_of_wish(name) for name in box.WISH_NAMES}
    every |= {name: piece_of_ware(name) for name in box.WARE_NAMES}
    every |= {gift.name: piece_of_gift(gift) for gift in box.GIFTS}
    every |= {name: piece_of_plate(plate) for plate, name in enumerate(box.PLATE_NAMES)}
    every |= {name: piece_of_market_card(name) for name in box.MARKET_NAMES}
    every |= {task: {"text": phrase(f"task-{task}", {})} for task in box.TASK_NAMES}
    every |= {kind: {"text": phrase(f"kind-{kind}", {})} for kind in box.RELIC_NAMES}
    every |= {
        back_of(stack): {"text": phrase(f"a-gift-{stack}", {}), "tries": []} for stack in box.STACK_NAMES
    }
    for column, level in enumerate(LEVELS):
        for row, place in enumerate(level):
            every[box.PLACE_NAMES[place]] = piece_of_place(place, [column, row + (3 - len(level)) / 2])
    return every


def piece_of_card(name: str) -> Piece:
    facts = CARD[name]
    return {
        "text": phrase(f"task-{facts['task']}", {}),
        "says": A_CARD[name],
        "code": name,
        "pips": facts["hearts"],
        "more": [
            named("number-of-hearts", facts, "hearts"),
            phrase("table-effect", {"effect": facts["effect"], "does": facts["effect"]}),
        ],
    }


def piece_of_wish(name: str) -> Piece:
    over = "wish-simple" if WISH[name]["kind"] == "simple" else "wish-final"
    return {"text": A_WISH[name], "says": A_WISH[name], "code": name, "over": phrase(over, {})}


def piece_of_ware(name: str) -> Piece:
    merchant = WARE[name]["merchant"]
    return {
        "text": A_WARE[name],
        "says": A_WARE[name],
        "code": name,
        "over": phrase(f"merchant-{merchant}", {}),
        "tries": [f"exchange {name} {merchant}"],
    }


def piece_of_gift(gift: box.Gift) -> Piece:
    text, says = phrase(f"a-gift-{box.STACK_NAMES[gift.stack]}", {}), A_GIFT[gift.name]
    return {"text": text, "says": says, "code": gift.name, "more": [says]}


def back_of(stack: str) -> str:
    """What a gift is called of which one sees only from which stack it is."""
    return f"{stack}-gift"


def piece_of_plate(number: int) -> Piece:
    plate = seen.plate_view(number)
    says = phrase("table-plate", {"mood": plate["mood"], "extra": plate["extra"]})
    return {"text": says, "more": [phrase(f"now-{plate['mood']}", {})]}


def piece_of_market_card(name: str) -> Piece:
    says = phrase("a-market-card", {"card": name, "pays": paid_by(name)})
    return {"text": says, "says": says, "code": name}


def paid_by(card: str) -> list[Phrase]:
    """What a market score card pays for, each with its points."""
    keys = [
        *(f"merchant-{merchant}" for merchant in box.MERCHANT_NAMES),
        *(f"goods-{kind}" for kind in box.KIND_NAMES),
        *(f"period-{period}" for period in box.PERIOD_NAMES),
        "table-valuable",
    ]
    rates = zip(keys, seen.PAYS[card].values(), strict=True)
    return [phrase("pays", {"what": phrase(key, {}), "points": points}) for key, points in rates if points]


def piece_of_place(place: int, at: list[float]) -> Piece:
    name = box.PLACE_NAMES[place]
    return {
        "text": phrase(f"town-{name}" if place >= box.TOWN else f"place-{name}", {}),
        "at": at,
        "to": [box.PLACE_NAMES[end] for start, end in box.PATHS if start == place],
    }


def levels() -> list[list[int]]:
    """The places of the track by how many moves they are from the start, by the longest way."""
    far = {box.START: 0}
    for _ in box.PLACE_NAMES:
        for start, end in box.PATHS:
            if start in far:
                far[end] = max(far.get(end, 0), far[start] + 1)
    return [sorted(place for place in far if far[place] == moves) for moves in range(max(far.values()) + 1)]


LEVELS: Final = levels()
PIECES: Final = every_piece()

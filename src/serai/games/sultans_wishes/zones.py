"""What lies where in The Sultan's Wishes, from one reader's view; see serai.core.zones."""

from collections import Counter
from typing import Final

from serai.core.title import phrase
from serai.core.zones import AnyPiece, AnyZone, NamedZones, Piece, Text, Zone, Zones
from serai.games.sultans_wishes import components as box
from serai.games.sultans_wishes import words
from serai.games.sultans_wishes.narrate import hand_of, names
from serai.games.sultans_wishes.view import OwnView, PlayerView, StackView, SultanView, WishView

ASKED_ABOUT: Final = 3  # cards that one could lay under a wish, when it takes none
PLACES: Final = [str(points) for points in box.EXTRA_TASK_POINTS]

ZONES: Final[dict[str, Zone]] = {
    "plates": {"kind": "pile", "aside": False},
    "wishes": {"kind": "board"},
    "market": {"kind": "board", "aside": True},
    "chart": {
        "kind": "board", "aside": True, "tries": ["orderly"],
        "note": phrase("places-score", {"places": PLACES}),
    },
    "priority": {"kind": "track"},
    "deck": {"kind": "pile"},
    "discard": {"kind": "pile"},
    "extra-stack": {"kind": "pile", "names": ["extra"]},
    "track": {"kind": "board", "aside": True, "tries": ["travel"]},
    "gifts": {"kind": "pile", "tries": ["keep"]},
    "score": {"kind": "track"},
    "gems": {"kind": "supply"},
    "lamp": {"kind": "supply"},
    "aides": {"kind": "supply"},
    "hand": {"kind": "hand", "tries": ["extra", "effect"]},
    "looked-at": {"kind": "hand", "tries": ["toss"]},
    "wares": {"kind": "hand"},
    "market-card": {"kind": "hand", "note": phrase("pays-for", {})},
    "relics": {"kind": "hand"},
    "held-gifts": {"kind": "hand", "tries": ["use"]},
}  # fmt: skip


def zones(view: SultanView) -> Zones:
    """The zones in the order in which one looks at them."""
    down = phrase("table-down", {"simple": view["simple_down"], "final": view["final_down"]})
    own = hand_of(view, view["actor"])[:ASKED_ABOUT] if view["actor"] >= 0 else []
    table: NamedZones = {
        "plates": plates(view),
        "wishes": {"note": down, "pieces": [wish_now(wish, own) for wish in view["wishes"]]},
        "market": market(view),
        "chart": chart(view),
    }
    if view["priority"]:
        table["priority"] = [
            {"text": str(place), "seats": [seat]} for place, seat in enumerate(view["priority"], 1)
        ]
    table["deck"] = view["deck"]
    if view["guard_on_top"]:
        table["deck"] = {"count": view["deck"], "note": phrase("table-guard-next", {})}
    table["discard"] = discard(view)
    table["extra-stack"] = {"count": view["extra_stack"], "pieces": [*names(view["extra_cards"])]}
    if view["travelers"]:
        # From the start to the towns
        table["track"] = [place_now(view, place) for level in words.LEVELS for place in level]
        if view["gifts_seen"]:
            table["gifts"] = {"count": view["gifts_seen"], "pieces": [*view["seen_gifts"]]}
    return {
        "table": table,
        "seats": [of_player(view, seat, player) for seat, player in enumerate(view["players"])],
    }


def plates(view: SultanView) -> Zone:
    """The round, and the plate on top."""
    seats = len(view["players"])
    if view["winners"]:
        return {"note": phrase("table-over", {})}
    if view["first"] is None or not view["round"]:
        return {"note": phrase("table-setup", {})}
    key = "table-solo" if seats == 1 else "table-last-round" if view["ending"] else "table-round"
    args = {
        "round": view["round"],
        "rounds": int(box.SOLO_ROUNDS),
        "plate": len(view["plates_shown"]),
        "plates": int(box.PLATES_IN_ROUND[seats]),
        "seat": view["first"],
    }
    plate = view["plate"]
    return {"note": phrase(key, args), "pieces": [] if plate is None else [plate["name"]]}


def wish_now(wish: WishView, own: list[str]) -> Piece:
    """A wish with what it has, and the cards under it with their aides; `own` are some that one could lay."""
    has, needed = wish["progress"], wish["needed"]
    now: Piece = {
        "name": wish["name"],
        "of": [min(has, needed), needed],
        "more": [phrase("needs", {"kind": wish["kind"], "needed": needed, "progress": has})],
    }
    cards: list[AnyPiece] = [
        {"name": card["name"], "seats": card["aides"]} if card["aides"] else card["name"]
        for card in wish["cards"]
    ]
    if wish["guard"]:
        cards.append({"text": phrase("table-guard", {})})
    if cards:
        now["pieces"] = cards
    if own:
        now["tries"] = [f"fulfil {card} {wish['name']}" for card in own]
    return now


def market(view: SultanView) -> AnyZone:
    """What each merchant offers, what it costs, and what it is worth to the reader at the end."""
    seen = [player["own"] for player in view["players"] if player["own"] is not None]
    own = seen[0] if seen and not view["winners"] else None
    return [offer(stack, own) for stack in view["market"]]


def offer(stack: StackView, own: OwnView | None) -> Piece:
    merchant, up = stack["merchant"], stack["up"]
    more: list[Text] = [phrase("wares-below", {"below": stack["below"]})]
    tries = [f"acquire {merchant}"]
    if up is None:
        over, nothing = phrase(f"merchant-{merchant}", {}), phrase("table-no-ware", {})
        return {"name": merchant, "text": nothing, "over": over, "more": more, "tries": tries}
    if own is not None:
        more.insert(0, phrase("worth-to-you", {"points": own["worth"][up["name"]]}))
    more.insert(0, phrase("number-of-gems", {"gems": stack["cost"]}))
    return {"name": up["name"], "also": [merchant], "more": more, "tries": tries}


def chart(view: SultanView) -> AnyZone:
    """The tasks with their orderlies, and with their hearts once all extra cards lie open."""
    hearts = {**view["heart_gifts"]}
    if len(view["extra_cards"]) == view["extra_stack"]:
        for card in view["extra_cards"]:
            hearts[card["task"]] = hearts.get(card["task"], 0) + card["hearts"]
    return [task_now(task, seat, hearts.get(task, 0)) for task, seat in view["chart"].items()]


def task_now(task: str, seat: int | None, hearts: int) -> AnyPiece:
    if seat is None and not hearts:
        return task
    now: Piece = {"name": task}
    if seat is not None:
        now["seats"] = [seat]
    if hearts:
        now["pips"] = hearts
        now["more"] = [phrase("number-of-hearts", {"hearts": hearts})]
    return now


def discard(view: SultanView) -> AnyZone:
    """The discard pile may be looked through at any time (ruling Q69)."""
    guards = view["guards_discarded"]
    pieces: list[AnyPiece] = [*names(view["discard"])]
    if guards:
        pieces.append({"name": "guard", "count": guards})
    return {"count": len(view["discard"]) + guards, "pieces": pieces}


def place_now(view: SultanView, place: int) -> AnyPiece:
    """A place of the track with its relic or gifts and the travelers there."""
    name = box.PLACE_NAMES[place]
    here = [seat for seat, player in enumerate(view["players"]) if player["place"] == name]
    now: Piece = {"name": name}
    if place >= box.TOWN:
        now["more"] = [phrase("number-of-gifts", {"gifts": view["gift_stacks"][name]})]
    elif place in view["tokens"]:
        now["more"] = [phrase("effect-relic", {})]
    if here:
        now["seats"] = here
    return now if len(now) > 1 else name


def of_player(view: SultanView, seat: int, player: PlayerView) -> NamedZones:
    """What everyone sees of a player, and to the owner the rest."""
    own = player["own"]
    lamp: Piece = {"text": words.LAMP_LIT if player["lamp"] else words.LAMP_UNLIT}
    if own is not None:
        lamp["name"] = "lamp"
    zones: NamedZones = {
        "score": player["score"],
        "gems": player["gems"],
        "lamp": [lamp],
        "aides": player["aides"],
        "hand": player["hand"] if own is None else [*names(own["hand"])] or 0,
    }
    if view["seat"] == seat and view["looked_at"]:
        zones["looked-at"] = {"count": view["looked_at"], "pieces": [*names(view["seen_cards"])]}
    zones["wares"] = player["wares"] if own is None else owned_wares(own)
    if own is not None and own["market_card"] is not None:
        zones["market-card"] = [own["market_card"]]
    if view["travelers"]:
        relics = Counter(own["relics"] if own is not None else [])
        zones["relics"] = [{"name": kind, "count": relics[kind]} for kind in relics] or player["relics"]
        if sum(player["gifts"].values()):
            zones["held-gifts"] = [*(own["gifts"] if own is not None else [])] or [
                {"name": words.back_of(stack), "count": count}
                for stack, count in player["gifts"].items()
                if count
            ]
    return zones


def owned_wares(own: OwnView) -> AnyZone:
    """The wares, each with what it is worth to its owner, and what they are worth together."""
    if not own["wares"]:
        return 0
    return {
        "note": phrase("worth", {"points": own["wares_worth"]}),
        "pieces": [
            {"name": ware, "more": [phrase("worth", {"points": own["worth"][ware]})]}
            for ware in names(own["wares"])
        ],
    }

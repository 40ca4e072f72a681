"""What lies where in Five Tribes, from one reader's view; see serai.core.zones."""

from typing import Final

from serai.core.title import phrase
from serai.core.zones import AnyPiece, AnyZone, NamedZones, Piece, Text, Zone, Zones
from serai.games.five_tribes import catalogue as verbs
from serai.games.five_tribes import components as box
from serai.games.five_tribes import control, djinns, items, moving, selling, thieves, tiles, tribes, words
from serai.games.five_tribes.catalogue import STEPS
from serai.games.five_tribes.view import DjinnView, PlayerView, TileView, TribesView, WhimView

ZONES: Final[dict[str, Zone]] = {
    "round": {"kind": "track", "aside": False},
    "board": {"kind": "board"},
    "move": {"kind": "hand"},
    "track": {"kind": "track"},
    "row": {"kind": "board", "aside": True},
    "djinns": {"kind": "board", "aside": True, "tries": ["summon"]},
    "conjured": {"kind": "board", "tries": ["summon"]},
    "thief": {"kind": "board", "aside": True, "tries": ["hire"]},
    "given": {"kind": "board", "tries": ["grab"]},
    "offered": {"kind": "supply"},
    "supply": {"kind": "supply", "aside": True},
    "deck": {"kind": "pile"},
    "djinn-deck": {"kind": "pile"},
    "item-pile": {"kind": "pile"},
    "item-discard": {"kind": "pile"},
    "whim-deck": {"kind": "pile"},
    "score": {"kind": "track"},
    "gold": {"kind": "supply"},
    "camels": {"kind": "supply"},
    "kept": {"kind": "supply"},
    "own-djinns": {"kind": "hand"},
    "cards": {"kind": "hand"},
    "items": {"kind": "hand"},
    "drawn": {"kind": "hand", "tries": ["keep"]},
    "whims": {"kind": "hand"},
    "done": {"kind": "hand"},
    "thieves": {"kind": "hand", "tries": ["steal"]},
}
TARGETING: Final = [
    djinns.BRING_MEEPLES, djinns.BUILD_ANYWHERE, djinns.PLANT_ANYWHERE, djinns.TAKE_EMPTY,
    djinns.TAKE_PEOPLED, items.PLAY_FLUTE, items.RIDE,
]  # fmt: skip
# The verbs that mean a tile, by the step that asks for one.
TILE_VERBS: Final = {
    STEPS.name(moving.MOVE): verbs.MOVE.name,
    STEPS.name(control.PLACE_FEATURE): verbs.PLACE.name,
    STEPS.name(items.SADDLE): verbs.SADDLE.name,
    STEPS.name(thieves.GIVE_TILE): verbs.LEAVE.name,
    STEPS.name(thieves.TAKE_TILE): verbs.SEIZE.name,
    **{STEPS.name(step): verbs.TARGET.name for step in TARGETING},
}
MEEPLE_VERBS: Final = {
    STEPS.name(moving.DROP_ONE): verbs.DROP.name,
    STEPS.name(tribes.ASSASSINATE): verbs.KILL.name,
    STEPS.name(items.STRIKE): verbs.KILL.name,
    STEPS.name(items.CALL_MEEPLE): verbs.CALL.name,
}
FEATURE_VERBS: Final = {
    STEPS.name(thieves.GIVE_FEATURE): verbs.FORFEIT.name,
    STEPS.name(thieves.TAKE_FEATURE): verbs.ERECT.name,
}
BUYING: Final = (STEPS.name(tiles.TILE_CHOICE), STEPS.name(tiles.BUY_SECOND))
SALE: Final = STEPS.name(selling.SALE)
GIVE_CARD: Final = STEPS.name(thieves.GIVE_CARD)


def zones(view: TribesView) -> Zones:
    """The zones in the order in which one looks at them."""
    table: NamedZones = {"round": {"note": round_now(view)}}
    if view["tiles"]:
        table["board"] = [tile_now(view, tile) for tile in view["tiles"]]
    if view["move"] is not None:
        note = phrase("move-now", {"at": view["move"]["at"]})
        table["move"] = {"note": note, "pieces": [*meeples_now(view["move"]["hand"])]}
    table["track"] = [spot_now(spot["price"], spot["seat"]) for spot in view["track"]]
    if view["row"]:
        table["row"] = [card_now(view, place, name) for place, name in enumerate(view["row"], 1)]
    shown = [djinn_now(djinn) for djinn in view["djinns"] if djinn is not None]
    if shown:
        table["djinns"] = [*shown]
    if view["conjured"]:
        table["conjured"] = [djinn_now(djinn) for djinn in view["conjured"]]
    if view["thief"] is not None:
        table["thief"] = [view["thief"]]
    if view["given"]:
        table["given"] = [*view["given"]]
    if view["offered"]:
        table["offered"] = {
            "note": phrase("offer-now", {"gold": view["offer"]}),
            "pieces": [*view["offered"]],
        }
    table["supply"] = {"note": phrase("supply-now", {"palms": view["palms"], "palaces": view["palaces"]})}
    table["deck"] = {"count": view["deck"], "note": discards(view)}
    table["djinn-deck"] = view["djinn_deck"]
    if view["artisans"]:
        table["item-pile"] = view["item_pile"]
        table["item-discard"] = {"pieces": [*view["item_discard"]]}
    if view["with_whims"]:
        table["whim-deck"] = view["whim_deck"]
    return {
        "table": table,
        "seats": [of_player(view, seat, player) for seat, player in enumerate(view["players"])],
    }


def round_now(view: TribesView) -> Text:
    if view["winners"]:
        return phrase("round-over", {})
    if view["ending"] != "no":
        return phrase("round-last", {"round": view["round"]})
    return phrase("round-now", {"round": view["round"]})


def tile_now(view: TribesView, tile: TileView) -> Piece:
    """A tile with all that stands on it."""
    cell = tile["cell"]
    # A City has no value that could stand beside its colour, which counts for Builders and tents.
    kind = f"{tile['colour']}-city" if tile["kind"] == "city" else tile["kind"]
    more: list[Text] = []
    if tile["pile"]:
        more.append(phrase("stands", {"pile": words.meeples(tile["pile"])}))
    if "palms" in tile:
        more.append(phrase("palms-here", {"count": tile["palms"]}))
    if "palaces" in tile:
        more.append(phrase("palaces-here", {"count": tile["palaces"]}))
    if "tent" in tile:
        more.append(phrase("has-tent", {}))
    if "shore" in tile:
        more.append(phrase("shore", {}))
    for mountain in view["mountains"]:
        if mountain["cell"] == cell:
            more.append(phrase("mountain", {"side": mountain["side"]}))
    for whim in view["city_whims"]:
        if whim["cell"] == cell:
            more.append(words.whim(whim["wants"], whim["number"], whim["gold"]))
    now: Piece = {
        "name": cell,
        "text": phrase("tile-now", {"tile": kind, "value": tile["value"], "hue": tile["colour"]}),
        "code": cell,
        "more": more,
        "at": [int(cell[1:]), ord(cell[0]) - ord("A") + 1],
        "tries": tries_of(view, tile),
    }
    if "owner" in tile:
        now["seats"] = [tile["owner"]]
    return now


def tries_of(view: TribesView, tile: TileView) -> list[str]:
    """The actions that one could mean by a tile."""
    step, cell = view["step"], tile["cell"]
    if step in TILE_VERBS:
        return [f"{TILE_VERBS[step]} {cell}"]
    if step in MEEPLE_VERBS:
        move = view["move"]
        letters = move["hand"] if move is not None else tile["pile"]
        named = dict.fromkeys([words.TRIBE_OF[letter] for letter in letters])
        return [f"{MEEPLE_VERBS[step]} {tribe} {cell}" for tribe in named]
    if step in FEATURE_VERBS:
        return [f"{FEATURE_VERBS[step]} {feature} {cell}" for feature in ("palm", "palace")]
    return []


def meeples_now(letters: str) -> list[AnyPiece]:
    """Meeples, equal ones together."""
    names = [words.TRIBE_OF[letter] for letter in letters]
    return [{"name": name, "count": names.count(name)} for name in dict.fromkeys(names)]


def spot_now(price: int, seat: int | None) -> Piece:
    now: Piece = {"text": str(price), "tries": [f"bid {price}"]}
    if seat is not None:
        now["seats"] = [seat]
    return now


def card_now(view: TribesView, place: int, name: str) -> Piece:
    """A card of the row with its place."""
    now: Piece = {"name": str(place), "text": phrase(f"resource-{name}", {}), "over": str(place)}
    if view["step"] in BUYING:
        now["tries"] = [f"buy {place}"]
    return now


def djinn_now(djinn: DjinnView) -> Piece:
    args = {"points": djinn["points"], "cost": phrase(f"cost-{djinn['cost']}", {})}
    name = djinn["name"]
    return {"name": name, "more": [phrase("djinn-facts", args), phrase(f"does-{name}", {})]}


def own_djinn(djinn: DjinnView) -> Piece:
    now = djinn_now(djinn)
    if djinn["name"] in box.ACTIVE_NAMES:
        now["tries"] = [f"use {djinn['name']}"]
    return now


def discards(view: TribesView) -> Text:
    names = [name for name, count in view["discard"].items() for _ in range(count)]
    return phrase("discards", {"cards": words.cards(names), "count": len(names)})


def whim_now(whim: WhimView, have: int | None) -> Piece:
    now: Piece = {"text": words.whim(whim["wants"], whim["number"], whim["gold"])}
    if have is not None:
        now["of"] = [min(have, whim["number"]), whim["number"]]
    return now


def of_player(view: TribesView, seat: int, player: PlayerView) -> NamedZones:
    """What everyone sees of a player, and to the owner the rest."""
    zones: NamedZones = {"score": player["score"]}
    if player["gold"] is not None:
        zones["gold"] = player["gold"]
    tent: AnyZone = {"count": player["camels"]}
    if player["tent"]:
        tent = {"count": player["camels"], "note": phrase("tent-left", {})}
    zones["camels"] = tent
    zones["kept"] = [{"name": name, "count": count} for name, count in player["kept"].items() if count]
    if player["djinns"]:
        zones["own-djinns"] = [own_djinn(djinn) for djinn in player["djinns"]]
    own = player["own"]
    if own is None:
        zones["cards"] = player["cards"]
    else:
        note = phrase("goods-now", {"points": own["goods"]})
        zones["cards"] = {
            "note": note,
            "pieces": [held_now(view, name, n) for name, n in own["cards"].items()],
        }
    if player["items"]:
        zones["items"] = player["items"] if own is None else [item_now(name) for name in own["items"]]
    if own is not None and own["drawn"]:
        zones["drawn"] = [*own["drawn"]]
    if player["whims"]:
        mine = [] if own is None else [whim_now(whim, whim["have"]) for whim in own["whims"]]
        zones["whims"] = {"count": player["whims"], "pieces": [*mine]}
    if player["done"]:
        zones["done"] = [whim_now(whim, None) for whim in player["done"]]
    if player["thieves"]:
        zones["thieves"] = [*player["thieves"]]
    return zones


def held_now(view: TribesView, name: str, count: int) -> Piece:
    """Cards of a kind in the own hand."""
    now: Piece = {"name": name, "count": count}
    if view["step"] == SALE and name != "fakir":
        now["tries"] = [f"offer {name}"]
    elif view["step"] == GIVE_CARD:
        now["tries"] = [f"hand-over {name}"]
    return now


def item_now(name: str) -> Piece:
    magic = name not in ("jewellery", "treasure-chest", "crown")
    return {"name": name, "tries": [f"wield {name}"]} if magic else {"name": name}

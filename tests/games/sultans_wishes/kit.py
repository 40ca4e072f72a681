"""Short ways to write a position of The Sultan's Wishes, to play from it and to look at it.

White, Red, Black and Purple are seats 0 to 3.
"""

from collections.abc import Iterable
from typing import Any

from tests import kit
from tests.kit import refusal as refusal

from serai.core.pieces import Pieces
from serai.core.state import CHANCE, OVER, State
from serai.games.sultans_wishes import GAME
from serai.games.sultans_wishes import components as box
from serai.games.sultans_wishes.state import Sultan

COLOURS = ("white", "red", "black", "purple")
MERCHANTS = ("azure", "brass", "crimson")
# All seven aides of White on task cards; the wishes are far from fulfilled.
SEVEN_BUSY = {
    "S02": {"cards": [{"card": "T02", "aides": [0]}, {"card": "T05", "aides": [0]}]},
    "S08": {"cards": [{"card": "T19", "aides": [0]}]},
    "S10": {"cards": [{"card": "T25", "aides": [0]}, {"card": "T28", "aides": [0]}]},
    "S14": {"cards": [{"card": "T37", "aides": [0]}, {"card": "T38", "aides": [0]}]},
}


def under(*cards: str, guard: bool = False) -> dict[str, Any]:
    """What is attached to a wish; `T06 1 0` is a card with an aide of Red and one of White."""
    attached = [
        {"card": words[0], "aides": [int(word) for word in words[1:]]} for words in map(str.split, cards)
    ]
    return {"cards": attached, "guard": guard}


def position(
    seats: int = 2,
    at: str = "turn",
    turn: int | None = None,
    first: int = 0,
    wishes: dict[str, Any] | None = None,
    gone: Iterable[str] = (),
    guards_discarded: int = 0,
    discard: Iterable[str] = (),
    extra_stack: Iterable[str] = (),
    market: dict[str, Any] | None = None,
    gifts_under: Iterable[str] = (),
    **more: Any,
) -> dict[str, Any]:
    """A position as plain data. Players are given as white=…, red=…; who is left out has nothing.

    Wishes are given as `under` says, the market by merchant. Three plates are left, and each market stack
    shows its first card that nobody owns, unless the position says otherwise.
    """
    players = [more.pop(colour, {}) for colour in COLOURS[:seats]]
    taken = [ware for player in players for ware in player.get("wares", [])]
    shown = {name: {"up": next(iter(wares(name[0].upper(), *taken)), None)} for name in MERCHANTS}
    stacks = [*(shown if market is None else market).values()]
    wishes = wishes or {}
    cards = {
        card["card"]: (name, card.get("aides", []))
        for name, entry in wishes.items()
        for card in entry.get("cards", [])
    }
    guards = [name for name, entry in wishes.items() if entry.get("guard")]
    rows: dict[str, Any] = {
        "tasks": {
            "attached": list(cards),
            "discard": list(discard),
            "extra-stack": list(extra_stack),
            **held_by("hand", players, "hand"),
        },
        "guard": guards + ["discarded"] * guards_discarded,
        "wishes": dict.fromkeys(wishes, "open") | dict.fromkeys(gone, "gone"),
        "wish_of": {card: name for card, (name, _) in cards.items()},
        "aides": {card: aides for card, (_, aides) in cards.items() if aides},
        "market": {
            f"secret {seat}": [player["market_card"]]
            for seat, player in enumerate(players)
            if player.get("market_card")
        },
        "wares": {
            "face-up": [stack["up"] for stack in stacks if stack.get("up")],
            "under": [ware for stack in stacks for ware in stack.get("under", [])],
            **held_by("owned", players, "wares"),
        },
        "relics": held_by("taken", players, "relics"),
        "gifts": {"under": list(gifts_under), **held_by("held", players, "gifts")},
    }
    for what in ("sheet", "gems", "lamp", "orderly", "place"):
        rows[what] = {str(seat): player[what] for seat, player in enumerate(players) if what in player}
    written = {"plates_left": 3, "first": first, **without_empty(rows), **more}
    seat = first if turn is None else turn
    return {"begin": {"at": at, "seat": seat} if at == "turn" else {"at": at}, **written}


def held_by(zone: str, players: list[dict[str, Any]], what: str) -> dict[str, Any]:
    """What each player holds, by the zone of its seat."""
    return {f"{zone} {seat}": player[what] for seat, player in enumerate(players) if player.get(what)}


def without_empty(rows: dict[str, Any]) -> dict[str, Any]:
    """Rows, and zones of rows, that have something in them."""
    kept = {
        name: {key: part for key, part in row.items() if part != []} if isinstance(row, dict) else row
        for name, row in rows.items()
    }
    return {name: row for name, row in kept.items() if row}


def load(seats: int = 2, options: dict[str, Any] | None = None, **more: Any) -> State:
    """A state of the base game; White begins a turn unless `turn`, `first` or `at` says otherwise."""
    return GAME.load(seats, options or {}, position(seats, **more))


def load_travelers(seats: int = 2, **more: Any) -> State:
    """The same with the Travelers."""
    return load(seats, {"expansion": "travelers"}, **more)


def end_of_round(seats: int = 2, **more: Any) -> State:
    """A position in which the last plate of the round is over."""
    return load(seats, at="plate", **{"plates_left": 0, "plate": "P03", **more})


def end_of_travelers_round(seats: int = 2, **more: Any) -> State:
    """The same with the Travelers."""
    return load_travelers(seats, at="plate", **{"plates_left": 0, "plate": "P03", **more})


def wares(merchant: str, *but: str) -> list[str]:
    """All fifteen wares of a merchant but some."""
    names = [f"{merchant}{number:02}" for number in range(1, 16)]
    return [name for name in names if name not in but]


def extra(*cards: str, seat: int = 0) -> list[str]:
    """Cards of one player in the extra stack."""
    return [f"{card} {seat}" for card in cards]


def buried(*but: str) -> list[str]:
    """All task cards of the base game but some, in the extra stack: out of the way of deck and discards."""
    return extra(*(card for card in box.CARD_NAMES[: box.BASE_CARDS] if card not in but))


def play(s: State, *texts: str) -> State:
    """A copy after these actions. Chance that they do not name falls kindly: see `let_chance_fall`.

    `end` ends a turn: it is `done` if that is asked, and nothing if no optional action was left.
    """
    after = s.copy()
    for text in texts:
        if text == "end":
            while after.step_name() in ("RevealWish", "TurnUpWare"):
                after.apply(after.legal()[0])
            if after.step_name() == "Optional":
                kit.play(after, "done")
            continue
        let_chance_fall(after, text.split()[0])
        kit.play(after, text)
    return after


def let_chance_fall(s: State, until: str = "") -> None:
    """Let chance fall until a player decides or it is to name `until`: no guard, the first card of those."""
    while s.actor() == CHANCE and until not in verbs(s):
        s.apply(s.legal()[0])


def calm(s: State, *texts: str) -> State:
    """A copy after these actions and all the chance that follows them."""
    after = play(s, *texts)
    let_chance_fall(after)
    return after


def text_of(s: State, action: int) -> str:
    return s.game.catalogue.text(action)


def verbs(s: State) -> set[str]:
    """The verbs of the legal actions."""
    return {text_of(s, action).split()[0] for action in s.legal()}


def offered(s: State, *wanted: str) -> set[str]:
    """The texts of the legal actions, of these verbs or of all."""
    return set(kit.offered(s, *wanted))


def look(s: State, reader: int = 0, memory: bool = False) -> dict[str, Any]:
    return GAME.view(s, reader, memory)


def players(s: State, what: str) -> list[Any]:
    """Something that all can see of each player: score, gems, lamp, aides, hand (how many) …"""
    return [player[what] for player in look(s)["players"]]


def held(s: State, seat: int, what: str) -> list[str]:
    """What a player holds in secret: hand, wares, relics or gifts."""
    row, zone = {
        "hand": ("tasks", "hand"),
        "wares": ("wares", "owned"),
        "relics": ("relics", "taken"),
        "gifts": ("gifts", "held"),
        "market_card": ("market", "secret"),
    }[what]
    return lying(s, row, f"{zone} {seat}")


def lying(s: State, row: str, zone: str) -> list[str]:
    """The pieces of a zone in their order."""
    hidden = next(hidden for hidden in s.layout().hidden if hidden.name == row)
    pieces: Pieces = getattr(s, row)
    members = pieces.members(hidden.zone_names(int(s.game.seats)).index(zone))
    return [hidden.names[piece] for piece in sorted(members, key=lambda piece: pieces.order[piece])]


def below(s: State, merchant: str) -> list[str]:
    """The wares put under a merchant's stack."""
    return [ware for ware in lying(s, "wares", "under") if ware[0] == merchant[0].upper()]


def fates(s: State, fate: str) -> set[str]:
    """The wishes that are unseen, open or gone."""
    assert isinstance(s, Sultan)
    states = ["unseen", "open", "gone"]
    return {name for name, at in zip(box.WISH_NAMES, s.wishes, strict=True) if states[at] == fate}


def gone(s: State) -> set[str]:
    """The wishes that have left the game."""
    return fates(s, "gone")


def wish(s: State, name: str) -> dict[str, Any]:
    """An open wish as all see it."""
    found: dict[str, Any] = next(wish for wish in look(s)["wishes"] if wish["name"] == name)
    return found


def wishes(s: State) -> set[str]:
    """The open wishes."""
    return fates(s, "open")


def attached(s: State, name: str) -> dict[str, list[int]]:
    """The cards under an open wish with their aides."""
    return {card["name"]: card["aides"] for card in wish(s, name)["cards"]}


def up(s: State) -> list[str | None]:
    """The wares that lie face up."""
    return [stack["up"]["name"] if stack["up"] else None for stack in look(s)["market"]]


def sheet(s: State, seat: int) -> dict[str, int]:
    """The lines of a score sheet that are not zero."""
    return {line: points for line, points in GAME.score_sheet(s, seat).items() if points}


def is_over(s: State) -> bool:
    return bool(s.actor() == OVER)

"""Short ways to write a position of The Sultan's Wishes, to play from it and to look at it.

White, Red, Black and Purple are seats 0 to 3.
"""

from typing import Any

from tests import kit

from serai.core.state import CHANCE, OK, OVER, State
from serai.games.sultans_wishes import GAME
from serai.games.sultans_wishes import components as box

COLOURS = ("white", "red", "black", "purple")
MERCHANTS = ("azure", "brass", "crimson")
PLATE_TO_COME: list[list[Any]] = [["NextPlate", 0, 0]]
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


def position(seats: int = 2, **more: Any) -> dict[str, Any]:
    """A position as plain data. Players are given as white=…, red=…; who is left out has nothing.

    Three plates are left, and each market stack shows its first card that nobody owns, unless the position
    says otherwise.
    """
    players = [more.pop(colour, {}) for colour in COLOURS[:seats]]
    taken = [ware for player in players for ware in player.get("wares", [])]
    market = {name: {"up": next(iter(wares(name[0].upper(), *taken)), None)} for name in MERCHANTS}
    return {"plates_left": 3, "market": market, "players": players, **more}


def load(seats: int = 2, options: dict[str, Any] | None = None, **more: Any) -> State:
    """A state of the base game; White begins a turn unless `turn`, `first` or `agenda` says otherwise."""
    return GAME.load(seats, options or {}, position(seats, **more))


def load_travelers(seats: int = 2, **more: Any) -> State:
    """The same with the Travelers."""
    return load(seats, {"expansion": "travelers"}, **more)


def end_of_round(seats: int = 2, **more: Any) -> State:
    """A position in which the last plate of the round is over."""
    return load(seats, agenda=PLATE_TO_COME, **{"plates_left": 0, "plate": "P03", **more})


def end_of_travelers_round(seats: int = 2, **more: Any) -> State:
    """The same with the Travelers."""
    return load_travelers(seats, agenda=PLATE_TO_COME, **{"plates_left": 0, "plate": "P03", **more})


def wares(merchant: str, *but: str) -> list[str]:
    """All fifteen wares of a merchant but some."""
    names = [f"{merchant}{number:02}" for number in range(1, 16)]
    return [name for name in names if name not in but]


def extra(*cards: str, seat: int = 0) -> list[dict[str, Any]]:
    """Cards of one player in the extra stack."""
    return [{"card": card, "seat": seat} for card in cards]


def buried(*but: str) -> list[dict[str, Any]]:
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
    texts = {text_of(s, action) for action in s.legal()}
    return {text for text in texts if not wanted or text.split()[0] in wanted}


def refusal(s: State, text: str) -> str:
    """The key of the reason against an action."""
    number = int(s.why(s.game.catalogue.parse(text)))
    assert number != OK, f"{text} is legal"
    return GAME.reason(number).key


def look(s: State, reader: int = 0, memory: bool = False) -> dict[str, Any]:
    return GAME.view(s, reader, memory)


def players(s: State, what: str) -> list[Any]:
    """Something that all can see of each player: score, gems, lamp, aides, hand (how many) …"""
    return [player[what] for player in look(s)["players"]]


def held(s: State, seat: int, what: str) -> list[str]:
    """What a player holds in secret: hand, wares, relics or gifts."""
    names: list[str] = GAME.dump(s)["players"][seat][what]
    return names


def wish(s: State, name: str) -> dict[str, Any]:
    """An open wish as all see it."""
    found: dict[str, Any] = next(wish for wish in look(s)["wishes"] if wish["name"] == name)
    return found


def wishes(s: State) -> set[str]:
    """The open wishes."""
    return set(GAME.dump(s)["wishes"])


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

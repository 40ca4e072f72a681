"""Short ways to write a position of Five Tribes, to play from it and to look at it.

Meeples are written as letters: Y vizier, W elder, G merchant, B builder, R assassin, P artisan.
"""

from typing import Any

from tests import kit
from tests.kit import offered as offered

from serai.cli.shared.words import Words
from serai.core.state import State
from serai.games import find
from serai.games.five_tribes import components as box
from serai.games.five_tribes import state as places
from serai.games.five_tribes.state import Tribes
from serai.match.match import Match

TITLE = find("five_tribes")
play = kit.played

# The tiles of the Artisans where they are in nobody's way
NAQALA = {
    "D5": "workshop-nw", "E3": "workshop-se", "E4": "workshop-se", "D2": "special-market",
    "E2": "special-market", "E5": "chasm",
}  # fmt: skip


def position(
    piles: dict[str, str] | None = None,
    *,
    seat: int = 0,
    at: str = "turn",
    cards: dict[int, str] | None = None,
    row: str = "",
    discard: str = "",
    items: dict[int, str] | None = None,
    item_discard: str = "",
    **more: Any,
) -> dict[str, Any]:
    """A position at a seat's turn, the last one of its round unless the tracks are given.

    Tiles that are not named are laid in a fixed order, and meeples that are not named lie in the bag.
    """
    document: dict[str, Any] = {"begin": {"at": at}, "piles": piles or {}, **more}
    if at == "turn":
        document["begin"]["seat"] = seat
    resources = {"row": row.split(), "discard": discard.split()}
    resources |= {f"hand {player}": names.split() for player, names in (cards or {}).items()}
    document["resources"] = {zone: names for zone, names in resources.items() if names}
    held = {"discard": item_discard.split()}
    held |= {f"hand {player}": names.split() for player, names in (items or {}).items()}
    document["items"] = {zone: names for zone, names in held.items() if names}
    return document


def load(
    piles: dict[str, str] | None = None,
    seats: int = 4,
    options: str | dict[str, Any] | None = None,
    **more: Any,
) -> Tribes:
    """The state at such a position; options may be the name of an expansion."""
    given = {"expansion": options} if isinstance(options, str) else options or {}
    s = TITLE.load(seats, given, position(piles, **more))
    assert isinstance(s, Tribes)
    return s


def refusal(s: State, text: str) -> str:
    """The key of the reason against an action, less `reason-`."""
    return kit.refusal(s, text).removeprefix("reason-")


def cell(name: str) -> int:
    return box.CELL_NAMES.index(name)


def pile(s: Tribes, name: str) -> str:
    return box.letters(int(s.piles[cell(name)]))


def owner(s: Tribes, name: str) -> int | None:
    found = int(s.owner(cell(name)))
    return None if found < 0 else found


def gold(s: Tribes) -> list[int]:
    return [int(coins) for coins in s.gold]


def kept(s: Tribes, seat: int) -> list[int]:
    """Viziers, Elders and Artisans."""
    return [int(s.keeps(seat, number)) for number in range(3)]


def hand(s: Tribes, seat: int) -> list[str]:
    return sorted(box.CARD_NAMES[card] for card in s.resources.members(places.HANDS + seat))


def row(s: Tribes) -> list[str]:
    return [box.CARD_NAMES[card] for card in s.row()]


def items(s: Tribes, seat: int) -> list[str]:
    return [box.ITEM_PIECES[item] for item in s.items.members(places.HELD + seat)]


def djinns(s: Tribes, seat: int) -> list[str]:
    return [name for djinn, name in enumerate(box.DJINN_NAMES) if s.has_djinn(seat, djinn)]


def whim(s: Tribes, name: str) -> str:
    """Where a Whim is."""
    return places.WHIM_PLACES[int(s.whims[box.WHIM_NAMES.index(name)])]


def ends(s: Tribes) -> dict[str, str]:
    """The tiles where the begun move can end, each with the letters of the tribes."""
    found: dict[str, str] = {}
    move = TITLE.view(s, int(s.actor()))["move"]
    for end in move["ends"]:
        letter = box.LETTERS[box.TRIBE_NAMES.index(end["tribe"])]
        found[end["cell"]] = found.get(end["cell"], "") + letter
    return found


def drops(s: Tribes) -> dict[str, str]:
    """The tiles for the next drop, each with the letters of the tribes."""
    found: dict[str, str] = {}
    for text in offered(s, "drop"):
        _, tribe, name = text.split()
        found[name] = found.get(name, "") + box.LETTERS[box.TRIBE_NAMES.index(tribe)]
    return found


def scores(s: Tribes) -> list[int]:
    return [TITLE.score(s, seat) for seat in range(int(s.game.seats))]


def outlook(s: State, text: str, language: str = "en") -> list[str]:
    """What the preview of an action adds up for the seat that asks."""
    ahead = Match(TITLE, s, bytes(32)).preview(int(s.actor()), s.game.catalogue.parse(text))
    words = Words(TITLE, language, strict=True)
    words.seat_people(int(s.game.seats), humans=range(int(s.game.seats)))
    return [words.line(line) for line in ahead.outlook]

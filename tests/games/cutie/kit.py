"""Short ways to write a position of When Cutie Met Patootie, to play from it and to look at it.

Gems are written as letters: R ruby, Y amber, G jade, B sapphire, P amethyst.
"""

from typing import Any

from tests import kit
from tests.kit import offered as offered

from serai.core.state import State
from serai.games import find
from serai.games.cutie import components as box
from serai.games.cutie.state import Cutie

TITLE = find("cutie")
play = kit.played
LETTER = dict(zip(box.GEM_NAMES, box.LETTERS, strict=True))
GEM = {letter: name for name, letter in LETTER.items()}


def position(
    seats: int = 3,
    at: dict[str, str] | None = None,
    gems: dict[str, str] | None = None,
    laid: dict[str, str] | None = None,
    hands: dict[int, str] | None = None,
    citizens: str = "",
    seat: int = 0,
    low: int = 1,
    lost: str = "",
    discard: str = "",
    **more: Any,
) -> dict[str, Any]:
    """A position at a seat's turn with everything in its place, so that chance has nothing to add.

    `at` has the cells of the living Visitors; without it the first ones stand at their start. Others who
    are needed are lost, those of `lost` first. What is not named on the map and in hands is filled up with
    the last cards of the box.
    """
    visitors = int(box.VISITORS_FOR[seats])
    place = at or {name: f"0 {column}" for column, name in enumerate(box.VISITOR_NAMES[:visitors])}
    harbour = arranged(place, lost.split(), visitors)
    hands = hands or {}
    laid = laid or {}
    named = [*laid.values(), *discard.split(), *" ".join(hands.values()).split()]
    rest = [card for card in reversed(box.PATH_NAMES) if card not in named]
    held = {seat: hands.get(seat, "").split() for seat in range(seats)}
    for cards in held.values():
        while len(cards) < box.HAND:
            cards.append(rest.pop(0))
    cells = [f"{row} {column}" for row in range(low, visitors) for column in range(visitors - row)]
    given = citizens.split()
    matching = [c.name for c in box.CITIZENS[: box.PROMO] if c.visitor in harbour and c.name not in given]
    dealt = [*given, *matching][:seats]
    return {
        "begin": {"at": "turn", "seat": seat},
        "paths": {"discard": discard.split(), **{f"hand {seat}": cards for seat, cards in held.items()}},
        "citizens": {} if seats == 1 else {f"secret {seat}": [name] for seat, name in enumerate(dealt)},
        "harbour": harbour,
        "place": place,
        "gems": {name: gem_counts(letters) for name, letters in (gems or {}).items()},
        "laid": {cell: laid[cell] if cell in laid else rest.pop(0) for cell in cells},
        "low": low,
        **more,
    }


def arranged(place: dict[str, str], lost: list[str], visitors: int) -> list[str]:
    """The Visitors by their start: those who still stand there, then whoever is needed."""
    columns = {int(cell.split()[1]): name for name, cell in place.items() if cell.startswith("0 ")}
    others = [name for name in [*place, *lost, *box.VISITOR_NAMES] if name not in columns.values()]
    others = list(dict.fromkeys(others))
    return [columns[column] if column in columns else others.pop(0) for column in range(visitors)]


def gem_counts(letters: str) -> dict[str, int]:
    return {GEM[letter]: letters.count(letter) for letter in box.LETTERS if letter in letters}


def load(seats: int = 3, options: dict[str, Any] | None = None, **more: Any) -> Cutie:
    """The state at such a position."""
    s = TITLE.load(seats, options or {}, position(seats, **more))
    assert isinstance(s, Cutie)
    return s


def refusal(s: State, text: str) -> str:
    """The key of the reason against an action, less `reason-`."""
    return kit.refusal(s, text).removeprefix("reason-")


def gems(s: Cutie, visitor: str) -> str:
    """A Visitor's gems as letters."""
    first = box.VISITOR_NAMES.index(visitor) * int(box.COLOURS)
    return "".join(letter * s.gems[first + colour] for colour, letter in enumerate(box.LETTERS))


def cell(s: Cutie, visitor: str) -> str | None:
    """Where a Visitor's pawn is."""
    number = int(s.place[box.VISITOR_NAMES.index(visitor)])
    return box.CELL_NAMES[number] if number >= 0 else None


def alive(s: Cutie) -> set[str]:
    return {name for visitor, name in enumerate(box.VISITOR_NAMES) if s.is_alive(visitor)}


def prices(s: Cutie, visitor: str, way: str) -> set[str]:
    """The sets of gems with which a Visitor can pay for a way; none if it cannot go."""
    action = f"advance {visitor} {way}"
    if action not in offered(s):
        return set()
    have = gems(s, visitor)
    found = set()
    waiting = [play(s, action)]
    while waiting:
        after = waiting.pop()
        if after.step_name() == "Pay":
            waiting += [play(after, text) for text in offered(after)]
        else:
            left = gems(after, visitor)
            found.add("".join(letter * (have.count(letter) - left.count(letter)) for letter in box.LETTERS))
    return found


def supply(s: Cutie) -> str:
    return "".join(letter * s.supply[colour] for colour, letter in enumerate(box.LETTERS))

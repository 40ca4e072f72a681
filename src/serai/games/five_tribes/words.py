"""The pieces of Five Tribes in words, for the story, the choices and the zones alike.

It is what is printed on them, so it tells nobody anything about a table; it is shared, never to be changed.
"""

from typing import Any, Final

from serai.core.counts import counted
from serai.core.title import phrase
from serai.core.zones import Piece
from serai.games.five_tribes import components as box

FAKIR: Final = box.RESOURCE_NAMES[box.FAKIR]
TRIBE_OF: Final = dict(zip(box.LETTERS, box.TRIBE_NAMES, strict=True))
LETTER_OF: Final = dict(zip(box.TRIBE_NAMES, box.LETTERS, strict=True))


def meeples(letters: str) -> list[Any]:
    """A pile as a sentence lists it, equal ones together; one or two by their letters, for choices are many.

    What they are called is up to the argument: `meeples` as what somebody takes, `pile` as a label.
    """
    return [
        letter * count if count <= 2 else phrase(f"{TRIBE_OF[letter]}s", {"count": count})
        for letter, count in counted(letters).items()
    ]


def cards(names: list[str]) -> list[dict[str, Any]]:
    """Resource cards as a sentence lists them, equal ones together."""
    return [
        phrase("some-fakirs", {"count": count})
        if name == FAKIR
        else phrase("some-cards", {"resource": name, "count": count})
        for name, count in counted(names).items()
    ]


def whim(wants: str, number: int, gold: int) -> dict[str, Any]:
    """What a Whim wants, and what it pays."""
    return phrase("a-whim", {"wants": phrase(f"wants-{wants}", {"number": number}), "gold": gold})


def every_piece() -> dict[str, Piece]:
    """Every piece by its name."""
    every: dict[str, Piece] = {}
    for name in box.TRIBE_NAMES:
        every[name] = {"text": phrase(f"tribe-{name}", {}), "says": phrase(f"tribe-{name}", {})}
    for name in box.RESOURCE_NAMES:
        every[name] = {"text": phrase(f"resource-{name}", {}), "says": phrase(f"resource-{name}", {})}
    for djinn in box.DJINNS_IN_THE_BOX:
        says = phrase(f"djinn-{djinn.name}", {})
        every[djinn.name] = {"text": says, "says": says, "more": [phrase(f"does-{djinn.name}", {})]}
    for name in box.ITEM_NAMES:
        says = phrase(f"item-{name}", {})
        every[name] = {"text": says, "says": says, "more": [phrase(f"does-{name}", {})]}
    for name in box.THIEF_NAMES:
        says = phrase(f"thief-{name}", {})
        every[name] = {"text": says, "says": says, "more": [phrase(f"does-{name}", {})]}
    return every


PIECES: Final = every_piece()

"""The pieces of When Cutie Met Patootie in words, for the story, the choices and the zones alike.

It is what is printed on them, so it tells nobody anything about a table; it is shared, never to be changed.
"""

from collections.abc import Iterable
from typing import Any, Final

from serai.core.counts import counted
from serai.core.title import phrase
from serai.core.zones import Piece, Text
from serai.games.cutie import components as box
from serai.games.cutie import view as seen

FACE: Final = {face["name"]: face for face in seen.FACES}


def in_words(gems: Iterable[str]) -> list[dict[str, Any]]:
    """Gems as a sentence lists them, equal ones together."""
    return [phrase("some-gems", {"gem": gem, "count": count}) for gem, count in counted(gems).items()]


def a_card(name: str) -> dict[str, Any]:
    """A Path card by what can be found on it."""
    face = FACE[name]
    args = {"card": name, "gems": in_words(face["find"].split()), "visitor": face["visitor"] or "none"}
    return phrase("a-card", args)


def a_citizen(name: str) -> dict[str, Any]:
    return phrase(f"citizen-{name}", {})


def every_piece() -> dict[str, Piece]:
    """Every piece by its name."""
    every: dict[str, Piece] = {name: {"text": name} for name in box.VISITOR_NAMES}
    every |= {gem: {"text": phrase(f"gem-{gem}", {})} for gem in box.GEM_NAMES}
    every |= {name: piece_of_card(name) for name in box.PATH_NAMES}
    every |= {citizen.name: piece_of_citizen(citizen) for citizen in box.CITIZENS}
    return every


def piece_of_card(name: str) -> Piece:
    face = FACE[name]
    trails = {side: in_words(face[side].split()) for side in ("left", "right")}
    return {
        "text": phrase("a-path", {"visitor": face["visitor"] or "none"}),
        "says": a_card(name),
        "code": name,
        "more": [phrase("trails", trails)],
    }


def piece_of_citizen(citizen: box.Citizen) -> Piece:
    more: list[Text] = [
        phrase("each-gem", {"gem": gem, "points": points})
        for gem, points in zip(box.GEM_NAMES, citizen.values, strict=True)
        if points
    ]
    says = a_citizen(citizen.name)
    return {"text": says, "says": says, "more": more}


PIECES: Final = every_piece()

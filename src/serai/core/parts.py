"""What a game is made of, in one object that mypy can check: a wrong signature in a game is a type error.

A game's `game.py` makes it and is imported when the game is first played.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

from serai.core.actions import Catalogue
from serai.core.state import State
from serai.core.zones import Components, Zones

S = TypeVar("S", bound=State)
V = TypeVar("V")  # the game's view, a TypedDict


class Line(NamedTuple):
    """One line of the log: a key of text/*.ftl and its arguments."""

    key: str
    args: dict[str, Any]


class Parts(Generic[S, V]):
    """The functions of a game. Those that may be missing are None or empty.

    Without a `score_sheet` of its own it is the row `sheet` of the layout; without a `score`, its sum; and
    without `winners` the most points win, and equal ones share the victory.
    """

    def __init__(
        self,
        *,
        catalogue: Catalogue,
        new_game: Callable[[int, dict[str, int]], S],
        view: Callable[[S, int, bool], V],
        narrate: Callable[[V, int, V], list[Line]],
        value: Callable[[S, int], int],
        census: Callable[[S], dict[str, int]],
        faults: Callable[[S], list[str]],
        misfits: Callable[[S], list[str]] | None = None,
        score_sheet: Callable[[S, int], dict[str, int]] | None = None,
        score: Callable[[S, int], int] | None = None,
        winners: Callable[[S], list[int]] | None = None,
        describe: Callable[[V, str, dict[str, str]], dict[str, Any]] | None = None,
        zones: Callable[[V], Zones] | None = None,
        components: Components | None = None,
    ) -> None:
        self.catalogue = catalogue
        self.new_game = new_game
        self.view = view
        self.narrate = narrate
        self.score_sheet = score_sheet
        self.score = score
        self.winners = winners
        self.value = value
        self.census = census
        self.faults = faults
        self.misfits = misfits
        self.describe = describe
        self.zones = zones
        self.components: Components = components or {"zones": {}, "pieces": {}}

"""What a game is made of, in one object that mypy can check: a wrong signature in a game is a type error.

A game's `game.py` makes it and is imported when the game is first played.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Generic, NamedTuple, TypeVar

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.actions import Catalogue
from serai.core.data import Data
from serai.core.level import Level
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

    For bots that search: what `value` gives for a `point`, and the `lead` over the best opponent's value that
    wins three games of four. `leads` says how far each seat is ahead of its best opponent, also at the end;
    without it the search compares the seats' values. A game with secret goals answers by what each seat can
    know, or who the others happen to be would drown what an action is worth. `prior` says roughly what each
    legal action is worth to the seat that acts, in the same measure, where only differences count; it is
    empty where it has no opinion. `levels` are those that differ from serai.bots.levels.

    For the greedy bot, where a turn has many small choices: `plans` are up to so many ways for the seat that
    acts to play on, the most promising ones; empty where the game has nothing to say. Each is its actions,
    and nothing happens between one and the next.

    `data` are the reconstructed numbers that a data file may change.
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
        views: Callable[[S, list[int]], list[V]] | None = None,
        describe: Callable[[V, str, dict[str, str]], dict[str, Any]] | None = None,
        outlook: Callable[[V, V, int], list[Line]] | None = None,
        zones: Callable[[V], Zones] | None = None,
        components: Components | None = None,
        point: int = 100,
        lead: int = 1000,
        leads: Callable[[S], vec[i64]] | None = None,
        prior: Callable[[S], vec[i64]] | None = None,
        plans: Callable[[S, int], list[vec[i64]]] | None = None,
        levels: dict[str, Level] | None = None,
        data: Data | None = None,
    ) -> None:
        self.catalogue = catalogue
        self.new_game = new_game
        self.view = view
        self.views = views
        self.narrate = narrate
        self.score_sheet = score_sheet
        self.score = score
        self.winners = winners
        self.value = value
        self.census = census
        self.faults = faults
        self.misfits = misfits
        self.describe = describe
        self.outlook = outlook
        self.zones = zones
        self.components: Components = components or {"zones": {}, "pieces": {}}
        self.point = point
        self.lead = lead
        self.leads = leads
        self.prior = prior
        self.plans = plans
        self.levels: dict[str, Level] = levels or {}
        self.data = data

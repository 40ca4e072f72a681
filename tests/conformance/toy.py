"""Magpies, a toy game for testing the tests: small, but with every difficulty once.

Shiny things numbered 0 to 7. Each magpie is dealt two in secret. On its turn it stashes one face down in the
nest, or shows one and scores its number; an even one lets it spy, that is look at a thing that chance picks
from the nest and put it back. Then it draws one. When there is nothing to draw, what was shown is mixed
once into a new pile. The game ends when all hands are empty.

All parts of the game are in this one module, so the title finds each of them here.
"""

from __future__ import annotations

import sys
from types import SimpleNamespace
from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.actions import NOT_NOW, OK, Catalogue, numbers
from serai.core.layout import Layout
from serai.core.parts import Line, Parts
from serai.core.pieces import Pieces
from serai.core.rng import Rng
from serai.core.rows import SEAT, Field, Hidden
from serai.core.state import OVER, Automatic, Chance, Game, State, Step, Steps
from serai.core.title import Option, Title

THINGS = 8
IN_HAND = 2
PILE, NEST, SHOWN, LOOK, HAND = 0, 1, 2, 3, 4
LINES = 2  # of the score sheet: shown, spied

CATALOGUE = Catalogue()
STASH = CATALOGUE.verb("stash", {"thing": numbers(THINGS)})
SHOW = CATALOGUE.verb("show", {"thing": numbers(THINGS)})
SPY = CATALOGUE.verb("spy", {})
SKIP = CATALOGUE.verb("skip", {})
BACK = CATALOGUE.verb("back", {})
DRAW = CATALOGUE.verb("draw", {"thing": numbers(THINGS)})
PICK = CATALOGUE.verb("pick", {"thing": numbers(THINGS)})

NOT_HELD = int(CATALOGUE.reason("not-held", "turn"))
KEYS = {"reason-not-held", "log-stashes", "log-shows", "log-draws", "log-looks", "log-mixes"}
ANCHORS = {"turn", "end"}

DRAW_THING, ACT, MAY_SPY, PICK_THING, PUT_BACK, REFILL, END_TURN = range(7)


class Magpies(State):
    things: Pieces
    sheet: vec[i64]  # [seat, line]
    mixed: bool

    def layout(self) -> Layout:
        return LAYOUT

    def copy(self) -> Magpies:
        s = type(self)(self.game)
        s.agenda = self.agenda[:]
        s._legal = self._legal
        s.things = self.things.copy()
        s.sheet = self.sheet[:]
        s.mixed = self.mixed
        return s


LAYOUT = Layout(
    [
        Hidden(
            "things",
            numbers(THINGS),
            ["pile", "nest", "shown", "look"],
            held="hand",
            ordered=["nest"],
            passing=["look"],
        ),
        Field("sheet", (SEAT, ["shown", "spied"])),
        Field("mixed", flag=True),
    ]
)


def these(base: i64, things: vec[i64]) -> vec[i64]:
    actions = vec[i64]()
    for thing in things:
        actions = append(actions, base + thing)
    return actions


class DrawThing(Chance[Magpies]):
    """A thing is drawn from the pile; only the drawer sees which."""

    def why(self, s: Magpies, seat: i64, arg: i64, action: i64) -> i64:
        if not DRAW.base <= action < DRAW.end:
            return NOT_NOW
        return OK if s.things.where[action - DRAW.base] == PILE else NOT_NOW

    def legal(self, s: Magpies, seat: i64, arg: i64) -> vec[i64]:
        return these(DRAW.base, s.things.members(PILE))

    def apply(self, s: Magpies, seat: i64, arg: i64, action: i64) -> None:
        s.things.move(action - DRAW.base, HAND + seat, 1 << seat)

    def shown(self, s: Magpies, seat: i64, arg: i64, action: i64, reader: i64) -> i64:
        return action if reader == seat else ~DRAW.base


class Act(Step[Magpies]):
    """Stash a thing face down, or show it for its points. Whoever holds nothing does nothing."""

    def why(self, s: Magpies, seat: i64, arg: i64, action: i64) -> i64:
        if not STASH.base <= action < SHOW.end:
            return NOT_NOW
        return OK if s.things.where[(action - STASH.base) % THINGS] == HAND + seat else NOT_HELD

    def legal(self, s: Magpies, seat: i64, arg: i64) -> vec[i64]:
        held = s.things.members(HAND + seat)
        return vec[i64]([*these(STASH.base, held), *these(SHOW.base, held)])

    def apply(self, s: Magpies, seat: i64, arg: i64, action: i64) -> None:
        thing = (action - STASH.base) % THINGS
        if action < STASH.end:
            s.things.move(thing, NEST, 1 << seat)
            return
        s.things.move(thing, SHOWN, s.things.everyone())
        s.sheet[seat * LINES] += thing
        if thing % 2 == 0 and s.game.options["spying"] and s.things.count(NEST):
            s.push(MAY_SPY, seat)

    def shown(self, s: Magpies, seat: i64, arg: i64, action: i64, reader: i64) -> i64:
        return action if reader == seat or action >= SHOW.base else ~STASH.base


class MaySpy(Step[Magpies]):
    """An even thing lets the magpie look into the nest, if it likes."""

    def why(self, s: Magpies, seat: i64, arg: i64, action: i64) -> i64:
        return OK if SPY.base <= action < SKIP.end else NOT_NOW

    def legal(self, s: Magpies, seat: i64, arg: i64) -> vec[i64]:
        return vec[i64]([SPY.base, SKIP.base])

    def apply(self, s: Magpies, seat: i64, arg: i64, action: i64) -> None:
        if action == SPY.base:
            s.push(PICK_THING, seat)


class PickThing(Chance[Magpies]):
    """Chance picks a thing from the nest; only the spy sees which."""

    def why(self, s: Magpies, seat: i64, arg: i64, action: i64) -> i64:
        if not PICK.base <= action < PICK.end:
            return NOT_NOW
        return OK if s.things.where[action - PICK.base] == NEST else NOT_NOW

    def legal(self, s: Magpies, seat: i64, arg: i64) -> vec[i64]:
        return these(PICK.base, s.things.members(NEST))

    def apply(self, s: Magpies, seat: i64, arg: i64, action: i64) -> None:
        s.things.move(action - PICK.base, LOOK, 1 << seat)
        s.sheet[seat * LINES + 1] += 1
        s.push(PUT_BACK, seat)

    def shown(self, s: Magpies, seat: i64, arg: i64, action: i64, reader: i64) -> i64:
        return action if reader == seat else ~PICK.base


class PutBack(Step[Magpies]):
    """What was looked at goes back into the nest."""

    def why(self, s: Magpies, seat: i64, arg: i64, action: i64) -> i64:
        return OK if action == BACK.base else NOT_NOW

    def legal(self, s: Magpies, seat: i64, arg: i64) -> vec[i64]:
        return vec[i64]([BACK.base])

    def apply(self, s: Magpies, seat: i64, arg: i64, action: i64) -> None:
        s.things.move(s.things.members(LOOK)[0], NEST, 1 << seat)
        s.things.clear(LOOK)


class Refill(Automatic[Magpies]):
    """A magpie draws one thing; an empty pile is mixed anew, once, from what was shown."""

    def run(self, s: Magpies, seat: i64, arg: i64) -> None:
        if s.things.count(PILE) == 0 and not s.mixed:
            s.mixed = True
            s.things.shuffle(SHOWN, PILE)
        if s.things.count(PILE):
            s.push(DRAW_THING, seat)


class EndTurn(Automatic[Magpies]):
    """The next magpie plays. The game is over when all hands are empty."""

    def run(self, s: Magpies, seat: i64, arg: i64) -> None:
        if any(s.things.count(HAND + other) for other in range(s.game.seats)):
            start_turn(s, (seat + 1) % s.game.seats)


def start_turn(s: Magpies, seat: i64) -> None:
    s.push(END_TURN, seat)
    s.push(REFILL, seat)
    s.push(ACT, seat)


def begin_the_end(s: Magpies, seat: i64) -> None:
    pass


LAYOUT.entry("turn", start_turn)
LAYOUT.entry("end", begin_the_end, of_a_seat=False)

STEPS: dict[int, Step[Any]] = {
    DRAW_THING: DrawThing(),
    ACT: Act(),
    MAY_SPY: MaySpy(),
    PICK_THING: PickThing(),
    PUT_BACK: PutBack(),
    REFILL: Refill(),
    END_TURN: EndTurn(),
}


def lay_out(
    seats: int, options: dict[str, int], kind: type[Magpies] = Magpies, steps: dict[int, Step[Any]] = STEPS
) -> Magpies:
    """A table laid; the last two arguments let a test put in something broken."""
    game = Game("magpies", seats, options, CATALOGUE)
    in_order = Steps()
    for number in range(len(steps)):
        in_order.add(steps[number])
    game.play_by(in_order)
    s = kind(game)
    s.deal()
    start_turn(s, 0)
    for n in range(min(seats * IN_HAND, THINGS)):
        s.push(DRAW_THING, n % seats)
    s.settle()
    return s


def new_game(seats: int, options: dict[str, int]) -> Magpies:
    return lay_out(seats, options)


def view(s: Magpies, reader: int, memory: bool = False) -> dict[str, Any]:
    seats = int(s.game.seats)
    over = s.actor() == OVER
    seat = -1 if over else int(s.agenda[-1] >> 8 & 0xF)
    looked = s.things.members(LOOK)
    out: dict[str, Any] = {
        "actor": int(s.actor()),
        "seat": seat,
        "step": s.step_name(),
        "pile": int(s.things.count(PILE)),
        "nest": int(s.things.count(NEST)),
        "shown": [int(thing) for thing in s.things.members(SHOWN)],
        "look": [int(thing) for thing in looked] if reader == seat else len(looked),
        "hands": [int(s.things.count(HAND + other)) for other in range(seats)],
        "hand": [int(thing) for thing in s.things.members(HAND + reader)] if reader < seats else None,
        "players": [{"score": score(s, other), "sheet": score_sheet(s, other)} for other in range(seats)],
        "mixed": s.mixed,
    }
    if memory:
        out["could be"] = [int(s.things.lane(thing, reader)) for thing in range(THINGS)]
    return out


def narrate(before: dict[str, Any], step: int, after: dict[str, Any]) -> list[Line]:
    seat = before["seat"]
    lines = [
        Line("log-shows", {"seat": seat, "thing": t}) for t in after["shown"] if t not in before["shown"]
    ]
    if step == ACT and after["nest"] > before["nest"]:
        lines.append(Line("log-stashes", {"seat": seat}))
    if step == DRAW_THING:
        new = [thing for thing in after["hand"] or [] if thing not in before["hand"]]
        lines.append(Line("log-draws", {"seat": seat, "things": new}))
    if after["look"] != before["look"] and after["look"]:
        lines.append(Line("log-looks", {"seat": seat, "things": after["look"]}))
    if after["mixed"] != before["mixed"]:
        lines.append(Line("log-mixes", {}))
    return lines


def redeterminise(s: Magpies, reader: int, rng: Rng) -> None:
    s.redeterminise(reader, rng)


def score_sheet(s: Magpies, seat: int) -> dict[str, int]:
    return {"shown": int(s.sheet[seat * LINES]), "spied": int(s.sheet[seat * LINES + 1])}


def score(s: Magpies, seat: int) -> int:
    return sum(score_sheet(s, seat).values())


def value(s: State, seat: int) -> int:
    assert isinstance(s, Magpies)
    return score(s, seat)


def winners(s: Magpies) -> list[int]:
    scores = [score(s, seat) for seat in range(int(s.game.seats))]
    return [seat for seat, points in enumerate(scores) if points == max(scores)]


def census(s: Magpies) -> dict[str, int]:
    return {}


def faults(s: Magpies) -> list[str]:
    return [] if s.things.count(LOOK) <= 1 else ["two things are looked at"]


PARTS = ("new_game", "view", "narrate", "score_sheet", "score", "winners", "value", "census", "faults")


class Toy(Title):
    """The toy's title; `changed` replaces some of its parts by broken ones."""

    def __init__(self, **changed: Any) -> None:
        super().__init__(
            __name__,
            fewest=2,
            most=3,
            options=(Option("spying", labels=("off", "on"), default=1),),
            maturity="prototype",
            version=1,
            longest=100,
        )
        self.name = "magpies"
        self.own = SimpleNamespace(**vars(sys.modules[__name__]) | changed)

    def variants(self) -> list[dict[str, str | int]]:
        """Without spying there is little to find, and one table is played in one process."""
        return [{"spying": "on"}]

    def import_parts(self) -> Parts[Any, Any]:
        return Parts(
            catalogue=self.own.CATALOGUE,
            **{name: getattr(self.own, name) for name in PARTS},
            views=getattr(self.own, "views", None),
            describe=getattr(self.own, "describe", None),
            zones=getattr(self.own, "zones", None),
            components={"zones": getattr(self.own, "ZONES", {}), "pieces": getattr(self.own, "PIECES", {})},
        )

    def redeterminise(self, s: State, reader: int, rng: Rng) -> None:
        self.own.redeterminise(s, reader, rng)

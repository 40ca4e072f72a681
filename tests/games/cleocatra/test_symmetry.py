"""The rules of Cleocatra treat alike what is alike: cells, directions, tiles of a colour, and seats."""

from collections.abc import Callable
from dataclasses import dataclass, field
from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st
from tests.games.cleocatra import oracle
from tests.games.cleocatra.kit import TITLE, from_picture, offered, picture, play

from serai.core.play import any_action
from serai.core.rng import Rng
from serai.core.state import OVER, State

LONGEST = 150


@dataclass
class Symmetry:
    """A change that the rules do not notice: of cells, of tile names within colours, of seats."""

    cell: Callable[[oracle.Cell], oracle.Cell] = lambda cell: cell
    tile: dict[str, str] = field(default_factory=lambda: {name: name for name in oracle.NAMES})
    seats: int = 0
    turned_by: int = 0

    def seat(self, seat: int) -> int:
        return (seat + self.turned_by) % self.seats if self.seats and seat >= 0 else seat

    def number(self, tile: int) -> int:
        return oracle.NAMES.index(self.tile[oracle.NAMES[tile]])

    def mask(self, mask: int) -> int:
        return oracle.as_mask({self.tile[name] for name in oracle.members(mask)})

    def detail(self, step: str, detail: int) -> int:
        low, high = detail & 15, detail >> 4
        if step == "Act" and high:
            return low | (self.number(high - 1) + 1) << 4
        if step in ("ChooseScored", "RecallInspector"):
            return self.number(low) | self.mask(high) << 4
        if step == "PostInspector":
            return low | self.mask(high) << 4
        return detail

    def entry(self, entry: dict[str, Any]) -> dict[str, Any]:
        changed = {**entry, "rescuers": [self.seat(seat) for seat in entry["rescuers"]]}
        for place in ("at", "from"):
            if place in entry:
                changed[place] = list(self.cell((entry[place][0], entry[place][1])))
        if "tile" in entry:
            changed["tile"] = self.tile[entry["tile"]]
        return changed

    def position(self, dumped: dict[str, Any]) -> dict[str, Any]:
        seats = len(dumped["sheet"])
        changed = {
            **dumped,
            "tiles": {self.tile[name]: self.entry(entry) for name, entry in dumped["tiles"].items()},
            "sheet": [dumped["sheet"][(seat - self.turned_by) % seats] for seat in range(seats)],
            "starter": self.seat(dumped["starter"]),
            "agenda": [
                [step, self.seat(seat), self.detail(step, detail)] for step, seat, detail in dumped["agenda"]
            ],
        }
        if "hand" in dumped:
            changed["hand"] = self.entry(dumped["hand"])
        return changed

    def text(self, text: str) -> str:
        verb, *words = text.split()
        if verb == "lay":
            return oracle.lay_text(self.cell((int(words[0]), int(words[1]))))
        if verb == "start":
            return f"start {self.seat(int(words[0]))}"
        changed = [self.tile.get(word, word) for word in words]
        if verb == "swap":
            changed[2] = str(self.seat(int(words[2])))
        return " ".join([verb, *changed])


@st.composite
def reached(draw: st.DrawFn) -> State:
    """A position of a random game."""
    mode = draw(st.sampled_from(["basic", "advanced"]))
    s = TITLE.new(draw(st.sampled_from([2, 3, 4])), {"mode": mode})
    rng = Rng(draw(st.integers(0, 2**30)))
    for _ in range(draw(st.integers(0, LONGEST))):
        before = s.copy()
        s.apply(any_action(s, rng))
        if s.actor() == OVER:
            return before
    return s


def table(s: State, position: dict[str, Any]) -> oracle.Table:
    return oracle.read(int(s.game.seats), TITLE.write_options(s.game.options), position)


def check(s: State, symmetry: Symmetry) -> None:
    """What is legal, what it looks worth and what it leads to change with the position."""
    options = TITLE.write_options(s.game.options)
    seats = int(s.game.seats)
    twin = from_picture(seats, options, symmetry.position(picture(s)))
    assert offered(twin) == {symmetry.text(text) for text in offered(s)}
    for seat in range(seats):
        assert TITLE.value(twin, symmetry.seat(seat)) == TITLE.value(s, seat)
    for text in sorted(offered(s))[:5]:
        # A draw takes the first tile of its colour, and which one that is depends on the names.
        if not text.startswith("draw"):
            here, there = play(s, text), play(twin, symmetry.text(text))
            assert oracle.same(table(here, symmetry.position(picture(here))), table(there, picture(there)))


@given(reached(), st.integers(-20, 20), st.integers(-20, 20))
def test_it_does_not_matter_where_on_the_lattice_the_figure_lies(s, right, down):
    if (right + down) % 2:
        right += 1  # an up cell must stay one
    check(s, Symmetry(cell=lambda cell: (cell[0] + right, cell[1] + down)))


@given(reached())
def test_a_mirror_image_plays_alike(s):
    check(s, Symmetry(cell=lambda cell: (-cell[0], cell[1])))


@given(reached())
def test_a_figure_upside_down_plays_alike(s):
    check(s, Symmetry(cell=lambda cell: (-cell[0], 1 - cell[1])))


@given(reached(), st.integers(0, 2**30))
def test_tiles_of_one_colour_are_alike(s, seed):
    in_the_game = [name for name in oracle.NAMES if s.game.seats > 2 or name not in oracle.NOT_WITH_TWO]
    names: dict[str, str] = {}
    for colour in oracle.COLOURS:
        group = [name for name in in_the_game if oracle.COLOUR[name] == colour]
        names.update(zip(group, Random(seed).sample(group, len(group)), strict=True))
    check(s, Symmetry(tile=names))


@given(reached(), st.integers(1, 3))
def test_seats_are_alike(s, turned_by):
    check(s, Symmetry(seats=int(s.game.seats), turned_by=turned_by))

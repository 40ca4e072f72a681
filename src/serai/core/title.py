"""A game of the list: who can play it, its options, and its parts, which are imported when first used."""

from __future__ import annotations

from importlib import import_module
from typing import Any, NamedTuple

from mypy_extensions import mypyc_attr

from serai.core import data, sheet
from serai.core.actions import Reason
from serai.core.parts import Line, Parts
from serai.core.rng import Rng
from serai.core.state import State
from serai.core.zones import Components, Zones, by_shape


class Option(NamedTuple):
    """Something settled before the table is laid: one of `labels`, or a number up to `most`."""

    name: str
    labels: tuple[str, ...] = ()
    most: int = 0
    default: int = 0

    def read(self, value: object) -> int:
        """The option's number from its label or from a number, or ValueError."""
        if self.labels:
            if str(value) in self.labels:
                return self.labels.index(str(value))
            raise ValueError(f"option {self.name}: {value!r} is not one of {', '.join(self.labels)}")
        text = str(value)
        if not isinstance(value, bool) and text.isdecimal() and len(text) < 10 and int(text) <= self.most:
            return int(text)
        raise ValueError(f"option {self.name}: {value!r} is not a whole number from 0 to {self.most}")

    def write(self, number: int) -> str | int:
        return self.labels[number] if self.labels else number


def the_piece(name: str) -> dict[str, Any]:
    """An argument of a sentence that is a piece, in the words that the components have for it."""
    return {"piece": name}


def phrase(key: str, args: dict[str, Any]) -> dict[str, Any]:
    """An argument of a sentence that is a sentence itself, in whatever language the reader has."""
    return {"key": key, "args": args}


@mypyc_attr(allow_interpreted_subclasses=True)
class Title:
    """A game of the list, called as its package. What it is made of is imported when it is first played."""

    def __init__(
        self,
        package: str,
        *,
        fewest: int,
        most: int,
        options: tuple[Option, ...],
        maturity: str,
        version: int,
        longest: int,
        secrets: bool = True,
    ) -> None:
        self.package = package
        self.name = package.rpartition(".")[2]
        self.imported: Parts[Any, Any] | None = None
        self.fewest = fewest
        self.most = most
        self.options = options
        self.maturity = maturity  # prototype, alpha, beta or ready
        self.version = version  # of the rules: grows only when behaviour changes
        self.secrets = secrets  # whether readers see different things
        self.longest = longest  # actions; no game that anybody would play has more, and no server takes more

    @property
    def parts(self) -> Parts[Any, Any]:
        if self.imported is None:
            self.imported = self.import_parts()
        return self.imported

    def import_parts(self) -> Parts[Any, Any]:
        """PARTS of the package's `game`, where mypy has checked it."""
        found: Parts[Any, Any] = import_module(f"{self.package}.game").PARTS
        return found

    def change_numbers(self, wishes: dict[str, Any]) -> None:
        """Let this process play with other numbers, or ValueError; only before the game is first played."""
        if self.imported is not None:
            raise ValueError(f"{self.name} is in use already, so its numbers can no longer be changed")
        data.WISHES[self.name] = wishes
        own = self.parts.data or data.Data(self.name)
        for name in own.unknown():
            box = import_module(f"{self.package}.components")
            if name in own.fixed or hasattr(box, name.upper()):
                raise ValueError(f"{name}: is printed, public or fixed by the rules, so it can't be changed")
            raise ValueError(f"{name}: there is no such number in {self.name}")
        for fault in own.faults:
            raise ValueError(fault)

    def changed_numbers(self) -> dict[str, int]:
        """The numbers that a data file has changed, by name."""
        return self.parts.data.changed if self.parts.data is not None else {}

    def module(self, name: str) -> Any:
        """`terminal`, which needs libraries that the rules do not; None if the game has none."""
        try:
            return import_module(f"{self.package}.{name}")
        except ModuleNotFoundError as error:
            if error.name != f"{self.package}.{name}":
                raise
        return None

    def seat_counts(self) -> range:
        return range(self.fewest, self.most + 1)

    def variants(self) -> list[dict[str, str | int]]:
        """Each label of every option in turn, the others at their defaults."""
        found: list[dict[str, str | int]] = []
        known: list[dict[str, int]] = []
        for option in self.options:
            for label in option.labels:
                numbers = self.read_options({option.name: label})
                if numbers not in known:
                    known.append(numbers)
                    found.append({option.name: label})
        return found or [{}]

    def tables(self) -> list[tuple[int, dict[str, str | int]]]:
        """Each number of seats with each variant; one may speak of a seat that is not there."""
        return [
            (seats, options)
            for seats in self.seat_counts()
            for options in self.variants()
            if self.can_play(seats, options)
        ]

    def can_play(self, seats: int, options: dict[str, str | int]) -> bool:
        try:
            self.new(seats, options)
        except ValueError:
            return False
        return True

    def read_options(self, given: dict[str, Any]) -> dict[str, int]:
        """All options as numbers: the given ones checked, the others at their defaults."""
        known = {option.name: option for option in self.options}
        for name in given:
            if name not in known:
                raise ValueError(f"{self.name} has no option {name!r}; it has {', '.join(known)}")
        return {
            name: option.read(given[name]) if name in given else option.default
            for name, option in known.items()
        }

    def write_options(self, options: dict[str, int]) -> dict[str, str | int]:
        """Options as people read them."""
        return {option.name: option.write(options[option.name]) for option in self.options}

    def new(self, seats: int, options: dict[str, Any] | None = None) -> State:
        """Lay the table. Options are labels or numbers, those left out are at their defaults."""
        if seats not in self.seat_counts():
            raise ValueError(f"{self.name} is for {self.fewest} to {self.most} players, not {seats}")
        s: State = self.parts.new_game(seats, self.read_options(options or {}))
        return s

    def dump(self, s: State) -> dict[str, Any]:
        """A position by names; see docs/positions.md. ValueError if the state does not rest at an entry."""
        return s.layout().dump(s)

    def load(self, seats: int, options: dict[str, Any] | None, data: dict[str, Any]) -> State:
        """A position by names, or ValueError saying what is wrong and where."""
        s = self.new(seats, options)
        s.deal()
        s.layout().load(s, data, self.misfits)
        for fault in self.faults(s):
            raise ValueError(f"position: {fault}")
        return s

    def save(self, s: State) -> dict[str, Any]:
        """Any state exactly, as plain data that `restore` reads: for our own processes and files."""
        return {
            "game": self.name,
            "rules": self.version,
            "seats": s.game.seats,
            "options": self.write_options(s.game.options),
            "state": s.save(),
        }

    def restore(self, data: dict[str, Any]) -> State:
        """A saved state, or ValueError. Trusted: what strangers bring are positions and records."""
        if data.get("game") != self.name or data.get("rules") != self.version:
            raise ValueError(f"rules: this isn't a save of {self.name}, version {self.version}")
        s = self.new(data["seats"], data["options"])
        s.deal()
        s.restore(data["state"])
        return s

    def view(self, s: State, reader: int, memory: bool = False) -> dict[str, Any]:
        """What a reader sees; with memory, also what it could remember."""
        seen: dict[str, Any] = self.parts.view(s, reader, memory)
        return seen

    def views(self, s: State, readers: list[int]) -> list[dict[str, Any]]:
        """What each of several readers sees; views of one position may share parts, so change none."""
        together = self.parts.views
        return [self.view(s, reader) for reader in readers] if together is None else together(s, readers)

    def zones(self, view: dict[str, Any]) -> Zones:
        """What lies where; see serai.core.zones. A game whose view says enough needs no `zones`."""
        own = self.parts.zones
        return by_shape(view) if own is None else own(view)

    def in_zones(self, view: dict[str, Any]) -> dict[str, Any]:
        """A view for whoever draws any game: what every view has, what its sentences use, and the zones."""
        seen: dict[str, Any] = {name: value for name, value in view.items() if isinstance(value, (int, str))}
        seen["winners"] = view["winners"]
        seen["players"] = [{"score": player["score"], "sheet": player["sheet"]} for player in view["players"]]
        seen["zones"] = self.zones(view)
        return seen

    def components(self) -> Components:
        """What is in the box, the same at every table; see serai.core.zones. A game may say nothing of it."""
        return self.parts.components

    def narrate(self, before: dict[str, Any], step: int, after: dict[str, Any]) -> list[Line]:
        """What a step has changed between two views of one reader, as lines for the log."""
        return self.parts.narrate(before, step, after)

    def describe(self, view: dict[str, Any], verb: str, labels: dict[str, str]) -> dict[str, Any]:
        """The arguments of the sentence `action-VERB`: the action's labels, and what the game adds to them.

        A seat is a number, as in the lines of the log. A game that adds nothing needs no `describe`.
        """
        args: dict[str, Any] = {
            name: int(label) if name == "seat" else label for name, label in labels.items()
        }
        describe = self.parts.describe
        if describe is not None:
            args.update(describe(view, verb, labels))
        return args

    def choice(self, s: State, view: dict[str, Any], action: int) -> dict[str, Any]:
        """A legal action for a program and for people: what it is, and the arguments of its sentence."""
        catalogue = s.game.catalogue
        described = catalogue.describe(action)
        says = self.describe(view, str(described["verb"]), catalogue.labels(action))
        return {**described, "says": says}

    def choices(self, s: State, view: dict[str, Any]) -> list[dict[str, Any]]:
        """All legal actions, for whoever is to act and sees this."""
        return [self.choice(s, view, action) for action in s.legal()]

    def outlook(self, before: dict[str, Any], after: dict[str, Any], seat: int) -> list[Line]:
        """What a preview adds up for a seat, from its views before and after; a game may say nothing."""
        outlook = self.parts.outlook
        return outlook(before, after, seat) if outlook is not None else []

    def redeterminise(self, s: State, reader: int, rng: Rng) -> None:
        """Re-deal, in place, what a reader cannot know."""
        if self.secrets:
            s.redeterminise(reader, rng)

    def value(self, s: State, seat: int) -> int:
        """How good a position looks for a seat; larger is better."""
        return self.parts.value(s, seat)

    def score_sheet(self, s: State, seat: int) -> dict[str, int]:
        """A seat's points by what they are for."""
        own = self.parts.score_sheet
        table: Any = s
        return own(s, seat) if own else sheet.by_line(table.sheet, seat, s.layout().sheet_lines)

    def score(self, s: State, seat: int) -> int:
        own = self.parts.score
        return own(s, seat) if own else sum(self.score_sheet(s, seat).values())

    def winners(self, s: State) -> list[int]:
        """The seats that have won a finished game; several share a victory."""
        own = self.parts.winners
        if own:
            return own(s)
        scores = [self.score(s, seat) for seat in range(int(s.game.seats))]
        return [seat for seat, points in enumerate(scores) if points == max(scores)]

    def census(self, s: State) -> dict[str, int]:
        """How many pieces of each kind exist: the same all game long."""
        counts = s.layout().census(s)
        counts.update(self.parts.census(s))
        return counts

    def faults(self, s: State) -> list[str]:
        """What is wrong with a state that the rules can never reach."""
        return s.layout().faults(s) + self.parts.faults(s)

    def misfits(self, s: State) -> list[str]:
        """What is wrong with a position before it begins; a game that asks for no more has no `misfits`."""
        own = self.parts.misfits
        return self.parts.faults(s) + (own(s) if own is not None else [])

    def reason(self, number: int) -> Reason:
        """The text key and rule anchor of a refusal."""
        return self.parts.catalogue.reasons[number]

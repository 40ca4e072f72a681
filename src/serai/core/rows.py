"""Rows of a table: what a field of a state holds, from which everything generic about it follows.

A `Field` is open to all; `Hidden` pieces lie in zones, and each reader knows of some where they are.
"""

from __future__ import annotations

from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.pieces import Pieces

SEAT: Final = "seat"
ORDER: Final = "order"
NONE: Final = -1
MOST: Final[i64] = 1_000_000  # far more than any game counts; whatever counts on without end stops there
FEW: Final = 8  # labels that a sentence lists; of more it names the first and the last
SIGNED: Final = 3  # bits below the height of a piece in a signed pile, for the seat that put it there

# Along what a field has values: each SEAT, each label, so many places in order, or in ORDER as many as seats.
Axis = str | int | list[str]


class Field:
    """A row: so many values `per` something, each one `of` some labels, of the seats, or a number.

    `below` labels -1, -2 and so on; without it -1, where it is the start value, is written null. `members`
    is a set of labels in one word. What is not `written` is as dealt wherever a position begins, or is worked
    out by the state's `complete`.
    """

    def __init__(
        self,
        name: str,
        per: Axis | tuple[Axis, ...] = (),
        of: str | list[str] | None = None,
        *,
        below: list[str] | None = None,
        least: int = 0,
        most: int = int(MOST),
        start: int = 0,
        flag: bool = False,
        members: bool = False,
        written: bool = True,
    ) -> None:
        self.name = name
        self.axes: list[Axis] = list(per) if isinstance(per, tuple) else [per]
        self.of = of
        self.below: list[str] = below or []
        self.least = min(least, start)
        self.most = most
        self.start = start
        self.flag = flag
        self.members = members
        self.written = written

    def size(self, seats: int) -> int:
        """How many values there are."""
        size = 1
        for axis in self.axes:
            size *= places(axis, seats)
        return size

    def range(self, seats: int) -> tuple[int, int]:
        """The least and the most that a value can be."""
        if self.flag:
            return 0, 1
        if self.of is None:
            return self.least, self.most
        count = seats if isinstance(self.of, str) else len(self.of)
        if self.members:
            return 0, (1 << count) - 1
        return min(self.start, -len(self.below), 0), count - 1

    def fresh(self, seats: int) -> Any:
        """The value at the start."""
        if self.axes:
            return vec[i64]([self.start] * self.size(seats))
        # Two returns: compiled, one expression of both kinds would make an int of the bool.
        if self.flag:
            return bool(self.start)
        return self.start

    def write(self, value: int, seats: int) -> Any:
        """One value as people write it."""
        if self.flag:
            return bool(value)
        if self.of is None:
            return value
        if self.members:
            return [self.label(member, seats) for member in range(64) if value >> member & 1]
        if value >= 0:
            return self.label(value, seats)
        return self.below[-1 - value] if self.below else None

    def label(self, value: int, seats: int) -> Any:
        return value if self.of is None or isinstance(self.of, str) else self.of[value]

    def read(self, given: Any, where: str, seats: int) -> int:
        """One value from what people wrote, or ValueError."""
        if self.flag:
            if not isinstance(given, bool):
                raise ValueError(f"{where}: must be true or false, not {given!r}")
            return 1 if given else 0
        if self.of is None:
            return number_in(given, self.least, self.most, where)
        if self.members:
            total = 0
            for entry in a_list(given, where):
                member = 1 << self.number(entry, where, seats)
                if total & member:
                    raise ValueError(f"{where}: {entry!r} is listed twice")
                total |= member
            return total
        if given is None and self.start == NONE and not self.below:
            return NONE
        if isinstance(given, str) and given in self.below:
            return -1 - self.below.index(given)
        return self.number(given, where, seats)

    def number(self, given: Any, where: str, seats: int) -> int:
        """The number of a label or seat."""
        if self.of is None or isinstance(self.of, str):
            return number_in(given, 0, seats - 1, where)
        return one_of(given, self.of, where, self.below)

    def dump(self, s: Any, fresh: Any) -> Any:
        """What differs from a fresh table, or None."""
        seats = int(s.game.seats)
        if self.axes:
            return self.dump_along(0, list(getattr(s, self.name)), list(getattr(fresh, self.name)), seats)
        value = getattr(s, self.name)
        return None if value == getattr(fresh, self.name) else self.write(int(value), seats)

    def dump_along(self, depth: int, values: list[int], fresh: list[int], seats: int) -> Any:
        if values == fresh:
            return None
        if depth == len(self.axes):
            return self.write(values[0], seats)
        axis = self.axes[depth]
        step = len(values) // places(axis, seats)
        if isinstance(axis, int) or axis == ORDER:
            last = max([n for n in range(len(values)) if values[n] != fresh[n]]) // step
            entries: list[Any] = []
            for n in range(last + 1):
                part = values[n * step : n * step + step]
                # A place without a difference is written too, to keep the places apart.
                entries.append(self.dump_along(depth + 1, part, [], seats))
            return entries
        named: dict[str, Any] = {}
        for n, key in enumerate(keys(axis, seats)):
            found = self.dump_along(
                depth + 1, values[n * step : n * step + step], fresh[n * step : n * step + step], seats
            )
            if found is not None or values[n * step : n * step + step] != fresh[n * step : n * step + step]:
                named[key] = found
        return named

    def load(self, s: Any, given: Any, where: str) -> None:
        """Set the field of a dealt state from what people wrote."""
        seats = int(s.game.seats)
        if self.axes:
            values = list(getattr(s, self.name))
            self.load_along(0, values, 0, len(values), given, where, seats)
            setattr(s, self.name, vec[i64](values))
            return
        value = self.read(given, where, seats)
        if self.flag:
            setattr(s, self.name, bool(value))
        else:
            setattr(s, self.name, value)

    def load_along(
        self, depth: int, values: list[int], first: int, size: int, given: Any, where: str, seats: int
    ) -> None:
        if depth == len(self.axes):
            values[first] = self.read(given, where, seats)
            return
        axis = self.axes[depth]
        count = places(axis, seats)
        step = size // count
        if isinstance(axis, int) or axis == ORDER:
            entries = a_list(given, where)
            if len(entries) > count:
                raise ValueError(f"{where}: has {len(entries)} places, and there are only {count}")
            for n, entry in enumerate(entries):
                self.load_along(depth + 1, values, first + n * step, step, entry, f"{where}.{n}", seats)
            return
        known = keys(axis, seats)
        for key, entry in an_object(given, where).items():
            n = one_of(key, known, where)
            self.load_along(depth + 1, values, first + n * step, step, entry, f"{where}.{key}", seats)

    def faults(self, s: Any) -> list[str]:
        """Values that are out of range."""
        least, most = self.range(int(s.game.seats))
        value = getattr(s, self.name)
        values = list(value) if self.axes else [int(value)]
        if all(least <= number <= most for number in values):
            return []
        return [f"{self.name} is out of range"]


class Heap(Field):
    """A row of words that count several things, each in a lane of bits, written as one letter for each."""

    def __init__(
        self,
        name: str,
        letters: str,
        per: Axis | tuple[Axis, ...] = (),
        *,
        lane: int,
        written: bool = True,
    ) -> None:
        super().__init__(name, per, most=(1 << (lane * len(letters))) - 1, written=written)
        self.letters = letters
        self.lane = lane

    def number_of(self, value: int, letter: int) -> int:
        """How many of one letter a word counts."""
        return value >> (self.lane * letter) & ((1 << self.lane) - 1)

    def write(self, value: int, seats: int) -> Any:
        return "".join([each * self.number_of(value, n) for n, each in enumerate(self.letters)])

    def read(self, given: Any, where: str, seats: int) -> int:
        total = 0
        for letter in given if isinstance(given, str) else "?":
            if letter not in self.letters:
                raise ValueError(f"{where}: must be a string of the letters {self.letters}, not {given!r}")
            n = self.letters.index(letter)
            if self.number_of(total, n) == (1 << self.lane) - 1:
                raise ValueError(f"{where}: has too many of {letter}")
            total += 1 << (self.lane * n)
        return total


class Hidden:
    """A row of pieces whose faces some readers do not know: what they are called, and the zones they lie in.

    Pieces that a position does not name lie in the first zone, the pile. `held` adds a zone for each seat
    that only this seat sees, unless all have `seen` what went there. Whoever puts a piece into the `signed`
    pile has seen it, and nobody else. All see what lies in the other zones. A position lists the signed pile
    and `ordered` zones in their order, with the seats that have seen a piece where not all have; it has
    nothing in `passing` zones, and takes nothing out of the `box`.
    """

    def __init__(
        self,
        name: str,
        names: list[str],
        zones: list[str],
        *,
        held: str = "",
        back: vec[i64] | None = None,
        ordered: list[str] | None = None,
        signed: str = "",
        passing: list[str] | None = None,
        box: str = "",
        seen: bool = False,
    ) -> None:
        self.name = name
        self.names = names
        self.zones = zones
        self.held = held
        self.has_backs = back is not None
        self.back: vec[i64] = vec[i64]() if back is None else back
        self.ordered: list[str] = ordered or []
        self.signed = signed
        self.passing: list[str] = passing or []
        self.box = box
        self.seen = seen

    def zone_names(self, seats: int) -> list[str]:
        """The zones by number."""
        if not self.held:
            return self.zones
        return self.zones + [f"{self.held} {seat}" for seat in range(seats)]

    def fresh(self, seats: int) -> Any:
        """All pieces in the pile."""
        pieces = Pieces(seats + 1, len(self.zone_names(seats)))
        pieces.deal(vec[i64]([0] * len(self.names)))
        if self.has_backs:
            pieces.set_backs(self.back)
        return pieces

    def dump(self, s: Any, fresh: Any) -> Any:
        """The pieces of each zone but the pile, or None."""
        pieces: Pieces = getattr(s, self.name)
        dealt: Pieces = getattr(fresh, self.name)
        named: dict[str, Any] = {}
        for zone, zone_name in enumerate(self.zone_names(int(s.game.seats))):
            found = [piece for piece in pieces.members(zone) if dealt.where[piece] != zone]
            if not found:
                continue
            in_order = zone_name == self.signed or zone_name in self.ordered
            if in_order:
                found.sort(key=pieces.order.__getitem__)
            named[zone_name] = [self.names[piece] + self.seen_by(pieces, piece, zone_name) for piece in found]
        return named or None

    def seen_by(self, pieces: Pieces, piece: int, zone_name: str) -> str:
        """The seats after the name of a piece: who put it there, or who has seen it, unless all have."""
        if zone_name == self.signed:
            return f" {signer(pieces.order[piece])}"
        knowing = [reader for reader in range(int(pieces.readers)) if pieces.knows(piece, reader)]
        if zone_name not in self.ordered or len(knowing) == pieces.readers:
            return ""
        return "".join([f" {reader}" for reader in knowing])

    def load(self, s: Any, given: Any, where: str, clock: str) -> None:
        """Move the named pieces from the pile to their zones, first to those that all see."""
        seats = int(s.game.seats)
        zone_names = self.zone_names(seats)
        closed = [*self.passing, self.box]
        known = [zone_name for zone_name in zone_names[1:] if zone_name not in closed]
        document = an_object(given, where)
        for zone_name in document:
            one_of(zone_name, known, where)
        for zone_name in sorted(known, key=self.unseen):
            if zone_name in document:
                zone = zone_names.index(zone_name)
                path = f"{where}.{zone_name}"
                for entry in a_list(document[zone_name], path):
                    self.place(s, entry, zone, zone_name, path, clock)

    def unseen(self, zone_name: str) -> int:
        """0 for zones that all see, 1 for the others."""
        return 1 if zone_name == self.signed or zone_name not in self.zones else 0

    def place(self, s: Any, entry: Any, zone: int, zone_name: str, where: str, clock: str) -> None:
        pieces: Pieces = getattr(s, self.name)
        words = entry.split(" ") if isinstance(entry, str) else []
        name = words[0] if words else entry
        readers = pieces.everyone()
        order = 0
        if zone_name == self.signed or zone_name in self.ordered:
            order = next_order(s, clock) if clock else int(pieces.count(zone)) + 1
            seats = [one_of(word, keys(SEAT, int(s.game.seats)), f"{where}.{name}") for word in words[1:]]
            if seats:
                readers = sum([1 << seat for seat in set(seats)])
            if zone_name == self.signed:
                if len(seats) != 1:
                    raise ValueError(f"{where}: {entry!r} must be a piece and the seat that put it there")
                order = signed(order, seats[0])
        else:
            name = entry
            if zone >= len(self.zones) and not self.seen:
                readers = 1 << (zone - len(self.zones))
        one_of(name, self.names, where)
        for piece in range(len(pieces.where)):
            if self.names[piece] == name and pieces.where[piece] == 0:
                pieces.move(piece, zone, readers, order)
                return
        raise ValueError(f"{where}: {name} is named twice, or not in this game")

    def faults(self, s: Any) -> list[str]:
        """Pieces that are nowhere, or known to be elsewhere."""
        pieces: Pieces = getattr(s, self.name)
        found: list[str] = []
        if not all(0 <= zone < pieces.zones for zone in pieces.where):
            found.append(f"a piece of {self.name} is in no zone")
        elif not pieces.is_consistent():
            found.append(f"a piece of {self.name} lies where a reader thinks it cannot be")
        return found


def next_order(s: Any, clock: str) -> int:
    """A number higher than any that this field of a state has given before."""
    order = int(getattr(s, clock)) + 1
    setattr(s, clock, order)
    return order


def signed(clock: int, seat: int) -> int:
    """The height of a piece in a signed pile; whose piece it is goes with the place."""
    return clock << SIGNED | seat


def signer(order: int) -> int:
    """The seat that put the piece of this height there."""
    return order & ((1 << SIGNED) - 1)


def places(axis: Axis, seats: int) -> int:
    """How many values lie along an axis."""
    if isinstance(axis, int):
        return axis
    return seats if isinstance(axis, str) else len(axis)


def keys(axis: Axis, seats: int) -> list[str]:
    """What values along an axis are called."""
    if isinstance(axis, list):
        return axis
    return [str(n) for n in range(places(axis, seats))]


def an_object(given: Any, where: str) -> dict[Any, Any]:
    if not isinstance(given, dict):
        raise ValueError(f"{where}: must be an object with named fields, not {given!r}")
    return given


def a_list(given: Any, where: str) -> list[Any]:
    if not isinstance(given, list):
        raise ValueError(f"{where}: must be a list, not {given!r}")
    return given


def number_in(given: Any, least: int, most: int, where: str) -> int:
    """A whole number in a range, or ValueError."""
    if isinstance(given, bool) or not isinstance(given, int) or not least <= given <= most:
        raise ValueError(f"{where}: must be a whole number from {least} to {most}, not {given!r}")
    return given


def one_of(given: Any, labels: list[str], where: str, others: list[str] | None = None) -> int:
    """The number of a label, or ValueError."""
    if isinstance(given, str) and given in labels:
        return labels.index(given)
    known = f"{labels[0]} to {labels[-1]}" if len(labels) > FEW else ", ".join(labels)
    raise ValueError(f"{where}: {given!r} is not one of {', '.join([known, *(others or [])])}")

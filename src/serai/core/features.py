"""What a learner sees of a position: numbers in named slots, always the same slots at tables of one kind.

There is a slot for each seat that could be asked, for each step that could be asked of it, for the detail of
that step, and as many as it takes for each row of the layout. Seats are counted from the reader on. Whatever
one number can't say has a slot for each label, which is 1 for the one that it is.

Numbers are written as the bits of 32-bit floats, looked up in tables, so that an array of float32 can look at
the very same memory. Most slots are 0 most of the time, so only those are touched that are not, or were not.
"""

from __future__ import annotations

from struct import pack, unpack
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i32, i64

from serai.core.pieces import Pieces
from serai.core.rows import MOST, SEAT, Axis, Field, Heap, Hidden, keys, places
from serai.core.state import Automatic, Chance, Game, State

ONE: Final[i32] = 0x3F800000  # 1.0
ONE_HOT: Final = 64  # labels of which each has a slot of its own; of more, their numbers share one
SCALE: Final = 100  # what has no natural limit is measured in hundreds
LONGEST: Final = 1024  # numbers in a table; whatever is larger counts as the last
DETAIL_BITS: Final[i64] = 24  # of what a step is about, for whoever is asked
NEVER: Final[i64] = -(1 << 60)  # a value that none has


def bits_of(number: float) -> int:
    """The bits of a 32-bit float, as a whole number."""
    word: int = unpack("=i", pack("=f", number))[0]
    return word


class Slots:
    """A row of numbers in memory that may hold several: which of them are not 0 is remembered."""

    words: vec[i32]
    first: i64  # where the row begins
    marked: vec[i64]
    used: i64

    def __init__(self, words: vec[i32], first: i64, size: i64) -> None:
        self.words = words
        self.first = first
        self.marked = vec[i64]([0] * int(size))
        self.used = 0

    def put(self, slot: i64, word: i32) -> None:
        """Write a number that is not 0 into a slot that is."""
        place = self.first + slot
        self.words[place] = word
        self.marked[self.used] = place
        self.used += 1

    def clear(self) -> None:
        """Make every slot 0."""
        words = self.words
        marked = self.marked
        for n in range(self.used):
            words[marked[n]] = 0
        self.used = 0

    def numbers(self) -> list[float]:
        """All numbers of the row, for people and tests."""
        end = self.first + i64(len(self.marked))
        row = vec[i32]([self.words[place] for place in range(self.first, end)])
        return list(memoryview(row).cast("B").cast("f"))


class Writer:
    """Writes one row of a layout into its slots."""

    names: list[str]  # of its slots

    def write(self, s: Any, reader: i64, slots: Slots) -> None:
        raise NotImplementedError


class Numbers(Writer):
    """Writes a field of numbers: each has one slot. The other kinds of fields are like it."""

    field: str
    alone: bool  # whether the field is one value
    count: i64
    spots: vec[i64]  # [reader, value] its first slot
    nothing: i64  # the value for which nothing is written
    least: i64
    table: vec[i32]

    def __init__(self, row: Field, seats: int, first: int, width: int, nothing: i64) -> None:
        self.field = row.name
        self.alone = not row.axes
        self.count = row.size(seats)
        self.spots = vec[i64]([first + spot for spot in spread(row.axes, seats, width)])
        self.nothing = nothing
        self.least = 0
        self.table = vec[i32]()
        self.names = []

    def write(self, s: Any, reader: i64, slots: Slots) -> None:
        spots = self.spots
        base = reader * self.count
        nothing = self.nothing
        if self.alone:
            value: i64 = getattr(s, self.field)
            if value != nothing:
                self.put(slots, spots[base], value, reader)
            return
        values: vec[i64] = getattr(s, self.field)
        for n in range(self.count):
            if values[n] != nothing:
                self.put(slots, spots[base + n], values[n], reader)

    def put(self, slots: Slots, slot: i64, value: i64, reader: i64) -> None:
        place = min(max(value - self.least, 0), i64(len(self.table)) - 1)
        if self.table[place] != 0:
            slots.put(slot, self.table[place])


class Flag(Numbers):
    """Writes one value that is true or false."""

    def write(self, s: Any, reader: i64, slots: Slots) -> None:
        value: bool = getattr(s, self.field)
        if value:
            slots.put(self.spots[reader], ONE)


class Labels(Numbers):
    """Writes values that are one of a few labels; what is below comes last."""

    width: i64

    def put(self, slots: Slots, slot: i64, value: i64, reader: i64) -> None:
        slots.put(slot + value if value >= 0 else slot + self.width + value, ONE)


class Seats(Numbers):
    """Writes values that are seats."""

    seats: i64

    def put(self, slots: Slots, slot: i64, value: i64, reader: i64) -> None:
        if value >= 0:
            slots.put(slot + (value + self.seats - reader % self.seats) % self.seats, ONE)


class Sets(Numbers):
    """Writes sets of labels, or of seats."""

    seats: i64  # 0 for labels

    def put(self, slots: Slots, slot: i64, value: i64, reader: i64) -> None:
        member: i64 = 0
        while value:
            if value & 1:
                turned = (member + self.seats - reader % self.seats) % self.seats if self.seats else member
                slots.put(slot + turned, ONE)
            value >>= 1
            member += 1


class Counts(Numbers):
    """Writes words that count several things: a slot for each of them."""

    lane: i64

    def put(self, slots: Slots, slot: i64, value: i64, reader: i64) -> None:
        mask: i64 = (1 << self.lane) - 1
        while value:
            if value & mask:
                slots.put(slot, self.table[value & mask])
            value >>= self.lane
            slot += 1


class Zones(Writer):
    """Writes for every hidden piece the zones in which the reader thinks it could be."""

    row: str
    first: i64
    width: i64
    turned: vec[i64]  # [reader, zone] the slot of a zone, the reader's own first of those held

    def __init__(self, row: Hidden, seats: int, first: int) -> None:
        shared = len(row.zones)
        zones = [*row.zones, *[f"{row.held}.{ahead(n)}" for n in range(seats if row.held else 0)]]
        self.row = row.name
        self.first = first
        self.width = len(zones)
        self.names = [f"{row.name}.{piece}.{zone}" for piece in numbered(row.names) for zone in zones]
        turned: list[int] = []
        for reader in range(seats + 1):
            turned += range(shared)
            turned += [shared + (seat - reader) % seats for seat in range(len(zones) - shared)]
        self.turned = vec[i64](turned)

    def write(self, s: Any, reader: i64, slots: Slots) -> None:
        pieces: Pieces = getattr(s, self.row)
        may = pieces.may
        shift = pieces.zones * reader
        full: i64 = (1 << pieces.zones) - 1
        turned = self.turned
        base = self.width * reader
        slot = self.first
        for piece in range(i64(len(may))):
            lane = may[piece] >> shift & full
            zone = base
            while lane:
                if lane & 1:
                    slots.put(slot + turned[zone], ONE)
                lane >>= 1
                zone += 1
            slot += self.width


class Features:
    """The slots of a game at a table, and how to fill them."""

    names: list[str]
    size: i64
    seats: i64
    asked: vec[i64]  # [step] its slot, or -1 where nobody is asked anything
    detail: i64  # the slot of the first bit of the detail
    writers: list[Writer]

    def __init__(self, game: Game, rows: list[Field | Hidden]) -> None:
        seats = int(game.seats)
        self.seats = seats
        self.names = [f"actor.{ahead(n)}" for n in range(seats)]
        slots: list[int] = []
        for step, name in zip(game.steps, game.step_names, strict=True):
            is_asked = not isinstance(step, (Automatic, Chance))
            slots.append(len(self.names) if is_asked else -1)
            if is_asked:
                self.names.append(f"step.{name}")
        self.asked = vec[i64](slots)
        self.detail = len(self.names)
        self.names += [f"detail.{bit}" for bit in range(int(DETAIL_BITS))]
        self.writers = []
        for row in rows:
            first = len(self.names)
            writer = Zones(row, seats, first) if isinstance(row, Hidden) else field_writer(row, seats, first)
            self.writers.append(writer)
            self.names += writer.names
        self.size = len(self.names)

    def write(self, s: State, reader: i64, slots: Slots) -> None:
        """Fill the slots with what a reader knows of a position, with a perfect memory."""
        slots.clear()
        actor = s.actor()
        if actor >= 0 and self.asked[s.step()] >= 0:
            slots.put((actor + self.seats - reader % self.seats) % self.seats, ONE)
            slots.put(self.asked[s.step()], ONE)
            # Others may not know what this is about.
            if actor == reader:
                detail = s.detail()
                for bit in range(DETAIL_BITS):
                    if detail >> bit & 1:
                        slots.put(self.detail + bit, ONE)
        for writer in self.writers:
            writer.write(s, reader, slots)

    def numbers(self, s: State, reader: i64) -> list[float]:
        """What a reader knows of a position, slot by slot."""
        slots = self.row()
        self.write(s, reader, slots)
        return slots.numbers()

    def row(self) -> Slots:
        """A row of these slots in memory of its own."""
        return Slots(vec[i32]([0] * int(self.size)), 0, self.size)


def features_of(s: State) -> Features:
    """The slots of a table of this kind."""
    layout = s.layout()
    return Features(s.game, layout.rows + layout.also)


def field_writer(row: Field, seats: int, first: int) -> Numbers:
    """What writes a field, by what its values are."""
    labels = row.of if isinstance(row.of, list) else []
    below = row.below
    writer: Numbers
    own = [""]  # names of the slots of one value
    if isinstance(row, Heap):
        own = list(row.letters)
        counts = Counts(row, seats, first, len(own), 0)
        counts.lane = row.lane
        most = (1 << row.lane) - 1
        counts.table = vec[i32]([i32(bits_of(n / most)) for n in range(most + 1)])
        writer = counts
    elif row.flag and not row.axes:
        writer = Flag(row, seats, first, 1, 0)
    elif row.flag or row.of is None:
        writer = Numbers(row, seats, first, 1, 0)
        fill_table(writer, row)
    elif row.members:
        own = labels or [ahead(n) for n in range(seats)]
        sets = Sets(row, seats, first, len(own), 0)
        sets.seats = 0 if labels else seats
        writer = sets
    elif not labels:
        own = [ahead(n) for n in range(seats)]
        of_seats = Seats(row, seats, first, seats, -1)
        of_seats.seats = seats
        writer = of_seats
    elif len(labels) <= ONE_HOT:
        own = labels + below[::-1]
        of_labels = Labels(row, seats, first, len(own), NEVER if below else -1)
        of_labels.width = len(own)
        writer = of_labels
    else:
        writer = Numbers(row, seats, first, 1, NEVER)
        writer.least = -1 - len(below)
        count = len(labels) + len(below)
        writer.table = vec[i32]([i32(bits_of(n / count)) for n in range(count + 1)])
    writer.names = [
        ".".join([part for part in (row.name, spot, slot) if part])
        for spot in spot_names(row.axes, seats)
        for slot in own
    ]
    return writer


def fill_table(writer: Numbers, row: Field) -> None:
    """Numbers as shares of the most there can be, or in hundreds where that is very much."""
    least, most = row.range(0)
    scale = most if 0 < most < MOST else SCALE
    writer.least = max(least, -LONGEST)
    last = min(most, int(writer.least) + LONGEST)
    writer.table = vec[i32]([i32(bits_of(n / scale)) for n in range(int(writer.least), last + 1)])


def spread(axes: list[Axis], seats: int, width: int) -> list[int]:
    """For each reader and each value, its first slot: seats in the order in which they follow the reader."""
    spots: list[int] = []
    for reader in range(seats + 1):
        found = [0]
        for axis in axes:
            count = places(axis, seats)
            order = [(n - reader) % count for n in range(count)] if axis == SEAT else list(range(count))
            found = [spot * count + n for spot in found for n in order]
        spots += [spot * width for spot in found]
    return spots


def spot_names(axes: list[Axis], seats: int) -> list[str]:
    """What the values are called, in the order of their slots."""
    names = [""]
    for axis in axes:
        parts = [ahead(n) for n in range(seats)] if axis == SEAT else keys(axis, seats)
        names = [f"{name}.{part}" if name else part for name in names for part in parts]
    return names


def ahead(seats: int) -> str:
    """The seat so many after the reader."""
    return f"+{seats}"


def numbered(names: list[str]) -> list[str]:
    """Names, told apart by numbers where several pieces have the same."""
    found: list[str] = []
    for n, name in enumerate(names):
        copies = names.count(name)
        found.append(name if copies == 1 else f"{name}-{names[:n].count(name) + 1}")
    return found

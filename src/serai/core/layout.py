"""What lies on a table, declared once: a row for each field of a state.

From the rows follow the fields and their order in digests, the table as dealt, ranges, positions by name, the
hidden pieces and what is asked of all of them. A position begins at a declared entry; see docs/positions.md.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.pieces import Pieces
from serai.core.rng import Rng
from serai.core.rows import SEAT, Field, Hidden, an_object, number_in, one_of


class Entry:
    """Where a position may begin: a name, and the function that puts what follows on the agenda."""

    def __init__(self, name: str, begin: Callable[[Any, int], None], of_a_seat: bool) -> None:
        self.name = name
        self.begin = begin
        self.of_a_seat = of_a_seat


class Layout:
    """The rows of a state in the order in which digests read them.

    `derived` names the other fields of its class: options, and what `derive` fills. `clock` is the field that
    numbers pieces whose order matters, if one does so for all zones. `also` has rows for learners alone, of
    derived fields that save them working out the same.
    """

    def __init__(
        self,
        rows: list[Field | Hidden],
        *,
        derived: list[str] | None = None,
        clock: str = "",
        also: list[Field | Hidden] | None = None,
    ) -> None:
        self.rows = rows
        self.names = [row.name for row in rows]
        self.sheet_lines: list[str] = []  # of a row `sheet`, which has points per seat and line
        for row in rows:
            if row.name == "sheet" and isinstance(row, Field) and isinstance(row.axes[-1], list):
                self.sheet_lines = row.axes[-1]
        self.hidden = [row for row in rows if isinstance(row, Hidden)]
        self.derived: list[str] = derived or []
        self.clock = clock
        self.also: list[Field | Hidden] = also or []
        self.entries: list[Entry] = []

    def entry(self, name: str, begin: Callable[[Any, int], None], of_a_seat: bool = True) -> None:
        """Declare where a position may begin; `begin` gets the state and the seat."""
        self.entries.append(Entry(name, begin, of_a_seat))

    # The table as dealt

    def deal(self, s: Any) -> None:
        """Give every row its start value, and the state an empty agenda."""
        s.agenda = vec[i64]()
        s._legal = vec[i64]()
        for row in self.rows:
            setattr(s, row.name, row.fresh(int(s.game.seats)))

    # Hidden pieces

    def clear_news(self, s: Any) -> None:
        """From now on, note who learns something."""
        for row in self.hidden:
            pieces: Pieces = getattr(s, row.name)
            pieces.news = 0

    def learners(self, s: Any) -> i64:
        """The readers who have seen what they did not know, since the news were last cleared."""
        found: i64 = 0
        for row in self.hidden:
            pieces: Pieces = getattr(s, row.name)
            found |= pieces.learners()
        return found

    def redeterminise(self, s: Any, reader: i64, rng: Rng) -> None:
        """Re-deal, in place, what `reader` cannot know; everything it knows stays."""
        for row in self.hidden:
            pieces: Pieces = getattr(s, row.name)
            pieces.redeal(reader, rng)

    def remembered(self, s: Any, reader: i64) -> dict[str, list[int]]:
        """For every hidden piece, the set of zones in which this reader thinks it could be."""
        out: dict[str, list[int]] = {}
        for row in self.hidden:
            pieces: Pieces = getattr(s, row.name)
            out[row.name] = [pieces.lane(piece, reader) for piece in range(len(pieces.where))]
        return out

    def census(self, s: Any) -> dict[str, int]:
        """How many pieces lie in the zones of each row of hidden pieces."""
        out: dict[str, int] = {}
        for row in self.hidden:
            pieces: Pieces = getattr(s, row.name)
            out[row.name] = sum([pieces.count(zone) for zone in range(int(pieces.zones))])
        return out

    def faults(self, s: Any) -> list[str]:
        """What is wrong with single rows; nothing, in any state that the rules can reach."""
        found: list[str] = []
        for row in self.rows:
            found += row.faults(s)
        return found

    # Positions

    def begins_at(self, s: Any) -> dict[str, Any] | None:
        """The entry at which a state rests, or None: the one that leads from what lies there to the same."""
        for entry in reversed(self.entries):
            for seat in range(int(s.game.seats) if entry.of_a_seat else 1):
                twin = s.copy()
                twin.agenda = vec[i64]()
                entry.begin(twin, seat)
                twin.settle()
                if twin.same_as(s):
                    return {"at": entry.name, "seat": seat} if entry.of_a_seat else {"at": entry.name}
        return None

    def dump(self, s: Any) -> dict[str, Any]:
        """A position by names: where it begins, and what differs from a fresh table."""
        begin = self.begins_at(s)
        if begin is None:
            names = ", ".join([entry.name for entry in self.entries])
            raise ValueError(f"a position begins at one of {names}; a record keeps any moment of a game")
        fresh = s.copy()
        fresh.deal()
        out: dict[str, Any] = {"begin": begin}
        for row in self.rows:
            found = row.dump(s, fresh) if isinstance(row, Hidden) or row.written else None
            if found is not None:
                out[row.name] = found
        return out

    def load(self, s: Any, data: Any, misfits: Callable[[Any], list[str]]) -> None:
        """Fill a state just dealt and begin, or raise ValueError saying what is wrong and where.

        `misfits` says what makes no sense together, before anything is run.
        """
        known = ["begin"]
        for row in self.rows:
            if isinstance(row, Hidden) or row.written:
                known.append(row.name)
        document = an_object(data, "position")
        for name in document:
            if name not in known:
                raise ValueError(f"{name}: is not a field of a position; the fields are {', '.join(known)}")
        if "begin" not in document:
            raise ValueError('begin: must say where the position begins, as {"at": "turn", "seat": 0} does')
        begin = an_object(document["begin"], "begin")
        names = [entry.name for entry in self.entries]
        entry = self.entries[one_of(begin.get("at"), names, "begin.at")]
        seat = 0
        if entry.of_a_seat:
            seat = number_in(begin.get("seat"), 0, int(s.game.seats) - 1, "begin.seat")
        for name in begin:
            if name != "at" and not (name == SEAT and entry.of_a_seat):
                raise ValueError(f"begin.{name}: has no meaning here")
        for row in self.rows:
            if row.name in document:
                if isinstance(row, Hidden):
                    row.load(s, document[row.name], row.name, self.clock)
                else:
                    row.load(s, document[row.name], row.name)
        s.complete(seat)
        s.derive()
        for fault in misfits(s) + self.faults(s):
            raise ValueError(f"position: {fault}")
        entry.begin(s, seat)
        s.settle()

"""Numbers that a data file may change: those that a game had to reconstruct, declared where they stand.

They are settled before a game is imported and hold for the whole process. So whatever is made of them, in
compiled vectors, views or words, follows by itself. A number has a dotted name: `task_cards.T01.hearts`.
"""

from collections.abc import Sequence
from typing import Any, Final, NamedTuple, TypeVar

Row = TypeVar("Row")

WISHES: Final[dict[str, dict[str, Any]]] = {}  # [game] what a data file wants


class Number(NamedTuple):
    """A number that may be changed, and from what to what."""

    name: str
    value: int  # the game's own
    least: int
    most: int


class Column(NamedTuple):
    """A field of a table's rows: from what to what, and for a field of several numbers what each is for."""

    field: str
    least: int
    most: int
    labels: tuple[str, ...] = ()


class Data:
    """The numbers of a game that may be changed, and what became of the wishes."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.wishes: dict[str, Any] = WISHES.get(game, {})
        self.numbers: list[Number] = []
        self.fixed: list[str] = []  # names in the same tables that stay as they are
        self.changed: dict[str, int] = {}
        self.faults: list[str] = []

    def number(self, name: str, value: int, least: int, most: int) -> int:
        """One number: the game's own, or what the file says."""
        self.numbers.append(Number(name, value, least, most))
        wish = self.wishes.get(name, value)
        if isinstance(wish, bool) or not isinstance(wish, int) or not least <= wish <= most:
            self.faults.append(f"{name}: must be a whole number from {least} to {most}, not {wish!r}")
            return value
        if wish != value:
            self.changed[name] = wish
        return wish

    def row(
        self, name: str, values: Sequence[int], least: int, most: int, printed: tuple[int, ...] = ()
    ) -> list[int]:
        """Numbers in a row, called by their places from 0; those at some places are printed and stay."""
        found: list[int] = []
        for place, value in enumerate(values):
            if place in printed:
                self.fixed.append(f"{name}.{place}")
                found.append(value)
            else:
                found.append(self.number(f"{name}.{place}", value, least, most))
        return found

    def table(self, name: str, rows: Sequence[Row], columns: tuple[Column, ...]) -> tuple[Row, ...]:
        """A table of named rows in which some columns may be changed."""
        return tuple([self.row_of(name, row, columns) for row in rows])

    def row_of(self, table: str, row: Any, columns: tuple[Column, ...]) -> Any:
        changes: dict[str, Any] = {}
        for column in columns:
            field, name = column.field, f"{table}.{row.name}"
            value = getattr(row, field)
            if column.labels:
                each = [
                    self.number(f"{name}.{label}", own, column.least, column.most)
                    for label, own in zip(column.labels, value, strict=True)
                ]
                changes[field] = type(value)(each)
            else:
                changes[field] = self.number(f"{name}.{field}", value, column.least, column.most)
        for field in row._fields:
            if field not in changes:
                self.fixed.append(f"{table}.{row.name}.{field}")
        return row._replace(**changes)

    def demand(self, kept: bool, sentence: str) -> None:
        """What must hold between numbers, whatever a file says."""
        if not kept:
            self.faults.append(sentence)

    def unknown(self) -> list[str]:
        """Names in the file that no number has."""
        known = {number.name for number in self.numbers}
        return [name for name in self.wishes if name not in known]

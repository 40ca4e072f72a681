"""Records as data: one row for each decision, with what the seat saw, could do and did, and how it ended.

All games of one file are of one kind: the same game and rules, as many seats, the same options.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, NamedTuple, TextIO

from serai.core.batch import rewards_of
from serai.core.features import Features, features_of
from serai.core.state import CHANCE, OVER
from serai.core.title import Title
from serai.extras import require
from serai.games import find
from serai.match.match import Match
from serai.match.record import Record, read_record, replay

DIGITS = 6  # of an observation's numbers in JSON; as many as 32 bits hold


class Kind(NamedTuple):
    """What all games of a file have in common."""

    title: Title
    rules: int
    seats: int
    options: dict[str, Any]

    def __str__(self) -> str:
        options = ", ".join(f"{name}={value}" for name, value in self.options.items())
        return f"{self.title.name} at {self.seats} seats with {options}"


def read_games(records: Iterable[tuple[str, str]]) -> Iterator[tuple[str, Kind, Match]]:
    """Records, each with its name, replayed and checked; ValueError if one is wrong or of another kind."""
    first: Kind | None = None
    for name, text in records:
        try:
            record = read_record(text)
            title = find(record.game)
            match = replay(record, title)
        except ValueError as error:
            raise ValueError(f"{name}: {error}") from None
        kind = kind_of(title, record, match)
        if first is not None and kind != first:
            raise ValueError(f"{name}: is of {kind}, and those before it of {first}: export each by itself")
        first = kind
        yield name, kind, match


def kind_of(title: Title, record: Record, match: Match) -> Kind:
    options = title.write_options(match.start.game.options)
    return Kind(title, record.rules, len(record.players), options)


def rows(name: str, match: Match, features: Features) -> Iterator[dict[str, Any]]:
    """A row for each decision of a game. `value` is what the game was worth to the seat, if it is over."""
    state = match.state
    worth = rewards_of(match.title, state) if state.actor() == OVER else None
    actions = [entry.action for entry in match.log]
    for number, s in enumerate(match.positions(0, len(actions))):
        seat = int(s.actor())
        if seat in (CHANCE, OVER) or number == len(actions):
            continue
        mask = [0] * int(s.game.catalogue.size)
        for action in s.legal():
            mask[action] = 1
        yield {
            "game": name,
            "number": number,
            "seat": seat,
            "observation": features.numbers(s, seat),
            "mask": mask,
            "action": actions[number],
            "value": None if worth is None else worth[seat],
        }


def all_rows(records: Iterable[tuple[str, str]]) -> Iterator[tuple[Kind, Features, list[dict[str, Any]]]]:
    """The rows of each game, with what its slots are."""
    features: Features | None = None
    for name, kind, match in read_games(records):
        features = features or features_of(match.start)
        yield kind, features, list(rows(name, match, features))


def write_json_lines(records: Iterable[tuple[str, str]], file: TextIO) -> int:
    """Write one JSON object a line, and return how many."""
    written = 0
    for _, _, found in all_rows(records):
        for row in found:
            row["observation"] = [round(number, DIGITS) for number in row["observation"]]
            file.write(json.dumps(row, separators=(",", ":")) + "\n")
        written += len(found)
    return written


def write_parquet(records: Iterable[tuple[str, str]], path: Path) -> int:
    """Write a Parquet file, a row group for each game, and return how many rows.

    What slots and actions mean stands in its metadata, as JSON: `names` and `actions`.
    """
    require("parquet", "pyarrow")
    import pyarrow
    from pyarrow import parquet

    written = 0
    writer: Any = None
    try:
        for kind, features, found in all_rows(records):
            if writer is None:
                schema = parquet_schema(pyarrow, kind, features)
                writer = parquet.ParquetWriter(path, schema)
            writer.write_table(pyarrow.Table.from_pylist(found, schema))
            written += len(found)
    finally:
        if writer is not None:
            writer.close()
    return written


def parquet_schema(pyarrow: Any, kind: Kind, features: Features) -> Any:
    catalogue = kind.title.parts.catalogue
    said = {
        "game": kind.title.name,
        "rules": kind.rules,
        "seats": kind.seats,
        "options": kind.options,
        "names": features.names,
        "actions": [catalogue.text(action) for action in range(int(catalogue.size))],
    }
    return pyarrow.schema(
        [
            ("game", pyarrow.string()),
            ("number", pyarrow.int32()),
            ("seat", pyarrow.int8()),
            ("observation", pyarrow.list_(pyarrow.float32(), int(features.size))),
            ("mask", pyarrow.list_(pyarrow.int8(), int(catalogue.size))),
            ("action", pyarrow.int32()),
            ("value", pyarrow.float32()),
        ],
        metadata={"serai": json.dumps(said)},
    )

"""`serai export`: tables of the server as saved games, and saved games as data for learning."""

import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Final

from serai.cli.shared.files import drafted, problem, read_text, write_text

RECORD: Final = "record"
JSON_LINES: Final = "jsonl"
PARQUET: Final = "parquet"
FORMATS: Final = (RECORD, JSON_LINES, PARQUET)


def export(what: Sequence[str], form: str, output: Path | None, data: str | None) -> None:
    """Write tables, files with saved games or folders full of them, in one of the formats."""
    if form not in FORMATS:
        raise ValueError(f"there is no format {form!r}; there are {', '.join(FORMATS)}")
    try:
        if form == RECORD:
            write_record(what, output, data)
        else:
            print(f"{write_rows(what, form, output, data)} decisions.", file=sys.stderr)
    except BrokenPipeError:
        raise
    except OSError as error:
        raise ValueError(f"{output} cannot be written: {problem(error)}") from None


def write_record(what: Sequence[str], output: Path | None, data: str | None) -> None:
    if len(what) != 1:
        raise ValueError("a saved game is of one table: name one, or choose --format jsonl or parquet")
    text = table_record(what[0], data)
    if output is None:
        print(text, end="")
    else:
        write_text(output, text, replace=True)


def write_rows(what: Sequence[str], form: str, output: Path | None, data: str | None) -> int:
    """Write a row for each decision, and return how many."""
    from serai.rl.dataset import write_json_lines, write_parquet

    every = records(what, data)
    if output is None:
        if form == PARQUET:
            raise ValueError("Parquet isn't text: name a file for it with --output FILE")
        return write_json_lines(every, sys.stdout)
    with drafted(output) as draft:
        if form == PARQUET:
            return write_parquet(every, draft)
        with draft.open("w", encoding="utf-8") as file:
            return write_json_lines(every, file)


def records(what: Iterable[str], data: str | None) -> Iterator[tuple[str, str]]:
    """The name and the text of each record: of a file, of each file of a folder, or of a table."""
    for name in what:
        path = Path(name)
        if path.is_dir():
            found = sorted(path.glob("*.json"))
            if not found:
                raise ValueError(f"{path}: there is no saved game in this folder")
            for file in found:
                yield file.stem, read_text(file)
        elif path.is_file() or path.suffix:  # no table's name has a dot
            yield path.stem, read_text(path)
        else:
            yield name, table_record(name, data)


def table_record(table: str, data: str | None) -> str:
    """A table of the server as a record."""
    from serai.cli.shared.database import events_of, reading
    from serai.server.table.kept import kept
    from serai.server.table.records import stored_record

    with reading(data) as connection:
        row = connection.execute(
            "SELECT created, setup, seed FROM tables WHERE name = ?", (table,)
        ).fetchone()
        if row is None:
            raise ValueError(f"there is no table {table!r}")
        for (body,) in connection.execute("SELECT body FROM finished WHERE table_name = ?", (table,)):
            end = kept(bytes(body))
            if end is not None and end.record:
                return end.record
        try:
            return stored_record(table, row, events_of(connection, table))
        except (ValueError, IndexError) as error:
            raise ValueError(f"table {table} cannot be exported: {error}") from None

"""`serai export`: a table of the server as a saved game."""

from serai.cli.shared.database import events_of, reading
from serai.server.table.records import stored_record


def export_table(table: str, data: str | None) -> None:
    """Print a table as a record."""
    with reading(data) as connection:
        row = connection.execute(
            "SELECT created, setup, seed FROM tables WHERE name = ?", (table,)
        ).fetchone()
        if row is None:
            raise ValueError(f"there is no table {table!r}")
        try:
            print(stored_record(table, row, events_of(connection, table)), end="")
        except (ValueError, IndexError) as error:
            raise ValueError(f"table {table} cannot be exported: {error}") from None

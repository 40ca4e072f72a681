"""The server's database, only to be read; a server may go on using it meanwhile."""

import contextlib
from collections.abc import Iterator

import apsw

from serai.server.config import read_config
from serai.server.running.run import database
from serai.server.storage.store import StoreError, open_reader


@contextlib.contextmanager
def reading(data: str | None) -> Iterator[apsw.Connection]:
    """The database of a data folder; whatever is wrong with it is a ValueError."""
    try:
        connection = open_reader(database(read_config(given={"data": data}).data))
    except StoreError as error:
        raise ValueError(str(error)) from None
    try:
        yield connection
    except apsw.Error as error:
        raise ValueError(f"the database cannot be read: {error}") from None
    finally:
        connection.close()


def events_of(connection: apsw.Connection, table: str) -> list[tuple[bytes]]:
    return list(connection.execute("SELECT body FROM events WHERE table_name = ? ORDER BY n", (table,)))

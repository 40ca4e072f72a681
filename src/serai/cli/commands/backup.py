"""`serai backup`: a copy of the server's database, also while it is in use."""

from pathlib import Path

from serai.cli.shared.database import reading
from serai.server.storage.store import StoreError, copy_database


def backup(file: Path, data: str | None) -> None:
    """Copy the whole database to a new file."""
    if file.exists():
        raise ValueError(f"{file} already exists: choose another name")
    with reading(data) as connection:
        try:
            copy_database(connection, file)
        except StoreError as error:
            raise ValueError(str(error)) from None

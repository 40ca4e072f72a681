"""The schema of the database: a version, and for each version the step that leads to it from the one before.

A step that has been shipped is never changed. A new file takes all of them, an old one those that it lacks,
in one transaction. The version stands in `meta`, where the first programs look for it and refuse newer files.
"""

from __future__ import annotations

from importlib.resources import files
from typing import Final

import apsw

VERSION: Final = 3  # a file of a later one is refused


def step_to(version: int) -> str:
    """The statements that lead to a version from the one before."""
    return files("serai.server.storage").joinpath("steps", f"{version}.sql").read_text(encoding="utf-8")


def version_of(connection: apsw.Connection) -> int | None:
    """The version of a database: 0 of an empty one, none if it is not ours."""
    names = {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not names:
        return 0
    row = None
    if "meta" in names:
        row = connection.execute("SELECT value FROM meta WHERE name = 'version'").fetchone()
    return int(row[0]) if row is not None and str(row[0]).isdecimal() else None


def step_forward(connection: apsw.Connection) -> None:
    """Bring a database to the present version, wholly or not at all."""
    with connection:
        for version in range((version_of(connection) or 0) + 1, VERSION + 1):
            connection.execute(step_to(version))
        connection.execute("INSERT OR REPLACE INTO meta VALUES ('version', ?)", (str(VERSION),))

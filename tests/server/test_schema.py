"""Every database that a program of ours has made opens with this one, and none with an older one.

`schemas` holds the schemas as they were shipped, and `1-with-finished` as some had it before the next number.
"""

import asyncio
import hashlib
from pathlib import Path

import apsw
import pytest
from tests.server.kit import CLEOCATRA, serving

from serai.server.storage import schema
from serai.server.storage.store import SqliteStore, StoreError, open_reader

SHIPPED = sorted((Path(__file__).parent / "schemas").glob("*.sql"))
# A step that was shipped is never changed: files that have taken it would never see the difference.
STEPS = {
    1: "55e487dbd7941c70b3d7073620c90f14",
    2: "7cb9abdc197a5eda0978c9ee1ecb21e9",
    3: "977609ec5aa2c60a9fc8289135cbfd5a",
}
of_every_version = pytest.mark.parametrize("shipped", SHIPPED, ids=lambda path: path.stem)


def old(path: Path, shipped: Path) -> None:
    """A database as the program of that time made it, with a row in every table."""
    connection = apsw.Connection(str(path))
    connection.execute(shipped.read_text())
    connection.execute("INSERT INTO meta VALUES ('version', ?)", (str(version(shipped)),))
    for name in tables(connection) - {"meta"}:
        columns = list(connection.execute(f"PRAGMA table_info({name})"))
        values = [b"{}" if column[2] == "BLOB" else 7 if column[2] == "BIGINT" else "x" for column in columns]
        connection.execute(f"INSERT INTO {name} VALUES ({', '.join('?' * len(values))})", values)
    connection.close()


def version(shipped: Path) -> int:
    return int(shipped.stem.partition("-")[0])


def tables(connection: apsw.Connection) -> set[str]:
    return {row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}


def shape(path: Path) -> dict[str, list[object]]:
    """All tables with their columns."""
    connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
    found = {name: list(connection.execute(f"PRAGMA table_info({name})")) for name in tables(connection)}
    connection.close()
    return found


def rows(path: Path) -> dict[str, list[object]]:
    connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
    found = {name: list(connection.execute(f"SELECT * FROM {name}")) for name in tables(connection)}
    connection.close()
    return found


@of_every_version
def test_an_old_database_becomes_like_a_new_one_and_keeps_every_row(tmp_path: Path, shipped: Path):
    old(tmp_path / "old.db", shipped)
    before = rows(tmp_path / "old.db")
    SqliteStore(tmp_path / "old.db").close()
    SqliteStore(tmp_path / "new.db").close()
    assert shape(tmp_path / "old.db") == shape(tmp_path / "new.db")
    after = rows(tmp_path / "old.db")
    assert before.pop("meta") != after["meta"] == [("version", str(schema.VERSION))]
    assert before.items() <= after.items()


@of_every_version
def test_a_step_that_fails_leaves_the_database_as_it_was(
    tmp_path: Path, shipped: Path, monkeypatch: pytest.MonkeyPatch
):
    old(tmp_path / "old.db", shipped)
    before = rows(tmp_path / "old.db"), shape(tmp_path / "old.db")
    step = schema.step_to
    monkeypatch.setattr(schema, "step_to", lambda version: step(version) + "CREATE TABLE meta (x TEXT);")
    with pytest.raises(StoreError, match="cannot be opened"):
        SqliteStore(tmp_path / "old.db")
    assert (rows(tmp_path / "old.db"), shape(tmp_path / "old.db")) == before


@of_every_version
def test_an_old_database_can_be_read_as_it_is(tmp_path: Path, shipped: Path):
    old(tmp_path / "old.db", shipped)
    connection = open_reader(tmp_path / "old.db")
    assert schema.version_of(connection) == version(shipped)
    connection.close()


@of_every_version
def test_what_an_older_server_may_be_using_is_not_stepped_forward(tmp_path: Path, shipped: Path):
    old(tmp_path / "old.db", shipped)
    before = shape(tmp_path / "old.db")
    with pytest.raises(StoreError, match="in use by an older server: stop or upgrade that one first"):
        SqliteStore(tmp_path / "old.db", beside=True)
    assert shape(tmp_path / "old.db") == before


def test_the_first_programs_refuse_a_file_of_today(tmp_path: Path):
    """They look for a version in `meta` and know the number 1 alone."""
    SqliteStore(tmp_path / "serai.db").close()
    assert rows(tmp_path / "serai.db")["meta"] == [("version", str(schema.VERSION))]
    assert schema.VERSION > 1


def test_no_step_was_changed_after_it_was_shipped():
    assert list(STEPS) == list(range(1, schema.VERSION + 1))
    for version, digest in STEPS.items():
        assert hashlib.md5(schema.step_to(version).encode()).hexdigest() == digest


def test_opening_a_database_again_takes_no_step(tmp_path: Path):
    SqliteStore(tmp_path / "serai.db").close()
    before = (tmp_path / "serai.db").read_bytes()
    SqliteStore(tmp_path / "serai.db").close()
    assert (tmp_path / "serai.db").read_bytes() == before


def test_a_game_that_began_under_an_old_schema_goes_on(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(CLEOCATRA, 2)
            for client in started.clients:
                await client.close()
            tokens = [guest.token for guest in started.guests]
        path = tmp_path / "serai.db"
        kept = rows(path)
        path.unlink()
        connection = apsw.Connection(str(path))
        connection.execute(SHIPPED[0].read_text())
        for name in tables(connection) - {"meta"}:
            for row in kept[name]:
                marks = ", ".join("?" * len(row))  # type: ignore[arg-type]
                connection.execute(f"INSERT INTO {name} VALUES ({marks})", row)  # type: ignore[arg-type]
        connection.execute("INSERT INTO meta VALUES ('version', '1')")
        connection.close()
        async with serving(tmp_path) as server:
            for token in tokens:
                guest = server.nobody(token)
                client = await guest.sit(started.table)
                if client.actions():
                    assert await client.play(client.actions()[0]["id"]) > 1
                await client.close()

    asyncio.run(main())

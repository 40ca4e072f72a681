"""The store: what is done is on disk, all or nothing, and whatever is wrong is said in one sentence."""

import asyncio
import contextlib
import os
import shutil
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import apsw
import pytest
from tests.server.kit import Guest, Server, serving

from serai.server.running.hold import HOLDER, hold
from serai.server.running.run import DATABASE
from serai.server.storage.files import CUT, MOVED
from serai.server.storage.store import Conflict, SqliteStore, Store, StoreError, open_reader

INSERT = "INSERT INTO events (table_name, n, at, body) VALUES (?, ?, ?, ?)"
COUNT = "SELECT count(*) FROM events"
NOBODY = 65534

Open = Callable[[], Store]


@pytest.fixture(params=["sqlite"])
def stores(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Open]:
    """Opens the same database each time it is called; all are closed at the end."""
    opened: list[Store] = []

    def open_one() -> Store:
        opened.append(SqliteStore(tmp_path / "serai.db"))
        return opened[-1]

    yield open_one
    for store in opened:
        store.close()


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A database with one event, closed."""
    path = tmp_path / "serai.db"
    store = SqliteStore(path)
    asyncio.run(finished(store.write, [event(0)]))
    store.close()
    return path


def event(number: int, table: str = "one", body: bytes = b"{}") -> Any:
    return (INSERT, (table, number, 0, body))


async def finished(
    write: Callable[[list[Any]], asyncio.Future[None]], *jobs: Any
) -> list[BaseException | None]:
    """All these writes at once, and how each of them ended."""
    return list(await asyncio.gather(*(write(list(job)) for job in jobs), return_exceptions=True))


def write(store: Store, *jobs: list[Any]) -> list[BaseException | None]:
    return asyncio.run(finished(store.write, *jobs))


def count(store: Store) -> int:
    number: int = store.read(COUNT)[0][0]
    return number


# Writing


def test_what_is_done_can_be_read(stores: Open):
    store = stores()

    async def one_after_another() -> None:
        for number in range(20):
            await store.write([event(number, body=str(number).encode())])
            rows = store.read("SELECT body FROM events WHERE n = ?", (number,))
            assert rows == [(str(number).encode(),)]

    asyncio.run(one_after_another())


def test_what_is_done_is_still_there_for_whoever_opens_it_next(stores: Open):
    assert write(stores(), [event(0), event(1)]) == [None]
    assert count(stores()) == 2


def test_many_writes_share_a_commit(tmp_path: Path):
    store = SqliteStore(tmp_path / "serai.db")
    other = apsw.Connection(str(store.path))

    async def all_at_once() -> None:
        other.execute("BEGIN IMMEDIATE")  # the writer waits with the first ones while the others queue up
        waiting = [store.write([event(number)]) for number in range(500)]
        other.execute("ROLLBACK")
        await asyncio.gather(*waiting)

    asyncio.run(all_at_once())
    assert count(store) == store.writes == 500
    assert store.commits <= 2
    other.close()
    store.close()


def test_a_write_happens_as_a_whole_or_not_at_all(stores: Open):
    store = stores()
    assert write(store, [event(0)]) == [None]
    (error,) = write(store, [event(1), event(2), event(0)])
    assert isinstance(error, Conflict)
    assert count(store) == 1


def test_two_writers_of_one_event_number_cannot_both_succeed_and_others_go_on(stores: Open):
    store = stores()
    ends = write(store, [event(0)], [event(0)], [event(1)], [event(1), event(2)], [event(3)])
    assert [type(end) for end in ends] == [type(None), Conflict, type(None), Conflict, type(None)]
    assert [row[0] for row in store.read("SELECT n FROM events ORDER BY n")] == [0, 1, 3]


def test_two_stores_of_one_database_cannot_both_write_an_event(stores: Open):
    one, other = stores(), stores()
    assert write(one, [event(0)]) == [None]
    (error,) = write(other, [event(0)])
    assert isinstance(error, Conflict)


@pytest.mark.parametrize("value", [object(), 1 << 70, "\ud800"], ids=["object", "huge", "surrogate"])
def test_what_cannot_be_written_is_refused_and_the_others_go_on(stores: Open, value: Any):
    store = stores()
    ends = write(store, [event(0)], [event(1), (INSERT, ("one", 2, 0, value))], [event(3)])
    assert [type(end) for end in ends] == [type(None), StoreError, type(None)]
    assert [row[0] for row in store.read("SELECT n FROM events ORDER BY n")] == [0, 3]


def test_a_write_that_nobody_waits_for_is_written_all_the_same(stores: Open):
    store = stores()

    async def give_up() -> None:
        store.write([event(0)]).cancel()
        await store.write([event(1)])

    asyncio.run(give_up())
    assert count(store) == 2


def test_closing_finishes_what_was_asked(stores: Open):
    async def ask_and_close() -> None:
        store = SqliteStore(path)
        for number in range(300):
            store.write([event(number)])
        store.close()

    path = Path(stores().path)  # type: ignore[attr-defined]
    asyncio.run(ask_and_close())
    assert count(stores()) == 300


def test_nothing_can_be_asked_of_a_closed_store(tmp_path: Path):
    store = SqliteStore(tmp_path / "serai.db")
    store.close()
    store.close()
    with pytest.raises(StoreError, match="closed"):
        write(store, [event(0)])


# Trouble


def test_a_full_disk_is_said_in_one_sentence_and_writing_goes_on_when_there_is_room(tmp_path: Path):
    store = SqliteStore(tmp_path / "serai.db")
    pages = store.writer.execute("PRAGMA page_count").fetchone()
    assert pages is not None
    store.writer.execute(f"PRAGMA max_page_count = {pages[0] + 2}")
    small, large = [event(0)], [event(1, body=bytes(100_000))]
    (error,) = write(store, large)
    assert isinstance(error, StoreError)
    assert str(error) == "nothing could be written: database or disk is full"
    assert store.broken == "database or disk is full"
    assert count(store) == 0
    assert write(store, small) == [None]
    assert store.broken == ""
    store.writer.execute("PRAGMA max_page_count = 1000000")
    assert write(store, large) == [None]
    assert count(store) == 2
    assert store.read("PRAGMA integrity_check") == [("ok",)]
    store.close()


def test_a_newer_format_is_refused_and_left_as_it_is(file: Path):
    connection = apsw.Connection(str(file))
    connection.execute("UPDATE meta SET value = '999' WHERE name = 'version'")
    connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    connection.close()
    before = file.read_bytes()
    with pytest.raises(StoreError, match="has format 999 and this program reads up to 3: use the program"):
        SqliteStore(file)
    with pytest.raises(StoreError, match="has format 999"):
        open_reader(file)
    assert file.read_bytes() == before


def test_another_programs_database_is_left_alone(tmp_path: Path):
    path = tmp_path / "serai.db"
    connection = apsw.Connection(str(path))
    connection.execute("CREATE TABLE things (name TEXT)")
    connection.close()
    before = path.read_bytes()
    with pytest.raises(StoreError, match="belongs to another program"):
        SqliteStore(path)
    assert path.read_bytes() == before


@contextlib.contextmanager
def without_rights() -> Iterator[None]:
    """Whoever may write everywhere becomes nobody for a while."""
    user = os.geteuid()
    if user == 0:
        os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(user)


@pytest.fixture
def read_only() -> Iterator[Path]:
    """A folder in which nothing can be written, with two databases in it, of which one was not closed."""
    folder = Path(tempfile.mkdtemp())
    SqliteStore(folder / "serai.db").close()
    store = SqliteStore(folder / "used.db")
    for file in folder.glob("used.db*"):
        shutil.copy(file, folder / file.name.replace("used", "left"))
    store.close()
    for path in [*folder.iterdir(), folder]:
        path.chmod(0o555)
    yield folder
    folder.chmod(0o755)
    shutil.rmtree(folder)


@pytest.mark.parametrize("name", ["serai.db", "left.db", "new.db", "folder/new.db"])
def test_a_folder_that_cannot_be_written_is_named(read_only: Path, name: str):
    with without_rights(), pytest.raises(StoreError) as caught:
        SqliteStore(read_only / name)
    sentence = str(caught.value)
    assert sentence.startswith(f"the database {read_only / name} cannot be opened: ")
    assert "\n" not in sentence


def test_a_folder_is_let_go_of_though_nothing_can_be_taken_out_of_it(tmp_path: Path):
    """S5 A server also stops in order when its disk has become read-only."""
    with hold(tmp_path, "one server"):
        (tmp_path / HOLDER).unlink()
        (tmp_path / HOLDER).mkdir()
    with hold(tmp_path, "another one"):
        pass


def test_a_file_where_the_folder_should_be_is_named(tmp_path: Path):
    (tmp_path / "data").write_text("not a folder")
    with pytest.raises(StoreError, match=r"cannot be opened: (file exists|not a directory)"):
        SqliteStore(tmp_path / "data" / "serai.db")


@pytest.mark.parametrize("content", [b"x" * 5000, b"SQLite format 3\0" + b"y" * 5000], ids=["text", "header"])
def test_a_file_that_is_no_database_is_refused_and_left_as_it_is(tmp_path: Path, content: bytes):
    path = tmp_path / "serai.db"
    path.write_bytes(content)
    with pytest.raises(StoreError, match="cannot be opened: file is not a database"):
        SqliteStore(path)
    assert path.read_bytes() == content


def test_a_damaged_database_is_refused(tmp_path: Path):
    path = tmp_path / "serai.db"
    store = SqliteStore(path)
    assert write(store, [event(number, body=bytes(500)) for number in range(100)]) == [None]
    store.close()
    data = bytearray(path.read_bytes())
    data[8 * 4096 : 12 * 4096] = b"\xff" * (4 * 4096)
    path.write_bytes(data)
    with pytest.raises(StoreError, match=r"damaged: replace it with a backup|cannot be opened: .*malformed"):
        SqliteStore(path)


def test_a_database_whose_schema_is_garbled_is_refused_in_one_line(file: Path):
    file.write_bytes(file.read_bytes().replace(b"token TEXT NOT NULL UNIQUE", b'token TEXT NOT "ULL UNIQUE'))
    with pytest.raises(StoreError, match="cannot be opened") as caught:
        SqliteStore(file)
    assert "\n" not in str(caught.value)


def test_a_question_that_cannot_be_answered_is_a_store_error(stores: Open):
    with pytest.raises(StoreError, match=r"^the database cannot be read: no such table: nowhere$"):
        stores().read("SELECT * FROM nowhere")


# Backup


def test_a_backup_made_while_writing_opens_and_is_whole(stores: Open, tmp_path: Path):
    store = stores()
    copy = tmp_path / "copy.db"

    async def write_and_copy() -> None:
        writes = [store.write([event(number), event(number, "other")]) for number in range(400)]
        await writes[0]
        store.backup(copy)
        await asyncio.gather(*writes)

    asyncio.run(write_and_copy())
    copied = SqliteStore(copy)
    assert copied.read("PRAGMA integrity_check") == [("ok",)]
    tables = "SELECT n FROM events WHERE table_name = ? ORDER BY n"
    numbers = copied.read(tables, ("one",))
    assert numbers == copied.read(tables, ("other",)) == [(number,) for number in range(len(numbers))]
    assert numbers
    assert write(copied, [event(1000)]) == [None]
    copied.close()


def test_a_backup_that_cannot_be_written_is_said_in_one_sentence(stores: Open, tmp_path: Path):
    target = tmp_path / "nowhere" / "copy.db"
    with pytest.raises(StoreError, match="cannot be written") as caught:
        stores().backup(target)
    assert str(target) in str(caught.value)
    assert not target.parent.exists()


@pytest.mark.parametrize("name", [DATABASE, f"{DATABASE}-wal"])
def test_a_database_that_is_moved_away_under_a_server_is_noticed(tmp_path: Path, name: str):
    """S5 It says so, and writes nothing that nobody would find; put back, all is well. So with its log."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            guest = await server.guest()
            path = tmp_path / name
            path.rename(path.with_suffix(".away"))
            await check_refused(server, guest, MOVED)
            path.with_suffix(".away").rename(path)
            assert (await guest.post("/api/guest", {"name": "Ben"})).status_code == 200
            assert (await guest.get("/healthz")).status_code == 200
            server.log.records.clear()

    asyncio.run(main())


@pytest.mark.parametrize("left", [0.0, 0.5, 0.99])
@pytest.mark.parametrize("name", [DATABASE, f"{DATABASE}-wal"])
def test_a_database_that_is_cut_short_under_a_server_is_noticed(tmp_path: Path, name: str, left: float):
    """S5 It says so, acknowledges nothing from then on, and leaves what is left as it is. So with its log."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            guest = await server.guest()
            size = int((tmp_path / name).stat().st_size * left)
            os.truncate(tmp_path / name, size)
            await check_refused(server, guest, CUT)
            server.log.records.clear()
        assert (tmp_path / name).stat().st_size == size

    asyncio.run(main())


async def check_refused(server: Server, guest: Guest, why: str) -> None:
    """Nothing is written any more, whoever asks is told why, and the log once."""
    for _ in range(3):
        answer = await guest.get("/healthz")
        assert (answer.status_code, why in answer.text) == (503, True)
    assert (await guest.post("/api/guest", {"name": "Ben"})).status_code == 503
    assert (await guest.get("/healthz")).status_code == 503
    said = [record for record in server.log.records if record.getMessage() == why]
    assert len(said) == 1


@pytest.mark.parametrize("size", [0, 20_000])
def test_what_was_written_to_a_log_that_was_cut_meanwhile_is_not_acknowledged(tmp_path: Path, size: int):
    """S5 What comes after a gap in the log nobody would find."""
    store = SqliteStore(tmp_path / DATABASE)
    log = tmp_path / f"{DATABASE}-wal"

    def cut(*_: Any) -> None:
        os.truncate(log, size)

    store.writer.create_scalar_function("cut", cut)
    assert write(store, [event(0, body=bytes(50_000))]) == [None]
    meanwhile = "INSERT INTO events (table_name, n, at, body) VALUES ('one', 1, 0, coalesce(cut(), ?))"
    (error,) = write(store, [(meanwhile, (bytes(100_000),))])
    assert CUT in str(error)
    assert CUT in str(write(store, [event(2)])[0])
    assert store.check() == CUT
    store.close()
    again = SqliteStore(tmp_path / DATABASE)
    assert again.read("PRAGMA integrity_check") == [("ok",)]
    assert count(again) == 0
    again.close()


def test_a_log_that_ends_in_zeros_after_the_power_was_gone_is_written_on(tmp_path: Path):
    """S5 Some disks make room for what is to be written before they write it."""
    store = SqliteStore(tmp_path / DATABASE)
    assert write(store, [event(0)]) == [None]
    (tmp_path / "left").mkdir()
    for name in (DATABASE, f"{DATABASE}-wal"):
        shutil.copy(tmp_path / name, tmp_path / "left" / name)
    store.close()
    log = tmp_path / "left" / f"{DATABASE}-wal"
    os.truncate(log, log.stat().st_size + 100_000)
    again = SqliteStore(tmp_path / "left" / DATABASE)
    assert [write(again, [event(number)]) for number in range(1, 4)] == [[None]] * 3
    assert count(again) == 4
    again.close()


def test_another_program_may_tidy_up_a_database_in_use(tmp_path: Path):
    """S5 What is shorter because it was emptied into the database, or vacuumed, is as it should be."""
    store = SqliteStore(tmp_path / DATABASE)
    assert write(store, [event(0, body=bytes(500_000))]) == [None]
    other = apsw.Connection(str(store.path))
    other.execute("DELETE FROM events")
    for tidy in ("PRAGMA wal_checkpoint(TRUNCATE)", "VACUUM", "PRAGMA wal_checkpoint(TRUNCATE)"):
        before = sum(store.sizes().values())
        other.execute(tidy).fetchall()
        assert sum(store.sizes().values()) != before
        assert store.check() == ""
        assert write(store, [event(0)], [("DELETE FROM events", ())]) == [None, None]
    other.close()
    store.close()

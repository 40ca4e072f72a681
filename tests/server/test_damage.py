"""Disks fail: one that is full or can no longer be written, a log that was cut, files that were garbled."""

import asyncio
import contextlib
import os
import random
import shutil
import signal
from collections.abc import Iterator
from pathlib import Path

import apsw
import pytest
from tests.server.load import BUSY, Load, process_in, stored_moves
from tests.soak import counted, large
from websockets.exceptions import InvalidStatus

from serai.server.running.run import DATABASE
from serai.server.storage.files import CUT
from serai.server.storage.store import SqliteStore, StoreError
from serai.server.table.rebuild import rebuild
from serai.server.table.table import Table

FULL = large(200, 4)  # times that nothing can be written
CUTS = large(1000, 60)
GARBLED = large(1000, 60)
CUT_IN_USE = large(100, 1)  # times of each file
PAGE = 4096  # bytes; every write has more
WAL = f"{DATABASE}-wal"

Events = dict[str, list[bytes]]  # by table


@pytest.mark.parametrize("read_only", [False, True], ids=["full", "read-only"])
def test_while_nothing_can_be_written_nothing_is_acknowledged_and_then_the_games_go_on(
    tmp_path: Path, read_only: bool
):
    """S5 The disk is read-only, or takes part of a write or nothing at all, under load, again and again."""
    mark = tmp_path / "read-only"

    async def main() -> None:
        with process_in(tmp_path, mark if read_only else None) as process:
            await process.start()
            load = Load(process)
            await load.open()
            playing = load.begin()
            for number in counted(FULL, "times without a disk"):
                await load.acknowledge(load.rng.randrange(1, 12))
                async with load.opening:
                    if read_only:
                        mark.touch()
                    else:
                        process.allow_files(load.rng.randrange(PAGE) if number % 2 else 0)
                    await load.fail(3)
                    health = await load.guest.get("/healthz")
                    assert (health.status_code, "can't write" in health.text) == (503, True)
                    mark.unlink(missing_ok=True)
                    process.allow_files()
            await load.acknowledge(FULL)
            assert (await load.guest.get("/healthz")).status_code == 200
            process.kill()
            await asyncio.gather(*playing)
            stored = stored_moves(process.file)
            assert set(load.acknowledged) <= set(stored)
            assert len(set(stored)) == len(stored)
            assert not set(load.unwritten) & set(stored)
            await load.guest.http.aclose()

    asyncio.run(main())


@pytest.mark.parametrize("name", [DATABASE, WAL])
def test_once_a_file_is_cut_short_under_load_nothing_is_acknowledged_and_the_next_server_finds_no_gap(
    tmp_path: Path, name: str
):
    """S5 Wherever it is cut. What is left is refused, or every game goes on from a position it was in."""
    rng = random.Random(1)

    async def main(folder: Path) -> None:
        with process_in(folder) as process:
            await process.start()
            load = Load(process)
            await load.open()
            playing = load.begin()
            await load.acknowledge(rng.randrange(1, 100))
            async with load.opening:
                file = folder / name
                os.truncate(file, rng.randrange(file.stat().st_size))
                await load.fail(BUSY * 2)
                before = len(load.acknowledged)
                await load.fail(BUSY * 2)
                assert len(load.acknowledged) == before
                health = await load.guest.get("/healthz")
                assert (health.status_code, CUT in health.text) == (503, True)
                process.kill()
            ends = await asyncio.gather(*playing, return_exceptions=True)
            # Of a table in the part that is gone the server knows nothing any more.
            assert all(end is None or isinstance(end, InvalidStatus) for end in ends)
            await load.guest.http.aclose()
        store = opened(folder / DATABASE, "is damaged", "is empty", "cannot be opened", "another program")
        if store is not None:
            read_events(store.reader)
            assert not any(table.frozen for table in rebuilt(store))
            store.close()

    for number in counted(CUT_IN_USE, "files cut in use"):
        (tmp_path / str(number)).mkdir()
        asyncio.run(main(tmp_path / str(number)))


@pytest.fixture(scope="module")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What lies on disk while a server is under load: the database, and the log of what is not yet in it."""
    folder = tmp_path_factory.mktemp("damage")
    (folder / "live").mkdir()

    async def main() -> None:
        with process_in(folder / "live") as process:
            await process.start()
            load = Load(process)
            await load.open()
            playing = load.begin()
            await load.acknowledge(150)
            process.kill(signal.SIGSTOP)
            for name in (DATABASE, WAL):
                shutil.copy(process.file.with_name(name), folder / name)
            process.kill()
            await asyncio.gather(*playing)
            await load.guest.http.aclose()

    asyncio.run(main())
    return folder


def damaged_copies(files: Path, folder: Path, of: int, name: str, cut: bool) -> Iterator[Path]:
    """So many times the files, in one of which something was cut off or written over at random."""
    rng = random.Random(1)
    whole = (files / name).read_bytes()
    for number in counted(of, "damaged copies"):
        copy = folder / f"copy {number}"
        copy.mkdir()
        for each in (DATABASE, WAL):
            shutil.copy(files / each, copy / each)
        at = rng.randrange(len(whole))
        noise = rng.randbytes(rng.choice([1, 8, 4096]))[: len(whole) - at]
        after = b"" if cut else noise + whole[at + len(noise) :]
        (copy / name).write_bytes(whole[:at] + after)
        yield copy / DATABASE
        shutil.rmtree(copy)


def read_events(connection: apsw.Connection) -> Events:
    """The events of every table; there is none between them that is missing."""
    events: Events = {}
    for table, n, body in connection.execute("SELECT table_name, n, body FROM events ORDER BY table_name, n"):
        assert n == len(events.setdefault(table, []))
        events[table].append(bytes(body))
    return events


def rebuilt(store: SqliteStore) -> Iterator[Table]:
    """All tables but those that cannot be opened."""
    for name, *row in store.read("SELECT name, created, setup, seed FROM tables"):
        bodies = store.read("SELECT body FROM events WHERE table_name = ? ORDER BY n", (name,))
        with contextlib.suppress(ValueError):
            yield rebuild(name, tuple(row), bodies)


def opened(path: Path, *refusals: str) -> SqliteStore | None:
    """The database there, or none if it is refused in one sentence with one of these words."""
    try:
        return SqliteStore(path)
    except StoreError as error:
        sentence = str(error)
    assert "\n" not in sentence
    assert any(refusal in sentence for refusal in refusals), sentence
    return None


@pytest.mark.parametrize("cut", [True, False], ids=["cut", "garbled"])
def test_of_a_damaged_log_the_sound_beginning_is_left_and_every_game_goes_on_from_there(
    files: Path, tmp_path: Path, cut: bool
):
    """S5 What was committed before the damage is all there, and nothing is there by halves."""
    whole = read_events(whole_store(files, tmp_path).reader)
    assert sum(map(len, whole.values())) > 150
    lost = 0
    for path in damaged_copies(files, tmp_path, CUTS, WAL, cut):
        store = SqliteStore(path)
        left = read_events(store.reader)
        for table, bodies in left.items():
            assert bodies == whole[table][: len(bodies)]
        assert store.read("PRAGMA integrity_check") == [("ok",)]
        assert not any(table.frozen for table in rebuilt(store))
        lost += left != whole
        store.close()
    assert lost > CUTS // 2


def test_a_garbled_database_is_refused_or_its_tables_are_frozen_each_with_a_sentence(
    files: Path, tmp_path: Path
):
    """S5 Whatever was written over, no game goes on from anything but a position that it was in."""
    whole = whole_store(files, tmp_path)
    played = {table.name: actions(table) for table in rebuilt(whole)}
    whole.close()  # all of the log is in the database now
    (whole.path.with_name(WAL)).write_bytes(b"")
    refused = frozen = 0
    for path in damaged_copies(whole.path.parent, tmp_path, GARBLED, DATABASE, cut=False):
        store = opened(path, "is damaged", "cannot be opened", "belongs to another program", "has format")
        if store is None:
            refused += 1
            continue
        try:
            tables = list(rebuilt(store))
        except StoreError as error:
            refused += len(str(error).splitlines()) == 1
            store.close()
            continue
        for table in tables:
            left = actions(table)
            assert table.frozen or left == played.get(table.name, [])[: len(left)]
            assert "\n" not in table.frozen
            frozen += bool(table.frozen)
        store.close()
    assert refused
    assert frozen


def test_a_text_that_was_garbled_is_refused_in_a_sentence(files: Path, tmp_path: Path):
    """S5 What SQLite takes for a text need not be one."""
    store = whole_store(files, tmp_path)
    store.writer.execute("UPDATE tables SET created = CAST(x'ff' AS TEXT)")
    with pytest.raises(StoreError, match="the database cannot be read: a text in it is damaged"):
        list(rebuilt(store))
    store.close()


@pytest.mark.parametrize("size", [0, 1, 99])
def test_a_database_that_was_emptied_is_refused_and_its_log_is_left_alone(
    files: Path, tmp_path: Path, size: int
):
    """S5 With the log, and whatever else is left, somebody may still be able to save something."""
    for name in (DATABASE, WAL):
        shutil.copy(files / name, tmp_path / name)
    os.truncate(tmp_path / DATABASE, size)
    log = (tmp_path / WAL).read_bytes()
    assert opened(tmp_path / DATABASE, "is empty: replace it with a backup") is None
    assert (tmp_path / WAL).read_bytes() == log


def test_a_database_without_tables_is_refused(tmp_path: Path):
    """S5 A new one has them from the first moment, so this one has lost them."""
    connection = apsw.Connection(str(tmp_path / DATABASE))
    connection.execute("PRAGMA journal_mode = WAL")
    connection.close()
    assert opened(tmp_path / DATABASE, "is empty: replace it with a backup") is None


def whole_store(files: Path, folder: Path) -> SqliteStore:
    (folder / "whole").mkdir()
    for name in (DATABASE, WAL):
        shutil.copy(files / name, folder / "whole" / name)
    return SqliteStore(folder / "whole" / DATABASE)


def actions(table: Table) -> list[int]:
    return [entry.action for entry in table.match.log] if table.match else []

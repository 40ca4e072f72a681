"""Where tables are kept: one database, one writer thread, many writes in one commit.

A write is done when its future is: the transaction it was part of is on disk. Two writers of the same event
number are the only possible race, and one of them fails.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import os
import queue
import threading
import time
from itertools import groupby
from pathlib import Path
from typing import Any, NamedTuple, Protocol

import apsw

from serai.server.metrics import COMMIT, Metrics
from serai.server.storage import schema
from serai.server.storage.files import CUT, Files, log_of

LOG = logging.getLogger("serai")
BATCH = 512  # writes in one commit at most
TOGETHER = (64, 16, 4)  # rows in one statement: few sizes, so that statements are prepared once
WAIT_MS = 5000
BEGIN_ANEW = "replace it with a backup, or delete it to begin anew"
HEADER_BYTES = 100  # with which every database begins
INTO_EVENTS = "INSERT INTO events"

# What is wrong with a statement itself, and not with the database.
UNFIT = (apsw.SQLError, apsw.BindingsError, apsw.TooBigError, TypeError, ValueError, OverflowError)

Rows = list[tuple[Any, ...]]
Statement = tuple[str, tuple[Any, ...]]


class StoreError(Exception):
    """The store cannot be opened or written; the text says why and what to do."""


class Conflict(StoreError):
    """The event number was taken: somebody else wrote it first."""


class Store(Protocol):
    """What the server needs of a database."""

    metrics: Metrics
    commits: int
    writes: int
    broken: str  # what is wrong, if the last transaction failed

    def check(self) -> str:
        """What is wrong, also if nobody has written lately."""

    def write(self, statements: list[Statement]) -> asyncio.Future[None]:
        """All of these or none, on disk when the future is done."""

    def read(self, sql: str, values: tuple[Any, ...] = ()) -> Rows: ...

    def waiting(self) -> int:
        """Writes that no transaction has begun with."""

    def sizes(self) -> dict[str, int]:
        """Bytes on disk, of each part."""

    def backup(self, path: Path) -> None: ...

    def close(self) -> None: ...


class Job(NamedTuple):
    """A write that waits, and who waits for it."""

    statements: list[Statement]
    future: asyncio.Future[None]

    @property
    def row(self) -> str:
        """The statement of a job that writes one row and nothing else; such jobs may be written together."""
        sql = self.statements[0][0] if len(self.statements) == 1 else ""
        return sql if sql.startswith("INSERT INTO") and sql.endswith(")") else ""

    @property
    def table(self) -> str:
        """The table at which something was to happen, if any."""
        return next((values[0] for sql, values in self.statements if sql.startswith(INTO_EVENTS)), "")

    def finish(self, failure: BaseException | None) -> None:
        if self.future.cancelled():
            return
        if failure is None:
            self.future.set_result(None)
        else:
            self.future.set_exception(failure)


class SqliteStore:
    """The store in one SQLite file."""

    files: Files | None = None  # none of a store in memory

    def __init__(self, path: Path, beside: bool = False) -> None:
        self.path = path
        self.beside = beside  # whether another program holds the folder
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            self.writer = self.open_writer(path)
            self.reader = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
            self.reader.set_busy_timeout(WAIT_MS)
            self.files = Files(path, int(self.reader.pragma("page_size")))
        except (apsw.Error, OSError) as error:
            raise StoreError(
                f"the database {path} cannot be opened: {plain(error)}; choose another folder with --data"
            ) from None
        self.jobs: queue.SimpleQueue[Job | None] = queue.SimpleQueue()
        self.metrics = Metrics()
        self.commits = 0
        self.writes = 0
        self.broken = ""
        self.closed = False
        self.thread = threading.Thread(target=self.work, name="serai-store", daemon=True)
        self.thread.start()

    def open_writer(self, path: Path) -> apsw.Connection:
        if not path.exists():
            create(path)
        elif path.is_file() and path.stat().st_size < HEADER_BYTES:
            raise StoreError(f"the database {path} is empty: {BEGIN_ANEW}")  # SQLite would delete its log
        connection = apsw.Connection(str(path))
        connection.set_busy_timeout(WAIT_MS)
        try:
            # Nothing is written before it is known that the file is ours to write.
            version = check_format(connection, path)
            if connection.readonly("main"):
                raise OSError(errno.EROFS, "it can only be read")
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
            if version != schema.VERSION:
                self.step_forward(connection, path)
            connection.execute("SELECT 1 FROM meta").fetchall()  # now there is a log, too
        except BaseException:
            connection.close()
            raise
        return connection

    def step_forward(self, connection: apsw.Connection, path: Path) -> None:
        """Bring an older database to the present schema, unless a server of its own time may be using it."""
        if self.beside:
            raise StoreError(
                f"the database {path} is in use by an older server: stop or upgrade that one first"
            )
        schema.step_forward(connection)

    def write(self, statements: list[Statement]) -> asyncio.Future[None]:
        if self.closed:
            raise StoreError("can't write any more: the store is closed")
        job = Job(statements, asyncio.get_running_loop().create_future())
        self.jobs.put(job)
        return job.future

    def work(self) -> None:
        """The writer thread: everything that waits goes into one transaction."""
        while True:
            first = self.jobs.get()
            if first is None:
                return
            batch = [first]
            last = False
            while len(batch) < BATCH:
                try:
                    job = self.jobs.get_nowait()
                except queue.Empty:
                    break
                if job is None:
                    last = True
                    break
                batch.append(job)
            self.answer(batch, self.commit(batch))
            if last:
                return

    def commit(self, batch: list[Job]) -> list[BaseException | None]:
        """Write all of these in one transaction; what was wrong with each."""
        failures: list[BaseException | None] = []
        began = time.perf_counter()
        try:
            self.check_files()
            self.writer.execute("BEGIN IMMEDIATE")
            for row, alike in groupby(batch, lambda job: job.row):
                jobs = list(alike)
                failures += self.try_rows(row, jobs) if row else [self.try_job(job) for job in jobs]
            self.writer.execute("COMMIT")
            self.check_files(written=True)
            self.broken = ""
        except (apsw.Error, OSError) as error:
            self.broken = plain(error)
            with contextlib.suppress(apsw.Error):
                self.writer.execute("ROLLBACK")
            failed = StoreError(f"nothing could be written: {self.broken}")
            failures = [failed] * len(batch)
        self.metrics.commit_seconds.observe(time.perf_counter() - began)
        self.commits += 1
        self.writes += len(batch)
        return failures

    def check_files(self, written: bool = False) -> None:
        """What is written where nobody would find it is not to be acknowledged."""
        trouble = self.files.trouble(self.writer, written) if self.files else ""
        if trouble:
            raise OSError(errno.EIO, trouble)

    def check(self) -> str:
        """What is wrong with the store, also if nobody has written lately; nothing if it is well."""
        trouble = self.files.trouble(self.reader) if self.files else ""
        if trouble and self.broken != trouble:
            LOG.error(trouble)
            self.broken = trouble
        return self.broken

    def try_rows(self, sql: str, jobs: list[Job]) -> list[BaseException | None]:
        """Many rows with one statement; if one of them is at fault, each by itself."""
        head, _, row = sql.rpartition(" VALUES ")
        failures: list[BaseException | None] = []
        while jobs:
            size = next((size for size in TOGETHER if size <= len(jobs)), 1)
            some, jobs = jobs[:size], jobs[size:]
            try:
                values = [value for job in some for value in job.statements[0][1]]
                self.writer.execute(f"{head} VALUES {', '.join([row] * size)}", values)
                failures += [None] * size
            except (apsw.ConstraintError, *UNFIT):
                failures += [self.try_job(job) for job in some]
        return failures

    def try_job(self, job: Job) -> BaseException | None:
        """One write inside the batch; if it is itself at fault the others go on."""
        failure: StoreError | None = None
        self.writer.execute("SAVEPOINT job")
        try:
            for sql, values in job.statements:
                self.writer.execute(sql, values)
        except apsw.ConstraintError as error:
            failure = Conflict(plain(error))
        except UNFIT as error:
            failure = StoreError(f"this cannot be written: {plain(error)}")
        if failure is not None:
            self.writer.execute("ROLLBACK TO job")
        self.writer.execute("RELEASE job")
        return failure

    def answer(self, batch: list[Job], failures: list[BaseException | None]) -> None:
        """Tell all who wait how their writes went, each in its own loop."""
        told = list(zip(batch, failures, strict=True))
        for loop in {job.future.get_loop() for job in batch}:
            theirs = [(job, failure) for job, failure in told if job.future.get_loop() is loop]
            with contextlib.suppress(RuntimeError):  # the loop may be gone by now
                loop.call_soon_threadsafe(self.finish, theirs)

    def finish(self, told: list[tuple[Job, BaseException | None]]) -> None:
        for job, failure in told:
            if failure is not None:
                self.metrics.note(COMMIT, "conflict" if isinstance(failure, Conflict) else "store", job.table)
            job.finish(failure)

    def waiting(self) -> int:
        return self.jobs.qsize()

    def sizes(self) -> dict[str, int]:
        return {
            name: path.stat().st_size if path.exists() else 0
            for name, path in (("database", self.path), ("log", log_of(self.path)))
        }

    def read(self, sql: str, values: tuple[Any, ...] = ()) -> Rows:
        try:
            return list(self.reader.execute(sql, values))
        except (apsw.Error, UnicodeDecodeError) as error:
            # Whoever asked is told this too, so it does not say where the database is.
            raise StoreError(f"the database cannot be read: {plain(error)}") from None

    def backup(self, path: Path) -> None:
        """Copy the whole database to another file, while it is in use."""
        copy_database(self.reader, path)

    def close(self) -> None:
        """Finish what was asked, then close."""
        if self.closed:
            return
        self.closed = True
        self.jobs.put(None)
        self.thread.join()
        # What is left of a log that was cut must not come into the database.
        if self.files and self.files.trouble(self.reader) == CUT:
            for connection in (self.reader, self.writer):
                connection.config(apsw.SQLITE_DBCONFIG_NO_CKPT_ON_CLOSE, 1)
        self.reader.close()
        self.writer.close()


def create(path: Path) -> None:
    """A new database, whole or not at all: one without tables has lost something."""
    draft = path.with_name(f".{path.name}.new")
    draft.unlink(missing_ok=True)
    connection = apsw.Connection(str(draft))
    try:
        schema.step_forward(connection)
    finally:
        connection.close()
    draft.replace(path)


def open_reader(path: Path) -> apsw.Connection:
    """A connection that only reads, also beside a server that is running."""
    if not path.exists():
        raise StoreError(f"there is no database {path}")
    try:
        connection = apsw.Connection(str(path), flags=apsw.SQLITE_OPEN_READONLY)
        connection.set_busy_timeout(WAIT_MS)
        check_format(connection, path)
    except apsw.Error as error:
        raise StoreError(f"the database {path} cannot be opened: {plain(error)}") from None
    return connection


def check_format(connection: apsw.Connection, path: Path) -> int:
    """The version of a sound database that this program can read, or StoreError."""
    version = schema.version_of(connection)
    if version is None:
        raise StoreError(f"{path} belongs to another program: choose another folder with --data")
    if version > schema.VERSION:
        raise StoreError(
            f"the database {path} has format {version} and this program reads up to {schema.VERSION}: "
            "use the program that wrote it, or a newer one"
        )
    if not version:
        raise StoreError(f"the database {path} is empty: {BEGIN_ANEW}")
    found = connection.execute("PRAGMA quick_check(1)").fetchone()
    if found is None or found[0] != "ok":
        raise StoreError(f"the database {path} is damaged: replace it with a backup")
    return version


def copy_database(source: apsw.Connection, path: Path) -> None:
    """Copy a database to another file, whole or not at all."""
    draft = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        target = apsw.Connection(str(draft))
        try:
            with target.backup("main", source, "main") as copy:
                while not copy.done:
                    copy.step(256)
            # The copy is one file, also when it is opened where nothing can be written.
            target.execute("PRAGMA journal_mode = DELETE")
        finally:
            target.close()
        draft.replace(path)
    except (apsw.Error, OSError) as error:
        raise StoreError(f"the backup {path} cannot be written: {plain(error)}") from None
    finally:
        draft.unlink(missing_ok=True)


def plain(error: BaseException) -> str:
    """What is wrong, without numbers, on one line."""
    if isinstance(error, UnicodeDecodeError):
        return "a text in it is damaged"
    said = str(getattr(error, "strerror", None) or error).lower()
    return " ".join(said.split()) or type(error).__name__

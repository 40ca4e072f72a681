"""The database and its log on disk: whether they still are what was opened, as long as they have to be."""

from __future__ import annotations

import os
from pathlib import Path

import apsw

MOVED = (
    "the database or its log was moved or deleted while the server runs: put it back, or restart the server"
)
CUT = (
    "the database or its log was cut short while the server runs: "
    "restart the server, and use a backup if it refuses the database"
)
LOG_HEAD, FRAME_HEAD = 32, 24  # bytes that come before all frames of a log, and before the page in each
PAGE_NUMBER = 4  # bytes, with which a frame begins; no page has number 0


class Files:
    """Both files of a database in use. Whatever is written after one was moved or cut, nobody may find."""

    def __init__(self, path: Path, page: int) -> None:
        self.path = path
        self.log = log_of(path)
        self.frame = FRAME_HEAD + page
        self.opened = {file: file_number(file.stat()) for file in (path, self.log) if file.exists()}
        self.sizes = {file: file.stat().st_size for file in self.opened}
        self.frames = 0  # of the log, when something was written last; its file may be longer, with zeros
        self.cut = False  # for good: what was lost does not come back

    def trouble(self, connection: apsw.Connection, written: bool = False) -> str:
        """What has happened to them, in a sentence; nothing if all is well.

        Once something was `written` a log that was cut may be as long as before.
        """
        try:
            found = {file: file.stat() for file in self.opened}
        except OSError:
            return MOVED
        if any(file_number(found[file]) != number for file, number in self.opened.items()):
            return MOVED
        sizes = {file: stat.st_size for file, stat in found.items()}
        shorter = any(size < self.sizes[file] for file, size in sizes.items())
        self.cut = self.cut or (
            self.are_too_short(connection, sizes) if shorter else written and self.has_gap()
        )
        if self.cut:
            return CUT
        self.sizes = sizes
        if written:
            self.frames = frames_of(connection)
        return ""

    def has_gap(self) -> bool:
        """Whether the frame that was the last one is gone, and others were perhaps written after it."""
        if self.frames < 1:
            return False
        with self.log.open("rb", buffering=0) as log:
            log.seek(LOG_HEAD + (self.frames - 1) * self.frame)
            return log.read(PAGE_NUMBER) == bytes(PAGE_NUMBER)

    def are_too_short(self, connection: apsw.Connection, sizes: dict[Path, int]) -> bool:
        """Whether SQLite expects more: other programs may shorten them, too, but they tell it."""
        try:
            pages = int(connection.pragma("page_count"))
            frames = frames_of(connection)
        except apsw.Error:
            return True
        log = LOG_HEAD + frames * self.frame if frames > 0 else 0
        return sizes[self.path] < pages * (self.frame - FRAME_HEAD) or sizes.get(self.log, 0) < log


def frames_of(connection: apsw.Connection) -> int:
    """How many frames the log has by what SQLite knows, which is changed by none of this."""
    return connection.wal_checkpoint(mode=apsw.SQLITE_CHECKPOINT_NOOP)[0]


def log_of(path: Path) -> Path:
    """The file in which SQLite keeps what was written last."""
    return path.with_name(f"{path.name}-wal")


def file_number(found: os.stat_result) -> tuple[int, int]:
    """What tells a file from every other one, whatever it is called."""
    return found.st_dev, found.st_ino

"""A data folder belongs to one server at a time."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path

HOLDER = "serai.holder"  # says who holds the folder, for as long as it is held
TAKEN = -1


class Held(ValueError):
    """Somebody else holds the folder; the text says who."""


@contextlib.contextmanager
def hold(folder: Path, who: str) -> Iterator[None]:
    """Hold a data folder; Held says who does already. The system lets go of it with the process."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        descriptor = lock(folder)
    except OSError as error:
        raise ValueError(f"the folder {folder} cannot be opened: {error.strerror}") from None
    if descriptor == TAKEN:
        raise Held(f"{folder} is in use by {holder(folder)}: stop it, or choose another with --data")
    note = folder / HOLDER
    try:
        with contextlib.suppress(OSError):  # the store says what is wrong with the folder
            note.write_text(f"{who} (process {os.getpid()})", encoding="utf-8")
        yield
    finally:
        with contextlib.suppress(OSError):
            note.unlink()
        os.close(descriptor)


def holder(folder: Path) -> str:
    try:
        return (folder / HOLDER).read_text(encoding="utf-8")
    except OSError:
        return "another server"


if sys.platform == "win32":

    def lock(folder: Path) -> int:
        """Folders cannot be locked there."""
        return os.open(os.devnull, os.O_RDONLY)

else:
    import fcntl

    def lock(folder: Path) -> int:
        """What keeps the folder locked until it is closed, or TAKEN if somebody else has locked it."""
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            os.close(descriptor)
            return TAKEN
        return descriptor

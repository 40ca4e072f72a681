"""Files that people name: read them, or say in one sentence why not; write them without losing any."""

import json
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


def read_text(file: Path) -> str:
    """A file's text, or ValueError saying what is wrong with it."""
    try:
        return file.read_text(encoding="utf-8")
    except OSError as error:
        raise ValueError(f"{file} cannot be read: {problem(error)}") from None
    except UnicodeDecodeError:
        raise ValueError(f"{file} is not a text file") from None


def read_json(file: Path) -> Any:
    """A file's content, or ValueError saying what is wrong with it."""
    text = read_text(file)
    try:
        return json.loads(text)
    except (ValueError, RecursionError) as error:
        raise ValueError(f"{file}: this is not JSON: {error}") from None


def write_text(file: Path, text: str, replace: bool) -> None:
    """Write a file whole or not at all; one that already exists is FileExistsError unless `replace`."""
    if not replace and file.exists():
        raise FileExistsError(f"{file} already exists")
    with drafted(file) as draft:
        draft.write_text(text, encoding="utf-8")


@contextmanager
def drafted(file: Path) -> Iterator[Path]:
    """A file to write beside this one, whose place it takes when all went well."""
    draft = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        yield draft
        draft.replace(file)
    finally:
        draft.unlink(missing_ok=True)


def unused_name(stem: str) -> Path:
    """The first of STEM-1.json, STEM-2.json … that does not exist yet."""
    number = 1
    while Path(f"{stem}-{number}.json").exists():
        number += 1
    return Path(f"{stem}-{number}.json")


def problem(error: OSError | ValueError) -> str:
    """What the system says, without its numbers."""
    return str(getattr(error, "strerror", None) or error).lower()

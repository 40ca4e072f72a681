"""What people hand a command: options, positions, saved games; or in one sentence what is wrong with them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from serai.cli.shared import files
from serai.cli.shared.words import Words
from serai.core.state import State
from serai.core.title import Title
from serai.games import find, load_position
from serai.match.match import Match
from serai.match.record import BadAction, Record, read_record, replay


def read_options(given: Sequence[str]) -> dict[str, str]:
    """Options from NAME=VALUE."""
    options = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise ValueError(f"write an option as NAME=VALUE, not '{text}'")
        options[name.strip()] = value.strip()
    return options


def read_position(file: Path, title: Title) -> tuple[dict[str, Any], State]:
    """The position in a position document, as plain data and as a state."""
    document = files.read_json(file)
    try:
        state = load_position(document)
    except ValueError as error:
        raise ValueError(f"{file}: {error}") from None
    if state.game.name != title.name:
        raise ValueError(f"{file}: this is a position of {state.game.name}, not of {title.name}")
    position: dict[str, Any] = document["position"]
    return position, state


def change_numbers(title: Title, file: Path | None) -> None:
    """Let this process play with the numbers of a data file, if there is one."""
    if file is not None:
        try:
            title.change_numbers(read_numbers(file, title))
        except ValueError as error:
            text = str(error)
            raise ValueError(text if text.startswith(f"{file}") else f"{file}: {text}") from None


def read_numbers(file: Path, title: Title) -> dict[str, Any]:
    """The numbers that a data file wants, by name."""
    document = files.read_json(file)
    if not isinstance(document, dict):
        raise ValueError(f"{file}: a data file is a JSON object with game and numbers")
    for name in document:
        if name not in ("game", "numbers"):
            raise ValueError(f"{file}: {name}: is not a field of a data file, which has game and numbers")
    game, numbers = document.get("game"), document.get("numbers")
    if not isinstance(game, str):
        raise ValueError(f"{file}: game: must be the name of a game")
    if not isinstance(numbers, dict):
        raise ValueError(f"{file}: numbers: must be an object with a number for each name")
    if game != title.name:
        raise ValueError(f"{file}: this is a data file of {game}, not of {title.name}")
    return numbers


def open_record(file: Path, title: Title | None = None) -> tuple[Title, Record]:
    """A saved game, and the game it is of; it must be `title`'s if that is given."""
    text = files.read_text(file)
    try:
        record = read_record(text)
        found = find(record.game)
    except ValueError as error:
        raise ValueError(f"{file}: {error}") from None
    if title is not None and found.name != title.name:
        raise ValueError(f"{file}: this is a saved game of {found.name}, not of {title.name}")
    return found, record


def replay_record(
    file: Path, title: Title, record: Record, readers: Sequence[int], key: bytes | None = None
) -> Match:
    """The match of a saved game, every action checked; the story is told to `readers`."""
    with naming(file, title):
        return replay(record, title, key, readers)


@contextmanager
def naming(file: Path, title: Title) -> Iterator[None]:
    """What is wrong with a saved game, in words and with the name of its file."""
    try:
        yield
    except BadAction as error:
        reason = Words(title).say(error.reason.key, **error.says)
        raise ValueError(f"{file}: {error.where}: is not legal: {reason}") from None
    except ValueError as error:
        raise ValueError(f"{file}: {error}") from None

"""How a table begins: laid anew, from a position, or from a record; and who sits where."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, NamedTuple

from serai.cli import files
from serai.cli.words import Words
from serai.core.state import State
from serai.core.title import Title
from serai.games import find, load_position
from serai.match.match import Match
from serai.match.record import BadAction, Record, read_record, replay

HUMAN: Final = "human"  # the name of a person in a record; a bot's is its level
LEVELS: Final = ("greedy", "random")


class Start(NamedTuple):
    """What a table begins with."""

    title: Title
    match: Match
    players: list[str]  # [seat] HUMAN or the level of a bot
    position: dict[str, Any] | None  # the match began from, if not from the table as laid
    file: Path | None  # the record it continues


class People(NamedTuple):
    """Who is wanted at a table."""

    humans: int | None = None  # how many; if not said, as in a record, or one
    seat: int = 0  # of the first of them
    bots: Sequence[str] = ()  # one level for all bots, or one for each


def lay_table(title: Title, seats: int | None, options: Sequence[str], key: bytes, people: People) -> Start:
    """A new game, for the fewest players if no number is given."""
    state = title.new(title.fewest if seats is None else seats, read_options(options))
    players = seat_players(int(state.game.seats), people)
    return Start(title, Match(title, state, key, readers_of(players)), players, None, None)


def begin_from(title: Title, file: Path, key: bytes, people: People) -> Start:
    """A game from a position document."""
    position, state = read_position(file, title)
    players = seat_players(int(state.game.seats), people)
    return Start(title, Match(title, state, key, readers_of(players)), players, position, None)


def continue_record(title: Title, file: Path, key: bytes, people: People) -> Start:
    """A saved game, with the same players unless others are wanted."""
    title, record = open_record(file, title)
    players = recorded_players(record)
    if people.humans is not None or people.bots:
        players = seat_players(len(players), people)
    match = replay_record(file, title, record, readers_of(players), key)
    return Start(title, match, players, record.start, file)


def read_options(given: Sequence[str]) -> dict[str, str]:
    """Options from NAME=VALUE."""
    options = {}
    for text in given:
        name, equals, value = text.partition("=")
        if not equals:
            raise ValueError(f"an option is written NAME=VALUE, and '{text}' is not")
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


def open_record(file: Path, title: Title | None = None) -> tuple[Title, Record]:
    """A record, and the game it is of; it must be `title`'s if that is given."""
    text = files.read_text(file)
    try:
        record = read_record(text)
        found = find(record.game)
    except ValueError as error:
        raise ValueError(f"{file}: {error}") from None
    if title is not None and found.name != title.name:
        raise ValueError(f"{file}: this is a record of {found.name}, not of {title.name}")
    return found, record


def replay_record(
    file: Path, title: Title, record: Record, readers: Sequence[int], key: bytes | None = None
) -> Match:
    """The match of a record, every action checked; the story is told to `readers`."""
    try:
        return replay(record, title, key, readers)
    except BadAction as error:
        reason = Words(title).say(error.reason.key)
        raise ValueError(f"{file}: {error.where}: is not legal: {reason}") from None
    except ValueError as error:
        raise ValueError(f"{file}: {error}") from None


def recorded_players(record: Record) -> list[str]:
    """Who sat where: bots by their level, everybody else HUMAN."""
    return [name if name in LEVELS else HUMAN for name in record.players]


def seat_players(seats: int, people: People) -> list[str]:
    """Who sits where: humans beside each other, bots on the other seats."""
    humans, seat, bots = people
    if humans is None:
        humans = 1
    if not 0 <= humans <= seats:
        raise ValueError(f"there are {seats} seats, so 0 to {seats} of the players are human, not {humans}")
    if not 0 <= seat < seats:
        raise ValueError(f"seats are numbered from 0 to {seats - 1}, so there is no seat {seat}")
    for level in bots:
        if level not in LEVELS:
            raise ValueError(f"there is no bot '{level}'; the bots are {', '.join(LEVELS)}")
    others = seats - humans
    if len(bots) > 1 and len(bots) != others:
        raise ValueError(f"name one kind of bot for all, or one for each of the {others}, not {len(bots)}")
    levels = list(bots or LEVELS[:1]) * (1 if len(bots) > 1 else others)
    persons = {(seat + number) % seats for number in range(humans)}
    return [HUMAN if number in persons else levels.pop(0) for number in range(seats)]


def readers_of(players: Sequence[str]) -> list[int]:
    """To whom the story is told: the humans, or the spectator if there are none."""
    return [seat for seat, player in enumerate(players) if player == HUMAN] or [len(players)]

"""What happens at a table, as it is stored: a table is its setup and these, in order, and nothing else."""

from __future__ import annotations

from typing import Any

import msgspec

from serai.server.table.messages import Origin


class SeatSetup(msgspec.Struct, frozen=True):
    kind: str  # person or bot
    level: str = ""  # of a bot


class ClockSetup(msgspec.Struct, frozen=True):
    """Milliseconds: at the start, added for each action, and the most a seat can have."""

    bank: int
    increment: int
    cap: int


class Setup(msgspec.Struct, frozen=True):
    """What a table is before anyone sits down."""

    game: str
    rules: int
    options: dict[str, str | int]
    seats: list[SeatSetup]
    creator: str
    commitment: str
    clock: ClockSetup | None = None
    start: dict[str, Any] | None = None  # a position, or of a fork a save, to begin from
    title: str = ""
    lesson: str = ""  # its name, if the table is for one
    save: dict[str, Any] | None = None  # to begin from, where there is no record of the way to it
    origin: Origin | None = None  # of a fork
    away: float = 120.0  # seconds that a person must be away before a bot may take the seat


class Event(msgspec.Struct, tag_field="kind", tag=str.lower, frozen=True):
    """One thing that happened."""


class Joined(Event, frozen=True):
    seat: int
    person: str
    name: str
    nonce: str


class Started(Event, frozen=True):
    chance: list[int]  # what fell before the first decision
    digest: str
    log: list[int] = []  # actions of an imported record, played before that


class Played(Event, frozen=True):
    seat: int
    action: int
    chance: list[int]  # what fell after it
    digest: str
    id: str
    spent: int  # milliseconds of the seat's clock
    bot: bool = False


class Undone(Event, frozen=True):
    seat: int
    length: int  # of the log that is left
    id: str
    asked: bool = False
    spent: int = 0


class Redone(Event, frozen=True):
    seat: int
    chance: list[int]
    digest: str
    id: str
    spent: int


class Asked(Event, frozen=True):
    seat: int
    what: str


class Answered(Event, frozen=True):
    seat: int
    yes: bool


class Paused(Event, frozen=True):
    on: bool
    spent: int = 0  # by the seat to act, until then


class Botted(Event, frozen=True):
    """A bot takes a seat for a while, or gives it back when `level` is empty."""

    seat: int
    level: str


class Chatted(Event, frozen=True):
    person: str
    name: str
    text: str
    at: int


class Again(Event, frozen=True):
    """There is a new table for the same people."""

    table: str


AnyEvent = Joined | Started | Played | Undone | Redone | Asked | Answered | Paused | Botted | Chatted | Again

_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)
_setup = msgspec.json.Decoder(Setup)


def encode(value: Event | Setup) -> bytes:
    return msgspec.json.encode(value)


def decode(data: bytes) -> AnyEvent:
    return _decoder.decode(data)


def decode_setup(data: bytes) -> Setup:
    return _setup.decode(data)

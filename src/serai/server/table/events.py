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
    told: list[Any] = []  # lines of the story before its log, as in an update; their numbers are negative
    hints: bool = True  # whether players may ask what a bot would do
    terms: bool = False  # whether its draws come from terms that everyone has seen; not so the first tables


class Event(msgspec.Struct, tag_field="kind", tag=str.lower, frozen=True):
    """One thing that happened."""


class Joined(Event, frozen=True):
    seat: int
    person: str
    name: str
    nonce: str  # empty until it is revealed, or if there is none
    hash: str = ""  # by which the nonce is committed to


class Revealed(Event, frozen=True):
    """What a seat adds to the chance of a table is known now."""

    seat: int
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


class Left(Event, frozen=True):
    """Somebody leaves before the start, and the seat is open again."""

    seat: int


class Resigned(Event, frozen=True):
    """A seat is given up for good; if the game goes on, a bot of this level plays it."""

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


class Frozen(Event, frozen=True):
    """The operator has stopped a table, or lets it go on when `why` is empty."""

    why: str


OfPeople = (
    Joined | Revealed | Left | Botted | Resigned | Chatted | Again | Frozen
)  # what no rules are needed for
AnyEvent = OfPeople | Started | Played | Undone | Redone | Asked | Answered | Paused

_decoder: msgspec.json.Decoder[AnyEvent] = msgspec.json.Decoder(AnyEvent)
_setup = msgspec.json.Decoder(Setup)


def encode(value: Event | Setup) -> bytes:
    return msgspec.json.encode(value)


def decode(data: bytes) -> AnyEvent:
    return _decoder.decode(data)


def decode_setup(data: bytes) -> Setup:
    """The setup of a stored table, or ValueError."""
    try:
        return _setup.decode(data)
    except msgspec.MsgspecError:
        raise ValueError("its setup cannot be read") from None

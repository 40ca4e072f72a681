"""What HTTP requests bring and what they are answered with."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field


def whole(value: object) -> object:
    """In JSON 3.0 is a whole number too."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


Whole = Annotated[int, BeforeValidator(whole)]


Hash = Annotated[str, Field(pattern="^([0-9a-f]{64})?$", description="SHA-256 of a nonce")]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)


class NewGuest(Body):
    name: str = Field("", max_length=200)


class NewClock(Body):
    """Seconds: at the start, added for each action, and the most a seat can have."""

    bank: Whole = Field(ge=1, le=10_000_000)
    increment: Whole = Field(ge=0, le=1_000_000)
    cap: Whole = Field(ge=1, le=10_000_000)


class NewTable(Body):
    game: str = Field(max_length=64)
    seats: list[str] = Field(min_length=1, max_length=8, description="me, friend, or a level of bot")
    options: dict[str, str | Whole] = Field(default_factory=dict, max_length=64)
    clock: NewClock | None = None
    away: Annotated[int, Field(ge=30, le=10_000_000), BeforeValidator(whole)] | None = None
    hints: bool = Field(True, description="whether players may ask what a bot would do")
    name: str = Field("", max_length=200)
    names: list[Annotated[str, Field(max_length=200)]] = Field(
        default_factory=list, max_length=8, description="by seat, of those who play at one screen"
    )
    hash: Hash = ""


class Joining(Body):
    hash: Hash = ""


class Fork(Body):
    """A position by the number of actions before it, as the seat knows it."""

    number: Whole = Field(ge=0, le=1 << 30)
    seat: Whole = Field(ge=0, le=15)


class SeatBot(Body):
    level: str = Field(max_length=16)


class Code(Body):
    code: str = Field(pattern="^[0-9a-f]{20}$")


class Seated(Body):
    seat: Whole = Field(ge=0, le=15)


class Problem(BaseModel):
    """Why a request was refused, in one sentence."""

    detail: str


class GuestShown(BaseModel):
    name: str


class OptionShown(BaseModel):
    name: str
    labels: list[str]
    most: int
    default: str | int


class GameShown(BaseModel):
    name: str
    fewest: int
    most: int
    maturity: str
    rules: int
    secrets: bool
    options: list[OptionShown]
    levels: list[str]
    lessons: list[str]


class ComponentsShown(BaseModel):
    """What zones and pieces are, by name: `Components` of serai.core.zones."""

    zones: dict[str, dict[str, Any]]
    pieces: dict[str, dict[str, Any]]


class SeatShown(BaseModel):
    name: str
    kind: Literal["open", "person", "bot"]


class TableShown(BaseModel):
    """A table as one of its people sees it: no `scores` before the start, times in milliseconds."""

    table: str
    game: str
    options: dict[str, str | int]
    name: str
    created: int
    away: float
    seats: list[SeatShown]
    mine: list[int]
    creator: bool
    started: bool
    over: bool
    actor: int
    waiting: bool
    revision: int
    frozen: str
    winners: list[int]
    resigned: list[int]
    scores: list[int]
    changed: int
    length: int


class Invitation(BaseModel):
    """What an invite link leads to: who invites to which game; `yours` if you sit there already."""

    host: str
    game: str
    options: dict[str, str | int]
    name: str
    seats: list[SeatShown]
    clock: NewClock | None
    commitment: str
    yours: str


class TableLinks(BaseModel):
    table: str
    invite: str
    watch: str


class LessonTable(BaseModel):
    table: str


class PositionShown(BaseModel):
    """What a reader saw after so many actions."""

    number: int
    view: dict[str, Any]


class CodeShown(BaseModel):
    code: str
    seconds: int


PROBLEMS: dict[int | str, dict[str, Any]] = {
    code: {"model": Problem} for code in (400, 401, 403, 404, 409, 413, 415, 422, 429, 503)
}

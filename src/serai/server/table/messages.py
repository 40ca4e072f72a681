"""Every message between a client and a table, defined once: the wire, the schema and the browser's types.

All are JSON objects with a `type`. docs/protocol.md explains them.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

PROTOCOL = 1

MoveId = Annotated[str, Meta(min_length=1, max_length=64)]
Seat = Annotated[int, Meta(ge=0, le=15)]
Action = Annotated[int, Meta(ge=0, le=1 << 30)]
Revision = Annotated[int, Meta(ge=0, le=1 << 30)]

NUMBER, TEXT = {"type": "integer"}, {"type": "string"}
ARGUMENTS = {"type": "object", "additionalProperties": {}}
# What a match makes and is only passed on, so that nothing need be built anew to be sent.
Choice = Annotated[
    Any,
    Meta(
        extra_json_schema={
            "type": "object",
            "properties": {
                "id": NUMBER,
                "verb": TEXT,
                "args": {"type": "array", "items": NUMBER},
                "text": TEXT,
                "says": ARGUMENTS,
            },
            "required": ["id", "verb", "args", "text", "says"],
        }
    ),
]
Line = Annotated[Any, Meta(extra_json_schema={"type": "array", "prefixItems": [NUMBER, TEXT, ARGUMENTS]})]
LineAhead = Annotated[Any, Meta(extra_json_schema={"type": "array", "prefixItems": [TEXT, ARGUMENTS]})]


class ClientMessage(msgspec.Struct, tag_field="type", tag=str.lower, forbid_unknown_fields=True, frozen=True):
    """What a client may send."""


class Play(ClientMessage, frozen=True):
    """Play an action, made on a revision; `id` is the client's own name for this move."""

    seat: Seat
    action: Action
    revision: Revision
    id: MoveId


class Undo(ClientMessage, frozen=True):
    """Take back the seat's last action, as far as nothing came between."""

    seat: Seat
    revision: Revision
    id: MoveId


class Redo(ClientMessage, frozen=True):
    """Play again what was last taken back."""

    seat: Seat
    revision: Revision
    id: MoveId


class Ask(ClientMessage, frozen=True):
    """Ask the other players to agree: `undo`, `pause` or `go-on`."""

    seat: Seat
    what: Literal["undo", "pause", "go-on"]


class Answer(ClientMessage, frozen=True):
    """Agree to what is asked, or not."""

    seat: Seat
    yes: bool


class Explain(ClientMessage, frozen=True):
    """Why may this seat not play this action now? It is named by its number or by its text."""

    seat: Seat
    action: Action = -1
    text: Annotated[str, Meta(max_length=200)] = ""


class Preview(ClientMessage, frozen=True):
    """What would this seat see happen?"""

    seat: Seat
    action: Action


class Hint(ClientMessage, frozen=True):
    """What would a bot do on this seat, from what the seat knows?"""

    seat: Seat
    revision: Revision


class Analyse(ClientMessage, frozen=True):
    """What does a bot think of a finished game? Look at what it has found, let it go on, or stop it."""

    do: Literal["look", "run", "stop"]
    all_knowing: bool = False  # else from what each seat knew when it chose


class Resume(ClientMessage, frozen=True):
    """Send me all I need to show the table, unless this revision is still the newest."""

    revision: Annotated[int, Meta(ge=-1, le=1 << 30)]


class Tell(ClientMessage, frozen=True):
    """Tell me what came before this line of a reader's story."""

    reader: Seat
    before: Annotated[int, Meta(ge=0, le=1 << 30)]


class Chat(ClientMessage, frozen=True):
    text: Annotated[str, Meta(min_length=1, max_length=2000)]


class Reveal(ClientMessage, frozen=True):
    """The nonce that was committed to by its hash, once the terms are sealed."""

    nonce: Annotated[str, Meta(pattern="^[0-9a-f]{64}$")]


class Ping(ClientMessage, frozen=True):
    """Are you there?"""


Move = Play | Undo | Redo
FromClient = (
    Play | Undo | Redo | Ask | Answer | Explain | Preview | Hint | Analyse | Resume | Tell | Chat | Reveal
    | Ping
)  # fmt: skip


class ServerMessage(msgspec.Struct, tag_field="type", tag=str.lower, frozen=True):
    """What the server may send."""


class Lesson(msgspec.Struct, frozen=True):
    """What a lesson asks of a seat: for each of its decisions in turn, the texts of the actions wanted."""

    name: str
    seat: int
    wanted: list[list[str]]


class Origin(msgspec.Struct, frozen=True):
    """The table that a fork came from: who sat there, bots without names, and after how many actions."""

    players: list[str]
    number: int
    table: str = ""


class Hello(ServerMessage, frozen=True):
    """The first message: who you are at this table."""

    protocol: int
    table: str
    game: str
    rules: int
    options: dict[str, str | int]
    seats: list[int]  # that you hold
    commitment: str
    lesson: Lesson | None  # if the table is for one
    origin: Origin | None = None  # if the table is a fork
    hints: bool = True  # whether its players may ask for them


class Update(ServerMessage, frozen=True):
    """The table as one reader sees it; `reader` is a seat, or the number of seats for the spectator."""

    reader: int
    revision: int
    view: Any
    actions: list[Choice]  # the legal ones, if it is for this reader to act
    lines: list[Line]  # of the story since the revision before, or its last: [action number, key, arguments]
    whole: bool  # whether this is all one needs, whatever one knew before
    length: int  # of the log: how many actions there were
    undo: str  # empty if the reader may undo, else the key of what bars it
    redo: bool
    first: int = 0  # the number of the first of `lines` in the story: so many come before it


class Told(ServerMessage, frozen=True):
    """Lines of a reader's story that come before those it has; `first` is the number of the first of them."""

    reader: int
    first: int
    lines: list[Line]


class Ack(ServerMessage, frozen=True):
    """The move is on disk."""

    id: str
    revision: int


class Refused(ServerMessage, frozen=True):
    """The move was not played: a text key and an anchor of the rules page."""

    id: str
    key: str
    anchor: str
    revision: int
    says: dict[str, Any] = {}  # the arguments of the sentence


class Explained(ServerMessage, frozen=True):
    seat: int
    action: int  # -1 if the text names none
    text: str
    key: str  # empty if the action is legal
    anchor: str
    says: dict[str, Any] = {}  # the arguments of the sentence


class Previewed(ServerMessage, frozen=True):
    seat: int
    action: int
    key: str  # empty, or why there is no preview
    lines: list[LineAhead]  # [key, arguments]
    then: Literal["on", "ends", "over", "other", "chance", "reveals", ""]  # empty if there is no preview
    undoable: bool  # whether the seat could undo it afterwards, whatever the others do
    chance: str  # the verb of the chance that falls then
    outlook: list[LineAhead]  # what the game adds up for the seat, as lines


class Advice(msgspec.Struct, frozen=True):
    """An action that a bot thinks well of."""

    action: int
    share: float  # of the times that it tried an action here
    result: float  # the seat's chance to win, from 0 to 1, or the points of somebody who plays alone
    line: list[Choice]  # what it expects next, as far as no chance comes between


class Hinted(ServerMessage, frozen=True):
    """What a bot would do, the best first."""

    seat: int
    revision: int  # that it thought about
    key: str  # empty, or why there is no hint
    best: list[Advice]


class Judged(msgspec.Struct, frozen=True):
    """What a bot thinks of one choice of a finished game."""

    number: int  # of the action: so many came before it
    seat: int
    results: list[float]  # by seat, before it: the chance to win, or the points of somebody who plays alone
    cost: float  # what the seat gave away by it, in the same measure
    played: Choice
    better: Choice  # what the bot would have done; the same, if it agrees


class Analysed(ServerMessage, frozen=True):
    """What a bot has found out so far about a finished game, or what is new of it."""

    all_knowing: bool
    key: str  # empty, or why it does not go on
    running: bool
    done: int  # actions that it has looked at,
    total: int  # of so many
    swing: float  # a result that changes by so much is worth a mark
    first: int  # how many of those judged come before these
    judged: list[Judged]


class Person(msgspec.Struct, frozen=True):
    """Who is on a seat."""

    name: str
    kind: Literal["open", "person", "bot"]
    here: bool
    late: bool
    resigned: int | None = None  # after so many actions the seat was given up for good
    stuck: bool = False  # whether its bot could not think of its last action, and took any


class People(ServerMessage, frozen=True):
    """Who sits where, who is looking, and what is being asked."""

    seats: list[Person]
    watching: int
    asked: str
    asked_by: int
    agreed: list[int]


class Clocks(ServerMessage, frozen=True):
    """Milliseconds left for each seat, whose clock runs, and whether play is paused."""

    left: list[int]
    running: int
    paused: bool


class Said(ServerMessage, frozen=True):
    name: str
    text: str
    at: int
    seat: int = -1  # of whoever said it, the first of several


class Sealed(ServerMessage, frozen=True):
    """Everyone sits: with these terms the game begins as soon as all nonces are revealed."""

    terms: str


class Revealed(ServerMessage, frozen=True):
    """The game is over: with these anyone can check every draw."""

    seed: str
    nonces: list[str]  # by seat, empty where none was added; of the first tables sorted
    terms: str  # as they were sealed; the first tables had none


class Again(ServerMessage, frozen=True):
    """Somebody has opened a new table for those who sit at this one."""

    table: str
    invite: str


class Resync(ServerMessage, frozen=True):
    """You were too slow: some messages were left out. Send `resume`."""


class Error(ServerMessage, frozen=True):
    """A message that could not be read, or one too many."""

    key: str
    detail: str


class Bye(ServerMessage, frozen=True):
    """The server stops or the table is gone; connect again after `after` seconds, unless that is negative."""

    key: str
    after: int


class Pong(ServerMessage, frozen=True):
    pass


FromServer = (
    Hello | Update | Told | Ack | Refused | Explained | Previewed | Hinted | Analysed | People | Clocks | Said
    | Sealed | Revealed | Again | Resync | Error | Bye | Pong
)  # fmt: skip

_decoder: msgspec.json.Decoder[FromClient] = msgspec.json.Decoder(FromClient)
_encoder = msgspec.json.Encoder()


def decode(data: bytes | str) -> FromClient:
    """A client's message, or msgspec.MsgspecError."""
    return _decoder.decode(data)


def encode(message: ServerMessage) -> bytes:
    return _encoder.encode(message)


def encode_part(part: Any) -> msgspec.Raw:
    """Part of a message as it is sent, to be encoded once for all who get it."""
    return msgspec.Raw(_encoder.encode(part))


def encode_parts(parts: list[Any]) -> list[msgspec.Raw]:
    """Parts of messages, each as it is sent: to be encoded once and compared by its bytes."""
    return [msgspec.Raw(line) for line in _encoder.encode_lines(parts).splitlines()]


def schema() -> dict[str, Any]:
    """JSON Schema of both directions, from which the browser's types are generated."""
    (client, server), components = msgspec.json.schema_components(
        [FromClient, FromServer], ref_template="#/$defs/{name}"
    )
    return {"client": client, "server": server, "$defs": components}

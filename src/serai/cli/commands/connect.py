"""`serai connect`: a bot at a table of a server, written from docs/protocol.md alone.

It sees what its seat sees, so it cannot search: it takes any legal action, or always the first.
"""

import asyncio
import json
import random
import re
import urllib.error
import urllib.request
from collections.abc import Callable
from typing import Any, Final, NamedTuple
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.typing import Origin

from serai.cli.shared.words import Words, language_here

Action = dict[str, Any]
BOTS: Final[dict[str, Callable[[list[Action]], Action]]] = {
    "random": random.choice,
    "first": lambda actions: actions[0],
}
LINK = re.compile(
    r"(?P<root>https?://[^/?#]+(?:/[^/?#]+)*?)/(?:#/|api/)?join/(?P<token>[A-Za-z0-9_-]{10,64})/?"
)
SECONDS: Final = 10  # for an answer over HTTP
WAITS: Final = (1, 2, 4, 8, 15, 30)  # seconds before each try to come back
POLICY: Final = 1008


class Seat(NamedTuple):
    """What it takes to come back to a table."""

    root: str  # of the server, such as http://127.0.0.1:8000
    table: str
    cookie: str


def connect(url: str, bot: str, name: str, pause: float) -> None:
    """Take a seat by an invite link and play until the game is over."""
    if bot not in BOTS:
        raise ValueError(f"there is no bot {bot!r} to connect; choose {' or '.join(BOTS)}")
    found = LINK.fullmatch(url)
    if found is None:
        raise ValueError(f"{url!r} is not an invite link: it should look like http://HOST/join/TOKEN")
    seat = take_seat(found["root"], found["token"], name)
    words = Words(language=language_here())
    print(words.say("seated", url=seat.root, name=name), flush=True)
    played = asyncio.run(Player(seat, BOTS[bot], pause, words).play())
    print(words.say("played-to-the-end", count=played))


def take_seat(root: str, token: str, name: str) -> Seat:
    """Become a guest and follow the invitation."""
    _, cookie = post(f"{root}/api/guest", {"name": name})
    table, _ = post(f"{root}/api/join/{token}", {}, cookie)
    return Seat(root, str(table["table"]), cookie)


def post(url: str, body: dict[str, Any], cookie: str = "") -> tuple[dict[str, Any], str]:
    """The answer, and the cookie if one was set; ValueError says what the server has against it."""
    headers = {"Content-Type": "application/json", **({"Cookie": cookie} if cookie else {})}
    request = urllib.request.Request(url, json.dumps(body).encode(), headers, method="POST")
    try:
        with urllib.request.urlopen(request, timeout=SECONDS) as response:
            return json.load(response), response.headers.get("Set-Cookie", "").partition(";")[0]
    except urllib.error.HTTPError as error:
        raise ValueError(f"the server says: {detail(error)}") from None
    except (OSError, ValueError) as error:
        raise ValueError(f"{urlsplit(url).netloc} did not answer like a Serai server: {error}") from None


def detail(error: urllib.error.HTTPError) -> str:
    """Why a request was refused."""
    try:
        return str(json.load(error)["detail"])
    except (ValueError, KeyError, TypeError):
        return f"{error.code} {error.reason}"


def origin_of(url: str) -> str:
    """The scheme and host of an address, without its path."""
    parts = urlsplit(url)
    return f"{parts.scheme}://{parts.netloc}"


class Player:
    """Plays one seat of one table, however often the connection breaks."""

    def __init__(
        self, seat: Seat, choose: Callable[[list[Action]], Action], pause: float, words: Words
    ) -> None:
        self.seat = seat
        self.choose = choose
        self.pause = pause
        self.words = words
        self.pending: dict[str, Any] | None = None  # a move that has not been answered
        self.moves = 0
        self.seats: list[int] = []

    async def play(self) -> int:
        """The number of actions played when the game is over."""
        tries = 0
        while True:
            wait = WAITS[min(tries, len(WAITS) - 1)]
            tries += 1
            try:
                async with self.socket() as socket:
                    tries = 0
                    after = await self.follow(socket)
                if after is None:
                    return self.moves
                wait, problem = after, "the server is restarting"
            except InvalidHandshake as error:
                problem = f"the server refused this seat ({error})"
            except ConnectionClosed as closed:
                hurried = closed.rcvd is not None and closed.rcvd.code == POLICY
                problem = "this bot was too fast" if hurried else "the connection was closed"
            except OSError as error:
                problem = str(error.strerror or error).lower()
            if tries > len(WAITS):
                raise ValueError(f"the connection to the table is lost: {problem}")
            print(self.words.say("reconnecting", problem=problem, seconds=wait), flush=True)
            await asyncio.sleep(wait)

    def socket(self) -> open_socket:
        address = "ws" + self.seat.root.removeprefix("http")
        return open_socket(
            f"{address}/ws/{self.seat.table}",
            origin=Origin(origin_of(self.seat.root)),
            additional_headers={"Cookie": self.seat.cookie},
            max_size=None,
        )

    async def follow(self, socket: ClientConnection) -> int | None:
        """Answer what comes until the game is over, or say after how many seconds to come back."""
        async for text in socket:
            message = json.loads(text)
            match message["type"]:
                case "update" if message["actions"]:
                    await self.act(socket, message)
                case "ack":
                    self.moves += 1
                    self.pending = None
                case "refused":
                    await self.think_again(socket, message)
                case "people" if message["asked"]:
                    await self.agree(socket, message)
                case "resync":
                    await send(socket, {"type": "resume", "revision": -1})
                case "hello":
                    self.seats = message["seats"]
                case "revealed":
                    return None
                case "bye":
                    return max(int(message["after"]), 1)
        return WAITS[0]

    async def act(self, socket: ClientConnection, update: dict[str, Any]) -> None:
        """Play an action; the same one again if the answer to it may have been lost."""
        await asyncio.sleep(self.pause)
        if self.pending is None or self.pending["revision"] != update["revision"]:
            self.pending = {
                "type": "play",
                "seat": update["reader"],
                "action": self.choose(update["actions"])["id"],
                "revision": update["revision"],
                "id": f"{update['revision']}-{random.getrandbits(64):x}",
            }
        await send(socket, self.pending)

    async def think_again(self, socket: ClientConnection, refused: dict[str, Any]) -> None:
        """A stale move is followed by a new view; otherwise ask for one after a while, perhaps of a pause."""
        self.pending = None
        if refused["key"] == "refused-frozen":
            raise ValueError(self.words.say("refused-frozen"))
        if refused["key"] != "refused-stale":
            await asyncio.sleep(2)
            await send(socket, {"type": "resume", "revision": -1})

    async def agree(self, socket: ClientConnection, people: dict[str, Any]) -> None:
        """A bot has nothing against what people ask for."""
        for seat in self.seats:
            if seat not in people["agreed"]:
                await send(socket, {"type": "answer", "seat": seat, "yes": True})


async def send(socket: ClientConnection, message: dict[str, Any]) -> None:
    await socket.send(json.dumps(message))

"""A real server on a free port, guests with cookies, and sockets that remember every frame."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import random
import resource
import socket
import threading
from collections.abc import AsyncIterator, Coroutine, Iterator
from pathlib import Path
from typing import Any, Self, TypeVar

import httpx
import uvicorn
from fastapi import FastAPI
from tests.kit import tables, titles
from tests.soak import SOAK
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed
from websockets.typing import Origin

from serai.core.title import Title
from serai.server.config import Config, read_config
from serai.server.live.hub import Hub
from serai.server.live.live_table import LiveTable
from serai.server.lobby.lobby import Lobby
from serai.server.running.app import make_app
from serai.server.running.run import listen, open_store, uvicorn_config
from serai.server.storage.store import SqliteStore

T = TypeVar("T")

if SOAK:  # both ends of every connection are in one process
    _, most_files = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most_files, most_files))
PATIENCE = 60.0  # seconds after which a test that hangs is stopped
# Nobody is held up by the limits here; the tests that are about limits set their own.
ROOMY: dict[str, Any] = {
    "port": 0, "messages": 10**9, "chats": 10**9, "requests_per_second": 10**6, "requests_burst": 10**6,
    "tables_per_hour": 10**6, "guests_per_hour": 10**6, "joins_per_day": 10**6, "sockets_per_address": 10**4,
    "outbox": 10**4, "positions_per_minute": 10**6, "links_per_hour": 10**6, "connections_per_address": 10**4,
    "connections_per_second": 10**6,
    "requests_at_once": 10**4, "work": 10**6, "work_per_address": 10**6, "outbox_bytes": 10**9,
    "bot_pause": 0,
}  # fmt: skip
SULTAN = "sultans_wishes"
CLEOCATRA = "cleocatra"
TRAVELERS: dict[str, Any] = {"expansion": "travelers", "rounds": 2}
SHORT: dict[str, Any] = {"cap": 3, "rounds": 1}  # options that make a game short, if it has them


def tables_of(title: Title) -> list[tuple[str, int, dict[str, Any]]]:
    """A game as these tests play it: at its fewest seats, and if it has secrets at every number of them."""
    by_seats = {table.seats: table.options for table in tables(title)}
    chosen = list(by_seats) if title.secrets else [title.fewest]
    return [(title.name, seats, by_seats[seats]) for seats in chosen]


def short(title: Title, options: dict[str, Any]) -> dict[str, Any]:
    """The options of a game with those that make it short."""
    known = {option.name for option in title.options}
    return options | {name: value for name, value in SHORT.items() if name in known}


TABLES = [table for title in titles() for table in tables_of(title)]
ONE_OF_EACH = [tables_of(title)[0] for title in titles()]


class Complaints(logging.Handler):
    """Everything logged while it listens."""

    def __init__(self) -> None:
        super().__init__(logging.INFO)
        self.records: list[logging.LogRecord] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.records.append(record)

    def text(self) -> str:
        formatter = logging.Formatter("%(name)s %(levelname)s %(message)s")
        return "\n".join(formatter.format(record) for record in self.records)

    def unhandled(self) -> list[str]:
        """What was logged as an error or with a traceback."""
        formatter = logging.Formatter()
        return [
            formatter.format(record)
            for record in self.records
            if record.exc_info or record.levelno >= logging.ERROR
        ]


class Server:
    """A running server, and a look at what it holds."""

    def __init__(self, app: FastAPI, config: Config, store: SqliteStore, port: int, log: Complaints) -> None:
        self.app = app
        self.config = config
        self.store = store
        self.port = port
        self.log = log
        self.base = f"http://127.0.0.1:{port}"
        self.lobby: Lobby = app.state.lobby
        self.hub: Hub = app.state.hub
        self.guests: list[Guest] = []
        self.loop = asyncio.get_running_loop()

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        """Let something happen on the server's loop, from a test that runs beside it."""
        return asyncio.run_coroutine_threadsafe(work, self.loop).result(PATIENCE)

    async def guest(self, name: str = "Ann") -> Guest:
        """Somebody new, with a cookie."""
        guest = self.nobody()
        await guest.enter(name)
        return guest

    def nobody(self, token: str = "") -> Guest:
        """Somebody without a cookie, or who comes back with this one."""
        guest = Guest(self.base)
        if token:
            guest.http.cookies.set("serai", token)
        self.guests.append(guest)
        return guest

    def live(self, table: str) -> LiveTable:
        return self.hub.live[table]

    async def started(
        self, game: str, seats: int, options: dict[str, Any] | None = None, **more: Any
    ) -> Started:
        """A table at which as many guests sit as there are seats, started, with everyone connected."""
        guests = [await self.guest(f"guest {seat}") for seat in range(seats)]
        links = await guests[0].table(game, ["me"] + ["friend"] * (seats - 1), options, **more)
        for guest in guests[1:]:
            await guest.post(f"/api/join/{links['invite']}", {})
        clients = [await guest.sit(links["table"]) for guest in guests]
        return Started(links, guests, clients)


class Started:
    """A game under way: its links, and each seat's guest and socket."""

    def __init__(self, links: dict[str, str], guests: list[Guest], clients: list[Client]) -> None:
        self.links = links
        self.table = links["table"]
        self.guests = guests
        self.clients = clients

    async def play_on(self, rng: random.Random, most: int = 10**6) -> int:
        """Let every seat play at random until the game is over or so many moves are made; their number."""
        for client in self.clients:
            await client.settle()
        for played in range(most):
            actor = next((client for client in self.clients if client.actions()), None)
            if actor is None:
                assert all(client.is_over() for client in self.clients), "nobody can act"
                return played
            revision = await actor.play(rng.choice(actor.actions())["id"])
            for client in self.clients:
                await client.reach(revision)
        return most


class Guest:
    """A person with a cookie jar of its own."""

    def __init__(self, base: str) -> None:
        self.base = base
        self.http = httpx.AsyncClient(base_url=base, verify=False, timeout=PATIENCE)
        self.bodies: list[str] = []

    @property
    def token(self) -> str:
        return self.http.cookies.get("serai") or ""

    async def enter(self, name: str) -> None:
        assert (await self.post("/api/guest", {"name": name})).status_code == 200

    async def ask(self, method: str, path: str, body: Any = None, **more: Any) -> httpx.Response:
        if body is not None:
            more["json"] = body
        answer = await self.http.request(method, path, **more)
        self.bodies.append(answer.text)
        return answer

    async def get(self, path: str) -> httpx.Response:
        return await self.ask("GET", path)

    async def post(self, path: str, body: Any) -> httpx.Response:
        return await self.ask("POST", path, body)

    async def table(
        self, game: str, seats: list[str], options: dict[str, Any] | None = None, **more: Any
    ) -> dict[str, str]:
        """A new table's name and links."""
        answer = await self.post(
            "/api/tables", {"game": game, "seats": seats, "options": options or {}, **more}
        )
        assert answer.status_code == 201, answer.text
        links: dict[str, str] = answer.json()
        return links

    async def sit(self, table: str) -> Client:
        """Connected to a table, and welcomed."""
        return await Client.connected(self.base, f"/ws/{table}", self.token)


async def watch(server: Server, links: dict[str, str]) -> Client:
    """A spectator's socket."""
    return await Client.connected(server.base, f"/ws/{links['table']}?watch={links['watch']}", "")


class Client:
    """One socket at a table. It keeps every frame it was sent and the newest update of each reader."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.frames: list[str] = []
        self.updates: dict[int, dict[str, Any]] = {}
        self.sent = 0
        self.away = False  # while a bot plays for it

    @classmethod
    async def connected(
        cls, base: str, path: str, token: str, address: dict[str, str] | None = None, **more: Any
    ) -> Self:
        headers = {**({"Cookie": f"serai={token}"} if token else {}), **(address or {})}
        socket = await connect(
            base.replace("http", "ws") + path,
            origin=Origin(base),
            additional_headers=headers,
            compression=None,
            max_size=None,
            **more,
        )
        client = cls(socket)
        await client.until("people")
        return client

    async def receive(self) -> dict[str, Any]:
        raw = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(raw, str)
        self.frames.append(raw)
        message: dict[str, Any] = json.loads(raw)
        if message["type"] == "update":
            self.updates[message["reader"]] = message
        return message

    async def until(self, *kinds: str) -> dict[str, Any]:
        """The next message of one of these types."""
        while True:
            message = await self.receive()
            if message["type"] in kinds:
                return message

    async def send(self, kind: str, **fields: Any) -> None:
        await self.socket.send(json.dumps({"type": kind, **fields}))

    async def settle(self) -> None:
        """Read until everything sent so far has come: a pong is behind it all."""
        await self.send("ping")
        await self.until("pong")

    async def reach(self, revision: int) -> None:
        """Read until every reader of this socket has this revision."""
        while any(update["revision"] < revision for update in self.updates.values()):
            await self.receive()

    async def play(self, action: int, seat: int | None = None, revision: int | None = None) -> int:
        """Play an action; the revision it led to."""
        self.sent += 1
        name = f"{id(self)}-{self.sent}"
        update = self.update
        await self.send(
            "play",
            seat=update["reader"] if seat is None else seat,
            action=action,
            revision=update["revision"] if revision is None else revision,
            id=name,
        )
        answer = await self.until("ack", "refused", "error")
        assert answer["type"] == "ack", answer
        return int(answer["revision"])

    @property
    def update(self) -> dict[str, Any]:
        """The newest update of the first reader that can act, or of the first reader."""
        return next((u for u in self.updates.values() if u["actions"]), next(iter(self.updates.values())))

    @property
    def revision(self) -> int:
        return int(self.update["revision"])

    def actions(self) -> list[dict[str, Any]]:
        return list(self.update["actions"])

    def is_over(self) -> bool:
        return bool(self.update["view"] and self.update["view"]["winners"])

    async def play_to_the_end(self, rng: random.Random) -> None:
        """Answer every update that asks for an action, unless a bot has the seat, until the game is over."""
        while not self.is_over():
            if self.actions() and not self.away:
                self.sent += 1
                await self.send(
                    "play", seat=self.update["reader"], action=rng.choice(self.actions())["id"],
                    revision=self.revision, id=f"{id(self)}-{self.sent}",
                )  # fmt: skip
            revision = self.revision
            while self.revision <= revision and not self.is_over():
                await self.receive()

    async def closed(self) -> int:
        """Read until the server closes; the close code."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                await self.receive()
        return int(self.socket.close_code or 0)

    async def close(self) -> None:
        await self.socket.close()


@contextlib.asynccontextmanager
async def serving(folder: Path, send_buffer: int = 0, **settings: Any) -> AsyncIterator[Server]:
    """A server on a free port, stopped at the end; nothing it did may have gone unhandled.

    With a small `send_buffer` the system takes little off the hands of a server whose reader is slow.
    """
    config = read_config(given={**ROOMY, "data": str(folder), **settings})
    log = Complaints()
    logging.getLogger().addHandler(log)
    uvicorn_log = logging.getLogger("uvicorn")
    listener = listen(config)
    if send_buffer:
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, send_buffer)
    store = open_store(config)
    app = make_app(store, config, folder / "pages")
    running = uvicorn.Server(uvicorn_config(app, config))
    uvicorn_log.addHandler(log)
    serve = asyncio.create_task(running.serve(sockets=[listener]))
    while not running.started:
        await asyncio.sleep(0.01)
    server = Server(app, config, store, listener.getsockname()[1], log)
    try:
        yield server
    finally:
        for guest in server.guests:
            await guest.http.aclose()
        running.should_exit = True
        await serve
        store.close()
        logging.getLogger().removeHandler(log)
        uvicorn_log.removeHandler(log)
    assert log.unhandled() == []


@contextlib.contextmanager
def serving_beside(folder: Path, **settings: Any) -> Iterator[Server]:
    """The same in a thread of its own, for tests that are not asynchronous."""
    ready: list[Server] = []
    begun, stop = threading.Event(), threading.Event()
    failed: list[BaseException] = []

    async def main() -> None:
        async with serving(folder, **settings) as server:
            ready.append(server)
            begun.set()
            while not stop.is_set():
                await asyncio.sleep(0.02)

    def run() -> None:
        try:
            asyncio.run(main())
        except BaseException as error:
            failed.append(error)
        finally:
            begun.set()

    thread = threading.Thread(target=run, daemon=True)
    thread.start()
    begun.wait()
    try:
        if ready:
            yield ready[0]
    finally:
        stop.set()
        thread.join()
    if failed:
        raise failed[0]

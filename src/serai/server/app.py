"""The web application: HTTP for the lobby, a socket for each table, and what keeps both safe."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import time
from collections import Counter
from collections.abc import AsyncIterator, Mapping
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec
from fastapi import Depends, FastAPI, HTTPException, Request, Response
from fastapi import Path as InPath
from fastapi.exceptions import RequestValidationError
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel, BeforeValidator, ConfigDict, Field
from starlette.exceptions import HTTPException as StarletteHTTPException
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.routing import WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect

import serai
from serai.bots import LEVELS
from serai.games import GAMES, find
from serai.server import events as e
from serai.server import messages as m
from serai.server.bundle import BUNDLE, BundleRoute
from serai.server.config import Config
from serai.server.hub import Hub, LiveTable, Socket
from serai.server.limits import Limits
from serai.server.lobby import WATCH, Lobby, Person
from serai.server.store import Store, StoreError

LOG = logging.getLogger("serai")
LOOPBACK = {"localhost", "127.0.0.1", "::1", "[::1]"}
# Close codes of a socket
GOING_AWAY, UNREADABLE, POLICY, TOO_BIG, TRY_LATER = 1001, 1003, 1008, 1009, 1013
LONGEST_DETAIL = 300
TableName = Annotated[str, InPath(pattern="^[0-9a-f]{32}$")]
Token = Annotated[str, InPath(pattern="^[A-Za-z0-9_-]{10,64}$")]


def whole(value: object) -> object:
    """In JSON 3.0 is a whole number too."""
    return int(value) if isinstance(value, float) and value.is_integer() else value


Whole = Annotated[int, BeforeValidator(whole)]


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
    options: dict[str, str | Whole] = Field(default_factory=dict, max_length=16)
    clock: NewClock | None = None
    name: str = Field("", max_length=200)


class Joining(Body):
    nonce: str = Field("", pattern="^([0-9a-f]{64})?$")


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
    options: list[OptionShown]
    levels: list[str]


class TableShown(BaseModel):
    table: str
    game: str
    options: dict[str, str | int]
    name: str
    created: int
    seats: list[dict[str, Any]]
    mine: list[int]
    creator: bool
    started: bool
    over: bool
    actor: int
    waiting: bool
    revision: int
    frozen: str


class TableLinks(BaseModel):
    table: str
    invite: str
    watch: str


class CodeShown(BaseModel):
    code: str
    seconds: int


PROBLEMS: dict[int | str, dict[str, Any]] = {
    code: {"model": Problem} for code in (400, 401, 403, 404, 409, 413, 415, 422, 429, 503)
}


def make_app(store: Store, config: Config, pages: Path = BUNDLE) -> FastAPI:
    """The application around a store, with the pages of a bundle."""
    hub = Hub(store, config)
    lobby = Lobby(hub)

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        sweeper = asyncio.create_task(sweep(hub))
        yield
        sweeper.cancel()
        await hub.stop()

    app = FastAPI(
        title="Serai", version=serai.__version__, lifespan=lifespan, docs_url=None, redoc_url=None,
        openapi_url="/api/openapi.json", responses=PROBLEMS,
    )  # fmt: skip
    app.state.hub = hub
    app.state.lobby = lobby
    app.state.config = config
    app.state.tables_made = Limits(config.tables_per_hour, 3600)
    app.state.joins = Limits(config.joins_per_day, 86_400)
    app.state.guests = Limits(config.guests_per_hour, 3600)
    app.state.addresses = Counter()
    add_routes(app)
    app.router.routes.append(WebSocketRoute("/ws/{table}", play_socket))
    app.router.routes.append(BundleRoute(pages))
    app.add_middleware(Guarded, config=config)
    app.add_middleware(TrustedHostMiddleware, allowed_hosts=allowed_hosts(config))
    return app


async def sweep(hub: Hub) -> None:
    """Now and then let idle tables leave memory."""
    while True:
        await asyncio.sleep(60)
        hub.forget_idle()


def allowed_hosts(config: Config) -> list[str]:
    public = urlsplit(config.public_url).hostname
    return sorted(LOOPBACK | {config.host} | ({public} if public else set()))


def is_secure(config: Config) -> bool:
    return config.public_url.startswith("https://")


def cookie_name(config: Config) -> str:
    """Behind TLS the browser guarantees that the cookie is ours; on this machine a plain one must do."""
    return "__Host-serai" if is_secure(config) else "serai"


def origin_allowed(origin: str | None, host: str | None, config: Config) -> bool:
    """Pages of this server, and programs that are no browsers on this machine, may connect."""
    if origin is None:
        return False
    if config.public_url and origin == config.public_url.rstrip("/"):
        return True
    parts = urlsplit(origin)
    return (
        parts.scheme in ("http", "https")
        and parts.netloc == host
        and parts.hostname in LOOPBACK | {config.host}
    )


class Guarded:
    """Around every HTTP request: limits by address, size, type and origin, and headers for the browser."""

    def __init__(self, app: ASGIApp, config: Config) -> None:
        self.app = app
        self.config = config
        self.limits = Limits(config.requests_burst, config.requests_burst / config.requests_per_second)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        refusal = self.refusal(scope)
        if refusal is not None:
            status, detail, extra = refusal
            response = problem(status, detail, {**HEADERS, **extra})
            await response(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                known = {name.lower() for name, _ in message["headers"]}
                for name, value in HEADERS.items():
                    if name.lower().encode() not in known:
                        message["headers"].append((name.lower().encode(), value.encode()))
            await send(message)

        most = self.config.import_bytes if scope["path"] == "/api/import" else self.config.body_bytes
        await self.app(scope, limited(receive, most), send_guarded)

    def refusal(self, scope: Scope) -> tuple[int, str, dict[str, str]] | None:
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        address = scope["client"][0] if scope.get("client") else ""
        wait = self.limits.take(address, time.monotonic()) if scope["path"].startswith("/api/") else 0
        if wait:
            return 429, "too many requests: wait a little", {"Retry-After": str(wait)}
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return None
        origin = headers.get("origin")
        site = headers.get("sec-fetch-site", "same-origin")
        if origin is not None and not origin_allowed(origin, headers.get("host"), self.config):
            return 403, "this request comes from another site", {}
        if site not in ("same-origin", "none"):
            return 403, "this request comes from another site", {}
        length = headers.get("content-length", "0")
        has_body = length != "0" or "transfer-encoding" in headers
        if has_body and headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            return 415, "send JSON", {}
        most = self.config.import_bytes if scope["path"] == "/api/import" else self.config.body_bytes
        if not length.isdecimal() or int(length) > most:
            return 413, f"send at most {most} bytes", {}
        return None


HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; connect-src 'self'; "
        "font-src 'self'; manifest-src 'self'; media-src 'self'; base-uri 'none'; form-action 'none'; "
        "frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
    "Cache-Control": "no-store",
}


def limited(receive: Receive, most: int) -> Receive:
    """A body that says nothing of its length is cut off when it grows too long."""
    seen = 0

    async def receive_limited() -> Message:
        nonlocal seen
        message = await receive()
        seen += len(message.get("body", b""))
        if seen > most:
            raise HTTPException(413, f"send at most {most} bytes")
        return message

    return receive_limited


# Who is asking


def lobby_of(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


def person_of(request: Request) -> Person:
    """The guest whose token the request carries, or 401."""
    lobby = lobby_of(request)
    person = lobby.person_of(request.cookies.get(cookie_name(lobby.config), ""))
    if person is None:
        raise HTTPException(401, "you have no seat here yet: give yourself a name first")
    return person


Guest = Annotated[Person, Depends(person_of)]
Rooms = Annotated[Lobby, Depends(lobby_of)]


async def table_for(lobby: Lobby, name: str, person: Person) -> LiveTable:
    """A table at which the person sits; any other looks as if it did not exist."""
    live = await lobby.hub.find(name)
    if live is None or (not live.table.seats_of(person.name) and live.table.setup.creator != person.name):
        raise HTTPException(404, "there is no such table")
    return live


def own_seat(live: LiveTable, seat: int, person: Person) -> None:
    if seat not in live.table.seats_of(person.name):
        raise HTTPException(403, "that seat is not yours")


def shown(live: LiveTable, person: Person) -> TableShown:
    table = live.table
    mine = table.seats_of(person.name)
    actor = table.actor()
    return TableShown(
        table=table.name, game=table.setup.game, options=table.setup.options, name=table.setup.title,
        created=live.created,
        seats=[
            {"name": sitter.name, "kind": "bot" if sitter.level else "person" if sitter.person else "open"}
            for sitter in table.sitters
        ],
        mine=mine, creator=table.setup.creator == person.name, started=table.match is not None,
        over=table.is_over(), actor=actor, waiting=actor in mine, revision=table.revision,
        frozen=table.frozen,
    )  # fmt: skip


def clock_of(clock: NewClock) -> e.ClockSetup:
    return e.ClockSetup(clock.bank * 1000, clock.increment * 1000, clock.cap * 1000)


def wait_for(limits: Limits, name: str) -> None:
    wait = limits.take(name, time.monotonic())
    if wait:
        raise HTTPException(429, "that is too often: wait a little", {"Retry-After": str(wait)})


def problem(status: int, detail: str, headers: Mapping[str, str] | None = None) -> Response:
    """A refusal in one sentence, whatever the text that was sent has brought into it."""
    sentence = " ".join(detail.encode("utf-8", "backslashreplace").decode().split())
    if len(sentence) > LONGEST_DETAIL:
        sentence = sentence[:LONGEST_DETAIL] + "…"
    return Response(json.dumps({"detail": sentence}), status, headers, "application/json")


def address_of(request: Request) -> str:
    return request.client.host if request.client else ""


# The lobby over HTTP


def add_routes(app: FastAPI) -> None:
    @app.exception_handler(StoreError)
    async def store_failed(request: Request, error: StoreError) -> Response:
        LOG.error("store: %s", error)
        return problem(503, str(error))

    @app.exception_handler(StarletteHTTPException)
    async def refused(request: Request, error: StarletteHTTPException) -> Response:
        return problem(error.status_code, error.detail, error.headers)

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        return problem(422, f"{', '.join(str(part) for part in first['loc'])}: {first['msg']}")

    @app.get("/healthz", response_class=PlainTextResponse)
    async def health(request: Request) -> str:
        """Whether the server can read and write."""
        broken = getattr(lobby_of(request).store, "broken", "")
        if broken:
            raise HTTPException(503, f"nothing can be written: {broken}")
        return "ok\n"

    @app.get("/metrics", response_class=PlainTextResponse)
    async def metrics(request: Request) -> str:
        """Counts in the format of Prometheus. For this machine only."""
        if address_of(request) not in LOOPBACK | {"testclient"}:
            raise HTTPException(404, "there is nothing here")
        return metrics_text(lobby_of(request).hub)

    @app.get("/api/games")
    async def games() -> list[GameShown]:
        """The games there are."""
        return [
            GameShown(
                name=title.name, fewest=title.fewest, most=title.most, maturity=title.maturity,
                rules=title.version, levels=list(LEVELS),
                options=[
                    OptionShown(
                        name=option.name, labels=list(option.labels), most=option.most,
                        default=option.write(option.default),
                    )
                    for option in title.options
                ],
            )
            for title in GAMES
        ]  # fmt: skip

    @app.get("/api/schema")
    async def message_schema() -> dict[str, Any]:
        """JSON Schema of the socket's messages."""
        return m.schema()

    @app.post("/api/guest")
    async def guest(request: Request, response: Response, body: NewGuest, lobby: Rooms) -> GuestShown:
        """Give yourself a name; the answer's cookie is who you are."""
        known = lobby.person_of(request.cookies.get(cookie_name(lobby.config), ""))
        if known is not None:
            return GuestShown(name=(await lobby.rename(known, body.name)).shown)
        wait_for(request.app.state.guests, address_of(request))
        person, token = await lobby.new_person(body.name)
        response.set_cookie(
            cookie_name(lobby.config), token, max_age=400 * 86_400, path="/",
            secure=is_secure(lobby.config), httponly=True, samesite="lax",
        )  # fmt: skip
        return GuestShown(name=person.shown)

    @app.get("/api/guest")
    async def who(person: Guest) -> GuestShown:
        """Who you are."""
        return GuestShown(name=person.shown)

    @app.get("/api/tables")
    async def tables(person: Guest, lobby: Rooms) -> list[TableShown]:
        """Your tables, those that wait for you first."""
        found = [await lobby.hub.find(name) for name in lobby.tables_of(person)]
        all_shown = [shown(live, person) for live in found if live is not None]
        return sorted(all_shown, key=lambda table: (table.over, not table.waiting))

    @app.post("/api/tables", status_code=201)
    async def create(request: Request, body: NewTable, person: Guest, lobby: Rooms) -> TableLinks:
        """A new table. Whoever has the invite link may take an open seat."""
        for seat in body.seats:
            if seat not in ("me", "friend", *LEVELS):
                raise HTTPException(400, f"a seat is me, friend or one of {', '.join(LEVELS)}, not {seat!r}")
        wait_for(request.app.state.tables_made, person.name)
        clock = clock_of(body.clock) if body.clock else None
        try:
            title = find(body.game)
            live, links = await lobby.create(person, title, body.seats, body.options, clock, name=body.name)
        except ValueError as error:
            raise HTTPException(400, str(error)) from None
        return TableLinks(table=live.table.name, invite=links.invite, watch=links.watch)

    @app.get("/api/tables/{table}")
    async def one(table: TableName, person: Guest, lobby: Rooms) -> TableShown:
        """One of your tables."""
        return shown(await table_for(lobby, table, person), person)

    @app.post("/api/tables/{table}/links")
    async def links(table: TableName, person: Guest, lobby: Rooms) -> TableLinks:
        """New links to a table of yours, if the old ones are lost."""
        live = await table_for(lobby, table, person)
        fresh = await lobby.new_invite(live)
        return TableLinks(table=table, invite=fresh.invite, watch=fresh.watch)

    @app.post("/api/join/{invite}")
    async def join(request: Request, invite: Token, body: Joining, person: Guest, lobby: Rooms) -> TableShown:
        """Take an open seat by an invite link."""
        wait_for(request.app.state.joins, address_of(request))
        live = await lobby.join(invite, person, body.nonce)
        if live is None:
            raise HTTPException(404, "there is no such invitation")
        if not live.table.seats_of(person.name):
            raise HTTPException(409, "all seats are taken")
        return shown(live, person)

    @app.post("/api/tables/{table}/code")
    async def code(table: TableName, body: Seated, person: Guest, lobby: Rooms) -> CodeShown:
        """A code with which one of your seats moves to another device."""
        live = await table_for(lobby, table, person)
        own_seat(live, body.seat, person)
        return CodeShown(code=await lobby.recovery_code(live, body.seat), seconds=lobby.config.code_seconds)

    @app.post("/api/recover")
    async def recover(request: Request, body: Code, person: Guest, lobby: Rooms) -> TableShown:
        """Take over a seat by its code."""
        wait_for(request.app.state.joins, address_of(request))
        live = await lobby.recover(body.code, person)
        if live is None:
            raise HTTPException(404, "there is no such code, or it has expired")
        return shown(live, person)

    @app.put("/api/tables/{table}/seats/{seat}/bot")
    async def set_bot(table: TableName, seat: int, body: SeatBot, person: Guest, lobby: Rooms) -> TableShown:
        """Let a bot play an absent person's seat. The table's creator and the seat's owner may."""
        live = await table_for(lobby, table, person)
        if body.level not in LEVELS:
            raise HTTPException(400, f"there is no bot {body.level!r}; there are {', '.join(LEVELS)}")
        if not 0 <= seat < live.table.seats or not live.table.sitters[seat].person:
            raise HTTPException(404, "nobody sits there")
        if live.table.setup.creator != person.name:
            own_seat(live, seat, person)
        await lobby.set_bot(live, seat, body.level)
        return shown(live, person)

    @app.delete("/api/tables/{table}/seats/{seat}/bot")
    async def unset_bot(table: TableName, seat: int, person: Guest, lobby: Rooms) -> TableShown:
        """Take your seat back from the bot."""
        live = await table_for(lobby, table, person)
        own_seat(live, seat, person)
        await lobby.set_bot(live, seat, "")
        return shown(live, person)

    @app.post("/api/tables/{table}/rematch", status_code=201)
    async def rematch(request: Request, table: TableName, person: Guest, lobby: Rooms) -> TableLinks:
        """The same game again; the others join by the new invite link."""
        live = await table_for(lobby, table, person)
        wait_for(request.app.state.tables_made, person.name)
        setup = live.table.setup
        seats = [
            "me" if sitter.person == person.name else seat.level if seat.kind == "bot" else "friend"
            for sitter, seat in zip(live.table.sitters, setup.seats, strict=True)
        ]
        seats = seats[1:] + seats[:1]
        again, fresh = await lobby.create(person, live.table.title, seats, dict(setup.options), setup.clock)
        return TableLinks(table=again.table.name, invite=fresh.invite, watch=fresh.watch)

    @app.get("/api/tables/{table}/record")
    async def record(table: TableName, person: Guest, lobby: Rooms) -> Response:
        """A finished game as one file."""
        live = await table_for(lobby, table, person)
        try:
            text = lobby.record(live)
        except ValueError as error:
            raise HTTPException(409, str(error)) from None
        return Response(text, media_type="application/json")

    @app.post("/api/import", status_code=201)
    async def bring(request: Request, person: Guest, lobby: Rooms) -> TableShown:
        """A table from a record."""
        wait_for(request.app.state.tables_made, person.name)
        try:
            live = await lobby.bring(person, (await request.body()).decode("utf-8"))
        except ValueError as error:
            raise HTTPException(400, f"this record cannot be used: {error}") from None
        return shown(live, person)


def metrics_text(hub: Hub) -> str:
    counts = {
        "serai_tables_in_memory": len(hub.live),
        "serai_sockets": sum(len(live.sockets) for live in hub.live.values()),
        "serai_moves_total": hub.metrics.moves,
        "serai_bot_moves_total": hub.metrics.bot_moves,
        "serai_refused_total": hub.metrics.refused,
        "serai_messages_total": hub.metrics.messages,
        "serai_bad_messages_total": hub.metrics.bad_messages,
        "serai_bot_failures_total": hub.thinkers.failures,
        "serai_store_commits_total": getattr(hub.store, "commits", 0),
        "serai_store_writes_total": getattr(hub.store, "writes", 0),
    }
    return "".join(f"{name} {value}\n" for name, value in counts.items())


# A table over a socket


async def play_socket(websocket: WebSocket) -> None:
    """Refuse before accepting; then read messages until the socket closes."""
    app = websocket.app
    lobby: Lobby = app.state.lobby
    admitted = await admit(websocket, lobby)
    if admitted is None:
        await websocket.close(POLICY)
        return
    live, socket = admitted
    address = websocket.client.host if websocket.client else ""
    addresses: Counter[str] = app.state.addresses
    busy = (
        sum(addresses.values()) >= lobby.config.sockets
        or addresses[address] >= lobby.config.sockets_per_address
        or sum(s.person == socket.person != "" for s in live.sockets) >= lobby.config.sockets_per_person
    )
    if busy:
        await websocket.close(TRY_LATER)
        return
    addresses[address] += 1
    writer: asyncio.Task[None] | None = None
    try:
        await websocket.accept()
        lobby.hub.enter(live, socket)
        writer = asyncio.create_task(write_socket(websocket, socket))
        await read_socket(websocket, lobby, live, socket)
    except WebSocketDisconnect:
        pass
    finally:
        lobby.hub.leave(live, socket)
        addresses[address] -= 1
        if not addresses[address]:
            del addresses[address]
        if writer is not None:
            writer.cancel()


async def admit(websocket: WebSocket, lobby: Lobby) -> tuple[LiveTable, Socket] | None:
    """Who is connecting, if it may look at this table; whatever is wrong looks the same from outside."""
    config = lobby.config
    if not origin_allowed(websocket.headers.get("origin"), websocket.headers.get("host"), config):
        return None
    name = websocket.path_params["table"]
    now = time.monotonic()
    watch = websocket.query_params.get("watch")
    if watch is not None:
        row = lobby.link(watch, WATCH)
        live = await lobby.hub.find(name) if row is not None and row[0] == name else None
        return (live, Socket("", True, config, now)) if live is not None else None
    person = lobby.person_of(websocket.cookies.get(cookie_name(config), ""))
    live = await lobby.hub.find(name) if person is not None else None
    if person is None or live is None:
        return None
    if not live.table.seats_of(person.name) and live.table.setup.creator != person.name:
        return None
    return live, Socket(person.name, False, config, now)


async def read_socket(websocket: WebSocket, lobby: Lobby, live: LiveTable, socket: Socket) -> None:
    hub = lobby.hub
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        hub.metrics.messages += 1
        if not socket.bucket.take(time.monotonic()):
            await websocket.close(POLICY)
            return
        text = message.get("text")
        if text is None:
            hub.metrics.bad_messages += 1
            await websocket.close(UNREADABLE)
            return
        try:
            parsed = m.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            hub.metrics.bad_messages += 1
            socket.send(m.encode(m.Error("error-unreadable", str(error)[:200])))
            continue
        if isinstance(parsed, m.Chat) and not socket.chats.take(time.monotonic()):
            socket.send(m.encode(m.Error("error-too-often", "")))
            continue
        await hub.receive(live, socket, parsed)


async def write_socket(websocket: WebSocket, socket: Socket) -> None:
    """Send what waits, in order, until the socket closes."""
    with contextlib.suppress(WebSocketDisconnect, RuntimeError):
        while True:
            while socket.outbox:
                await websocket.send({"type": "websocket.send", "text": socket.outbox.popleft().decode()})
            if socket.closed:
                await websocket.close(GOING_AWAY)
                return
            socket.wake.clear()
            await socket.wake.wait()

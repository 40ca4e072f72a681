"""What stands around every HTTP request: limits, sizes, origins, and the headers that keep a browser safe."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from urllib.parse import urlsplit

from fastapi import HTTPException, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketClose

from serai.server.config import Config, base_path, public_origin
from serai.server.limits import Limits, Places, household
from serai.server.lobby.bans import Banned, Bans
from serai.server.metrics import LIMIT, Metrics

LOOPBACK = {"localhost", "127.0.0.1", "::1", "[::1]"}
LONGEST_DETAIL = 300
TOO_MANY = "too many requests: wait a little"
HANG_UP = {"Connection": "close"}  # calling again is limited, too
PAGES = 25  # for each request to /api: a page has many files, and many people may share an address
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

STRICT = {"Strict-Transport-Security": "max-age=31536000"}  # once there is TLS, never again without


def allowed_hosts(config: Config) -> list[str]:
    public = urlsplit(config.public_url).hostname
    return sorted(LOOPBACK | {config.host} | ({public} if public else set()))


def is_private(config: Config) -> bool:
    """Whether the server listens on this machine only."""
    return config.host in LOOPBACK and not config.public_url


def is_secure(config: Config) -> bool:
    return config.public_url.startswith("https://")


def is_alone(config: Config) -> bool:
    """Whether all of its host is this server's, and not only what lies below a path."""
    return base_path(config) == "/"


def cookie_name(config: Config) -> str:
    """Behind TLS the browser guarantees that the cookie is ours; on this machine a plain one must do.

    Below a path the cookie is for that path only, and the browser guarantees that it came by TLS.
    """
    if not is_secure(config):
        return "serai"
    return "__Host-serai" if is_alone(config) else "__Secure-serai"


def is_readable(origin: str) -> bool:
    try:
        urlsplit(origin)
    except ValueError:
        return False
    return True


def origin_allowed(origin: str | None, host: str | None, config: Config) -> bool:
    """Pages of this server, and programs that are no browsers on this machine, may connect."""
    if origin is None:
        return False
    if config.public_url and origin == public_origin(config):
        return True
    if not is_readable(origin):
        return False
    parts = urlsplit(origin)
    return (
        parts.scheme in ("http", "https")
        and parts.netloc == host
        and parts.hostname in LOOPBACK | {config.host}
    )


class Below:
    """Around everything, for a server that lies below a path: takes it off, unless the proxy has done so."""

    def __init__(self, app: ASGIApp, base: str) -> None:
        self.app = app
        self.base = base

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "lifespan" and scope["path"].startswith(self.base):
            scope = {**scope, "path": scope["path"][len(self.base) - 1 :]}
        await self.app(scope, receive, send)


class Guarded:
    """Around every HTTP request: limits by address, size, type and origin, and headers for the browser.

    A handshake counts as a request to /api, whatever becomes of it.
    """

    def __init__(self, app: ASGIApp, config: Config, metrics: Metrics, bans: Bans) -> None:
        self.app = app
        self.config = config
        self.metrics = metrics
        self.headers = {**HEADERS, **(STRICT if is_secure(config) and is_alone(config) else {})}
        self.bans = bans
        burst, seconds = config.requests_burst, config.requests_burst / config.requests_per_second
        self.limits = Limits(burst, seconds)
        self.pages = Limits(burst * PAGES, seconds)
        self.going_on = Places()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and self.limits.take(address_in(scope), time.monotonic()):
            self.metrics.note(LIMIT, "requests", who=address_in(scope))
            await WebSocketClose()(scope, receive, send)
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        if not scope["path"].startswith("/api/"):
            await self.answer(scope, receive, send)
            return
        address = address_in(scope)
        if not self.going_on.take(address, self.config.requests_at_once):
            self.metrics.note(LIMIT, "requests", who=address)
            await problem(429, TOO_MANY, {**self.headers, "Retry-After": "1", **HANG_UP})(
                scope, receive, send
            )
            return
        try:
            await self.answer(scope, receive, send)
        finally:
            self.going_on.give_back(address)

    async def answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        refusal = self.refusal(scope)
        if refusal is not None:
            status, detail, extra = refusal
            response = problem(status, detail, {**self.headers, **extra})
            await response(scope, receive, send)
            return

        async def send_guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                known = {name.lower() for name, _ in message["headers"]}
                for name, value in self.headers.items():
                    if name.lower().encode() not in known:
                        message["headers"].append((name.lower().encode(), value.encode()))
            await send(message)

        most = self.config.import_bytes if scope["path"] == "/api/import" else self.config.body_bytes
        await self.app(scope, limited(receive, most), send_guarded)

    def refusal(self, scope: Scope) -> tuple[int, str, dict[str, str]] | None:
        headers = {name.decode("latin-1"): value.decode("latin-1") for name, value in scope["headers"]}
        address = address_in(scope)
        try:
            self.bans.check_address(address)
        except Banned as banned:
            return 403, str(banned), {}
        limits = self.limits if scope["path"].startswith("/api/") else self.pages
        wait = limits.take(address, time.monotonic())
        if wait:
            self.metrics.note(LIMIT, "requests", who=address)
            return 429, TOO_MANY, {"Retry-After": str(wait), **HANG_UP}
        if scope["method"] in ("GET", "HEAD", "OPTIONS"):
            return None
        origin = headers.get("origin")
        site = headers.get("sec-fetch-site", "same-origin")
        if origin is not None and not is_readable(origin):
            return 400, "the Origin of this request cannot be read", {}
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


def address_in(scope: Scope) -> str:
    """By what address somebody is counted; behind a proxy the one that it has forwarded."""
    return household(scope["client"][0]) if scope.get("client") else ""


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


def problem(status: int, detail: str, headers: Mapping[str, str] | None = None) -> Response:
    """A refusal in one sentence, whatever the text that was sent has brought into it."""
    sentence = " ".join(detail.encode("utf-8", "backslashreplace").decode().split())
    if len(sentence) > LONGEST_DETAIL:
        sentence = sentence[:LONGEST_DETAIL] + "…"
    return Response(json.dumps({"detail": sentence}), status, headers, "application/json")

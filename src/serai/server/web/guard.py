"""What stands around every HTTP request: limits, sizes, origins, and the headers that keep a browser safe."""

from __future__ import annotations

import json
import time
from collections.abc import Mapping
from urllib.parse import urlsplit

from fastapi import HTTPException, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from serai.server.config import Config
from serai.server.limits import Hits, Limits

LOOPBACK = {"localhost", "127.0.0.1", "::1", "[::1]"}
LONGEST_DETAIL = 300
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


def allowed_hosts(config: Config) -> list[str]:
    public = urlsplit(config.public_url).hostname
    return sorted(LOOPBACK | {config.host} | ({public} if public else set()))


def is_secure(config: Config) -> bool:
    return config.public_url.startswith("https://")


def cookie_name(config: Config) -> str:
    """Behind TLS the browser guarantees that the cookie is ours; on this machine a plain one must do."""
    return "__Host-serai" if is_secure(config) else "serai"


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
    if config.public_url and origin == config.public_url.rstrip("/"):
        return True
    if not is_readable(origin):
        return False
    parts = urlsplit(origin)
    return (
        parts.scheme in ("http", "https")
        and parts.netloc == host
        and parts.hostname in LOOPBACK | {config.host}
    )


class Guarded:
    """Around every HTTP request: limits by address, size, type and origin, and headers for the browser."""

    def __init__(self, app: ASGIApp, config: Config, hits: Hits) -> None:
        self.app = app
        self.config = config
        self.hits = hits
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
            self.hits.note("requests", address)
            return 429, "too many requests: wait a little", {"Retry-After": str(wait)}
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

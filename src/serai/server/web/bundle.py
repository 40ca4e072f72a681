"""The pages for browsers: a bundle of files in the package, written by `make web`.

Every address outside the server's own is a page of the one application in `index.html`, which finds its way
by the address itself. Only there are files named by where they lie on the host; all others name their
neighbours, so the bundle works below any path.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from starlette.datastructures import Headers
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Match, Route
from starlette.staticfiles import NotModifiedResponse, StaticFiles
from starlette.types import Scope

BUNDLE = Path(__file__).parent / "pages"
FRONT = "index.html"
ASSETS = "assets"  # their names change with their content
RESERVED = {"api", "ws", "healthz", "metrics"}
FOR_EVER, ASK_AGAIN = "public, max-age=31536000, immutable", "no-cache"
MISSING = "There are no pages for browsers here yet: run 'make web'.\n"
# Not every system knows these.
TYPES = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".html": "text/html; charset=utf-8",
    ".ico": "image/x-icon",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


class Bundle(StaticFiles):
    """Files by their names; what is no file is the front page."""

    def __init__(self, folder: Path, base: str) -> None:
        super().__init__(directory=folder, check_dir=False)
        self.file = folder / FRONT
        self.base = base

    async def check_config(self) -> None:
        """There need not be a bundle: then one sentence says how to make one."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        asset = path.split("/")[0] == ASSETS
        try:
            response = await super().get_response(path, scope)
        except HTTPException as error:
            if error.status_code != 404 or asset:
                raise
            path = FRONT
            response = self.front(scope)
        if response.status_code == 200 and Path(path).suffix in TYPES:
            response.headers["Content-Type"] = TYPES[Path(path).suffix]
        response.headers["Cache-Control"] = FOR_EVER if asset else ASK_AGAIN
        return response

    def front(self, scope: Scope) -> Response:
        """The front page, with its files where they lie below the base."""
        try:
            page = self.file.read_bytes().replace(b'="./', f'="{self.base}'.encode())
        except OSError:
            return PlainTextResponse(MISSING, 404)
        tag = f'"{hashlib.sha256(page).hexdigest()[:32]}"'
        response = Response(page, headers={"ETag": tag}, media_type="text/html")
        if self.is_not_modified(response.headers, Headers(scope=scope)):
            return NotModifiedResponse(response.headers)
        return response


class BundleRoute(Route):
    """Every address that is not the server's own."""

    def __init__(self, folder: Path = BUNDLE, base: str = "/") -> None:
        super().__init__("/{page:path}", Bundle(folder, base), include_in_schema=False)

    def matches(self, scope: Scope) -> tuple[Match, Scope]:
        before, *parts = scope["path"].split("/") if scope["type"] == "http" else [""]
        if before or not parts or parts[0] in RESERVED:
            return Match.NONE, {}
        return super().matches(scope)

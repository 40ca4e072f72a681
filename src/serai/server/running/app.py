"""The web application, put together: the lobby over HTTP, sockets for tables, pages, a guard around all."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException as StarletteHTTPException
from starlette.middleware.trustedhost import TrustedHostMiddleware
from starlette.routing import WebSocketRoute

import serai
from serai.server.config import Config, base_path
from serai.server.limits import Limits
from serai.server.live.hub import Hub
from serai.server.live.live_table import now_ms
from serai.server.lobby import orders
from serai.server.lobby.bans import Banned
from serai.server.lobby.lobby import Lobby
from serai.server.running.monitoring import monitoring, watch_lag
from serai.server.storage.store import Store, StoreError
from serai.server.web.bundle import BUNDLE, BundleRoute
from serai.server.web.guard import Below, Guarded, allowed_hosts, is_alone, problem
from serai.server.web.http_models import PROBLEMS
from serai.server.web.proxies import Forwarded, Proxies
from serai.server.web.routes import lobby_routes
from serai.server.web.sockets import play_socket

LOG = logging.getLogger("serai")
MINUTE = 60.0  # seconds
CLEARED_EVERY = 60  # minutes


def make_app(store: Store, config: Config, pages: Path = BUNDLE) -> FastAPI:
    """The application around a store, with the pages of a bundle."""
    hub = Hub(store, config)
    lobby = Lobby(hub)

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.openapi()  # made once, with all that the first request would wait for
        tasks = [
            asyncio.create_task(work) for work in (sweep(lobby), watch_lag(hub.metrics), orders.follow(lobby))
        ]
        yield
        for task in tasks:
            task.cancel()
        await hub.stop()

    app = FastAPI(
        title="Serai", version=serai.__version__, lifespan=lifespan, docs_url=None, redoc_url=None,
        openapi_url="/api/openapi.json", responses=PROBLEMS,
    )  # fmt: skip
    app.state.hub = hub
    app.state.lobby = lobby
    app.state.config = config
    app.state.limits = {
        "messages": Limits(config.messages, config.message_seconds),
        "work": Limits(config.work, config.message_seconds),
        "work per address": Limits(config.work_per_address, config.message_seconds),
        "chats": Limits(config.chats, config.chat_seconds),
        "tables": Limits(config.tables_per_hour, 3600),
        "lessons": Limits(config.lessons_per_hour, 3600),
        "links": Limits(config.links_per_hour, 3600),
        "positions": Limits(config.positions_per_minute, 60),
        "joins": Limits(config.joins_per_day, 86_400),
        "guests": Limits(config.guests_per_hour, 3600),
    }
    app.state.sockets = Counter()
    app.state.proxies = Proxies(config)
    app.exception_handler(StoreError)(store_failed)
    app.exception_handler(Banned)(shut_out)
    app.exception_handler(StarletteHTTPException)(refused)
    app.exception_handler(RequestValidationError)(unreadable)
    app.include_router(monitoring)
    app.include_router(lobby_routes)
    app.router.routes.append(WebSocketRoute("/ws/{table}", play_socket))
    app.router.routes.append(BundleRoute(pages, base_path(config)))
    app.add_middleware(Guarded, config=config, metrics=hub.metrics, bans=lobby.bans)
    app.add_middleware(TrustedHostMiddleware, allowed_hosts=allowed_hosts(config))
    if not is_alone(config):
        app.add_middleware(Below, base=base_path(config))
    if config.public_url:
        app.add_middleware(Forwarded, proxies=app.state.proxies)
    return app


async def sweep(lobby: Lobby) -> None:
    """Now and then let idle tables leave memory, and what nobody needs any more the disk."""
    minutes = 0
    while True:
        await asyncio.sleep(MINUTE)
        lobby.hub.forget_idle()
        lobby.store.check()
        if minutes % CLEARED_EVERY == 0:
            await clear_away(lobby)
        minutes += 1


async def clear_away(lobby: Lobby) -> None:
    """Whatever is in the way of that, the next time it may not be."""
    try:
        await lobby.clear_away(now_ms())
        if lobby.config.keep_days:
            await orders.clear(lobby, lobby.config.keep_days, now_ms())
    except StoreError:
        pass  # which is counted where it is written
    except Exception as error:
        LOG.error("old tables cannot be cleared away", exc_info=error)


async def store_failed(request: Request, error: StoreError) -> Response:
    return problem(503, str(error))


async def shut_out(request: Request, error: Banned) -> Response:
    return problem(403, str(error))


async def refused(request: Request, error: StarletteHTTPException) -> Response:
    return problem(error.status_code, error.detail, error.headers)


async def unreadable(request: Request, error: RequestValidationError) -> Response:
    first = error.errors()[0]
    return problem(422, f"{', '.join(str(part) for part in first['loc'])}: {first['msg']}")

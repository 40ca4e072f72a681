"""Starting the server: the data folder, a free port, and uvicorn with our limits."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Any

import uvicorn

from serai.server.config import Config, data_folder
from serai.server.live.hub import Hub
from serai.server.running.app import make_app
from serai.server.running.hold import hold
from serai.server.running.logs import write_json_lines
from serai.server.storage.store import SqliteStore
from serai.server.web.wire import http_protocol, socket_protocol

LOG = logging.getLogger("serai")
DATABASE = "serai.db"
TRIES = 20
BACKLOG = 512  # connections that wait; all of them are taken at one go, while everybody else waits
GOODBYE_SECONDS = 1.0
OTHER_FILES = 200  # besides connections
COLLECTIONS = 20_000, 50, 100  # new objects before a search for garbage, and searches before deeper ones


def database(data: str) -> Path:
    """The database in a data folder, or in the user's own."""
    return (Path(data) if data else data_folder()) / DATABASE


def open_store(config: Config) -> SqliteStore:
    return SqliteStore(database(config.data))


def listen(config: Config) -> socket.socket:
    """A listening socket, or ValueError that names the next free port."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    last = min(config.port + TRIES - 1, 65_535)
    for port in range(config.port, last + 1):
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((config.host, port))
            listener.listen(BACKLOG)
        except OSError as error:
            listener.close()
            if error.errno == errno.EACCES:
                raise ValueError(f"port {port} is reserved: choose one above 1023 with --port") from None
            if error.errno != errno.EADDRINUSE:
                raise ValueError(f"cannot listen on {config.host}: {error.strerror}") from None
            continue
        if port == config.port:
            return listener
        listener.close()
        raise ValueError(f"port {config.port} is taken: try --port {port}")
    raise ValueError(f"ports {config.port} to {last} are all taken: choose another with --port")


class Server(uvicorn.Server):
    """Says goodbye before connections are closed: what is being written is finished, and clients know."""

    def __init__(self, config: uvicorn.Config, hub: Hub) -> None:
        super().__init__(config)
        self.hub = hub

    def stop(self, *_: object) -> None:
        self.should_exit = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await self.hub.stop()
        for _ in range(int(GOODBYE_SECONDS / 0.02)):
            if not any(live.sockets for live in self.hub.live.values()):
                break
            await asyncio.sleep(0.02)
        await super().shutdown(sockets)


def uvicorn_config(app: Any, config: Config) -> uvicorn.Config:
    return uvicorn.Config(
        app,
        loop="auto",
        http=http_protocol(config, app.state.hub.metrics, app.state.proxies),
        ws=socket_protocol(config),
        ws_max_size=config.message_bytes,
        ws_max_queue=config.message_queue,
        ws_ping_interval=config.ping_seconds,
        ws_ping_timeout=config.ping_seconds,
        ws_per_message_deflate=False,
        timeout_keep_alive=config.keep_alive_seconds,
        backlog=BACKLOG,
        timeout_graceful_shutdown=config.shutdown_seconds,
        proxy_headers=False,
        server_header=False,
        access_log=False,
        log_config=None,
        log_level="warning",
    )


def serve(config: Config, browser: bool) -> None:
    """Run until stopped; ValueError or StoreError says in one sentence what is in the way."""
    leave = Leave()
    listen_to_signals(leave)
    with contextlib.ExitStack() as held:
        listener = held.enter_context(listen(config))
        port = listener.getsockname()[1]
        address = config.public_url or f"http://{shown_host(config.host)}:{port}"
        held.enter_context(hold(database(config.data).parent, f"the server at {address}"))
        store = held.enter_context(contextlib.closing(open_store(config)))
        write_json_lines()
        print(f"Serai is at {address} (data in {store.path.parent}; stop with Ctrl-C).", flush=True)
        if browser:
            webbrowser.open(address)
        allow_connections(config)
        app = make_app(store, config)
        server = Server(uvicorn_config(app, config), app.state.hub)
        # Until uvicorn listens to signals itself, and for the one it raises once more when it has obeyed it.
        listen_to_signals(server.stop)
        if leave.asked:
            server.stop()
        # What is there for good need not be looked through again and again, nor all tables every few moves:
        # a full search for garbage holds everybody up, and hardly any garbage needs one.
        gc.freeze()
        gc.set_threshold(*COLLECTIONS)
        LOG.info("started", extra={"fields": {"host": config.host, "port": port}})
        server.run(sockets=[listener])
    LOG.info("stopped")


def listen_to_signals(obey: Callable[..., None]) -> None:
    for number in (signal.SIGINT, signal.SIGTERM):
        signal.signal(number, obey)


class Leave:
    """Stop before there is anything to be finished.

    Python drops what is raised while it clears something away, so whoever goes on looks whether it was asked.
    """

    asked = False

    def __call__(self, *_: object) -> None:
        self.asked = True
        raise SystemExit(0)


def allow_connections(config: Config) -> None:
    """Let the system allow as many open files as there may be connections, as far as it does."""
    if sys.platform == "win32":
        return
    import resource

    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = config.connections + OTHER_FILES
    enough = wanted if most == resource.RLIM_INFINITY else min(wanted, most)
    if enough > resource.getrlimit(resource.RLIMIT_NOFILE)[0]:
        resource.setrlimit(resource.RLIMIT_NOFILE, (enough, most))


def shown_host(host: str) -> str:
    """A host as an address has it: IPv6 in brackets."""
    return f"[{host}]" if ":" in host else host

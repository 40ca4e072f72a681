"""Starting the server: the data folder, a free port, and uvicorn with our limits."""

from __future__ import annotations

import errno
import logging
import socket
import sys
import webbrowser
from pathlib import Path
from typing import Any

import uvicorn
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from serai.server.app import make_app
from serai.server.config import Config, data_folder
from serai.server.store import SqliteStore

DATABASE = "serai.db"
TRIES = 20


def open_store(config: Config) -> SqliteStore:
    folder = Path(config.data) if config.data else data_folder()
    return SqliteStore(folder / DATABASE)


def listen(config: Config) -> socket.socket:
    """A listening socket, or ValueError that names the next free port."""
    family = socket.AF_INET6 if ":" in config.host else socket.AF_INET
    for port in range(config.port, config.port + TRIES):
        listener = socket.socket(family, socket.SOCK_STREAM)
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((config.host, port))
        except OSError as error:
            listener.close()
            if error.errno not in (errno.EADDRINUSE, errno.EACCES):
                raise ValueError(f"cannot listen on {config.host}: {error.strerror}") from None
            continue
        if port == config.port:
            return listener
        listener.close()
        raise ValueError(f"port {config.port} is taken: try --port {port}")
    raise ValueError(
        f"ports {config.port} to {config.port + TRIES - 1} are all taken: choose another with --port"
    )


def first_byte_deadline(seconds: float) -> type[HttpToolsProtocol]:
    """The HTTP protocol, closing connections that do not finish a request's head in time."""

    class Deadline(HttpToolsProtocol):
        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self.deadline = self.loop.call_later(seconds, transport.close)

        def on_headers_complete(self) -> None:
            self.deadline.cancel()
            super().on_headers_complete()

        def connection_lost(self, exc: Exception | None) -> None:
            self.deadline.cancel()
            super().connection_lost(exc)

    return Deadline


def uvicorn_config(app: Any, config: Config) -> uvicorn.Config:
    loop = "auto"
    return uvicorn.Config(
        app,
        loop=loop,
        http=first_byte_deadline(config.first_byte_seconds),
        ws="websockets-sansio",
        ws_max_size=config.message_bytes,
        ws_max_queue=config.message_queue,
        ws_ping_interval=config.ping_seconds,
        ws_ping_timeout=config.ping_seconds,
        ws_per_message_deflate=False,
        timeout_keep_alive=config.keep_alive_seconds,
        timeout_graceful_shutdown=config.shutdown_seconds,
        proxy_headers=bool(config.public_url),
        server_header=False,
        access_log=False,
        log_level="warning",
    )


def serve(config: Config, browser: bool) -> None:
    """Run until stopped; ValueError or StoreError says in one sentence what is in the way."""
    logging.basicConfig(
        stream=sys.stderr, level=logging.INFO, format="%(asctime)s %(name)s %(levelname)s %(message)s"
    )
    listener = listen(config)
    store = open_store(config)
    address = config.public_url or f"http://{config.host}:{config.port}"
    print(f"Serai is at {address}  (data in {store.path.parent}; stop with Ctrl-C)", flush=True)
    if browser:
        webbrowser.open(address)
    server = uvicorn.Server(uvicorn_config(make_app(store, config), config))
    try:
        server.run(sockets=[listener])
    finally:
        store.close()

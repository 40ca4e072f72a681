"""The connections below the application: how many, how patient, and messages that leave at once.

uvicorn's own classes, with what they leave to a proxy: a cap, a bound for the head of a request, deadlines
for head and body, and a way to write to a WebSocket without a task that waits for something to write.
"""

from __future__ import annotations

import contextlib
from asyncio import TimerHandle
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from serai.server.config import Config
from serai.server.limits import Bucket
from serai.server.live.socket import Socket

EXTENSION = "serai.wire"  # where the application finds the connection of its WebSocket
SOME_BYTES = 4096
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
GOING_AWAY, NOT_TEXT, POLICY = 1001, 1007, 1008  # close codes


def http_protocol(config: Config) -> type[HttpToolsProtocol]:
    """HTTP for so many connections, each with a head of bounded size, and all of a request in time."""

    class Http(HttpToolsProtocol):
        deadline: TimerHandle | None = None
        room = config.head_bytes  # for what is no body: head, ends of chunks, and what follows the last one
        too_large = False

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            if len(self.connections) > config.connections:
                transport.abort()
            else:
                self.allow(config.first_byte_seconds)

        def allow(self, seconds: float) -> None:
            """From now on there are so many seconds for the next thing to be complete."""
            self.be_patient()
            self.deadline = self.loop.call_later(seconds, self.drop)

        def be_patient(self) -> None:
            if self.deadline is not None:
                self.deadline.cancel()
                self.deadline = None

        def drop(self) -> None:
            if self.transport.get_protocol() is self:
                self.transport.close()

        def data_received(self, data: bytes) -> None:
            """Read a little at a time: what is too large is found out before much of it is kept."""
            for start in range(0, len(data), SOME_BYTES):
                if self.transport.is_closing() or self.transport.get_protocol() is not self:
                    return
                some = data[start : start + SOME_BYTES]
                self.room -= len(some)
                super().data_received(some)
                if self.room < 0 and not self.transport.is_closing():
                    self.too_large = True
                    self.send_400_response("")

        def measure(self, size: int) -> None:
            """Stop reading at a line that is too long, or one too many."""
            if size > config.head_line_bytes or len(self.headers) >= config.head_lines:
                self.too_large = True
                raise ValueError("the head of a request is too large")

        def on_url(self, url: bytes) -> None:
            self.measure(len(self.url) + len(url))
            super().on_url(url)

        def on_header(self, name: bytes, value: bytes) -> None:
            self.measure(len(name) + len(value))
            super().on_header(name, value)

        def on_body(self, body: bytes) -> None:
            self.room += len(body)
            super().on_body(body)

        def send_400_response(self, msg: str) -> None:
            if not self.too_large:
                super().send_400_response(msg)
                return
            if self.cycle is None or self.cycle.response_complete:
                self.transport.write(TOO_LARGE)
            self.transport.close()

        def on_message_begin(self) -> None:
            self.allow(config.first_byte_seconds)
            super().on_message_begin()

        def on_headers_complete(self) -> None:
            self.allow(config.body_seconds)
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            self.be_patient()
            self.room = config.head_bytes
            super().on_message_complete()

        def connection_lost(self, exc: Exception | None) -> None:
            self.be_patient()
            super().connection_lost(exc)

    return Http


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket that carries what a socket at a table has to say; what is said together leaves together."""

    limits = Config()
    socket: Socket | None = None
    stirred = False
    others: Bucket | None = None  # for frames that are no messages

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(Any, self.scope)["extensions"][EXTENSION] = self

    # What comes in and never reaches the application

    def handle_ping(self) -> None:
        if self.is_let():
            super().handle_ping()

    def handle_cont(self, event: Any) -> None:
        if self.is_let():
            super().handle_cont(event)

    def is_let(self) -> bool:
        """Whether one more ping or part of a message may come; if not the connection ends."""
        if self.close_sent:
            return False
        now = self.loop.time()
        if self.others is None:
            self.others = Bucket(self.limits.messages, self.limits.message_seconds, now)
        if self.others.take(now):
            return True
        self.conn.fail(POLICY)
        self.end()
        return False

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent and not is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.fail(NOT_TEXT)
            self.end()
            return
        super().send_receive_event_to_app()

    def end(self) -> None:
        """Send the close frame that has been made, and nothing after it."""
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_sent = True
        self.transport.close()

    # What goes out

    def carry(self, socket: Socket) -> None:
        self.socket = socket
        socket.wake = self.stir

    def let_go(self) -> None:
        if self.socket is not None:
            self.socket.wake = None
            self.socket = None

    def resume_writing(self) -> None:
        super().resume_writing()
        self.stir()

    def stir(self) -> None:
        if not self.stirred:
            self.stirred = True
            self.loop.call_soon(self.flush)

    def flush(self) -> None:
        """Write what waits, if the other side takes it; then hang up if nothing more will come."""
        self.stirred = False
        socket = self.socket
        if socket is None or self.close_sent or self.transport.is_closing():
            return
        if socket.outbox and self.writable.is_set():
            parts = [part for data in socket.outbox for part in (text_head(len(data)), data)]
            socket.outbox.clear()
            self.transport.write(b"".join(parts))
        if socket.closed and not socket.outbox:
            self.let_go()
            self.loop.create_task(self.hang_up())

    async def hang_up(self) -> None:
        with contextlib.suppress(ClientDisconnected, RuntimeError):
            await self.send({"type": "websocket.close", "code": GOING_AWAY, "reason": ""})


def socket_protocol(config: Config) -> type[Wire]:
    """WebSockets with the limits of a server."""

    class Limited(Wire):
        limits = config

    return Limited


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def text_head(size: int) -> bytes:
    """What comes before the text in a frame that holds all of it."""
    if size < 126:
        return bytes((0x81, size))
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big")
    return b"\x81\x7f" + size.to_bytes(8, "big")

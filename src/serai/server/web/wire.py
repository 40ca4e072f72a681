"""The connections below the application: how many, how patient, and messages that leave at once.

uvicorn's own classes, with what they leave to a proxy: caps, a bound for the head of a request, a deadline
for everything that is waited for, and a way to write to a WebSocket without a task that waits for something
to write.
"""

from __future__ import annotations

import contextlib
import logging
from asyncio import TimerHandle
from collections.abc import Callable
from typing import Any, cast

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from serai.server.config import Config
from serai.server.limits import Bucket, Limits, Places, household
from serai.server.live.socket import Socket
from serai.server.metrics import LIMIT, Metrics
from serai.server.web.proxies import Proxies

QUIET = logging.getLogger("uvicorn.error.requests")
QUIET.setLevel(logging.ERROR)  # whoever sends nonsense is counted, and fills no log
EXTENSION = "serai.wire"  # where the application finds the connection of its WebSocket
SOME_BYTES = 4096
PIPELINED = 8  # requests that wait for the answer to the one before
FRAMES = 2  # for each message that may come: with parts of messages, pings and pongs
PARTING_SECONDS = 10.0  # in which the other side of a socket may take what was said last
TOO_LARGE = b"HTTP/1.1 431 Request Header Fields Too Large\r\nContent-Length: 0\r\nConnection: close\r\n\r\n"
GOING_AWAY, NOT_TEXT, POLICY = 1001, 1007, 1008  # close codes
ENDINGS = (1000, GOING_AWAY, 1012)


def http_protocol(config: Config, metrics: Metrics, proxies: Proxies) -> type[HttpToolsProtocol]:
    """HTTP for so many connections, each with a head of bounded size, and all of a request in time."""
    held = Places()
    most, rate = config.connections_per_address, config.connections_per_second
    calls = Limits(most, most / rate)

    class Http(HttpToolsProtocol):
        deadline: TimerHandle | None = None
        caller = ""  # who is counted for this connection, if anybody
        room = config.head_bytes  # for what is no body: head, ends of chunks, and what follows the last one
        too_large = False
        coming = False  # whether a request has begun to come and is not complete

        def connection_made(self, transport: Any) -> None:
            super().connection_made(transport)
            self.logger = QUIET
            if len(self.connections) > config.connections or not self.is_let_in():
                self.hit("connections")
                transport.abort()
            else:
                self.allow(config.first_byte_seconds)

        def is_let_in(self) -> bool:
            """Whether its address may have one more connection. Those of a proxy are for many people."""
            if not self.client or proxies.trusts(self.client[0]):
                return True
            caller = household(self.client[0])
            if calls.take(caller, self.loop.time()) or not held.take(caller, most):
                return False
            self.caller = caller
            return True

        def hit(self, limit: str) -> None:
            metrics.note(LIMIT, limit, who=household(self.client[0]) if self.client else "")

        def give_back(self) -> None:
            if self.caller:
                held.give_back(self.caller)
                self.caller = ""

        def allow(self, seconds: float) -> None:
            """From now on there are so many seconds for the next thing to be complete."""
            self.be_patient()
            self.deadline = self.loop.call_later(seconds, self.drop)

        def be_patient(self) -> None:
            if self.deadline is not None:
                self.deadline.cancel()
                self.deadline = None

        def drop(self) -> None:
            """Hang up; what the other side has not taken by now is not kept for it."""
            if self.transport.get_protocol() is self:
                if self.coming:
                    self.hit("deadlines")
                self.transport.abort()

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
            if self.transport.is_closing():
                return
            self.hit("heads")
            if not self.too_large:
                super().send_400_response(msg)
                return
            if self.cycle is None or self.cycle.response_complete:
                self.transport.write(TOO_LARGE)
            self.transport.close()

        def on_message_begin(self) -> None:
            if len(self.pipeline) >= PIPELINED:
                self.hit("requests")
                self.transport.abort()
                raise ValueError("too many requests wait for an answer")
            self.coming = True
            self.allow(config.first_byte_seconds)
            super().on_message_begin()

        def on_headers_complete(self) -> None:
            self.allow(config.body_seconds)
            super().on_headers_complete()

        def on_message_complete(self) -> None:
            answered = self.cycle is not None and self.cycle.response_complete
            self.coming = False
            self.allow(config.keep_alive_seconds if answered else config.answer_seconds)
            self.room = config.head_bytes
            super().on_message_complete()

        def on_response_complete(self) -> None:
            """Only a new request stops this clock, and not whatever comes before one."""
            if not self.coming:
                self.allow(config.keep_alive_seconds)
            super().on_response_complete()

        def handle_websocket_upgrade(self) -> None:
            self.be_patient()
            super().handle_websocket_upgrade()
            wire = self.transport.get_protocol()
            if isinstance(wire, Wire):
                wire.end_of_call = self.give_back

        def connection_lost(self, exc: Exception | None) -> None:
            self.be_patient()
            self.give_back()
            super().connection_lost(exc)

    return Http


class Wire(WebSocketsSansIOProtocol):
    """A WebSocket that carries what a socket at a table has to say; what is said together leaves together."""

    limits = Config()
    socket: Socket | None = None
    stirred = False
    pace: Bucket | None = None  # of frames
    end_of_call: Callable[[], None] | None = None

    def handle_connect(self, event: Any) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            cast(Any, self.scope)["extensions"][EXTENSION] = self

    @property
    def dropped(self) -> int:
        """The code with which this side has closed, unless it did so because all of it is to end."""
        sent = self.conn.close_sent
        ours = sent is not None and not self.conn.close_rcvd_then_sent
        return sent.code if sent is not None and ours and sent.code not in ENDINGS else 0

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.end_of_call is not None:
            self.end_of_call()

    # What comes in

    def data_received(self, data: bytes) -> None:
        """Read a little at a time: a flood is found out before much of it is read."""
        for start in range(0, len(data), SOME_BYTES):
            if self.transport.is_closing():
                return
            super().data_received(data[start : start + SOME_BYTES])

    def handle_events(self) -> None:
        """Frames of any kind come only so fast: also one that is no message takes time to read."""
        if self.is_let(len(self.conn.events)):
            super().handle_events()

    def is_let(self, frames: int) -> bool:
        """Whether so many more frames may come; if not the connection ends."""
        now = self.loop.time()
        if self.pace is None:
            self.pace = Bucket(FRAMES * self.limits.messages, self.limits.message_seconds, now)
        if self.pace.take(now, frames):
            return True
        if self.close_sent or not self.handshake_complete:
            self.transport.abort()
        else:
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
        self.part()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self.part()

    def part(self) -> None:
        """Hang up in a while: a connection that is closed lasts until the other side has taken everything."""
        self.loop.call_later(PARTING_SECONDS, self.transport.abort)

    # What goes out

    def carry(self, socket: Socket) -> None:
        self.socket = socket
        socket.wake = self.stir

    def let_go(self) -> None:
        if self.socket is not None:
            self.socket.wake = None
            self.socket = None
            self.part()

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
        if socket.dropped:
            self.transport.abort()
            return
        if socket.outbox and self.writable.is_set():
            parts = [part for data in socket.outbox for part in (text_head(len(data)), data)]
            socket.empty()
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

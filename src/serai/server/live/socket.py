"""One connection at a table, whatever carries it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from typing import NamedTuple

from serai.server.config import Config
from serai.server.table import messages as m


class Shown(NamedTuple):
    """How a client is shown a table."""

    in_zones: bool = False  # the zones of a view instead of the view
    differences: bool = False  # a view need not repeat what the one before it said


IN_FULL = Shown()


class Socket:
    """One connection at a table: who it is, what it holds, and what waits to be sent to it."""

    __slots__ = (
        "address", "behind", "closed", "cost", "dropped", "most", "most_bytes", "outbox", "person",
        "room", "shown", "size", "spectator", "wake",
    )  # fmt: skip

    def __init__(
        self,
        person: str,
        spectator: bool,
        config: Config,
        shown: Shown = IN_FULL,
        address: str = "",
    ) -> None:
        self.person = person
        self.address = address
        self.spectator = spectator
        self.shown = shown
        self.outbox: deque[bytes] = deque()
        self.size = 0  # of the outbox, in bytes
        self.most = config.outbox
        self.most_bytes = config.outbox_bytes
        self.room = config.outbox
        self.wake: Callable[[], None] | None = None  # called when something waits, or there is no more
        self.closed = False
        self.dropped = False  # closed at once, because it does not read what it asks for
        self.behind = False  # something was left out, so updates are no use until it resumes
        self.cost = 0.0  # seconds of work for its questions that were not counted yet

    def send(self, data: bytes) -> None:
        """Queue a message; a reader that is too slow is told to resync instead of being buffered for."""
        if self.closed or self.behind:
            return
        if len(self.outbox) >= self.room:
            self.fall_behind()
        else:
            self.put(data)
        self.stir()

    def send_whole(self, messages: list[bytes]) -> None:
        """Queue a welcome, which fits however long it is, with room beside it for what follows."""
        if self.closed or self.behind:
            return
        if len(self.outbox) >= self.most:
            self.fall_behind()
        else:
            for data in messages:
                self.put(data)
            self.room = self.most + len(messages)
        self.stir()

    def put(self, data: bytes) -> None:
        self.outbox.append(data)
        self.size += len(data)
        if self.size > self.most_bytes:
            self.dropped = self.closed = True

    def fall_behind(self) -> None:
        self.empty()
        self.behind = True
        self.put(m.encode(m.Resync()))

    def empty(self) -> None:
        """What waited has been sent, or is not to be."""
        self.outbox.clear()
        self.size = 0

    def close(self) -> None:
        self.closed = True
        self.stir()

    def stir(self) -> None:
        if self.wake is not None:
            self.wake()

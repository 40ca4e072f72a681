"""One connection at a table, whatever carries it."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable

from serai.server.config import Config
from serai.server.table import messages as m


class Socket:
    """One connection at a table: who it is, what it holds, and what waits to be sent to it."""

    __slots__ = (
        "behind", "closed", "in_zones", "most", "outbox", "person", "room", "spectator",
        "wake",
    )  # fmt: skip

    def __init__(self, person: str, spectator: bool, config: Config, in_zones: bool = False) -> None:
        self.person = person
        self.spectator = spectator
        self.in_zones = in_zones  # whether it is shown the zones of a view instead of the view
        self.outbox: deque[bytes] = deque()
        self.most = config.outbox
        self.room = config.outbox
        self.wake: Callable[[], None] | None = None  # called when something waits, or there is no more
        self.closed = False
        self.behind = False  # something was left out, so updates are no use until it resumes

    def send(self, data: bytes) -> None:
        """Queue a message; a reader that is too slow is told to resync instead of being buffered for."""
        if self.closed or self.behind:
            return
        if len(self.outbox) >= self.room:
            self.fall_behind()
        else:
            self.outbox.append(data)
        self.stir()

    def send_whole(self, messages: list[bytes]) -> None:
        """Queue a welcome, which fits however long it is, with room beside it for what follows."""
        if self.closed or self.behind:
            return
        if len(self.outbox) >= self.most:
            self.fall_behind()
        else:
            self.outbox.extend(messages)
            self.room = self.most + len(messages)
        self.stir()

    def fall_behind(self) -> None:
        self.outbox.clear()
        self.behind = True
        self.outbox.append(m.encode(m.Resync()))

    def close(self) -> None:
        self.closed = True
        self.stir()

    def stir(self) -> None:
        if self.wake is not None:
            self.wake()

"""What the operator sees of a running server: counts, and how long things take.

What should not happen is a trouble: it is counted by its kind and logged with its table, once a minute for
each table and kind, and all of them together so many times a minute at most.
"""

from __future__ import annotations

import logging
import time
from bisect import bisect_left
from collections import Counter

from serai.server.limits import Bucket, Limits

LOG = logging.getLogger("serai")
LINES = 60  # about troubles, in a minute
BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds

LIMIT, COMMIT, SOCKET, FROZEN, BOT = (
    "limit reached", "commit failed", "socket dropped", "a table is frozen", "bot stuck",
)  # fmt: skip


class Histogram:
    """How often something took how many seconds."""

    def __init__(self) -> None:
        self.counts = [0] * (len(BOUNDS) + 1)  # by the first bound that is not below; the last has none
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(BOUNDS, seconds)] += 1
        self.sum += seconds


class Metrics:
    """All that is counted while a server runs; what can be looked up is not kept here."""

    def __init__(self) -> None:
        self.moves = 0
        self.refused = 0
        self.messages = 0
        self.bad_messages = 0
        self.troubles: Counter[tuple[str, str]] = Counter()  # [trouble, kind]
        self.move_seconds = Histogram()  # from a message to its acknowledgement
        self.commit_seconds = Histogram()  # of one transaction
        self.lag_seconds = Histogram()  # by which the event loop is late
        self.recent = Limits(1, 60)
        self.lines = Bucket(LINES, 60, time.monotonic())

    def note(
        self, trouble: str, kind: str = "", table: str = "", who: str = "", error: BaseException | None = None
    ) -> None:
        """Count a trouble and log it; `who` only keeps one from filling the log, and stays out of it."""
        self.troubles[trouble, kind] += 1
        now = time.monotonic()
        if self.recent.take(f"{trouble}/{kind}/{table or who}", now) or not self.lines.take(now):
            return
        fields = {"kind": kind, "table": table, "count": self.troubles[trouble, kind]}
        LOG.log(
            logging.ERROR if error else logging.WARNING,
            trouble,
            exc_info=error,
            extra={"fields": {name: value for name, value in fields.items() if value}},
        )

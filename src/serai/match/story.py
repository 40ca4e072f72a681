"""The story of a match: for each reader the lines that tell what happened, from its own views alone."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from serai.core.state import OVER, State
from serai.core.title import Line, Title


class Story:
    """Told beat by beat: a beat is an action, or a step that followed by itself."""

    def __init__(self, title: Title, readers: Iterable[int]) -> None:
        self.title = title
        self.lines: dict[int, list[tuple[int, Line]]] = {reader: [] for reader in readers}
        self.views: dict[int, dict[str, Any]] = {}
        self.seen: State | None = None  # the position that `views` show

    def begin(self, s: State) -> None:
        """Look at the position before an action, unless it is as it was left."""
        if not self.lines:
            return
        if self.seen is not None and s.lies_like(self.seen):
            self.turn_to(s)
        else:
            self.views = self.look(s)
            self.seen = s.copy()

    def tell(self, s: State, step: str, number: int) -> None:
        """Add the lines of one beat, which `step` made; `number` is that of the action."""
        if self.seen is None:
            return
        if s.lies_like(self.seen) and s.actor() != OVER:
            self.turn_to(s)
            return
        after = self.look(s)
        told: list[Line] | None = None
        for reader, lines in self.lines.items():
            if told is None or self.title.secrets:
                told = self.title.narrate(self.views[reader], step, after[reader])
            lines += [(number, line) for line in told]
        self.views = after
        self.seen = s.copy()

    def turn_to(self, s: State) -> None:
        """Only the agenda has moved on: nothing to tell, but it is another seat's or step's turn."""
        pending = {"actor": s.actor(), "seat": s.pending_seat(), "step": s.step_name()}
        self.views = {reader: {**view, **pending} for reader, view in self.views.items()}

    def look(self, s: State) -> dict[int, dict[str, Any]]:
        """Every reader's view; where nothing is secret all share one."""
        if self.title.secrets:
            return {reader: self.title.view(s, reader) for reader in self.lines}
        return dict.fromkeys(self.lines, self.title.view(s, next(iter(self.lines))))

    def forget(self, length: int) -> None:
        """Drop the lines of all actions from number `length` on."""
        for lines in self.lines.values():
            while lines and lines[-1][0] >= length:
                lines.pop()

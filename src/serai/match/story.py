"""The story of a match as one reader sees it: the lines that tell what happened, from its own views alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from serai.core.parts import Line
from serai.core.state import OVER, State
from serai.core.title import Title


class Story:
    """Told beat by beat: a beat is an action, or a step that followed by itself.

    It goes through the match on a position that it may share with stories told equally far, so it may be told
    later than the match is played.
    """

    def __init__(self, title: Title, reader: int, start: State) -> None:
        self.title = title
        self.reader = reader
        self.state = start.copy()
        self.told = 0  # actions
        self.lines: list[tuple[int, Line]] = []  # with the number of their action
        self.seen: dict[str, Any] | None = None  # the last look, which may lag behind in whose turn it is
        self.exact = False  # whether it does not

    def tell(self, actions: Sequence[int]) -> None:
        """Add the lines of the actions that come next."""
        tell_together([self], actions)

    def begin(self) -> None:
        """Look at the position before an action."""
        if self.seen is None:
            self.view()

    def look(self, step: int) -> None:
        """Add the lines of what `step` has changed."""
        was = self.seen or {}
        self.exact = False
        now = self.view()
        self.lines += [(self.told, line) for line in self.title.narrate(was, step, now)]

    def turn(self) -> None:
        """Only the agenda has moved on: nothing to tell, but it is another seat's or step's turn."""
        s = self.state
        pending = {"actor": s.actor(), "seat": s.pending_seat(), "step": s.step_name()}
        self.seen = {**(self.seen or {}), **pending}
        self.exact = False

    def view(self) -> dict[str, Any]:
        """What the reader sees after what has been told."""
        if self.seen is None or not self.exact:
            self.seen = self.title.view(self.state, self.reader)
            self.exact = True
        return self.seen

    def since(self, number: int) -> list[tuple[int, Line]]:
        """The lines from action `number` on."""
        first = len(self.lines)
        while first > 0 and self.lines[first - 1][0] >= number:
            first -= 1
        return self.lines[first:]

    def forget(self, length: int, s: State) -> None:
        """Take back the story from action number `length` on, where the position was `s`."""
        if self.told <= length:
            return
        self.state = s.copy()
        self.told = length
        self.seen = None
        while self.lines and self.lines[-1][0] >= length:
            self.lines.pop()


def tell_together(stories: Sequence[Story], actions: Sequence[int]) -> None:
    """Add the lines of the actions that come next to stories that have been told equally far.

    They go through the match on one position, so that it is played again once for all of them.
    """
    if not actions:
        return
    s = stories[0].state.copy()
    for story in stories:
        story.state = s
    for action in actions:
        for story in stories:
            story.begin()
        before, step = s.copy(), s.step()
        s.resolve(action)
        before = tell_beat(stories, before, step)
        step = s.step()
        while s.tick():
            before = tell_beat(stories, before, step)
            step = s.step()
        for story in stories:
            story.told += 1


def tell_beat(stories: Sequence[Story], before: State, step: int) -> State:
    """Add the lines of one beat, which `step` made; the position that was last looked at."""
    s = stories[0].state
    if s.same_position(before) and s.actor() != OVER:
        for story in stories:
            story.turn()
        return before
    for story in stories:
        story.look(step)
    return s.copy()

"""The story of a match as one reader sees it: the lines that tell what happened, from its own views alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from serai.core.state import OVER, State
from serai.core.title import Title
from serai.match.lines import Lines, Told


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
        self.kept = Lines()
        self.seen: dict[str, Any] = {}  # the last look, empty before the first one
        self.moved: dict[str, Any] = {}  # whose turn it is by now, if only the agenda has moved on since then

    @property
    def lines(self) -> list[Told]:
        """All of them."""
        return self.kept.between(0, len(self.kept))

    def tell(self, actions: Sequence[int]) -> None:
        """Add the lines of the actions that come next."""
        tell_together([self], actions)

    def look(self, step: int, now: dict[str, Any]) -> None:
        """Add the lines of what `step` has changed, where `now` is what the reader sees of it."""
        was = {**self.seen, **self.moved} if self.moved else self.seen
        self.kept.add((self.told, line) for line in self.title.narrate(was, step, now))
        self.see(now)

    def see(self, view: dict[str, Any]) -> None:
        self.seen, self.moved = view, {}

    def view(self) -> dict[str, Any]:
        """What the reader sees after what has been told."""
        if not self.seen or self.moved:
            self.see(self.title.view(self.state, self.reader))
        return self.seen

    def forget(self, length: int, s: State) -> None:
        """Take back the story from action number `length` on, where the position was `s`."""
        if self.told <= length:
            return
        self.state = s.copy()
        self.told = length
        self.see({})
        self.kept.forget(length)


def tell_together(stories: Sequence[Story], actions: Sequence[int]) -> None:
    """Add the lines of the actions that come next to stories that have been told equally far.

    They go through the match on one position, so that it is played again and looked at once for all of them.
    """
    if not actions:
        return
    before = stories[0].state
    s = before.copy()
    for story in stories:
        story.state = s
        if not story.seen:
            story.view()
    for action in actions:
        step = s.step()
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
        # Nothing to tell, but it is another seat's or step's turn.
        moved = {"actor": s.actor(), "seat": s.pending_seat(), "step": s.step_name()}
        for story in stories:
            story.moved = moved
        return before
    for story, view in zip(stories, views(stories), strict=True):
        story.look(step, view)
    return s.copy()


def look_together(stories: Sequence[Story]) -> None:
    """Bring up to date what readers see after stories that were told together."""
    if any(story.moved for story in stories):
        for story, view in zip(stories, views(stories), strict=True):
            story.see(view)


def views(stories: Sequence[Story]) -> list[dict[str, Any]]:
    """What each reader sees of the position that the stories share."""
    return stories[0].title.views(stories[0].state, [story.reader for story in stories])

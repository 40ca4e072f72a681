"""Match: it checks what the rules do not check, lets chance fall, undoes, explains and tells the story."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

from serai.core.rng import Rng
from serai.core.state import CHANCE, GAME_OVER, NOT_NOW, NOT_YOUR_TURN, OK, OVER, State
from serai.core.title import Line, Reason, Title
from serai.match.chance import draw, new_key
from serai.match.story import Story

Then = Literal["on", "ends", "chance", "reveals"]

MARK = 64  # actions between two positions that are kept, so that going back is short
PREVIEW_SEED = 1  # a preview stops before chance, so the seed only re-deals what the asker cannot see


class Refused(Exception):
    """An action that may not be played, with the reason."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key)
        self.reason = reason


class Entry(NamedTuple):
    """One action of the log."""

    actor: int  # a seat, or CHANCE
    action: int
    taught: bool  # whether some reader learned what it did not know
    digest: str  # of the position after it


class Preview(NamedTuple):
    """What an action would bring, as far as the seat can know it, and what comes `then`.

    The same seat goes on ("on"); the turn or the game ends ("ends"); chance falls ("chance") or somebody
    learns something ("reveals"), and the action can no longer be taken back.
    """

    lines: list[Line]
    then: Then


def carry_out(s: State, action: int) -> Entry:
    """Let a legal action or outcome happen to a position, with all that follows by itself."""
    actor, knew = int(s.actor()), s.learned()
    s.apply(action)
    return Entry(actor, action, s.learned() != knew, s.digest())


def let_fall(s: State, key: bytes, event: int) -> int:
    """What chance brings as event number `event`, where chance is to act."""
    outcomes = list(s.legal())
    return int(outcomes[draw(key, event, [s.weight(outcome) for outcome in outcomes])])


class Match:
    """A state being played. The story is told to `readers`: by default all seats and the spectator.

    It is told when it is asked for, and then up to the last action.
    """

    def __init__(
        self, title: Title, start: State, key: bytes | None = None, readers: Iterable[int] | None = None
    ) -> None:
        self.title = title
        self.marks = [(0, start.copy())]  # positions on the way, with the number of actions before them
        self.state = start.copy()
        self.key = key or new_key()
        self.log: list[Entry] = []
        self.undone: list[int] = []  # actions that `redo` would play again, the next one last
        self.draws = 0  # chance events in the log
        self.readers = list(range(start.game.seats + 1) if readers is None else readers)
        self.stories: dict[int, Story] = {}

    @property
    def start(self) -> State:
        """The position before the first action."""
        return self.marks[0][1]

    @property
    def story(self) -> dict[int, list[tuple[int, Line]]]:
        """Each reader's lines, with the number of the action they belong to."""
        return {reader: self.told(reader).lines for reader in self.readers}

    def telling(self, reader: int) -> Story:
        """A reader's story as far as it has been told; where nothing is secret all readers share one."""
        whose = reader if self.title.secrets else 0
        if whose not in self.stories:
            self.stories[whose] = Story(self.title, whose, self.start)
        return self.stories[whose]

    def told(self, reader: int) -> Story:
        """A reader's story up to the last action."""
        story = self.telling(reader)
        story.tell([entry.action for entry in self.log[story.told :]])
        return story

    def begin(self) -> None:
        """Let chance fall until the first player must decide."""
        self.let_chance_fall()

    def play(self, seat: int, action: int) -> None:
        """Play a seat's action, or raise Refused with the reason."""
        number = self.why(seat, action)
        if number != OK:
            raise Refused(self.title.reason(number))
        self.undone.clear()
        self.record(action)
        self.let_chance_fall()

    def let_chance_fall(self) -> None:
        while self.state.actor() == CHANCE:
            self.record(let_fall(self.state, self.key, self.draws))

    def record(self, action: int) -> None:
        """Carry out a legal action or outcome and log it."""
        self.adopt(self.state, [carry_out(self.state, action)])

    def adopt(self, s: State, entries: list[Entry]) -> None:
        """Go on to a position that these entries have led to from the present one."""
        self.state = s
        self.log += entries
        self.draws += sum(entry.actor == CHANCE for entry in entries)
        if len(self.log) - self.marks[-1][0] >= MARK:
            self.marks.append((len(self.log), s.copy()))

    def why(self, seat: int, action: int) -> int:
        """OK, or the number of the reason why this seat may not play this action now."""
        if self.state.actor() == OVER:
            return int(GAME_OVER)
        if self.state.actor() != seat:
            return int(NOT_YOUR_TURN)
        if not 0 <= action < self.state.game.catalogue.size:
            return int(NOT_NOW)
        return int(self.state.why(action))

    def explain(self, seat: int, action: int) -> Reason | None:
        """Why a seat may not play an action: text key and rule anchor. None if it may."""
        number = self.why(seat, action)
        return None if number == OK else self.title.reason(number)

    def preview(self, seat: int, action: int) -> Preview:
        """What the seat would see happen: lines up to the first chance, new knowledge or other seat."""
        number = self.why(seat, action)
        if number != OK:
            raise Refused(self.title.reason(number))
        story = Story(self.title, seat, self.state)
        s = story.state
        self.title.redeterminise(s, seat, Rng(PREVIEW_SEED))
        before = story.begin()
        knew = s.learned()
        step = s.step_name()
        s.resolve(action)
        moving = True
        while moving and s.learned() == knew:
            before = story.tell_beat(before, step)
            step = s.step_name()
            if s.actor() not in (seat, OVER):
                break
            moving = s.tick()
        s.settle()
        return Preview([line for _, line in story.lines], what_follows(s, seat, s.learned() != knew))

    def positions(self, first: int, last: int) -> Iterator[State]:
        """The positions after `first` to `last` actions, each to be looked at before the next one comes."""
        at, mark = next(kept for kept in reversed(self.marks) if kept[0] <= first)
        actions = [entry.action for entry in self.log[at:last]]
        s = mark.copy()
        for number, action in enumerate(actions, start=at):
            if number >= first:
                yield s
            s.apply(action)
        yield s

    def can_undo(self, seat: int) -> bool:
        """Whether the last action is the seat's own, and nobody learned anything by it."""
        return bool(self.log) and self.log[-1].actor == seat and not self.log[-1].taught

    def undo(self, seat: int) -> None:
        """Take back the seat's last action, unless chance, another player or new knowledge followed."""
        if not self.can_undo(seat):
            raise Refused(self.undo_barrier(seat))
        self.undone.append(self.log[-1].action)
        self.rewind(len(self.log) - 1)

    def undo_barrier(self, seat: int) -> Reason:
        """What stands between a seat and taking back its last action."""
        if not any(entry.actor == seat for entry in self.log):
            return Reason("undo-nothing", "turn")
        if self.log[-1].actor == CHANCE:
            return Reason("undo-chance", "turn")
        return Reason("undo-taught" if self.log[-1].actor == seat else "undo-other-seat", "turn")

    def redo(self, seat: int) -> None:
        """Play again the action that was last taken back."""
        if not self.undone or self.state.actor() != seat:
            raise Refused(Reason("redo-nothing", "turn"))
        self.record(self.undone.pop())
        self.let_chance_fall()

    def rewind(self, length: int) -> None:
        """Go back to the position after the first `length` actions."""
        del self.log[length:]
        while self.marks[-1][0] > length:
            self.marks.pop()
        first, mark = self.marks[-1]
        self.state = mark.copy()
        for entry in self.log[first:]:
            self.state.apply(entry.action)
        self.draws = sum(entry.actor == CHANCE for entry in self.log)
        for story in self.stories.values():
            story.forget(length, self.state)


def what_follows(s: State, seat: int, taught: bool) -> Then:
    """What comes after a seat's action that led to this position at rest."""
    if taught:
        return "reveals"
    if s.actor() == CHANCE:
        return "chance"
    return "on" if s.actor() == seat else "ends"

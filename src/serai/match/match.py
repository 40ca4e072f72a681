"""Match: it checks what the rules do not check, lets chance fall, undoes, explains and tells the story."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, NamedTuple

from serai.core.rng import Rng
from serai.core.state import CHANCE, GAME_OVER, NOT_NOW, NOT_YOUR_TURN, OK, OVER, State
from serai.core.title import Line, Reason, Title
from serai.match.chance import draw, new_key
from serai.match.story import Story

Then = Literal["on", "ends", "chance", "reveals"]

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


class Match:
    """A state being played. The story is told to `readers`: by default all seats and the spectator."""

    def __init__(
        self, title: Title, start: State, key: bytes | None = None, readers: Iterable[int] | None = None
    ) -> None:
        self.title = title
        self.start = start.copy()
        self.state = start.copy()
        self.key = key or new_key()
        self.log: list[Entry] = []
        self.undone: list[int] = []  # actions that `redo` would play again, the next one last
        self.draws = 0  # chance events in the log
        self.telling = Story(title, range(start.game.seats + 1) if readers is None else readers)

    @property
    def story(self) -> dict[int, list[tuple[int, Line]]]:
        """Each reader's lines, with the number of the action they belong to."""
        return self.telling.lines

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
            outcomes = list(self.state.legal())
            weights = [self.state.weight(outcome) for outcome in outcomes]
            self.record(outcomes[draw(self.key, self.draws, weights)])

    def record(self, action: int) -> None:
        """Carry out a legal action or outcome, log it and tell its story beat by beat."""
        s = self.state
        actor = s.actor()
        knew = s.learned()
        step = s.step_name()
        self.telling.begin(s)
        s.resolve(action)
        self.telling.tell(s, step, len(self.log))
        step = s.step_name()
        while s.tick():
            self.telling.tell(s, step, len(self.log))
            step = s.step_name()
        self.log.append(Entry(actor, action, s.learned() != knew, s.digest()))
        self.draws += actor == CHANCE

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
        s = self.state.copy()
        self.title.redeterminise(s, seat, Rng(PREVIEW_SEED))
        story = Story(self.title, [seat])
        story.begin(s)
        knew = s.learned()
        step = s.step_name()
        s.resolve(action)
        moving = True
        while moving and s.learned() == knew:
            story.tell(s, step, 0)
            step = s.step_name()
            if s.actor() not in (seat, OVER):
                break
            moving = s.tick()
        s.settle()
        return Preview([line for _, line in story.lines[seat]], what_follows(s, seat, s.learned() != knew))

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
        self.state = self.start.copy()
        for entry in self.log:
            self.state.apply(entry.action)
        self.draws = sum(entry.actor == CHANCE for entry in self.log)
        self.telling.forget(length)


def what_follows(s: State, seat: int, taught: bool) -> Then:
    """What comes after a seat's action that led to this position at rest."""
    if taught:
        return "reveals"
    if s.actor() == CHANCE:
        return "chance"
    return "on" if s.actor() == seat else "ends"

"""Match: it checks what the rules do not check, draws, undoes, explains and tells the story."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Literal, NamedTuple

from serai.core.actions import GAME_OVER, NOT_NOW, NOT_YOUR_TURN, OK, Reason
from serai.core.parts import Line
from serai.core.play import redealt
from serai.core.rng import Rng
from serai.core.state import CHANCE, OVER, State
from serai.core.title import Title
from serai.match.chance import draw, new_key
from serai.match.story import Story, tell_beat, tell_together

Then = Literal["on", "ends", "chance", "reveals"]

MARK = 64  # actions between two positions that are kept, so that going back is short
UNDO_NOTHING = Reason("undo-nothing", "turn")
PREVIEW_SEED = 1  # a preview stops before chance, so the seed only re-deals what the asker cannot see


class Refused(Exception):
    """An action that may not be played, with the reason."""

    def __init__(self, reason: Reason) -> None:
        super().__init__(reason.key)
        self.reason = reason


class BadDraw(Exception):
    """A draw that is not the one which the key brings."""


class Entry(NamedTuple):
    """One action of the log."""

    actor: int  # a seat, or CHANCE
    action: int
    taught: bool  # whether some reader learned what it did not know


class Plan(NamedTuple):
    """Where an action and the chance after it lead, worked out beside the match: nothing has happened yet."""

    state: State
    entries: list[Entry]
    undone: list[int]  # what could be redone then


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
    return Entry(actor, action, s.learned() != knew)


def drawn(s: State, key: bytes, event: int) -> int:
    """The outcome that a key brings as chance event number `event`, where chance is to act."""
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
    def digest(self) -> str:
        """Of the present position."""
        return self.state.digest()

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
        self.tell([reader])
        return self.telling(reader)

    def tell(self, readers: Iterable[int]) -> None:
        """Tell these readers' stories up to the last action, those told equally far together."""
        equally: dict[int, list[Story]] = {}
        for story in dict.fromkeys(map(self.telling, readers)):
            equally.setdefault(story.told, []).append(story)
        for told, stories in equally.items():
            tell_together(stories, [entry.action for entry in self.log[told:]])

    def begin(self) -> None:
        """Draw until the first player must decide."""
        self.accept(self.plan([], self.undone))

    def play(self, seat: int, action: int) -> None:
        """Play a seat's action, or raise Refused with the reason."""
        self.accept(self.plan_play(seat, action))

    def redo(self, seat: int) -> None:
        """Play again the action that was last undone."""
        self.accept(self.plan_redo(seat))

    def undo(self, seat: int) -> None:
        """Take back the seat's last action, unless chance, another player or new knowledge followed."""
        barrier = self.undo_barrier(seat)
        if barrier is not None:
            raise Refused(barrier)
        self.take_back(len(self.log) - 1, redo=True)

    def plan_play(self, seat: int, action: int) -> Plan:
        """Where a seat's action leads, or Refused with the reason."""
        number = self.why(seat, action)
        if number != OK:
            raise Refused(self.title.reason(number))
        return self.plan([action], [])

    def plan_redo(self, seat: int) -> Plan:
        """Where the action that was last undone leads, or Refused."""
        if not self.undone or self.state.actor() != seat:
            raise Refused(Reason("redo-nothing", "turn"))
        return self.plan(self.undone[-1:], self.undone[:-1])

    def plan(self, actions: list[int], undone: list[int]) -> Plan:
        """Where legal actions lead, with all that is drawn after them."""
        s = self.state.copy()
        entries = [carry_out(s, action) for action in actions]
        draws = self.draws
        while s.actor() == CHANCE:
            entries.append(carry_out(s, drawn(s, self.key, draws)))
            draws += 1
        return Plan(s, entries, undone)

    def accept(self, plan: Plan) -> None:
        """Let a plan made from the present position happen."""
        self.undone = plan.undone
        self.add(plan.state, plan.entries)

    def follow(self, actions: Iterable[int], verify: bool = False) -> Iterator[Entry]:
        """Let the actions of a log happen, draws included, each when its entry is asked for.

        Refused comes instead of the entry of an action that is not legal. With `verify` every draw must be
        the one that the key of this match brings; BadDraw comes instead of another one.
        """
        for action in actions:
            number = int(self.state.why(action))
            if number != OK:
                raise Refused(self.title.reason(number))
            if verify and self.state.actor() == CHANCE and action != drawn(self.state, self.key, self.draws):
                raise BadDraw
            self.record(action)
            yield self.log[-1]

    def record(self, action: int) -> None:
        """Carry out a legal action or outcome and log it."""
        self.add(self.state, [carry_out(self.state, action)])

    def add(self, s: State, entries: list[Entry]) -> None:
        """Log entries that have led to a position."""
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
        story = Story(self.title, seat, redealt(self.title, self.state, seat, Rng(PREVIEW_SEED)))
        s = story.state
        story.begin()
        before = s.copy()
        knew = s.learned()
        step = s.step()
        s.resolve(action)
        moving = True
        while moving and s.learned() == knew:
            before = tell_beat([story], before, step)
            step = s.step()
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
        return self.undo_barrier(seat) is None

    def undo_barrier(self, seat: int) -> Reason | None:
        """What keeps a seat from undoing the last action: it is not its own, or taught somebody something."""
        if not any(entry.actor == seat for entry in self.log):
            return UNDO_NOTHING
        if self.log[-1].actor == CHANCE:
            return Reason("undo-chance", "turn")
        if self.log[-1].actor != seat:
            return Reason("undo-other-seat", "turn")
        return Reason("undo-taught", "turn") if self.log[-1].taught else None

    def take_back(self, length: int, redo: bool) -> None:
        """Undo all but the first `length` actions; the first of those undone can be redone, or none."""
        self.undone = [*self.undone, self.log[length].action] if redo else []
        self.rewind(length)

    def rewind(self, length: int) -> None:
        """Go back to the position after the first `length` actions."""
        self.state = next(self.positions(length, length))
        del self.log[length:]
        while self.marks[-1][0] > length:
            self.marks.pop()
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

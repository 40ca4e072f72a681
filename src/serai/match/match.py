"""Match: it checks what the rules do not check, draws, undoes, explains and tells the story."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Literal, NamedTuple

from serai.core.actions import GAME_OVER, NOT_NOW, NOT_YOUR_TURN, OK, Reason
from serai.core.parts import Line
from serai.core.play import redealt
from serai.core.rng import Rng
from serai.core.state import CHANCE, OVER, State
from serai.core.title import Title
from serai.match.chance import draw, new_key
from serai.match.story import Story, look_together, tell_beat, tell_together

Then = Literal["on", "ends", "over", "other", "chance", "reveals"]

MARK = 64  # actions between two positions that are kept, so that going back is short
UNDO_NOTHING = Reason("undo-nothing", "turn")
UNDO_CHANCE = Reason("undo-chance", "turn")
UNDO_OTHER_SEAT = Reason("undo-other-seat", "turn")
UNDO_TAUGHT = Reason("undo-taught", "turn")
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
    taught: bool  # whether some seat learned what it did not know


class Plan(NamedTuple):
    """Where an action and the chance after it lead, worked out beside the match: nothing has happened yet."""

    state: State
    entries: list[Entry]
    undone: list[int]  # what could be redone then


class Preview(NamedTuple):
    """What an action would bring, as far as the seat can know it, and what comes `then`.

    The same seat goes on ("on"), its turn ends ("ends"), the game is over ("over"), somebody else chooses
    before this seat goes on ("other"), chance falls ("chance"), or the seat learns something ("reveals").
    """

    lines: list[Line]
    then: Then
    undoable: bool  # whether the seat could undo it afterwards, whatever the others do
    chance: str = ""  # the verb of the chance that falls then
    outlook: Sequence[Line] = ()  # what the game adds up for the seat


def carry_out(s: State, action: int) -> Entry:
    """Let a legal action or outcome happen to a position, with all that follows by itself."""
    actor = int(s.actor())
    s.clear_news()
    s.apply(action)
    return Entry(actor, action, has_taught_a_seat(s))


def has_taught_a_seat(s: State) -> bool:
    """Whether there are news for a seat. What only the spectator learns spoils nothing."""
    return bool(s.learners() & ((1 << s.game.seats) - 1))


def drawn(s: State, key: bytes, event: int) -> int:
    """The outcome that a key brings as chance event number `event`, where chance is to act."""
    outcomes = s.legal()
    weights = [1] * len(outcomes) if s.even() else [s.weight(outcome) for outcome in outcomes]
    return int(outcomes[draw(key, event, weights)])


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
        story = self.telling(reader)
        if story.told < len(self.log):
            self.tell([reader])
        return story

    def tell(self, readers: Iterable[int]) -> None:
        """Tell these readers' stories up to the last action, those told equally far together."""
        equally: dict[int, list[Story]] = {}
        for story in dict.fromkeys(map(self.telling, readers)):
            equally.setdefault(story.told, []).append(story)
        for told, stories in equally.items():
            tell_together(stories, [entry.action for entry in self.log[told:]])
            look_together(stories)

    def share_position(self, story: Story) -> None:
        """Let a story that was told by itself go on from where others are, too: positions take room."""
        others = (other for other in self.stories.values() if other is not story)
        story.state = next((other.state for other in others if other.told == story.told), story.state)

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

    def says(self, seat: int, action: int) -> dict[str, Any]:
        """The arguments of an action's sentence, and of a refusal's, as far as the seat can know them."""
        catalogue = self.state.game.catalogue
        if not 0 <= action < catalogue.size:
            return {}
        verb = catalogue.verb_of(action).name
        return self.title.describe(self.title.view(self.state, seat), verb, catalogue.labels(action))

    def explain(self, seat: int, action: int) -> Reason | None:
        """Why a seat may not play an action: text key and rule anchor. None if it may."""
        number = self.why(seat, action)
        return None if number == OK else self.title.reason(number)

    def preview(self, seat: int, action: int) -> Preview:
        """What the seat would see happen, up to new knowledge, chance, or another seat's choice."""
        number = self.why(seat, action)
        if number != OK:
            raise Refused(self.title.reason(number))
        story = Story(self.title, seat, redealt(self.title, self.state, seat, Rng(PREVIEW_SEED)))
        s = story.state
        at_first = story.view()
        s.clear_news()
        before, step, turn = s.copy(), s.step(), s.turn()
        s.resolve(action)
        moving = True
        while moving and not s.learners() >> seat & 1:
            before = tell_beat([story], before, step)
            if s.chooses_other_than(seat):
                break
            step = s.step()
            moving = s.tick()
        s.settle()
        undoable = s.actor() == seat and not has_taught_a_seat(s)
        then = what_follows(s, seat, turn)
        chance = s.game.catalogue.verb_of(s.legal()[0]).name if then == "chance" else ""
        outlook = self.title.outlook(at_first, story.seen, seat)
        return Preview([line for _, line in story.lines], then, undoable, chance, outlook)

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
        if not any(entry.actor == seat for entry in reversed(self.log)):
            return UNDO_NOTHING
        last = self.log[-1]
        if last.actor != seat:
            return UNDO_CHANCE if last.actor == CHANCE else UNDO_OTHER_SEAT
        return UNDO_TAUGHT if last.taught else None

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


def what_follows(s: State, seat: int, turn: int) -> Then:
    """What comes after a seat's action, played in this turn, that led to this position at rest."""
    if s.learners() >> seat & 1:
        return "reveals"
    if s.actor() == OVER:
        return "over"
    if s.turn() != turn or not (s.pending_seat() == seat or s.has_choice_for(seat)):
        return "ends"
    if s.actor() == CHANCE:
        return "chance"
    return "on" if s.actor() == seat else "other"

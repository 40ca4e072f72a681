"""A table: a match and the people looking at it, as a pure core.

`decide` turns an input into events and an answer and changes nothing; `evolve` applies one event. The shell
around it commits the events between the two, so nothing is shown that is not on disk. No clock is read here:
`now` is given.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Generator
from typing import Any, NamedTuple, TypeVar

from serai.core.rng import Rng
from serai.core.state import CHANCE, GAME_OVER, OK, OVER, State
from serai.core.title import Reason, Title
from serai.match import fairness
from serai.match.lesson import lessons
from serai.match.match import Entry, Match, carry_out, let_fall
from serai.match.match import Refused as MatchRefused
from serai.server.table import events as e
from serai.server.table import messages as m

REMEMBERED_REFUSALS = 256
NOT_STARTED = Reason("refused-not-started", "")
NOT_YOUR_SEAT = Reason("refused-not-your-seat", "")
STALE = Reason("refused-stale", "")
PAUSED = Reason("refused-paused", "")
FROZEN = Reason("refused-frozen", "")
NOTHING_ASKED = Reason("refused-nothing-asked", "")
SEAT_TAKEN = Reason("refused-seat-taken", "")
NO_SUCH_ACTION = Reason("error-no-such-action", "")


T = TypeVar("T")
Steps = Generator[None, None, T]  # work that can be left after every step, and what it comes to


def at_once(work: Steps[T]) -> T:
    """What work in steps comes to, without a pause."""
    while True:
        try:
            next(work)
        except StopIteration as done:
            return done.value  # type: ignore[no-any-return]


class Decision(NamedTuple):
    """What an input leads to: events to store, and an answer for whoever sent it."""

    events: list[e.Event]
    answer: m.ServerMessage | None = None


class Sitter(NamedTuple):
    """Who is on a seat: a person, a bot for good, or a bot that keeps a person's seat warm."""

    person: str
    name: str
    nonce: str
    level: str


class Ahead(NamedTuple):
    """Where an event will lead, worked out when it was decided, so that nothing need be played twice."""

    event: e.Event
    state: State
    entries: list[Entry]


class Table:
    def __init__(self, name: str, setup: e.Setup, title: Title, seed: bytes) -> None:
        self.name = name
        self.setup = setup
        self.title = title
        self.seed = seed
        self.sitters = [
            Sitter("", f"bot {number + 1}", "", seat.level) if seat.kind == "bot" else Sitter("", "", "", "")
            for number, seat in enumerate(setup.seats)
        ]
        self.match: Match | None = None
        self.revision = 0  # grows with everything that changes a view
        self.stored = 0  # events so far
        self.answers: dict[tuple[int, str], int] = {}  # moves by their ids, and the revision they led to
        self.refusals: OrderedDict[tuple[int, str], m.Refused] = OrderedDict()
        self.told = 0  # length of the log before the last revision, to find the lines that are new
        self.asked = ""
        self.asked_by = -1
        self.agreed: set[int] = set()
        self.paused = False
        self.chat: list[m.Said] = []
        self.again = ""  # the table where the same people play on
        self.left = [setup.clock.bank if setup.clock else 0 for _ in setup.seats]
        self.repaid = [0 for _ in setup.seats]  # actions taken back, whose increment was given already
        self.since: int | None = None  # when the running clock was last looked at; None while nobody looks
        self.ahead: Ahead | None = None
        self.imported = False  # whether its log began elsewhere, so that its chance cannot be verified
        self.frozen = ""  # why this table can only be looked at

    # Questions

    @property
    def seats(self) -> int:
        return len(self.setup.seats)

    def actor(self) -> int:
        """The seat to act, or OVER, or CHANCE before the start."""
        return int(self.match.state.actor()) if self.match else int(CHANCE)

    def is_over(self) -> bool:
        return self.match is not None and self.match.state.actor() == OVER

    def seats_of(self, person: str) -> list[int]:
        """The seats that a person holds, whoever plays them now."""
        return [seat for seat, sitter in enumerate(self.sitters) if person and sitter.person == person]

    def open_seats(self) -> list[int]:
        return [
            seat
            for seat, sitter in enumerate(self.sitters)
            if not sitter.person and self.setup.seats[seat].kind == "person"
        ]

    def bot_to_act(self) -> str:
        """The level of the bot that is to act, or nothing."""
        actor = self.actor()
        if actor < 0 or self.paused or self.frozen:
            return ""
        return self.sitters[actor].level

    def is_late(self, seat: int, now: int) -> bool:
        """Whether a seat's time is up."""
        return self.setup.clock is not None and self.time_left(seat, now) <= 0

    def time_left(self, seat: int, now: int) -> int:
        return self.left[seat] - self.spent(seat, now)

    def spent(self, seat: int, now: int) -> int:
        running = self.since is not None and seat == self.actor() and not self.paused
        return max(now - (self.since or 0), 0) if running else 0

    def nonces(self) -> list[str]:
        return [sitter.nonce for sitter in self.sitters if sitter.nonce]

    # Deciding

    def decide(self, person: str, message: m.FromClient, now: int, bot: bool = False) -> Decision:
        """What a message from a person, or from the bot on its seat, leads to."""
        if isinstance(message, m.Play | m.Undo | m.Redo):
            return self.decide_move(person, message, now, bot)
        if isinstance(message, m.Ask | m.Answer):
            return self.decide_consent(person, message, now)
        if isinstance(message, m.Explain):
            return Decision([], self.explain(person, message))
        if isinstance(message, m.Preview):
            return Decision([], self.preview(person, message))
        if isinstance(message, m.Chat):
            name = next((self.sitters[seat].name for seat in self.seats_of(person)), "")
            return Decision([e.Chatted(person, name, message.text, now)])
        return Decision([], m.Pong())

    def decide_move(self, person: str, move: m.Play | m.Undo | m.Redo, now: int, bot: bool) -> Decision:
        known = (move.seat, move.id)
        holds = bot or move.seat in self.seats_of(person)
        if holds and known in self.answers:
            return Decision([], m.Ack(move.id, self.answers[known]))
        if holds and known in self.refusals:
            return Decision([], self.refusals[known])
        reason = self.why_not_now(move, holds)
        if reason is not None or self.match is None:
            return self.refuse(move, reason or NOT_STARTED)
        spent = self.spent(move.seat, now)
        try:
            if isinstance(move, m.Play):
                return Decision([self.play(self.match, move, spent, bot)], None)
            if isinstance(move, m.Redo):
                return Decision([self.redo(self.match, move, spent)], None)
            barrier = self.undo_barrier(self.match, move.seat)
            if barrier is not None:
                raise MatchRefused(barrier)
            return Decision([e.Undone(move.seat, len(self.match.log) - 1, move.id, spent=spent)], None)
        except MatchRefused as refused:
            return self.refuse(move, refused.reason)

    def why_not_now(self, move: m.Play | m.Undo | m.Redo, holds: bool) -> Reason | None:
        """What stands against any move by this person on this revision, whatever the rules say."""
        if not 0 <= move.seat < self.seats or not holds:
            return NOT_YOUR_SEAT
        if self.frozen:
            return FROZEN
        if self.match is None:
            return NOT_STARTED
        if move.revision != self.revision:
            return STALE
        return PAUSED if self.paused else None

    def refuse(self, move: m.Play | m.Undo | m.Redo, reason: Reason) -> Decision:
        answer = m.Refused(move.id, reason.key, reason.anchor, self.revision)
        if move.id and reason not in (NOT_YOUR_SEAT, STALE):
            self.refusals[move.seat, move.id] = answer
            while len(self.refusals) > REMEMBERED_REFUSALS:
                self.refusals.popitem(last=False)
        return Decision([], answer)

    def play(self, match: Match, move: m.Play, spent: int, bot: bool) -> e.Played:
        number = match.why(move.seat, move.action)
        if number != OK:
            raise MatchRefused(self.title.reason(number))
        state, entries = at_once(self.foresee(match.state, [move.action]))
        played = e.Played(move.seat, move.action, fallen(entries), entries[-1].digest, move.id, spent, bot)
        self.ahead = Ahead(played, state, entries)
        return played

    def redo(self, match: Match, move: m.Redo, spent: int) -> e.Redone:
        if not match.undone or match.state.actor() != move.seat:
            raise MatchRefused(Reason("redo-nothing", "turn"))
        state, entries = at_once(self.foresee(match.state, [match.undone[-1]]))
        redone = e.Redone(move.seat, fallen(entries), entries[-1].digest, move.id, spent)
        self.ahead = Ahead(redone, state, entries)
        return redone

    def undo_barrier(self, match: Match, seat: int) -> Reason | None:
        """What keeps a seat from taking back its last action: after the end all draws are known."""
        if self.is_over():
            return self.title.reason(GAME_OVER)
        return None if match.can_undo(seat) else match.undo_barrier(seat)

    def foresee(self, state: State, actions: list[int]) -> Steps[tuple[State, list[Entry]]]:
        """The position to which actions and the chance after them lead, and what happens on the way."""
        s = state.copy()
        entries = []
        for action in actions:
            entries.append(carry_out(s, action))
            yield
        event = self.match.draws if self.match else 0
        key = b""
        while s.actor() == CHANCE:
            key = key or fairness.key(self.seed, self.nonces(), self.name, self.setup.rules)
            entries.append(carry_out(s, let_fall(s, key, event)))
            event += 1
        return s, entries

    def decide_consent(self, person: str, message: m.Ask | m.Answer, now: int) -> Decision:
        """Undo across players, pausing and going on need everyone's consent."""
        if message.seat not in self.seats_of(person):
            return Decision([], m.Refused("", NOT_YOUR_SEAT.key, "", self.revision))
        if self.match is None or self.frozen:
            return Decision([], m.Refused("", NOT_STARTED.key, "", self.revision))
        if self.is_over():
            return Decision([], m.Refused("", self.title.reason(GAME_OVER).key, "", self.revision))
        if isinstance(message, m.Ask):
            if message.what == "undo" and not any(entry.actor == message.seat for entry in self.match.log):
                reason = self.match.undo_barrier(message.seat)
                return Decision([], m.Refused("", reason.key, reason.anchor, self.revision))
            asked: list[e.Event] = [e.Asked(message.seat, message.what)]
            return Decision(asked + self.granted(message.what, message.seat, {message.seat}, now))
        if not self.asked or message.seat in self.agreed:
            return Decision([], m.Refused("", NOTHING_ASKED.key, "", self.revision))
        answered: list[e.Event] = [e.Answered(message.seat, message.yes)]
        if not message.yes:
            return Decision(answered)
        return Decision(answered + self.granted(self.asked, self.asked_by, self.agreed | {message.seat}, now))

    def granted(self, what: str, seat: int, agreed: set[int], now: int) -> list[e.Event]:
        """What follows when all who are people have agreed; seats of one person agree together."""
        people = {self.sitters[agreeing].person for agreeing in agreed}
        waiting = [s for s in self.sitters if s.person and not s.level and s.person not in people]
        if waiting or self.match is None:
            return []
        if what != "undo":
            return [e.Paused(what == "pause", self.spent(self.actor(), now))]
        own = [number for number, entry in enumerate(self.match.log) if entry.actor == seat]
        return [e.Undone(seat, own[-1], "", asked=True)] if own else []

    def explain(self, person: str, message: m.Explain) -> m.Explained:
        action, text = self.named(message)
        reason: Reason | None
        if message.seat not in self.seats_of(person):
            reason = NOT_YOUR_SEAT
        elif self.match is None:
            reason = NOT_STARTED
        elif message.text and action < 0:
            reason = NO_SUCH_ACTION
        else:
            reason = self.match.explain(message.seat, action)
        key, anchor = reason or ("", "")
        return m.Explained(message.seat, action, text, key, anchor)

    def named(self, message: m.Explain) -> tuple[int, str]:
        """The number and the text of the action that is asked about, as far as there is one."""
        if self.match is None:
            return message.action, message.text
        catalogue = self.match.state.game.catalogue
        if not message.text:
            known = 0 <= message.action < catalogue.size
            return message.action, catalogue.text(message.action) if known else ""
        try:
            return catalogue.parse(message.text), message.text
        except ValueError:
            return -1, message.text

    def preview(self, person: str, message: m.Preview) -> m.Previewed:
        explained = self.explain(person, m.Explain(message.seat, message.action))
        if explained.key or self.match is None:
            return m.Previewed(message.seat, message.action, explained.key, [], "")
        ahead = self.match.preview(message.seat, message.action)
        lines = [[line.key, line.args] for line in ahead.lines]
        return m.Previewed(message.seat, message.action, "", lines, ahead.then)

    def decide_join(self, seat: int, person: str, name: str, nonce: str) -> Decision:
        """A person takes an open seat; when none is left the game starts."""
        if seat not in self.open_seats():
            return Decision([], m.Refused("", SEAT_TAKEN.key, "", self.revision))
        return Decision([e.Joined(seat, person, name, nonce)])

    def decide_start(self) -> Decision:
        """When everyone sits, chance falls until the first decision."""
        return at_once(self.start_from([]))

    def start_from(self, log: list[int]) -> Steps[Decision]:
        """The same, when the log of a record is played before."""
        if self.match is not None or self.open_seats():
            return Decision([])
        laid = self.laid()
        state, entries = yield from self.foresee(laid, log)
        digest = entries[-1].digest if entries else laid.digest()
        started = e.Started([entry.action for entry in entries[len(log) :]], digest, log)
        self.ahead = Ahead(started, state, entries)
        return Decision([started])

    def laid(self) -> State:
        """The table as it is before anything happens."""
        if self.setup.start is None:
            return self.title.new(self.seats, self.setup.options)
        if "state" in self.setup.start:
            return self.title.restore(self.setup.start)
        return self.title.load(self.seats, self.setup.options, self.setup.start)

    # Evolving

    def evolve(self, event: e.Event, now: int | None = None) -> None:
        """Let one stored event happen. Without `now` a table is being rebuilt: outages cost nobody time."""
        at_once(self.evolving(event, now))

    def evolving(self, event: e.Event, now: int | None = None) -> Steps[None]:
        """The same in steps."""
        self.stored += 1
        if isinstance(event, e.Joined):
            self.sitters[event.seat] = Sitter(event.person, event.name, event.nonce, "")
        elif isinstance(event, e.Botted):
            self.sitters[event.seat] = self.sitters[event.seat]._replace(level=event.level)
        elif isinstance(event, e.Chatted):
            self.chat.append(m.Said(event.name, event.text, event.at))
        elif isinstance(event, e.Again):
            self.again = event.table
        elif isinstance(event, e.Asked):
            self.asked, self.asked_by, self.agreed = event.what, event.seat, {event.seat}
        elif isinstance(event, e.Answered):
            if event.yes:
                self.agreed.add(event.seat)
            else:
                self.stop_asking()
        elif isinstance(event, e.Paused):
            self.charge(self.actor(), event.spent)
            self.paused = event.on
            self.told = len(self.match.log) if self.match else 0
            self.revision += 1
            self.since = now
            self.stop_asking()
        else:
            yield from self.evolve_match(event)
            self.since = now
            self.stop_asking()

    def evolve_match(self, event: e.Event) -> Steps[None]:
        if isinstance(event, e.Started):
            self.match = Match(self.title, self.laid(), key=b"-", readers=())
            self.told = 0
            self.imported = bool(event.log)
            yield from self.follow(self.match, [*event.log, *event.chance], event)
        elif self.match is None:
            raise ValueError("a move is stored before the start")
        elif isinstance(event, e.Played):
            self.charge(event.seat, event.spent)
            self.add_increment(event.seat)
            self.match.undone.clear()
            self.told = len(self.match.log)
            yield from self.follow(self.match, [event.action, *event.chance], event)
            if event.id:
                self.answers[event.seat, event.id] = self.revision
        elif isinstance(event, e.Redone):
            self.charge(event.seat, event.spent)
            self.add_increment(event.seat)
            self.told = len(self.match.log)
            yield from self.follow(self.match, [self.match.undone.pop(), *event.chance], event)
            self.answers[event.seat, event.id] = self.revision
        elif isinstance(event, e.Undone):
            if event.asked:
                self.match.undone.clear()
            else:
                self.charge(event.seat, event.spent)
                self.repaid[event.seat] += 1
                self.match.undone.append(self.match.log[event.length].action)
            self.match.rewind(event.length)
            self.told = event.length
            self.revision += 1
            if event.id:
                self.answers[event.seat, event.id] = self.revision

    def follow(self, match: Match, actions: list[int], event: e.Started | e.Played | e.Redone) -> Steps[None]:
        """Carry out stored actions; the digest says whether they still mean the same."""
        ahead, self.ahead = self.ahead, None
        if ahead is not None and ahead.event is event:
            match.adopt(ahead.state, ahead.entries)
        else:
            for action in actions:
                if match.state.why(action) != OK:
                    raise ValueError("a stored action is not legal any more")
                match.record(action)
                yield
            if (match.log[-1].digest if actions else match.state.digest()) != event.digest:
                raise ValueError("the stored actions lead to another position than before")
        self.revision += 1

    def charge(self, seat: int, spent: int) -> None:
        if self.setup.clock is not None and seat >= 0:
            self.left[seat] -= spent

    def add_increment(self, seat: int) -> None:
        """Once for each action, however often it is taken back and played again."""
        clock = self.setup.clock
        if self.repaid[seat]:
            self.repaid[seat] -= 1
        elif clock is not None:
            self.left[seat] = min(self.left[seat] + clock.increment, clock.cap)

    def stop_asking(self) -> None:
        self.asked, self.asked_by, self.agreed = "", -1, set()

    # Showing

    def hello(self, person: str) -> m.Hello:
        setup = self.setup
        return m.Hello(
            m.PROTOCOL,
            self.name,
            setup.game,
            setup.rules,
            setup.options,
            self.seats_of(person),
            setup.commitment,
            self.lesson(),
        )

    def lesson(self) -> m.Lesson | None:
        """What this table teaches, if it is for a lesson that there still is."""
        for lesson in lessons(self.title) if self.setup.lesson else ():
            if lesson.name == self.setup.lesson:
                return m.Lesson(lesson.name, lesson.seat, lesson.wanted)
        return None

    def tell(self, reader: int, most: int) -> bool:
        """Tell a reader's story by at most so many actions; whether there is more to tell."""
        if self.match is None:
            return False
        story = self.match.telling(reader)
        story.tell([entry.action for entry in self.match.log[story.told : story.told + most]])
        return story.told < len(self.match.log)

    def has_told(self, reader: int) -> bool:
        """Whether a reader's story was told up to what happened last."""
        return self.match is None or self.match.telling(reader).told >= self.told

    def update(self, reader: int, whole: bool) -> m.Update:
        """The table as a reader sees it, with the lines that are new to it, or all of them."""
        match = self.match
        if match is None:
            return m.Update(reader, self.revision, None, [], [], True, 0, "undo-nothing", False)
        mine = match.state.actor() == reader and not self.frozen
        story = match.told(reader)
        view = story.view()
        first = 0 if whole else self.told
        barrier = self.undo_barrier(match, reader)
        return m.Update(
            reader,
            self.revision,
            self.title.shown(view),
            [self.choice(match.state, view, action) for action in match.state.legal()] if mine else [],
            [[number, line.key, line.args] for number, line in story.since(first)],
            whole,
            len(match.log),
            barrier.key if barrier else "",
            bool(match.undone) and match.state.actor() == reader,
        )

    def choice(self, state: State, view: dict[str, Any], action: int) -> dict[str, Any]:
        """A legal action for a program and for people: what it is, and the arguments of its sentence."""
        catalogue = state.game.catalogue
        shown: dict[str, Any] = catalogue.describe(action)
        shown["says"] = self.title.describe(view, shown["verb"], catalogue.labels(action))
        return shown

    def history(self, reader: int, first: int, count: int) -> Steps[list[dict[str, Any]]]:
        """What a reader saw after `first` actions and after those that followed."""
        pages: list[dict[str, Any]] = []
        if self.match is None or first > len(self.match.log):
            return pages
        last = min(first + count - 1, len(self.match.log))
        for number, s in enumerate(self.match.positions(first, last), start=first):
            pages.append({"number": number, "view": self.title.shown(self.title.view(s, reader))})
            yield
        return pages

    def fork(self, number: int, seat: int, rng: Rng) -> dict[str, Any]:
        """The position after so many actions, for a table of its own; ValueError says why not.

        While there are secrets to keep, everything that the seat cannot know is dealt anew, and only the
        present can be forked: of the past the seat knows more by now than it could know then.
        """
        if self.match is None:
            raise ValueError("the game has not begun")
        length = len(self.match.log)
        if number > length:
            raise ValueError(f"there were only {length} actions")
        secret = self.title.secrets and not self.is_over()
        if secret and number != length:
            raise ValueError("while the game goes on only its present position can be forked")
        s = next(self.match.positions(number, number))
        if secret:
            self.title.redeterminise(s, seat, rng)
            s.settle()
        return self.title.save(s)

    def people(self, here: set[str], watching: int, now: int) -> m.People:
        return m.People(
            [
                m.Person(
                    sitter.name,
                    "bot" if sitter.level else "person" if sitter.person else "open",
                    bool(sitter.level) or sitter.person in here,
                    self.is_late(seat, now),
                )
                for seat, sitter in enumerate(self.sitters)
            ],
            watching,
            self.asked,
            self.asked_by,
            sorted(self.agreed),
        )

    def clocks(self, now: int) -> m.Clocks:
        left = [self.time_left(seat, now) for seat in range(self.seats)]
        return m.Clocks(left, self.actor() if self.since is not None else -1, self.paused)

    def revealed(self) -> m.Revealed:
        """Seed and nonces; only when the game is over, because they tell all draws."""
        if not self.is_over():
            raise ValueError("the seed is revealed when the game is over")
        return m.Revealed(self.seed.hex(), sorted(self.nonces()))


def fallen(entries: list[Entry]) -> list[int]:
    """What chance brought after an action, from all that followed it."""
    return [entry.action for entry in entries[1:]]

"""A table: a match and the people looking at it, as a pure core.

A table is changed by events alone: `evolve` lets one happen. What an input leads to is decided in `decide`,
and the shell around it commits the events between the two, so nothing is shown that is not on disk. No clock
is read here: `now` is given.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from serai.core.actions import GAME_OVER, Reason
from serai.core.state import CHANCE, OVER, State
from serai.core.title import Title
from serai.match import fairness
from serai.match.match import UNDO_NOTHING, Match, Plan
from serai.match.match import Refused as MatchRefused
from serai.server.table import events as e
from serai.server.table import messages as m
from serai.server.table.steps import Steps, finish

REMEMBERED_REFUSALS = 256
REMEMBERED_CHAT = 1000  # lines; who comes to a table is sent fewer
OLD_BEGINNING = "this table begins with a position that this version of Serai can no longer set up"
OF_THE_GAME = (e.Started, e.Played, e.Redone, e.Undone)  # what the rules are needed for
NOT_YOUR_SEAT = Reason("refused-not-your-seat", "")
STALE = Reason("refused-stale", "")


class Sitter(NamedTuple):
    """Who is on a seat: a person, a bot for good, or a bot that keeps a person's seat warm."""

    person: str
    name: str
    nonce: str  # empty until it is revealed
    level: str
    hash: str = ""  # by which the nonce is committed to


class Seen(msgspec.Struct, frozen=True):
    """What a reader saw last of a game, by its zones, and was told of it, as an update has it."""

    view: Any
    lines: list[Any]


class Kept(msgspec.Struct, frozen=True):
    """What is left of a finished game whose rules are no longer there."""

    record: str  # empty if there is none
    winners: list[int]
    seen: list[Seen]  # by each reader, or by all of them where nothing is secret


class BadLog(ValueError):
    """What is stored does not fit the rules any more; the text says how."""


def lay(setup: e.Setup, title: Title) -> State:
    """The position with which a table begins, or ValueError saying what is wrong with it."""
    if setup.save is not None:
        return title.restore(setup.save)
    if setup.start is not None:
        return title.load(len(setup.seats), setup.options, setup.start)
    return title.new(len(setup.seats), setup.options)


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
        self.resigned: dict[int, int] = {}  # seats that were given up, in order, and after how many actions
        self.again = ""  # the table where the same people play on
        self.left = [setup.clock.bank if setup.clock else 0 for _ in setup.seats]
        self.repaid = [0 for _ in setup.seats]  # actions taken back, whose increment was given already
        self.since: int | None = None  # when the running clock was last looked at; None while nobody looks
        self.imported = False  # whether its log began elsewhere, so that its chance cannot be verified
        self.frozen = ""  # why this table can only be looked at
        self.kept: Kept | None = None  # instead of the match, if it is over and its rules have changed
        self.stopped = False  # whether that is because its operator wants it so

    # Questions

    @property
    def seats(self) -> int:
        return len(self.setup.seats)

    def actor(self) -> int:
        """The seat to act, or OVER, or CHANCE before the start."""
        if self.match is None:
            return int(CHANCE if self.kept is None else OVER)
        return int(OVER if self.resigned and self.is_given_up() else self.match.state.actor())

    def is_over(self) -> bool:
        return (self.match is not None or self.kept is not None) and self.actor() == OVER

    def is_given_up(self) -> bool:
        """Whether the game ended because only one seat, or only bots, were left to play."""
        if not self.resigned:
            return False
        left = self.still_playing()
        return len(left) < 2 or not any(self.sitters[seat].person for seat in left)

    def still_playing(self) -> list[int]:
        """The seats that nobody has given up."""
        return [seat for seat in range(self.seats) if seat not in self.resigned]

    def winners(self) -> list[int]:
        """The seats that have won, once the game is over: by the rules, or because the others gave up."""
        if self.kept is not None:
            return self.kept.winners
        if self.match is None or not self.is_over():
            return []
        return self.still_playing() if self.is_given_up() else self.title.winners(self.match.state)

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
        running = self.since is not None and seat == self.actor() and not (self.paused or self.frozen)
        return max(now - (self.since or 0), 0) if running else 0

    def nonces(self) -> list[str]:
        """What was added to chance: by seat, or sorted where the draws come from no terms."""
        nonces = [sitter.nonce for sitter in self.sitters]
        return nonces if self.setup.terms else sorted(filter(None, nonces))

    def undo_barrier(self, seat: int) -> Reason | None:
        """What keeps a seat from undoing its last action: after the end all draws are known."""
        if self.match is None:
            return UNDO_NOTHING
        return self.title.reason(GAME_OVER) if self.is_over() else self.match.undo_barrier(seat)

    def players(self, sitters: Sequence[Sitter] = ()) -> list[str]:
        """Names by seat; of these sitters, or those who sit here."""
        return [sitter.name or f"seat {seat}" for seat, sitter in enumerate(sitters or self.sitters)]

    def terms(self, sitters: Sequence[Sitter] = ()) -> str:
        """All that is settled when everyone sits; with these sitters, or those who sit here."""
        setup, hashes = self.setup, [sitter.hash for sitter in sitters or self.sitters]
        return fairness.terms(
            self.name, setup.commitment, setup.game, setup.rules, setup.options, setup.start,
            self.players(sitters), hashes,
        )  # fmt: skip

    def is_sealed(self) -> bool:
        """Whether everyone sits and only some nonces are missing."""
        missing = any(sitter.hash and not sitter.nonce for sitter in self.sitters)
        return self.match is None and missing and not self.open_seats()

    def seated(self, events: Sequence[e.Joined | e.Revealed]) -> list[Sitter]:
        """Who sits here after these have happened."""
        sitters = list(self.sitters)
        for event in events:
            if isinstance(event, e.Joined):
                level = sitters[event.seat].level if event.seat in self.resigned else ""
                sitters[event.seat] = Sitter(event.person, event.name, event.nonce, level, event.hash)
            else:
                sitters[event.seat] = sitters[event.seat]._replace(nonce=event.nonce)
        return sitters

    def unseal(self) -> None:
        """Somebody's commitment is gone before the start: what is known by now no longer counts.

        Else whoever commits next could choose by it.
        """
        self.sitters = [s._replace(nonce="", hash="") if s.nonce and s.hash else s for s in self.sitters]

    def new_match(self, sitters: Sequence[Sitter] = ()) -> Match:
        """The match before anything has happened. Its draws come from the seed and everybody's nonce."""
        nonces = [sitter.nonce for sitter in sitters or self.sitters]
        if self.setup.terms:
            key = fairness.mixed_key(self.seed, self.terms(sitters), nonces)
        else:
            key = fairness.key(self.seed, list(filter(None, nonces)), self.name, self.setup.rules)
        return Match(self.title, lay(self.setup, self.title), key, readers=())

    # Evolving

    def evolve(self, event: e.Event, now: int | None = None, ahead: Plan | Match | None = None) -> None:
        """Let one stored event happen. Without `now` a table is being rebuilt: outages cost nobody time.

        `ahead` is where it leads, if that was worked out when it was decided.
        """
        finish(self.evolving(event, now, ahead))

    def evolving(
        self, event: e.Event, now: int | None = None, ahead: Plan | Match | None = None
    ) -> Steps[None]:
        """The same in steps."""
        self.stored += 1
        if isinstance(event, OF_THE_GAME):
            yield from self.evolve_match(event, ahead)
            self.since = now
            self.stop_asking()
        elif isinstance(event, e.Joined | e.Revealed):
            before = self.sitters[event.seat]
            if self.match is None and isinstance(event, e.Joined) and before.hash not in ("", event.hash):
                self.unseal()
            self.sitters = self.seated([event])
        elif isinstance(event, e.Left):
            self.unseal()
            self.sitters[event.seat] = Sitter("", "", "", "")
        elif isinstance(event, e.Botted):
            self.sitters[event.seat] = self.sitters[event.seat]._replace(level=event.level)
        elif isinstance(event, e.Resigned):
            length = len(self.match.log) if self.match else 0
            self.resigned[event.seat] = length
            if not self.is_given_up():
                self.sitters[event.seat] = self.sitters[event.seat]._replace(level=event.level)
            self.told = length
            self.revision += 1
            self.stop_asking()
        elif isinstance(event, e.Chatted):
            seat = next(iter(self.seats_of(event.person)), -1)
            self.chat.append(m.Said(event.name, event.text, event.at, seat))
            del self.chat[:-REMEMBERED_CHAT]
        elif isinstance(event, e.Again):
            self.again = event.table
        elif isinstance(event, e.Frozen):
            if self.stopped or not self.frozen:
                self.frozen, self.stopped = event.why, bool(event.why)
                self.since = now
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

    def evolve_match(self, event: e.Event, ahead: Plan | Match | None) -> Steps[None]:
        if isinstance(event, e.Started):
            self.told = 0
            self.imported = bool(event.log)
            if isinstance(ahead, Match):
                self.match = ahead
            else:
                try:
                    self.match = self.new_match()
                except ValueError:
                    raise BadLog(OLD_BEGINNING) from None
                yield from self.follow(self.match, [*event.log, *event.chance], event.digest)
        elif self.match is None:
            raise BadLog("a move is stored before the start of the game")
        elif isinstance(event, (e.Played, e.Redone)):
            self.charge(event.seat, event.spent)
            self.add_increment(event.seat)
            self.told = len(self.match.log)
            if isinstance(ahead, Plan):
                self.match.accept(ahead)
            else:
                action = event.action if isinstance(event, e.Played) else self.match.undone[-1]
                self.match.undone = [] if isinstance(event, e.Played) else self.match.undone[:-1]
                yield from self.follow(self.match, [action, *event.chance], event.digest)
        elif isinstance(event, e.Undone):
            if not event.asked:
                self.charge(event.seat, event.spent)
                self.repaid[event.seat] += 1
            self.match.take_back(event.length, redo=not event.asked)
            self.told = event.length
        self.revision += 1
        if isinstance(event, (e.Played, e.Redone, e.Undone)) and event.id:
            self.answers[event.seat, event.id] = self.revision

    def follow(self, match: Match, actions: list[int], digest: str) -> Steps[None]:
        """Carry out stored actions; the digest says whether they still mean the same."""
        try:
            for _ in match.follow(actions):
                yield
        except MatchRefused:
            raise BadLog("a stored action is no longer legal") from None
        if match.digest != digest:
            raise BadLog("the stored actions lead to a different position than before")

    def remember(self, move: m.Move, refused: m.Refused) -> None:
        """Keep the answer to a refused move, so that it is refused again even if it were legal by then."""
        if move.id and refused.key not in (NOT_YOUR_SEAT.key, STALE.key):
            self.refusals[move.seat, move.id] = refused
            while len(self.refusals) > REMEMBERED_REFUSALS:
                self.refusals.popitem(last=False)

    def freeze(self, error: Exception) -> None:
        """This table can only be looked at from now on. What an exception says may be secret."""
        reason = str(error) if isinstance(error, BadLog) else ""
        self.frozen = self.frozen or reason or f"a bug in Serai stopped this table ({type(error).__name__})"
        if self.match is not None:
            self.match.stories.clear()  # one that was being told may have stopped halfway

    def remember_end(self, kept: Kept) -> None:
        """The game is over, and its rules can no longer show it."""
        self.match = None
        self.kept = kept

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

"""Game, State and Step: rules with the table laid, what changes, and what happens.

A frame packs one pending step, a seat and one number of detail into a word; the agenda is the stack of
frames. Last pushed, first done.
"""

from __future__ import annotations

from hashlib import blake2b
from typing import Any, Final, Generic, TypeVar

from librt.vecs import append, pop, vec
from mypy_extensions import i64, mypyc_attr

from serai.core.actions import GAME_OVER, Catalogue
from serai.core.layout import Layout
from serai.core.pieces import Pieces
from serai.core.rng import Rng

CHANCE: Final[i64] = -1
OVER: Final[i64] = -2
NOBODY: Final[i64] = -1
RUNAWAY: Final[i64] = 10_000

NOTHING: Final = Layout([])
WORDS: Final = [n.to_bytes(8, "little") for n in range(1024)]  # small numbers, as digests read them

S = TypeVar("S", bound="State")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """A decision of a player. Subclass it once per decision in the rulebook."""

    def why(self, s: S, seat: i64, arg: i64, action: i64) -> i64:
        """OK, or the number of the reason against it. Any action of the catalogue may be asked."""
        raise NotImplementedError

    def legal(self, s: S, seat: i64, arg: i64) -> vec[i64]:
        """Every action open to `seat`, ascending. None means the step is skipped."""
        raise NotImplementedError

    def apply(self, s: S, seat: i64, arg: i64, action: i64) -> None:
        """Carry out `action`, then push what follows. The frame is already popped."""
        raise NotImplementedError

    def shown(self, s: S, seat: i64, arg: i64, action: i64, reader: i64) -> i64:
        """The action if `reader` sees it, else ~a, the same a for all it cannot tell apart."""
        return action


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Step[S]):
    """A draw or a roll: all legal outcomes are equally likely."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Weighted(Chance[S]):
    """A draw or a roll whose outcomes are not equally likely."""

    def weight(self, s: S, seat: i64, arg: i64, outcome: i64) -> i64:
        """How likely a legal outcome is, relative to the others."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Automatic(Step[S]):
    """A step in which nobody chooses: upkeep, scoring, passing the turn."""

    def run(self, s: S, seat: i64, arg: i64) -> None:
        raise NotImplementedError


class Steps:
    """The steps of a game, numbered as they are added.

    Digests contain the numbers, so a game with records names first, in their order, the steps that these
    know; then it does not matter which of its files is imported first.
    """

    names: list[str]
    added: dict[str, Step[Any]]

    def __init__(self, known: str = "") -> None:
        self.names = known.split()
        self.added = {}

    def add(self, step: Step[Any]) -> i64:
        """Add a step, called by its class; its number, to push it by."""
        name = type(step).__name__
        if name in self.added:
            raise ValueError(f"there are two steps {name}")
        self.added[name] = step
        return self.ahead(name)

    def ahead(self, name: str) -> i64:
        """The number of a step that a file further up will add, for files that it builds on."""
        if name not in self.names:
            self.names.append(name)
        return self.names.index(name)

    def name(self, number: i64) -> str:
        """What the step of this number is called, in views, too."""
        return self.names[number]

    def all(self) -> list[Step[Any]]:
        """The steps by number; ValueError if one that was named has not been added."""
        for name in self.names:
            if name not in self.added:
                raise ValueError(f"there is no step {name}")
        return [self.added[name] for name in self.names]


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """Rules with the table laid: what does not change while a match is played."""

    name: str
    seats: i64
    options: dict[str, int]
    catalogue: Catalogue
    steps: list[Step[Any]]
    step_names: list[str]

    def __init__(self, name: str, seats: i64, options: dict[str, int], catalogue: Catalogue) -> None:
        self.name = name
        self.seats = seats
        self.options = options
        self.catalogue = catalogue
        self.steps = []
        self.step_names = []

    def play_by(self, steps: Steps) -> None:
        """Take the steps of the rules, all of which must be there by now."""
        self.steps = steps.all()
        self.step_names = steps.names


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Everything that changes during play. Declare the fields, and a row of the layout for each."""

    game: Game
    agenda: vec[i64]
    _legal: vec[i64]

    def __init__(self, game: Game) -> None:
        self.game = game

    def layout(self) -> Layout:
        """What lies on the table, row by row."""
        return NOTHING

    def deal(self) -> None:
        """Lay out the table as it is before anything happens."""
        self.layout().deal(self)

    def copy(self) -> State:
        """A twin that shares nothing that can change."""
        raise NotImplementedError

    def fields(self) -> list[str]:
        """The names of the fields, for everything slow and generic. What is derived is not listed."""
        return self.layout().names

    def derive(self) -> None:
        """Fill the fields that are no rows because they follow from those; called after loading."""

    def complete(self, seat: i64) -> None:
        """Fill what a position that begins with `seat` leaves to be worked out from the rest."""

    def clear_news(self) -> None:
        """From now on, note who learns something."""
        self.layout().clear_news(self)

    def learners(self) -> i64:
        """The set of readers who have seen what they did not know, since the news were last cleared."""
        return self.layout().learners(self)

    def redeterminise(self, reader: i64, rng: Rng) -> None:
        """Re-deal, in place, what `reader` cannot know; everything it knows stays."""
        self.layout().redeterminise(self, reader, rng)

    def turn(self) -> i64:
        """A number that changes when a turn ends: a solo player's turns end too."""
        return 0

    def actor(self) -> i64:
        """The seat to act, or CHANCE, or OVER."""
        if len(self.agenda) == 0:
            return OVER
        frame = self.agenda[-1]
        if isinstance(self.game.steps[frame & 0xFF], Chance):
            return CHANCE
        return (frame >> 8) & 0xF

    def legal(self) -> vec[i64]:
        """The actions open to the actor, ascending. Shared between copies: do not change it."""
        return self._legal

    def apply(self, action: i64) -> None:
        """Play an action, which must be legal: callers that cannot know, ask first."""
        self.resolve(action)
        self.settle()

    def resolve(self, action: i64) -> None:
        """Carry out an action and nothing that follows by itself."""
        self.agenda, frame = pop(self.agenda)
        self.game.steps[frame & 0xFF].apply(self, (frame >> 8) & 0xF, frame >> 12, action)

    def push(self, step: i64, seat: i64 = 0, arg: i64 = 0) -> None:
        """Put a frame on top of the agenda."""
        self.agenda = append(self.agenda, step | seat << 8 | arg << 12)

    def tick(self) -> bool:
        """Take the agenda one step further by itself. False when it is at rest."""
        if len(self.agenda) == 0:
            self._legal = vec[i64]()
            return False
        frame = self.agenda[-1]
        step = self.game.steps[frame & 0xFF]
        seat = (frame >> 8) & 0xF
        if isinstance(step, Automatic):
            self.agenda, _ = pop(self.agenda)
            step.run(self, seat, frame >> 12)
            return True
        self._legal = step.legal(self, seat, frame >> 12)
        if len(self._legal) > 0:
            return False
        self.agenda, _ = pop(self.agenda)
        return True

    def settle(self) -> None:
        """Run until someone must choose, chance must fall, or the game is over."""
        for _ in range(RUNAWAY):
            if not self.tick():
                return
        raise RuntimeError("the agenda never comes to rest")

    def pending_seat(self) -> i64:
        """The seat of the pending step, also while chance decides, or NOBODY when the game is over."""
        return (self.agenda[-1] >> 8) & 0xF if len(self.agenda) > 0 else NOBODY

    def step(self) -> i64:
        """The number of the step on top of the agenda, or NOBODY when the game is over."""
        return self.agenda[-1] & 0xFF if len(self.agenda) > 0 else NOBODY

    def detail(self) -> i64:
        """The detail of the step on top of the agenda, or 0 when the game is over."""
        return self.agenda[-1] >> 12 if len(self.agenda) > 0 else 0

    def chooses_other_than(self, seat: i64) -> bool:
        """Whether somebody else is to choose next, or chance is to fall."""
        if len(self.agenda) == 0:
            return False
        frame = self.agenda[-1]
        step = self.game.steps[frame & 0xFF]
        if isinstance(step, Automatic):
            return False
        return isinstance(step, Chance) or (frame >> 8) & 0xF != seat

    def has_choice_for(self, seat: i64) -> bool:
        """Whether a choice of this seat is still to come on the agenda."""
        for frame in self.agenda:
            step = self.game.steps[frame & 0xFF]
            if (frame >> 8) & 0xF == seat and not isinstance(step, (Automatic, Chance)):
                return True
        return False

    def seat_with(self, step: i64, arg: i64) -> i64:
        """The seat for which a step with this detail is still to come, or NOBODY."""
        for frame in self.agenda:
            if frame & 0xFF == step and frame >> 12 == arg:
                return (frame >> 8) & 0xF
        return NOBODY

    def pending(self, step: i64) -> i64:
        """How many frames of a step there are on the agenda."""
        total: i64 = 0
        for frame in self.agenda:
            if frame & 0xFF == step:
                total += 1
        return total

    def step_name(self) -> str:
        """The name of the step on top of the agenda, or nothing when the game is over."""
        if len(self.agenda) == 0:
            return ""
        return self.game.step_names[int(self.agenda[-1] & 0xFF)]

    def why(self, action: i64) -> i64:
        """OK, or the number of the reason why the actor may not play `action` now."""
        if len(self.agenda) == 0:
            return GAME_OVER
        frame = self.agenda[-1]
        step = self.game.steps[frame & 0xFF]
        return step.why(self, (frame >> 8) & 0xF, frame >> 12, action)

    def weight(self, outcome: i64) -> i64:
        """How likely a legal outcome is, relative to the others, when chance acts."""
        frame = self.agenda[-1]
        step = self.game.steps[frame & 0xFF]
        if isinstance(step, Weighted):
            return step.weight(self, (frame >> 8) & 0xF, frame >> 12, outcome)
        return 1

    def even(self) -> bool:
        """Whether all outcomes are equally likely, when chance acts."""
        return not isinstance(self.game.steps[self.agenda[-1] & 0xFF], Weighted)

    def shown(self, action: i64, reader: i64) -> i64:
        """The action as `reader` sees it played from this position, or ~a for one it cannot read."""
        frame = self.agenda[-1]
        step = self.game.steps[frame & 0xFF]
        return step.shown(self, (frame >> 8) & 0xF, frame >> 12, action, reader)

    def digest(self) -> str:
        """A short fingerprint of the whole position, the same in every build and on every machine."""
        parts: list[Any] = []
        _add_bytes(parts, self.agenda)
        for name in self.fields():
            _add_bytes(parts, getattr(self, name))
        return blake2b(b"".join(parts), digest_size=8).hexdigest()

    def same_position(self, other: State) -> bool:
        """Whether two states of one game differ in nothing but the agenda."""
        return _same_fields(self, other, self.fields())

    def same_as(self, other: State) -> bool:
        """Whether two states of one game hold the same position."""
        if self.agenda != other.agenda:
            return False
        return _same_fields(self, other, self.fields())

    def save(self) -> dict[str, Any]:
        """This very state as plain data with its agenda and digest, for our own processes and files."""
        out: dict[str, Any] = {"digest": self.digest(), "agenda": self.dump_agenda()}
        out.update(dump_fields(self, self.fields()))
        return out

    def restore(self, data: dict[str, Any]) -> None:
        """Fill this fresh state, already dealt, from what `save` gave; ValueError if that was changed."""
        load_fields(self, data, self.fields(), "")
        self.derive()
        self.load_agenda(data.get("agenda"))
        if self.digest() != data.get("digest"):
            raise ValueError("digest: this is not what was saved")
        self.settle()

    def dump_agenda(self) -> list[list[Any]]:
        """[step name, seat, detail] for each frame, the last one first done."""
        frames: list[list[Any]] = []
        for frame in self.agenda:
            frames.append([self.game.step_names[int(frame & 0xFF)], (frame >> 8) & 0xF, frame >> 12])
        return frames

    def load_agenda(self, frames: Any) -> None:
        """Replace the agenda by frames written as `dump_agenda` writes them."""
        if not isinstance(frames, list):
            raise ValueError("agenda: must be a list of [step, seat, detail]")
        self.agenda = vec[i64]()
        for frame in frames:
            if not (isinstance(frame, list) and len(frame) == 3 and frame[0] in self.game.step_names):
                names = ", ".join(self.game.step_names)
                raise ValueError(f"agenda: {frame!r} is not [step, seat, detail]; the steps are {names}")
            seat = whole_number(frame[1], "agenda, seat")
            detail = whole_number(frame[2], "agenda, detail")
            if not 0 <= seat < self.game.seats or detail < 0 or detail >= 1 << 48:
                raise ValueError(f"agenda: {frame!r} names a seat or a detail that does not exist")
            self.push(self.game.step_names.index(frame[0]), seat, detail)


def whole_number(value: Any, where: str) -> int:
    """The value, if it is a whole number that fits a word; ValueError naming `where` if not."""
    if isinstance(value, bool) or not isinstance(value, int) or not -(1 << 61) < value < 1 << 61:
        raise ValueError(f"{where}: must be a whole number, not {value!r}")
    return value


def dump_fields(holder: Any, names: list[str]) -> dict[str, Any]:
    """Named fields as plain data; a field that has fields of its own dumps one level down."""
    out: dict[str, Any] = {}
    for name in names:
        value = getattr(holder, name)
        if hasattr(value, "fields"):
            out[name] = dump_fields(value, value.saved())
        elif hasattr(value, "__len__"):
            out[name] = list(value)
        else:
            out[name] = value
    return out


def load_fields(holder: Any, data: Any, names: list[str], where: str) -> None:
    """Set named fields from plain data of the same shape as what they hold."""
    if not isinstance(data, dict):
        raise ValueError(f"{where or 'save'}: must be an object with named fields")
    for name in names:
        path = f"{where}.{name}" if where else name
        if name not in data:
            raise ValueError(f"{path}: is missing")
        given = data[name]
        present = getattr(holder, name)
        if hasattr(present, "fields"):
            load_fields(present, given, present.saved(), path)
        elif hasattr(present, "__len__"):
            if not isinstance(given, list) or (len(given) != len(present) and name in holder.fields()):
                raise ValueError(f"{path}: must be a list of {len(present)} whole numbers")
            setattr(holder, name, vec[i64]([whole_number(value, path) for value in given]))
        elif isinstance(present, bool):
            if not isinstance(given, bool):
                raise ValueError(f"{path}: must be true or false, not {given!r}")
            setattr(holder, name, given)
        else:
            setattr(holder, name, whole_number(given, path))


def _add_bytes(parts: list[Any], value: Any) -> None:
    """Add a number, all fields of what has fields, or a vector: its length, and itself as a buffer."""
    if isinstance(value, int):
        parts.append(_word(value))
    elif isinstance(value, Pieces):
        for name in value.fields():
            _add_bytes(parts, getattr(value, name))
    else:
        parts.append(_word(len(value)))
        parts.append(value)


def _word(number: int) -> bytes:
    return WORDS[number] if 0 <= number < len(WORDS) else number.to_bytes(8, "little", signed=True)


def _same_fields(one: Any, two: Any, names: list[str]) -> bool:
    for name in names:
        left = getattr(one, name)
        right = getattr(two, name)
        if not (left.same_as(right) if isinstance(left, Pieces) else left == right):
            return False
    return True

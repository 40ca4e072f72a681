"""Actions are integers. A catalogue per game declares them, their texts, and the reasons against them."""

from typing import Final, NamedTuple

from mypy_extensions import i64

# Reasons that every game shares; a game's own are numbered after them.
OK: Final[i64] = 0
NOT_YOUR_TURN: Final[i64] = 1
GAME_OVER: Final[i64] = 2
NOT_NOW: Final[i64] = 3
FIRST_REASON: Final[i64] = 10

MOST_ARGUMENTS: Final = 3


class Reason(NamedTuple):
    """Why an action is refused: a key of text/*.ftl and an anchor of the rules page."""

    key: str
    anchor: str


COMMON_REASONS: Final = {
    int(NOT_YOUR_TURN): Reason("reason-not-your-turn", "turn"),
    int(GAME_OVER): Reason("reason-game-over", "end"),
    int(NOT_NOW): Reason("reason-not-now", "turn"),
}


class Verb:
    """A family of actions: a name, and for each argument its name and the labels of its values."""

    name: str
    base: i64
    end: i64
    stride: i64  # between two values of the first argument
    stride2: i64  # between two values of the second
    args: list[str]
    labels: list[list[str]]

    def __init__(self, name: str, base: i64, args: dict[str, list[str]]) -> None:
        if len(args) > MOST_ARGUMENTS:
            raise ValueError(f"'{name}' has more than {MOST_ARGUMENTS} arguments: split it into two steps")
        self.name = name
        self.base = base
        self.args = list(args.keys())
        self.labels = list(args.values())
        sizes: list[int] = [len(labels) for labels in self.labels] + [1] * (MOST_ARGUMENTS - len(args))
        self.stride2 = sizes[2]
        self.stride = sizes[1] * sizes[2]
        self.end = base + sizes[0] * sizes[1] * sizes[2]

    def has(self, action: i64) -> bool:
        """Whether an action is one of this verb's."""
        return self.base <= action < self.end

    def of(self, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> i64:
        """The action with these arguments, which are not checked."""
        return self.base + first * self.stride + second * self.stride2 + third

    def at(self, place: i64) -> i64:
        """The action number `place` of this verb's: for arguments that the rules keep as one number."""
        return self.base + place

    def arg(self, action: i64) -> i64:
        """The only argument of one of this verb's actions, or its place among them."""
        return action - self.base

    def first(self, action: i64) -> i64:
        return (action - self.base) // self.stride

    def second(self, action: i64) -> i64:
        return (action - self.base) % self.stride // self.stride2

    def third(self, action: i64) -> i64:
        return (action - self.base) % self.stride2

    def pack(self, values: list[int]) -> int:
        """The action with these arguments, or ValueError if there is none."""
        if len(values) != len(self.labels):
            raise ValueError(f"'{self.name}' takes {len(self.labels)} arguments, not {len(values)}")
        offset = 0
        for value, labels in zip(values, self.labels, strict=True):
            if not 0 <= value < len(labels):
                raise ValueError(f"'{self.name}' has no argument {value}")
            offset = offset * len(labels) + value
        return self.base + offset

    def unpack(self, action: int) -> list[int]:
        """The arguments of one of this verb's actions."""
        offset = action - self.base
        values: list[int] = []
        for labels in reversed(self.labels):
            values.append(offset % len(labels))
            offset //= len(labels)
        values.reverse()
        return values


def one_of(verbs: list[Verb], action: i64) -> bool:
    """Whether an action belongs to one of these verbs."""
    for verb in verbs:
        if verb.has(action):
            return True
    return False


def numbers(count: int) -> list[str]:
    """Labels for an argument that is a plain number."""
    return [str(n) for n in range(count)]


class Catalogue:
    """All the verbs of one game, laid end to end, and its reasons for refusing an action."""

    verbs: list[Verb]
    size: i64
    reasons: dict[int, Reason]
    described: dict[int, dict[str, object]]  # what an action is called never changes, so it is said once
    labelled: dict[int, dict[str, str]]

    def __init__(self) -> None:
        self.verbs = []
        self.size = 0
        self.described = {}
        self.labelled = {}
        self.reasons = dict(COMMON_REASONS)

    def verb(self, name: str, args: dict[str, list[str]]) -> Verb:
        """Declare the next verb."""
        verb = Verb(name, self.size, args)
        self.verbs.append(verb)
        self.size = verb.end
        return verb

    def reason(self, key: str, anchor: str) -> i64:
        """Declare a reason by its text key, less `reason-`, and its anchor of the rules page; its number."""
        number = int(FIRST_REASON) + len(self.reasons) - len(COMMON_REASONS)
        self.reasons[number] = Reason("reason-" + key, anchor)
        return number

    def verb_of(self, action: int) -> Verb:
        for verb in self.verbs:
            if verb.base <= action < verb.end:
                return verb
        raise ValueError(f"{action} is not an action: they run from 0 to {self.size - 1}")

    def text(self, action: int) -> str:
        """The action as a player would type it: `lay -1 0`."""
        verb = self.verb_of(action)
        words = [verb.name]
        for value, labels in zip(verb.unpack(action), verb.labels, strict=True):
            words.append(labels[value])
        return " ".join(words)

    def parse(self, text: str) -> int:
        """The action that `text` names, or ValueError with a sentence saying what is wrong."""
        words = text.split()
        if not words:
            raise ValueError("an action begins with a verb, and this text is empty")
        for verb in self.verbs:
            if verb.name == words[0]:
                break
        else:
            names = ", ".join([known.name for known in self.verbs])
            raise ValueError(f"'{words[0]}' is not a verb; the verbs are {names}")
        if len(words) - 1 != len(verb.args):
            form = " ".join([verb.name, *[arg.upper() for arg in verb.args]])
            raise ValueError(f"'{text}' should have the form '{form}'")
        values: list[int] = []
        for word, arg, labels in zip(words[1:], verb.args, verb.labels, strict=True):
            if word not in labels:
                raise ValueError(f"'{verb.name}' takes {arg} {_range_of(labels)}, not '{word}'")
            values.append(labels.index(word))
        return verb.pack(values)

    def labels(self, action: int) -> dict[str, str]:
        """The labels of an action's arguments, by their names. They are shared: do not change them."""
        if action not in self.labelled:
            verb = self.verb_of(action)
            found: dict[str, str] = {}
            for name, labels, value in zip(verb.args, verb.labels, verb.unpack(action), strict=True):
                found[name] = labels[value]
            self.labelled[action] = found
        return self.labelled[action]

    def describe(self, action: int) -> dict[str, object]:
        """The action for a program: its id, verb, arguments and text. It is shared: do not change it."""
        if action not in self.described:
            verb = self.verb_of(action)
            arguments = verb.unpack(action)
            words = {"id": action, "verb": verb.name, "args": arguments, "text": self.text(action)}
            self.described[action] = words
        return self.described[action]


def _range_of(labels: list[str]) -> str:
    numbers = sorted([int(label) for label in labels if label.lstrip("-").isdecimal()])
    if 2 < len(numbers) == len(labels) == numbers[-1] - numbers[0] + 1:
        return f"from {numbers[0]} to {numbers[-1]}"
    if len(labels) > 16:
        return f"from {labels[0]} to {labels[-1]}"
    return " or ".join([part for part in (", ".join(labels[:-1]), labels[-1]) if part])

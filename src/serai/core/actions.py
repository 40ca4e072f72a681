"""Actions are integers. One catalogue per game declares them; text and arguments come from it too."""

from mypy_extensions import i64


class Verb:
    """A family of actions: a name, and for each argument its name and the labels of its values."""

    name: str
    base: i64
    end: i64
    args: list[str]
    labels: list[list[str]]

    def __init__(self, name: str, base: i64, args: dict[str, list[str]]) -> None:
        self.name = name
        self.base = base
        self.args = list(args.keys())
        self.labels = list(args.values())
        size: i64 = 1
        for labels in self.labels:
            size *= len(labels)
        self.end = base + size

    def of(self, *values: int) -> int:
        """The action with these arguments."""
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


def numbers(count: int) -> list[str]:
    """Labels for an argument that is a plain number."""
    return [str(n) for n in range(count)]


class Catalogue:
    """All the verbs of one game, laid end to end."""

    verbs: list[Verb]
    size: i64

    def __init__(self) -> None:
        self.verbs = []
        self.size = 0

    def verb(self, name: str, args: dict[str, list[str]]) -> Verb:
        """Declare the next verb."""
        verb = Verb(name, self.size, args)
        self.verbs.append(verb)
        self.size = verb.end
        return verb

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
                raise ValueError(f"'{word}' is not a {arg}; '{verb.name}' takes {_range_of(labels)}")
            values.append(labels.index(word))
        return verb.of(*values)

    def labels(self, action: int) -> dict[str, str]:
        """The labels of an action's arguments, by their names."""
        verb = self.verb_of(action)
        found: dict[str, str] = {}
        for name, labels, value in zip(verb.args, verb.labels, verb.unpack(action), strict=True):
            found[name] = labels[value]
        return found

    def describe(self, action: int) -> dict[str, object]:
        """The action for a program: its id, verb, arguments and text."""
        verb = self.verb_of(action)
        return {"id": action, "verb": verb.name, "args": verb.unpack(action), "text": self.text(action)}


def _range_of(labels: list[str]) -> str:
    if len(labels) <= 16:
        return ", ".join(labels)
    return f"{labels[0]} to {labels[-1]}"

"""Verbs, pieces and categories in the words of a game's texts; without a text, as the catalogue has them."""

from typing import Any, Protocol

from serai.core.title import Title
from serai.lab.watching import Thing


class Speaker(Protocol):
    """What says a text: `serai.cli.shared.words.Words`."""

    def has(self, key: str) -> bool: ...
    def say(self, key: str, **args: Any) -> str: ...
    def gapped(self, key: str) -> str: ...
    def word(self, name: str, value: object) -> str: ...
    def piece(self, name: str) -> str: ...


class Names:
    def __init__(self, title: Title, speaker: Speaker) -> None:
        self.title = title
        self.speaker = speaker

    def game(self) -> str:
        return self.speaker.say("title") if self.speaker.has("title") else plain(self.title.name)

    def verb(self, name: str) -> str:
        """A verb's sentence, with gaps for what it is done with: `Fulfil … with …`."""
        key = f"action-{name}"
        return self.speaker.gapped(key) if self.speaker.has(key) else plain(name)

    def label(self, thing: Thing) -> str:
        """A value of an argument, as sentences name it."""
        word = self.speaker.word(thing.argument, thing.label)
        if word != thing.label:
            return word
        return self.speaker.piece(thing.label)

    def line(self, name: str) -> str:
        """A category of the score sheet."""
        said = self.speaker.say(f"score-{name}") if self.speaker.has(f"score-{name}") else plain(name)
        return said[:1].upper() + said[1:]

    def option(self, name: str) -> str:
        return (
            self.speaker.say(f"option-{name}-title")
            if self.speaker.has(f"option-{name}-title")
            else plain(name)
        )

    def value(self, option: str, value: object) -> str:
        key = f"option-{option}-{value}"
        return self.speaker.say(key) if self.speaker.has(key) else str(value)


def plain(name: str) -> str:
    """A name of the code, as a word."""
    return name.replace("_", " ").replace("-", " ").capitalize()

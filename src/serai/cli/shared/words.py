"""Sentences for people, from the Fluent files of the program and of one game."""

from __future__ import annotations

import os
import re
import sys
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Final

from fluent.runtime import FluentBundle, FluentResource

from serai.core.actions import Catalogue
from serai.core.parts import Line
from serai.core.title import Title

ENGLISH: Final = "en"  # has every text; what another language lacks is said in it
VARIABLES: Final = ("LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG")  # the first that is set names the language
LONGEST: Final = 40  # characters of what was typed that an answer repeats


class Words:
    """Says what a key means, to one reader: the seats have names, and one of them may be "you".

    A key without a text is shown as it is, so that a game can be played before it has texts; `strict` makes
    it an error.
    """

    def __init__(self, title: Title | None = None, language: str = ENGLISH, strict: bool = False) -> None:
        self.title = title
        self.language = language if language in languages() else ENGLISH
        self.strict = strict
        self.names: list[str] = []
        self.reader: int | None = None
        self.bundle = bundle_of(self.language, *(() if title is None else (title.package,)))

    def seat_people(self, seats: int, humans: Collection[int], you: int | None = None) -> None:
        """Name the seats by their colours, bots as such, and one of them "you" if so told."""
        self.reader = you
        self.names = []
        for seat in range(seats):
            colour = self.say(f"seat-{seat}")
            if seat == you:
                self.names.append(self.say("you"))
            else:
                self.names.append(colour if seat in humans else self.say("bot", colour=colour))

    def has(self, key: str) -> bool:
        return bool(self.bundle.has_message(key))

    def say(self, key: str, **args: Any) -> str:
        """The sentence of a key. A `seat` or `seats` among the arguments also gives `who` and `person`."""
        if not self.has(key):
            if self.strict:
                raise KeyError(f"there is no text for {key}")
            return " ".join([key, *(f"{name}={value}" for name, value in args.items())])
        pattern: Any = self.bundle.get_message(key).value
        text, errors = self.bundle.format_pattern(pattern, self.worded(args))
        if errors and self.strict:
            raise ValueError(f"{key}: {errors[0]}")
        return str(text)

    def gapped(self, key: str) -> str:
        """The sentence of a key with a gap for each of its arguments: `Fulfil … with …`."""
        pattern: Any = self.bundle.get_message(key).value
        gaps: dict[str, str] = {}
        while True:
            text, errors = self.bundle.format_pattern(pattern, gaps)
            names = {str(error).rpartition(" ")[2] for error in errors} - gaps.keys()
            if not names:
                return str(text)
            gaps.update(dict.fromkeys(names, "…"))

    def worded(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """Arguments as a sentence takes them: numbers as they are, phrases and everything else in words.

        `codes` tells every sentence to name pieces as actions do, for that is what a terminal draws.
        """
        out: dict[str, Any] = {"codes": "yes"}
        for name, value in args.items():
            if isinstance(value, (list, tuple)):
                out[name] = self.joined([self.word(name, item) for item in value])
            elif isinstance(value, int) and not isinstance(value, bool):
                out[name] = value
            else:
                out[name] = self.word(name, value)
        if "seat" in args or "seats" in args:
            seats = [int(args["seat"])] if "seat" in args else list(args["seats"])
            out["who"] = self.joined([self.name(seat) for seat in seats])
            out["person"] = "you" if seats == [self.reader] else "they"
        return out

    def word(self, name: str, value: object) -> str:
        """A value in words: a phrase by its own text, else the text `NAME-VALUE` if there is one."""
        if isinstance(value, Mapping) and "piece" in value:
            return self.piece(value["piece"])
        if isinstance(value, Mapping):
            return self.say(value["key"], **value["args"])
        key = f"{name}-{value}"
        return self.say(key) if self.has(key) else str(value)

    def piece(self, name: str) -> str:
        """A piece as sentences name it."""
        pieces = {} if self.title is None else self.title.components()["pieces"]
        says = pieces.get(name, {}).get("says")
        return name if says is None else self.say(says["key"], **says["args"])

    def name(self, seat: int) -> str:
        return self.names[seat] if 0 <= seat < len(self.names) else str(seat)

    def joined(self, words: Sequence[str]) -> str:
        """One, two and three."""
        if len(words) < 2:
            return "".join(words)
        text = self.say("list-two", first=words[-2], last=words[-1])
        for word in reversed(words[:-2]):
            text = self.say("list-more", first=word, rest=text)
        return text

    def line(self, line: Line) -> str:
        """A line of the story."""
        return self.say(line.key, **line.args)

    def step(self, step: str, view: Mapping[str, Any]) -> str:
        """What is to be decided now; the sentence may use the numbers and texts of the view."""
        plain = {
            name: value for name, value in view.items() if name != "step" and isinstance(value, (int, str))
        }
        return self.say(f"step-{step}", **plain)

    def action(self, catalogue: Catalogue, view: dict[str, Any], action: int) -> str:
        """What an action means; without a text of its own, what a player would type."""
        verb = catalogue.verb_of(action)
        if not self.strict and not self.has(f"action-{verb.name}"):
            return catalogue.text(action)
        labels = catalogue.labels(action)
        args = labels if self.title is None else self.title.describe(view, verb.name, labels)
        return self.say(f"action-{verb.name}", **args)


@cache
def bundle_of(language: str, *packages: str) -> FluentBundle:
    """The texts of the program and of these packages, read once; what the language lacks is in English."""
    bundle = FluentBundle([language], use_isolating=False)
    for package in ("serai", *packages):
        for tag in dict.fromkeys((ENGLISH, language)):
            file = text_folder(package) / f"{tag}.ftl"
            if file.exists():
                bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)
    return bundle


def text_folder(package: str) -> Path:
    """Where the texts of a package are."""
    module = sys.modules.get(package) or import_module(package)
    return Path(str(module.__file__)).parent / "text"


def languages() -> list[str]:
    """The languages that there are texts in."""
    return sorted(file.stem for file in text_folder("serai").glob("*.ftl"))


def language_here(wished: str | None = None) -> str:
    """The language to speak: the wished one, or what the environment says, such as `de` for `de_AT.UTF-8`."""
    if wished is not None:
        if tag_of(wished) not in languages():
            raise ValueError(f"there is no language {wished!r}; choose {' or '.join(languages())}")
        return tag_of(wished)
    wishes = next((os.environ[name] for name in VARIABLES if os.environ.get(name)), "")
    return next((tag for tag in map(tag_of, wishes.split(":")) if tag in languages()), ENGLISH)


def tag_of(wish: str) -> str:
    """The language of a name such as `de_AT.UTF-8`."""
    return re.split("[-_.@]", wish)[0].lower()


def shortened(text: str) -> str:
    """What somebody typed, short enough to repeat."""
    return text if len(text) <= LONGEST else f"{text[:LONGEST]}…"


def respelled(catalogue: Catalogue, text: str) -> str:
    """An action's text with the capitals that the catalogue uses."""
    words = text.split()
    for verb in catalogue.verbs:
        if words and verb.name == words[0].lower():
            words[0] = verb.name
            for place, labels in enumerate(verb.labels[: len(words) - 1], start=1):
                spelled = {label.lower(): label for label in labels}
                words[place] = spelled.get(words[place].lower(), words[place])
    return " ".join(words)

"""The terminal as the game uses it: drawings, sentences, numbered choices, questions."""

from __future__ import annotations

import codecs
import os
import sys
from collections.abc import Iterable, Mapping, Sequence
from contextlib import AbstractContextManager, nullcontext
from typing import Final, TextIO

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from serai.cli.shared.lines import Lines, in_columns

WIDEST: Final = 100  # columns, where the output is not a terminal
ONE_COLUMN: Final = 9  # choices up to this many stand below each other

# What is shown where the output cannot show the character itself; each is as wide as the other.
PLAIN: Final = {
    "\u2571": "/",  # the diagonals of box drawing
    "\u2572": "\\",
    "\u2019": "'",
    "“": '"',
    "”": '"',
    "·": ".",
    "…": ".",
    "▸": ">",
    "●": "o",
    "■": "#",
    "▲": "^",
    "◆": "*",
    "✚": "+",
    "→": ">",
}


class Screen:
    """Standard input and output. `ink` colours what it finds in sentences, by regular expression."""

    def __init__(self, ink: Mapping[str, str] | None = None) -> None:
        codecs.register_error("plain", in_plain_characters)
        prepare(sys.stdout, "plain")
        prepare(sys.stdin, "replace")
        self.ink = dict(ink or {})
        self.is_terminal = sys.stdin.isatty() and sys.stdout.isatty()
        self.console = Console(highlight=False, width=None if sys.stdout.isatty() else WIDEST)
        if self.is_terminal:
            import readline  # noqa: F401  (line editing and history in `ask`)

    @property
    def width(self) -> int:
        return self.console.width

    @property
    def height(self) -> int | None:
        """How many rows are seen at once; None where nobody looks at a terminal."""
        return self.console.height if self.is_terminal else None

    def clear(self) -> None:
        """Hide what was shown, what has scrolled away included."""
        if self.is_terminal:
            self.console.clear()
            sys.stdout.write("\x1b[3J")

    def draw(self, drawing: str) -> None:
        """A drawing in rich markup, line by line, never wrapped."""
        for line in drawing.split("\n"):
            self.console.print(Text.from_markup(line), no_wrap=True, overflow="ignore", crop=False)

    def lines(self, lines: Iterable[Text]) -> None:
        """Lines that fit already."""
        for line in lines:
            self.console.print(line, no_wrap=True, overflow="ignore", crop=False)

    def say(self, sentence: str, style: str = "", indent: int = 0) -> None:
        """A sentence; only a terminal gets it wrapped."""
        text = self.inked(sentence, style)
        if sys.stdout.isatty():
            self.console.print(Padding(text, (0, 0, 0, indent), expand=False))
        else:
            self.console.print(Text(" " * indent).append_text(text), soft_wrap=True)

    def markdown(self, text: str) -> None:
        self.console.print(Markdown(text, hyperlinks=False))

    def page_by_page(self) -> AbstractContextManager[object]:
        """What is shown meanwhile can be leafed through, where there is a terminal."""
        if not self.is_terminal:
            return nullcontext()
        os.environ.setdefault("LESS", "-R")  # or it would show the codes of colours instead of colours
        return self.console.pager(styles=True)

    def heading(self, words: str) -> None:
        self.console.print()
        self.console.print(Text(f"▸ {words}", style="bold"))

    def inked(self, sentence: str, style: str = "") -> Text:
        text = Text(sentence, style=style)
        for pattern, colour in self.ink.items():
            text.highlight_regex(pattern, colour)
        return text

    def choices(self, sentences: Sequence[str]) -> Lines:
        """Numbered choices, a line each, or in several columns if there are many."""
        lines = []
        for number, sentence in enumerate(sentences, start=1):
            lines.append(Text.assemble((f"{number:>3} ", "bold"), self.inked(sentence)))
        if len(lines) > ONE_COLUMN:
            lines = in_columns(lines, self.width)
        return [part for line in lines for part in line.wrap(self.console, self.width)]

    def tabulate(self, heads: Sequence[str], rows: Sequence[Sequence[str]]) -> None:
        """A table: the first column to the left, the others to the right, the last row a total."""
        grid = Grid()
        for number, head in enumerate(heads):
            grid.add_column(head, justify="right" if number else "left")
        for row in rows[:-1]:
            grid.add_row(*row)
        grid.add_section()
        grid.add_row(*rows[-1], style="bold")
        self.console.print(grid)

    def ask(self, question: str) -> str:
        """What the person types; EOFError when there is no more, KeyboardInterrupt for Ctrl-C."""
        answer = input(question)
        if not self.is_terminal:
            print(answer)
        return answer.strip()


def prepare(stream: TextIO, errors: str) -> None:
    """Let a stream never fail for a character it does not know."""
    if hasattr(stream, "reconfigure"):
        stream.reconfigure(errors=errors)


def in_plain_characters(error: UnicodeError) -> tuple[str, int]:
    """An error handler for encoders: plain characters for the ones they lack."""
    if not isinstance(error, UnicodeEncodeError):
        raise error
    lacking = error.object[error.start : error.end]
    return "".join(PLAIN.get(character, "?") for character in lacking), error.end

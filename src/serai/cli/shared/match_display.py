"""A match and the people looking at it, here through one terminal."""

from __future__ import annotations

from typing import Any

from serai.cli.shared.plain import draw_plainly
from serai.cli.shared.players import humans_among, readers_of
from serai.cli.shared.screen import Screen
from serai.cli.shared.words import ENGLISH, Words
from serai.core.actions import Catalogue
from serai.match.match import Match


class MatchDisplay:
    """Shows a match: the board, the story, the points."""

    def __init__(
        self, match: Match, players: list[str], you: int | None = None, language: str = ENGLISH
    ) -> None:
        self.title = match.title
        self.match = match
        self.players = players
        self.humans = humans_among(players)
        self.readers = readers_of(players)
        self.words = Words(self.title, language)
        self.words.seat_people(len(players), self.humans, you)
        self.terminal = self.title.optional_part("terminal")
        self.screen = Screen(getattr(self.terminal, "INK", None))
        self.told = dict.fromkeys(self.match.story, 0)  # [reader] how many lines of the story were shown

    def actor(self) -> int:
        """The seat to act, or CHANCE, or OVER."""
        return int(self.match.state.actor())

    def view(self, reader: int) -> dict[str, Any]:
        return self.title.view(self.match.state, reader)

    def catalogue(self) -> Catalogue:
        return self.match.state.game.catalogue

    def choices(self) -> list[int]:
        return [int(action) for action in self.match.state.legal()]

    def show_board(self, reader: int) -> None:
        view = self.view(reader)
        self.screen.console.print()
        if self.terminal is None:
            self.screen.say(draw_plainly(view))
            return
        numbered = enumerate(self.choices(), start=1) if self.actor() == reader else ()
        marks = {self.catalogue().text(action): str(number) for number, action in numbered}
        self.screen.draw(self.terminal.draw(view, reader, self.words.say, marks, self.screen.width))

    def tell(self, reader: int) -> None:
        """The lines of the story that this reader has not seen yet."""
        story = self.match.story[reader]
        if len(story) > self.told[reader]:
            self.screen.console.print()
        for _, line in story[self.told[reader] :]:
            self.screen.say(f"  {self.words.line(line)}")
        self.told[reader] = len(story)

    def show_score(self) -> None:
        """Points by what they are for."""
        seats = range(len(self.players))
        state = self.match.state
        sheets = [self.title.score_sheet(state, seat) for seat in seats]
        rows = [
            [self.words.say(f"score-{line}"), *(str(sheet[line]) for sheet in sheets)] for line in sheets[0]
        ]
        totals = [str(self.title.score(state, seat)) for seat in seats]
        self.screen.console.print()
        self.screen.tabulate(
            [self.words.say("score"), *(self.words.name(seat) for seat in seats)],
            [*rows, [self.words.say("score-total"), *totals]],
        )

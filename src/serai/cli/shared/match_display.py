"""A match and the people looking at it, here through one terminal."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any, Final

from serai.cli.shared.players import humans_among, readers_of
from serai.cli.shared.rules_page import anchors, find_page, page_name, section, without_links
from serai.cli.shared.screen import Screen
from serai.cli.shared.words import ENGLISH, Words
from serai.cli.shared.zone_drawing import Drawing
from serai.cli.shared.zones_in_words import is_called, zones_in_words
from serai.core.actions import Catalogue
from serai.core.seats import COLOURS
from serai.match.match import Match

HAND: Final = "hand"  # a zone that is somebody's even where it lies in the middle
CODE: Final = r"\([A-Z]+[0-9]+\)"  # what to type for a piece, behind its name


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
        self.terminal = self.title.module("terminal")
        self.screen = Screen({CODE: "dim", **self.ink_of_seats(), **getattr(self.terminal, "INK", {})})
        self.told = dict.fromkeys(self.match.story, 0)  # [reader] how many lines of the story were shown

    def ink_of_seats(self) -> dict[str, str]:
        """The colours in which sentences name the seats; you are not among them, being in so many words."""
        return {
            rf"\b{re.escape(name)}\b": f"bold {colour}"
            for seat, (name, colour) in enumerate(zip(self.words.names, COLOURS, strict=False))
            if seat != self.words.reader
        }

    def actor(self) -> int:
        """The seat to act, or CHANCE, or OVER."""
        return int(self.match.state.actor())

    def view(self, reader: int) -> dict[str, Any]:
        return self.title.view(self.match.state, reader)

    def catalogue(self) -> Catalogue:
        return self.match.state.game.catalogue

    def choices(self) -> list[int]:
        return [int(action) for action in self.match.state.legal()]

    def show_board(self, reader: int, rows: int | None = None) -> None:
        """The table as a reader sees it, in so many rows if it can be folded to them."""
        view = self.view(reader)
        numbered = enumerate(self.choices(), start=1) if self.actor() == reader else ()
        marks = {self.catalogue().text(action): str(number) for number, action in numbered}
        self.screen.console.print()
        if self.terminal is not None:
            self.screen.draw(self.terminal.draw(view, reader, self.words.say, marks, self.screen.width))
            return
        drawing = self.drawing(reader, marks)
        folded = rows is not None and drawing.height() > rows
        self.screen.lines(drawing.lines(rows and rows - folded))
        if folded:
            self.screen.say(self.words.say("folded"), style="dim")

    def drawing(self, reader: int, marks: Mapping[str, str]) -> Drawing:
        zones = zones_in_words(self.title, self.view(reader), self.words)
        return Drawing(zones, self.words.names, reader, self.actor(), marks, self.screen.width)

    def show_zone(self, reader: int, name: str) -> None:
        """Everything that a reader may see in the zones called so, or what could be asked for instead."""
        if self.terminal is not None:  # its board shows everything
            self.show_board(reader)
            return
        drawing = self.drawing(reader, {})
        found = [zone for zone in drawing.zones if is_called(zone, name)]
        for zone in found:
            self.screen.lines(drawing.zone(zone))
        if not found:
            names = list(dict.fromkeys(zone.name for zone in drawing.zones))
            self.screen.say(self.words.say("show-usage", names=names))

    def show_hand(self, reader: int) -> None:
        """What a reader holds, whatever the game calls it."""
        drawing = self.drawing(reader, {})
        held = [zone for zone in drawing.zones if zone.owner == reader or zone.name == HAND]
        for zone in held:
            self.screen.lines(drawing.zone(zone))
        if not held:
            self.screen.say(self.words.say("hand-empty"))

    def show_rules(self, name: str = "") -> None:
        """The rules page, or the one rule of this name."""
        language = self.words.language
        page = find_page(self.title.name, language) or find_page(self.title.name, ENGLISH)
        if page is None:
            place = str(page_name(self.title.name, language))
            self.screen.say(self.words.say("rules-elsewhere", page=place))
            return
        text = page.read_text(encoding="utf-8")
        if name and name not in anchors(text):
            self.screen.say(self.words.say("rules-usage", names=anchors(text)))
        elif name:
            self.screen.markdown(without_links(section(text, name)))
        else:
            with self.screen.page_by_page():
                self.screen.markdown(without_links(text))

    def untold(self, reader: int) -> int:
        """How many lines of the story this reader has not seen yet."""
        return len(self.match.story[reader]) - self.told[reader]

    def tell(self, reader: int) -> None:
        """The lines of the story that this reader has not seen yet."""
        story = self.match.story[reader]
        if len(story) > self.told[reader]:
            self.screen.console.print()
        for _, line in story[self.told[reader] :]:
            self.screen.say(self.words.line(line), indent=2)
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

"""Any game in a terminal, drawn from its zones in words.

The seats come first, then what everybody looks at, what lies beside it, and last what is the reader's own.
Numbers in square brackets are those of the choices that name a piece. A drawing that would be too high for
the terminal is folded: zones become a line each, those first that matter least.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, NamedTuple

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from serai.cli.shared.lines import Lines, in_columns, joined, padded, to_the_right, wide
from serai.cli.shared.zones_in_words import PieceInWords, ZoneInWords
from serai.core.seats import COLOURS, SIGNS

INDENT: Final = 2
GAP: Final = 2
WIDEST_CELL: Final = 10  # of the table of seats; what is wider gets a line of its own
WIDEST_LABEL: Final = 44  # pieces with longer ones are not lined up
WIDEST_SHORT: Final = 24  # a piece with one thing to say of it, to stand in a row with others
MOST_SAID: Final = 9  # phrases about a piece that lies alone, in a folded zone
NARROWEST: Final = 20  # columns that a text gets at least, however narrow the terminal
HAS, LACKS, NOTHING = "#", "·", "·"
BESIDE, BETWEEN = " · ", "   "
ASIDE, MAIN, SEATS, IDLE, OWN = range(5)  # groups of blocks; what is the reader's own is idle or has choices
FOLDS: Final = (
    *((ASIDE, 1), (IDLE, 1), (ASIDE, 2), (IDLE, 2), (ASIDE, 3)),
    *((MAIN, 1), (MAIN, 2), (SEATS, 1), (OWN, 1), (OWN, 2)),
)  # in this order the blocks of a group take a lower form, until the drawing fits

TITLE: Final = "bold"
QUIET: Final = "dim"
CHOICE: Final = "bold reverse"
PROGRESS: Final = "bold #ff8fa3"

Marks = Mapping[str, str]  # numbers of choices, by the texts of their actions


class Block(NamedTuple):
    """A part of the drawing in ever fewer lines; in a group the lower weight is folded first."""

    forms: list[Lines]
    group: int
    weight: int = 0


class Drawing:
    """One reader's table. `names` are those of the seats."""

    def __init__(
        self,
        zones: Sequence[ZoneInWords],
        names: Sequence[str],
        reader: int,
        actor: int,
        marks: Marks,
        width: int,
    ) -> None:
        self.zones = zones
        self.names = names
        self.reader = reader
        self.actor = actor
        self.marks = [(text.split(), number) for text, number in marks.items()]
        self.width = max(width, NARROWEST)
        self.console = Console(width=self.width)
        self.heads = self.columns()  # of the table of seats, by the names of zones

    def lines(self, rows: int | None = None) -> Lines:
        """The whole table, folded to so many rows if it must be, and spaced out if there is room."""
        blocks = self.blocks()
        shown = [block.forms[0] for block in blocks]
        folds = [
            (FOLDS.index((block.group, form)), block.weight, number, form)
            for number, block in enumerate(blocks)
            for form in range(1, len(block.forms))
        ]
        for _, _, number, form in sorted(folds):
            if rows is not None and sum(map(len, shown)) > rows:
                shown[number] = min(shown[number], blocks[number].forms[form], key=len)
        airy = rows is None or sum(map(len, shown)) + OWN < rows
        table: Lines = []
        for number, lines in enumerate(shown):
            if airy and number and blocks[number].group != blocks[number - 1].group:
                table.append(Text())
            table += lines
        return table

    def height(self) -> int:
        """How many rows the table has when nothing is folded."""
        return sum(len(block.forms[0]) for block in self.blocks())

    def blocks(self) -> list[Block]:
        common = [zone for zone in self.zones if zone.owner < 0]
        piles = [zone for zone in common if is_closed(zone)]
        main = [zone for zone in common if not zone.aside and zone not in piles]
        aside = [zone for zone in common if zone.aside and zone not in piles]
        own = [zone for zone in self.zones if zone.owner == self.reader and not self.is_cell(zone)]
        return [
            self.seats(),
            *(self.block(zone, MAIN) for zone in main),
            *(self.block(zone, ASIDE) for zone in aside),
            *([self.piles(piles)] if piles else []),
            *(self.block(zone, OWN) for zone in own if self.numbers(names_in(zone))),
            *(self.block(zone, IDLE) for zone in own if not self.numbers(names_in(zone))),
        ]

    # Zones

    def block(self, zone: ZoneInWords, group: int) -> Block:
        """A zone; what a choice names is folded later than what none does."""
        concerned = bool(self.numbers(names_in(zone)))
        forms = [self.zone(zone), self.shortly(zone), self.in_a_line(zone)]
        return Block([*forms, []] if group == ASIDE else forms, group, concerned)

    def zone(self, zone: ZoneInWords) -> Lines:
        """A zone with everything in it."""
        pieces = zone.pieces
        note = Text(zone.note, QUIET)
        if all(is_short(piece, zone.kind) for piece in pieces):
            board = self.in_rows(pieces)
            if board:
                return self.wrapped(self.head(zone), note) + board
            said = [self.said_shortly(piece) for piece in pieces]
            if not zone.note:
                return self.row(self.head(zone), said, BETWEEN)
            return self.wrapped(self.head(zone), note) + self.row(Text(" " * INDENT), said, BETWEEN)
        if any(piece.to for piece in pieces):
            stops = in_columns([self.stop(piece) for piece in pieces], self.width - INDENT)
            below = [part for stop in stops for part in self.wrapped(Text(" " * INDENT), stop)]
        else:
            below = self.below_each_other(pieces)
        return self.wrapped(self.head(zone), note) + below

    def in_rows(self, pieces: Sequence[PieceInWords]) -> Lines:
        """Pieces in their columns and rows; nothing if one has no place, or if there is no room for them."""
        placed = {piece.at: self.said_shortly(piece) for piece in pieces if piece.at}
        columns = sorted({column for column, _ in placed})
        rows = sorted({row for _, row in placed})
        if len(placed) < len(pieces) or len(rows) < 2:
            return []
        grid = [[placed.get((column, row), Text()) for column in columns] for row in rows]
        widths = [max(map(wide, column)) for column in zip(*grid, strict=True)]
        if INDENT + sum(widths) + len(BETWEEN) * (len(columns) - 1) > self.width:
            return []
        lines = [joined(list(map(padded, texts, widths)), BETWEEN) for texts in grid]
        return [part for line in lines for part in self.wrapped(Text(" " * INDENT), line)]

    def head(self, zone: ZoneInWords) -> Text:
        head = Text()
        if zone.owner >= 0:
            head.append_text(self.sign(zone.owner)).append(" ")
        head.append(zone.title, TITLE)
        if zone.count is not None:
            head.append(f" {zone.count}", TITLE)
        numbers = self.numbers(zone.names)
        if numbers:
            head.append(" ").append_text(mark(numbers))
        return head.append(" " * GAP)

    def below_each_other(self, pieces: Sequence[PieceInWords]) -> Lines:
        """One piece below the other, what they have in common lined up."""
        numbers = [self.numbers(piece.names) for piece in pieces]
        widest = max(len(number) for number in numbers)
        over = max(cell_len(piece.over) for piece in pieces)
        labels = [cell_len(piece.label) for piece in pieces if cell_len(piece.label) <= WIDEST_LABEL]
        label = max(labels, default=0)
        bar = max((piece.of[1] for piece in pieces if piece.of), default=0)
        lines: Lines = []
        for piece, number in zip(pieces, numbers, strict=True):
            head = Text(" " * INDENT)
            if widest:
                head.append_text(padded(mark(number), widest + GAP + 1))
            if over:
                head.append_text(padded(Text(piece.over, QUIET), over + GAP))
            said = padded(self.labelled(piece), label if piece.more or piece.of else 0)
            if piece.of:
                has, needs = piece.of
                said.append(" " * GAP).append((HAS * has + LACKS * (needs - has)).ljust(bar), PROGRESS)
            if piece.more:
                said.append(" " * GAP).append(BESIDE.join(piece.more))
            lines += self.wrapped(head, said)
            for inner in piece.pieces:
                lines += self.wrapped(Text(" " * (wide(head) + GAP)), self.under(inner))
        return lines

    def labelled(self, piece: PieceInWords) -> Text:
        text = Text()
        for seat in piece.seats:
            text.append_text(self.sign(seat)).append(" ")
        return text.append(piece.label or NOTHING)

    def under(self, piece: PieceInWords) -> Text:
        """A piece that belongs to another one."""
        signs = self.signs(piece.seats) if piece.seats else Text().append(NOTHING, QUIET)
        said = BESIDE.join([piece.label, *piece.more[:1]])
        return signs.append(f" {said}").append_text(self.marked(piece.names))

    def stop(self, piece: PieceInWords) -> Text:
        """A place on a way: who is there, what lies there, where it leads."""
        said = Text(piece.label)
        if piece.seats:
            said.append(" ").append_text(self.signs(piece.seats))
        if piece.more:
            said.append(f", {', '.join(piece.more)}")
        if piece.to:
            said.append(f" → {', '.join(piece.to)}", QUIET)
        return said.append_text(self.marked(piece.names))

    def said_shortly(self, piece: PieceInWords, over: bool = True, most: int = 1) -> Text:
        """A piece in a few words, with so many of those that say more of it."""
        said = Text()
        if piece.over and over:
            said.append(f"{piece.over}: ", QUIET)
        said.append_text(self.labelled(piece))
        if piece.of:
            said.append(f" {piece.of[0]}/{piece.of[1]}")
        elif piece.more:
            said.append(" " if piece.label.endswith(".") else ", ").append(", ".join(piece.more[:most]))
        return said.append_text(self.marked(piece.names))

    def all_said_shortly(self, pieces: Sequence[PieceInWords]) -> Lines:
        """Pieces in a few words each, without what is over all of them; one alone has room for more."""
        over = len({piece.over for piece in pieces}) > 1
        most = 1 if len(pieces) > 1 else MOST_SAID
        return [self.said_shortly(piece, over, most) for piece in pieces]

    def shortly(self, zone: ZoneInWords) -> Lines:
        """A zone folded: pieces in a few words, among markers only those with one or with a choice."""
        pieces = zone.pieces
        if any(piece.seats for piece in pieces):
            pieces = [piece for piece in pieces if piece.seats or self.numbers(piece.names)]
        said = self.all_said_shortly(pieces)
        if zone.note and zone.owner < 0 and not zone.aside:
            said.append(Text(zone.note, QUIET))
        return self.row(self.head(zone), said, BESIDE)

    def in_a_line(self, zone: ZoneInWords) -> Lines:
        """A zone folded as far as can be."""
        first, *rest = self.shortly(zone)
        if rest:
            first.append(" …")
            first.truncate(self.width, overflow="ellipsis")
        return [first]

    def piles(self, zones: Sequence[ZoneInWords]) -> Block:
        """What lies face down or is only counted."""
        said = []
        for zone in zones:
            note = f" {zone.note}" if zone.note else ""
            said.append(Text.assemble((zone.title, TITLE), f" {zone.count}", self.marked(zone.names), note))
        lines = self.row(Text(), said, BESIDE)
        return Block([lines, lines, lines, []], ASIDE, 1)

    # Seats

    def seats(self) -> Block:
        """A row for each seat with what can be told in a few characters, and below it what cannot."""
        heads = self.heads
        rows = [[self.seat(seat), *self.cells(seat)] for seat in range(len(self.names))]
        titles = {zone.name: zone.title for zone in self.zones}
        grid = [[Text(), *(Text(titles[name], QUIET) for name in heads)], *rows]
        widths = [max(wide(row[column]) for row in grid) for column in range(len(grid[0]))]
        gap = GAP if sum(widths) + GAP * len(heads) <= self.width else 1
        if sum(widths) + gap * len(heads) <= self.width:
            lines = [
                joined([padded(row[0].copy(), widths[0]), *map(to_the_right, row[1:], widths[1:])], " " * gap)
                for row in grid
            ]
        else:
            lines = []
            for row in rows:
                said = [
                    Text(titles[name]).append(" ").append_text(cell)
                    for name, cell in zip(heads, row[1:], strict=True)
                ]
                lines += self.row(row[0].copy().append(" " * GAP), said, BESIDE)
        others = [
            zone
            for zone in self.zones
            if zone.owner >= 0 and zone.owner != self.reader and not self.is_cell(zone) and zone.pieces
        ]
        for zone in others:
            head = Text("  ").append_text(self.sign(zone.owner)).append(f" {zone.title}: ", QUIET)
            lines += self.row(head, self.all_said_shortly(zone.pieces), BESIDE)
        scores = [row[0].copy().append(" ").append_text(row[1]) for row in rows if len(row) > 1]
        return Block([lines, self.row(Text(), scores, BETWEEN)], SEATS)

    def columns(self) -> list[str]:
        """The zones, by name, that are a number or a short word with every seat that has them."""
        owned = [zone for zone in self.zones if zone.owner >= 0]
        wide = {zone.name for zone in owned if cell_len(self.cell(zone)) > WIDEST_CELL}
        wide |= {zone.name for zone in owned if zone.kind == "hand" and zone.count is None}
        return list(dict.fromkeys(zone.name for zone in owned if zone.name not in wide))

    def cells(self, seat: int) -> list[Text]:
        found = {zone.name: zone for zone in self.zones if zone.owner == seat}
        cells = []
        for name in self.heads:
            cell = Text(self.cell(found[name]) if name in found else NOTHING)
            if name in found and self.is_cell(found[name]):
                cell.append_text(self.marked(names_in(found[name])))
            cells.append(cell)
        return cells

    def cell(self, zone: ZoneInWords) -> str:
        if zone.count is not None:
            return str(zone.count)
        return ", ".join(piece.label for piece in zone.pieces) or NOTHING

    def is_cell(self, zone: ZoneInWords) -> bool:
        """Whether a seat's zone is told in the table of seats already."""
        return zone.name in self.heads and (zone.count is None or not zone.pieces)

    def seat(self, seat: int) -> Text:
        turn = "▸ " if seat == self.actor else "  "
        name = Text(self.names[seat], "bold" if seat == self.reader else "")
        return Text(turn).append_text(self.sign(seat)).append(" ").append_text(name)

    def sign(self, seat: int) -> Text:
        return Text(SIGNS[seat % len(SIGNS)], f"bold {COLOURS[seat % len(COLOURS)]}")

    def signs(self, seats: Sequence[int]) -> Text:
        return Text().join(self.sign(seat) for seat in seats)

    # Choices

    def numbers(self, names: Iterable[str]) -> str:
        """The numbers of the choices that name something."""
        known = set(names)
        return " ".join(number for text, number in self.marks if known.intersection(text))

    def marked(self, names: Iterable[str]) -> Text:
        numbers = self.numbers(names)
        return Text(" ").append_text(mark(numbers)) if numbers else Text()

    def row(self, head: Text, texts: Sequence[Text], between: str) -> Lines:
        """Texts beside each other after their head; one that does not fit begins the next line."""
        groups: list[list[Text]] = [[]]
        for text in texts:
            if groups[-1] and wide(head) + wide(joined([*groups[-1], text], between)) > self.width:
                groups.append([])
            groups[-1].append(text)
        lines = self.wrapped(head, joined(groups[0], between))
        for group in groups[1:]:
            lines += self.wrapped(Text(" " * wide(head)), joined(group, between))
        return lines

    def wrapped(self, head: Text, text: Text) -> Lines:
        """A text after its head, its further lines as far to the right as the first if there is room."""
        start = wide(head)
        if self.width - start < NARROWEST:
            start = min(INDENT, start)
            whole = head.copy().append_text(text)
            first, *rest = whole.wrap(self.console, self.width - start) or [Text()]
        else:
            first, *rest = text.wrap(self.console, self.width - start) or [Text()]
            first = head.copy().append_text(first)
        lines = [first, *(Text(" " * start).append_text(line) for line in rest)]
        for line in lines:
            line.rstrip()
        return lines


def is_closed(zone: ZoneInWords) -> bool:
    """Whether nobody looks into a zone all the time: a pile, or what is only counted."""
    return zone.count is not None and (zone.kind == "pile" or not zone.pieces)


def is_short(piece: PieceInWords, kind: str) -> bool:
    """Whether a piece can stand in a row with others; in a hand all that is said of it matters."""
    if piece.over or piece.pieces or piece.to or piece.of or len(piece.more) > (kind != "hand"):
        return False
    return not piece.more or cell_len(f"{piece.label}{piece.more[0]}") <= WIDEST_SHORT


def names_in(zone: ZoneInWords) -> list[str]:
    return [*zone.names, *(name for piece in zone.pieces for name in piece.names)]


def mark(numbers: str) -> Text:
    return Text(f"[{numbers}]", CHOICE) if numbers else Text()

"""What a board in a terminal is drawn with: characters at their places, and a panel of words beside them.

Lines are text with rich markup.
"""

import re


class Canvas:
    """Characters with styles, each at its row and column."""

    def __init__(self) -> None:
        self.rows: dict[int, dict[int, tuple[str, str]]] = {}

    def put(self, row: int, column: int, text: str, style: str) -> None:
        for offset, character in enumerate(text):
            self.rows.setdefault(row, {})[column + offset] = (character, style)

    def lines(self, width: int) -> list[str]:
        """Every row from the first to the last, filled up with spaces to `width`."""
        return [self.line(row, width) for row in range(min(self.rows), max(self.rows) + 1)]

    def line(self, row: int, width: int) -> str:
        cells = self.rows.get(row, {})
        out, style = "", ""
        for column in range(width):
            character, wanted = cells.get(column, (" ", ""))
            if wanted != style:
                out += ("[/]" if style else "") + (f"[{wanted}]" if wanted else "")
                style = wanted
            out += character
        return out + ("[/]" if style else "")


class Triangle:
    """A triangle on a canvas, so many rows high, its base twice as wide.

    Rows are counted from its top, columns from its left corner.
    """

    def __init__(self, canvas: Canvas, up: bool, top: int, left: int, height: int) -> None:
        self.canvas = canvas
        self.up = up
        self.top = top
        self.left = left
        self.height = height

    def inside(self, row: int) -> tuple[int, int]:
        """Where the inside of a row begins, and how wide it is."""
        return (self.height - row, 2 * row) if self.up else (row + 1, 2 * (self.height - 1 - row))

    def put(self, row: int, column: int, text: str, style: str) -> None:
        self.canvas.put(self.top + row, self.left + column, text, style)

    def fill(self, style: str, base: str = " ") -> None:
        """Colour the inside; one that points up draws its base there."""
        for row in range(self.height):
            start, width = self.inside(row)
            self.put(row, start, (base if self.up and row == self.height - 1 else " ") * width, style)

    def write(self, row: int, text: str, style: str) -> int:
        """Put a text in the middle of a row; the column where it begins."""
        start, width = self.inside(row)
        column = start + (width - len(text)) // 2
        self.put(row, column, text, style)
        return column

    def outline(self, strokes: str, style: str) -> None:
        """Draw the sides, with strokes for rising, falling and flat ones; a base of `_` is left to `fill`."""
        rising, falling, flat = list(strokes)
        for row in range(self.height):
            start, width = self.inside(row)
            self.put(row, start - 1, rising if self.up else falling, style)
            self.put(row, start + width, falling if self.up else rising, style)
        if self.up:
            if flat != "_":
                self.put(self.height - 1, 1, flat * (2 * self.height - 2), style)
            return
        above = self.canvas.rows.get(self.top - 1, {})
        for column in range(1, 2 * self.height - 1):
            if above.get(self.left + column, ("", ""))[0] != "_":  # the one above has drawn it
                self.put(-1, column, flat, style)


def beside(board: list[str], across: int, panel: list[str], width: int, gap: int) -> list[str]:
    """Lines of a board that is so wide and of a panel to its right, or below it where it has no room."""
    if max(map(plain_width, panel)) > width - across - gap:
        return [*board, "", *panel]
    rows = max(len(board), len(panel))
    left = board + [" " * across] * (rows - len(board))
    right = panel + [""] * (rows - len(panel))
    return [one + " " * gap + two for one, two in zip(left, right, strict=True)]


def plain_width(line: str) -> int:
    """How wide a line is without its markup."""
    return len(re.sub(r"\[[^]]*\]", "", line))

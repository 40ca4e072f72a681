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

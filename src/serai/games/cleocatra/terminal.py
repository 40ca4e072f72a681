"""Cleocatra in a terminal: the triangle lattice drawn in characters, and words for what is on it.

Drawings are lines of text with rich markup. Colour never says anything alone: a tile also shows its name, a
Rescuer its player's sign.
"""

import re
from collections.abc import Callable, Mapping
from textwrap import wrap
from typing import Final

from serai.core.seats import COLOURS, SIGNS
from serai.core.triangle import Cell, is_up, sides
from serai.games.cleocatra.components import COLOUR_NAMES, POWER_NAMES
from serai.games.cleocatra.view import CleocatraView, TileView, lay_on, tiles_by_cell

HEIGHT: Final = 5  # rows of characters in a triangle; its base is twice as wide
GAP: Final = 4  # columns between the pyramids and the panel beside them
NARROWEST: Final = 34  # columns of a panel that stands beside the pyramids

RISING: Final = "\u2571"  # box drawing, so that the strokes of neighbouring rows meet
FALLING: Final = "\u2572"
INSPECTOR: Final = "I"

STYLES: Final = {
    "purple": "bold white on #7a3e9d",
    "blue": "bold white on #1f5fa8",
    "orange": "bold black on #e8871e",
    "green": "bold black on #55b06b",
    "gold": "bold black on #f4d850",
}
LETTERS: Final = {"purple": "PU", "blue": "BL", "orange": "OR", "green": "GR", "gold": "CL"}
INK: Final = {
    r"\bPU[123]\b": "bold #b784d6",
    r"\bBL[123]\b": "bold #5aa0e6",
    r"\bOR[123]\b": "bold #e8871e",
    r"\bGR[123]\b": "bold #55b06b",
    r"\bCL1\b": "bold #f4d850",
}  # for names of tiles within sentences
INSPECTOR_STYLE: Final = "bold white on #b00020"
EDGE: Final = "#9a9a9a"
FREE: Final = "#7f7f7f"
CHOICE: Final = "bold reverse"

Say = Callable[..., str]
Strokes = tuple[str, str, str]


class Canvas:
    """Characters with styles, each at its row and column."""

    def __init__(self) -> None:
        self.rows: dict[int, dict[int, tuple[str, str]]] = {}

    def put(self, row: int, column: int, text: str, style: str) -> None:
        for offset, character in enumerate(text):
            self.rows.setdefault(row, {})[column + offset] = (character, style)

    def lines(self, width: int) -> list[str]:
        """Every row from the first to the last, filled up with spaces to `width`."""
        if not self.rows:
            return []
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


def draw(view: CleocatraView, reader: int, say: Say, marks: Mapping[str, str], width: int = 100) -> str:
    """The table as `reader` sees it. `marks` are the numbers of choices, by action text."""
    board, across = draw_pyramids(view, marks)
    room = width - across - GAP
    panel = draw_panel(view, say, room if room >= NARROWEST else max(width, NARROWEST))
    if max(map(plain_width, panel)) > room:
        return "\n".join([*board, "", *panel])
    rows = max(len(board), len(panel))
    board += [" " * across] * (rows - len(board))
    panel += [""] * (rows - len(panel))
    return "\n".join(left + " " * GAP + right for left, right in zip(board, panel, strict=True))


def draw_pyramids(view: CleocatraView, marks: Mapping[str, str]) -> tuple[list[str], int]:
    """The tiles on the table and the free cells that are offered; the lines, and how wide they are."""
    tiles = tiles_by_cell(view)
    around = {near for cell in tiles for near in sides(cell).values() if near not in tiles}
    free = {cell: marks[lay_on(cell)] for cell in around if lay_on(cell) in marks}
    if not tiles:
        return [], 0
    everything = [*tiles, *free]
    left = min(x for x, _ in everything)
    top = min(y for _, y in everything)
    across = (max(x for x, _ in everything) - left + 2) * HEIGHT
    canvas = Canvas()
    numbers = tile_marks(marks)
    for cell, number in free.items():
        draw_free_cell(canvas, cell, (cell[1] - top) * HEIGHT, (cell[0] - left) * HEIGHT, number)
    for cell, tile in tiles.items():
        row, column = (cell[1] - top) * HEIGHT, (cell[0] - left) * HEIGHT
        draw_tile(canvas, cell, row, column, tile, numbers.get(tile["name"], ""))
    return canvas.lines(across), across


def tile_marks(marks: Mapping[str, str]) -> dict[str, str]:
    """The number of the one choice that is about a tile, when every choice is about a different one."""
    words = [text.split() for text in marks]
    about = {text[-1]: number for text, number in zip(words, marks.values(), strict=True)}
    return about if len(about) == len(marks) and all(len(text) == 2 for text in words) else {}


def interior(cell: Cell, row: int) -> tuple[int, int]:
    """Where the inside of a triangle begins in one of its rows, from its left corner, and how wide it is."""
    if is_up(cell):
        return HEIGHT - row, 2 * row
    return row + 1, 2 * (HEIGHT - 1 - row)


def draw_tile(canvas: Canvas, cell: Cell, top: int, left: int, tile: TileView, number: str) -> None:
    style = STYLES[tile["colour"]]
    draw_outline(canvas, cell, top, left, (RISING, FALLING, "_"), EDGE)
    for row in range(HEIGHT):
        start, width = interior(cell, row)
        base = is_up(cell) and row == HEIGHT - 1
        canvas.put(top + row, left + start, ("_" if base else " ") * width, style)
    name, tokens, mark = (2, 3, 1) if is_up(cell) else (1, 2, 3)
    write(canvas, cell, top + name, left, name, tile["name"], style)
    signs = "".join(SIGNS[seat] for seat in tile["rescuers"])
    if tile["inspector"]:
        signs += " " * bool(signs) + INSPECTOR
    start = write(canvas, cell, top + tokens, left, tokens, signs, style)
    if tile["inspector"]:
        canvas.put(top + tokens, start + len(signs) - 1, INSPECTOR, INSPECTOR_STYLE)
    write(canvas, cell, top + mark, left, mark, number, CHOICE)


def draw_free_cell(canvas: Canvas, cell: Cell, top: int, left: int, number: str) -> None:
    draw_outline(canvas, cell, top, left, ("·", "·", "·"), FREE)
    row = 3 if is_up(cell) else 1
    write(canvas, cell, top + row, left, row, f" {number} ", CHOICE)


def draw_outline(canvas: Canvas, cell: Cell, top: int, left: int, strokes: Strokes, style: str) -> None:
    """The sides of a triangle, with strokes for rising, falling and flat ones. A tile's base is its own."""
    rising, falling, flat = strokes
    up = is_up(cell)
    for row in range(HEIGHT):
        start, width = interior(cell, row)
        canvas.put(top + row, left + start - 1, rising if up else falling, style)
        canvas.put(top + row, left + start + width, falling if up else rising, style)
    if not up:
        for column in range(left + 1, left + 2 * HEIGHT - 1):
            if canvas.rows.get(top - 1, {}).get(column, (" ", ""))[0] != "_":  # a tile above has drawn it
                canvas.put(top - 1, column, flat, style)
    elif flat != "_":
        canvas.put(top + HEIGHT - 1, left + 1, flat * (2 * HEIGHT - 2), style)


def write(canvas: Canvas, cell: Cell, row: int, left: int, inner_row: int, text: str, style: str) -> int:
    """Put a text in the middle of one row of a triangle; the column where it begins."""
    start, width = interior(cell, inner_row)
    column = left + start + (width - len(text)) // 2
    canvas.put(row, column, text, style)
    return column


def draw_panel(view: CleocatraView, say: Say, width: int) -> list[str]:
    """Everything that is not among the pyramids: points, supplies, the pile, unused Inspectors."""
    names = [say("name", seat=seat) for seat in range(len(view["players"]))]
    points, supply = say("panel-points"), say("panel-supply")
    widest = max(map(len, names))
    over = say("panel-over") if view["winners"] else ""
    lines = [
        f"[bold]{over or say('panel-round', round=view['round'], goal=view['goal'])}[/]",
        "",
        f"[dim]{' ' * (widest + 6)}{points}  {supply}[/]",
    ]
    for seat, (name, player) in enumerate(zip(names, view["players"], strict=True)):
        sign = f"[bold {COLOURS[seat]}]{SIGNS[seat]}[/]"
        at_home = " ".join([sign] * player["supply"]) or "[dim]-[/]"
        arrow = "▸" if seat == view["seat"] else " "
        lines.append(f"{arrow} {sign} {name:{widest}}  {player['score']:>{len(points)}}  {at_home}")
    pile = [say("panel-colour", count=n, colour=colour) for colour, n in view["pile"].items() if n]
    unused = f" [{INSPECTOR_STYLE}]{INSPECTOR}[/]" * view["inspectors"]
    lines += [
        "",
        *wrap(say("panel-pile", count=sum(view["pile"].values()), content=pile), width),
        say("panel-inspectors", count=view["inspectors"]) + unused,
    ]
    if view["hand"] is not None:
        name, colour = view["hand"]["name"], view["hand"]["colour"]
        lines.append(say("panel-hand", tile=f"[{STYLES[colour]}]{name}[/]", colour=colour))
    if view["advanced"]:
        lines.append("")
        for colour, power in zip(COLOUR_NAMES, POWER_NAMES, strict=True):
            first, *rest = wrap(say(f"power-{power}"), width - 5)
            lines.append(f"[{STYLES[colour]}] {LETTERS[colour]} [/] [dim]{first}[/]")
            lines += [f"     [dim]{line}[/]" for line in rest]
    return lines


def plain_width(line: str) -> int:
    """How wide a line is without its markup."""
    return len(re.sub(r"\[[^]]*\]", "", line))

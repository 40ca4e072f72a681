"""Cleocatra in a terminal: the triangle lattice drawn in characters, and words for what is on it.

Drawings are lines of text with rich markup. Colour never says anything alone: a tile also shows its name, a
Rescuer its player's sign.
"""

from collections.abc import Callable, Mapping
from textwrap import wrap
from typing import Final

from serai.core.canvas import Canvas, Triangle, beside
from serai.core.seats import COLOURS, SIGNS
from serai.core.triangle import is_up, rim
from serai.games.cleocatra.components import COLOUR_NAMES, POWER_NAMES, TILE_NAMES
from serai.games.cleocatra.view import CleocatraView, TileView, lay_on, tiles_by_cell

HEIGHT: Final = 5  # rows of characters in a triangle; its base is twice as wide
GAP: Final = 4  # columns between the pyramids and the panel beside them
NARROWEST: Final = 34  # columns of a panel that stands beside the pyramids

TILE_STROKES: Final = "\u2571\u2572_"  # rising, falling, flat: box drawing, so that the rows' strokes meet
FREE_STROKES: Final = "\u00b7" * 3
INSPECTOR: Final = "I"

# By colour: the letters of its tiles, their style, and that of their names within sentences.
LETTERS: Final = {colour: name[:2] for colour, name in zip(COLOUR_NAMES, TILE_NAMES[::3], strict=True)}
STYLES: Final = {
    "purple": "bold white on #7a3e9d",
    "blue": "bold white on #1f5fa8",
    "orange": "bold black on #e8871e",
    "green": "bold black on #55b06b",
    "gold": "bold black on #f4d850",
}
INKS: Final = ["#b784d6", "#5aa0e6", "#e8871e", "#55b06b", "#f4d850"]
INK: Final = {
    rf"\b{letters}[123]\b": f"bold {ink}" for letters, ink in zip(LETTERS.values(), INKS, strict=True)
}
INSPECTOR_STYLE: Final = "bold white on #b00020"
EDGE: Final = "#9a9a9a"
FREE: Final = "#7f7f7f"
CHOICE: Final = "bold reverse"

Say = Callable[..., str]


def draw(view: CleocatraView, reader: int, say: Say, marks: Mapping[str, str], width: int = 100) -> str:
    """The table as `reader` sees it. `marks` are the numbers of choices, by action text."""
    board, across = draw_pyramids(view, marks)
    room = width - across - GAP
    panel = draw_panel(view, say, room if room >= NARROWEST else max(width, NARROWEST))
    return "\n".join(beside(board, across, panel, width, GAP))


def draw_pyramids(view: CleocatraView, marks: Mapping[str, str]) -> tuple[list[str], int]:
    """The tiles on the table and the free cells that are offered; the lines, and how wide they are."""
    tiles = tiles_by_cell(view)
    free = {cell: marks[lay_on(cell)] for cell in rim(list(tiles)) if lay_on(cell) in marks}
    if not tiles:
        return [], 0
    everything = [*tiles, *free]
    left, top = min(x for x, _ in everything), min(y for _, y in everything)
    across = (max(x for x, _ in everything) - left + 2) * HEIGHT
    canvas, numbers = Canvas(), tile_marks(marks)
    spots = {
        (x, y): Triangle(canvas, is_up((x, y)), (y - top) * HEIGHT, (x - left) * HEIGHT, HEIGHT)
        for x, y in everything
    }
    for cell, number in free.items():
        spots[cell].outline(FREE_STROKES, FREE)
        spots[cell].write(3 if is_up(cell) else 1, f" {number} ", CHOICE)
    for cell, tile in tiles.items():
        draw_tile(spots[cell], tile, numbers.get(tile["name"], ""))
    return canvas.lines(across), across


def draw_tile(spot: Triangle, tile: TileView, number: str) -> None:
    style = STYLES[tile["colour"]]
    spot.outline(TILE_STROKES, EDGE)
    spot.fill(style, "_")
    name, tokens, mark = (2, 3, 1) if spot.up else (1, 2, 3)
    spot.write(name, tile["name"], style)
    signs = "".join(SIGNS[seat] for seat in tile["rescuers"])
    if tile["inspector"]:
        signs += " " * bool(signs) + INSPECTOR
    start = spot.write(tokens, signs, style)
    if tile["inspector"]:
        spot.put(tokens, start + len(signs) - 1, INSPECTOR, INSPECTOR_STYLE)
    spot.write(mark, number, CHOICE)


def tile_marks(marks: Mapping[str, str]) -> dict[str, str]:
    """The number of the one choice that is about a tile, when every choice is about a different one."""
    words = [text.split() for text in marks]
    about = {text[-1]: number for text, number in zip(words, marks.values(), strict=True)}
    return about if len(about) == len(marks) and all(len(text) == 2 for text in words) else {}


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
        lines.append(say("panel-hand", tile=f"[{STYLES[colour]}]{name}[/]", colour=colour, drawn=colour))
    if view["advanced"]:
        lines.append("")
        for colour, power in zip(COLOUR_NAMES, POWER_NAMES, strict=True):
            first, *rest = wrap(say(f"power-{power}"), width - 5)
            lines.append(f"[{STYLES[colour]}] {LETTERS[colour]} [/] [dim]{first}[/]")
            lines += [f"     [dim]{line}[/]" for line in rest]
    return lines

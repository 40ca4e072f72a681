"""Lines of styled text put together: joined, padded, in columns."""

from collections.abc import Sequence

from rich.cells import cell_len
from rich.text import Text

Lines = list[Text]


def wide(text: Text) -> int:
    """How many columns a text takes."""
    return cell_len(text.plain)


def joined(texts: Sequence[Text], between: str) -> Text:
    return Text(between).join(texts)


def padded(text: Text, width: int) -> Text:
    return Text.assemble(text, " " * (width - wide(text)))


def to_the_right(text: Text, width: int) -> Text:
    return Text.assemble(" " * (width - wide(text)), text)


def in_columns(lines: Sequence[Text], width: int, gap: int = 2) -> Lines:
    """Lines side by side in as many columns as fit, one column after the other."""
    for columns in range(len(lines), 1, -1):
        rows = -(-len(lines) // columns)
        parts = [lines[start : start + rows] for start in range(0, len(lines), rows)]
        widths = [max(map(wide, part)) for part in parts]
        if sum(widths) + gap * (len(parts) - 1) <= width:
            filled = [
                [padded(line, across) for line in part] for part, across in zip(parts, widths, strict=True)
            ]
            return [joined([part[row] for part in filled if part[row:]], " " * gap) for row in range(rows)]
    return list(lines)

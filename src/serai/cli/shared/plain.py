"""A drawing of any view, for games that have none of their own."""

from collections.abc import Mapping
from typing import Any

INDENT = "  "


def draw_plainly(value: Any, depth: int = 0) -> str:
    """Names and values line by line, what belongs to something indented under it."""
    return "\n".join(lines_of(value, depth))


def lines_of(value: Any, depth: int) -> list[str]:
    lines: list[str] = []
    named = value.items() if isinstance(value, Mapping) else enumerate(value)
    for name, inner in named:
        if is_short(inner):
            lines.append(f"{INDENT * depth}{name}: {short(inner)}")
        else:
            lines.append(f"{INDENT * depth}{name}:")
            lines += lines_of(inner, depth + 1)
    return lines


def is_short(value: Any) -> bool:
    if isinstance(value, Mapping):
        return len(value) == 0
    if isinstance(value, (list, tuple)):
        return not any(isinstance(item, (Mapping, list, tuple)) for item in value)
    return True


def short(value: Any) -> str:
    if isinstance(value, (list, tuple, Mapping)):
        return " ".join(map(str, value)) or "-"
    return "-" if value is None else str(value)

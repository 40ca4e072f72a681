"""The options that the suites play The Sultan's Wishes with."""

from typing import Any

OPTION_SETS: list[dict[str, Any]] = [
    {"expansion": "base"},
    {"expansion": "travelers"},
    {"expansion": "travelers", "start": "0", "memory": "on", "rounds": 2},
]

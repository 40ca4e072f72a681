"""The options that the suites play Cleocatra with."""

from typing import Any

OPTION_SETS: list[dict[str, Any]] = [
    {"mode": "basic"},
    {"mode": "advanced"},
    {"mode": "advanced", "start": "1", "cap": 12},
]

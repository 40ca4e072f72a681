"""The options that the suites play When Cutie Met Patootie with."""

from typing import Any

OPTION_SETS: list[dict[str, Any]] = [
    {"start": "random"},
    {
        "start": "0",
        "promo": "on",
        "route": "cheapest",
        "pictured": "anyone",
        "full": "allowed",
        "cutie": "always",
    },
]

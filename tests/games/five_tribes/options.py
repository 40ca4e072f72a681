"""The options that the suites play Five Tribes with."""

from typing import Any

OPTION_SETS: list[dict[str, Any]] = [
    {"expansion": "base"},
    {"expansion": "artisans"},
    {"expansion": "whims", "screen": "hidden"},
    {"expansion": "both"},
    {
        "expansion": "both",
        "screen": "hidden",
        "promo": "on",
        "thieves": "on",
        "track": "two",
        "whim_action": "optional",
        "item_set": "fan",
        "artisan_tie": "everybody",
        "djinn_use": "round",
        "nekir": "each",
        "kali": "push",
        "kumarbi": "spots",
        "dhenim": "gain",
        "bank": "printed",
    },
]

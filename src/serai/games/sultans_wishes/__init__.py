"""The Sultan's Wishes, by Fábio Arraes and Bruno Viana, with solo mode and the Travelers expansion."""

from serai.core.title import Option, Title, Zone

GAME = Title(
    __name__,
    "sultans_wishes",
    fewest=1,
    most=4,
    options=(
        Option("expansion", labels=("base", "travelers")),
        Option("start", labels=("random", "0", "1", "2", "3")),
        Option("memory", labels=("off", "on")),
        Option("rounds", most=1000),
    ),
    option_sets=(
        {"expansion": "base"},
        {"expansion": "travelers"},
        {"expansion": "travelers", "start": "0", "memory": "on", "rounds": 2},
    ),
    layout=(
        Zone("wishes", "board", "table"),
        Zone("plates", "pile", "table"),
        Zone("deck", "pile", "table"),
        Zone("discard", "pile", "table"),
        Zone("extra-stack", "pile", "table"),
        Zone("chart", "board", "table"),
        Zone("priority", "track", "table"),
        Zone("market", "board", "table"),
        Zone("track", "board", "table"),
        Zone("gifts", "pile", "table"),
        Zone("hand", "hand", "seat"),
        Zone("looked-at", "hand", "seat"),
        Zone("aides", "supply", "seat"),
        Zone("gems", "supply", "seat"),
        Zone("lamp", "supply", "seat"),
        Zone("wares", "hand", "seat"),
        Zone("market-card", "hand", "seat"),
        Zone("held-gifts", "hand", "seat"),
        Zone("relics", "hand", "seat"),
        Zone("score", "track", "seat"),
    ),
    maturity="beta",
    version=1,
    longest=100_000,
)

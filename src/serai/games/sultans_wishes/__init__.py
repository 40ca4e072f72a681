"""The Sultan's Wishes, by Fábio Arraes and Bruno Viana, with solo mode and the Travelers expansion."""

from serai.core.title import Option, Title

GAME = Title(
    __name__, fewest=1, most=4, maturity="beta", version=2, longest=10_000,
    options=(
        Option("expansion", labels=("base", "travelers")),
        Option("start", labels=("random", "0", "1", "2", "3")),
        Option("memory", labels=("off", "on")),
        Option("rounds", most=1000),
    ),
)  # fmt: skip

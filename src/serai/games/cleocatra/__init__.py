"""Cleocatra, by Ta-Te Wu: cat rescuers on a growing figure of pyramids. Basic and advanced game."""

from serai.core.title import Option, Title

GAME = Title(
    __name__, fewest=2, most=4, maturity="beta", version=1, longest=2000, secrets=False,
    options=(
        Option("mode", labels=("basic", "advanced")),
        Option("start", labels=("random", "0", "1", "2", "3")),
        Option("cap", most=100_000),
    ),
)  # fmt: skip

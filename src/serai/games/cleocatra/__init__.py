"""Cleocatra, by Ta-Te Wu: cat rescuers on a growing figure of pyramids. Basic and advanced game."""

from typing import Any

from serai.core.parts import Parts
from serai.core.title import Option, Title


def parts() -> Parts[Any, Any]:
    from serai.games.cleocatra.game import PARTS

    return PARTS


GAME = Title(
    __name__,
    "cleocatra",
    parts,
    fewest=2,
    most=4,
    options=(
        Option("mode", labels=("basic", "advanced")),
        Option("start", labels=("random", "0", "1", "2", "3")),
        Option("cap", most=100_000),
    ),
    maturity="beta",
    version=1,
    longest=10_000,
    secrets=False,
)

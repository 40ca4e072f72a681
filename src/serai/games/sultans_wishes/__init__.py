"""The Sultan's Wishes, by Fábio Arraes and Bruno Viana, with solo mode and the Travelers expansion."""

from typing import Any

from serai.core.parts import Parts
from serai.core.title import Option, Title


def parts() -> Parts[Any, Any]:
    from serai.games.sultans_wishes.game import PARTS

    return PARTS


GAME = Title(
    __name__,
    "sultans_wishes",
    parts,
    fewest=1,
    most=4,
    options=(
        Option("expansion", labels=("base", "travelers")),
        Option("start", labels=("random", "0", "1", "2", "3")),
        Option("memory", labels=("off", "on")),
        Option("rounds", most=1000),
    ),
    maturity="beta",
    version=1,
    longest=100_000,
)

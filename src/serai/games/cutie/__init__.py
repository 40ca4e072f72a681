"""When Cutie Met Patootie: animals climb a pyramid of forest paths ahead of the flood."""

from serai.core.title import Option, Title

CITIZENS = (*(f"C{n:02}" for n in range(1, 12)), *(f"K{n:02}" for n in range(1, 12)), "random")

GAME = Title(
    __name__, fewest=1, most=4, maturity="beta", version=1, longest=10_000,
    options=(
        Option("start", labels=("random", "0", "1", "2", "3")),
        Option("promo", labels=("off", "on")),
        Option("citizen", labels=CITIZENS, default=CITIZENS.index("C11")),
        Option("route", labels=("free", "cheapest")),
        Option("pictured", labels=("others", "anyone")),
        Option("full", labels=("refused", "allowed")),
        Option("cutie", labels=("amelia", "always", "never")),
    ),
)  # fmt: skip

"""Five Tribes, by Bruno Cathala, with The Artisans of Naqala and Whims of the Sultan."""

from serai.core.title import Option, Title

GAME = Title(
    __name__, fewest=2, most=5, maturity="alpha", version=2, longest=10_000,
    options=(
        Option("expansion", labels=("auto", "base", "artisans", "whims", "both")),
        Option("screen", labels=("open", "hidden")),
        Option("promo", labels=("off", "on")),
        Option("thieves", labels=("off", "on")),
        Option("track", labels=("one", "two")),
        Option("whim_action", labels=("automatic", "optional")),
        Option("item_set", labels=("proposed", "fan")),
        Option("artisan_tie", labels=("nobody", "everybody")),
        Option("djinn_use", labels=("turn", "round")),
        Option("nekir", labels=("once", "each")),
        Option("kali", labels=("marker", "push")),
        Option("kumarbi", labels=("prices", "spots")),
        Option("dhenim", labels=("vizier", "gain")),
        Option("bank", labels=("unlimited", "printed")),
        Option("new_djinns", most=12, default=6),
        Option("wilwit", most=12),
        Option("warden", most=12, default=6),
    ),
)  # fmt: skip

"""Selling merchandise at the end of a turn: sets of different goods (Selling)."""

from typing import Final

from mypy_extensions import i64

from serai.core import bits
from serai.core.actions import OK
from serai.core.shapes import Choose
from serai.games.five_tribes import catalogue as verbs
from serai.games.five_tribes import components as box
from serai.games.five_tribes import powers
from serai.games.five_tribes.catalogue import CATALOGUE, STEPS
from serai.games.five_tribes.state import Tribes

NOT_HELD: Final[i64] = CATALOGUE.reason("not-held", "selling")
OFFERED_ALREADY: Final[i64] = CATALOGUE.reason("offered-already", "sets")
NOTHING_OFFERED: Final[i64] = CATALOGUE.reason("nothing-offered", "selling")
SELL_FIRST: Final[i64] = CATALOGUE.reason("sell-first", "selling")


class Offer(Choose[Tribes]):
    """A card is laid open for the set that is to be sold; all cards of a set are different (Selling).

    `arg` is the set of kinds that lie there.
    """

    def against(self, s: Tribes, seat: i64, arg: i64, kind: i64) -> i64:
        if arg >> kind & 1:
            return OFFERED_ALREADY
        return OK if s.card_of(seat, kind) != box.NONE else NOT_HELD

    def choose(self, s: Tribes, seat: i64, arg: i64, kind: i64) -> None:
        s.resources.show(s.card_of(seat, kind), s.everyone())
        s.push(SALE, seat, arg | 1 << kind)


class Sell(Choose[Tribes]):
    """The set is discarded for gold; any number of sets may be sold (ruling F10)."""

    def against(self, s: Tribes, seat: i64, arg: i64, _: i64) -> i64:
        return OK if arg else NOTHING_OFFERED

    def choose(self, s: Tribes, seat: i64, arg: i64, _: i64) -> None:
        for kind in range(box.MERCHANDISE):
            if arg >> kind & 1:
                s.discard_card(seat, kind)
        s.gain_gold(seat, box.SET_VALUES[bits.size(arg)])
        s.push(SALE, seat)


class UseBeforeSale(powers.UseDjinn):
    """Djinns may be used before, between and after sales, not while a set lies open."""

    def against(self, s: Tribes, seat: i64, arg: i64, active: i64) -> i64:
        return SELL_FIRST if arg else super().against(s, seat, arg, active)


class WieldBeforeSale(powers.WieldItem):
    """Items likewise."""

    def against(self, s: Tribes, seat: i64, arg: i64, magic: i64) -> i64:
        return SELL_FIRST if arg else super().against(s, seat, arg, magic)


class Sale(powers.Optional):
    """The end of a turn: sell sets, use djinns and items, or be done (Selling)."""

    def asked(self, s: Tribes, seat: i64, arg: i64) -> bool:
        return arg != 0 or s.possible_goods(seat) > 0 or powers.may_use_power(s, seat)

    def why_stop(self, s: Tribes, seat: i64, arg: i64) -> i64:
        return SELL_FIRST if arg else OK

    def follow(self, s: Tribes, seat: i64, arg: i64) -> None:
        s.push(SALE, seat)


SALE: Final[i64] = STEPS.add(
    Sale(
        [
            Offer(verbs.OFFER),
            Sell(verbs.SELL),
            UseBeforeSale(verbs.USE),
            WieldBeforeSale(verbs.WIELD),
        ]
    )
)

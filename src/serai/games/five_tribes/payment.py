"""Paying with Elders and Fakirs: djinns, Sacred Places and what djinns do for a price."""

from typing import Final

from mypy_extensions import i64

from serai.core.actions import NOT_NOW, OK
from serai.core.shapes import Choose
from serai.games.five_tribes import catalogue as verbs
from serai.games.five_tribes import components as box
from serai.games.five_tribes.catalogue import CATALOGUE, STEPS
from serai.games.five_tribes.state import Tribes

CANNOT_PAY: Final[i64] = CATALOGUE.reason("cannot-pay", "djinns")
NO_FAKIR: Final[i64] = CATALOGUE.reason("no-fakir", "fakirs")
NO_ARTISAN: Final[i64] = CATALOGUE.reason("no-artisan", "workshops")

FOR_AN_ELDER: Final[i64] = 0  # an Elder or a Fakir; details of PayWith
FOR_AN_ARTISAN: Final[i64] = 1  # an Artisan or two Fakirs


class PayWith(Choose[Tribes]):
    """What is paid: an Elder or a Fakir, at a Workshop an Artisan or two Fakirs (Djinns, Workshops)."""

    def against(self, s: Tribes, seat: i64, arg: i64, payment: i64) -> i64:
        if payment == box.WITH_FAKIR:
            needed = box.WORKSHOP_FAKIRS if arg == FOR_AN_ARTISAN else 1
            return OK if s.fakirs(seat) >= needed else NO_FAKIR
        if (payment == box.WITH_ARTISAN) != (arg == FOR_AN_ARTISAN):
            return NOT_NOW
        if payment == box.WITH_ARTISAN:
            return OK if s.keeps(seat, 2) else NO_ARTISAN
        return OK if s.elders(seat) else CANNOT_PAY

    def choose(self, s: Tribes, seat: i64, arg: i64, payment: i64) -> None:
        if payment == box.WITH_ELDER:
            pay_kept(s, seat, 1)
        elif payment == box.WITH_ARTISAN:
            pay_kept(s, seat, 2)
        else:
            for _ in range(box.WORKSHOP_FAKIRS if arg == FOR_AN_ARTISAN else 1):
                s.discard_card(seat, box.FAKIR)


PAY_WITH: Final[i64] = STEPS.add(PayWith(verbs.PAY))


def pay_kept(s: Tribes, seat: i64, kept: i64) -> None:
    """An Elder or Artisan goes into the bag (ruling F12)."""
    s.keep(seat, kept, -1)
    s.to_bag(box.KEPT_TRIBE[kept], 1)


def can_pay(s: Tribes, seat: i64, cost: i64, fakirs: i64) -> bool:
    """Whether a player with so many Fakirs can pay what a djinn costs."""
    elders = s.elders(seat)
    if cost == box.TWO_ELDERS:
        return elders >= 2 or (elders == 1 and fakirs >= 1)
    if cost == box.ELDER_OR_FAKIR:
        return elders >= 1 or fakirs >= 1
    return fakirs >= 1


def charge(s: Tribes, seat: i64, cost: i64) -> None:
    """Pay what a djinn costs; whoever could pay in two ways, as far as others know, is asked."""
    if cost == box.ONE_FAKIR:
        s.discard_card(seat, box.FAKIR)
        return
    if cost == box.TWO_ELDERS:
        pay_kept(s, seat, 1)
    if s.elders(seat) == 0:
        s.discard_card(seat, box.FAKIR)
    elif s.possible_fakirs(seat):
        s.push(PAY_WITH, seat, FOR_AN_ELDER)
    else:
        pay_kept(s, seat, 1)

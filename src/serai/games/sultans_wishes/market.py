"""The market: turning up wares, buying them, exchanging them (Acquire 1 wares card; effects)."""

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.state import NOT_NOW, OK, Automatic, Chance, Step
from serai.games.sultans_wishes.catalogue import EXCHANGE, SHOW_WARE, TURN_UP, TURN_UP_WARE
from serai.games.sultans_wishes.choice import Choice
from serai.games.sultans_wishes.components import MERCHANT_OF, MERCHANTS, NONE, WARE_COUNT, WARES_OF_MERCHANT
from serai.games.sultans_wishes.legality import cost, why_exchange, why_price
from serai.games.sultans_wishes.state import FACE_UP, OWNED, WARE_PILE, WARE_UNDER, Sultan


class ShowWare(Automatic[Sultan]):
    """Every stack that is not empty shows its top ware; `arg` is the merchant.

    It comes from the pile; when that is used up, from the wares put under it, in their order.
    """

    def run(self, s: Sultan, seat: i64, arg: i64) -> None:
        if s.face_up(arg) != NONE:
            return
        if s.count_wares(WARE_PILE, arg):
            s.push(TURN_UP_WARE, 0, arg)
        elif s.count_wares(WARE_UNDER, arg):
            s.wares.move(ware_under(s, arg, True), FACE_UP, s.everyone())


class TurnUpWare(Chance[Sultan]):
    """The next ware of a merchant's pile is turned up; `arg` is the merchant."""

    def why(self, s: Sultan, seat: i64, arg: i64, action: i64) -> i64:
        if not TURN_UP.base <= action < TURN_UP.end:
            return NOT_NOW
        return OK if is_in_pile(s, action - TURN_UP.base, arg) else NOT_NOW

    def legal(self, s: Sultan, seat: i64, arg: i64) -> vec[i64]:
        return wares_in_pile(s, TURN_UP.base, arg)

    def apply(self, s: Sultan, seat: i64, arg: i64, action: i64) -> None:
        s.wares.move(action - TURN_UP.base, FACE_UP, s.everyone())


class Bargaining(Choice):
    """The bargain effect: buy one face-up ware for a gem less. It is not the turn's purchase."""

    def against(self, s: Sultan, seat: i64, named: i64) -> i64:
        return why_price(s, seat, named, 1)

    def choose(self, s: Sultan, seat: i64, arg: i64, named: i64) -> None:
        buy(s, seat, named, 1)


class Exchanging(Step[Sultan]):
    """The swap effect: an own ware goes face down under its merchant's stack for a face-up one.

    The others see whose stack it goes under, not which ware it is, unless it then lies open (ruling Q30).
    """

    def why(self, s: Sultan, seat: i64, arg: i64, action: i64) -> i64:
        if not EXCHANGE.base <= action < EXCHANGE.end:
            return NOT_NOW
        offset = action - EXCHANGE.base
        return why_exchange(s, seat, offset // MERCHANTS, offset % MERCHANTS)

    def legal(self, s: Sultan, seat: i64, arg: i64) -> vec[i64]:
        actions = vec[i64](capacity=16)
        for ware in range(WARE_COUNT):
            if s.wares.where[ware] == OWNED + seat:
                first = EXCHANGE.base + ware * MERCHANTS
                for action in range(first, first + MERCHANTS):
                    if self.why(s, seat, arg, action) == OK:
                        actions = append(actions, action)
        return actions

    def apply(self, s: Sultan, seat: i64, arg: i64, action: i64) -> None:
        ware = (action - EXCHANGE.base) // MERCHANTS
        merchant = (action - EXCHANGE.base) % MERCHANTS
        readers = s.everyone() if comes_up(s, MERCHANT_OF[ware], merchant) else 1 << seat
        s.wares.move(s.face_up(merchant), OWNED + seat, s.everyone())
        s.wares.move(ware, WARE_UNDER, readers, s.next_order())
        s.push(SHOW_WARE, seat, MERCHANT_OF[ware])
        s.push(SHOW_WARE, seat, merchant)

    def shown(self, s: Sultan, seat: i64, arg: i64, action: i64, reader: i64) -> i64:
        offset = action - EXCHANGE.base
        back = MERCHANT_OF[offset // MERCHANTS]
        if reader == seat or comes_up(s, back, offset % MERCHANTS):
            return action
        return ~(EXCHANGE.base + back * WARES_OF_MERCHANT * MERCHANTS + offset % MERCHANTS)


def comes_up(s: Sultan, back: i64, merchant: i64) -> bool:
    """Whether a ware of `back` exchanged for `merchant`'s face-up one is at once the top of its stack."""
    if s.count_wares(WARE_PILE, back) or s.count_wares(WARE_UNDER, back):
        return False
    return back == merchant or s.face_up(back) == NONE


def buy(s: Sultan, seat: i64, merchant: i64, less: i64) -> None:
    """Pay for a face-up ware and take it; the next one is turned up."""
    ware = s.face_up(merchant)
    s.gems[seat] -= cost(ware, less)
    s.wares.move(ware, OWNED + seat, s.everyone())
    s.push(SHOW_WARE, seat, merchant)


def is_in_pile(s: Sultan, ware: i64, merchant: i64) -> bool:
    return s.wares.where[ware] == WARE_PILE and MERCHANT_OF[ware] == merchant


def wares_in_pile(s: Sultan, base: i64, merchant: i64) -> vec[i64]:
    """The actions `base + ware` for each ware of a merchant's pile."""
    actions = vec[i64](capacity=16)
    for ware in range(WARE_COUNT):
        if is_in_pile(s, ware, merchant):
            actions = append(actions, base + ware)
    return actions


def ware_under(s: Sultan, merchant: i64, uppermost: bool) -> i64:
    """The uppermost or the lowest of the wares put under a merchant's pile, or NONE."""
    found: i64 = NONE
    for ware in range(WARE_COUNT):
        if s.wares.where[ware] != WARE_UNDER or MERCHANT_OF[ware] != merchant:
            continue
        if found == NONE or (s.wares.order[ware] < s.wares.order[found]) == uppermost:
            found = ware
    return found

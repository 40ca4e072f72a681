"""The market: turning up wares, buying them, exchanging them (Acquire 1 wares card; effects)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.actions import OK
from serai.core.pieces import Pieces
from serai.core.shapes import Choose, ChoosePair, DrawPiece
from serai.core.state import Automatic
from serai.games.sultans_wishes import catalogue as verbs
from serai.games.sultans_wishes import components as box
from serai.games.sultans_wishes import state as at
from serai.games.sultans_wishes.catalogue import CATALOGUE, STEPS
from serai.games.sultans_wishes.state import Sultan

STACK_EMPTY: Final[i64] = CATALOGUE.reason("stack-empty", "market")
TOO_EXPENSIVE: Final[i64] = CATALOGUE.reason("too-expensive", "acquire")
NOT_YOUR_WARE: Final[i64] = CATALOGUE.reason("not-your-ware", "market")
BARGAIN_DISCOUNT: Final[i64] = 1  # gems


class ShowWare(Automatic[Sultan]):
    """Every stack that is not empty shows its top ware; `arg` is the merchant.

    It comes from the pile; when that is used up, from the wares put under it, in their order.
    """

    def run(self, s: Sultan, seat: i64, arg: i64) -> None:
        if s.face_up(arg) != box.NONE:
            return
        upper = s.wares.end_of(at.WARE_UNDER, arg, True)
        if s.wares.count_of(at.WARE_PILE, arg):
            s.push(TURN_UP_WARE, 0, arg)
        elif upper != box.NONE:
            s.wares.move(upper, at.FACE_UP, s.everyone())


SHOW_WARE: Final[i64] = STEPS.add(ShowWare())


class TurnUpWare(DrawPiece[Sultan]):
    """The next ware of a merchant's pile is turned up; `arg` is the merchant."""

    def pieces(self, s: Sultan) -> Pieces:
        return s.wares

    def back(self, s: Sultan, seat: i64, arg: i64) -> i64:
        return arg

    def happen(self, s: Sultan, seat: i64, arg: i64, ware: i64) -> None:
        s.wares.move(ware, at.FACE_UP, s.everyone())


TURN_UP_WARE: Final[i64] = STEPS.add(TurnUpWare(verbs.TURN_UP, at.WARE_PILE))


class TakeWare(TurnUpWare):
    """A gift of the bottom ware of a merchant's stack; only its new owner sees it. `arg` is the merchant."""

    def alike(self, s: Sultan, seat: i64, arg: i64) -> i64:
        return arg * box.WARES_OF_MERCHANT

    def happen(self, s: Sultan, seat: i64, arg: i64, ware: i64) -> None:
        s.wares.move(ware, at.OWNED + seat, 1 << seat)


TAKE_WARE: Final[i64] = STEPS.add(TakeWare(verbs.WARE, at.WARE_PILE, secret=True))


class Bargaining(Choose[Sultan]):
    """The bargain effect: buy one face-up ware for a gem less. It is not the turn's purchase."""

    def against(self, s: Sultan, seat: i64, arg: i64, merchant: i64) -> i64:
        return why_price(s, seat, merchant, BARGAIN_DISCOUNT)

    def choose(self, s: Sultan, seat: i64, arg: i64, merchant: i64) -> None:
        buy(s, seat, merchant, BARGAIN_DISCOUNT)


BARGAINING: Final[i64] = STEPS.add(Bargaining(verbs.BUY))


class Exchanging(ChoosePair[Sultan]):
    """The swap effect: an own ware goes face down under its merchant's stack for a face-up one.

    The others see whose stack it goes under, not which ware it is, unless it then lies open (ruling Q30).
    """

    def firsts(self, s: Sultan, seat: i64, arg: i64) -> vec[i64]:
        return s.wares.members(at.OWNED + seat)

    def against_pair(self, s: Sultan, seat: i64, arg: i64, ware: i64, merchant: i64) -> i64:
        if s.wares.where[ware] != at.OWNED + seat:
            return NOT_YOUR_WARE
        return OK if s.face_up(merchant) != box.NONE else STACK_EMPTY

    def choose_pair(self, s: Sultan, seat: i64, arg: i64, ware: i64, merchant: i64) -> None:
        back = box.MERCHANT_OF[ware]
        readers = s.everyone() if comes_up(s, back, merchant) else 1 << seat
        taken = s.face_up(merchant)
        s.wares.move(taken, at.OWNED + seat, s.everyone())
        s.wares.move(ware, at.WARE_UNDER, readers, s.next_order(), taken)
        s.push(SHOW_WARE, seat, back)
        s.push(SHOW_WARE, seat, merchant)

    def shown(self, s: Sultan, seat: i64, arg: i64, action: i64, reader: i64) -> i64:
        back = box.MERCHANT_OF[self.verb.first(action)]
        merchant = self.verb.second(action)
        if reader == seat or comes_up(s, back, merchant):
            return action
        return ~self.verb.of(back * box.WARES_OF_MERCHANT, merchant)


EXCHANGING: Final[i64] = STEPS.add(Exchanging(verbs.EXCHANGE))


def why_price(s: Sultan, seat: i64, merchant: i64, less: i64) -> i64:
    """A ware must lie face up, and its price less a discount must be payable."""
    ware = s.face_up(merchant)
    if ware == box.NONE:
        return STACK_EMPTY
    return OK if cost(ware, less) <= s.gems[seat] else TOO_EXPENSIVE


def cost(ware: i64, less: i64) -> i64:
    """What a ware costs with a discount, never less than nothing (ruling Q28)."""
    return max(box.PRICE_OF[ware] - less, 0)


def discount(s: Sultan) -> i64:
    """What the optional purchase costs less: a gem while the Sultan is restless."""
    return 1 if s.mood() == box.RESTLESS else 0


def comes_up(s: Sultan, back: i64, merchant: i64) -> bool:
    """Whether a ware of `back` exchanged for `merchant`'s face-up one is at once the top of its stack."""
    return wares_below(s, back) == 0 and (back == merchant or s.face_up(back) == box.NONE)


def wares_below(s: Sultan, merchant: i64) -> i64:
    """How many wares a merchant has beside the one that lies face up."""
    return s.wares.count_of(at.WARE_PILE, merchant) + s.wares.count_of(at.WARE_UNDER, merchant)


def buy(s: Sultan, seat: i64, merchant: i64, less: i64) -> None:
    """Pay for a face-up ware and take it; the next one is turned up."""
    ware = s.face_up(merchant)
    s.gems[seat] -= cost(ware, less)
    s.wares.move(ware, at.OWNED + seat, s.everyone())
    s.push(SHOW_WARE, seat, merchant)


def take_bottom_ware(s: Sultan, seat: i64, merchant: i64) -> None:
    """The lowest ware of a stack, its face unseen; if only the face-up one is left, that one (Q36)."""
    lowest = s.wares.end_of(at.WARE_UNDER, merchant, False)
    if lowest != box.NONE:
        s.wares.move_from_end(lowest, at.OWNED + seat, seat)
    elif s.wares.count_of(at.WARE_PILE, merchant):
        s.push(TAKE_WARE, seat, merchant)
    elif s.face_up(merchant) != box.NONE:
        s.wares.move(s.face_up(merchant), at.OWNED + seat, s.everyone())

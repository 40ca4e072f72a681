"""Bidding for turn order, with Kumarbi and Kali (Bidding)."""

from typing import Final

from mypy_extensions import i64

from serai.core import track
from serai.core.actions import OK
from serai.core.rows import MOST
from serai.core.shapes import Choose
from serai.core.state import Automatic
from serai.games.five_tribes import catalogue as verbs
from serai.games.five_tribes import components as box
from serai.games.five_tribes import payment, rules
from serai.games.five_tribes.catalogue import CATALOGUE, STEPS
from serai.games.five_tribes.state import Tribes

PRICE_FULL: Final[i64] = CATALOGUE.reason("price-full", "pushing")
TOO_EXPENSIVE: Final[i64] = CATALOGUE.reason("too-expensive", "price")
LOWER_ENOUGH: Final[i64] = CATALOGUE.reason("lower-enough", "kumarbi")


class NextBid(Automatic[Tribes]):
    """Markers bid in the order of the bid order track, with two players two each; then come the turns."""

    def run(self, s: Tribes, seat: i64, arg: i64) -> None:
        bidder = track.first(s.bidding)
        if bidder == box.NONE:
            s.push(rules.NEXT_TURN)
        else:
            s.push(BID, bidder)


NEXT_BID: Final[i64] = STEPS.add(NextBid())


class Bid(Choose[Tribes]):
    """A free price is chosen and paid at once (Bidding).

    On a price with several spots the latest bidder plays first. Whoever can pay no free price takes the
    cheapest and pays all they have.
    """

    def against(self, s: Tribes, seat: i64, arg: i64, price: i64) -> i64:
        gold = box.PRICE[price]
        if not track.has_room(s.table.prices, s.playing, gold):
            return PRICE_FULL
        if least(s, seat, price) <= s.gold[seat]:
            return OK
        return OK if can_pay_none(s, seat) and gold == cheapest(s) else TOO_EXPENSIVE

    def choose(self, s: Tribes, seat: i64, arg: i64, price: i64) -> None:
        s.turns = min(s.turns + 1, MOST)
        track.leave(s.bidding)
        s.push(NEXT_BID)
        if price and may_lower(s, seat) and s.possible_fakirs(seat):
            s.push(LOWER, seat, price)
        else:
            pay(s, seat, price, box.PRICE[price])


BID: Final[i64] = STEPS.add(Bid(verbs.BID))


class Lower(Choose[Tribes]):
    """Each Fakir that Kumarbi's owner discards lowers the price by one step; the spot stays (Kumarbi).

    `arg` is the number of the price.
    """

    def against(self, s: Tribes, seat: i64, arg: i64, fakirs: i64) -> i64:
        if fakirs > s.fakirs(seat):
            return payment.NO_FAKIR
        if fakirs and lowered(s, arg, fakirs - 1) == 0:
            return LOWER_ENOUGH
        affordable = least(s, seat, arg) <= s.gold[seat]
        return TOO_EXPENSIVE if affordable and lowered(s, arg, fakirs) > s.gold[seat] else OK

    def choose(self, s: Tribes, seat: i64, arg: i64, fakirs: i64) -> None:
        for _ in range(fakirs):
            s.discard_card(seat, box.FAKIR)
        if fakirs:
            s.used |= 1 << box.KUMARBI
        pay(s, seat, arg, lowered(s, arg, fakirs))


LOWER: Final[i64] = STEPS.add(Lower(verbs.LOWER))


def may_lower(s: Tribes, seat: i64) -> bool:
    """Whether a player has Kumarbi and may use it for this bid."""
    return s.has_djinn(seat, box.KUMARBI) and not (s.table.once_a_round and s.used >> box.KUMARBI & 1)


def lowered(s: Tribes, price: i64, fakirs: i64) -> i64:
    """A price less one step for each Fakir: steps between prices, or if so agreed between spots (F21).

    The first step leaves the price that was bid, whichever of its spots the marker takes.
    """
    if not s.table.kumarbi_spots:
        return box.PRICE[max(price - fakirs, 0)]
    spot = i64(len(s.table.prices)) - 1
    while s.table.prices[spot] != box.PRICE[price]:
        spot -= 1
    return s.table.prices[min(spot + fakirs, i64(len(s.table.prices)) - 1)]


def least(s: Tribes, seat: i64, price: i64) -> i64:
    """The least that a bid could cost a player."""
    return lowered(s, price, s.fakirs(seat)) if may_lower(s, seat) else box.PRICE[price]


def cheapest(s: Tribes) -> i64:
    """The cheapest price that has a free spot."""
    return track.cheapest(s.table.prices, s.playing)


def can_pay_none(s: Tribes, seat: i64) -> bool:
    """Whether a player can pay for no free spot."""
    for price in range(i64(len(box.PRICE))):
        free = track.has_room(s.table.prices, s.playing, box.PRICE[price])
        if free and least(s, seat, price) <= s.gold[seat]:
            return False
    return True


def pay(s: Tribes, seat: i64, price: i64, gold: i64) -> None:
    """Pay, put the marker on the track, and pay Kali's owner for pushing and being pushed (F20)."""
    s.gold[seat] -= min(gold, s.gold[seat])
    kali = s.owner_of_djinn(box.KALI)
    gained: i64 = 0
    for pushed in track.pushed(s.table.prices, s.playing, box.PRICE[price]):
        if kali != box.NONE and pushed != seat:
            if kali == seat:
                gained += box.OWN
            elif kali == pushed:
                gained += box.OTHERS
    if gained and s.table.kali_once:
        gained = box.OWN if kali == seat else box.OTHERS
    track.bid(s.table.prices, s.playing, box.PRICE[price], seat)
    if gained:
        s.gain_gold(kali, gained)

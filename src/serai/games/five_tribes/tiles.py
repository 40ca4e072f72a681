"""The action of the tile on which a move has ended, whoever owns it (Tile actions)."""

from typing import Final

from mypy_extensions import i64

from serai.core.actions import NOT_NOW, OK
from serai.core.shapes import Choose
from serai.core.state import Automatic
from serai.games.five_tribes import catalogue as verbs
from serai.games.five_tribes import components as box
from serai.games.five_tribes import control, djinns, drawing, items, payment, powers, thieves, whims
from serai.games.five_tribes import state as at
from serai.games.five_tribes.catalogue import CATALOGUE, STEPS
from serai.games.five_tribes.state import Tribes

NOT_THIS_TILE: Final[i64] = CATALOGUE.reason("not-this-tile", "tiles")
NOT_ENOUGH_GOLD: Final[i64] = CATALOGUE.reason("not-enough-gold", "markets")
NO_SUCH_CARD: Final[i64] = CATALOGUE.reason("no-such-card", "markets")
OUT_OF_REACH: Final[i64] = CATALOGUE.reason("out-of-reach", "markets")
NO_ELDER: Final[i64] = CATALOGUE.reason("no-elder", "sacred-places")
NO_ITEMS: Final[i64] = CATALOGUE.reason("no-items", "workshops")
CANNOT_CRAFT: Final[i64] = CATALOGUE.reason("cannot-craft", "workshops")


class TileAction(Automatic[Tribes]):
    """The action of the final tile; Galbells draws a card when an opponent ends on a market."""

    def run(self, s: Tribes, seat: i64, arg: i64) -> None:
        s.push(LEAVE_TILE, seat)
        s.push(DO_TILE, seat)
        s.push(TILE_STEP, seat)
        galbells = s.owner_of_djinn(box.GALBELLS)
        if galbells != box.NONE and galbells != seat and price(s) > 0:
            drawing.draw_card(s, galbells)


TILE_ACTION: Final[i64] = STEPS.add(TileAction())


class TileStep(Automatic[Tribes]):
    """What the tile offers; where it offers nothing, djinns and items may be used, and then it may do so."""

    def run(self, s: Tribes, seat: i64, arg: i64) -> None:
        if may_choose(s, seat):
            s.push(TILE_CHOICE, seat)
        else:
            s.push(powers.WINDOW, seat, powers.BEFORE_TILE)


TILE_STEP: Final[i64] = STEPS.add(TileStep())


class DoTile(Automatic[Tribes]):
    """Oasis and Village get a palm tree or palace; from a city one takes the Whim (Tile actions)."""

    def run(self, s: Tribes, seat: i64, arg: i64) -> None:
        tile = box.TYPE_OF[s.tiles[s.place]]
        if tile == box.OASIS:
            control.place_feature(s, seat, box.PALM, s.place)
        elif tile == box.VILLAGE:
            control.place_feature(s, seat, box.PALACE, s.place)
        elif tile == box.CITY and not s.table.optional_whims:
            whims.take(s, seat, s.place)


DO_TILE: Final[i64] = STEPS.add(DoTile())


class LeaveTile(Automatic[Tribes]):
    """The move and all that follows from it is over."""

    def run(self, s: Tribes, seat: i64, arg: i64) -> None:
        s.place = box.NONE


LEAVE_TILE: Final[i64] = STEPS.add(LeaveTile())


class Buy(Choose[Tribes]):
    """A card near the front of the row is bought: one of three for 3 gold, two of six for 6 gold, or on a
    Specialised Market any one for 4 (Markets).
    """

    def against(self, s: Tribes, seat: i64, arg: i64, place: i64) -> i64:
        asked = price(s)
        if asked == 0:
            return NOT_THIS_TILE
        if s.gold[seat] < asked:
            return NOT_ENOUGH_GOLD
        return why_card(s, place, reach(s))

    def choose(self, s: Tribes, seat: i64, arg: i64, place: i64) -> None:
        s.gold[seat] -= price(s)
        take_card(s, seat, place)
        if box.TYPE_OF[s.tiles[s.place]] == box.LARGE:
            s.push(BUY_SECOND, seat)


class BuySecond(Choose[Tribes]):
    """The second card of a Large Market comes from those that are left of the first six (Markets)."""

    def against(self, s: Tribes, seat: i64, arg: i64, place: i64) -> i64:
        return why_card(s, place, box.LARGE_REACH - 1)

    def choose(self, s: Tribes, seat: i64, arg: i64, place: i64) -> None:
        take_card(s, seat, place)


BUY_SECOND: Final[i64] = STEPS.add(BuySecond(verbs.BUY))


class Summon(Choose[Tribes]):
    """A Sacred Place: two Elders, or an Elder and a Fakir, for a djinn that lies open (Sacred Places)."""

    def against(self, s: Tribes, seat: i64, arg: i64, djinn: i64) -> i64:
        reason = why_sacred(s, seat)
        return items.why_open(s, djinn) if reason == OK else reason

    def choose(self, s: Tribes, seat: i64, arg: i64, djinn: i64) -> None:
        djinns.gain(s, seat, djinn)
        payment.charge(s, seat, box.TWO_ELDERS)


class Hire(Choose[Tribes]):
    """With the thieves, the one that lies open costs as much as a djinn (Thieves)."""

    def against(self, s: Tribes, seat: i64, arg: i64, thief: i64) -> i64:
        reason = why_sacred(s, seat)
        if reason != OK:
            return reason
        return OK if s.thieves[thief] == at.THIEF_OPEN else thieves.NOT_OPEN

    def choose(self, s: Tribes, seat: i64, arg: i64, thief: i64) -> None:
        s.thieves[thief] = at.THIEF_OF + seat
        payment.charge(s, seat, box.TWO_ELDERS)


class Craft(Choose[Tribes]):
    """A Workshop: an Artisan, or two Fakirs, for the top item of the pile (Workshops)."""

    def against(self, s: Tribes, seat: i64, arg: i64, _: i64) -> i64:
        if box.TYPE_OF[s.tiles[s.place]] != box.WORKSHOP:
            return NOT_THIS_TILE
        if s.items.count(at.ITEM_PILE) == 0:
            return NO_ITEMS
        return OK if s.keeps(seat, 2) or s.fakirs(seat) >= box.WORKSHOP_FAKIRS else CANNOT_CRAFT

    def choose(self, s: Tribes, seat: i64, arg: i64, _: i64) -> None:
        s.push(drawing.FIND_ITEM, seat, drawing.TO_HAND)
        if s.keeps(seat, 2) == 0:
            for _each in range(box.WORKSHOP_FAKIRS):
                s.discard_card(seat, box.FAKIR)
        elif s.possible_fakirs(seat) >= box.WORKSHOP_FAKIRS:
            s.push(payment.PAY_WITH, seat, payment.FOR_AN_ARTISAN)
        else:
            payment.pay_kept(s, seat, 2)


class Visit(Choose[Tribes]):
    """Where it is agreed that one need not take it: the Whim of a city (Wondrous Cities)."""

    def against(self, s: Tribes, seat: i64, arg: i64, _: i64) -> i64:
        if not s.table.optional_whims:
            return NOT_NOW
        return OK if s.whim_on(s.place) != box.NONE else NOT_THIS_TILE

    def choose(self, s: Tribes, seat: i64, arg: i64, _: i64) -> None:
        whims.take(s, seat, s.place)


class TileChoice(powers.Optional):
    """What the final tile offers, unless one goes on without it; djinns and items may be used before."""

    def asked(self, s: Tribes, seat: i64, arg: i64) -> bool:
        return True

    def follow(self, s: Tribes, seat: i64, arg: i64) -> None:
        s.push(TILE_STEP, seat)


TILE_CHOICE: Final[i64] = STEPS.add(
    TileChoice(
        [
            Buy(verbs.BUY),
            Summon(verbs.SUMMON),
            Craft(verbs.CRAFT),
            Visit(verbs.VISIT),
            powers.UseDjinn(verbs.USE),
            powers.WieldItem(verbs.WIELD),
            Hire(verbs.HIRE),
        ]
    )
)


def may_choose(s: Tribes, seat: i64) -> bool:
    """Whether the final tile offers something that a player could pay for, as far as others know."""
    tile = box.TYPE_OF[s.tiles[s.place]]
    if tile == box.SACRED:
        open_ones = items.has_open_djinn(s) or at.THIEF_OPEN in s.thieves
        return open_ones and payment.can_pay(s, seat, box.TWO_ELDERS, s.possible_fakirs(seat))
    if tile == box.WORKSHOP:
        payable = s.keeps(seat, 2) > 0 or s.possible_fakirs(seat) >= box.WORKSHOP_FAKIRS
        return payable and s.items.count(at.ITEM_PILE) > 0
    if tile == box.CITY:
        return s.table.optional_whims and s.whim_on(s.place) != box.NONE
    asked = price(s)
    return asked > 0 and s.gold[seat] >= asked and s.resources.one_of(at.CARD_ROW) != box.NONE


def price(s: Tribes) -> i64:
    """What the final tile asks for cards, or 0 if it is no market."""
    tile = box.TYPE_OF[s.tiles[s.place]]
    if tile == box.SMALL:
        return box.SMALL_PRICE
    if tile == box.LARGE:
        return box.LARGE_PRICE
    return box.SPECIAL_PRICE if tile == box.SPECIAL else 0


def reach(s: Tribes) -> i64:
    """From how many cards at the front of the row one chooses on the final tile."""
    tile = box.TYPE_OF[s.tiles[s.place]]
    if tile == box.SMALL:
        return box.SMALL_REACH
    return box.LARGE_REACH if tile == box.LARGE else box.ROW


def why_card(s: Tribes, place: i64, within: i64) -> i64:
    """Only cards that still lie in the row, near enough to its front (ruling F9)."""
    if place >= s.resources.count(at.CARD_ROW):
        return NO_SUCH_CARD
    return OK if place < within else OUT_OF_REACH


def take_card(s: Tribes, seat: i64, place: i64) -> None:
    s.resources.move(s.row()[place], at.HANDS + seat, s.everyone())
    s.dirty |= 1 << seat


def why_sacred(s: Tribes, seat: i64) -> i64:
    """Whether the final tile is a Sacred Place and its price can be paid."""
    if box.TYPE_OF[s.tiles[s.place]] != box.SACRED:
        return NOT_THIS_TILE
    if s.elders(seat) == 0:
        return NO_ELDER
    return OK if payment.can_pay(s, seat, box.TWO_ELDERS, s.fakirs(seat)) else payment.CANNOT_PAY

"""Control of tiles, and what is placed on them: camels, tents, palm trees and palaces."""

from typing import Final

from mypy_extensions import i64

from serai.core.actions import OK
from serai.core.details import Detail
from serai.core.shapes import Choose
from serai.games.five_tribes import catalogue as verbs
from serai.games.five_tribes import components as box
from serai.games.five_tribes import payment
from serai.games.five_tribes.catalogue import CATALOGUE, STEPS
from serai.games.five_tribes.state import LAST_CAMEL, Tribes

NO_CAMEL: Final[i64] = CATALOGUE.reason("no-camel", "control")
NO_TENT: Final[i64] = CATALOGUE.reason("no-tent", "tents")
NOT_AROUND: Final[i64] = CATALOGUE.reason("not-around", "djinns")
NO_TILE_THERE: Final[i64] = CATALOGUE.reason("no-tile-there", "layout")

PLACING: Final = Detail()
MEANT: Final = PLACING.part(6)  # the tile that it was meant for
FEATURE: Final = PLACING.part(1)


class Claim(Choose[Tribes]):
    """Control is marked with a camel, or once in a game with the tent (Control, Tents). `arg` is the cell."""

    def against(self, s: Tribes, seat: i64, arg: i64, marker: i64) -> i64:
        if marker == 0:
            return OK if s.camels_left(seat) else NO_CAMEL
        return OK if s.has_tent(seat) else NO_TENT

    def choose(self, s: Tribes, seat: i64, arg: i64, marker: i64) -> None:
        put_marker(s, seat, arg, marker == 1)


CLAIM: Final[i64] = STEPS.add(Claim(verbs.CLAIM))


class PlaceFeature(Choose[Tribes]):
    """Lamia may move a palm tree that is being placed, and Hagis a palace, to a tile around, for a price."""

    def against(self, s: Tribes, seat: i64, arg: i64, cell: i64) -> i64:
        meant = MEANT.of(arg)
        if cell == meant:
            return OK
        if not s.land.cells >> cell & 1:
            return NO_TILE_THERE
        if not box.AROUND[meant] >> cell & 1:
            return NOT_AROUND
        return OK if payment.can_pay(s, seat, box.ELDER_OR_FAKIR, s.fakirs(seat)) else payment.CANNOT_PAY

    def choose(self, s: Tribes, seat: i64, arg: i64, cell: i64) -> None:
        feature = FEATURE.of(arg)
        put_feature(s, seat, feature, cell)
        if cell != MEANT.of(arg):
            djinn = box.LAMIA if feature == box.PALM else box.HAGIS
            s.used |= 1 << djinn
            payment.charge(s, seat, box.COST[djinn])


PLACE_FEATURE: Final[i64] = STEPS.add(PlaceFeature(verbs.PLACE))


def take_if_empty(s: Tribes, seat: i64, cell: i64) -> None:
    """A tile without meeples that nobody owns is taken; an owner never changes (rulings F5, F6, F7)."""
    if s.piles[cell] == 0 and s.owner(cell) == box.NONE:
        take(s, seat, cell)


def take(s: Tribes, seat: i64, cell: i64) -> None:
    """Take control of a tile, as long as there is a camel or tent."""
    camel = s.camels_left(seat) > 0
    tent = s.has_tent(seat)
    if camel and tent:
        s.push(CLAIM, seat, cell)
    elif camel or tent:
        put_marker(s, seat, cell, tent)


def put_marker(s: Tribes, seat: i64, cell: i64, tent: bool) -> None:
    """Place a camel or tent; with the last of both the game ends after this round (End of the game)."""
    s.owned[seat] |= box.ONE[cell]
    if tent:
        s.tents |= box.ONE[cell]
    s.dirty |= 1 << seat
    if not s.can_claim(seat) and not s.ending:
        s.ending = LAST_CAMEL


def left_of(s: Tribes, feature: i64) -> i64:
    """Palm trees or palaces in the supply."""
    return s.palms_left() if feature == box.PALM else s.palaces_left()


def place_feature(s: Tribes, seat: i64, feature: i64, cell: i64) -> None:
    """Place a palm tree or palace on a tile, or with Lamia or Hagis near it; nothing if none is left."""
    if left_of(s, feature) <= 0:
        return
    djinn = box.LAMIA if feature == box.PALM else box.HAGIS
    can_move = s.has_djinn(seat, djinn) and not s.used >> djinn & 1
    if can_move and payment.can_pay(s, seat, box.COST[djinn], s.possible_fakirs(seat)):
        s.push(PLACE_FEATURE, seat, MEANT.put(cell) | FEATURE.put(feature))
    else:
        put_feature(s, seat, feature, cell)


def put_feature(s: Tribes, seat: i64, feature: i64, cell: i64) -> None:
    """A palm tree or palace is placed, whoever owns the tile (ruling F13); Monkir's owner is paid."""
    if feature == box.PALM:
        s.palms[cell] += 1
    else:
        s.palaces[cell] += 1
        s.pay_for(box.MONKIR, seat)
    owner = s.owner(cell)
    if owner != box.NONE:
        s.dirty |= 1 << owner

"""Whims of the Sultan: taking them, and when they pay (Whims)."""

from typing import Final

from mypy_extensions import i64

from serai.core import bits
from serai.core.state import Automatic
from serai.core.vectors import count
from serai.games.five_tribes import components as box
from serai.games.five_tribes import state as at
from serai.games.five_tribes.catalogue import STEPS
from serai.games.five_tribes.state import Tribes

# What a Whim wants of what lies open, in the order of box.WANTS
VIZIERS: Final[i64] = 0
ELDERS: Final[i64] = 1
VIZIERS_AND_ELDERS: Final[i64] = 2
DJINNS: Final[i64] = 3
PALMS: Final[i64] = 4
PALACES: Final[i64] = 5
PALMS_AND_PALACES: Final[i64] = 6
OASES: Final[i64] = 7
VILLAGES: Final[i64] = 8
SACRED_PLACES: Final[i64] = 9
MARKETS: Final[i64] = 10
CITIES: Final[i64] = 11
BLUE_TILES: Final[i64] = 12
RED_TILES: Final[i64] = 13
LINE: Final[i64] = 14
BLOCK: Final[i64] = 15
ARTISANS: Final[i64] = 18


class GrantWhims(Automatic[Tribes]):
    """A Whim in hand pays as soon as its condition is true, in whoever's turn (Whims; ruling F18).

    Hidden cards and items that make it true are shown. `arg` is the set of seats to look at.
    """

    def run(self, s: Tribes, seat: i64, arg: i64) -> None:
        for whim in range(box.WHIM_COUNT):
            holder = s.whims[whim] - at.WHIM_OF
            if 0 <= holder < box.MOST_SEATS and arg >> holder & 1 and is_fulfilled(s, holder, whim):
                s.whims[whim] = at.WHIM_DONE + holder
                s.gain_gold(holder, s.table.whim_gold[whim])
                prove(s, holder, s.table.whim_wants[whim])


GRANT_WHIMS: Final[i64] = STEPS.add(GrantWhims())


def take(s: Tribes, seat: i64, cell: i64) -> None:
    """The Whim on a city goes into the hand; Ganapati's owner is paid (rulings F18, F19)."""
    whim = s.whim_on(cell)
    if whim != box.NONE:
        s.whims[whim] = at.WHIM_OF + seat
        s.pay_for(box.GANAPATI, seat)
        s.dirty |= 1 << seat


def is_fulfilled(s: Tribes, seat: i64, whim: i64) -> bool:
    return progress(s, seat, whim) >= s.table.whim_number[whim]


def progress(s: Tribes, seat: i64, whim: i64) -> i64:
    """How much a player has of what a Whim wants. The colour of cities does not count (ruling F23)."""
    wants = s.table.whim_wants[whim]
    land = s.land
    owned = s.owned[seat]
    if wants == VIZIERS:
        return s.keeps(seat, 0)
    if wants == ELDERS:
        return s.keeps(seat, 1)
    if wants == VIZIERS_AND_ELDERS:
        return min(s.keeps(seat, 0), s.keeps(seat, 1))
    if wants == DJINNS:
        return count(s.djinns, at.DJINN_OF + seat)
    if wants == PALMS:
        return palms_of(s, seat)
    if wants == PALACES:
        return palaces_of(s, seat)
    if wants == PALMS_AND_PALACES:
        return min(palms_of(s, seat), palaces_of(s, seat))
    if wants == OASES:
        return bits.size(owned & land.of_type[box.OASIS])
    if wants == VILLAGES:
        return bits.size(owned & land.of_type[box.VILLAGE])
    if wants == SACRED_PLACES:
        return bits.size(owned & land.of_type[box.SACRED])
    if wants == MARKETS:
        markets = land.of_type[box.SMALL] | land.of_type[box.LARGE] | land.of_type[box.SPECIAL]
        return bits.size(owned & markets)
    if wants == CITIES:
        return bits.size(owned & land.of_type[box.CITY])
    if wants == BLUE_TILES:
        return bits.size(owned & land.blue & ~land.of_type[box.CITY])
    if wants == RED_TILES:
        return bits.size(owned & land.red & ~land.of_type[box.CITY])
    if wants == LINE:
        most: i64 = 0
        for line in box.LINES_OF_THREE:
            most = max(most, bits.size(owned & line))
        return most
    if wants == BLOCK:
        most = 0
        for block in box.BLOCKS_OF_FOUR:
            most = max(most, bits.size(owned & block))
        return most
    if wants == ARTISANS:
        return s.keeps(seat, 2)
    held = s.in_hand(seat, wants)
    if held != box.NONE:
        return held
    workshop = owned & land.of_type[box.WORKSHOP] != 0
    return 1 if workshop and owned & land.of_type[box.SPECIAL] else 0


def palms_of(s: Tribes, seat: i64) -> i64:
    """Palm trees on a player's tiles."""
    total: i64 = 0
    for cell in range(box.CELLS):
        if s.owned[seat] >> cell & 1:
            total += s.palms[cell]
    return total


def palaces_of(s: Tribes, seat: i64) -> i64:
    """Palaces on a player's tiles."""
    total: i64 = 0
    for cell in range(box.CELLS):
        if s.owned[seat] >> cell & 1:
            total += s.palaces[cell]
    return total


def prove(s: Tribes, seat: i64, wants: i64) -> None:
    """Show the hidden cards or items that fulfil a Whim."""
    if wants == box.GOODS_WANTED:
        for kind in range(box.MERCHANDISE):
            card = s.card_of(seat, kind)
            if card != box.NONE:
                s.resources.show(card, s.everyone())
    elif wants == box.FAKIRS_WANTED:
        for card in range(box.FIRST_CARD[box.FAKIR], box.CARDS):
            if s.resources.where[card] == at.HANDS + seat:
                s.resources.show(card, s.everyone())
    elif wants == box.PRECIOUS_WANTED:
        for item in range(i64(len(s.items.where))):
            if s.items.where[item] == at.HELD + seat and box.ITEM_OF[item] < box.FIRST_MAGIC:
                s.items.show(item, s.everyone())

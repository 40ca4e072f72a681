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
    if wants == box.VIZIERS_WANTED:
        return s.keeps(seat, 0)
    if wants == box.ELDERS_WANTED:
        return s.keeps(seat, 1)
    if wants == box.VIZIERS_AND_ELDERS_WANTED:
        return min(s.keeps(seat, 0), s.keeps(seat, 1))
    if wants == box.DJINNS_WANTED:
        return count(s.djinns, at.DJINN_OF + seat)
    if wants == box.PALMS_WANTED:
        return palms_of(s, seat)
    if wants == box.PALACES_WANTED:
        return palaces_of(s, seat)
    if wants == box.PALMS_AND_PALACES_WANTED:
        return min(palms_of(s, seat), palaces_of(s, seat))
    if wants == box.OASES_WANTED:
        return bits.size(owned & land.of_type[box.OASIS])
    if wants == box.VILLAGES_WANTED:
        return bits.size(owned & land.of_type[box.VILLAGE])
    if wants == box.SACRED_PLACES_WANTED:
        return bits.size(owned & land.of_type[box.SACRED])
    if wants == box.MARKETS_WANTED:
        markets = land.of_type[box.SMALL] | land.of_type[box.LARGE] | land.of_type[box.SPECIAL]
        return bits.size(owned & markets)
    if wants == box.CITIES_WANTED:
        return bits.size(owned & land.of_type[box.CITY])
    if wants == box.BLUE_TILES_WANTED:
        return bits.size(owned & land.blue & ~land.of_type[box.CITY])
    if wants == box.RED_TILES_WANTED:
        return bits.size(owned & land.red & ~land.of_type[box.CITY])
    if wants == box.LINE_WANTED:
        most: i64 = 0
        for line in box.LINES_OF_THREE:
            most = max(most, bits.size(owned & line))
        return most
    if wants == box.BLOCK_WANTED:
        most = 0
        for block in box.BLOCKS_OF_FOUR:
            most = max(most, bits.size(owned & block))
        return most
    if wants == box.ARTISANS_WANTED:
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
    if wants == box.KINDS_WANTED:
        for kind in range(box.MERCHANDISE):
            card = s.card_of(seat, kind)
            if card != box.NONE:
                s.resources.show(card, s.everyone())
    elif wants == box.FAKIRS_WANTED:
        for card in range(box.FIRST_CARD[box.FAKIR], box.CARDS):
            if s.resources.where[card] == at.HANDS + seat:
                s.resources.show(card, s.everyone())
    elif wants == box.PRECIOUS_ITEMS_WANTED:
        for item in range(i64(len(s.items.where))):
            if s.items.where[item] == at.HELD + seat and box.ITEM_OF[item] < box.FIRST_MAGIC:
                s.items.show(item, s.everyone())

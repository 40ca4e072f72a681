"""Points of Five Tribes by what they are for (Final scoring)."""

from typing import Final

from mypy_extensions import i64

from serai.core import bits
from serai.core.state import OVER
from serai.core.vectors import count
from serai.games.five_tribes import components as box
from serai.games.five_tribes import state as at
from serai.games.five_tribes.state import Tribes

LINES: Final = [
    "gold", "viziers", "elders", "djinns", "tiles", "cities", "palms", "palaces", "tent", "artisans", "items",
    "goods", "thieves",
]  # fmt: skip


def vizier_points(s: Tribes, seat: i64) -> i64:
    """One for each Vizier, three with Jafaar, and ten for each opponent who has fewer."""
    own = s.keeps(seat, 0)
    points = own * (box.JAFAAR_VIZIER if s.has_djinn(seat, box.JAFAAR) else 1)
    for player in range(s.game.seats):
        if s.keeps(player, 0) < own:
            points += box.MORE_VIZIERS
    return points


def elder_points(s: Tribes, seat: i64) -> i64:
    each = box.SHAMHAT_ELDER if s.has_djinn(seat, box.SHAMHAT) else box.ELDER_POINTS
    return s.keeps(seat, 1) * each


def djinn_points(s: Tribes, seat: i64) -> i64:
    """What is printed on the djinns, used or not; with Wilwit five more for each."""
    points: i64 = 0
    for djinn in range(box.DJINNS):
        if s.djinns[djinn] == at.DJINN_OF + seat:
            points += s.table.points[djinn]
    if s.has_djinn(seat, box.WILWIT):
        points += box.WILWIT_DJINN * count(s.djinns, at.DJINN_OF + seat)
    return points


def tile_points(s: Tribes, seat: i64) -> i64:
    points: i64 = 0
    for cell in range(box.CELLS):
        if s.owned[seat] >> cell & 1:
            points += box.VALUE_OF[s.tiles[cell]]
    return points


def city_points(s: Tribes, seat: i64) -> i64:
    return box.CITY_POINTS[bits.size(s.owned[seat] & s.land.of_type[box.CITY])]


def palm_points(s: Tribes, seat: i64) -> i64:
    """Three for each on own tiles, five with Haurvatat; double on the shore of the Great Lake."""
    each = box.HAURVATAT_PALM if s.has_djinn(seat, box.HAURVATAT) else box.PALM_POINTS
    points: i64 = 0
    for cell in range(box.CELLS):
        if s.owned[seat] >> cell & 1:
            points += s.palms[cell] * each * (2 if s.land.shore >> cell & 1 else 1)
    return points


def palace_points(s: Tribes, seat: i64) -> i64:
    """Five for each on own tiles; double on the shore of the Great Lake."""
    points: i64 = 0
    for cell in range(box.CELLS):
        if s.owned[seat] >> cell & 1:
            points += s.palaces[cell] * box.PALACE_POINTS * (2 if s.land.shore >> cell & 1 else 1)
    return points


def tent_points(s: Tribes, seat: i64) -> i64:
    """One for each red-valued tile around the tent, its own included."""
    tent = s.owned[seat] & s.tents
    return bits.size(box.AROUND[bits.lowest(tent)] & s.land.red) if tent else 0


def artisan_points(s: Tribes, seat: i64) -> i64:
    """Two for each, three for whoever has more than every other player; with Ptah two more."""
    own = s.keeps(seat, 2)
    each = box.MOST_ARTISANS
    for player in range(s.game.seats):
        others = s.keeps(player, 2)
        if player != seat and (others > own or (others == own and not s.table.all_tied_artisans)):
            each = box.ARTISAN_POINTS
    if s.has_djinn(seat, box.PTAH):
        each += box.PTAH_ARTISAN
    return own * each


def item_points(s: Tribes, seat: i64) -> i64:
    """Precious items, with Geb three more for each."""
    points: i64 = 0
    for item in range(i64(len(s.items.where))):
        if s.items.where[item] == at.HELD + seat:
            points += box.ITEM_POINTS[box.ITEM_OF[item]]
    if s.has_djinn(seat, box.GEB):
        points += box.GEB_ITEM * s.precious(seat)
    return points


def goods_points(s: Tribes, seat: i64) -> i64:
    """The best partition of merchandise into sets: the largest possible set again and again.

    With Al-Amin every two Fakirs are a card of any kind. Each further card of a set is worth at least as much
    as the one before, so they go to the largest set that is not complete.
    """
    wild: i64 = 0
    if s.has_djinn(seat, box.AL_AMIN):
        wild = s.fakirs(seat) // box.FAKIRS_FOR_A_WILD
    points: i64 = 0
    nth: i64 = 1
    while True:
        size: i64 = 0
        for kind in range(box.MERCHANDISE):
            if s.cards_of(seat, kind) >= nth:
                size += 1
        if size == 0 and wild == 0:
            return points
        added = min(box.MERCHANDISE - size, wild)
        wild -= added
        points += box.SET_VALUES[size + added]
        nth += 1


def thief_points(s: Tribes, seat: i64) -> i64:
    return box.THIEF_POINTS * count(s.thieves, at.THIEF_OF + seat)


def gold_points(s: Tribes, seat: i64) -> i64:
    return s.gold[seat]


def open_points(s: Tribes, seat: i64) -> i64:
    """All that lies open, except gold."""
    return (
        vizier_points(s, seat)
        + elder_points(s, seat)
        + djinn_points(s, seat)
        + tile_points(s, seat)
        + city_points(s, seat)
        + palm_points(s, seat)
        + palace_points(s, seat)
        + tent_points(s, seat)
        + artisan_points(s, seat)
        + thief_points(s, seat)
    )


def total(s: Tribes, seat: i64) -> i64:
    """What a player would score now, hidden things included."""
    return open_points(s, seat) + s.gold[seat] + item_points(s, seat) + goods_points(s, seat)


def score_sheet(s: Tribes, seat: int) -> dict[str, int]:
    """A seat's points by what they are for; what is hidden counts from the end of the game on."""
    over = s.actor() == OVER
    return {
        "gold": int(s.gold[seat]) if over or not s.table.screen else 0,
        "viziers": vizier_points(s, seat),
        "elders": elder_points(s, seat),
        "djinns": djinn_points(s, seat),
        "tiles": tile_points(s, seat),
        "cities": city_points(s, seat),
        "palms": palm_points(s, seat),
        "palaces": palace_points(s, seat),
        "tent": tent_points(s, seat),
        "artisans": artisan_points(s, seat),
        "items": item_points(s, seat) if over else 0,
        "goods": goods_points(s, seat) if over else 0,
        "thieves": thief_points(s, seat),
    }

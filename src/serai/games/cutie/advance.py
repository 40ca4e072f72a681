"""Advancing a Visitor: where to, and what it pays (Advance, Quick Advance)."""

from typing import Final

from mypy_extensions import i64

from serai.core.actions import OK
from serai.core.details import Detail
from serai.core.shapes import Choose, ChoosePair
from serai.games.cutie import catalogue as verbs
from serai.games.cutie import components as box
from serai.games.cutie import flood
from serai.games.cutie.catalogue import CATALOGUE, STEPS
from serai.games.cutie.state import Cutie

NOT_PLAYING: Final[i64] = CATALOGUE.reason("not-playing", "setup")
LOST: Final[i64] = CATALOGUE.reason("lost", "timed-flood")
AT_THE_TOP: Final[i64] = CATALOGUE.reason("at-the-top", "advance")
NO_CARD_THERE: Final[i64] = CATALOGUE.reason("no-card-there", "advance")
CARD_FULL: Final[i64] = CATALOGUE.reason("card-full", "advance")
CANNOT_PAY: Final[i64] = CATALOGUE.reason("cannot-pay", "price")
CHEAPER_WAY: Final[i64] = CATALOGUE.reason("cheaper-way", "options")
GEM_NOT_HELD: Final[i64] = CATALOGUE.reason("gem-not-held", "price")

PAYING: Final = Detail()
WHO: Final = PAYING.part(4)
WAY: Final = PAYING.part(1)
OWED: Final = PAYING.part(3)  # gems of any colour


class Advance(ChoosePair[Cutie]):
    """Any Visitor goes one card up, to the left or right, and pays with its own gems (Advance).

    It pays for the gems on the trail it takes. It must pay what matches, and any two others, chosen freely,
    for each gem that it lacks. If the card pictures it, it pays nothing (Quick Advance).
    """

    def against_pair(self, s: Cutie, seat: i64, arg: i64, visitor: i64, way: i64) -> i64:
        return why_advance(s, visitor, way)

    def choose_pair(self, s: Cutie, seat: i64, arg: i64, visitor: i64, way: i64) -> None:
        s.push(flood.FLOOD, seat)
        trail = trail_of(s, visitor, way)
        owed: i64 = 0
        if trail != box.NONE:
            for colour in range(box.COLOURS):
                needed = s.deck.trail[trail + colour]
                matching = min(needed, s.gems[visitor * box.COLOURS + colour])
                s.spend(visitor, colour, matching)
                owed += box.FOR_ANOTHER * (needed - matching)
        go_on_paying(s, seat, visitor, way, owed)


class Pay(Choose[Cutie]):
    """Which gems replace those that a Visitor lacks is up to the player (ruling B4): one after the other."""

    def against(self, s: Cutie, seat: i64, arg: i64, colour: i64) -> i64:
        return OK if s.gems[WHO.of(arg) * box.COLOURS + colour] else GEM_NOT_HELD

    def choose(self, s: Cutie, seat: i64, arg: i64, colour: i64) -> None:
        s.spend(WHO.of(arg), colour, 1)
        go_on_paying(s, seat, WHO.of(arg), WAY.of(arg), OWED.of(arg) - 1)


PAY: Final[i64] = STEPS.add(Pay(verbs.PAY))


def go_on_paying(s: Cutie, seat: i64, visitor: i64, way: i64, owed: i64) -> None:
    """Ask for the next gem, unless there is but one way to pay the rest; when all is paid the pawn moves."""
    if owed:
        first = visitor * box.COLOURS
        left = s.held(visitor) - owed
        kinds: i64 = 0
        for colour in range(box.COLOURS):
            if s.gems[first + colour]:
                kinds += 1
        if left and kinds > 1:
            s.push(PAY, seat, WHO.put(visitor) | WAY.put(way) | OWED.put(owed))
            return
        for colour in range(box.COLOURS):
            s.spend(visitor, colour, min(owed, s.gems[first + colour]))
    s.place[visitor] = ahead(s.place[visitor], way)


def why_visitor(s: Cutie, visitor: i64) -> i64:
    """Only Visitors who are in the game and not lost do anything."""
    if s.is_alive(visitor):
        return OK
    return LOST if s.is_playing(visitor) else NOT_PLAYING


def why_advance(s: Cutie, visitor: i64, way: i64) -> i64:
    """Whether a Visitor may take a way; if so agreed, not if the other one is cheaper (ruling B5)."""
    reason = why_way(s, visitor, way)
    if reason != OK or not s.cheapest or why_way(s, visitor, 1 - way) != OK:
        return reason
    return CHEAPER_WAY if cost(s, visitor, 1 - way) < cost(s, visitor, way) else OK


def why_way(s: Cutie, visitor: i64, way: i64) -> i64:
    """Whether a Visitor can take a way, whatever the other one costs."""
    reason = why_visitor(s, visitor)
    if reason != OK:
        return reason
    cell = s.place[visitor]
    if cell // box.ROW == s.visitors - 1:
        return AT_THE_TOP
    if not has_way(s, cell, way):
        return NO_CARD_THERE
    if s.pawns_on(ahead(cell, way)) >= box.PAWNS_ON_A_CARD:
        return CARD_FULL
    return OK if cost(s, visitor, way) <= s.held(visitor) else CANNOT_PAY


def has_way(s: Cutie, cell: i64, way: i64) -> bool:
    """Whether the pyramid goes on in that direction; each row is one card shorter than the one below."""
    column = cell % box.ROW
    return column > 0 if way == box.LEFT else column + cell // box.ROW < s.visitors - 1


def ahead(cell: i64, way: i64) -> i64:
    """The cell one row up."""
    return cell + box.ROW - 1 + way


def trail_of(s: Cutie, visitor: i64, way: i64) -> i64:
    """Where the gems on a Visitor's trail begin in the deck's `trail`, or NONE if the card pictures it.

    Who goes up to the left comes from the lower right of the card, and the other way round.
    """
    card = s.laid[ahead(s.place[visitor], way)]
    if s.deck.picture[card] == visitor:
        return box.NONE
    return (card * box.WAYS + 1 - way) * box.COLOURS


def cost(s: Cutie, visitor: i64, way: i64) -> i64:
    """How many gems a Visitor pays on a way that there is: two for each one that it lacks."""
    trail = trail_of(s, visitor, way)
    total: i64 = 0
    if trail != box.NONE:
        for colour in range(box.COLOURS):
            needed = s.deck.trail[trail + colour]
            matching = min(needed, s.gems[visitor * box.COLOURS + colour])
            total += matching + box.FOR_ANOTHER * (needed - matching)
    return total

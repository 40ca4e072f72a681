"""Searching for gems, quickly or slowly, and who gets them (Search for Gems)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.actions import OK
from serai.core.details import Detail
from serai.core.shapes import Choose
from serai.games.cutie import advance, flood
from serai.games.cutie import catalogue as verbs
from serai.games.cutie import components as box
from serai.games.cutie import state as at
from serai.games.cutie.catalogue import CATALOGUE, STEPS
from serai.games.cutie.state import Cutie

NOT_IN_HAND: Final[i64] = CATALOGUE.reason("not-in-hand", "search")
NO_PICTURE: Final[i64] = CATALOGUE.reason("no-picture", "quickly")
PICTURE_LOST: Final[i64] = CATALOGUE.reason("picture-lost", "quickly")
PICTURE_ABSENT: Final[i64] = CATALOGUE.reason("picture-absent", "quickly")
PICTURE_FULL: Final[i64] = CATALOGUE.reason("picture-full", "quickly")
SUPPLY_EMPTY: Final[i64] = CATALOGUE.reason("supply-empty", "quickly")
ONLY_OTHERS: Final[i64] = CATALOGUE.reason("only-others", "slowly")
HOLDS_SIX: Final[i64] = CATALOGUE.reason("holds-six", "search")
GEM_NOT_FOUND: Final[i64] = CATALOGUE.reason("gem-not-found", "search")

RECEIVING: Final = Detail()
ONLY: Final = RECEIVING.part(4)  # who alone gets the gems of a quick search, plus one
BARRED: Final = RECEIVING.part(4)  # who gets none of a slow one, plus one


class Search(Choose[Cutie]):
    """A card of the hand is discarded for the gems that it shows (Search for Gems)."""

    def among(self, s: Cutie, seat: i64, arg: i64) -> vec[i64]:
        return s.paths.members(at.HANDS + seat)

    def against(self, s: Cutie, seat: i64, arg: i64, card: i64) -> i64:
        return OK if s.paths.where[card] == at.HANDS + seat else NOT_IN_HAND


class SearchQuickly(Search):
    """All gems go to the Visitor on the card, who must be able to take one (Search Quickly; ruling B19)."""

    def against(self, s: Cutie, seat: i64, arg: i64, card: i64) -> i64:
        if s.paths.where[card] != at.HANDS + seat:
            return NOT_IN_HAND
        visitor = s.deck.picture[card]
        if visitor == box.NONE:
            return NO_PICTURE
        if not s.is_alive(visitor):
            return PICTURE_LOST if s.is_playing(visitor) else PICTURE_ABSENT
        if s.held(visitor) == box.MOST_HELD and not s.full_allowed:
            return PICTURE_FULL
        return OK if finds_any(s, card) else SUPPLY_EMPTY

    def choose(self, s: Cutie, seat: i64, arg: i64, card: i64) -> None:
        s.push(flood.FLOOD, seat)
        find_gems(s, card)
        hand_out(s, seat, ONLY.put(s.deck.picture[card] + 1))


class SearchSlowly(Search):
    """The gems go to anyone but the Visitor on the card, and Rewind builds his flood (Search Slowly)."""

    def choose(self, s: Cutie, seat: i64, arg: i64, card: i64) -> None:
        s.push(flood.FLOOD, seat)
        s.push(flood.FLIP, seat)
        find_gems(s, card)
        hand_out(s, seat, 0 if s.anyone else BARRED.put(s.pictured(card) + 1))


class LeaveGem(Choose[Cutie]):
    """Nobody has room for all gems: the player says which one goes back to the supply (ruling B18)."""

    def against(self, s: Cutie, seat: i64, arg: i64, colour: i64) -> i64:
        return OK if s.found[colour] else GEM_NOT_FOUND

    def choose(self, s: Cutie, seat: i64, arg: i64, colour: i64) -> None:
        put_back(s, colour)
        hand_out(s, seat, arg)


LEAVE_GEM: Final[i64] = STEPS.add(LeaveGem(verbs.LEAVE))


class GiveGem(Choose[Cutie]):
    """One gem of a slow search goes to a Visitor with room for it (Search Slowly; ruling B17)."""

    def against(self, s: Cutie, seat: i64, arg: i64, visitor: i64) -> i64:
        reason = advance.why_visitor(s, visitor)
        if reason != OK:
            return reason
        if BARRED.of(arg) == visitor + 1:
            return ONLY_OTHERS
        return HOLDS_SIX if s.held(visitor) == box.MOST_HELD else OK

    def choose(self, s: Cutie, seat: i64, arg: i64, visitor: i64) -> None:
        s.gain(visitor, next_gem(s))
        hand_out(s, seat, arg)


GIVE_GEM: Final[i64] = STEPS.add(GiveGem(verbs.GIVE))


def finds_any(s: Cutie, card: i64) -> bool:
    """Whether the supply has any of a card's gems."""
    for colour in range(box.COLOURS):
        if s.deck.find[card * box.COLOURS + colour] and s.supply[colour]:
            return True
    return False


def find_gems(s: Cutie, card: i64) -> None:
    """The card is discarded for its gems; one that is not in the supply is not found (ruling B22)."""
    s.paths.move(card, at.DISCARD, s.everyone())
    for colour in range(box.COLOURS):
        s.found[colour] = min(s.deck.find[card * box.COLOURS + colour], s.supply[colour])
        s.supply[colour] -= s.found[colour]


def put_back(s: Cutie, colour: i64) -> None:
    """A gem that was found goes back to the supply."""
    s.found[colour] -= 1
    s.supply[colour] += 1


def next_gem(s: Cutie) -> i64:
    """The colour of the gem that is given next, or NONE if there is none."""
    for colour in range(box.COLOURS):
        if s.found[colour]:
            return colour
    return box.NONE


def may_receive(arg: i64, visitor: i64) -> bool:
    """Whether a search is for this Visitor."""
    only = ONLY.of(arg)
    return (only == 0 or only == visitor + 1) and BARRED.of(arg) != visitor + 1


def hand_out(s: Cutie, seat: i64, arg: i64) -> None:
    """Give the gems to whoever must get them, and ask as soon as there is a choice.

    What nobody has room for goes back to the supply; no other gem does (ruling B21).
    """
    room: i64 = 0
    takers: i64 = 0
    taker: i64 = 0
    for visitor in range(box.VISITORS):
        if s.is_alive(visitor) and may_receive(arg, visitor):
            free = box.MOST_HELD - s.held(visitor)
            if free:
                room += free
                takers += 1
                taker = visitor
    left: i64 = 0
    kinds: i64 = 0
    for gems in s.found:
        left += gems
        if gems:
            kinds += 1
    while left > room and (kinds == 1 or room == 0):
        put_back(s, next_gem(s))
        left -= 1
    if left == 0:
        return
    if left > room:
        s.push(LEAVE_GEM, seat, arg)
    elif takers > 1:
        s.push(GIVE_GEM, seat, arg)
    else:
        for _ in range(left):
            s.gain(taker, next_gem(s))

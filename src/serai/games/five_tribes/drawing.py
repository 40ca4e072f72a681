"""Drawing cards, djinns, items and Whims, and filling up what lies open (Clean-up)."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.pieces import Pieces
from serai.core.shapes import Draw, DrawKind
from serai.core.state import Automatic
from serai.core.vectors import count, find
from serai.games.five_tribes import catalogue as verbs
from serai.games.five_tribes import components as box
from serai.games.five_tribes import state as at
from serai.games.five_tribes.catalogue import STEPS
from serai.games.five_tribes.state import Tribes

LOOSE: Final[i64] = 1  # beyond the places of a row
TO_HAND: Final[i64] = 0
TO_CHOOSE: Final[i64] = 1  # where one of several items is kept


class CardFromDeck(DrawKind[Tribes]):
    """The top card of the resource deck."""

    def copies(self, s: Tribes, seat: i64, arg: i64, kind: i64) -> i64:
        return in_zone(s.resources.where, box.FIRST_CARD[kind], box.FIRST_CARD[kind + 1], at.DECK)


class RowCard(CardFromDeck):
    """A card is added at the end of the row; if `arg` is LOOSE, for the Horn of Plenty to arrange."""

    def happen(self, s: Tribes, seat: i64, arg: i64, kind: i64) -> None:
        last = last_place(s.resources)
        if arg == LOOSE:
            last = max(last, box.ROW)
        s.resources.move(card_in_deck(s, kind), at.CARD_ROW, s.everyone(), last + 1)


ROW_CARD: Final[i64] = STEPS.add(RowCard(verbs.CARD))


class HandCard(CardFromDeck):
    """A player draws a card that nobody else sees."""

    def happen(self, s: Tribes, seat: i64, arg: i64, kind: i64) -> None:
        s.resources.move(card_in_deck(s, kind), at.HANDS + seat, 1 << seat)
        s.dirty |= 1 << seat


HAND_CARD: Final[i64] = STEPS.add(HandCard(verbs.CARD, secret=True))


class RowDjinn(Draw[Tribes]):
    """A djinn is revealed; `arg` is its place."""

    def possible(self, s: Tribes, seat: i64, arg: i64, djinn: i64) -> bool:
        return s.djinns[djinn] == at.DJINN_DECK

    def happen(self, s: Tribes, seat: i64, arg: i64, djinn: i64) -> None:
        s.djinns[djinn] = arg


ROW_DJINN: Final[i64] = STEPS.add(RowDjinn(verbs.DJINN))


class FindItem(DrawKind[Tribes]):
    """The top item of the pile, for the player alone to see; `arg` is TO_HAND or TO_CHOOSE."""

    def copies(self, s: Tribes, seat: i64, arg: i64, kind: i64) -> i64:
        if len(s.items.where) == 0:
            return 0
        return in_zone(s.items.where, box.FIRST_ITEM[kind], box.FIRST_ITEM[kind + 1], at.ITEM_PILE)

    def happen(self, s: Tribes, seat: i64, arg: i64, kind: i64) -> None:
        zone = at.HELD + seat if arg == TO_HAND else at.DRAWN
        s.items.move(s.item_in(at.ITEM_PILE, kind), zone, 1 << seat)
        s.dirty |= 1 << seat


FIND_ITEM: Final[i64] = STEPS.add(FindItem(verbs.FIND, secret=True))


class LayWhim(Draw[Tribes]):
    """A Whim is laid face up on a Wondrous City; `arg` is the cell."""

    def possible(self, s: Tribes, seat: i64, arg: i64, whim: i64) -> bool:
        return s.whims[whim] == at.WHIM_DECK

    def happen(self, s: Tribes, seat: i64, arg: i64, whim: i64) -> None:
        s.whims[whim] = at.WHIM_ON + arg


LAY_WHIM: Final[i64] = STEPS.add(LayWhim(verbs.WHIM))


class RevealThief(Draw[Tribes]):
    """A thief is laid face up beside the djinns."""

    def possible(self, s: Tribes, seat: i64, arg: i64, thief: i64) -> bool:
        return s.thieves[thief] == at.THIEF_DECK

    def happen(self, s: Tribes, seat: i64, arg: i64, thief: i64) -> None:
        s.thieves[thief] = at.THIEF_OPEN


REVEAL_THIEF: Final[i64] = STEPS.add(RevealThief(verbs.THIEF))


class Refill(Automatic[Tribes]):
    """The row is filled up to nine cards, the djinns to three, and each city gets a Whim (Clean-up).

    Empty decks are made of their discards; Whims that are used up do not come back.
    """

    def run(self, s: Tribes, seat: i64, arg: i64) -> None:
        if s.resources.count(at.CARD_ROW) < box.ROW and has_cards(s):
            s.push(REFILL)
            s.push(ROW_CARD)
            return
        for place in range(at.DJINN_ROW, at.DJINN_ROW + box.DJINN_ROW):
            if place not in s.djinns and has_djinns(s):
                s.push(REFILL)
                s.push(ROW_DJINN, 0, place)
                return
        if s.table.whims and at.WHIM_DECK in s.whims:
            for cell in range(box.CELLS):
                if s.land.of_type[box.CITY] >> cell & 1 and s.whim_on(cell) == box.NONE:
                    s.push(REFILL)
                    s.push(LAY_WHIM, 0, cell)
                    return
        if s.table.thieves and at.THIEF_DECK in s.thieves and at.THIEF_OPEN not in s.thieves:
            s.push(REVEAL_THIEF)


REFILL: Final[i64] = STEPS.add(Refill())


def in_zone(where: vec[i64], first: i64, end: i64, zone: i64) -> i64:
    """How many of some pieces lie in a zone."""
    total: i64 = 0
    for piece in range(first, end):
        if where[piece] == zone:
            total += 1
    return total


def card_in_deck(s: Tribes, kind: i64) -> i64:
    card = box.FIRST_CARD[kind]
    while s.resources.where[card] != at.DECK:
        card += 1
    return card


def last_place(pieces: Pieces) -> i64:
    """The place of the last card of the row."""
    last = pieces.end_of(at.CARD_ROW, 0, False)
    return 0 if last == box.NONE else pieces.order[last]


def has_cards(s: Tribes) -> bool:
    """Whether there is a card to draw; an empty deck is made of the discards first."""
    if s.resources.one_of(at.DECK) == box.NONE:
        if s.resources.one_of(at.DISCARD) == box.NONE:
            return False
        s.resources.shuffle(at.DISCARD, at.DECK)
    return True


def can_draw_card(s: Tribes) -> bool:
    """Whether deck or discards have a card."""
    return s.resources.one_of(at.DECK) != box.NONE or s.resources.one_of(at.DISCARD) != box.NONE


def draw_card(s: Tribes, seat: i64) -> None:
    """A player draws the top card of the deck, if there is one."""
    if has_cards(s):
        s.push(HAND_CARD, seat)


def has_djinns(s: Tribes) -> bool:
    """Whether there is a djinn to draw; an empty deck is made of the discarded ones first."""
    if at.DJINN_DECK not in s.djinns:
        while at.DJINN_DISCARD in s.djinns:
            s.djinns[find(s.djinns, at.DJINN_DISCARD)] = at.DJINN_DECK
    return at.DJINN_DECK in s.djinns


def djinns_to_draw(s: Tribes) -> i64:
    """How many djinns deck and discards have."""
    return count(s.djinns, at.DJINN_DECK) + count(s.djinns, at.DJINN_DISCARD)


def slide_djinns(s: Tribes) -> None:
    """Djinns that are left go to the front of their row."""
    free = at.DJINN_ROW
    for place in range(at.DJINN_ROW, at.DJINN_ROW + box.DJINN_ROW):
        djinn = find(s.djinns, place)
        if djinn != box.NONE:
            s.djinns[djinn] = free
            free += 1

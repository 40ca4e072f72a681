"""Magic items of the Artisans: one in a turn, each once in a game (Items)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.actions import OK
from serai.core.details import Detail
from serai.core.grid import SIDES
from serai.core.shapes import Choose, ChoosePair
from serai.core.state import Automatic
from serai.games.five_tribes import catalogue as verbs
from serai.games.five_tribes import components as box
from serai.games.five_tribes import control, djinns, drawing
from serai.games.five_tribes import state as at
from serai.games.five_tribes.catalogue import CATALOGUE, STEPS
from serai.games.five_tribes.state import Tribes

NOT_YOUR_ITEM: Final[i64] = CATALOGUE.reason("not-your-item", "items")
ITEM_USED: Final[i64] = CATALOGUE.reason("item-used", "items")
MOVED_ALREADY: Final[i64] = CATALOGUE.reason("moved-already", "flying-carpet")
NO_DJINN_OPEN: Final[i64] = CATALOGUE.reason("no-djinn-open", "fabulous-lamp")
NOBODY_TO_CALL: Final[i64] = CATALOGUE.reason("nobody-to-call", "enchanting-flute")
NOT_A_NEIGHBOUR: Final[i64] = CATALOGUE.reason("not-a-neighbour", "enchanting-flute")
NOBODY_TO_KILL: Final[i64] = CATALOGUE.reason("nobody-to-kill", "burning-scimitar")
NOT_THERE: Final[i64] = CATALOGUE.reason("not-there", "assassins")
NOT_YOUR_TILE: Final[i64] = CATALOGUE.reason("not-your-tile", "tempest-talisman")
NOT_IN_DISCARD: Final[i64] = CATALOGUE.reason("not-in-discard", "rebirth-ring")
NOT_IN_ROW: Final[i64] = CATALOGUE.reason("not-in-row", "horn-of-plenty")
NOT_DRAWN: Final[i64] = CATALOGUE.reason("not-drawn", "artisans")

CALLING: Final = Detail()
CALLED_TO: Final = CALLING.part(6)
CALLED: Final = CALLING.part(3)  # how many have come


class KeepItem(Choose[Tribes]):
    """Artisans keep one of the items they drew, face down, and lay the others open (Artisans)."""

    def against(self, s: Tribes, seat: i64, arg: i64, kind: i64) -> i64:
        return OK if s.item_in(at.DRAWN, kind) != box.NONE else NOT_DRAWN

    def choose(self, s: Tribes, seat: i64, arg: i64, kind: i64) -> None:
        s.items.move(s.item_in(at.DRAWN, kind), at.HELD + seat, 1 << seat)
        s.dirty |= 1 << seat
        s.push(TOSS_ITEMS, seat)


KEEP_ITEM: Final[i64] = STEPS.add(KeepItem(verbs.KEEP, secret=True))


class TossItems(Automatic[Tribes]):
    """The items that were not kept go to the discard, face up (Artisans)."""

    def run(self, s: Tribes, seat: i64, arg: i64) -> None:
        for item in s.items.members(at.DRAWN):
            s.items.move(item, at.ITEM_DISCARD, s.everyone())
        s.items.clear(at.DRAWN)


TOSS_ITEMS: Final[i64] = STEPS.add(TossItems())


class ChooseItem(Automatic[Tribes]):
    """Whoever has drawn several items is asked; a single one is kept."""

    def run(self, s: Tribes, seat: i64, arg: i64) -> None:
        drawn = s.items.count(at.DRAWN)
        if drawn > 1:
            s.push(KEEP_ITEM, seat)
        elif drawn == 1:
            s.items.move(s.items.one_of(at.DRAWN), at.HELD + seat, 1 << seat)
            s.items.clear(at.DRAWN)
            s.dirty |= 1 << seat


CHOOSE_ITEM: Final[i64] = STEPS.add(ChooseItem())


class LampDjinn(Choose[Tribes]):
    """The Fabulous Lamp brings a djinn that lies open, for nothing."""

    def against(self, s: Tribes, seat: i64, arg: i64, djinn: i64) -> i64:
        return why_open(s, djinn)

    def choose(self, s: Tribes, seat: i64, arg: i64, djinn: i64) -> None:
        djinns.gain(s, seat, djinn)


LAMP_DJINN: Final[i64] = STEPS.add(LampDjinn(verbs.SUMMON))


class PlayFlute(Choose[Tribes]):
    """The Enchanting Flute is played on a tile with a meeple beside it."""

    def against(self, s: Tribes, seat: i64, arg: i64, cell: i64) -> i64:
        if not s.land.cells >> cell & 1:
            return control.NO_TILE_THERE
        return OK if meeples_beside(s, cell) else NOBODY_TO_CALL

    def choose(self, s: Tribes, seat: i64, arg: i64, cell: i64) -> None:
        s.push(CALL_MEEPLE, seat, CALLED_TO.put(cell))


PLAY_FLUTE: Final[i64] = STEPS.add(PlayFlute(verbs.TARGET))


class CallMeeple(ChoosePair[Tribes]):
    """One to five meeples come from orthogonal neighbours, not over mountains; nobody gains control."""

    def why(self, s: Tribes, seat: i64, arg: i64, action: i64) -> i64:
        if verbs.DONE.has(action):
            return OK if CALLED.of(arg) else NOBODY_CALLED
        return super().why(s, seat, arg, action)

    def legal(self, s: Tribes, seat: i64, arg: i64) -> vec[i64]:
        if not meeples_beside(s, CALLED_TO.of(arg)):
            return vec[i64]()
        actions = super().legal(s, seat, arg)
        return append(actions, verbs.DONE.of()) if CALLED.of(arg) else actions

    def apply(self, s: Tribes, seat: i64, arg: i64, action: i64) -> None:
        if not verbs.DONE.has(action):
            super().apply(s, seat, arg, action)

    def against_pair(self, s: Tribes, seat: i64, arg: i64, tribe: i64, cell: i64) -> i64:
        if not beside(s, CALLED_TO.of(arg)) >> cell & 1:
            return NOT_A_NEIGHBOUR
        return OK if s.stands[tribe] >> cell & 1 else NOT_THERE

    def choose_pair(self, s: Tribes, seat: i64, arg: i64, tribe: i64, cell: i64) -> None:
        s.remove_meeples(cell, tribe, 1)
        s.add_meeples(CALLED_TO.of(arg), tribe, 1)
        if CALLED.of(arg) + 1 < box.FLUTE_CALLS:
            s.push(CALL_MEEPLE, seat, CALLED_TO.put(CALLED_TO.of(arg)) | CALLED.put(CALLED.of(arg) + 1))


NOBODY_CALLED: Final[i64] = CATALOGUE.reason("nobody-called", "enchanting-flute")
CALL_MEEPLE: Final[i64] = STEPS.add(CallMeeple(verbs.CALL))


class Strike(ChoosePair[Tribes]):
    """The Burning Scimitar kills two meeples anywhere on the board; `arg` is how many more after this one.

    It is no work of Assassins, so no djinn takes part; tiles that it empties are taken.
    """

    def against_pair(self, s: Tribes, seat: i64, arg: i64, tribe: i64, cell: i64) -> i64:
        return OK if s.stands[tribe] >> cell & 1 else NOT_THERE

    def choose_pair(self, s: Tribes, seat: i64, arg: i64, tribe: i64, cell: i64) -> None:
        s.remove_meeples(cell, tribe, 1)
        s.to_bag(tribe, 1)
        if arg:
            s.push(STRIKE, seat, arg - 1)
        control.take_if_empty(s, seat, cell)


STRIKE: Final[i64] = STEPS.add(Strike(verbs.KILL))


class Saddle(Choose[Tribes]):
    """The Tempest Talisman lifts one of the player's own camels; a tent counts as one."""

    def against(self, s: Tribes, seat: i64, arg: i64, cell: i64) -> i64:
        return OK if s.owned[seat] >> cell & 1 else NOT_YOUR_TILE

    def choose(self, s: Tribes, seat: i64, arg: i64, cell: i64) -> None:
        s.push(RIDE, seat, cell)


SADDLE: Final[i64] = STEPS.add(Saddle(verbs.SADDLE))


class Ride(Choose[Tribes]):
    """It goes to an empty tile that nobody owns, without its action; `arg` is where it was."""

    def against(self, s: Tribes, seat: i64, arg: i64, cell: i64) -> i64:
        return djinns.why_empty(s, cell)

    def choose(self, s: Tribes, seat: i64, arg: i64, cell: i64) -> None:
        tent = s.tents >> arg & 1
        s.owned[seat] = s.owned[seat] & ~box.ONE[arg] | box.ONE[cell]
        if tent:
            s.tents = s.tents & ~box.ONE[arg] | box.ONE[cell]
        s.dirty |= 1 << seat


RIDE: Final[i64] = STEPS.add(Ride(verbs.TARGET))


class RevealRow(Automatic[Tribes]):
    """The Horn of Plenty turns up new cards, as many as a row has and there are; then they are arranged."""

    def run(self, s: Tribes, seat: i64, arg: i64) -> None:
        if s.resources.count(at.CARD_ROW) < box.ROW and drawing.has_cards(s):
            s.push(REVEAL_ROW, seat)
            s.push(drawing.ROW_CARD, seat, drawing.LOOSE)
        else:
            arrange(s, seat, 0)


REVEAL_ROW: Final[i64] = STEPS.add(RevealRow())


class ArrangeRow(Choose[Tribes]):
    """The cards of the new row are put in any order, from the front; `arg` is how many lie there."""

    def against(self, s: Tribes, seat: i64, arg: i64, kind: i64) -> i64:
        return OK if unarranged(s, arg, kind) != box.NONE else NOT_IN_ROW

    def choose(self, s: Tribes, seat: i64, arg: i64, kind: i64) -> None:
        s.resources.order[unarranged(s, arg, kind)] = arg + 1
        arrange(s, seat, arg + 1)


ARRANGE_ROW: Final[i64] = STEPS.add(ArrangeRow(verbs.ARRANGE))


class FetchItem(Choose[Tribes]):
    """The Rebirth Ring takes an item out of the discard, not itself; everybody sees which."""

    def against(self, s: Tribes, seat: i64, arg: i64, kind: i64) -> i64:
        return OK if kind != box.RING and s.item_in(at.ITEM_DISCARD, kind) != box.NONE else NOT_IN_DISCARD

    def choose(self, s: Tribes, seat: i64, arg: i64, kind: i64) -> None:
        s.items.move(s.item_in(at.ITEM_DISCARD, kind), at.HELD + seat, s.everyone())
        s.dirty |= 1 << seat


FETCH_ITEM: Final[i64] = STEPS.add(FetchItem(verbs.FETCH))


def why_open(s: Tribes, djinn: i64) -> i64:
    """Whether a djinn lies open in the row."""
    place = s.djinns[djinn]
    return OK if at.DJINN_ROW <= place < at.DJINN_ROW + box.DJINN_ROW else djinns.NOT_FACE_UP


def has_open_djinn(s: Tribes) -> bool:
    for djinn in range(box.DJINNS):
        if why_open(s, djinn) == OK:
            return True
    return False


def beside(s: Tribes, cell: i64) -> i64:
    """The neighbours from which one can step onto a tile."""
    cells: i64 = 0
    for side in range(SIDES):
        other = s.land.beyond[cell * SIDES + side]
        if other != box.NONE:
            cells |= box.ONE[other]
    return cells


def meeples_beside(s: Tribes, cell: i64) -> bool:
    return beside(s, cell) & s.peopled() != 0


def arrange(s: Tribes, seat: i64, placed: i64) -> None:
    """Ask for the next card of the row, unless all that are left are alike."""
    kinds: i64 = 0
    last: i64 = 0
    for kind in range(box.RESOURCES):
        if unarranged(s, placed, kind) != box.NONE:
            kinds += 1
            last = kind
    if kinds > 1:
        s.push(ARRANGE_ROW, seat, placed)
    elif kinds == 1:
        s.resources.order[unarranged(s, placed, last)] = placed + 1
        arrange(s, seat, placed + 1)


def unarranged(s: Tribes, placed: i64, kind: i64) -> i64:
    """A card of a kind in the row that has no place yet, or NONE."""
    for card in range(box.FIRST_CARD[kind], box.FIRST_CARD[kind + 1]):
        if s.resources.where[card] == at.CARD_ROW and s.resources.order[card] > box.ROW:
            return card
    return box.NONE


def why_wield(s: Tribes, seat: i64, kind: i64) -> i64:
    """What speaks against using an item now, if one has it: nothing that only its owner knows."""
    if s.item_used:
        return ITEM_USED
    if kind == box.CARPET:
        return MOVED_ALREADY if s.moved or s.stuck else OK
    if kind == box.LAMP:
        return OK if has_open_djinn(s) else NO_DJINN_OPEN
    if kind == box.FLUTE:
        return OK if s.peopled() else NOBODY_TO_CALL
    if kind == box.SCIMITAR:
        return OK if s.peopled() else NOBODY_TO_KILL
    if kind == box.TALISMAN:
        if s.owned[seat] == 0:
            return NOT_YOUR_TILE
        return OK if s.empty_tiles() else djinns.NO_EMPTY_TILE
    if kind == box.HORN:
        return OK if drawing.can_draw_card(s) or s.resources.count(at.CARD_ROW) else djinns.NO_CARDS
    for item in range(box.FIRST_ITEM[box.RING]):
        if s.items.where[item] == at.ITEM_DISCARD:
            return OK
    return NOT_IN_DISCARD


def wield(s: Tribes, seat: i64, kind: i64) -> None:
    """An item is shown and discarded, and does what it does."""
    s.items.move(s.item_of(seat, kind), at.ITEM_DISCARD, s.everyone())
    s.item_used = True
    s.dirty |= 1 << seat
    if kind == box.CARPET:
        s.carpet = True
    elif kind == box.LAMP:
        s.push(LAMP_DJINN, seat)
    elif kind == box.FLUTE:
        s.push(PLAY_FLUTE, seat)
    elif kind == box.SCIMITAR:
        s.push(STRIKE, seat, box.SCIMITAR_KILLS - 1)
    elif kind == box.TALISMAN:
        s.push(SADDLE, seat)
    elif kind == box.HORN:
        for card in s.resources.members(at.CARD_ROW):
            s.resources.move(card, at.DISCARD, s.everyone())
        s.push(REVEAL_ROW, seat)
    else:
        s.push(FETCH_ITEM, seat)

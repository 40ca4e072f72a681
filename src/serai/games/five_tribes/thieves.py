"""Thieves of Naqala, if they are wanted: every opponent gives something up, and one takes of it (Thieves)."""

from typing import Final

from mypy_extensions import i64

from serai.core import bits
from serai.core.actions import OK
from serai.core.details import Detail
from serai.core.shapes import Choose, ChoosePair
from serai.core.state import Automatic
from serai.games.five_tribes import catalogue as verbs
from serai.games.five_tribes import components as box
from serai.games.five_tribes import control
from serai.games.five_tribes import state as at
from serai.games.five_tribes.catalogue import CATALOGUE, STEPS
from serai.games.five_tribes.state import Tribes

NOT_OPEN: Final[i64] = CATALOGUE.reason("thief-not-open", "thieves")
NOT_YOUR_THIEF: Final[i64] = CATALOGUE.reason("not-your-thief", "thieves")
NOT_ITS_TRIBE: Final[i64] = CATALOGUE.reason("not-its-tribe", "thieves")
NOTHING_TO_STEAL: Final[i64] = CATALOGUE.reason("nothing-to-steal", "thieves")
NOT_GIVEN: Final[i64] = CATALOGUE.reason("not-given", "thieves")
NOT_YOURS: Final[i64] = CATALOGUE.reason("not-yours", "thieves")

FEATURES: Final = Detail()  # of `loot`, for the Builders' thief
PALM_GIVEN: Final = FEATURES.part(1)
PALACE_GIVEN: Final = FEATURES.part(1)


class Steal(Choose[Tribes]):
    """With the action of its tribe a thief is discarded; opponents who can give something up (Thieves)."""

    def against(self, s: Tribes, seat: i64, arg: i64, thief: i64) -> i64:
        if s.thieves[thief] != at.THIEF_OF + seat:
            return NOT_YOUR_THIEF
        if s.start != box.NONE or not box.of_tribe(s.hand, thief):
            return NOT_ITS_TRIBE
        for player in range(s.game.seats):
            if player != seat and has_something(s, player, thief):
                return OK
        return NOTHING_TO_STEAL

    def choose(self, s: Tribes, seat: i64, arg: i64, thief: i64) -> None:
        s.thieves[thief] = at.THIEF_GONE
        s.loot = 0
        s.push(TAKE_LOOT, seat, thief)
        for later in range(s.game.seats - 1):
            player = (seat + s.game.seats - 1 - later) % s.game.seats
            s.push(GIVE_UP, player, thief)


class GiveUp(Automatic[Tribes]):
    """An opponent gives up what the thief is after, of their own choice; who has nothing is left alone."""

    def run(self, s: Tribes, seat: i64, arg: i64) -> None:
        if not has_something(s, seat, arg):
            return
        if arg == box.VIZIER:
            s.keep(seat, 0, -1)
            s.to_bag(box.VIZIER, 1)
            s.loot = 1
        elif arg == box.ELDER:
            s.push(GIVE_DJINN, seat)
        elif arg == box.MERCHANT:
            for _ in range(min(box.THIEF_CARDS, s.resources.count(at.HANDS + seat))):
                s.push(GIVE_CARD, seat)
        elif arg == box.BUILDER:
            s.push(GIVE_FEATURE, seat)
        elif arg == box.ASSASSIN:
            s.push(GIVE_TILE, seat)
        else:
            s.push(GIVE_ITEM, seat)


GIVE_UP: Final[i64] = STEPS.add(GiveUp())


class GiveDjinn(Choose[Tribes]):
    """A djinn is given up."""

    def against(self, s: Tribes, seat: i64, arg: i64, djinn: i64) -> i64:
        return OK if s.has_djinn(seat, djinn) else NOT_YOURS

    def choose(self, s: Tribes, seat: i64, arg: i64, djinn: i64) -> None:
        s.djinns[djinn] = at.CONJURED
        s.dirty |= 1 << seat


GIVE_DJINN: Final[i64] = STEPS.add(GiveDjinn(verbs.BANISH))


class GiveCard(Choose[Tribes]):
    """A resource card is given up, in the open."""

    def against(self, s: Tribes, seat: i64, arg: i64, kind: i64) -> i64:
        return OK if s.card_of(seat, kind) != box.NONE else NOT_YOURS

    def choose(self, s: Tribes, seat: i64, arg: i64, kind: i64) -> None:
        s.resources.move(s.card_of(seat, kind), at.GIVEN, s.everyone())
        s.dirty |= 1 << seat


GIVE_CARD: Final[i64] = STEPS.add(GiveCard(verbs.HAND_OVER))


class GiveFeature(ChoosePair[Tribes]):
    """A palm tree or palace on an own tile is given up."""

    def against_pair(self, s: Tribes, seat: i64, arg: i64, feature: i64, cell: i64) -> i64:
        if not s.owned[seat] >> cell & 1:
            return NOT_YOURS
        there = s.palms[cell] if feature == box.PALM else s.palaces[cell]
        return OK if there else NOT_YOURS

    def choose_pair(self, s: Tribes, seat: i64, arg: i64, feature: i64, cell: i64) -> None:
        if feature == box.PALM:
            s.palms[cell] -= 1
            s.loot |= PALM_GIVEN.put(1)
        else:
            s.palaces[cell] -= 1
            s.loot |= PALACE_GIVEN.put(1)
        s.dirty |= 1 << seat


GIVE_FEATURE: Final[i64] = STEPS.add(GiveFeature(verbs.FORFEIT))


class GiveTile(Choose[Tribes]):
    """A camel, or the tent, is taken back from a tile."""

    def against(self, s: Tribes, seat: i64, arg: i64, cell: i64) -> i64:
        return OK if s.owned[seat] >> cell & 1 else NOT_YOURS

    def choose(self, s: Tribes, seat: i64, arg: i64, cell: i64) -> None:
        s.owned[seat] &= ~box.ONE[cell]
        s.tents &= ~box.ONE[cell]
        s.loot |= box.ONE[cell]
        s.dirty |= 1 << seat


GIVE_TILE: Final[i64] = STEPS.add(GiveTile(verbs.LEAVE))


class GiveItem(Choose[Tribes]):
    """An item is given up, in the open."""

    def against(self, s: Tribes, seat: i64, arg: i64, kind: i64) -> i64:
        return OK if s.item_of(seat, kind) != box.NONE else NOT_YOURS

    def choose(self, s: Tribes, seat: i64, arg: i64, kind: i64) -> None:
        s.items.move(s.item_of(seat, kind), at.DRAWN, s.everyone())
        s.dirty |= 1 << seat


GIVE_ITEM: Final[i64] = STEPS.add(GiveItem(verbs.SURRENDER))


class TakeLoot(Automatic[Tribes]):
    """The thief's owner takes of what was given up; the rest is discarded."""

    def run(self, s: Tribes, seat: i64, arg: i64) -> None:
        s.push(CLEAR_LOOT, seat)
        if arg == box.VIZIER:
            if s.loot:
                s.bag -= box.MEEPLE[box.VIZIER]
                s.keep(seat, 0, 1)
        elif arg == box.ELDER:
            s.push(TAKE_DJINN, seat)
        elif arg == box.MERCHANT:
            for _ in range(min(box.THIEF_CARDS, s.resources.count(at.GIVEN))):
                s.push(TAKE_CARD, seat)
        elif arg == box.BUILDER:
            s.push(TAKE_FEATURE, seat)
        elif arg == box.ASSASSIN:
            s.push(TAKE_TILE, seat)
        else:
            s.push(TAKE_ITEM, seat)


TAKE_LOOT: Final[i64] = STEPS.add(TakeLoot())


class TakeDjinn(Choose[Tribes]):
    """A djinn that was given up; nobody is paid for it."""

    def against(self, s: Tribes, seat: i64, arg: i64, djinn: i64) -> i64:
        return OK if s.djinns[djinn] == at.CONJURED else NOT_GIVEN

    def choose(self, s: Tribes, seat: i64, arg: i64, djinn: i64) -> None:
        s.djinns[djinn] = at.DJINN_OF + seat
        s.dirty |= 1 << seat


TAKE_DJINN: Final[i64] = STEPS.add(TakeDjinn(verbs.SUMMON))


class TakeCard(Choose[Tribes]):
    """A card that was given up."""

    def against(self, s: Tribes, seat: i64, arg: i64, kind: i64) -> i64:
        return OK if given_card(s, kind) != box.NONE else NOT_GIVEN

    def choose(self, s: Tribes, seat: i64, arg: i64, kind: i64) -> None:
        s.resources.move(given_card(s, kind), at.HANDS + seat, s.everyone())
        s.dirty |= 1 << seat


TAKE_CARD: Final[i64] = STEPS.add(TakeCard(verbs.GRAB))


class TakeFeature(ChoosePair[Tribes]):
    """A palm tree or palace of those that were given up, for any tile."""

    def against_pair(self, s: Tribes, seat: i64, arg: i64, feature: i64, cell: i64) -> i64:
        given = PALM_GIVEN.of(s.loot) if feature == box.PALM else PALACE_GIVEN.of(s.loot)
        if not given:
            return NOT_GIVEN
        return OK if s.land.cells >> cell & 1 else control.NO_TILE_THERE

    def choose_pair(self, s: Tribes, seat: i64, arg: i64, feature: i64, cell: i64) -> None:
        control.put_feature(s, seat, feature, cell)


TAKE_FEATURE: Final[i64] = STEPS.add(TakeFeature(verbs.ERECT))


class TakeTile(Choose[Tribes]):
    """One of the tiles that were given up, with an own camel; without one, none."""

    def against(self, s: Tribes, seat: i64, arg: i64, cell: i64) -> i64:
        if not s.loot >> cell & 1:
            return NOT_GIVEN
        return OK if s.can_claim(seat) else control.NO_CAMEL

    def choose(self, s: Tribes, seat: i64, arg: i64, cell: i64) -> None:
        control.take(s, seat, cell)


TAKE_TILE: Final[i64] = STEPS.add(TakeTile(verbs.SEIZE))


class TakeItem(Choose[Tribes]):
    """An item that was given up."""

    def against(self, s: Tribes, seat: i64, arg: i64, kind: i64) -> i64:
        return OK if s.item_in(at.DRAWN, kind) != box.NONE else NOT_GIVEN

    def choose(self, s: Tribes, seat: i64, arg: i64, kind: i64) -> None:
        s.items.move(s.item_in(at.DRAWN, kind), at.HELD + seat, s.everyone())
        s.dirty |= 1 << seat


TAKE_ITEM: Final[i64] = STEPS.add(TakeItem(verbs.FETCH))


class ClearLoot(Automatic[Tribes]):
    """What the thief's owner has not taken is discarded."""

    def run(self, s: Tribes, seat: i64, arg: i64) -> None:
        s.loot = 0
        for card in s.resources.members(at.GIVEN):
            s.resources.move(card, at.DISCARD, s.everyone())
        for item in s.items.members(at.DRAWN):
            s.items.move(item, at.ITEM_DISCARD, s.everyone())
        for djinn in range(box.DJINNS):
            if s.djinns[djinn] == at.CONJURED:
                s.djinns[djinn] = at.DJINN_DISCARD


CLEAR_LOOT: Final[i64] = STEPS.add(ClearLoot())


def may_steal(s: Tribes, seat: i64) -> bool:
    """Whether a player could use a thief now."""
    if not s.table.thieves or s.start != box.NONE or s.hand == 0:
        return False
    for thief in range(box.THIEVES):
        if s.thieves[thief] == at.THIEF_OF + seat and box.of_tribe(s.hand, thief):
            return True
    return False


def has_something(s: Tribes, seat: i64, thief: i64) -> bool:
    """Whether a player has what a thief is after, and no djinn that keeps thieves away."""
    if s.has_djinn(seat, box.WARDEN):
        return False
    if thief == box.VIZIER:
        return s.keeps(seat, 0) > 0
    if thief == box.ELDER:
        return at.DJINN_OF + seat in s.djinns
    if thief == box.MERCHANT:
        return s.resources.one_of(at.HANDS + seat) != box.NONE
    if thief == box.BUILDER:
        return s.planted() & s.owned[seat] != 0
    if thief == box.ASSASSIN:
        return bits.size(s.owned[seat]) > 0
    return s.items.one_of(at.HELD + seat) != box.NONE


def given_card(s: Tribes, kind: i64) -> i64:
    """A card of a kind that was given up, or NONE."""
    for card in range(box.FIRST_CARD[kind], box.FIRST_CARD[kind + 1]):
        if s.resources.where[card] == at.GIVEN:
            return card
    return box.NONE

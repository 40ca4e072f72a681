"""The actions of the six tribes, with the meeples that a move has taken (Tribe actions)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.actions import OK
from serai.core.details import Detail
from serai.core.shapes import Choose, ChoosePair
from serai.core.state import Automatic
from serai.games.five_tribes import catalogue as verbs
from serai.games.five_tribes import components as box
from serai.games.five_tribes import control, drawing, items, payment, powers
from serai.games.five_tribes import state as at
from serai.games.five_tribes.catalogue import CATALOGUE, STEPS
from serai.games.five_tribes.state import Tribes

TOO_FAR: Final[i64] = CATALOGUE.reason("too-far", "assassins")
TOO_FAR_FOR_FAKIRS: Final[i64] = CATALOGUE.reason("too-far-for-fakirs", "assassins")
PROTECTED: Final[i64] = CATALOGUE.reason("protected", "boaz")
OWN_PEOPLE: Final[i64] = CATALOGUE.reason("own-people", "assassins")
HAS_NONE: Final[i64] = CATALOGUE.reason("has-none", "assassins")
MUST_KILL: Final[i64] = CATALOGUE.reason("must-kill", "assassins")
SAME_TILE: Final[i64] = CATALOGUE.reason("same-tile", "iblis")
SAME_PLAYER: Final[i64] = CATALOGUE.reason("same-player", "iblis")

KILLING: Final = Detail()
REACH: Final = KILLING.part(6)  # how many Assassins there are
AGAIN: Final = KILLING.part(1)  # whether this is the second victim
ON: Final = KILLING.part(6)  # the tile of the first one, plus one
OF: Final = KILLING.part(3)  # or its player, plus one


class TribeAction(Automatic[Tribes]):
    """What the taken meeples do: they are kept, or go into the bag for cards, gold or a kill."""

    def run(self, s: Tribes, seat: i64, arg: i64) -> None:
        tribe: i64 = 0
        while not box.of_tribe(s.hand, tribe):
            tribe += 1
        number = box.of_tribe(s.hand, tribe)
        s.hand = 0
        if tribe == box.VIZIER:
            gain_viziers(s, seat, number)
        elif tribe == box.ELDER:
            s.keep(seat, 1, number)
        elif tribe == box.ARTISAN:
            s.keep(seat, 2, number)
            s.push(items.CHOOSE_ITEM, seat)
            for _ in range(min(number, s.items.count(at.ITEM_PILE))):
                s.push(drawing.FIND_ITEM, seat, drawing.TO_CHOOSE)
        else:
            s.to_bag(tribe, number)
            if tribe == box.MERCHANT:
                take_cards(s, seat, number)
            elif tribe == box.ASSASSIN:
                s.push(ASSASSINATE, seat, REACH.put(number))
            elif s.possible_fakirs(seat):
                s.push(BUILD, seat, number)
            else:
                build(s, seat, number)


TRIBE_ACTION: Final[i64] = STEPS.add(TribeAction())


class Build(Choose[Tribes]):
    """Builders bring gold for each blue-valued tile around; a Fakir counts as one more Builder (Builders).

    `arg` is how many Builders there are.
    """

    def against(self, s: Tribes, seat: i64, arg: i64, fakirs: i64) -> i64:
        return OK if fakirs <= s.fakirs(seat) else payment.NO_FAKIR

    def choose(self, s: Tribes, seat: i64, arg: i64, fakirs: i64) -> None:
        for _ in range(fakirs):
            s.discard_card(seat, box.FAKIR)
        build(s, seat, arg + fakirs)


BUILD: Final[i64] = STEPS.add(Build(verbs.BUILD))


class Kill(ChoosePair[Tribes]):
    """A meeple no farther away than there are Assassins is killed; each Fakir adds one step (Assassins).

    Mountains, Lake and Chasm do not lengthen the way; the final tile itself is at distance 0 (ruling F4).
    """

    def against_pair(self, s: Tribes, seat: i64, arg: i64, tribe: i64, cell: i64) -> i64:
        if not s.stands[tribe] >> cell & 1:
            return items.NOT_THERE
        if AGAIN.of(arg):
            return OK if ON.of(arg) == cell + 1 else SAME_TILE if ON.of(arg) else SAME_PLAYER
        fakirs = fakirs_needed(s, REACH.of(arg), cell)
        if fakirs == 0:
            return OK
        held = s.fakirs(seat)
        if held >= fakirs:
            return OK
        return TOO_FAR_FOR_FAKIRS if held else TOO_FAR

    def add_legal(self, s: Tribes, seat: i64, arg: i64, actions: vec[i64]) -> vec[i64]:
        near = reachable(s, REACH.of(arg) + s.fakirs(seat))
        if AGAIN.of(arg):
            near = box.ONE[ON.of(arg) - 1] if ON.of(arg) else 0
        for tribe in range(box.TRIBES):
            row = verbs.KILL.of(tribe)
            cells = s.stands[tribe] & near
            cell: i64 = 0
            while cells:
                if cells & 1:
                    actions = append(actions, row + cell)
                cells >>= 1
                cell += 1
        return actions

    def choose_pair(self, s: Tribes, seat: i64, arg: i64, tribe: i64, cell: i64) -> None:
        if not AGAIN.of(arg):
            for _ in range(fakirs_needed(s, REACH.of(arg), cell)):
                s.discard_card(seat, box.FAKIR)
            s.pay_for(box.NEKIR, seat)
        elif s.table.nekir_each:
            s.pay_for(box.NEKIR, seat)
        s.remove_meeples(cell, tribe, 1)
        if s.deadly and not AGAIN.of(arg) and s.piles[cell]:
            s.push(ASSASSINATE, seat, AGAIN.put(1) | ON.put(cell + 1))
        else:
            control.take_if_empty(s, seat, cell)
        bury(s, seat, tribe, cell)


class Murder(ChoosePair[Tribes]):
    """Instead a Vizier, Elder or Artisan in front of an opponent is killed, unless Boaz protects them.

    One's own are never victims (Assassins).
    """

    def against_pair(self, s: Tribes, seat: i64, arg: i64, kept: i64, player: i64) -> i64:
        if player >= s.game.seats:
            return HAS_NONE
        if player == seat:
            return OWN_PEOPLE
        if AGAIN.of(arg) and OF.of(arg) != player + 1:
            return SAME_PLAYER if OF.of(arg) else SAME_TILE
        if s.keeps(player, kept) == 0:
            return HAS_NONE
        return PROTECTED if s.has_djinn(player, box.BOAZ) else OK

    def choose_pair(self, s: Tribes, seat: i64, arg: i64, kept: i64, player: i64) -> None:
        if not AGAIN.of(arg) or s.table.nekir_each:
            s.pay_for(box.NEKIR, seat)
        s.keep(player, kept, -1)
        left = s.keeps(player, 0) + s.keeps(player, 1) + s.keeps(player, 2)
        if s.deadly and not AGAIN.of(arg) and left:
            s.push(ASSASSINATE, seat, AGAIN.put(1) | OF.put(player + 1))
        bury(s, seat, box.KEPT_TRIBE[kept], box.NONE)


class Assassinate(powers.Optional):
    """Assassins kill exactly one meeple, and must if they reach one without Fakirs (Assassins)."""

    def asked(self, s: Tribes, seat: i64, arg: i64) -> bool:
        if AGAIN.of(arg) or has_victim(s, seat, REACH.of(arg)):
            return True
        fakirs = s.possible_fakirs(seat)
        return fakirs > 0 and reachable(s, REACH.of(arg) + fakirs) & s.peopled() != 0

    def why_stop(self, s: Tribes, seat: i64, arg: i64) -> i64:
        return MUST_KILL if AGAIN.of(arg) or has_victim(s, seat, REACH.of(arg)) else OK


ASSASSINATE: Final[i64] = STEPS.add(Assassinate([Kill(verbs.KILL), Murder(verbs.MURDER)]))


def gain_viziers(s: Tribes, seat: i64, number: i64) -> None:
    """Viziers are kept; Dhenim's owner is paid."""
    s.pay_for(box.DHENIM, seat, 1 if s.table.dhenim_once else number)
    s.keep(seat, 0, number)


def take_cards(s: Tribes, seat: i64, number: i64) -> None:
    """Merchants take the first cards of the row, as many as there are (ruling F8)."""
    row = s.row()
    for place in range(min(number, i64(len(row)))):
        s.resources.move(row[place], at.HANDS + seat, s.everyone())
    s.dirty |= 1 << seat


def build(s: Tribes, seat: i64, builders: i64) -> None:
    """Gold for Builders, Fakirs among them, on the tile where the move ended (ruling F11)."""
    gold = builders * s.blue_around(s.place)
    s.gain_gold(seat, 2 * gold if s.doubled else gold)


def reachable(s: Tribes, steps: i64) -> i64:
    """The cells at most so many steps from the final tile."""
    return box.WITHIN[min(steps, box.FARTHEST) * box.CELLS + s.place]


def fakirs_needed(s: Tribes, reach: i64, cell: i64) -> i64:
    """How many steps a cell is beyond the reach."""
    needed: i64 = 0
    while not reachable(s, reach + needed) >> cell & 1:
        needed += 1
    return needed


def has_victim(s: Tribes, seat: i64, reach: i64) -> bool:
    """Whether somebody can be killed without Fakirs."""
    if reachable(s, reach) & s.peopled():
        return True
    for player in range(s.game.seats):
        people = s.keeps(player, 0) + s.keeps(player, 1) + s.keeps(player, 2)
        if player != seat and people and not s.has_djinn(player, box.BOAZ):
            return True
    return False


def bury(s: Tribes, seat: i64, tribe: i64, cell: i64) -> None:
    """A victim goes into the bag, unless the killer has Kandicha; then it serves the killer once more."""
    kept = box.KEPT_AS[tribe]
    if not s.has_djinn(seat, box.KANDICHA) or kept == box.NONE:
        s.to_bag(tribe, 1)
    if not s.has_djinn(seat, box.KANDICHA):
        return
    if tribe == box.VIZIER:
        gain_viziers(s, seat, 1)
    elif kept != box.NONE:
        s.keep(seat, kept, 1)
        if tribe == box.ARTISAN and s.items.count(at.ITEM_PILE):
            s.push(drawing.FIND_ITEM, seat, drawing.TO_HAND)
    elif tribe == box.MERCHANT:
        drawing.draw_card(s, seat)
    elif tribe == box.BUILDER:
        gold = s.blue_around(cell)
        s.gain_gold(seat, 2 * gold if s.doubled else gold)

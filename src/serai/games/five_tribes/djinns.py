"""Djinns: gaining them, and what those do that are used in one's own turn (Djinns)."""

from typing import Final

from mypy_extensions import i64

from serai.core.actions import OK
from serai.core.shapes import Choose
from serai.core.state import Automatic
from serai.games.five_tribes import catalogue as verbs
from serai.games.five_tribes import components as box
from serai.games.five_tribes import control, drawing, payment, setup
from serai.games.five_tribes import state as at
from serai.games.five_tribes.catalogue import CATALOGUE, STEPS
from serai.games.five_tribes.state import Tribes

NOT_YOUR_DJINN: Final[i64] = CATALOGUE.reason("not-your-djinn", "djinns")
DJINN_USED: Final[i64] = CATALOGUE.reason("djinn-used", "djinns")
NOT_FACE_UP: Final[i64] = CATALOGUE.reason("not-face-up", "sacred-places")
BAG_EMPTY: Final[i64] = CATALOGUE.reason("bag-empty", "anun-nak")
NO_EMPTY_TILE: Final[i64] = CATALOGUE.reason("no-empty-tile", "djinns")
NOT_EMPTY: Final[i64] = CATALOGUE.reason("not-empty", "djinns")
NOT_FREE: Final[i64] = CATALOGUE.reason("not-free", "utug")
NO_PALACES: Final[i64] = CATALOGUE.reason("no-palaces", "villages")
NO_PALMS: Final[i64] = CATALOGUE.reason("no-palms", "oases")
NOT_A_VILLAGE: Final[i64] = CATALOGUE.reason("not-a-village", "bouraq")
NOT_AN_OASIS: Final[i64] = CATALOGUE.reason("not-an-oasis", "enki")
NO_DJINNS: Final[i64] = CATALOGUE.reason("no-djinns", "sibittis")
NO_CARDS: Final[i64] = CATALOGUE.reason("no-cards", "sloar")
NO_BUILDERS: Final[i64] = CATALOGUE.reason("no-builders", "echidna")
NO_ASSASSINS: Final[i64] = CATALOGUE.reason("no-assassins", "iblis")
NOT_CONJURED: Final[i64] = CATALOGUE.reason("not-conjured", "sibittis")


class BringMeeples(Choose[Tribes]):
    """Anun-Nak puts three meeples out of the bag on an empty tile, fewer if the bag has not so many."""

    def against(self, s: Tribes, seat: i64, arg: i64, cell: i64) -> i64:
        return why_empty(s, cell)

    def choose(self, s: Tribes, seat: i64, arg: i64, cell: i64) -> None:
        for _ in range(min(box.ANUN_NAK_BRINGS, box.height(s.bag))):
            s.push(setup.SETTLE, 0, cell)


BRING_MEEPLES: Final[i64] = STEPS.add(BringMeeples(verbs.TARGET))


class BuildAnywhere(Choose[Tribes]):
    """Bouraq places a palace on any Village."""

    def against(self, s: Tribes, seat: i64, arg: i64, cell: i64) -> i64:
        return OK if s.land.of_type[box.VILLAGE] >> cell & 1 else NOT_A_VILLAGE

    def choose(self, s: Tribes, seat: i64, arg: i64, cell: i64) -> None:
        control.place_feature(s, seat, box.PALACE, cell)


BUILD_ANYWHERE: Final[i64] = STEPS.add(BuildAnywhere(verbs.TARGET))


class PlantAnywhere(Choose[Tribes]):
    """Enki places a palm tree on any Oasis."""

    def against(self, s: Tribes, seat: i64, arg: i64, cell: i64) -> i64:
        return OK if s.land.of_type[box.OASIS] >> cell & 1 else NOT_AN_OASIS

    def choose(self, s: Tribes, seat: i64, arg: i64, cell: i64) -> None:
        control.place_feature(s, seat, box.PALM, cell)


PLANT_ANYWHERE: Final[i64] = STEPS.add(PlantAnywhere(verbs.TARGET))


class TakeEmpty(Choose[Tribes]):
    """Leta takes control of an empty tile, without its action."""

    def against(self, s: Tribes, seat: i64, arg: i64, cell: i64) -> i64:
        return why_empty(s, cell)

    def choose(self, s: Tribes, seat: i64, arg: i64, cell: i64) -> None:
        control.take(s, seat, cell)


TAKE_EMPTY: Final[i64] = STEPS.add(TakeEmpty(verbs.TARGET))


class TakePeopled(Choose[Tribes]):
    """Utug takes control of a tile with meeples but no camel, tent, palm tree and palace."""

    def against(self, s: Tribes, seat: i64, arg: i64, cell: i64) -> i64:
        return OK if peopled_and_free(s) >> cell & 1 else NOT_FREE

    def choose(self, s: Tribes, seat: i64, arg: i64, cell: i64) -> None:
        control.take(s, seat, cell)


TAKE_PEOPLED: Final[i64] = STEPS.add(TakePeopled(verbs.TARGET))


class Conjure(Automatic[Tribes]):
    """Sibittis draws djinns; `arg` is how many more. A deck that runs out is made of the discards (F15)."""

    def run(self, s: Tribes, seat: i64, arg: i64) -> None:
        if arg and drawing.has_djinns(s):
            s.push(CONJURE, seat, arg - 1)
            s.push(drawing.ROW_DJINN, seat, at.CONJURED)


CONJURE: Final[i64] = STEPS.add(Conjure())


class KeepDjinn(Choose[Tribes]):
    """Of the djinns that Sibittis drew one is kept, and the others are discarded."""

    def against(self, s: Tribes, seat: i64, arg: i64, djinn: i64) -> i64:
        return OK if s.djinns[djinn] == at.CONJURED else NOT_CONJURED

    def choose(self, s: Tribes, seat: i64, arg: i64, djinn: i64) -> None:
        gain(s, seat, djinn)
        for other in range(box.DJINNS):
            if s.djinns[other] == at.CONJURED:
                s.djinns[other] = at.DJINN_DISCARD


KEEP_DJINN: Final[i64] = STEPS.add(KeepDjinn(verbs.SUMMON))


def gain(s: Tribes, seat: i64, djinn: i64) -> None:
    """A player gets a djinn; Ba'al's owner is paid, but not for Ba'al."""
    s.pay_for(box.BAAL, seat)
    s.djinns[djinn] = at.DJINN_OF + seat
    s.dirty |= 1 << seat


def why_empty(s: Tribes, cell: i64) -> i64:
    """Only a tile on which nothing stands; Lake and Chasm are none."""
    if not s.land.cells >> cell & 1:
        return control.NO_TILE_THERE
    return OK if s.empty_tiles() >> cell & 1 else NOT_EMPTY


def peopled_and_free(s: Tribes) -> i64:
    return s.peopled() & ~s.all_owned() & ~s.planted()


def why_use(s: Tribes, seat: i64, djinn: i64) -> i64:
    """What speaks against using a djinn now, except its price: nothing that only its owner knows."""
    if not s.has_djinn(seat, djinn):
        return NOT_YOUR_DJINN
    if s.used >> djinn & 1:
        return DJINN_USED
    if djinn == box.ECHIDNA:
        builders = could_still(s, box.BUILDER)
        doubles_kandicha = s.has_djinn(seat, box.KANDICHA) and could_still(s, box.ASSASSIN)
        return OK if builders or doubles_kandicha else NO_BUILDERS
    if djinn == box.IBLIS:
        return OK if could_still(s, box.ASSASSIN) else NO_ASSASSINS
    if djinn == box.ANUN_NAK:
        if s.bag == 0:
            return BAG_EMPTY
        return OK if s.empty_tiles() else NO_EMPTY_TILE
    if djinn == box.BOURAQ:
        return OK if s.palaces_left() > 0 else NO_PALACES
    if djinn == box.ENKI:
        return OK if s.palms_left() > 0 else NO_PALMS
    if djinn == box.SIBITTIS:
        return OK if drawing.djinns_to_draw(s) else NO_DJINNS
    if djinn == box.SLOAR:
        return OK if drawing.can_draw_card(s) else NO_CARDS
    if not s.can_claim(seat):
        return control.NO_CAMEL
    targets = s.empty_tiles() if djinn == box.LETA else peopled_and_free(s)
    return OK if targets else NO_EMPTY_TILE if djinn == box.LETA else NOT_FREE


def could_still(s: Tribes, tribe: i64) -> bool:
    """Whether a tribe's action may still come in this turn."""
    if not s.moved:
        return not s.stuck
    return box.of_tribe(s.hand, tribe) > 0


def use(s: Tribes, seat: i64, djinn: i64) -> None:
    """Pay for a djinn, and then let it do what it does."""
    s.used |= 1 << djinn
    if djinn == box.ECHIDNA:
        s.doubled = True
    elif djinn == box.IBLIS:
        s.deadly = True
    elif djinn == box.ANUN_NAK:
        s.push(BRING_MEEPLES, seat)
    elif djinn == box.BOURAQ:
        s.push(BUILD_ANYWHERE, seat)
    elif djinn == box.ENKI:
        s.push(PLANT_ANYWHERE, seat)
    elif djinn == box.LETA:
        s.push(TAKE_EMPTY, seat)
    elif djinn == box.UTUG:
        s.push(TAKE_PEOPLED, seat)
    elif djinn == box.SIBITTIS:
        s.push(KEEP_DJINN, seat)
        s.push(CONJURE, seat, box.SIBITTIS_DRAWS)
    else:
        s.push(SLOAR_DRAWS, seat)
    payment.charge(s, seat, box.COST[djinn])


class SloarDraws(Automatic[Tribes]):
    """Sloar takes the top resource card of the deck."""

    def run(self, s: Tribes, seat: i64, arg: i64) -> None:
        drawing.draw_card(s, seat)


SLOAR_DRAWS: Final[i64] = STEPS.add(SloarDraws())

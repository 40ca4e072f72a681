"""When djinns and magic items may be used: between any two steps of one's own turn (A player's turn).

Whether a player is asked must not tell what the others cannot know: a card that not everybody has seen could
be a Fakir, and an item could be magic. So it may be that there is nothing to do but to go on.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.actions import NOT_NOW, OK
from serai.core.shapes import AnyOf, Choose
from serai.games.five_tribes import catalogue as verbs
from serai.games.five_tribes import components as box
from serai.games.five_tribes import djinns, items, payment, thieves
from serai.games.five_tribes import state as at
from serai.games.five_tribes.catalogue import STEPS
from serai.games.five_tribes.state import Tribes

DROP_ONE: Final[i64] = STEPS.ahead("DropOne")
TILE_STEP: Final[i64] = STEPS.ahead("TileStep")
BEFORE_MOVE: Final[i64] = STEPS.ahead("BeforeMove")

# Details of a Window: what is used there may let the tile offer more, or make a move possible
BEFORE_TILE: Final[i64] = 1
NO_MOVE_YET: Final[i64] = 2


class UseDjinn(Choose[Tribes]):
    """A djinn with a price is used: once in a turn, by its owner, also in the turn it came (Djinns)."""

    def against(self, s: Tribes, seat: i64, arg: i64, active: i64) -> i64:
        djinn = box.ACTIVE[active]
        reason = djinns.why_use(s, seat, djinn)
        if reason != OK:
            return reason
        payable = payment.can_pay(s, seat, box.COST[djinn], s.fakirs(seat))
        return OK if payable else payment.CANNOT_PAY

    def choose(self, s: Tribes, seat: i64, arg: i64, active: i64) -> None:
        djinns.use(s, seat, box.ACTIVE[active])


class WieldItem(Choose[Tribes]):
    """A magic item is used, one in a turn (Items)."""

    def against(self, s: Tribes, seat: i64, arg: i64, magic: i64) -> i64:
        kind = magic + box.FIRST_MAGIC
        if s.item_of(seat, kind) == box.NONE:
            return items.NOT_YOUR_ITEM
        return items.why_wield(s, seat, kind)

    def choose(self, s: Tribes, seat: i64, arg: i64, magic: i64) -> None:
        items.wield(s, seat, magic + box.FIRST_MAGIC)


class Optional(AnyOf[Tribes]):
    """Choices of which one may also be done; a step asks if, as far as others know, there could be one."""

    def asked(self, s: Tribes, seat: i64, arg: i64) -> bool:
        """Whether others must think that there could be a choice."""
        return may_use_power(s, seat)

    def why_stop(self, s: Tribes, seat: i64, arg: i64) -> i64:
        """What speaks against being done."""
        return OK

    def follow(self, s: Tribes, seat: i64, arg: i64) -> None:
        """Push what comes after a djinn or an item has been used: usually the same question."""
        raise NotImplementedError

    def why(self, s: Tribes, seat: i64, arg: i64, action: i64) -> i64:
        if verbs.DONE.has(action):
            return self.why_stop(s, seat, arg)
        return super().why(s, seat, arg, action)

    def legal(self, s: Tribes, seat: i64, arg: i64) -> vec[i64]:
        if not self.asked(s, seat, arg):
            return vec[i64]()
        actions = super().legal(s, seat, arg)
        return append(actions, verbs.DONE.of()) if self.why_stop(s, seat, arg) == OK else actions

    def apply(self, s: Tribes, seat: i64, arg: i64, action: i64) -> None:
        if verbs.DONE.has(action):
            return
        if verbs.USE.has(action) or verbs.WIELD.has(action) or verbs.STEAL.has(action):
            self.follow(s, seat, arg)
        super().apply(s, seat, arg, action)


class Window(Optional):
    """Between two steps of a turn: djinns, items, and with the action of a tribe its thief."""

    def asked(self, s: Tribes, seat: i64, arg: i64) -> bool:
        return may_use_power(s, seat) or thieves.may_steal(s, seat)

    def follow(self, s: Tribes, seat: i64, arg: i64) -> None:
        s.push(TILE_STEP if arg == BEFORE_TILE else BEFORE_MOVE if arg == NO_MOVE_YET else WINDOW, seat)


WINDOW: Final[i64] = STEPS.add(
    Window([UseDjinn(verbs.USE), WieldItem(verbs.WIELD), thieves.Steal(verbs.STEAL)])
)


class WieldCarpet(WieldItem):
    """In the middle of a move only the Flying Carpet can be used."""

    def against(self, s: Tribes, seat: i64, arg: i64, magic: i64) -> i64:
        if magic + box.FIRST_MAGIC != box.CARPET:
            return NOT_NOW
        return super().against(s, seat, arg, magic)

    def choose(self, s: Tribes, seat: i64, arg: i64, magic: i64) -> None:
        s.push(DROP_ONE, seat)
        super().choose(s, seat, arg, magic)


def may_use_power(s: Tribes, seat: i64) -> bool:
    """Whether a player could use a djinn or item now, as far as others know."""
    if not s.item_used:
        pieces = s.items
        for item in range(i64(len(pieces.where))):
            if pieces.where[item] == at.HELD + seat:
                kind = box.ITEM_OF[item]
                if pieces.may[item] != pieces.every << (at.HELD + seat):
                    return True
                if kind >= box.FIRST_MAGIC and items.why_wield(s, seat, kind) == OK:
                    return True
    fakirs: i64 = -1
    for djinn in box.ACTIVE:
        if s.djinns[djinn] == at.DJINN_OF + seat and djinns.why_use(s, seat, djinn) == OK:
            if fakirs < 0:
                fakirs = s.possible_fakirs(seat)
            if payment.can_pay(s, seat, box.COST[djinn], fakirs):
                return True
    return False

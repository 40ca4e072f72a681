"""Cards in the hand: choices that name one of them, and the extra stack they may go to."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.actions import OK
from serai.core.rows import signed
from serai.core.shapes import Choose
from serai.games.sultans_wishes import components as box
from serai.games.sultans_wishes import state as at
from serai.games.sultans_wishes.catalogue import CATALOGUE
from serai.games.sultans_wishes.state import Sultan

NOT_IN_HAND: Final[i64] = CATALOGUE.reason("not-in-hand", "hand")


class FromHand(Choose[Sultan]):
    """A card of the hand is named."""

    def among(self, s: Sultan, seat: i64, arg: i64) -> vec[i64]:
        return s.tasks.members(at.HANDS + seat)

    def against(self, s: Sultan, seat: i64, arg: i64, card: i64) -> i64:
        return why_hand(s, seat, card)


class ExtraTask(FromHand):
    """A card goes face down on top of the extra stack; the others don't see which (Perform an extra task)."""

    def choose(self, s: Sultan, seat: i64, arg: i64, card: i64) -> None:
        s.looking = box.NONE
        s.tasks.move(card, at.EXTRA_STACK, 1 << seat, signed(s.next_order(), seat))


def why_hand(s: Sultan, seat: i64, card: i64) -> i64:
    """A card must be in the hand; of any other card nothing more is said."""
    return OK if s.tasks.where[card] == at.HANDS + seat else NOT_IN_HAND

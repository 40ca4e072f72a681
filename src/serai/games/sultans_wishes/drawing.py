"""Drawing task cards: refills, the back of the next card, guards that interrupt (The Sultan's guards)."""

from typing import Final

from mypy_extensions import i64

from serai.core.actions import OK
from serai.core.details import Detail
from serai.core.pieces import Pieces
from serai.core.shapes import Choose, DrawKind, DrawPiece
from serai.core.state import Automatic
from serai.core.vectors import find
from serai.games.sultans_wishes import catalogue as verbs
from serai.games.sultans_wishes import components as box
from serai.games.sultans_wishes import state as at
from serai.games.sultans_wishes import wishes
from serai.games.sultans_wishes.catalogue import CATALOGUE, STEPS
from serai.games.sultans_wishes.state import Sultan

GUARD_THERE: Final[i64] = CATALOGUE.reason("guard-there", "guards")
NOT_FEWEST_HEARTS: Final[i64] = CATALOGUE.reason("not-fewest-hearts", "guards")

REFILLING: Final = Detail()
TARGET: Final = REFILLING.part(4)  # how many cards the zone is to hold
ZONE: Final = REFILLING.part(4)
SETTING_UP: Final = REFILLING.part(1)

A_GUARD: Final[i64] = 1  # the back of a guard, as `back` names it
NO_TARGET: Final[i64] = 1 << 30  # above any number of hearts


class NextBack(DrawKind[Sultan]):
    """Guards have another back: everyone sees whether the next card of the deck is one."""

    def copies(self, s: Sultan, seat: i64, arg: i64, back: i64) -> i64:
        return s.guards_in(at.GUARD_IN_DECK) if back == A_GUARD else s.tasks.count(at.DECK)

    def happen(self, s: Sultan, seat: i64, arg: i64, back: i64) -> None:
        s.guard_on_top = back == A_GUARD


NEXT_BACK: Final[i64] = STEPS.add(NextBack(verbs.BACK))


class Refill(Automatic[Sultan]):
    """Draw until a zone holds enough cards; `arg` is target and zone. A guard interrupts.

    An empty deck is made anew from the discard pile (Round sequence). While the hands are dealt, guards are
    set aside for the player who met them (ruling Q16). Where only guards without a wish are left, nothing
    is drawn (ruling Q19).
    """

    def run(self, s: Sultan, seat: i64, arg: i64) -> None:
        zone = ZONE.of(arg)
        if s.tasks.count(zone) >= TARGET.of(arg):
            return
        setting_up = SETTING_UP.of(arg) == 1
        in_deck = s.tasks.count(at.DECK)
        cards_left = in_deck + s.tasks.count(at.DISCARD) > 0
        if s.guard_on_top:
            if cards_left or setting_up or has_guard_target(s):
                s.push(REFILL, seat, arg)
                meet_guard(s, seat, setting_up)
        elif in_deck:
            s.push(REFILL, seat, arg)
            s.push(DRAW_CARD, seat, zone)
        elif cards_left or (s.guards_in(at.GUARD_DISCARDED) and has_guard_target(s)):
            s.push(REFILL, seat, arg)
            shuffle_discards(s)


REFILL: Final[i64] = STEPS.add(Refill())


class DrawCard(DrawPiece[Sultan]):
    """The next card of the deck is drawn; only the drawer sees it. `arg` is the zone it goes to."""

    def pieces(self, s: Sultan) -> Pieces:
        return s.tasks

    def happen(self, s: Sultan, seat: i64, arg: i64, card: i64) -> None:
        s.tasks.move(card, arg, 1 << seat)
        show_back(s)


DRAW_CARD: Final[i64] = STEPS.add(DrawCard(verbs.DRAW, at.DECK, secret=True))


class AttachGuard(Choose[Sultan]):
    """Whoever draws a guard attaches it to a wish at once, then draws again. `arg` is the guard.

    It goes to a wish without task cards, else to one with the fewest hearts; one guard each. If no wish can
    take it, it stays on the discard pile (ruling Q17).
    """

    def against(self, s: Sultan, seat: i64, arg: i64, wish: i64) -> i64:
        if s.wishes[wish] != at.OPEN:
            return wishes.WISH_NOT_OPEN
        if s.has_guard(wish):
            return GUARD_THERE
        return OK if guard_rank(s, wish) == lowest_guard_rank(s) else NOT_FEWEST_HEARTS

    def choose(self, s: Sultan, seat: i64, arg: i64, wish: i64) -> None:
        s.guard[arg] = wish
        wishes.grant_if_fulfilled(s, seat, wish)


ATTACH_GUARD: Final[i64] = STEPS.add(AttachGuard(verbs.GUARD))


class SetupGuards(Automatic[Sultan]):
    """Guards met while dealing are attached when the first wishes are open, in player order (Q16)."""

    def run(self, s: Sultan, seat: i64, arg: i64) -> None:
        for nth in range(s.game.seats - 1, -1, -1):
            player = s.in_order(nth)
            for guard in range(box.GUARDS):
                if s.guard[guard] == at.GUARD_SET_ASIDE - player:
                    s.guard[guard] = at.GUARD_DISCARDED
                    s.push(ATTACH_GUARD, player, guard)


SETUP_GUARDS: Final[i64] = STEPS.add(SetupGuards())


def guard_rank(s: Sultan, wish: i64) -> i64:
    """Hearts on a wish, with no task card at all below everything else."""
    return s.hearts_on(wish) if s.cards_on(wish) else box.NONE


def lowest_guard_rank(s: Sultan) -> i64:
    """The lowest rank of the open wishes without a guard, or NO_TARGET."""
    lowest = NO_TARGET
    for wish in range(box.WISHES):
        if s.wishes[wish] == at.OPEN and not s.has_guard(wish):
            lowest = min(lowest, guard_rank(s, wish))
    return lowest


def has_guard_target(s: Sultan) -> bool:
    """Whether some open wish can take a guard."""
    return lowest_guard_rank(s) != NO_TARGET


def refill(s: Sultan, seat: i64, zone: i64, target: i64, setting_up: i64 = 0) -> None:
    """Let a seat draw until a zone holds `target` cards."""
    s.push(REFILL, seat, TARGET.put(target) | ZONE.put(zone) | SETTING_UP.put(setting_up))


def meet_guard(s: Sultan, seat: i64, setting_up: bool) -> None:
    """A guard is drawn. The next back is seen before the guard's wish is chosen."""
    s.guard_on_top = False
    guard = find(s.guard, at.GUARD_IN_DECK)
    if setting_up:
        s.guard[guard] = at.GUARD_SET_ASIDE - seat
    else:
        s.guard[guard] = at.GUARD_DISCARDED
        s.push(ATTACH_GUARD, seat, guard)
    show_back(s)


def show_back(s: Sultan) -> None:
    """The card above has gone, or the deck is new: the next back is seen."""
    guards = s.guards_in(at.GUARD_IN_DECK)
    s.guard_on_top = guards > 0 and s.tasks.count(at.DECK) == 0
    if guards and not s.guard_on_top:
        s.push(NEXT_BACK)


def shuffle_discards(s: Sultan) -> None:
    """The discard pile, guards included, is shuffled into the deck."""
    s.tasks.shuffle(at.DISCARD, at.DECK)
    for guard in range(box.GUARDS):
        if s.guard[guard] == at.GUARD_DISCARDED:
            s.guard[guard] = at.GUARD_IN_DECK
    show_back(s)

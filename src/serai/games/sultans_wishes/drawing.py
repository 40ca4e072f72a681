"""Drawing task cards: refills, the back of the next card, guards that interrupt (The Sultan's guards)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.state import NOT_NOW, OK, Automatic, Chance
from serai.games.sultans_wishes.catalogue import ATTACH_GUARD, BACK, DRAW, DRAW_CARD, NEXT_BACK, REFILL
from serai.games.sultans_wishes.choice import Choice
from serai.games.sultans_wishes.components import CARDS, GUARDS
from serai.games.sultans_wishes.legality import has_guard_target, why_guard
from serai.games.sultans_wishes.state import (
    DECK,
    DISCARD,
    GUARD_DISCARDED,
    GUARD_IN_DECK,
    GUARD_SET_ASIDE,
    Sultan,
)
from serai.games.sultans_wishes.wishes import grant_if_fulfilled

IN_SETUP: Final[i64] = 1 << 8


class NextBack(Chance[Sultan]):
    """Guards have another back: everyone sees whether the next card of the deck is one."""

    def why(self, s: Sultan, seat: i64, arg: i64, action: i64) -> i64:
        return OK if BACK.base <= action < BACK.end else NOT_NOW

    def legal(self, s: Sultan, seat: i64, arg: i64) -> vec[i64]:
        return vec[i64]([BACK.base, BACK.base + 1])

    def weight(self, s: Sultan, seat: i64, arg: i64, outcome: i64) -> i64:
        return s.tasks.count(DECK) if outcome == BACK.base else s.guards_in(GUARD_IN_DECK)

    def apply(self, s: Sultan, seat: i64, arg: i64, action: i64) -> None:
        s.guard_on_top = action == BACK.base + 1


class Refill(Automatic[Sultan]):
    """Draw until a zone holds enough cards; `arg` is target and zone. A guard interrupts.

    An empty deck is made anew from the discard pile (Round sequence). While the hands are dealt, guards are
    set aside for the player who met them (ruling Q16). Where only guards without a wish are left, nothing
    is drawn (ruling Q19).
    """

    def run(self, s: Sultan, seat: i64, arg: i64) -> None:
        if s.tasks.count(arg >> 4 & 0xF) >= arg & 0xF:
            return
        setting_up = arg & IN_SETUP != 0
        cards_left = s.tasks.count(DECK) + s.tasks.count(DISCARD) > 0
        if s.guard_on_top:
            if cards_left or setting_up or has_guard_target(s):
                s.push(REFILL, seat, arg)
                meet_guard(s, seat, setting_up)
        elif s.tasks.count(DECK):
            s.push(REFILL, seat, arg)
            s.push(DRAW_CARD, seat, arg >> 4 & 0xF)
        elif cards_left or (s.guards_in(GUARD_DISCARDED) and has_guard_target(s)):
            s.push(REFILL, seat, arg)
            shuffle_discards(s)


class DrawCard(Chance[Sultan]):
    """The next card of the deck is drawn; only the drawer sees it. `arg` is the zone it goes to."""

    def why(self, s: Sultan, seat: i64, arg: i64, action: i64) -> i64:
        if not DRAW.base <= action < DRAW.end:
            return NOT_NOW
        return OK if s.tasks.where[action - DRAW.base] == DECK else NOT_NOW

    def legal(self, s: Sultan, seat: i64, arg: i64) -> vec[i64]:
        cards = vec[i64](capacity=64)
        for card in range(CARDS):
            if s.tasks.where[card] == DECK:
                cards = append(cards, DRAW.base + card)
        return cards

    def apply(self, s: Sultan, seat: i64, arg: i64, action: i64) -> None:
        s.tasks.move(action - DRAW.base, arg, 1 << seat)
        show_back(s)

    def shown(self, s: Sultan, seat: i64, arg: i64, action: i64, reader: i64) -> i64:
        return action if reader == seat else ~DRAW.base


class AttachGuard(Choice):
    """Whoever draws a guard attaches it to a wish at once, then draws again. `arg` is the guard.

    If no wish can take it, it stays on the discard pile (ruling Q17).
    """

    def against(self, s: Sultan, seat: i64, named: i64) -> i64:
        return why_guard(s, named)

    def choose(self, s: Sultan, seat: i64, arg: i64, named: i64) -> None:
        s.guard[arg] = named
        grant_if_fulfilled(s, seat, named)


class SetupGuards(Automatic[Sultan]):
    """Guards met while dealing are attached when the first wishes are open, in player order (Q16)."""

    def run(self, s: Sultan, seat: i64, arg: i64) -> None:
        for later in range(s.game.seats):
            player = s.in_order(s.game.seats - 1 - later)
            for guard in range(GUARDS):
                if s.guard[guard] == GUARD_SET_ASIDE - player:
                    s.guard[guard] = GUARD_DISCARDED
                    s.push(ATTACH_GUARD, player, guard)


def refill(s: Sultan, seat: i64, zone: i64, target: i64) -> None:
    """Let a seat draw until a zone holds `target` cards."""
    s.push(REFILL, seat, target | zone << 4)


def meet_guard(s: Sultan, seat: i64, setting_up: bool) -> None:
    """A guard is drawn. The next back is seen before the guard's wish is chosen."""
    s.guard_on_top = False
    for guard in range(GUARDS):
        if s.guard[guard] == GUARD_IN_DECK:
            if setting_up:
                s.guard[guard] = GUARD_SET_ASIDE - seat
            else:
                s.guard[guard] = GUARD_DISCARDED
                s.push(ATTACH_GUARD, seat, guard)
            break
    show_back(s)


def show_back(s: Sultan) -> None:
    """The card above has gone, or the deck is new: the next back is seen."""
    guards = s.guards_in(GUARD_IN_DECK)
    s.guard_on_top = guards > 0 and s.tasks.count(DECK) == 0
    if guards and not s.guard_on_top:
        s.push(NEXT_BACK)


def shuffle_discards(s: Sultan) -> None:
    """The discard pile, guards included, is shuffled into the deck."""
    s.tasks.shuffle(DISCARD, DECK)
    for guard in range(GUARDS):
        if s.guard[guard] == GUARD_DISCARDED:
            s.guard[guard] = GUARD_IN_DECK
    show_back(s)

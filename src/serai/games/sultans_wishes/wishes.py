"""Wishes: revealing them, fulfilling them, and losing one (Fulfilling a Sultan's simple and final wish)."""

from typing import Final

from mypy_extensions import i64

from serai.core.shapes import Draw
from serai.core.vectors import count
from serai.games.sultans_wishes import catalogue as verbs
from serai.games.sultans_wishes import components as box
from serai.games.sultans_wishes import state as at
from serai.games.sultans_wishes.catalogue import CATALOGUE, STEPS
from serai.games.sultans_wishes.state import Sultan

WISH_NOT_OPEN: Final[i64] = CATALOGUE.reason("wish-not-open", "wishes")

A_SIMPLE_WISH: Final[i64] = 0
A_FINAL_WISH: Final[i64] = 1


class RevealWish(Draw[Sultan]):
    """A face-down wish is turned up; their backs are alike, so which one is chance (ruling Q47).

    `arg` is its kind. A solo player uses the cards with the solo mark only.
    """

    def possible(self, s: Sultan, seat: i64, arg: i64, wish: i64) -> bool:
        if s.wishes[wish] != at.UNSEEN or (wish >= box.SIMPLES) != (arg == A_FINAL_WISH):
            return False
        if (s.simple_down if arg == A_SIMPLE_WISH else s.final_down) == 0:
            return False
        if wish >= box.BASE_WISHES and not s.travelers:
            return False
        return not s.solo() or box.SOLO_WISH[wish] == 1

    def happen(self, s: Sultan, seat: i64, arg: i64, wish: i64) -> None:
        s.wishes[wish] = at.OPEN
        if arg == A_SIMPLE_WISH:
            s.simple_down -= 1
        else:
            s.final_down -= 1


REVEAL_WISH: Final[i64] = STEPS.add(RevealWish(verbs.REVEAL))


def grant_if_fulfilled(s: Sultan, seat: i64, wish: i64) -> None:
    if s.is_fulfilled(wish):
        grant(s, seat, wish)


def grant(s: Sultan, seat: i64, wish: i64) -> None:
    """A wish is fulfilled: points for all who have aides there, then it leaves the game.

    Hearts of the card under each aide, and the plate's Extra Points once for each player (ruling Q1). With
    a guard there, all who score get a gem. A final wish brings up the next one, and the end near; in solo
    play it does not (ruling Q43). `seat` laid the last card or guard, or is the first player where a plate
    fulfils the wish: it reveals what follows (ruling Q18).
    """
    had_guard = s.has_guard(wish)
    for player in range(s.game.seats):
        hearts: i64 = 0
        present = False
        for slot in range(box.CARDS * box.AIDES_ON_CARD):
            card = slot // box.AIDES_ON_CARD
            if s.aides[slot] == player and s.wish_of[card] == wish:
                hearts += box.HEARTS_OF[card]
                present = True
        if present:
            s.gain(player, at.WISH_POINTS, hearts)
            s.gain(player, at.PLATE_POINTS, s.extra_points())
            if had_guard:
                s.gain_gems(player, 1)
    take_away(s, wish)
    if wish < box.SIMPLES:
        reveal_if_few(s, seat)
        return
    s.push(REVEAL_WISH, seat, A_FINAL_WISH)
    if not s.solo():
        s.ending = True


def take_away(s: Sultan, wish: i64) -> None:
    """A wish leaves the game; its cards and guard are discarded, its aides go home."""
    s.wishes[wish] = at.GONE
    for card in range(box.CARDS):
        if s.wish_of[card] == wish:
            s.wish_of[card] = box.NONE
            for seat in range(s.game.seats):
                while s.has_aide_on(seat, card):
                    s.lift_aide(seat, card)
            s.discard(card)
    for guard in range(box.GUARDS):
        if s.guard[guard] == wish:
            s.guard[guard] = at.GUARD_DISCARDED


def reveal_if_few(s: Sultan, seat: i64) -> None:
    """With fewer open wishes than players `seat` reveals a new one: a simple one, else a final one."""
    if count(s.wishes, at.OPEN) < box.OPEN_WISHES[s.game.seats]:
        s.push(REVEAL_WISH, seat, A_SIMPLE_WISH if s.simple_down else A_FINAL_WISH)

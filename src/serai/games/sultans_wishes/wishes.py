"""Wishes: revealing them, fulfilling them, and losing one (Fulfilling a Sultan's simple and final wish)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.state import NOT_NOW, OK, Chance
from serai.games.sultans_wishes.catalogue import REVEAL, REVEAL_WISH
from serai.games.sultans_wishes.components import (
    AIDES_ON_CARD,
    BASE_WISHES,
    CARDS,
    GUARDS,
    HEARTS_OF,
    NONE,
    OPEN_WISHES,
    SIMPLES,
    SOLO_WISH,
    WISHES,
)
from serai.games.sultans_wishes.state import (
    GONE,
    GUARD_DISCARDED,
    OPEN,
    PLATE_POINTS,
    UNSEEN,
    WISH_POINTS,
    Sultan,
)

A_SIMPLE_WISH: Final[i64] = 0
A_FINAL_WISH: Final[i64] = 1


class RevealWish(Chance[Sultan]):
    """A face-down wish is turned up; their backs are alike, so which one is chance (ruling Q47).

    `arg` is its kind. A solo player uses the cards with the solo mark only.
    """

    def why(self, s: Sultan, seat: i64, arg: i64, action: i64) -> i64:
        if not REVEAL.base <= action < REVEAL.end:
            return NOT_NOW
        return OK if is_face_down(s, action - REVEAL.base, arg) else NOT_NOW

    def legal(self, s: Sultan, seat: i64, arg: i64) -> vec[i64]:
        wishes = vec[i64](capacity=16)
        for wish in range(WISHES):
            if is_face_down(s, wish, arg):
                wishes = append(wishes, REVEAL.base + wish)
        return wishes

    def apply(self, s: Sultan, seat: i64, arg: i64, action: i64) -> None:
        s.wishes[action - REVEAL.base] = OPEN
        if arg == A_SIMPLE_WISH:
            s.simple_down -= 1
        else:
            s.final_down -= 1


def is_face_down(s: Sultan, wish: i64, kind: i64) -> bool:
    """Whether a wish of this kind may be the one that is turned up next."""
    if s.wishes[wish] != UNSEEN or (wish >= SIMPLES) != (kind == A_FINAL_WISH):
        return False
    if (s.simple_down if kind == A_SIMPLE_WISH else s.final_down) == 0:
        return False
    if wish >= BASE_WISHES and not s.travelers:
        return False
    return not s.solo() or SOLO_WISH[wish] == 1


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
        for card in range(CARDS):
            if s.wish_of[card] == wish:
                for slot in range(card * AIDES_ON_CARD, card * AIDES_ON_CARD + AIDES_ON_CARD):
                    if s.aides[slot] == player:
                        hearts += HEARTS_OF[card]
                        present = True
        if present:
            s.gain(player, WISH_POINTS, hearts)
            s.gain(player, PLATE_POINTS, s.extra_points())
            if had_guard:
                s.gain_gems(player, 1)
    take_away(s, wish)
    if wish < SIMPLES:
        reveal_if_few(s, seat)
        return
    s.push(REVEAL_WISH, seat, A_FINAL_WISH)
    if not s.solo():
        s.ending = True


def take_away(s: Sultan, wish: i64) -> None:
    """A wish leaves the game; its cards and guard are discarded, its aides go home."""
    s.wishes[wish] = GONE
    for card in range(CARDS):
        if s.wish_of[card] == wish:
            s.wish_of[card] = NONE
            for slot in range(card * AIDES_ON_CARD, card * AIDES_ON_CARD + AIDES_ON_CARD):
                if s.aides[slot] != NONE:
                    s.free[s.aides[slot]] += 1
                    s.aides[slot] = NONE
            s.discard(card)
    for guard in range(GUARDS):
        if s.guard[guard] == wish:
            s.guard[guard] = GUARD_DISCARDED


def reveal_if_few(s: Sultan, seat: i64) -> None:
    """With fewer open wishes than players `seat` reveals a new one: a simple one, else a final one."""
    if s.open_wishes() < OPEN_WISHES[s.game.seats]:
        s.push(REVEAL_WISH, seat, A_SIMPLE_WISH if s.simple_down else A_FINAL_WISH)

"""The Sultan's moods: what a plate does when it is revealed (Sultan's mood plates).

Lasting moods change what `legality` and `turn` allow and pay; they need no step of their own.
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.state import NOT_NOW, OK, Chance, Step
from serai.games.sultans_wishes.catalogue import (
    DONE,
    EXTRA,
    FREE_EXTRA,
    FREE_ORDERLY,
    GIVE,
    GIVE_CARD,
    HUNGRY_WISHES,
    LOVELY_DISCARD,
    MEAN_DISCARD,
    NEXT_PLATE,
    ORDERLY,
    PLATE,
    REVEAL_WISH,
    SAD_WISH,
    SHOW_WARE,
    TOSS,
    TURN,
)
from serai.games.sultans_wishes.choice import Choice
from serai.games.sultans_wishes.components import (
    BASE_PLATES,
    CONFUSED,
    DEMANDING,
    DISTRACTED,
    FRIENDLY,
    HAPPY,
    HUNGRY,
    LOVELY,
    MEAN,
    MERCHANTS,
    NONE,
    PLATE_COUNT,
    SAD,
    TIDY,
    UNCERTAIN,
)
from serai.games.sultans_wishes.drawing import refill, shuffle_discards
from serai.games.sultans_wishes.legality import why_grant, why_hand, why_orderly, why_remove
from serai.games.sultans_wishes.state import HANDS, WARE_UNDER, Sultan
from serai.games.sultans_wishes.turn import add_extra_task, move_orderly, shown_extra
from serai.games.sultans_wishes.wishes import A_SIMPLE_WISH, grant, reveal_if_few, take_away


class RevealPlate(Chance[Sultan]):
    """The first player reveals the next plate: its Extra Points hold, then its mood is resolved (Q70).

    After that every player takes a turn under it. All plates not shown this round are equally likely.
    """

    def why(self, s: Sultan, seat: i64, arg: i64, action: i64) -> i64:
        if not PLATE.base <= action < PLATE.end:
            return NOT_NOW
        return OK if is_hidden_plate(s, action - PLATE.base) else NOT_NOW

    def legal(self, s: Sultan, seat: i64, arg: i64) -> vec[i64]:
        plates = vec[i64](capacity=26)
        for plate in range(PLATE_COUNT):
            if is_hidden_plate(s, plate):
                plates = append(plates, PLATE.base + plate)
        return plates

    def apply(self, s: Sultan, seat: i64, arg: i64, action: i64) -> None:
        s.plate = action - PLATE.base
        s.shown_plates |= 1 << s.plate
        s.plates_left -= 1
        s.push(NEXT_PLATE)
        everyone_in_order(s, TURN)
        resolve_mood(s, s.mood())


class LovelyDiscard(Step[Sultan]):
    """Lovely: each player may discard any number of cards and draws as many; `arg` is how many so far."""

    def why(self, s: Sultan, seat: i64, arg: i64, action: i64) -> i64:
        if action == DONE.base:
            return OK if arg or s.tasks.count(HANDS + seat) else NOT_NOW
        return why_hand(s, seat, action - TOSS.base) if TOSS.base <= action < TOSS.end else NOT_NOW

    def legal(self, s: Sultan, seat: i64, arg: i64) -> vec[i64]:
        actions = vec[i64](capacity=4)
        if self.why(s, seat, arg, DONE.base) == OK:
            actions = append(actions, DONE.base)
        for card in s.tasks.members(HANDS + seat):
            if self.why(s, seat, arg, TOSS.base + card) == OK:
                actions = append(actions, TOSS.base + card)
        return actions

    def apply(self, s: Sultan, seat: i64, arg: i64, action: i64) -> None:
        if action == DONE.base:
            refill(s, seat, HANDS + seat, s.tasks.count(HANDS + seat) + arg)
        else:
            s.discard(action - TOSS.base)
            s.push(LOVELY_DISCARD, seat, arg + 1)


class HungryWishes(Choice):
    """Hungry: wishes that already have the lowered number are fulfilled, in the first player's order."""

    def against(self, s: Sultan, seat: i64, named: i64) -> i64:
        return why_grant(s, named)

    def choose(self, s: Sultan, seat: i64, arg: i64, named: i64) -> None:
        s.push(HUNGRY_WISHES, seat)
        grant(s, seat, named)


class SadWish(Choice):
    """Sad: the open simple wish with the fewest hearts is removed; the first player breaks ties."""

    def against(self, s: Sultan, seat: i64, named: i64) -> i64:
        return why_remove(s, named)

    def choose(self, s: Sultan, seat: i64, arg: i64, named: i64) -> None:
        take_away(s, named)
        reveal_if_few(s, seat)


class MeanDiscard(Choice):
    """Mean: each player discards a card of their choice and draws none before the end of their turn."""

    def against(self, s: Sultan, seat: i64, named: i64) -> i64:
        return why_hand(s, seat, named)

    def choose(self, s: Sultan, seat: i64, arg: i64, named: i64) -> None:
        s.discard(named)


class FreeOrderly(Step[Sultan]):
    """Distracted: each player may move the orderly at once, beside the turn's action."""

    def why(self, s: Sultan, seat: i64, arg: i64, action: i64) -> i64:
        if action == DONE.base:
            return OK
        return (
            why_orderly(s, seat, action - ORDERLY.base) if ORDERLY.base <= action < ORDERLY.end else NOT_NOW
        )

    def legal(self, s: Sultan, seat: i64, arg: i64) -> vec[i64]:
        actions = vec[i64](capacity=9)
        for action in range(ORDERLY.base, DONE.end):
            if self.why(s, seat, arg, action) == OK:
                actions = append(actions, action)
        return actions

    def apply(self, s: Sultan, seat: i64, arg: i64, action: i64) -> None:
        if action != DONE.base:
            move_orderly(s, seat, action - ORDERLY.base)


class FreeExtra(Step[Sultan]):
    """Confused: each player may add an extra task at once, beside the turn's action (ruling Q49)."""

    def why(self, s: Sultan, seat: i64, arg: i64, action: i64) -> i64:
        if action == DONE.base:
            return OK if s.tasks.count(HANDS + seat) else NOT_NOW
        return why_hand(s, seat, action - EXTRA.base) if EXTRA.base <= action < EXTRA.end else NOT_NOW

    def legal(self, s: Sultan, seat: i64, arg: i64) -> vec[i64]:
        actions = vec[i64](capacity=4)
        for card in s.tasks.members(HANDS + seat):
            if self.why(s, seat, arg, EXTRA.base + card) == OK:
                actions = append(actions, EXTRA.base + card)
        if self.why(s, seat, arg, DONE.base) == OK:
            actions = append(actions, DONE.base)
        return actions

    def apply(self, s: Sultan, seat: i64, arg: i64, action: i64) -> None:
        if action != DONE.base:
            add_extra_task(s, seat, action - EXTRA.base)

    def shown(self, s: Sultan, seat: i64, arg: i64, action: i64, reader: i64) -> i64:
        return shown_extra(seat, action, reader)


class GiveCard(Choice):
    """Friendly: each player in order gives a card to the left; what was received may be passed on (Q50)."""

    def against(self, s: Sultan, seat: i64, named: i64) -> i64:
        return why_hand(s, seat, named)

    def choose(self, s: Sultan, seat: i64, arg: i64, named: i64) -> None:
        left = (seat + 1) % s.game.seats
        s.tasks.move(named, HANDS + left, 1 << seat | 1 << left)

    def shown(self, s: Sultan, seat: i64, arg: i64, action: i64, reader: i64) -> i64:
        sees = reader == seat or reader == (seat + 1) % s.game.seats
        return action if sees else ~GIVE.base


def is_hidden_plate(s: Sultan, plate: i64) -> bool:
    """Whether a plate has not been shown this round."""
    return not s.shown_plates >> plate & 1 and (s.travelers or plate < BASE_PLATES)


def everyone_in_order(s: Sultan, step: i64) -> None:
    """Push a step for every player, so that the first player comes first."""
    for later in range(s.game.seats):
        s.push(step, s.in_order(s.game.seats - 1 - later))


def resolve_mood(s: Sultan, mood: i64) -> None:
    """What a plate asks for at once."""
    if mood == LOVELY:
        everyone_in_order(s, LOVELY_DISCARD)
    elif mood == DEMANDING:
        s.push(REVEAL_WISH, s.first, A_SIMPLE_WISH)
    elif mood == HUNGRY:
        s.push(HUNGRY_WISHES, s.first)
    elif mood == HAPPY:
        for seat in range(s.game.seats):
            s.gain_gems(seat, 1)
    elif mood == UNCERTAIN:
        for merchant in range(MERCHANTS):
            ware = s.face_up(merchant)
            if ware != NONE:
                s.wares.move(ware, WARE_UNDER, s.everyone(), s.next_order())
                s.push(SHOW_WARE, s.first, merchant)
    elif mood == MEAN:
        everyone_in_order(s, MEAN_DISCARD)
    elif mood == SAD:
        s.push(SAD_WISH, s.first)
    elif mood == DISTRACTED:
        everyone_in_order(s, FREE_ORDERLY)
    elif mood == CONFUSED:
        everyone_in_order(s, FREE_EXTRA)
    elif mood == FRIENDLY:
        if not s.solo():
            everyone_in_order(s, GIVE_CARD)
    elif mood == TIDY:
        shuffle_discards(s)

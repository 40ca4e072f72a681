"""How good a position of The Sultan's Wishes looks, for bots. It looks only at what the seat may know."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core import sheet
from serai.core.state import OVER
from serai.games.sultans_wishes import components as box
from serai.games.sultans_wishes import scoring
from serai.games.sultans_wishes import state as at
from serai.games.sultans_wishes.state import Sultan

POINT: Final[i64] = 100
GEM: Final[i64] = 75  # well spent a gem buys about this part of a point
LAST_GEM: Final[i64] = 50  # kept to the end it is half a point
LAMP: Final[i64] = 250
FREE_AIDE: Final[i64] = 20


def value(s: Sultan, seat: i64) -> i64:
    """The seat's standing, less that of its best opponent where there is one, in hundredths of a point."""
    standings = vec[i64]([standing(s, other, seat) for other in range(s.game.seats)])
    return standings[seat] - sheet.best_of_others(standings, seat) // 2


def standing(s: Sultan, seat: i64, reader: i64) -> i64:
    """What a seat has and may hope for, as far as the reader knows."""
    total = s.score[seat] * POINT
    if s.actor() == OVER:
        return total * POINT
    turns = turns_left(s)
    total += s.gems[seat] * (GEM if turns > 1 else LAST_GEM)
    total += s.lamp[seat] * LAMP
    total += s.free[seat] * FREE_AIDE
    total += hearts_to_come(s, seat)
    if seat == reader:
        total += scoring.wares_worth(s, seat) * POINT
        total += scoring.gifts_worth(s, seat) * POINT
        total += scoring.relics_worth(s, seat) * POINT
        total += extra_tasks_to_come(s, seat)
        total += hand_worth(s, seat)
        total += traveling_worth(s, seat, turns)
    return total


def turns_left(s: Sultan) -> i64:
    """How many turns a seat may still have, roughly."""
    if s.solo():
        return (box.SOLO_ROUNDS - s.round) * box.PLATES_IN_ROUND[1] + s.plates_left
    if s.ending:
        return s.plates_left
    return s.plates_left + (s.simple_down + box.FINALS_IN_PLAY) * 2


def hearts_to_come(s: Sultan, seat: i64) -> i64:
    """Hearts under the own aides, the more certain the nearer their wish is to being fulfilled."""
    total: i64 = 0
    for slot in range(box.CARDS * box.AIDES_ON_CARD):
        if s.aides[slot] == seat:
            card = slot // box.AIDES_ON_CARD
            wish = s.wish_of[card]
            total += box.HEARTS_OF[card] * (45 + 45 * s.progress(wish) // box.NEEDED[wish])
    return total


def extra_tasks_to_come(s: Sultan, seat: i64) -> i64:
    """What the orderly promises: its task among those that the seat knows to be in the extra stack."""
    task = s.orderly[seat]
    if task == box.NONE:
        return 0
    known = known_extra_hearts(s, seat)
    mine = known[task]
    if mine == 0:
        return 60 if s.plates_left else 0
    unknown = s.tasks.count(at.EXTRA_STACK)
    place: i64 = 0
    for hearts in known:
        if hearts > mine:
            place += 1
        if hearts:
            unknown -= 1
    place += max(unknown, 0) // 4
    return box.EXTRA_TASK_POINTS[place] * 80 if place < len(box.EXTRA_TASK_POINTS) else 0


def known_extra_hearts(s: Sultan, seat: i64) -> vec[i64]:
    """Hearts of each task in the extra stack, on the cards that the seat knows."""
    hearts = vec[i64]([0] * box.TASKS)
    for card in s.tasks.members(at.EXTRA_STACK):
        if s.tasks.knows(card, seat):
            hearts[box.TASK_OF[card]] += box.HEARTS_OF[card]
    return hearts


def hand_worth(s: Sultan, seat: i64) -> i64:
    """Cards that match an open wish are worth keeping, the more the more hearts they have."""
    total: i64 = 0
    for card in s.tasks.members(at.HANDS + seat):
        for wish in range(box.WISHES):
            if s.wishes[wish] == at.OPEN and box.MATCHES[card * box.WISHES + wish]:
                total += 10 + 12 * box.HEARTS_OF[card]
                break
    return total


def traveling_worth(s: Sultan, seat: i64, turns: i64) -> i64:
    """A traveler under way is worth the more the nearer it is to a town, if there is time to arrive."""
    place = s.place[seat]
    if place == box.START or turns < 2:
        return 0
    return 70 if place < 3 else 160

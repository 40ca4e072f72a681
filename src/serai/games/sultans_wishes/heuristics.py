"""How good a position of The Sultan's Wishes looks, for bots. It looks only at what the seat may know.

The weights come from games between bots: they were fitted to the points that followed such positions, and
those that made a greedy bot stronger, or one that searches, were kept.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core import sheet
from serai.core.rows import signer
from serai.core.state import OVER
from serai.games.sultans_wishes import components as box
from serai.games.sultans_wishes import scoring
from serai.games.sultans_wishes import state as at
from serai.games.sultans_wishes.state import Sultan

POINT: Final[i64] = 100
GEM: Final[i64] = 70  # well spent a gem buys about this part of a point
LAST_GEM: Final[i64] = 50  # kept to the end it is half a point
HEART_IN_HAND: Final[i64] = 30  # on a card that matches an open wish
# Extra tasks
EXTRA_POINT: Final[i64] = 80  # of the place that the orderly has now
EXTRA_HEART: Final[i64] = 80  # known in the stack, and the orderly may still go there
MOST_HEARTS: Final[i64] = 6
MOST_UNKNOWN: Final[i64] = 3
# What opponents keep hidden
WARE: Final[i64] = 430
RELIC: Final[i64] = 300
GIFT: Final[i64] = 250
# Travelers
ONE_MOVE: Final[i64] = 150  # from a town
MORE_MOVES: Final[i64] = 80
RELIC_HERE: Final[i64] = 50
GIFT_TO_GROW: Final[i64] = 100  # of the end of the game: there is time to collect what it pays for
ROUND_GIFT: Final[i64] = 150


class Weights:
    """What weighs differently when a bot has to be made to invest, and when it is to foretell."""

    def __init__(
        self,
        *,
        opponent: i64,
        lamp: i64,
        heart: i64,
        near_heart: i64,
        near_wish: i64,
        bare: i64,
        unknown: i64,
    ) -> None:
        self.opponent = opponent  # percent: a point of the best one
        self.lamp = lamp
        # A heart under an aide, and the Extra Points of its wish: more, the nearer it is to being fulfilled
        self.heart = heart
        self.near_heart = near_heart
        self.near_wish = near_wish
        self.bare = bare  # an orderly on a task of which no card is known
        self.unknown = unknown  # a card that an opponent has put on the extra stack


INVEST: Final = Weights(
    opponent=80, lamp=220, heart=45, near_heart=55, near_wish=170, bare=60, unknown=100
)  # fmt: skip
FORETELL: Final = Weights(
    opponent=100, lamp=110, heart=0, near_heart=150, near_wish=310, bare=230, unknown=190
)  # fmt: skip


def value(s: Sultan, seat: i64) -> i64:
    """The seat's standing, less most of its best opponent's where there is one, in hundredths of a point."""
    return ahead(s, seat, INVEST)


def leads(s: Sultan) -> vec[i64]:
    """How far each seat seems ahead by what becomes of such positions, against how far another does.

    Whoever searches sees what an investment brings, and need not be made to invest.
    """
    each = vec[i64]([ahead(s, seat, FORETELL) for seat in range(s.game.seats)])
    return vec[i64]([each[seat] - sheet.best_of_others(each, seat) for seat in range(s.game.seats)])


def ahead(s: Sultan, seat: i64, by: Weights) -> i64:
    """How far the seat seems ahead, as far as it can know."""
    standings = vec[i64]([s.score[other] * POINT for other in range(s.game.seats)])
    if s.actor() == OVER:
        return compared(standings, seat, by) * POINT
    turns = turns_left(s)
    gathered = gathered_for(s)
    hearts = hearts_for(s)
    known = known_extra_hearts(s, seat)
    for other in range(s.game.seats):
        for wish in range(box.WISHES):
            standings[other] += promise(wish, gathered[wish], hearts[wish * s.game.seats + other], by)
        standings[other] += extra_task_worth(s, other, s.orderly[other], known, seat, by)
        standings[other] += s.gems[other] * (GEM if turns > 1 else LAST_GEM)
        standings[other] += s.lamp[other] * (by.lamp if turns else 0)
        standings[other] += traveling_worth(s, other, turns)
        if other == seat:
            standings[other] += kept_worth(s, seat, turns) + hand_worth(s, seat)
        else:
            standings[other] += hidden_worth(s, other)
    add_unknown_cards(s, standings, seat, by.unknown)
    return compared(standings, seat, by)


def compared(standings: vec[i64], seat: i64, by: Weights) -> i64:
    return standings[seat] - sheet.best_of_others(standings, seat) * by.opponent // 100


def turns_left(s: Sultan) -> i64:
    """How many turns a seat may still have, roughly."""
    if s.solo():
        return (box.SOLO_ROUNDS - s.round) * box.PLATES_IN_ROUND[1] + s.plates_left
    if s.ending:
        return s.plates_left
    return s.plates_left + (s.simple_down + box.FINALS_IN_PLAY) * 2


def gathered_for(s: Sultan) -> vec[i64]:
    """[wish] what is gathered for it, as `progress` counts, but all wishes at once."""
    gathered = vec[i64]([0] * box.WISHES)
    for wish in s.guard:
        if wish >= 0:
            gathered[wish] += 1
    for card in range(box.CARDS):
        wish = s.wish_of[card]
        if wish != box.NONE:
            gathered[wish] += box.HEARTS_OF[card] if wish < box.SIMPLES else 1
    return gathered


def hearts_for(s: Sultan) -> vec[i64]:
    """[wish, seat] the hearts under the seat's aides."""
    seats = s.game.seats
    hearts = vec[i64]([0] * (box.WISHES * seats))
    for card in range(box.CARDS):
        wish = s.wish_of[card]
        if wish != box.NONE:
            first = card * box.AIDES_ON_CARD
            for slot in range(first, first + box.AIDES_ON_CARD):
                if s.aides[slot] != box.NONE:
                    hearts[wish * seats + s.aides[slot]] += box.HEARTS_OF[card]
    return hearts


def promise(wish: i64, gathered: i64, mine: i64, by: Weights) -> i64:
    """What own hearts at a wish, and its Extra Points, are worth before it is fulfilled."""
    if mine == 0:
        return 0
    return mine * by.heart + (mine * by.near_heart + by.near_wish) * gathered // box.NEEDED[wish]


def known_extra_hearts(s: Sultan, reader: i64) -> vec[i64]:
    """[task] hearts of the cards in the extra stack that the reader knows."""
    known = vec[i64]([0] * box.TASKS)
    for card in s.tasks.members(at.EXTRA_STACK):
        if s.tasks.knows(card, reader):
            known[box.TASK_OF[card]] += box.HEARTS_OF[card]
    return known


def extra_task_worth(s: Sultan, seat: i64, task: i64, known: vec[i64], reader: i64, by: Weights) -> i64:
    """What a seat's orderly on a task promises, by the cards that the reader knows.

    Without an orderly on the chart known cards are still worth something while there is time to send it.
    """
    if task != box.NONE and known[task]:
        place: i64 = 0
        for hearts in known:
            if hearts > known[task]:
                place += 1
        return box.EXTRA_TASK_POINTS[place] * EXTRA_POINT if place < len(box.EXTRA_TASK_POINTS) else 0
    if s.plates_left == 0:
        return 0
    if task != box.NONE:
        return by.bare
    if seat != reader:
        return 0
    most: i64 = 0
    for free in range(box.TASKS):
        if known[free] > most and free not in s.orderly:
            most = known[free]
    return min(most, MOST_HEARTS) * EXTRA_HEART


def add_unknown_cards(s: Sultan, standings: vec[i64], reader: i64, each: i64) -> None:
    """Of cards that opponents have put on the extra stack the reader knows no more than whose they are."""
    unknown = vec[i64]([0] * s.game.seats)
    for card in s.tasks.members(at.EXTRA_STACK):
        if not s.tasks.knows(card, reader):
            unknown[signer(s.tasks.order[card])] += 1
    for seat in range(s.game.seats):
        standings[seat] += min(unknown[seat], MOST_UNKNOWN) * each


def kept_worth(s: Sultan, seat: i64, turns: i64) -> i64:
    """What the seat keeps for the end, and its gifts for what they may still become."""
    total = scoring.wares_worth(s, seat) * POINT
    if s.travelers:
        total += (scoring.gifts_worth(s, seat) + scoring.relics_worth(s, seat)) * POINT
        if turns > box.PLATES_IN_ROUND[s.game.seats]:
            total += s.gifts.count_of(at.HELD + seat, box.END_OF_GAME) * GIFT_TO_GROW
            total += s.gifts.count_of(at.HELD + seat, box.END_OF_ROUND) * ROUND_GIFT
    return total


def hidden_worth(s: Sultan, seat: i64) -> i64:
    """What an opponent's wares, relics and gifts are worth on average."""
    total = s.wares.count(at.OWNED + seat) * WARE
    if s.travelers:
        total += s.relics.count(at.TAKEN + seat) * RELIC + s.gifts.count(at.HELD + seat) * GIFT
    return total


def hand_worth(s: Sultan, seat: i64) -> i64:
    """Cards that match an open wish are worth keeping, the more the more hearts they have."""
    total: i64 = 0
    for card in s.tasks.members(at.HANDS + seat):
        if matches_a_wish(s, card):
            total += HEART_IN_HAND * box.HEARTS_OF[card]
    return total


def matches_a_wish(s: Sultan, card: i64) -> bool:
    for wish in range(box.WISHES):
        if s.wishes[wish] == at.OPEN and box.MATCHES[card * box.WISHES + wish]:
            return True
    return False


def traveling_worth(s: Sultan, seat: i64, turns: i64) -> i64:
    """A traveler under way is worth more, the fewer moves it is from a town, if there is time to arrive."""
    place = s.place[seat]
    if place == box.START:
        return 0
    next_to_a_town = box.NEXT_PLACES[place] >> box.TOWN != 0
    if turns < (1 if next_to_a_town else 2):
        return 0
    worth = ONE_MOVE if next_to_a_town else MORE_MOVES
    return worth + RELIC_HERE if s.tokens >> place & 1 else worth

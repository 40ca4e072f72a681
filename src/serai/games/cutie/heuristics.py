"""How good a position of When Cutie Met Patootie looks, for bots. It looks only at what the seat may know.

Everybody scores the same gems, so what counts is to be ahead of whoever the others may be: a lead is held
against each Citizen in the game, in the gems that are likely to be left, and a small one is worth most.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.state import OVER
from serai.games.cutie import components as box
from serai.games.cutie import state as at
from serai.games.cutie.state import Cutie

# Found by play between bots with different weights. Gems and points are counted in parts of SURE.
SURE: Final[i64] = 1024
POINT: Final[i64] = 100 * SURE
LEAD: Final[i64] = 10 * POINT  # wins three games of four
STAKE: Final[i64] = 20 * POINT  # for being far ahead of everybody
DOUBT: Final[i64] = 6 * SURE  # the lead that is worth half of it
DOUBT_AT_THE_END: Final[i64] = SURE
TIE: Final[i64] = SURE // 2  # a lead for whom a tie would decide
OWN: Final[i64] = 20  # of a hundred: what own points are worth beside a lead
TURN: Final[i64] = 10
ROW: Final[i64] = 12  # tenths of a gem that a row costs
KEPT: Final[i64] = 6  # rows to climb that halve the worth of a gem


def value(s: Cutie, seat: i64) -> i64:
    """How far the seat seems ahead of each Citizen another may have, and a little for its points.

    So it is at the end, too: a bot that looks there before it comes cannot know the others. Alone it is the
    points to be hoped for.
    """
    return standing(s, likely_piles(s), seat)


def leads(s: Cutie) -> vec[i64]:
    """How far each seat seems ahead, as far as it can know: whom the others really are is mostly luck."""
    piles = likely_piles(s)
    return vec[i64]([standing(s, piles, seat) for seat in range(s.game.seats)])


def standing(s: Cutie, piles: vec[i64], seat: i64) -> i64:
    """What piles of gems are worth to a seat."""
    citizen = s.citizens.one_of(at.SECRET + seat)
    if citizen == box.NONE:
        return 0
    own = worth(piles, citizen)
    if s.game.seats == 1:
        return own * 100
    over = s.actor() == OVER
    doubt = DOUBT_AT_THE_END if over else DOUBT
    total: i64 = 0
    rivals: i64 = 0
    for rival in range(len(box.CITIZENS)):
        if rival != citizen and s.citizens.where[rival] != at.OUT:
            lead = own - worth(piles, rival)
            if over and lead == 0:
                lead = TIE if s.trigger == seat else -TIE
            total += STAKE * lead // (max(lead, -lead) + doubt)
            rivals += 1
    return total // max(rivals, 1) + own * OWN


def worth(piles: vec[i64], citizen: i64) -> i64:
    """The points of a Citizen for piles of gems."""
    total: i64 = 0
    for colour in range(box.COLOURS):
        total += piles[colour] * box.VALUES[citizen * box.COLOURS + colour]
    return total


def likely_piles(s: Cutie) -> vec[i64]:
    """By colour, the gems to be scored: start gems of survivors, and of the gems held those not spent."""
    over = s.actor() == OVER
    piles = vec[i64]([0, 0, 0, 0, 0])
    for visitor in range(box.VISITORS):
        if not s.is_alive(visitor):
            continue
        rows = 0 if over else max(s.visitors - s.staying - s.place[visitor] // box.ROW, 0)
        chance = survival(s, visitor, rows)
        kept = chance * KEPT // (KEPT + rows)
        for gem in range(visitor * box.COLOURS, visitor * box.COLOURS + box.COLOURS):
            piles[gem % box.COLOURS] += chance * box.STARTING[gem] + kept * s.gems[gem]
    return piles


def survival(s: Cutie, visitor: i64, rows: i64) -> i64:
    """How likely a Visitor is to survive: slow searches until it drowns, against turns that it needs.

    It needs one for each row to climb; with others at the table, who may not bring it gems, one more for
    each gem that it lacks.
    """
    if rows == 0:
        return SURE
    above = s.place[visitor] // box.ROW - s.low
    time = (s.timer() - s.flipped) * TURN
    for later in range(1, above + 1):
        time += (s.timer() - later) * TURN
    needed = rows * TURN
    if s.game.seats > 1:
        needed += max(rows * ROW - s.held(visitor) * TURN, 0)
    return SURE * time // (time + needed)

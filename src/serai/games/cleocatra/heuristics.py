"""How good a position of Cleocatra looks, for bots."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core import sheet
from serai.core.state import OVER
from serai.games.cleocatra import components as box
from serai.games.cleocatra import legality
from serai.games.cleocatra.state import Cleocatra

# Found by play between greedy bots with different weights.
POINT: Final[i64] = 100
PROSPECT: Final[i64] = 55  # of a point, for each point of the best Rescue still open
SECOND_PROSPECT: Final[i64] = 20
STUCK: Final[i64] = -60  # a Rescuer under an Inspector


def value(s: Cleocatra, seat: i64) -> i64:
    """The seat's standing against its best opponent, in hundredths of a point."""
    standings = vec[i64]([standing(s, other) for other in range(s.game.seats)])
    return standings[seat] - sheet.best_of_others(standings, seat)


def standing(s: Cleocatra, seat: i64) -> i64:
    """Points, and what the Rescuers on the table promise."""
    total = s.score[seat] * POINT
    if s.actor() == OVER:
        return total * POINT
    first: i64 = 0
    second: i64 = 0
    for tile in range(box.TILES):
        if s.rescuers[seat] >> tile & 1 and s.cell[tile] != box.NONE:
            if s.inspectors >> tile & 1:
                total += STUCK
            else:
                points = best_rescue(s, seat, tile)
                if points > first:
                    second = first
                    first = points
                elif points > second:
                    second = points
    return total + first * PROSPECT + second * SECOND_PROSPECT


def best_rescue(s: Cleocatra, seat: i64, centre: i64) -> i64:
    """The most points a Rescue from this tile can bring: colours, and at most one Helper of each."""
    helpers = s.beside[centre] & s.rescuers[seat]
    points = legality.colours_in(legality.area(s, centre))
    for colour in range(box.COLOURS):
        if helpers & box.TILES_OF[colour]:
            points += 1
    if s.advanced and box.COLOUR_OF[centre] == box.CLEOCATRA:
        points += 1
    return points

"""Points of Cleocatra: what a Rescue is worth at best, the score sheet, and who has won."""

from mypy_extensions import i64

from serai.games.cleocatra.components import CLEOCATRA, COLOUR_OF, COLOURS, TILES_OF
from serai.games.cleocatra.legality import area, colours_in
from serai.games.cleocatra.state import BONUS_POINTS, CATS, HELPERS, LINES, Cleocatra


def best_rescue(s: Cleocatra, seat: i64, centre: i64) -> i64:
    """The most points a Rescue from this tile can bring: colours, and at most one Helper of each."""
    helpers = s.beside[centre] & s.rescuers[seat]
    points = colours_in(area(s, centre))
    for colour in range(COLOURS):
        if helpers & TILES_OF[colour]:
            points += 1
    if s.advanced and COLOUR_OF[centre] == CLEOCATRA:
        points += 1
    return points


def score(s: Cleocatra, seat: i64) -> i64:
    return s.score[seat]


def score_sheet(s: Cleocatra, seat: i64) -> dict[str, int]:
    """A seat's points by what they are for."""
    first = seat * LINES
    return {
        "cats": s.sheet[first + CATS],
        "helpers": s.sheet[first + HELPERS],
        "cleocatra": s.sheet[first + BONUS_POINTS],
    }


def winners(s: Cleocatra) -> list[int]:
    """The highest score wins; equal scores share the victory (End game)."""
    best = max(s.score)
    return [seat for seat in range(int(s.game.seats)) if s.score[seat] == best]

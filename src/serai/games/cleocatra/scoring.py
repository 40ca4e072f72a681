"""Points of Cleocatra: what a Rescue is worth at best, the score sheet, and who has won."""

from mypy_extensions import i64

from serai.core import sheet
from serai.games.cleocatra import components as box
from serai.games.cleocatra.legality import area, colours_in
from serai.games.cleocatra.state import Cleocatra


def best_rescue(s: Cleocatra, seat: i64, centre: i64) -> i64:
    """The most points a Rescue from this tile can bring: colours, and at most one Helper of each."""
    helpers = s.beside[centre] & s.rescuers[seat]
    points = colours_in(area(s, centre))
    for colour in range(box.COLOURS):
        if helpers & box.TILES_OF[colour]:
            points += 1
    if s.advanced and box.COLOUR_OF[centre] == box.CLEOCATRA:
        points += 1
    return points


def winners(s: Cleocatra) -> list[int]:
    """The highest score wins; equal scores share the victory (End game)."""
    return sheet.leaders(s.score)

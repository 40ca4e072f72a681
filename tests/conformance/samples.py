"""How much the conformance suite looks at, and the positions it looks at."""

from tests.conformance.checks import rests_at_an_entry
from tests.kit import THOROUGH, Table, positions

from serai.core.state import State

SCALE = 20 if THOROUGH else 1
GAMES = 6 * SCALE  # random games, checked after every action
POSITIONS = 48 * SCALE  # for cheap checks
FEW = 16 * SCALE  # for dear ones
REDEALS = 3  # of each position, for each reader
WATCHED = 1 * SCALE  # random games followed by a witness
ACTIONS_WATCHED = 250  # from the beginning of such a game
AHEAD = 8  # actions that copies and records are played on from a position
TRIALS = 3  # actions after each of which undo is tried
PREVIEWS = 4  # actions previewed in one position
RECORDS = 1 * SCALE  # whole games written and replayed
LAST = 30  # actions before the end at which bots take over a game

_known: dict[str, list[State]] = {}


def at_entries(table: Table) -> list[State]:
    """Those of the positions that rest at an entry, loaded anew: nobody remembers more than they say."""
    resting = [s for s in sample(table) if rests_at_an_entry(s)]
    assert resting
    title, seats, options = table
    return [title.load(seats, options, title.dump(s)) for s in resting]


def sample(table: Table, count: int = POSITIONS) -> list[State]:
    """Positions of a table, the same for every check; nobody may change them."""
    name = table.name()
    if name not in _known:
        _known[name] = positions(table.title, table.seats, table.options, seed=1, count=POSITIONS)
    return _known[name][:count]

"""How much the conformance suite looks at, and the positions it looks at.

The compiled build, which is many times faster, looks at all of it, the interpreted one at a share.
"""

from tests.conformance.checks import rests_at_an_entry
from tests.kit import THOROUGH, Table, positions

from serai.cli.shared import build
from serai.core.state import State

SCALE = 20 if THOROUGH else 1
SHARE = 1 if THOROUGH or build.current() == build.COMPILED else 2  # one of so many
GAMES = 6 * SCALE // SHARE  # random games, checked after every action
KNOWN = 48 * SCALE  # positions of each table
POSITIONS = KNOWN // SHARE  # for cheap checks
FEW = POSITIONS // 3  # for dear ones
REDEALS = 3  # of each position, for each reader
WATCHED = 1 * SCALE  # random games followed by a witness
ACTIONS_WATCHED = 250 // SHARE  # from the beginning of such a game
AHEAD = 8  # actions that copies and records are played on from a position
TRIALS = 3  # actions after each of which undo is tried
RECORDS = 1 * SCALE  # whole games written and replayed
LAST = 30  # actions before the end at which bots take over a game

_known: dict[str, list[State]] = {}


def known(table: Table) -> list[State]:
    """Positions of a table, the same for every check, by kinds of step; nobody may change them."""
    name = table.name()
    if name not in _known:
        _known[name] = positions(table.title, table.seats, table.options, seed=1, count=KNOWN)
    return _known[name]


def sample(table: Table, count: int = POSITIONS) -> list[State]:
    """So many of them, spread over all kinds of step, and others at another number of seats."""
    found = known(table)
    return [found[(n * len(found) // count + table.seats) % len(found)] for n in range(count)]


def at_entries(table: Table) -> list[State]:
    """Those of the positions that rest at an entry, loaded anew: nobody remembers more than they say."""
    resting = [s for s in known(table) if rests_at_an_entry(s)]
    assert resting
    title, seats, options = table
    return [title.load(seats, options, title.dump(s)) for s in resting]

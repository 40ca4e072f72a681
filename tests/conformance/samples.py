"""How much the conformance suite looks at, and the positions it looks at."""

from tests.kit import THOROUGH, Table, positions

from serai.core.state import State

SCALE = 20 if THOROUGH else 1
GAMES = 12 * SCALE  # random games, checked after every action
POSITIONS = 60 * SCALE  # for cheap checks
FEW = 15 * SCALE  # for checks that ask the whole catalogue several times
MATCHES = 2 * SCALE  # with every reader's story
UNDO_EVERY = 4  # actions between two trials of undo, each of which replays the match
AHEAD = 12  # actions that copies are played on
PREVIEWS = 6  # actions previewed in one position
RECORDS = 2 * SCALE

_known: dict[str, list[State]] = {}


def sample(table: Table, count: int = POSITIONS) -> list[State]:
    """Positions of a table, the same for every check; nobody may change them."""
    name = table.name()
    if name not in _known:
        _known[name] = positions(table.title, table.seats, table.options, seed=1, count=POSITIONS)
    return _known[name][:count]

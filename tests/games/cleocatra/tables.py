"""Tables of Cleocatra on which a player has few ways to go, written by hand and at random.

Those by hand are lines for `position` of kit.py: tile, cell, Rescuers by seat, Inspector.
"""

from itertools import pairwise
from random import Random

from tests.games.cleocatra import oracle
from tests.games.cleocatra.kit import TITLE, row, rows
from tests.kit import put_pending

from serai.core.state import State

NINE = ["OR1", "PU1", "BL1", "GR1", "CL1", "OR2", "PU2", "BL2", "GR2"]  # all tiles of two players
THIRTEEN = ["OR1", "GR1", "PU1", "BL1", "OR2", "GR2", "PU2", "BL2", "CL1", "PU3", "BL3", "GR3", "OR3"]

# Two players. Seat 0 has no Rescuer out, the pile is empty, and occupied ends leave nothing to search.
NOTHING_TO_BEGIN_WITH = row(NINE, {"OR1": "R1", "GR2": "R1", "CL1": "I"})
# Two players. All three Rescuers of seat 0 stand under Inspectors.
ALL_INSPECTED = row(["OR1", "PU1", "BL1", "GR1"], {"OR1": "R0 I", "PU1": "R0 I", "BL1": "R0 I", "GR1": "R1"})
# Two players, three tiles, six Rescuers.
NO_ROOM_LEFT = row(["OR1", "PU1", "BL1"], {"OR1": "R0 R1 I", "PU1": "R0 R1 I", "BL1": "R0 R1 I"})
# Three players. As with nine tiles; and on CL1, inspected between full tiles, a Rescuer would be stuck.
LITTLE_HELP = row(THIRTEEN, {"OR1": "R1", "BL2": "R1 R2", "CL1": "I", "PU3": "R1 R2", "OR3": "R2"})
# Three players, advanced. Seat 0's Rescuers are inspected at the ends of the row, shut in by full tiles.
SHUT_IN = row(THIRTEEN, {"OR1": "R0 I", "GR1": "R0 I", "PU1": "R1 R2", "GR3": "R1 R2", "OR3": "R0 I"})
SHUT_IN_WITH_SUPPLY = row(THIRTEEN, {"OR1": "R0 I", "GR1": "R1 R2", "OR3": "R1"})
# Three players, advanced. The Rescuer on the Mafdet tile PU1 can herd here, and from no other free cell.
ONLY_HERE = """
    PU1 -1 0 R0 I
    OR1 0 0
    GR1 1 0 R1 R2
    BL1 0 1 R1 R2
    OR2 2 0 R0 I
    GR2 1 1 R0 I
"""


def grow(rng: Random, names: list[str], shape: str) -> dict[str, oracle.Cell]:
    """A figure of these tiles: a strip, a clump with holes to fill, or anything."""
    at = {names[0]: (0, 0)}
    for last, name in pairwise(names):
        cells = sorted(oracle.free_cells({last: at[last]} if shape == "strip" else at) - set(at.values()))
        if shape == "clump":
            rng.shuffle(cells)
            cells = [max(cells, key=lambda cell: len(oracle.edges(cell) & set(at.values())))]
        at[name] = rng.choice(cells or sorted(oracle.free_cells(at)))
    return at


def random_table(rng: Random, seats: int, mode: str) -> State:
    """A position that the rules allow, written at random: crowded, and with Inspectors on Rescuers."""
    names = [name for name in oracle.NAMES if seats > 2 or name not in oracle.NOT_WITH_TWO]
    shape = rng.choice(["strip", "clump", "anything"])
    if rng.random() < 0.3:
        two = rng.sample(oracle.COLOURS[:4], 2)
        names = [name for name in names if oracle.COLOUR[name] in two]
    count = rng.randint(2, min(len(names), rng.choice([4, 7, 13])))
    laid = rng.sample(names, count if rng.random() < 0.7 else len(names))
    at = grow(rng, laid, shape)
    people: dict[str, list[int]] = {name: [] for name in laid}
    starter, seat = rng.randrange(seats), rng.randrange(seats)
    if shape == "strip":
        # With its ends occupied a strip allows no Search.
        people[laid[0]].append((seat + 1) % seats)
        people[laid[-1]].append((seat + 1) % seats)
    for player in rng.sample(range(seats), seats):
        wanted = rng.choice([0, 1] if shape == "strip" and player == seat else [1, 2, 3, 3, 3])
        standing = sum(player in group for group in people.values())
        for _ in range(wanted - standing):
            roomy = [name for name in laid if len(people[name]) < 2 and player not in people[name]]
            if roomy:
                people[rng.choice(roomy)].append(player)
    likely = [name for name in laid if seat in people[name]]
    order = rng.sample(likely, len(likely)) + rng.sample(laid, len(laid))
    inspected = set(order[: rng.choice([0, 2, 3, 3, 3])])
    laid_tiles = {
        name: {"at": at[name], "rescuers": people[name], "inspector": name in inspected} for name in laid
    }
    sheet = [[rng.randrange(22), rng.randrange(3), 0] for _ in range(seats)]
    turns = rng.randrange(20) * seats + (seat - starter) % seats
    bonus = rng.randrange(seats) if mode == "advanced" and rng.random() < 0.2 else None
    options = {"mode": mode, "cap": rng.choice([0, 0, 30])}
    position = {"begin": {"at": "turn", "seat": seat}, **rows(laid_tiles, sheet), "starter": starter}
    s = TITLE.load(seats, options, {**position, "turns": turns})
    return s if bonus is None else put_pending(s, [["EndTurn", seat, 0], ["Act", bonus, 3]])

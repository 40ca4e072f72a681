"""Tables of Cleocatra on which a player has few ways to go; more than one test plays on them.

They are lines for `position` of kit.py: tile, cell, Rescuers by seat, Inspector.
"""

from tests.games.cleocatra.kit import row

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

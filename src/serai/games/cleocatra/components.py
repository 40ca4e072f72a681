"""What is in the box of Cleocatra. Every value says where it comes from.

PRINTED: the rulebook says so. PUBLIC: other public sources say so. RECONSTRUCTED: neither does; owners of
the box can correct it here, in one place.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.triangle import neighbours

# Colours of the cats, and the power that each carries in the advanced game.
PURPLE: Final[i64] = 0
BLUE: Final[i64] = 1
ORANGE: Final[i64] = 2
GREEN: Final[i64] = 3
GOLD: Final[i64] = 4
COLOURS: Final[i64] = 5
COLOUR_NAMES: Final = ["purple", "blue", "orange", "green", "gold"]

# RECONSTRUCTED: that powers go by colour is public; which colour has which is ours.
MAFDET: Final[i64] = PURPLE
BASTET: Final[i64] = BLUE
MUT: Final[i64] = ORANGE
PRINCESS: Final[i64] = GREEN
CLEOCATRA: Final[i64] = GOLD
POWER_NAMES: Final = ["mafdet", "bastet", "mut", "princess", "cleocatra"]

# PRINTED: 13 tiles. RECONSTRUCTED: three of each of the four colours, and one Cleocatra.
TILES: Final[i64] = 13
TILE_NAMES: Final = [
    "PU1", "PU2", "PU3", "BL1", "BL2", "BL3", "OR1", "OR2", "OR3", "GR1", "GR2", "GR3", "CL1",
]  # fmt: skip
COLOUR_OF: Final[vec[i64]] = vec[i64]([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3, 4])
# [colour] the set of its tiles
TILES_OF: Final[vec[i64]] = vec[i64]([0o7, 0o70, 0o700, 0o7000, 0o10000])
ALL_TILES: Final[i64] = 0o17777
# PRINTED: with two players one purple, blue, orange and green tile stay in the box.
TWO_PLAYER_TILES: Final[i64] = ALL_TILES & ~0o4444

RESCUERS: Final[i64] = 3  # of each player: PRINTED, 12 in four colours
INSPECTORS: Final[i64] = 3  # PRINTED, whatever the number of players
GOAL: Final[i64] = 23  # PRINTED
MOST_SEATS: Final[i64] = 4  # PRINTED

NONE: Final[i64] = -1

# PUBLIC: tiles are triangles. The figure may walk for ever, so the lattice is a torus. 13 tiles and the
# free cells at both ends of them span at most 15 columns, so 16 keep the two ends apart.
SIDE: Final[i64] = 16
CELLS: Final[i64] = SIDE * SIDE
COORDINATES: Final = [str(n if n < SIDE // 2 else n - SIDE) for n in range(SIDE)]
CELL_NAMES: Final = [f"{x} {y}" for x in COORDINATES for y in COORDINATES]
MIDDLE: Final[i64] = 0
BESIDE_CELL: Final[vec[i64]] = neighbours(SIDE)  # [cell, 3]

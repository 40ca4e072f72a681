"""The actions of Cleocatra and the numbered reasons for refusing one."""

from typing import Final

from mypy_extensions import i64

from serai.core.actions import Catalogue, numbers
from serai.core.state import FIRST_REASON
from serai.games.cleocatra.components import COLOUR_NAMES, MOST_SEATS, SIDE, TILE_NAMES

COORDINATES: Final = [str(n if n < SIDE // 2 else n - SIDE) for n in range(SIDE)]

CATALOGUE: Final = Catalogue()
# Basic game
SCOUT: Final = CATALOGUE.verb("scout", {})
SEARCH: Final = CATALOGUE.verb("search", {"tile": TILE_NAMES})
DISPATCH: Final = CATALOGUE.verb("dispatch", {})
TEAM: Final = CATALOGUE.verb("team", {"tile": TILE_NAMES})
RESCUE: Final = CATALOGUE.verb("rescue", {"tile": TILE_NAMES})
LAY: Final = CATALOGUE.verb("lay", {"x": COORDINATES, "y": COORDINATES})
SCORE: Final = CATALOGUE.verb("score", {"tile": TILE_NAMES})
RECALL: Final = CATALOGUE.verb("recall", {"tile": TILE_NAMES})
PLACE: Final = CATALOGUE.verb("place", {"tile": TILE_NAMES})
REGROUP: Final = CATALOGUE.verb("regroup", {"from": TILE_NAMES, "to": TILE_NAMES})
PASS: Final = CATALOGUE.verb("pass", {})
# Chance
START: Final = CATALOGUE.verb("start", {"seat": numbers(int(MOST_SEATS))})
DRAW: Final = CATALOGUE.verb("draw", {"colour": COLOUR_NAMES})
# Advanced game
HERD: Final = CATALOGUE.verb("herd", {"from": TILE_NAMES, "to": TILE_NAMES})
MAFDET_MOVE: Final = CATALOGUE.verb("mafdet", {"tile": TILE_NAMES})
SWAP: Final = CATALOGUE.verb("swap", {"from": TILE_NAMES, "to": TILE_NAMES, "seat": numbers(int(MOST_SEATS))})
POST: Final = CATALOGUE.verb("post", {"tile": TILE_NAMES})

# Reasons; text/*.ftl and reasons.py name them.
TILE_ACTION_FIRST: Final[i64] = FIRST_REASON
PLACE_FIRST: Final[i64] = FIRST_REASON + 1
ONLY_TILE_ACTION: Final[i64] = FIRST_REASON + 2
PILE_EMPTY: Final[i64] = FIRST_REASON + 3
NOT_ON_TABLE: Final[i64] = FIRST_REASON + 4
TILE_OCCUPIED: Final[i64] = FIRST_REASON + 5
SURROUNDED: Final[i64] = FIRST_REASON + 6
SPLITS: Final[i64] = FIRST_REASON + 7
NO_SECOND_ACTION: Final[i64] = FIRST_REASON + 8
NOTHING_LAID: Final[i64] = FIRST_REASON + 9
SUPPLY_EMPTY: Final[i64] = FIRST_REASON + 10
OWN_RESCUER_THERE: Final[i64] = FIRST_REASON + 11
TILE_FULL: Final[i64] = FIRST_REASON + 12
NOT_BESIDE_YOURS: Final[i64] = FIRST_REASON + 13
NO_RESCUER_THERE: Final[i64] = FIRST_REASON + 14
INSPECTED: Final[i64] = FIRST_REASON + 15
CELL_TAKEN: Final[i64] = FIRST_REASON + 16
CELL_APART: Final[i64] = FIRST_REASON + 17
SAME_CELL: Final[i64] = FIRST_REASON + 18
NOT_TO_CHOOSE: Final[i64] = FIRST_REASON + 19
NO_INSPECTOR_THERE: Final[i64] = FIRST_REASON + 20
INSPECTOR_THERE: Final[i64] = FIRST_REASON + 21
INSPECTOR_JUST_PLACED: Final[i64] = FIRST_REASON + 22
SUPPLY_FIRST: Final[i64] = FIRST_REASON + 23
SAME_TILE: Final[i64] = FIRST_REASON + 24
ADVANCED_ONLY: Final[i64] = FIRST_REASON + 25
NOT_ADJACENT: Final[i64] = FIRST_REASON + 26
NOT_MAFDET: Final[i64] = FIRST_REASON + 27
NOTHING_ON_MAFDET: Final[i64] = FIRST_REASON + 28
NOT_BASTET: Final[i64] = FIRST_REASON + 29
NOT_THEIRS: Final[i64] = FIRST_REASON + 30
SAME_COLOUR_TWICE: Final[i64] = FIRST_REASON + 31
HAS_FIRST_ACTION: Final[i64] = FIRST_REASON + 32

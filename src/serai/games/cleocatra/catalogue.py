"""The actions of Cleocatra, and the order of its steps in records."""

from typing import Final

from serai.core.actions import Catalogue, numbers
from serai.core.state import Steps
from serai.games.cleocatra.components import COLOUR_NAMES, COORDINATES, MOST_SEATS, TILE_NAMES

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

# Digests contain the numbers of these steps: new ones go to the end by themselves.
STEPS: Final = Steps(
    "ChooseStarter DrawTile LayTile Turn Act ChooseScored Scoring RecallInspector PostInspector Fallback "
    "PassTurn EndTurn"
)

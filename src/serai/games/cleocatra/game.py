"""Cleocatra: what it is made of."""

from typing import Final

from serai.core.parts import Parts
from serai.games.cleocatra import census, heuristics, narrate, rules, view
from serai.games.cleocatra.catalogue import CATALOGUE
from serai.games.cleocatra.state import Cleocatra
from serai.games.cleocatra.view import CleocatraView

PARTS: Final = Parts[Cleocatra, CleocatraView](
    catalogue=CATALOGUE, new_game=rules.new_game, value=heuristics.value,
    view=view.view, narrate=narrate.narrate, describe=narrate.describe,
    census=census.census, faults=census.faults, misfits=census.misfits,
)  # fmt: skip

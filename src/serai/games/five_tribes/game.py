"""Five Tribes: what it is made of."""

from typing import Final

from serai.core.parts import Parts
from serai.games.five_tribes import (
    census,
    ends,
    heuristics,
    levels,
    narrate,
    prospects,
    rules,
    scoring,
    view,
    words,
    zones,
)
from serai.games.five_tribes.catalogue import CATALOGUE
from serai.games.five_tribes.components import DATA
from serai.games.five_tribes.state import Tribes
from serai.games.five_tribes.view import TribesView

PARTS: Final = Parts[Tribes, TribesView](
    catalogue=CATALOGUE, new_game=rules.new_game, score_sheet=scoring.score_sheet, winners=view.winners,
    value=heuristics.value, leads=prospects.leads, prior=prospects.prior, plans=prospects.plans,
    view=view.view, views=view.views, narrate=narrate.narrate,
    describe=narrate.describe, outlook=narrate.outlook, zones=zones.zones,
    components={"zones": zones.ZONES, "pieces": words.PIECES},
    census=census.census, faults=census.faults, misfits=census.misfits,
    point=ends.POINT, lead=heuristics.LEAD, levels=levels.LEVELS,
    data=DATA,
)  # fmt: skip

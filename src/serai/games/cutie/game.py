"""When Cutie Met Patootie: what it is made of."""

from typing import Final

from serai.core.parts import Parts
from serai.games.cutie import census, heuristics, levels, narrate, rules, scoring, view, words, zones
from serai.games.cutie.catalogue import CATALOGUE
from serai.games.cutie.components import DATA
from serai.games.cutie.state import Cutie
from serai.games.cutie.view import CutieView

PARTS: Final = Parts[Cutie, CutieView](
    catalogue=CATALOGUE, new_game=rules.new_game, score_sheet=scoring.score_sheet, winners=scoring.winners,
    value=heuristics.value, leads=heuristics.leads,
    view=view.view, views=view.views, narrate=narrate.narrate,
    describe=narrate.describe, outlook=narrate.outlook, zones=zones.zones,
    components={"zones": zones.ZONES, "pieces": words.PIECES}, census=census.census,
    faults=census.faults, misfits=census.misfits,
    point=heuristics.POINT, lead=heuristics.LEAD, levels=levels.LEVELS, data=DATA,
)  # fmt: skip

"""The Sultan's Wishes: what it is made of."""

from typing import Final

from serai.core.parts import Parts
from serai.games.sultans_wishes import (
    census,
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
from serai.games.sultans_wishes.catalogue import CATALOGUE
from serai.games.sultans_wishes.components import DATA
from serai.games.sultans_wishes.state import Sultan
from serai.games.sultans_wishes.view import SultanView

PARTS: Final = Parts[Sultan, SultanView](
    catalogue=CATALOGUE, new_game=rules.new_game, score_sheet=scoring.score_sheet, winners=scoring.winners,
    value=heuristics.value, leads=heuristics.leads, view=view.view, views=view.views,
    narrate=narrate.narrate, describe=narrate.describe,
    zones=zones.zones, components={"zones": zones.ZONES, "pieces": words.PIECES},
    census=census.census, faults=census.faults, misfits=census.misfits,
    prior=prospects.prior, levels=levels.LEVELS, data=DATA,
)  # fmt: skip

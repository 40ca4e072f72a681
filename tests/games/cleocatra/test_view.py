"""What a view of Cleocatra shows beside the table: the areas that can be scored now."""

import pytest
from tests.games.cleocatra.kit import TITLE, load, offered
from tests.kit import positions

from serai.core.state import OVER


def test_the_area_of_a_rescue_is_its_tile_and_those_beside_it():
    s = load("OR1 0 0 R0\nPU1 -1 0\nBL1 1 0\nGR1 0 1\nGR2 2 0 R0 R1")
    assert TITLE.view(s, 0)["areas"] == {"OR1": ["PU1", "BL1", "OR1", "GR1"], "GR2": ["BL1", "GR2"]}


def test_a_rescuer_beside_an_inspector_of_its_tile_has_no_area_to_score():
    s = load("OR1 0 0 R0 I\nPU1 -1 0 R0")
    assert list(TITLE.view(s, 1)["areas"]) == ["PU1"]


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_there_is_an_area_for_each_rescue_that_is_offered_and_for_no_other(mode: str):
    seen = 0
    for s in positions(TITLE, 3, {"mode": mode}, seed=2, count=150):
        areas = TITLE.view(s, 0)["areas"]
        acting = s.actor() != OVER and s.step_name() == "Act"
        assert {f"rescue {tile}" for tile in areas} == (offered(s, "rescue") if acting else set())
        assert all(tile in near for tile, near in areas.items())
        seen += len(areas)
    assert seen > 20

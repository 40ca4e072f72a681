"""What a view of Cleocatra says of the table: what a Rescue counts, what pointing at a tile may mean."""

from typing import Any

import pytest
from tests.games.cleocatra.kit import TITLE, load, offered
from tests.kit import positions

from serai.core.actions import NOT_NOW, OK
from serai.core.state import OVER, State
from serai.games.cleocatra.catalogue import CATALOGUE


def counted(s: State, tile: str) -> dict[str, int]:
    """The points that each tile of an area brings to a Rescue; those that are not sure as 0."""
    area = TITLE.view(s, 0)["areas"][tile]
    return {near["tile"]: near["points"] if near["sure"] else 0 for near in area}


def test_a_rescue_counts_its_tile_and_those_beside_it():
    s = load("OR1 0 0 R0\nPU1 -1 0\nBL1 1 0\nGR1 0 1\nGR2 2 0 R0 R1")
    assert list(TITLE.view(s, 0)["areas"]) == ["OR1", "GR2"]
    assert counted(s, "OR1") == {"PU1": 1, "BL1": 1, "OR1": 1, "GR1": 1}
    assert counted(s, "GR2") == {"BL1": 1, "GR2": 1}


def test_a_helper_counts_too_and_the_scoring_rescuer_is_none():
    s = load("OR1 0 0 R0\nPU1 -1 0 R0\nBL1 1 0 R1")
    assert counted(s, "OR1") == {"PU1": 2, "BL1": 1, "OR1": 1}


def test_of_two_tiles_of_one_colour_it_is_not_sure_which_one_counts():
    s = load("OR1 0 0 R0\nGR1 -1 0 R0\nGR2 1 0\nBL1 0 1")
    assert counted(s, "OR1") == {"GR1": 0, "GR2": 0, "OR1": 1, "BL1": 1}


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
        assert all(tile in [one["tile"] for one in near] for tile, near in areas.items())
        seen += len(areas)
    assert seen > 20


def test_what_somebody_wants_at_a_tile_depends_on_who_stands_there():
    s = load("PU1 0 0 R0\nBL1 1 0\nOR1 2 0 R1", mode="advanced")
    tries = TITLE.view(s, 0)["tries"]
    assert tries["PU1"] == ["rescue PU1", "team PU1", "search PU1"]
    assert tries["BL1"] == ["team BL1", "search BL1"]
    assert tries["OR1"] == ["team OR1", "search OR1"]


def test_mafdet_is_moved_by_its_power_when_something_is_on_it():
    s = load("PU1 0 0 R1\nPU2 1 0\nBL1 2 0 R0", mode="advanced")
    tries = TITLE.view(s, 0)["tries"]
    assert tries["PU1"] == ["team PU1", "mafdet PU1"]
    assert tries["PU2"] == ["team PU2", "search PU2"]


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_whoever_points_at_a_tile_in_vain_gets_a_reason_about_that_tile(mode: str):
    seen: set[str] = set()
    for s in positions(TITLE, 3, {"mode": mode}, seed=3, count=400):
        view = TITLE.view(s, 0)
        if s.actor() >= 0 and s.step_name() != "PassTurn":
            seen.add(s.step_name())
            assert list(view["tries"]) == [tile["name"] for tile in view["tiles"]]
        for texts in view["tries"].values():
            assert s.why(CATALOGUE.parse(texts[0])) != NOT_NOW
    assert {"LayTile", "Act", "RecallInspector"} <= seen


def test_the_free_cells_are_those_where_a_tile_can_go_and_where_it_came_from():
    laying = 0
    for s in positions(TITLE, 2, {}, seed=4, count=200):
        cells: list[dict[str, Any]] = TITLE.view(s, 0)["cells"]
        if s.actor() < 0 or s.step_name() != "LayTile":
            assert cells == []
        elif TITLE.view(s, 0)["tiles"]:
            laying += 1
            lays = [f"lay {cell['name']}" for cell in cells]
            assert {text for text in lays if s.why(CATALOGUE.parse(text)) == OK} == offered(s, "lay")
            assert len({tuple(cell["at"]) for cell in cells}) == len(cells)
    assert laying > 10


@pytest.mark.parametrize(
    ("pyramids", "places"),
    [
        ("PU1 0 0\nBL1 1 0", {"PU1": "only", "BL1": "only"}),
        ("PU1 0 0\nBL1 1 0\nPU2 2 0", {"PU1": "left", "PU2": "right"}),
        ("PU1 0 0\nBL1 1 0\nPU2 2 0\nBL2 3 0\nPU3 4 0", {"PU1": "left", "PU2": "middle", "PU3": "right"}),
        ("PU1 0 0\nPU2 0 1", {"PU1": "upper", "PU2": "lower"}),
        (
            "PU1 0 0\nPU2 0 1\nBL1 1 0\nPU3 2 0",
            {"PU1": "upper-left", "PU2": "lower-left", "PU3": "upper-right"},
        ),
    ],
)
def test_tiles_of_one_colour_are_told_apart_by_where_they_lie(pyramids: str, places: dict[str, str]):
    seen = {tile["name"]: tile["place"] for tile in TITLE.view(load(pyramids, seats=3), 0)["tiles"]}
    assert {name: seen[name] for name in places} == places


def test_no_two_tiles_are_ever_called_the_same():
    for s in positions(TITLE, 3, {}, seed=5, count=200):
        tiles = TITLE.view(s, 0)["tiles"]
        assert len({(tile["colour"], tile["place"]) for tile in tiles}) == len(tiles)

"""Final scoring by category."""

import itertools
from typing import Any

import pytest
from tests.games.five_tribes.kit import TITLE, load, scores

from serai.games.five_tribes import components as box
from serai.games.five_tribes.state import Tribes


def ended(seats: int = 4, options: str | dict[str, Any] = "base", **more: Any) -> Tribes:
    return load({}, seats, options, at="end", **{"gold": dict.fromkeys(map(str, range(seats)), 0), **more})


def sheet(s: Tribes, seat: int = 0) -> dict[str, int]:
    return TITLE.score_sheet(s, seat)


def test_example_35_viziers():
    s = ended(kept={str(seat): {"vizier": number} for seat, number in enumerate([1, 2, 3, 2])})
    assert [sheet(s, seat)["viziers"] for seat in range(4)] == [1, 12, 33, 12]


def test_example_37_everything_together():
    s = ended(
        gold={"0": 37, "1": 0, "2": 0, "3": 0},
        kept={"0": {"vizier": 4, "elder": 3}, "1": {"vizier": 4}, "2": {"vizier": 3}, "3": {"vizier": 1}},
        djinns={"jafaar": "0", "enki": "0"},
        tiles={"A1": "oasis", "A2": "village", "A3": "sacred-12", "A4": "small-market"},
        owned={"0": ["A1", "A2", "A3", "A4"]},
        palms={"A1": 2},
        palaces={"A2": 1},
        cards={0: "fish wheat silk spice"},
    )
    assert scores(s)[0] == 144


def test_example_31_and_33_sets():
    for cards, points in (
        ("ivory fish fish wheat spice pottery pottery pottery", 25),
        (" ".join(box.RESOURCE_NAMES[:9]), 60),
        (" ".join(box.RESOURCE_NAMES[:9] * 2), 120),
        ("fish " * 6, 6),
        ("fakir " * 4, 0),
    ):
        assert sheet(ended(cards={0: cards}))["goods"] == points


def best_with_wilds(cards: list[str], wilds: int) -> int:
    best = 0
    for added in itertools.combinations_with_replacement(box.RESOURCE_NAMES[:9], wilds):
        hand, points = [*cards, *added], 0
        while hand:
            points += box.SET_VALUES[len(set(hand))]
            for name in set(hand):
                hand.remove(name)
        best = max(best, points)
    return best


@pytest.mark.parametrize(
    ("cards", "fakirs"),
    [("fish wheat fish", 5), ("", 4), ("ivory jewels gold papyrus silk spice fish wheat", 4)],
)
def test_al_amins_wilds_go_where_they_bring_most(cards, fakirs):
    s = ended(cards={0: cards + " fakir" * fakirs}, djinns={"al-amin": "0"})
    assert sheet(s)["goods"] == best_with_wilds(cards.split(), fakirs // 2)


@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 5), (2, 20), (3, 45), (4, 80), (5, 125)])
def test_example_39_cities(number, points):
    cells = ["A1", "A2", "A3", "A4", "A5"]
    kinds = ["blue-city", "blue-city", "blue-city", "red-city", "red-city"]
    s = ended(options="whims", tiles=dict(zip(cells, kinds, strict=True)), owned={"0": cells[:number]})
    assert sheet(s)["cities"] == points
    assert scores(s)[0] == points


def test_example_39_three_cities_and_an_oasis():
    tiles = {"A1": "blue-city", "A2": "blue-city", "A3": "red-city", "A4": "oasis", "F6": "lake"}
    assert scores(ended(options="whims", tiles=tiles, owned={"0": ["A1", "A2", "A3", "A4"]}))[0] == 53


def test_example_40_the_lake_doubles_only_what_somebody_owns():
    tiles = {"B2": "lake", "A2": "village", "A1": "oasis", "D4": "village"}
    s = ended(options="whims", tiles=tiles, palaces={"A2": 1})
    assert scores(s) == [0, 0, 0, 0]
    s = ended(
        options="whims",
        tiles=tiles,
        palaces={"A2": 1, "D4": 1},
        palms={"A1": 2},
        owned={"0": ["A1", "A2", "D4"]},
    )
    assert (sheet(s)["palaces"], sheet(s)["palms"]) == (15, 12)
    s = ended(options="whims", tiles=tiles, palms={"A1": 2}, owned={"0": ["A1"]}, djinns={"haurvatat": "0"})
    assert sheet(s)["palms"] == 20


def test_djinns_that_count_at_the_end():
    assert sheet(ended(kept={"0": {"elder": 3}}, djinns={"shamhat": "0"}))["elders"] == 12
    tiles = {"A1": "oasis"}
    assert (
        sheet(ended(tiles=tiles, owned={"0": ["A1"]}, palms={"A1": 3}, djinns={"haurvatat": "0"}))["palms"]
        == 15
    )
    s = ended(options={"promo": "on"}, djinns={"wilwit": "0", "enki": "0"})
    assert sheet(s)["djinns"] == 0 + 8 + 2 * 5


@pytest.mark.parametrize(("tie", "points"), [("nobody", [6, 6, 2]), ("everybody", [9, 9, 2])])
def test_most_artisans(tie, points):
    numbers = {"0": {"artisan": 3}, "1": {"artisan": 3}, "2": {"artisan": 1}}
    s = ended(3, {"expansion": "artisans", "artisan_tie": tie}, kept=numbers)
    assert [sheet(s, seat)["artisans"] for seat in range(3)] == points
    s = ended(3, "artisans", kept={"0": {"artisan": 3}, "1": {"artisan": 2}})
    assert [sheet(s, seat)["artisans"] for seat in range(2)] == [9, 4]
    s = ended(3, "artisans", kept={"0": {"artisan": 3}, "1": {"artisan": 2}}, djinns={"ptah": "0"})
    assert sheet(s)["artisans"] == 15


def test_example_55_precious_items_with_geb():
    held = {0: "jewellery treasure-chest crown flying-carpet"}
    assert sheet(ended(options="artisans", items=held))["items"] == 21
    s = ended(options="artisans", items=held, djinns={"geb": "0"})
    assert sheet(s)["items"] == 30
    assert sheet(s)["djinns"] == 6


def test_a_tent_counts_red_tiles_around_its_own_included():
    tiles = {"A1": "oasis", "A2": "small-market", "B1": "village", "B2": "large-market"}
    s = ended(options="artisans", tiles=tiles, owned={"0": ["A1"]}, tents=["A1"])
    assert sheet(s)["tent"] == 3
    assert sheet(s)["tiles"] == 8


def test_example_58_equal_points_share_the_victory():
    s = ended(gold={"0": 151, "1": 151, "2": 12, "3": 0})
    assert TITLE.winners(s) == [0, 1]


def test_what_is_hidden_counts_only_at_the_end():
    s = load({"A1": "Y", "A2": "Y"}, cards={0: "fish wheat"}, options={"screen": "hidden"})
    assert sheet(s)["goods"] == sheet(s)["gold"] == 0
    assert TITLE.view(s, 1)["players"][0]["gold"] is None
    assert TITLE.view(s, 0)["players"][0]["own"]["goods"] == 3

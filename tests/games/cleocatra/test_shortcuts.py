"""What the engine and its bots work out quickly is what the predicates of legality.py say one by one."""

from random import Random

import pytest
from tests.games.cleocatra.kit import offered, play, scores
from tests.games.cleocatra.tables import random_table

from serai.core.state import State
from serai.games.cleocatra.catalogue import CATALOGUE
from serai.games.cleocatra.components import TILE_NAMES, TILES
from serai.games.cleocatra.heuristics import best_rescue
from serai.games.cleocatra.legality import ACT, FIRST, LAID, SECOND, has_rescuer_action, second_action_is_sure
from serai.games.cleocatra.state import Cleocatra
from serai.games.cleocatra.turn import can_begin, open_actions

WAYS = [(seats, mode) for seats in (2, 3, 4) for mode in ("basic", "advanced")]
TABLES = 60


@pytest.fixture(params=WAYS, ids=lambda way: f"{way[0]}-{way[1]}")
def crowded(request):
    """Random tables for one way to play."""
    rng = Random(str(request.param))
    return [random_table(rng, *request.param) for _ in range(TABLES)]


def some_action(s: Cleocatra, seat: int, arg: int) -> bool:
    """Whether any action of the whole catalogue is allowed."""
    return any(s.game.steps[ACT].why(s, seat, arg, action) == 0 for action in range(CATALOGUE.size))


def test_a_first_action_exists_if_any_is_legal(crowded):
    for s in crowded:
        for seat in range(int(s.game.seats)):
            assert can_begin(s, seat) == some_action(s, seat, FIRST)


def test_a_rescuer_action_exists_if_any_is_legal(crowded):
    for s in crowded:
        for seat in range(int(s.game.seats)):
            assert has_rescuer_action(s, seat) == (len(open_actions(s, seat, SECOND)) > 0)
            for tile in range(TILES):
                if s.tiles >> tile & 1:
                    after_laying = SECOND | LAID.put(tile + 1)
                    found = second_action_is_sure(s, seat, tile) or has_rescuer_action(s, seat)
                    assert found == (len(open_actions(s, seat, after_laying)) > 0)


def test_the_best_rescue_is_the_best_of_all_choices(crowded):
    """Section 7: colours, and at most one Helper of each colour beside the Rescuer."""
    for s in crowded:
        seat = s.actor()
        for text in offered(s, "rescue"):
            tile = TILE_NAMES.index(text.split()[1])
            assert best_rescue(s, seat, tile) == most_points(play(s, text), seat) - scores(s)[seat]


def most_points(s: State, seat: int) -> int:
    """The highest score after all choices of scored tiles."""
    choices = offered(s, "score")
    if not choices:
        return scores(s)[seat]
    return max(most_points(play(s, text), seat) for text in choices)

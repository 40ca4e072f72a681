"""What bots see of Five Tribes: plans that can be played, and what a place on the track is worth."""

from typing import Any

import pytest
from tests.games.five_tribes.kit import TITLE, load, play
from tests.kit import positions

from serai.bots import make_bot
from serai.core.rng import Rng
from serai.core.state import CHANCE, OVER
from serai.games.five_tribes import heuristics, prospects
from serai.games.five_tribes.state import Tribes

ALL = 1000  # more plans than there are
FILLED: dict[str, Any] = {
    "row": "fish fish fish wheat wheat wheat pottery pottery pottery",
    "djinns": {"al-amin": "row 1", "baal": "row 2", "boaz": "row 3"},
}
# From each of these the same can be done, and what is done there changes nothing elsewhere.
ALIKE = {"A1": "YY", "A2": "YY", "C1": "YY", "C2": "YY", "E1": "YY", "E2": "YY", "A5": "YY", "A6": "YY"}
ONE_GOOD = {"A1": "B", "A2": "BBBBBBBB", "E5": "R", "E6": "R"}


def bidding(piles: dict[str, str]) -> Tribes:
    return load(piles, 4, "base", at="round", bidding=[0, 1, 2, 3], **FILLED)


def bid_of_greedy(s: Tribes) -> str:
    action = make_bot("greedy", TITLE).choose(s.copy(), Rng(1))
    return s.game.catalogue.text(action)


@pytest.mark.parametrize(("seats", "expansion"), [(2, "base"), (5, "both")])
def test_every_plan_can_be_played(seats: int, expansion: str):
    planned = 0
    for s in positions(TITLE, seats, {"expansion": expansion}, seed=3, count=60):
        if s.actor() in (CHANCE, OVER):
            continue
        assert isinstance(s, Tribes)
        for plan in prospects.plans(s, ALL):
            after = s.copy()
            for action in plan:
                assert action in list(after.legal())
                after.apply(action)
            planned += 1
    assert planned > 100


def test_plans_reach_every_end_of_a_move():
    s = play(load({"A1": "YW", "B2": "Y", "A3": "W", "C1": "YW"}), "move A1")
    ends = {plan[-1] for plan in prospects.plans(s, ALL)}
    texts = {s.game.catalogue.text(action) for action in ends}
    assert texts == {"drop vizier B2", "drop elder A3", "drop vizier C1", "drop elder C1"}


def test_a_place_is_worth_more_the_earlier_it_is():
    s = play(bidding(ONE_GOOD), "bid 0", "bid 3", "bid 1")
    assert heuristics.places_worth(s, 1) > heuristics.places_worth(s, 2) > heuristics.places_worth(s, 0)


def test_whoever_bids_nothing_expects_later_bidders_to_go_first():
    s = bidding(ONE_GOOD)
    assert heuristics.places_worth(play(s, "bid 0"), 0) < heuristics.places_worth(play(s, "bid 3"), 0)


def test_greedy_pays_for_an_early_turn_where_one_move_is_far_better_than_all_others():
    assert bid_of_greedy(bidding(ONE_GOOD)) != "bid 0"


def test_the_last_to_bid_knows_its_place_too():
    s = play(bidding(ONE_GOOD), "bid 0", "bid 1", "bid 0")
    assert bid_of_greedy(s) == "bid 3"


def test_greedy_pays_nothing_where_all_moves_are_alike():
    assert bid_of_greedy(bidding(ALIKE)) == "bid 0"

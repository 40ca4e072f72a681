"""Whole random games of When Cutie Met Patootie: they end in time, whatever the cards are."""

import pytest
from tests.games.cutie.kit import TITLE
from tests.kit import THOROUGH

from serai.core.play import any_action
from serai.core.rng import Rng
from serai.core.state import OVER, State
from serai.games.cutie import components as box
from serai.games.cutie import rules

GAMES = 400 if THOROUGH else 12
SLOW = {1: 39, 2: 25, 3: 12, 4: 12}  # slow searches, if no row floods by itself


def verbs_played(s: State, seed: int) -> list[str]:
    """The verbs of a random game, played in `s`."""
    rng = Rng(seed)
    found = []
    while s.actor() != OVER:
        action = any_action(s, rng)
        found.append(s.game.catalogue.verb_of(int(action)).name)
        s.apply(action)
        assert TITLE.faults(s) == []
    return found


@pytest.mark.parametrize("seats", SLOW)
def test_slow_searches_and_advances_are_bounded(seats: int):
    visitors = int(box.VISITORS_FOR[seats])
    for seed in range(GAMES):
        verbs = verbs_played(TITLE.new(seats), seed)
        assert verbs.count("slow") <= SLOW[seats]
        assert verbs.count("advance") <= visitors * (visitors - 1)
        # Each one brings a gem; gems leave by advances, four at most, and by floods, six for each Visitor.
        assert verbs.count("quick") <= 4 * verbs.count("advance") + 6 * visitors


def one_gem_each(path: box.Path) -> str:
    """The second model of the spec: one lone gem for each trail, the third one only for searching."""
    return f"{path.name} {path.left[0]} {path.right[0]} {path.visitor} {path.find}"


def shared_gem(path: box.Path) -> str:
    """The third model: one gem for each trail, and one in the middle that both share."""
    left, right, middle = list(path.find)
    return f"{path.name} {left}{middle} {right}{middle} {path.visitor} {path.find}"


@pytest.mark.parametrize(("model", "price"), [(one_gem_each, 1), (shared_gem, 2)])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_another_reading_of_the_path_cards_is_played_as_data(model, price: int, seats: int):
    deck = box.Deck(box.read_paths("\n".join(map(model, box.DECK.paths))))
    for seed in range(3):
        s = rules.with_deck(seats, TITLE.read_options({}), deck)
        advanced = verbs_played(s, seed).count("advance")
        assert advanced
    s = rules.with_deck(seats, TITLE.read_options({}), deck)
    while s.actor() == -1:
        s.apply(s.legal()[0])
    ways = [way for visitor in TITLE.view(s, 0)["visitors"] for way in visitor["ways"]]
    assert {len(way["needs"]) for way in ways} <= {0, price}
    assert {len(path["find"].split()) for path in TITLE.view(s, 0)["players"][0]["cards"]} == {3}

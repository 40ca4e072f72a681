"""What bots expect of an action before they try it."""

from tests.games.sultans_wishes.kit import extra, load, play, under

from serai.core.state import State
from serai.games.sultans_wishes import prospects
from serai.games.sultans_wishes.catalogue import CATALOGUE
from serai.games.sultans_wishes.state import Sultan


def expected(s: State) -> dict[str, int]:
    """What is expected of each action, in hundredths of a point."""
    assert isinstance(s, Sultan)
    return {
        CATALOGUE.text(action): worth for action, worth in zip(s.legal(), prospects.prior(s), strict=True)
    }


def test_a_wish_that_pays_at_once_is_expected_to_bring_most():
    s = load(white={"hand": ["T03", "T33"]}, wishes={"S01": under("T06 0"), "S03": under("T09 0")})
    worths = expected(s)
    assert max(worths, key=worths.__getitem__) == "fulfil T03 S01"


def test_a_ware_is_bought_for_what_it_is_worth_to_its_owner():
    s = load(
        white={"hand": ["T03"], "gems": 7, "market_card": "M1"},
        market={"azure": {"up": "A01"}, "brass": {"up": "B11"}, "crimson": {"up": "C11"}},
        wishes={"S01": under(), "S03": under()},
    )
    worths = expected(play(s, "extra T03"))
    assert worths["acquire azure"] > worths["done"] > worths["acquire crimson"]


def test_an_orderly_goes_where_the_own_extra_cards_are():
    s = load(white={"hand": ["T33"]}, wishes={"S01": under()}, extra_stack=extra("T09"))
    worths = expected(s)
    assert max(worths, key=worths.__getitem__) == "orderly tea"

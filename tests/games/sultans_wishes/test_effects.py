"""The effects of task cards: worked examples (E), rulings (Q) and the rulebook."""

import pytest
from tests.games.sultans_wishes.kit import (
    attached,
    below,
    buried,
    calm,
    extra,
    held,
    load,
    look,
    lying,
    offered,
    play,
    players,
    refusal,
    sheet,
    under,
    up,
    verbs,
    wares,
)


def test_searching_keeps_one_of_three_cards_and_discards_the_others():
    """Use an effect."""
    s = load(white={"hand": ["T03", "T10", "T11"]})
    s = calm(s, "effect T03", "draw T20", "draw T21", "draw T22")
    assert s.actor() == 0
    assert offered(s) == {"toss T20", "toss T21", "toss T22"}
    s = play(s, "toss T21", "toss T20")
    assert held(s, 0, "hand") == ["T10", "T11", "T22"]
    assert {card["name"] for card in look(s)["discard"]} == {"T03", "T20", "T21"}
    s = calm(s, "end")
    assert players(s, "hand")[0] == 3


def test_a_guard_met_while_searching_is_attached_and_replaced():
    """The Sultan's Guards: drawn for any reason."""
    s = load(guard_on_top=True, wishes={"S02": under(), "S04": under()}, white={"hand": ["T03"]})
    s = calm(s, "effect T03")
    assert offered(s) == {"guard S02", "guard S04"}
    s = calm(s, "guard S02", "draw T20", "draw T21", "draw T22")
    assert offered(s) == {"toss T20", "toss T21", "toss T22"}


@pytest.mark.parametrize("left", [2, 1])
def test_searching_looks_at_what_there_is(left):
    """Ruling Q58."""
    cards = ["T20", "T21"][:left]
    s = load(
        plate="P03",
        wishes={"S05": under(guard=True), "S07": under(guard=True)},
        extra_stack=buried("T03", *cards, "T22"),
        white={"hand": ["T03", "T22"]},
    )
    drawn = [f"draw {card}" for card in cards] + ["draw T03"] * (left < 3)
    s = play(s, "effect T03", *drawn)
    seen = {*cards, "T03"}
    assert offered(s) == {f"toss {card}" for card in seen}
    for card in cards:
        s = play(s, f"toss {card}")
    assert held(s, 0, "hand") == ["T03", "T22"]


def test_a_search_card_can_find_itself():
    """Ruling Q59: it is in the discard pile when that is reshuffled."""
    s = load(
        wishes={"S05": under(guard=True), "S07": under(guard=True)},
        extra_stack=buried("T03"),
        white={"hand": ["T03"]},
    )
    s = calm(s, "effect T03")
    assert held(s, 0, "hand") == ["T03"]
    assert look(s)["discard"] == []


def test_a_bargain_takes_a_gem_off_and_leaves_the_purchase():
    """Use an effect; section 7.3 of the specification."""
    s = load(white={"hand": ["T04"], "gems": 6})
    s = play(s, "effect T04")
    assert offered(s) == {"bargain azure", "bargain brass", "bargain crimson"}
    s = play(s, "bargain azure", "turn-up A02")
    assert players(s, "gems") == [4, 0]
    assert held(s, 0, "wares") == ["A01"]
    s = play(s, "acquire azure", "turn-up A05")
    assert players(s, "gems") == [1, 0]
    assert held(s, 0, "wares") == ["A01", "A02"]


def test_a_bargain_offers_only_what_the_gems_can_pay():
    """Ruling Q13, for each stack: prices 3, 5 and 6, and four gems."""
    market = {"azure": {"up": "A01"}, "brass": {"up": "B08"}, "crimson": {"up": "C13"}}
    s = play(load(market=market, white={"hand": ["T04"], "gems": 4}), "effect T04")
    assert offered(s) == {"bargain azure", "bargain brass"}
    assert refusal(s, "bargain crimson") == "reason-too-expensive"


def test_peeking_shows_the_top_of_the_extra_stack_to_the_player_alone():
    """Use an effect: the card stays where it is."""
    stack = extra("T30") + extra("T31", seat=1)
    s = play(load(extra_stack=stack, white={"hand": ["T06"]}), "effect T06")
    assert [card["name"] for card in look(s, 0)["extra_cards"]] == ["T31"]
    assert look(s, 1)["extra_cards"] == []
    assert look(s, 2)["extra_cards"] == []
    assert lying(s, "tasks", "extra-stack") == ["T30", "T31"]
    s = calm(s, "end")
    assert look(s, 0)["extra_cards"] == []


def test_a_card_laid_after_a_peek_covers_what_was_seen():
    """Use an effect: the card seen went back to its place, and the own one is not looked at."""
    s = load(extra_stack=extra("T31", seat=1), white={"hand": ["T06", "T09"], "lamp": True, "gems": 3})
    s = play(s, "effect T06", "lamp", "extra T09")
    assert look(s, 0)["looking"] is None
    assert look(s, 0)["extra_cards"] == []


def test_a_swap_puts_the_own_ware_under_its_stack():
    """E37."""
    market = {"azure": {"up": "A13"}, "brass": {"up": "B01"}, "crimson": {"up": "C02"}}
    s = load(market=market, white={"hand": ["T05"], "wares": ["C05"]})
    s = play(s, "effect T05")
    assert offered(s) == {"exchange C05 azure", "exchange C05 brass", "exchange C05 crimson"}
    s = play(s, "exchange C05 azure")
    assert verbs(s) == {"turn-up"}
    s = play(s, "turn-up A14")
    assert held(s, 0, "wares") == ["A13"]
    assert up(s) == ["A14", "B01", "C02"]
    assert below(s, "crimson") == ["C05"]
    assert players(s, "gems") == [0, 0]


def test_a_swapped_ware_lies_open_if_its_stack_was_empty():
    """Ruling Q30: the open ware is taken first, then the own one goes under the stack."""
    s = load(
        market={"azure": {"up": "A01"}, "brass": {"up": "B01"}, "crimson": {"up": "C02"}},
        white={"hand": ["T05"], "wares": ["C05"]},
        red={"wares": wares("C", "C02", "C05")},
    )
    s = play(s, "effect T05", "exchange C05 crimson")
    assert up(s) == ["A01", "B01", "C05"]
    assert held(s, 0, "wares") == ["C02"]
    emptied = load(
        market={"azure": {"up": "A01"}, "brass": {"up": "B01"}},
        white={"hand": ["T05"], "wares": ["C05"]},
        red={"wares": wares("C", "C05")},
    )
    emptied = play(emptied, "effect T05")
    assert offered(emptied) == {"exchange C05 azure", "exchange C05 brass"}
    emptied = calm(emptied, "exchange C05 azure")
    assert up(emptied)[2] == "C05"


def test_an_aide_joins_any_card_with_room_also_an_own_one():
    """E55: two aides at most; with two own aides a card scores twice."""
    s = load(
        3,
        wishes={"S02": under("T02 1 2", "T05 0"), "S04": under("T12"), "S05": under()},
        white={"hand": ["T07"]},
    )
    s = play(s, "effect T07")
    assert offered(s) == {"join T05", "join T12"}
    assert refusal(s, "join T02") == "reason-card-full"
    s = play(s, "join T05")
    assert attached(s, "S02") == {"T02": [1, 2], "T05": [0, 0]}
    assert players(s, "aides")[0] == 5
    assert players(s, "gems") == [0, 0, 0]


def test_both_aides_of_a_card_score_its_hearts():
    """Section 10.2 of the specification."""
    s = load(wishes={"S01": under("T01 0 1"), "S03": under()}, plate="P01", white={"hand": ["T06"]})
    assert players(play(s, "fulfil T06 S01"), "score") == [2 + 3 + 1, 2 + 1]


def test_a_tip_is_a_point_and_a_gem_also_at_seven_gems():
    """E35; rulings Q14 and Q15."""
    s = load(
        plate="P04",
        wishes={"S02": under(), "S04": under()},
        white={"hand": ["T01", "T02"], "gems": 6, "lamp": True},
    )
    s = play(s, "fulfil T01 S02")
    assert players(s, "gems") == [7, 0]
    s = play(s, "lamp", "effect T02")
    assert players(s, "gems") == [7, 0]
    assert sheet(s, 0) == {"tips": 1}


@pytest.mark.parametrize(
    ("card", "reason", "more"),
    [
        ("T06", "reason-extra-stack-empty", {}),
        ("T05", "reason-nothing-to-exchange", {}),
        ("T04", "reason-nothing-to-bargain", {}),
        ("T01", "reason-nothing-to-join", {"wishes": {"S05": under("T18 0 1")}}),
    ],
)
def test_an_effect_that_can_do_nothing_cannot_be_used(card, reason, more):
    """Ruling Q13: peek, swap, bargain with one gem, aide with all cards full."""
    s = load(white={"hand": [card], "gems": 1}, **more)
    assert refusal(s, f"effect {card}") == reason


def test_a_swap_needs_an_open_ware():
    """Ruling Q13: all other wares are owned."""
    s = load(
        market={},
        white={"hand": ["T05"], "wares": ["A01"]},
        red={"wares": wares("A", "A01") + wares("B") + wares("C")},
    )
    assert refusal(s, "effect T05") == "reason-nothing-to-exchange"


def test_the_played_card_is_discarded_before_its_effect():
    """Use an effect."""
    s = play(load(white={"hand": ["T04"], "gems": 7}), "effect T04")
    assert [card["name"] for card in look(s)["discard"]] == ["T04"]

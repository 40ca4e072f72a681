"""The Travelers expansion, and the plates it brings: worked examples (E), rulings (Q) and its rulebook.

X task cards have the relic effect, GI, GR and GG are gifts (at once, end of the round, end of the game).
"""

import pytest
from tests.games.sultans_wishes.kit import (
    below,
    calm,
    end_of_travelers_round,
    extra,
    held,
    is_over,
    let_chance_fall,
    load,
    load_travelers,
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
)

from serai.core.state import CHANCE
from serai.games.sultans_wishes import GAME

ROUND_GIFTS = [f"GR{number}" for number in range(1, 8)]
GAME_GIFTS = [f"GG{number}" for number in range(1, 8)]


# --- Setup --------------------------------------------------------------------------------------------


def test_the_travelers_are_laid_beside_the_base_game():
    """Setup of the expansion: 58 cards, 26 plates, six relics out, three stacks of seven gifts."""
    s = GAME.new(2, {"expansion": "travelers"})
    let_chance_fall(s, "plate")
    assert len(offered(s)) == 26
    view = look(s)
    assert view["deck"] + 6 == 58
    assert view["tokens"] == [3, 4, 5, 6, 7, 8]
    assert view["gift_stacks"] == {"immediate": 7, "end-of-round": 7, "end-of-game": 7}
    assert players(s, "place") == ["start", "start"]


def test_the_new_final_wish_is_among_the_others():
    """Setup of the expansion; ruling Q42: also in solo."""
    for seats in (1, 2):
        s = load_travelers(
            seats, wishes={"S01": under("T06 0"), "S03": under()}, simple_down=0, white={"hand": ["T01"]}
        )
        assert "reveal F15" in offered(play(s, "fulfil T01 S01"))
    base = load(wishes={"S01": under("T06 0"), "S03": under()}, simple_down=0, white={"hand": ["T01"]})
    assert "reveal F15" not in offered(play(base, "fulfil T01 S01"))


def test_the_new_final_wish_asks_for_relic_cards():
    s = load_travelers(
        plate="P03",
        wishes={"F15": under("X01 0", "X02 1", "X05 1")},
        simple_down=0,
        white={"hand": ["X03", "T01"]},
    )
    assert offered(s, "fulfil") == {"fulfil X03 F15"}
    s = play(s, "fulfil X03 F15")
    assert players(s, "score") == [4, 3]
    assert look(s)["ending"]


# --- Travelling ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "ahead"),
    [
        ("start", {"1", "2"}),
        ("1", {"3", "4"}),
        ("2", {"4", "5"}),
        ("3", {"6", "immediate"}),
        ("4", {"6", "7"}),
        ("5", {"7", "8", "end-of-game"}),
        ("6", {"immediate", "end-of-round"}),
        ("7", {"end-of-round", "end-of-game"}),
        ("8", {"end-of-game"}),
    ],
)
def test_a_traveler_goes_one_stop_ahead_and_never_back(place, ahead):
    """Moving your traveler: whatever the stop's number."""
    s = load_travelers(white={"place": place})
    assert offered(s, "travel") == {f"travel {stop}" for stop in ahead}
    assert refusal(s, "travel start") == "reason-not-ahead"


def test_travelling_is_the_mandatory_action_of_the_turn():
    """Moving your traveler: a second action only by the lamp; travelers may share a stop."""
    s = load_travelers(white={"place": "2", "lamp": True}, red={"place": "5"})
    s = play(s, "travel 5")
    assert players(s, "place") == ["5", "5"]
    assert offered(s) == {"lamp", "done"}
    assert refusal(s, "travel 7") == "reason-mandatory-done"
    s = play(s, "lamp", "travel 7")
    assert players(s, "place") == ["7", "5"]


@pytest.mark.parametrize("plate", ["P05", "P17"])
def test_no_plate_stops_a_traveler(plate):
    """Section 5 of the specification: nor the orderly, nor an extra task."""
    s = load_travelers(plate=plate, wishes={"S02": under()}, white={"hand": ["T01", "T02"]})
    assert {"travel", "orderly", "extra"} <= verbs(s)


# --- Towns and gifts ----------------------------------------------------------------------------------


def test_a_second_gift_may_be_looked_at_for_a_gem_and_one_is_kept():
    """E62; ruling Q40: the first is seen before paying."""
    s = load_travelers(white={"place": "8", "gems": 2})
    s = play(s, "travel end-of-game")
    assert offered(s) == {f"gift {name}" for name in GAME_GIFTS}
    s = play(s, "gift GG4")
    assert s.actor() == 0
    assert offered(s) == {"keep GG4", "look"}
    assert look(s, 0)["seen_gifts"] == ["GG4"]
    assert look(s, 1)["seen_gifts"] == []
    s = play(s, "look", "gift GG7")
    assert players(s, "gems") == [1, 0]
    assert offered(s) == {"keep GG4", "keep GG7"}
    assert refusal(s, "look") == "reason-looked-twice"
    s = play(s, "keep GG7")
    assert held(s, 0, "gifts") == ["GG7"]
    assert lying(s, "gifts", "under") == ["GG4"]
    assert players(s, "place") == ["start", "start"]
    assert look(s)["gift_stacks"]["end-of-game"] == 6
    assert look(s, 1)["players"][0]["own"] is None


def test_the_first_of_two_gifts_may_be_kept():
    s = load_travelers(white={"place": "8", "gems": 1})
    s = play(s, "travel end-of-game", "gift GG4", "look", "gift GG7", "keep GG4")
    assert held(s, 0, "gifts") == ["GG4"]
    assert lying(s, "gifts", "under") == ["GG7"]
    assert players(s, "gems") == [0, 0]


def test_a_second_look_needs_a_gem():
    """Visiting a town."""
    s = play(load_travelers(white={"place": "8"}), "travel end-of-game", "gift GG4")
    assert offered(s) == {"keep GG4"}
    assert refusal(s, "look") == "reason-no-gem"
    assert refusal(s, "keep GG5") == "reason-gift-not-seen"


def test_a_second_look_needs_a_second_card():
    """Ruling Q39."""
    s = load_travelers(white={"place": "8", "gems": 3}, red={"gifts": GAME_GIFTS[1:]})
    s = play(s, "travel end-of-game", "gift GG1")
    assert offered(s) == {"keep GG1"}
    assert refusal(s, "look") == "reason-gift-stack-empty"


def test_a_town_without_gifts_sends_the_traveler_home():
    """Ruling Q39."""
    s = load_travelers(white={"place": "8", "gems": 3}, red={"gifts": GAME_GIFTS})
    s = play(s, "travel end-of-game")
    assert players(s, "place") == ["start", "start"]
    assert held(s, 0, "gifts") == []
    assert "done" in verbs(s)


def test_gifts_under_the_stack_come_last_and_in_order():
    """Gift cards: a used or unchosen one goes to the bottom of its stack."""
    s = load_travelers(
        gifts_under=["GG2", "GG1"], white={"place": "8", "gems": 2}, red={"gifts": GAME_GIFTS[2:]}
    )
    s = play(s, "travel end-of-game")
    assert offered(s) == {"keep GG2", "look"}
    s = play(s, "look")
    assert offered(s) == {"keep GG2", "keep GG1"}
    assert lying(play(s, "keep GG1"), "gifts", "under") == ["GG2"]


@pytest.mark.parametrize(("plate", "points"), [("P22", 6), ("P03", 0)])
def test_a_gift_doubles_the_extra_points_of_the_plate(plate, points):
    """E68; ruling Q4. It lights the lamp like any points."""
    s = load_travelers(plate=plate, white={"place": "6", "sheet": {"wishes": 8}})
    s = play(s, "travel immediate", "gift GI1", "keep GI1")
    assert sheet(s, 0) == {"wishes": 8, **({"gifts": points} if points else {})}
    assert players(s, "lamp") == [points == 6, False]
    assert lying(s, "gifts", "under") == ["GI1"]
    assert held(s, 0, "gifts") == []


@pytest.mark.parametrize(("gift", "gems"), [("GI5", 1), ("GI6", 2), ("GI7", 3)])
def test_a_gift_of_gems_is_paid_up_to_seven(gift, gems):
    """Gift cards; ruling Q15."""
    s = play(load_travelers(white={"place": "3"}), "travel immediate", f"gift {gift}", f"keep {gift}")
    assert players(s, "gems") == [gems, 0]
    rich = load_travelers(white={"place": "3", "gems": 6})
    assert players(play(rich, "travel immediate", f"gift {gift}", f"keep {gift}"), "gems") == [7, 0]


def test_a_gift_brings_the_bottom_ware_of_a_merchant_unseen_by_the_others():
    """Gift cards; the owner learns which it is."""
    s = play(load_travelers(white={"place": "3"}), "travel immediate", "gift GI3", "keep GI3")
    assert s.actor() == CHANCE
    assert len(offered(s)) == 14
    s = play(s, "ware B09")
    assert held(s, 0, "wares") == ["B09"]
    assert up(s) == ["A01", "B01", "C01"]
    assert look(s, 0, memory=True)["memory"]["wares"] != look(s, 1, memory=True)["memory"]["wares"]


def test_the_bottom_ware_is_the_one_put_there_last():
    """What an uncertain Sultan or a swap has put under the stack is taken from below."""
    market = {
        "azure": {"up": "A01"},
        "brass": {"up": "B01", "under": ["B05", "B07"]},
        "crimson": {"up": "C01"},
    }
    s = load_travelers(market=market, white={"place": "3"})
    s = play(s, "travel immediate", "gift GI3", "keep GI3")
    assert held(s, 0, "wares") == ["B07"]
    assert below(s, "brass") == ["B05"]


def test_the_open_ware_is_taken_if_it_is_the_last_and_nothing_from_an_empty_stack():
    """Ruling Q36."""
    brass = [f"B{number:02}" for number in range(2, 16)]
    s = load_travelers(white={"place": "3"}, red={"wares": brass})
    s = calm(s, "travel immediate", "gift GI3", "keep GI3")
    assert held(s, 0, "wares") == ["B01"]
    assert up(s)[1] is None
    market = {"azure": {"up": "A01"}, "crimson": {"up": "C01"}}
    s = load_travelers(market=market, white={"place": "3"}, red={"wares": [*brass, "B01"]})
    s = play(s, "travel immediate", "gift GI3", "keep GI3")
    assert held(s, 0, "wares") == []
    assert lying(s, "gifts", "under") == ["GI3"]


def test_the_unchosen_gift_goes_under_its_stack_before_the_kept_one_takes_effect():
    """Section 12.2 of the specification."""
    s = load_travelers(white={"place": "3", "gems": 1})
    s = play(s, "travel immediate", "gift GI5", "look", "gift GI7", "keep GI7")
    assert lying(s, "gifts", "under") == ["GI5", "GI7"]
    assert players(s, "gems") == [3, 0]


# --- Gifts of the end of the round --------------------------------------------------------------------


def test_gifts_are_used_in_player_order_after_the_extra_cards_are_revealed():
    """Rulings Q31 and Q32: one pass from the first player, any number each, or none."""
    s = end_of_travelers_round(
        3,
        first=1,
        extra_stack=extra("T09", "T17"),
        white={"gifts": ["GR7"]},
        red={"gifts": ["GR5", "GR2"]},
        black={"gifts": ["GG1"]},
    )
    assert s.actor() == 1
    assert [card["name"] for card in look(s, 3)["extra_cards"]] == ["T09", "T17"]
    assert offered(s) == {"use GR2", "use GR5", "done"}
    s = play(s, "use GR5", "use GR2", "heart tea")
    assert sheet(s, 1) == {"gifts": 1}
    assert s.actor() == 0
    assert offered(s) == {"use GR7", "done"}
    assert lying(s, "gifts", "under") == ["GR5", "GR2"]
    s = play(s, "done")
    assert held(s, 0, "gifts") == ["GR7"]
    assert held(s, 2, "gifts") == ["GG1"]
    assert look(s)["round"] == 2


def test_unused_gifts_of_the_round_are_worthless_in_the_end():
    """Ruling Q31."""
    s = end_of_travelers_round(ending=True, extra_stack=extra("T09"), white={"gifts": ["GR4"]})
    s = play(s, "done")
    assert is_over(s)
    assert sheet(s, 0) == {}


def test_a_gift_moves_the_orderly_and_keeps_its_priority():
    """GR1; ruling Q34."""
    s = end_of_travelers_round(
        extra_stack=extra("T09", "T17"),
        priority=[0, 1],
        white={"orderly": "bath", "gifts": ["GR1"]},
        red={"orderly": "tea"},
    )
    s = play(s, "use GR1")
    assert "orderly food" in offered(s)
    assert refusal(s, "orderly tea") == "reason-space-taken"
    assert refusal(s, "orderly bath") == "reason-same-space"
    s = play(s, "orderly food")
    assert players(s, "score") == [6, 4]
    s = end_of_travelers_round(extra_stack=extra("T09"), white={"gifts": ["GR1", "GR4"]})
    assert refusal(s, "use GR1") == "reason-orderly-not-out"


def test_a_gift_adds_a_heart_to_a_revealed_task():
    """GR2; ruling Q35."""
    s = end_of_travelers_round(
        extra_stack=extra("T09", "T17"),
        priority=[1, 0],
        white={"orderly": "tea", "gifts": ["GR2"]},
        red={"orderly": "food"},
    )
    s = play(s, "use GR2")
    assert offered(s) == {"heart tea", "heart food"}
    assert refusal(s, "heart bath") == "reason-task-not-revealed"
    s = play(s, "heart tea")
    assert players(s, "score") == [6, 4]
    assert look(s)["heart_gifts"] == {}
    s = end_of_travelers_round(white={"orderly": "tea", "gifts": ["GR2", "GR3"]})
    assert refusal(s, "use GR2") == "reason-task-not-revealed"


def test_a_gift_takes_the_first_place_of_the_priority_track():
    """E70; ruling Q34."""
    s = end_of_travelers_round(
        extra_stack=extra("T09", "T17"),
        priority=[1, 0],
        white={"orderly": "tea", "gifts": ["GR3"]},
        red={"orderly": "food"},
    )
    s = play(s, "use GR3")
    assert players(s, "score") == [6, 4]
    s = end_of_travelers_round(extra_stack=extra("T09"), white={"gifts": ["GR3", "GR4"]})
    assert refusal(s, "use GR3") == "reason-orderly-not-out"


def test_the_others_keep_their_order_below_the_first_place():
    """GR3."""
    s = end_of_travelers_round(
        4,
        extra_stack=extra("T09"),
        priority=[1, 3, 2, 0],
        white={"orderly": "bath"},
        red={"orderly": "food"},
        black={"orderly": "tea", "gifts": ["GR3", "GR4"]},
        purple={"orderly": "story"},
    )
    s = play(s, "use GR3")
    assert look(s)["priority"] == [2, 1, 3, 0]


def test_a_gift_pays_a_point_for_each_extra_card_of_its_tasks():
    """E72, with four tasks for a gift: whoever played it."""
    stack = extra("T01", "T09", seat=1) + extra("T06", "T17", "T30")
    s = play(end_of_travelers_round(extra_stack=stack, white={"gifts": ["GR4"]}), "use GR4")
    assert sheet(s, 0) == {"gifts": 4}
    s = play(end_of_travelers_round(extra_stack=stack, white={"gifts": ["GR5"]}), "use GR5")
    assert sheet(s, 0) == {"gifts": 2}


def test_a_gift_is_not_used_for_nothing():
    """Ruling Q71: not for 0 points, and not to go first where one is. It is kept for another round."""
    s = end_of_travelers_round(
        extra_stack=extra("T30"), white={"gifts": ["GR3", "GR4", "GR5"], "orderly": "bath"}
    )
    assert offered(s) == {"use GR5", "done"}
    assert refusal(s, "use GR3") == "reason-first-already"
    assert refusal(s, "use GR4") == "reason-none-revealed"
    assert held(play(s, "done"), 0, "gifts") == ["GR3", "GR4", "GR5"]


def test_gifts_of_other_times_cannot_be_used_at_the_end_of_the_round():
    s = end_of_travelers_round(
        extra_stack=extra("T09"), white={"gifts": ["GR4", "GG1"]}, red={"gifts": ["GR5"]}
    )
    assert refusal(s, "use GG1") == "reason-gift-not-now"
    assert refusal(s, "use GR5") == "reason-gift-not-held"
    assert refusal(s, "use GR6") == "reason-gift-not-held"


# --- Gifts and relics of the end of the game ----------------------------------------------------------


@pytest.mark.parametrize(
    ("gift", "points"),
    [("GG1", 2 * 2), ("GG2", 0), ("GG3", 2 * 3), ("GG4", 3), ("GG5", 2), ("GG6", 0), ("GG7", 5 * 2)],
)
def test_gifts_of_the_end_pay_for_wares_and_gems(gift, points):
    """End-of-game gifts: three wares of Azure and two of Brass, two in the morning and three at night."""
    s = end_of_travelers_round(
        ending=True, white={"gifts": [gift], "wares": ["A01", "A03", "A06", "B01", "B03"], "gems": 5}
    )
    assert is_over(s)
    assert sheet(s, 0).get("gifts", 0) == points
    assert sheet(s, 0)["gems"] == 2


def test_gems_pay_with_the_gift_and_without_it():
    """Ruling Q33: seven gems are 3 and 15 points."""
    s = end_of_travelers_round(ending=True, white={"gifts": ["GG7"], "gems": 7})
    assert sheet(s, 0) == {"gems": 3, "gifts": 15}


@pytest.mark.parametrize(
    ("relics", "points"),
    [
        (["amulet", "chalice", "dagger", "mask", "mask"], 16 + 3),
        (["amulet", "amulet", "mask", "mask", "mask"], 4 + 3 + 7),
        (["amulet", "chalice", "dagger", "mask", "scroll", "statuette", "mask", "mask"], 36 + 7),
        (["scroll", "scroll", "scroll"], 1 + 7),
        (["scroll"], 1),
        ([], 0),
    ],
)
def test_relics_score_by_their_kinds_and_repeats(relics, points):
    """E64, E65 and E66: the rulebook's examples and chart."""
    s = end_of_travelers_round(ending=True, white={"relics": relics})
    assert sheet(s, 0) == ({"relics": points} if points else {})


def test_a_relic_is_taken_from_the_stop_of_the_traveler():
    """E63: it goes face down to the player, the traveler stays."""
    s = load_travelers(white={"place": "5", "hand": ["X01"], "gems": 3})
    s = play(s, "effect X01")
    assert s.actor() == CHANCE
    assert len(offered(s)) == 6
    s = play(s, "relic mask")
    assert held(s, 0, "relics") == ["mask"]
    assert look(s, 1)["players"][0]["relics"] == 1
    assert look(s, 1)["players"][0]["own"] is None
    assert players(s, "place") == ["5", "start"]
    assert look(s)["tokens"] == [3, 4, 6, 7, 8]
    assert [card["name"] for card in look(s)["discard"]] == ["X01"]


def test_without_a_relic_there_the_card_cannot_be_used():
    """E63; ruling Q13: at the start, at a stop without a token, or when the Sultan is afraid."""
    assert refusal(load_travelers(white={"hand": ["X01"]}), "effect X01") == "reason-no-relic-here"
    bare = load_travelers(tokens=["3"], white={"place": "5", "hand": ["X01"]})
    assert refusal(bare, "effect X01") == "reason-no-relic-here"
    afraid = load_travelers(plate="P17", white={"place": "5", "hand": ["X01"]})
    assert refusal(afraid, "effect X01") == "reason-afraid"


def test_of_travelers_that_share_a_stop_the_first_takes_the_relic():
    """Ruling Q38."""
    s = load_travelers(white={"place": "5", "hand": ["X01"]}, red={"place": "5", "hand": ["X02"]})
    s = calm(s, "effect X01", "relic mask")
    assert s.actor() == 1
    assert refusal(s, "effect X02") == "reason-no-relic-here"


def test_stops_without_token_and_traveler_get_a_relic_at_the_end_of_the_round():
    """Replenishing relics; ruling Q37: marked or not, the lowest number first."""
    s = end_of_travelers_round(tokens=["4", "8"], white={"place": "2"}, red={"place": "6"})
    assert look(s)["tokens"] == [1, 3, 4, 5, 7, 8]
    nine = ["amulet", "chalice", "dagger"] * 3
    s = end_of_travelers_round(
        tokens=["4", "8"], white={"relics": nine, "place": "2"}, red={"relics": ["mask"] * 3 + ["scroll"] * 2}
    )
    assert look(s)["tokens"] == [1, 3, 4, 8]  # four are left of 18, two of them lie already


def test_the_track_is_not_replenished_after_the_last_round():
    """Section 12.6 of the specification."""
    assert look(end_of_travelers_round(ending=True, tokens=["4"]))["tokens"] == [4]


# --- Without the Travelers ----------------------------------------------------------------------------


def test_the_base_game_has_none_of_it():
    """Options: no plate, card, wish or action of the expansion."""
    s = load(at="plate")
    assert offered(s) == {f"plate P{number:02}" for number in range(1, 21)}
    with pytest.raises(ValueError, match="X01 is named twice, or not in this game"):
        load(white={"hand": ["X01"]})
    for what, value, told in (
        ("place", "1", "no traveler can be"),
        ("relics", ["mask"], "mask is named twice, or not in this game"),
        ("gifts", ["GI1"], "GI1 is named twice, or not in this game"),
    ):
        with pytest.raises(ValueError, match=told):
            load(white={what: value})

"""The rules of The Sultan's Wishes: each worked example of the specification (E), each ruling (Q), and
what the rulebook says beside them. Wishes and aides, guards, the end and what the
Travelers add are in files of their own.

Cards are named as in components.py: T task cards (hearts in comments where they matter), S simple and
F final wishes, A, B and C wares, M market score cards, P plates.
"""

import pytest
from tests.games.sultans_wishes.kit import (
    SEVEN_BUSY,
    calm,
    end_of_round,
    extra,
    held,
    is_over,
    let_chance_fall,
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
    wishes,
)

from serai.core.state import OVER
from serai.games.sultans_wishes import GAME
from serai.games.sultans_wishes.market import cost

# --- The first players and their order ----------------------------------------------------------------


def test_the_first_wishes_are_revealed_from_the_first_player_on():
    """Setup, step 13."""
    for options in ({"start": "2"}, {}):
        s = GAME.new(3, options)
        if not options:
            s = play(s, "first 2")
        revealers = []
        let_chance_fall(s, "reveal")
        while verbs(s) == {"reveal"}:
            revealers.append(look(s)["seat"])
            s.apply(s.legal()[0])
        assert revealers == [2, 0, 1]


@pytest.mark.parametrize(("seats", "simple"), [(2, 6), (3, 9), (4, 12)])
def test_the_table_is_laid_as_the_rulebook_says(seats, simple):
    """Setup: hands of three, a wish for each player, a ware of each merchant, five plates."""
    s = calm(GAME.new(seats, {"start": "1"}))
    view = look(s)
    assert view["first"] == 1
    assert players(s, "hand") == [3] * seats
    assert players(s, "gems") == [0] * seats
    assert players(s, "aides") == [7] * seats
    assert players(s, "score") == [0] * seats
    assert players(s, "lamp") == [False] * seats
    assert len(view["wishes"]) == seats
    assert view["simple_down"] == simple - seats
    assert view["final_down"] == 4
    assert all(name.startswith("S") for name in wishes(s))
    assert all(up(s))
    assert [stack["below"] for stack in view["market"]] == [14, 14, 14]
    assert view["plates_left"] == 4
    assert view["deck"] + 3 * seats == 50
    assert all(held(s, seat, "market_card") for seat in range(seats))


def test_the_first_player_is_drawn_unless_chosen():
    """Setup, step 12."""
    s = GAME.new(3)
    let_chance_fall(s, "first")
    assert offered(s) == {"first 0", "first 1", "first 2"}
    assert look(play(s, "first 2"))["first"] == 2
    with pytest.raises(ValueError, match="start"):
        GAME.new(2, {"start": "2"})


def test_turns_go_clockwise_from_the_first_player_once_for_each_plate():
    """Round sequence."""
    s = load(3, first=1, plate="P03", plates_left=1)
    order = []
    for _ in range(3):
        order.append(s.actor())
        s = play(s, f"orderly {('tea', 'food', 'bath')[len(order) - 1]}", "end")
        let_chance_fall(s, "plate")
    assert order == [1, 2, 0]
    assert verbs(s) == {"plate"}
    s = play(s, "plate P04")
    assert s.actor() == 1


def test_the_orderly_can_always_move():
    """Ruling Q20: four orderlies on eight spaces, no cards, no way ahead but this one."""
    s = load(
        4,
        white={"orderly": "tea"},
        red={"orderly": "food"},
        black={"orderly": "bath"},
        purple={"orderly": "story"},
    )
    free = ("entertainment", "fan-wave", "massage", "stroll")
    assert offered(s) == {f"orderly {task}" for task in free}


def test_a_turn_has_exactly_one_mandatory_action():
    """Mandatory action; rulings Q11 and Q12."""
    s = load(white={"hand": ["T01"], "gems": 7})
    assert verbs(s) == {"extra", "orderly"}
    s = play(s, "orderly tea")
    assert offered(s) == {"acquire azure", "acquire brass", "acquire crimson", "done"}
    assert refusal(s, "orderly food") == "reason-mandatory-done"


# --- Orderlies and extra tasks ------------------------------------------------------------------------


def test_an_extra_task_is_laid_face_down_on_the_stack():
    """Perform an extra task: no gem."""
    s = play(load(extra_stack=extra("T30"), white={"hand": ["T09"]}), "extra T09")
    assert lying(s, "tasks", "extra-stack") == ["T30", "T09"]
    assert players(s, "gems") == [0, 0]


def test_the_orderly_enters_the_chart_with_an_aide_on_the_priority_track():
    """Move the orderly; ruling Q66: the highest free place."""
    s = load(3, turn=1, white={"orderly": "tea"})
    s = play(s, "orderly food", "end", "orderly bath")
    assert look(s)["priority"] == [0, 1, 2]
    assert players(s, "aides") == [6, 6, 6]
    assert players(s, "orderly") == ["tea", "food", "bath"]


def test_the_orderly_moves_again_and_keeps_its_place():
    """E25; ruling Q53."""
    s = load(priority=[1, 0], white={"orderly": "tea"}, red={"orderly": "food"})
    assert refusal(s, "orderly tea") == "reason-same-space"
    assert refusal(s, "orderly food") == "reason-space-taken"
    s = play(s, "orderly bath")
    assert look(s)["priority"] == [1, 0]
    assert players(s, "aides") == [6, 6]
    assert players(s, "orderly") == ["bath", "food"]


def test_the_three_tasks_with_the_most_hearts_pay_their_orderlies():
    """E26, the rulebook's example: a tie of three, the task without an orderly last among them."""
    s = end_of_round(
        4,
        extra_stack=extra("T09", "T30", "T17", "T06", "T32"),
        white={"orderly": "tea"},
        red={"orderly": "bath"},
        black={"orderly": "fan-wave"},
        purple={"orderly": "massage"},
    )
    assert players(s, "score") == [6, 4, 0, 0]


def test_the_priority_track_decides_between_two_orderlies():
    """Scoring extra tasks."""
    s = end_of_round(
        extra_stack=extra("T09", "T30"), priority=[1, 0], white={"orderly": "tea"}, red={"orderly": "bath"}
    )
    assert players(s, "score") == [4, 6]


def test_hearts_of_all_cards_of_a_task_add_up():
    """Scoring extra tasks: 1 + 1 + 2 of Tea against 3 of Bath."""
    s = end_of_round(
        extra_stack=extra("T10", "T12", "T11", "T26"), white={"orderly": "bath"}, red={"orderly": "tea"}
    )
    assert players(s, "score") == [4, 6]


def test_an_orderly_on_a_task_without_cards_scores_nothing():
    """E29; ruling Q54."""
    s = end_of_round(extra_stack=extra("T12"), white={"orderly": "tea"}, red={"orderly": "food"})
    assert players(s, "score") == [6, 0]


def test_an_own_card_on_another_task_takes_a_place_in_solo():
    """E30."""
    s = end_of_round(1, extra_stack=extra("T12", "T30"), white={"orderly": "tea"})
    assert sheet(s, 0) == {"extra-tasks": 4}


def test_tasks_without_orderlies_take_a_place_each():
    """Ruling Q55: two tied above, then the third place pays, the fourth nothing."""
    s = end_of_round(
        extra_stack=extra("T09", "T30", "T18", "T02"), white={"orderly": "food"}, red={"orderly": "fan-wave"}
    )
    assert players(s, "score") == [2, 0]


def test_without_extra_cards_the_round_ends_without_points():
    """E31: orderlies and aides go home all the same."""
    s = end_of_round(white={"orderly": "tea"}, red={"orderly": "food"})
    assert players(s, "score") == [0, 0]
    assert players(s, "orderly") == [None, None]
    assert players(s, "aides") == [7, 7]
    assert look(s)["priority"] == []


# --- The market ---------------------------------------------------------------------------------------


def test_a_ware_is_paid_taken_and_replaced():
    """E32, the rulebook's example."""
    market = {"azure": {"up": "A01"}, "brass": {"up": "B07"}, "crimson": {"up": "C01"}}
    s = play(load(market=market, white={"gems": 4}), "orderly tea", "acquire brass")
    assert players(s, "gems") == [0, 0]
    assert held(s, 0, "wares") == ["B07"]
    assert verbs(s) == {"turn-up"}
    assert all(text.startswith("turn-up B") for text in offered(s))
    s = play(s, "turn-up B02")
    assert up(s) == ["A01", "B02", "C01"]


def test_an_empty_stack_stays_empty():
    """Section 8 of the specification."""
    s = load(white={"gems": 7}, red={"wares": wares("A", "A01")})
    s = play(s, "orderly tea", "acquire azure")
    assert up(s) == [None, "B01", "C01"]
    market = {"brass": {"up": "B01"}, "crimson": {"up": "C01"}}
    bought_out = load(market=market, white={"gems": 7}, red={"wares": wares("A")})
    assert refusal(play(bought_out, "orderly tea"), "acquire azure") == "reason-stack-empty"


def test_no_ware_costs_less_than_nothing():
    """Ruling Q28: none is so cheap, but the box may be corrected."""
    assert [cost(0, less) for less in (0, 1, 3, 4)] == [3, 2, 0, 0]


def test_a_ware_that_costs_more_than_the_gems_cannot_be_acquired():
    """Acquire one ware."""
    s = play(load(white={"gems": 3}), "orderly tea")
    assert offered(s) == {"acquire azure", "acquire brass", "done"}
    assert refusal(s, "acquire crimson") == "reason-too-expensive"


def test_only_one_ware_may_be_acquired_in_a_turn():
    """Ruling Q11."""
    s = load(white={"gems": 7, "lamp": True})
    s = play(s, "orderly tea", "acquire azure", "turn-up A02")
    assert refusal(s, "acquire brass") == "reason-bought-already"
    assert offered(s) == {"lamp", "done"}
    s = play(load(white={"gems": 7}), "orderly tea", "acquire azure", "turn-up A02")
    assert verbs(s) == {"draw"}  # nothing optional is left


# --- The lamp -----------------------------------------------------------------------------------------


def test_reaching_ten_points_makes_the_lamp_active_at_once():
    """E19; rulings Q7 and Q10."""
    s = load(white={"hand": ["T02", "T03"], "gems": 3, "sheet": {"wishes": 9}})
    assert refusal(play(s, "orderly tea"), "lamp") == "reason-lamp-inactive"
    s = play(s, "effect T02")
    assert players(s, "score") == [10, 0]
    assert players(s, "gems") == [4, 0]
    assert players(s, "lamp") == [True, False]
    s = play(s, "lamp")
    assert players(s, "lamp") == [False, False]
    assert verbs(s) == {"extra", "effect", "orderly"}


@pytest.mark.parametrize(
    ("before", "active"),
    [(8, False), (10, False), (24, True), (39, True), (49, False), (59, False), (109, False)],
)
def test_only_the_squares_10_25_and_40_light_the_lamp(before, active):
    """Ruling Q8: they do not count again on a second lap."""
    s = play(load(white={"hand": ["T02"], "sheet": {"wishes": before}}), "effect T02")
    assert players(s, "lamp") == [active, False]


def test_a_lamp_does_not_stack():
    """E21."""
    s = load(white={"hand": ["T02", "T03"], "lamp": True, "gems": 3, "sheet": {"wishes": 24}})
    s = play(s, "effect T02", "lamp", "extra T03")
    assert players(s, "lamp") == [False, False]
    assert refusal(s, "lamp") == "reason-lamp-used"
    assert verbs(s) == {"acquire", "done"}


def test_one_gain_over_two_squares_lights_the_lamp_once():
    """Ruling Q9: from 9 to 33."""
    s = load(
        wishes={"F14": under("T04 0 0", "T09 0 0", "T24"), "F13": under()},
        white={"hand": ["T17", "T03"], "sheet": {"wishes": 9}},
    )
    s = calm(s, "fulfil T17 F14")
    assert players(s, "score")[0] == 9 + 4 * 5
    s = play(s, "lamp", "extra T03")
    assert players(s, "lamp") == [False, False]


def test_a_lamp_that_its_own_action_lights_again_stays_for_a_later_turn():
    """Ruling Q11."""
    s = load(white={"hand": ["T02"], "lamp": True, "gems": 3, "sheet": {"wishes": 24}})
    s = play(s, "orderly tea", "lamp", "effect T02")
    assert players(s, "lamp") == [True, False]
    assert refusal(s, "lamp") == "reason-lamp-used"
    s = play(calm(s, "end"), "orderly food", "plate P17")
    assert s.actor() == 0
    assert "lamp" in offered(play(s, "orderly bath"))


def test_a_lamp_lit_during_the_refill_waits_for_the_next_turn():
    """Ruling Q10: a guard completes a wish."""
    s = load(
        guard_on_top=True,
        wishes={"S01": under("T04 0"), "S07": under("T24 1", "T22 1")},
        white={"hand": ["T01", "T02", "T06"], "sheet": {"wishes": 6}},
    )
    s = calm(s, "extra T01", "end", "guard S01")
    assert players(s, "score") == [10, 0]
    assert players(s, "lamp") == [True, False]
    assert s.actor() == 1


def test_final_scoring_lights_no_lamp():
    """Ruling Q72: there is no turn left to use it in; one that was lit before stays lit."""
    s = end_of_round(ending=True, white={"sheet": {"wishes": 9}, "gems": 4}, red={"lamp": True})
    assert is_over(s)
    assert players(s, "score") == [11, 0]
    assert players(s, "lamp") == [False, True]


def test_a_lamp_may_be_lit_in_the_turn_of_another():
    """Section 8 of the specification."""
    s = load(
        wishes={"S01": under("T06 1"), "S03": under()}, white={"hand": ["T01"]}, red={"sheet": {"tips": 8}}
    )
    assert players(play(s, "fulfil T01 S01"), "lamp") == [False, True]


def test_the_optional_actions_come_after_the_mandatory_one_in_any_order():
    """Ruling Q12: a purchase may lie before the lamp's action, or after it."""
    s = load(white={"hand": ["T02", "T03"], "lamp": True, "gems": 3})
    assert refusal(s, "acquire azure") == "reason-mandatory-first"
    assert refusal(s, "lamp") == "reason-mandatory-first"
    first_ware = play(s, "orderly tea", "acquire azure", "lamp", "extra T02")
    assert verbs(first_ware) == {"draw"}  # the turn is over
    first_lamp = play(s, "orderly tea", "lamp")
    assert refusal(first_lamp, "acquire azure") == "reason-mandatory-first"
    assert refusal(first_lamp, "done") == "reason-mandatory-first"
    first_lamp = play(first_lamp, "extra T02")
    assert verbs(first_lamp) == {"acquire", "done"}
    assert verbs(play(first_lamp, "acquire azure", "turn-up A02")) == {"draw"}


def test_each_optional_action_stays_done_after_the_other():
    """Ruling Q11: no second purchase after the lamp, and no second lamp after the purchase."""
    s = load(white={"hand": ["T02"], "lamp": True, "gems": 7, "sheet": {"wishes": 24}})
    bought = play(s, "orderly tea", "acquire azure", "turn-up A02", "lamp", "effect T02")
    assert verbs(bought) == {"draw"}  # five gems and a lamp lit anew, but the turn is over
    lamp = play(s, "orderly tea", "lamp", "effect T02", "acquire azure", "turn-up A02")
    assert players(lamp, "lamp") == [True, False]
    assert verbs(lamp) == {"draw"}


def test_the_lamp_repeats_any_mandatory_action_without_a_refill():
    """Use the Magic Lamp; ruling Q51: without cards only the orderly is left."""
    s = play(load(white={"hand": ["T03"], "lamp": True}), "extra T03", "lamp")
    assert players(s, "hand") == [0, 0]
    assert verbs(s) == {"orderly"}
    assert refusal(s, "extra T03") == "reason-not-in-hand"


# --- Reasons ------------------------------------------------------------------------------------------


def test_a_card_elsewhere_is_not_in_the_hand_wherever_it_is():
    """One answer for the deck, another hand, the extra stack and the discard pile."""
    s = load(
        wishes={"S02": under("T02 0")},
        discard=["T03"],
        extra_stack=extra("T04"),
        white={"hand": ["T01"]},
        red={"hand": ["T05"]},
    )
    for card in ("T02", "T03", "T04", "T05", "T06"):
        for text in (f"fulfil {card} S02", f"extra {card}", f"effect {card}"):
            assert refusal(s, text) == "reason-not-in-hand"


def test_a_wish_that_is_not_open_cannot_be_fulfilled():
    """Face down, in the box or out of the game: one answer."""
    s = load(wishes={"S02": under()}, gone=["S03"], white={"hand": ["T01"]})
    for name in ("S01", "S03", "F07"):
        assert refusal(s, f"fulfil T01 {name}") == "reason-wish-not-open"
    assert "fulfil T01 S02" in offered(s)


def test_only_looked_at_cards_can_be_tossed():
    s = calm(load(white={"hand": ["T03", "T10"]}), "effect T03", "draw T20", "draw T21", "draw T22")
    assert refusal(s, "toss T10") == "reason-not-looked-at"
    assert refusal(s, "toss T23") == "reason-not-looked-at"


def test_only_own_wares_can_be_exchanged_and_only_for_open_ones():
    s = load(
        market={"azure": {"up": "A01"}, "brass": {"up": "B01"}},
        white={"hand": ["T05"], "wares": ["C05"]},
        red={"wares": wares("C", "C05")},
    )
    s = play(s, "effect T05")
    assert refusal(s, "exchange C06 azure") == "reason-not-your-ware"
    assert refusal(s, "exchange A02 azure") == "reason-not-your-ware"
    assert refusal(s, "exchange C05 crimson") == "reason-stack-empty"


def test_an_aide_joins_only_attached_cards_and_is_lifted_only_from_where_it_is():
    s = load(wishes={**SEVEN_BUSY, "S05": under("T18 1")}, white={"hand": ["T13", "T14"], "lamp": True})
    s = play(s, "effect T13")
    assert refusal(s, "join T20") == "reason-card-not-attached"
    s = play(s, "join T18")
    assert refusal(s, "lift T18") == "reason-no-own-aide"
    assert refusal(s, "lift T20") == "reason-no-own-aide"


def test_a_wish_that_is_not_fulfilled_cannot_be_granted():
    s = load(at="plate", wishes={"S01": under("T04 0"), "S05": under()})
    s = play(s, "plate P09")
    assert refusal(s, "grant S05") == "reason-not-fulfilled"
    assert refusal(s, "grant S07") == "reason-wish-not-open"


def test_a_final_wish_cannot_be_removed():
    s = play(load(at="plate", wishes={"S01": under("T04 0"), "F13": under()}), "plate P19")
    assert refusal(s, "remove F13") == "reason-not-simple"
    assert refusal(s, "remove S05") == "reason-wish-not-open"


def test_a_guard_needs_an_open_wish():
    s = calm(load(guard_on_top=True, wishes={"S03": under()}, white={"hand": ["T01"]}), "extra T01", "end")
    assert refusal(s, "guard S05") == "reason-wish-not-open"


def test_the_travelers_stay_at_home_in_the_base_game():
    s = load(white={"hand": ["T01"]})
    assert refusal(s, "travel 1") == "reason-travelers-only"


def test_what_belongs_to_another_moment_is_not_now():
    s = load(white={"hand": ["T01"]})
    for text in ("toss T01", "guard S01", "grant S01", "plate P01", "draw T20", "back guard", "lift T01"):
        assert refusal(s, text) == "reason-not-now"


def test_a_finished_game_takes_no_action():
    s = end_of_round(ending=True)
    assert s.actor() == OVER
    assert refusal(s, "done") == "reason-game-over"


# --- Positions that cannot be -------------------------------------------------------------------------


def test_an_orderly_on_the_chart_has_an_aide_on_the_priority_track_and_none_without():
    """Section 4 of the specification: a position by hand must keep to it, or an aide would get lost."""
    for wrong in ({"priority": [0]}, {"priority": [1], "white": {"orderly": "tea"}}):
        with pytest.raises(ValueError, match="Priority Track"):
            load(**wrong)

"""The Sultan's mood plates, those of the Travelers included: worked examples (E), rulings (Q), rulebooks."""

from tests.games.sultans_wishes.kit import (
    MERCHANTS,
    SEVEN_BUSY,
    attached,
    below,
    calm,
    extra,
    gone,
    held,
    is_over,
    let_chance_fall,
    load,
    load_travelers,
    look,
    offered,
    play,
    players,
    refusal,
    under,
    up,
    verbs,
    wares,
    wish,
    wishes,
)

from serai.games.sultans_wishes import GAME

# --- The base game ------------------------------------------------------------------------------------


def test_lovely_lets_each_player_in_turn_change_any_cards():
    """The plate; one player finishes before the next begins."""
    s = load(
        at="plate",
        first=1,
        white={"hand": ["T01", "T02", "T03"]},
        red={"hand": ["T07", "T08", "T09"]},
    )
    s = play(s, "plate P01")
    assert s.actor() == 1
    assert offered(s) == {"toss T07", "toss T08", "toss T09", "done"}
    s = play(s, "toss T07", "toss T09", "toss T08", "done", "draw T20", "draw T21", "draw T22")
    assert held(s, 1, "hand") == ["T20", "T21", "T22"]
    s = calm(s)
    assert s.actor() == 0
    s = calm(s, "done")
    assert held(s, 0, "hand") == ["T01", "T02", "T03"]
    assert s.actor() == 1
    assert "orderly" in verbs(s)


def test_lovely_passes_over_an_empty_hand():
    s = play(load(at="plate", red={"hand": ["T07"]}), "plate P01")
    assert s.actor() == 1
    assert offered(s) == {"toss T07", "done"}


def test_lovely_draws_come_after_all_that_is_discarded():
    """The plate: discard any number, then draw as many."""
    s = load(at="plate", white={"hand": ["T01", "T02", "T03"]})
    s = play(s, "plate P01", "toss T01")
    assert s.actor() == 0
    assert offered(s) == {"toss T02", "toss T03", "done"}
    s = play(s, "done", "draw T20")
    assert held(s, 0, "hand") == ["T02", "T03", "T20"]


def test_lovely_does_not_fill_up_a_short_hand():
    """The plate: as many as were discarded."""
    s = load(at="plate", white={"hand": ["T01", "T02"]})
    s = calm(s, "plate P01", "toss T01", "done", "draw T20")
    assert held(s, 0, "hand") == ["T02", "T20"]


def test_a_guard_met_under_lovely_is_attached_by_its_drawer():
    """E53; rulings Q18 and Q70: a wish that it completes pays the plate's Extra Points."""
    s = load(
        at="plate",
        guard_on_top=True,
        wishes={"S01": under("T04 1"), "S07": under("T24 1", "T22 0")},
        white={"hand": ["T01", "T02", "T03"]},
        red={"hand": ["T07", "T08", "T09"]},
    )
    s = calm(s, "plate P01", "toss T01", "toss T02", "done")
    assert s.actor() == 0
    assert offered(s) == {"guard S01"}
    s = calm(s, "guard S01")
    assert players(s, "score") == [0, 5]
    assert players(s, "hand") == [3, 3]
    assert s.actor() == 1
    assert "toss" in verbs(s)
    first_is_red = load(
        at="plate",
        first=1,
        guard_on_top=True,
        wishes={"S01": under("T04 1"), "S07": under("T24 1", "T22 0")},
        white={"hand": ["T01", "T02", "T03"]},
        red={"hand": ["T07", "T08", "T09"]},
    )
    s = play(first_is_red, "plate P01", "done", "toss T01", "done", "guard S01")
    assert verbs(s) == {"reveal"}
    assert look(s)["seat"] == 0


def test_a_kind_sultan_pays_two_gems_for_each_fulfilling():
    """The plate; ruling Q67: also for the lamp's action."""
    s = load(
        plate="P04",
        wishes={"S02": under(), "S04": under()},
        white={"hand": ["T01", "T08"], "lamp": True, "gems": 1},
    )
    s = play(s, "fulfil T01 S02")
    assert players(s, "gems") == [3, 0]
    assert players(play(s, "lamp", "fulfil T08 S04"), "gems") == [5, 0]


def test_a_nauseate_sultan_forbids_fulfilling_and_nothing_else():
    """E08; ruling Q21: the lamp's action is bound as well."""
    s = load(
        plate="P05",
        wishes={"S02": under(), "S04": under()},
        white={"hand": ["T02", "T03"], "lamp": True},
    )
    assert refusal(s, "fulfil T02 S02") == "reason-nauseate"
    assert verbs(s) == {"extra", "effect", "orderly"}
    s = play(s, "effect T02", "lamp")
    assert refusal(s, "fulfil T03 S02") == "reason-nauseate"
    assert verbs(s) == {"extra", "effect", "orderly"}


def test_a_demanding_sultan_opens_one_more_simple_wish():
    """The plate; more may lie open than there are players."""
    s = load(at="plate", first=1, wishes={"S02": under(), "S04": under()})
    s = play(s, "plate P07")
    assert verbs(s) == {"reveal"}
    assert look(s)["seat"] == 1
    s = play(s, "reveal S05")
    assert wishes(s) == {"S02", "S04", "S05"}
    assert s.actor() == 1


def test_a_demanding_sultan_never_opens_a_final_wish():
    """Ruling Q26."""
    s = load(at="plate", wishes={"S02": under()}, simple_down=0)
    s = play(s, "plate P07")
    assert wishes(s) == {"S02"}
    assert s.actor() == 0


def test_a_hungry_sultan_fulfils_a_final_wish_one_card_short():
    """E11: the first player reveals, the end comes with the round."""
    s = load(
        at="plate",
        first=1,
        simple_down=0,
        wishes={"F13": under("T06 0", "T07 0", "T18 1"), "S07": under()},
    )
    s = play(s, "plate P09")
    assert s.actor() == 1
    s = play(s, "grant F13")
    assert players(s, "score") == [6, 3]
    assert verbs(s) == {"reveal"}
    assert look(s)["seat"] == 1
    assert look(s)["ending"]
    s = calm(s)
    assert s.actor() == 1
    assert not is_over(s)


def test_hunger_ends_with_the_next_plate():
    """E12."""
    s = load(plate="P09", wishes={"S07": under("T24 0"), "S02": under()})
    assert wish(s, "S07")["needed"] == 5
    s = calm(play(s, "orderly tea", "end", "orderly food", "end"), "plate P17")
    assert wish(s, "S07")["needed"] == 6
    assert wish(s, "S07")["progress"] == 4
    assert players(s, "score") == [0, 0]


def test_a_card_fulfils_with_one_heart_less_while_the_sultan_is_hungry():
    """The plate, for the whole turn."""
    s = load(plate="P09", wishes={"S07": under("T24 1"), "S02": under()}, white={"hand": ["T21"]})
    assert players(play(s, "fulfil T21 S07"), "score") == [1, 4]


def test_the_first_player_orders_what_hunger_fulfils_and_its_extra_points_count():
    """Rulings Q3 and Q23: each wish is resolved with its reveal before the next."""
    s = load(
        at="plate",
        first=1,
        wishes={"S01": under("T04 0"), "S05": under("T17 0", "T13 1"), "S07": under("T24 0")},
        simple_down=3,
    )
    s = play(s, "plate P10")
    assert s.actor() == 1
    assert offered(s) == {"grant S01", "grant S05"}
    s = play(s, "grant S05")
    assert players(s, "score") == [5, 3]
    s = play(s, "grant S01")  # two were still open, so nothing came between
    assert players(s, "score") == [10, 3]
    assert verbs(s) == {"reveal"}
    between = load(at="plate", wishes={"S01": under("T04 0"), "S05": under("T17 0")}, simple_down=3)
    between = play(between, "plate P10", "grant S05")
    assert verbs(between) == {"reveal"}
    between = play(between, "reveal S03")
    assert offered(between) == {"grant S01"}


def test_a_happy_sultan_gives_everyone_a_gem_up_to_seven():
    """E36; ruling Q15."""
    s = play(load(at="plate", white={"gems": 7}, red={"gems": 3}), "plate P11")
    assert players(s, "gems") == [7, 4]


def test_an_uncertain_sultan_puts_the_open_wares_under_their_stacks():
    """E39; ruling Q30: a ware alone in its stack lies open again."""
    s = load(
        at="plate",
        market={"azure": {"up": "A01", "under": ["A05", "A09"]}, "brass": {"up": "B02"}},
        red={"wares": wares("A", "A01", "A05", "A09") + wares("B", "B02") + wares("C")},
    )
    s = play(s, "plate P13")
    assert up(s) == ["A05", "B02", None]
    assert below(s, "azure") == ["A09", "A01"]
    assert s.actor() == 0


def test_an_uncertain_sultan_turns_up_new_wares():
    """The plate, with full stacks."""
    s = play(load(at="plate"), "plate P13", "turn-up C02", "turn-up B07", "turn-up A05")
    assert up(s) == ["A05", "B07", "C02"]
    assert [below(s, name) for name in MERCHANTS] == [["A01"], ["B01"], ["C01"]]


def test_a_mean_sultan_takes_a_card_from_each_until_the_end_of_their_turn():
    """E52, with the lamp."""
    s = load(
        at="plate",
        white={"hand": ["T01", "T02", "T03"], "lamp": True},
        red={"hand": ["T07", "T08", "T09"]},
    )
    s = play(s, "plate P15")
    assert s.actor() == 0
    assert offered(s) == {"toss T01", "toss T02", "toss T03"}
    s = play(s, "toss T03")
    assert s.actor() == 1
    s = play(s, "toss T09")
    assert players(s, "hand") == [2, 2]
    s = play(s, "extra T01")
    assert players(s, "hand") == [1, 2]
    s = play(s, "lamp", "extra T02")
    assert players(s, "hand") == [0, 2]
    s = calm(s, "end")
    assert players(s, "hand") == [3, 2]


def test_a_mean_sultan_takes_nothing_from_an_empty_hand():
    """Ruling Q51."""
    s = play(load(at="plate", red={"hand": ["T07"]}), "plate P15")
    assert s.actor() == 1
    s = play(s, "toss T07")
    assert s.actor() == 0
    assert verbs(s) == {"orderly"}


def test_an_afraid_sultan_forbids_effects_but_not_the_lamp():
    """The plate; ruling Q21."""
    s = load(
        plate="P17",
        wishes={"S02": under(), "S04": under()},
        white={"hand": ["T02", "T03"], "lamp": True},
    )
    assert refusal(s, "effect T02") == "reason-afraid"
    assert verbs(s) == {"fulfil", "extra", "orderly"}
    s = play(s, "extra T02", "lamp")
    assert refusal(s, "effect T03") == "reason-afraid"
    assert "fulfil" in verbs(s)


def test_a_sad_sultan_lets_the_first_player_choose_among_wishes_with_equally_few_hearts():
    """E41."""
    s = load(at="plate", wishes={"S02": under(), "S05": under()})
    s = play(s, "plate P20")
    assert s.actor() == 0
    assert offered(s) == {"remove S02", "remove S05"}
    s = play(s, "remove S05")
    assert verbs(s) == {"reveal"}
    assert "S05" in gone(s)
    s = play(s, "reveal S09")
    assert wishes(s) == {"S02", "S09"}


def test_what_was_attached_to_a_removed_wish_goes_home_without_points():
    """Ruling Q24: a guard counts no heart."""
    s = load(
        at="plate",
        first=1,
        wishes={"S02": under("T02 0", "T05 1 1", guard=True), "S05": under("T18 0"), "S07": under("T24 0")},
    )
    s = play(s, "plate P19")
    assert s.actor() == 1
    assert offered(s) == {"remove S02"}
    assert refusal(s, "remove S05") == "reason-another-has-fewer-hearts"
    assert GAME.reason(int(s.why(s.game.catalogue.parse("remove S05")))).anchor == "sad"
    s = calm(s, "remove S02")
    assert players(s, "score") == [0, 0]
    assert players(s, "gems") == [0, 0]
    assert players(s, "aides") == [5, 7]
    assert {card["name"] for card in look(s)["discard"]} == {"T02", "T05"}
    assert look(s)["guards_discarded"] == 1
    assert wishes(s) == {"S05", "S07"}


def test_a_sad_sultan_removes_simple_wishes_only():
    """The plate: if no simple wish is open, nothing happens."""
    s = load(at="plate", wishes={"F13": under(), "F14": under()}, simple_down=0)
    s = play(s, "plate P19")
    assert wishes(s) == {"F13", "F14"}
    assert s.actor() == 0
    assert "orderly" in verbs(s)
    mixed = load(at="plate", wishes={"F13": under(), "S02": under("T04 0")}, simple_down=0)
    assert offered(play(mixed, "plate P19")) == {"remove S02"}


def test_a_removed_wish_is_replaced_by_a_final_one_if_no_simple_one_is_left():
    """Ruling Q25."""
    s = load(at="plate", wishes={"S02": under(), "F13": under()}, simple_down=0)
    s = play(s, "plate P19", "remove S02", "reveal F01")
    assert wishes(s) == {"F13", "F01"}
    assert not look(s)["ending"]


def test_a_plate_lasts_until_the_next_one():
    """Mood plates: only the one on top counts."""
    s = load(plate="P05", wishes={"S02": under(), "S04": under()}, white={"hand": ["T01", "T02", "T03"]})
    s = calm(play(s, "orderly tea", "end", "orderly food", "end"), "plate P17")
    assert "fulfil T01 S02" in offered(s)
    assert look(s)["plates_shown"] == ["P05", "P17"]


# --- The Travelers ------------------------------------------------------------------------------------


def test_a_distracted_sultan_lets_all_move_their_orderlies_at_once():
    """E58; rulings Q49: in player order, free, and again in the turn."""
    s = load_travelers(at="plate", first=1)
    s = play(s, "plate P21")
    assert s.actor() == 1
    assert "done" in offered(s)
    s = play(s, "orderly tea")
    assert s.actor() == 0
    s = play(s, "orderly food")
    assert look(s)["priority"] == [1, 0]
    assert s.actor() == 1
    assert {"orderly", "travel"} <= verbs(s)
    assert players(play(s, "orderly bath"), "orderly") == ["food", "bath"]


def test_nobody_must_follow_a_distracted_sultan():
    """Ruling Q49."""
    s = play(load_travelers(at="plate"), "plate P21", "done", "done")
    assert look(s)["priority"] == []
    assert s.actor() == 0


def test_a_distracted_sultan_makes_busy_aides_move():
    """Ruling Q49."""
    s = play(load_travelers(at="plate", wishes=SEVEN_BUSY), "plate P21", "orderly tea")
    assert verbs(s) == {"lift"}
    s = play(s, "lift T02")
    assert look(s)["priority"] == [0]
    assert attached(s, "S02") == {"T02": [], "T05": [0]}
    assert s.actor() == 1


def test_an_angry_sultan_pays_no_gem_for_fulfilling():
    """E59; ruling Q48: the guard's gem is not the payment."""
    s = load_travelers(
        plate="P22", wishes={"S06": under("T17 0", guard=True), "S01": under()}, turn=1, red={"hand": ["T13"]}
    )
    s = play(s, "fulfil T13 S06")
    assert players(s, "score") == [7, 5]
    assert players(s, "gems") == [1, 1]


def test_an_angry_sultan_does_not_take_the_tip():
    """Ruling Q48."""
    s = play(load_travelers(plate="P22", white={"hand": ["T02"]}), "effect T02")
    assert players(s, "gems") == [1, 0]


def test_a_restless_sultan_makes_the_purchase_cheaper_but_not_the_bargain():
    """E34; ruling Q29."""
    s = load_travelers(plate="P23", white={"hand": ["T04"], "gems": 2})
    assert players(play(s, "orderly tea", "acquire azure"), "gems") == [0, 0]
    assert players(play(s, "effect T04", "bargain azure"), "gems") == [0, 0]
    poor = load_travelers(plate="P23", white={"hand": ["T04"], "gems": 1})
    assert refusal(poor, "effect T04") == "reason-nothing-to-bargain"


def test_a_confused_sultan_lets_all_perform_an_extra_task_at_once():
    """Rulings Q49 and Q51: in player order, free, no refill before the end of the own turn."""
    s = load_travelers(at="plate", first=1, white={"hand": ["T01"]}, red={"hand": ["T07", "T08", "T09"]})
    s = play(s, "plate P24")
    assert s.actor() == 1
    assert offered(s) == {"extra T07", "extra T08", "extra T09", "done"}
    s = play(s, "extra T07")
    assert s.actor() == 0
    s = play(s, "extra T01")
    assert players(s, "hand") == [0, 2]
    assert s.actor() == 1
    s = play(s, "extra T08", "end")
    let_chance_fall(s)
    assert players(s, "hand") == [0, 3]
    assert s.actor() == 0
    assert verbs(s) == {"orderly", "travel"}


def test_a_confused_sultan_passes_over_empty_hands_and_may_be_declined():
    """Rulings Q49 and Q51."""
    s = play(load_travelers(at="plate", red={"hand": ["T07"]}), "plate P24")
    assert s.actor() == 1
    s = play(s, "done")
    assert look(s)["extra_stack"] == 0
    assert s.actor() == 0


def test_a_friendly_sultan_passes_a_card_from_each_to_the_left():
    """E56; ruling Q50: the card just received may be passed on."""
    s = load_travelers(
        3,
        at="plate",
        white={"hand": ["T01", "T02", "T03"]},
        red={"hand": ["T07", "T08", "T09"]},
        black={"hand": ["T13", "T14", "T15"]},
    )
    s = play(s, "plate P25")
    assert s.actor() == 0
    assert offered(s) == {"give T01", "give T02", "give T03"}
    s = play(s, "give T01")
    assert s.actor() == 1
    assert offered(s) == {"give T01", "give T07", "give T08", "give T09"}
    s = play(s, "give T01", "give T14")
    assert held(s, 0, "hand") == ["T02", "T03", "T14"]
    assert held(s, 1, "hand") == ["T07", "T08", "T09"]
    assert held(s, 2, "hand") == ["T01", "T13", "T15"]
    assert s.actor() == 0
    assert "orderly" in verbs(s)


def test_a_friendly_sultan_takes_nothing_from_an_empty_hand():
    """Ruling Q51."""
    s = play(load_travelers(at="plate", red={"hand": ["T07"]}), "plate P25")
    assert s.actor() == 1
    assert held(play(s, "give T07"), 0, "hand") == ["T07"]


def test_a_friendly_sultan_has_nobody_to_please_in_solo():
    """Ruling Q42."""
    s = load_travelers(1, at="plate", white={"hand": ["T01", "T02"]})
    s = play(s, "plate P25")
    assert held(s, 0, "hand") == ["T01", "T02"]
    assert "orderly" in verbs(s)


def test_a_tidy_sultan_shuffles_the_discard_pile_into_the_deck():
    """E60: guards in it included."""
    cards = [f"T{number:02}" for number in range(1, 49)]
    s = load_travelers(
        at="plate",
        wishes={"S02": under(guard=True)},
        guards_discarded=1,
        discard=cards[:14],
        extra_stack=extra(*cards[14:48], "X01", "X02", "X03"),
        white={"hand": ["X04"]},
    )
    assert (look(s)["deck"], len(look(s)["discard"]), look(s)["guards_discarded"]) == (4, 14, 1)
    s = play(s, "plate P26")
    assert (look(s)["deck"], look(s)["discard"], look(s)["guards_discarded"]) == (19, [], 0)
    assert offered(s) == {"back task", "back guard"}
    s = calm(s)
    assert s.actor() == 0


def test_a_tidy_sultan_hides_again_what_is_on_top():
    """TIDY: after the shuffle any back may be next."""
    s = load_travelers(at="plate", wishes={"S02": under()}, guard_on_top=True)
    s = play(s, "plate P26")
    assert offered(s) == {"back task", "back guard"}
    assert not look(play(s, "back task"))["guard_on_top"]
    assert wishes(s) == {"S02"}

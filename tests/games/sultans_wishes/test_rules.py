"""The rules of The Sultan's Wishes: each worked example of the specification (E), each ruling (Q), and
what the rulebook says beside them. What the Travelers add is in test_travelers.py.

Cards are named as in components.py: T task cards (hearts in comments where they matter), S simple and
F final wishes, A, B and C wares, M market score cards, P plates.
"""

import pytest
from tests.games.sultans_wishes.kit import (
    SEVEN_BUSY,
    attached,
    buried,
    calm,
    end_of_round,
    extra,
    gone,
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
    wish,
    wishes,
)

from serai.core.play import any_action
from serai.core.rng import Rng
from serai.core.state import CHANCE, OVER
from serai.games.sultans_wishes import GAME
from serai.games.sultans_wishes.market import cost

# --- Fulfilling wishes --------------------------------------------------------------------------------


def test_a_card_goes_under_a_matching_wish_with_an_aide_and_is_paid_a_gem():
    """E01, the rulebook's example."""
    s = load(plate="P01", wishes={"S02": under()}, white={"hand": ["T01", "T07", "T13"]})
    s = play(s, "fulfil T01 S02")
    assert attached(s, "S02") == {"T01": [0]}
    assert (wish(s, "S02")["progress"], wish(s, "S02")["needed"]) == (2, 7)
    assert players(s, "aides") == [6, 7]
    assert players(s, "gems") == [1, 0]
    assert players(s, "score") == [0, 0]
    assert players(s, "hand") == [2, 0]
    assert players(calm(s, "end"), "hand") == [3, 0]


def test_all_whose_aides_are_on_a_fulfilled_wish_score_their_hearts_and_the_extra_points():
    """E02; rulings Q1 and Q47. Who laid the last card reveals any wish if fewer are open than players."""
    s = load(plate="P02", wishes={"S01": under("T06 1"), "S03": under()}, white={"hand": ["T01"]})
    s = play(s, "fulfil T01 S01")
    assert players(s, "score") == [4, 5]
    assert players(s, "gems") == [1, 0]
    assert players(s, "aides") == [7, 7]
    assert {card["name"] for card in look(s)["discard"]} == {"T01", "T06"}
    assert wishes(s) == {"S03"}
    assert gone(s) == {"S01"}
    assert s.actor() == CHANCE
    assert look(s)["seat"] == 0
    assert offered(s) == {f"reveal S{number:02}" for number in range(2, 17) if number != 3}
    s = play(s, "reveal S09")
    assert wishes(s) == {"S03", "S09"}
    assert look(s)["simple_down"] == 5


def test_surplus_hearts_are_scored_and_a_golden_heart_adds_nothing():
    """E03; ruling Q4."""
    s = load(plate="P11", wishes={"S01": under("T06 1"), "S03": under()}, white={"hand": ["T04"]})
    s = play(s, "fulfil T04 S01")
    assert players(s, "score") == [4, 3]
    assert sheet(s, 0) == {"wishes": 4}


def test_nobody_scores_a_card_without_an_aide():
    """E05."""
    s = load(plate="P01", wishes={"S05": under("T13"), "S01": under()}, turn=1, red={"hand": ["T18"]})
    s = play(s, "fulfil T18 S05")
    assert players(s, "score") == [0, 4]
    assert sheet(s, 1) == {"wishes": 3, "extra-points": 1}


def test_a_guard_on_a_fulfilled_wish_brings_a_gem_to_all_who_score():
    """E07; ruling Q67: the payment of a kind Sultan is two gems, the guard's stays one."""
    s = load(
        plate="P03",
        wishes={"S06": under("T17 0", guard=True), "S01": under()},
        turn=1,
        white={"gems": 2},
        red={"hand": ["T13"]},
    )
    s = play(s, "fulfil T13 S06")
    assert players(s, "gems") == [3, 3]
    assert players(s, "score") == [4, 2]
    assert look(s)["guards_discarded"] == 1


def test_a_guard_brings_nothing_to_those_who_do_not_score():
    s = load(
        3,
        wishes={"S06": under("T17 0", guard=True), "S01": under(), "S02": under()},
        white={"hand": ["T18"]},
    )
    assert players(play(s, "fulfil T18 S06"), "gems") == [2, 0, 0]


def test_extra_points_come_once_however_many_cards_one_has_there():
    """Rulings Q1 and Q2: three own cards, one of them with two own aides."""
    s = load(plate="P02", wishes={"S04": under("T08 0 0", "T07 0"), "S01": under()}, white={"hand": ["T09"]})
    s = play(s, "fulfil T09 S04")
    assert sheet(s, 0) == {"wishes": 2 + 2 + 3 + 4, "extra-points": 2}
    assert players(s, "aides") == [7, 7]


def test_a_wish_is_not_fulfilled_by_one_heart_less():
    s = load(plate="P02", wishes={"S01": under("T01 1"), "S03": under()}, white={"hand": ["T03"]})
    s = play(s, "fulfil T03 S01")
    assert (wish(s, "S01")["progress"], wish(s, "S01")["needed"]) == (4, 5)
    assert players(s, "score") == [0, 0]


def test_no_wish_is_revealed_while_enough_are_open():
    """Fulfilling a Simple Wish: only below the number of players."""
    open_wishes = {"S01": under("T06 1"), "S03": under(), "S05": under()}
    s = load(wishes=open_wishes, white={"hand": ["T01"]})
    s = calm(s, "fulfil T01 S01")
    assert wishes(s) == {"S03", "S05"}
    three = load(3, wishes=open_wishes, white={"hand": ["T01"]})
    assert len(wishes(calm(three, "fulfil T01 S01"))) == 3


def test_a_final_wish_is_revealed_when_no_simple_one_is_left():
    """E43."""
    s = load(wishes={"S01": under("T06 1"), "S03": under()}, simple_down=0, white={"hand": ["T01"]})
    s = play(s, "fulfil T01 S01")
    assert offered(s) == {f"reveal F{number:02}" for number in range(1, 15)}
    s = play(s, "reveal F13")
    assert wishes(s) == {"S03", "F13"}
    assert look(s)["final_down"] == 3


def test_nothing_is_revealed_when_no_wish_is_left():
    """Section 10.2 of the specification."""
    s = load(
        ending=True, wishes={"S01": under("T06 1")}, simple_down=0, final_down=0, white={"hand": ["T01"]}
    )
    s = play(s, "fulfil T01 S01")
    assert wishes(s) == set()
    assert verbs(s) == {"draw"}  # the turn goes on to its end


def test_open_final_wishes_count_as_revealed():
    """Ruling Q5."""
    s = load(
        wishes={"S01": under("T06 1"), "F13": under(), "F14": under()},
        simple_down=0,
        white={"hand": ["T01"]},
    )
    assert wishes(calm(s, "fulfil T01 S01")) == {"F13", "F14"}


def test_a_final_wish_triggers_the_end_and_the_round_is_played_to_its_last_plate():
    """E44, with a fourth card that nobody has an aide on: F14 asks for four."""
    s = load(
        plate="P01",
        shown_plates=["P03"],
        wishes={"F14": under("T04 0", "T09 1", "T24")},
        simple_down=0,
        white={"hand": ["T17"]},
    )
    s = play(s, "fulfil T17 F14")
    assert players(s, "score") == [9, 5]
    assert verbs(s) == {"reveal"}
    s = calm(s)
    assert look(s)["ending"]
    turns = 0
    rng = Rng(7)
    while not is_over(s):
        assert look(s)["round"] == 1
        turns += s.step_name() == "Mandatory"
        s.apply(any_action(s, rng))
    shown = look(s)["plates_shown"]
    assert len(shown) == 5
    assert turns >= 1 + 3 * 2  # Red's turn of this plate, and three plates for two players


def test_after_a_final_wish_exactly_one_final_wish_is_revealed():
    """Ruling Q6: though enough are open, and no second one though too few are."""
    enough = load(
        wishes={"F14": under("T04 0", "T09 1", "T24"), "F13": under(), "F12": under()},
        simple_down=0,
        white={"hand": ["T17"]},
    )
    assert len(wishes(calm(enough, "fulfil T17 F14"))) == 3
    too_few = load(wishes={"F14": under("T04 0", "T09 1", "T24")}, simple_down=0, white={"hand": ["T17"]})
    assert len(wishes(calm(too_few, "fulfil T17 F14"))) == 1
    none_left = load(
        wishes={"F14": under("T04 0", "T09 1", "T24")}, simple_down=0, final_down=0, white={"hand": ["T17"]}
    )
    assert wishes(calm(none_left, "fulfil T17 F14")) == set()


def test_a_card_that_matches_several_wishes_goes_to_the_chosen_one():
    """Ruling Q27: T06 is Fan Wave, has three hearts and lets one peek."""
    open_wishes = {"S01": under(), "S02": under(), "F06": under(), "F07": under(), "F13": under()}
    s = load(wishes={**open_wishes, "S03": under(), "F14": under()}, white={"hand": ["T06"]})
    assert offered(s, "fulfil") == {f"fulfil T06 {name}" for name in open_wishes}
    s = play(s, "fulfil T06 F07")
    assert attached(s, "F07") == {"T06": [0]}
    assert all(not wish(s, name)["cards"] for name in ("S01", "S02", "F06", "F13"))


@pytest.mark.parametrize(
    ("final", "matching", "other"),
    [
        ("F01", "T37", "T38"),  # by effect: aide
        ("F08", "T24", "T01"),  # by task: Food or Entertainment
        ("F11", "T12", "T01"),  # by hearts: one
        ("F14", "T44", "T47"),  # by hearts: four
    ],
)
def test_a_final_wish_takes_cards_by_effect_task_or_hearts(final, matching, other):
    """Fulfilling a Final Wish: it may ask for different things."""
    s = load(wishes={final: under(), "F02" if final != "F02" else "F03": under()}, white={"hand": [matching]})
    assert f"fulfil {matching} {final}" in offered(s)
    s = load(wishes={final: under()}, white={"hand": [other]})
    assert refusal(s, f"fulfil {other} {final}") == "reason-no-match"


# --- Guards -------------------------------------------------------------------------------------------


def test_a_guard_goes_to_a_wish_without_task_cards():
    """E13, the rulebook's example: Tea or Food. Then a new card is drawn."""
    s = load(
        guard_on_top=True,
        wishes={"S03": under(), "S05": under(), "S07": under("T24 1")},
        white={"hand": ["T01", "T02", "T06"]},
    )
    s = calm(s, "extra T01", "end")
    assert s.actor() == 0
    assert offered(s) == {"guard S03", "guard S05"}
    assert refusal(s, "guard S07") == "reason-not-fewest-hearts"
    assert (look(s)["guards_drawn"], look(s)["guards_discarded"]) == (1, 0)
    s = play(s, "guard S05")
    assert (look(s)["guards_drawn"], look(s)["guards_discarded"]) == (0, 0)
    assert wish(s, "S05")["guard"]
    assert wish(s, "S05")["progress"] == 1
    s = calm(s)
    assert players(s, "hand")[0] == 3
    assert s.actor() == 1


def test_a_second_guard_goes_to_the_wish_with_the_fewest_hearts_that_has_none():
    """E15."""
    s = load(
        guard_on_top=True,
        wishes={"S02": under(guard=True), "S05": under("T18 1"), "S07": under("T24 1")},
        white={"hand": ["T01", "T02", "T06"]},
    )
    s = calm(s, "extra T01", "end")
    assert offered(s) == {"guard S05"}
    assert refusal(s, "guard S02") == "reason-guard-there"


def test_hearts_are_counted_on_final_wishes_as_on_simple_ones():
    """Section 9 of the specification: the fewest hearts, not the fewest cards."""
    s = load(
        guard_on_top=True,
        wishes={"S05": under("T18 1"), "F11": under("T02 0", "T12 1"), "S07": under("T19 1")},
        white={"hand": ["T01", "T05", "T06"]},
    )
    s = calm(s, "extra T01", "end")
    assert offered(s) == {"guard F11", "guard S07"}


def test_a_hungry_sultan_changes_nothing_for_guards():
    """Ruling Q63: only the hearts on task cards count."""
    s = load(
        plate="P09",
        guard_on_top=True,
        wishes={"S05": under("T15 1"), "S04": under("T08 1"), "S07": under("T22 1")},
        white={"hand": ["T01", "T05", "T06"]},
    )
    assert offered(calm(s, "extra T01", "end")) == {"guard S05", "guard S04"}


@pytest.mark.parametrize("open_wishes", [{"S03": under(guard=True)}, {}])
def test_a_guard_that_no_wish_can_take_is_discarded(open_wishes):
    """E16; ruling Q17: all have one, or none is open."""
    s = load(
        guard_on_top=True,
        guards_discarded=0 if open_wishes else 1,
        ending=True,
        wishes=open_wishes,
        simple_down=0,
        final_down=0,
        white={"hand": ["T01", "T02", "T06"]},
    )
    before = look(s)["guards_discarded"]
    s = calm(s, "extra T01", "end")
    assert look(s)["guards_discarded"] == before + 1
    assert players(s, "hand")[0] == 3
    assert s.actor() == 1


def test_a_guard_met_in_the_deal_is_attached_when_the_first_wishes_are_open():
    """E18; ruling Q16."""
    s = calm(GAME.new(2, {"start": "0"}), "draw T01", "back guard", "draw T02", "draw T03")
    assert s.actor() == 0
    assert len(wishes(s)) == 2
    assert players(s, "hand") == [3, 3]
    assert look(s)["plate"] is None
    assert offered(s) == {f"guard {name}" for name in wishes(s)}
    target = min(wishes(s))
    s = play(s, f"guard {target}")
    assert wish(s, target)["guard"]
    assert verbs(s) == {"plate"}


def test_guards_met_in_the_deal_are_attached_from_the_first_player_on():
    """Ruling Q16: White meets one, Red the other, Red is the first player."""
    white = ("draw T01", "back guard", "draw T02", "draw T03")
    s = play(GAME.new(2, {"start": "1"}), *white, "back guard", "draw T04")
    assert players(s, "guards_aside") == [1, 1]
    s = calm(s)
    assert s.actor() == 1
    s = play(s, f"guard {min(wishes(s))}")
    assert s.actor() == 0
    assert len(offered(s)) == 1


def test_a_guard_that_completes_a_wish_fulfils_it_and_its_drawer_reveals():
    """Ruling Q18; and ruling Q62: on a final wish it counts as one card."""
    s = load(
        guard_on_top=True,
        plate="P01",
        wishes={"F14": under("T04 1", "T09 1"), "S07": under("T24 1", "T22 0")},
        simple_down=0,
        turn=1,
        red={"hand": ["T01", "T02", "T06"]},
    )
    s = calm(s, "extra T01", "end")
    assert s.actor() == 1
    assert offered(s) == {"guard S07"}
    simple = load(
        guard_on_top=True,
        plate="P01",
        wishes={"S01": under("T02 1", "T06 0"), "S07": under("T24 1", "T22 0")},
        turn=1,
        red={"hand": ["T01", "T05", "T03"]},
    )
    simple = play(simple, "extra T01", "end", "guard S01")
    assert players(simple, "score") == [4, 2]
    assert players(simple, "gems") == [1, 1]
    assert verbs(simple) == {"reveal"}
    assert look(simple)["seat"] == 1
    final = load(
        guard_on_top=True,
        wishes={"F13": under("T06 1", "T07 1", "T18 1"), "F14": under("T04 0", "T09 0", "T24 0")},
        simple_down=0,
        white={"hand": ["T01", "T02", "T05"]},
    )
    final = play(final, "extra T01", "end", "guard F13")
    assert players(final, "score") == [0, 9]
    assert look(final)["ending"]


def test_a_nauseate_sultan_does_not_stop_a_guard():
    """Ruling Q21."""
    s = load(
        plate="P05",
        guard_on_top=True,
        wishes={"S01": under("T04 0"), "S07": under("T24 1", "T22 0")},
        white={"hand": ["T01", "T02", "T06"]},
    )
    s = play(s, "extra T01", "end", "guard S01")
    assert players(s, "score") == [4, 0]


def test_everybody_sees_when_a_guard_is_next():
    """The Sultan's Guards: their backs differ."""
    s = play(load(wishes={"S03": under()}, white={"hand": ["T01", "T02", "T06"]}), "extra T01", "end")
    s = play(s, "draw T20", "back guard")
    assert all(look(s, reader)["guard_on_top"] for reader in range(3))


# --- Drawing ------------------------------------------------------------------------------------------


def test_the_discard_pile_is_reshuffled_only_when_a_card_must_be_drawn():
    """Ruling Q22."""
    discard = ["T01", "T02", "T03"]
    hand = ["T10", "T11", "T12"]
    s = load(
        wishes={"S05": under(guard=True), "S07": under(guard=True)},
        discard=discard,
        extra_stack=buried("T20", *discard, *hand),
        white={"hand": hand},
    )
    s = play(s, "extra T10", "end")
    assert offered(s) == {"draw T20"}
    s = calm(s, "draw T20")
    assert s.actor() == 1
    assert look(s)["deck"] == 0
    assert {card["name"] for card in look(s)["discard"]} == set(discard)
    s = play(s, "orderly tea", "end")
    assert offered(s) == {f"draw {card}" for card in discard}
    assert look(s)["discard"] == []


def test_a_hand_stays_short_when_there_is_no_card_left():
    """Ruling Q19."""
    s = load(
        wishes={"S05": under(guard=True), "S07": under(guard=True)},
        extra_stack=buried("T01"),
        white={"hand": ["T01"]},
    )
    s = calm(s, "extra T01", "end")
    assert players(s, "hand") == [0, 0]
    assert s.actor() == 1


def test_guards_that_no_wish_can_take_do_not_keep_the_draw_going():
    """Ruling Q19: the only cards left are guards, or one guard, and no wish can take them."""
    s = load(
        wishes={"S05": under(guard=True)},
        guards_discarded=1,
        extra_stack=buried("T01"),
        white={"hand": ["T01"]},
    )
    s = calm(s, "extra T01", "end")
    assert players(s, "hand") == [0, 0]
    assert s.actor() == 1
    s = load(
        wishes={"S05": under(guard=True)},
        guard_on_top=True,
        extra_stack=buried("T01"),
        white={"hand": ["T01"]},
    )
    s = calm(s, "extra T01", "end")
    assert players(s, "hand") == [0, 0]
    assert s.actor() == 1


def test_a_last_guard_is_attached_though_no_card_follows():
    """Section 9 of the specification: the draw stops only where no wish can take the guards."""
    s = load(
        wishes={"S05": under(guard=True), "S07": under()},
        guard_on_top=True,
        extra_stack=buried("T01"),
        white={"hand": ["T01"]},
    )
    s = calm(s, "extra T01", "end")
    assert offered(s) == {"guard S07"}
    s = calm(s, "guard S07")
    assert s.actor() == 1
    assert players(s, "hand") == [0, 0]


def test_a_guard_in_the_discard_pile_comes_back_with_the_reshuffle():
    """Ruling Q22; and a wish that can take it gets it though it is the only card left."""
    s = load(
        wishes={"S05": under(guard=True), "S07": under()},
        guards_discarded=1,
        extra_stack=buried("T01"),
        white={"hand": ["T01"]},
    )
    s = calm(s, "extra T01", "end")
    assert offered(s) == {"guard S07"}


def test_the_hand_is_filled_up_to_three_at_the_end_of_the_turn():
    """Round sequence; nothing is drawn when the turn used no card."""
    s = load(white={"hand": ["T01", "T02"]}, red={"hand": ["T07", "T08", "T09"]})
    s = calm(s, "extra T01", "end")
    assert players(s, "hand") == [3, 3]
    deck = look(s)["deck"]
    s = play(s, "orderly tea", "end")
    assert look(s)["deck"] == deck


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


# --- Aides --------------------------------------------------------------------------------------------


def test_without_a_free_aide_one_is_lifted_from_a_task_card():
    """E23, the rulebook's example: the card stays, counts, and may be joined by anybody."""
    s = load(
        wishes={**SEVEN_BUSY, "S05": under()},
        white={"hand": ["T14"]},
        red={"hand": ["T13"]},
    )
    assert players(s, "aides") == [0, 7]
    s = play(s, "fulfil T14 S05")
    assert s.actor() == 0
    assert offered(s) == {f"lift {card}" for card in ("T02", "T05", "T19", "T25", "T28", "T37", "T38")}
    s = play(s, "lift T19")
    assert attached(s, "S08") == {"T19": []}
    assert wish(s, "S08")["progress"] == 2
    assert attached(s, "S05") == {"T14": [0]}
    assert players(s, "gems") == [1, 0]
    s = play(s, "end", "effect T13")
    assert "join T19" in offered(s)
    s = play(s, "join T19")
    assert attached(s, "S08") == {"T19": [1]}


def test_an_aide_on_the_priority_track_is_not_lifted():
    """Section 7.6 of the specification; moving the orderly again needs no aide."""
    busy = {name: entry for name, entry in SEVEN_BUSY.items() if name != "S08"}
    s = load(
        wishes={**busy, "S05": under()},
        white={"hand": ["T14"], "orderly": "tea", "gems": 3},
    )
    assert players(s, "aides") == [0, 7]
    assert offered(play(s, "fulfil T14 S05")) == {
        f"lift {card}" for card in ("T02", "T05", "T25", "T28", "T37", "T38")
    }
    moved = play(s, "orderly food")
    assert verbs(moved) == {"acquire", "done"}
    assert look(moved)["priority"] == [0]


def test_the_orderly_takes_a_busy_aide_if_none_is_free():
    """Busy aides, for the Priority Track."""
    s = play(load(wishes=SEVEN_BUSY), "orderly tea")
    assert verbs(s) == {"lift"}
    s = play(s, "lift T25")
    assert look(s)["priority"] == [0]
    assert look(s)["chart"]["tea"] == 0
    assert players(s, "aides") == [0, 7]
    assert attached(s, "S10") == {"T25": [], "T28": [0]}


def test_no_aide_is_lifted_while_one_is_free():
    """Section 7.6 of the specification: only when all are busy."""
    s = load(wishes={"S02": under("T02 0"), "S05": under()}, white={"hand": ["T14"]})
    assert "lift" not in verbs(play(s, "fulfil T14 S05"))


def test_a_lifted_aide_scores_nothing_though_its_wish_is_fulfilled_at_once():
    """Ruling Q56."""
    busy = {**SEVEN_BUSY, "S02": under("T02 0", "T06 0"), "S05": under()}
    s = load(wishes=busy, white={"hand": ["T04"]})
    lifted = calm(s, "fulfil T04 S02", "lift T06")
    assert sheet(lifted, 0) == {"wishes": 1 + 4}
    other = calm(s, "fulfil T04 S02", "lift T19")
    assert sheet(other, 0) == {"wishes": 1 + 3 + 4}
    assert players(other, "aides") == [3, 7]


def test_the_aide_that_joins_may_be_lifted_from_the_same_card():
    """Ruling Q57: if it had room before; a card with two aides is refused."""
    busy = {**SEVEN_BUSY, "S08": under("T19 0 0"), "S14": under("T37 0")}
    s = load(wishes=busy, white={"hand": ["T13"]})
    s = play(s, "effect T13")
    assert refusal(s, "join T19") == "reason-card-full"
    s = play(s, "join T37", "lift T37")
    assert attached(s, "S14") == {"T37": [0]}
    assert attached(s, "S08") == {"T19": [0, 0]}


def test_of_two_own_aides_on_a_card_one_may_be_lifted_and_the_other_scores():
    """Section 7.6 of the specification."""
    busy = {**SEVEN_BUSY, "S08": under("T19 0 0"), "S14": under("T37 0"), "S05": under()}
    s = play(load(wishes=busy, white={"hand": ["T14"]}), "fulfil T14 S05", "lift T19")
    assert attached(s, "S08") == {"T19": [0]}


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


# --- The end of the round -----------------------------------------------------------------------------


def test_a_round_ends_when_its_plates_are_used_up():
    """Upkeep: extra cards are discarded, orderlies and their aides go home, the wishes stay as they are."""
    s = end_of_round(
        first=0,
        round=2,
        wishes={"S02": under("T02 0", "T05 1", guard=True), "S04": under()},
        extra_stack=extra("T09", "T30"),
        white={"orderly": "tea", "gems": 2},
        red={"orderly": "bath"},
    )
    view = look(s)
    assert view["round"] == 3
    assert view["first"] == 1
    assert view["extra_stack"] == 0
    assert {card["name"] for card in view["discard"]} == {"T09", "T30"}
    assert players(s, "orderly") == [None, None]
    assert view["priority"] == []
    assert attached(s, "S02") == {"T02": [0], "T05": [1]}
    assert wish(s, "S02")["guard"]
    assert players(s, "aides") == [6, 6]
    assert players(s, "gems") == [2, 0]
    assert view["plate"] is None
    assert verbs(s) == {"plate"}
    assert len(offered(s)) == 20
    assert look(play(s, "plate P03"))["plates_left"] == 4


def test_the_end_comes_with_the_round_in_which_a_final_wish_was_fulfilled():
    """Ruling Q64: also on its last plate; ruling Q46: the marker is not passed on."""
    s = load(
        plate="P01",
        plates_left=0,
        first=1,
        turn=0,
        wishes={"F14": under("T04 0", "T09 1", "T24")},
        simple_down=0,
        white={"hand": ["T17"]},
    )
    s = calm(s, "fulfil T17 F14", "end")
    assert is_over(s)
    assert look(s)["round"] == 1
    assert look(s)["first"] == 1


def test_extra_tasks_of_the_last_round_are_scored():
    """End of the game."""
    s = end_of_round(ending=True, extra_stack=extra("T09"), white={"orderly": "tea"})
    assert is_over(s)
    assert sheet(s, 0) == {"extra-tasks": 6}


def test_points_of_the_end_come_from_gems_and_wares():
    """E46: the other cards on unfulfilled wishes give nothing."""
    s = end_of_round(
        ending=True,
        wishes={"S02": under("T04 0")},
        white={
            "sheet": {"wishes": 48},
            "market_card": "M3",
            "wares": ["B09", "B13", "A01", "C05"],
            "gems": 5,
        },
    )
    assert is_over(s)
    assert sheet(s, 0) == {"wishes": 48, "gems": 2, "wares": 13}
    assert GAME.score(s, 0) == 63
    assert players(s, "gems") == [5, 0]


def test_the_most_points_win():
    s = end_of_round(3, ending=True, white={"sheet": {"wishes": 5}}, black={"sheet": {"wishes": 6}})
    assert GAME.winners(s) == [2]


def test_a_tie_is_broken_by_the_number_of_valuable_wares():
    """End of the game; ruling Q68: two of price 5 beat one of price 6."""
    s = end_of_round(
        3,
        ending=True,
        white={"wares": ["A14", "B01"], "market_card": "M1", "sheet": {"wishes": 10}},
        red={"wares": ["A09", "A11"], "market_card": "M2", "sheet": {"wishes": 10}},
        black={"sheet": {"wishes": 11}},
    )
    assert [sheet(s, seat)["wares"] for seat in (0, 1)] == [4 + 5, 4 + 6]
    level = end_of_round(
        3,
        ending=True,
        white={"wares": ["A14", "B01"], "market_card": "M1", "sheet": {"wishes": 11}},
        red={"wares": ["A09", "A11"], "market_card": "M2", "sheet": {"wishes": 10}},
        black={"sheet": {"wishes": 20}},
    )
    assert players(level, "score") == [20, 20, 20]
    assert GAME.winners(level) == [1]


def test_players_with_as_many_points_and_valuables_share_the_victory():
    """End of the game."""
    s = end_of_round(
        4,
        ending=True,
        white={"sheet": {"wishes": 9}, "wares": ["A14"]},
        red={"sheet": {"wishes": 9}, "wares": ["B14"]},
        black={"sheet": {"wishes": 9}, "wares": ["A01"]},
        purple={"sheet": {"wishes": 8}, "wares": ["C13"]},
    )
    assert GAME.winners(s) == [0, 1]


def test_an_agreed_number_of_rounds_ends_the_game_as_usual():
    """Ruling Q65."""
    s = load(
        2,
        {"rounds": 2},
        at="plate",
        plates_left=0,
        round=2,
        extra_stack=extra("T09"),
        white={"orderly": "tea", "gems": 4},
    )
    assert is_over(s)
    assert sheet(s, 0) == {"extra-tasks": 6, "gems": 2}
    before = load(2, {"rounds": 3}, at="plate", plates_left=0, round=2)
    assert not is_over(before)


# --- Solo ---------------------------------------------------------------------------------------------


def test_solo_is_laid_with_marked_wishes_only():
    """E49; rulings Q41 and Q44: two open, ten plates a round."""
    s = GAME.new(1)
    let_chance_fall(s, "reveal")
    assert offered(s) == {f"reveal S{number:02}" for number in range(1, 17, 2)}
    s = calm(s)
    assert len(wishes(s)) == 2
    assert look(s)["simple_down"] == 4
    assert look(s)["final_down"] == 4
    assert look(s)["plates_left"] == 9
    s = load(1, wishes={"S01": under("T06 0"), "S03": under()}, simple_down=0, white={"hand": ["T01"]})
    s = play(s, "fulfil T01 S01")
    assert offered(s) == {f"reveal F{number:02}" for number in (1, 2, 3, 4, 5, 6, 13, 14)}


@pytest.mark.parametrize("expansion", ["base", "travelers"])
def test_solo_has_thirty_turns(expansion):
    """E49: three rounds of ten plates."""
    s = GAME.new(1, {"expansion": expansion})
    rng = Rng(3)
    turns, plates, lamp = 0, [], False
    while not is_over(s):
        action = any_action(s, rng)
        text = s.game.catalogue.text(action)
        if text.startswith("plate"):
            plates.append(look(s)["round"])
        turns += s.step_name() == "Mandatory" and not lamp
        if s.step_name() in ("Mandatory", "Optional"):
            lamp = text == "lamp"
        s.apply(action)
    assert turns == 30
    assert plates == [1] * 10 + [2] * 10 + [3] * 10
    assert look(s)["round"] == 3


@pytest.mark.parametrize(("points", "band"), [(0, 1), (50, 1), (51, 2), (70, 2), (71, 3), (90, 3), (91, 4)])
def test_a_solo_score_falls_into_a_band(points, band):
    """E50."""
    s = load(1, at="plate", plates_left=0, round=3, white={"sheet": {"wishes": points}})
    assert is_over(s)
    assert look(s)["band"] == band
    assert GAME.winners(s) == [0]


def test_a_final_wish_does_not_end_a_solo_game():
    """E51; ruling Q43."""
    s = load(
        1,
        round=2,
        plate="P01",
        plates_left=0,
        wishes={"F14": under("T04 0", "T09 0", "T24")},
        simple_down=0,
        white={"hand": ["T17"]},
    )
    s = play(s, "fulfil T17 F14")
    assert players(s, "score") == [13]
    assert verbs(s) == {"reveal"}
    s = calm(s)
    assert not look(s)["ending"]
    s = play(s, "end")
    let_chance_fall(s, "plate")
    assert look(s)["round"] == 3


def test_two_wishes_are_open_at_least_in_solo():
    """Solo mode."""
    s = load(1, wishes={"S01": under("T06 0"), "S03": under()}, white={"hand": ["T01"]})
    assert len(wishes(calm(s, "fulfil T01 S01"))) == 2


def test_a_solo_player_goes_on_when_all_wishes_are_used_up():
    """Ruling Q45."""
    s = load(1, simple_down=0, final_down=0, white={"hand": ["T01"]})
    assert "fulfil" not in verbs(s)
    s = calm(s, "extra T01", "end")
    assert not is_over(s)


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

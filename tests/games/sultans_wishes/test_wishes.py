"""The rules of The Sultan's Wishes: wishes, and the aides on their cards; read test_rules.py first."""

import pytest
from tests.games.sultans_wishes.kit import (
    SEVEN_BUSY,
    attached,
    calm,
    gone,
    is_over,
    load,
    look,
    offered,
    play,
    players,
    refusal,
    sheet,
    under,
    verbs,
    wish,
    wishes,
)

from serai.core.play import any_action
from serai.core.rng import Rng
from serai.core.state import CHANCE

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

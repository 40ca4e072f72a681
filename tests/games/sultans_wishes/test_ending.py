"""The rules of The Sultan's Wishes: how rounds and games end, and solo play; read test_rules.py first."""

import pytest
from tests.games.sultans_wishes.kit import (
    attached,
    calm,
    end_of_round,
    extra,
    is_over,
    let_chance_fall,
    load,
    look,
    offered,
    play,
    players,
    sheet,
    under,
    verbs,
    wish,
    wishes,
)

from serai.core.play import any_action
from serai.core.rng import Rng
from serai.games.sultans_wishes import GAME

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

"""The rules of Cleocatra, one test per worked example of the specification and per ruling.

The specification's players P1, P2, P3 are seats 0, 1, 2 here. Tiles keep their names: PU purple, BL blue,
OR orange, GR green, CL gold. A pile holds every tile that is not on the table, so where an example says
that the pile is empty and shows a few tiles only, the pile is left as it is if nothing depends on it.
"""

from collections import Counter
from typing import Any

import pytest
from tests.games.cleocatra.kit import (
    TITLE,
    inspectors,
    is_over,
    load,
    offered,
    picture,
    play,
    points,
    position,
    refusal,
    rescuers,
    row,
    scores,
    supply,
    where,
)
from tests.games.cleocatra.tables import (
    ALL_INSPECTED,
    LITTLE_HELP,
    NINE,
    NO_ROOM_LEFT,
    NOTHING_TO_BEGIN_WITH,
    SHUT_IN,
    SHUT_IN_WITH_SUPPLY,
    THIRTEEN,
)

from serai.core.actions import COMMON_REASONS
from serai.core.state import CHANCE, State
from serai.core.triangle import neighbours
from serai.games.cleocatra.catalogue import CATALOGUE

FOUR_COLOURS = """
    OR1 0 0 R0
    PU1 -1 0
    BL1 1 0
    GR1 0 1
"""
TWO_ORANGES = """
    PU1 0 0 R0
    OR1 -1 0 R0
    OR2 1 0 R0
    BL1 0 1
"""


# --- Scoring ------------------------------------------------------------------------------------------


def test_a_rescue_scores_the_tile_it_stands_on_and_the_one_beside_it():
    """Example 1, the rulebook's 3a; rulings A10 and A7: the scoring Rescuer is no Helper."""
    s = play(load("OR1 0 0 R0\nPU1 -1 0"), "rescue OR1")
    assert scores(s) == [2, 0]
    assert inspectors(s) == {"OR1"}
    assert supply(s, 0) == 3


def test_a_colour_scores_once_however_many_tiles_show_it():
    """Example 2, the rulebook's 3b."""
    s = load("OR1 0 0 R0\nPU1 -1 0\nPU2 1 0\nOR2 0 1")
    assert scores(play(s, "rescue OR1")) == [2, 0]


def test_four_colours_score_four_points():
    """Example 3, the rulebook's 3c."""
    assert scores(play(load(FOUR_COLOURS), "rescue OR1")) == [4, 0]


def test_each_helper_scores_a_point_and_goes_home():
    """Example 4, the rulebook's 4a."""
    s = load(FOUR_COLOURS.replace("PU1 -1 0", "PU1 -1 0 R0").replace("BL1 1 0", "BL1 1 0 R0"))
    s = play(s, "rescue OR1")
    assert scores(s) == [6, 0]
    assert rescuers(s, 0) == set()
    assert supply(s, 0) == 3


def test_only_the_helper_on_the_chosen_tile_of_a_colour_scores():
    """Example 5, the rulebook's 4b."""
    s = play(load(TWO_ORANGES), "rescue PU1")
    assert offered(s) == {"score OR1", "score OR2"}
    s = play(s, "score OR1")
    assert scores(s) == [4, 0]
    assert rescuers(s, 0) == {"OR2"}
    assert supply(s, 0) == 2


def test_the_other_tile_of_the_colour_may_be_chosen_as_well():
    """Example 6."""
    s = play(load(TWO_ORANGES), "rescue PU1", "score OR2")
    assert scores(s) == [4, 0]
    assert rescuers(s, 0) == {"OR1"}


def test_a_helper_under_an_inspector_helps_but_cannot_score():
    """Example 8; ruling A11."""
    s = load("OR1 0 0 R0\nBL1 1 0 R0 I")
    assert refusal(s, "rescue BL1") == "reason-inspected"
    s = play(s, "rescue OR1")
    assert scores(s) == [3, 0]
    assert rescuers(s, 0) == set()


def test_without_unused_inspectors_one_comes_from_a_tile_of_the_scorers_choice():
    """Example 10; ruling A15. The tile that lost it can be scored from again."""
    s = load(row(["OR1", "PU1", "BL1", "GR1", "CL1"], {"OR1": "R0", "BL1": "I", "GR1": "R1 I", "CL1": "I"}))
    s = play(s, "rescue OR1")
    assert offered(s) == {"recall BL1", "recall GR1", "recall CL1"}
    s = play(s, "recall GR1")
    assert inspectors(s) == {"OR1", "BL1", "CL1"}
    assert s.actor() == 1
    assert "rescue GR1" in offered(s)


def test_gold_is_a_colour_of_its_own_and_no_joker():
    """Ruling A7, in the basic game."""
    s = play(load("CL1 0 0 R0\nOR1 -1 0\nOR2 1 0"), "rescue CL1")
    assert scores(s) == [2, 0]


def test_the_scoring_tiles_own_colour_may_be_scored_on_the_tile_beside_it():
    """Ruling A8."""
    s = play(load("OR1 0 0 R0\nOR2 -1 0 R0\nPU1 1 0"), "rescue OR1")
    assert offered(s) == {"score OR1", "score OR2"}
    helped = play(s, "score OR2")
    assert scores(helped) == [3, 0]
    assert rescuers(helped, 0) == set()
    alone = play(s, "score OR1")
    assert scores(alone) == [2, 0]
    assert rescuers(alone, 0) == {"OR2"}


def test_a_player_may_choose_the_tile_without_the_helper():
    """Ruling A9."""
    s = play(load("PU1 0 0 R0\nOR1 -1 0 R0\nOR2 1 0"), "rescue PU1", "score OR2")
    assert scores(s) == [2, 0]
    assert rescuers(s, 0) == {"OR1"}


def test_each_colour_with_a_helper_is_chosen_by_itself():
    """Ruling A8: two colours on two tiles each, own tile included."""
    s = play(load("PU1 0 0 R0\nPU2 -1 0 R0\nOR1 1 0 R0\nOR2 0 1"), "rescue PU1")
    assert offered(s) == {"score PU1", "score PU2"}
    s = play(s, "score PU2")
    assert offered(s) == {"score OR1", "score OR2"}
    s = play(s, "score OR1")
    assert scores(s) == [4, 0]
    assert supply(s, 0) == 3


def test_nothing_is_asked_where_no_helper_depends_on_it():
    """Software choice: with two oranges and no Rescuer on either, both answers lead to the same table."""
    s = play(load("PU1 0 0 R0\nOR1 -1 0 R1\nOR2 1 0\nBL1 0 1 R0"), "rescue PU1")
    assert scores(s) == [4, 0]
    assert s.actor() == 1


def test_a_rescue_for_a_single_point_is_allowed():
    """Ruling A17."""
    assert scores(play(load("OR1 0 0 R0\nOR2 1 0"), "rescue OR1")) == [1, 0]


def test_other_players_rescuers_do_not_help():
    """Rulebook, Score 2."""
    s = play(load("OR1 0 0 R0\nPU1 1 0 R1"), "rescue OR1")
    assert scores(s) == [2, 0]
    assert rescuers(s, 1) == {"PU1"}


def test_tiles_beyond_the_area_do_not_score():
    """Rulebook, Score 1: the tile and those that share an edge with it."""
    s = load(row(["OR1", "PU1", "BL1"], {"OR1": "R0", "BL1": "R0"}))
    s = play(s, "rescue OR1")
    assert scores(s) == [2, 0]
    assert rescuers(s, 0) == {"BL1"}


# --- The figure ---------------------------------------------------------------------------------------


def test_a_cell_has_three_neighbours_and_each_is_a_neighbour_back():
    """Rulings A1 and A2: triangles that touch along an edge."""
    side = 16
    table = neighbours(side)
    for cell in range(side * side):
        near = list(table[cell * 3 : cell * 3 + 3])
        assert len(set(near)) == 3
        assert all(cell in list(table[other * 3 : other * 3 + 3]) for other in near)


def test_only_the_free_end_of_a_strip_can_be_searched():
    """Example 11."""
    s = load(row(["OR1", "PU1", "BL1", "GR1", "CL1"], {"CL1": "R0"}))
    assert offered(s, "search") == {"search OR1"}
    for inner in ("PU1", "BL1", "GR1"):
        assert refusal(s, f"search {inner}") == "reason-splits"
    assert refusal(s, "search CL1") == "reason-tile-occupied"
    s = play(s, "search OR1")
    assert offered(s) == {"lay 1 -1", "lay 2 1", "lay 3 -1", "lay 4 1", "lay 5 0"}


def test_touching_at_a_corner_does_not_hold_the_pyramids_together():
    """Example 12; ruling A2."""
    s = load(row(["OR1", "PU1", "BL1"]))
    assert refusal(s, "search PU1") == "reason-splits"
    assert offered(s, "search") == {"search OR1", "search BL1"}


def test_a_tile_with_tiles_on_all_three_sides_is_surrounded():
    """Ruling A3: it stays even where the others would hold together without it."""
    ring = """
        OR1 -1 0
        PU1 -1 -1
        BL1 0 -1
        GR1 1 -1
        CL1 1 0
        OR2 2 0
        PU2 2 1
        BL2 1 1
        GR2 0 1
        OR3 0 0
        PU3 -2 0
    """
    s = load(ring, seats=3)
    assert refusal(s, "search OR3") == "reason-surrounded"
    assert refusal(s, "search OR1") == "reason-surrounded"
    assert "search PU2" in offered(s)  # in the middle of the ring, yet a way round remains


def test_a_hole_may_be_filled():
    """Ruling A4."""
    ring = "OR1 -1 0\nPU1 -1 -1\nBL1 0 -1\nGR1 1 -1\nCL1 1 0\nOR2 2 0\nPU2 2 1\nBL2 1 1\nGR2 0 1"
    assert "lay 0 0" in offered(play(load(ring, seats=3), "scout", "draw blue"))
    s = load(ring + "\nPU3 -2 0", seats=3)
    assert "lay 0 0" in offered(play(s, "search PU3"))


def test_a_searched_tile_must_touch_another_one():
    """Ruling A5: its old cell does not count."""
    s = play(load(row(["OR1", "PU1", "BL1"])), "search OR1")
    assert refusal(s, "lay -1 0") == "reason-cell-apart"


def test_a_searched_tile_may_not_go_back_to_its_cell():
    """Ruling A6."""
    s = play(load(row(["OR1", "PU1", "BL1"])), "search OR1")
    assert refusal(s, "lay 0 0") == "reason-same-cell"


def test_the_only_tile_on_the_table_has_nowhere_to_go():
    """Rulebook, Search: a tile is laid beside another one, and there is none."""
    s = load("OR1 0 0")
    assert offered(s) == {"scout"}
    assert refusal(s, "search OR1") == "reason-cell-apart"


# --- Turns --------------------------------------------------------------------------------------------


def test_team_up_needs_room_and_a_rescuer_beside_it():
    """Example 15; rulings A13 and A14."""
    s = load("OR1 0 0 R0\nPU1 1 0 R1 R2\nBL1 -1 0 R1\nGR1 0 1\nCL1 -2 0", seats=3)
    assert offered(s, "team") == {"team BL1", "team GR1"}
    assert refusal(s, "team PU1") == "reason-tile-full"
    assert refusal(s, "team OR1") == "reason-own-rescuer-there"
    assert refusal(s, "team CL1") == "reason-not-beside-yours"


PATTERNS = "OR1 0 0 R0\nPU1 -1 0\nBL1 1 0\nGR1 0 1 R1"


@pytest.mark.parametrize(
    "actions",
    [
        ("scout", "draw gold", "lay 2 0", "dispatch"),
        ("search PU1", "lay 2 0", "rescue OR1"),
        ("team PU1", "team BL1"),
        ("team PU1", "rescue OR1"),
        ("rescue OR1",),
    ],
)
def test_a_turn_is_a_tile_action_and_a_rescuer_action_or_two_rescuer_actions(actions):
    """Example 16, what is allowed; a first Rescue ends the turn."""
    s = play(load(PATTERNS), *actions[:-1])
    assert s.actor() == 0
    assert play(s, actions[-1]).actor() == 1


@pytest.mark.parametrize(
    ("first", "second"),
    [
        (("team PU1",), "scout"),
        (("team PU1",), "search BL1"),
        (("scout", "draw gold", "lay 2 0"), "search PU1"),
        (("search PU1", "lay 2 0"), "scout"),
    ],
)
def test_a_tile_action_can_only_come_first(first, second):
    """Example 16, what is not allowed; ruling A20."""
    assert refusal(play(load(PATTERNS), *first), second) == "reason-tile-action-first"


def test_a_rescue_as_first_action_ends_the_turn():
    """Example 17."""
    s = play(load(FOUR_COLOURS), "rescue OR1")
    assert supply(s, 0) == 3
    assert s.actor() == 1


def test_a_tile_once_drawn_must_be_laid():
    """Ruling A18."""
    s = play(load(FOUR_COLOURS), "scout")
    assert s.actor() == CHANCE
    s = play(s, "draw gold")
    assert offered(s) == offered(s, "lay")
    assert refusal(s, "pass") == "reason-not-now"


def test_whether_scouting_leaves_a_second_action_is_settled_before_the_draw():
    """Ruling A19: whatever colour comes, the cells beside the three inspected Rescuers are open."""
    tokens = {"OR1": "R0 R1 I", "GR1": "R0 R2 I", "PU1": "R1 R2", "CL1": "R1 R2", "OR2": "R0 I"}
    s = load(row(["OR1", "GR1", "PU1", "CL1", "OR2"], tokens), seats=3, mode="advanced")
    s = play(s, "scout")
    assert offered(s) == {"draw purple", "draw blue", "draw orange", "draw green"}
    for draw in offered(s):
        drawn = play(s, draw)
        assert offered(drawn) == {"lay -1 0", "lay 0 1", "lay 1 -1", "lay 4 1", "lay 5 0"}
        assert refusal(drawn, "lay 2 1") == "reason-no-second-action"


def test_a_rescuer_just_placed_can_be_teamed_up_with():
    """Ruling A21."""
    s = load(row(["OR1", "PU1", "BL1"], {"OR1": "R0"}))
    assert refusal(s, "team BL1") == "reason-not-beside-yours"
    s = play(s, "team PU1", "team BL1")
    assert rescuers(s, 0) == {"OR1", "PU1", "BL1"}


def test_dispatch_follows_directly_on_the_own_tile_action():
    """Ruling A22: not first, not after a Rescuer action, not on a tile that another player laid."""
    s = load(PATTERNS)
    assert refusal(s, "dispatch") == "reason-nothing-laid"
    assert refusal(play(s, "team PU1"), "dispatch") == "reason-nothing-laid"
    s = play(s, "scout", "draw gold", "lay 2 0", "rescue OR1")
    assert s.actor() == 1
    assert refusal(s, "dispatch") == "reason-nothing-laid"


def test_with_an_empty_pile_nobody_scouts():
    """Example 22."""
    s = load(row(NINE, {"OR1": "R0", "PU1": "R1"}))
    assert refusal(s, "scout") == "reason-pile-empty"
    assert {"search GR2", "team PU1", "rescue OR1"} <= offered(s)


def test_a_searched_tile_always_has_room_for_a_dispatch():
    """Example 23."""
    s = play(load(PATTERNS), "search BL1", "lay -2 0", "dispatch")
    assert rescuers(s, 0) == {"OR1", "BL1"}
    assert where(s, "BL1") == [-2, 0]


def test_without_supply_nobody_dispatches():
    """Example 23."""
    s = load("OR1 0 0 R0\nPU1 -1 0 R0\nBL1 1 0 R0\nGR1 0 1")
    s = play(s, "search GR1", "lay 2 0")
    assert refusal(s, "dispatch") == "reason-supply-empty"
    assert offered(s) == {"rescue OR1", "rescue PU1", "rescue BL1"}


def test_rescuers_may_come_to_an_inspected_tile():
    """Rulings A12 and A13: an Inspector takes nobody's place."""
    s = load("OR1 0 0 R0\nPU1 1 0 R1 I")
    assert rescuers(play(s, "team PU1"), 0) == {"OR1", "PU1"}


def test_a_first_action_must_leave_a_second_one():
    """Rulebook, Turn: the last Rescuer teamed up onto a tile with an Inspector, with all others inspected."""
    s = load("OR1 0 0 R0 I\nPU1 1 0 R0 I\nBL1 2 0 I\nGR1 -1 0")
    assert refusal(s, "team BL1") == "reason-no-second-action"
    assert "team GR1" in offered(s)


# --- The fallback -------------------------------------------------------------------------------------


def test_a_player_who_cannot_begin_places_a_rescuer_anywhere_and_acts_with_one():
    """Example 20; ruling A26."""
    s = load(NOTHING_TO_BEGIN_WITH)
    assert offered(s) == {f"place {tile}" for tile in NINE}
    s = play(s, "place GR1")
    assert offered(s) == {"team BL1", "team CL1", "rescue GR1"}
    assert scores(play(s, "rescue GR1")) == [3, 0]
    assert play(s, "team CL1").actor() == 1


def test_a_tile_action_that_leaves_no_second_action_is_no_way_to_begin():
    """Ruling A23: scouting and searching are there, yet the player falls back."""
    s = load(ALL_INSPECTED + "\nCL1 4 0")
    assert offered(s) == offered(s, "regroup")


def test_with_an_empty_supply_the_fallback_moves_a_rescuer():
    """Ruling A24: to another tile with room, then one Rescuer action follows."""
    s = load(ALL_INSPECTED)
    assert offered(s) == {"regroup OR1 GR1", "regroup PU1 GR1", "regroup BL1 GR1"}
    s = play(s, "regroup PU1 GR1")
    assert rescuers(s, 0) == {"OR1", "BL1", "GR1"}
    assert offered(s) == {"rescue GR1"}


def test_a_placement_that_leaves_a_rescuer_action_comes_before_one_that_does_not():
    """Section 5.3: under an Inspector between two full tiles nothing could follow."""
    s = load(LITTLE_HELP, seats=3)
    assert refusal(s, "place CL1") == "reason-no-second-action"
    assert offered(s) == {f"place {tile}" for tile in THIRTEEN if tile not in ("BL2", "CL1", "PU3")}


def test_the_fallback_places_from_the_supply_while_there_is_one():
    """Section 5.3: the Rescuer shut in under an Inspector stays where it is."""
    s = load(SHUT_IN_WITH_SUPPLY, seats=3, mode="advanced")
    assert offered(s) == offered(s, "place")
    assert len(offered(s)) == 11
    assert refusal(s, "regroup OR1 PU1") == "reason-supply-first"


def test_an_advanced_player_who_is_shut_in_falls_back_too():
    """Ruling A24 with Herd in play: every tile beside the Rescuers is full."""
    s = load(SHUT_IN, seats=3, mode="advanced")
    assert len(offered(s)) == 3 * 8
    assert offered(s) == offered(s, "regroup")


def test_a_fallback_without_a_rescuer_action_ends_the_turn():
    """Ruling A25. No table leads there, so the step is put on the agenda by hand."""
    s = load(ALL_INSPECTED, pending=[["EndTurn", 0, 0], ["Act", 0, 2]])
    assert s.actor() == 1


def test_a_player_without_room_takes_a_tile_action_alone():
    """Ruling A45."""
    s = load(NO_ROOM_LEFT)
    assert offered(s) == {"scout"}
    s = play(s, "scout", "draw gold", "lay 3 0")
    assert s.actor() == 1
    # The new tile breaks the deadlock: now there is room.
    assert offered(s) == {"regroup OR1 CL1", "regroup PU1 CL1", "regroup BL1 CL1"}


def test_the_game_ends_when_all_have_passed_in_a_row():
    """Ruling A45. No table leads there, so the position begins with it."""
    s = load(NO_ROOM_LEFT, at="pass", sheet=points(3, 5))
    assert offered(s) == {"pass"}
    assert not is_over(play(s, "pass"))
    s = play(load(NO_ROOM_LEFT, at="pass", seat=1, turns=1, passes=1, sheet=points(3, 5)), "pass")
    assert is_over(s)
    assert TITLE.winners(s) == [1]


def test_an_action_between_two_passes_keeps_the_game_going():
    """Ruling A45: the passes must be in a row."""
    s = load(NO_ROOM_LEFT, seat=1, turns=1, passes=1)
    s = play(s, "scout", "draw gold", "lay 3 0")
    assert not is_over(s)
    assert picture(s)["passes"] == 0


# --- The end ------------------------------------------------------------------------------------------


THREE_ABOUT_TO_SCORE = """
    OR1 0 0 R1
    PU1 -1 0
    BL1 1 0
    GR1 0 1
    OR2 2 0 R2
    PU2 3 0
    GR2 2 1
    CL1 -2 0 R0
    BL2 -3 0
"""


def test_the_round_in_which_someone_reaches_the_goal_is_played_out():
    """Example 24; ruling A27."""
    s = load(THREE_ABOUT_TO_SCORE, seats=3, turns=24, sheet=points(22, 20, 21))
    s = play(s, "team PU1", "team BL2", "rescue OR1")
    assert scores(s) == [22, 24, 21]
    assert s.actor() == 2
    s = play(s, "rescue OR2")
    assert scores(s) == [22, 24, 25]
    assert is_over(s)
    assert TITLE.winners(s) == [2]


def test_rounds_begin_with_the_starting_player():
    """Rulebook, End game: with seat 1 starting, seat 0 has the last turn."""
    s = load(THREE_ABOUT_TO_SCORE, seats=3, seat=1, starter=1, turns=24, sheet=points(20, 20, 20))
    s = play(s, "rescue OR1", "rescue OR2")
    assert s.actor() == 0
    assert is_over(play(s, "rescue CL1"))


def test_equal_scores_share_the_victory():
    """Example 25."""
    s = load("OR1 0 0 R2\nPU1 1 0", seats=3, seat=2, turns=26, sheet=points(24, 24, 17))
    s = play(s, "rescue OR1")
    assert scores(s) == [24, 24, 19]
    assert is_over(s)
    assert TITLE.winners(s) == [0, 1]


@pytest.mark.parametrize("mode", ["basic", "advanced"])
def test_the_goal_is_23_points(mode):
    """Ruling A42: in the advanced game as well."""
    short = load("OR1 0 0 R1\nPU1 1 0", mode=mode, seat=1, turns=1, sheet=points(0, 20))
    assert not is_over(play(short, "rescue OR1"))
    reached = load("OR1 0 0 R1\nPU1 1 0", mode=mode, seat=1, turns=1, sheet=points(0, 21))
    assert is_over(play(reached, "rescue OR1"))


def test_the_cap_on_turns_ends_the_game_at_the_end_of_a_round():
    """Ruling A43: with a cap of 3 or 4 two players have two turns each."""
    for cap in (3, 4):
        s = load("OR1 0 0 R0\nPU1 1 0 R1", cap=cap, turns=2)
        s = play(s, "rescue OR1")
        assert not is_over(s)
        assert is_over(play(s, "rescue PU1"))
    assert not is_over(play(load("OR1 0 0 R0\nPU1 1 0 R1", cap=5, turns=2), "rescue OR1", "rescue PU1"))


def test_without_a_cap_play_goes_on():
    """Ruling A43: off by default."""
    s = load("OR1 0 0 R0\nPU1 1 0 R1", turns=1000)
    assert not is_over(play(s, "rescue OR1", "rescue PU1"))


# --- Set-up -------------------------------------------------------------------------------------------


def test_two_players_use_nine_tiles():
    """Example 26."""
    s = TITLE.new(2, {"start": "0"})
    assert TITLE.view(s, 0)["pile"] == {"purple": 2, "blue": 2, "orange": 2, "green": 2, "gold": 1}
    s = play(s, "draw gold", "draw purple", "lay 1 0")
    assert sum(TITLE.view(s, 0)["pile"].values()) == 7


@pytest.mark.parametrize(("seats", "pile"), [(2, 7), (3, 10), (4, 9)])
def test_the_setup_lays_a_tile_with_a_rescuer_for_each_player(seats, pile):
    """Rulebook, Game setup: the starting player first, in the middle, then clockwise."""
    s = TITLE.new(seats, {"start": "1"})
    s = play(s, "draw green")
    assert rescuers(s, 1) == {"GR1"}
    assert where(s, "GR1") == [0, 0]
    for place in range(1, seats):
        s = play(s, "draw orange" if place < 3 else "draw blue")
        assert s.actor() == (1 + place) % seats
        s = play(s, f"lay {place} 0")
    assert s.actor() == 1
    assert sum(TITLE.view(s, 0)["pile"].values()) == pile
    for seat in range(seats):
        assert supply(s, seat) == 2
    assert scores(s) == [0] * seats


def test_a_setup_tile_goes_to_any_free_cell():
    """Rulebook, Game setup."""
    s = play(TITLE.new(2, {"start": "0"}), "draw green", "draw blue")
    assert offered(s) == {"lay -1 0", "lay 1 0", "lay 0 1"}


def test_the_starting_player_is_random_unless_chosen():
    """Ruling R1."""
    s = TITLE.new(3)
    assert s.actor() == CHANCE
    assert offered(s) == {"start 0", "start 1", "start 2"}
    assert [int(s.weight(action)) for action in s.legal()] == [1, 1, 1]
    assert picture(play(s, "start 2"))["starter"] == 2
    assert picture(TITLE.new(3, {"start": "1"}))["starter"] == 1


def test_a_colour_is_drawn_as_often_as_it_has_tiles_left():
    """Software choice: tiles of a colour are alike, so one outcome stands for all of them."""
    s = play(TITLE.new(4, {"start": "0"}), "draw green")
    weights = {s.game.catalogue.text(action): int(s.weight(action)) for action in s.legal()}
    assert weights == {"draw purple": 3, "draw blue": 3, "draw orange": 3, "draw green": 2, "draw gold": 1}


# --- Refusals -----------------------------------------------------------------------------------------


ALL_OTHERS_INSPECTED = {"GR1": "R0", "PU1": "I", "BL1": "I", "OR1": "I"}
Case = tuple[str, dict[str, Any], list[str], str]  # tiles, more of the position, actions, the refused one
BASIC: dict[str, Case] = {
    "reason-game-over": (
        "OR1 0 0 R0\nPU1 1 0",
        {"starter": 1, "turns": 1, "cap": 1},
        ["rescue OR1"],
        "scout",
    ),
    "reason-not-now": (FOUR_COLOURS, {}, [], "lay 2 0"),
    "reason-tile-action-first": (PATTERNS, {}, ["team PU1"], "scout"),
    "reason-place-first": (NOTHING_TO_BEGIN_WITH, {}, [], "search PU1"),
    "reason-only-tile-action": (NO_ROOM_LEFT, {}, [], "rescue OR1"),
    "reason-has-first-action": (FOUR_COLOURS, {}, [], "place BL1"),
    "reason-cannot-pass": (FOUR_COLOURS, {}, [], "pass"),
    "reason-no-second-action": ("OR1 0 0 R0 I\nPU1 1 0 R0 I\nBL1 2 0 I\nGR1 -1 0", {}, [], "team BL1"),
    "reason-pile-empty": (row(NINE, {"OR1": "R0"}), {}, [], "scout"),
    "reason-not-on-table": (FOUR_COLOURS, {}, [], "search CL1"),
    "reason-tile-occupied": (FOUR_COLOURS, {}, [], "search OR1"),
    "reason-surrounded": (FOUR_COLOURS.replace("R0", ""), {}, [], "search OR1"),
    "reason-splits": (row(["OR1", "PU1", "BL1"]), {}, [], "search PU1"),
    "reason-cell-taken": (row(["OR1", "PU1", "BL1"]), {}, ["search OR1"], "lay 1 0"),
    "reason-cell-apart": (row(["OR1", "PU1", "BL1"]), {}, ["search OR1"], "lay 5 5"),
    "reason-same-cell": (row(["OR1", "PU1", "BL1"]), {}, ["search OR1"], "lay 0 0"),
    "reason-nothing-laid": (FOUR_COLOURS, {}, [], "dispatch"),
    "reason-supply-empty": (TWO_ORANGES, {}, [], "team BL1"),
    "reason-supply-first": (NOTHING_TO_BEGIN_WITH, {}, [], "regroup OR1 PU1"),
    "reason-own-rescuer-there": (FOUR_COLOURS, {}, [], "team OR1"),
    "reason-tile-full": ("OR1 0 0 R0\nPU1 1 0 R1 R2", {"seats": 3}, [], "team PU1"),
    "reason-not-beside-yours": (row(["OR1", "PU1", "BL1"], {"OR1": "R0"}), {}, [], "team BL1"),
    "reason-no-rescuer-there": (FOUR_COLOURS, {}, [], "rescue PU1"),
    "reason-inspected": ("OR1 0 0 R0 I\nPU1 1 0", {}, [], "rescue OR1"),
    "reason-not-to-choose": (TWO_ORANGES, {}, ["rescue PU1"], "score BL1"),
    "reason-no-inspector-there": (
        row(["GR1", "PU1", "BL1", "OR1", "CL1"], ALL_OTHERS_INSPECTED), {}, ["rescue GR1"], "recall CL1",
    ),
    "reason-advanced-only": (FOUR_COLOURS, {}, [], "herd OR1 PU1"),
}  # fmt: skip
ADVANCED: dict[str, Case] = {
    "reason-inspector-there": (
        row(["GR1", "PU1", "BL1", "OR1"], {"GR1": "R0"}), {}, ["rescue GR1", "post PU1"], "post PU1",
    ),
    "reason-inspector-just-placed": (
        row(["GR1", "PU1", "BL1", "OR1", "CL1"], ALL_OTHERS_INSPECTED),
        {},
        ["rescue GR1", "post CL1", "recall PU1", "post GR1"],
        "recall CL1",
    ),
    "reason-not-adjacent": (row(["OR1", "PU1", "BL1"], {"OR1": "R0"}), {}, [], "herd OR1 BL1"),
    "reason-not-mafdet": (FOUR_COLOURS, {}, [], "mafdet OR1"),
    "reason-nothing-on-mafdet": (FOUR_COLOURS, {}, [], "mafdet PU1"),
    "reason-not-bastet": ("OR1 0 0 R0\nBL1 1 0 R1", {}, [], "swap OR1 BL1 1"),
    "reason-not-theirs": ("BL1 0 0 R0\nOR1 1 0", {}, [], "swap BL1 OR1 1"),
    "reason-same-tile": ("BL1 0 0 R0 R1\nOR1 1 0", {}, [], "swap BL1 BL1 1"),
    "reason-same-colour-twice": ("BL1 0 0 R0 R1\nOR1 1 0 R1", {}, [], "swap BL1 OR1 1"),
}  # fmt: skip


@pytest.mark.parametrize("reason", [*BASIC, *ADVANCED])
def test_a_refused_action_is_refused_for_the_reason_that_a_player_would_give(reason):
    tiles, more, before, action = BASIC[reason] if reason in BASIC else ADVANCED[reason]
    mode = "basic" if reason in BASIC else "advanced"
    assert refusal(play(load(tiles, mode=mode, **more), *before), action) == reason


def test_every_reason_is_given_somewhere():
    own = {reason.key for number, reason in CATALOGUE.reasons.items() if number not in COMMON_REASONS}
    assert own <= set(BASIC) | set(ADVANCED)


# --- The lattice --------------------------------------------------------------------------------------


def test_a_figure_that_walks_for_hundreds_of_tiles_never_runs_out_of_lattice():
    """Issue 2: coordinates begin again, play does not notice."""
    tiles = row(["OR1", "PU1", "BL1", "GR1", "OR2"], {"BL1": "R0", "GR1": "R1"})
    s = load(tiles, mode="advanced")
    moved = 0
    turns = 0
    while moved < 400:
        s, took = walk_right(s)
        moved += took
        turns += 1
        assert turns < 2000
        assert TITLE.faults(s) == []
    dumped = picture(s)["tiles"].values()
    assert all(-16 <= coordinate <= 16 for entry in dumped for coordinate in entry["at"])
    assert scores(s) == [0, 0]


def walk_right(s: State) -> tuple[State, int]:
    """A turn that takes the tile at the left end to the right end if it can, and herds to the right."""
    seat = s.actor()
    at = {name: entry["at"] for name, entry in picture(s)["tiles"].items()}
    leftmost = min(at, key=lambda name: at[name])
    rightmost = max(at.values())[0]
    took = 0
    if f"search {leftmost}" in offered(s):
        beyond = (rightmost + 1 + 8) % 16 - 8
        s = play(s, f"search {leftmost}")
        s = play(s, next(text for text in sorted(offered(s)) if text.startswith(f"lay {beyond} ")))
        took = 1
    while s.actor() == seat:
        at = {name: entry["at"] for name, entry in picture(s)["tiles"].items()}
        herds = sorted(offered(s, "herd"), key=lambda text: at[text.split()[2]])
        s = play(s, herds[-1])
    return s, took


def test_a_long_row_does_not_meet_itself():
    """Thirteen tiles in a row leave both of their ends free."""
    names = ["OR1", "PU1", "BL1", "GR1", "OR2", "PU2", "BL2", "GR2", "OR3", "PU3", "BL3", "GR3", "CL1"]
    s = load(row(names, {"CL1": "R0"}), seats=3)
    assert offered(s, "search") == {"search OR1"}
    s = play(s, "search OR1")
    assert "lay -3 0" in offered(s)  # x = 13, printed from -8 to 7
    assert refusal(s, "lay -2 0") == "reason-cell-apart"
    assert len(offered(s)) == 13
    assert Counter(text.split()[2] for text in offered(s)) == {"-1": 6, "0": 1, "1": 6}


def test_a_position_document_reads_back_as_it_was_written():
    """The examples above are position documents: dumping one gives the same tiles."""
    s = load(TWO_ORANGES)
    assert TITLE.dump(s)["cell"] == position(TWO_ORANGES)["cell"]

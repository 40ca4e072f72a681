"""The advanced rules of Cleocatra: herding, and the powers of the five gods; read test_rules.py first."""

from itertools import combinations

from tests.games.cleocatra.kit import (
    inspectors,
    is_over,
    load,
    offered,
    picture,
    play,
    points,
    refusal,
    rescuers,
    row,
    scores,
    supply,
    where,
)
from tests.games.cleocatra.tables import (
    ONLY_HERE,
)

# --- Herd ---------------------------------------------------------------------------------------------


def test_herd_moves_a_rescuer_to_the_next_tile_even_without_supply():
    """Example 28."""
    names = ["OR1", "PU1", "BL1", "GR1", "CL1", "OR2", "PU2"]
    s = load(row(names, {"OR1": "R0 I", "CL1": "R0 I", "PU2": "R0 I"}), mode="advanced")
    s = play(s, "herd OR1 PU1")
    assert rescuers(s, 0) == {"PU1", "CL1", "PU2"}
    assert scores(play(s, "rescue PU1")) == [3, 0]


def test_herding_needs_a_second_action_like_any_first_one():
    """Example 28: the Rescuer could herd back, so it is always there."""
    s = load("OR1 0 0 R0 I\nPU1 1 0 I", mode="advanced")
    assert {"herd OR1 PU1"} == offered(s, "herd")
    assert "herd PU1 OR1" in offered(play(s, "herd OR1 PU1"))


def test_the_basic_game_has_no_advanced_actions():
    """Rulebook, Advanced rules."""
    s = load("PU1 0 0 R0\nBL1 1 0 R0\nOR1 2 0 R1")
    for text in ("herd PU1 BL1", "mafdet PU1", "swap BL1 OR1 1"):
        assert refusal(s, text) == "reason-advanced-only"


# --- Cleocatra ----------------------------------------------------------------------------------------


CLEOCATRA = """
    CL1 0 0 R0
    PU1 -1 0 R0
    BL1 1 0 R0
    GR1 0 1
"""


def test_cleocatra_pays_a_point_more_and_gives_the_last_player_a_bonus_action():
    """Example 29; ruling A35: right after the scorer's turn."""
    s = load(CLEOCATRA, seats=3, mode="advanced", sheet=points(10, 8, 9))
    s = play(s, "rescue CL1")
    assert scores(s) == [17, 8, 9]
    assert s.actor() == 1
    assert picture(s)["agenda"] == [["EndTurn", 0, 0], ["Act", 1, 3]]
    s = play(s, "search GR1", "lay -2 0")
    # The bonus action was no turn: now seat 1 has its own.
    assert s.actor() == 1
    assert picture(s)["agenda"] == [["EndTurn", 1, 0], ["Act", 1, 7]]


def test_cleocatra_pays_nothing_more_in_the_basic_game():
    """Rulebook, Advanced rules."""
    assert scores(play(load(CLEOCATRA, sheet=points(10, 8)), "rescue CL1")) == [16, 8]


def test_a_tie_for_the_last_place_gives_nobody_a_bonus_action():
    """Example 30; ruling A37."""
    s = load("CL1 0 0 R0\nPU1 -1 0", seats=3, mode="advanced", sheet=points(10, 8, 8))
    s = play(s, "rescue CL1")
    assert scores(s) == [13, 8, 8]
    assert picture(s)["agenda"] == [["EndTurn", 1, 0], ["Act", 1, 7]]


def test_the_scorer_may_be_the_last_player():
    """Ruling A36: the scores before the Rescue count, so its very first point changes nothing."""
    s = load(CLEOCATRA, mode="advanced", sheet=points(4, 5))
    s = play(s, "rescue CL1")
    assert scores(s) == [11, 5]
    assert picture(s)["agenda"] == [["EndTurn", 0, 0], ["Act", 0, 3]]
    assert play(s, "scout", "draw blue", "lay 2 0").actor() == 1


def test_a_bonus_action_is_one_action_and_never_a_dispatch():
    """Example 32; ruling A38: it must be taken."""
    s = load(CLEOCATRA + "BL2 2 0 R1", mode="advanced", sheet=points(10, 8))
    s = play(s, "rescue CL1")
    assert refusal(s, "dispatch") == "reason-nothing-laid"
    assert refusal(s, "pass") == "reason-cannot-pass"
    assert {text.split()[0] for text in offered(s)} == {"scout", "search", "team", "rescue", "herd"}
    scouted = play(s, "scout", "draw orange", "lay 3 0")
    assert picture(scouted)["agenda"] == [["EndTurn", 1, 0], ["Act", 1, 7]]
    rescued = play(s, "rescue BL2")
    assert scores(rescued) == [17, 9]
    assert inspectors(rescued) == {"CL1", "BL2"}
    assert supply(rescued, 1) == 3
    assert picture(rescued)["agenda"] == [["EndTurn", 1, 0], ["Act", 1, 7]]


def test_a_bonus_action_needs_no_second_one():
    """Section 9.1: the look-ahead rule that holds in a turn does not apply."""
    tokens = {"BL1": "R1 I", "GR1": "R1 I", "CL1": "R0"}
    s = load(row(["BL1", "GR1", "CL1"], tokens), mode="advanced", sheet=points(10, 8))
    assert "team CL1" in offered(play(s, "rescue CL1"))
    in_a_turn = row(["BL1", "GR1", "CL1"], {**tokens, "CL1": "I"})
    s = load(in_a_turn, mode="advanced", seat=1, turns=1)
    assert refusal(s, "team CL1") == "reason-no-second-action"


def test_a_bonus_action_that_is_impossible_is_skipped():
    """Ruling A38: seat 1 has no Rescuer out, the pile is empty, and both ends of the row are occupied."""
    names = ["CL1", "OR1", "BL1", "GR1", "PU1", "PU2", "OR2", "BL2", "GR2"]
    s = load(row(names, {"CL1": "R0", "GR2": "R0"}), mode="advanced", sheet=points(10, 8))
    s = play(s, "rescue CL1")
    assert picture(s)["agenda"] == [["EndTurn", 1, 0], ["Fallback", 1, 0]]


def test_a_bonus_action_cannot_bring_another_one():
    """Ruling A39: the only Cleocatra tile has an Inspector."""
    s = load(CLEOCATRA.replace("CL1 0 0 R0", "CL1 0 0 R0 R1"), mode="advanced", sheet=points(10, 8))
    s = play(s, "rescue CL1")
    assert refusal(s, "rescue CL1") == "reason-inspected"


def test_a_helper_on_cleocatra_gives_nothing_extra():
    """Example 33; ruling A40."""
    s = load("PU1 0 0 R0\nCL1 1 0 R0", mode="advanced", sheet=points(0, 8))
    s = play(s, "rescue PU1")
    assert scores(s) == [3, 8]
    assert picture(s)["agenda"] == [["EndTurn", 1, 0], ["Act", 1, 7]]


def test_the_bonus_action_of_the_last_turn_counts():
    """Ruling A41: it comes before the game is over."""
    tiles = "CL1 0 0 R1\nPU1 -1 0\nOR1 1 0 R0"
    s = load(tiles, mode="advanced", seat=1, turns=1, sheet=points(19, 20))
    s = play(s, "rescue CL1")
    assert scores(s) == [19, 24]
    assert not is_over(s)
    s = play(s, "rescue OR1")
    assert scores(s) == [21, 24]
    assert is_over(s)


# --- Mafdet -------------------------------------------------------------------------------------------


MAFDET = row(["PU1", "BL1", "OR1", "GR1"], {"PU1": "R0 I"})


def test_a_mafdet_tile_moves_with_all_that_stands_on_it_and_can_be_dispatched_to():
    """Example 35; ruling A29: seat 1 need not stand on it."""
    s = load(MAFDET, mode="advanced", seat=1, turns=1)
    assert refusal(s, "search PU1") == "reason-tile-occupied"
    s = play(s, "mafdet PU1", "lay 4 0", "dispatch")
    assert where(s, "PU1") == [4, 0]
    assert "PU1" in rescuers(s, 0) & rescuers(s, 1) & inspectors(s)


def test_nobody_dispatches_to_a_mafdet_tile_with_an_own_rescuer():
    """Example 35."""
    s = play(load(MAFDET, mode="advanced"), "mafdet PU1", "lay 4 0")
    assert refusal(s, "dispatch") == "reason-own-rescuer-there"
    assert offered(s) == {"team GR1", "herd PU1 GR1"}


def test_a_full_mafdet_tile_cannot_be_dispatched_to():
    """Section 9: Dispatch may follow if there is room."""
    tiles = row(["PU1", "BL1", "OR1", "GR1"], {"PU1": "R1 R2", "GR1": "R0"})
    s = play(load(tiles, seats=3, mode="advanced"), "mafdet PU1", "lay 4 0")
    assert refusal(s, "dispatch") == "reason-tile-full"


def test_a_mafdet_move_must_leave_a_second_action():
    """Rulebook, Turn: beside the full tile its own Rescuer, under an Inspector, could do nothing."""
    s = load(row(["PU1", "BL1", "OR1"], {"PU1": "R0 I", "OR1": "R1 R2"}), seats=3, mode="advanced")
    s = play(s, "mafdet PU1")
    assert offered(s) == {"lay 1 -1"}
    assert refusal(s, "lay 3 0") == "reason-no-second-action"


def test_a_mafdet_tile_is_not_lifted_where_only_its_old_cell_would_do():
    """Rulebook, Turn: elsewhere all neighbours are full or hold the mover's own Rescuers."""
    s = load(ONLY_HERE, seats=3, mode="advanced")
    assert refusal(s, "mafdet PU1") == "reason-no-second-action"
    assert offered(s, "herd") == {"herd PU1 OR1"}


def test_a_mafdet_tile_may_not_be_surrounded_nor_hold_the_pyramids_together():
    """Ruling A28."""
    s = load("PU1 0 0 R0\nOR1 -1 0\nBL1 1 0\nGR1 0 1\nPU2 2 0 R1\nCL1 3 0", mode="advanced")
    assert refusal(s, "mafdet PU1") == "reason-surrounded"
    assert refusal(s, "mafdet PU2") == "reason-splits"


def test_a_mafdet_tile_must_leave_its_cell_and_touch_another_tile():
    """Ruling A28: the rules of Search for the new cell."""
    s = play(load(MAFDET, mode="advanced"), "mafdet PU1")
    assert refusal(s, "lay 0 0") == "reason-same-cell"
    assert refusal(s, "lay -1 0") == "reason-cell-apart"
    assert refusal(s, "lay 2 0") == "reason-cell-taken"


def test_an_empty_purple_tile_is_searched():
    """Ruling A44: listed once."""
    s = load(row(["PU1", "BL1", "OR1"], {"OR1": "R0"}), mode="advanced")
    assert "search PU1" in offered(s)
    assert refusal(s, "mafdet PU1") == "reason-nothing-on-mafdet"


# --- Bastet -------------------------------------------------------------------------------------------


def test_a_bastet_swap_is_followed_by_anything_but_a_dispatch():
    """Example 37."""
    s = load("BL1 0 0 R0\nOR1 1 0\nPU1 2 0 R1", mode="advanced")
    s = play(s, "swap BL1 PU1 1")
    assert rescuers(s, 0) == {"PU1"}
    assert rescuers(s, 1) == {"BL1"}
    assert offered(s) == {"rescue PU1", "team OR1", "herd PU1 OR1"}
    assert refusal(s, "dispatch") == "reason-nothing-laid"
    assert scores(play(s, "rescue PU1")) == [2, 0]


def test_a_swap_may_not_bring_two_rescuers_of_one_colour_together():
    """Ruling A30: neither two of the own on their tile, nor two of theirs on the own."""
    s = load("BL1 0 0 R0 R1\nOR1 1 0 R1\nPU1 2 0 R0 R2\nGR1 3 0 R2", seats=3, mode="advanced")
    assert refusal(s, "swap BL1 OR1 1") == "reason-same-colour-twice"
    assert refusal(s, "swap BL1 PU1 2") == "reason-same-colour-twice"
    assert offered(s, "swap") == {"swap BL1 GR1 2"}


def test_full_and_inspected_tiles_may_swap():
    """Ruling A31."""
    s = load("BL1 0 0 R0 R1 I\nOR1 1 0 R2 R3 I\nPU1 2 0", seats=4, mode="advanced")
    s = play(s, "swap BL1 OR1 3")
    assert rescuers(s, 0) == {"OR1"}
    assert rescuers(s, 3) == {"BL1"}
    assert inspectors(s) == {"BL1", "OR1"}


def test_a_swap_must_leave_a_second_action():
    """Rulebook, Turn: on the inspected tile behind the full one the Rescuer could do nothing."""
    tiles = row(["BL1", "PU1", "OR1"], {"BL1": "R0", "PU1": "R1 R2", "OR1": "R1 I"})
    assert refusal(load(tiles, seats=3, mode="advanced"), "swap BL1 OR1 1") == "reason-no-second-action"


# --- Mut ----------------------------------------------------------------------------------------------


def test_a_rescuer_that_scores_on_mut_stays():
    """Ruling A32: it must; its Helpers go home and the Inspector comes."""
    s = play(load("OR1 0 0 R0\nPU1 -1 0 R0", mode="advanced"), "rescue OR1")
    assert scores(s) == [3, 0]
    assert rescuers(s, 0) == {"OR1"}
    assert inspectors(s) == {"OR1"}


def test_a_helper_on_mut_goes_home():
    """Example 39; ruling A40."""
    s = play(load("PU1 0 0 R0\nOR1 -1 0 R0", mode="advanced"), "rescue PU1")
    assert scores(s) == [3, 0]
    assert rescuers(s, 0) == set()


def test_in_the_basic_game_nobody_stays_on_orange():
    """Rulebook, Advanced rules."""
    assert rescuers(play(load("OR1 0 0 R0\nPU1 -1 0"), "rescue OR1"), 0) == set()


# --- Princess -----------------------------------------------------------------------------------------


PRINCESS = row(["GR1", "PU1", "BL1", "OR1"], {"GR1": "R0"})


def test_princess_posts_two_inspectors_on_any_two_tiles():
    """Example 41; ruling A34: her own tile is one of them, if the scorer likes."""
    s = play(load(PRINCESS, mode="advanced"), "rescue GR1")
    tiles = ["GR1", "PU1", "BL1", "OR1"]
    assert offered(s) == {f"post {tile}" for tile in tiles}
    for first, second in combinations(tiles, 2):
        after = play(s, f"post {first}", f"post {second}")
        assert inspectors(after) == {first, second}
        assert after.actor() == 1


def test_a_princess_tile_left_free_can_be_scored_from_again():
    """Example 41."""
    s = load(PRINCESS.replace("GR1 0 0 R0", "GR1 0 0 R0 R1"), mode="advanced")
    s = play(s, "rescue GR1", "post PU1", "post BL1")
    assert "rescue GR1" in offered(s)


def test_princess_posts_on_two_different_tiles():
    """Rulings A16 and A34."""
    s = play(load(PRINCESS, mode="advanced"), "rescue GR1", "post PU1")
    assert refusal(s, "post PU1") == "reason-inspector-there"


def test_princess_uses_unused_inspectors_first_and_then_takes_from_tiles():
    """Ruling A33: one is unused, the other comes from a tile of the scorer's choice."""
    s = load(row(["GR1", "PU1", "BL1", "OR1"], {"GR1": "R0", "PU1": "I", "BL1": "I"}), mode="advanced")
    s = play(s, "rescue GR1")
    assert offered(s) == {"post GR1", "post OR1"}
    s = play(s, "post OR1", "post GR1")
    assert offered(s) == {"recall PU1", "recall BL1"}
    assert refusal(s, "recall OR1") == "reason-inspector-just-placed"
    assert inspectors(play(s, "recall PU1")) == {"GR1", "OR1", "BL1"}


def test_princess_may_take_both_inspectors_from_tiles():
    """Ruling A33: none is unused. A tile that just lost its Inspector gets none back (A34)."""
    tokens = {"GR1": "R0", "PU1": "I", "BL1": "I", "OR1": "I"}
    s = load(row(["GR1", "PU1", "BL1", "OR1", "CL1"], tokens), mode="advanced")
    s = play(s, "rescue GR1", "post CL1", "recall PU1")
    assert offered(s) == {"post GR1"}
    assert refusal(s, "post PU1") == "reason-inspector-there"
    s = play(s, "post GR1")
    assert offered(s) == {"recall BL1", "recall OR1"}
    assert inspectors(play(s, "recall BL1")) == {"GR1", "OR1", "CL1"}


def test_princess_posts_one_inspector_where_only_one_tile_has_none():
    """Ruling A34."""
    s = load(row(["GR1", "PU1", "BL1"], {"GR1": "R0", "PU1": "I", "BL1": "I"}), mode="advanced")
    s = play(s, "rescue GR1", "post GR1")
    assert inspectors(s) == {"GR1", "PU1", "BL1"}
    assert s.actor() == 1


def test_a_helper_on_princess_posts_nothing():
    """Ruling A40."""
    s = play(load("PU1 0 0 R0\nGR1 1 0 R0", mode="advanced"), "rescue PU1")
    assert inspectors(s) == {"PU1"}
    assert s.actor() == 1

"""Moving: which piles may be picked up, where meeples may be dropped, and where a move may end."""

import pytest
from tests.games.five_tribes.kit import (
    NAQALA,
    TITLE,
    drops,
    ends,
    gold,
    kept,
    load,
    offered,
    owner,
    pile,
    play,
    refusal,
)

TEN = {"C3": "YWB", "B3": "W", "B4": "G", "B5": "Y"}


def test_example_10_exactly_these_endings_are_legal():
    s = load(TEN)
    assert offered(s, "move") == ["move B3", "move C3"]
    assert ends(play(s, "move C3")) == {"B3": "W", "B5": "Y"}
    assert ends(play(s, "move B3")) == {"C3": "W"}


def test_example_10_has_exactly_these_first_drops():
    assert drops(play(load(TEN), "move C3")) == {"B3": "WB", "C2": "YB", "C4": "YWB"}


def test_example_11_a_tile_that_is_emptied_is_taken_and_the_one_left_behind_is_not():
    """Ruling F1: who can move must; here the turn cannot be passed."""
    s = load(TEN)
    assert "done" not in offered(s)
    s = play(s, "move C3", "drop elder B3", "drop builder B4", "drop vizier B5")
    assert kept(s, 0) == [2, 0, 0]
    assert owner(s, "B5") == 0
    assert (pile(s, "B3"), pile(s, "B4"), pile(s, "C3")) == ("WW", "GB", "")
    assert owner(s, "C3") is None


def test_example_12_a_pair_alone_cannot_step_back():
    s = load({"C3": "RR"})
    assert TITLE.view(s, 0)["ending"] == "no-move"


def test_example_15_what_stays_behind_keeps_the_tile_free():
    s = load({"B2": "R", "B3": "RW"})
    assert ends(play(s, "move B2")) == {"B3": "R"}
    s = play(s, "move B2", "drop assassin B3")
    assert pile(s, "B3") == "W"
    assert owner(s, "B3") is None


def test_example_16_an_owner_stays_and_the_actions_are_done():
    """Ruling F2: ending on another player's tile is allowed."""
    s = load({"A1": "Y", "A2": "Y", "E6": "W"}, tiles={"A2": "village"}, owned={"1": ["A2"]})
    s = play(s, "move A1", "drop vizier A2")
    assert owner(s, "A2") == 1
    assert kept(s, 0) == [2, 0, 0]
    assert s.palaces[1] == 1


@pytest.mark.parametrize(
    ("expansion", "tiles", "piles", "start", "expected_ends", "expected_drops"),
    [
        ("base", {}, {"A1": "YYWGB"}, "A1", {"A2": "Y", "B1": "Y"}, {"A2": "Y", "B1": "Y"}),
        (
            "base", {}, {"A1": "YYWGBR"}, "A1",
            {"A3": "Y", "B2": "Y", "C1": "Y"}, {"A2": "WGBR", "B1": "WGBR"},
        ),
        ("whims", {"B2": "lake"}, {"A1": "YYWGBR"}, "A1", {"A3": "Y", "C1": "Y"}, None),
        ("whims", {"A2": "lake"}, {"A1": "R", "B1": "R"}, "B1", {"A1": "R"}, {"A1": "R"}),
        (
            "artisans", {"C3": "workshop-nw", "C4": "chasm"}, {"C3": "RRWGB"}, "C3",
            {"D3": "R"}, {"D3": "R"},
        ),
        ("artisans", {"C3": "workshop-nw", "C4": "chasm"}, {"C3": "R", "D3": "R"}, "D3", {"C3": "R"}, None),
    ],
)  # fmt: skip
def test_the_examples_of_loops_and_barriers(expansion, tiles, piles, start, expected_ends, expected_drops):
    s = play(load(piles, options=expansion, tiles=tiles), f"move {start}")
    assert ends(s) == expected_ends
    if expected_drops is not None:
        assert drops(s) == expected_drops


def test_after_the_first_drop_of_a_loop_the_pair_is_kept_together():
    """Ruling F3: a meeple dropped earlier in the same move counts for the match."""
    s = load({"A1": "YYWGB"})
    assert drops(play(s, "move A1", "drop vizier A2")) == {"A3": "WGB", "B2": "WGB"}
    s = load({"A1": "YYWGBR"})
    assert drops(play(s, "move A1", "drop elder A2")) == {"A3": "Y", "B2": "Y"}


@pytest.mark.parametrize(
    ("expansion", "tiles", "piles", "stuck"),
    [
        ("base", {}, {"C3": "RW", "C4": "RW"}, ["C3", "C4"]),
        ("whims", {"B2": "lake"}, {"A1": "YYWGB"}, ["A1"]),
        ("whims", {"A2": "lake"}, {"A1": "R", "B1": "RW"}, ["B1"]),
        ("artisans", {"C3": "workshop-nw", "C4": "chasm"}, {"C3": "R", "D3": "RW"}, ["D3"]),
    ],
)
def test_piles_that_cannot_be_completed_are_refused(expansion, tiles, piles, stuck):
    movable = {"F5": "Y", "F6": "Y"} if expansion != "base" else {"E5": "Y", "E6": "Y"}
    s = load(piles | movable, options=expansion, tiles=tiles)
    for name in stuck:
        assert refusal(s, f"move {name}") == "not-completable"


def test_every_refused_drop_has_its_reason():
    tiles = {"C3": "workshop-nw", "C4": "chasm", "D4": "lake"}
    s = load({"D3": "YWB", "E3": "W", "E2": "Y"}, options="both", tiles=tiles)
    s = play(s, "move D3")
    assert refusal(s, "drop merchant E3") == "not-in-hand"
    assert refusal(s, "drop elder E4") == "not-beside"
    assert refusal(s, "drop elder D4") == "is-lake"
    assert refusal(s, "drop elder F3") == "not-beside"
    assert refusal(s, "move E3") == "moving-now"
    assert refusal(s, "drop builder E3") == "dead-end"
    s = play(s, "drop builder D2")
    assert refusal(s, "drop vizier D3") == "straight-back"
    assert refusal(s, "drop elder E2") == "dead-end"
    naqala = NAQALA | {"C3": "workshop-nw", "D5": "oasis"}
    s = load({"C2": "YW", "B2": "Y", "B3": "W"}, options="artisans", tiles=naqala)
    s = play(s, "move C2")
    assert refusal(s, "drop vizier C3") == "mountain"
    s = load({"D4": "Y", "D5": "Y"}, options="artisans", tiles={"C3": "workshop-nw", "C4": "chasm"})
    assert refusal(play(s, "move D4"), "drop vizier C4") == "is-chasm"
    assert refusal(play(s, "move D4"), "drop vizier E4") == "last-must-match"
    assert refusal(play(load({"A5": "Y", "A6": "Y"}), "move A6"), "drop vizier A7") == "no-tile"
    assert refusal(play(load({"A5": "Y", "A6": "Y"}), "move A6"), "drop vizier B6") == "last-must-match"


def test_tiles_without_meeples_cannot_be_picked_up():
    s = load(TEN)
    assert refusal(s, "move A1") == "no-meeples"
    assert refusal(s, "move F7") == "no-tile"


def test_marid_is_paid_for_every_drop_on_its_owners_tiles():
    """The last meeple counts; one's own move pays 1, another player's 2."""
    for seat, paid in ((0, 50 + 2), (1, 50 + 4)):
        s = load(TEN, seat=seat, djinns={"marid": "0"}, owned={"0": ["B4", "B5"]})
        s = play(s, "move C3", "drop elder B3", "drop builder B4", "drop vizier B5")
        assert gold(s)[0] == paid


def test_with_the_carpet_announced_the_last_meeple_may_fly():
    piles = {"C3": "RW", "C4": "RW"}
    s = load(piles, options="artisans", tiles=NAQALA, items={0: "flying-carpet"})
    assert offered(s) == ["wield flying-carpet", "done"]
    s = play(s, "wield flying-carpet", "move C3")
    assert ends(s) == {"C4": "WR"}
    s = play(s, "drop elder D3")
    assert offered(s, "drop") == ["drop assassin C4"]


def test_the_carpet_may_be_used_in_the_middle_of_a_move():
    s = load(TEN, options="artisans", tiles=NAQALA, items={0: "flying-carpet"})
    s = play(s, "move C3", "drop elder C4", "drop builder B4")
    assert "drop vizier B5" in offered(s)
    s = play(s, "wield flying-carpet")
    assert offered(s, "drop") == ["drop vizier B5"]

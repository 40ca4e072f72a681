"""What the taken meeples do."""

from typing import Any

import pytest
from tests.games.five_tribes.kit import (
    NAQALA,
    TITLE,
    cell,
    gold,
    hand,
    items,
    kept,
    load,
    offered,
    owner,
    pile,
    play,
    refusal,
    row,
)

from serai.games.five_tribes.state import Tribes
from serai.match.match import Match

AROUND_C3 = ["B2", "B3", "B4", "C2", "C3", "C4", "D2", "D3", "D4"]


def around(blue: int) -> dict[str, str]:
    """Tiles around C3 of which so many are blue."""
    kinds = ["village"] * blue + ["small-market"] * 8 + ["large-market"]
    return dict(zip(reversed(AROUND_C3), kinds, strict=False))


def end_on_c3(letter: str, there: int, **more: Any) -> Tribes:
    """A state after a move that takes so many and one more on C3."""
    tribe = dict(
        zip("YWGBRP", ["vizier", "elder", "merchant", "builder", "assassin", "artisan"], strict=True)
    )[letter]
    piles = {"B3": letter, "C3": letter * there} | more.pop("piles", {})
    if more.get("options") == "artisans":
        more["tiles"] = NAQALA | {name: kind for name, kind in more["tiles"].items() if name[0] != "D"}
    s = play(load(piles, **more), "move B3", f"drop {tribe} C3")
    return play(s, "claim camel") if s.step_name() == "Claim" else s


def test_example_17_builders_fakirs_and_echidna():
    tiles = around(4)
    assert gold(end_on_c3("B", 2, tiles=tiles))[0] == 50 + 12
    s = end_on_c3("B", 2, tiles=tiles, cards={0: "fakir fakir"})
    assert offered(s) == ["build 0", "build 1", "build 2"]
    assert gold(play(s, "build 2"))[0] == 50 + 20
    s = end_on_c3(
        "B", 2, tiles=tiles, cards={0: "fakir fakir"}, djinns={"echidna": "0"}, kept={"0": {"elder": 2}}
    )
    s = play(s, "use echidna", "pay elder", "build 2")
    assert gold(s)[0] == 50 + 40
    assert refusal(end_on_c3("B", 2, tiles=tiles, cards={0: "fakir"}), "build 2") == "no-fakir"


def test_example_18_no_blue_tile_no_gold_but_the_builders_leave():
    """Ruling F11."""
    tiles = dict.fromkeys(["A1", "A2", "B1", "B2"], "small-market")
    s = play(load({"A2": "B", "A1": "B"}, tiles=tiles, gold={"0": 2}), "move A2", "drop builder A1")
    assert gold(s)[0] == 2
    assert pile(s, "A1") == ""


def test_example_19_merchants_take_the_front_of_the_row():
    cards = "fish fakir ivory silk wheat fish gold spice pottery"
    s = end_on_c3("G", 2, tiles=around(0), row=cards)
    assert hand(s, 0) == ["fakir", "fish", "ivory"]
    assert offered(s, "buy") == ["buy 1", "buy 2", "buy 3"]
    assert refusal(s, "buy 4") == "out-of-reach"
    s = play(s, "buy 3")
    assert gold(s)[0] == 47
    assert row(s) == ["silk", "wheat", "gold", "spice", "pottery"]


def test_merchants_take_what_is_there_when_the_row_is_short():
    """Ruling F8."""
    s = end_on_c3("G", 2, tiles=around(0), row="fish wheat", gold={"0": 0})
    assert hand(s, 0) == ["fish", "wheat"]


def test_viziers_elders_and_artisans_are_kept():
    assert kept(end_on_c3("Y", 1, tiles=around(0)), 0) == [2, 0, 0]
    assert kept(end_on_c3("W", 2, tiles=around(0)), 0) == [0, 3, 0]


VICTIMS = {"B4": "Y", "A4": "W", "E6": "G"}


def test_example_21_assassins_reach_as_far_as_they_are_many():
    """Ruling F4: the final tile itself is at distance 0."""
    s = end_on_c3("R", 1, tiles=around(0), piles=VICTIMS | {"C3": "RG"})
    assert offered(s) == ["kill vizier B4", "kill merchant C3"]
    assert refusal(s, "kill elder A4") == "too-far"
    assert refusal(s, "done") == "must-kill"
    s = end_on_c3("R", 1, tiles=around(0), piles=VICTIMS, cards={0: "fakir"})
    assert offered(s) == ["kill vizier B4", "kill elder A4"]
    assert refusal(s, "kill merchant E6") == "too-far-for-fakirs"
    after = play(s, "kill elder A4")
    assert hand(after, 0) == []
    assert owner(after, "A4") == 0
    assert hand(play(s, "kill vizier B4"), 0) == ["fakir"]


def test_fakirs_are_never_forced():
    s = end_on_c3("R", 1, tiles=around(0), piles={"A4": "W"}, cards={0: "fakir"})
    assert offered(s) == ["kill elder A4", "done"]


def test_nobody_is_asked_where_nobody_can_be_killed():
    s = end_on_c3("R", 1, tiles=around(0), piles={"E6": "W", "E5": "W"})
    assert s.step_name() != "Assassinate"


def test_assassins_may_strike_at_another_player_but_never_at_their_own():
    """Ruling F22: Fakirs would be no use there."""
    s = end_on_c3("R", 1, tiles=around(0), kept={"0": {"vizier": 1}, "1": {"elder": 1}})
    assert offered(s) == ["murder elder 1"]
    assert refusal(s, "murder vizier 0") == "own-people"
    assert refusal(s, "murder vizier 1") == "has-none"
    assert kept(play(s, "murder elder 1"), 1) == [0, 0, 0]


def test_example_23_boaz_protects():
    s = end_on_c3("R", 1, tiles=around(0), kept={"1": {"vizier": 2}, "2": {"elder": 1}}, djinns={"boaz": "1"})
    assert offered(s) == ["murder elder 2"]
    assert refusal(s, "murder vizier 1") == "protected"


@pytest.mark.parametrize(("victim", "letter"), [("builder", "B"), ("elder", "W"), ("merchant", "G")])
def test_example_24_kandicha_lets_victims_serve(victim, letter):
    tiles = around(3)
    s = end_on_c3("R", 1, tiles=tiles, piles={"C4": letter, "C5": "Y"}, djinns={"kandicha": "0"})
    s = play(s, f"kill {victim} C4")
    if victim == "builder":
        assert gold(s)[0] == 50 + int(s.blue_around(cell("C4")))
    elif victim == "elder":
        assert kept(s, 0) == [0, 1, 0]
    else:
        assert int(s.actor()) == -1
        assert hand(play(s, "card fish"), 0) == ["fish"]


def test_kandicha_takes_an_artisan_with_an_item():
    s = end_on_c3("R", 1, tiles=around(0), options="artisans", piles={"C4": "P"}, djinns={"kandicha": "0"})
    s = play(s, "kill artisan C4", "find crown")
    assert kept(s, 0) == [0, 0, 1]
    assert items(s, 0) == ["crown"]


@pytest.mark.parametrize(("owner_of", "paid"), [(0, 1), (1, 2)])
def test_example_25_nekir_is_paid_for_assassinations(owner_of, paid):
    s = end_on_c3("R", 1, tiles=around(0), piles={"C4": "Y"}, djinns={"nekir": str(owner_of)})
    assert gold(play(s, "kill vizier C4"))[owner_of] == 50 + paid


def test_a_kill_that_empties_a_tile_takes_it_unless_it_is_owned():
    """Rulings F5 and F6: an owner stays, and with one camel left the final tile comes first."""
    s = play(end_on_c3("R", 1, tiles=around(0), piles={"C4": "Y"}), "kill vizier C4")
    assert (owner(s, "C3"), owner(s, "C4")) == (0, 0)
    s = play(end_on_c3("R", 1, tiles=around(0), piles={"C4": "Y"}, owned={"1": ["C4"]}), "kill vizier C4")
    assert owner(s, "C4") == 1
    seven = ["A1", "A2", "A5", "A6", "E1", "E2", "E3"]
    s = play(end_on_c3("R", 1, tiles=around(0), piles={"C4": "Y"}, owned={"0": seven}), "kill vizier C4")
    assert (owner(s, "C3"), owner(s, "C4")) == (0, None)


def test_without_camels_actions_go_on():
    """Ruling F7."""
    eight = ["A1", "A2", "A5", "A6", "E1", "E2", "E3", "E4"]
    s = end_on_c3("Y", 1, tiles=around(0), owned={"0": eight}, ending="last-camel")
    assert owner(s, "C3") is None
    assert kept(s, 0) == [2, 0, 0]


def deadly(**more: Any) -> Tribes:
    people = {"0": {"elder": 1}, "1": {"vizier": 1, "elder": 1}, "2": {"vizier": 1}}
    djinns = {"iblis": "0"} | more.pop("djinns", {})
    s = end_on_c3("R", 1, tiles=around(0), djinns=djinns, kept=people, **more)
    return play(s, "use iblis")


def test_iblis_kills_two_on_one_tile():
    s = play(deadly(piles={"C4": "YW", "D3": "G"}), "kill vizier C4")
    assert offered(s) == ["kill elder C4"]
    assert refusal(s, "kill merchant D3") == "same-tile"
    s = play(s, "kill elder C4")
    assert owner(s, "C4") == 0


def test_iblis_kills_two_of_one_player():
    s = play(deadly(), "murder vizier 1")
    assert offered(s) == ["murder elder 1"]
    assert refusal(s, "murder vizier 2") == "same-player"


def test_with_iblis_one_dies_where_only_one_is():
    s = play(deadly(piles={"C4": "Y"}), "kill vizier C4")
    assert s.step_name() != "Assassinate"


@pytest.mark.parametrize(("option", "paid"), [("once", 1), ("each", 2)])
def test_nekir_with_two_victims(option, paid):
    s = deadly(piles={"C4": "YW"}, djinns={"nekir": "0"}, options={"nekir": option})
    assert gold(play(s, "kill vizier C4", "kill elder C4"))[0] == 50 + paid


def test_example_49_artisans_keep_one_item_and_lay_the_others_open():
    s = end_on_c3("P", 2, tiles=around(0), options="artisans")
    assert kept(s, 0) == [0, 0, 3]
    s = play(s, "find crown", "find flying-carpet", "find jewellery")
    assert offered(s) == ["keep jewellery", "keep crown", "keep flying-carpet"]
    assert refusal(s, "keep rebirth-ring") == "not-drawn"
    s = play(s, "keep crown")
    assert items(s, 0) == ["crown"]
    assert sorted(s.items.members(1)) == [0, 12]
    assert s.items.count(0) == 15


def test_example_52_mountains_do_not_lengthen_the_reach():
    tiles = NAQALA | {"C3": "workshop-se", "E3": "oasis"}
    s = load({"B3": "R", "C3": "R", "C4": "Y"}, options="artisans", tiles=tiles)
    assert offered(play(s, "move B3", "drop assassin C3", "claim camel")) == ["kill vizier C4"]


def test_example_47_builders_count_blue_cities():
    """Rulings F16 and F17: a Lake has no colour, and a red city counts only for tents."""
    tiles = dict.fromkeys(AROUND_C3, "small-market") | {
        "B2": "blue-city",
        "B3": "red-city",
        "B4": "lake",
        "C3": "oasis",
    }
    tiles |= {"D4": "large-market", "D3": "oasis"}
    s = load({"C2": "B", "C3": "B"}, options="whims", tiles=tiles)
    assert gold(play(s, "move C2", "drop builder C3"))[0] == 50 + 2


def test_the_story_tells_first_who_is_killed_and_then_what_that_brings():
    s = play(load({"A2": "R", "B2": "R", "B3": "B"}), "move A2", "drop assassin B2")
    match = Match(TITLE, s, bytes(32), readers=[0])
    match.play(0, s.game.catalogue.parse("kill builder B3"))
    keys = [line.key for _, line in match.story[0]]
    assert keys[:2] == ["log-kills", "log-camel"]

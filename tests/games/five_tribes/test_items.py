"""Every magic item: its use, and when it is refused."""

from typing import Any

from tests.games.five_tribes.kit import (
    NAQALA,
    djinns,
    gold,
    items,
    load,
    offered,
    owner,
    pile,
    play,
    refusal,
    row,
)

from serai.games.five_tribes import components as box
from serai.games.five_tribes.state import Tribes

MOVABLE = {"F5": "Y", "F6": "Y"}
ROW = "fish wheat silk spice gold ivory jewels papyrus pottery"


def with_item(name: str, piles: dict[str, str] | None = None, **more: Any) -> Tribes:
    return load(MOVABLE | (piles or {}), options="artisans", tiles=NAQALA, items={0: name}, **more)


def test_only_one_item_is_used_in_a_turn_and_then_discarded():
    s = with_item("fabulous-lamp burning-scimitar", djinns={"enki": "row 1"})
    s = play(s, "wield fabulous-lamp", "summon enki")
    assert items(s, 0) == ["burning-scimitar"]
    assert refusal(s, "wield burning-scimitar") == "item-used"
    assert refusal(s, "wield horn-of-plenty") == "not-your-item"


def test_the_lamp_brings_a_djinn_for_nothing():
    s = with_item("fabulous-lamp", djinns={"enki": "row 1", "baal": "1"})
    s = play(s, "wield fabulous-lamp")
    assert refusal(s, "summon leta") == "not-face-up"
    s = play(s, "summon enki")
    assert djinns(s, 0) == ["enki"]
    assert gold(s)[1] == 52
    assert refusal(with_item("fabulous-lamp"), "wield fabulous-lamp") == "no-djinn-open"


def test_the_flute_calls_up_to_five_neighbours():
    s = with_item("enchanting-flute", {"B3": "YYWWGG", "C2": "R", "A1": "B"})
    s = play(s, "wield enchanting-flute", "choose C3")
    assert refusal(s, "done") == "nobody-called"
    assert refusal(s, "call builder A1") == "not-a-neighbour"
    assert refusal(s, "call builder B3") == "not-there"
    s = play(s, "call vizier B3", "call assassin C2")
    assert "done" in offered(s)
    s = play(s, "call elder B3", "call elder B3", "call merchant B3")
    assert s.step_name() == "Move"
    assert (pile(s, "C3"), pile(s, "B3")) == ("YWWGR", "YG")
    assert owner(s, "C2") is None
    assert (
        refusal(play(with_item("enchanting-flute"), "wield enchanting-flute"), "choose A1")
        == "nobody-to-call"
    )


def test_the_flute_does_not_reach_over_mountains():
    s = with_item("enchanting-flute", {"C5": "R", "D4": "R"})
    assert refusal(play(s, "wield enchanting-flute"), "choose D5") == "nobody-to-call"


def test_the_scimitar_kills_two_anywhere_and_takes_what_it_empties():
    s = with_item("burning-scimitar", {"A1": "Y", "B3": "WW"}, djinns={"nekir": "1", "kandicha": "0"})
    s = play(s, "wield burning-scimitar", "kill vizier A1", "claim camel", "kill elder B3")
    assert owner(s, "A1") == 0
    assert pile(s, "B3") == "W"
    assert gold(s)[1] == 50
    assert (
        refusal(play(with_item("burning-scimitar"), "wield burning-scimitar"), "kill elder A1") == "not-there"
    )
    s = load(options="artisans", tiles=NAQALA, items={0: "burning-scimitar fabulous-lamp"})
    assert refusal(s, "wield burning-scimitar") == "nobody-to-kill"


def test_the_talisman_moves_a_camel_to_an_empty_tile():
    s = with_item("tempest-talisman", owned={"0": ["A1"], "1": ["A2"]})
    s = play(s, "wield tempest-talisman")
    assert refusal(s, "saddle A2") == "not-your-tile"
    s = play(s, "saddle A1")
    assert refusal(s, "choose A2") == "not-empty"
    s = play(s, "choose B3")
    assert (owner(s, "A1"), owner(s, "B3")) == (None, 0)
    assert refusal(with_item("tempest-talisman"), "wield tempest-talisman") == "not-your-tile"


def test_the_talisman_moves_the_tent_as_a_tent():
    s = with_item("tempest-talisman", owned={"0": ["A1"]}, tents=["A1"])
    s = play(s, "wield tempest-talisman", "saddle A1", "choose B3")
    assert int(s.tents) == 1 << box.CELL_NAMES.index("B3")


def test_the_horn_lays_out_a_new_row_in_any_order():
    s = play(with_item("horn-of-plenty", row="fakir fakir"), "wield horn-of-plenty")
    s = play(s, *(f"card {name}" for name in ROW.split()))
    assert refusal(s, "arrange fakir") == "not-in-row"
    s = play(s, *(f"arrange {name}" for name in reversed(ROW.split()[1:])))
    assert row(s) == [*reversed(ROW.split())]
    assert s.resources.count(1) == 2


def test_the_ring_fetches_an_item_but_not_itself():
    s = with_item("rebirth-ring", item_discard="crown fabulous-lamp", djinns={"enki": "row 1"})
    s = play(s, "wield rebirth-ring")
    assert offered(s) == ["fetch crown", "fetch fabulous-lamp"]
    assert refusal(s, "fetch rebirth-ring") == "not-in-discard"
    s = play(s, "fetch fabulous-lamp")
    assert items(s, 0) == ["fabulous-lamp"]
    assert refusal(s, "wield fabulous-lamp") == "item-used"
    assert refusal(with_item("rebirth-ring"), "wield rebirth-ring") == "not-in-discard"


def test_the_carpet_is_no_use_after_the_move():
    s = with_item("flying-carpet", {"A1": "Y", "A2": "Y"})
    s = play(s, "move A1", "drop vizier A2", "claim camel")
    assert refusal(s, "wield flying-carpet") == "moved-already"


def test_example_54_with_the_tent_still_in_hand_the_last_camel_does_not_end_the_game():
    seven = ["B1", "B3", "B6", "C1", "C2", "C3", "D1"]
    s = load({"A1": "Y", "A2": "Y"}, options="artisans", tiles=NAQALA, owned={"0": seven})
    s = play(s, "move A1", "drop vizier A2")
    assert int(play(s, "claim camel").ending) == 0
    assert int(play(s, "claim tent").ending) == 0
    s = load({"A1": "Y", "A2": "Y"}, options="artisans", tiles=NAQALA, owned={"0": [*seven, "D4"]})
    s = play(s, "move A1", "drop vizier A2")
    assert int(s.ending) == 1
    s = load({"A1": "Y", "A2": "Y"}, options="artisans", tiles=NAQALA, owned={"0": [*seven]}, tents=["B1"])
    assert refusal(play(s, "move A1"), "claim tent") == "moving-now"

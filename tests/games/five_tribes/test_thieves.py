"""The Thieves of Naqala, if they are wanted: hiring one, sending it, and what everybody gives up."""

from typing import Any

import pytest
from tests.games.five_tribes.kit import (
    NAQALA,
    TITLE,
    djinns,
    gold,
    hand,
    items,
    kept,
    load,
    offered,
    owner,
    play,
    refusal,
)

from serai.games.five_tribes import components as box
from serai.games.five_tribes.state import THIEF_BOX, Tribes

ON = {"thieves": "on"}
TRIBES = dict(zip("YWGBRP", box.TRIBE_NAMES, strict=True))


def send(letter: str, **more: Any) -> Tribes:
    """A state in which a thief has just been sent with the action of its tribe, on B2."""
    thief = f"{TRIBES[letter]}-thief"
    piles = {"A2": letter, "B2": letter}
    s = load(piles, 3, ON, thieves={thief: "0"}, tiles={"B2": "large-market"}, gold={"0": 0}, **more)
    return play(s, "move A2", f"drop {TRIBES[letter]} B2", f"steal {thief}")


def test_a_thief_costs_as_much_as_a_djinn_and_works_from_the_next_turn_on():
    s = load(
        {"A2": "Y", "B2": "Y"},
        3,
        ON,
        tiles={"B2": "sacred-6"},
        kept={"0": {"elder": 2}},
        thieves={"vizier-thief": "open"},
    )
    s = play(s, "move A2", "drop vizier B2")
    assert refusal(s, "hire elder-thief") == "thief-not-open"
    s = play(s, "hire vizier-thief")
    assert kept(s, 0) == [2, 0, 0]
    assert TITLE.score_sheet(s, 0)["thieves"] == 6
    assert offered(s, "steal") == []


def test_a_thief_needs_its_own_tribe():
    s = load(
        {"A2": "Y", "B2": "Y"},
        3,
        ON,
        thieves={"elder-thief": "0", "vizier-thief": "0"},
        kept={"1": {"vizier": 1}},
    )
    s = play(s, "move A2", "drop vizier B2")
    assert offered(s, "steal") == ["steal vizier-thief"]
    assert refusal(s, "steal elder-thief") == "not-its-tribe"
    assert refusal(s, "steal builder-thief") == "not-your-thief"


def test_a_thief_who_finds_nothing_is_not_sent():
    s = load({"A2": "Y", "B2": "Y"}, 3, ON, thieves={"vizier-thief": "0"})
    s = play(s, "move A2", "drop vizier B2")
    assert offered(s, "steal") == []
    assert refusal(s, "steal vizier-thief") == "nothing-to-steal"


def test_the_viziers_thief_takes_one_of_those_that_all_give_up():
    s = send("Y", kept={"1": {"vizier": 2}, "2": {"vizier": 1}})
    assert [kept(s, seat)[0] for seat in range(3)] == [3, 1, 0]
    assert box.letters(int(s.bag)).count("Y") == 16 - 3 - 1


def test_dhenim_is_not_paid_for_a_stolen_vizier():
    """Ruling F60: Dhenim's owner has 2 gold for each Vizier of the move, none for the one that is stolen."""
    stolen = load(
        {"A2": "Y", "B2": "Y"}, 3, ON | {"promo": "on"}, thieves={"vizier-thief": "0"},
        tiles={"B2": "large-market"}, kept={"1": {"vizier": 2}}, djinns={"dhenim": "2"},
    )  # fmt: skip
    s = play(stolen, "move A2", "drop vizier B2", "steal vizier-thief")
    assert kept(s, 0)[0] == 3
    assert gold(s)[2] == 50 + 2 * 2


def test_the_elders_thief_takes_a_djinn_and_nobody_is_paid_for_it():
    """Ruling F60."""
    s = send("W", djinns={"enki": "1", "leta": "1", "baal": "2"})
    assert offered(s) == ["banish enki", "banish leta"]
    assert refusal(s, "banish baal") == "not-yours"
    s = play(s, "banish leta", "banish baal")
    assert refusal(s, "summon enki") == "not-given"
    s = play(s, "summon leta")
    assert (djinns(s, 0), djinns(s, 1), djinns(s, 2)) == (["leta"], ["enki"], [])
    assert gold(s)[2] == 50


def test_the_merchants_thief_takes_two_of_the_cards():
    s = send("G", cards={1: "fish wheat silk", 2: "ivory"})
    s = play(s, "hand-over fish", "hand-over wheat", "hand-over ivory")
    s = play(s, "grab ivory", "grab fish")
    assert hand(s, 0) == ["fish", "ivory"]
    assert (hand(s, 1), hand(s, 2)) == (["silk"], [])


def test_the_builders_thief_moves_a_palm_tree_or_palace():
    """Monkir's owner is paid for a palace that is placed anew (ruling F60)."""
    more = {"djinns": {"monkir": "1"}}
    s = send("B", owned={"1": ["C3"], "2": ["D4"]}, palms={"C3": 1}, palaces={"D4": 1}, **more)
    s = play(s, "forfeit palm C3", "forfeit palace D4")
    assert refusal(s, "erect palace F7") == "no-tile-there"
    s = play(s, "erect palace E5")
    cells = [box.CELL_NAMES.index(cell) for cell in ("C3", "D4", "E5")]
    assert [int(s.palms[cell]) for cell in cells] == [0, 0, 0]
    assert [int(s.palaces[cell]) for cell in cells] == [0, 0, 1]
    assert gold(s)[1] == 50 + 2


def test_the_assassins_thief_takes_a_tile():
    s = send("R", owned={"1": ["C3", "C4"], "2": ["D4"]})
    s = play(s, "leave C4", "leave D4", "seize D4")
    assert (owner(s, "C3"), owner(s, "C4"), owner(s, "D4")) == (1, None, 0)


def test_a_stolen_tile_scores_for_its_new_owner_and_the_thief_that_was_sent_no_longer_does():
    """An Oasis with two palm trees: 8 + 6 points, against the 6 of a thief that is kept."""
    piles = {"A2": "R", "B2": "R", "D6": "Y"}
    s = load(
        piles, 2, ON, thieves={"assassin-thief": "0"}, tiles={"B2": "large-market", "C3": "oasis"},
        owned={"1": ["C3"]}, palms={"C3": 2},
    )  # fmt: skip
    s = play(s, "move A2", "drop assassin B2")
    before = [TITLE.score_sheet(s, seat) for seat in range(2)]
    s = play(s, "steal assassin-thief", "leave C3", "seize C3")
    after = [TITLE.score_sheet(s, seat) for seat in range(2)]
    changes = [
        {
            name: points - before[seat][name]
            for name, points in after[seat].items()
            if points != before[seat][name]
        }
        for seat in range(2)
    ]
    assert changes == [{"tiles": 8, "palms": 6, "thieves": -6}, {"tiles": -8, "palms": -6}]
    assert (owner(s, "C3"), int(s.camels_left(1))) == (0, 11)


def test_the_artisans_thief_takes_an_item():
    more = {"tiles": NAQALA | {"B2": "large-market"}, "items": {1: "crown jewellery"}}
    s = load(
        {"A2": "P", "B2": "P"}, 3, ON | {"expansion": "artisans"}, thieves={"artisan-thief": "0"}, **more
    )
    s = play(s, "move A2", "drop artisan B2", "claim camel", "steal artisan-thief")
    s = play(s, "surrender jewellery", "fetch jewellery")
    assert (items(s, 0), items(s, 1)) == (["jewellery"], ["crown"])


@pytest.mark.parametrize("letter", "YWGBR")
def test_the_warden_keeps_thieves_away(letter):
    everything = {
        "kept": {"1": {"vizier": 2}},
        "cards": {1: "fish wheat"},
        "owned": {"1": ["C3"]},
        "palms": {"C3": 1},
        "djinns": {"warden": "1"},
    }
    thief = f"{TRIBES[letter]}-thief"
    s = load({"A2": letter, "B2": letter}, 2, ON, thieves={thief: "0"}, **everything)
    s = play(s, "move A2", f"drop {TRIBES[letter]} B2")
    assert offered(s, "steal") == []


def test_without_the_artisans_their_thief_stays_in_the_box():
    s = TITLE.new(3, ON | {"expansion": "base"})
    assert isinstance(s, Tribes)
    left_out = [box.THIEF_NAMES[thief] for thief, place in enumerate(s.thieves) if place == THIEF_BOX]
    assert left_out == ["artisan-thief"]


def test_a_tent_that_a_thief_took_is_its_owners_to_place_again():
    """Ruling F62."""
    s = load(
        {"A2": "R", "B2": "R"}, 3, ON | {"expansion": "artisans"}, thieves={"assassin-thief": "0"},
        tiles=NAQALA | {"B2": "large-market"}, owned={"1": ["C3"]}, tents=["C3"],
    )  # fmt: skip
    s = play(s, "move A2", "drop assassin B2", "claim camel", "steal assassin-thief")
    assert not s.has_tent(1)
    s = play(s, "leave C3")
    assert s.has_tent(1)
    assert int(s.camels_left(1)) == 8


@pytest.mark.parametrize(("expansion", "gold_there_is"), [("artisans", 288), ("both", 498)])
def test_the_printed_bank_has_the_gold_of_the_whims_only_with_them(expansion: str, gold_there_is: int):
    """Ruling F63."""
    s = TITLE.new(5, {"expansion": expansion, "bank": "printed"})
    assert isinstance(s, Tribes)
    assert int(s.table.bank) == gold_there_is

"""What the final tile does, and selling."""

from typing import Any

from tests.games.five_tribes.kit import (
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
    row,
)

from serai.games.five_tribes.state import Tribes

ROW = "fish wheat silk spice gold ivory jewels papyrus pottery"


def end_on(tile: str, **more: Any) -> Tribes:
    """A state after a move that takes two Viziers on a tile at B2."""
    tiles = more.pop("tiles", {}) | {"B2": tile}
    return play(load({"A2": "Y", "B2": "Y"}, tiles=tiles, **more), "move A2", "drop vizier B2")


def test_a_small_market_sells_one_of_three():
    s = end_on("small-market", row=ROW)
    assert offered(s) == ["buy 1", "buy 2", "buy 3", "done"]
    s = play(s, "buy 2")
    assert (gold(s)[0], hand(s, 0)) == (47, ["wheat"])
    assert refusal(end_on("small-market", row=ROW, cards={0: "fish"}), "buy 9") == "out-of-reach"


def test_a_large_market_sells_two_of_six():
    s = play(end_on("large-market", row=ROW), "buy 6")
    assert gold(s)[0] == 44
    assert offered(s) == [f"buy {place}" for place in range(1, 6)]
    assert refusal(s, "buy 6") == "out-of-reach"
    assert hand(play(s, "buy 1"), 0) == ["fish", "ivory"]


def test_only_cards_that_lie_in_the_row_are_sold():
    assert refusal(end_on("large-market", row="fish wheat"), "buy 3") == "no-such-card"


def test_a_large_market_costs_six_even_for_one_card():
    s = play(end_on("large-market", row="fish"), "buy 1")
    assert (gold(s)[0], hand(s, 0)) == (44, ["fish"])


def test_a_specialised_market_sells_any_card():
    s = end_on("special-market", options="artisans", row=ROW)
    s = play(s, "claim camel")
    assert len(offered(s, "buy")) == 9
    assert gold(play(s, "buy 9"))[0] == 46


def test_an_empty_row_sells_nothing():
    """Ruling F9."""
    assert end_on("small-market").step_name() != "TileChoice"


def test_a_market_must_be_payable():
    s = end_on("small-market", row=ROW, gold={"0": 2}, cards={0: "fish"})
    assert s.step_name() == "Sale"


SACRED: dict[str, Any] = {"djinns": {"jafaar": "row 1", "enki": "row 2"}}


def test_a_sacred_place_costs_two_elders_or_one_and_a_fakir():
    s = end_on("sacred-6", kept={"0": {"elder": 2}}, **SACRED)
    assert offered(s, "summon") == ["summon enki", "summon jafaar"]
    assert refusal(s, "summon boaz") == "not-face-up"
    s = play(s, "summon jafaar")
    assert djinns(s, 0) == ["jafaar"]
    assert kept(s, 0) == [2, 0, 0]
    s = play(end_on("sacred-6", kept={"0": {"elder": 2}}, cards={0: "fakir"}, **SACRED), "summon jafaar")
    assert offered(s) == ["pay elder", "pay fakir"]
    assert kept(play(s, "pay fakir"), 0) == [2, 1, 0]


def test_example_27_one_elder_and_a_fakir_and_baal_pays_the_opponent():
    djinns_out = {"jafaar": "row 1", "enki": "row 2", "baal": "1"}
    s = end_on("sacred-6", kept={"0": {"elder": 1}}, cards={0: "fakir"}, djinns=djinns_out)
    s = play(s, "summon enki")
    assert djinns(s, 0) == ["enki"]
    assert (hand(s, 0), kept(s, 0)) == ([], [2, 0, 0])
    assert gold(s)[1] == 52


def test_baal_pays_its_owner_one_and_nothing_for_itself():
    s = end_on("sacred-6", kept={"0": {"elder": 2}}, djinns={"jafaar": "row 1", "baal": "0"})
    assert gold(play(s, "summon jafaar"))[0] == 51
    s = end_on("sacred-6", kept={"0": {"elder": 2}}, djinns={"baal": "row 1"})
    assert gold(play(s, "summon baal"))[0] == 50


def test_without_elders_a_sacred_place_offers_nothing():
    assert end_on("sacred-6", cards={0: "fakir fakir"}, **SACRED).step_name() != "TileChoice"
    s = end_on("sacred-6", kept={"0": {"elder": 1}}, cards={0: "fish"}, **SACRED)
    assert refusal(s, "summon enki") == "cannot-pay"


def test_oasis_and_village_get_a_palm_tree_and_a_palace():
    """Ruling F13: whoever owns them."""
    assert end_on("oasis", owned={"1": ["B2"]}).palms[8] == 1
    assert end_on("village").palaces[8] == 1


def test_example_28_without_palm_trees_the_turn_goes_on():
    s = end_on("oasis", palms={"A1": 12})
    assert s.palms[8] == 0
    assert owner(s, "B2") == 0


def test_example_50_a_workshop_costs_an_artisan_or_two_fakirs():
    options: dict[str, Any] = {"options": "artisans"}
    s = play(end_on("workshop-se", cards={0: "fakir"}, **options), "claim camel")
    assert s.step_name() != "TileChoice"
    s = play(end_on("workshop-se", cards={0: "fakir fakir"}, **options), "claim camel")
    assert offered(s) == ["craft", "done"]
    s = play(s, "craft", "find crown")
    assert (items(s, 0), hand(s, 0)) == (["crown"], [])
    s = play(
        end_on("workshop-se", kept={"0": {"artisan": 1}}, **options), "claim camel", "craft", "find crown"
    )
    assert kept(s, 0) == [2, 0, 0]
    s = end_on("workshop-se", kept={"0": {"artisan": 1}}, cards={0: "fakir fakir"}, **options)
    s = play(s, "claim camel", "craft")
    assert offered(s) == ["pay fakir", "pay artisan"]
    s = play(end_on("workshop-se", cards={0: "fish fakir"}, **options), "claim camel")
    assert refusal(s, "craft") == "cannot-craft"


def test_another_tiles_action_is_refused():
    s = end_on("small-market", row=ROW, kept={"0": {"elder": 2}}, **SACRED)
    assert refusal(s, "summon enki") == "not-this-tile"
    assert refusal(s, "craft") == "not-this-tile"


# Selling


def selling(cards: str) -> Tribes:
    return end_on("small-market", cards={0: cards}, gold={"0": 0})


def test_example_34_a_set_is_sold_for_gold():
    s = play(selling("fish wheat silk"), "offer fish", "offer wheat", "offer silk", "sell")
    assert gold(s)[0] == 7
    assert hand(s, 0) == []
    assert s.resources.count(1) == 3


def test_any_number_of_sets_may_be_sold():
    """Ruling F10."""
    s = play(selling("fish fish wheat"), "offer fish", "offer wheat", "sell", "offer fish", "sell")
    assert gold(s)[0] == 3 + 1


def test_all_cards_of_a_set_are_different_and_fakirs_are_none():
    s = play(selling("fish fish fakir"), "offer fish")
    assert offered(s) == ["sell"]
    assert refusal(s, "offer fish") == "offered-already"
    assert refusal(s, "offer wheat") == "not-held"
    assert refusal(s, "done") == "sell-first"
    assert refusal(selling("fish"), "sell") == "nothing-offered"


def test_who_could_have_something_to_sell_is_asked_even_with_a_hidden_fakir_alone():
    assert selling("").step_name() != "Sale"
    assert offered(selling("fakir")) == ["done"]


def test_the_row_is_filled_up_at_the_clean_up_only():
    s = play(end_on("small-market", row=ROW), "buy 1")
    assert len(row(s)) == 8
    s = play(s, "done")
    assert int(s.actor()) == -1

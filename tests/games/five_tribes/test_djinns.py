"""Every djinn: its use, its price, and when it is refused. Those of the end are in test_scoring.py."""

from typing import Any

import pytest
from tests.games.five_tribes.kit import (
    NAQALA,
    djinns,
    gold,
    hand,
    kept,
    load,
    offered,
    owner,
    pile,
    play,
    refusal,
)

from serai.games.five_tribes.components import CARD_NAMES
from serai.games.five_tribes.state import Tribes

MOVABLE = {"E5": "Y", "E6": "Y"}
EIGHT = ["A1", "A2", "A3", "A4", "A5", "A6", "B1", "B2"]


def with_djinn(name: str, elders: int = 2, cards: str = "", **more: Any) -> Tribes:
    more["djinns"] = {name: "0"} | more.get("djinns", {})
    return load(MOVABLE | more.pop("piles", {}), kept={"0": {"elder": elders}}, cards={0: cards}, **more)


@pytest.mark.parametrize("name", ["anun-nak", "bouraq", "enki", "iblis"])
def test_one_elder_or_one_fakir_is_the_price(name):
    s = play(with_djinn(name, 1), f"use {name}")
    assert kept(s, 0)[1] == 0
    s = play(with_djinn(name, 0, "fakir"), f"use {name}")
    assert hand(s, 0) == []
    s = play(with_djinn(name, 1, "fakir"), f"use {name}")
    assert offered(s) == ["pay elder", "pay fakir"]
    assert refusal(with_djinn(name, 0), f"use {name}") == "cannot-pay"


@pytest.mark.parametrize("name", ["echidna", "leta", "sibittis", "utug"])
def test_two_elders_or_one_and_a_fakir_are_the_price(name):
    assert kept(play(with_djinn(name, 2), f"use {name}"), 0)[1] == 0
    s = play(with_djinn(name, 1, "fakir"), f"use {name}")
    assert (kept(s, 0)[1], hand(s, 0)) == (0, [])
    assert refusal(with_djinn(name, 0, "fakir fakir"), f"use {name}") == "cannot-pay"
    assert refusal(with_djinn(name, 1), f"use {name}") == "cannot-pay"


def test_a_djinn_is_used_once_a_turn_and_only_by_its_owner():
    s = play(with_djinn("enki", 3), "use enki", "choose " + oasis(with_djinn("enki")))
    assert refusal(s, "use enki") == "djinn-used"
    assert refusal(s, "use leta") == "not-your-djinn"


def oasis(s: Tribes) -> str:
    return offered(play(s, "use enki"))[0].split()[1]


def test_elders_paid_go_into_the_bag():
    """Ruling F12."""
    s = with_djinn("iblis", 1)
    before = int(s.bag) >> 5 & 31
    assert int(play(s, "use iblis").bag) >> 5 & 31 == before + 1


def test_anun_nak_brings_three_meeples():
    s = play(
        with_djinn("anun-nak"), "use anun-nak", "choose C3", "settle vizier", "settle elder", "settle vizier"
    )
    assert pile(s, "C3") == "YYW"
    s = play(with_djinn("anun-nak", owned={"1": ["C3"]}, palms={"C4": 1}), "use anun-nak")
    for name in ("C3", "C4", "E5"):
        assert refusal(s, f"choose {name}") == "not-empty"
    assert refusal(s, "choose F7") == "no-tile-there"


def test_anun_nak_brings_fewer_from_a_short_bag_and_nothing_from_an_empty_one():
    everybody = {"A1": "Y" * 14, "A2": "W" * 16, "A3": "G" * 18, "A4": "B" * 18, "A5": "R" * 18}
    s = with_djinn("anun-nak", 2, piles=everybody | {"A6": "W"})
    s = play(s, "use anun-nak", "choose C3", "settle elder", "settle elder")
    assert pile(s, "C3") == "WW"
    s = with_djinn("anun-nak", 0, "fakir", piles=everybody | {"A6": "WWWW"})
    assert refusal(s, "use anun-nak") == "bag-empty"


def test_bouraq_builds_on_any_village_and_enki_plants_on_any_oasis():
    s = play(with_djinn("bouraq", tiles={"C3": "village"}), "use bouraq", "choose C3")
    assert s.palaces[16] == 1
    assert refusal(play(with_djinn("bouraq"), "use bouraq"), "choose E6") == "not-a-village"
    s = play(with_djinn("enki", tiles={"C3": "oasis"}), "use enki", "choose C3")
    assert s.palms[16] == 1
    assert refusal(play(with_djinn("enki"), "use enki"), "choose A1") == "not-an-oasis"
    assert refusal(with_djinn("bouraq", palaces={"A1": 10}), "use bouraq") == "no-palaces"
    assert refusal(with_djinn("enki", palms={"A1": 12}), "use enki") == "no-palms"


def test_echidna_helps_builders_only():
    s = load({"A1": "B", "A2": "B"}, kept={"0": {"elder": 2}}, djinns={"echidna": "0"})
    plain = gold(play(s, "move A1", "drop builder A2", "done"))[0] - 50
    assert plain > 0
    assert gold(play(s, "use echidna", "move A1", "drop builder A2"))[0] == 50 + 2 * plain
    s = load({"A1": "Y", "A2": "Y"}, kept={"0": {"elder": 2}}, djinns={"echidna": "0"}, cards={0: "fish"})
    assert refusal(play(s, "move A1", "drop vizier A2"), "use echidna") == "no-builders"
    s = load({"A1": "Y", "A2": "Y"}, kept={"0": {"elder": 2}}, djinns={"iblis": "0"}, cards={0: "fish"})
    assert refusal(play(s, "move A1", "drop vizier A2"), "use iblis") == "no-assassins"


MODIFIERS = [("lamia", "oasis", "palms"), ("hagis", "village", "palaces")]


@pytest.mark.parametrize(("name", "tile", "feature"), MODIFIERS)
def test_lamia_and_hagis_place_on_a_tile_around(name, tile, feature):
    """Ruling F14."""
    more: dict[str, Any] = {"tiles": {"B2": tile}, "djinns": {name: "0"}}
    s = play(load({"A2": "Y", "B2": "Y"}, kept={"0": {"elder": 1}}, **more), "move A2", "drop vizier B2")
    assert offered(s, "place") == [
        f"place {cell}" for cell in ["A1", "A2", "A3", "B1", "B2", "B3", "C1", "C2", "C3"]
    ]
    here, there = play(s, "place B2"), play(s, "place C3")
    assert (getattr(here, feature)[8], kept(here, 0)[1]) == (1, 1)
    assert (getattr(there, feature)[16], kept(there, 0)[1]) == (1, 0)
    assert refusal(s, "place D4") == "not-around"
    s = play(load({"A2": "Y", "B2": "Y"}, cards={0: "fish"}, **more), "move A2", "drop vizier B2")
    assert refusal(s, "place C3") == "cannot-pay"


def test_hagis_moves_bouraqs_palace_too_but_never_into_the_lake():
    s = load(
        MOVABLE, options="whims", kept={"0": {"elder": 2}}, djinns={"bouraq": "0", "hagis": "0"},
        tiles={"B2": "village", "B3": "lake"},
    )  # fmt: skip
    s = play(s, "use bouraq", "choose B2")
    assert refusal(s, "place B3") == "no-tile-there"
    assert play(s, "place A1").palaces[0] == 1


def test_example_30_leta_takes_an_empty_city_without_its_whim():
    s = load(
        MOVABLE, options="whims", kept={"0": {"elder": 2}}, djinns={"leta": "0"},
        tiles={"B2": "blue-city"}, whims={"W01": "B2"},
    )  # fmt: skip
    s = play(s, "use leta", "choose B2")
    assert owner(s, "B2") == 0
    assert s.whim_on(8) == 0


def test_leta_and_utug_need_a_camel_and_the_right_tile():
    s = play(with_djinn("leta"), "use leta")
    assert refusal(s, "choose E5") == "not-empty"
    s = play(with_djinn("utug", owned={"1": ["E6"]}), "use utug")
    assert offered(s) == ["choose E5"]
    assert refusal(s, "choose A1") == "not-free"
    s = play(s, "choose E5")
    assert (owner(s, "E5"), pile(s, "E5")) == (0, "Y")
    for name in ("leta", "utug"):
        s = with_djinn(name, owned={"0": EIGHT}, ending="last-camel")
        assert refusal(s, f"use {name}") == "no-camel"


def test_sibittis_draws_three_djinns_and_keeps_one():
    """Ruling F15: discarded djinns come back when the deck is too short."""
    s = play(with_djinn("sibittis"), "use sibittis", "djinn enki", "djinn leta", "djinn utug")
    assert offered(s) == ["summon enki", "summon leta", "summon utug"]
    assert refusal(s, "summon boaz") == "not-conjured"
    assert djinns(play(s, "summon leta"), 0) == ["leta", "sibittis"]
    gone = dict.fromkeys(
        ["al-amin", "anun-nak", "baal", "boaz", "bouraq", "echidna", "enki", "hagis", "haurvatat", "iblis"],
        "1",
    )
    gone |= dict.fromkeys(
        ["jafaar", "kandicha", "kumarbi", "lamia", "leta", "marid", "monkir", "nekir", "shamhat"], "1"
    )
    s = play(
        with_djinn("sibittis", djinns=gone | {"sloar": "discard"}),
        "use sibittis",
        "djinn utug",
        "djinn sloar",
    )
    assert offered(s) == ["summon sloar", "summon utug"]
    nothing = gone | {"sloar": "1", "utug": "1"}
    assert refusal(with_djinn("sibittis", djinns=nothing), "use sibittis") == "no-djinns"


def test_where_every_tile_is_taken_no_empty_one_can_be_chosen():
    everywhere = {f"{row}{column}": "Y" if row < "C" else "W" for row in "ABCDE" for column in range(1, 7)}
    for name in ("anun-nak", "leta"):
        s = load(everywhere, djinns={name: "0"}, kept={"0": {"elder": 2}})
        assert refusal(s, f"use {name}") == "no-empty-tile"


def test_sloar_finds_nothing_where_all_cards_are_in_hands():
    everything = [name for name in CARD_NAMES if name != "fakir"]
    s = load(
        MOVABLE,
        djinns={"sloar": "0"},
        row=" ".join(["fakir"] * 9),
        cards={0: " ".join(["fakir"] * 9), 1: " ".join(everything)},
    )
    assert refusal(s, "use sloar") == "no-cards"


def test_sloar_costs_a_fakir_and_draws_a_card():
    s = with_djinn("sloar", 2, "fakir")
    s = play(s, "use sloar")
    assert s.step_name() == "HandCard"
    assert hand(play(s, "card silk"), 0) == ["silk"]
    assert refusal(with_djinn("sloar", 2), "use sloar") == "cannot-pay"


@pytest.mark.parametrize(("owner_of", "paid"), [(0, 1), (1, 2)])
def test_monkir_is_paid_for_palaces(owner_of, paid):
    s = load({"A2": "Y", "B2": "Y"}, tiles={"B2": "village"}, djinns={"monkir": str(owner_of)})
    assert gold(play(s, "move A2", "drop vizier B2"))[owner_of] == 50 + paid


@pytest.mark.parametrize(("owner_of", "option", "paid"), [(0, "vizier", 2), (1, "vizier", 4), (1, "gain", 2)])
def test_dhenim_is_paid_for_viziers(owner_of, option, paid):
    options = {"promo": "on", "dhenim": option}
    s = load({"A2": "Y", "B2": "Y"}, options=options, djinns={"dhenim": str(owner_of)})
    assert gold(play(s, "move A2", "drop vizier B2"))[owner_of] == 50 + paid


def test_galbells_draws_when_an_opponent_ends_on_a_market():
    s = load(
        {"A2": "Y", "B2": "Y"},
        options={"promo": "on"},
        djinns={"galbells": "1"},
        tiles={"B2": "small-market"},
    )
    s = play(s, "move A2", "drop vizier B2")
    assert (s.step_name(), int(s.pending_seat())) == ("HandCard", 1)


def test_a_djinn_may_be_used_in_the_turn_it_was_bought():
    s = load(
        {"A2": "Y", "B2": "Y"}, kept={"0": {"elder": 3}}, djinns={"enki": "row 1"}, tiles={"B2": "sacred-6"},
    )  # fmt: skip
    s = play(s, "move A2", "drop vizier B2", "summon enki")
    assert offered(s) == ["use enki", "done"]


def test_once_a_round_holds_for_both_turns_of_two_players():
    for option, again in (("turn", True), ("round", False)):
        s = load(
            MOVABLE | {"A1": "W", "A2": "W"}, 2, {"djinn_use": option}, kept={"0": {"elder": 4}},
            djinns={"enki": "0"}, bidding=[0], playing=[0, 1, 1],
        )  # fmt: skip
        s = play(s, "use enki", "choose " + oasis(s), "move A1", "drop elder A2")
        while s.step_name() in ("Sale", "Window"):
            s = play(s, "done")
        assert int(s.actor()) == 0
        assert ("use enki" in offered(s)) == again


def test_powers_may_be_used_between_any_two_steps():
    s = load(
        {"A2": "Y", "B2": "Y"}, kept={"0": {"elder": 1}}, djinns={"enki": "0"}, tiles={"B2": "village"},
    )  # fmt: skip
    assert "use enki" in offered(s)
    steps = []
    s = play(s, "move A2", "drop vizier B2")
    while int(s.actor()) == 0:
        steps.append(s.step_name())
        assert "use enki" in offered(s)
        s = play(s, "done")
    assert steps == ["Window", "Window", "Sale"]


def test_boaz_protects_artisans_too():
    s = load(
        {"B3": "R", "C3": "R"}, options="artisans", tiles=NAQALA, djinns={"boaz": "1"},
        kept={"1": {"artisan": 2}, "2": {"artisan": 1}},
    )  # fmt: skip
    s = play(s, "move B3", "drop assassin C3", "claim tent")
    assert offered(s) == ["murder artisan 2"]

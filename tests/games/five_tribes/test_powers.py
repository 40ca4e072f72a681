"""What is used between two steps of a turn counts for the next one (A player's turn)."""

from typing import Any

from tests.games.five_tribes.kit import NAQALA, gold, load, offered, outlook, play

from serai.games.five_tribes import components as box

ROW = "fish wheat silk spice gold ivory jewels papyrus pottery"


def test_gold_that_a_djinn_brings_pays_at_the_market_where_the_move_has_ended():
    tiles = {"B2": "small-market", "C3": "village"}
    djinns = {"bouraq": "0", "monkir": "0"}
    s = load(
        {"A2": "Y", "B2": "Y"}, tiles=tiles, row=ROW, djinns=djinns, gold={"0": 2}, cards={0: "fakir fakir"}
    )
    s = play(s, "move A2", "drop vizier B2", "done")
    assert offered(s, "buy") == []
    s = play(s, "use bouraq", "choose C3")
    assert gold(s)[0] == 3
    assert offered(s, "buy") == ["buy 1", "buy 2", "buy 3"]


def test_the_horn_of_plenty_fills_the_row_for_the_market_where_the_move_has_ended():
    tiles = {"B2": "small-market"}
    s = load({"A2": "Y", "B2": "Y"}, 2, "artisans", tiles=tiles, items={0: "horn-of-plenty"})
    s = play(s, "move A2", "drop vizier B2", "claim camel", "done", "wield horn-of-plenty")
    while s.step_name() in ("RowCard", "ArrangeRow"):
        s.apply(s.legal()[0])
    assert offered(s, "buy") == ["buy 1", "buy 2", "buy 3"]


def test_echidna_doubles_what_a_builder_brings_whom_kandicha_s_owner_kills():
    djinns = {"echidna": "0", "kandicha": "0"}
    s = load({"A2": "R", "B2": "R", "B3": "B"}, djinns=djinns, kept={"0": {"elder": 2}})
    s = play(s, "move A2", "drop assassin B2")
    assert "use echidna" in offered(s)
    s = play(s, "use echidna")
    blue = int(s.blue_around(box.CELL_NAMES.index("B3")))
    assert gold(play(s, "kill builder B3"))[0] == 50 + 2 * blue > 50


def test_the_first_step_with_kumarbi_by_spots_leaves_the_price_that_was_bid():
    cards = {0: "fakir fakir fakir"}
    options = {"expansion": "whims", "kumarbi": "spots"}
    djinns = {"kumarbi": "0", "baal": "row 1", "boaz": "row 2", "enki": "row 3"}
    order = [0, 1, 2, 3, 4]
    s = load(
        {"A1": "Y", "A2": "Y"}, 5, options, at="round", bidding=order, row=ROW, cards=cards, djinns=djinns
    )
    while s.actor() < 0:
        s.apply(s.legal()[0])
    paid = [50 - gold(play(s, "bid 5", f"lower {fakirs}"))[0] for fakirs in range(4)]
    assert paid == [5, 3, 3, 1]


def test_a_power_that_makes_a_move_possible_leads_to_the_move():
    held: dict[str, Any] = {"items": {0: "flying-carpet"}, "cards": {0: "fakir"}, "djinns": {"sloar": "0"}}
    s = load({"C3": "RW", "C4": "RW"}, options="artisans", tiles=NAQALA, **held)
    assert offered(s) == ["use sloar", "wield flying-carpet", "done"]
    s = play(s, "wield flying-carpet")
    assert offered(s) == ["move C3", "move C4", "use sloar"]
    s = play(s, "move C3", "drop elder C2", "drop assassin C4", "done")
    assert not s.stuck


def test_who_looks_at_a_djinn_or_an_item_is_told_what_it_does_before_using_it():
    held: dict[str, Any] = {
        "items": {0: "flying-carpet"},
        "djinns": {"enki": "0"},
        "kept": {"0": {"elder": 1}},
    }
    s = load({"A1": "Y", "A2": "Y", "C1": "W"}, options="artisans", tiles=NAQALA, **held)
    assert outlook(s, "use enki") == ["Place a palm tree on any Oasis."]
    assert outlook(s, "wield flying-carpet") == [
        "The last meeple of your move flies to any tile with its tribe."
    ]
    assert outlook(s, "move A1") == []


def test_who_looks_at_a_djinn_on_display_is_told_what_it_does_before_taking_it():
    tiles, kept = {"B2": "sacred-12"}, {"0": {"elder": 2}}
    s = load({"A2": "Y", "B2": "Y"}, tiles=tiles, kept=kept, djinns={"jafaar": "row 1"})
    s = play(s, "move A2", "drop vizier B2")
    assert outlook(s, "summon jafaar") == ["Your Viziers are worth 3 points each."]

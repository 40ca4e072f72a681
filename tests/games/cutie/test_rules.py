"""The rules of When Cutie Met Patootie: the worked examples of the spec by number, then the rulings."""

import pytest
from tests.games.cutie.kit import (
    TITLE,
    alive,
    cell,
    gems,
    load,
    offered,
    play,
    position,
    prices,
    refusal,
    supply,
)
from tests.kit import script

from serai.core.state import CHANCE, OVER
from serai.games.cutie import components as box
from serai.games.cutie import scoring


def pool(visitors: str, seats: int = 3, **options: str) -> list[str]:
    """The Citizens that can be dealt first when these Visitors are in play."""
    arriving = [f"arrive {name}" for name in visitors.split()]
    laying = [f"lay {name}" for name in box.PATH_NAMES[: sum(range(len(arriving)))]]
    s = script(TITLE, seats, options, "\n".join(arriving + laying))
    return [text.split()[1] for text in offered(s)]


def map_of(s) -> list[int]:
    """How many cards each row of the map has."""
    return [len(row) for row in TITLE.view(s, 0)["rows"]]


# ---- Worked examples: geometry and setup ----


def test_example_1_each_row_is_one_card_shorter():
    assert map_of(load(3)) == [5, 4, 3, 2, 1]
    assert sum(map_of(load(2))) == 28
    assert sum(map_of(load(1))) == 45


def ways(at: str) -> dict[str, str]:
    """Where a Visitor can go from a cell at a table of six, by direction."""
    s = load(at={"Amelia": at})
    amelia = next(v for v in TITLE.view(s, 0)["visitors"] if v["name"] == "Amelia")
    return {way["way"]: way["to"] for way in amelia["ways"]}


def test_example_2_ways_from_the_visitors_row():
    assert ways("0 0") == {"right": "1 0"}
    assert ways("0 5") == {"left": "1 4"}
    assert ways("0 2") == {"left": "1 1", "right": "1 2"}


def test_example_3_ways_further_up():
    assert ways("2 3") == {"left": "3 2"}
    assert ways("2 0") == {"right": "3 0"}
    s = load(at={"Amelia": "4 0", "Bramble": "4 1", "Cosmo": "5 0", "Dapple": "1 0"})
    found = {v["name"]: [(w["way"], w["to"]) for w in v["ways"]] for v in TITLE.view(s, 0)["visitors"]}
    assert found["Amelia"] == [("right", "5 0")]
    assert found["Bramble"] == [("left", "5 0")]
    assert found["Cosmo"] == []
    assert refusal(s, "advance Cosmo left") == refusal(s, "advance Cosmo right") == "at-the-top"
    assert refusal(s, "advance Amelia left") == "no-card-there"


def test_example_5_only_citizens_whose_visitor_is_in_play_are_dealt():
    assert pool("Bramble Cosmo Eddy Fig Hush Juno") == ["C02", "C03", "C05", "C06", "C08", "C10"]
    with_amelia = pool("Bramble Cosmo Eddy Fig Hush Amelia")
    assert with_amelia == ["C01", "C02", "C03", "C05", "C06", "C08", "C11"]


# ---- Worked examples: payments ----


def entering(card: str, way: str, held: str, visitor: str = "Amelia"):
    """A table at which a Visitor stands before a card, which lies up to the left or right of it."""
    return load(
        at={visitor: "1 1", "Cosmo": "0 0"},
        laid={"2 0" if way == "left" else "2 1": card},
        gems={visitor: held},
    )


def test_example_6_a_matching_gem_is_paid():
    s = entering("P01", "right", "RYG")
    assert prices(s, "Amelia", "right") == {"R"}
    after = play(s, "advance Amelia right")
    assert (gems(after, "Amelia"), cell(after, "Amelia")) == ("YG", "2 1")


def test_example_7_any_two_gems_replace_one():
    assert prices(entering("P22", "right", "RYG"), "Amelia", "right") == {"RY", "RG", "YG"}


def test_example_8_both_gems_of_a_trail_match():
    assert prices(entering("P04", "left", "RYG"), "Amelia", "left") == {"RG"}


def test_example_10_two_missing_gems_cost_four():
    assert prices(entering("P19", "left", "RYG"), "Amelia", "left") == set()
    assert refusal(entering("P19", "left", "RYG"), "advance Amelia left") == "cannot-pay"
    assert prices(entering("P19", "left", "RYGG"), "Amelia", "left") == {"RYGG"}


def test_example_11_one_matches_and_the_other_costs_two():
    assert prices(entering("P37", "left", "RRB"), "Amelia", "left") == {"RRB"}


def test_example_14_one_gem_does_not_replace_another():
    assert refusal(entering("P22", "right", "Y"), "advance Amelia right") == "cannot-pay"


def test_example_15_a_pictured_visitor_advances_for_nothing():
    after = play(entering("P44", "right", ""), "advance Amelia right")
    assert cell(after, "Amelia") == "2 1"
    assert refusal(entering("P44", "right", "", "Bramble"), "advance Bramble right") == "cannot-pay"


def test_example_16_two_pawns_are_the_most_on_a_card():
    for card in ("P44", "P01"):
        s = load(
            at={"Amelia": "1 1", "Bramble": "2 1", "Cosmo": "2 1"}, laid={"2 1": card}, gems={"Amelia": "RYG"}
        )
        assert refusal(s, "advance Amelia right") == "card-full"


# ---- Worked examples: searching ----


def test_example_17_a_quick_search_serves_the_visitor_on_the_card():
    s = load(hands={0: "P44 P01 P02"}, gems={"Amelia": "G"})
    after = play(s, "quick P44")
    assert gems(after, "Amelia") == "RYGP"
    assert after.flipped == 0
    assert after.actor() == CHANCE
    after = play(after, "draw P10")
    assert len(TITLE.view(after, 0)["players"][0]["cards"]) == 3
    assert after.actor() == 1


def test_example_19_who_holds_six_gems_is_not_searched_for_quickly():
    s = load(hands={0: "P44 P01 P02"}, gems={"Amelia": "RRYYGG"})
    assert refusal(s, "quick P44") == "picture-full"
    assert "slow P44" in offered(s)


def test_example_20_a_slow_search_serves_the_others():
    s = play(load(hands={0: "P44 P01 P02"}), "slow P44")
    assert refusal(s, "give Amelia") == "only-others"
    after = play(s, "give Bramble", "give Cosmo", "give Cosmo")
    assert (gems(after, "Bramble"), gems(after, "Cosmo")) == ("R", "YP")
    assert after.flipped == 1


def test_example_21_a_card_without_a_picture_is_for_anyone():
    s = load(hands={0: "P03 P01 P02"})
    assert refusal(s, "quick P03") == "no-picture"
    assert "give Amelia" in offered(play(s, "slow P03"))


def test_example_22_a_lost_visitor_on_a_card_is_no_picture():
    s = load(hands={0: "P01 P03 P06"}, at={"Amelia": "1 0", "Cosmo": "1 1"}, lost="Bramble")
    assert refusal(s, "quick P01") == "picture-lost"
    assert offered(play(s, "slow P01")) == ["give Amelia", "give Cosmo"]


def test_example_23_gems_that_nobody_has_room_for_are_lost():
    s = load(hands={0: "P44 P01 P02"}, at={"Amelia": "1 0", "Cosmo": "1 1"}, gems={"Cosmo": "RRYYGG"})
    after = play(s, "slow P44")
    assert supply(after) == supply(s)
    assert after.flipped == 1


# ---- Worked examples: floods ----


def after_slow(at: dict[str, str], seats: int = 3, seat: int = 0, **more):
    """The table after a slow search that gives everything to the Visitor highest up."""
    s = load(seats, at=at, hands={seat: "P03 P06 P09"}, seat=seat, **more)
    highest = max(at, key=lambda name: at[name])
    after = play(s, "slow P03")
    while after.step_name() == "GiveGem":
        after = play(after, f"give {highest}")
    return after


def test_example_26_a_timed_flood_takes_everybody_on_the_lowest_row_and_below():
    at = {"Amelia": "0 0", "Bramble": "1 1", "Cosmo": "1 2", "Dapple": "2 0", "Eddy": "2 2", "Fig": "3 1"}
    after = after_slow(at, flipped=4)
    assert alive(after) == {"Dapple", "Eddy", "Fig"}
    assert (after.low, after.timer(), after.flipped) == (2, 4, 0)


def test_example_27_an_automatic_flood_follows_the_last_one_to_pass():
    at = {"Amelia": "1 0", "Bramble": "2 2"}
    s = load(at=at, gems={"Amelia": "RYGBP"}, laid={"2 0": "P01"}, flipped=2)
    after = play(s, "advance Amelia right")
    assert (after.low, after.timer(), after.flipped) == (2, 4, 2)
    assert alive(after) == {"Amelia", "Bramble"}


def test_example_28_no_flood_while_somebody_is_below():
    at = {"Amelia": "1 0", "Bramble": "0 2"}
    s = load(at=at, gems={"Amelia": "RYGBP"}, laid={"2 0": "P01"}, flipped=2)
    after = play(s, "advance Amelia right")
    assert (after.low, after.timer(), after.flipped) == (1, 5, 2)


def test_example_30_an_automatic_flood_follows_a_timed_one():
    after = after_slow({"Amelia": "1 0", "Bramble": "3 1", "Cosmo": "3 2"}, flipped=4)
    assert alive(after) == {"Bramble", "Cosmo"}
    assert (after.low, after.timer(), after.flipped) == (3, 3, 0)
    assert after.actor() == CHANCE


def test_the_starred_note_a_row_as_long_as_the_flipped_cards_goes_as_well():
    at = {"Amelia": "1 0", "Bramble": "2 1", "Cosmo": "3 1"}
    s = load(at=at, gems={"Amelia": "RYGBP"}, laid={"2 0": "P01"}, flipped=4)
    after = play(s, "advance Amelia right")
    assert alive(after) == {"Cosmo"}
    assert (after.low, after.timer(), after.flipped) == (3, 3, 0)


def test_example_32_the_end_comes_before_the_full_timer():
    at = {"Amelia": "3 1", "Bramble": "4 0", "Cosmo": "5 0"}
    s = load(at=at, gems={"Amelia": "RYGBP"}, laid={"4 1": "P01"}, low=3, flipped=2)
    after = play(s, "advance Amelia right")
    assert after.actor() == OVER
    assert alive(after) == {"Amelia", "Bramble", "Cosmo"}


def test_example_34_a_solo_game_ends_with_three_rows():
    after = after_slow({"Amelia": "6 1", "Bramble": "7 0"}, seats=1, low=6, flipped=3)
    assert after.actor() == OVER
    assert alive(after) == {"Bramble"}


def test_example_35_when_everybody_is_lost_the_one_who_did_it_wins_the_tie():
    after = after_slow({"Amelia": "0 0", "Bramble": "1 1"}, seat=1, flipped=4)
    assert after.actor() == OVER
    assert alive(after) == set()
    assert [TITLE.score(after, seat) for seat in range(3)] == [0, 0, 0]
    assert TITLE.winners(after) == [1]


# ---- Worked examples: scoring ----


@pytest.mark.parametrize(("trigger", "winner"), [(2, 3), (1, 1)])
def test_example_37_a_tie_is_broken_by_turn_order_from_the_one_who_ended_the_game(trigger, winner):
    """The spec counts its four players from 1."""
    document = position(
        4,
        at={"Amelia": "4 0", "Bramble": "4 1"},
        gems={"Amelia": "YYYYGB", "Bramble": "BBBPPP"},
        citizens="C06 C03 C01 C04",
        low=4,
        trigger=trigger,
    )
    s = TITLE.load(4, {}, {**document, "begin": {"at": "end"}})
    assert [TITLE.score(s, seat) for seat in range(4)] == [20, 22, 18, 22]
    assert TITLE.winners(s) == [winner]


def test_example_38_a_survivor_without_gems_still_adds_its_start_gems():
    s = load(at={"Amelia": "4 0", "Bramble": "1 0"}, citizens="C01", flipped=0)
    assert [scoring.pile(s, colour) for colour in range(5)] == [1, 2, 2, 1, 0]
    assert scoring.total(s, 0) == 3 + 2 * 2 + 2
    alone = load(at={"Amelia": "4 0"}, lost="Bramble", citizens="C01", flipped=0)
    assert [scoring.pile(alone, colour) for colour in range(5)] == [1, 1, 1, 0, 0]


def test_example_39_a_solo_score_with_its_rating():
    at = {"Amelia": "7 0", "Eddy": "7 1", "Dapple": "8 0"}
    document = position(1, at=at, gems={"Amelia": "RYGB"}, low=7)
    document["begin"] = {"at": "end"}
    s = TITLE.load(1, {}, document)
    assert TITLE.view(s, 0)["piles"] == {"ruby": 4, "amber": 3, "jade": 2, "sapphire": 2, "amethyst": 2}
    assert TITLE.score(s, 0) == 20
    assert TITLE.view(s, 0)["rating"] == "washed-away"


# ---- Rulings ----


def test_b2_the_two_gems_may_be_equal_or_different():
    assert prices(entering("P22", "right", "RRY"), "Amelia", "right") == {"RR", "RY"}


def test_b3_a_matching_gem_cannot_be_saved():
    assert prices(entering("P04", "left", "RYYYG"), "Amelia", "left") == {"RG"}
    assert prices(entering("P04", "left", "RYYB"), "Amelia", "left") == {"RYY", "RYB"}


def test_b4_the_player_pays_gem_by_gem_and_is_asked_only_while_there_is_a_choice():
    s = play(entering("P22", "right", "RYG"), "advance Amelia right")
    assert offered(s) == ["pay ruby", "pay amber", "pay jade"]
    assert refusal(s, "pay sapphire") == "gem-not-held"
    after = play(s, "pay jade", "pay ruby")
    assert (gems(after, "Amelia"), cell(after, "Amelia"), after.actor()) == ("Y", "2 1", 1)
    same = play(entering("P22", "right", "YYY"), "advance Amelia right")
    assert (gems(same, "Amelia"), same.actor()) == ("Y", 1)
    all_of_it = play(entering("P22", "right", "RY"), "advance Amelia right")
    assert (gems(all_of_it, "Amelia"), all_of_it.actor()) == ("", 1)
    rest = play(entering("P22", "right", "RYY"), "advance Amelia right", "pay ruby")
    assert gems(rest, "Amelia") == "Y"


TWO_WAYS = {"2 0": "P04", "2 1": "P01"}  # left costs R and G, right costs R


def test_b5_the_dearer_way_may_be_taken_unless_agreed_otherwise():
    at = {"Amelia": "1 1"}
    s = load(at=at, laid=TWO_WAYS, gems={"Amelia": "RYG"})
    assert offered(s, "advance") == ["advance Amelia left", "advance Amelia right"]
    s = load(at=at, laid=TWO_WAYS, gems={"Amelia": "RYG"}, options={"route": "cheapest"})
    assert offered(s, "advance") == ["advance Amelia right"]
    assert refusal(s, "advance Amelia left") == "cheaper-way"
    full = {"Amelia": "1 1", "Cosmo": "2 1", "Dapple": "2 1"}
    s = load(at=full, laid=TWO_WAYS, gems={"Amelia": "RYG"}, options={"route": "cheapest"})
    assert "advance Amelia left" in offered(s)


def test_b6_only_the_own_gems_of_the_visitor_pay():
    s = load(at={"Amelia": "1 1", "Cosmo": "1 1"}, laid={"2 1": "P01"}, gems={"Cosmo": "RRRRRR"})
    assert refusal(s, "advance Amelia right") == "cannot-pay"
    assert "advance Cosmo right" in offered(s)


def test_b7_every_player_may_move_every_visitor():
    at = {"Amelia": "1 0", "Cosmo": "1 0"}
    for seat in range(3):
        s = load(seat=seat, at=at, laid={"2 0": "P01"}, gems=dict.fromkeys(at, "R"))
        assert offered(s, "advance") == ["advance Amelia right", "advance Cosmo right"]


def test_b8_a_citizen_scores_by_gems_whether_or_not_its_visitor_is_lost():
    s = load(at={"Cosmo": "4 0"}, lost="Amelia", gems={"Cosmo": "RR"}, citizens="C01")
    assert scoring.total(s, 0) == 2 * 3 + 1


def test_b9_an_advance_flips_no_rewind_card():
    s = load(at={"Amelia": "1 1", "Cosmo": "0 0"}, laid={"2 1": "P01"}, gems={"Amelia": "R"})
    assert play(s, "advance Amelia right").flipped == 0


def test_b13_a_visitor_on_the_top_card_may_still_receive_gems():
    s = load(at={"Amelia": "5 0", "Cosmo": "1 0"}, hands={0: "P03 P06 P09"})
    assert offered(play(s, "slow P03")) == ["give Amelia", "give Cosmo"]


def test_b15_the_pictured_visitor_gets_nothing_from_a_slow_search_unless_agreed_otherwise():
    assert "give Amelia" not in offered(play(load(hands={0: "P44 P01 P02"}), "slow P44"))
    s = load(hands={0: "P44 P01 P02"}, options={"pictured": "anyone"})
    assert "give Amelia" in offered(play(s, "slow P44"))


def test_b16_a_visitor_who_is_not_in_the_game_is_no_picture():
    s = load(hands={0: "P17 P01 P02"})
    assert refusal(s, "quick P17") == "picture-absent"
    assert len(offered(play(s, "slow P17"))) == 6
    assert refusal(play(s, "slow P17"), "give Hush") == "not-playing"


def test_b17_each_gem_of_a_slow_search_may_go_to_another_visitor():
    s = play(load(hands={0: "P03 P06 P09"}), "slow P03", "give Amelia", "give Bramble", "give Cosmo")
    assert [gems(s, name) for name in ("Amelia", "Bramble", "Cosmo")] == ["R", "Y", "G"]


def test_b18_what_a_visitor_has_no_room_for_the_player_picks():
    s = play(load(hands={0: "P44 P01 P02"}, gems={"Amelia": "GGGGG"}), "quick P44")
    assert offered(s) == ["leave ruby", "leave amber", "leave amethyst"]
    assert refusal(s, "leave jade") == "gem-not-found"
    after = play(s, "leave amber", "leave ruby")
    assert gems(after, "Amelia") == "GGGGGP"
    assert after.flipped == 0


def test_b18_in_a_slow_search_too_the_player_picks_what_is_left_over():
    at = {"Amelia": "1 0", "Cosmo": "1 1", "Dapple": "1 2"}
    full = {"Amelia": "RRRRR", "Cosmo": "YYYYY", "Dapple": "GGGGGG"}
    s = play(load(hands={0: "P03 P06 P09"}, at=at, gems=full), "slow P03")
    assert offered(s) == ["leave ruby", "leave amber", "leave jade"]
    s = play(s, "leave ruby")
    assert offered(s) == ["give Amelia", "give Cosmo"]
    assert refusal(s, "give Dapple") == "holds-six"
    after = play(s, "give Cosmo")
    assert (gems(after, "Amelia"), gems(after, "Cosmo")) == ("RRRRRG", "YYYYYY")


def test_b19_a_quick_search_for_a_full_visitor_can_be_agreed_on():
    s = load(hands={0: "P44 P01 P02"}, gems={"Amelia": "RRYYGG"}, options={"full": "allowed"})
    after = play(s, "quick P44")
    assert (gems(after, "Amelia"), after.flipped, supply(after)) == ("RRYYGG", 0, supply(s))


def test_b21_gems_are_not_thrown_away():
    s = play(load(hands={0: "P03 P06 P09"}), "slow P03")
    assert offered(s, "leave") == []


def test_b22_a_gem_that_is_not_in_the_supply_is_not_received():
    names = box.VISITOR_NAMES[:6]
    rubies = dict.fromkeys(names, "RRRRR")
    s = load(hands={0: "P44 P01 P02"}, gems=rubies)
    after = play(s, "quick P44")
    assert offered(after) == ["leave amber", "leave amethyst"]


def test_b22_a_quick_search_that_finds_nothing_is_refused():
    everything = {"Amelia": "RRRRR", "Bramble": "RRRRR", "Cosmo": "RRRRR", "Dapple": "RRRRR", "Eddy": "RRRRR"}
    only_ruby = box.Deck(box.read_paths("\n".join(f"P{n:02} R R Amelia RRR" for n in range(1, 91))))
    s = load(hands={0: "P44 P01 P02"}, gems={**everything, "Fig": "RRRRR"})
    s.deck = only_ruby
    s.settle()
    assert refusal(s, "quick P44") == "supply-empty"
    assert "slow P44" in offered(s)


def test_b23_an_empty_pile_is_made_anew_from_the_discards():
    used = position(1)
    cards = [*used["laid"].values(), *used["paths"]["hand 0"]]
    others = [card for card in box.PATH_NAMES if card not in cards]
    s = load(1, discard=" ".join(others), at={"Amelia": "1 1", "Bramble": "0 0"})
    card = offered(s, "slow")[0].split()[1]
    after = play(s, f"slow {card}")
    while after.step_name() == "GiveGem":
        after = play(after, "give Bramble")
    assert after.step_name() == "DrawCard"
    assert len(offered(after)) == len(others) + 1


def test_b25_a_search_that_ends_the_game_draws_nothing():
    after = after_slow({"Amelia": "0 0", "Bramble": "1 1"}, flipped=4)
    assert TITLE.view(after, 0)["players"][0]["hand"] == 2


def test_b28_an_automatic_flood_may_follow_from_losses():
    after = after_slow({"Amelia": "1 0", "Bramble": "3 1"}, flipped=4)
    assert after.low == 3


def test_b34_the_lowest_rating_when_everybody_is_lost_alone():
    after = after_slow({"Amelia": "1 0"}, seats=1, flipped=8)
    assert (TITLE.score(after, 0), TITLE.view(after, 0)["rating"]) == (0, "washed-away")


def test_b38_cutie_comes_with_amelia_unless_agreed_otherwise():
    without, with_her = "Bramble Cosmo Eddy Fig Hush Juno", "Bramble Cosmo Eddy Fig Hush Amelia"
    assert "C11" in pool(without, cutie="always")
    assert "C11" not in pool(with_her, cutie="never")


def test_b39_a_player_alone_is_cutie_or_whom_they_choose():
    assert TITLE.view(TITLE.new(1), 0)["players"][0]["citizen"]["name"] == "C11"
    assert TITLE.view(TITLE.new(1, {"citizen": "K03"}), 0)["players"][0]["citizen"]["name"] == "K03"
    s = TITLE.new(1, {"citizen": "random"})
    assert TITLE.view(s, 0)["players"][0]["citizen"] is None
    with pytest.raises(ValueError, match="option citizen: only a player alone"):
        TITLE.new(2, {"citizen": "C01"})


@pytest.mark.parametrize(
    ("points", "rating"), [(39, 0), (40, 1), (59, 1), (60, 2), (80, 3), (99, 3), (100, 4)]
)
def test_b39_the_ratings_of_a_solo_game(points, rating):
    assert scoring.rating(points) == rating


def test_the_first_player_is_agreed_on_or_drawn():
    s = TITLE.new(3, {"start": "2"})
    while s.actor() == CHANCE:
        s.apply(s.legal()[0])
    assert s.actor() == 2
    with pytest.raises(ValueError, match="there is no seat 3 among 3 players"):
        TITLE.new(3, {"start": "3"})


def test_nobody_is_at_the_start_of_a_position_whose_first_row_is_flooded():
    with pytest.raises(ValueError, match="Amelia is where no card can lie"):
        load(at={"Amelia": "0 0", "Cosmo": "3 0"}, low=2)
    document = position(at={"Amelia": "3 0"}, low=2)
    document["harbour"].pop()
    with pytest.raises(ValueError, match="Visitors are yet to arrive"):
        TITLE.load(3, {}, document)


def test_a_position_leaves_a_citizen_for_everybody():
    document = position(3)
    document["citizens"] = {"secret 0": ["C01"], "out": [name for name in box.CITIZEN_NAMES if name > "C02"]}
    with pytest.raises(ValueError, match="not enough Citizens who match a Visitor in play"):
        TITLE.load(3, {}, document)
    document["citizens"]["out"].remove("C03")
    assert TITLE.load(3, {}, document).step_name() == "DealCitizen"


def test_nobody_else_is_told_which_card_a_player_could_search_with():
    s = load(hands={0: "P44 P01 P02", 1: "P03 P06 P09"})
    assert {refusal(s, f"{verb} P03") for verb in ("quick", "slow")} == {"not-in-hand"}

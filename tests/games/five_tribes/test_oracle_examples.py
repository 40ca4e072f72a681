"""The plain reading in oracle.py against the worked examples that the rules are explained with."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from tests.games.five_tribes import oracle
from tests.games.five_tribes.oracle import Auction, Bid, Board, Cell, Player, Table, Tile

SANDRA, OLIVER, PETER, ANNA, UDO = range(5)


def board(
    rows: int,
    columns: int,
    special: dict[Cell, Tile] | None = None,
    mountains: Sequence[tuple[Cell, Cell]] = (),
) -> Board:
    """Large Markets everywhere but where something else is named: a tile of value 4 that is red."""
    tiles = {(row, column): oracle.LARGE for row in range(1, rows + 1) for column in range(1, columns + 1)}
    return Board({**tiles, **(special or {})}, frozenset(frozenset(pair) for pair in mountains))


BASE = board(5, 6)


def ends(b: Board, piles: dict[Cell, str], start: Cell, carpet: bool = False) -> set[oracle.Drop]:
    return oracle.ends(oracle.lifted(b, piles, start, carpet))


def drops(b: Board, piles: dict[Cell, str], start: Cell, *made: oracle.Drop) -> dict[Cell, str]:
    """The legal drops after those made, by tile."""
    walk = oracle.lifted(b, piles, start)
    for drop in made:
        assert drop in oracle.legal_drops(walk)
        walk = oracle.after_drop(walk, drop)
    found: dict[Cell, str] = {}
    for cell, colour in sorted(oracle.legal_drops(walk)):
        found[cell] = found.get(cell, "") + colour
    return found


# --- Moving ---------------------------------------------------------------------------------------------

TEN = {(3, 3): "YWB", (2, 3): "W", (2, 4): "G", (2, 5): "Y"}


def test_example_10_only_two_endings():
    assert ends(BASE, TEN, (3, 3)) == {((2, 3), "W"), ((2, 5), "Y")}
    assert ends(BASE, TEN, (2, 3)) == {((3, 3), "W")}
    assert oracle.pick_ups(BASE, TEN) == {(3, 3), (2, 3)}
    assert drops(BASE, TEN, (3, 3)) == {(2, 3): "BW", (3, 2): "BY", (3, 4): "BWY"}


def test_example_11_two_viziers_are_taken_and_the_tile_is_empty():
    walk = oracle.lifted(BASE, TEN, (3, 3))
    for drop in [((2, 3), "W"), ((2, 4), "B"), ((2, 5), "Y")]:
        assert drop in oracle.legal_drops(walk)
        walk = oracle.after_drop(walk, drop)
    assert oracle.take(walk, "Y") == ("YY", "")
    assert walk.piles[2, 3] == "WW"
    assert walk.piles[2, 4] == "GB"


def test_example_12_two_alone_never_move():
    assert oracle.pick_ups(BASE, {(3, 3): "RR"}) == set()


def test_example_15_the_only_ending():
    piles = {(2, 2): "R", (2, 3): "RW"}
    assert ends(BASE, piles, (2, 2)) == {((2, 3), "R")}
    walk = oracle.after_drop(oracle.lifted(BASE, piles, (2, 2)), ((2, 3), "R"))
    assert oracle.take(walk, "R") == ("RR", "W")


def test_a_lone_five_with_a_pair_goes_round_a_block():
    piles = {(1, 1): "YYWGB"}
    assert ends(BASE, piles, (1, 1)) == {((1, 2), "Y"), ((2, 1), "Y")}
    assert drops(BASE, piles, (1, 1)) == {(1, 2): "Y", (2, 1): "Y"}
    assert drops(BASE, piles, (1, 1), ((1, 2), "Y")) == {(1, 3): "BGW", (2, 2): "BGW"}


def test_a_lone_six_with_a_pair():
    piles = {(1, 1): "YYWGBR"}
    assert ends(BASE, piles, (1, 1)) == {((1, 3), "Y"), ((2, 2), "Y"), ((3, 1), "Y")}
    assert drops(BASE, piles, (1, 1)) == {(1, 2): "BGRW", (2, 1): "BGRW"}
    assert drops(BASE, piles, (1, 1), ((1, 2), "W")) == {(1, 3): "Y", (2, 2): "Y"}


def test_parity_stops_two_piles_of_two_and_the_carpet_helps():
    piles = {(3, 3): "RW", (3, 4): "RW"}
    assert oracle.pick_ups(BASE, piles) == set()
    assert ends(BASE, piles, (3, 3), carpet=True) == {((3, 4), "R"), ((3, 4), "W")}


def test_the_lake_beside_a_corner():
    lake = board(6, 6, {(2, 2): oracle.LAKE})
    assert oracle.pick_ups(lake, {(1, 1): "YYWGB"}) == set()
    assert ends(lake, {(1, 1): "YYWGBR"}, (1, 1)) == {((1, 3), "Y"), ((3, 1), "Y")}
    dead_end = board(6, 6, {(1, 2): oracle.LAKE})
    assert (2, 1) not in oracle.pick_ups(dead_end, {(1, 1): "R", (2, 1): "RW"})
    assert ends(dead_end, {(1, 1): "R", (2, 1): "R"}, (2, 1)) == {((1, 1), "R")}


def test_mountains_and_the_chasm_make_a_dead_end():
    special = {(3, 3): oracle.WORKSHOP, (3, 4): oracle.CHASM}
    walled = board(6, 6, special, [((3, 3), (2, 3)), ((3, 3), (3, 2))])
    assert (4, 3) not in oracle.pick_ups(walled, {(3, 3): "R", (4, 3): "RW"})
    assert (4, 3) in oracle.pick_ups(walled, {(3, 3): "R", (4, 3): "R"})
    assert ends(walled, {(3, 3): "RRWGB"}, (3, 3)) == {((4, 3), "R")}
    assert drops(walled, {(3, 3): "RRWGB"}, (3, 3)) == {(4, 3): "R"}


def test_every_order_and_every_walk_agree_on_what_can_be_completed():
    rng = Random(5)
    special = {(2, 2): oracle.LAKE, (4, 3): oracle.CHASM}
    b = board(5, 5, special, [((3, 3), (3, 4)), ((3, 3), (2, 3))])
    seen = set()
    for _ in range(300):
        cells = rng.sample(b.open_cells(), rng.randint(1, 5))
        piles = {cell: "".join(rng.choices(oracle.TRIBES, k=rng.randint(1, 5))) for cell in cells}
        walk = oracle.lifted(b, piles, cells[0], carpet=rng.random() < 0.2)
        answer = oracle.can_complete(walk)
        assert answer == bool(oracle.ends(walk)), piles
        seen.add((answer, walk.carpet))
    assert {(True, False), (False, False), (True, True)} <= seen


# --- Bidding --------------------------------------------------------------------------------------------


def auction(*bids: tuple[int, int], track: tuple[int, ...] = oracle.TRACK) -> Auction:
    return Auction(track, tuple(Bid(*bid) for bid in bids))


FIVE = auction((SANDRA, 3), (OLIVER, 5), (PETER, 3), (ANNA, 0), (UDO, 0), track=oracle.TRACK_OF_FIVE)


def test_example_1_of_equal_bids_the_latest_plays_first():
    assert auction((0, 0), (1, 5), (2, 0), (3, 0)).play_order() == [1, 3, 2, 0]


def test_example_2_a_full_price_is_not_offered():
    full = auction((0, 0), (1, 0), (2, 0))
    assert 0 not in full.offers(50)
    assert full.after(3, 1).play_order() == [3, 2, 1, 0]


def test_example_4_the_rulebook_s_bids_of_five_players():
    assert FIVE.play_order() == [OLIVER, PETER, SANDRA, UDO, ANNA]


def test_example_5_the_price_that_two_have_bid_is_gone():
    before_anna = Auction(FIVE.track, FIVE.bids[:3])
    assert before_anna.free_prices() == [0, 1, 5, 8, 12, 18]
    assert before_anna.after(ANNA, 5).play_order()[:2] == [ANNA, OLIVER]
    assert 5 not in before_anna.after(ANNA, 5).free_prices()


def test_example_7_kali_pays_for_pushing_and_more_for_being_pushed():
    pushed = Auction(FIVE.track, FIVE.bids[:2]).pushed(3)
    assert pushed == [SANDRA]
    assert 50 - 3 + oracle.kali_gold(PETER, PETER, pushed) == 48
    assert 50 - 3 + oracle.kali_gold(SANDRA, PETER, pushed) == 49


def test_who_cannot_pay_takes_the_cheapest_spot_for_all_they_have():
    broke = auction((0, 0), (1, 0), (0, 0))
    assert broke.offers(0) == {1: 0}
    assert auction((0, 0), (1, 0), (0, 0), (1, 1)).offers(2) == {3: 2}
    assert auction((0, 0)).offers(4) == {0: 0, 1: 1, 3: 3}


def test_kumarbi_lowers_by_prices_and_by_spots_if_wished():
    assert auction().lowered(1, 1) == {(1, 1, 0), (3, 1, 1)}
    five = auction(track=oracle.TRACK_OF_FIVE)
    assert (5, 2, 1) in five.lowered(50, 2)
    assert (5, 2, 3) in five.lowered(50, 2, by_spots=True)


# --- Tribes ---------------------------------------------------------------------------------------------


def test_example_17_builders_fakirs_and_echidna():
    special = dict.fromkeys([(1, 1), (1, 2), (2, 1), (3, 3)], oracle.VILLAGE)
    b = board(5, 6, special)
    assert oracle.builders_gold(b, (2, 2), 3) == 12
    assert oracle.builders_gold(b, (2, 2), 3, fakirs=2) == 20
    assert oracle.builders_gold(b, (2, 2), 3, fakirs=2, echidna=True) == 40


def test_example_18_builders_in_a_corner_without_blue():
    assert oracle.builders_gold(board(5, 6, {(1, 3): oracle.VILLAGE}), (1, 1), 2) == 0


def test_example_21_assassins_reach_two_steps_three_with_a_fakir_and_their_own_tile():
    piles = {(2, 4): "G", (1, 4): "B", (3, 3): "W"}
    assert oracle.board_victims(BASE, piles, (3, 3), 2) == {((2, 4), "G"), ((3, 3), "W")}
    assert ((1, 4), "B") in oracle.board_victims(BASE, piles, (3, 3), 2, fakirs=1)


def test_example_47_a_blue_city_counts_for_builders_and_a_red_one_does_not():
    b = board(6, 6, {(2, 2): oracle.BLUE_CITY, (2, 4): oracle.RED_CITY})
    assert oracle.builders_gold(b, (3, 3), 1) == 1


def test_example_52_mountains_do_not_shorten_the_reach_of_assassins():
    b = board(6, 6, {(3, 3): oracle.WORKSHOP}, [((3, 3), (4, 3)), ((3, 3), (3, 4))])
    assert oracle.board_victims(b, {(3, 4): "Y"}, (3, 3), 2) == {((3, 4), "Y")}


# --- Sets and scoring -----------------------------------------------------------------------------------


def test_examples_31_and_33_sets():
    hand = {"Ivory": 1, "Fish": 2, "Wheat": 1, "Spice": 1, "Pottery": 3}
    assert oracle.merchandise_points(hand) == 25
    assert oracle.merchandise_points(dict.fromkeys(oracle.GOODS, 1)) == 60
    assert oracle.merchandise_points(dict.fromkeys(oracle.GOODS, 2)) == 120
    assert oracle.merchandise_points({"Fish": 6}) == 6


def test_a_wild_card_makes_the_larger_set():
    assert oracle.merchandise_points({"Fish": 1, "Wheat": 2}, wilds=1) == 7 + 1
    assert oracle.merchandise_points({}, wilds=2) == 3


def test_the_largest_set_first_is_the_best_partition():
    rng = Random(3)
    for _ in range(60):
        counts = [rng.randint(0, 2) for _ in range(9)]
        left, sum_ = list(counts), 0
        while any(left):
            sum_ += oracle.SET_VALUES[sum(count > 0 for count in left)]
            left = [max(count - 1, 0) for count in left]
        assert oracle.best_sets(tuple(sorted(counts, reverse=True))) == sum_


def scored(b: Board, *players: Player, **more: object) -> list[dict[str, int]]:
    table = Table(b, players, **more)  # type: ignore[arg-type]
    return [oracle.sheet(table, seat) for seat in range(len(players))]


def test_example_35_viziers():
    sheets = scored(BASE, *[Player(viziers=number) for number in (1, 2, 3, 2)])
    assert [sheet["viziers"] for sheet in sheets] == [1, 12, 33, 12]


def test_example_37_a_whole_sheet():
    own = {(1, 1): oracle.OASIS, (1, 2): oracle.VILLAGE, (1, 3): oracle.SACRED_12, (1, 4): oracle.SMALL}
    me = Player(
        gold=37,
        viziers=4,
        elders=3,
        djinns=frozenset({"Jafaar", "Enki"}),
        goods={"Ivory": 1, "Fish": 1, "Wheat": 1, "Silk": 1},
        tiles=frozenset(own),
    )
    others = [Player(viziers=number) for number in (4, 3, 1)]
    table = Table(board(5, 6, own), (me, *others), palms={(1, 1): 2}, palaces={(1, 2): 1})
    assert oracle.score(table, 0) == 144


@pytest.mark.parametrize(("number", "points"), [(0, 0), (1, 5), (2, 20), (3, 45), (4, 80), (5, 125)])
def test_example_39_cities(number, points):
    cities = {(2, column): oracle.BLUE_CITY for column in range(1, 6)}
    me = Player(tiles=frozenset(sorted(cities)[:number]))
    assert scored(board(6, 6, cities), me)[0]["cities"] == points


def test_example_39_three_cities_and_an_oasis():
    special = {**{(2, column): oracle.RED_CITY for column in (1, 2, 3)}, (5, 5): oracle.OASIS}
    assert sum(scored(board(6, 6, special), Player(tiles=frozenset(special)))[0].values()) == 53


def test_example_40_and_the_lake_doubles_for_owners():
    special = {(3, 3): oracle.LAKE, (3, 4): oracle.VILLAGE, (2, 2): oracle.OASIS}
    b = board(6, 6, special)
    placed = {"palms": {(2, 2): 1}, "palaces": {(3, 4): 1}}
    assert scored(b, Player(), **placed)[0]["palaces"] == 0
    owner = scored(b, Player(tiles=frozenset({(2, 2), (3, 4)}), djinns=frozenset({"Haurvatat"})), **placed)[0]
    assert (owner["palms"], owner["palaces"]) == (10, 10)


def test_example_55_precious_items_with_geb():
    me = Player(items=("Jewellery", "Treasure chest", "Crown", "Flying Carpet"), djinns=frozenset({"Geb"}))
    assert scored(BASE, me)[0]["items"] == 30


def test_artisans_lead_alone_or_by_an_option_together():
    sheets = scored(
        BASE, Player(artisans=3), Player(artisans=3, djinns=frozenset({"Ptah"})), Player(artisans=1)
    )
    assert [sheet["artisans"] for sheet in sheets] == [6, 12, 2]
    sheets = scored(BASE, Player(artisans=3), Player(artisans=3), tied_artisans_lead=True)
    assert [sheet["artisans"] for sheet in sheets] == [9, 9]
    assert scored(BASE, Player(artisans=3), Player(artisans=2))[0]["artisans"] == 9


def test_a_tent_counts_red_tiles_around_it_and_its_own():
    b = board(
        6, 6, {(1, 1): oracle.OASIS, (1, 2): oracle.BLUE_CITY, (2, 1): oracle.RED_CITY, (2, 2): oracle.LAKE}
    )
    sheet = scored(b, Player(tiles=frozenset({(1, 1)}), tent=(1, 1)))[0]
    assert (sheet["tiles"], sheet["tent"]) == (8, 2)


def test_example_58_two_share_the_victory():
    table = Table(BASE, (Player(gold=151), Player(gold=151), Player(gold=150)))
    assert oracle.winners(table) == {0, 1}


# --- Whims and the board ----------------------------------------------------------------------------------


def test_whims_leave_the_colour_of_cities_out():
    special = {(1, column): oracle.VILLAGE for column in (1, 3, 5)} | {(3, 1): oracle.BLUE_CITY}
    me = Player(tiles=frozenset(special))
    assert "W14" not in oracle.fulfilled(Table(board(6, 6, special), (me,)), 0)
    special[3, 3] = oracle.WORKSHOP
    me = Player(tiles=frozenset(special))
    assert oracle.fulfilled(Table(board(6, 6, special), (me,)), 0) == {"W10", "W14"}


def test_whims_see_lines_and_corners():
    line = Player(tiles=frozenset({(1, 1), (2, 1), (3, 1)}))
    assert oracle.fulfilled(Table(BASE, (line,)), 0) == {"W12", "W16"}
    corner = Player(tiles=frozenset({(1, 1), (1, 2), (2, 2)}))
    assert oracle.fulfilled(Table(BASE, (corner,)), 0) == {"W12", "W17"}


def test_a_board_is_connected_or_not():
    assert board(5, 6).is_connected()
    corner = board(6, 6, {(1, 2): oracle.LAKE, (2, 1): oracle.CHASM})
    assert not corner.is_connected()

"""What is in the boxes, how the table is laid, and how a game ends."""

from collections import Counter

import pytest
from tests.games.five_tribes.kit import TITLE, load, offered, play

from serai.core.play import pick
from serai.core.rng import Rng
from serai.core.state import CHANCE, OVER
from serai.games.five_tribes import components as box
from serai.games.five_tribes.state import Tribes

EIGHT = ["B1", "B2", "B3", "B4", "B5", "B6", "C1", "C2"]


def laid(seats: int, expansion: str, seed: int = 1) -> Tribes:
    s = TITLE.new(seats, {"expansion": expansion})
    rng = Rng(seed)
    while s.actor() == CHANCE:
        s.apply(pick(s, rng))
    assert isinstance(s, Tribes)
    return s


def test_the_boxes_hold_what_they_hold():
    copies = Counter({kind.set: 0 for kind in box.KINDS_OF_TILES})
    for kind in box.KINDS_OF_TILES:
        copies[kind.set] += kind.copies
    assert copies == {box.BASE: 30, box.ARTISANS: 6, box.WHIMS: 6}
    blue = sum(kind.copies for kind in box.KINDS_OF_TILES if kind.set == box.BASE and kind.colour == box.BLUE)
    assert blue == 12
    assert sum(box.BASE_MEEPLES) == 90
    assert len(box.CARD_NAMES) == 54
    points = [djinn.points for djinn in box.DJINNS_IN_THE_BOX[:22]]
    assert (sum(points), Counter(points)) == (141, {4: 4, 5: 1, 6: 10, 8: 5, 10: 2})
    assert sum(box.ITEM_COPIES) == sum(box.FAN_COPIES) == 18
    assert [len(prices) for prices in (box.PRICES, box.LONG_PRICES)] == [9, 12]


@pytest.mark.parametrize(
    ("expansion", "tiles", "meeples", "djinns", "whims"),
    [
        ("base", 30, 90, 22, 0),
        ("artisans", 36, 105, 24, 0),
        ("whims", 36, 105, 24, 19),
        ("both", 42, 120, 26, 22),
    ],
)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_examples_41_and_42_every_set_up(seats, expansion, tiles, meeples, djinns, whims):
    if seats == 5 and expansion == "base":
        with pytest.raises(ValueError, match="five players need"):
            TITLE.new(seats, {"expansion": expansion})
        return
    s = laid(seats, expansion)
    view = TITLE.view(s, 0)
    assert len(view["tiles"]) == tiles
    assert sum(len(tile["pile"]) for tile in view["tiles"]) == meeples
    assert {len(tile["pile"]) for tile in view["tiles"] if tile["kind"] not in ("lake", "chasm")} == {3}
    assert view["bag"] == ""
    assert len(view["row"]) == 9
    assert len([djinn for djinn in view["djinns"] if djinn]) + view["djinn_deck"] == djinns
    assert len(view["city_whims"]) + view["whim_deck"] == whims
    assert len(view["city_whims"]) == (5 if whims else 0)
    assert len(view["bidding"]) == (4 if seats == 2 else seats)
    assert [player["gold"] for player in view["players"]] == [50] * seats
    assert [player["camels"] for player in view["players"]] == [11 if seats == 2 else 8] * seats
    inner = {
        tile["cell"] for tile in view["tiles"] if tile["kind"] in ("workshop", "special-market", "chasm")
    }
    assert all(cell[0] in "BCDE" and 2 <= int(cell[1]) <= (6 if expansion == "both" else 5) for cell in inner)


def test_layouts_that_cut_a_tile_off_are_laid_again():
    for seed in range(30):
        assert laid(3, "both", seed).land.is_connected()


def test_the_inside_of_an_artisans_board_is_mixed_evenly():
    """The first inner cell holds a tile of the Artisans in 6 of 16 games."""
    s = TITLE.new(3, {"expansion": "artisans"})
    for _ in range(7):
        s.apply(s.legal()[0])
    weights = {s.game.catalogue.text(action).split()[1]: int(s.weight(action)) for action in s.legal()}
    artisans = sum(weights[kind.name] for kind in box.KINDS_OF_TILES if kind.set == box.ARTISANS)
    assert artisans * 16 == sum(weights.values()) * 6


def test_nobody_is_told_to_have_put_markers_on_the_bid_order_track():
    s = TITLE.new(3, {"expansion": "whims"})
    rng = Rng(1)
    while s.step_name() != "LineUp":
        s.apply(pick(s, rng))
    before, step = TITLE.view(s, 0), int(s.step())
    s.apply(pick(s, rng))
    [line] = TITLE.narrate(before, step, TITLE.view(s, 0))
    assert line.key == "log-lines-up"
    assert "seat" not in line.args


# The end


def test_example_56_after_the_last_camel_the_round_is_played_to_its_end():
    seven = ["B1", "B2", "B3", "B4", "B5", "B6", "C1"]
    piles = {"A1": "Y", "A2": "Y", "D1": "W", "D2": "W", "E1": "G", "E2": "G"}
    s = load(piles, seat=1, owned={"1": seven}, bidding=[0, 1], playing=[None, 2, None, 3])
    s = play(s, "move A1", "drop vizier A2")
    assert TITLE.view(s, 0)["ending"] == "last-camel"
    players = []
    while s.actor() != OVER:
        if s.actor() not in players and s.step_name() == "Move":
            players.append(int(s.actor()))
        s.apply(s.legal()[0])
    assert players == [2, 3]


def test_who_cannot_move_ends_the_game_and_later_players_do_not_move():
    s = load({"C3": "RW", "C4": "RW"}, cards={0: "fish", 1: "wheat"}, bidding=[0], playing=[1, 2, 3])
    assert TITLE.view(s, 0)["ending"] == "no-move"
    assert offered(s) == ["offer fish", "done"]
    s = play(s, "done")
    assert int(s.actor()) == 1
    assert play(s, "done").actor() == OVER


def test_a_power_before_the_move_may_bring_a_move_back():
    s = load({"C3": "Y"}, kept={"0": {"elder": 1}}, djinns={"anun-nak": "0"})
    assert offered(s) == ["use anun-nak", "done"]
    s = play(s, "use anun-nak", "choose C4", "settle vizier", "settle elder", "settle elder")
    assert offered(s, "move") == ["move C3", "move C4"]
    assert TITLE.view(s, 0)["ending"] == "no"


def test_at_the_clean_up_the_game_ends_if_nobody_can_move():
    s = load({"A1": "Y", "A2": "Y"}, row="fish " * 6 + "wheat wheat wheat", gold={"0": 0})
    s = play(s, "move A1", "drop vizier A2")
    while s.actor() != OVER:
        s.apply(s.legal()[0])
    assert TITLE.view(s, 0)["ending"] == "no-move-left"


@pytest.mark.parametrize(
    ("more", "told"),
    [
        ({"piles": {"A1": "R" * 19}}, "more meeples|assassins"),
        ({"tiles": {"A1": "lake"}}, "tiles"),
        ({"owned": {"0": ["F1"]}}, "nothing can stand"),
        ({"owned": {"0": ["A1"], "1": ["A1"]}}, "two players own"),
        ({"tents": ["A1"]}, "tent"),
        ({"palms": {"A1": 7, "A2": 7}}, "palm trees"),
        ({"bidding": [0, 0, 1, 2]}, "markers|must have"),
        ({"djinns": {"kali": "0"}}, "kali is not in this game"),
        ({"owned": {"2": EIGHT}}, "seat 2 has placed its last camel, so ending must say so"),
        ({"stuck": True}, "somebody could not move, so ending must say so"),
        ({"bidding": [1], "playing": [0, None, 2, 3]}, "the turn of seat 0, whose marker"),
        ({"bidding": [0, 1], "playing": [2, None, 3]}, "the turn of seat 0, whose marker"),
        ({"bidding": [1, None, 0], "playing": [2, None, 3]}, "the turn of seat 0, whose marker"),
        ({"at": "round", "bidding": [1, 2, 3], "playing": [None] * 8 + [0]}, "nobody has pushed"),
    ],
)
def test_what_the_box_could_not_show_is_refused_in_one_sentence(more, told):
    piles = more.pop("piles", {"A1": "Y", "A2": "Y"})
    with pytest.raises(ValueError, match=told):
        load(piles, **more)


def test_markers_that_are_in_nobody_s_way_are_accepted():
    """Bids leave spots of the bid order track empty in front, and turns those of a price."""
    piles = {"A1": "Y", "A2": "Y"}
    assert load(piles, at="round", bidding=[None, 1, 2, 3], playing=[None] * 6 + [0]).step_name() == "RowCard"
    assert load(piles, bidding=[2, 0], playing=[None] * 7 + [1, 3]).step_name() == "Move"


@pytest.mark.parametrize(
    ("letter", "told"), [("Y", "20 viziers, and the box has 19"), ("R", "20 assassins, and the box has 18")]
)
def test_meeples_that_the_box_does_not_have_are_counted(letter, told):
    with pytest.raises(ValueError, match=told):
        load({"A1": letter * 20}, options="whims" if letter == "Y" else "base")

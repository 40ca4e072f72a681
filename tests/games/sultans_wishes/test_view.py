"""What a view of The Sultan's Wishes counts for its reader, so that nobody has to add it up on screen."""

from tests.games.sultans_wishes.kit import (
    end_of_travelers_round,
    extra,
    load,
    load_travelers,
    offered,
    under,
)

from serai.games.sultans_wishes import GAME


def test_a_card_in_hand_knows_what_it_would_do_under_each_wish_that_it_matches():
    s = load(white={"hand": ["T08", "T16"]}, wishes={"S03": under("T09 1"), "S04": under(), "F02": under()})
    tea, food = GAME.view(s, 0)["players"][0]["own"]["hand"]
    assert tea["under"] == [
        {"wish": "S03", "progress": 6, "granted": True},
        {"wish": "S04", "progress": 2, "granted": False},
        {"wish": "F02", "progress": 1, "granted": False},
    ]
    assert food["under"] == []


def test_under_wishes_a_view_lists_what_is_legal_and_no_more():
    s = load(white={"hand": ["T08", "T16", "T17"]}, wishes={"S03": under("T09 1"), "S06": under("T14 0")})
    listed = {
        f"fulfil {card['name']} {wish['wish']}"
        for card in GAME.view(s, 0)["players"][0]["own"]["hand"]
        for wish in card["under"]
    }
    assert listed == offered(s, "fulfil")


def test_a_hungry_sultan_needs_less_in_what_cards_would_do():
    s = load(white={"hand": ["T12"]}, wishes={"S03": under("T09 1")}, plate="P10")
    assert GAME.view(s, 0)["players"][0]["own"]["hand"][0]["under"][0]["granted"]


def test_wares_are_worth_what_the_own_market_card_pays_and_nobody_else_is_told():
    s = load(
        white={"wares": ["B09"], "market_card": "M3"},
        market={"azure": {"up": "A15"}, "brass": {}, "crimson": {}},
    )
    own = GAME.view(s, 0)["players"][0]["own"]
    assert (own["worth"], own["wares_worth"]) == ({"B09": 6, "A15": 5}, 6)
    assert (own["pays"]["brass"], own["pays"]["valuable"]) == (2, 1)
    assert GAME.view(s, 1)["players"][0]["own"] is None


def test_revealed_extra_tasks_are_listed_as_they_score():
    s = end_of_travelers_round(
        extra_stack=extra("T30", "T25", "T39", "T19"),
        white={"orderly": "entertainment", "gifts": ["GR3"]},
        red={"orderly": "story"},
    )
    assert GAME.view(s, 1)["extra_tasks"] == [
        {"task": "bath", "hearts": 5, "seat": None, "points": 6},
        {"task": "story", "hearts": 3, "seat": 1, "points": 4},
        {"task": "entertainment", "hearts": 2, "seat": 0, "points": 2},
    ]


def test_extra_tasks_are_not_listed_while_they_lie_face_down():
    assert GAME.view(load(extra_stack=extra("T30")), 0)["extra_tasks"] == []


def test_the_road_is_told_to_travelers_only_and_the_scale_to_whoever_plays_alone():
    assert "start 1" in GAME.view(load_travelers(), 0)["paths"]
    alone, two = GAME.view(load(1), 0), GAME.view(load(2), 0)
    assert (alone["bands"], alone["rounds"]) == ([51, 71, 91], 3)
    assert (two["bands"], two["rounds"], two["paths"]) == ([], 0, [])


def test_the_score_sheet_has_gifts_and_relics_only_with_the_travelers() -> None:
    for expansion, more in (("base", set()), ("travelers", {"gifts", "relics"})):
        s = GAME.new(2, {"expansion": expansion})
        lines = {"wishes", "extra-points", "tips", "extra-tasks", "gems", "wares"} | more
        assert GAME.view(s, 0)["players"][1]["sheet"].keys() == GAME.score_sheet(s, 1).keys() == lines

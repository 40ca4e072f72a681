"""Whims of the Sultan: taking them, every condition, and when they pay."""

from typing import Any

import pytest
from tests.games.five_tribes.kit import NAQALA, TITLE, gold, load, offered, play, whim

from serai.core.play import redealt
from serai.core.rng import Rng
from serai.games.five_tribes import components as box
from serai.games.five_tribes import whims
from serai.games.five_tribes.state import Tribes

CITY = {"B2": "blue-city", "F6": "lake"}
MOVE = {"A2": "Y", "B2": "Y"}


def test_what_whims_want_is_numbered_as_it_is_named():
    numbers = {name: number for name, number in vars(box).items() if name.endswith("_WANTED")}
    names = {name: box.WANTS[number].replace("-", "_").upper() for name, number in numbers.items()}
    assert names == {name: name.removesuffix("_WANTED") for name in numbers}


def end_on_city(options: str | dict[str, Any] = "whims", **more: Any) -> Tribes:
    more["whims"] = {"W01": "B2"} | more.get("whims", {})
    tiles = CITY | more.pop("tiles", {})
    s = play(load(MOVE, options=options, tiles=tiles, **more), "move A2", "drop vizier B2")
    return play(s, "claim camel") if s.step_name() == "Claim" else s


def test_a_whim_is_taken_where_the_move_ends():
    s = end_on_city()
    assert whim(s, "W01") == "hand 0"
    assert gold(s) == [50] * 4


def test_a_whim_that_is_fulfilled_already_pays_at_once():
    s = end_on_city(kept={"0": {"vizier": 4}})
    assert whim(s, "W01") == "done 0"
    assert gold(s)[0] == 50 + reward("W01")


def reward(name: str) -> int:
    return next(card.gold for card in box.WHIM_CARDS if card.name == name)


@pytest.mark.parametrize(("owner", "paid"), [(0, 1), (1, 2)])
def test_example_46_ganapati_is_paid_when_a_whim_is_taken(owner, paid):
    assert gold(end_on_city(djinns={"ganapati": str(owner)}))[owner] == 50 + paid


def test_ganapati_and_the_whim_both_pay():
    """Rulings F18 and F19: one Whim is taken, and each that is fulfilled pays."""
    s = end_on_city(kept={"0": {"vizier": 4}}, djinns={"ganapati": "0"}, whims={"W03": "hand 0"})
    assert gold(s)[0] == 50 + 1 + reward("W01")


def test_example_44_the_second_gets_nothing_and_the_clean_up_brings_one():
    s = load(
        MOVE | {"C2": "W", "B1": "WW"}, 4, "whims", tiles=CITY | {"B1": "red-city"},
        whims={"W01": "B2", "W02": "B1"}, bidding=[2, 3, 0], playing=[1],
    )  # fmt: skip
    s = play(s, "move A2", "drop vizier B2")
    assert whim(s, "W01") == "hand 0"
    assert whim(s, "W02") == "B1"


def test_with_the_option_a_whim_may_be_left():
    s = end_on_city({"expansion": "whims", "whim_action": "optional"})
    assert offered(s) == ["visit", "done"]
    assert whim(play(s, "visit"), "W01") == "hand 0"
    assert whim(play(s, "done"), "W01") == "B2"


def test_a_whim_pays_in_another_players_turn_too():
    """Seat 1's move places a palace on seat 0's Village."""
    tiles = CITY | {"C3": "village"}
    number = next(card.number for card in box.WHIM_CARDS if card.wants == "palaces")
    name = next(card.name for card in box.WHIM_CARDS if card.wants == "palaces")
    s = load(
        {"C2": "Y", "C3": "Y"}, options="whims", seat=1, tiles=tiles, owned={"0": ["C3"]},
        palaces={"C3": number - 1}, whims={name: "hand 0"},
    )  # fmt: skip
    s = play(s, "move C2", "drop vizier C3")
    assert whim(s, name) == "done 0"
    assert gold(s)[0] == 50 + reward(name)


TILES = {
    "A1": "oasis", "A2": "oasis", "A3": "oasis", "A4": "oasis",
    "B1": "village", "B2": "village", "B3": "village", "B4": "village",
    "C1": "sacred-6", "C4": "sacred-6", "C5": "sacred-6", "C6": "sacred-10",
    "E1": "small-market", "E2": "large-market", "E3": "small-market", "E4": "small-market",
    "E5": "small-market",
    "F1": "blue-city", "F3": "red-city", "F5": "blue-city",
    "F6": "lake",
}  # fmt: skip
FULFILLED: dict[str, dict[str, Any]] = {
    "viziers": {"kept": {"0": {"vizier": 9}}},
    "elders": {"kept": {"0": {"elder": 9}}},
    "viziers-and-elders": {"kept": {"0": {"vizier": 4, "elder": 4}}},
    "djinns": {"djinns": {"boaz": "0", "baal": "0", "enki": "0", "nekir": "0"}},
    "palms": {"owned": {"0": ["A1", "A3"]}, "palms": {"A1": 4, "A3": 4}},
    "palaces": {"owned": {"0": ["B1", "B3"]}, "palaces": {"B1": 3, "B3": 3}},
    "palms-and-palaces": {"owned": {"0": ["A1", "B3"]}, "palms": {"A1": 4}, "palaces": {"B3": 4}},
    "oases": {"owned": {"0": ["A1", "A2", "A4"]}},
    "villages": {"owned": {"0": ["B1", "B2", "B4"]}},
    "sacred-places": {"owned": {"0": ["C1", "C4", "C6"]}},
    "markets": {"owned": {"0": ["E1", "E2", "E4", "E5"]}},
    "cities": {"owned": {"0": ["F1", "F3", "F5"]}},
    "blue-tiles": {"owned": {"0": ["B1", "B3", "C1", "C4", "C6"]}},
    "red-tiles": {"owned": {"0": ["A1", "A3", "E1", "E3", "E5", "A4"]}},
    "line": {"owned": {"0": ["A1", "A2", "A3"]}},
    "block": {"owned": {"0": ["A1", "A2", "B1", "B2"]}},
    "kinds": {"cards": {0: "fish wheat pottery silk spice papyrus ivory"}},
    "fakirs": {"cards": {0: "fakir " * 6}},
}
FAR = {"D2": "G", "D3": "G"}


@pytest.mark.parametrize("name", [card.name for card in box.WHIM_CARDS if not card.artisans])
def test_every_whim_pays_when_it_is_fulfilled_and_not_without(name):
    card = next(card for card in box.WHIM_CARDS if card.name == name)
    s = load(FAR, options="whims", tiles=TILES, whims={name: "hand 0"}, **FULFILLED[card.wants])
    assert whim(s, name) == "done 0"
    assert gold(s)[0] == 50 + card.gold
    s = load(FAR, options="whims", tiles=TILES, whims={name: "hand 1"}, **FULFILLED[card.wants])
    assert whim(s, name) == "hand 1"
    assert gold(s) == [50] * 4


def test_the_artisans_whims():
    for card in box.WHIM_CARDS:
        if not card.artisans:
            continue
        fulfilled: dict[str, dict[str, Any]] = {
            "artisans": {"kept": {"0": {"artisan": 6}}},
            "precious-items": {"items": {0: "crown crown jewellery"}},
            "workshop-and-market": {"owned": {"0": ["D5", "D2"]}},
        }
        more = fulfilled[card.wants]
        s = load(
            {"A1": "Y", "A2": "Y"},
            options="both",
            tiles=NAQALA | {"E6": "lake"},
            whims={card.name: "hand 0"},
            **more,
        )
        assert gold(s)[0] == 50 + card.gold


def test_cities_are_neither_blue_nor_red_for_a_whim():
    """Ruling F23."""
    for wants in ("blue-tiles", "red-tiles"):
        card = next(card for card in box.WHIM_CARDS if card.wants == wants)
        cells = list(FULFILLED[wants]["owned"]["0"])[: card.number - 1]
        city = "F1" if wants == "blue-tiles" else "F3"
        s = load(FAR, options="whims", tiles=TILES, whims={card.name: "hand 0"}, owned={"0": [*cells, city]})
        assert whim(s, card.name) == "hand 0"


def test_hidden_cards_that_fulfil_a_whim_are_shown():
    card = next(card for card in box.WHIM_CARDS if card.wants == "fakirs")
    s = load(
        FAR, options="whims", tiles=TILES, whims={card.name: "hand 0"}, cards={0: "fakir " * card.number}
    )
    assert all(s.resources.knows(piece, 3) for piece in s.resources.members(4))


@pytest.mark.parametrize(
    ("name", "held"),
    [
        ("W18", {"cards": {1: "fish fish wheat wheat silk silk spice"}}),
        ("W19", {"cards": {1: "fish wheat silk fakir"}}),
        ("W21", {"items": {1: "flying-carpet fabulous-lamp crown"}}),
    ],
)
def test_a_whim_still_in_hand_tells_what_its_holder_has_not(name, held):
    """A re-deal for another reader would otherwise pay it at the next change, also in previews."""
    s = load(FAR, options="both", tiles=TILES | NAQALA, whims={name: "hand 1"}, **held)
    digests = set()
    for seed in range(40):
        dealt = redealt(TITLE, s, 0, Rng(seed))
        assert isinstance(dealt, Tribes)
        assert not whims.is_fulfilled(dealt, 1, box.WHIM_NAMES.index(name))
        digests.add(dealt.digest())
    assert len(digests) > 10


def test_a_whim_in_hand_is_worthless_at_the_end():
    s = load({}, options="whims", at="end", whims={"W01": "hand 0"})
    assert TITLE.score(s, 0) == 50


def test_a_reader_sees_how_far_its_own_whims_are():
    s = end_on_city(kept={"0": {"vizier": 1}})
    own = TITLE.view(s, 0)["players"][0]["own"]["whims"]
    assert [(card["name"], card["have"], card["number"]) for card in own] == [("W01", 3, 6)]
    assert TITLE.view(s, 1)["players"][0]["own"] is None
    assert TITLE.view(s, 1)["players"][0]["whims"] == 1


def test_the_deck_fits_what_is_printed():
    assert len(box.WHIM_CARDS) == 22
    assert sum(card.artisans for card in box.WHIM_CARDS) == 3
    assert all(card.gold % 5 == 0 for card in box.WHIM_CARDS)
    assert len({(card.wants, card.number) for card in box.WHIM_CARDS}) == 22

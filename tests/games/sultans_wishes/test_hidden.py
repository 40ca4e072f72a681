"""Who knows what in The Sultan's Wishes: the specification's table line by line, memory, and re-deals.

`could_be` is what a reader of perfect memory holds possible; the spectator is the reader after the seats.
"""

from collections.abc import Iterator
from typing import Any

import pytest
from tests.games.sultans_wishes.kit import (
    below,
    calm,
    extra,
    held,
    is_over,
    load,
    load_travelers,
    look,
    lying,
    play,
    under,
    wares,
    wishes,
)

from serai.core import bits
from serai.core.play import any_action
from serai.core.rng import Rng
from serai.core.rows import signer
from serai.core.state import State
from serai.games.sultans_wishes import GAME
from serai.games.sultans_wishes import components as box
from serai.games.sultans_wishes.state import Sultan

WHITE, RED, SPECTATOR = 0, 1, 2  # at a table for two
ZONES = {
    "tasks": ["deck", "discard", "extra stack", "looked at", "attached", "box", "hand 0", "hand 1", "hand 2"],
    "wares": ["pile", "face up", "under", "owned 0", "owned 1", "owned 2"],
    "market": ["pile", "secret 0", "secret 1"],
    "gifts": ["pile", "seen", "under", "held 0", "held 1"],
    "relics": ["face down", "taken 0", "taken 1"],
}
NAMES = {
    "tasks": box.CARD_NAMES,
    "wares": box.WARE_NAMES,
    "market": box.MARKET_NAMES,
    "gifts": box.GIFT_NAMES,
}
ALL_NAMES = {name for names in NAMES.values() for name in names} | {*box.WISH_NAMES, *box.PLATE_NAMES}


def could_be(s: State, reader: int, name: str) -> set[str]:
    """The zones in which a reader of perfect memory thinks a piece could be."""
    kind = next(kind for kind, names in NAMES.items() if name in names)
    lane = look(s, reader, memory=True)["memory"][kind][NAMES[kind].index(name)]
    return {zone for number, zone in enumerate(ZONES[kind]) if lane >> number & 1}


# --- What the table shows -----------------------------------------------------------------------------


def named(part: Any) -> set[str]:
    """All pieces that a view, or a part of one, names."""
    if isinstance(part, dict):
        return {name for value in part.values() for name in named(value)}
    if isinstance(part, list):
        return {name for value in part for name in named(value)}
    return {part} & ALL_NAMES if isinstance(part, str) else set()


def visible(s: State, reader: int) -> set[str]:
    """The pieces whose faces a reader may see, by the specification's table (section 4)."""
    assert isinstance(s, Sultan)
    frames = s.dump_agenda()
    steps = [step for step, _, _ in frames]
    seen = {box.PLATE_NAMES[plate] for plate in bits.members(s.shown_plates)} | wishes(s)
    seen |= {*lying(s, "tasks", "discard"), *lying(s, "tasks", "attached"), *lying(s, "wares", "face-up")}
    for seat in range(s.game.seats):
        if seat == reader or is_over(s):
            seen |= {
                name for what in ("hand", "wares", "gifts", "market_card") for name in held(s, seat, what)
            }
    for row, zone, step in (("tasks", "looked-at", "KeepLookedAt"), ("gifts", "seen", "ChooseGift")):
        looking = [seat for name, seat, _ in frames if name == step]
        seen |= set(lying(s, row, zone)) if reader in looking else set()
    stack = lying(s, "tasks", "extra-stack")
    if "ScoreExtra" in steps or "ClearUp" in steps:
        seen |= set(stack)
    if stack and s.looking == reader:
        seen.add(stack[-1])
    if s.game.options["memory"]:
        order = {name: s.tasks.order[card] for card, name in enumerate(box.CARD_NAMES)}
        seen |= {name for name in stack if signer(order[name]) == reader}
    return seen


def game(seats: int, expansion: str, seed: int, memory: str = "off", rounds: int = 2) -> Iterator[State]:
    """The positions of a random game, as it goes on."""
    s = GAME.new(seats, {"expansion": expansion, "rounds": rounds, "memory": memory})
    rng = Rng(seed)
    yield s
    while not is_over(s):
        s.apply(any_action(s, rng))
        yield s


@pytest.mark.parametrize("memory", ["off", "on"])
@pytest.mark.parametrize("expansion", ["base", "travelers"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_reader_sees_exactly_the_faces_that_the_table_shows(seats, expansion, memory):
    """Every line of the specification's table, in every position of a game; ruling Q52 for the memory aid."""
    for s in game(seats, expansion, seed=seats, memory=memory):
        for reader in range(seats + 1):
            view = look(s, reader, memory=True)
            gift = view.pop("used_gift")
            assert named(view) == visible(s, reader)
            if gift:  # its face was open when it went under its stack
                assert view["memory"]["gifts"][box.GIFT_NAMES.index(gift)] == 1 << ZONES["gifts"].index(
                    "under"
                )


@pytest.mark.parametrize("seats", [2, 4])
def test_all_readers_see_the_same_open_table(seats):
    """Only five parts of a view may differ between readers, all of them about faces."""
    for s in game(seats, "travelers", seed=10 + seats):
        views = [look(s, reader) for reader in range(seats + 1)]
        for view in views:
            for secret in ("extra_cards", "seen_cards", "seen_gifts"):
                del view[secret]
            for player in view["players"]:
                del player["own"]
        assert all(view == views[0] for view in views)


def test_what_is_public_is_in_every_view():
    """The first column of the table; rulings Q61 and Q69: numbers of hidden things, and the discard pile."""
    s = load_travelers(
        plate="P17",
        shown_plates=["P03"],
        guard_on_top=True,
        wishes={"S02": under("T01 0 1"), "F15": under("X01", guard=True)},
        discard=["T09", "X02"],
        extra_stack=extra("T30", "T31", seat=1),
        tokens=["3", "7"],
        white={
            "hand": ["T02", "T03"],
            "wares": ["A09", "B02"],
            "gems": 4,
            "lamp": True,
            "sheet": {"wishes": 11},
            "orderly": "tea",
            "place": "4",
            "relics": ["mask"],
            "gifts": ["GR1", "GG7"],
            "market_card": "M2",
        },
        red={"hand": ["T05"], "market_card": "M1"},
    )
    for reader in (WHITE, RED, SPECTATOR):
        view = look(s, reader)
        white = view["players"][0]
        assert [wish["name"] for wish in view["wishes"]] == ["S02", "F15"]
        assert named(view["wishes"][0]["cards"]) == {"T01"}
        assert view["wishes"][0]["cards"][0]["aides"] == [0, 1]
        assert view["wishes"][1]["guard"]
        assert view["chart"]["tea"] == 0
        assert view["priority"] == [0]
        assert (white["score"], white["gems"], white["lamp"], white["aides"]) == (11, 4, True, 5)
        assert (white["hand"], white["wares"], white["relics"]) == (2, 2, 1)
        assert white["gifts"] == {"immediate": 0, "end-of-round": 1, "end-of-game": 1}
        assert white["place"] == "4"
        assert named(view["market"]) == {"A01", "B01", "C01"}
        assert [stack["below"] for stack in view["market"]] == [13, 13, 14]
        assert (view["plate"]["name"], view["plates_shown"], view["plates_left"]) == (
            "P17",
            ["P03", "P17"],
            3,
        )
        assert view["guard_on_top"]
        assert named(view["discard"]) == {"T09", "X02"}
        assert view["extra_stack"] == 2
        assert view["deck"] == 56 + 1 - 9  # nine cards lie elsewhere, and one guard
        assert view["tokens"] == [3, 7]
        assert view["gift_stacks"] == {"immediate": 7, "end-of-round": 6, "end-of-game": 6}


def test_what_is_secret_is_in_its_owners_view_alone():
    """The second column of the table; rulings Q60 and Q61."""
    mine = {
        "hand": ["T02", "T03"],
        "wares": ["A09"],
        "market_card": "M2",
        "relics": ["mask"],
        "gifts": ["GR1"],
    }
    s = load_travelers(white=mine)
    own = look(s, WHITE)["players"][0]["own"]
    assert [card["name"] for card in own["hand"]] == mine["hand"]
    assert [ware["name"] for ware in own["wares"]] == mine["wares"]
    assert (own["market_card"], own["relics"], own["gifts"]) == ("M2", ["mask"], ["GR1"])
    for reader in (RED, SPECTATOR):
        assert look(s, reader)["players"][0]["own"] is None


def test_all_is_shown_when_the_game_is_over():
    """End of the game: market cards and wares are revealed to be counted."""
    s = load(at="plate", plates_left=0, ending=True, white={"wares": ["A09"], "market_card": "M2"})
    for reader in (WHITE, RED, SPECTATOR):
        assert named(look(s, reader)["players"][0]["own"]) == {"A09", "M2"}


def test_the_memory_aid_shows_a_seat_its_own_extra_cards_and_nothing_else():
    """Ruling Q52: neither those of others, nor one that was peeked at when the look is over."""
    for memory, own in (("off", set()), ("on", {"T30", "T32"})):
        s = load(
            2,
            {"memory": memory},
            extra_stack=extra("T30") + extra("T31", seat=1) + extra("T32") + extra("T33", seat=1),
            white={"hand": ["T06"]},
            red={"hand": ["T12"]},
        )
        assert named(look(s, WHITE)["extra_cards"]) == own
        assert named(look(s, RED)["extra_cards"]) == ({"T31", "T33"} if own else set())
        assert named(look(s, SPECTATOR)["extra_cards"]) == set()
        s = play(s, "effect T06")
        assert named(look(s, WHITE)["extra_cards"]) == own | {"T33"}
        s = calm(s, "end")
        assert named(look(s, WHITE)["extra_cards"]) == own


# --- What is remembered -------------------------------------------------------------------------------


def test_a_card_drawn_is_known_to_its_drawer():
    s = play(load(white={"hand": ["T01"]}), "extra T01", "end", "draw T20")
    assert could_be(s, WHITE, "T20") == {"hand 0"}
    assert could_be(s, RED, "T20") == could_be(s, RED, "T21") == {"deck", "hand 0", "extra stack"}


def test_a_peeked_card_is_known_to_the_peeker():
    s = play(load(extra_stack=extra("T30", "T31", seat=1), white={"hand": ["T06"]}), "effect T06")
    assert could_be(s, WHITE, "T31") == {"extra stack"}
    assert could_be(s, WHITE, "T30") == {"deck", "extra stack"}
    assert could_be(s, RED, "T30") == could_be(s, RED, "T31") == {"extra stack"}
    assert could_be(s, SPECTATOR, "T31") == {"deck", "hand 0", "extra stack"}
    assert could_be(calm(s, "end"), WHITE, "T31") == {"extra stack"}


def test_a_card_given_is_known_to_giver_and_receiver_until_it_may_have_gone_on():
    """Passed on to the left or laid on the extra stack: who does not see it keeps all that may be."""
    s = load_travelers(3, at="plate", white={"hand": ["T01"]}, red={"hand": ["T07"]}, black={"hand": ["T13"]})
    s = play(s, "plate P25", "give T01")
    for reader in (0, 1):
        assert could_be(s, reader, "T01") == {"hand 1"}
    for reader in (2, 3):
        assert {"hand 0", "hand 1"} <= could_be(s, reader, "T01")
    s = play(s, "give T07", "give T13")
    assert could_be(s, 0, "T01") == {"hand 1", "hand 2"}
    assert could_be(s, 1, "T01") == {"hand 1"}
    s = play(s, "orderly tea", "end", "extra T01")
    assert could_be(s, 0, "T01") == {"hand 1", "hand 2", "extra stack"}
    assert could_be(s, 1, "T01") == {"extra stack"}


def test_a_card_kept_from_a_search_is_known_to_the_searcher():
    s = load(white={"hand": ["T03"]})
    s = play(s, "effect T03", "draw T20", "draw T21", "draw T22")
    assert named(look(calm(s), WHITE)["seen_cards"]) == {"T20", "T21", "T22"}
    assert look(calm(s), RED)["seen_cards"] == []
    s = play(s, "toss T20", "toss T21")
    assert could_be(s, WHITE, "T22") == {"hand 0"}
    assert could_be(s, RED, "T22") == {"deck", "hand 0"}
    assert could_be(s, RED, "T20") == {"discard"}


def test_revealed_extra_cards_are_known_to_all_until_they_are_shuffled():
    s = load(at="plate", plates_left=0, extra_stack=extra("T30"), red={"hand": ["T01"]})
    for reader in (WHITE, RED, SPECTATOR):
        assert could_be(s, reader, "T30") == {"discard"}
        assert "extra stack" not in could_be(s, reader, "T01")


def test_a_market_card_is_known_to_its_owner():
    """Ruling Q60: dealt face down."""
    s = play(GAME.new(2, {"start": "0"}), "market M2", "market M5")
    assert could_be(s, WHITE, "M2") == {"secret 0"}
    assert could_be(s, WHITE, "M5") == {"pile", "secret 1"}
    assert could_be(s, RED, "M2") == {"pile", "secret 0"}
    assert could_be(s, SPECTATOR, "M2") == could_be(s, SPECTATOR, "M1") == {"pile", "secret 0", "secret 1"}


def test_a_relic_is_known_to_its_owner():
    s = load_travelers(white={"place": "5", "hand": ["X01"]})
    s = play(s, "effect X01", "relic mask")
    masks = slice(9, 12)  # the tokens R10 to R12
    assert 0b010 in look(s, WHITE, memory=True)["memory"]["relics"][masks]
    assert look(s, RED, memory=True)["memory"]["relics"] == [0b011] * 18


def test_a_gift_is_known_to_the_visitor_of_the_town():
    """Drawn and kept in secret; the one not kept is known to the visitor under its stack."""
    s = load_travelers(white={"place": "8", "gems": 1})
    s = play(s, "travel end-of-game", "gift GG4", "look", "gift GG7")
    assert could_be(s, WHITE, "GG4") == could_be(s, WHITE, "GG7") == {"seen"}
    assert could_be(s, RED, "GG4") == could_be(s, RED, "GG1") == {"pile", "seen"}
    s = play(s, "keep GG7")
    assert could_be(s, WHITE, "GG4") == {"under"}
    assert could_be(s, WHITE, "GG7") == {"held 0"}
    for reader in (RED, SPECTATOR):
        assert could_be(s, reader, "GG7") == could_be(s, reader, "GG1") == {"pile", "under", "held 0"}
        assert could_be(s, reader, "GI1") == {"pile"}


def test_a_ware_bought_in_the_open_is_remembered_by_all():
    s = play(load(white={"gems": 3}), "orderly tea", "acquire azure")
    for reader in (WHITE, RED, SPECTATOR):
        assert could_be(s, reader, "A01") == {"owned 0"}


def test_a_ware_put_back_is_known_to_its_former_owner_alone():
    s = load(white={"hand": ["T05"], "wares": ["C05", "C06", "B05"]})
    s = calm(s, "effect T05", "exchange C05 azure")
    assert could_be(s, WHITE, "C05") == {"under"}
    assert could_be(s, WHITE, "C06") == {"owned 0"}
    for reader in (RED, SPECTATOR):
        assert could_be(s, reader, "C05") == {"owned 0", "under"}
        assert could_be(s, reader, "C06") == {"owned 0", "under"}
        assert could_be(s, reader, "B05") == {"owned 0"}  # another merchant's: its back is seen
        assert could_be(s, reader, "A01") == {"owned 0"}  # taken in the open


def test_a_ware_put_back_under_an_empty_stack_is_seen_by_all():
    """It lies open at once, so nobody doubts what is still owned."""
    s = load(
        market={"azure": {"up": "A01"}, "brass": {"up": "B01"}, "crimson": {"up": "C02"}},
        white={"hand": ["T05"], "wares": ["C05", "C06"]},
        red={"wares": wares("C", "C02", "C05", "C06")},
    )
    s = play(s, "effect T05")
    action = s.game.catalogue.parse("exchange C05 crimson")
    other = s.game.catalogue.parse("exchange C05 azure")
    assert s.shown(action, RED) == action
    assert s.shown(other, RED) < 0
    s = play(s, "exchange C05 crimson")
    for reader in (WHITE, RED, SPECTATOR):
        assert could_be(s, reader, "C05") == {"face up"}
        assert could_be(s, reader, "C06") == {"owned 0"}


def test_wares_put_under_in_the_open_are_known_to_all_where_ever_they_go():
    """An uncertain Sultan puts A01 and then A02 down; a gift of the bottom ware takes A02."""
    s = load_travelers(
        market={"azure": {"up": "A03", "under": ["A01", "A02"]}, "brass": {"up": "B01"}},
        white={"place": "3"},
    )
    s = calm(s, "travel immediate", "gift GI2", "keep GI2")
    assert held(s, 0, "wares") == ["A02"]
    for reader in (WHITE, RED, SPECTATOR):
        assert could_be(s, reader, "A01") == {"under"}
        assert could_be(s, reader, "A02") == {"owned 0"}


def test_who_put_the_bottom_ware_there_knows_who_takes_it():
    """White puts C05 under the stack. The others know that White's unknown ware is the one Red gets."""
    s = load_travelers(white={"hand": ["T05"], "wares": ["C05", "C06"]}, red={"place": "3"})
    s = calm(s, "effect T05", "exchange C05 azure")
    s = play(s, "travel immediate", "gift GI4", "keep GI4")
    assert held(s, 1, "wares") == ["C05"]
    assert could_be(s, WHITE, "C05") == {"owned 1"}
    assert could_be(s, WHITE, "C06") == {"owned 0"}
    assert could_be(s, RED, "C05") == {"owned 1"}
    assert {"owned 0", "owned 1"} <= could_be(s, SPECTATOR, "C05")
    assert {"owned 0", "owned 1"} <= could_be(s, SPECTATOR, "C06")


def test_a_known_ware_above_the_bottom_is_not_doubted_when_the_bottom_is_taken():
    """A01 was put under in the open, then White put C… of Azure under it in secret: that one is taken."""
    s = load_travelers(
        market={"azure": {"up": "A03", "under": ["A01"]}, "brass": {"up": "B01"}, "crimson": {"up": "C01"}},
        white={"hand": ["T05"], "wares": ["A05", "A06"]},
        red={"place": "3"},
    )
    s = calm(s, "effect T05", "exchange A05 brass")
    s = play(s, "travel immediate", "gift GI2", "keep GI2")
    assert held(s, 1, "wares") == ["A05"]
    for reader in (WHITE, RED, SPECTATOR):
        assert could_be(s, reader, "A01") == {"under"}


def test_a_used_gift_is_known_under_its_stack_until_it_is_drawn_again():
    """All see GR4 and GR5 go under; when only they are left, all know which one White draws."""
    s = load_travelers(
        gifts_under=["GR4", "GR5"],
        white={"place": "7"},
        red={"gifts": ["GR1", "GR2", "GR3", "GR6", "GR7"]},
    )
    s = play(s, "travel end-of-round")
    for reader in (WHITE, RED, SPECTATOR):
        assert could_be(s, reader, "GR4") == {"seen"}
        assert could_be(s, reader, "GR5") == {"under"}
        assert look(s, reader)["seen_gifts"] == (["GR4"] if reader == WHITE else [])
    s = play(s, "keep GR4")
    for reader in (WHITE, RED, SPECTATOR):
        assert could_be(s, reader, "GR4") == {"held 0"}


def test_of_two_gifts_that_all_know_only_their_owner_knows_which_was_kept():
    s = load_travelers(
        gifts_under=["GR4", "GR5"],
        white={"place": "7", "gems": 1},
        red={"gifts": ["GR1", "GR2", "GR3", "GR6", "GR7"]},
    )
    s = play(s, "travel end-of-round", "look", "keep GR5")
    assert could_be(s, WHITE, "GR5") == {"held 0"}
    for reader in (RED, SPECTATOR):
        assert could_be(s, reader, "GR4") == could_be(s, reader, "GR5") == {"under", "held 0"}


# --- What is offered ----------------------------------------------------------------------------------


@pytest.mark.parametrize("expansion", ["base", "travelers"])
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_neither_offers_nor_refusals_depend_on_what_a_seat_cannot_know(seats, expansion):
    """At every decision of a game: the same list and, now and then, the same reasons in a re-dealt state."""
    decisions = 0
    for s in game(seats, expansion, seed=20 + seats, rounds=6):
        if s.actor() < 0:
            continue
        decisions += 1
        other = s.copy()
        GAME.redeterminise(other, int(s.actor()), Rng(decisions))
        other.settle()
        assert list(other.legal()) == list(s.legal())
        if decisions % 8 == 0:
            for action in range(s.game.catalogue.size):
                assert other.why(action) == s.why(action)
    assert decisions > 30 * seats


@pytest.mark.parametrize("expansion", ["base", "travelers"])
def test_how_good_a_position_looks_does_not_depend_on_what_a_seat_cannot_know(expansion):
    """At every decision of a game, to each seat: the same value in a re-dealt state."""
    decisions = 0
    for s in game(3, expansion, seed=30, rounds=6):
        if s.actor() < 0:
            continue
        decisions += 1
        for seat in range(3):
            other = s.copy()
            GAME.redeterminise(other, seat, Rng(decisions))
            assert GAME.value(other, seat) == GAME.value(s, seat)
    assert decisions > 100


# --- Re-deals are complete ----------------------------------------------------------------------------


def test_a_re_deal_changes_all_that_a_reader_cannot_know_and_nothing_else():
    """Hand, wares, market card, relics and gifts of the other player; the own ones stay."""
    s = load_travelers(
        wishes={"S01": under(), "S03": under()},
        white={
            "hand": ["T05", "T02"],
            "wares": ["C05", "C06", "C07"],
            "market_card": "M2",
            "relics": ["mask"],
            "gifts": ["GR1"],
        },
        red={"hand": ["T07"], "market_card": "M4", "relics": ["scroll"], "gifts": ["GG7"]},
    )
    s = calm(s, "effect T05", "exchange C05 azure")
    seen: dict[str, set[str]] = {}
    for seed in range(30):
        other = s.copy()
        GAME.redeterminise(other, RED, Rng(seed))
        for what in ("hand", "wares", "market_card", "relics", "gifts"):
            seen.setdefault(what, set()).add(str(held(other, WHITE, what)))
            assert held(other, RED, what) == held(s, RED, what)
        seen.setdefault("under", set()).add(str(below(other, "crimson")))
    assert {what: len(values) > 1 for what, values in seen.items()} == dict.fromkeys(seen, True)

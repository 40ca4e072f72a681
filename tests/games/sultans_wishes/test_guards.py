"""The rules of The Sultan's Wishes: drawing cards, and the guards among them; read test_rules.py first."""

import pytest
from tests.games.sultans_wishes.kit import (
    buried,
    calm,
    load,
    look,
    offered,
    play,
    players,
    refusal,
    under,
    verbs,
    wish,
    wishes,
)

from serai.games.sultans_wishes import GAME

# --- Guards -------------------------------------------------------------------------------------------


def test_a_guard_goes_to_a_wish_without_task_cards():
    """E13, the rulebook's example: Tea or Food. Then a new card is drawn."""
    s = load(
        guard_on_top=True,
        wishes={"S03": under(), "S05": under(), "S07": under("T24 1")},
        white={"hand": ["T01", "T02", "T06"]},
    )
    s = calm(s, "extra T01", "end")
    assert s.actor() == 0
    assert offered(s) == {"guard S03", "guard S05"}
    assert refusal(s, "guard S07") == "reason-not-fewest-hearts"
    assert (look(s)["guards_drawn"], look(s)["guards_discarded"]) == (1, 0)
    s = play(s, "guard S05")
    assert (look(s)["guards_drawn"], look(s)["guards_discarded"]) == (0, 0)
    assert wish(s, "S05")["guard"]
    assert wish(s, "S05")["progress"] == 1
    s = calm(s)
    assert players(s, "hand")[0] == 3
    assert s.actor() == 1


def test_a_second_guard_goes_to_the_wish_with_the_fewest_hearts_that_has_none():
    """E15."""
    s = load(
        guard_on_top=True,
        wishes={"S02": under(guard=True), "S05": under("T18 1"), "S07": under("T24 1")},
        white={"hand": ["T01", "T02", "T06"]},
    )
    s = calm(s, "extra T01", "end")
    assert offered(s) == {"guard S05"}
    assert refusal(s, "guard S02") == "reason-guard-there"


def test_hearts_are_counted_on_final_wishes_as_on_simple_ones():
    """Section 9 of the specification: the fewest hearts, not the fewest cards."""
    s = load(
        guard_on_top=True,
        wishes={"S05": under("T18 1"), "F11": under("T02 0", "T12 1"), "S07": under("T19 1")},
        white={"hand": ["T01", "T05", "T06"]},
    )
    s = calm(s, "extra T01", "end")
    assert offered(s) == {"guard F11", "guard S07"}


def test_a_hungry_sultan_changes_nothing_for_guards():
    """Ruling Q63: only the hearts on task cards count."""
    s = load(
        plate="P09",
        guard_on_top=True,
        wishes={"S05": under("T15 1"), "S04": under("T08 1"), "S07": under("T22 1")},
        white={"hand": ["T01", "T05", "T06"]},
    )
    assert offered(calm(s, "extra T01", "end")) == {"guard S05", "guard S04"}


@pytest.mark.parametrize("open_wishes", [{"S03": under(guard=True)}, {}])
def test_a_guard_that_no_wish_can_take_is_discarded(open_wishes):
    """E16; ruling Q17: all have one, or none is open."""
    s = load(
        guard_on_top=True,
        guards_discarded=0 if open_wishes else 1,
        ending=True,
        wishes=open_wishes,
        simple_down=0,
        final_down=0,
        white={"hand": ["T01", "T02", "T06"]},
    )
    before = look(s)["guards_discarded"]
    s = calm(s, "extra T01", "end")
    assert look(s)["guards_discarded"] == before + 1
    assert players(s, "hand")[0] == 3
    assert s.actor() == 1


def test_a_guard_met_in_the_deal_is_attached_when_the_first_wishes_are_open():
    """E18; ruling Q16."""
    s = calm(GAME.new(2, {"start": "0"}), "draw T01", "back guard", "draw T02", "draw T03")
    assert s.actor() == 0
    assert len(wishes(s)) == 2
    assert players(s, "hand") == [3, 3]
    assert look(s)["plate"] is None
    assert offered(s) == {f"guard {name}" for name in wishes(s)}
    target = min(wishes(s))
    s = play(s, f"guard {target}")
    assert wish(s, target)["guard"]
    assert verbs(s) == {"plate"}


def test_guards_met_in_the_deal_are_attached_from_the_first_player_on():
    """Ruling Q16: White meets one, Red the other, Red is the first player."""
    white = ("draw T01", "back guard", "draw T02", "draw T03")
    s = play(GAME.new(2, {"start": "1"}), *white, "back guard", "draw T04")
    assert players(s, "guards_aside") == [1, 1]
    s = calm(s)
    assert s.actor() == 1
    s = play(s, f"guard {min(wishes(s))}")
    assert s.actor() == 0
    assert len(offered(s)) == 1


def test_a_guard_that_completes_a_wish_fulfils_it_and_its_drawer_reveals():
    """Ruling Q18; and ruling Q62: on a final wish it counts as one card."""
    s = load(
        guard_on_top=True,
        plate="P01",
        wishes={"F14": under("T04 1", "T09 1"), "S07": under("T24 1", "T22 0")},
        simple_down=0,
        turn=1,
        red={"hand": ["T01", "T02", "T06"]},
    )
    s = calm(s, "extra T01", "end")
    assert s.actor() == 1
    assert offered(s) == {"guard S07"}
    simple = load(
        guard_on_top=True,
        plate="P01",
        wishes={"S01": under("T02 1", "T06 0"), "S07": under("T24 1", "T22 0")},
        turn=1,
        red={"hand": ["T01", "T05", "T03"]},
    )
    simple = play(simple, "extra T01", "end", "guard S01")
    assert players(simple, "score") == [4, 2]
    assert players(simple, "gems") == [1, 1]
    assert verbs(simple) == {"reveal"}
    assert look(simple)["seat"] == 1
    final = load(
        guard_on_top=True,
        wishes={"F13": under("T06 1", "T07 1", "T18 1"), "F14": under("T04 0", "T09 0", "T24 0")},
        simple_down=0,
        white={"hand": ["T01", "T02", "T05"]},
    )
    final = play(final, "extra T01", "end", "guard F13")
    assert players(final, "score") == [0, 9]
    assert look(final)["ending"]


def test_a_nauseate_sultan_does_not_stop_a_guard():
    """Ruling Q21."""
    s = load(
        plate="P05",
        guard_on_top=True,
        wishes={"S01": under("T04 0"), "S07": under("T24 1", "T22 0")},
        white={"hand": ["T01", "T02", "T06"]},
    )
    s = play(s, "extra T01", "end", "guard S01")
    assert players(s, "score") == [4, 0]


def test_everybody_sees_when_a_guard_is_next():
    """The Sultan's Guards: their backs differ."""
    s = play(load(wishes={"S03": under()}, white={"hand": ["T01", "T02", "T06"]}), "extra T01", "end")
    s = play(s, "draw T20", "back guard")
    assert all(look(s, reader)["guard_on_top"] for reader in range(3))


# --- Drawing ------------------------------------------------------------------------------------------


def test_the_discard_pile_is_reshuffled_only_when_a_card_must_be_drawn():
    """Ruling Q22."""
    discard = ["T01", "T02", "T03"]
    hand = ["T10", "T11", "T12"]
    s = load(
        wishes={"S05": under(guard=True), "S07": under(guard=True)},
        discard=discard,
        extra_stack=buried("T20", *discard, *hand),
        white={"hand": hand},
    )
    s = play(s, "extra T10", "end")
    assert offered(s) == {"draw T20"}
    s = calm(s, "draw T20")
    assert s.actor() == 1
    assert look(s)["deck"] == 0
    assert {card["name"] for card in look(s)["discard"]} == set(discard)
    s = play(s, "orderly tea", "end")
    assert offered(s) == {f"draw {card}" for card in discard}
    assert look(s)["discard"] == []


def test_a_hand_stays_short_when_there_is_no_card_left():
    """Ruling Q19."""
    s = load(
        wishes={"S05": under(guard=True), "S07": under(guard=True)},
        extra_stack=buried("T01"),
        white={"hand": ["T01"]},
    )
    s = calm(s, "extra T01", "end")
    assert players(s, "hand") == [0, 0]
    assert s.actor() == 1


def test_guards_that_no_wish_can_take_do_not_keep_the_draw_going():
    """Ruling Q19: the only cards left are guards, or one guard, and no wish can take them."""
    s = load(
        wishes={"S05": under(guard=True)},
        guards_discarded=1,
        extra_stack=buried("T01"),
        white={"hand": ["T01"]},
    )
    s = calm(s, "extra T01", "end")
    assert players(s, "hand") == [0, 0]
    assert s.actor() == 1
    s = load(
        wishes={"S05": under(guard=True)},
        guard_on_top=True,
        extra_stack=buried("T01"),
        white={"hand": ["T01"]},
    )
    s = calm(s, "extra T01", "end")
    assert players(s, "hand") == [0, 0]
    assert s.actor() == 1


def test_a_last_guard_is_attached_though_no_card_follows():
    """Section 9 of the specification: the draw stops only where no wish can take the guards."""
    s = load(
        wishes={"S05": under(guard=True), "S07": under()},
        guard_on_top=True,
        extra_stack=buried("T01"),
        white={"hand": ["T01"]},
    )
    s = calm(s, "extra T01", "end")
    assert offered(s) == {"guard S07"}
    s = calm(s, "guard S07")
    assert s.actor() == 1
    assert players(s, "hand") == [0, 0]


def test_a_guard_in_the_discard_pile_comes_back_with_the_reshuffle():
    """Ruling Q22; and a wish that can take it gets it though it is the only card left."""
    s = load(
        wishes={"S05": under(guard=True), "S07": under()},
        guards_discarded=1,
        extra_stack=buried("T01"),
        white={"hand": ["T01"]},
    )
    s = calm(s, "extra T01", "end")
    assert offered(s) == {"guard S07"}


def test_the_hand_is_filled_up_to_three_at_the_end_of_the_turn():
    """Round sequence; nothing is drawn when the turn used no card."""
    s = load(white={"hand": ["T01", "T02"]}, red={"hand": ["T07", "T08", "T09"]})
    s = calm(s, "extra T01", "end")
    assert players(s, "hand") == [3, 3]
    deck = look(s)["deck"]
    s = play(s, "orderly tea", "end")
    assert look(s)["deck"] == deck

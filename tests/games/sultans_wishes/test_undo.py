"""Undo and previews: what a card played would bring, and when it may be taken back."""

from tests.games.sultans_wishes.kit import load, load_travelers, under

from serai.core.state import State
from serai.games.sultans_wishes import GAME
from serai.match.match import Match, Preview


def match_of(s: State) -> Match:
    return Match(GAME, s, bytes(32))


def do(match: Match, *texts: str) -> None:
    for text in texts:
        match.play(int(match.state.actor()), match.state.game.catalogue.parse(text))


def preview(s: State, text: str) -> Preview:
    return match_of(s).preview(int(s.actor()), s.game.catalogue.parse(text))


def with_gems(seats: int) -> State:
    """White may buy a ware after the turn's action, so that the turn goes on."""
    white = {"hand": ["T01", "T06", "T19"], "gems": 5}
    return load(seats, white=white, wishes={"S02": under(), "S08": under()}, extra_stack=["T30 0"])


def test_a_solo_player_takes_back_a_card_that_only_a_spectator_has_seen():
    match = match_of(with_gems(1))
    before = match.digest
    for text in ("fulfil T01 S02", "extra T19", "orderly tea"):
        do(match, text)
        match.undo(0)
        assert match.digest == before


def test_a_solo_player_does_not_take_back_a_look_at_another_card():
    s = load(2, white={"hand": ["T06"], "gems": 5}, wishes={"S02": under()}, extra_stack=["T30 1"])
    match = match_of(s)
    do(match, "effect T06")
    barrier = match.undo_barrier(0)
    assert barrier is not None
    assert barrier.key == "undo-taught"


def test_a_card_that_the_other_player_has_seen_stays():
    match = match_of(with_gems(2))
    do(match, "fulfil T01 S02")
    assert match.state.actor() == 0
    assert not match.can_undo(0)


def test_a_card_laid_face_down_is_taken_back_though_somebody_watches():
    match = match_of(with_gems(2))
    do(match, "extra T19")
    match.undo(0)
    assert match.log == []


def test_a_card_given_and_given_back_is_not_taken_back_by_who_has_shown_it():
    s = load_travelers(2, at="plate", white={"hand": ["T01", "T02"]}, red={"hand": ["T07", "T08"]})
    s.apply(s.game.catalogue.parse("plate P25"))
    match = match_of(s)
    do(match, "give T01")
    assert not match.can_undo(0)
    do(match, "give T01")
    assert not match.can_undo(0)
    match.undo(1)
    assert not match.can_undo(0)
    match.redo(1)
    assert not match.can_undo(0)


def test_a_preview_tells_what_a_fulfilment_brings_and_that_the_turn_goes_on():
    for seats in (1, 2):
        ahead = preview(with_gems(seats), "fulfil T01 S02")
        assert [line.key for line in ahead.lines] == ["log-attaches"]
        assert ahead.lines[0].args["progress"] == 2
        assert ahead.then == "on"
        assert ahead.undoable == (seats == 1)


def test_a_preview_stops_before_the_cards_that_are_drawn():
    ahead = preview(load(1, white={"hand": ["T01", "T06", "T19"]}, wishes={"S02": under()}), "fulfil T01 S02")
    assert [line.key for line in ahead.lines] == ["log-attaches"]
    assert (ahead.then, ahead.undoable) == ("chance", False)


def test_a_preview_of_a_peek_names_no_card_that_is_new_to_the_player():
    s = load(2, white={"hand": ["T06"]}, wishes={"S02": under()}, extra_stack=["T30 1"])
    ahead = preview(s, "effect T06")
    assert [line.key for line in ahead.lines] == ["log-uses-effect"]
    assert (ahead.then, ahead.undoable) == ("reveals", False)

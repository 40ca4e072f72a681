"""A match: it checks, lets chance fall, undoes, previews, and tells each reader its own story."""

from typing import Any

import pytest
from tests.conformance import toy
from tests.conformance.toy import Toy
from tests.kit import play

from serai.core.parts import Line
from serai.core.state import CHANCE
from serai.match.match import Match, Refused

KEY = bytes(range(32))

DEALT = """
    draw 7      # seat 1
    draw 0      # seat 0
    draw 6      # seat 1
    draw 1      # seat 0
"""


def match_from(text: str, title: Toy | None = None) -> Match:
    """A match of the toy for two, after a script."""
    s = (title or Toy()).new(2)
    play(s, text)
    return Match(title or Toy(), s, KEY)


def last_round(title: Toy | None = None) -> Match:
    """A match near its end, in which nobody draws any more."""
    title = title or Toy()
    s = title.new(2)
    play(s, DEALT)
    assert isinstance(s, toy.Magpies)
    for thing in range(2, 6):
        s.things.move(thing, toy.NEST, s.things.everyone())
    s.mixed = True
    return Match(title, s, KEY)


def do(match: Match, *texts: str) -> None:
    for text in texts:
        match.play(int(match.state.actor()), match.state.game.catalogue.parse(text))


def refusal(match: Match, seat: int, text: str) -> str:
    with pytest.raises(Refused) as caught:
        match.play(seat, match.state.game.catalogue.parse(text))
    return str(caught.value.reason.key)


def undo_refusal(match: Match, seat: int) -> str:
    assert not match.can_undo(seat)
    with pytest.raises(Refused) as caught:
        match.undo(seat)
    return str(caught.value.reason.key)


class TestPlaying:
    def test_chance_falls_until_a_player_must_decide(self):
        match = Match(Toy(), Toy().new(2), KEY)
        match.begin()
        assert [entry.actor for entry in match.log] == [CHANCE] * 4
        assert match.state.actor() == 0

    def test_the_position_it_begins_with_is_left_alone(self):
        s = Toy().new(2)
        before = s.digest()
        match = Match(Toy(), s, KEY)
        match.begin()
        assert s.digest() == before == match.start.digest()

    def test_another_seat_must_wait(self):
        assert refusal(match_from(DEALT), 1, "stash 7") == "reason-not-your-turn"

    def test_an_illegal_action_is_refused_with_the_games_reason(self):
        match = match_from(DEALT)
        assert refusal(match, 0, "stash 7") == "reason-not-held"
        assert refusal(match, 0, "back") == "reason-not-now"
        assert match.log == []

    @pytest.mark.parametrize("action", [-1, toy.CATALOGUE.size, 1 << 40, 1 << 80, -(1 << 80)])
    def test_a_number_that_is_no_action_is_refused(self, action: int):
        match = match_from(DEALT)
        with pytest.raises(Refused) as caught:
            match.play(0, action)
        assert caught.value.reason.key == "reason-not-now"

    def test_nothing_can_be_played_when_the_game_is_over(self):
        match = last_round()
        do(match, "stash 0", "stash 6", "stash 1", "stash 7")
        assert refusal(match, 0, "stash 0") == "reason-game-over"

    def test_the_log_says_who_did_what(self):
        match = match_from(DEALT)
        do(match, "show 1")
        first, second = match.log
        assert (first.actor, match.state.game.catalogue.text(first.action)) == (0, "show 1")
        assert second.actor == CHANCE


class TestChance:
    def test_the_same_key_brings_the_same_chance(self):
        logs = []
        for _ in range(2):
            match = Match(Toy(), Toy().new(3), KEY)
            match.begin()
            logs.append(match.log)
        assert logs[0] == logs[1]

    def test_another_key_brings_another_chance(self):
        logs = set()
        for first in range(8):
            match = Match(Toy(), Toy().new(3), bytes([first]) * 32)
            match.begin()
            logs.add(tuple(entry.action for entry in match.log))
        assert len(logs) > 1

    def test_without_a_key_chance_is_drawn_anew(self):
        keys = {Match(Toy(), Toy().new(2)).key for _ in range(3)}
        assert len(keys) == 3

    def test_a_draw_that_is_undone_falls_the_same_way_again(self):
        match = match_from(DEALT)
        do(match, "show 1")
        drawn = list(match.log)
        match.rewind(1)
        assert match.state.actor() == CHANCE
        match.begin()
        assert match.log == drawn


class TestUndo:
    def test_a_thing_stashed_in_secret_may_be_taken_back(self):
        match = last_round()
        before = match.state.digest()
        do(match, "stash 0")
        after = match.state.digest()
        match.undo(0)
        assert match.state.digest() == before
        match.redo(0)
        assert match.state.digest() == after

    def test_several_actions_are_taken_back_one_by_one(self):
        match = last_round()
        do(match, "show 0", "skip")
        assert match.can_undo(0)
        match.undo(0)
        assert undo_refusal(match, 0) == "undo-taught"
        match.redo(0)
        assert [match.state.game.catalogue.text(entry.action) for entry in match.log] == ["show 0", "skip"]

    def test_what_others_have_learned_cannot_be_taken_back(self):
        match = last_round()
        do(match, "show 1")
        assert match.log[-1].taught
        assert undo_refusal(match, 0) == "undo-taught"

    def test_a_draw_stands_between(self):
        match = match_from(DEALT)
        do(match, "stash 0")
        assert match.log[-1].actor == CHANCE
        assert undo_refusal(match, 0) == "undo-chance"

    def test_another_seat_stands_between(self):
        match = last_round()
        do(match, "stash 0", "stash 7")
        assert undo_refusal(match, 0) == "undo-other-seat"
        assert match.can_undo(1)

    def test_who_has_done_nothing_has_nothing_to_take_back(self):
        match = last_round()
        assert undo_refusal(match, 0) == "undo-nothing"
        do(match, "stash 0")
        assert undo_refusal(match, 1) == "undo-nothing"

    def test_a_new_action_forgets_what_was_taken_back(self):
        match = last_round()
        do(match, "stash 0")
        match.undo(0)
        do(match, "stash 1")
        with pytest.raises(Refused) as caught:
            match.redo(1)
        assert caught.value.reason.key == "redo-nothing"

    def test_nobody_else_can_play_an_action_again(self):
        match = last_round()
        do(match, "stash 0")
        match.undo(0)
        with pytest.raises(Refused):
            match.redo(1)
        match.redo(0)
        assert len(match.log) == 1

    def test_the_story_is_taken_back_too(self):
        match = last_round()
        do(match, "stash 0")
        told = {reader: list(lines) for reader, lines in match.story.items()}
        match.undo(0)
        assert match.story == {0: [], 1: [], 2: []}
        match.redo(0)
        assert match.story == told


def naming_steps(before: dict[str, Any], step: int, after: dict[str, Any]) -> list[Line]:
    return [Line(type(toy.STEPS[step]).__name__, {})]


class TestStory:
    def test_an_action_is_told_once(self):
        """And the action that is awaited next is not told, for it has not happened."""
        match = last_round(Toy(narrate=naming_steps))
        for number, action in enumerate(("stash 0", "stash 6", "stash 1")):
            do(match, action)
            assert [line.key for at, line in match.story[0] if at == number].count("Act") == 1

    def test_a_preview_tells_the_same_steps(self):
        match = last_round(Toy(narrate=naming_steps))
        told = match.preview(0, match.state.game.catalogue.parse("stash 0")).lines
        do(match, "stash 0")
        assert told == [line for _, line in match.story[0]]

    def test_a_secret_is_told_to_those_who_may_know_it(self):
        match = Match(Toy(), Toy().new(2), KEY)
        match.begin()
        drawn = {
            reader: [line.args["things"] for _, line in lines if line.args["seat"] == 0]
            for reader, lines in match.story.items()
        }
        assert all(things for things in drawn[0])
        assert drawn[1] == drawn[2] == [[], []]

    def test_the_story_is_told_only_to_the_readers_asked_for(self):
        match = Match(Toy(), Toy().new(2), KEY, readers=[1])
        match.begin()
        assert list(match.story) == [1]
        assert len(match.story[1]) == 4


class TestPreview:
    def test_a_preview_tells_what_the_seat_would_see_and_changes_nothing(self):
        match = last_round()
        before = match.state.digest()
        assert [line.key for line in match.preview(0, toy.STASH.of(0)).lines] == ["log-stashes"]
        assert (match.state.digest(), match.log) == (before, [])

    def test_what_only_the_others_would_learn_is_told(self):
        assert [line.key for line in last_round().preview(0, toy.SHOW.of(1)).lines] == ["log-shows"]

    def test_a_preview_stops_before_chance(self):
        match = last_round()
        do(match, "show 0")
        assert match.preview(0, toy.SPY.base).lines == []

    def test_a_preview_says_what_follows(self):
        match = last_round()
        assert match.preview(0, toy.SHOW.of(1)).then == "ends"
        assert match.preview(0, toy.SHOW.of(0)).then == "on"
        do(match, "show 0")
        assert match.preview(0, toy.SPY.base).then == "chance"
        do(match, "skip", "show 6", "skip", "show 1")
        assert match.preview(1, toy.SHOW.of(7)).then == "over"

    def test_a_preview_says_whether_the_action_could_be_undone(self):
        """Not where it shows the others something, and not where they go on."""
        match = last_round()
        assert not match.preview(0, toy.SHOW.of(0)).undoable
        assert not match.preview(0, toy.STASH.of(0)).undoable
        do(match, "show 0")
        assert not match.preview(0, toy.SKIP.base).undoable

    def test_a_preview_of_an_illegal_action_is_refused(self):
        with pytest.raises(Refused) as caught:
            last_round().preview(0, toy.STASH.of(7))
        assert caught.value.reason.key == "reason-not-held"

    def test_explain_says_nothing_against_a_legal_action(self):
        match = last_round()
        assert match.explain(0, toy.STASH.of(0)) is None
        reason = match.explain(0, toy.STASH.of(7))
        assert reason is not None
        assert reason.key == "reason-not-held"

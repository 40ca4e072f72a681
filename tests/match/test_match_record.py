"""Records: what is written is read back, and a mistake is answered with one sentence that says where."""

import json
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.conformance.checks import play_match
from tests.conformance.toy import Toy
from tests.kit import play

from serai.core.rng import Rng
from serai.match.match import Match
from serai.match.record import MOST_ACTIONS, read_record, replay, write_record

TITLE = Toy()


def finished() -> dict[str, Any]:
    """A whole game of the toy as a document."""
    match = play_match(TITLE, TITLE.new(2), Rng(1), 100)
    document: dict[str, Any] = json.loads(write_record(match, ["Ada", "Bo"]))
    return document


def replayed(document: dict[str, Any]) -> Match:
    return replay(read_record(json.dumps(document)), TITLE)


def test_a_record_is_one_json_object_that_replays():
    document = finished()
    match = replayed(document)
    assert match.digest == document["digests"][-1]
    assert document["scores"] == [TITLE.score(match.state, seat) for seat in (0, 1)]
    assert document["winners"] == TITLE.winners(match.state)
    assert document["players"] == ["Ada", "Bo"]


def test_a_record_reserves_room_for_those_who_verify_chance():
    document = finished()
    assert (document["commitment"], document["nonces"], document["seed"]) == (None, None, None)


def test_a_record_of_a_game_going_on_has_no_winners_and_can_be_played_on():
    match = play_match(TITLE, TITLE.new(2), Rng(1), 3)
    text = write_record(match, ["Ada", "Bo"])
    assert json.loads(text)["winners"] == []
    again = replay(read_record(text), TITLE, match.key)
    action = int(again.state.legal()[0])
    again.play(int(again.state.actor()), action)
    match.play(int(match.state.actor()), action)
    assert again.log == match.log


def test_a_record_needs_no_digests():
    document = finished()
    digests = document.pop("digests")
    assert json.loads(write_record(replayed(document), ["Ada", "Bo"]))["digests"] == digests


def test_a_record_may_begin_from_a_position():
    s = TITLE.new(2)
    play(s, "draw 7\ndraw 0\ndraw 6\ndraw 1")
    position = TITLE.dump(s)
    match = play_match(TITLE, TITLE.load(2, {}, position), Rng(2), 5)
    record = read_record(write_record(match, ["Ada", "Bo"], position))
    assert replay(record, TITLE).log == match.log


def without(name: str) -> Callable[[dict[str, Any]], Any]:
    return lambda document: document.pop(name)


def changed(**changes: Any) -> Callable[[dict[str, Any]], Any]:
    return lambda document: document.update(changes)


def tamper(document: dict[str, Any]) -> None:
    document["digests"][7] = "0123456789abcdef"


def misspell(document: dict[str, Any]) -> None:
    document["log"][5] = "stahs 3"


def cheat(document: dict[str, Any]) -> None:
    document["log"][4] = "back"


def play_on(document: dict[str, Any]) -> None:
    document["log"].append("skip")
    document["digests"].append("0123456789abcdef")


@pytest.mark.parametrize(
    ("spoil", "told"),
    [
        (changed(colour="red"), "colour: is not a field of a record"),
        (changed(format=3), "format: this program reads formats 1 and 2, not 3"),
        (changed(format=True), "format: this program reads formats 1 and 2, not True"),
        (changed(format=1.0), "format: this program reads formats 1 and 2, not 1.0"),
        (without("format"), "format: this program reads formats 1 and 2, not None"),
        (changed(game=7), "game: must be the name of a game"),
        (without("game"), "game: must be the name of a game"),
        (changed(rules="1"), "rules: must be the number of a rules version"),
        (changed(rules=True), "rules: must be the number of a rules version"),
        (changed(rules=99), "rules: the record follows version 99 of magpies, this program has version 1"),
        (changed(options=[]), "options: must be an object"),
        (changed(options={"spying": "maybe"}), "option spying: 'maybe' is not one of off, on"),
        (changed(options={"weather": 1}), "magpies has no option 'weather'"),
        (changed(players="Ada"), "players: must be a list of strings"),
        (changed(players=["Ada", 2]), "players: must be a list of strings"),
        (changed(players=["Ada"]), "magpies is for 2 to 3 players, not 1"),
        (without("players"), "magpies is for 2 to 3 players, not 0"),
        (changed(start=[]), "start: must be a position or null"),
        (changed(start={"begin": {"at": "turn", "seat": 0}, "mixed": 3}), "mixed: must be true or false"),
        (changed(log="draw 1"), "log: must be a list of strings"),
        (changed(log=[["draw", 1]]), "log: must be a list of strings"),
        (changed(log=["skip"] * (MOST_ACTIONS + 1)), f"more than the {MOST_ACTIONS}"),
        (changed(digests=["0"]), "digests: there are 1 for"),
        (changed(digests=[1]), "digests: must be a list of strings"),
        (tamper, "log, action 8 ("),
        (tamper, "leads to a different position than the record says"),
        (misspell, "log, action 6: 'stahs' is not a verb"),
        (cheat, "log, action 5 (back): is not legal: reason-not-now"),
        (play_on, "is not legal: reason-game-over"),
        (changed(scores=[99, 0]), "scores: the record says [99, 0]"),
        (changed(scores="many"), "scores: must be a list of whole numbers"),
        (changed(winners=[True]), "winners: must be a whole number"),
        (changed(table=7), "table: must be a string"),
        (changed(commitment=["a"]), "commitment: must be a string"),
        (changed(nonces="a"), "nonces: must be a list of strings"),
        (changed(nonces=[1]), "nonces: must be a list of strings"),
        (changed(seed=5), "seed: must be a string"),
        (changed(seed="12"), "seed: must be 64 hexadecimal digits"),
        (changed(seed="0" * 64), "table: must be a string"),
        (changed(winners=[1, 0, 1]), "winners: the record says [1, 0, 1]"),
    ],
)
def test_a_mistake_is_answered_with_one_sentence(spoil: Callable[[dict[str, Any]], Any], told: str):
    document = finished()
    spoil(document)
    with pytest.raises(ValueError, match=re.escape(told)) as caught:
        replayed(document)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "this is not JSON"),
        ("{", "this is not JSON"),
        ('{"format": 1,}', "this is not JSON"),
        ("[]", "a record is a JSON object"),
        ("null", "a record is a JSON object"),
        ("3", "a record is a JSON object"),
        ("[" * 100_000, "this is not JSON"),
        ('{"format": ' + "9" * 5_000 + "}", "this is not JSON"),
    ],
    ids=["nothing", "half", "comma", "list", "null", "number", "deep", "long number"],
)
def test_text_that_is_no_record_is_answered_with_one_sentence(text: str, told: str):
    with pytest.raises(ValueError, match=told) as caught:
        read_record(text)
    assert "\n" not in str(caught.value)
    assert len(str(caught.value)) < 300


json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=8,
)


@given(name=st.sampled_from(sorted(finished())), value=json_values)
def test_whatever_a_field_holds_the_record_replays_or_is_refused(name: str, value: Any):
    document = finished()
    document[name] = value
    with suppress(ValueError):
        replayed(document)

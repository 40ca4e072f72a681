"""The catalogue: numbers, arguments and text are three forms of one action."""

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from serai.core.actions import GAME_OVER, Catalogue, Verb, numbers


def catalogue() -> tuple[Catalogue, list[Verb]]:
    made = Catalogue()
    verbs = [
        made.verb("pass", {}),
        made.verb("take", {"slot": numbers(4)}),
        made.verb("lay", {"colour": ["red", "green"], "cell": numbers(20)}),
    ]
    return made, verbs


CATALOGUE, (PASS, TAKE, LAY) = catalogue()


def test_verbs_lie_end_to_end():
    assert [(verb.base, verb.end) for verb in CATALOGUE.verbs] == [(0, 1), (1, 5), (5, 45)]
    assert CATALOGUE.size == 45


def test_every_action_survives_text_and_arguments():
    for action in range(CATALOGUE.size):
        verb = CATALOGUE.verb_of(action)
        assert verb.pack(verb.unpack(action)) == action
        assert CATALOGUE.parse(CATALOGUE.text(action)) == action


def test_text_is_what_a_player_would_type():
    assert CATALOGUE.text(PASS.base) == "pass"
    assert CATALOGUE.text(LAY.of(1, 13)) == "lay green 13"
    assert CATALOGUE.parse("  lay   green 13 ") == LAY.of(1, 13)


def test_an_action_is_described_for_programs():
    action = LAY.of(1, 13)
    described = {"id": action, "verb": "lay", "args": [1, 13], "text": CATALOGUE.text(action)}
    assert CATALOGUE.describe(action) == described
    assert list(CATALOGUE.labels(action).values()) == CATALOGUE.text(action).split()[1:]


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "empty"),
        ("   ", "empty"),
        ("fly 3", "the verbs are pass, take, lay"),
        ("take", "should have the form 'take SLOT'"),
        ("take 1 2", "should have the form 'take SLOT'"),
        ("pass 1", "should have the form 'pass'"),
        ("take 4", "'take' takes slot from 0 to 3, not '4'"),
        ("take -1", "'take' takes slot from 0 to 3, not '-1'"),
        ("lay blue 3", "'lay' takes colour red or green, not 'blue'"),
        ("lay red 20", "'lay' takes cell from 0 to 19, not '20'"),
        ("Take 1", "'Take' is not a verb"),
    ],
)
def test_text_that_is_no_action_is_answered_with_one_sentence(text: str, told: str):
    with pytest.raises(ValueError, match=re.escape(told)) as caught:
        CATALOGUE.parse(text)
    assert "\n" not in str(caught.value)


@given(st.text())
def test_any_text_is_an_action_or_refused(text: str):
    try:
        action = CATALOGUE.parse(text)
    except ValueError:
        return
    assert CATALOGUE.text(action).split() == text.split()


@pytest.mark.parametrize("values", [(), (1, 2, 3), (2, 0), (0, 20), (-1, 0)])
def test_arguments_that_do_not_fit_are_refused(values: tuple[int, ...]):
    with pytest.raises(ValueError, match="'lay'"):
        LAY.pack(list(values))


@pytest.mark.parametrize("action", [-1, 45, 10**6])
def test_a_number_outside_the_catalogue_is_no_action(action: int):
    with pytest.raises(ValueError, match="from 0 to 44"):
        CATALOGUE.text(action)


def test_a_verb_takes_its_actions_apart_by_itself():
    made = Catalogue()
    made.verb("pass", {})
    swap = made.verb("swap", {"mine": numbers(3), "theirs": numbers(4), "seat": numbers(5)})
    for action in range(made.size):
        assert swap.has(action) == (action > 0)
    for action in range(swap.base, swap.end):
        taken = [swap.first(action), swap.second(action), swap.third(action)]
        assert taken == swap.unpack(action)
        assert swap.of(*taken) == action
        assert swap.at(swap.arg(action)) == action


def test_a_verb_has_at_most_three_arguments():
    with pytest.raises(ValueError, match="split it into two steps"):
        Catalogue().verb("say", {name: numbers(2) for name in "abcd"})


def test_reasons_number_themselves_and_keep_their_key_and_anchor():
    made = Catalogue()
    first, second = made.reason("too-far", "moving"), made.reason("too-late", "turn")
    assert second == first + 1
    assert made.reasons[first] == ("reason-too-far", "moving")
    assert made.reasons[int(GAME_OVER)].key == "reason-game-over"

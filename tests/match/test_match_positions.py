"""Positions written by hand: whatever a document holds, it loads and can be played, or is refused."""

import copy
import json
import re
from functools import cache
from typing import Any, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.conformance.checks import check_dump_and_load, check_legal, check_views, check_weights
from tests.kit import THOROUGH, every_title, positions, tables

from serai.core.play import any_action, play_out
from serai.core.rng import Rng
from serai.core.state import OVER, State
from serai.core.title import Title
from serai.games import dump_position, find, load_position

T = TypeVar("T")

SAMPLES = 6  # documents of each table
AHEAD = 25  # actions played from what was loaded that are checked one by one
CHANGED = 20_000 if THOROUGH else 2_000  # agendas changed at random, of each title


@cache
def documents(title: Title) -> list[dict[str, Any]]:
    """Valid documents of many positions."""
    return [
        dump_position(s)
        for table in tables(title)
        for s in positions(table.title, table.seats, table.options, seed=4, count=SAMPLES)
    ]


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every place in a document that could be changed: a container with a key or an index."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [place for key, item in inner for place in [(value, key), *places(item)]]


def words(title: Title) -> list[str]:
    """Texts that mean something in the game's documents, so that mistakes are subtle ones."""
    found = {text for document in documents(title) for text in re.findall(r'"([^"]*)"', json.dumps(document))}
    return sorted(found | {"", "nothing"})


numbers = st.integers(-3, 20) | st.sampled_from(
    [1 << 12, (1 << 48) - 1, 1 << 48, 1 << 60, 1 << 61, 1 << 64, 1 << 200, -(1 << 61)]
)


def values(title: Title) -> st.SearchStrategy[Any]:
    plain = numbers | st.sampled_from(words(title)) | st.none() | st.booleans() | st.floats()
    return st.recursive(
        plain,
        lambda inner: (
            st.lists(inner, max_size=4) | st.dictionaries(st.sampled_from(words(title)), inner, max_size=3)
        ),
        max_leaves=6,
    )


@st.composite
def spoiled(draw: st.DrawFn, title: Title) -> Any:
    """A valid document with up to three things changed, removed, doubled or taken from another one."""
    document = copy.deepcopy(draw(st.sampled_from(documents(title))))
    for _ in range(draw(st.integers(1, 3))):
        found = places(document)
        if not found:
            break
        holder, key = draw(st.sampled_from(found))
        how = draw(st.sampled_from(["change", "nudge", "remove", "double", "graft"]))
        if how == "remove":
            del holder[key]
        elif how == "double" and isinstance(holder, list):
            holder.insert(key, copy.deepcopy(holder[key]))
        elif how == "nudge" and type(holder[key]) is int:
            holder[key] += draw(st.sampled_from([-1, 1, 8, 16]))
        elif how == "graft":
            others = [place for place in places(draw(st.sampled_from(documents(title)))) if place[1] == key]
            if others:
                donor, name = draw(st.sampled_from(others))
                holder[key] = copy.deepcopy(donor[name])
        else:
            holder[key] = draw(values(title))
    return document


def loaded(document: Any) -> State | None:
    """The position, or None if the document was refused with one sentence."""
    try:
        return load_position(document)
    except ValueError as error:
        sentence = str(error)
    assert sentence
    assert "\n" not in sentence
    return None


def check_playable(title: Title, s: State) -> None:
    """A position that was loaded can be looked at, saved and played to the end, and nothing is ever lost."""
    check_views(title, s)
    check_dump_and_load(title, s)
    pieces = title.census(s)
    rng = Rng(1)
    for _ in range(AHEAD):
        check_legal(s)
        check_weights(s)
        assert title.faults(s) == []
        if s.actor() == OVER:
            break
        s.apply(any_action(s, rng))
    check_dump_and_load(title, s)
    play_out(s, rng, title.longest)
    assert s.actor() == OVER, f"the game goes on after {title.longest} actions"
    assert title.faults(s) == []
    assert title.census(s) == pieces
    assert title.winners(s)


@st.composite
def with_other_frames(draw: st.DrawFn, title: Title) -> Any:
    """A valid document but for its agenda: steps and seats exist, and need not fit what lies on the table."""
    document = copy.deepcopy(draw(st.sampled_from(documents(title))))
    agenda = document["position"]["agenda"]
    names = st.sampled_from(title.new(document["seats"]).game.step_names)
    seats = st.integers(0, document["seats"] - 1)
    details = st.integers(0, 31) | st.integers(0, 1 << 18) | st.just((1 << 48) - 1)
    for frame in agenda:
        for place, values in ((0, names), (1, seats), (2, details)):
            if draw(st.integers(0, 3)) == 0:
                frame[place] = draw(values)
    agenda += draw(st.lists(st.tuples(names, seats, details).map(list), max_size=1))
    return document


def with_changed_agenda(title: Title, rng: Rng) -> Any:
    """A valid document in whose agenda one to three things are wrong, or all of it is another one's."""
    document, other = (copy.deepcopy(any_of(documents(title), rng)) for _ in range(2))
    agenda = document["position"]["agenda"]
    seats = document["seats"]
    names = title.new(seats).game.step_names
    for _ in range(1 + int(rng.below(3))):
        frame = [any_of(names, rng), int(rng.below(seats)), int(rng.below(1 << int(rng.below(20))))]
        place = int(rng.below(len(agenda) + 1))
        how = any_of(["insert", "remove", "double", "replace", "step", "seat", "detail", "nudge"], rng)
        if how == "replace":
            agenda[:] = [frame for frame in other["position"]["agenda"] if frame[1] < seats]
        elif how == "insert" or place == len(agenda):
            agenda.insert(place, frame)
        elif how == "remove":
            del agenda[place]
        elif how == "double":
            agenda.insert(place, list(agenda[place]))
        elif how == "nudge":
            agenda[place][2] = max(0, agenda[place][2] + any_of([-16, -1, 1, 16], rng))
        else:
            part = ["step", "seat", "detail"].index(how)
            agenda[place][part] = frame[part]
    return document


def any_of(values: list[T], rng: Rng) -> T:
    return values[int(rng.below(len(values)))]


@pytest.mark.parametrize("title", every_title())
@given(data=st.data())
def test_a_spoiled_document_is_refused_or_can_be_played(title: Title, data: st.DataObject):
    s = loaded(data.draw(spoiled(title) | with_other_frames(title)))
    if s is not None:
        check_playable(title, s)


@pytest.mark.parametrize("title", every_title())
def test_what_is_pending_fits_what_lies_on_the_table_or_is_refused(title: Title):
    rng = Rng(1)
    played = 0
    for _ in range(CHANGED):
        s = loaded(with_changed_agenda(title, rng))
        if s is not None:
            check_playable(title, s)
            played += 1
    assert 0 < played < CHANGED


TITLE = find("cleocatra")


@pytest.mark.parametrize(
    ("document", "told"),
    [
        (None, "a position is a JSON object"),
        ([], "a position is a JSON object"),
        ("cleocatra", "a position is a JSON object"),
        ({}, "there is no game ''"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": ["cleocatra"]}, "there is no game ['cleocatra']"),
        ({"game": TITLE.name, "seats": 2, "position": {}, "colour": 1}, "colour: is not a field"),
        ({"game": TITLE.name, "position": {}}, "seats: must be the number of players"),
        ({"game": TITLE.name, "seats": True, "position": {}}, "seats: must be the number of players"),
        ({"game": TITLE.name, "seats": 9, "position": {}}, "not 9"),
        ({"game": TITLE.name, "seats": 2}, "position: must be"),
        ({"game": TITLE.name, "seats": 2, "options": [], "position": {}}, "must be objects"),
        ({"game": TITLE.name, "seats": 2, "options": {"moon": 1}, "position": {}}, "has no option 'moon'"),
    ],
)
def test_a_document_with_a_mistake_in_its_frame_is_answered_with_one_sentence(document: Any, told: str):
    with pytest.raises(ValueError, match=re.escape(told)) as caught:
        load_position(document)
    assert "\n" not in str(caught.value)


def test_a_game_that_ended_because_all_passed_can_be_saved():
    position = {"agenda": [], "passes": 2, "turns": 8}
    document = {"game": TITLE.name, "seats": 2, "options": {}, "position": position}
    s = load_position(document)
    assert s.actor() == OVER
    check_dump_and_load(TITLE, s)

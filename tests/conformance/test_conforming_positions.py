"""Positions written by hand: whatever a document holds, it loads and can be played, or is refused."""

import copy
import json
import re
from functools import cache
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.conformance.checks import (
    check_dump_and_load,
    check_legal,
    check_save_and_restore,
    check_views,
    check_weights,
    rests_at_an_entry,
)
from tests.conformance.samples import SHARE
from tests.kit import ROOT, every_title, tables

from serai.core.play import any_action, play_out
from serai.core.rng import Rng
from serai.core.rows import MOST, ORDER, Field
from serai.core.rows import keys as axis_keys
from serai.core.rows import places as axis_places
from serai.core.state import OVER, State
from serai.core.title import Title
from serai.games import dump_position, find, load_position

SAMPLES = 6  # documents of each table
EXTREMES = 9 * SHARE  # one of so many documents gets extreme values
AHEAD = 24 // SHARE  # actions played from what was loaded that are checked one by one


@cache
def documents(title: Title) -> list[dict[str, Any]]:
    """Valid documents of many positions: of each table some that a random game has led to, and its end."""
    found = []
    for seed, table in enumerate(tables(title)):
        rng = Rng(seed)
        s = table.new()
        resting = []
        while s.actor() != OVER:
            s.apply(any_action(s, rng))
            if rests_at_an_entry(s):
                resting.append(s.copy())
        few = max(1, len(resting) // SAMPLES)
        found += [dump_position(s) for s in (*resting[::few], resting[-1])]
    return found


def places(value: Any) -> list[tuple[Any, Any]]:
    """Every place in a document that could be changed: a container with a key or an index."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    return [place for key, item in inner for place in [(value, key), *places(item)]]


def words(title: Title) -> list[str]:
    """Texts that mean something in the game's documents, so that mistakes are subtle ones."""
    found = {text for document in documents(title) for text in re.findall(r'"([^"]*)"', json.dumps(document))}
    return sorted(found | {"", "nothing"})


numbers = st.integers(-3, 20) | st.sampled_from(
    [
        1 << 12,
        MOST - 1,
        MOST,
        MOST + 1,
        (1 << 48) - 1,
        1 << 48,
        1 << 60,
        1 << 61,
        1 << 64,
        1 << 200,
        -(1 << 61),
    ]
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
    check_save_and_restore(title, s)
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
    check_dump_and_load(title, s)
    assert s.actor() == OVER, f"the game goes on after {title.longest} actions"
    assert title.faults(s) == []
    assert title.census(s) == pieces
    assert title.winners(s)


@pytest.mark.parametrize("title", every_title())
@given(data=st.data())
def test_a_spoiled_document_is_refused_or_can_be_played(title: Title, data: st.DataObject):
    s = loaded(data.draw(spoiled(title)))
    if s is not None:
        check_playable(title, s)


@pytest.mark.parametrize("title", every_title())
def test_whatever_counts_stays_in_range_when_it_is_loaded_at_its_most(title: Title):
    """The rows that are plain numbers, each at the ends of its range."""
    played = 0
    for document in documents(title)[::EXTREMES]:
        s = load_position(document)
        for row in s.layout().rows:
            if not isinstance(row, Field) or row.of is not None or row.flag or not row.written:
                continue
            for value in (row.least, row.most):
                changed = copy.deepcopy(document)
                changed["position"][row.name] = filled(row, value, int(s.game.seats))
                extreme = loaded(changed)
                if extreme is not None:
                    check_playable(title, extreme)
                    played += 1
    assert played or not any(isinstance(row, Field) and row.of is None for row in s.layout().rows)


def filled(row: Field, value: int, seats: int, depth: int = 0) -> Any:
    """A row with this value everywhere."""
    if depth == len(row.axes):
        return value
    axis = row.axes[depth]
    inner = filled(row, value, seats, depth + 1)
    if isinstance(axis, int) or axis == ORDER:
        return [inner] * axis_places(axis, seats)
    return {key: copy.deepcopy(inner) for key in axis_keys(axis, seats)}


TITLE = find("cleocatra")
TWO_TILES = {
    "begin": {"at": "turn", "seat": 0},
    "cell": {"OR1": "0 0", "PU1": "1 0"},
    "rescuers": {"0": ["OR1"]},
}


@pytest.mark.parametrize(
    ("document", "told"),
    [
        (None, "a position is a JSON object"),
        ([], "a position is a JSON object"),
        ("cleocatra", "a position is a JSON object"),
        ({}, "game: must be the name of a game"),
        ({"game": "chess"}, "there is no game 'chess'"),
        ({"game": ["cleocatra"]}, "game: must be the name of a game"),
        ({"game": TITLE.name, "seats": 2, "position": {}, "colour": 1}, "colour: is not a field"),
        ({"game": TITLE.name, "position": {}}, "seats: must be the number of players"),
        ({"game": TITLE.name, "seats": True, "position": {}}, "seats: must be the number of players"),
        ({"game": TITLE.name, "seats": 9, "position": {}}, "not 9"),
        ({"game": TITLE.name, "seats": 2}, "position: must be an object"),
        ({"game": TITLE.name, "seats": 2, "options": [], "position": {}}, "options: must be an object"),
        ({"game": TITLE.name, "seats": 2, "options": {"moon": 1}, "position": {}}, "has no option 'moon'"),
        ({"game": TITLE.name, "seats": 2, "position": {}}, "begin: must say where the position begins"),
    ],
)
def test_a_document_with_a_mistake_in_its_frame_is_answered_with_one_sentence(document: Any, told: str):
    with pytest.raises(ValueError, match=re.escape(told)) as caught:
        load_position(document)
    assert "\n" not in str(caught.value)


def test_the_example_of_the_documentation_loads():
    text = (ROOT / "docs/positions.md").read_text(encoding="utf-8")
    s = load_position(json.loads(text.split("```json")[1].split("```")[0]))
    assert s.actor() == 0


def test_a_position_in_the_middle_of_a_turn_is_refused_with_one_sentence():
    s = load_position({"game": TITLE.name, "seats": 2, "position": TWO_TILES})
    s.apply(s.game.catalogue.parse("scout"))
    with pytest.raises(ValueError, match="a position begins at one of turn, pass, end; a record keeps any"):
        dump_position(s)

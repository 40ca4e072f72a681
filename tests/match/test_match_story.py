"""A story may be told late, in parts or after going back: it is always the same one."""

import random

import pytest
from tests.conformance.toy import Toy

from serai.core.play import any_action
from serai.core.rng import Rng
from serai.core.state import OVER, State
from serai.core.title import Title
from serai.games import find
from serai.match.match import MARK, Match

GAMES = [Toy(), find("cleocatra"), find("sultans_wishes")]


def played(title: Title, most: int, seed: int = 1) -> Match:
    match = Match(title, title.new(2), bytes(32), readers=())
    rng = Rng(seed)
    while match.state.actor() != OVER and len(match.log) < most:
        match.record(int(any_action(match.state, rng)))
    return match


@pytest.mark.parametrize("title", GAMES, ids=lambda title: title.name)
def test_a_story_told_at_the_end_is_the_one_told_on_the_way(title: Title):
    late = played(title, 60)
    on_the_way = Match(title, late.start, bytes(32), readers=())
    for entry in late.log:
        on_the_way.record(entry.action)
        for reader in range(3):
            assert on_the_way.told(reader).view() == title.view(on_the_way.state, reader)
    for reader in range(3):
        assert late.told(reader).lines == on_the_way.told(reader).lines


@pytest.mark.parametrize("title", GAMES, ids=lambda title: title.name)
def test_a_story_is_right_again_after_going_back(title: Title):
    rng = random.Random(1)
    match = played(title, 3 * MARK)
    fresh = played(title, 3 * MARK)
    for _ in range(4):
        length = rng.randrange(len(match.log))
        told = rng.randrange(len(match.log) + 1)
        match.telling(0).tell([entry.action for entry in match.log[match.telling(0).told : told]])
        again = [entry.action for entry in match.log[length:]]
        match.rewind(length)
        assert match.digest == next(fresh.positions(length, length)).digest()
        assert match.told(0).view() == title.view(match.state, 0)
        for action in again:
            match.record(action)
        assert match.log == fresh.log
        assert match.draws == fresh.draws
        assert match.told(0).lines == fresh.told(0).lines


@pytest.mark.parametrize("title", GAMES, ids=lambda title: title.name)
def test_stories_told_one_by_one_go_on_from_one_position(title: Title):
    match = played(title, 60)
    for reader in range(3):
        story = match.telling(reader)
        story.tell([entry.action for entry in match.log[story.told :]])
        match.share_position(story)
    assert len({id(story.state) for story in match.stories.values()}) == 1
    whole = played(title, 90)
    for entry in whole.log[len(match.log) :]:
        match.record(entry.action)
    for reader in (0, 2, 1):
        assert match.told(reader).lines == whole.told(reader).lines
        assert match.told(reader).view() == title.view(match.state, reader)


def last_of(match: Match, length: int) -> State:
    """The position after so many actions, played from the start."""
    s = match.start.copy()
    for entry in match.log[:length]:
        s.apply(entry.action)
    return s


def test_going_back_is_short_however_long_the_match_is():
    match = played(find("sultans_wishes"), 4 * MARK)
    lengths = [length for length, _ in match.marks]
    assert lengths == list(range(0, len(match.log) + 1, MARK))
    for length, kept in match.marks[1:]:
        assert kept.digest() == last_of(match, length).digest()


def test_a_story_is_told_to_nobody_who_does_not_ask():
    match = played(find("sultans_wishes"), 20)
    assert match.stories == {}
    match.told(1)
    assert list(match.stories) == [1]


def test_where_nothing_is_secret_all_share_one_story():
    match = played(find("cleocatra"), 20)
    assert match.told(0) is match.told(1) is match.told(2)

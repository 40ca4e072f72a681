"""Search: the same seed, the same answer; it can't know what its seat can't; it keeps to its budget."""

from __future__ import annotations

import time
from collections.abc import Iterator

import pytest
from tests.conformance.checks import everything
from tests.conformance.toy import Toy
from tests.kit import Table, every_table, every_title, positions, tables

from serai.bots import consider
from serai.bots.levels import DEFAULTS, SEARCHING, level_of
from serai.bots.search import Search, SearchBot, Thoughts
from serai.core.level import ANY, AVERAGES, COMPARED, NOTHING, TURN, Level
from serai.core.play import pick, redealt
from serai.core.rng import Rng
from serai.core.state import CHANCE, OVER, State
from serai.core.title import Title
from serai.games import GAMES

QUICK = Level(12, 1e9, policy=int(COMPARED), turns=1, compared=2)
POSITIONS = 8
FOREVER = 1e12


def decisions(title: Title, seats: int, options: dict[str, object], count: int = POSITIONS) -> list[State]:
    """Positions in which somebody has a choice."""
    found = positions(title, seats, options, seed=4, count=count)
    return [s for s in found if s.actor() not in (CHANCE, OVER) and len(s.legal()) > 1]


def shares(thoughts: Thoughts) -> dict[int, float]:
    return {thought.action: thought.share for thought in thoughts.actions}


@pytest.mark.parametrize("table", every_table())
def test_a_search_answers_and_leaves_the_state_as_it_was(table: Table):
    for number, s in enumerate(decisions(*table)):
        before = everything(s)
        first = SearchBot(table.title, QUICK).choose(s, Rng(number))
        assert first in list(s.legal())
        assert everything(s) == before
        assert SearchBot(table.title, QUICK).choose(s, Rng(number)) == first


@pytest.mark.parametrize("title", every_title())
def test_the_same_seed_gives_the_same_thoughts(title: Title):
    for policy in (ANY, AVERAGES, COMPARED):
        level = QUICK._replace(policy=int(policy), asks=int(TURN), iterations=20)
        table = next(tables(title))
        for s in decisions(*table, count=3):
            assert consider(title, s, 7, level) == consider(title, s, 7, level)


@pytest.mark.parametrize("title", every_title())
def test_thoughts_add_up(title: Title):
    for table in tables(title):
        for s in decisions(*table, count=2):
            thoughts = consider(title, s, 1, QUICK._replace(iterations=30))
            assert sorted(thought.action for thought in thoughts.actions) == list(s.legal())
            assert sum(thought.visits for thought in thoughts.actions) == thoughts.iterations == 30
            assert sum(shares(thoughts).values()) == pytest.approx(1)
            for thought in thoughts.actions:
                assert thought.line[0] == thought.action
                if table.seats > 1 and thought.visits:
                    assert sum(thought.results) == pytest.approx(1)


def test_a_prior_speaks_of_all_actions_or_of_none_and_changes_nothing():
    for title in GAMES:
        prior = title.parts.prior
        if prior is None:
            continue
        found = []
        for table in tables(title):
            for s in decisions(*table, count=20):
                before = everything(s)
                found.append(len(prior(s)))
                assert found[-1] in (0, len(s.legal()))
                assert everything(s) == before
        assert any(found)


def test_leads_are_told_for_every_seat_and_change_nothing():
    for title in GAMES:
        leads = title.parts.leads
        if leads is None:
            continue
        for table in tables(title):
            for s in decisions(*table):
                before = everything(s)
                assert len(leads(s)) == table.seats
                assert everything(s) == before


def most_apart(title: Title, all_knowing: bool) -> float:
    """How far apart the expected results of a state and of one that its seat can't tell from it can be."""
    level = Level(400, FOREVER, asks=int(NOTHING))
    furthest = 0.0
    for number, s in enumerate(decisions(title, 2, {"spying": "off"}, count=24)):
        other = redealt(title, s, int(s.actor()), Rng(number + 50))
        here, there = (consider(title, it, number, level, all_knowing).results[0] for it in (s, other))
        furthest = max(furthest, abs(here - there))
    return furthest


def test_a_bot_given_a_re_dealt_state_thinks_as_given_the_true_one():
    """One that sees everything would not: that is what the test can tell apart."""
    fair, peeking = most_apart(Toy(), False), most_apart(Toy(), True)
    assert fair < 0.1 < peeking, f"{fair:.3f}, {peeking:.3f}"


@pytest.mark.parametrize("title", every_title())
def test_in_every_game_a_re_dealt_state_is_judged_as_the_true_one(title: Title):
    """As far apart as two seeds are for one state, and no further: one that sees everything is at 0.1."""
    table = [table for table in tables(title) if table.seats == 2][-1]
    level = QUICK._replace(iterations=100)
    apart = []
    for number, s in enumerate(decisions(*table, count=16)):
        other = redealt(title, s, int(s.actor()), Rng(number + 50))
        here, there = (consider(title, it, number, level).results[0] for it in (s, other))
        apart.append(abs(here - there))
    assert apart
    assert sum(apart) / len(apart) < 0.05


class Ticking:
    """A clock that goes on by a thousandth of a second whenever somebody looks at it."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        self.now += 0.001
        return self.now


def test_thinking_stops_at_the_deadline(monkeypatch: pytest.MonkeyPatch):
    title = Toy()
    s = decisions(title, 2, {})[0]
    monkeypatch.setattr(time, "monotonic", Ticking())
    thoughts = consider(title, s, 1, Level(10**6, 0.2))
    assert 180 <= thoughts.iterations <= 200


def test_a_search_that_stops_early_plays_what_it_would_have_played():
    title = Toy()
    saved = 0
    for number, s in enumerate(decisions(title, 2, {}, count=24)):
        answers = []
        for all_the_way in (False, True):
            search = Search(title, Level(150, FOREVER))
            search.begin(s.copy(), s.actor(), Rng(number))
            saved += (1 - 2 * all_the_way) * (150 - search.think(150, FOREVER, all_the_way))
            answers.append(search.best())
        assert answers[0] == answers[1]
    assert saved > 0


def turns_of(title: Title, seats: int, bot: SearchBot) -> Iterator[int]:
    """Plays a game; iterations that each turn of seat 0 took."""
    s = title.new(seats)
    rng = Rng(3)
    turn, left = -1, 0
    while s.actor() != OVER:
        if s.actor() == CHANCE:
            s.apply(pick(s, rng))
        elif s.actor() == 0:
            if s.turn() != turn:
                if turn >= 0:
                    yield bot.level.iterations - left
                turn = s.turn()
            s.apply(bot.choose(s, rng))
            left = int(bot.iterations_left)
            assert bot.search.used <= bot.search.room == len(bot.search.child)
        else:
            s.apply(s.legal()[rng.below(len(s.legal()))])


@pytest.mark.parametrize("title", every_title())
def test_a_turn_keeps_to_its_budget_and_a_game_to_its_memory(title: Title):
    bot = SearchBot(title, QUICK._replace(iterations=32))
    room = bot.search.room
    spent = list(turns_of(title, max(2, title.fewest), bot))
    assert len(spent) > 3
    assert max(spent) <= 2 * 32
    assert bot.search.room == room


@pytest.mark.parametrize("title", every_title())
def test_a_tree_is_kept_within_a_turn(title: Title):
    """Wherever the turn goes on and the seat has learned nothing, the next search begins with old visits."""
    table = next(table for table in tables(title) if table.seats == 2)
    bot = SearchBot(title, QUICK._replace(iterations=60))
    kept = 0
    for s in decisions(*table, count=40):
        seat, turn = s.actor(), s.turn()
        s = s.copy()
        s.apply(bot.choose(s, Rng(1)))
        if s.actor() == seat and s.turn() == turn and bot.expected is not None:
            before = bot.search.visits[bot.search.root]
            bot.choose(s, Rng(1))
            kept += before > 0
    assert kept > 0


def test_a_novice_overlooks_actions_but_never_all():
    title = Toy()
    for number, s in enumerate(decisions(title, 2, {})):
        search = Search(title, Level(10, FOREVER, blind=99))
        search.begin(s.copy(), s.actor(), Rng(number))
        assert 1 <= len(search.open) < len(s.legal())


@pytest.mark.parametrize("title", every_title())
def test_every_game_has_every_level(title: Title):
    assert set(title.parts.levels) <= set(DEFAULTS) == set(SEARCHING)
    found = [level_of(title, name) for name in SEARCHING]
    assert found == sorted(found, key=lambda level: level.iterations)
    assert level_of(title, "strong").seconds <= 0.5
    assert level_of(title, "master").seconds <= 3

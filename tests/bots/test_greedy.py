"""Bots: greedy beats random in every game, and a bot leaves what it is given as it was."""

from math import sqrt

import pytest
from tests.conformance.checks import check_bots, everything
from tests.conformance.toy import Toy
from tests.kit import THOROUGH, Table, every_table, every_title, positions, tables

from serai.bots import make_bot
from serai.bots.bot import Bot, RandomBot
from serai.bots.greedy import GreedyBot
from serai.cli.shared import build
from serai.core.rng import Rng
from serai.core.state import CHANCE, OVER
from serai.core.title import Title

COMPILED = build.current() == build.COMPILED
GAMES = 40 if THOROUGH else 4 if COMPILED else 1  # of each table
FEWEST = 9 if COMPILED else 3  # of each game: where tables are few, luck must not decide
POSITIONS = 12


@pytest.mark.parametrize("title", every_title())
def test_greedy_beats_random(title: Title):
    """One greedy bot among random ones, in a changing seat, wins two games of three, give or take luck."""
    contests = [table for table in tables(title) if table.seats > 1]
    if not COMPILED:
        contests = contests[:: -(-len(contests) // FEWEST) or 1]
    rounds = max(GAMES, -(-FEWEST // len(contests))) if contests else 0
    won = 0.0
    for number, table in enumerate(contests * rounds):
        seat = number // len(contests) % table.seats
        bots: list[Bot] = [RandomBot() for _ in range(table.seats)]
        bots[seat] = make_bot("greedy", title)
        s = table.new()
        check_bots(title, s, bots, Rng(number))
        winners = title.winners(s)
        won += (seat in winners) / len(winners)
    played = len(contests) * rounds
    luck = sqrt(2 * played) / 3  # a standard deviation of so many games
    assert won >= 2 * played / 3 - luck, f"{won} of {played} games"


@pytest.mark.parametrize("title", every_title())
def test_greedy_scores_more_than_random_without_opponents(title: Title):
    """At every table for one: more points in all than random play, game by game with the same chance."""
    for table in tables(title):
        if table.seats > 1:
            continue
        points = []
        for bot in (GreedyBot(title.value), RandomBot()):
            points.append(0)
            for number in range(GAMES):
                s = table.new()
                check_bots(title, s, [bot], Rng(number))
                points[-1] += title.score(s, 0)
        assert points[0] > points[1]


@pytest.mark.parametrize("table", every_table())
def test_a_bot_leaves_the_state_it_is_given_as_it_was(table: Table):
    for number, s in enumerate(positions(*table, seed=8, count=POSITIONS)):
        if s.actor() in (CHANCE, OVER):
            continue
        before = everything(s)
        for bot in (RandomBot(), make_bot("greedy", table.title)):
            action = bot.choose(s, Rng(number))
            assert action in list(s.legal())
            assert everything(s) == before


def test_a_bot_chooses_the_same_action_from_the_same_seed():
    title = Toy()
    for s in positions(title, 3, {}, seed=2, count=POSITIONS):
        if s.actor() not in (CHANCE, OVER):
            for bot in (RandomBot(), GreedyBot(title.value)):
                assert bot.choose(s, Rng(5)) == bot.choose(s, Rng(5))


def test_greedy_takes_the_points_that_lie_there():
    """In the toy a thing shown scores its number, and nothing stashed scores at all."""
    title = Toy()
    for s in positions(title, 2, {"spying": "off"}, seed=3, count=POSITIONS):
        if s.actor() not in (CHANCE, OVER):
            words = s.game.catalogue.text(GreedyBot(title.value).choose(s, Rng(1))).split()
            assert words[0] == "show" or words[1] == "0"


def test_random_plays_every_action_sooner_or_later():
    s = Toy().new(2)
    for action in ("draw 7", "draw 0", "draw 6", "draw 1"):
        s.apply(s.game.catalogue.parse(action))
    rng = Rng(1)
    assert {int(RandomBot().choose(s, rng)) for _ in range(100)} == {int(action) for action in s.legal()}

"""Playing on and on takes no more memory: neither objects nor pages stay behind."""

import gc
import sys

import pytest
from librt.vecs import vec
from mypy_extensions import i64
from tests.kit import every_title, tables

from serai.cli.commands.bench import memory_used
from serai.cli.shared import build
from serai.core.features import features_of
from serai.core.pieces import Pieces
from serai.core.play import any_action
from serai.core.rng import Rng
from serai.core.state import OVER
from serai.core.title import Title
from serai.rl import Games

GAMES = 100 if build.current() == build.COMPILED else 50  # in a round
ROUNDS = 2
SLACK = 40  # blocks that come and go by themselves; one left behind by each game would be more
PAGES = 4_096  # kB; a kB left behind by each action would be more


def play_and_look(title: Title, games: int) -> None:
    """Games with everything that a server or a search does to a state."""
    table = list(tables(title))[-1]
    features = features_of(table.new())
    for seed in range(games):
        rng = Rng(seed)
        s = table.new()
        while s.actor() != OVER:
            twin = s.copy()
            title.redeterminise(twin, 0, rng)
            twin.settle()
            s.why(0)
            s.digest()
            s.apply(any_action(s, rng))
        features.numbers(s, 0)
        title.restore(title.save(s))
        title.load(table.seats, table.options, title.dump(s))
        title.view(s, title.most, memory=True)
        title.winners(s)


@pytest.mark.parametrize("title", every_title())
def test_repeated_play_leaves_nothing_behind(title: Title):
    play_and_look(title, GAMES // 10)  # fills the caches
    grown = []
    pages = memory_used()
    for _ in range(ROUNDS):
        gc.collect()
        blocks, objects = sys.getallocatedblocks(), len(gc.get_objects())
        play_and_look(title, GAMES)
        gc.collect()
        grown.append((sys.getallocatedblocks() - blocks, len(gc.get_objects()) - objects))
    assert min(blocks for blocks, _ in grown) <= SLACK
    assert min(objects for _, objects in grown) <= 0
    assert memory_used() - pages <= PAGES


@pytest.mark.parametrize("title", every_title())
def test_games_stepped_together_leave_nothing_behind(title: Title):
    games = Games(title, 8)
    games.step_at_random(GAMES * 4)
    grown = []
    for _ in range(ROUNDS):
        gc.collect()
        blocks = sys.getallocatedblocks()
        games.step_at_random(GAMES * 4)
        games.seen_by(0, 0)
        games.step(games.masks.argmax(axis=1))
        gc.collect()
        grown.append(sys.getallocatedblocks() - blocks)
    assert min(grown) <= GAMES * 4  # each of them has eight times as many steps


def test_a_vector_handed_to_compiled_code_is_given_back():
    """As an argument and as the value of a field; see the corrections in setup.py."""
    pieces = Pieces(2, 3)
    blocks = sys.getallocatedblocks()
    for _ in range(10 * SLACK):
        pieces.deal(vec[i64]([0, 1, 2]))
        pieces.order = vec[i64]([2, 1, 0])
    assert sys.getallocatedblocks() - blocks <= SLACK
    assert (list(pieces.where), list(pieces.order)) == ([0, 1, 2], [2, 1, 0])

"""The arena on a Ray cluster of several nodes, as Ray's own cluster utility starts them on this machine."""

from __future__ import annotations

import os
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.arena.test_arena import Doomed, event, named, untimed

from serai.arena.playing import Result, play_game
from serai.arena.schedule import schedule
from serai.cli.commands.arena import play_event
from serai.cli.shared import jobs
from serai.cli.shared.kept import one_each

pytestmark = pytest.mark.filterwarnings("ignore")  # Ray's own


class Slow:
    """Takes the first legal action, after a while."""

    def choose(self, state, rng):
        time.sleep(0.01)
        return state.legal()[0]


SLOW = f"{__name__}:{Slow.__name__}"


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A head that plays nothing; the nodes of a test play."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    os.environ["RAY_ENABLE_WINDOWS_OR_OSX_CLUSTER"] = "0"  # nodes are found by the loopback address, as there
    from ray.cluster_utils import Cluster

    here = {"node_ip_address": "127.0.0.1", "include_dashboard": False}
    cluster: Any = Cluster(initialize_head=True, head_node_args={"num_cpus": 0, **here})
    yield cluster
    cluster.shutdown()


@pytest.fixture
def nodes(cluster: Any) -> Iterator[list[Any]]:
    nodes = [cluster.add_node(num_cpus=1, node_ip_address="127.0.0.1") for _ in range(2)]
    yield nodes
    for node in nodes:
        if node in cluster.worker_nodes:
            cluster.remove_node(node)


def test_a_cluster_plays_what_one_process_plays(cluster: Any, nodes: list[Any], tmp_path: Path):
    played = event("random", "greedy", games=12)
    here = play_event(played, tmp_path / "here", workers=1)
    there = play_event(played, tmp_path / "there", cluster=cluster.address)
    assert untimed(there) == untimed(here)


def test_the_games_of_a_killed_node_are_played_again_and_none_counts_twice(cluster: Any, nodes: list[Any]):
    played = event("random", SLOW, games=16)
    play = partial(play_game, played)
    games = list(schedule(played))
    results: list[Result] = []
    for result in jobs.run("", games, play, one_each, cluster=cluster.address):
        if not results:
            cluster.remove_node(nodes[0], allow_graceful=False)
        results.append(result)
    assert len(results) == 16
    here = {game.number: play(game) for game in games}
    assert untimed({result.number: result for result in results}) == untimed(here)


def test_a_cluster_whose_processes_always_die_is_given_up(
    cluster: Any, nodes: list[Any], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(jobs, "TRIES", 1)
    with pytest.raises(ValueError, match="the worker processes keep dying"):
        play_event(event("random", named(Doomed), games=2), tmp_path / "doomed", cluster=cluster.address)


def test_where_no_cluster_is_one_sentence_says_so(tmp_path: Path):
    with pytest.raises(ValueError, match=r"there is no Ray cluster at 127\.0\.0\.1:1;"):
        play_event(event("random", "greedy"), tmp_path / "none", cluster="127.0.0.1:1")

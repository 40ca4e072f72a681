"""Print one digest for each random game: `python -m tests.parity.digests GAME FIRST LAST`.

A digest covers the positions after every action, and what a learner sees now and then. Seeds run from FIRST
up to LAST, at every table of the game; the first line says whether the rules ran compiled or interpreted.
"""

import sys
from collections.abc import Iterable, Iterator
from hashlib import blake2b

from tests.kit import Table

from serai.cli.shared import build
from serai.core.features import features_of
from serai.core.play import any_action
from serai.core.rng import Rng
from serai.core.state import OVER
from serai.core.title import Title
from serai.games import find

LOOK = 50  # actions between two looks of a learner


def every_variant(title: Title) -> list[Table]:
    return [Table(title, seats, options) for seats, options in title.tables()]


def game_digests(table: Table, seeds: Iterable[int]) -> Iterator[str]:
    """A line for each game: table, seed, number of actions, digest."""
    features = features_of(table.new())
    for seed in seeds:
        rng = Rng(seed)
        s = table.new()
        total = blake2b(s.digest().encode(), digest_size=8)
        actions = 0
        while s.actor() != OVER:
            s.apply(any_action(s, rng))
            actions += 1
            total.update(s.digest().encode())
            if actions % LOOK == 0:
                total.update(str(features.numbers(s, actions % (table.seats + 1))).encode())
        yield f"{table.name()} {seed} {actions} {total.hexdigest()}"


def main() -> None:
    game, first, last = sys.argv[1:]
    print(build.current())
    for table in every_variant(find(game)):
        for line in game_digests(table, range(int(first), int(last))):
            print(line)


if __name__ == "__main__":
    main()

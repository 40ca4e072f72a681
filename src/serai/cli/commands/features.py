"""`serai features`: what a learner sees of a game, slot by slot."""

import json
from collections.abc import Sequence

from serai.cli.shared.inputs import read_options
from serai.core.features import features_of
from serai.games import find


def list_features(game: str, seats: int | None, options: Sequence[str], as_json: bool) -> None:
    """Print the number and the name of each slot, or all names as JSON."""
    title = find(game)
    names = features_of(title.new(seats or title.fewest, read_options(options))).names
    if as_json:
        print(json.dumps(names))
        return
    for number, name in enumerate(names):
        print(f"{number:6} {name}")

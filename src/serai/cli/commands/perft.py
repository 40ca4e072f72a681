"""`serai perft`: how many ways there are to play so many actions, chance included."""

from collections.abc import Sequence
from pathlib import Path

from serai.cli.shared.inputs import read_options, read_position
from serai.core.play import perft
from serai.games import find


def count_ways(
    game: str,
    depth: int = 3,
    seats: int | None = None,
    options: Sequence[str] = (),
    position: Path | None = None,
) -> None:
    """Print one line per depth, from the table as laid or from a position."""
    title = find(game)
    if depth < 1:
        raise ValueError(f"the depth must be at least 1, not {depth}")
    if position and (seats is not None or options):
        raise ValueError("seats and options are in the file, so leave --seats and --option out")
    if position:
        _, state = read_position(position, title)
    else:
        state = title.new(title.fewest if seats is None else seats, read_options(options))
    for deep in range(1, depth + 1):
        print(f"{deep} {perft(state, deep)}", flush=True)

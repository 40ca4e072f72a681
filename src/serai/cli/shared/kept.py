"""Games that are played by all cores and kept as they end, so that a run which was stopped goes on."""

import json
import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any, Protocol, TypeVar

from serai.arena.schedule import Game
from serai.cli.shared import jobs


class Played(Protocol):
    """How a game ended: a tuple of plain data that has the game's number."""

    @property
    def number(self) -> int: ...


P = TypeVar("P", bound=Played)


def play_all(
    name: str,
    games: Iterable[Game],
    play: Callable[[Game], P],
    made: Callable[..., P],
    kept: Path,
    workers: int | None = None,
    apart: bool = False,
    cluster: str | None = None,
) -> dict[int, P]:
    """What came of all games by number; what a file of an earlier run has is not played again.

    `made` makes it from what the file has of a game. No game is played by this process if they go on `apart`.
    """
    text = kept.read_text("utf-8") if kept.exists() else ""
    results = {result.number: result for result in results_in(text, made)}
    left = [game for game in games if game.number not in results]
    total = len(results) + len(left)
    try:
        kept.parent.mkdir(parents=True, exist_ok=True)
        file = kept.open("a", encoding="utf-8")
    except OSError as error:
        raise ValueError(f"results can't be kept in {kept.parent} ({error.strerror})") from None
    with file:
        if text and not text.endswith("\n"):
            file.write("\n")  # whoever was stopped while writing has left half a line
        try:
            for result in jobs.run(name, left, play, one_each, len(results), workers, apart, cluster):
                results[result.number] = result
                file.write(json.dumps(result) + "\n")
                file.flush()
        except KeyboardInterrupt:
            print(
                f"Stopped after {len(results)} of {total} games; the same command goes on.", file=sys.stderr
            )
            raise
    return results


def one_each(game: Game) -> int:
    return 1


def results_in(text: str, made: Callable[..., P]) -> Iterator[P]:
    """What was played so far; a line that was cut off is played again."""
    for line in text.splitlines():
        try:
            values: list[Any] = json.loads(line)
            yield made(*values)
        except (ValueError, TypeError):
            continue

"""`serai lab`: many games of one kind, and a report for whoever designs them."""

import json
import shlex
from collections.abc import Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from hashlib import blake2b
from multiprocessing import get_context
from pathlib import Path
from typing import Any, NamedTuple

from serai.arena.entrants import check_name
from serai.arena.schedule import Event
from serai.cli.shared.inputs import change_numbers, read_options
from serai.cli.shared.kept import play_all
from serai.cli.shared.words import Words
from serai.core.title import Title
from serai.games import find
from serai.lab.naming import Names
from serai.lab.report import page
from serai.lab.study import Arm
from serai.lab.watching import Seen, line_ups, watch_game

DATA = "data"  # the name under which --compare takes a data file


def lab(
    game: str,
    bots: str,
    games: int,
    seats: int | None,
    options: Sequence[str],
    compare: Sequence[str],
    seed: int,
    workers: int | None,
    into: Path,
    output: Path,
    data: Path | None = None,
) -> None:
    """Play what is left to play of all sets, and write the report."""
    title = find(game)
    change_numbers(title, data)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    seats = seats or max(2, title.fewest)
    if games < 2:
        raise ValueError(f"the number of games must be at least 2, not {games}")
    if seats not in title.seat_counts():
        raise ValueError(f"{game} is for {title.fewest} to {title.most} players, not {seats}")
    if not 1 <= len(names) <= seats:
        raise ValueError(f"name one bot for all seats, or up to {seats}: --bots greedy")
    if len(set(names)) < len(names):
        raise ValueError("each bot can be named once")
    for name in names:
        check_name(name, title)
    if output.is_dir() or not output.parent.is_dir():
        raise ValueError(f"{output}: can't be written, there is no such folder or it is one")
    base = title.changed_numbers()
    sets = [Set(event_of(title, read_options(options), seats, names, games, seed), base, data)]
    sets += [compared(title, text, options, sets[0]) for text in compare]
    varied = dict.fromkeys(part.partition("=")[0] for text in compare for part in text.split(","))
    arms = [play_arm(each.name(varied), each, into, workers) for each in sets]
    command = command_of(game, bots, games, seats, options, compare, seed, data)
    text = page(title, Names(title, Words(title)), arms, command, version())
    try:
        output.write_text(text, encoding="utf-8")
    except OSError as error:
        raise ValueError(f"{output}: can't be written ({error.strerror})") from None
    print(output)


class Set(NamedTuple):
    """What is played: options, and changed numbers with the file that they come from."""

    event: Event
    numbers: dict[str, int]
    file: Path | None

    def name(self, varied: Iterable[str]) -> str:
        """What sets it apart from the others: its values of what they vary."""
        own = {**self.event.options, DATA: self.file.name if self.file else "none"}
        return ", ".join(f"{name}={own[name]}" for name in varied)


def compared(title: Title, text: str, options: Sequence[str], base: Set) -> Set:
    """Another set than the first, from `NAME=VALUE,…`."""
    changes = read_options(text.split(","))
    named = changes.pop(DATA, None)
    event = base.event
    chosen = title.write_options(title.read_options({**read_options(options), **changes}))
    title.new(event.seats, chosen)
    event = event._replace(options=chosen)
    if named is None:
        return base._replace(event=event)
    if named == "none":
        return Set(event, {}, None)
    file = Path(named)
    return Set(event, checked(title, file), file)


def checked(title: Title, file: Path) -> dict[str, int]:
    """The numbers of a data file that differ from the game's own. A process of its own reads them."""
    with ProcessPoolExecutor(1, get_context("spawn")) as pool:
        return pool.submit(numbers_of, title.name, file).result()


def numbers_of(game: str, file: Path) -> dict[str, int]:
    title = find(game)
    change_numbers(title, file)
    return title.changed_numbers()


def list_numbers(game: str, data: Path | None) -> None:
    """What a data file may change: names, the game's own numbers, and from what to what they may go."""
    title = find(game)
    change_numbers(title, data)
    own = title.parts.data
    if own is None or not own.numbers:
        print(f"{game} has no reconstructed numbers that could be changed.")
        return
    changed = title.changed_numbers()
    for number in own.numbers:
        now = f", changed to {changed[number.name]}" if number.name in changed else ""
        print(f"{number.name}: {number.value} ({number.least} to {number.most}){now}")


def event_of(
    title: Title, options: dict[str, Any], seats: int, bots: list[str], games: int, seed: int
) -> Event:
    """What a set plays; ValueError if the game cannot be played so."""
    chosen = title.write_options(title.read_options(options))
    title.new(seats, chosen)
    return Event(title.name, seats, chosen, bots, games, seed, 600.0, title.version)


def play_arm(name: str, chosen: Set, into: Path, workers: int | None) -> Arm:
    """The games of a set. A process has one set of numbers, so others than ours are played apart."""
    event, numbers = chosen.event, chosen.numbers
    own = blake2b(json.dumps(numbers, sort_keys=True).encode(), digest_size=3).hexdigest() if numbers else ""
    kept = into / f"lab-{event.name()}{own}.jsonl"
    play = partial(watch_game, event, numbers=numbers)
    apart = numbers != find(event.game).changed_numbers()
    seen = play_all(event.game, line_ups(event), play, Seen, kept, workers, apart)
    every = [seen[number] for number in range(event.games)]
    faults: dict[str, int] = {}
    for game in every:
        if game.fault:
            faults[game.fault] = faults.get(game.fault, 0) + 1
    counted = [game for game in every if not game.fault]
    if len(counted) < 2:
        raise ValueError(f"too few games came to an end: {next(iter(faults), 'none was played')}")
    return Arm(name, event, numbers, counted, faults)


def command_of(
    game: str,
    bots: str,
    games: int,
    seats: int,
    options: Sequence[str],
    compare: Sequence[str],
    seed: int,
    data: Path | None,
) -> str:
    """The command that makes this report again."""
    words = ["serai", "lab", game, "--seats", str(seats), "--games", str(games), "--bots", bots]
    words += ["--seed", str(seed)]
    for name, values in (("--option", options), ("--compare", compare)):
        for value in values:
            words += [name, value]
    if data is not None:
        words += ["--data", str(data)]
    return shlex.join(words)


def version() -> str:
    from importlib.metadata import version as installed

    return installed("serai")

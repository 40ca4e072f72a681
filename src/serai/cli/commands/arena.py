"""`serai arena`: bots against each other, resumable, the same for a seed however many processes share it."""

import json
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from rich import box
from rich.console import Console
from rich.table import Table

from serai.arena.entrants import check_name
from serai.arena.playing import Result, play_game
from serai.arena.schedule import Event, schedule
from serai.arena.standings import Standing, standings
from serai.cli.shared.inputs import read_options
from serai.cli.shared.kept import play_all
from serai.extras import require
from serai.games import find

DAY = 86_400.0  # seconds


def arena(
    game: str,
    bots: str,
    games: int,
    seats: int | None,
    options: Sequence[str],
    seed: int,
    seconds: float,
    workers: int | None,
    into: Path,
    as_json: bool,
    cluster: str | None = None,
) -> int:
    """Play an event, or what is left of it, and print how the bots stand."""
    require("arena")
    title = find(game)
    names = [name.strip() for name in bots.split(",") if name.strip()]
    seats = seats or max(2, title.fewest)
    if games < 1:
        raise ValueError(f"the number of games must be at least 1, not {games}")
    if not 0 < seconds <= DAY:
        raise ValueError(f"a bot must have some time for an action, at most a day, not {seconds:g} s")
    if seats not in title.seat_counts():
        raise ValueError(f"{game} is for {title.fewest} to {title.most} players, not {seats}")
    if len(names) < 2 and seats > 1:
        raise ValueError("name at least two bots: --bots random,greedy")
    if len(set(names)) < len(names):
        raise ValueError("each bot can be named once")
    for name in names:
        check_name(name, title)
    chosen = title.write_options(title.read_options(read_options(options)))
    event = Event(game, seats, chosen, names, games, seed, seconds, title.version)
    results = play_event(event, into / f"arena-{event.name()}.jsonl", workers, cluster)
    rows = standings(event, [(one, results[one.number]) for one in schedule(event)])
    if as_json:
        for row in rows:
            print(json.dumps(row._asdict()))
    else:
        print_table(event, rows)
    return 0


def play_event(
    event: Event, kept: Path, workers: int | None = None, cluster: str | None = None
) -> dict[int, Result]:
    """The results of all games by number; what a file of an earlier run has is not played again."""
    return play_all(
        event.game, schedule(event), partial(play_game, event), Result, kept, workers, cluster=cluster
    )


def print_table(event: Event, rows: list[Standing]) -> None:
    """The standings, with intervals of 95 %."""
    console = Console()
    seats = "1 seat" if event.seats == 1 else f"{event.seats} seats"
    heading = f"{event.game}, {seats}, seed {event.seed}"
    table = Table(title=heading, title_justify="left", box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0))
    table.add_column("bot", overflow="fold")
    for name in ("games", "won % (95 %)", "mean", "rating (95 %)", "ms/move"):
        table.add_column(name, justify="right", no_wrap=True)
    for row in rows:
        low, high = (100 * share for share in row.interval)
        least, most = row.rating_interval
        table.add_row(
            row.bot,
            str(row.games),
            f"{100 * row.win_rate:.1f} ({low:.0f} to {high:.0f})",
            "-" if row.mean_score is None else f"{row.mean_score:.1f}",
            f"{row.rating:.1f} ({least:.1f} to {most:.1f})",
            f"{row.ms_per_move:.2f}",
        )
    console.print(table)
    for row in rows:
        for fault, times in row.faults.items():
            lost = "1 game" if times == 1 else f"{times} games"
            console.print(f"Lost {lost} by a fault: {fault}", highlight=False, markup=False, soft_wrap=True)

"""`serai bench`: how fast random play, copies, legal lists, re-deals and search are, in both builds.

One process is one build, so each build is measured in a child process of its own, which is this module run
as a program. Figures are of CPU time, the best of several rounds.
"""

import json
import os
import resource
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, Final

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table as Grid

from serai.bots.search import Search
from serai.cli.shared import build
from serai.core.level import NOTHING, Level
from serai.core.play import any_action, play_out
from serai.core.rng import Rng
from serai.core.state import CHANCE, OVER, State
from serai.core.title import Title
from serai.games import GAMES, find

SECONDS: Final = 1.0  # for one figure
ROUNDS: Final = 4  # of which the best one counts
ITERATIONS: Final = {build.COMPILED: 1000, build.INTERPRETED: 10}  # of each tree
SHORTEST: Final = 0.1  # seconds: a run that is shorter says nothing anyway, and grows small trees
MID_GAMES: Final = 4  # positions in which trees grow
POSITIONS: Final = 200  # from random games, for what is measured on positions
MEMORY_GAMES: Final = 20_000
WARM_UP_GAMES: Final = 500  # before memory is measured, until all caches are filled
SLOWER: Final = 20  # so many times fewer games where only the interpreted build is there to measure
ADDITIONS: Final = 10_000_000
CALIBRATION: Final = "calibration s"
PLAIN: Final = ("moves/s", "games/s", "copies/s", "legal us", "redeterminise us")
# Of trees with random playouts: to the end, also as a share of the random games from the same positions in a
# second; cut after 8 choices; nodes for each iteration, bytes for each node, and the share of a cut iteration
# that re-dealing takes.
SHARES: Final = ("search share", "nodes per iteration", "bytes per node", "re-deal share")
SEARCHING: Final = ("iterations/s", "cut iterations/s", *SHARES)
METRICS: Final = (*PLAIN, *SEARCHING)
MEMORY: Final = "memory growth kB"
RATIO: Final = ", times interpreted"  # ends the name of a ratio's metric
PAGE_FILE: Final = Path("/proc/self/statm")

Line = dict[str, Any]


def bench(
    game: str | None = None,
    as_json: bool = False,
    seconds: float = SECONDS,
    memory_games: int = MEMORY_GAMES,
) -> None:
    """Measure one game or all of them, and print a table or one JSON line per figure."""
    names = [title.name for title in GAMES] if game is None else [find(game).name]
    if not 0 < seconds <= 600:
        raise ValueError(f"seconds must be more than 0 and at most 600, not {seconds}")
    if memory_games < 1:
        raise ValueError(f"the number of games to watch memory over must be at least 1, not {memory_games}")
    figures = measure(names, seconds, memory_games)
    if as_json:
        for line in figures:
            print(json.dumps(line), flush=True)
        return
    lines = []
    with Console(stderr=True).status("") as status:
        for line in figures:
            lines.append(line)
            status.update(f"{line['game'] or ''} {line['build']}: {line['metric']}")
    show(lines, Console())


def measure(names: list[str], seconds: float, memory_games: int) -> Iterator[Line]:
    """Calibration, the figures of each build, their ratios."""
    yield {
        "game": None,
        "seats": None,
        "options": {},
        "build": build.INTERPRETED,
        "metric": CALIBRATION,
        "value": round(calibrate(), 3),
    }
    builds = [build.COMPILED, build.INTERPRETED] if build.is_built() else [build.INTERPRETED]
    if len(builds) == 1:
        print("Nothing is compiled here, so only the interpreted build is measured.", file=sys.stderr)
        memory_games = -(-memory_games // SLOWER)
    for name in names:
        figures: list[Line] = []
        for number, kind in enumerate(builds):
            for line in measure_in_child(name, kind, seconds, memory_games if number == 0 else 0):
                figures.append(line)
                yield line
        yield from ratios(figures)


def calibrate() -> float:
    """Seconds in which CPython adds ten million numbers in a loop: how fast this machine is."""
    # This module is never compiled, so the loop is the interpreter's.
    best = float("inf")
    for _ in range(3):
        began = time.process_time()
        total = 0
        for number in range(ADDITIONS):
            total += number
        best = min(best, time.process_time() - began)
    return best


def measure_in_child(name: str, kind: str, seconds: float, memory_games: int) -> Iterator[Line]:
    """The figures of one game in one build, as they come."""
    environment = {key: value for key, value in os.environ.items() if key != "SERAI_PURE"}
    if kind == build.INTERPRETED:
        environment["SERAI_PURE"] = "1"
    command = [sys.executable, "-m", __name__, name, str(seconds), str(memory_games)]
    with subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        try:
            for text in child.stdout:
                yield json.loads(text)
        except BaseException:  # nobody listens any more
            child.kill()
            raise
    if child.returncode != 0:
        raise ValueError(f"the {kind} build of {name} could not be measured; see above")


def measure_here(name: str, seconds: float, memory_games: int) -> Iterator[Line]:
    """The figures of one game in the build that this process runs."""
    title = find(name)
    measured = {title.fewest, max(title.fewest, 2), title.most}
    for seats, options in title.tables():
        if seats in measured:
            table = {"game": name, "seats": seats, "options": options, "build": build.current()}
            for metric, value in figures_of(title, seats, options, seconds).items():
                yield table | {"metric": metric, "value": significant(value)}
    if memory_games:
        table = {
            "game": name,
            "seats": title.fewest,
            "options": title.variants()[0],
            "build": build.current(),
        }
        growth = memory_growth(title, memory_games)
        yield table | {"metric": MEMORY, "value": growth, "games": memory_games}


def figures_of(title: Title, seats: int, options: dict[str, Any], seconds: float) -> dict[str, float]:
    """All figures of one table, by metric."""
    start = title.new(seats, options)
    redeterminise = title.redeterminise
    positions = sample_positions(start)
    frames = [
        (s, s.game.steps[s.agenda[-1] & 0xFF], s.agenda[-1] >> 8 & 0xF, s.agenda[-1] >> 12) for s in positions
    ]
    rng = Rng(1)

    def play_game() -> int:
        return int(play_out(start.copy(), rng, title.longest))

    def copy_all() -> int:
        for s in positions:
            s.copy()
        return len(positions)

    def list_all() -> int:
        for s, step, seat, arg in frames:
            step.legal(s, seat, arg)
        return len(frames)

    def redeal_all() -> int:
        for s, _, seat, _ in frames:
            redeterminise(s, seat, rng)
        return len(frames)

    moves, games = rates(play_game, seconds)
    copies, _ = rates(copy_all, seconds)
    lists, _ = rates(list_all, seconds)
    redeals, _ = rates(redeal_all, seconds)  # the last one, because it changes the positions
    plain = dict(zip(PLAIN, (moves, games, copies, 1e6 / lists, 1e6 / redeals), strict=True))
    return plain | search_figures(title, positions[:MID_GAMES], seconds, redeals)


def search_figures(title: Title, positions: list[State], seconds: float, redeals: float) -> dict[str, float]:
    """The figures of trees that grow from each of these positions."""
    rng = Rng(1)
    iterations = ITERATIONS[build.current()] if seconds >= SHORTEST else 2
    level = Level(iterations, 1.0, asks=int(NOTHING), grow=1)
    to_end, cut = Search(title, level), Search(title, level._replace(turns=1, every=1, choices=8))

    def play_on() -> int:
        for s in positions * iterations:
            play_out(s.copy(), rng, title.longest)
        return len(positions) * iterations

    def grow(search: Search) -> int:
        for s in positions:
            search.begin(s, s.actor(), rng)
            search.think(iterations, float("inf"), True)
        return len(positions) * iterations

    random, _ = rates(play_on, seconds)
    whole, _ = rates(lambda: grow(to_end), seconds)
    cut_iterations, _ = rates(lambda: grow(cut), seconds)
    nodes = (
        to_end.child, to_end.sibling, to_end.action, to_end.visits, to_end.offered, to_end.total,
        to_end.opinion, to_end.excess,
    )  # fmt: skip
    return {
        "iterations/s": whole,
        "cut iterations/s": cut_iterations,
        "search share": whole / random,
        "nodes per iteration": to_end.used / iterations,
        "bytes per node": sum(memoryview(vector).nbytes for vector in nodes) / to_end.room,
        "re-deal share": cut_iterations / redeals if title.secrets else 0.0,
    }


def sample_positions(start: State) -> list[State]:
    """Decisions of players, from random games."""
    rng = Rng(1)
    found: list[State] = []
    while len(found) < POSITIONS:
        s = start.copy()
        while s.actor() != OVER:
            # A few of each game, so that the sample has early and late positions of many games.
            if s.actor() != CHANCE and rng.below(10) == 0:
                found.append(s.copy())
            s.apply(any_action(s, rng))
    return found[:POSITIONS]


def rates(work: Callable[[], int], seconds: float) -> tuple[float, float]:
    """Units of work and calls of `work` in a second, each the best of the rounds."""
    most_units = most_calls = 0.0
    for _ in range(ROUNDS):
        units = calls = 0
        began = time.process_time()
        spent = 0.0
        while spent < seconds / ROUNDS:
            units += work()
            calls += 1
            spent = time.process_time() - began
        most_units = max(most_units, units / spent)
        most_calls = max(most_calls, calls / spent)
    return most_units, most_calls


def memory_growth(title: Title, games: int) -> int:
    """By how many kB this process has grown after so many random games."""
    start = title.new(title.fewest)
    rng = Rng(1)
    for _ in range(min(WARM_UP_GAMES, games)):
        play_out(start.copy(), rng, title.longest)
    before = memory_used()
    for _ in range(games):
        play_out(start.copy(), rng, title.longest)
    return memory_used() - before


def memory_used() -> int:
    """The memory that this process occupies, in kB; its peak where the present value is not to be had."""
    if PAGE_FILE.exists():
        return int(PAGE_FILE.read_text().split()[1]) * resource.getpagesize() // 1024
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return peak // 1024 if sys.platform == "darwin" else peak


def ratios(figures: list[Line]) -> Iterator[Line]:
    """How many times better the compiled build is, figure by figure."""
    plain = {key(line): line["value"] for line in figures if line["build"] == build.INTERPRETED}
    for line in figures:
        if line["build"] == build.COMPILED and key(line) in plain and line["metric"] not in SHARES:
            value, other = line["value"], plain[key(line)]
            times = value / other if line["metric"].endswith("/s") else other / value
            yield line | {"metric": f"{line['metric']}{RATIO}", "value": significant(times)}


def key(line: Line) -> str:
    """What a figure is of, whatever the build."""
    return json.dumps([line["game"], line["seats"], line["options"], line["metric"]])


def significant(value: float) -> float:
    """Rounded to what a measurement can tell: three digits, or the whole number."""
    return round(value) if value >= 100 else float(f"{value:.3g}")


def show(lines: list[Line], console: Console) -> None:
    """The figures for people: a table for each game, a row for each number of seats, variant and build."""
    rows: dict[str, dict[tuple[str, ...], dict[str, str]]] = {}
    for line in lines:
        metric = line["metric"].removesuffix(RATIO)
        value = f"{line['value']:,}"
        if metric in METRICS:
            options = " ".join(str(option) for option in line["options"].values())
            kind = line["build"] if metric == line["metric"] else "ratio"
            head: tuple[str, ...] = (str(line["seats"]), options, kind)
            rows.setdefault(line["game"], {}).setdefault(head, {})[metric] = value
        elif metric == MEMORY:
            console.print(
                f"{line['game']}, {line['build']}: {value} kB more memory after {line['games']:,} games."
            )
        else:
            console.print(f"CPython adds ten million numbers in {value} s on this machine.")
    for game, figures in rows.items():
        for metrics, title in ((PLAIN, game), (SEARCHING, f"{game}, search")):
            grid = Grid("seats", "options", "build", title=title, box=SIMPLE)
            for metric in metrics:
                grid.add_column(metric.replace(" ", "\n"), justify="right", no_wrap=True)
            for head in sorted(figures):
                grid.add_row(*head, *(figures[head].get(metric, "") for metric in metrics))
            console.print(grid)


def main() -> None:
    """Print the figures of this process's build, for the process that has started it."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)  # end silently with the parent
    for line in measure_here(sys.argv[1], float(sys.argv[2]), int(sys.argv[3])):
        print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()

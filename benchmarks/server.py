"""The server under load: acknowledged durable moves a second, and how long until every seat has its new view.

The server and the load have a core each. First every table plays as fast as it can (closed loop), then one
move a second (paced). One JSON line for each figure.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass, field
from typing import Any

import httpx
import msgspec
import websockets
from websockets.asyncio.client import ClientConnection

UNLIMITED = 1_000_000_000
LIFTED = (
    "MESSAGES", "REQUESTS_PER_SECOND", "REQUESTS_BURST", "TABLES_PER_HOUR", "GUESTS_PER_HOUR",
    "JOINS_PER_DAY", "SOCKETS_PER_ADDRESS", "SOCKETS",
)  # fmt: skip


class Act(msgspec.Struct):
    id: int


class Heard(msgspec.Struct):
    """What the load needs of a message from the server."""

    type: str
    reader: int = -1
    revision: int = -1
    actions: list[Act] = []
    id: str = ""


HEARD = msgspec.json.Decoder(Heard)


@dataclass
class Load:
    """One table with a socket for each seat."""

    sockets: list[ClientConnection]
    moves: int = 0
    acks: int = 0
    delays: list[float] = field(default_factory=list)
    sent: float = 0.0
    waiting: int = 0
    over: bool = False
    turn: asyncio.Event = field(default_factory=asyncio.Event)
    ready: tuple[int, list[Act], int] | None = None


def start_server(folder: str, port: int, core: int | None) -> subprocess.Popen[bytes]:
    lifted = {f"SERAI_{name}": str(UNLIMITED) for name in LIFTED}
    command = [
        sys.executable,
        "-m",
        "serai.cli",
        "serve",
        "--no-browser",
        "--port",
        str(port),
        "--data",
        folder,
    ]
    process = subprocess.Popen(command, env={**os.environ, **lifted}, stdout=subprocess.DEVNULL)
    if core is not None:
        os.sched_setaffinity(process.pid, {core})
    for _ in range(200):
        try:
            httpx.get(f"http://127.0.0.1:{port}/healthz")
            return process
        except httpx.HTTPError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")


async def open_table(base: str, game: str, options: dict[str, Any]) -> Load:
    """Two guests, one table, two sockets."""
    cookies = []
    async with httpx.AsyncClient(base_url=base, timeout=60) as http:
        links: dict[str, str] = {}
        for seat in range(2):
            http.cookies.clear()
            await http.post("/api/guest", json={"name": f"guest {seat}"})
            cookies.append(http.cookies["serai"])
            if seat == 0:
                body = {"game": game, "seats": ["me", "friend"], "options": options}
                links = (await http.post("/api/tables", json=body)).json()
            else:
                await http.post(f"/api/join/{links['invite']}", json={})
    address = f"{base.replace('http', 'ws')}/ws/{links['table']}"
    sockets = [
        await websockets.connect(
            address, origin=websockets.Origin(base), additional_headers={"Cookie": f"serai={cookie}"},
            compression=None, ping_interval=None, max_queue=64,
        )
        for cookie in cookies
    ]  # fmt: skip
    return Load(sockets)


async def listen(load: Load, seat: int) -> None:
    async for data in load.sockets[seat]:
        heard = HEARD.decode(data)
        if heard.type == "ack":
            load.acks += 1
        elif heard.type == "revealed":
            load.over = True
            load.turn.set()
        elif heard.type == "update":
            if load.waiting:
                load.waiting -= 1
                if load.waiting == 0:
                    load.delays.append(time.perf_counter() - load.sent)
            if heard.actions:
                load.ready = (heard.reader, heard.actions, heard.revision)
                load.turn.set()


async def play(load: Load, rng: random.Random, pace: float, until: float) -> None:
    await asyncio.sleep(rng.random() * pace)
    while not load.over and time.perf_counter() < until:
        await load.turn.wait()
        load.turn.clear()
        if load.ready is None or load.over:
            continue
        seat, actions, revision = load.ready
        load.ready = None
        move = {
            "type": "play", "seat": seat, "action": rng.choice(actions).id, "revision": revision,
            "id": f"{revision}",
        }  # fmt: skip
        load.moves += 1
        load.waiting = len(load.sockets)
        load.sent = time.perf_counter()
        await load.sockets[seat].send(json.dumps(move))
        if pace:
            await asyncio.sleep(max(load.sent + pace - time.perf_counter(), 0))


def memory_kb(pid: int) -> int:
    with open(f"/proc/{pid}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


def cpu_seconds(pid: int) -> float:
    with open(f"/proc/{pid}/stat") as stat:
        fields = stat.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(
    base: str, pid: int, game: str, tables: int, seconds: float, pace: float
) -> list[dict[str, Any]]:
    before = memory_kb(pid)
    loads = [await open_table(base, game, {}) for _ in range(tables)]
    memory = (memory_kb(pid) - before) / tables
    listeners = [asyncio.create_task(listen(load, seat)) for load in loads for seat in range(2)]
    cpu, began = cpu_seconds(pid), time.perf_counter()
    rng = random.Random(1)
    until = began + seconds
    players = [asyncio.create_task(play(load, random.Random(rng.random()), pace, until)) for load in loads]
    await asyncio.wait(players, timeout=seconds)  # the clock stops early when every game is over
    acks = sum(load.acks for load in loads)
    took = time.perf_counter() - began
    cpu = cpu_seconds(pid) - cpu
    for task in players + listeners:
        task.cancel()
    delays = sorted(delay for load in loads for delay in load.delays)
    for load in loads:
        for socket in load.sockets:
            await socket.close()
    kind = "paced" if pace else "closed loop"
    figures = {
        f"{kind}: moves/s": acks / took,
        f"{kind}: p50 ms": statistics.median(delays) * 1000 if delays else -1,
        f"{kind}: p99 ms": delays[int(len(delays) * 0.99)] * 1000 if delays else -1,
        f"{kind}: CPU us/move": cpu / max(acks, 1) * 1e6,
        f"{kind}: kB/table": memory,
    }
    return [
        {"game": game, "seats": 2, "options": {"tables": tables}, "build": build(), "metric": metric,
         "value": round(value, 2)}
        for metric, value in figures.items()
    ]  # fmt: skip


def build() -> str:
    from serai.core import state

    return "interpreted" if str(state.__file__).endswith(".py") else "compiled"


async def run(arguments: argparse.Namespace) -> None:
    cores = sorted(os.sched_getaffinity(0))
    if len(cores) > 1:
        os.sched_setaffinity(0, {cores[1]})
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(hard, 65_536), hard))
    for game in arguments.games:
        for tables in arguments.tables:
            for pace in (0.0, 1.0):
                with tempfile.TemporaryDirectory() as folder:
                    process = start_server(folder, arguments.port, cores[0] if len(cores) > 1 else None)
                    try:
                        base = f"http://127.0.0.1:{arguments.port}"
                        for line in await measure(base, process.pid, game, tables, arguments.seconds, pace):
                            print(json.dumps(line), flush=True)
                    finally:
                        process.terminate()
                        process.wait(timeout=30)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100, 500])
    parser.add_argument("--games", nargs="+", default=["cleocatra", "sultans_wishes"])
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--port", type=int, default=8765)
    asyncio.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()

"""The server under load: acknowledged durable moves a second, and how long until every seat has its new view.

The server and the load have a core each. First every table plays as fast as it can (closed loop), then one
move a second (paced). A move is done when it is acknowledged and every seat has the view it led to; only then
does the table play its next one. The clock runs while all tables play: when the first game is over it stops,
and fresh tables are opened before it goes on. The load asks for updates as the browser does, unless `--query`
says otherwise. One JSON line for each figure.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import gc
import json
import os
import random
import resource
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple, cast

import httpx
import msgspec
import uvloop

from serai.games import GAMES

NAMES = [title.name for title in GAMES]
AS_THE_BROWSER = f"boards={','.join(NAMES)}&differences="  # which has a board for every game
UNLIMITED = 1_000_000_000
LIFTED = (
    "MESSAGES", "REQUESTS_PER_SECOND", "REQUESTS_BURST", "TABLES_PER_HOUR", "GUESTS_PER_HOUR",
    "JOINS_PER_DAY", "SOCKETS_PER_ADDRESS", "SOCKETS", "CONNECTIONS_PER_ADDRESS", "CONNECTIONS_PER_SECOND",
    "WORK", "WORK_PER_ADDRESS",
)  # fmt: skip
WARM_UP_TABLES = 20
WARM_UP_SECONDS = 2.0


class Act(msgspec.Struct):
    id: int


class Heard(msgspec.Struct):
    """What the load needs of a message from the server."""

    type: str
    reader: int = -1
    revision: int = -1
    actions: list[Act] = []


HEARD = msgspec.json.Decoder(Heard)


class Connection(asyncio.Protocol):
    """Just enough of a WebSocket client to cost next to nothing: what is measured is the server."""

    def __init__(self, head: bytes, hear: Callable[[bytes], None]) -> None:
        self.head = head
        self.hear = hear
        self.rest = b""
        self.opened = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(self.head)

    def data_received(self, data: bytes) -> None:
        rest = self.rest + data if self.rest else data
        if not self.opened:
            end = rest.find(b"\r\n\r\n")
            if end < 0:
                self.rest = rest
                return
            if not rest.startswith(b"HTTP/1.1 101"):
                raise SystemExit(f"the server refused a socket: {rest[:80]!r}")
            self.opened = True
            rest = rest[end + 4 :]
        start = 0
        while (frame := whole_frame(rest, start)) is not None:
            opcode, first, start = frame
            if opcode == 1:
                self.hear(rest[first:start])
            elif opcode == 9:
                self.send(rest[first:start], opcode=10)
        self.rest = rest[start:]

    def send(self, payload: bytes, opcode: int = 1) -> None:
        """One short frame; its mask of zeros leaves the payload as it is."""
        size = len(payload)
        length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126, size >> 8, size & 255])
        self.transport.write(bytes([0x80 | opcode]) + length + b"\0\0\0\0" + payload)


def whole_frame(data: bytes, start: int) -> tuple[int, int, int] | None:
    """Opcode, start and end of the frame's payload, if all of it is here."""
    if len(data) < start + 2:
        return None
    size, first = data[start + 1], start + 2
    if size >= 126:
        first += 2 if size == 126 else 8
        if len(data) < first:
            return None
        size = int.from_bytes(data[start + 2 : first], "big")
    return (data[start] & 15, first, first + size) if len(data) >= first + size else None


@dataclass
class Load:
    """One table with a socket for each seat."""

    sockets: list[Connection] = field(default_factory=list)
    seen: dict[int, int] = field(default_factory=dict)  # the newest revision of each seat
    acknowledged: int = 0  # the newest revision that a move led to
    ready: tuple[int, list[Act], int] | None = None
    over: bool = False
    settled: asyncio.Event = field(default_factory=asyncio.Event)
    delays: list[float] = field(default_factory=list)

    def hear(self, data: bytes) -> None:
        heard = HEARD.decode(data)
        if heard.type == "ack":
            self.acknowledged = heard.revision
        elif heard.type == "update":
            self.seen[heard.reader] = heard.revision
            if heard.actions:
                self.ready = (heard.reader, heard.actions, heard.revision)
        elif heard.type == "revealed":
            self.over = True
        elif heard.type in ("refused", "error", "resync"):
            raise SystemExit(f"the server did not take a move: {data!r}")
        self.settled.set()

    async def reach(self, revision: int) -> None:
        """Wait until every seat has the view of a revision."""
        while len(self.seen) < len(self.sockets) or min(self.seen.values()) < revision:
            self.settled.clear()
            await self.settled.wait()

    async def play(self, rng: random.Random, pace: float, until: float) -> None:
        """Play until the time or the game is over."""
        await self.reach(1)
        await asyncio.sleep(rng.random() * pace)
        while not self.over and time.perf_counter() < until and self.ready:
            seat, actions, revision = self.ready
            action = rng.choice(actions).id
            move = {"type": "play", "seat": seat, "action": action, "revision": revision, "id": f"{revision}"}
            sent = time.perf_counter()
            self.sockets[seat].send(msgspec.json.encode(move))
            await self.reach(revision + 1)
            seen = time.perf_counter()
            while self.acknowledged <= revision:
                self.settled.clear()
                await self.settled.wait()
            self.delays.append(seen - sent)
            if pace:
                await asyncio.sleep(max(sent + pace - time.perf_counter(), 0))

    def close(self) -> None:
        for connection in self.sockets:
            connection.transport.close()


def start_server(
    folder: str, port: int, core: int | None = None, lifted: Iterable[str] = LIFTED
) -> subprocess.Popen[bytes]:
    free = {f"SERAI_{name}": str(UNLIMITED) for name in lifted}
    command = [sys.executable, "-m", "serai.cli", "serve", "--no-browser", "--port", str(port)]
    process = subprocess.Popen(
        [*command, "--data", folder], env={**os.environ, **free}, stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )  # fmt: skip
    if core is not None:
        os.sched_setaffinity(process.pid, {core})
    for _ in range(300):
        try:
            httpx.get(f"http://127.0.0.1:{port}/healthz")
            return process
        except httpx.HTTPError:
            time.sleep(0.1)
    raise SystemExit("the server did not start")


class Server(NamedTuple):
    """The server that is measured, and how sockets ask it for updates."""

    port: int
    pid: int
    query: str


async def connect(server: Server, table: str, cookie: str, hear: Callable[[bytes], None]) -> Connection:
    head = [
        f"GET /ws/{table}?{server.query} HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        f"Origin: http://127.0.0.1:{server.port}",
        f"Cookie: serai={cookie}",
        "Connection: Upgrade",
        "Upgrade: websocket",
        "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
    ]
    connection = Connection("\r\n".join([*head, "", ""]).encode(), hear)
    await asyncio.get_running_loop().create_connection(lambda: connection, "127.0.0.1", server.port)
    return connection


async def open_table(http: httpx.AsyncClient, server: Server, game: str) -> Load:
    """Two guests, one table, two sockets."""
    load = Load()
    links: dict[str, str] = {}
    for seat in range(2):
        http.cookies.clear()
        await http.post("/api/guest", json={"name": f"guest {seat}"})
        cookie = http.cookies["serai"]
        if seat == 0:
            links = (await http.post("/api/tables", json={"game": game, "seats": ["me", "friend"]})).json()
        else:
            await http.post(f"/api/join/{links['invite']}", json={})
        load.sockets.append(await connect(server, links["table"], cookie, load.hear))
    await load.reach(1)
    return load


async def open_tables(server: Server, game: str, count: int) -> list[Load]:
    async with httpx.AsyncClient(base_url=f"http://127.0.0.1:{server.port}", timeout=60) as http:
        return [await open_table(http, server, game) for _ in range(count)]


@dataclass
class Tally:
    """What the rounds of one measurement have shown so far."""

    seconds: float = 0.0
    cpu: float = 0.0
    delays: list[float] = field(default_factory=list)


async def play_round(loads: list[Load], pid: int, seconds: float, pace: float, tally: Tally) -> None:
    """Let all tables play until the time or the first game is over."""
    rng = random.Random(1)
    cpu, began = cpu_seconds(pid), time.perf_counter()
    until = began + seconds
    players = [asyncio.create_task(load.play(random.Random(rng.random()), pace, until)) for load in loads]
    done, _ = await asyncio.wait(players, timeout=seconds, return_when=asyncio.FIRST_COMPLETED)
    tally.seconds += time.perf_counter() - began
    tally.cpu += cpu_seconds(pid) - cpu
    for load in loads:
        tally.delays += load.delays
    for task in done:
        task.result()  # a failure ends the benchmark
    for task in players:
        task.cancel()
    await asyncio.gather(*players, return_exceptions=True)
    for load in loads:
        load.close()


def memory_kb(pid: int) -> int:
    with open(f"/proc/{pid}/status") as status:
        return next(int(line.split()[1]) for line in status if line.startswith("VmRSS"))


def cpu_seconds(pid: int) -> float:
    with open(f"/proc/{pid}/stat") as stat:
        fields = stat.read().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def measure(
    server: Server, game: str, tables: int, seconds: float, pace: float
) -> list[dict[str, Any]]:
    pid = server.pid
    # What every server needs once, whatever the number of tables, is there before the memory is read.
    await play_round(await open_tables(server, game, WARM_UP_TABLES), pid, WARM_UP_SECONDS, 0, Tally())
    before = memory_kb(pid)
    loads = await open_tables(server, game, tables)
    memory = (memory_kb(pid) - before) / tables
    tally = Tally()
    await play_round(loads, pid, seconds, pace, tally)
    played = (memory_kb(pid) - before) / tables
    while tally.seconds < seconds * 0.9:
        loads = await open_tables(server, game, tables)
        await play_round(loads, pid, seconds - tally.seconds, pace, tally)
    delays = sorted(tally.delays)
    kind = "paced" if pace else "closed loop"
    figures = {
        f"{kind}: moves/s": len(delays) / tally.seconds,
        f"{kind}: p50 ms": statistics.median(delays) * 1000 if delays else -1,
        f"{kind}: p99 ms": delays[int(len(delays) * 0.99)] * 1000 if delays else -1,
        f"{kind}: CPU us/move": tally.cpu / max(len(delays), 1) * 1e6,
        f"{kind}: kB/table": memory,
        f"{kind}: kB/table after play": played,
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
            for pace in arguments.paces:
                with tempfile.TemporaryDirectory() as folder:
                    process = start_server(folder, arguments.port, cores[0] if len(cores) > 1 else None)
                    try:
                        server = Server(arguments.port, process.pid, arguments.query)
                        for line in await measure(server, game, tables, arguments.seconds, pace):
                            print(json.dumps(line), flush=True)
                    finally:
                        process.terminate()
                        process.wait(timeout=30)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[10, 100, 500])
    parser.add_argument("--games", nargs="+", default=NAMES)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--paces", type=float, nargs="+", default=[0.0, 1.0], help="seconds between moves")
    parser.add_argument("--query", default=AS_THE_BROWSER, help="how sockets ask for updates")
    parser.add_argument("--port", type=int, default=8765)
    gc.disable()  # the load's own pauses are not the server's
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:  # the load must not be what is slow
        runner.run(run(parser.parse_args()))


if __name__ == "__main__":
    main()

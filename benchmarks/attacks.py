"""The server under attack: how long honest players wait meanwhile, and how much memory it takes.

A real server with its own limits. Honest tables, each from an address of its own, play a move a second; then
somebody attacks from one more address, by a process of their own. For each attack one JSON line: the p99 of
moves, from being sent until every seat has seen them, before and during the attack, what one is of the other,
and the most memory that the server took.
"""

from __future__ import annotations

import argparse
import asyncio
import base64
import contextlib
import json
import os
import random
import resource
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from functools import cache
from pathlib import Path
from typing import Any

import httpx
import msgspec
from benchmarks.server import Connection, Load, memory_kb, start_server

HOST = "127.0.0.1"
ATTACKER = "127.0.0.2"
SOCKETS = 8
CONNECTIONS = 5000
HEADS, HEAD_BYTES = 300, 8 << 20
PACE = 1.0  # seconds between two moves at an honest table
UNDER_WAY = 5.0  # seconds until an attack is


# Who plays


def client(port: int, address: str) -> httpx.AsyncClient:
    transport = httpx.AsyncHTTPTransport(local_address=address)
    return httpx.AsyncClient(base_url=f"http://{HOST}:{port}", transport=transport, timeout=60)


class Guarded(Connection):
    """A connection that may be refused."""

    def data_received(self, data: bytes) -> None:
        try:
            super().data_received(data)
        except SystemExit:
            self.transport.close()


async def connect(
    port: int, table: str, cookie: str, address: str, hear: Callable[[bytes], None]
) -> Connection:
    head = [
        f"GET /ws/{table}?boards=cleocatra,sultans_wishes HTTP/1.1", f"Host: {HOST}:{port}",
        f"Origin: http://{HOST}:{port}", f"Cookie: serai={cookie}", "Connection: Upgrade",
        "Upgrade: websocket", "Sec-WebSocket-Version: 13",
        f"Sec-WebSocket-Key: {base64.b64encode(os.urandom(16)).decode()}",
    ]  # fmt: skip
    connection = Guarded("\r\n".join([*head, "", ""]).encode(), hear)
    loop = asyncio.get_running_loop()
    await loop.create_connection(lambda: connection, HOST, port, local_addr=(address, 0))
    return connection


async def honest_table(port: int, number: int) -> Load:
    """Two guests from one address, one table, two sockets."""
    address = f"127.0.1.{number + 1}"
    load = Load()
    links: dict[str, str] = {}
    async with client(port, address) as http:
        for seat in range(2):
            http.cookies.clear()
            await http.post("/api/guest", json={"name": f"guest {seat}"})
            cookie = http.cookies["serai"]
            if seat == 0:
                new = {"game": "cleocatra", "seats": ["me", "friend"]}
                links = (await http.post("/api/tables", json=new)).json()
            else:
                await http.post(f"/api/join/{links['invite']}", json={})
            load.sockets.append(await connect(port, links["table"], cookie, address, load.hear))
    await load.reach(1)
    return load


async def play_honestly(port: int, tables: int, first: int, seconds: float) -> list[float]:
    """How long each move took."""
    loads = [await honest_table(port, first + number) for number in range(tables)]
    rng = random.Random(first)
    until = time.perf_counter() + seconds
    await asyncio.gather(*(load.play(random.Random(rng.random()), PACE, until) for load in loads))
    for load in loads:
        load.close()
    return sorted(delay for load in loads for delay in load.delays)


def at(delays: list[float], part: float) -> float:
    return round(delays[int(len(delays) * part)] * 1000, 1) if delays else float("inf")


# Who attacks


@contextlib.asynccontextmanager
async def guest(port: int) -> AsyncIterator[httpx.AsyncClient]:
    async with client(port, ATTACKER) as http:
        await http.post("/api/guest", json={"name": "Mallory"})
        yield http


def record() -> str:
    """The record that this attacker was given."""
    return Path(os.environ["RECORD"]).read_text(encoding="utf-8")


@cache
def long_record() -> str:
    """As long as a record may be: whoever can only herds a Rescuer to and fro."""
    from serai.core.play import any_action
    from serai.core.rng import Rng
    from serai.core.state import OVER
    from serai.games import find
    from serai.games.cleocatra.catalogue import HERD
    from serai.match.match import Match
    from serai.match.record import write_record

    title = find("cleocatra")
    match, rng = Match(title, title.new(4, {"mode": "advanced"}), readers=()), Rng(1)
    while match.state.actor() != OVER and len(match.log) < title.longest:
        idle = [action for action in match.state.legal() if HERD.has(action)]
        match.record(idle[0] if idle else any_action(match.state, rng))
    return write_record(match, ["a", "b", "c", "d"])


async def bring(http: httpx.AsyncClient, text: str) -> str:
    headers = {"Content-Type": "application/json"}
    return str((await http.post("/api/import", content=text, headers=headers)).json()["table"])


async def own_table(http: httpx.AsyncClient, game: str) -> str:
    return str((await http.post("/api/tables", json={"game": game, "seats": ["me", "me"]})).json()["table"])


async def sit(
    port: int,
    http: httpx.AsyncClient,
    table: str,
    trouble: Callable[[Connection], Coroutine[Any, Any, None]],
    sockets: int = SOCKETS,
    rest: float = 0.05,
) -> None:
    """Sockets at a table that make trouble, and come back when they are thrown out."""

    async def one() -> None:
        while True:
            with contextlib.suppress(OSError, SystemExit):
                await trouble(await connect(port, table, http.cookies["serai"], ATTACKER, lambda _: None))
            await asyncio.sleep(rest)

    await asyncio.gather(*(one() for _ in range(sockets)))


async def keep_asking(port: int, ask: dict[str, Any], reading: bool) -> None:
    """At a long table, as fast as can be."""

    async def trouble(socket: Connection) -> None:
        await asyncio.sleep(0.2)
        if not reading:
            socket.transport.pause_reading()
        while not socket.transport.is_closing():
            if socket.transport.get_write_buffer_size() < 1 << 16:
                socket.send(msgspec.json.encode(ask))
            await asyncio.sleep(0.002)

    async with guest(port) as http:
        await sit(port, http, await bring(http, record()), trouble)


async def ask_for_everything(port: int) -> None:
    await keep_asking(port, {"type": "resume", "revision": -1}, reading=True)


async def ask_and_never_read(port: int) -> None:
    await keep_asking(port, {"type": "resume", "revision": -1}, reading=False)


async def ask_for_previews(port: int) -> None:
    """Of every action that may be legal, at a table of one's own."""

    async def trouble(socket: Connection) -> None:
        while not socket.transport.is_closing():
            ask = {"type": "preview", "seat": 0, "action": random.randrange(300)}
            socket.send(msgspec.json.encode(ask))
            await asyncio.sleep(0.005)

    async with guest(port) as http:
        await sit(port, http, await own_table(http, "sultans_wishes"), trouble)


async def hold_connections(port: int) -> None:
    """As many as there may be, each kept open by blank lines."""
    held: list[asyncio.StreamWriter] = []
    while True:
        for writer in held:
            if not writer.is_closing():
                writer.write(b"\r\n")
        held = [writer for writer in held if not writer.is_closing()]
        while len(held) < CONNECTIONS:
            try:
                _, writer = await asyncio.open_connection(HOST, port, local_addr=(ATTACKER, 0))
            except OSError:
                break
            held.append(writer)
        await asyncio.sleep(1)


async def send_huge_heads(port: int) -> None:
    async def one() -> None:
        with contextlib.suppress(OSError):
            _, writer = await asyncio.open_connection(HOST, port, local_addr=(ATTACKER, 0))
            writer.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Big: ")
            for _ in range(HEAD_BYTES >> 16):
                writer.write(b"x" * (1 << 16))
                await writer.drain()
            writer.close()

    while True:
        await asyncio.gather(*(one() for _ in range(HEADS // 10)))


async def bring_records(port: int) -> None:
    text = record()

    async def one() -> None:
        while True:
            async with guest(port) as http:
                for _ in range(10):
                    with contextlib.suppress(KeyError, ValueError, httpx.HTTPError):
                        await bring(http, text)

    await asyncio.gather(*(one() for _ in range(SOCKETS)))


async def flood_with_frames(port: int) -> None:
    """Sockets that send empty frames as fast as the connection takes them, also when they are told to go."""
    pong = b"\x8a\x80\0\0\0\0" * 40_000

    async def trouble(socket: Connection) -> None:
        await asyncio.sleep(0.2)
        while not socket.transport.is_closing():
            if socket.transport.get_write_buffer_size() < 1 << 16:
                socket.transport.write(pong)
            await asyncio.sleep(0.002)

    async with guest(port) as http:
        await sit(port, http, await own_table(http, "cleocatra"), trouble)


async def ask_over_http(port: int) -> None:
    """For the record, the points and the history of a long table, and for the list of all tables."""
    async with guest(port) as http:
        table = await bring(http, record())
        for _ in range(8):
            with contextlib.suppress(KeyError, ValueError, httpx.HTTPError):
                await bring(http, record())
        asked = (f"/api/tables/{table}/record", "/api/tables", f"/api/tables/{table}/history?reader=0")

        async def one(path: str) -> None:
            while True:
                with contextlib.suppress(httpx.HTTPError):
                    await http.get(path)

        await asyncio.gather(*(one(asked[number % len(asked)]) for number in range(SOCKETS)))


async def ask_for_pages(port: int) -> None:
    """Connections that ask for a page thousands of times at once, and call again when they are cut."""
    asked = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n" * 5000

    async def one() -> None:
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection(HOST, port, local_addr=(ATTACKER, 0))
                writer.write(asked)
                while await reader.read(1 << 16):
                    pass
                writer.close()
            await asyncio.sleep(0.05)

    await asyncio.gather(*(one() for _ in range(SOCKETS)))


async def reconnect(port: int) -> None:
    """Fifty sockets of one person that come and go."""

    async def trouble(socket: Connection) -> None:
        socket.send(b'{"type":"ping"}')
        await asyncio.sleep(0.01)
        socket.transport.close()

    async with guest(port) as http:
        await sit(port, http, await own_table(http, "cleocatra"), trouble, sockets=50, rest=0.01)


ATTACKS: dict[str, Callable[[int], Coroutine[Any, Any, None]]] = {
    attack.__name__: attack
    for attack in (
        ask_for_everything, ask_and_never_read, ask_for_previews, hold_connections, send_huge_heads,
        bring_records, reconnect, flood_with_frames, ask_over_http,
        ask_for_pages,
    )
}  # fmt: skip


# Measuring


async def most_memory(pid: int, most: list[float]) -> None:
    while True:
        most.append(memory_kb(pid) / 1024)
        await asyncio.sleep(0.1)


async def measure(attack: str, port: int, tables: int, seconds: float) -> dict[str, Any]:
    with tempfile.TemporaryDirectory() as folder:
        given = Path(folder, "record.json")
        given.write_text(long_record(), encoding="utf-8")
        server = start_server(folder, port, lifted=())
        command = [sys.executable, "-m", "benchmarks.attacks", "--attack", attack, "--port", str(port)]
        attacker = None
        memory: list[float] = []
        watching = asyncio.create_task(most_memory(server.pid, memory))
        try:
            await play_honestly(port, tables, 0, 2)  # what is done once is done by now
            quiet = await play_honestly(port, tables, 50, seconds)
            before = max(memory)
            attacker = subprocess.Popen(
                command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                env={**os.environ, "RECORD": str(given)},
            )  # fmt: skip
            await asyncio.sleep(UNDER_WAY)
            try:
                playing = play_honestly(port, tables, 100, seconds)
                attacked = await asyncio.wait_for(playing, seconds + 60)
            except (TimeoutError, OSError, httpx.HTTPError, SystemExit, KeyError, ValueError):
                attacked = []  # they were not even let in
            return {
                "attack": attack, "quiet p50 ms": at(quiet, 0.5), "p50 ms": at(attacked, 0.5),
                "quiet p99 ms": at(quiet, 0.99), "p99 ms": at(attacked, 0.99),
                "p99 ratio": round(at(attacked, 0.99) / at(quiet, 0.99), 2),
                "quiet MB": round(before), "MB": round(max(memory)),
            }  # fmt: skip
        finally:
            watching.cancel()
            for process in filter(None, (attacker, server)):
                process.kill()
                process.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--attacks", nargs="+", default=list(ATTACKS), choices=list(ATTACKS))
    parser.add_argument("--tables", type=int, default=10)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--port", type=int, default=8766)
    parser.add_argument("--attack", choices=list(ATTACKS), help="only attack the server at this port")
    arguments = parser.parse_args()
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    if arguments.attack:
        asyncio.run(ATTACKS[arguments.attack](arguments.port))
    for attack in arguments.attacks:
        measured = measure(attack, arguments.port, arguments.tables, arguments.seconds)
        print(json.dumps(asyncio.run(measured)), flush=True)


if __name__ == "__main__":
    main()

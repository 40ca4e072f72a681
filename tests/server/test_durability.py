"""What was acknowledged is on disk: through races, kill -9, restarts, and copies taken at any instant."""

import asyncio
import contextlib
import json
import multiprocessing
import os
import random
import shutil
import signal
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import apsw
import httpx
from tests.server.kit import CLEOCATRA, ONE_OF_EACH, PATIENCE, ROOMY, SOAK, TABLES, Client, Guest, serving
from websockets.exceptions import ConnectionClosed, InvalidMessage

from serai.server.config import read_config
from serai.server.running.run import DATABASE, serve
from serai.server.table import events as e

KILLS = 1000 if SOAK else 50
COPIES = 1000 if SOAK else 50
RESTARTED = 200 if SOAK else 20  # tables
RACED = 20 if SOAK else 3  # tables
RACES = 2000 if SOAK else 60  # moves at each
BUSY = 4  # tables under load
PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(["serai.server.running.run", "serai.games.cleocatra.rules"])


# A server in a process of its own


def run_server(settings: dict[str, Any]) -> None:
    serve(read_config(given=settings), browser=False)


class Process:
    """A real server process, always on the same port and data, that can be killed and started again."""

    def __init__(self, folder: Path) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self.settings = {**ROOMY, "port": self.port, "data": str(folder)}
        self.file = folder / DATABASE

    async def start(self) -> None:
        self.process = PROCESSES.Process(target=run_server, args=(self.settings,), daemon=True)
        self.process.start()
        for _ in range(int(PATIENCE / 0.01)):
            with contextlib.suppress(OSError):
                _, writer = await asyncio.open_connection("127.0.0.1", self.port)
                writer.close()
                return
            assert self.process.is_alive(), "the server did not start"
            await asyncio.sleep(0.01)
        raise AssertionError("the server does not answer")

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        assert self.process.pid is not None
        os.kill(self.process.pid, how)
        if how in (signal.SIGKILL, signal.SIGTERM):
            self.process.join()


@contextlib.contextmanager
def process_in(folder: Path) -> Iterator[Process]:
    process = Process(folder)
    try:
        yield process
    finally:
        if process.process.is_alive():
            process.process.kill()
            process.process.join()


Move = tuple[str, str]  # a table and the id of a move at it


def stored_moves(file: Path) -> list[Move]:
    """All moves in a database that passes SQLite's own check."""
    connection = apsw.Connection(str(file))
    assert connection.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    moves = []
    for table, body in connection.execute("SELECT table_name, body FROM events ORDER BY table_name, n"):
        event = e.decode(bytes(body))
        if isinstance(event, e.Played):
            moves.append((table, event.id))
    connection.close()
    return moves


class Load:
    """Tables at which one guest holds both seats and plays until the server is gone."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.rng = random.Random(1)
        self.tables: list[str] = []
        self.acknowledged: list[Move] = []
        self.sent = 0

    async def open(self) -> None:
        self.guest = Guest(self.process.base)
        await self.guest.enter("Ann")
        for _ in range(BUSY):
            self.tables.append((await self.guest.table(CLEOCATRA, ["me", "me"]))["table"])

    async def play(self, number: int) -> None:
        with contextlib.suppress(ConnectionClosed, InvalidMessage, OSError, httpx.TransportError):
            client = await self.guest.sit(self.tables[number])
            while True:
                if client.is_over():
                    await client.close()
                    self.tables[number] = (await self.guest.table(CLEOCATRA, ["me", "me"]))["table"]
                    client = await self.guest.sit(self.tables[number])
                self.sent += 1
                table, name = self.tables[number], f"move {self.sent}"
                update = client.update
                await client.send(
                    "play", seat=update["reader"], action=self.rng.choice(update["actions"])["id"],
                    revision=update["revision"], id=name,
                )  # fmt: skip
                answer = await client.until("ack", "refused", "error")
                assert answer["type"] == "ack", answer
                self.acknowledged.append((table, name))
                await client.reach(answer["revision"])

    async def acknowledge(self, more: int) -> None:
        """Wait until so many more moves are acknowledged, and then for a random instant."""
        target = len(self.acknowledged) + more
        while len(self.acknowledged) < target:
            await asyncio.sleep(0.001)
        await asyncio.sleep(self.rng.uniform(0, 0.004))

    def begin(self) -> list[asyncio.Task[None]]:
        return [asyncio.create_task(self.play(number)) for number in range(BUSY)]


# S2


def test_the_history_of_every_table_is_one_line(tmp_path: Path):
    """S2 Many clients race; each acknowledgement follows its own revision, none is missing or double."""

    async def race(client: Client, name: str, seen: list[tuple[str, int, int]], rng: random.Random) -> None:
        sent = 0
        while client.revision < RACES and not client.is_over():
            if not client.actions():
                await client.receive()
                continue
            sent += 1
            update = client.update
            cid = f"{name} {sent}"
            await client.send(
                "play", seat=update["reader"], action=rng.choice(update["actions"])["id"],
                revision=update["revision"], id=cid,
            )  # fmt: skip
            answer = await client.until("ack", "refused")
            if answer["type"] == "ack":
                seen.append((cid, update["revision"], answer["revision"]))
                await client.reach(answer["revision"])
            else:
                assert answer["key"] == "refused-stale"
                await client.until("people")

    async def main() -> None:
        rng = random.Random(1)
        async with serving(tmp_path) as server:
            for number in range(RACED):
                started = await server.started(*TABLES[number % len(TABLES)])
                more = [await guest.sit(started.table) for guest in started.guests for _ in range(2)]
                seen: list[tuple[str, int, int]] = []
                clients = [*started.clients, *more]
                await asyncio.gather(
                    *(race(client, str(index), seen, rng) for index, client in enumerate(clients))
                )
                ordered = sorted(seen, key=lambda move: move[2])
                assert [after for _, _, after in ordered] == list(range(2, 2 + len(ordered)))
                assert all(after == before + 1 for _, before, after in ordered)
                assert len({cid for cid, _, _ in ordered}) == len(ordered)
                assert server.live(started.table).table.revision == 1 + len(ordered)
                file = tmp_path / DATABASE
                stored = [cid for table, cid in stored_moves(file) if table == started.table]
                assert stored == [cid for cid, _, _ in ordered]
                for client in clients:
                    await client.close()

    asyncio.run(main())


# S3


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path):
    """S3 kill -9 at random instants under load; the database is sound and holds every acknowledged move."""

    async def main() -> None:
        with process_in(tmp_path) as process:
            await process.start()
            load = Load(process)
            await load.open()
            for _ in range(KILLS):
                playing = load.begin()
                await load.acknowledge(load.rng.randrange(1, 12))
                process.kill()
                await asyncio.gather(*playing)
                stored = stored_moves(process.file)
                assert set(load.acknowledged) <= set(stored)
                assert len(set(stored)) == len(stored)
                await process.start()
            assert len(load.acknowledged) >= KILLS
            await load.guest.http.aclose()

    asyncio.run(main())


def test_a_move_sent_again_after_a_crash_is_played_once(tmp_path: Path):
    """S3 Whether or not the first one was written, the same id leads to one event and one answer."""

    async def main() -> None:
        with process_in(tmp_path) as process:
            await process.start()
            load = Load(process)
            await load.open()
            table = load.tables[0]
            client = await load.guest.sit(table)
            for number in range(5):
                update = client.update
                move = {
                    "seat": update["reader"], "action": update["actions"][0]["id"],
                    "revision": update["revision"], "id": f"again {number}",
                }  # fmt: skip
                await client.send("play", **move)
                await asyncio.sleep(number * 0.002)
                process.kill()
                await process.start()
                client = await load.guest.sit(table)
                await client.send("play", **move)
                answer = await client.until("ack", "refused", "error")
                assert answer == {"type": "ack", "id": move["id"], "revision": update["revision"] + 1}
                await client.reach(answer["revision"])
            assert stored_moves(process.file).count((table, "again 0")) == 1
            assert len(stored_moves(process.file)) == 5
            await load.guest.http.aclose()

    asyncio.run(main())


# S4


def test_a_restart_under_live_play_loses_nothing(tmp_path: Path):
    """S4 Everyone is told, comes back by resume, finds the same table, and no clock has run meanwhile."""
    clock = {"bank": 1000, "increment": 0, "cap": 1000}

    async def main() -> None:
        rng = random.Random(1)
        with process_in(tmp_path) as process:
            await process.start()
            host = Guest(process.base)
            await host.enter("Ann")
            clients: dict[str, Client] = {}
            for number in range(RESTARTED):
                game, seats, options = ONE_OF_EACH[number % len(ONE_OF_EACH)]
                table = (await host.table(game, ["me"] * seats, options, clock=clock))["table"]
                clients[table] = await host.sit(table)
                for _ in range(rng.randrange(1, 6)):
                    client = clients[table]
                    await client.reach(await client.play(rng.choice(client.actions())["id"]))
            clocks = {}
            for table, client in clients.items():
                await client.settle()
                clocks[table] = json.loads(
                    next(frame for frame in reversed(client.frames) if '"type":"clocks"' in frame)
                )["left"]
            process.kill(signal.SIGTERM)
            goodbyes = [await client.closed() for client in clients.values()]
            assert set(goodbyes) <= {1001, 1012}
            assert all('"type":"bye"' in "".join(client.frames[-3:]) for client in clients.values())
            await asyncio.sleep(1)
            await process.start()
            back = await asyncio.gather(*(host.sit(table) for table in clients))
            for table, client in zip(clients, back, strict=True):
                before = clients[table]
                await client.send("resume", revision=before.revision)
                await client.settle()
                assert client.revision == before.revision
                for reader, update in client.updates.items():
                    assert update["view"] == before.updates[reader]["view"]
                    assert update["actions"] == before.updates[reader]["actions"]
                first = json.loads(next(frame for frame in client.frames if '"type":"clocks"' in frame))[
                    "left"
                ]
                assert all(now >= then for now, then in zip(first, clocks[table], strict=True))
                await client.reach(await client.play(rng.choice(client.actions())["id"]))
            await host.http.aclose()

    asyncio.run(main())


# S5


def test_a_copy_taken_at_any_instant_opens_and_holds_every_acknowledged_move(tmp_path: Path):
    """S5 The server is stopped in its tracks, the files are copied as they lie, and it goes on."""

    async def main() -> None:
        with process_in(tmp_path / "live") as process:
            (tmp_path / "live").mkdir()
            await process.start()
            load = Load(process)
            await load.open()
            playing = load.begin()
            for number in range(COPIES):
                await load.acknowledge(load.rng.randrange(1, 12))
                process.kill(signal.SIGSTOP)
                acknowledged = set(load.acknowledged)
                folder = tmp_path / f"copy {number}"
                folder.mkdir()
                for name in (DATABASE, f"{DATABASE}-wal"):
                    shutil.copy(process.file.with_name(name), folder / name)
                process.kill(signal.SIGCONT)
                assert acknowledged <= set(stored_moves(folder / DATABASE))
                shutil.rmtree(folder)
            process.kill()
            await asyncio.gather(*playing)
            assert len(load.acknowledged) >= COPIES
            await load.guest.http.aclose()

    asyncio.run(main())

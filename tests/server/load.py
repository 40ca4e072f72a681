"""A server in a process of its own, which can be killed, and tables of all games under load there."""

import asyncio
import contextlib
import ctypes
import errno
import multiprocessing
import os
import random
import resource
import signal
import socket
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import apsw
import httpx
from tests.server.kit import ONE_OF_EACH, PATIENCE, ROOMY, Guest
from websockets.exceptions import ConnectionClosed, InvalidMessage

from serai.server.config import read_config
from serai.server.running.run import DATABASE, serve
from serai.server.table import events as e

BUSY = max(4, len(ONE_OF_EACH))  # tables under load
PROCESSES = multiprocessing.get_context("forkserver")
PROCESSES.set_forkserver_preload(["serai.server.running.run", "serai.games.cleocatra.rules"])


INT, SIZE, PLACE, POINTER = ctypes.c_int, ctypes.c_size_t, ctypes.c_int64, ctypes.c_void_p
WRITING: dict[str, tuple[Any, ...]] = {  # what SQLite asks of the system, with what it gets and gives
    "write": (ctypes.c_ssize_t, INT, POINTER, SIZE),
    "pwrite": (ctypes.c_ssize_t, INT, POINTER, SIZE, PLACE),
    "pwrite64": (ctypes.c_ssize_t, INT, POINTER, SIZE, PLACE),
    "ftruncate": (INT, INT, PLACE),
    "unlink": (INT, POINTER),
    "open": (INT, POINTER, INT, INT),
}
replaced: list[Any] = []  # functions that are called from elsewhere must not go away


def obey(mark: Path) -> None:
    """As long as this file exists the disk is read-only for SQLite, also where files are open already.

    No test could make it so without being its administrator.
    """
    system = apsw.VFS("obedient", "")

    def replace(name: str, kind: Callable[..., Any]) -> None:
        real = kind(system.xGetSystemCall(name))

        def call(*given: Any) -> Any:
            reads = name == "open" and not given[1] & (os.O_WRONLY | os.O_RDWR | os.O_CREAT)
            if reads or not mark.exists():
                return real(*given)
            ctypes.set_errno(errno.EROFS)
            return -1

        replaced.extend([system, kind(call)])
        system.xSetSystemCall(name, ctypes.cast(replaced[-1], POINTER).value or 0)

    for name, types in WRITING.items():
        if system.xGetSystemCall(name):
            replace(name, ctypes.CFUNCTYPE(*types, use_errno=True))


def run_server(settings: dict[str, Any], mark: Path | None) -> None:
    """What it says is beside its data, for whoever looks into a failure."""
    if mark is not None:
        obey(mark)
    with (
        Path(settings["data"], "server.log").open("a") as log,
        contextlib.redirect_stdout(log),
        contextlib.redirect_stderr(log),
    ):
        serve(read_config(given=settings), browser=False)


class Process:
    """A real server process, always on the same port and data, that can be killed and started again."""

    def __init__(self, folder: Path, mark: Path | None) -> None:
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.base = f"http://127.0.0.1:{self.port}"
        self.settings = {**ROOMY, "port": self.port, "data": str(folder)}
        self.file = folder / DATABASE
        self.mark = mark  # makes the disk read-only

    async def start(self) -> None:
        self.process = PROCESSES.Process(target=run_server, args=(self.settings, self.mark), daemon=True)
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

    def allow_files(self, size: int = resource.RLIM_INFINITY) -> None:
        """From now on a file of this process can be written up to there, as on a disk that is full."""
        assert self.process.pid is not None
        resource.prlimit(self.process.pid, resource.RLIMIT_FSIZE, (size, resource.RLIM_INFINITY))


@contextlib.contextmanager
def process_in(folder: Path, mark: Path | None = None) -> Iterator[Process]:
    process = Process(folder, mark)
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
    """Tables of all games, at which one guest holds every seat and plays until the server is gone."""

    def __init__(self, process: Process) -> None:
        self.process = process
        self.rng = random.Random(1)
        self.tables: list[str] = []
        self.acknowledged: list[Move] = []
        self.unwritten: list[Move] = []  # moves of which the server said that they are not on disk
        self.sent = 0
        self.opening = asyncio.Lock()  # held by whoever wants no new table just now

    async def open(self) -> None:
        self.guest = Guest(self.process.base)
        await self.guest.enter("Ann")
        self.tables = [await self.new_table(number) for number in range(BUSY)]

    async def new_table(self, number: int) -> str:
        game, seats, options = ONE_OF_EACH[number % len(ONE_OF_EACH)]
        return (await self.guest.table(game, ["me"] * seats, options))["table"]

    async def play(self, number: int) -> None:
        with contextlib.suppress(ConnectionClosed, InvalidMessage, OSError, httpx.TransportError):
            client = await self.guest.sit(self.tables[number])
            while True:
                if client.is_over():
                    await client.close()
                    async with self.opening:
                        self.tables[number] = await self.new_table(number)
                    client = await self.guest.sit(self.tables[number])
                self.sent += 1
                table, name = self.tables[number], f"move {self.sent}"
                update = client.update
                await client.send(
                    "play", seat=update["reader"], action=self.rng.choice(update["actions"])["id"],
                    revision=update["revision"], id=name,
                )  # fmt: skip
                answer = await client.until("ack", "refused", "error")
                if answer.get("key") == "error-store":
                    self.unwritten.append((table, name))
                    await asyncio.sleep(0.01)
                    continue
                assert answer["type"] == "ack", answer
                self.acknowledged.append((table, name))
                await client.reach(answer["revision"])

    async def acknowledge(self, more: int) -> None:
        """Wait until so many more moves are acknowledged, and then for a random instant."""
        target = len(self.acknowledged) + more
        while len(self.acknowledged) < target:
            await asyncio.sleep(0.001)
        await asyncio.sleep(self.rng.uniform(0, 0.004))

    async def fail(self, more: int) -> None:
        """Wait until it was said of so many more moves that they are not on disk."""
        target = len(self.unwritten) + more
        while len(self.unwritten) < target:
            await asyncio.sleep(0.001)

    def begin(self) -> list[asyncio.Task[None]]:
        return [asyncio.create_task(self.play(number)) for number in range(BUSY)]

"""Connections that are held and not used: whoever holds them locks out nobody but themselves."""

import asyncio
import contextlib
import random
import resource
import socket
from pathlib import Path

import pytest
from tests.server.kit import CLEOCATRA, PATIENCE, Server, serving
from tests.soak import large

from serai.server.limits import Places, household
from serai.server.metrics import LIMIT
from serai.server.web import guard
from serai.server.web.guard import PAGES

HELD = large(5000, 300)
WHOLE = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
SOMEBODY_ELSE = "127.0.0.2"  # the same machine by another of its addresses

Held = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@pytest.fixture(autouse=True)
def _enough_files() -> None:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


async def call(server: Server, address: str = "127.0.0.1") -> Held:
    return await asyncio.open_connection("127.0.0.1", server.port, local_addr=(address, 0))


async def answer(held: Held, request: bytes = WHOLE) -> bytes:
    """The status line that is answered to a request; nothing if the connection is cut."""
    reader, writer = held
    with contextlib.suppress(ConnectionError):
        writer.write(request)
        return await asyncio.wait_for(reader.readline(), PATIENCE)
    return b""


async def hang_up(held: list[Held]) -> None:
    for _, writer in held:
        writer.close()
    for _, writer in held:
        with contextlib.suppress(ConnectionError):
            await writer.wait_closed()


async def ask(server: Server, request: bytes = WHOLE) -> bytes:
    """What a new connection is answered."""
    held = await call(server)
    try:
        return await answer(held, request)
    finally:
        await hang_up([held])


def test_whoever_holds_many_connections_locks_out_nobody_else(tmp_path: Path):
    """W4 One address has its share; another one plays on, and gets new connections."""

    async def main() -> None:
        async with serving(
            tmp_path, connections_per_address=50, connections=HELD, first_byte_seconds=PATIENCE
        ) as server:
            held = [await call(server, SOMEBODY_ELSE) for _ in range(HELD)]
            assert await answer(held[0])
            assert not await answer(held[-1])
            started = await server.started(CLEOCATRA, 2)
            assert await started.play_on(random.Random(1), 5) == 5
            assert await ask(server)
            await hang_up(held)

    asyncio.run(main())


def test_a_place_is_free_again_when_a_connection_or_a_socket_ends(tmp_path: Path):
    """W4 Also when the connection has become a WebSocket meanwhile."""

    async def main() -> None:
        async with serving(tmp_path, connections_per_address=6) as server:
            for _ in range(5):
                started = await server.started(CLEOCATRA, 2)
                for client in started.clients:
                    await client.close()
                for guest in started.guests:
                    await guest.http.aclose()
                held = [await call(server) for _ in range(3)]
                await hang_up(held)
                await asyncio.sleep(0.05)
            assert await ask(server)

    asyncio.run(main())


def test_behind_a_proxy_connections_are_its_own_and_requests_are_counted_for_who_sent_them(tmp_path: Path):
    """W4 Many people come by one address then; what each of them asks at once is limited all the same."""

    async def main() -> None:
        async with serving(
            tmp_path,
            public_url="https://play.example.org",
            connections_per_address=3,
            requests_at_once=2,
            body_seconds=PATIENCE / 2,
        ) as server:
            held = [await call(server) for _ in range(20)]
            host = WHOLE.replace(b"127.0.0.1", b"play.example.org")
            for number, one in enumerate(held):
                request = host.replace(b"\r\n\r\n", b"\r\nX-Forwarded-For: 10.0.0.%d\r\n\r\n" % (number % 9))
                assert b"200" in await answer(one, request)
            head = (
                b"POST /api/guest HTTP/1.1\r\nHost: play.example.org\r\nContent-Type: application/json\r\n"
                b"Content-Length: 14\r\nX-Forwarded-For: %s\r\n\r\n"
            )
            waiting = [await call(server) for _ in range(2)]
            for _, writer in waiting:
                writer.write(head % b"10.0.0.1")
            while b"429" not in await ask(server, head % b"10.0.0.1"):
                pass  # they may not have been read yet
            assert b"200" in await ask(server, head % b"10.0.0.2" + b'{"name":"Ann"}')
            await hang_up(held + waiting)

    asyncio.run(main())


def test_whoever_comes_again_and_again_is_let_in_only_so_often(tmp_path: Path):
    """W4 Hanging up makes no room for more; others are let in."""

    async def main() -> None:
        async with serving(tmp_path, connections_per_address=20, connections_per_second=1) as server:
            answered = 0
            for _ in range(60):
                held = await call(server, SOMEBODY_ELSE)
                answered += bool(await answer(held))
                await hang_up([held])
            assert 20 <= answered < 60
            assert await ask(server)

    asyncio.run(main())


def test_whoever_asks_many_things_before_the_first_answer_is_cut_off(tmp_path: Path):
    """W4 A few requests may wait at a connection; they take room, and time to read."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            held = await call(server)
            assert b"200" in await answer(held, WHOLE * 3)
            await hang_up([held])
            reader, writer = await call(server)
            writer.write(WHOLE * 5000)
            taken = b""
            with contextlib.suppress(ConnectionError):
                taken = await asyncio.wait_for(reader.read(), PATIENCE)
            assert taken.count(b"HTTP/1.1 200") < 200
            writer.close()
            assert server.hub.metrics.troubles[LIMIT, "requests"] == 1

    asyncio.run(main())


def test_pages_are_not_asked_for_without_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """W4 There may be many more than other requests; who goes on has to call again, which is limited, too."""
    monkeypatch.setattr(guard, "time", StandsStill)

    async def main() -> None:
        async with serving(tmp_path, requests_per_second=1, requests_burst=2) as server:
            held = await call(server)
            for _ in range(2 * PAGES):
                assert b"200" in await answer(held)
                await held[0].readuntil(b"ok\n")
            assert b"429" in await answer(held)
            assert b"too many requests" in await asyncio.wait_for(held[0].read(), PATIENCE)
            await hang_up([held])

    asyncio.run(main())


class StandsStill:
    """A clock."""

    @staticmethod
    def monotonic() -> float:
        return 0.0


@pytest.mark.parametrize("before", [b"", WHOLE], ids=["at first", "after an answer"])
def test_blank_lines_keep_no_connection_open(tmp_path: Path, before: bytes):
    """W4 Only a request stops the clock that runs until the next one."""

    async def main() -> None:
        async with serving(tmp_path, first_byte_seconds=0.6, keep_alive_seconds=1) as server:
            reader, writer = await call(server)
            writer.write(before)
            reading = asyncio.create_task(reader.read())
            for _ in range(300):
                if reading.done() or writer.is_closing():
                    break
                writer.write(b"\r\n")
                await asyncio.sleep(0.1)
            with contextlib.suppress(ConnectionError):
                await asyncio.wait_for(reading, 0.1)
            await hang_up([(reader, writer)])

    asyncio.run(main())


def test_an_answer_that_nobody_takes_is_not_kept(tmp_path: Path):
    """W4 Whoever asks for much and reads none of it is cut off."""

    async def main() -> None:
        async with serving(tmp_path, send_buffer=4096, answer_seconds=0.5, keep_alive_seconds=1) as server:
            asked = b"GET /api/openapi.json HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
            lazy = asyncio.StreamReader(limit=1024)
            protocol = asyncio.StreamReaderProtocol(lazy)
            loop = asyncio.get_running_loop()
            raw = socket.socket()
            raw.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)  # little fits in
            raw.setblocking(False)
            await loop.sock_connect(raw, ("127.0.0.1", server.port))
            transport, _ = await loop.create_connection(lambda: protocol, sock=raw)
            transport.pause_reading()
            for _ in range(200):
                transport.write(asked)
            await asyncio.sleep(2.5)
            transport.resume_reading()
            taken = b""
            with contextlib.suppress(ConnectionError):
                while some := await asyncio.wait_for(lazy.read(65_536), PATIENCE):
                    taken += some
            assert taken.count(b"HTTP/1.1 200") < 200
            transport.close()

    asyncio.run(main())


def test_places_are_taken_and_given_back():
    places = Places()
    assert [places.take("anna", 2) for _ in range(3)] == [True, True, False]
    assert places.take("ben", 2)
    places.give_back("anna")
    assert places.take("anna", 2)
    for _ in range(2):
        places.give_back("anna")
    places.give_back("ben")
    assert not places.taken


@pytest.mark.parametrize(
    ("host", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:db8:1:2::ffff", "2001:db8:1:2::"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::1", "::1"),
        ("testclient", "testclient"),
        ("", ""),
    ],
)
def test_an_address_is_counted_by_whose_it_is(host: str, counted: str):
    assert household(host) == counted

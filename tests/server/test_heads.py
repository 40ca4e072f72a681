"""The head of a request is bounded before anything is done with it."""

import asyncio
from pathlib import Path

import pytest
from tests.server.kit import PATIENCE, Server, serving

START = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n"
CHUNKED = (
    b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
    b"Transfer-Encoding: chunked\r\n\r\n"
)
ENDLESS = 16  # MiB that somebody tries to send


async def status(server: Server, request: bytes) -> int:
    """The status that a request is answered with; 0 if the connection is cut."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    try:
        writer.write(request)
        line = await asyncio.wait_for(reader.readline(), PATIENCE)
    except ConnectionError:
        return 0
    finally:
        writer.close()
    return int(line.split()[1]) if line else 0


async def send_endlessly(writer: asyncio.StreamWriter) -> None:
    for _ in range(ENDLESS * 16):
        writer.write(b"x" * (1 << 16))
        await asyncio.wait_for(writer.drain(), PATIENCE)


@pytest.mark.parametrize(
    ("head", "expected"),
    [
        (START + b"Cookie: " + b"x" * 4000 + b"\r\n\r\n", 200),
        (START + b"".join(b"X-%d: x\r\n" % number for number in range(60)) + b"\r\n", 200),
        (START + b"Cookie: " + b"x" * 9000 + b"\r\n\r\n", 431),
        (START + b"".join(b"X-%d: x\r\n" % number for number in range(200)) + b"\r\n", 431),
        (START + b"".join(b"X-%d: " % n + b"x" * 1000 + b"\r\n" for n in range(30)) + b"\r\n", 431),
        (b"GET /" + b"x" * 9000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n", 431),
    ],
    ids=["a long line", "many lines", "too long a line", "too many lines", "too much", "too long a path"],
)
def test_a_head_has_a_size_a_number_of_lines_and_a_longest_line(tmp_path: Path, head: bytes, expected: int):
    """W4 A request with more is answered with 431, and nothing else is done with it."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            assert await status(server, head) == expected

    asyncio.run(main())


@pytest.mark.parametrize(
    "start",
    [START + b"X-Endless: ", b"GET /", b"X" * 5, CHUNKED + b"2\r\n{}\r\n0\r\nX-Trailer: ", CHUNKED + b"2;x="],
    ids=["a header", "a path", "a method", "a trailer", "a chunk"],
)
def test_whoever_never_stops_is_cut_off(tmp_path: Path, start: bytes):
    """W4 Long before everything has been sent, and the server goes on for the others."""

    async def main() -> None:
        async with serving(tmp_path, first_byte_seconds=60, body_seconds=60) as server:
            _, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(start)
            with pytest.raises(ConnectionError):
                await send_endlessly(writer)
            writer.close()
            assert await status(server, START + b"\r\n") == 200

    asyncio.run(main())

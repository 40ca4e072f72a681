"""The socket: who gets in, what may be said, and that nobody can disturb the table of others."""

import asyncio
import contextlib
import json
import random
import re
import resource
import socket as sockets
from collections.abc import Iterator
from pathlib import Path
from typing import Any, cast, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from tests.server.kit import (
    CLEOCATRA,
    PATIENCE,
    SULTAN,
    Client,
    Guest,
    Server,
    serving,
    serving_beside,
    watch,
)
from tests.soak import Progress, large
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed, InvalidStatus

from serai.server.storage.store import StoreError
from serai.server.table import messages
from serai.server.web import wire

FRAMES = large(1_000_000, 10_000)
IN_ONE_BATCH = 100
MUTATIONS = 20  # of each batch
REPEATS = 100  # of one move, in parallel
ROUNDS = large(500, 20)
SLOW = large(500, 20)
THROWN = large(500, 20)  # times all odd frames
MORE, TEXT, BYTES, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10  # opcodes

Thrown = tuple[int, bytes]  # an opcode and a payload


# W1


async def handshake(server: Server, path: str, **headers: str) -> int:
    """The status a handshake is answered with; 101 if it is accepted."""
    try:
        async with connect(server.base.replace("http", "ws") + path, additional_headers=headers):
            return 101
    except InvalidStatus as refused:
        return int(refused.response.status_code)


def test_a_handshake_that_is_not_in_order_is_refused_before_it_is_accepted(tmp_path: Path):
    """W1 Origin, cookie, table and watch token must all be right, and expired ones are not."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            host = await server.guest()
            other = await server.guest("Bob")
            mine = await host.table(CLEOCATRA, ["me", "random"])
            theirs = await other.table(CLEOCATRA, ["me", "random"])
            path = f"/ws/{mine['table']}"
            cookie = f"serai={host.token}"
            right = server.base
            good = {"Origin": right, "Cookie": cookie}
            assert await handshake(server, path, **good) == 101
            wrong: list[tuple[str, dict[str, str]]] = [
                (path, {"Cookie": cookie}),
                (path, {"Cookie": cookie, "Origin": "null"}),
                (path, {"Cookie": cookie, "Origin": "https://evil.example"}),
                (path, {"Cookie": cookie, "Origin": f"http://127.0.0.1:{server.port + 1}"}),
                (path, {"Cookie": cookie, "Origin": right.replace("127.0.0.1", "evil.example")}),
                (path, {"Cookie": cookie, "Origin": right + ".evil.example"}),
                (path, {"Cookie": cookie, "Origin": "http://evil@" + right.removeprefix("http://")}),
                (path, {"Cookie": cookie, "Origin": right.replace("http", "ftp")}),
                (path, {"Cookie": cookie, "Origin": ""}),
                (path, {"Origin": right}),
                (path, {"Origin": right, "Cookie": "serai="}),
                (path, {"Origin": right, "Cookie": f"serai={host.token}x"}),
                (path, {"Origin": right, "Cookie": f"__Host-serai={host.token}"}),
                (path, {"Origin": right, "Cookie": f"serai={other.token}"}),
                (f"/ws/{theirs['table']}", good),
                ("/ws/" + "0" * 32, good),
                ("/ws/..%2f..%2fetc%2fpasswd", good),
                (f"{path}?watch=", good),
                (f"{path}?watch={mine['invite']}", good),
                (f"{path}?watch={theirs['watch']}", good),
                (f"/ws/{theirs['table']}?watch={mine['watch']}", good),
                (f"{path}?watch={mine['watch']}", {"Origin": "https://evil.example"}),
            ]
            for where, headers in wrong:
                assert await handshake(server, where, **headers) == 403, (where, headers)
            watching = f"{path}?watch={mine['watch']}"
            assert await handshake(server, watching, Origin=right) == 101
            await server.store.write([("UPDATE links SET expires = 1", ())])
            assert await handshake(server, watching, Origin=right) == 403
            await server.store.write([("DELETE FROM people", ())])
            assert await handshake(server, path, **good) == 403
            foreign = await handshake(server, path, **good, Host="evil.example")
            assert foreign in (400, 403)

    asyncio.run(main())


def test_a_handshake_while_nothing_can_be_read_is_refused_and_fills_no_log(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """W1 Like every other that is not in order."""

    def fail(*_: Any) -> Any:
        raise StoreError("the database cannot be read")

    async def main() -> None:
        async with serving(tmp_path) as server:
            guest = await server.guest()
            table = (await guest.table(CLEOCATRA, ["me", "me"]))["table"]
            cookie = {"Cookie": f"serai={guest.token}", "Origin": server.base}
            with monkeypatch.context() as meanwhile:
                meanwhile.setattr(server.store, "read", fail)
                assert await handshake(server, f"/ws/{table}", **cookie) == 403
            assert await handshake(server, f"/ws/{table}", **cookie) == 101

    asyncio.run(main())


@pytest.mark.parametrize("path", ["/ws/{table}", "/ws/" + "0" * 32], ids=["their table", "no table"])
def test_handshakes_count_as_requests_whatever_becomes_of_them(tmp_path: Path, path: str):
    """W4 Nobody is kept busy by refusing others, also behind a proxy, whose connections are not counted."""

    async def main() -> None:
        settings: dict[str, Any] = {"requests_burst": 30, "requests_per_second": 1}
        async with serving(tmp_path, public_url="http://play.example.org", **settings) as server:
            guest = await server.guest()
            table = (await guest.table(CLEOCATRA, ["me", "friend"]))["table"]
            forwarded = {"X-Forwarded-For": "203.0.113.5"}
            theirs = {"Cookie": f"serai={guest.token}", "Origin": server.base, **forwarded}
            for _ in range(40):
                await handshake(server, path.format(table=table), **theirs)
            assert (await server.nobody().ask("GET", "/api/games", headers=forwarded)).status_code == 429
            assert (await guest.get("/api/games")).status_code == 200

    asyncio.run(main())


# W2

KEYS = ["type", "seat", "action", "revision", "id", "text", "what", "yes", "more"]
TYPES = [*(kind.__name__.lower() for kind in get_args(messages.FromClient)), "update"]
ORDERLY: list[dict[str, Any]] = [
    {"type": "play", "seat": 0, "action": 5, "revision": 1, "id": "one"},
    {"type": "undo", "seat": 0, "revision": 1, "id": "two"},
    {"type": "redo", "seat": 0, "revision": 1, "id": "three"},
    {"type": "ask", "seat": 0, "what": "pause"},
    {"type": "answer", "seat": 1, "yes": False},
    {"type": "explain", "seat": 0, "action": 5},
    {"type": "explain", "seat": 0, "text": "play 5"},
    {"type": "preview", "seat": 1, "action": 5},
    {"type": "hint", "seat": 0, "revision": 1},
    {"type": "analyse", "do": "look", "all_knowing": True},
    {"type": "resume", "revision": -1},
    {"type": "tell", "reader": 0, "before": 1},
    {"type": "chat", "text": "hello"},
    {"type": "reveal", "nonce": "0" * 64},
    {"type": "ping"},
]
WHOLE = [json.dumps(message) for message in ORDERLY]
odd_numbers = st.sampled_from([-1, 0, 1, 3, 15, 16, 1 << 30, 1 << 31, 1 << 63, 1 << 64, 10**30])
scalars = st.one_of(
    st.none(), st.booleans(), odd_numbers, st.integers(0, 200), st.floats(), st.text(max_size=20),
    st.sampled_from(TYPES),
)  # fmt: skip
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(KEYS), inner, max_size=3),
)
seats = st.integers(0, 2)
near_misses = st.fixed_dictionaries(
    {"type": st.sampled_from(TYPES)},
    optional={
        "seat": seats | scalars, "action": st.integers(0, 300) | scalars,
        "revision": st.integers(0, 3) | scalars,
        "id": st.text(max_size=70) | scalars, "text": st.text(max_size=30) | scalars,
        "what": st.sampled_from(["undo", "pause", "go-on"]) | scalars, "yes": st.booleans() | scalars,
        "more": values,
    },
)  # fmt: skip
deep = st.integers(1, 3000).map(lambda depth: '{"type":' + "[" * depth + "]" * depth + "}")
# A frame that ends the socket comes last, so that what comes before it is read, too.
harmless = st.one_of(
    near_misses.map(json.dumps), values.map(json.dumps), st.text(max_size=60), deep, st.sampled_from(WHOLE)
)  # fmt: skip

LAST = {"type": "explain", "seat": 0, "action": 987_654}  # no frame thrown asks about this action
MOST = 16 * 1024  # bytes of a message
TOKEN = re.compile(r'"[^"]*"|-?\d[\d.e+-]*|true|false|null')
TOKENS = [
    *map(json.dumps, [*TYPES, *KEYS, *range(-1, 8), 1 << 30, 1 << 64, 10**30, "", "undo", "\U0001f0cf"]),
    "null", "true", "false", "[]", "{}", "NaN", "1e999", "-0", "0.5", '"\\ud800"', '"\\',
]  # fmt: skip


def mutated(rng: random.Random, text: str, others: list[str]) -> str:
    """Nearly this frame: cut, repeated, spliced with another, or with other characters or values in it."""
    at, to = sorted(rng.randrange(len(text) + 1) for _ in range(2))
    match rng.randrange(15):
        case 0:
            return text[:at]
        case 1:
            return text[:at] + text[to:]
        case 2:
            return text[:at] + text[at:to] * rng.choice([2, 3, 50]) + text[to:]
        case 3:
            other = rng.choice(others)
            return text[:at] + other[rng.randrange(len(other) + 1) :]
        case 4:
            other = chr(rng.choice([rng.randrange(32, 127), rng.randrange(0xD800)]))
            return text[:at] + other + text[at + 1 :]
        case _:
            found = list(TOKEN.finditer(text))
            start, end = rng.choice(found).span() if found else (at, to)
            return text[:start] + rng.choice(TOKENS) + text[end:]


def damaged(rng: random.Random, data: bytes) -> bytes:
    """The same with other bits in it, which may be no text any more, or longer than it may be."""
    flipped = bytearray(data)
    for _ in range(min(len(data), rng.randrange(4))):
        flipped[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    return bytes(flipped) * rng.choice([1, 1, 1, MOST // max(len(data), 1) + rng.randrange(2)])


def batches(many: list[str], last: Thrown, seed: int) -> Iterator[list[Thrown]]:
    """What was drawn, and then again and again what a few changes make of it."""
    rng = random.Random(seed)
    yield [*((TEXT, text.encode()) for text in many), last]
    for _ in range(MUTATIONS):
        changed = rng.choices([*many, *WHOLE * 3], k=len(many))
        for _ in range(rng.choice([1, 1, 1, 2, 3])):
            changed = [mutated(rng, text, many)[: MOST // 4] for text in changed]
        ending = rng.choice([TEXT, TEXT, BYTES]), damaged(rng, last[1])
        yield [*((TEXT, text.encode()) for text in changed), ending]


def expected_end(frames: list[Thrown]) -> int | None:
    """The close code that the first frame which ends a socket calls for."""
    for opcode, payload in frames:
        if len(payload) > MOST:
            return 1009
        if opcode == BYTES:
            return 1003
        if payload.decode(errors="ignore").encode() != payload:
            return 1007
    return None


async def end_of(server: Server, table: str, token: str, many: list[Thrown]) -> int | None:
    """Send frames and read what comes; the close code if the server ended it, else None."""
    raw = await Raw.connected(server, table, token)
    raw.writer.write(b"".join(frame(opcode, payload) for opcode, payload in many))
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                opcode, payload = await raw.next()
                if opcode == CLOSE:
                    return int.from_bytes(payload[:2], "big")
                if opcode == TEXT and json.loads(payload).get("action") == LAST["action"]:
                    return None
    finally:
        raw.writer.close()


def test_no_frame_disturbs_the_server(tmp_path: Path):
    """W2 Every close code is the documented one, nothing goes unhandled, and the table goes on."""
    with serving_beside(tmp_path) as server:
        host = server.do(server.guest())
        table = server.do(host.table(CLEOCATRA, ["me", "me"], hints=False))["table"]
        sent, progress = 0, Progress("frames", FRAMES)
        last = harmless.map(lambda text: (TEXT, text.encode())) | st.binary(max_size=60).map(
            lambda data: (BYTES, data)
        )

        async def throw_all(many: list[str], last: Thrown, seed: int) -> None:
            nonlocal sent
            for batch in batches(many, last, seed):
                sent += len(batch)
                end = expected_end(batch)
                asked = [] if end else [(TEXT, json.dumps(LAST).encode())]
                assert await end_of(server, table, host.token, [*batch, *asked]) == end

        @settings(
            max_examples=FRAMES // (IN_ONE_BATCH * (MUTATIONS + 1)) + 1,
            database=None,
            suppress_health_check=list(HealthCheck),
        )
        @given(
            st.lists(harmless, min_size=IN_ONE_BATCH - 1, max_size=IN_ONE_BATCH - 1),
            last,
            st.integers(0, 1 << 32),
        )
        def throw(many: list[str], last: Thrown, seed: int) -> None:
            server.do(throw_all(many, last, seed))
            progress.say(sent)

        throw()
        assert sent >= FRAMES
        assert server.log.unhandled() == []

        async def go_on() -> None:
            client = await host.sit(table)
            await client.send("ask", seat=0, what="go-on")
            await client.settle()
            await client.play(client.actions()[0]["id"])
            await client.close()

        server.do(go_on())


# W3


class Tabs:
    """Several tabs of one person who holds all seats, at a new table whenever a game is over."""

    def __init__(self, host: Guest, count: int) -> None:
        self.host = host
        self.count = count
        self.clients: list[Client] = []
        self.table = ""
        self.moves = 0  # at this table

    async def update(self) -> dict[str, Any]:
        """What all tabs see: a position in which something can be played."""
        if not self.clients or self.clients[0].is_over():
            for client in self.clients:
                await client.close()
            self.table = (await self.host.table(CLEOCATRA, ["me", "me"]))["table"]
            self.clients = [await self.host.sit(self.table) for _ in range(self.count)]
            self.moves = 0
        self.moves += 1
        return self.clients[0].update


def test_the_same_move_sent_a_hundred_times_in_parallel_is_played_once(tmp_path: Path):
    """W3 Four tabs send it 25 times each; every answer is the same acknowledgement."""

    async def main() -> None:
        rng = random.Random(1)
        async with serving(tmp_path) as server:
            tabs = Tabs(await server.guest(), 4)
            for number in range(ROUNDS):
                update = await tabs.update()
                move = {
                    "seat": update["reader"], "action": rng.choice(update["actions"])["id"],
                    "revision": update["revision"], "id": f"move {number}",
                }  # fmt: skip
                each = REPEATS // tabs.count
                await asyncio.gather(*(tab.send("play", **move) for tab in tabs.clients for _ in range(each)))
                for tab in tabs.clients:
                    for _ in range(each):
                        answer = await tab.until("ack", "refused", "error")
                        assert answer == {"type": "ack", "id": move["id"], "revision": move["revision"] + 1}
                    await tab.reach(move["revision"] + 1)
                assert server.live(tabs.table).table.revision == 1 + tabs.moves

    asyncio.run(main())


def test_of_two_tabs_that_race_one_wins_and_the_other_gets_the_new_view(tmp_path: Path):
    """W3 Both moves are made on the same revision; the loser is told so, and how things stand."""

    async def main() -> None:
        rng = random.Random(1)
        async with serving(tmp_path) as server:
            both = Tabs(await server.guest(), 2)
            for number in range(ROUNDS):
                update = await both.update()
                tabs = both.clients
                fields = {"seat": update["reader"], "revision": update["revision"]}
                await asyncio.gather(
                    *(
                        tab.send(
                            "play",
                            **fields,
                            id=f"{number} {name}",
                            action=rng.choice(update["actions"])["id"],
                        )
                        for name, tab in enumerate(tabs)
                    )
                )
                answers = [await tab.until("ack", "refused") for tab in tabs]
                assert sorted(answer["type"] for answer in answers) == ["ack", "refused"]
                for tab, answer in zip(tabs, answers, strict=True):
                    if answer["type"] == "refused":
                        assert answer["key"] == "refused-stale"
                        fresh = await tab.until("update")
                        assert fresh["whole"]
                        assert fresh["revision"] == update["revision"] + 1
                    await tab.settle()
                assert {tab.revision for tab in tabs} == {update["revision"] + 1}

    asyncio.run(main())


# W4


async def is_dropped(server: Server, head: bytes) -> bool:
    """Whether a connection that goes no further than this is closed by the server."""
    reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
    writer.write(head)
    try:
        with contextlib.suppress(ConnectionError):
            await asyncio.wait_for(reader.read(), 20)
        return True
    except TimeoutError:
        return False
    finally:
        writer.close()


def test_a_request_whose_head_does_not_come_is_dropped_while_others_play(tmp_path: Path):
    """W4 Also when the connection has served a complete request before."""

    async def main() -> None:
        async with serving(tmp_path, first_byte_seconds=0.5, keep_alive_seconds=60) as server:
            started = await server.started(CLEOCATRA, 2)
            whole = b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"
            heads = [b"", b"GET / HT", b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n", whole + b"GET / HT"]
            slow = [asyncio.create_task(is_dropped(server, heads[n % 4])) for n in range(SLOW)]
            await started.play_on(random.Random(1), 20)
            assert all(await asyncio.gather(*slow))
            await started.play_on(random.Random(1), 5)

    asyncio.run(main())


def test_a_spectator_that_never_reads_is_told_to_resync_and_not_buffered_for(tmp_path: Path):
    """W4 Its messages are left out, the game goes on, and `resume` brings everything."""

    async def main() -> None:
        async with serving(tmp_path, send_buffer=4096, outbox=8) as server:
            started = await server.started(SULTAN, 2, {"expansion": "travelers"})
            address = ("127.0.0.1", server.port)
            raw = sockets.socket()
            raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
            raw.setblocking(False)
            await asyncio.get_running_loop().sock_connect(raw, address)
            lazy = await Client.connected(
                server.base,
                f"/ws/{started.table}?watch={started.links['watch']}",
                "",
                sock=raw,
                max_queue=1,
            )
            theirs = next(s for s in server.live(started.table).sockets if s.spectator)
            rng = random.Random(1)
            while not theirs.behind:
                assert await started.play_on(rng, 10) == 10, "the game ended before the spectator was behind"
            await started.play_on(rng, 10)
            assert len(theirs.outbox) <= 1
            await lazy.until("resync")
            before = len(lazy.frames)
            await lazy.send("resume", revision=lazy.revision)
            fresh = await lazy.until("update")
            assert len(lazy.frames) > before
            assert fresh["whole"]
            assert fresh["revision"] == started.clients[0].revision
            await started.play_on(rng, 1)
            await lazy.reach(started.clients[0].revision)

    asyncio.run(main())


def test_whoever_asks_and_never_reads_is_dropped(tmp_path: Path):
    """W4 At so many bytes that wait; whoever reads is not, however much that is, and the game goes on."""

    async def main() -> None:
        async with serving(tmp_path, send_buffer=4096, outbox_bytes=100_000) as server:
            started = await server.started(SULTAN, 2, {"expansion": "travelers"})
            await started.play_on(random.Random(1), 40)
            raw = sockets.socket()
            raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, 4096)
            raw.setblocking(False)
            await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", server.port))
            watching = f"/ws/{started.table}?watch={started.links['watch']}"
            lazy = await Client.connected(server.base, watching, "", sock=raw, max_queue=1)
            theirs = next(s for s in server.live(started.table).sockets if s.spectator)
            for _ in range(200):
                if theirs.dropped:
                    break
                await lazy.send("resume", revision=-1)
                await asyncio.sleep(0.01)
                for _ in range(2):
                    await started.clients[0].send("resume", revision=-1)
                    await started.clients[0].settle()
            assert theirs.dropped
            assert await lazy.closed() == 1006
            assert server.live(started.table).sockets == {
                socket for socket in server.live(started.table).sockets if not socket.spectator
            }
            assert await started.play_on(random.Random(1), 5) == 5

    asyncio.run(main())


@pytest.mark.parametrize("limit", ["work", "work_per_address"])
def test_what_is_asked_counts_by_the_work_it_makes(tmp_path: Path, limit: str):
    """W4 Few messages that take long are as many that do not; a new socket is no way round it."""

    async def main() -> None:
        settings: dict[str, Any] = {limit: 0.01, "message_seconds": 1000}
        async with serving(tmp_path, **settings) as server:
            started = await server.started(SULTAN, 2, {"expansion": "travelers"})
            asker = started.clients[1]
            for _ in range(2000):
                await asker.send("resume", revision=-1)
            assert await asker.closed() == 1008
            with pytest.raises(InvalidStatus):
                await started.guests[1].sit(started.table)
            host = started.clients[0]
            await host.send("ping")
            answer = await host.until("pong") if limit == "work" else await host.closed()
            assert answer == ({"type": "pong"} if limit == "work" else 1008)

    asyncio.run(main())


def test_a_flood_is_closed_while_honest_players_go_on(tmp_path: Path):
    """W4 Ten times the limit closes the socket with 1008; the same table is played on meanwhile."""

    async def main() -> None:
        async with serving(tmp_path, messages=300, message_seconds=3000) as server:
            started = await server.started(CLEOCATRA, 2)
            floods = [await watch(server, started.links) for _ in range(4)]

            async def flood(client: Client) -> int:
                with contextlib.suppress(ConnectionClosed):
                    for _ in range(3000):
                        await client.send("ping")
                return await client.closed()

            flooding = [asyncio.create_task(flood(client)) for client in floods]
            assert await started.play_on(random.Random(1), 30) == 30
            assert await asyncio.gather(*flooding) == [1008] * len(floods)

    asyncio.run(main())


def test_chat_that_comes_too_often_is_refused_and_the_table_goes_on(tmp_path: Path):
    """W4 The limit on chat answers with an error, not with the end of the socket."""

    async def main() -> None:
        async with serving(tmp_path, chats=3, chat_seconds=3000) as server:
            started = await server.started(CLEOCATRA, 2)
            said = []
            for _ in range(5):
                await started.clients[0].send("chat", text="hello")
                said.append((await started.clients[0].until("said", "error"))["type"])
            assert said == ["said"] * 3 + ["error"] * 2
            assert await started.play_on(random.Random(1), 3) == 3

    asyncio.run(main())


def test_a_spectator_may_look_and_do_nothing_else(tmp_path: Path):
    """W4 Moves, chat and questions about a seat are refused, whoever's seat they name."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(CLEOCATRA, 2)
            spectator = await watch(server, started.links)
            action = next(c for c in started.clients if c.actions()).actions()[0]["id"]
            for seat in range(2):
                await spectator.send(
                    "play", seat=seat, action=action, revision=spectator.revision, id=f"{seat}"
                )
                assert (await spectator.until("ack", "refused"))["key"] == "refused-not-your-seat"
                await spectator.send("explain", seat=seat, action=action)
                assert (await spectator.until("explained"))["key"] == "refused-not-your-seat"
                await spectator.send("preview", seat=seat, action=action)
                assert (await spectator.until("previewed"))["key"] == "refused-not-your-seat"
                await spectator.send("ask", seat=seat, what="pause")
                assert (await spectator.until("refused"))["key"] == "refused-not-your-seat"
            await spectator.send("chat", text="hello")
            assert (await spectator.until("error", "said"))["key"] == "error-chat"

    asyncio.run(main())


ENDLESS = 24 << 20  # bytes that somebody tries to send


def frame(opcode: int, payload: bytes, last: bool = True) -> bytes:
    """A frame from a client; its mask of zeros leaves the payload as it is."""
    size = len(payload)
    length = bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + size.to_bytes(2, "big")
    return bytes([opcode | (0x80 if last else 0)]) + length + bytes(4) + payload


class Raw:
    """A WebSocket of which every byte is ours."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    @classmethod
    async def connected(cls, server: Server, table: str, token: str, window: int = 0) -> "Raw":
        """With a small `window` little fits in, so that whoever does not read holds the server up."""
        raw = sockets.socket()
        if window:
            raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, window)
        raw.setblocking(False)
        await asyncio.get_running_loop().sock_connect(raw, ("127.0.0.1", server.port))
        reader, writer = await asyncio.open_connection(sock=raw)
        head = (
            f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nOrigin: {server.base}\r\n"
            f"Cookie: serai={token}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        writer.write(head.encode())
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
        return cls(reader, writer)

    async def next(self) -> tuple[int, bytes]:
        """Opcode and payload of the next frame."""
        first, size = await self.reader.readexactly(2)
        if size >= 126:
            size = int.from_bytes(await self.reader.readexactly(2 if size == 126 else 8), "big")
        return first & 15, await self.reader.readexactly(size)

    async def closed(self) -> int:
        """Read to the end; the close code."""
        code = 1006
        with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
            while True:
                opcode, payload = await asyncio.wait_for(self.next(), 20)
                if opcode == 8:
                    code = int.from_bytes(payload[:2], "big")
        self.writer.close()
        return code

    async def throw(self, data: bytes, times: int = 1) -> int:
        """Send this, then read to the end; the close code."""
        with contextlib.suppress(ConnectionError):
            for _ in range(times):
                self.writer.write(data)
                await self.writer.drain()
        return await self.closed()


def test_a_message_may_come_in_parts(tmp_path: Path):
    """W2 With a ping between them, as the standard allows."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(CLEOCATRA, 2)
            raw = await Raw.connected(server, started.table, started.guests[0].token)
            raw.writer.write(frame(TEXT, b'{"type":', last=False) + frame(MORE, b'"pi', last=False))
            raw.writer.write(frame(PING, b"still here") + frame(MORE, b'ng"}'))
            found: set[bytes] = set()
            while len(found) < 2:
                opcode, payload = await raw.next()
                if opcode == PONG or payload == b'{"type":"pong"}':
                    found.add(payload)
            raw.writer.close()

    asyncio.run(main())


ODD_FRAMES: dict[str, tuple[bytes, int]] = {
    "bytes that are no text": (frame(TEXT, b'{"type":"\xff\xfe"}'), 1007),
    "half a character": (frame(TEXT, b'"\xed\xa0\x80"'), 1007),
    "half a character in parts": (frame(TEXT, b'"\xc3', last=False) + frame(MORE, b'"'), 1007),
    "parts that are too big together": (
        frame(TEXT, b"x" * 9000, last=False) + frame(MORE, b"x" * 9000),
        1009,
    ),
    "more of nothing": (frame(MORE, b"x"), 1002),
    "a beginning within a beginning": (frame(TEXT, b"x", last=False) + frame(TEXT, b"x"), 1002),
    "a ping in parts": (frame(PING, b"x", last=False), 1002),
    "a ping that is too long": (frame(PING, b"x" * 126), 1002),
    "an opcode that there is not": (frame(3, b"x"), 1002),
    "a bit that means nothing": (bytes([0x80 | 0x40 | TEXT, 0x81, 0, 0, 0, 0]) + b"x", 1002),
    "a frame without a mask": (bytes([0x80 | TEXT, 1]) + b"x", 1002),
}


@pytest.mark.parametrize("name", ODD_FRAMES)
def test_a_frame_against_the_standard_ends_its_socket_and_no_other(tmp_path: Path, name: str):
    """W2 The close code is the documented one, nothing goes unhandled, and the table goes on."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(CLEOCATRA, 2)
            raw = await Raw.connected(server, started.table, started.guests[0].token)
            data, code = ODD_FRAMES[name]
            assert await raw.throw(data) == code
            assert await started.play_on(random.Random(1), 2) == 2

    asyncio.run(main())


FLOODS = {
    "pings": frame(PING, b"x" * 100) * 50,
    "pongs": frame(PONG, b"") * 200,
    "parts of nothing": frame(TEXT, b"", last=False) + frame(MORE, b"", last=False) * 200,
    "messages": frame(TEXT, b"") * 200,
}


@pytest.mark.parametrize("name", FLOODS)
def test_a_flood_is_closed_whatever_it_is_made_of(tmp_path: Path, name: str):
    """W2 Pings, pongs and empty parts count too, though the table never hears of them."""

    async def main() -> None:
        async with serving(tmp_path, messages=100, message_seconds=3000) as server:
            started = await server.started(CLEOCATRA, 2)
            somebody = await server.guest("Mallory")
            own = await somebody.table(CLEOCATRA, ["me", "me"])
            raw = await Raw.connected(server, own["table"], somebody.token)
            assert await raw.throw(FLOODS[name], 1000) in (1008, 1006)  # or cut off while it still sends
            assert await started.play_on(random.Random(1), 2) == 2

    asyncio.run(main())


async def send_endlessly(writer: asyncio.StreamWriter, data: bytes) -> None:
    """More than the system takes off anybody's hands."""
    for _ in range(ENDLESS // len(data)):
        writer.write(data)
        await asyncio.wait_for(writer.drain(), PATIENCE)


def test_whoever_does_not_stop_after_the_close_frame_is_cut_off(tmp_path: Path):
    """W4 The other side need not say goodbye, but nobody goes on reading what it says instead."""

    async def main() -> None:
        async with serving(tmp_path, messages=20, message_seconds=3000) as server:
            guest = await server.guest()
            links = await guest.table(CLEOCATRA, ["me", "me"])
            raw = await Raw.connected(server, links["table"], guest.token)
            raw.writer.write(frame(TEXT, b'{"type":"ping"}') * 25)
            with pytest.raises(ConnectionError):
                await send_endlessly(raw.writer, frame(PONG, b"") * 40_000)
            raw.writer.close()

    asyncio.run(main())


@pytest.mark.parametrize(
    "last",
    [b"", frame(8, b"\x03\xe8"), b"\xff\xff", frame(PONG, b"") * 300],
    ids=["silence", "a close frame", "a frame against the standard", "a flood"],
)
def test_a_connection_ends_though_nobody_takes_what_was_said_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, last: bytes
):
    """W4 However it comes to its end, nothing is kept for whoever does not read, and they are gone."""
    monkeypatch.setattr(wire, "PARTING_SECONDS", 0.3)

    async def main() -> None:
        async with serving(tmp_path, send_buffer=4096, ping_seconds=1) as server:
            started = await server.started(SULTAN, 2, {"expansion": "travelers"})
            await started.play_on(random.Random(1), 40)
            live = server.live(started.table)
            before = set(live.sockets)
            raw = await Raw.connected(server, started.table, started.guests[1].token, window=4096)
            while live.sockets == before:
                await asyncio.sleep(0.01)
            (theirs,) = live.sockets - before
            connection: wire.Wire = cast(Any, theirs.wake).__self__
            raw.writer.transport.pause_reading()  # type: ignore[attr-defined]
            raw.writer.write(frame(TEXT, b'{"type":"resume","revision":-1}') * 20)
            await asyncio.sleep(0.5)
            raw.writer.write(last)
            async with asyncio.timeout(PATIENCE / 2):
                while live.sockets != before or not connection.disconnected:
                    await asyncio.sleep(0.05)
            raw.writer.close()

    asyncio.run(main())


def most_memory() -> int:
    """The most that this process ever held."""
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss


def test_bad_frames_leave_nothing_in_memory(tmp_path: Path):
    """W2 Thousands of sockets ended by what they sent take no more room than the first hundreds."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            host = await server.guest()
            links = await host.table(CLEOCATRA, ["me", "me"])

            async def throw_all() -> None:
                for data, _ in ODD_FRAMES.values():
                    raw = await Raw.connected(server, links["table"], host.token)
                    await raw.throw(data)

            for _ in range(THROWN):
                await throw_all()
            before = most_memory()
            for _ in range(THROWN):
                await throw_all()
            assert most_memory() <= before * 1.1
            assert server.live(links["table"]).sockets == set()

    asyncio.run(main())


def test_a_body_that_does_not_come_is_dropped(tmp_path: Path):
    """W4 With a stated length and without one; a body that comes slowly but in time is read."""

    async def main() -> None:
        async with serving(tmp_path, body_seconds=0.5, keep_alive_seconds=60) as server:
            head = b"POST /api/guest HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/json\r\n"
            for rest in (b"Content-Length: 14\r\n\r\n{", b"Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n"):
                assert await is_dropped(server, head + rest)
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(head + b"Content-Length: 14\r\n\r\n")
            for byte in b'{"name":"Ann"}':
                writer.write(bytes([byte]))
                await asyncio.sleep(0.01)
            assert (await reader.readline()).startswith(b"HTTP/1.1 200")
            writer.close()

    asyncio.run(main())


def test_connections_beyond_the_cap_are_dropped_and_the_others_stay(tmp_path: Path):
    """W4 Whatever they are for; when one closes there is room again."""

    async def main() -> None:
        async with serving(tmp_path, connections=10) as server:
            started = await server.started(CLEOCATRA, 2)
            for guest in started.guests:
                await guest.http.aclose()
            silent = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(20)]
            reading = [asyncio.create_task(reader.read()) for reader, _ in silent]
            async with asyncio.timeout(PATIENCE):
                while sum(task.done() for task in reading) < 10:
                    await asyncio.sleep(0.01)
            assert await started.play_on(random.Random(1), 3) == 3
            for _, writer in silent:
                writer.close()
            await asyncio.gather(*reading, return_exceptions=True)
            await server.guest("Ben")

    asyncio.run(main())


@pytest.mark.parametrize("size", [16 * 1024 + 1, 1024 * 1024])
def test_a_message_that_is_too_big_closes_the_socket(tmp_path: Path, size: int):
    """W2 The close code is 1009."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(CLEOCATRA, 2)
            big = await started.guests[0].sit(started.table)
            with contextlib.suppress(ConnectionClosed):
                await big.socket.send("x" * size)
            assert await big.closed() == 1009
            assert await started.play_on(random.Random(1), 3) == 3

    asyncio.run(main())

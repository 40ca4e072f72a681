"""Nobody receives what it could not know at the table: not in a view, a list, a line, a size or a log."""

import asyncio
import base64
import hmac
import json
import random
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.kit import positions
from tests.server.kit import SULTAN, TABLES, TRAVELERS, Client, Server, Started, serving, watch
from tests.soak import large

from serai.core.actions import OK
from serai.core.play import redealt
from serai.core.rng import Rng
from serai.core.state import OVER, State
from serai.core.title import Title
from serai.games import find
from serai.games.sultans_wishes.components import (
    CARD_NAMES,
    GIFT_NAMES,
    MARKET_NAMES,
    RELIC_COPIES,
    RELIC_NAMES,
    WARE_NAMES,
)
from serai.match import fairness
from serai.match.match import Match
from serai.match.record import read_record, verify
from serai.server.table import messages as m
from serai.server.table import show
from serai.server.table.table import Table

POSITIONS = large(2_000, 12)  # of each table
GAMES = large(200, 1)  # whole games of each number of seats
ASKED = 4  # actions that are explained and previewed in one position


# H1


async def answers_of(client: Client, questions: list[dict[str, Any]]) -> list[str]:
    """Every byte that a reader is sent when it asks for everything again and then these questions."""
    await client.settle()
    first = len(client.frames)
    await client.send("resume", revision=0)
    for question in questions:
        await client.socket.send(json.dumps(question))
    await client.settle()
    return client.frames[first:]


def questions_for(s: State, reader: int, rng: random.Random) -> list[dict[str, Any]]:
    """Explanations of any actions and previews of legal ones, as this seat may ask for them."""
    if reader >= s.game.seats:
        return []
    asked = [
        {"type": "explain", "seat": reader, "action": rng.randrange(s.game.catalogue.size)}
        for _ in range(ASKED)
    ]
    legal = list(s.legal()) if s.actor() == reader else []
    for action in rng.sample(legal, min(ASKED, len(legal))):
        asked += [{"type": kind, "seat": reader, "action": int(action)} for kind in ("explain", "preview")]
    return asked


def lay(server: Server, table: str, title: Title, s: State) -> None:
    """Put a position on a running table."""
    live = server.live(table).table
    live.match = Match(title, s)
    live.told = 0


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_no_reader_can_tell_a_redealt_table_from_the_true_one(
    tmp_path: Path, game: str, seats: int, options: dict[str, Any]
):
    """H1 Views, actions, lines, explanations and previews are the same, byte for byte, for every role."""
    title = find(game)

    async def main() -> None:
        rng = random.Random(1)
        async with serving(tmp_path) as server:
            started = await server.started(game, seats, options)
            readers = [*started.clients, await watch(server, started.links)]
            compared = 0
            for s in positions(title, seats, options, seed=1, count=POSITIONS):
                for reader, client in enumerate(readers):
                    questions = questions_for(s, reader, rng)
                    lay(server, started.table, title, s)
                    true = await answers_of(client, questions)
                    other = redealt(title, s, reader, Rng(rng.getrandbits(60)))
                    lay(server, started.table, title, other)
                    assert await answers_of(client, questions) == true
                    compared += not other.same_as(s)
                    await compare_a_move(server, started, title, s, other, reader, client, rng)
            assert compared or not title.secrets, "nothing was hidden from anybody"

    asyncio.run(main())


async def compare_a_move(
    server: Server, started: Started, title: Title, s: State, other: State, reader: int, client: Client,
    rng: random.Random,
) -> None:  # fmt: skip
    """If the reader acts and nothing new comes of it, the update and its lines are the same too."""
    if s.actor() != reader:
        return
    action = rng.choice([int(action) for action in s.legal()])
    after = s.copy()
    after.clear_news()
    after.apply(action)
    if after.learners() >> reader & 1 or after.actor() not in (reader, OVER):
        return
    seen = []
    for position in (s, other):
        lay(server, started.table, title, position)
        revision = server.live(started.table).table.revision
        await client.send("play", seat=reader, action=action, revision=revision, id=str(rng.random()))
        update = await client.until("update")
        while update["revision"] != revision + 1:
            update = await client.until("update")
        await client.settle()
        seen.append({name: value for name, value in update.items() if name != "revision"})
    assert seen[0] == seen[1]


# H2

EVERY_NAME = [*CARD_NAMES, *GIFT_NAMES, *MARKET_NAMES, *WARE_NAMES, *RELIC_NAMES]
NAMES = re.compile(rf"\b(?:{'|'.join(EVERY_NAME)})\b")
EACH_RELIC = [name for name in RELIC_NAMES for _ in range(RELIC_COPIES)]


def known_names(s: Any, reader: int) -> set[str]:
    """The names of all pieces of which a reader knows where they are."""
    kinds = (
        (s.tasks, CARD_NAMES), (s.wares, WARE_NAMES), (s.market, MARKET_NAMES), (s.gifts, GIFT_NAMES),
        (s.relics, EACH_RELIC),
    )  # fmt: skip
    return {
        name for pieces, names in kinds for piece, name in enumerate(names) if pieces.knows(piece, reader)
    }


def beats(s: State, action: int) -> Iterator[State]:
    """The positions an action passes through, one automatic step at a time."""
    s.resolve(action)
    yield s
    while s.tick():
        yield s


class Knowledge:
    """What a reader could know at each revision of a finished game, from the true positions."""

    def __init__(self, text: str, revisions: list[int], reader: int) -> None:
        """`revisions` holds, for each revision from 1, the length of the log up to it."""
        record = read_record(text)
        title = find(record.game)
        s = title.new(len(record.players), record.options)
        log = [s.game.catalogue.parse(line) for line in record.log]
        self.now: list[set[str]] = [set()]
        self.ever: list[set[str]] = [set()]
        before = known_names(s, reader)
        done = 0
        for length in revisions:
            new = set(before)
            for action in log[done:length]:
                assert s.why(action) == OK
                for beat in beats(s, action):
                    before = known_names(beat, reader)
                    new |= before
            done = length
            self.now.append(new)
            self.ever.append(self.ever[-1] | new)


def leaks(frames: list[str], knowledge: Knowledge) -> list[str]:
    """Names in a reader's frames that it could not know when they were sent; none after the end."""
    found = []
    revision = 0
    for frame in frames:
        message = json.loads(frame)
        if message["type"] == "update":
            revision = message["revision"]
            if message["view"] and message["view"]["winners"]:
                break
        whole = message.get("whole")
        allowed = knowledge.ever[revision] if whole else knowledge.now[revision]
        found += [f"revision {revision}: {name}" for name in set(NAMES.findall(frame)) - allowed]
    return found


async def play_and_ask(server: Server, started: Started, rng: random.Random) -> list[int]:
    """A whole game in which everyone asks for previews; the lengths of the log at each revision."""
    lengths = [len(server.live(started.table).table.match.log)]  # type: ignore[union-attr]
    while True:
        for client in started.clients:
            await client.settle()
            for action in rng.sample(client.actions(), min(2, len(client.actions()))):
                await client.send("preview", seat=client.update["reader"], action=action["id"])
                await client.until("previewed")
        for guest in started.guests:
            assert (await guest.get(f"/api/tables/{started.table}/record")).status_code == 409
        if not await started.play_on(rng, 1):
            return lengths
        lengths.append(len(server.live(started.table).table.match.log))  # type: ignore[union-attr]
        if any(client.is_over() for client in started.clients):
            return lengths


async def taint(tmp_path: Path, seats: int, rng: random.Random) -> tuple[list[str], int]:
    """Leaks in one game through real sockets, and how many frames were looked at."""
    async with serving(tmp_path) as server:
        started = await server.started(SULTAN, seats, TRAVELERS)
        spectator = await watch(server, started.links)
        lengths = await play_and_ask(server, started, rng)
        await spectator.settle()
        bodies = [body for guest in started.guests for body in guest.bodies]
        record = (await started.guests[0].get(f"/api/tables/{started.table}/record")).text
        found: list[str] = []
        looked = 0
        for reader, client in enumerate([*started.clients, spectator]):
            looked += len(client.frames)
            found += leaks(client.frames, Knowledge(record, lengths, reader))
        metrics = (await started.guests[0].get("/metrics")).text
        for text in (*bodies, metrics, server.log.text()):
            found += NAMES.findall(text)
        return found, looked


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_no_frame_names_a_card_that_its_reader_cannot_know(tmp_path: Path, seats: int):
    """H2 Whole games with every role connected; each name sent is compared with what its reader knows."""
    for game in range(GAMES):
        found, looked = asyncio.run(taint(tmp_path / str(game), seats, random.Random(game)))
        assert found == []
        assert looked > 100


def test_the_search_finds_a_view_that_leaks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """H2 With an update that also holds what the neighbour sees the same search has much to report."""
    own = show.update

    def with_the_neighbours(table: Table, reader: int, whole: bool, in_zones: bool = False) -> m.Update:
        update = own(table, reader, whole, in_zones)
        if table.match is None:
            return update
        theirs = table.title.view(table.match.state, (reader + 1) % table.seats)
        return msgspec.structs.replace(update, view={**update.view, "neighbour": theirs})

    monkeypatch.setattr(show, "update", with_the_neighbours)
    found, _ = asyncio.run(taint(tmp_path, 2, random.Random(1)))
    assert found


# H3


def secrets_of(server: Server, table: str) -> list[bytes]:
    """Whatever would tell a draw before the end: the seed, the key, all nonces, all stream values."""
    core = server.live(table).table
    assert core.match is not None
    key = core.match.key
    stream = [hmac.digest(key, f"{event}/0".encode(), "sha256") for event in range(core.match.draws + 200)]
    return [
        core.seed,
        key,
        *(bytes.fromhex(nonce) for nonce in core.nonces()),
        *stream,
    ]


def written(secret: bytes) -> list[str]:
    """A secret in the ways in which it could have slipped into a text; half of it would be too much."""
    found = []
    for data in (secret, secret[::-1]):
        hexadecimal, number = data.hex(), str(int.from_bytes(data, "big"))
        found += [hexadecimal[:32], hexadecimal[32:], hexadecimal[:32].upper(), hexadecimal[32:].upper()]
        found += [hexadecimal[::-1][:32], hexadecimal[::-1][32:], number[:30], number[-30:]]
        # In three bytes of any text around it base64 begins at three places.
        for shift in range(3):
            encoded = base64.b64encode(bytes(shift) + data).decode()[4:36]
            found += [encoded, encoded.replace("+", "-").replace("/", "_")]
        found += [base64.b32encode(data).decode()[:40], base64.b85encode(data).decode()[:30]]
        found += [", ".join(map(str, data[:12])), ",".join(map(str, data[:12]))]
        found += [data[:16].decode("latin-1"), json.dumps(data[:16].decode("latin-1"))[1:-1]]
    return found


def holds(text: str, secret: bytes) -> bool:
    return any(way in text for way in written(secret))


@pytest.mark.parametrize("way", range(len(written(bytes(range(100, 132))))))
def test_the_search_finds_a_secret_however_it_is_written(way: int):
    """H3 Each way in which a seed could be written is one that the search knows."""
    secret = bytes(range(100, 132))
    assert holds(f'{{"type":"update","view":"{written(secret)[way]}"}}', secret)
    assert not holds(f'{{"type":"update","view":"{written(bytes(range(32)))[way]}"}}', secret)


@pytest.mark.parametrize("before", ["", "x", "xy"])
def test_the_search_finds_a_secret_in_the_middle_of_base64(before: str):
    """H3 Wherever it begins in what was encoded."""
    secret = bytes(range(100, 132))
    assert holds(base64.b64encode(before.encode() + secret + b"more").decode(), secret)


@pytest.mark.parametrize(("game", "seats", "options"), [TABLES[0], TABLES[1]])
def test_nothing_tells_a_draw_before_the_end_and_everything_verifies_after_it(
    tmp_path: Path, game: str, seats: int, options: dict[str, Any]
):
    """H3 No frame, answer or log holds seed, key, nonce or stream value; then the reveal fits every draw."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(game, seats, options)
            spectator = await watch(server, started.links)
            clients = [*started.clients, spectator]
            rng = random.Random(1)
            secret = secrets_of(server, started.table)
            while await started.play_on(rng, 1) and not started.clients[0].is_over():
                secret += secrets_of(server, started.table)
            for guest in started.guests:
                await guest.get("/metrics")
                await guest.get(f"/api/tables/{started.table}")
            for client in clients:
                await client.settle()
            frames = [frame for client in clients for frame in client.frames]
            revealed = [json.loads(frame) for frame in frames if '"type":"revealed"' in frame]
            before = [frame for frame in frames if '"type":"revealed"' not in frame]
            bodies = [body for guest in started.guests for body in guest.bodies]
            everything = "\n".join([*before, *bodies, server.log.text()])
            assert not [value for value in set(secret) if holds(everything, value)]
            # Nothing is sent packed, where no search would find it.
            for guest in started.guests:
                answer = await guest.get(f"/api/tables/{started.table}")
                assert "content-encoding" not in answer.headers
            assert len(revealed) == len(clients)
            core = server.live(started.table).table
            seed = bytes.fromhex(revealed[0]["seed"])
            assert fairness.commitment(seed, started.table) == json.loads(frames[0])["commitment"]
            record = (await started.guests[0].get(f"/api/tables/{started.table}/record")).text
            assert core.match is not None
            assert verify(read_record(record), find(game)) == core.match.draws > 0
            assert holds(frames[-1] + str(revealed), core.seed)

    asyncio.run(main())


def test_a_record_is_refused_to_everyone_before_the_end(tmp_path: Path):
    """H2 The file names every card, so it is for a finished game only, also after an undo or a pause."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(SULTAN, 2, TRAVELERS)
            for moves in range(5):
                await started.play_on(random.Random(moves), 3)
                for guest in started.guests:
                    answer = await guest.get(f"/api/tables/{started.table}/record")
                    assert answer.status_code == 409
                    assert answer.json() == {"detail": "you can only export a table once its game is over"}

    asyncio.run(main())

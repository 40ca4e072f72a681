"""Earlier positions, and tables that begin with one: what each reader saw, never what it could not know."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.kit import positions
from tests.server.kit import (
    CLEOCATRA,
    ONE_OF_EACH,
    SULTAN,
    TABLES,
    TRAVELERS,
    Client,
    Guest,
    Server,
    Started,
    serving,
)
from tests.server.test_secrets import NAMES, known_names, lay
from tests.soak import large

from serai.core.play import redealt
from serai.core.rng import Rng
from serai.core.state import OVER
from serai.games import find
from serai.match.match import Match
from serai.match.record import read_record, replay
from serai.server.table.beginning import as_known
from serai.server.table.steps import finish

POSITIONS = large(500, 10)  # of each table
FORKS = 8  # of one position
PAGE = 50


def history_of(table: str, reader: int, **more: Any) -> str:
    query = httpx.QueryParams({"reader": reader, **more})
    return f"/api/tables/{table}/history?{query}"


async def whole_history(guest: Guest, table: str, reader: int, **more: Any) -> list[dict[str, Any]]:
    """All pages, in order."""
    pages: list[dict[str, Any]] = []
    while True:
        answer = await guest.get(history_of(table, reader, first=len(pages), **more))
        assert answer.status_code == 200, answer.text
        page: list[dict[str, Any]] = answer.json()
        pages += page
        if len(page) < PAGE:
            return pages


async def play_some(started: Started, moves: int, seed: int = 1) -> None:
    await started.play_on(random.Random(seed), moves)


# History


def test_a_history_holds_the_view_after_every_action_up_to_the_present(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(SULTAN, 2, TRAVELERS)
            await play_some(started, 12)
            for reader, (guest, client) in enumerate(zip(started.guests, started.clients, strict=True)):
                update = client.updates[reader]
                pages = await whole_history(guest, started.table, reader)
                assert [page["number"] for page in pages] == list(range(update["length"] + 1))
                assert pages[-1]["view"] == update["view"]
                some = (await guest.get(history_of(started.table, reader, first=7, count=3))).json()
                assert some == pages[7:10]

    asyncio.run(main())


def test_a_page_has_its_limits_and_nothing_is_beyond_the_end(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(CLEOCATRA, 2)
            ann = started.guests[0]
            length = started.clients[0].updates[0]["length"]
            for wrong in ({"count": PAGE + 1}, {"count": 0}, {"first": -1}, {"reader": -1}, {"reader": "x"}):
                path = f"/api/tables/{started.table}/history?{httpx.QueryParams({'reader': 0, **wrong})}"
                assert (await ann.get(path)).status_code == 422
            assert (await ann.get(history_of(started.table, 0, first=length + 1))).json() == []
            assert len((await ann.get(history_of(started.table, 0, first=length))).json()) == 1

    asyncio.run(main())


def test_nobody_can_keep_the_server_busy_with_the_past(tmp_path: Path):
    """W4 Positions are counted, not requests, and spectators together with all others of their address."""

    async def main() -> None:
        async with serving(tmp_path, positions_per_minute=100) as server:
            started = await server.started(CLEOCATRA, 2)
            path, nobody = history_of(started.table, 2, count=PAGE), server.nobody()
            assert [(await started.guests[0].get(path)).status_code for _ in range(2)] == [200, 200]
            refused = await nobody.get(f"{path}&watch={started.links['watch']}")
            assert refused.status_code == 429
            assert 0 < int(refused.headers["Retry-After"]) <= 60

    asyncio.run(main())


@pytest.mark.parametrize("what", ["record", "scores"])
def test_a_whole_game_counts_by_its_length(tmp_path: Path, what: str):
    """W4 Whoever asks for one game again and again is told to wait."""

    async def main() -> None:
        async with serving(tmp_path, positions_per_minute=1000) as server:
            started = await server.started(CLEOCATRA, 2, {"cap": 10})
            await started.play_on(random.Random(1))
            path = f"/api/tables/{started.table}/{what}"
            statuses = [(await started.guests[0].get(path)).status_code for _ in range(40)]
            assert statuses[0] == 200
            assert statuses[-1] == 429

    asyncio.run(main())


def test_a_game_that_has_not_begun_has_no_history_and_no_fork(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            ann = await server.guest()
            table = (await ann.table(CLEOCATRA, ["me", "friend"]))["table"]
            assert (await ann.get(history_of(table, 0))).json() == []
            forked = await ann.post(f"/api/tables/{table}/fork", {"number": 0, "seat": 0})
            assert (forked.status_code, forked.json()) == (409, {"detail": "the game hasn't started"})

    asyncio.run(main())


def test_histories_are_for_own_seats_and_the_spectator_until_the_game_is_over(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(CLEOCATRA, 2, {"cap": 6})
            ann, stranger = started.guests[0], await server.guest("Eve")
            nobody, token = server.nobody(), started.links["watch"]

            async def statuses(guest: Guest, **more: Any) -> list[int]:
                paths = [history_of(started.table, reader, **more) for reader in range(4)]
                return [(await guest.get(path)).status_code for path in paths]

            assert await statuses(ann) == [200, 403, 200, 403]
            assert await statuses(nobody, watch=token) == [403, 403, 200, 403]
            assert await statuses(stranger) == await statuses(nobody, watch="x" * 32) == [404] * 4
            assert await statuses(nobody, watch=started.links["invite"]) == [404] * 4
            assert await statuses(nobody) == [401] * 4
            await play_some(started, 10**6)
            assert await statuses(ann) == await statuses(nobody, watch=token) == [200, 200, 200, 403]
            assert await statuses(stranger) == [404] * 4

    asyncio.run(main())


def test_an_action_that_was_taken_back_is_not_in_the_history(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            ann = await server.guest()
            table = (await ann.table(CLEOCATRA, ["me", "me"]))["table"]
            client = await ann.sit(table)
            seat = client.update["reader"]
            before = await whole_history(ann, table, seat)
            action = next(choice for choice in client.actions() if choice["verb"] == "lay")
            await client.play(action["id"])
            await client.settle()
            await client.send("ask", seat=seat, what="undo")
            await client.settle()
            assert await whole_history(ann, table, seat) == before

    asyncio.run(main())


@pytest.mark.parametrize("seats", [2, 3])
def test_no_history_names_a_card_that_its_reader_could_not_know_then(tmp_path: Path, seats: int):
    """H2 Seats and the spectator ask while the game goes on; each view is compared with what was known."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(SULTAN, seats, TRAVELERS)
            told: dict[int, dict[int, set[str]]] = {reader: {} for reader in range(seats + 1)}
            rng = random.Random(seats)
            while not started.clients[0].is_over():
                for reader in told:
                    guest = started.guests[reader % seats]
                    first = max(told[reader], default=0)
                    for page in (await guest.get(history_of(started.table, reader, first=first))).json():
                        names = set(NAMES.findall(json.dumps(page["view"])))
                        told[reader].setdefault(page["number"], set()).update(names)
                await started.play_on(rng, 5)
            record = read_record((await started.guests[0].get(f"/api/tables/{started.table}/record")).text)
            s = find(SULTAN).new(seats, record.options)
            looked = 0
            for number, text in enumerate(["", *record.log]):
                if text:
                    s.apply(s.game.catalogue.parse(text))
                for reader, views in told.items():
                    if number in views and s.actor() != OVER:
                        looked += 1
                        assert views[number] <= known_names(s, reader), (number, reader)
            assert looked > 100

    asyncio.run(main())


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_no_reader_can_tell_a_redealt_table_by_its_history(
    tmp_path: Path, game: str, seats: int, options: dict[str, Any]
):
    """H1 The bytes are the same when everything that the reader cannot know is re-dealt."""
    title = find(game)

    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(game, seats, options)
            for number, s in enumerate(positions(title, seats, options, seed=4, count=POSITIONS)):
                for reader in range(seats + 1):
                    guest, path = started.guests[reader % seats], history_of(started.table, reader)
                    lay(server, started.table, title, s)
                    true = await guest.get(path)
                    other = redealt(title, s, reader, Rng(number))
                    lay(server, started.table, title, other)
                    assert (await guest.get(path)).content == true.content
                    assert true.json()[0]["number"] == 0

    asyncio.run(main())


# Forks


async def forked(server: Server, guest: Guest, table: str, number: int, seat: int) -> tuple[str, Client]:
    """The name of a new fork, and a socket at it."""
    answer = await guest.post(f"/api/tables/{table}/fork", {"number": number, "seat": seat})
    assert answer.status_code == 201, answer.text
    return answer.json()["table"], await guest.sit(answer.json()["table"])


async def check_beginning(client: Client, started: Started, number: int) -> None:
    """A fork tells the story up to there, and whose table it came from."""
    hello = next(json.loads(frame) for frame in client.frames if '"hello"' in frame)
    assert hello["origin"] == {"players": ["guest 0", "guest 1"], "number": number, "table": started.table}
    await started.clients[0].send("resume", revision=-1)
    await started.clients[0].settle()
    told = started.clients[0].updates[0]["lines"]
    before = [line for line in told if line[0] < number]
    assert client.updates[0]["lines"][: len(before)] == before
    assert client.updates[0]["length"] >= number


def test_a_game_without_secrets_can_be_forked_at_every_position(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(CLEOCATRA, 2, {"mode": "advanced"})
            await play_some(started, 25)
            ben = started.guests[1]
            for page in await whole_history(ben, started.table, 1):
                _, client = await forked(server, ben, started.table, page["number"], 0)
                assert list(client.updates) == [0, 1]
                if page["view"]["actor"] >= 0:
                    assert client.updates[0]["view"] == page["view"]
                await check_beginning(client, started, page["number"])
                await client.close()

    asyncio.run(main())


def test_a_fork_is_a_table_like_any_other(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(SULTAN, 2, TRAVELERS)
            await play_some(started, 6)
            ann = started.guests[0]
            length = started.clients[0].updates[0]["length"]
            table, client = await forked(server, ann, started.table, length, 0)
            shown = (await ann.get(f"/api/tables/{table}")).json()
            assert (shown["mine"], shown["started"]) == ([0, 1], True)
            assert table in [one["table"] for one in (await ann.get("/api/tables")).json()]
            rng = random.Random(1)
            while not client.is_over():
                await client.play(rng.choice(client.actions())["id"])
                await client.settle()
            assert started.clients[0].updates[0]["length"] == length

    asyncio.run(main())


@pytest.mark.parametrize(("game", "seats", "options"), ONE_OF_EACH)
def test_a_fork_of_a_finished_game_is_played_on_exported_and_forked_again(
    tmp_path: Path, game: str, seats: int, options: dict[str, Any]
):
    """Its record is the record's beginning with what came after it, and replays."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(game, seats, options)
            await play_some(started, 10**6)
            ann = started.guests[0]
            length = started.clients[0].updates[0]["length"]
            fork, client = await forked(server, ann, started.table, length // 2, 0)
            rng = random.Random(2)
            while not client.is_over():
                await client.play(rng.choice(client.actions())["id"])
                await client.settle()
            whole = read_record((await ann.get(f"/api/tables/{started.table}/record")).text)
            half = read_record((await ann.get(f"/api/tables/{fork}/record")).text)
            assert half.log[: length // 2] == whole.log[: length // 2]
            assert half.start is None
            assert len(replay(half, find(game)).log) == len(half.log)
            again, _ = await forked(server, ann, fork, length // 3, 0)
            setup = server.live(again).table.setup
            assert setup.origin is not None
            names = [f"guest {seat}" for seat in range(seats)]
            assert (setup.origin.players, setup.origin.number) == (names, length // 3)

    asyncio.run(main())


def test_a_game_with_secrets_is_forked_as_a_seat_knows_it_and_only_in_the_present(tmp_path: Path):
    """H1 The seat's own view stays as it is; what it cannot know is another thing each time."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(SULTAN, 3, TRAVELERS)
            await play_some(started, 30)
            ann, ben = started.guests[:2]
            view, length = (started.clients[0].updates[0][name] for name in ("view", "length"))
            for number, seat, guest, status in (
                (length - 1, 0, ann, 409), (length + 1, 0, ann, 409), (0, 0, ann, 409),
                (length, 1, ann, 403), (length, 0, ben, 403), (length, 3, ann, 403),
            ):  # fmt: skip
                path = f"/api/tables/{started.table}/fork"
                answer = await guest.post(path, {"number": number, "seat": seat})
                assert answer.status_code == status, answer.text
            hands = set()
            for _ in range(FORKS):
                _, client = await forked(server, ann, started.table, length, 0)
                assert client.updates[0]["view"] == view
                hands.add(json.dumps([client.updates[1]["view"]["players"][1]["own"]]))
                await client.close()
            assert len(hands) > FORKS // 2

    asyncio.run(main())


def test_a_finished_game_can_be_forked_as_it_was(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(SULTAN, 2, {"rounds": 1})
            await play_some(started, 10**6)
            ann = started.guests[0]
            pages = {reader: await whole_history(ann, started.table, reader) for reader in (0, 1)}
            for page in pages[0][:: len(pages[0]) // 6]:
                number = page["number"]
                _, client = await forked(server, ann, started.table, number, 0)
                if page["view"]["actor"] >= 0:
                    for reader in (0, 1):
                        assert client.updates[reader]["view"] == pages[reader][number]["view"]
                await check_beginning(client, started, number)

    asyncio.run(main())


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_position_redealt_for_a_seat_makes_a_table(game: str, seats: int, options: dict[str, Any]):
    title = find(game)
    for number, s in enumerate(positions(title, seats, options, seed=6, count=POSITIONS * 6)):
        for seat in range(seats):
            other = redealt(title, s, seat, Rng(number))
            again = title.restore(title.save(other))
            assert title.view(again, seat) == title.view(s, seat)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_story_of_a_fork_goes_on_from_what_its_seat_was_told_and_it_can_be_exported(
    tmp_path: Path, seat: int
):
    """H1 Another seat's story is not in it; the record begins where the fork did and replays."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(SULTAN, 2, {"rounds": 2})
            for moves in (3, 1, 1, 2):
                await play_some(started, moves)
                guest = started.guests[seat]
                await started.clients[seat].send("resume", revision=-1)
                await started.clients[seat].settle()
                update = started.clients[seat].updates[seat]
                table, client = await forked(server, guest, started.table, update["length"], seat)
                told = [[at - update["length"], key, args] for at, key, args in update["lines"]]
                for reader in (0, 1):
                    assert client.updates[reader]["lines"][: len(told)] == told
                assert client.updates[seat]["view"] == update["view"]
                if server.live(table).table.setup.save is None:
                    await check_record(guest, table, client)
                await client.close()

    asyncio.run(main())


async def check_record(guest: Guest, table: str, client: Client) -> None:
    """A fork that is played to its end replays from the position it began with."""
    rng = random.Random(3)
    while not client.is_over():
        await client.play(rng.choice(client.actions())["id"])
        await client.settle()
    record = read_record((await guest.get(f"/api/tables/{table}/record")).text)
    assert record.start is not None
    assert len(replay(record, find(SULTAN)).log) == len(record.log)


def test_most_forks_of_a_game_with_secrets_can_be_exported():
    """Those that cannot begin where no position can be written, and none was found that leads there."""
    title = find(SULTAN)
    rng, written, tried = random.Random(5), 0, 0
    for game in range(6):
        match = Match(title, title.new(2, {"rounds": 2}), bytes([game]) * 32)
        match.begin()
        while match.state.actor() >= 0:
            if rng.random() < 0.2:
                known = finish(as_known(title, match, tried % 2, Rng(tried)))
                written += known.start is not None
                tried += 1
            match.play(int(match.state.actor()), int(rng.choice(list(match.state.legal()))))
    assert tried > 20
    assert written > tried * 0.8


def test_a_fork_keeps_the_bots_on_their_seats_and_the_names_of_the_others(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            ann = await server.guest("Ann")
            ben = await server.guest("Ben")
            links = await ann.table(CLEOCATRA, ["me", "random", "friend"])
            await ben.post(f"/api/join/{links['invite']}", {})
            answer = await ann.post(f"/api/tables/{links['table']}/fork", {"number": 0, "seat": 0})
            shown = (await ann.get(f"/api/tables/{answer.json()['table']}")).json()
            assert [seat["kind"] for seat in shown["seats"]] == ["person", "bot", "person"]
            assert (shown["seats"][0]["name"], shown["seats"][2]["name"]) == ("Ann", "Ben")
            assert shown["mine"] == [0, 2]

    asyncio.run(main())


def test_the_points_after_each_action_are_told_when_the_game_is_over(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(SULTAN, 2, {"rounds": 1})
            path = f"/api/tables/{started.table}/scores"
            assert (await started.guests[0].get(path)).status_code == 409
            await play_some(started, 10**6)
            points = (await started.guests[1].get(path)).json()
            pages = await whole_history(started.guests[0], started.table, 0)
            assert points == [[player["score"] for player in page["view"]["players"]] for page in pages]
            assert (await server.nobody().get(f"{path}?watch={started.links['watch']}")).json() == points

    asyncio.run(main())

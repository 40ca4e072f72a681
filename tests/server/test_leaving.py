"""Giving up a seat, leaving a table, and asking for a rematch: what the others see of it."""

import asyncio
import random
from pathlib import Path
from typing import Any

from tests.server.kit import CLEOCATRA, SULTAN, Client, Guest, Server, Started, serving, watch

from serai.games import find
from serai.match.record import read_record, replay, verify

SHORT: dict[str, Any] = {"cap": 2}


async def resign(guest: Guest, table: str, seat: int) -> int:
    return (await guest.post(f"/api/tables/{table}/resign", {"seat": seat})).status_code


async def leave(guest: Guest, table: str) -> int:
    return (await guest.post(f"/api/tables/{table}/leave", None)).status_code


async def listed(guest: Guest) -> list[str]:
    return [table["table"] for table in (await guest.get("/api/tables")).json()]


async def people(client: Client) -> list[dict[str, Any]]:
    """Who sits where by now."""
    await client.send("resume", revision=-1)
    seats: list[dict[str, Any]] = (await client.until("people"))["seats"]
    await client.settle()
    return seats


# Resigning


def test_with_two_seats_whoever_is_left_has_won(tmp_path: Path):
    """The seed is revealed, the record tells it, and nothing more is played."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            for game in (CLEOCATRA, SULTAN):
                started = await server.started(game, 2)
                await started.play_on(random.Random(1), 6)
                spectator = await watch(server, started.links)
                assert await resign(started.guests[1], started.table, 1) == 200
                for client in (*started.clients, spectator):
                    await client.until("revealed")
                    assert client.update["view"]["winners"] == [0]
                    assert client.update["view"]["actor"] == -2
                    assert client.update["actions"] == []
                shown = (await started.guests[0].get(f"/api/tables/{started.table}")).json()
                assert (shown["over"], shown["winners"], shown["resigned"]) == (True, [0], [1])
                match = server.live(started.table).table.match
                assert match is not None
                given_up = [seat["resigned"] for seat in await people(started.clients[0])]
                assert given_up == [None, len(match.log)]
                saved = await started.guests[0].get(f"/api/tables/{started.table}/record")
                record = read_record(saved.text)
                assert (record.winners, record.resigned) == ([0], [1])
                assert len(replay(record, find(game)).log) == len(record.log)
                assert verify(record, find(game)) > 0
                await check_nothing_is_played(server, started)

    asyncio.run(main())


async def check_nothing_is_played(server: Server, started: Started) -> None:
    match = server.live(started.table).table.match
    assert match is not None
    seat, action = int(match.state.actor()), int(match.state.legal()[0])
    client = started.clients[seat]
    await client.send("play", seat=seat, action=action, revision=client.revision, id="late")
    assert (await client.until("ack", "refused"))["key"] == "reason-game-over"
    await client.send("explain", seat=seat, action=action)
    assert (await client.until("explained"))["key"] == "reason-game-over"
    await client.send("ask", seat=seat, what="pause")
    assert (await client.until("refused"))["key"] == "reason-game-over"
    assert await resign(started.guests[0], started.table, 0) == 409


def test_with_more_seats_a_bot_plays_on_for_whoever_resigns(tmp_path: Path):
    """Nobody else waits, is asked or loses anything; coming back does not bring the seat back."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(CLEOCATRA, 3, SHORT)
            table = server.live(started.table).table
            seat = table.actor()
            gone, stay = started.guests[seat], [other for other in range(3) if other != seat]
            before = started.clients[seat].revision
            assert await resign(gone, started.table, seat) == 200
            await started.clients[stay[0]].reach(before + 2)  # given up, and the bot has played
            assert table.sitters[seat].level == "greedy"
            assert not table.is_over()
            client = started.clients[seat]
            await client.settle()
            assert client.actions() == []
            path = f"/api/tables/{started.table}/seats/{seat}/bot"
            assert (await gone.ask("DELETE", path)).status_code == 409
            await client.close()
            started.clients[seat] = client = await gone.sit(started.table)
            await client.settle()
            assert table.sitters[seat].level == "greedy"
            await client.send("play", seat=seat, action=0, revision=table.revision, id="mine")
            refused = await client.until("ack", "refused")
            assert refused["key"] in ("refused-resigned", "refused-stale")
            await started.clients[stay[0]].send("ask", seat=stay[0], what="pause")
            await started.clients[stay[1]].settle()
            await started.clients[stay[1]].send("answer", seat=stay[1], yes=True)
            while not table.paused:
                await started.clients[stay[0]].settle()

    asyncio.run(main())


def test_a_game_ends_when_only_one_seat_or_only_bots_are_left(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(CLEOCATRA, 3)
            table = server.live(started.table).table
            assert await resign(started.guests[0], started.table, 0) == 200
            assert await resign(started.guests[0], started.table, 0) == 409
            assert await resign(started.guests[1], started.table, 2) == 403
            assert await resign(started.guests[1], started.table, 1) == 200
            assert (table.is_over(), table.winners()) == (True, [2])
            ann = await server.guest("Ann")
            links = await ann.table(CLEOCATRA, ["me", "random", "random"])
            assert await resign(ann, links["table"], 0) == 200
            assert server.live(links["table"]).table.winners() == [1, 2]
            links = await ann.table(SULTAN, ["me"])
            assert await resign(ann, links["table"], 0) == 200
            alone = server.live(links["table"]).table
            assert (alone.is_over(), alone.winners()) == (True, [])

    asyncio.run(main())


def test_a_game_that_was_given_up_is_the_same_after_a_restart(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(CLEOCATRA, 2)
            await resign(started.guests[0], started.table, 0)
            token, table = started.guests[1].token, started.table
        async with serving(tmp_path) as server:
            client = await Client.connected(server.base, f"/ws/{table}", token)
            await client.until("revealed")
            assert client.update["view"]["winners"] == [1]

    asyncio.run(main())


def test_nobody_resigns_before_the_start(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            ann = await server.guest("Ann")
            links = await ann.table(CLEOCATRA, ["me", "friend"])
            assert await resign(ann, links["table"], 0) == 409

    asyncio.run(main())


# Leaving


def test_whoever_leaves_before_the_start_frees_the_seat(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            ann, ben, cat = [await server.guest(name) for name in ("Ann", "Ben", "Cat")]
            links = await ann.table(CLEOCATRA, ["me", "friend", "friend"])
            host = await ann.sit(links["table"])
            await ben.post(f"/api/join/{links['invite']}", {})
            there = await ben.sit(links["table"])
            assert await leave(ben, links["table"]) == 200
            assert (await there.until("bye"))["after"] == -1
            await there.closed()
            assert [seat["kind"] for seat in await people(host)] == ["person", "open", "open"]
            assert await listed(ben) == []
            assert (await ben.get(f"/api/tables/{links['table']}")).status_code == 404
            for guest in (cat, ben):
                await guest.post(f"/api/join/{links['invite']}", {})
            assert server.live(links["table"]).table.match is not None
            assert await listed(ben) == [links["table"]]

    asyncio.run(main())


def test_a_table_is_taken_off_the_list_when_nobody_plays_with_its_owner_any_more(tmp_path: Path):
    """Finished, given up, or only against bots; it stays on the others' lists."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(CLEOCATRA, 3)
            ann, ben, cat = started.guests
            assert await leave(ann, started.table) == 409
            assert await resign(ann, started.table, 0) == 200
            assert await leave(ann, started.table) == 200
            assert await listed(ann) == []
            assert await leave(ben, started.table) == 409
            assert await resign(cat, started.table, 2) == 200
            assert await leave(ben, started.table) == 200
            assert await listed(cat) == [started.table]
            links = await ann.table(CLEOCATRA, ["me", "random"])
            assert await leave(ann, links["table"]) == 200
            assert await listed(ann) == []

    asyncio.run(main())


# A rematch


def test_a_rematch_is_asked_after_the_game_and_once(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(CLEOCATRA, 2)
            ann, ben = started.guests
            path = f"/api/tables/{started.table}/rematch"
            assert (await ann.post(path, None)).status_code == 409
            await resign(ann, started.table, 0)
            answers = await asyncio.gather(ann.post(path, None), ben.post(path, None))
            assert sorted(answer.status_code for answer in answers) == [201, 409]

    asyncio.run(main())

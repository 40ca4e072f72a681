"""Bots keep seats warm: a table never stops because somebody left, or because a bot failed."""

import asyncio
import random
import time
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import CLEOCATRA, SOAK, TABLES, Server, Started, serving

GAMES = 50 if SOAK else 2
APART = 8  # revisions between two replacements at most


async def set_bot(started: Started, seat: int, level: str) -> None:
    """A seat's owner leaves it to a bot, or takes it back."""
    path = f"/api/tables/{started.table}/seats/{seat}/bot"
    method, body = ("PUT", {"level": level}) if level else ("DELETE", None)
    answer = await started.guests[seat].ask(method, path, body)
    assert answer.status_code == 200, answer.text


async def replace_other(started: Started, seat: int) -> int:
    """The table's creator wants a bot on somebody else's seat; the status of the answer."""
    path = f"/api/tables/{started.table}/seats/{seat}/bot"
    return (await started.guests[0].ask("PUT", path, {"level": "random"})).status_code


def log_length(server: Server, started: Started) -> int:
    match = server.live(started.table).table.match
    assert match is not None
    return len(match.log)


async def other_to_act(started: Started, rng: random.Random) -> int:
    """Play until somebody other than the table's creator is to act; that seat."""
    while True:
        await started.play_on(rng, 1)
        for seat, client in enumerate(started.clients):
            await client.settle()
            if seat and client.actions():
                return seat


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_a_bot_can_take_any_seat_at_any_revision_and_the_game_ends(
    tmp_path: Path, game: str, seats: int, options: dict[str, Any]
):
    """B1 Everybody leaves one after the other, each at a random moment, and the game comes to its end."""

    async def main() -> None:
        rng = random.Random(1)
        async with serving(tmp_path) as server:
            for _ in range(GAMES):
                started = await server.started(game, seats, options)
                playing = [asyncio.create_task(client.play_to_the_end(rng)) for client in started.clients]
                for seat in rng.sample(range(seats), seats):
                    target = server.live(started.table).table.revision + rng.randrange(APART)
                    while server.live(started.table).table.revision < target:
                        await asyncio.sleep(0.001)
                    started.clients[seat].away = True
                    await set_bot(started, seat, "random")
                await asyncio.wait_for(asyncio.gather(*playing), 60)
                assert server.live(started.table).table.is_over()
                for client in started.clients:
                    await client.close()

    asyncio.run(main())


def test_a_player_takes_the_seat_back_and_plays_on(tmp_path: Path):
    """B1 The bot moves for the seat while its owner is away, and stops when the owner is back."""

    async def main() -> None:
        rng = random.Random(2)
        async with serving(tmp_path) as server:
            started = await server.started(CLEOCATRA, 2)
            await started.play_on(rng, 5)
            actor = next(seat for seat, client in enumerate(started.clients) if client.actions())
            before = started.clients[actor].revision
            await set_bot(started, actor, "random")
            await started.clients[actor].reach(before + 1)
            await set_bot(started, actor, "")
            for client in started.clients:
                await client.settle()
            moves = await started.play_on(rng)
            assert moves > 0
            assert server.live(started.table).table.is_over()

    asyncio.run(main())


def test_nobody_can_put_a_bot_on_the_seat_of_somebody_who_is_there(tmp_path: Path):
    """B1 Neither while they are connected nor right after; nothing is played for them."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(CLEOCATRA, 2)
            seat = await other_to_act(started, random.Random(4))
            revision = started.clients[seat].revision
            assert await replace_other(started, seat) == 409
            await started.clients[seat].close()
            while server.live(started.table).is_here(server.live(started.table).table.sitters[seat].person):
                await asyncio.sleep(0.01)
            assert await replace_other(started, seat) == 409
            assert server.live(started.table).table.revision == revision

    asyncio.run(main())


def test_whoever_was_away_long_enough_gets_the_seat_back_by_coming_back(tmp_path: Path):
    """B1 A table says how long; a second tab of somebody who is there changes nothing."""

    async def main() -> None:
        async with serving(tmp_path, away_seconds=0.05) as server:
            started = await server.started(CLEOCATRA, 2)
            seat = await other_to_act(started, random.Random(5))
            before = started.clients[seat].revision
            await started.clients[seat].close()
            while await replace_other(started, seat) == 409:
                await asyncio.sleep(0.01)
            await started.clients[0].reach(before + 1)
            started.clients[seat] = await started.guests[seat].sit(started.table)
            for client in started.clients:
                await client.settle()
            assert server.live(started.table).table.sitters[seat].level == ""
            assert await replace_other(started, seat) == 409
            await set_bot(started, seat, "random")
            second = await started.guests[seat].sit(started.table)
            await second.settle()
            assert server.live(started.table).table.sitters[seat].level == "random"
            await second.close()
            await set_bot(started, seat, "")
            for client in started.clients:
                await client.settle()
            await started.play_on(random.Random(6))
            assert server.live(started.table).table.is_over()

    asyncio.run(main())


def test_a_bot_can_take_the_seat_of_somebody_who_is_out_of_time(tmp_path: Path):
    """B1 Even if they are connected; nobody else's."""

    async def main() -> None:
        async with serving(tmp_path, away_seconds=10**6) as server:
            started = await server.started(CLEOCATRA, 2, clock={"bank": 1, "increment": 0, "cap": 1})
            seat = await other_to_act(started, random.Random(7))
            while await replace_other(started, seat) == 409:
                await asyncio.sleep(0.05)
            live = server.live(started.table)
            assert live.is_here(live.table.sitters[seat].person)

    asyncio.run(main())


def test_a_bot_on_a_seat_agrees_to_nothing(tmp_path: Path):
    """B1 What was played is not undone without the person for whom a bot plays."""

    async def main() -> None:
        async with serving(tmp_path, away_seconds=0.05) as server:
            started = await server.started(CLEOCATRA, 2)
            seat = await other_to_act(started, random.Random(8))
            before = started.clients[0].revision
            await started.clients[seat].close()
            while await replace_other(started, seat) == 409:
                await asyncio.sleep(0.01)
            host = started.clients[0]
            await host.reach(before + 1)
            length = log_length(server, started)
            await host.send("ask", seat=0, what="undo")
            while (await host.until("people"))["asked"] != "undo":
                pass
            await host.settle()
            assert log_length(server, started) >= length
            back = await started.guests[seat].sit(started.table)
            await host.send("ask", seat=0, what="undo")
            while (await back.until("people"))["asked"] != "undo":
                pass
            await back.send("answer", seat=seat, yes=True)
            while (await host.until("people"))["asked"]:
                pass
            assert log_length(server, started) < length

    asyncio.run(main())


def test_a_bot_whose_process_dies_is_replaced_by_a_simpler_one(tmp_path: Path):
    """B1 The worker is killed in the middle of a game; the table goes on to its end."""

    async def main() -> None:
        rng = random.Random(3)
        async with serving(tmp_path) as server:
            host = await server.guest()
            links = await host.table(CLEOCATRA, ["me", "greedy"])
            client = await host.sit(links["table"])
            playing = asyncio.create_task(client.play_to_the_end(rng))
            killed = 0
            while not playing.done() and killed < 2:
                pool = server.hub.processes.pool
                for process in list((pool._processes or {}).values()) if pool else []:
                    process.kill()
                    killed += 1
                await asyncio.sleep(0.3)
            await asyncio.wait_for(playing, 60)
            assert server.hub.processes.failures > 0
            assert server.live(links["table"]).table.is_over()

    asyncio.run(main())


def test_a_bot_that_thinks_too_long_is_replaced_by_a_simpler_one(tmp_path: Path):
    """B1 With hardly any time to think every choice is made by the simplest bot."""

    async def main() -> None:
        async with serving(tmp_path, bot_seconds=0.001) as server:
            host = await server.guest()
            links = await host.table(CLEOCATRA, ["me", "greedy"])
            client = await host.sit(links["table"])
            before = client.revision
            await client.send("ping")
            if client.actions():
                await client.play(client.actions()[0]["id"])
            await client.reach(before + 1)
            while server.hub.processes.failures == 0:
                if client.actions():
                    await client.play(client.actions()[0]["id"])
                await client.settle()
            assert not server.live(links["table"]).table.frozen

    asyncio.run(main())


def test_no_process_is_started_before_a_bot_has_to_think(tmp_path: Path):
    """B1 A server that is killed then leaves nothing behind."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(CLEOCATRA, 2)
            await started.play_on(random.Random(1), 3)
            assert server.hub.processes.pool is None
            host = await server.guest()
            links = await host.table(CLEOCATRA, ["greedy", "greedy"])
            while not server.live(links["table"]).table.is_over():
                await asyncio.sleep(0.05)
            assert server.hub.processes.pool is not None

    asyncio.run(main())


def test_one_bot_that_is_stuck_does_not_stop_the_others(tmp_path: Path):
    """B1 Whoever waits for the same process is told that it is gone, and goes on with a new one."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            thinkers = server.hub.processes
            stuck = [asyncio.create_task(thinkers.run(time.sleep, 60)) for _ in range(3)]
            await asyncio.sleep(1)
            pool = thinkers.pool
            assert pool is not None
            for process in list(pool._processes.values()):
                process.kill()
            for task in stuck:
                with pytest.raises(BrokenExecutor):
                    await task
            assert await thinkers.run(abs, -1) == 1

    asyncio.run(main())

"""Bots keep seats warm: a table never stops because somebody left, or because a bot failed."""

import asyncio
import json
import os
import random
import time
from concurrent.futures import BrokenExecutor
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import CLEOCATRA, TABLES, Server, Started, serving, watch
from tests.soak import large

from serai.server.live.hub import INSERT_EVENT
from serai.server.live.processes import Crew

GAMES = large(50, 2)
IMPORTS = large(100, 10)
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
                table = server.live(started.table).table
                for seat in rng.sample(range(seats), seats):
                    target = table.revision + rng.randrange(APART)
                    while table.revision < target and not any(task.done() for task in playing):
                        await asyncio.sleep(0.001)
                    if table.is_over():
                        break
                    started.clients[seat].away = True
                    await set_bot(started, seat, "random")
                await asyncio.wait_for(asyncio.gather(*playing), 60)
                assert table.is_over()
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


def test_a_clock_that_runs_out_is_told_to_all_at_once_and_anyone_there_may_call_a_bot(tmp_path: Path):
    """B1 The late player is connected, and nothing is sent that would bring the news along."""

    async def main() -> None:
        async with serving(tmp_path, away_seconds=10**6) as server:
            started = await server.started(CLEOCATRA, 3, clock={"bank": 1, "increment": 0, "cap": 1})
            table = server.live(started.table).table
            late = table.actor()
            other = next(seat for seat in (1, 2) if seat != late)  # not the creator
            spectator = await watch(server, started.links)
            for client in (*started.clients, spectator):
                while not (await client.until("people"))["seats"][late]["late"]:
                    pass
                assert (await client.until("clocks"))["left"][late] <= 0
            path = f"/api/tables/{started.table}/seats/{late}/bot"
            answer = await started.guests[other].ask("PUT", path, {"level": "random"})
            assert answer.status_code == 200
            assert table.sitters[late].level == "random"
            answer = await started.guests[late].ask("DELETE", path)
            assert answer.status_code == 200

    asyncio.run(main())


def test_a_step_of_the_clock_on_the_wall_takes_nothing_from_anybody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """B1 What a seat has used is measured by a clock that only goes on."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(
                CLEOCATRA, 2, clock={"bank": 600, "increment": 0, "cap": 900}, away=30
            )
            await started.play_on(random.Random(1), 3)
            then = time.time_ns
            monkeypatch.setattr(time, "time_ns", lambda: then() + 2 * 3600 * 10**9)
            await started.play_on(random.Random(1), 3)
            clocks = server.live(started.table).table.left
            assert all(500_000 < left <= 600_000 for left in clocks)
            await started.clients[0].send("chat", text="How late is it?")
            assert (await started.clients[0].until("said"))["at"] > then() // 10**6 + 3600_000

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
                for process in server.hub.processes.bots.processes():
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


def test_a_table_says_when_its_bot_cannot_think_and_when_it_can_again(tmp_path: Path):
    """B1 Everybody at the table is told, not only the operator."""

    async def main() -> None:
        async with serving(tmp_path, bot_seconds=0.001) as server:
            host = await server.guest()
            links = await host.table(CLEOCATRA, ["me", "greedy"])
            client = await host.sit(links["table"])
            for stuck in (True, False):
                while server.live(links["table"]).stuck != ({1} if stuck else set()):
                    if client.actions():
                        await client.play(client.actions()[0]["id"])
                    await client.settle()
                await client.settle()
                told = [message for message in map(json.loads, client.frames) if message["type"] == "people"]
                assert [seat["stuck"] for seat in told[-1]["seats"]] == [False, stuck]
                server.hub.processes.bots.seconds = 30

    asyncio.run(main())


def test_no_process_is_started_before_a_bot_has_to_think(tmp_path: Path):
    """B1 A server that is killed then leaves nothing behind."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(CLEOCATRA, 2)
            await started.play_on(random.Random(1), 3)
            assert server.hub.processes.bots.processes() == []
            host = await server.guest()
            links = await host.table(CLEOCATRA, ["greedy", "greedy"])
            while not server.live(links["table"]).table.is_over():
                await asyncio.sleep(0.05)
            assert len(server.hub.processes.bots.processes()) == 1

    asyncio.run(main())


def test_one_job_that_is_stuck_takes_no_other_with_it():
    """B1 Its process is ended when its time is up; the one beside it goes on, and a new one starts."""

    async def main() -> None:
        crew = Crew(2, seconds=20, niceness=0)
        first, second = (await asyncio.gather(*(crew.run(who, 0.3) for _ in range(2))))[:2]
        assert first.value != second.value
        beside = asyncio.create_task(crew.run(who, 4))
        await asyncio.sleep(0)
        crew.seconds = 1
        with pytest.raises(TimeoutError):
            await crew.run(time.sleep, 60)
        crew.seconds = 20
        other = await crew.run(who, 0)
        assert (await beside).value in {first.value, second.value}
        assert other.value not in {first.value, second.value}
        crew.close()

    asyncio.run(main())


def test_a_process_that_dies_takes_its_job_and_no_other():
    """B1 Whoever waits for a process gets a new one."""

    async def main() -> None:
        crew = Crew(1, seconds=30, niceness=0)
        jobs = [asyncio.create_task(crew.run(time.sleep, 60))]
        jobs += [asyncio.create_task(crew.run(abs, -number)) for number in range(3)]
        while not crew.processes():
            await asyncio.sleep(0.01)
        for process in crew.processes():
            process.kill()
        with pytest.raises(BrokenExecutor):
            await jobs[0]
        assert [done.value for done in await asyncio.gather(*jobs[1:])] == [0, 1, 2]
        crew.close()

    asyncio.run(main())


def test_the_time_in_the_queue_is_nobodys_thinking_time():
    """B1 A job that waited longer than it may take is done all the same, and counted by what it took."""

    async def main() -> None:
        crew = Crew(1, seconds=30, niceness=0)
        await crew.run(abs, 1)  # now the process is there
        crew.seconds = 3
        took = [done.seconds for done in await asyncio.gather(*(crew.run(time.sleep, 0.7) for _ in range(5)))]
        assert max(took) < 3
        crew.close()

    asyncio.run(main())


def test_the_start_of_a_process_is_nobodys_thinking_time():
    """B1 On a machine that is busy a process may take longer to start than a bot may think."""

    async def main() -> None:
        crew = Crew(1, seconds=0.4, niceness=0)
        assert (await crew.run(time.sleep, 0)).seconds < 0.4
        crew.close()

    asyncio.run(main())


def test_records_that_are_being_read_keep_no_bot_waiting(tmp_path: Path):
    """B1 However many there are, and however long they take: bots have a process of their own."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            reading = server.hub.processes.records
            long = [asyncio.create_task(reading.run(time.sleep, 60)) for _ in range(IMPORTS)]
            guest = await server.guest()
            links = await guest.table(CLEOCATRA, ["greedy", "greedy"])
            while not server.live(links["table"]).table.is_over():
                await asyncio.sleep(0.05)
            assert server.hub.processes.failures == 0
            assert not any(task.done() for task in long)
            refused = await guest.ask("POST", "/api/import", {})
            assert refused.status_code == 429
            assert "wait a minute" in refused.json()["detail"]
            for task in long:
                task.cancel()
            await asyncio.gather(*long, return_exceptions=True)
            assert reading.processes() == []

    asyncio.run(main())


def who(seconds: float) -> int:
    """The process that does this, which takes so long."""
    time.sleep(seconds)
    return os.getpid()


def test_bots_that_search_play_a_game_to_its_end(tmp_path: Path):
    """B1 They think in a process of their own, which keeps a few of them; nothing goes wrong on the way."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            guest = await server.guest()
            links = await guest.table(CLEOCATRA, ["novice", "casual"])
            while not server.live(links["table"]).table.is_over():
                await asyncio.sleep(0.05)
            assert server.hub.processes.failures == 0
            assert len(server.hub.processes.bots.processes()) == 1
        assert server.hub.processes.bots.processes() == []

    asyncio.run(main())


def test_the_bots_of_one_address_think_one_after_the_other(tmp_path: Path):
    """B1 However many guests come from there and open tables, another bot waits for one of theirs at most."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            bots = server.hub.bots
            for name, address in (
                ("ann", "192.0.2.1"),
                ("ann's other name", "192.0.2.1"),
                ("bea", "192.0.2.2"),
            ):
                bots.notice(name, address)
            first = bots.turn_of("ann")
            async with first:
                assert bots.turn_of("ann").locked()
                assert bots.turn_of("ann's other name").locked()
                assert not bots.turn_of("bea").locked()
                assert not bots.turn_of("somebody who was here before the server started").locked()
            del first
            assert len(bots.thinking) == 0
            guest = await server.guest()
            links = await guest.table(CLEOCATRA, ["me", "me"])
            creator = server.live(links["table"]).table.setup.creator
            assert bots.homes[creator] == "127.0.0.1"

    asyncio.run(main())


@pytest.mark.parametrize("workers", [1, 3])
def test_the_bots_of_one_address_move_one_after_the_other(tmp_path: Path, workers: int):
    """B1 Where bots have tables to themselves they play as fast as they can; others wait for few of them."""

    async def main() -> None:
        async with serving(tmp_path, workers=workers) as server:
            write, writing, most = server.store.write, 0, 0

            def count(statements: list[Any]) -> asyncio.Future[None]:
                nonlocal writing, most
                written = write(statements)
                if [sql for sql, _ in statements] == [INSERT_EVENT]:
                    writing += 1
                    most = max(most, writing)
                    written.add_done_callback(done)
                return written

            def done(_: object) -> None:
                nonlocal writing
                writing -= 1

            server.store.write = count  # type: ignore[method-assign]
            guests = [await server.guest() for _ in range(3)]
            links = [await guest.table(CLEOCATRA, ["random"] * 2) for guest in guests for _ in range(5)]
            live = [server.live(one["table"]) for one in links]
            while not any(one.table.is_over() for one in live):
                await asyncio.sleep(0.01)
            assert most == max(workers - 1, 1)

    asyncio.run(main())


def test_a_bot_takes_a_moment_while_somebody_looks_on(tmp_path: Path):
    """B1 So that people can follow; where nobody looks on, and where a setting says so, there is no pause."""

    async def main() -> None:
        async with serving(tmp_path, bot_pause=10) as server:
            host = await server.guest()
            alone = await host.table(CLEOCATRA, ["random", "random"])
            while not server.live(alone["table"]).table.is_over():
                await asyncio.sleep(0.01)
            links = await host.table(CLEOCATRA, ["me", "random"], {"start": "0"})
            client = await host.sit(links["table"])
            table = server.live(links["table"]).table
            while not client.actions():  # what the bot began before anybody came, it ends without a pause
                await client.receive()
            while client.actions():
                await client.play(client.actions()[0]["id"])
                await client.settle()
            revision = client.revision
            await client.settle()
            assert table.bot_to_act()
            assert client.revision == revision

    asyncio.run(main())

"""Analyses of finished games: run in the background, stopped, kept, and never of a running game."""

from __future__ import annotations

import asyncio
import random
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import CLEOCATRA, ONE_OF_EACH, Client, Server, Started, serving, short, watch

from serai.bots.analysis import judge
from serai.games import find
from serai.match.choices import has_choice

SHORT: dict[str, Any] = {"cap": 2}  # turns of each seat


async def finished(server: Server, game: str = CLEOCATRA, seats: int = 2, **options: Any) -> Started:
    """A table whose game was played to its end, at random."""
    started = await server.started(game, seats, options)
    await started.play_on(random.Random(3))
    return started


async def begun(server: Server) -> tuple[Started, Client]:
    """A finished game of which an analysis has found something and goes on."""
    started = await finished(server)
    client = started.clients[0]
    await client.send("analyse", do="run")
    while (await client.until("analysed"))["done"] == 0:
        pass
    return started, client


async def look(client: Client, **more: Any) -> dict[str, Any]:
    await client.send("analyse", do="look", **more)
    return await client.until("analysed")


async def end_of(client: Client) -> list[dict[str, Any]]:
    """All messages about a running analysis, to the one that says that it runs no more."""
    heard = [await client.until("analysed")]
    while heard[-1]["running"]:
        heard.append(await client.until("analysed"))
    return heard


async def analyse(client: Client, **more: Any) -> list[dict[str, Any]]:
    await client.send("analyse", do="run", **more)
    return await end_of(client)


def judged(heard: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """What a client knows that has put the parts together."""
    found: list[dict[str, Any]] = []
    for message in heard:
        assert message["first"] <= len(found)
        found[message["first"] :] = message["judged"]
    return found


@pytest.mark.parametrize(("game", "seats", "options"), ONE_OF_EACH)
def test_every_choice_of_a_finished_game_is_judged_as_a_strong_bot_judges_it(
    tmp_path: Path, game: str, seats: int, options: dict[str, Any]
):
    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(game, seats, short(find(game), options))
            await started.play_on(random.Random(3), 12)
            for seat, guest in enumerate(started.guests[1:], start=1):  # so that a long game is over soon
                await guest.post(f"/api/tables/{started.table}/resign", {"seat": seat})
            if seats == 1:
                await started.guests[0].post(f"/api/tables/{started.table}/resign", {"seat": 0})
            heard = await analyse(started.clients[0])
            assert (heard[-1]["key"], heard[-1]["done"]) == ("", heard[-1]["total"])
            assert all(before["done"] <= after["done"] for before, after in pairwise(heard))
            match = server.live(started.table).table.match
            assert match is not None
            positions = zip(match.positions(0, len(match.log)), match.log, strict=False)
            chosen = [
                (number, s.actor(), entry.action)
                for number, (s, entry) in enumerate(positions)
                if has_choice(s)
            ]
            found = judged(heard)
            assert [(one["number"], one["seat"], one["played"]["id"]) for one in found] == chosen
            for one in found:
                assert len(one["results"]) == seats
                assert one["cost"] >= 0
                assert (one["cost"] > 0) or one["better"] == one["played"]

    asyncio.run(main())


def test_an_analysis_says_what_the_terminal_says(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await finished(server, **SHORT)
            match = server.live(started.table).table.match
            assert match is not None
            for all_knowing in (False, True):
                for one in judged(await analyse(started.clients[0], all_knowing=all_knowing)):
                    number = one["number"]
                    s = next(match.positions(number, number))
                    verdict = judge(match.title, s, number, match.log[number].action, None, all_knowing)
                    assert one["better"]["id"] == verdict.better
                    assert one["results"] == [round(result, 4) for result in verdict.results]

    asyncio.run(main())


def test_a_game_that_is_not_over_is_not_analysed(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(CLEOCATRA, 2)
            for do in ("look", "run", "stop"):
                for all_knowing in (False, True):
                    await started.clients[0].send("analyse", do=do, all_knowing=all_knowing)
                    answer = await started.clients[0].until("analysed")
                    assert (answer["key"], answer["running"]) == ("analysis-not-over", False)
                    assert answer["judged"] == []
            assert server.hub.analyses.running == {}

    asyncio.run(main())


def test_an_analysis_is_kept_with_its_game(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await finished(server, **SHORT)
            found = judged(await analyse(started.clients[0]))
            token = started.guests[1].token
        async with serving(tmp_path) as server:
            client = await server.nobody(token).sit(started.table)
            kept = await look(client)
            assert (kept["judged"], kept["running"], kept["done"]) == (found, False, kept["total"])
            assert (await look(client, all_knowing=True))["judged"] == []
            assert len(await analyse(client)) == 1  # there is nothing left to think about
            assert server.hub.processes.analysts.processes() == []

    asyncio.run(main())


def test_an_analysis_that_is_stopped_goes_on_where_it_was(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            _, client = await begun(server)
            await client.send("analyse", do="stop")
            stopped = (await end_of(client))[-1]
            assert (stopped["running"], stopped["key"]) == (False, "")
            assert 0 < stopped["done"] < stopped["total"]
            await none_left(server)
            kept = await look(client)
            assert kept["done"] == stopped["done"]
            heard = await analyse(client)
            assert heard[0]["judged"] == kept["judged"]
            assert heard[-1]["done"] == heard[-1]["total"]
            found = judged(heard)
            assert found[: len(kept["judged"])] == kept["judged"]
            assert len({one["number"] for one in found}) == len(found)
            await none_left(server)

    asyncio.run(main())


async def none_left(server: Server) -> None:
    """Nothing of an analysis is left behind: neither a task nor a process."""
    assert server.hub.analyses.running == {}
    assert server.hub.processes.analysts.processes() == []


def test_a_server_that_stops_keeps_what_was_found(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            started, _ = await begun(server)
            token = started.guests[0].token
        async with serving(tmp_path) as server:
            kept = await look(await server.nobody(token).sit(started.table))
            assert 0 < kept["done"] < kept["total"]

    asyncio.run(main())


def test_everybody_at_the_table_hears_of_an_analysis_and_a_guest_has_one_at_a_time(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await finished(server)
            first, second = started.clients
            await first.send("analyse", do="run")
            assert (await first.until("analysed"))["running"]
            assert (await look(second))["running"]
            await first.send("analyse", do="run", all_knowing=True)
            while (answer := await first.until("analysed"))["all_knowing"] is False:
                pass
            assert (answer["key"], answer["running"]) == ("analysis-busy", False)
            await second.send("analyse", do="stop")
            for client in (first, second):
                assert not (await end_of(client))[-1]["running"]

    asyncio.run(main())


def test_whoever_watches_may_look_at_an_analysis_and_no_more(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await finished(server, **SHORT)
            spectator = await watch(server, started.links)
            assert (await analyse(spectator))[0]["key"] == "analysis-watching"
            found = judged(await analyse(started.clients[0]))
            assert (await look(spectator))["judged"] == found

    asyncio.run(main())


def test_a_guest_has_so_much_time_for_analyses(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path, analysis_seconds_per_hour=600) as server:
            started = await finished(server, **SHORT)
            person = server.live(started.table).table.setup.creator
            server.hub.analyses.thinking_time.spend(person, asyncio.get_running_loop().time(), 601)
            assert (await analyse(started.clients[0]))[0]["key"] == "analysis-later"
            assert (await analyse(started.clients[1]))[-1]["key"] == ""

    asyncio.run(main())


def test_a_process_that_dies_ends_the_analysis_and_it_can_go_on(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            _, client = await begun(server)
            for process in server.hub.processes.analysts.processes():
                process.kill()
            failed = (await end_of(client))[-1]
            assert failed["key"] == "analysis-failed"
            assert (await analyse(client))[-1]["done"] == failed["total"]

    asyncio.run(main())


def test_a_finished_record_is_analysed_and_an_unfinished_one_is_not(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await finished(server, **SHORT)
            record = (await started.guests[0].get(f"/api/tables/{started.table}/record")).json()
            stranger = await server.guest("Eve")
            brought = (await stranger.post("/api/import", record)).json()
            assert brought["over"]
            client = await stranger.sit(brought["table"])
            assert judged(await analyse(client)) == judged(await analyse(started.clients[0]))
            for part in ("log", "digests"):
                record[part] = record[part][:-1]
            for part in ("scores", "winners", "seed", "nonces", "commitment", "table", "hashes"):
                record.pop(part, None)
            brought = (await stranger.post("/api/import", record)).json()
            assert brought["over"] is False, brought
            client = await stranger.sit(brought["table"])
            assert (await analyse(client))[0]["key"] == "analysis-not-over"

    asyncio.run(main())


def test_a_fork_of_a_game_without_hints_tells_no_more_before_that_game_is_over(tmp_path: Path):
    """Whoever gives up the fork, or forks it once more, learns nothing by it about a game that goes on."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(CLEOCATRA, 2, hints=False)
            ann, table, forks = started.guests[0], started.table, list[Client]()
            for _ in range(3):
                body = {"number": started.clients[0].update["length"], "seat": 0}
                table = (await ann.post(f"/api/tables/{table}/fork", body)).json()["table"]
                forks.append(await ann.sit(table))
                await forks[-1].send("hint", seat=forks[-1].update["reader"], revision=forks[-1].revision)
                assert (await forks[-1].until("hinted"))["key"] == "hints-off"
                await ann.post(f"/api/tables/{table}/resign", {"seat": 1})
                assert (await analyse(forks[-1]))[-1]["key"] == "analysis-origin"
            await started.guests[1].post(f"/api/tables/{started.table}/resign", {"seat": 1})
            for fork in forks:
                assert (await analyse(fork))[-1]["key"] == ""

    asyncio.run(main())


def test_a_deleted_table_leaves_no_analysis_behind(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            started, _ = await begun(server)
            task = next(iter(server.hub.analyses.running.values())).task
            assert task is not None
            live = server.live(started.table)
            async with live.lock:
                server.hub.drop(live)
            await task
            await none_left(server)
            assert server.store.read("SELECT 1 FROM analyses") == []

    asyncio.run(main())

"""What the operator sees: metrics that Prometheus can read, and for every trouble a line, but no flood."""

import asyncio
import logging
import random
import re
from pathlib import Path
from typing import Any

from tests.server.kit import CLEOCATRA, Complaints, Server, serving

from serai.server.metrics import BOUNDS, LINES, Histogram, Metrics

SAMPLE = re.compile(r'(?P<name>[a-z_]+)(\{(?P<label>[a-z]+)="(?P<value>[^"\\]*)"\})? (?P<number>[0-9.e+-]+)')
PARTS = ("_bucket", "_sum", "_count")


def parsed(text: str) -> tuple[dict[str, str], dict[tuple[str, str], float]]:
    """The type of each family, and each sample by its name and label; it follows the head of its family."""
    types: dict[str, str] = {}
    samples: dict[tuple[str, str], float] = {}
    helped = ""
    for line in text.splitlines():
        if line.startswith("# HELP "):
            _, _, helped, says = line.split(" ", 3)
            assert helped not in types
            assert says.endswith(".")
        elif line.startswith("# TYPE "):
            _, _, name, kind = line.split(" ")
            assert name == helped
            types[name] = kind
        else:
            found = SAMPLE.fullmatch(line)
            assert found is not None, line
            family = next(iter(reversed(types)))
            is_part = types[family] == "histogram" and found["name"] in {family + part for part in PARTS}
            assert found["name"] == family or is_part, line
            assert (found["name"], found["value"] or "") not in samples
            samples[found["name"], found["value"] or ""] = float(found["number"])
    return types, samples


async def seen(server: Server) -> dict[tuple[str, str], float]:
    answer = await server.nobody().get("/metrics")
    assert answer.headers["content-type"] == "text/plain; version=0.0.4; charset=utf-8"
    return parsed(answer.text)[1]


def fields(server: Server, event: str) -> list[dict[str, Any]]:
    """What the lines of the log about an event say."""
    return [record.fields for record in server.log.records if record.getMessage() == event]  # type: ignore[attr-defined]


def test_every_metric_has_a_type_and_histograms_add_up(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(CLEOCATRA, 2)
            assert await started.play_on(random.Random(1), 20) == 20
            types, samples = parsed((await started.guests[0].get("/metrics")).text)
            assert set(types.values()) == {"counter", "gauge", "histogram"}
            for name, kind in types.items():
                assert name.startswith("serai_")
                assert name.endswith("_total") == (kind == "counter")
                if kind == "histogram":
                    counts = [samples[f"{name}_bucket", str(bound)] for bound in (*BOUNDS, "+Inf")]
                    assert counts == sorted(counts)
                    assert counts[-1] == samples[f"{name}_count", ""]
            assert samples["serai_moves_total", ""] == samples["serai_move_seconds_count", ""] == 20
            assert samples["serai_move_seconds_sum", ""] > 0
            assert samples["serai_commit_seconds_count", ""] == samples["serai_commits_total", ""] > 20
            assert samples["serai_tables", ""] == 1
            assert samples["serai_sockets", ""] == 2
            assert samples["serai_log_bytes", ""] > 0
            for client in started.clients:
                await client.close()

    asyncio.run(main())


def test_a_histogram_counts_by_the_first_bound_that_is_not_below():
    histogram = Histogram()
    for seconds in (0.0, BOUNDS[0], BOUNDS[0] * 1.01, 10.0, 11.0):
        histogram.observe(seconds)
    assert (histogram.counts[0], histogram.counts[1], histogram.counts[-2], histogram.counts[-1]) == (
        2,
        1,
        1,
        1,
    )


def test_a_busy_event_loop_is_late(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            while server.hub.metrics.lag_seconds.sum < 1:
                await asyncio.sleep(0)
                until = server.loop.time() + 1.5
                while server.loop.time() < until:
                    pass
            assert (await seen(server))["serai_loop_lag_seconds_sum", ""] > 1

    asyncio.run(main())


def test_a_write_that_fails_is_counted_and_logged_with_its_table(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(CLEOCATRA, 2)
            actor = next(client for client in started.clients if client.actions())
            pages = server.store.read("PRAGMA page_count")[0][0]
            server.store.writer.execute(f"PRAGMA max_page_count = {pages}")
            text = "x" * 300
            for _ in range(100):
                await actor.send("chat", text=text)
            while not fields(server, "commit failed"):
                await actor.settle()
            (line,) = fields(server, "commit failed")
            assert line == {"kind": "store", "table": started.table, "count": 1}
            samples = await seen(server)
            assert samples["serai_failed_writes_total", "store"] >= 1
            assert samples["serai_store_broken", ""] == 1
            for client in started.clients:
                await client.close()

    asyncio.run(main())


def test_a_socket_that_is_dropped_is_counted_by_its_close_code_and_one_that_leaves_is_not(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(CLEOCATRA, 2)
            bad, good = started.clients
            await bad.socket.send(b"binary")
            assert await bad.closed() == 1003
            await good.close()
            while server.live(started.table).sockets:
                await asyncio.sleep(0.01)
            samples = await seen(server)
            dropped = {
                key: value for key, value in samples.items() if key[0] == "serai_dropped_sockets_total"
            }
            assert dropped == {("serai_dropped_sockets_total", "1003"): 1}
            assert fields(server, "socket dropped") == [{"kind": "1003", "table": started.table, "count": 1}]

    asyncio.run(main())


def test_limits_are_counted_by_kind_and_the_table_is_named(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path, chats=1, chat_seconds=1000) as server:
            started = await server.started(CLEOCATRA, 2)
            for _ in range(4):
                await started.clients[0].send("chat", text="hello")
            await started.clients[0].settle()
            assert (await seen(server))["serai_limit_hits_total", "chats"] == 3
            assert fields(server, "limit reached") == [{"kind": "chats", "table": started.table, "count": 1}]
            for client in started.clients:
                await client.close()

    asyncio.run(main())


def test_a_bot_that_is_stuck_is_counted_and_logged_with_its_table(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path, bot_seconds=0.001) as server:
            host = await server.guest()
            links = await host.table(CLEOCATRA, ["greedy", "me"])
            client = await host.sit(links["table"])
            while not fields(server, "bot stuck"):
                if client.actions():
                    await client.play(client.actions()[0]["id"])
                await client.settle()
            assert fields(server, "bot stuck")[0] == {"kind": "greedy", "table": links["table"], "count": 1}
            assert (await seen(server))["serai_stuck_bots_total", "greedy"] >= 1
            await client.close()

    asyncio.run(main())


def test_however_much_goes_wrong_the_log_says_it_at_a_bounded_rate():
    log = Complaints()
    logging.getLogger("serai").addHandler(log)
    try:
        metrics = Metrics()
        for number in range(1000):
            metrics.note("limit reached", "requests", who=str(number))
            metrics.note("commit failed", "store", table=str(number))
    finally:
        logging.getLogger("serai").removeHandler(log)
    assert len(log.records) == LINES
    assert metrics.troubles == {("limit reached", "requests"): 1000, ("commit failed", "store"): 1000}


def test_metrics_are_for_this_machine_and_not_for_whoever_asks_through_a_proxy(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path, public_url="https://play.example.org") as server:
            nobody = server.nobody()
            proxied = {"Host": "play.example.org"}
            assert (await nobody.get("/metrics")).status_code == 200
            assert (await nobody.ask("GET", "/metrics", headers=proxied)).status_code == 404
            forwarded = {"X-Forwarded-For": "203.0.113.5"}
            assert (await nobody.ask("GET", "/metrics", headers=forwarded)).status_code == 404

    asyncio.run(main())

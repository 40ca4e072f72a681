"""What was acknowledged is on disk: through races, kill -9, restarts, and copies taken at any instant."""

import asyncio
import json
import random
import shutil
import signal
from pathlib import Path

from tests.server.kit import ONE_OF_EACH, TABLES, Client, Guest, serving
from tests.server.load import Load, process_in, stored_moves
from tests.soak import counted, large, tell

from serai.server.running.run import DATABASE

KILLS = large(1000, 50)
COPIES = large(1000, 50)
RESTARTED = large(200, 20)  # tables
RACED = large(20, 3)  # tables
RACES = large(2000, 60)  # moves at each

# S2


def test_the_history_of_every_table_is_one_line(tmp_path: Path):
    """S2 Many clients race; each acknowledgement follows its own revision, none is missing or double."""

    async def race(client: Client, name: str, seen: list[tuple[str, int, int]], rng: random.Random) -> None:
        sent = 0
        while client.revision < RACES and not client.is_over():
            if not client.actions():
                await client.receive()
                continue
            sent += 1
            update = client.update
            cid = f"{name} {sent}"
            await client.send(
                "play", seat=update["reader"], action=rng.choice(update["actions"])["id"],
                revision=update["revision"], id=cid,
            )  # fmt: skip
            answer = await client.until("ack", "refused")
            if answer["type"] == "ack":
                seen.append((cid, update["revision"], answer["revision"]))
                await client.reach(answer["revision"])
            else:
                assert answer["key"] == "refused-stale"
                await client.until("people")

    async def main() -> None:
        rng = random.Random(1)
        async with serving(tmp_path) as server:
            for number in range(RACED):
                started = await server.started(*TABLES[number % len(TABLES)])
                more = [await guest.sit(started.table) for guest in started.guests for _ in range(2)]
                seen: list[tuple[str, int, int]] = []
                clients = [*started.clients, *more]
                await asyncio.gather(
                    *(race(client, str(index), seen, rng) for index, client in enumerate(clients))
                )
                ordered = sorted(seen, key=lambda move: move[2])
                assert [after for _, _, after in ordered] == list(range(2, 2 + len(ordered)))
                assert all(after == before + 1 for _, before, after in ordered)
                assert len({cid for cid, _, _ in ordered}) == len(ordered)
                assert server.live(started.table).table.revision == 1 + len(ordered)
                file = tmp_path / DATABASE
                stored = [cid for table, cid in stored_moves(file) if table == started.table]
                assert stored == [cid for cid, _, _ in ordered]
                for client in clients:
                    await client.close()

    asyncio.run(main())


# S3


def test_no_acknowledged_move_is_lost_when_the_server_is_killed(tmp_path: Path):
    """S3 kill -9 at random instants under load; the database is sound and holds every acknowledged move."""

    async def main() -> None:
        with process_in(tmp_path) as process:
            await process.start()
            load = Load(process)
            await load.open()
            for _ in counted(KILLS, "kills"):
                playing = load.begin()
                await load.acknowledge(load.rng.randrange(1, 12))
                process.kill()
                await asyncio.gather(*playing)
                stored = stored_moves(process.file)
                assert set(load.acknowledged) <= set(stored)
                assert len(set(stored)) == len(stored)
                await process.start()
            assert len(load.acknowledged) >= KILLS
            tell(f"{len(load.acknowledged):,} moves acknowledged, all of them on disk and none twice")
            await load.guest.http.aclose()

    asyncio.run(main())


def test_a_move_sent_again_after_a_crash_is_played_once(tmp_path: Path):
    """S3 Whether or not the first one was written, the same id leads to one event and one answer."""

    async def main() -> None:
        with process_in(tmp_path) as process:
            await process.start()
            load = Load(process)
            await load.open()
            table = load.tables[0]
            client = await load.guest.sit(table)
            for number in range(5):
                update = client.update
                move = {
                    "seat": update["reader"], "action": update["actions"][0]["id"],
                    "revision": update["revision"], "id": f"again {number}",
                }  # fmt: skip
                await client.send("play", **move)
                await asyncio.sleep(number * 0.002)
                process.kill()
                await process.start()
                client = await load.guest.sit(table)
                await client.send("play", **move)
                answer = await client.until("ack", "refused", "error")
                assert answer == {"type": "ack", "id": move["id"], "revision": update["revision"] + 1}
                await client.reach(answer["revision"])
            assert stored_moves(process.file).count((table, "again 0")) == 1
            assert len(stored_moves(process.file)) == 5
            await load.guest.http.aclose()

    asyncio.run(main())


# S4


def test_a_restart_under_live_play_loses_nothing(tmp_path: Path):
    """S4 Everyone is told, comes back by resume, finds the same table, and no clock has run meanwhile."""
    clock = {"bank": 1000, "increment": 0, "cap": 1000}

    async def main() -> None:
        rng = random.Random(1)
        with process_in(tmp_path) as process:
            await process.start()
            host = Guest(process.base)
            await host.enter("Ann")
            clients: dict[str, Client] = {}
            for number in range(RESTARTED):
                game, seats, options = ONE_OF_EACH[number % len(ONE_OF_EACH)]
                table = (await host.table(game, ["me"] * seats, options, clock=clock))["table"]
                clients[table] = await host.sit(table)
                for _ in range(rng.randrange(1, 6)):
                    client = clients[table]
                    await client.reach(await client.play(rng.choice(client.actions())["id"]))
            clocks = {}
            for table, client in clients.items():
                await client.settle()
                clocks[table] = json.loads(
                    next(frame for frame in reversed(client.frames) if '"type":"clocks"' in frame)
                )["left"]
            process.kill(signal.SIGTERM)
            goodbyes = [await client.closed() for client in clients.values()]
            assert set(goodbyes) <= {1001, 1012}
            assert all('"type":"bye"' in "".join(client.frames[-3:]) for client in clients.values())
            await asyncio.sleep(1)
            await process.start()
            back = await asyncio.gather(*(host.sit(table) for table in clients))
            for table, client in zip(clients, back, strict=True):
                before = clients[table]
                await client.send("resume", revision=before.revision)
                await client.settle()
                assert client.revision == before.revision
                for reader, update in client.updates.items():
                    assert update["view"] == before.updates[reader]["view"]
                    assert update["actions"] == before.updates[reader]["actions"]
                first = json.loads(next(frame for frame in client.frames if '"type":"clocks"' in frame))[
                    "left"
                ]
                assert all(now >= then for now, then in zip(first, clocks[table], strict=True))
                await client.reach(await client.play(rng.choice(client.actions())["id"]))
            await host.http.aclose()

    asyncio.run(main())


# S5


def test_a_copy_taken_at_any_instant_opens_and_holds_every_acknowledged_move(tmp_path: Path):
    """S5 The server is stopped in its tracks, the files are copied as they lie, and it goes on."""

    async def main() -> None:
        with process_in(tmp_path / "live") as process:
            (tmp_path / "live").mkdir()
            await process.start()
            load = Load(process)
            await load.open()
            playing = load.begin()
            for number in counted(COPIES, "copies"):
                await load.acknowledge(load.rng.randrange(1, 12))
                process.kill(signal.SIGSTOP)
                acknowledged = set(load.acknowledged)
                folder = tmp_path / f"copy {number}"
                folder.mkdir()
                for name in (DATABASE, f"{DATABASE}-wal"):
                    shutil.copy(process.file.with_name(name), folder / name)
                process.kill(signal.SIGCONT)
                assert acknowledged <= set(stored_moves(folder / DATABASE))
                shutil.rmtree(folder)
            process.kill()
            await asyncio.gather(*playing)
            assert len(load.acknowledged) >= COPIES
            await load.guest.http.aclose()

    asyncio.run(main())

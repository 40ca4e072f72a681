"""A finished game stays readable for ever: what was told, the result, the record and the proof."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.cli.command import run
from tests.server.kit import CLEOCATRA, ONE_OF_EACH, Server, Started, serving, short, watch

from serai.games import find
from serai.match.record import read_record, verify
from serai.server.table import events as e
from serai.server.table import show

NEWER = 99


async def has_kept(server: Server, table: str) -> bool:
    """Whether the end of a game is on disk, after whatever is being written is."""
    await asyncio.gather(*server.hub.keeping)
    return bool(server.store.read("SELECT 1 FROM finished WHERE table_name = ?", (table,)))


async def played(server: Server, game: str, seats: int, options: dict[str, Any]) -> Started:
    started = await server.started(game, seats, short(find(game), options))
    await started.play_on(random.Random(1))
    return started


@pytest.mark.parametrize(("game", "seats", "options"), ONE_OF_EACH)
def test_a_finished_game_outlives_its_rules(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, options: dict[str, Any]
):
    """F1 After the rules have grown a version: over, with its story, its record and its seed."""
    monkeypatch.setattr(show, "LINES", 20)

    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await played(server, game, seats, options)
            guest, table = started.guests[0], started.table
            before = (await guest.get(f"/api/tables/{table}")).json()
            record = (await guest.get(f"/api/tables/{table}/record")).json()
            lines = await story(server, started, 0)
            assert await has_kept(server, table)
            server.hub.live.clear()
            with monkeypatch.context() as later:
                later.setattr(find(game), "version", NEWER)
                shown = (await guest.get(f"/api/tables/{table}")).json()
                assert (shown["over"], shown["started"]) == (True, True)
                assert shown["seats"] == before["seats"]
                assert str(NEWER) in shown["frozen"]
                assert (await guest.get(f"/api/tables/{table}/record")).json() == record
                assert (await guest.get(f"/api/tables/{table}/history?reader=0")).json() == []
                again = Started(started.links, started.guests, [await guest.sit(table)])
                update = again.clients[0].updates[0]
                assert update["view"]["winners"] == record["winners"]
                assert [player["score"] for player in update["view"]["players"]] == record["scores"]
                assert await story(server, again, 0) == lines
                await again.clients[0].send("resume", revision=-1)
                assert (await again.clients[0].until("revealed"))["seed"] == record["seed"]
                forked = await guest.post(f"/api/tables/{table}/fork", {"number": 0, "seat": 0})
                assert forked.status_code == 409
            assert verify(read_record(json.dumps(record)), find(game)) > 0 or not record["log"]

    asyncio.run(main())


async def story(server: Server, started: Started, reader: int) -> list[Any]:
    """A reader's whole story, page by page."""
    client = started.clients[0]
    await client.send("resume", revision=-1)
    update = await client.until("update")
    lines, first = update["lines"], update["first"]
    while first:
        await client.send("tell", reader=reader, before=first)
        page = await client.until("told")
        lines, first = page["lines"] + lines, page["first"]
    return list(lines)


def test_a_game_that_was_over_before_ends_were_kept_is_kept_when_it_is_read(tmp_path: Path):
    """F1 Also if the server died between the last move and that."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await played(server, CLEOCATRA, 2, {})
            assert await has_kept(server, started.table)
            await server.store.write([("DELETE FROM finished", ())])
            server.hub.live.clear()
            await server.hub.find(started.table)
            assert await has_kept(server, started.table)

    asyncio.run(main())


def test_an_end_that_cannot_be_read_any_more_hides_nothing_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """F1 The table says that its rules have changed, and the others are listed beside it."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await played(server, CLEOCATRA, 2, {})
            guest = started.guests[0]
            await guest.table(CLEOCATRA, ["me", "me"])
            assert await has_kept(server, started.table)
            await server.store.write([("UPDATE finished SET body = ?", (b"not what it was",))])
            await server.store.write(
                [("INSERT INTO analyses VALUES (?, 1, ?)", (started.table, b"nor this"))]
            )
            client = await guest.sit(started.table)
            await client.send("analyse", do="look", all_knowing=True)
            assert (await client.until("analysed"))["judged"] == []
            server.hub.live.clear()
            monkeypatch.setattr(find(CLEOCATRA), "version", NEWER)
            tables = (await guest.get("/api/tables")).json()
            assert len(tables) == 2
            assert all(str(NEWER) in table["frozen"] for table in tables)

    asyncio.run(main())


def test_a_running_game_whose_rules_have_changed_is_frozen_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    """F1 Nothing is kept of it, and nothing of its seed is told."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(CLEOCATRA, 2)
            await started.play_on(random.Random(1), 5)
            assert not await has_kept(server, started.table)
            server.hub.live.clear()
            monkeypatch.setattr(find(CLEOCATRA), "version", NEWER)
            guest = started.guests[0]
            shown = (await guest.get(f"/api/tables/{started.table}")).json()
            assert not shown["over"]
            assert str(NEWER) in shown["frozen"]
            assert (await guest.get(f"/api/tables/{started.table}/record")).status_code == 409

    asyncio.run(main())


def test_nobody_begins_a_game_anew_whose_rules_have_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """F1 Neither by revealing a nonce, for which even a spectator can ask, nor by moving a seat."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(CLEOCATRA, 2)
            await started.play_on(random.Random(1), 5)
            code = (await started.guests[1].post(f"/api/tables/{started.table}/code", {"seat": 1})).json()
            server.hub.live.clear()
            monkeypatch.setattr(find(CLEOCATRA), "version", NEWER)
            for client in (await watch(server, started.links), await started.guests[0].sit(started.table)):
                await client.send("reveal", nonce="0" * 64)
                await client.settle()
                assert client.update["view"] is None
            somebody = await server.guest("Cid")
            assert (await somebody.post("/api/recover", {"code": code["code"]})).status_code == 200
            rows = server.store.read("SELECT body FROM events WHERE table_name = ?", (started.table,))
            kinds = [type(e.decode(bytes(body))) for (body,) in rows]
            assert kinds.count(e.Started) == 1

    asyncio.run(main())


def test_an_export_has_the_proof_whatever_became_of_the_rules(tmp_path: Path):
    """F1 Straight from the events, too, if nothing was kept."""

    async def main() -> tuple[str, str]:
        async with serving(tmp_path) as server:
            started = await played(server, CLEOCATRA, 2, {})
            guest = started.guests[0]
            text = (await guest.get(f"/api/tables/{started.table}/record")).text
            await has_kept(server, started.table)
            return started.table, text

    table, text = asyncio.run(main())
    assert json.loads(run("export", table, "--data", str(tmp_path)).stdout) == json.loads(text)

"""An operator looks after tables and guests from the command line, whether the server runs or not."""

import asyncio
import contextlib
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.server.kit import CLEOCATRA, Client, Server, Started, serving, watch
from websockets.exceptions import InvalidStatus

from serai.cli import main
from serai.server.config import read_config
from serai.server.live.live_table import now_ms
from serai.server.lobby import orders
from serai.server.lobby.bans import whom
from serai.server.lobby.lobby import Lobby
from serai.server.running import app
from serai.server.running.hold import hold
from serai.server.storage.store import SqliteStore
from serai.server.table.decide import Decision
from serai.server.table.events import Frozen

ABSENT = "f" * 32
DAY = 86_400_000


@contextlib.asynccontextmanager
async def held(folder: Path, **settings: Any) -> Any:
    """A server that holds its data folder, as `serai serve` does."""
    with hold(folder, "the server at nowhere"):
        async with serving(folder, **settings) as server:
            yield server


async def admin(capsys: pytest.CaptureFixture[str], folder: Path, *words: str) -> tuple[int, str]:
    """`serai admin WORDS`, beside the server: its exit code, and what it says."""
    code = await asyncio.to_thread(main, ["admin", *words, "--data", str(folder)])
    shown = capsys.readouterr()
    return code, shown.out + shown.err


def everything_of(store: Any, table: str) -> int:
    """How many rows there are of a table."""
    rows = sum(
        store.read(f"SELECT count(*) FROM {name} WHERE table_name = ?", (table,))[0][0]
        for name in orders.BY_TABLE
    )
    return int(rows + store.read("SELECT count(*) FROM tables WHERE name = ?", (table,))[0][0])


async def close_all(started: Started) -> None:
    for client in started.clients:
        await client.close()


def beside(tmp_path: Path, check: Callable[[Server], Any], **settings: Any) -> None:
    async def run() -> None:
        async with held(tmp_path, **settings) as server:
            await check(server)

    asyncio.run(run())


# Tables


def test_a_table_can_be_frozen_while_people_play_and_go_on_later(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    async def check(server: Server) -> None:
        started = await server.started(CLEOCATRA, 2)
        await started.play_on(random.Random(1), 3)
        words = "freeze", started.table, "--why", "we look into it"
        assert await admin(capsys, tmp_path, *words) == (0, f"Table {started.table} is view only now.\n")
        for client in started.clients:
            await client.until("hello")
            await client.settle()
            assert not client.actions()
            update = client.update
            await client.send("play", seat=update["reader"], action=0, revision=update["revision"], id="x")
            assert (await client.until("refused"))["key"] == "refused-frozen"
        shown = (await started.guests[0].get(f"/api/tables/{started.table}")).json()
        assert shown["frozen"] == "we look into it"
        code, said = await admin(capsys, tmp_path, "freeze", started.table)
        assert code == 2
        assert "view only already: we look into it" in said
        code, said = await admin(capsys, tmp_path, "unfreeze", started.table)
        assert (code, said) == (0, f"Table {started.table} goes on.\n")
        await started.play_on(random.Random(2), 3)
        await close_all(started)

    beside(tmp_path, check)


def test_a_frozen_table_is_frozen_after_a_restart_and_its_clock_stands(tmp_path: Path):
    async def main_() -> None:
        clock = {"bank": 600, "increment": 0, "cap": 600}
        async with serving(tmp_path) as server:
            started = await server.started(CLEOCATRA, 2, clock=clock)
            await close_all(started)
            await orders.freeze(server.lobby, started.table, "a pause")
            table = server.live(started.table).table
            assert table.spent(table.actor(), now_ms() + 10**6) == 0
        async with serving(tmp_path) as server:
            live = await server.hub.find(started.table)
            assert live is not None
            assert live.table.frozen == "a pause"
            await orders.unfreeze(server.lobby, started.table)
            assert not live.table.frozen
        async with serving(tmp_path) as server:
            live = await server.hub.find(started.table)
            assert live is not None
            assert not live.table.frozen

    asyncio.run(main_())


def test_a_table_that_is_frozen_before_its_start_waits_until_it_may_go_on(tmp_path: Path):
    async def main_() -> None:
        async with serving(tmp_path) as server:
            host, friend = await server.guest("Ann"), await server.guest("Ben")
            links = await host.table(CLEOCATRA, ["me", "friend"])
            await orders.freeze(server.lobby, links["table"], "a pause")
            joined = (await friend.post(f"/api/join/{links['invite']}", {})).json()
            assert (joined["frozen"], joined["started"]) == ("a pause", False)
            client = await host.sit(links["table"])
            await orders.unfreeze(server.lobby, links["table"])
            await client.reach(1)
            assert client.update["view"] is not None

    asyncio.run(main_())


def test_what_a_bug_has_frozen_an_operator_cannot_unfreeze(tmp_path: Path):
    async def main_() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(CLEOCATRA, 2)
            server.live(started.table).table.freeze(KeyError("x"))
            with pytest.raises(ValueError, match="can't be unfrozen: a bug in Serai stopped this table"):
                await orders.unfreeze(server.lobby, started.table)
            await close_all(started)

    asyncio.run(main_())


def test_a_table_can_be_deleted_under_its_players_and_nothing_is_left_of_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    async def check(server: Server) -> None:
        started, other = await server.started(CLEOCATRA, 2), await server.started(CLEOCATRA, 2)
        live = server.live(started.table)
        looking = await watch(server, started.links)
        assert await admin(capsys, tmp_path, "delete", started.table) == (
            0, f"Table {started.table} is deleted.\n",
        )  # fmt: skip
        for client in (*started.clients, looking):
            assert (await client.until("bye"))["after"] == -1
            assert await client.closed() == 1001
        assert (await started.guests[0].get(f"/api/tables/{started.table}")).status_code == 404
        assert everything_of(server.store, started.table) == 0
        with pytest.raises(Exception, match="deleted"):
            async with live.lock:
                await server.hub.commit(live, Decision([Frozen("x")]))
        assert everything_of(server.store, started.table) == 0
        await other.play_on(random.Random(1), 3)
        await close_all(other)

    beside(tmp_path, check)


def test_links_can_be_revoked_and_those_who_sit_there_stay(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    async def check(server: Server) -> None:
        started = await server.started(CLEOCATRA, 2)
        looking = await watch(server, started.links)
        code, said = await admin(capsys, tmp_path, "revoke", started.table)
        assert (code, said) == (0, f"All links and codes of table {started.table} are useless now.\n")
        assert await looking.closed() == 1001
        with pytest.raises(InvalidStatus):
            await watch(server, started.links)
        carol = await server.guest("Carol")
        assert (await carol.post(f"/api/join/{started.links['invite']}", {})).status_code == 404
        await started.play_on(random.Random(1), 3)
        fresh = (await started.guests[0].post(f"/api/tables/{started.table}/links", None)).json()
        await (await watch(server, fresh)).close()
        await close_all(started)

    beside(tmp_path, check)


def test_tables_are_listed_and_shown_with_their_guests(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    async def check(server: Server) -> None:
        started = await server.started(CLEOCATRA, 2)
        code, listed = await admin(capsys, tmp_path, "list")
        assert code == 0
        assert listed.startswith(started.table)
        assert listed.endswith("cleocatra: guest 0, guest 1\n")
        code, shown = await admin(capsys, tmp_path, "show", started.table)
        table = server.live(started.table).table
        assert code == 0
        assert f"seat 1: guest 1, guest {table.sitters[1].person}\n" in shown
        assert "links: 1 invite, 1 watch\n" in shown
        assert f"state: seat {table.actor()} to act" in shown
        assert table.seed.hex() not in shown
        await admin(capsys, tmp_path, "freeze", started.table, "--why", "so")
        assert "state: view only: so\n" in (await admin(capsys, tmp_path, "show", started.table))[1]
        await close_all(started)
        await server.store.write([("UPDATE tables SET setup = ?", (b"{",))])
        assert "(its setup cannot be read)" in (await admin(capsys, tmp_path, "list"))[1]

    beside(tmp_path, check)


# Guests and addresses


def test_a_banned_guest_is_shut_out_at_once_everywhere_and_let_in_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    async def check(server: Server) -> None:
        started = await server.started(CLEOCATRA, 2)
        bad, good = started.clients
        guest = started.guests[0]
        name = server.live(started.table).table.sitters[0].person
        assert (await admin(capsys, tmp_path, "ban", name, "--why", "insults"))[0] == 0
        assert (await bad.until("bye"))["key"] == "bye-banned"
        await bad.closed()
        for method, path in [("GET", "/api/guest"), ("GET", "/api/tables"), ("POST", "/api/guest")]:
            answer = await guest.ask(method, path, {"name": "me again"} if method == "POST" else None)
            assert (answer.status_code, answer.json()["detail"]) == (403, "you can't come in here: insults")
        with pytest.raises(InvalidStatus):
            await guest.sit(started.table)
        await good.settle()
        listed = (await admin(capsys, tmp_path, "bans"))[1]
        assert listed.startswith(name)
        assert listed.endswith("insults\n")
        assert await admin(capsys, tmp_path, "unban", name) == (0, f"{name} can come in again.\n")
        await (await guest.sit(started.table)).close()
        await good.close()

    beside(tmp_path, check)


def test_a_banned_address_gets_nothing_and_its_sockets_are_closed(tmp_path: Path):
    async def main_() -> None:
        behind: dict[str, Any] = {"public_url": "http://play.example.org"}
        async with serving(tmp_path, **behind) as server:
            started = await server.started(CLEOCATRA, 2)
            address = {"X-Forwarded-For": "203.0.113.7"}
            looking = await Client.connected(
                server.base, f"/ws/{started.table}?watch={started.links['watch']}", "", address=address
            )
            assert (
                await orders.ban(server.lobby, "203.0.113.0/24", "")
                == "203.0.113.0/24 can't come in any more."
            )
            assert (await looking.until("bye"))["key"] == "bye-banned"
            async with httpx.AsyncClient(base_url=server.base) as http:
                assert (await http.get("/api/games", headers=address)).status_code == 403
                assert (await http.get("/", headers=address)).status_code == 403
                other = {"X-Forwarded-For": "203.0.114.7"}
                assert (await http.get("/api/games", headers=other)).status_code == 200
            for client in started.clients:
                await client.settle()
            await close_all(started)
        async with serving(tmp_path, **behind) as server, httpx.AsyncClient(base_url=server.base) as http:
            assert (await http.get("/api/games", headers=address)).status_code == 403

    asyncio.run(main_())


def test_who_is_banned_is_a_guest_an_address_or_a_network():
    assert whom("a" * 32) == "a" * 32
    assert whom("192.0.2.1") == "192.0.2.1/32"
    assert whom("2001:db8::1") == "2001:db8::/64"
    assert whom("2001:db8::/32") == "2001:db8::/32"
    for wrong in ("Ann", "", "192.0.2.300", "192.0.2.1/8"):
        with pytest.raises(ValueError, match="neither a guest"):
            whom(wrong)


# Age


async def age(server: Server, table: str, days: int) -> None:
    """Let a table have been used last so many days ago, and its guests have come then."""
    past = now_ms() - days * DAY
    await server.store.write(
        [
            ("UPDATE events SET at = ? WHERE table_name = ?", (past, table)),
            ("UPDATE tables SET created = ? WHERE name = ?", (past, table)),
            ("UPDATE people SET created = ?", (past,)),
        ]
    )


def test_old_tables_and_guests_go_and_what_is_used_stays(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    async def check(server: Server) -> None:
        old, used, new = [await server.started(CLEOCATRA, 2) for _ in range(3)]
        await close_all(old)
        while server.live(old.table).sockets:
            await asyncio.sleep(0.01)
        await age(server, old.table, 100)
        await age(server, used.table, 100)
        code, said = await admin(capsys, tmp_path, "clear", "--days", "99")
        assert (code, said) == (0, "Removed 1 table and 2 guests.\n")
        assert everything_of(server.store, old.table) == 0
        for started in (used, new):
            await started.play_on(random.Random(1), 3)
            await close_all(started)
        code, said = await admin(capsys, tmp_path, "clear", "--days", "0")
        assert code == 2
        assert "greater than or equal to 1" in said

    beside(tmp_path, check)


# Without a server, and with one that does not answer


def test_old_tables_go_though_something_was_in_the_way_before(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(app, "MINUTE", 0.01)
    monkeypatch.setattr(app, "CLEARED_EVERY", 1)
    tried: list[int] = []

    async def fail(lobby: Lobby, days: int, now: int) -> str:
        tried.append(days)
        raise ValueError("something is in the way")

    async def main_() -> None:
        with monkeypatch.context() as meanwhile:
            meanwhile.setattr(orders, "clear", fail)
            async with serving(tmp_path, keep_days=1) as server:
                while len(tried) < 3:
                    await asyncio.sleep(0.01)
                meanwhile.undo()
                assert {record.msg for record in server.log.records} == {"old tables cannot be cleared away"}
                server.log.records.clear()

    asyncio.run(main_())


def test_an_order_that_fails_is_answered_and_the_next_one_is_carried_out(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
):
    """Whatever goes wrong with one order, the server goes on listening to its operator."""

    async def check(server: Server) -> None:
        started = await server.started(CLEOCATRA, 2)
        code, said = await admin(capsys, tmp_path, "clear", "--days", str(10**30))
        assert (code, "\n" in said.strip()) == (2, False)
        code, said = await admin(capsys, tmp_path, "freeze", started.table)
        assert (code, said) == (0, f"Table {started.table} is view only now.\n")
        await close_all(started)

    beside(tmp_path, check)


def test_without_a_server_orders_are_carried_out_at_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    async def play() -> str:
        async with serving(tmp_path) as server:
            started = await server.started(CLEOCATRA, 2)
            await close_all(started)
            return started.table

    table = asyncio.run(play())
    for words in (("freeze", table), ("unfreeze", table), ("revoke", table), ("ban", "192.0.2.1")):
        assert main(["admin", *words, "--data", str(tmp_path)]) == 0
    assert main(["admin", "delete", table, "--data", str(tmp_path)]) == 0
    capsys.readouterr()
    assert main(["admin", "delete", table, "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"serai: there is no table '{table}'.\n"
    store = SqliteStore(tmp_path / "serai.db")
    assert everything_of(store, table) == 0
    assert store.read("SELECT count(*) FROM orders") == [(0,)]
    store.close()


def test_an_order_that_nobody_answers_is_withdrawn(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
):
    monkeypatch.setattr(orders, "PATIENCE", 0.5)
    SqliteStore(tmp_path / "serai.db").close()
    with hold(tmp_path, "the server at nowhere"):
        assert main(["admin", "ban", "192.0.2.1", "--data", str(tmp_path)]) == 2
    assert "which doesn't answer" in capsys.readouterr().err
    store = SqliteStore(tmp_path / "serai.db")
    assert store.read("SELECT count(*) FROM orders") == store.read("SELECT count(*) FROM bans") == [(0,)]
    store.close()


@pytest.mark.parametrize("order", ["show", "freeze", "unfreeze", "delete", "revoke"])
def test_a_table_that_is_not_there_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str], order: str):
    SqliteStore(tmp_path / "serai.db").close()
    assert main(["admin", order, ABSENT, "--data", str(tmp_path)]) == 2
    assert capsys.readouterr().err == f"serai: there is no table '{ABSENT}'.\n"


def test_an_order_makes_no_database(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    assert main(["admin", "ban", "192.0.2.1", "--data", str(tmp_path / "nowhere")]) == 2
    assert "there is no database" in capsys.readouterr().err
    assert not (tmp_path / "nowhere").exists()


def test_orders_and_answers_are_kept_as_a_trace(tmp_path: Path, capsys: pytest.CaptureFixture[str]):
    async def check(server: Server) -> None:
        await admin(capsys, tmp_path, "ban", "192.0.2.1")
        ((body, answer),) = server.store.read("SELECT body, answer FROM orders")
        assert json.loads(body) == {"order": "ban", "who": "192.0.2.1", "why": ""}
        assert json.loads(answer)["done"]

    beside(tmp_path, check)


def test_keep_days_is_for_ever_unless_it_is_set():
    assert read_config().keep_days == 0
    assert read_config(given={"keep_days": 30}).keep_days == 30

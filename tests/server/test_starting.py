"""A game starts when the last person sits down, whenever the server may die."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import CLEOCATRA, Guest, Server, serving

from serai.server.storage.store import StoreError
from serai.server.table import events as e


def die_after(server: Server, writes: int) -> None:
    """From now on so many writes reach the disk and none after them."""
    write = server.store.write
    left = writes

    def write_or_die(statements: list[Any]) -> asyncio.Future[None]:
        nonlocal left
        left -= 1
        if left < 0:
            raise StoreError("the power is gone")
        return write(statements)

    server.store.write = write_or_die  # type: ignore[method-assign]


async def copies(folder: Path, guest: Guest, server: Server) -> list[dict[str, Any]]:
    """The tables of a guest as a server finds them that opens the same disk afterwards."""
    server.log.records.clear()  # the power was meant to go
    server.store.backup(folder / "serai.db")
    async with serving(folder) as later:
        again = later.nobody(guest.token)
        tables: list[dict[str, Any]] = (await again.get("/api/tables")).json()
        for table in tables:
            client = await again.sit(table["table"])
            await client.settle()
            table["again"] = any('"again"' in frame for frame in client.frames)
            await client.close()
        return tables


def is_whole(table: dict[str, Any]) -> bool:
    """Whether a table at which everyone sits has started."""
    return bool(table["started"]) == all(seat["kind"] != "open" for seat in table["seats"])


@pytest.mark.parametrize("writes", range(3))
def test_whoever_joins_last_starts_the_game_in_the_same_write(tmp_path: Path, writes: int):
    """S3 On disk are both or neither, whichever write was the last."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            host, friend = await server.guest("Ann"), await server.guest("Ben")
            links = await host.table(CLEOCATRA, ["me", "friend"])
            die_after(server, writes)
            answer = await friend.post(f"/api/join/{links['invite']}", {})
            assert answer.status_code == (200 if writes else 503)
            server.log.records.clear()  # the power was meant to go
            bodies = server.store.read("SELECT body FROM events WHERE table_name = ?", (links["table"],))
            kinds = [type(e.decode(bytes(body))) for (body,) in bodies]
            assert kinds == ([e.Joined, e.Joined, e.Started] if writes else [e.Joined])

    asyncio.run(main())


@pytest.mark.parametrize("writes", range(4))
def test_a_table_is_created_with_everything_or_not_at_all(tmp_path: Path, writes: int):
    """S3 On disk are both or neither, whichever write was the last."""

    async def main() -> None:
        (tmp_path / "second").mkdir()
        async with serving(tmp_path) as server:
            host = await server.guest("Ann")
            die_after(server, writes)
            await host.post("/api/tables", {"game": CLEOCATRA, "seats": ["me", "me"]})
            found = await copies(tmp_path / "second", host, server)
            assert len(found) == min(writes, 1)
            for table in found:
                assert table["started"]
                assert table["mine"] == [0, 1]

    asyncio.run(main())


@pytest.mark.parametrize("writes", range(5))
def test_a_rematch_and_the_word_of_it_are_one_write(tmp_path: Path, writes: int):
    """S3 Nobody is told of a table that is not there, and no table is there of which nobody was told."""

    async def main() -> None:
        (tmp_path / "second").mkdir()
        async with serving(tmp_path) as server:
            host = await server.guest("Ann")
            links = await host.table(CLEOCATRA, ["me", "me"])
            await host.post(f"/api/tables/{links['table']}/resign", {"seat": 0})
            die_after(server, writes)
            await host.post(f"/api/tables/{links['table']}/rematch", {})
            found = await copies(tmp_path / "second", host, server)
            old = next(table for table in found if table["table"] == links["table"])
            assert len(found) == 1 + min(writes, 1)
            assert all(is_whole(table) for table in found)
            assert old["again"] == bool(writes)

    asyncio.run(main())


def test_a_table_that_could_have_started_starts_when_it_is_read(tmp_path: Path):
    """S3 Tables whose server died after the last person sat down are not lost."""

    async def main() -> None:
        (tmp_path / "second").mkdir()
        async with serving(tmp_path) as server:
            host = await server.guest("Ann")
            links = await host.table(CLEOCATRA, ["me", "me"])
            await server.store.write(
                [("DELETE FROM events WHERE table_name = ? AND n = 2", (links["table"],))]
            )
            found = await copies(tmp_path / "second", host, server)
            assert found[0]["started"]

    asyncio.run(main())


def test_a_table_of_every_game_is_created_with_all_its_options_named(tmp_path: Path):
    """S3 The form of a new table sends each option it shows, however many a game has."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            host = await server.guest("Ann")
            for game in (await host.get("/api/games")).json():
                options = {option["name"]: option["default"] for option in game["options"]}
                body = {"game": game["name"], "seats": ["me"] * game["fewest"], "options": options}
                answer = await host.post("/api/tables", body)
                assert answer.status_code == 201, (game["name"], answer.text)

    asyncio.run(main())

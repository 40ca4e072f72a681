"""Limits belong to people and addresses: coming back does not begin them anew."""

import asyncio
from pathlib import Path

import pytest
from tests.server.kit import CLEOCATRA, Client, Guest, serving
from websockets.exceptions import InvalidStatus

ALLOWED = 8  # sockets
AT_ONCE = 40
MESSAGES = 30


async def try_to_sit(guest: Guest, table: str) -> Client | None:
    try:
        return await guest.sit(table)
    except InvalidStatus:
        return None


def test_nobody_has_more_sockets_than_allowed_by_opening_them_at_once(tmp_path: Path):
    """W4 Nor after they were all closed again."""

    async def main() -> None:
        async with serving(tmp_path, sockets_per_person=ALLOWED) as server:
            guest = await server.guest()
            table = (await guest.table(CLEOCATRA, ["me", "me"]))["table"]
            for _ in range(2):
                tried = await asyncio.gather(*(try_to_sit(guest, table) for _ in range(AT_ONCE)))
                opened = [client for client in tried if client is not None]
                assert len(opened) == ALLOWED
                for client in opened:
                    await client.close()
                while server.live(table).sockets:
                    await asyncio.sleep(0.01)

    asyncio.run(main())


def test_whoever_sent_too_much_cannot_go_on_with_another_socket(tmp_path: Path):
    """W4 Neither at the same table nor at another one; others can."""

    async def main() -> None:
        async with serving(tmp_path, messages=MESSAGES, message_seconds=3000) as server:
            guest, other = await server.guest("Ann"), await server.guest("Ben")
            tables = [(await guest.table(CLEOCATRA, ["me", "friend"])) for _ in range(2)]
            await other.post(f"/api/join/{tables[0]['invite']}", {})
            client = await guest.sit(tables[0]["table"])
            for _ in range(MESSAGES + 1):
                await client.send("ping")
            assert await client.closed() == 1008
            assert server.hub.metrics.messages <= MESSAGES + 1
            for table in tables:
                assert await try_to_sit(guest, table["table"]) is None
            await (await other.sit(tables[0]["table"])).close()

    asyncio.run(main())


@pytest.mark.parametrize("watching", [False, True], ids=["a player", "a spectator"])
def test_opening_a_socket_counts_as_a_message(tmp_path: Path, watching: bool):
    """W4 Whoever only comes and goes is refused before a socket is accepted; spectators by their address."""

    async def main() -> None:
        async with serving(tmp_path, messages=MESSAGES, message_seconds=3000) as server:
            guest = await server.guest()
            links = await guest.table(CLEOCATRA, ["me", "me"])
            path = f"/ws/{links['table']}" + (f"?watch={links['watch']}" if watching else "")
            token = "" if watching else guest.token
            for _ in range(MESSAGES):
                await (await Client.connected(server.base, path, token)).close()
            with pytest.raises(InvalidStatus):
                await Client.connected(server.base, path, token)

    asyncio.run(main())

"""Zones over the socket: who gets them, that they add up, and how small they are."""

import asyncio
import json
from pathlib import Path
from statistics import mean
from typing import Any

from tests.server.following import followers, sizes
from tests.server.kit import SULTAN, serving

from serai.core.state import State
from serai.games import find

MOVES = 150
MOST = 6000  # bytes of an update, before compression


TABLE: dict[str, Any] = {"expansion": "travelers", "rounds": 6}


def test_zones_come_in_place_of_the_view_add_up_and_are_small(tmp_path: Path):
    title = find(SULTAN)

    def shown(s: State, reader: int) -> Any:
        return title.in_zones(title.view(s, reader))

    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(SULTAN, 4, TABLE)
            told = await sizes(server, started, "boards=cleocatra", MOVES, shown)
            print(f"updates: {len(told)}, mean {mean(told):.0f} bytes, max {max(told)} bytes")
            assert max(told) < MOST

    asyncio.run(main())


def test_whoever_has_a_board_or_says_nothing_gets_the_view(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(SULTAN, 4, TABLE)
            for client in (*started.clients, *await followers(server, started, f"boards=cleocatra,{SULTAN}")):
                assert "zones" not in client.update["view"]
                assert "market" in client.update["view"]

    asyncio.run(main())


def test_components_are_told_to_anybody_and_history_can_be_had_in_zones(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(SULTAN, 2)
            nobody = server.nobody()
            components = (await nobody.get(f"/api/games/{SULTAN}/components")).json()
            assert components == json.loads(json.dumps(find(SULTAN).components()))
            assert (await nobody.get("/api/games/chess/components")).status_code == 404
            path = f"/api/tables/{started.table}/history?reader=0&count=1&zones=true"
            (page,) = (await started.guests[0].get(path)).json()
            assert set(page["view"]["zones"]) == {"table", "seats"}

    asyncio.run(main())

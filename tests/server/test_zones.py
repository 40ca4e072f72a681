"""Zones over the socket: who gets them, that they add up, and how small they are."""

import asyncio
import json
import random
from pathlib import Path
from statistics import mean
from typing import Any

from tests.server.kit import SULTAN, Client, Server, serving

from serai.core.zones import changed
from serai.games import find

MOVES = 150
MOST = 6000  # bytes of an update, before compression


class Follower(Client):
    """A socket that keeps the views by their zones whole."""

    def __init__(self, socket: Any) -> None:
        super().__init__(socket)
        self.views: dict[int, dict[str, Any]] = {}

    async def receive(self) -> dict[str, Any]:
        message = await super().receive()
        if message["type"] == "update" and message["view"]:
            view = dict(message["view"])
            reader = message["reader"]
            if "since" in view:
                assert view.pop("since") == message["revision"] - 1
                view = changed(self.views[reader], view)
            self.views[reader] = view
            message["view"] = view
        return message


async def followed(server: Server, boards: str) -> tuple[Any, list[Follower]]:
    """A table of four with Travelers, and beside each player a second socket that has said its boards."""
    started = await server.started(SULTAN, 4, {"expansion": "travelers", "rounds": 6})
    path = f"/ws/{started.table}?boards={boards}"
    beside = [await Follower.connected(server.base, path, guest.token) for guest in started.guests]
    return started, [follower for follower in beside if isinstance(follower, Follower)]


def test_zones_come_in_place_of_the_view_add_up_and_are_small(tmp_path: Path):
    title = find(SULTAN)

    async def main() -> None:
        async with serving(tmp_path) as server:
            started, followers = await followed(server, "cleocatra")
            for _ in range(MOVES):
                if not await started.play_on(random.Random(5), most=1):
                    break
                match = server.live(started.table).table.match
                assert match is not None
                for reader, follower in enumerate(followers):
                    await follower.reach(started.clients[0].revision)
                    view = title.in_zones(title.view(match.state, reader))
                    assert follower.views[reader] == json.loads(json.dumps(view))
            sizes = [
                len(frame)
                for follower in followers
                for frame in follower.frames
                if frame.startswith('{"type":"update"') and '"whole":false' in frame
            ]
            print(f"updates: {len(sizes)}, mean {mean(sizes):.0f} bytes, max {max(sizes)} bytes")
            assert max(sizes) < MOST

    asyncio.run(main())


def test_whoever_has_a_board_or_says_nothing_gets_the_view(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            started, followers = await followed(server, f"cleocatra,{SULTAN}")
            for client in (*started.clients, *followers):
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

"""Views over the socket as what differs since the one before: that they add up, and are small."""

import asyncio
import copy
import json
import random
from pathlib import Path
from statistics import mean, quantiles
from typing import Any

import pytest
from tests.server.kit import Client, serving

from serai.core.title import Title
from serai.games import GAMES

MOVES = 120
MOST = {"five_tribes": 6000}  # bytes of nearly all updates, before compression


class Follower(Client):
    """A socket that puts the views of each reader together."""

    def __init__(self, socket: Any) -> None:
        super().__init__(socket)
        self.views: dict[int, Any] = {}

    async def receive(self) -> dict[str, Any]:
        message = await super().receive()
        if message["type"] == "update" and message["view"]:
            reader, view = message["reader"], message["view"]
            if "since" in view:
                assert view["since"] == message["revision"] - 1
                view = put_together(self.views[reader], view["differences"])
            self.views[reader] = message["view"] = view
        return message


def put_together(before: Any, differences: list[Any]) -> Any:
    whole = {"view": copy.deepcopy(before)}
    for path, value in differences:
        steps: list[str | int] = ["view", *path]
        place: Any = whole
        for step in steps[:-1]:
            place = place[step]
        place[steps[-1]] = value
    return whole["view"]


def everything(title: Title) -> dict[str, str | int]:
    """All that a game has."""
    options: dict[str, str | int] = {}
    for option in title.options:
        if option.name == "expansion" and option.labels:
            options[option.name] = option.labels[-1]
    return options


@pytest.mark.parametrize("title", GAMES, ids=lambda title: title.name)
def test_what_differs_adds_up_to_the_view(title: Title, tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(title.name, title.most, everything(title))
            path = f"/ws/{started.table}?boards={title.name}&differences="
            followers = [await Follower.connected(server.base, path, one.token) for one in started.guests]
            for _ in range(MOVES):
                if not await started.play_on(random.Random(5), most=1):
                    break
                match = server.live(started.table).table.match
                assert match is not None
                for reader, follower in enumerate(followers):
                    assert isinstance(follower, Follower)
                    await follower.reach(started.clients[0].revision)
                    view = title.view(match.state, reader)
                    assert follower.views[reader] == json.loads(json.dumps(view))
            sizes = [
                len(frame)
                for follower in followers
                for frame in follower.frames
                if frame.startswith('{"type":"update"') and '"whole":false' in frame
            ]
            print(f"{title.name}: {len(sizes)} updates, mean {mean(sizes):.0f} bytes, max {max(sizes)} bytes")
            assert quantiles(sizes, n=20)[-1] < MOST.get(title.name, max(sizes) + 1)

    asyncio.run(main())

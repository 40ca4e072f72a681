"""Sockets that are told only what has changed, and put it together."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable
from typing import Any

from tests.server.kit import Client, Server, Started

from serai.core.state import State
from serai.core.zones import changed


class Follower(Client):
    """Keeps the views of each reader whole, by what differs or by the zones that have changed."""

    def __init__(self, socket: Any) -> None:
        super().__init__(socket)
        self.views: dict[int, Any] = {}

    async def receive(self) -> dict[str, Any]:
        message = await super().receive()
        if message["type"] == "update" and message["view"]:
            reader, view = message["reader"], dict(message["view"])
            if "since" in view:
                assert view.pop("since") == message["revision"] - 1
                before = self.views[reader]
                told = view.get("differences")
                view = changed(before, view) if told is None else put_together(before, told)
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


async def followers(server: Server, started: Started, asked: str) -> list[Follower]:
    """Beside each player a second socket that has asked for its updates in some way."""
    path = f"/ws/{started.table}?{asked}"
    return [await Follower.connected(server.base, path, guest.token) for guest in started.guests]


async def sizes(
    server: Server, started: Started, asked: str, moves: int, shown: Callable[[State, int], Any]
) -> list[int]:
    """The bytes of updates that are not whole; after each move all must have what is shown to their seat."""
    beside = await followers(server, started, asked)
    for _ in range(moves):
        if not await started.play_on(random.Random(5), most=1):
            break
        match = server.live(started.table).table.match
        assert match is not None
        for reader, follower in enumerate(beside):
            await follower.reach(started.clients[0].revision)
            assert follower.views[reader] == json.loads(json.dumps(shown(match.state, reader)))
    return [
        len(frame)
        for follower in beside
        for frame in follower.frames
        if frame.startswith('{"type":"update"') and '"whole":false' in frame
    ]

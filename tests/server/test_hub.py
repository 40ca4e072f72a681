"""Long tables hold up nobody: they are read, told and started a little at a time."""

import asyncio
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import CLEOCATRA, SULTAN, TRAVELERS, Guest, Server, serving
from tests.server.test_import import bring, finished

from serai.match import match as match_module
from serai.match.story import Story
from serai.server.live.turns import STEPS_A_TURN


class Turns:
    """Counts the turns of the event loop, and what is done in each of them."""

    def __init__(self) -> None:
        self.now = 0
        self.done: Counter[int] = Counter()
        self.task = asyncio.create_task(self.count())

    async def count(self) -> None:
        while True:
            self.now += 1
            await asyncio.sleep(0)

    def note(self) -> None:
        self.done[self.now] += 1

    def most(self) -> int:
        """The most that was done before somebody else could have had a turn."""
        self.task.cancel()
        return max(self.done.values(), default=0)


async def long_table(server: Server, guest: Guest, game: str) -> tuple[str, int]:
    """A table from the record of a whole game, no longer in memory; its name and the length of its log."""
    record = finished(game, **(TRAVELERS if game == SULTAN else {}))
    table = (await bring(guest, json.dumps(record))).json()["table"]
    server.hub.live.clear()
    return table, len(record["log"])


@pytest.mark.parametrize("game", [CLEOCATRA, SULTAN])
def test_a_long_table_is_read_a_little_at_a_time_and_not_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
):
    """Between a few of its actions everybody else has a turn; its story waits until somebody looks."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            guest = await server.guest()
            table, length = await long_table(server, guest, game)
            turns = Turns()
            carry_out = match_module.carry_out

            def noted(*given: Any) -> Any:
                turns.note()
                return carry_out(*given)

            monkeypatch.setattr(match_module, "carry_out", noted)
            live = await server.hub.find(table)
            assert live is not None
            assert live.table.match is not None
            assert turns.done.total() == length
            assert turns.most() <= STEPS_A_TURN
            assert live.table.match.stories == {}

    asyncio.run(main())


@pytest.mark.parametrize("game", [CLEOCATRA, SULTAN])
def test_a_long_story_is_told_a_little_at_a_time_and_only_to_who_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str
):
    """Whoever comes to a long table gets all of it, and meanwhile everybody else has their turn."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            guest = await server.guest()
            table, length = await long_table(server, guest, game)
            turns = Turns()
            begin = Story.begin

            def noted(story: Story) -> Any:
                turns.note()
                return begin(story)

            monkeypatch.setattr(Story, "begin", noted)
            client = await guest.sit(table)
            readers = 2 if game == SULTAN else 1  # where nothing is secret all read the same story
            assert turns.done.total() == readers * length
            assert turns.most() <= STEPS_A_TURN
            match = server.live(table).table.match
            assert match is not None
            assert len(match.stories) == readers
            for reader, update in client.updates.items():
                told = [[number, line.key, line.args] for number, line in match.told(reader).lines]
                assert update["lines"] == json.loads(json.dumps(told))
            await client.close()

    asyncio.run(main())


def test_a_long_record_is_started_a_little_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Its log is played where everybody plays, but not all at once, and only once."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            guest = await server.guest()
            record = finished(SULTAN, **TRAVELERS)
            turns = Turns()
            carry_out = match_module.carry_out

            def noted(*given: Any) -> Any:
                turns.note()
                return carry_out(*given)

            monkeypatch.setattr(match_module, "carry_out", noted)
            assert (await bring(guest, json.dumps(record))).status_code == 201
            assert turns.done.total() == len(record["log"])
            assert turns.most() <= STEPS_A_TURN

    asyncio.run(main())


def test_a_table_that_two_look_for_at_once_is_read_once(tmp_path: Path):
    """Both sit at the same table then."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            guest = await server.guest()
            table, _ = await long_table(server, guest, CLEOCATRA)
            found = await asyncio.gather(*(server.hub.find(table) for _ in range(5)))
            assert len({id(live) for live in found}) == 1
            assert server.hub.loading == {}

    asyncio.run(main())

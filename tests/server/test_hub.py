"""Long tables hold up nobody: they are read, told and started a little at a time."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable
from math import prod
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest
from tests.server.kit import CLEOCATRA, ONE_OF_EACH, SULTAN, TRAVELERS, Guest, Server, serving
from tests.server.test_import import bring, finished
from tests.soak import large

from serai.games import find
from serai.match import match as match_module
from serai.match import story as story_module
from serai.server.live import hub as hub_module
from serai.server.live import turns as turns_module
from serai.server.live.hub import INSERT_EVENT, ROOM_EVERY
from serai.server.live.socket import Socket
from serai.server.live.turns import STEPS_A_TURN, Turns
from serai.server.table import events as e
from serai.server.table import show
from serai.server.table.show import LINES
from serai.server.table.steps import Steps
from serai.server.table.table import REMEMBERED_CHAT, Table

CHAT = large(200_000, 5000)  # lines


class Clock:
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

    def watch(
        self, monkeypatch: pytest.MonkeyPatch, module: ModuleType, name: str, much: Callable[..., int]
    ) -> None:
        """Note each call of a function, as so much."""
        called = getattr(module, name)

        def noted(*given: Any) -> Any:
            for _ in range(much(*given)):
                self.note()
            return called(*given)

        monkeypatch.setattr(module, name, noted)

    def most(self) -> int:
        """The most that was done before somebody else could have had a turn."""
        self.task.cancel()
        return max(self.done.values(), default=0)


async def long_table(
    server: Server, guest: Guest, game: str, seats: int, options: dict[str, Any]
) -> tuple[str, int]:
    """A table from the record of a whole game, no longer in memory; its name and the length of its log."""
    record = finished(game, seats, options)
    table = (await bring(guest, json.dumps(record))).json()["table"]
    await asyncio.gather(*server.hub.keeping)
    server.hub.live.clear()
    return table, len(record["log"])


def test_tables_that_nobody_looks_at_make_room_for_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """W4 However many long games somebody brings in a minute; they are read again when somebody comes."""
    monkeypatch.setattr(hub_module, "A_MOMENT", 0.0)

    async def main() -> None:
        record = json.dumps(finished(CLEOCATRA, 2, {"cap": 3}))
        length = len(json.loads(record)["log"])
        async with serving(tmp_path, idle_actions=5 * length) as server:
            guest = await server.guest()
            first = (await bring(guest, record)).json()["table"]
            client = await guest.sit(first)
            brought = [(await bring(guest, record)).json()["table"] for _ in range(48)]
            assert first in server.hub.live
            assert len(server.hub.live) <= 1 + 5 + ROOM_EVERY
            assert (await guest.get(f"/api/tables/{brought[0]}")).json()["length"] == length
            await client.close()

    asyncio.run(main())


def test_a_table_stays_while_its_story_is_told_however_long_that_takes(tmp_path: Path):
    """W4 Whoever waits for the story would else come to a table of which nobody else hears any more."""

    async def main() -> None:
        async with serving(tmp_path, idle_actions=1) as server:
            guest = await server.guest()
            table, _ = await long_table(server, guest, CLEOCATRA, 2, {"cap": 3})
            live = await server.hub.find(table)
            assert live is not None
            telling = live.telling(Socket("", True, server.config))
            for _ in range(3):
                live.used -= 2 * hub_module.A_MOMENT
                next(telling)
                server.hub.forget_idle()
                assert table in server.hub.live
            live.used -= 2 * hub_module.A_MOMENT
            server.hub.forget_idle()
            assert table not in server.hub.live

    asyncio.run(main())


@pytest.mark.parametrize(("game", "seats", "options"), ONE_OF_EACH)
def test_a_long_table_is_read_a_little_at_a_time_and_not_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, options: dict[str, Any]
):
    """Between a few of its actions everybody else has a turn; its story waits until somebody looks."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            guest = await server.guest()
            table, length = await long_table(server, guest, game, seats, options)
            turns = Clock()
            turns.watch(monkeypatch, match_module, "carry_out", lambda *_: 1)
            live = await server.hub.find(table)
            assert live is not None
            assert live.table.match is not None
            assert turns.done.total() == length
            assert turns.most() <= STEPS_A_TURN
            assert live.table.match.stories == {}

    asyncio.run(main())


@pytest.mark.parametrize(("game", "seats", "options"), ONE_OF_EACH)
def test_a_long_story_is_told_a_little_at_a_time_and_only_to_who_looks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, options: dict[str, Any]
):
    """Whoever comes to a long table gets all of it, and meanwhile everybody else has their turn."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            guest = await server.guest()
            table, length = await long_table(server, guest, game, seats, options)
            turns = Clock()
            turns.watch(monkeypatch, story_module, "tell_together", lambda *given: prod(map(len, given)))
            client = await guest.sit(table)
            readers = seats if find(game).secrets else 1  # where nothing is secret all read the same story
            assert turns.done.total() == readers * length
            assert turns.most() <= STEPS_A_TURN
            match = server.live(table).table.match
            assert match is not None
            assert len(match.stories) == readers
            for reader, update in client.updates.items():
                told = [[number, line.key, line.args] for number, line in match.told(reader).lines]
                assert update["lines"] == json.loads(json.dumps(told[-LINES:]))
                assert update["first"] == len(told) - len(update["lines"])
            await client.close()

    asyncio.run(main())


def test_a_long_record_is_started_a_little_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """Its log is played where everybody plays, but not all at once, and only once."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            guest = await server.guest()
            record = finished(SULTAN, 2, TRAVELERS)
            turns = Clock()
            turns.watch(monkeypatch, match_module, "carry_out", lambda *_: 1)
            assert (await bring(guest, json.dumps(record))).status_code == 201
            assert turns.done.total() == len(record["log"])
            assert turns.most() <= STEPS_A_TURN

    asyncio.run(main())


def test_however_many_have_long_work_done_one_of_them_has_a_turn():
    """What takes long takes no longer for those who play, because many ask for it."""

    async def main() -> None:
        turns, clock = Turns(), Clock()

        def work() -> Steps[int]:
            for _ in range(100):
                clock.note()
                yield
            return clock.now

        assert len(await asyncio.gather(*(turns.finish(work()) for _ in range(8)))) == 8
        assert clock.done.total() == 800
        assert clock.most() <= STEPS_A_TURN

    asyncio.run(main())


def test_a_step_that_takes_long_is_a_turn_by_itself(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(turns_module, "SECONDS_A_TURN", 0.0)

    async def main() -> None:
        clock = Clock()

        def work() -> Steps[None]:
            for _ in range(20):
                clock.note()
                yield

        await Turns().finish(work())
        assert clock.most() == 1

    asyncio.run(main())


@pytest.mark.parametrize(("game", "seats", "options"), ONE_OF_EACH)
def test_whoever_comes_gets_the_end_of_a_long_story_and_the_rest_page_by_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str, seats: int, options: dict[str, Any]
):
    monkeypatch.setattr(show, "LINES", 20)

    async def main() -> None:
        async with serving(tmp_path) as server:
            guest = await server.guest()
            table, _ = await long_table(server, guest, game, seats, options)
            client = await guest.sit(table)
            match = server.live(table).table.match
            assert match is not None
            for reader, update in client.updates.items():
                lines, first = update["lines"], update["first"]
                assert len(lines) == 20
                while first:
                    await client.send("tell", reader=reader, before=first)
                    page = await client.until("told")
                    assert page["reader"] == reader
                    assert 0 < len(page["lines"]) <= 20
                    assert page["first"] + len(page["lines"]) == first
                    lines, first = page["lines"] + lines, page["first"]
                told = [[number, line.key, line.args] for number, line in match.told(reader).lines]
                assert lines == json.loads(json.dumps(told))
            await client.send("tell", reader=0, before=10**6)
            assert len((await client.until("told"))["lines"]) == 20
            await client.send("tell", reader=0, before=0)
            assert (await client.until("told"))["lines"] == []
            await client.close()

    asyncio.run(main())


def test_nobody_is_told_the_story_of_another_seat(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(SULTAN, 2, TRAVELERS)
            await started.play_on(random.Random(1), 10)
            for reader in (1, 2, 15):
                await started.clients[0].send("tell", reader=reader, before=10)
                assert (await started.clients[0].until("told", "error"))["key"] == "refused-not-your-seat"

    asyncio.run(main())


def test_a_table_where_people_talk_a_lot_is_read_a_little_at_a_time(tmp_path: Path):
    """Its newest lines are kept, and between a few of them everybody else has a turn."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            guest = await server.guest()
            table = (await guest.table(CLEOCATRA, ["me", "me"]))["table"]
            stored = server.live(table).table.stored
            said = [e.encode(e.Chatted("x", "Ann", f"line {number}", 0)) for number in range(CHAT)]
            for start in range(0, CHAT, 1000):
                rows = enumerate(said[start : start + 1000], start=stored + start)
                await server.store.write([(INSERT_EVENT, (table, number, 0, body)) for number, body in rows])
            server.hub.live.clear()
            clock = Clock()
            evolving = Table.evolving

            def noted(*given: Any) -> Any:
                clock.note()
                return evolving(*given)

            with pytest.MonkeyPatch.context() as patch:
                patch.setattr(Table, "evolving", noted)
                live = await server.hub.find(table)
            assert live is not None
            assert clock.most() <= STEPS_A_TURN + 1  # what follows the last event is no step
            assert live.table.stored == stored + CHAT
            assert len(live.table.chat) <= REMEMBERED_CHAT
            assert live.table.chat[-1].text == f"line {CHAT - 1}"
            client = await guest.sit(table)
            await client.settle()
            assert sum('"said"' in frame for frame in client.frames) == server.config.chat_lines
            await client.close()

    asyncio.run(main())


def test_a_table_that_two_look_for_at_once_is_read_once(tmp_path: Path):
    """Both sit at the same table then."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            guest = await server.guest()
            table, _ = await long_table(server, guest, CLEOCATRA, 2, {})
            found = await asyncio.gather(*(server.hub.find(table) for _ in range(5)))
            assert len({id(live) for live in found}) == 1
            assert server.hub.loading == {}

    asyncio.run(main())

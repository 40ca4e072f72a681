"""Rules that fail stop one table, which says so, and nothing else."""

import asyncio
import random
from pathlib import Path
from typing import Any

import pytest
from mypy_extensions import i64
from tests.conformance.toy import Magpies, Toy, lay_out
from tests.server.kit import CLEOCATRA, Server, Started, serving
from tests.server.test_table import NAME, SEED, Sitting

from serai.match.match import Match
from serai.server.table import events as e
from serai.server.table.rebuild import rebuild

SECRET = "T99 is not in the list"  # what an exception says could be a secret
STOPPED = "a bug in Serai stopped this table (ValueError)"


def fail(*_: Any) -> Any:
    raise ValueError(SECRET)


class Failing(Magpies):
    """A position in which no decision can be carried out."""

    def apply(self, action: i64) -> None:
        if self.actor() >= 0:
            fail()
        super().apply(action)


def lay(server: Server, table: str, title: Toy) -> None:
    """Let a table go on with another game, at its first decision."""
    core = server.live(table).table
    core.title = title
    core.match = Match(title, title.new(2))
    core.match.begin()
    core.revision += 1


async def check_frozen(server: Server, started: Started, elsewhere: Started) -> None:
    """The table says that it is frozen and can be talked at; at another table play goes on."""
    shown = (await started.guests[0].get(f"/api/tables/{started.table}")).json()
    assert shown["frozen"] == STOPPED
    for client in started.clients:
        await client.send("chat", text="What now?")
        await client.until("said")
        assert SECRET not in "".join(client.frames)
        update = client.update
        await client.send("play", seat=update["reader"], action=0, revision=update["revision"], id="again")
        assert (await client.until("refused"))["key"] == "refused-frozen"
    assert await elsewhere.play_on(random.Random(1), 5) == 5
    failures = server.log.unhandled()
    assert len(failures) == 1
    assert "a table is frozen" in failures[0]
    server.log.records.clear()


def test_rules_that_fail_over_an_action_freeze_their_table(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            started, elsewhere = [await server.started(CLEOCATRA, 2) for _ in range(2)]
            lay(server, started.table, Toy(new_game=lambda seats, options: lay_out(seats, options, Failing)))
            for client in started.clients:
                await client.send("resume", revision=-1)
                await client.settle()
            actor = next(client for client in started.clients if client.actions())
            other = next(client for client in started.clients if client is not actor)
            action, update = actor.actions()[0]["id"], actor.update
            await actor.send(
                "play", seat=update["reader"], action=action, revision=update["revision"], id="x"
            )
            assert (await actor.until("refused"))["key"] == "refused-frozen"
            assert (await other.until("error"))["key"] == "refused-frozen"
            await check_frozen(server, started, elsewhere)

    asyncio.run(main())


@pytest.mark.parametrize("part", ["view", "narrate"])
def test_a_table_that_the_rules_cannot_show_is_frozen(tmp_path: Path, part: str):
    async def main() -> None:
        async with serving(tmp_path) as server:
            started, elsewhere = [await server.started(CLEOCATRA, 2) for _ in range(2)]
            lay(server, started.table, Toy(**{part: fail}))
            for client in started.clients:
                await client.send("resume", revision=-1)
                await client.settle()
                assert client.update["view"] is None
            history = await started.guests[0].get(f"/api/tables/{started.table}/history?reader=0")
            assert history.status_code == (409 if part == "view" else 200)
            await check_frozen(server, started, elsewhere)

    asyncio.run(main())


def test_rules_that_fail_while_a_bot_thinks_freeze_their_table(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            started, elsewhere = [await server.started(CLEOCATRA, 2) for _ in range(2)]
            lay(server, started.table, Toy(redeterminise=fail))
            actor = server.live(started.table).table.actor()
            path = f"/api/tables/{started.table}/seats/{actor}/bot"
            assert (await started.guests[actor].ask("PUT", path, {"level": "random"})).status_code == 200
            for client in started.clients:
                assert (await client.until("error"))["key"] == "refused-frozen"
            await check_frozen(server, started, elsewhere)

    asyncio.run(main())


def test_a_stored_event_over_which_the_rules_fail_freezes_the_table():
    sitting = Sitting()
    sitting.play()
    events = [*sitting.events, e.Botted(9, "random"), e.Chatted("anna", "Anna", "still here", 0)]
    bodies = [(e.encode(event),) for event in events]
    table = rebuild(NAME, (0, e.encode(sitting.setup), SEED), bodies)
    assert table.frozen == "a bug in Serai stopped this table (IndexError)"
    assert [said.text for said in table.chat] == ["still here"]
    assert table.stored == len(events)

"""S1: whatever network, disk and power do, nothing acknowledged is lost and the game goes on.

A failure names its seed; `SERAI_SEED=… pytest tests/server/test_simulation.py` plays that run again.
"""

import contextlib
import os
from collections.abc import Iterator

import pytest
from tests.server.simulation import Seen, World, check
from tests.soak import large

from serai.server.live.hub import INSERT_EVENT, Hub
from serai.server.live.live_table import LiveTable
from serai.server.live.socket import Socket
from serai.server.table import decide
from serai.server.table import events as e
from serai.server.table import messages as m
from serai.server.table.decide import Decision
from serai.server.table.table import Table

CHUNK = 50
SEEDS = large(10_000, 1_000)
ONLY = os.environ.get("SERAI_SEED")
FIRST = [int(ONLY)] if ONLY else list(range(0, SEEDS, CHUNK))
# What comes by HTTP or from the operator: test_fair_play, test_leaving and test_admin have these.
NOT_BY_SOCKET = {e.Revealed, e.Left, e.Resigned, e.Frozen}
ENOUGH = 60  # seeds in which a wrong server must be found out


def run(seed: int, hub_type: type[Hub] = Hub) -> World:
    """One run that is checked; AssertionError says how to repeat it."""
    world = World(seed, hub_type)
    try:
        world.run()
        check(world)
    except Exception as error:
        raise AssertionError(
            f"SERAI_SEED={seed} pytest tests/server/test_simulation.py: {error or type(error).__name__}"
        ) from error
    return world


@pytest.mark.parametrize("first", FIRST)
def test_the_contract_holds_whatever_fails(first: int):
    for seed in range(first, first + (1 if ONLY else CHUNK)):
        run(seed)


def without_token(seen: Seen) -> Seen:
    """What was seen, but for the token of an invitation, which no seed decides."""
    if isinstance(seen.message, m.Again):
        return seen._replace(message=m.Again(seen.message.table, ""))
    return seen


def test_the_same_seed_is_the_same_run():
    one, other = (run(7) for _ in range(2))
    assert [without_token(seen) for seen in one.history] == [without_token(seen) for seen in other.history]
    assert one.bodies == other.bodies


def test_every_fault_and_every_kind_of_event_comes_up():
    worlds = [run(seed) for seed in range(2 * ENOUGH)]
    kinds = {type(e.decode(body)) for world in worlds for body in world.bodies}
    assert kinds == set(e.AnyEvent.__args__) - NOT_BY_SOCKET
    answers = {type(seen.message) for world in worlds for seen in world.history}
    assert {m.Ack, m.Refused, m.Resync, m.Revealed, m.Error} <= answers
    errors = {s.message.key for world in worlds for s in world.history if isinstance(s.message, m.Error)}
    assert {"error-store", "error-again"} <= errors
    assert sum(world.crashes for world in worlds) >= ENOUGH // 4


# Servers that are wrong must be found out


class AcknowledgesFirst(Hub):
    """Answers before the move is on disk."""

    async def receive(self, live: LiveTable, socket: Socket, message: m.FromClient) -> None:
        if isinstance(message, m.Play) and decide.message(live.table, socket.person, message, 0).events:
            socket.send(m.encode(m.Ack(message.id, live.table.revision + 1)))
        await super().receive(live, socket, message)


class ShowsFirst(Hub):
    """Lets events happen and shows them while they are being written."""

    async def commit(
        self, live: LiveTable, decision: Decision, statements: list[object] | None = None
    ) -> None:
        table = live.table
        first = table.stored
        for event in decision.events:
            table.evolve(event, 0)
            live.show(event, "")
        rows = [
            (INSERT_EVENT, (table.name, first + number, 0, e.encode(event)))
            for number, event in enumerate(decision.events)
        ]
        await self.store.write(rows)


class PlaysTwice(Hub):
    """Knows neither the ids of moves nor the revision they were made on."""

    async def receive(self, live: LiveTable, socket: Socket, message: m.FromClient) -> None:
        if isinstance(message, m.Play):
            message = m.Play(message.seat, message.action, live.table.revision, message.id)
        with without_answers(live.table):
            await super().receive(live, socket, message)


class ForgetsAnswers(Hub):
    """Calls a move stale that it has played and acknowledged."""

    async def receive(self, live: LiveTable, socket: Socket, message: m.FromClient) -> None:
        with without_answers(live.table):
            await super().receive(live, socket, message)


@contextlib.contextmanager
def without_answers(table: Table) -> Iterator[None]:
    kept = dict(table.answers)
    table.answers.clear()
    yield
    table.answers.update({**kept, **table.answers})


class LeavesOut(Hub):
    """Does not show every revision."""

    async def commit(
        self, live: LiveTable, decision: Decision, statements: list[object] | None = None
    ) -> None:
        left_out = live.sockets if live.table.revision % 5 == 3 else set()
        live.sockets = live.sockets - left_out
        try:
            await super().commit(live, decision, statements)
        finally:
            live.sockets |= left_out


class DrawsAgain(Hub):
    """Lets chance fall anew when an action is taken back and played again."""

    async def receive(self, live: LiveTable, socket: Socket, message: m.FromClient) -> None:
        match = live.table.match
        assert match is not None
        key: bytes = self.__dict__.setdefault("key", match.key)
        match.key = bytes([live.table.revision]) * 32
        await super().receive(live, socket, message)
        match.key = key


class RevealsEarly(Hub):
    """Tells the seed to whoever connects."""

    async def enter(self, live: LiveTable, socket: Socket) -> None:
        await super().enter(live, socket)
        socket.send(m.encode(m.Revealed(live.table.seed.hex(), [], "")))


class NeverReadsAgain(Hub):
    """Goes on with the table it has in memory when the disk knows more."""

    async def reload(self, live: LiveTable) -> None:
        live.table.stored += 1


@pytest.mark.parametrize(
    ("wrong", "found"),
    [
        (AcknowledgesFirst, "a move was acknowledged before it was on disk"),
        (AcknowledgesFirst, "a move was acknowledged and is lost"),
        (ShowsFirst, "a view was sent before it was on disk"),
        (PlaysTwice, "a move was played twice"),
        (PlaysTwice, "a stale move was played"),
        (ForgetsAnswers, "a move was refused and played all the same"),
        (LeavesOut, "a view was left out"),
        (LeavesOut, "the game goes on for ever"),
        (DrawsAgain, "an undone draw fell otherwise"),
        (RevealsEarly, "the seed was revealed before the end"),
        (NeverReadsAgain, "the table on disk is another one"),
    ],
)
def test_a_wrong_server_is_found_out(wrong: type[Hub], found: str):
    for seed in range(1, 5 * ENOUGH):
        try:
            run(seed, wrong)
        except AssertionError as error:
            if found in str(error):
                return
    pytest.fail(f"{wrong.__name__} was not found out")

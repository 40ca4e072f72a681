"""Hints: what a bot would do on a seat, told to whoever sits there and to nobody else."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import TABLES, Client, serving

from serai.games import find
from serai.match.chance import key_of
from serai.match.match import Match
from serai.server.live.processes import expected


async def hint(client: Client, seat: int, revision: int | None = None) -> dict[str, Any]:
    await client.send("hint", seat=seat, revision=client.revision if revision is None else revision)
    return await client.until("hinted")


@pytest.mark.parametrize("game", sorted({table[0] for table in TABLES}))
def test_whoever_is_to_act_gets_legal_actions_the_best_first(tmp_path: Path, game: str):
    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(game, 2)
            seat = next(seat for seat, client in enumerate(started.clients) if client.actions())
            client = started.clients[seat]
            answer = await hint(client, seat)
            assert answer["key"] == ""
            assert 1 <= len(answer["best"]) <= 3
            legal = {choice["id"] for choice in client.actions()}
            assert {advice["action"] for advice in answer["best"]} <= legal
            shares = [advice["share"] for advice in answer["best"]]
            assert shares == sorted(shares, reverse=True)
            assert all(0 <= advice["result"] <= 1 for advice in answer["best"])

    asyncio.run(main())


def test_what_would_follow_a_hint_ends_where_somebody_else_acts():
    title = find("cleocatra")
    match = Match(title, title.new(2, {}), key_of(1))
    match.begin()
    state = match.state.copy()
    line: list[int] = []
    seats: list[int] = []
    while state.actor() >= 0 and len(line) < 6:
        seats.append(int(state.actor()))
        line.append(state.legal()[0])
        state.apply(line[-1])
    others = next(n for n, seat in enumerate(seats) if seat != seats[0])
    assert len(expected(title, match.state, seats[0], line)) == others - 1


def test_nobody_gets_a_hint_for_another_seat_or_another_turn(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started("cleocatra", 2)
            seat = next(seat for seat, client in enumerate(started.clients) if client.actions())
            other = 1 - seat
            assert (await hint(started.clients[other], seat))["key"] == "refused-not-your-seat"
            assert (await hint(started.clients[other], other))["key"] == "hint-not-now"
            assert (await hint(started.clients[seat], seat, 0))["key"] == "refused-stale"

    asyncio.run(main())


def test_a_table_can_switch_hints_off(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started("cleocatra", 2, hints=False)
            seat = next(seat for seat, client in enumerate(started.clients) if client.actions())
            assert (await hint(started.clients[seat], seat))["key"] == "hints-off"

    asyncio.run(main())


def test_a_fork_gives_no_hints_while_its_table_gives_none(tmp_path: Path):
    """Once the game is over they spoil nothing."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started("cleocatra", 2, hints=False)
            path = f"/api/tables/{started.table}"
            for over, key in ((False, "hints-off"), (True, "")):
                if over:
                    await started.guests[1].post(f"{path}/resign", {"seat": 1})
                body = {"number": started.clients[0].update["length"], "seat": 0}
                fork = (await started.guests[0].post(f"{path}/fork", body)).json()["table"]
                client = await started.guests[0].sit(fork)
                assert (await hint(client, client.update["reader"]))["key"] == key

    asyncio.run(main())


def test_a_second_hint_waits_for_the_first(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started("cleocatra", 2)
            seat = next(seat for seat, client in enumerate(started.clients) if client.actions())
            client = started.clients[seat]
            for _ in range(2):
                await client.send("hint", seat=seat, revision=client.revision)
            keys = [(await client.until("hinted"))["key"] for _ in range(2)]
            assert keys == ["hint-later", ""]

    asyncio.run(main())

"""Who may hand out links: everyone who sits at a table, and nobody else."""

import asyncio
from pathlib import Path

import pytest
from tests.server.kit import CLEOCATRA, Guest, serving, watch
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus
from websockets.typing import Origin


def test_whoever_sits_at_a_table_may_invite_others_and_let_them_watch(tmp_path: Path):
    """W5 Its creator and every other seat alike, also while a bot keeps the seat warm."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            host, friend, third = [await server.guest(name) for name in ("Ann", "Ben", "Cat")]
            first = await host.table(CLEOCATRA, ["me", "friend", "friend"])
            path = f"/api/tables/{first['table']}/links"
            await friend.post(f"/api/join/{first['invite']}", {})
            theirs = (await friend.post(path, {})).json()
            assert theirs["invite"] != first["invite"]
            assert (await third.post(path, {})).status_code == 404
            assert (await third.post(f"/api/join/{theirs['invite']}", {})).status_code == 200
            assert (await third.post(path, {})).status_code == 200
            spectator = await watch(server, theirs)
            assert spectator.update["reader"] == 3
            await spectator.close()

    asyncio.run(main())


def test_links_and_codes_cannot_be_made_without_end(tmp_path: Path):
    """W4 Each is stored, so there are only so many in an hour for each guest."""

    async def main() -> None:
        async with serving(tmp_path, links_per_hour=3) as server:
            ann = await server.guest("Ann")
            path = f"/api/tables/{(await ann.table(CLEOCATRA, ['me', 'friend']))['table']}"
            asked = [("links", None), ("code", {"seat": 0})]
            answers = [await ann.post(f"{path}/{name}", body) for name, body in [*asked, *asked, *asked]]
            assert [answer.status_code for answer in answers] == [200] * 3 + [429] * 3

    asyncio.run(main())


def test_a_link_to_watch_makes_no_links(tmp_path: Path):
    """W5 A spectator has no cookie that opens the table; old links go on working when there are new ones."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(CLEOCATRA, 2)
            stranger = await server.guest("Dan")
            path = f"/api/tables/{started.table}/links"
            for place in (path, f"{path}?watch={started.links['watch']}"):
                assert (await stranger.post(place, {})).status_code == 404
            assert (await started.guests[1].post(path, {})).status_code == 200
            old = await watch(server, started.links)
            await old.close()

    asyncio.run(main())


def test_a_recovery_code_is_used_once_however_many_use_it_at_once(tmp_path: Path):
    """W3 One gets the seat, the others hear that there is no such code."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            host = await server.guest("Ann")
            others = [await server.guest(f"guest {number}") for number in range(8)]
            for _ in range(3):
                table = (await host.table(CLEOCATRA, ["me", "me"]))["table"]
                code = (await host.post(f"/api/tables/{table}/code", {"seat": 0})).json()["code"]
                answers = await asyncio.gather(
                    *(guest.post("/api/recover", {"code": code}) for guest in others)
                )
                assert sorted(answer.status_code for answer in answers) == [200] + [404] * 7

    asyncio.run(main())


def test_a_code_opens_no_seat_on_which_somebody_else_sits_by_now(tmp_path: Path):
    """W5 Neither one whose maker has left, nor a second one of a seat that has moved."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            host, before, after, phone = [await server.guest(name) for name in ("Ann", "Ben", "Cat", "Ben")]
            links = await host.table(CLEOCATRA, ["me", "friend", "friend"])
            path = f"/api/tables/{links['table']}"

            async def code_of(guest: Guest, seat: int) -> str:
                code: str = (await guest.post(f"{path}/code", {"seat": seat})).json()["code"]
                return code

            await before.post(f"/api/join/{links['invite']}", {})
            left = await code_of(before, 1)
            await before.post(f"{path}/leave", None)
            await after.post(f"/api/join/{links['invite']}", {})
            first, second = await code_of(after, 1), await code_of(after, 1)
            for code, status in ((left, 404), (first, 200), (second, 404)):
                assert (await phone.post("/api/recover", {"code": code})).status_code == status
            assert (await phone.get(path)).json()["mine"] == [1]

    asyncio.run(main())


def test_an_origin_that_cannot_be_read_is_refused(tmp_path: Path):
    """W1 With a sentence, as every other bad request."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            guest = server.nobody()
            for origin in ("http://[", "http://[::1", "http://]"):
                answer = await guest.ask("POST", "/api/guest", {"name": "Ann"}, headers={"Origin": origin})
                assert answer.status_code == 400
            with pytest.raises(InvalidStatus):
                await connect(f"ws://127.0.0.1:{server.port}/ws/{'0' * 32}", origin=Origin("http://["))

    asyncio.run(main())

"""An invitation before it is followed, and limits on new tables: what a server says to whom."""

import asyncio
from pathlib import Path

from tests.server.kit import CLEOCATRA, serving


def test_an_invitation_says_who_invites_to_what(tmp_path: Path):
    """Whoever has the link may read it, with a name or without; nothing is taken by reading."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            ann, ben = await server.guest("Ann"), await server.guest("Ben")
            clock = {"bank": 600, "increment": 10, "cap": 900}
            links = await ann.table(
                CLEOCATRA, ["me", "friend", "random"], {"mode": "advanced"}, name="Sunday", clock=clock
            )
            path = f"/api/join/{links['invite']}"
            read = (await server.nobody().get(path)).json()
            assert (read["host"], read["game"], read["name"]) == ("Ann", CLEOCATRA, "Sunday")
            assert read["options"]["mode"] == "advanced"
            assert read["clock"] == clock
            assert [seat["kind"] for seat in read["seats"]] == ["person", "open", "bot"]
            assert read["commitment"] == server.live(links["table"]).table.setup.commitment
            assert read["yours"] == ""
            assert links["table"] not in str(read)
            assert (await ann.get(path)).json()["yours"] == links["table"]
            assert (await ben.post(path, {})).status_code == 200
            assert [seat["kind"] for seat in (await ben.get(path)).json()["seats"]][1] == "person"

    asyncio.run(main())


def test_a_host_without_a_seat_is_named_too(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            ann = await server.guest("Ann")
            links = await ann.table(CLEOCATRA, ["friend", "friend"])
            assert (await server.nobody().get(f"/api/join/{links['invite']}")).json()["host"] == "Ann"

    asyncio.run(main())


def test_a_link_that_leads_nowhere_says_so_before_anybody_gives_a_name(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            links = await (await server.guest()).table(CLEOCATRA, ["me", "friend"])
            for token in ("A" * 32, links["watch"]):
                answer = await server.nobody().get(f"/api/join/{token}")
                assert (answer.status_code, answer.json()["detail"]) == (404, "there is no such invite link")

    asyncio.run(main())


def test_a_server_for_this_machine_only_has_no_limit_on_tables(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path, tables_per_hour=1) as server:
            ann = await server.guest()
            for _ in range(3):
                await ann.table(CLEOCATRA, ["me", "random"])

    asyncio.run(main())


def test_whoever_made_too_many_tables_is_told_how_many_minutes_to_wait(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path, tables_per_hour=2, public_url="http://play.example.org") as server:
            ann = await server.guest()
            for _ in range(2):
                await ann.table(CLEOCATRA, ["me", "random"])
            answer = await ann.post("/api/tables", {"game": CLEOCATRA, "seats": ["me", "random"]})
            assert answer.status_code == 429
            assert answer.json()["detail"] == "that is as much as this server allows: wait 30 minutes"
            assert 29 * 60 < int(answer.headers["Retry-After"]) <= 30 * 60

    asyncio.run(main())

"""Tables for lessons, rematches that find the others, and what else a lobby owes its guests."""

import asyncio
import json
from pathlib import Path

import pytest
from tests.kit import every_title
from tests.server.kit import CLEOCATRA, SULTAN, serving, watch

from serai.core.actions import OK
from serai.core.title import Title
from serai.games import GAMES
from serai.match.lesson import find_lesson, lessons
from serai.server.live.live_table import now_ms

# Lessons


@pytest.mark.parametrize("title", every_title())
def test_every_lesson_can_be_laid_and_its_first_actions_played(title: Title):
    for lesson in lessons(title):
        s = title.load(lesson.seats, lesson.options, lesson.position)
        assert s.actor() == lesson.seat, lesson.name
        assert all(s.why(s.game.catalogue.parse(text)) == OK for text in lesson.wanted[0]), lesson.name
    names = [lesson.name for lesson in lessons(title)]
    assert len(set(names)) == len(names)


def test_a_lesson_begins_with_its_position_and_says_what_is_wanted(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            ann = await server.guest()
            games = {game["name"]: game for game in (await ann.get("/api/games")).json()}
            assert {title.name: title.secrets for title in GAMES} == {
                name: game["secrets"] for name, game in games.items()
            }
            for game, name in [(title, lesson) for title in games for lesson in games[title]["lessons"]]:
                answer = await ann.post(f"/api/lessons/{game}/{name}", None)
                assert answer.status_code == 201
                client = await ann.sit(answer.json()["table"])
                hello = json.loads(client.frames[0])
                assert hello["lesson"]["name"] == name
                assert len(hello["seats"]) == len(client.updates)
                texts = {choice["text"] for choice in client.updates[hello["lesson"]["seat"]]["actions"]}
                assert set(hello["lesson"]["wanted"][0]) <= texts
                await client.close()
            assert (await ann.get("/api/tables")).json() == []

    asyncio.run(main())


def test_a_table_that_is_for_no_lesson_says_so(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            ann = await server.guest()
            client = await ann.sit((await ann.table(CLEOCATRA, ["me", "me"]))["table"])
            assert json.loads(client.frames[0])["lesson"] is None

    asyncio.run(main())


def test_lessons_have_a_limit_of_their_own_and_unknown_ones_are_not_found(tmp_path: Path):
    async def main() -> None:
        public = "http://play.example.org"  # on this machine alone there is no limit
        async with serving(tmp_path, tables_per_hour=1, lessons_per_hour=3, public_url=public) as server:
            ann = await server.guest()
            for path in (f"/api/lessons/{CLEOCATRA}/flying", "/api/lessons/chess/tile"):
                assert (await ann.post(path, None)).status_code == 404
            path = f"/api/lessons/{CLEOCATRA}/tile"
            assert [(await ann.post(path, None)).status_code for _ in range(4)] == [201, 201, 201, 429]
            await ann.table(CLEOCATRA, ["me", "me"])

    asyncio.run(main())


def test_a_lesson_that_there_is_not_is_named_with_those_there_are():
    title = next(param.values[0] for param in every_title())
    with pytest.raises(ValueError, match="has no lesson 'flying'"):
        find_lesson(title, "flying")


# A rematch


def test_a_rematch_is_told_to_those_who_sit_there_and_to_nobody_else(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(CLEOCATRA, 2)
            spectator = await watch(server, started.links)
            await started.guests[1].post(f"/api/tables/{started.table}/resign", {"seat": 1})
            links = (await started.guests[0].post(f"/api/tables/{started.table}/rematch", None)).json()
            for client in started.clients:
                again = await client.until("again")
                assert again == {"type": "again", "table": links["table"], "invite": links["invite"]}
            late = await started.guests[1].sit(started.table)
            assert await late.until("again") == again
            joined = await started.guests[1].post(f"/api/join/{again['invite']}", {})
            assert joined.json()["started"]
            await spectator.settle()
            later = await watch(server, started.links)
            await later.settle()
            assert not any('"again"' in frame for frame in [*spectator.frames, *later.frames])
        async with serving(tmp_path) as server:
            ben = server.nobody()
            ben.http.cookies = started.guests[1].http.cookies
            later_again = await (await ben.sit(started.table)).until("again")
            assert later_again["table"] == again["table"]
            joined = await ben.post(f"/api/join/{later_again['invite']}", {})
            assert joined.json()["table"] == again["table"]
            for invite in (again["invite"], later_again["invite"]):
                assert invite.encode() not in (tmp_path / "serai.db").read_bytes()
                assert invite.encode() not in (tmp_path / "serai.db-wal").read_bytes()

    asyncio.run(main())


# What nobody needs any more


def test_lessons_and_codes_are_cleared_away_when_nobody_needs_them(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            ann = await server.guest()
            kept = (await ann.table(CLEOCATRA, ["me", "me"]))["table"]
            lesson = (await ann.post(f"/api/lessons/{CLEOCATRA}/tile", None)).json()["table"]
            code = (await ann.post(f"/api/tables/{kept}/code", {"seat": 0})).json()["code"]
            now, day = now_ms(), server.config.lesson_seconds * 1000

            async def counts() -> list[int]:
                sql = "SELECT count(*) FROM {} WHERE table_name = ?"
                return [
                    server.store.read(sql.format(rows), (table,))[0][0]
                    for table in (kept, lesson)
                    for rows in ("events", "links")
                ]

            before = await counts()
            assert min(before) > 0
            await server.lobby.clear_away(now)
            assert await counts() == before
            await server.lobby.clear_away(now + day + 60_000)
            assert await counts() == [before[0], before[1] - 1, 0, 0]
            server.hub.live.clear()
            assert (await ann.get(f"/api/tables/{kept}")).status_code == 200
            assert (await ann.get(f"/api/tables/{lesson}")).status_code == 404
            assert (await ann.post("/api/recover", {"code": code})).status_code == 404

    asyncio.run(main())


# Chance of one's own, games that are gone, limits in the log


@pytest.mark.parametrize("spoilt", [b'"cleopatra"', b'"cleocatra'], ids=["gone", "garbled"])
def test_a_table_that_cannot_be_opened_any_more_hides_no_others(tmp_path: Path, spoilt: bytes):
    """Its game is gone, or what is stored of it cannot be read."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            ann = await server.guest()
            gone = (await ann.table(CLEOCATRA, ["me", "me"]))["table"]
            kept = (await ann.table(SULTAN, ["me", "me"]))["table"]
            setup = server.store.read("SELECT setup FROM tables WHERE name = ?", (gone,))[0][0]
            changed = bytes(setup).replace(b'"cleocatra"', spoilt)
            await server.store.write([("UPDATE tables SET setup = ? WHERE name = ?", (changed, gone))])
            del server.hub.live[gone]
            assert [one["table"] for one in (await ann.get("/api/tables")).json()] == [kept]
            assert (await ann.get(f"/api/tables/{gone}")).status_code == 404

    asyncio.run(main())


def test_a_limit_that_is_reached_is_logged_once_and_without_the_address(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path, requests_burst=2, requests_per_second=1, tables_per_hour=1) as server:
            ann = server.nobody()
            statuses = [(await ann.get("/api/games")).status_code for _ in range(9)]
            assert statuses.count(429) > 3
            reached = [record for record in server.log.records if record.getMessage() == "limit reached"]
            assert [record.fields["kind"] for record in reached] == ["requests"]  # type: ignore[attr-defined]
            assert "127.0.0.1" not in server.log.text()

    asyncio.run(main())

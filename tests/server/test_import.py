"""Records from elsewhere: a bad one is refused in one sentence, and nothing of it is kept."""

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import CLEOCATRA, ONE_OF_EACH, SULTAN, Guest, Server, serving

from serai.core.play import any_action
from serai.core.rng import Rng
from serai.core.state import OVER
from serai.games import find
from serai.match.match import Match
from serai.match.record import write_record
from serai.server.live import processes
from serai.server.metrics import LIMIT

SECOND = 1.0  # within which a refusal must come, when nothing else is going on


def finished(game: str = CLEOCATRA, seats: int = 2, options: dict[str, Any] | None = None) -> dict[str, Any]:
    """The record of a whole random game."""
    title = find(game)
    match = Match(title, title.new(seats, options), readers=())
    rng = Rng(1)
    while match.state.actor() != OVER:
        match.record(any_action(match.state, rng))
    document: dict[str, Any] = json.loads(write_record(match, list("abcde"[:seats])))
    return document


GOOD = finished()
MIDDLE = len(GOOD["log"]) // 2


def changed(**fields: Any) -> str:
    return json.dumps({**GOOD, **fields})


def with_item(name: str, index: int, value: Any) -> str:
    items = list(GOOD[name])
    items[index] = value
    return changed(**{name: items})


BAD: dict[str, str | bytes] = {
    "nothing": "",
    "no JSON": "{",
    "a list": "[]",
    "a number too long to read": '{"format": ' + "9" * 10_000 + "}",
    "not a number": '{"format": NaN}',
    "bytes that are no text": b"\xff\xfe{}",
    "half a character": changed(**{"\ud800": 1}),
    "half a character in an action": with_item("log", 0, "\ud800"),
    "half a character as game": changed(game="\ud800"),
    "half a character in an option": changed(options={"mode": "\ud800"}),
    "a field that there is not": changed(path="/etc/passwd"),
    "a game outside": changed(game="../../../etc/passwd"),
    "a game by module": changed(game="serai.games.cleocatra"),
    "a game with a null byte": changed(game="cleocatra\0"),
    "an option outside": changed(options={"../../x": 1}),
    "a start by name": changed(start="../../../etc/passwd"),
    "lists in lists": "[" * 100_000,
    "lists in lists, closed": '{"start":' * 20_000 + "1" + "}" * 20_000,
    "a deep start": changed(start="@").replace('"@"', '{"a":' * 900 + "1" + "}" * 900),
    "too many actions": changed(log=["x"] * 30_000, digests=[]),
    "more actions than a game has": changed(log=["x"] * (find(CLEOCATRA).longest + 1), digests=[]),
    "too many players": changed(players=["x"] * 40_000),
    "one player": changed(players=["x"]),
    "no players": changed(players=[]),
    "players that are no names": changed(players=[1, 2]),
    "an action too long": with_item("log", 0, "x" * 100_000),
    "an action that there is not": with_item("log", 0, "../../x"),
    "an action that is not legal": with_item("log", MIDDLE, GOOD["log"][0]),
    "an action twice": changed(log=GOOD["log"][:1] * 2 + GOOD["log"][2:]),
    "a forged digest": with_item("digests", MIDDLE, "0" * 16),
    "a forged last digest": with_item("digests", -1, "0" * 16),
    "a digest too few": changed(digests=GOOD["digests"][1:]),
    "more after the end": changed(log=[*GOOD["log"], GOOD["log"][0]], digests=[]),
    "other scores": changed(scores=[999, 0]),
    "other winners": changed(winners=[0, 1] if GOOD["winners"] != [0, 1] else [0]),
    "an older rules version": changed(rules=0),
    "a newer rules version": changed(rules=10**6),
    "another format": changed(format=3),
    "a start that does not fit": changed(start={"begin": {"at": "nowhere"}}, log=[], digests=[]),
    "a start of huge numbers": changed(start={"begin": {"at": "turn", "seat": 10**300}}, log=[], digests=[]),
    "a save to start from": changed(start=find(CLEOCATRA).save(find(CLEOCATRA).new(2)), log=[], digests=[]),
}


def counts(server: Server) -> list[Any]:
    return [
        server.store.read(f"SELECT count(*) FROM {name}") for name in ("tables", "events", "links", "sitting")
    ]


async def bring(guest: Guest, content: str | bytes, address: str = "") -> Any:
    headers = {"Content-Type": "application/json", **({"X-Forwarded-For": address} if address else {})}
    return await guest.ask("POST", "/api/import", content=content, headers=headers)


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, tuple[int, Any, bool]]:
    """What each bad record is answered, and whether anything was written."""
    found: dict[str, tuple[int, Any, bool]] = {}

    async def main() -> None:
        async with serving(tmp_path_factory.mktemp("import")) as server:
            guest = await server.guest()
            before = counts(server)
            for name, content in BAD.items():
                answer = await asyncio.wait_for(bring(guest, content), 20 * SECOND)
                found[name] = (answer.status_code, answer.json(), counts(server) != before)
            assert list(tmp_path_factory.getbasetemp().rglob("passwd")) == []

    asyncio.run(main())
    return found


@pytest.mark.parametrize("name", BAD)
def test_a_bad_record_is_refused_in_one_sentence(answers: dict[str, tuple[int, Any, bool]], name: str):
    """W8 400 with what is wrong, no traceback, and nothing written."""
    status, body, wrote = answers[name]
    assert status == 400, body
    detail = body["detail"]
    assert set(body) == {"detail"}
    assert detail.startswith("this record cannot be used: ")
    assert "\n" not in detail
    assert "Traceback" not in detail
    assert len(detail) < 500
    assert not wrote


def test_both_rules_versions_are_named(answers: dict[str, tuple[int, Any, bool]]):
    """W8 Whoever has a record from elsewhere is told which version it follows and which there is."""
    detail = answers["a newer rules version"][1]["detail"]
    assert "1000000" in detail
    assert f"version {find(CLEOCATRA).version}" in detail


def test_how_long_a_game_can_be_is_said(answers: dict[str, tuple[int, Any, bool]]):
    """W8 Before anything of it is played."""
    detail = answers["more actions than a game has"][1]["detail"]
    assert f"a game of {CLEOCATRA} at most {find(CLEOCATRA).longest}" in detail


def test_a_record_that_is_too_long_is_not_read(tmp_path: Path):
    """W8 Its size alone is enough to refuse it, with and without a stated length."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            guest = await server.guest()
            big = b"[" * (server.config.import_bytes + 1)

            async def drip() -> Any:
                for start in range(0, len(big), 65_536):
                    yield big[start : start + 65_536]

            for content in (big, drip()):
                answer = await guest.http.post(
                    "/api/import", content=content, headers={"Content-Type": "application/json"}
                )
                assert answer.status_code == 413
                assert answer.json() == {"detail": f"send at most {server.config.import_bytes} bytes"}

    asyncio.run(main())


def test_a_long_record_holds_up_nobody(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    """W8 A record is played through in another process, so others play while it is looked at."""

    def here(*_: object) -> None:
        raise AssertionError("the record was replayed where everybody plays")

    monkeypatch.setattr(processes, "replay", here)  # a process of its own does not see this
    record = finished(SULTAN, 2, {"expansion": "travelers"})
    record["digests"][-1] = "0" * 16

    async def main() -> None:
        async with serving(tmp_path) as server:
            guest = await server.guest()
            started = await server.started(CLEOCATRA, 2)
            before = counts(server)
            bringing = asyncio.create_task(bring(guest, json.dumps(record)))
            await started.play_on(random.Random(1), 5)
            answer = await bringing
            assert answer.status_code == 400
            assert "leads to a different position" in answer.json()["detail"]
            assert counts(server)[0] == before[0]

    asyncio.run(main())


def test_records_from_one_address_leave_room_for_those_from_another(tmp_path: Path):
    """W8 However many guests bring them; who brings too many is told to wait."""

    async def main() -> None:
        async with serving(tmp_path, public_url="http://play.example.org") as server:
            reading = server.hub.processes.records.free
            await reading.acquire()  # a long record is being read
            crowd = [await server.guest() for _ in range(6)]
            many = [asyncio.create_task(bring(guest, changed(), "203.0.113.5")) for guest in crowd * 2]
            await asyncio.wait(many, return_when=asyncio.FIRST_COMPLETED)
            other = asyncio.create_task(bring(await server.guest(), changed(), "203.0.113.6"))
            while not any(task.done() for task in many) or server.hub.processes.records.waiting < 3:
                await asyncio.sleep(0.01)
            assert not other.done()
            reading.release()
            assert (await other).status_code == 201
            answers = [await task for task in many]
            refused = [answer for answer in answers if answer.status_code == 429]
            assert [answer.status_code for answer in answers if answer not in refused] == [201, 201]
            assert all("wait" in answer.json()["detail"] for answer in refused)
            assert server.hub.metrics.troubles[LIMIT, "records"] == len(refused)
            assert (await bring(crowd[0], changed(), "203.0.113.5")).status_code == 201

    asyncio.run(main())


@pytest.mark.parametrize(("game", "seats", "options"), ONE_OF_EACH)
def test_a_good_record_is_taken_and_given_back_the_same(
    tmp_path: Path, game: str, seats: int, options: dict[str, Any]
):
    """W8 What is refused above is refused for its fault, not for its kind."""
    record = finished(game, seats, options)

    async def main() -> None:
        async with serving(tmp_path) as server:
            guest = await server.guest()
            answer = await bring(guest, json.dumps(record))
            assert answer.status_code == 201, answer.text
            again = (await guest.get(f"/api/tables/{answer.json()['table']}/record")).json()
            for name in ("game", "rules", "options", "log", "digests", "scores", "winners"):
                assert again[name] == record[name]

    asyncio.run(main())

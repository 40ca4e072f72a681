"""Names at a table: whoever looks like somebody else is told apart, and nobody passes for a bot."""

# ruff: noqa: RUF001

import asyncio
from pathlib import Path

import pytest
from tests.server.kit import CLEOCATRA, serving

from serai.server.lobby.names import likeness, told_apart, why_not


@pytest.mark.parametrize(
    "other",
    [
        "ann",
        "ANN",
        "Аnn",
        "Ann\u200b",
        "A n n",
        "Ánn",
        "Ａｎｎ",
        "Αnn",
        "An-n",
        "@nn",
        "𝐀nn",
        "ᴀnn",
        "Ɑnn",
        "Ꭺnn",
        "ꓮꓠꓠ",
        "Aոո",
        "Ⲁnn",
        "aпп",
        "Anɲ",
        "ᗩnn",
        "🅐🅝🅝",
        "🇦🇳🇳",
    ],
    ids=[
        "small",
        "capitals",
        "Cyrillic",
        "zero width",
        "gaps",
        "accent",
        "wide",
        "Greek",
        "dash",
        "sign",
        "mathematical",
        "small capital",
        "alpha",
        "Cherokee",
        "Lisu",
        "Armenian",
        "Coptic",
        "pe",
        "hook",
        "Canadian",
        "circles",
        "flags",
    ],
)
def test_names_that_look_like_ann_are_alike(other: str):
    assert likeness(other) == likeness("Ann")


@pytest.mark.parametrize(
    ("one", "other"), [("Bill", "BiII"), ("Bo", "B0"), ("Arno", "Amo"), ("Ѕаѕһа", "Sasha")]
)
def test_letters_that_pass_for_others_are_alike(one: str, other: str):
    assert likeness(one) == likeness(other)


@pytest.mark.parametrize(("one", "other"), [("Ann", "Anna"), ("Jan", "Jon"), ("🐱", "🐶"), ("李", "王")])
def test_names_that_differ_are_not_alike(one: str, other: str):
    assert likeness(one) != likeness(other)


@pytest.mark.parametrize(
    "name",
    [
        "bot 1",
        "Bot",
        "b0t1",
        "BOT-2",
        "Rose bot",
        "Bot Rose",
        "ьоt 1",
        "ВОТ 10",
        "ɓot",
        "ʙot 2",
        "bօt",
        "🅱ot 3",
    ],
)
def test_a_person_cannot_be_called_like_a_bot(name: str):
    assert why_not(name) == "that name belongs to bots: choose another"


@pytest.mark.parametrize("name", ["You", "du", "yоu"])
def test_a_person_cannot_be_called_what_the_log_calls_everybody(name: str):
    assert "choose another name" in why_not(name)


@pytest.mark.parametrize("name", ["Ann", "Abbot", "Bottle", "Robot", "Yousuf", "🐱"])
def test_other_names_are_free(name: str):
    assert why_not(name) == ""


def test_a_number_tells_namesakes_apart_and_the_name_stays_short():
    assert told_apart("Ann", ["Bo"], 24) == "Ann"
    assert told_apart("Ann", ["Ann"], 24) == "Ann 2"
    assert told_apart("Ann", ["Аnn", "Ann 2"], 24) == "Ann 3"
    assert told_apart("A" * 24, ["a" * 24], 24) == "A" * 22 + " 2"


def test_whoever_is_called_like_a_bot_is_told_so_and_keeps_the_old_name(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            nobody = server.nobody()
            answer = await nobody.post("/api/guest", {"name": "b0t 1"})
            assert (answer.status_code, answer.json()["detail"]) == (
                400, "that name belongs to bots: choose another",
            )  # fmt: skip
            ann = await server.guest("Ann")
            assert (await ann.post("/api/guest", {"name": "Rose bot"})).status_code == 400
            assert (await ann.get("/api/guest")).json() == {"name": "Ann"}

    asyncio.run(main())


def test_everyone_at_a_table_has_a_name_of_their_own(tmp_path: Path):
    """Two guests without a name, and somebody who looks like the host."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            host, other, third = [await server.guest(name) for name in ("Guest", "Guest", "Guеst")]
            links = await host.table(CLEOCATRA, ["me", "friend", "friend"])
            for guest in (other, third):
                assert (await guest.post(f"/api/join/{links['invite']}", {})).status_code == 200
            seats = (await host.get(f"/api/tables/{links['table']}")).json()["seats"]
            assert [seat["name"] for seat in seats] == ["Guest", "Guest 2", "Guеst 3"]
            assert (await other.get("/api/guest")).json() == {"name": "Guest"}

    asyncio.run(main())


def test_players_at_one_screen_have_names(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            ann = await server.guest("Ann")
            links = await ann.table(CLEOCATRA, ["me", "me", "me"], names=["", "Bo", "Bо"])
            seats = (await ann.get(f"/api/tables/{links['table']}")).json()["seats"]
            assert [seat["name"] for seat in seats] == ["Ann", "Bo", "Bо 2"]
            body = {"game": CLEOCATRA, "seats": ["me", "me"], "names": ["Ann", "bot 1"]}
            assert (await ann.post("/api/tables", body)).status_code == 400

    asyncio.run(main())


def test_chat_carries_the_seat(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            started = await server.started(CLEOCATRA, 2)
            await started.clients[1].send("chat", text="hello")
            said = await started.clients[0].until("said")
            assert (said["name"], said["text"], said["seat"]) == ("guest 1", "hello", 1)

    asyncio.run(main())

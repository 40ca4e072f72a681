"""F1: nobody can choose what falls, not even a server whose friend sits down last; anyone can check it."""

import asyncio
import contextlib
import hashlib
import json
import random
import secrets
from pathlib import Path
from typing import Any

import pytest
from tests.server.kit import CLEOCATRA, Client, Guest, Server, serving

from serai.games import find
from serai.match import fairness
from serai.match.record import read_record, verify
from serai.server.table import events as e
from serai.server.table.table import Table

NAME = "0123456789abcdef0123456789abcdef"
SEED = bytes(range(32))


def hashed(nonce: str) -> str:
    return hashlib.sha256(bytes.fromhex(nonce)).hexdigest()


class Two:
    """Ann has opened a table and Ben has joined it, each committed to a nonce; both are connected."""

    def __init__(self, ann: Guest, ben: Guest, links: dict[str, str], clients: list[Client]) -> None:
        self.ann, self.ben, self.links, self.clients = ann, ben, links, clients
        self.table = links["table"]
        self.nonces = ["a1" * 32, "b2" * 32]

    async def reveal(self, seat: int) -> None:
        await self.clients[seat].send("reveal", nonce=self.nonces[seat])


async def two(server: Server, seats: tuple[str, ...] = ("me", "friend"), **more: Any) -> Two:
    ann, ben = await server.guest("Ann"), await server.guest("Ben")
    links = await ann.table(CLEOCATRA, list(seats), hash=hashed("a1" * 32), **more)
    if "friend" in seats:
        answer = await ben.post(f"/api/join/{links['invite']}", {"hash": hashed("b2" * 32)})
        assert answer.status_code == 200
    clients = [await guest.sit(links["table"]) for guest in ([ann, ben] if "friend" in seats else [ann])]
    return Two(ann, ben, links, clients)


async def sealed(client: Client) -> dict[str, Any]:
    """The terms that a client has been shown."""
    await client.settle()
    shown = [json.loads(frame) for frame in client.frames if '"type":"sealed"' in frame]
    terms: dict[str, Any] = json.loads(shown[-1]["terms"])
    return terms


async def hang_up(*clients: Client) -> None:
    for client in clients:
        await client.close()


def test_the_game_begins_when_all_have_revealed_and_not_before(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            pair = await two(server)
            table = server.live(pair.table).table
            for client in pair.clients:
                terms = await sealed(client)
                assert terms["hashes"] == [hashed(nonce) for nonce in pair.nonces]
                assert terms["players"] == ["Ann", "Ben"]
                assert terms["commitment"] == fairness.commitment(table.seed, pair.table)
            await pair.reveal(0)
            await pair.clients[0].settle()
            assert server.live(pair.table).table.actor() < 0
            await pair.reveal(1)
            await pair.clients[1].until("update")
            assert table.match is not None
            assert table.match.key == fairness.mixed_key(table.seed, table.terms(), pair.nonces)
            await hang_up(*pair.clients)

    asyncio.run(main())


def test_the_commitment_stands_on_the_invitation_before_anybody_has_joined(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            ann = await server.guest("Ann")
            links = await ann.table(CLEOCATRA, ["me", "friend"], hash=hashed("a1" * 32))
            shown = (await server.nobody().get(f"/api/join/{links['invite']}")).json()
            table = server.live(links["table"]).table
            assert shown["commitment"] == fairness.commitment(table.seed, table.name)
            assert shown["seats"] == [{"name": "Ann", "kind": "person"}, {"name": "", "kind": "open"}]
            assert (await ann.get("/api/join/" + "x" * 20)).status_code == 404

    asyncio.run(main())


def test_whoever_asks_for_a_rematch_adds_to_its_chance(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            pair = await two(server)
            for seat in range(2):
                await pair.reveal(seat)
            await pair.ann.post(f"/api/tables/{pair.table}/resign", {"seat": 0})
            nonce = "c3" * 32
            answer = await pair.ann.post(f"/api/tables/{pair.table}/rematch", {"hash": hashed(nonce)})
            assert answer.status_code == 201, answer.text
            links = answer.json()
            await pair.ben.post(f"/api/join/{links['invite']}", {"hash": hashed(pair.nonces[1])})
            ann = await pair.ann.sit(links["table"])
            ben = await pair.ben.sit(links["table"])
            assert (await sealed(ann))["hashes"] == [hashed(pair.nonces[1]), hashed(nonce)]
            await ann.send("reveal", nonce=nonce)
            await ben.send("reveal", nonce=pair.nonces[1])
            await ann.until("update")
            table = server.live(links["table"]).table
            assert [sitter.nonce for sitter in table.sitters] == [pair.nonces[1], nonce]
            await hang_up(*pair.clients, ann, ben)

    asyncio.run(main())


def test_nothing_that_others_reveal_can_be_answered_by_another_nonce(tmp_path: Path):
    """The attack: the last to join tries nonces until the deal is good. Now all nonces are fixed by then."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            pair = await two(server)
            table = server.live(pair.table).table
            await pair.reveal(0)
            for _ in range(50):
                await pair.clients[1].send("reveal", nonce=secrets.token_hex(32))
            await pair.clients[1].settle()
            assert table.match is None
            assert [sitter.nonce for sitter in table.sitters] == [pair.nonces[0], ""]
            await pair.clients[0].send("reveal", nonce=pair.nonces[1])  # it is not Ann's to reveal
            await pair.clients[0].settle()
            assert table.match is None
            await pair.reveal(1)
            await pair.clients[1].until("update")
            await hang_up(*pair.clients)

    asyncio.run(main())


def test_nobody_reveals_before_everyone_has_committed(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            ann = await server.guest("Ann")
            links = await ann.table(CLEOCATRA, ["me", "friend"], hash=hashed("a1" * 32))
            client = await ann.sit(links["table"])
            await client.send("reveal", nonce="a1" * 32)
            await client.settle()
            assert server.live(links["table"]).table.sitters[0].nonce == ""
            assert not any("sealed" in frame for frame in client.frames)
            await hang_up(client)

    asyncio.run(main())


def test_somebody_alone_with_bots_is_bound_after_the_server_is(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            alone = await two(server, ("me", "random", "me"))
            terms = await sealed(alone.clients[0])
            assert terms["hashes"] == [hashed(alone.nonces[0]), "", hashed(alone.nonces[0])]
            await alone.reveal(0)
            await alone.clients[0].until("update")
            assert server.live(alone.table).table.match is not None
            await hang_up(*alone.clients)

    asyncio.run(main())


def test_whoever_commits_to_nothing_holds_nobody_up(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            ann, ben = await server.guest("Ann"), await server.guest("Ben")
            links = await ann.table(CLEOCATRA, ["me", "friend"])
            joined = (await ben.post(f"/api/join/{links['invite']}", {})).json()
            assert joined["started"]
            table = server.live(links["table"]).table
            assert all(sitter.hash == hashed(sitter.nonce) for sitter in table.sitters)

    asyncio.run(main())


def test_terms_are_shown_again_to_whoever_comes_back_also_after_a_restart(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            pair = await two(server)
            await pair.reveal(0)
            await pair.clients[0].settle()
            before = await sealed(pair.clients[1])
            await hang_up(*pair.clients)
            token = pair.ben.token
        async with serving(tmp_path) as server:
            ben = server.nobody(token)
            client = await ben.sit(pair.table)
            assert await sealed(client) == before
            await client.send("reveal", nonce=pair.nonces[1])
            await client.until("update")
            assert server.live(pair.table).table.match is not None
            await hang_up(client)

    asyncio.run(main())


def test_who_leaves_takes_everything_back_that_was_revealed(tmp_path: Path):
    """Else whoever sits down in the free seat could choose a nonce by it."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            pair = await two(server)
            await pair.reveal(0)
            await pair.clients[0].settle()
            assert (await pair.ben.post(f"/api/tables/{pair.table}/leave", None)).status_code < 300
            table = server.live(pair.table).table
            assert (table.sitters[0].nonce, table.sitters[0].hash) == ("", "")
            carol = await server.guest("Carol")
            await carol.post(f"/api/join/{pair.links['invite']}", {"hash": hashed("c3" * 32)})
            client = await carol.sit(pair.table)
            assert (await sealed(client))["hashes"] == ["", hashed("c3" * 32)]
            await client.send("reveal", nonce="c3" * 32)
            await client.until("update")
            assert table.match is not None
            with contextlib.suppress(Exception):
                await hang_up(client, *pair.clients)

    asyncio.run(main())


def test_a_seat_that_moves_before_its_nonce_is_revealed_adds_none(tmp_path: Path):
    async def main() -> None:
        async with serving(tmp_path) as server:
            pair = await two(server)
            await pair.reveal(0)
            await pair.clients[0].settle()
            code = (await pair.ben.post(f"/api/tables/{pair.table}/code", {"seat": 1})).json()["code"]
            phone = await server.guest("Phone")
            moved = await phone.post("/api/recover", {"code": code})
            assert moved.json()["started"]
            table = server.live(pair.table).table
            assert [(sitter.nonce, sitter.hash) for sitter in table.sitters] == [("", ""), ("", "")]
            await hang_up(*pair.clients)

    asyncio.run(main())


@pytest.mark.parametrize("seats", [("me", "friend"), ("me", "random")])
def test_the_record_of_a_game_verifies_with_its_names_and_every_nonce(tmp_path: Path, seats: tuple[str, ...]):
    async def main() -> dict[str, Any]:
        async with serving(tmp_path) as server:
            pair = await two(server, seats, options={"cap": 3})
            for seat in range(len(pair.clients)):
                await sealed(pair.clients[seat])
                await pair.reveal(seat)
            rng = random.Random(1)
            for client in pair.clients:
                await client.until("update")
            await asyncio.gather(*(client.play_to_the_end(rng) for client in pair.clients))
            revealed = await pair.clients[0].until("revealed")
            record = (await pair.ann.get(f"/api/tables/{pair.table}/record")).json()
            terms = await sealed(pair.clients[0])
            assert json.loads(revealed["terms"]) == terms
            assert revealed["nonces"] == record["nonces"]
            assert terms["hashes"] == record["hashes"]
            await hang_up(*pair.clients)
            return dict(record)

    record = asyncio.run(main())
    title = find(CLEOCATRA)
    assert record["format"] == 2
    assert verify(read_record(json.dumps(record)), title) > 0
    changes: list[dict[str, Any]] = [
        {"players": ["Eve", *record["players"][1:]]},
        {"options": record["options"] | {"cap": 4}},
        {"table": "0" * 32},
        {"commitment": "0" * 64},
        {"hashes": ["", *record["hashes"][1:]]},
        {"nonces": ["", *record["nonces"][1:]]},
        {"nonces": ["0" * 64, *record["nonces"][1:]], "hashes": [hashed("0" * 64), *record["hashes"][1:]]},
        {"nonces": record["nonces"][:1], "hashes": record["hashes"][:1]},
        {"seed": "0" * 64},
    ]
    for change in changes:
        with pytest.raises(ValueError, match=r"draw|commit|nonces|seed|different|legal|options"):
            verify(read_record(json.dumps(record | change)), title)
    for change in ({"format": 1}, {"hashes": [1]}, {"nonces": ["xyz"]}, {"format": 3}):
        with pytest.raises(ValueError, match=r"^(hashes|nonces|format): "):
            read_record(json.dumps(record | change))


def test_tables_and_records_from_before_the_terms_are_drawn_as_they_were():
    title = find(CLEOCATRA)
    seats = [e.SeatSetup("person")] * 2
    old = e.Setup(CLEOCATRA, title.version, title.write_options(title.read_options({})), seats, "ann", "c")
    bodies = [b'{"kind":"joined","seat":%d,"person":"p","name":"n","nonce":"%064d"}' % (s, s) for s in (0, 1)]
    table = Table(NAME, old, title, SEED)
    for body in bodies:
        table.evolve(e.decode(body))
    nonces = [f"{0:064d}", f"{1:064d}"]
    assert table.new_match().key == fairness.key(SEED, nonces, NAME, title.version)


def test_terms_are_the_same_text_whatever_the_order_in_which_options_came():
    one = fairness.terms("t", "c", "g", 1, {"a": 1, "b": "ü"}, None, ["Ann"], ["h"])
    other = fairness.terms("t", "c", "g", 1, {"b": "ü", "a": 1}, None, ["Ann"], ["h"])
    assert one == other
    assert "\n" not in one
    assert fairness.mixed_key(SEED, one, ["a", ""]) != fairness.mixed_key(SEED, one, ["", "a"])

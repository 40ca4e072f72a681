"""Who may do what: every route there is, asked by everyone there could be."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from starlette.routing import WebSocketRoute
from tests.server.kit import CLEOCATRA, Client, Guest, Server, serving
from websockets.exceptions import InvalidStatus

from serai.server.config import read_config
from serai.server.running.app import make_app
from serai.server.storage.store import SqliteStore

ROLES = ["nobody", "guest without a seat", "other table's player", "seat owner", "creator", "spectator"]
RECORD = {"format": 1, "game": CLEOCATRA, "rules": 1, "players": ["a", "b"], "log": [], "digests": []}
NEW_TABLE = {"game": CLEOCATRA, "seats": ["me", "random"]}


class Row:
    """A route, what is sent to it, and the status that each role is answered with."""

    def __init__(self, body: Any, *statuses: int) -> None:
        self.body = body
        self.statuses = dict(zip(ROLES, statuses, strict=True))


def everyone(body: Any, status: int) -> Row:
    return Row(body, *[status] * len(ROLES))


def guests(body: Any, status: int) -> Row:
    """All who have a cookie; the spectator here is a guest who holds nothing but the watch link."""
    return Row(body, 401, *[status] * (len(ROLES) - 1))


def at_the_table(body: Any, status: int) -> Row:
    """Seat owner and creator; to the others the table does not exist."""
    return Row(body, 401, 404, 404, status, status, 404)


MATRIX: dict[tuple[str, str], Row] = {
    ("GET", "/api/openapi.json"): everyone(None, 200),
    ("GET", "/healthz"): everyone(None, 200),
    ("GET", "/metrics"): everyone(None, 200),  # from this machine, as all of these are
    ("GET", "/api/games"): everyone(None, 200),
    ("GET", "/api/schema"): everyone(None, 200),
    ("GET", "/api/games/{game}/components"): everyone(None, 200),
    ("POST", "/api/guest"): everyone({"name": "Eve"}, 200),
    ("GET", "/api/guest"): guests(None, 200),
    ("GET", "/api/tables"): guests(None, 200),
    ("POST", "/api/tables"): guests(NEW_TABLE, 201),
    ("GET", "/api/tables/{table}"): at_the_table(None, 200),
    ("POST", "/api/tables/{table}/links"): at_the_table(None, 200),
    ("GET", "/api/join/{invite}"): everyone(None, 200),
    ("POST", "/api/join/{invite}"): Row({}, 401, 200, 200, 200, 200, 200),
    ("POST", "/api/tables/{table}/code"): Row({"seat": 1}, 401, 404, 404, 200, 403, 404),
    ("POST", "/api/recover"): guests({"code": "{code}"}, 200),
    ("PUT", "/api/tables/{table}/seats/{seat}/bot"): Row({"level": "random"}, 401, 404, 404, 200, 409, 404),
    ("DELETE", "/api/tables/{table}/seats/{seat}/bot"): Row(None, 401, 404, 404, 200, 403, 404),
    ("POST", "/api/tables/{table}/resign"): Row({"seat": 1}, 401, 404, 404, 409, 403, 404),
    ("POST", "/api/tables/{table}/leave"): at_the_table(None, 200),
    ("POST", "/api/tables/{table}/rematch"): at_the_table(None, 409),
    ("GET", "/api/tables/{table}/history"): Row(None, 401, 404, 404, 200, 200, 200),
    ("GET", "/api/tables/{table}/scores"): Row(None, 401, 404, 404, 409, 409, 409),
    ("POST", "/api/tables/{table}/fork"): Row({"number": 0, "seat": 1}, 401, 404, 404, 409, 403, 404),
    ("POST", "/api/lessons/{game}/{name}"): guests(None, 201),
    ("GET", "/api/tables/{table}/record"): at_the_table(None, 409),
    ("POST", "/api/import"): guests(RECORD, 201),
    ("GET", "/{page:path}"): everyone(None, 404),  # there is no bundle in these tests
    ("SOCKET", "/ws/{table}"): Row(None, 403, 403, 403, 101, 101, 101),
}


def routes(server_routes: list[Any]) -> set[tuple[str, str]]:
    """Method and path of every route; HEAD and OPTIONS come with GET."""
    found: set[tuple[str, str]] = set()
    for route in server_routes:
        if hasattr(route, "original_router"):
            found |= routes(route.original_router.routes)
        elif isinstance(route, WebSocketRoute):
            found.add(("SOCKET", route.path))
        else:
            found |= {(method, route.path) for method in (route.methods or {"GET"}) - {"HEAD", "OPTIONS"}}
    return found


def test_every_route_has_a_row_and_every_row_a_route(tmp_path: Path):
    """W5 A new route without a row fails here."""
    store = SqliteStore(tmp_path / "serai.db")
    app = make_app(store, read_config())
    found = routes(list(app.routes))
    store.close()
    assert found == set(MATRIX)


def test_a_new_route_would_be_noticed(tmp_path: Path):
    """W5 The check itself can fail."""
    store = SqliteStore(tmp_path / "serai.db")
    app = make_app(store, read_config())
    app.add_api_route("/api/everything", lambda: None, methods=["GET"])
    found = routes(list(app.routes))
    store.close()
    assert found - set(MATRIX) == {("GET", "/api/everything")}


class Room:
    """A fresh table: its creator on seat 0, a seat owner on seat 1, an open seat, and people elsewhere."""

    def __init__(self, links: dict[str, str], roles: dict[str, Guest], code: str) -> None:
        self.links = links
        self.roles = roles
        self.code = code

    @classmethod
    async def opened(cls, server: Server, people: dict[str, Guest]) -> "Room":
        roles = {**people, "nobody": server.nobody()}
        links = await roles["creator"].table("sultans_wishes", ["me", "friend", "friend"])
        owner = roles["seat owner"]
        await owner.post(f"/api/join/{links['invite']}", {})
        code = (await owner.post(f"/api/tables/{links['table']}/code", {"seat": 1})).json()["code"]
        return cls(links, roles, code)


async def people_of(server: Server) -> dict[str, Guest]:
    """Somebody for every role that has a name; one of them plays elsewhere."""
    people = {role: await server.guest(role[:20]) for role in ROLES[1:]}
    await people["other table's player"].table(CLEOCATRA, ["me", "random"])
    return people


async def status_for(server: Server, room: Room, role: str, method: str, path: str, row: Row) -> int:
    guest = room.roles[role]
    where = path.replace("{page:path}", "rules/1")
    where = where.format(
        table=room.links["table"], invite=room.links["invite"], seat=1, game=CLEOCATRA, name="tile"
    )
    if path.endswith("/history"):
        where += "?reader=3"
    if path.endswith(("/history", "/scores")) and role == "spectator":
        where += ("&" if "?" in where else "?") + f"watch={room.links['watch']}"
    if method == "SOCKET":
        if role == "spectator":
            where += f"?watch={room.links['watch']}"
        try:
            client = await Client.connected(server.base, where, guest.token)
        except InvalidStatus as refused:
            return int(refused.response.status_code)
        await client.close()
        return 101
    body = {"code": room.code} if path == "/api/recover" else row.body
    return (await guest.ask(method, where, body)).status_code


@pytest.mark.parametrize("role", ROLES)
def test_every_route_answers_a_role_as_it_should(tmp_path: Path, role: str):
    """W5 One cell for each route and role, each at a table of its own."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            people = await people_of(server)
            wrong = {}
            for (method, path), row in MATRIX.items():
                room = await Room.opened(server, people)
                status = await status_for(server, room, role, method, path, row)
                if status != row.statuses[role]:
                    wrong[method, path] = status
            assert wrong == {}

    asyncio.run(main())


def test_an_absent_table_and_one_of_others_look_the_same(tmp_path: Path):
    """W5 Whoever guesses a name learns nothing from the answer."""

    async def main() -> None:
        async with serving(tmp_path) as server:
            room = await Room.opened(server, await people_of(server))
            stranger = room.roles["guest without a seat"]
            for (method, path), row in MATRIX.items():
                if "{table}" in path and method != "SOCKET":
                    answers = []
                    for table in (room.links["table"], "0" * 32):
                        answer = await stranger.ask(method, path.format(table=table, seat=1), row.body)
                        answers.append((answer.status_code, answer.text))
                    assert answers[0] == answers[1]

    asyncio.run(main())

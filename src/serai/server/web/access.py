"""Who is asking over HTTP, and what they may see."""

from __future__ import annotations

import time
from collections.abc import Collection
from typing import Annotated

from fastapi import Depends, HTTPException, Request
from fastapi import Path as InPath

from serai.server.limits import Limits
from serai.server.live.live_table import LiveTable
from serai.server.lobby.lobby import Lobby, Person
from serai.server.metrics import LIMIT
from serai.server.table.table import Table
from serai.server.web.guard import address_in, cookie_name, is_private
from serai.server.web.http_models import SeatShown, TableShown

TableName = Annotated[str, InPath(pattern="^[0-9a-f]{32}$")]
OWN = {"tables", "lessons"}
NO_SUCH_TABLE = "there is no such table"
Token = Annotated[str, InPath(pattern="^[A-Za-z0-9_-]{10,64}$")]


def lobby_of(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


def person_of(request: Request) -> Person:
    """The guest whose token the request carries, or 401."""
    lobby = lobby_of(request)
    person = lobby.person_of(request.cookies.get(cookie_name(lobby.config), ""))
    if person is None:
        raise HTTPException(401, "you have no name here yet: give yourself one first")
    lobby.hub.bots.notice(person.name, address_of(request))
    return person


# FastAPI calls what is not asynchronous in other threads, and the store is read in one only.
async def find_person(request: Request) -> Person:
    return person_of(request)


async def find_lobby(request: Request) -> Lobby:
    return lobby_of(request)


Guest = Annotated[Person, Depends(find_person)]
InLobby = Annotated[Lobby, Depends(find_lobby)]


async def table_for(lobby: Lobby, name: str, person: Person) -> LiveTable:
    """A table at which the person sits; any other looks as if it did not exist."""
    live = await lobby.hub.find(name)
    if live is None or (not live.table.seats_of(person.name) and live.table.setup.creator != person.name):
        raise HTTPException(404, NO_SUCH_TABLE)
    return live


async def readers_for(
    request: Request, lobby: Lobby, name: str, watch: str
) -> tuple[LiveTable, Collection[int]]:
    """A table and the readers that the one who asks stands for there; all of them when the game is over."""
    if watch:
        watched = await lobby.watched(watch, name)
        if watched is None:
            raise HTTPException(404, NO_SUCH_TABLE)
        live, seats = watched, list[int]()
    else:
        person = person_of(request)
        live = await table_for(lobby, name, person)
        seats = live.table.seats_of(person.name)
    everyone = range(live.table.seats + 1)
    return live, everyone if live.table.is_over() else [*seats, live.table.seats]


def own_seat(live: LiveTable, seat: int, person: Person) -> None:
    if seat not in live.table.seats_of(person.name):
        raise HTTPException(403, "that seat is not yours")


def table_seen_by(live: LiveTable, person: Person) -> TableShown:
    table = live.table
    mine = table.seats_of(person.name)
    actor = table.actor()
    return TableShown(
        table=table.name, game=table.setup.game, options=table.setup.options, name=table.setup.title,
        created=live.created, away=table.setup.away, seats=seats_shown(table), mine=mine,
        creator=table.setup.creator == person.name,
        started=table.match is not None or table.kept is not None,
        over=table.is_over(), actor=actor, waiting=actor in mine, revision=table.revision,
        frozen=table.frozen, winners=table.winners(), resigned=list(table.resigned),
        scores=scores_seen(live, mine), changed=live.changed,
        length=len(table.match.log) if table.match else 0,
    )  # fmt: skip


def seats_shown(table: Table) -> list[SeatShown]:
    return [
        SeatShown(name=sitter.name, kind="bot" if sitter.level else "person" if sitter.person else "open")
        for sitter in table.sitters
    ]


def scores_seen(live: LiveTable, mine: list[int]) -> list[int]:
    """Everybody's points, as far as somebody with these seats sees them."""
    table = live.table
    if table.match is None or table.frozen:
        return []
    view = table.title.view(table.match.state, mine[0] if mine else table.seats)
    return [player["score"] for player in view["players"]]


def count(request: Request, what: str, name: str, amount: int = 1) -> None:
    """Count some of what is limited for this name, or 429. On one's own machine tables have no limit."""
    if what in OWN and is_private(lobby_of(request).config):
        return
    limits: Limits = request.app.state.limits[what]
    wait = limits.take(name, time.monotonic(), amount)
    if wait:
        table = request.path_params.get("table", "")
        lobby_of(request).hub.metrics.note(LIMIT, what, table, address_of(request))
        minutes = -(-wait // 60)
        raise HTTPException(
            429,
            f"that is as much as this server allows: wait {minutes} minute{'s' * (minutes > 1)}",
            {"Retry-After": str(wait)},
        )


def address_of(request: Request) -> str:
    return address_in(request.scope)

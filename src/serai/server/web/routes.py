"""The lobby over HTTP: games, guests, tables and links."""

from __future__ import annotations

import asyncio
from functools import cache
from typing import Annotated, Any

import msgspec
from fastapi import APIRouter, HTTPException, Path, Query, Request, Response

from serai.bots import LEVELS
from serai.games import GAMES, find
from serai.match.lesson import find_lesson, lessons
from serai.match.match import Match
from serai.server.config import base_path
from serai.server.live.processes import Crowded
from serai.server.lobby.lobby import Lobby, Person
from serai.server.metrics import LIMIT
from serai.server.table import events as e
from serai.server.table import messages as m
from serai.server.table import show
from serai.server.web.access import (
    Guest,
    InLobby,
    TableName,
    Token,
    address_of,
    count,
    own_seat,
    readers_for,
    seats_shown,
    table_for,
    table_seen_by,
)
from serai.server.web.guard import cookie_name, is_secure
from serai.server.web.http_models import (
    PROBLEMS,
    Code,
    CodeShown,
    ComponentsShown,
    Fork,
    GameShown,
    GuestShown,
    Invitation,
    Joining,
    LessonTable,
    NewClock,
    NewGuest,
    NewTable,
    OptionShown,
    PositionShown,
    SeatBot,
    Seated,
    TableLinks,
    TableShown,
)

NO_SUCH_INVITE = "there is no such invite link"
NO_HASH = Joining()
PAGE = 50  # positions of a history in one answer
MOST_COUNTED = 500  # positions that a whole game counts as

lobby_routes = APIRouter(prefix="/api", responses=PROBLEMS)


@lobby_routes.get("/games")
async def games() -> list[GameShown]:
    """The games there are."""
    return [
        GameShown(
            name=title.name, fewest=title.fewest, most=title.most, maturity=title.maturity,
            rules=title.version, secrets=title.secrets, levels=list(LEVELS),
            lessons=[lesson.name for lesson in lessons(title)],
            options=[
                OptionShown(
                    name=option.name, labels=list(option.labels), most=option.most,
                    default=option.write(option.default),
                )
                for option in title.options
            ],
        )
        for title in GAMES
    ]  # fmt: skip


@lobby_routes.get("/games/{game}/components")
async def components(game: Annotated[str, Path(max_length=64)]) -> ComponentsShown:
    """What is in the box of a game, in words: what the zones of its tables only name."""
    for title in GAMES:
        if title.name == game:
            return ComponentsShown.model_validate(title.components())
    raise HTTPException(404, "there is no such game")


@lobby_routes.get("/schema", response_model=dict[str, Any])
async def message_schema() -> Response:
    """JSON Schema of the socket's messages."""
    return Response(schema_text(), media_type="application/json")


@cache
def schema_text() -> bytes:
    return msgspec.json.encode(m.schema())


@lobby_routes.post("/guest")
async def guest(request: Request, response: Response, body: NewGuest, lobby: InLobby) -> GuestShown:
    """Give yourself a name; the answer's cookie is who you are."""
    known = lobby.person_of(request.cookies.get(cookie_name(lobby.config), ""))
    try:
        if known is not None:
            return GuestShown(name=(await lobby.rename(known, body.name)).shown)
        count(request, "guests", address_of(request))
        person, token = await lobby.new_person(body.name)
    except ValueError as error:
        raise HTTPException(400, str(error)) from None
    response.set_cookie(
        cookie_name(lobby.config), token, max_age=400 * 86_400, path=base_path(lobby.config),
        secure=is_secure(lobby.config), httponly=True, samesite="lax",
    )  # fmt: skip
    return GuestShown(name=person.shown)


@lobby_routes.get("/guest")
async def who(person: Guest) -> GuestShown:
    """Who you are."""
    return GuestShown(name=person.shown)


@lobby_routes.get("/tables")
async def tables(person: Guest, lobby: InLobby) -> list[TableShown]:
    """Your tables, those that wait for you first."""
    return await all_tables(lobby, person)


@lobby_routes.post("/tables", status_code=201)
async def create(request: Request, body: NewTable, person: Guest, lobby: InLobby) -> TableLinks:
    """A new table. Whoever has the invite link may take an open seat."""
    for seat in body.seats:
        if seat not in ("me", "friend", *LEVELS):
            raise HTTPException(400, f"a seat is me, friend or one of {', '.join(LEVELS)}, not {seat!r}")
    count(request, "tables", person.name)
    clock = clock_of(body.clock) if body.clock else None
    try:
        title = find(body.game)
        live, links = await lobby.create(
            person, title, body.seats, body.options, clock, name=body.name, hash=body.hash, away=body.away,
            hints=body.hints, names=[lobby.called(name) for name in body.names],
        )  # fmt: skip
    except ValueError as error:
        raise HTTPException(400, str(error)) from None
    return TableLinks(table=live.table.name, invite=links.invite, watch=links.watch)


@lobby_routes.get("/tables/{table}")
async def one(table: TableName, person: Guest, lobby: InLobby) -> TableShown:
    """One of your tables."""
    return table_seen_by(await table_for(lobby, table, person), person)


@lobby_routes.post("/tables/{table}/links")
async def links(request: Request, table: TableName, person: Guest, lobby: InLobby) -> TableLinks:
    """New links to a table of yours, if the old ones are lost."""
    live = await table_for(lobby, table, person)
    count(request, "links", person.name)
    fresh = await lobby.new_invite(live)
    return TableLinks(table=table, invite=fresh.invite, watch=fresh.watch)


@lobby_routes.get("/join/{invite}")
async def invitation(request: Request, invite: Token, lobby: InLobby) -> Invitation:
    """What an invite link leads to, for whoever has it."""
    live = await lobby.invited(invite)
    if live is None:
        count(request, "joins", address_of(request))
        raise HTTPException(404, NO_SUCH_INVITE)
    table, setup = live.table, live.table.setup
    person = lobby.person_of(request.cookies.get(cookie_name(lobby.config), ""))
    yours = person is not None and table.seats_of(person.name)
    return Invitation(
        host=lobby.host(table), game=setup.game, options=setup.options, name=setup.title,
        seats=seats_shown(table), clock=clock_shown(setup.clock) if setup.clock else None,
        commitment=setup.commitment, yours=table.name if yours else "",
    )  # fmt: skip


@lobby_routes.post("/join/{invite}")
async def join(request: Request, invite: Token, body: Joining, person: Guest, lobby: InLobby) -> TableShown:
    """Take an open seat by an invite link."""
    count(request, "joins", address_of(request))
    live = await lobby.join(invite, person, body.hash)
    if live is None:
        raise HTTPException(404, NO_SUCH_INVITE)
    if not live.table.seats_of(person.name):
        raise HTTPException(409, "all seats are taken")
    return table_seen_by(live, person)


@lobby_routes.post("/tables/{table}/code")
async def code(request: Request, table: TableName, body: Seated, person: Guest, lobby: InLobby) -> CodeShown:
    """A code with which one of your seats moves to another device."""
    live = await table_for(lobby, table, person)
    own_seat(live, body.seat, person)
    count(request, "links", person.name)
    return CodeShown(code=await lobby.recovery_code(live, body.seat), seconds=lobby.config.code_seconds)


@lobby_routes.post("/recover")
async def recover(request: Request, body: Code, person: Guest, lobby: InLobby) -> TableShown:
    """Take over a seat by its code."""
    count(request, "joins", address_of(request))
    live = await lobby.recover(body.code, person)
    if live is None:
        raise HTTPException(404, "there is no such code, or it has expired")
    return table_seen_by(live, person)


@lobby_routes.put("/tables/{table}/seats/{seat}/bot")
async def set_bot(table: TableName, seat: int, body: SeatBot, person: Guest, lobby: InLobby) -> TableShown:
    """Let a bot play your seat or, as one of those at the table, that of somebody absent or out of time."""
    live = await table_for(lobby, table, person)
    if body.level not in LEVELS:
        raise HTTPException(400, f"there is no bot {body.level!r}; there are {', '.join(LEVELS)}")
    if not 0 <= seat < live.table.seats or not live.table.sitters[seat].person:
        raise HTTPException(404, "there is nobody in that seat")
    try:
        await lobby.set_bot(live, seat, body.level, person.name)
    except ValueError as error:
        raise HTTPException(409, str(error)) from None
    return table_seen_by(live, person)


@lobby_routes.delete("/tables/{table}/seats/{seat}/bot")
async def unset_bot(table: TableName, seat: int, person: Guest, lobby: InLobby) -> TableShown:
    """Take your seat back from the bot."""
    live = await table_for(lobby, table, person)
    own_seat(live, seat, person)
    try:
        await lobby.set_bot(live, seat, "", person.name)
    except ValueError as error:
        raise HTTPException(409, str(error)) from None
    return table_seen_by(live, person)


@lobby_routes.post("/tables/{table}/resign")
async def resign(table: TableName, body: Seated, person: Guest, lobby: InLobby) -> TableShown:
    """Give up one of your seats for good. With two seats the other one wins, with more a bot plays it on."""
    live = await table_for(lobby, table, person)
    own_seat(live, body.seat, person)
    try:
        await lobby.resign(live, body.seat)
    except ValueError as error:
        raise HTTPException(409, str(error)) from None
    return table_seen_by(live, person)


@lobby_routes.post("/tables/{table}/leave")
async def leave(table: TableName, person: Guest, lobby: InLobby) -> list[TableShown]:
    """Leave a table: before the start your seats are open again, later it is off your list, which this is."""
    live = await table_for(lobby, table, person)
    try:
        await lobby.leave(live, person)
    except ValueError as error:
        raise HTTPException(409, str(error)) from None
    return await all_tables(lobby, person)


@lobby_routes.post("/tables/{table}/rematch", status_code=201)
async def rematch(
    request: Request, table: TableName, person: Guest, lobby: InLobby, body: Joining = NO_HASH
) -> TableLinks:
    """The same game again, when it is over; those who sit at the old table are sent the invitation."""
    live = await table_for(lobby, table, person)
    count(request, "tables", person.name)
    try:
        again, fresh = await lobby.rematch(live, person, body.hash)
    except ValueError as error:
        raise HTTPException(409, str(error)) from None
    return TableLinks(table=again.table.name, invite=fresh.invite, watch=fresh.watch)


@lobby_routes.get("/tables/{table}/history", response_model=list[PositionShown])
async def history(
    request: Request,
    table: TableName,
    lobby: InLobby,
    reader: Annotated[int, Query(ge=0, le=15)],
    first: Annotated[int, Query(ge=0, le=1 << 30)] = 0,
    wanted: Annotated[int, Query(ge=1, le=PAGE, alias="count")] = PAGE,
    watch: Annotated[str, Query(max_length=64)] = "",
    zones: bool = False,
) -> Response:
    """What a reader saw after each action: your own seats, the spectator; when the game is over, everyone."""
    live, readers = await readers_for(request, lobby, table, watch)
    if reader not in readers:
        raise HTTPException(403, "you can't see what that reader sees")
    count(request, "positions", address_of(request), wanted)
    try:
        pages = await lobby.hub.turns.finish(show.history(live.table, reader, first, wanted, zones))
    except Exception as error:
        live.freeze(error)
        raise HTTPException(409, live.table.frozen) from None
    return Response(msgspec.json.encode(pages), media_type="application/json")


@lobby_routes.get("/tables/{table}/scores")
async def scores(
    request: Request, table: TableName, lobby: InLobby, watch: Annotated[str, Query(max_length=64)] = ""
) -> list[list[int]]:
    """Everybody's points before the first action and after each, when the game is over."""
    live, _ = await readers_for(request, lobby, table, watch)
    if not live.table.is_over() or live.table.match is None:
        raise HTTPException(409, "you can see how the points grew once the game is over")
    count_whole_game(request, live.table.match)
    return await lobby.hub.turns.finish(show.scores(live.table))


@lobby_routes.post("/tables/{table}/fork", status_code=201)
async def fork(request: Request, table: TableName, body: Fork, person: Guest, lobby: InLobby) -> TableLinks:
    """A table of your own that begins with a position of this one; what your seat cannot know is new."""
    live = await table_for(lobby, table, person)
    if live.table.title.secrets and not live.table.is_over():
        own_seat(live, body.seat, person)
    count(request, "tables", person.name)
    try:
        forked, links = await lobby.fork(live, person, body.number, body.seat)
    except ValueError as error:
        raise HTTPException(409, str(error)) from None
    return TableLinks(table=forked.table.name, invite=links.invite, watch=links.watch)


@lobby_routes.post("/lessons/{game}/{name}", status_code=201)
async def lesson(request: Request, game: str, name: str, person: Guest, lobby: InLobby) -> LessonTable:
    """A table to learn at: it begins with the lesson's position, and all seats are yours."""
    try:
        title = find(game)
        wanted = find_lesson(title, name)
    except ValueError as error:
        raise HTTPException(404, str(error)) from None
    count(request, "lessons", person.name)
    live = await lobby.begin_lesson(person, title, wanted)
    return LessonTable(table=live.table.name)


@lobby_routes.get("/tables/{table}/record")
async def record(request: Request, table: TableName, person: Guest, lobby: InLobby) -> Response:
    """A finished game as one file."""
    live = await table_for(lobby, table, person)
    if live.table.is_over() and live.table.match is not None:
        count_whole_game(request, live.table.match)
    try:
        text = await lobby.record(live)
    except ValueError as error:
        raise HTTPException(409, str(error)) from None
    return Response(text, media_type="application/json")


@lobby_routes.post("/import", status_code=201)
async def bring(request: Request, person: Guest, lobby: InLobby) -> TableShown:
    """A table from a record."""
    count(request, "tables", person.name)
    try:
        live = await lobby.bring(person, (await request.body()).decode("utf-8"), address_of(request))
    except Crowded as error:
        lobby.hub.metrics.note(LIMIT, "records", who=address_of(request))
        raise HTTPException(429, str(error), {"Retry-After": "60"}) from None
    except ValueError as error:
        raise HTTPException(400, f"this record cannot be used: {error}") from None
    return table_seen_by(live, person)


def count_whole_game(request: Request, match: Match) -> None:
    """All positions of a game are gone through for this answer."""
    count(request, "positions", address_of(request), min(len(match.log), MOST_COUNTED))


async def all_tables(lobby: Lobby, person: Person) -> list[TableShown]:
    """A person's tables, those that wait first, then the ones where something happened last."""
    shown: list[TableShown] = []
    for name in lobby.tables_of(person):
        live = await lobby.hub.find(name)
        if live is not None:
            shown.append(table_seen_by(live, person))
        await asyncio.sleep(0)
    return sorted(shown, key=lambda table: (table.over, not table.waiting, -table.changed))


def clock_of(clock: NewClock) -> e.ClockSetup:
    return e.ClockSetup(clock.bank * 1000, clock.increment * 1000, clock.cap * 1000)


def clock_shown(clock: e.ClockSetup) -> NewClock:
    return NewClock(bank=clock.bank // 1000, increment=clock.increment // 1000, cap=clock.cap // 1000)

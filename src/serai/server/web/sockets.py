"""A table over a socket: who may connect, and reading what comes. What leaves goes by the wire."""

from __future__ import annotations

import time
from collections import Counter

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from serai.server.limits import Hits, Limits
from serai.server.live.live_table import LiveTable
from serai.server.live.socket import Socket
from serai.server.lobby.lobby import Lobby
from serai.server.table import messages as m
from serai.server.web.guard import cookie_name, origin_allowed
from serai.server.web.wire import EXTENSION, Wire

# Close codes
UNREADABLE, POLICY, TRY_LATER = 1003, 1008, 1013


async def play_socket(websocket: WebSocket) -> None:
    """Refuse before accepting; then read messages until the socket closes."""
    app = websocket.app
    lobby: Lobby = app.state.lobby
    admitted = await admit(websocket, lobby)
    if admitted is None:
        await websocket.close(POLICY)
        return
    live, socket = admitted
    address = websocket.client.host if websocket.client else ""
    who = socket.person or address
    # Nothing is awaited between looking for room and taking it, or many at once would all find the same.
    taken: Counter[tuple[str, str]] = app.state.sockets
    config = lobby.config
    places = [(("all", ""), config.sockets), (("address", address), config.sockets_per_address)]
    if socket.person:
        places.append(((socket.person, live.table.name), config.sockets_per_person))
    full = any(taken[place] >= most for place, most in places)
    if full or app.state.limits["messages"].take(who, time.monotonic()):
        app.state.hits.note("sockets", address)
        await websocket.close(TRY_LATER)
        return
    taken.update(place for place, _ in places)
    wire: Wire = websocket.scope["extensions"][EXTENSION]
    try:
        await websocket.accept()
        wire.carry(socket)
        await lobby.hub.enter(live, socket)
        await read_socket(websocket, lobby, live, socket, who)
    except WebSocketDisconnect:
        pass
    finally:
        wire.let_go()
        lobby.hub.leave(live, socket)
        for place, _ in places:
            taken[place] -= 1
            if not taken[place]:
                del taken[place]


async def admit(websocket: WebSocket, lobby: Lobby) -> tuple[LiveTable, Socket] | None:
    """Who is connecting, if it may look at this table; whatever is wrong looks the same from outside."""
    config = lobby.config
    if not origin_allowed(websocket.headers.get("origin"), websocket.headers.get("host"), config):
        return None
    name = websocket.path_params["table"]
    watch = websocket.query_params.get("watch")
    if watch is not None:
        live = await lobby.watched(watch, name)
        return (live, Socket("", True, config, in_zones(websocket, live))) if live is not None else None
    person = lobby.person_of(websocket.cookies.get(cookie_name(config), ""))
    live = await lobby.hub.find(name) if person is not None else None
    if person is None or live is None:
        return None
    if not live.table.seats_of(person.name) and live.table.setup.creator != person.name:
        return None
    return live, Socket(person.name, False, config, in_zones(websocket, live))


def in_zones(websocket: WebSocket, live: LiveTable) -> bool:
    """Whether a client draws this game by its zones: it says which games it has a board for."""
    boards = websocket.query_params.get("boards")
    return boards is not None and live.table.setup.game not in boards.split(",")


async def read_socket(websocket: WebSocket, lobby: Lobby, live: LiveTable, socket: Socket, who: str) -> None:
    """Every message counts for whoever sends it, by whichever socket."""
    hub = lobby.hub
    limits: dict[str, Limits] = websocket.app.state.limits
    hits: Hits = websocket.app.state.hits
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        hub.metrics.messages += 1
        if limits["messages"].take(who, time.monotonic()):
            hits.note("messages", who)
            await websocket.close(POLICY)
            return
        text = message.get("text")
        if text is None:
            hub.metrics.bad_messages += 1
            await websocket.close(UNREADABLE)
            return
        try:
            parsed = m.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            hub.metrics.bad_messages += 1
            socket.send(m.encode(m.Error("error-unreadable", str(error)[:200])))
            continue
        if isinstance(parsed, m.Chat) and limits["chats"].take(who, time.monotonic()):
            hits.note("chats", who)
            socket.send(m.encode(m.Error("error-too-often", "")))
            continue
        await hub.receive(live, socket, parsed)

"""A table over a socket: who may connect, and reading what comes. What leaves goes by the wire."""

from __future__ import annotations

import contextlib
import time
from collections import Counter

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from serai.server.limits import Limits
from serai.server.live.live_table import LiveTable
from serai.server.live.socket import Shown, Socket
from serai.server.lobby.bans import Banned
from serai.server.lobby.lobby import Lobby
from serai.server.metrics import LIMIT, SOCKET
from serai.server.storage.store import StoreError
from serai.server.table import messages as m
from serai.server.web.guard import address_in, cookie_name, origin_allowed
from serai.server.web.wire import EXTENSION, Wire

# Close codes
UNREADABLE, POLICY, TRY_LATER = 1003, 1008, 1013


async def play_socket(websocket: WebSocket) -> None:
    """Refuse before accepting; then read messages until the socket closes."""
    app = websocket.app
    lobby: Lobby = app.state.lobby
    try:
        lobby.bans.check_address(address_in(websocket.scope))
        admitted = await admit(websocket, lobby)
    except (Banned, StoreError):
        admitted = None
    if admitted is None:
        await websocket.close(POLICY)
        return
    live, socket = admitted
    address = address_in(websocket.scope)
    who = socket.person or address
    # Nothing is awaited between looking for room and taking it, or many at once would all find the same.
    taken: Counter[tuple[str, str]] = app.state.sockets
    config = lobby.config
    places = [(("all", ""), config.sockets), (("address", address), config.sockets_per_address)]
    if socket.person:
        places.append(((socket.person, live.table.name), config.sockets_per_person))
    full = any(taken[place] >= most for place, most in places)
    if full or has_asked_too_much(app.state.limits, who, address):
        lobby.hub.metrics.note(LIMIT, "sockets", live.table.name, address)
        await websocket.close(TRY_LATER)
        return
    taken.update(place for place, _ in places)
    wire: Wire = websocket.scope["extensions"][EXTENSION]
    try:
        await websocket.accept()
        wire.carry(socket)
        await lobby.hub.enter(live, socket)
        await read_socket(websocket, lobby, live, socket, who, address)
    except WebSocketDisconnect:
        pass
    finally:
        wire.let_go()
        if wire.dropped:
            lobby.hub.metrics.note(SOCKET, str(wire.dropped), live.table.name, address)
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
        if live is None:
            return None
        return live, Socket("", True, config, shown(websocket, live), address_in(websocket.scope))
    person = lobby.person_of(websocket.cookies.get(cookie_name(config), ""))
    live = await lobby.hub.find(name) if person is not None else None
    if person is None or live is None:
        return None
    if not live.table.seats_of(person.name) and live.table.setup.creator != person.name:
        return None
    lobby.hub.bots.notice(person.name, address_in(websocket.scope))
    return live, Socket(person.name, False, config, shown(websocket, live), address_in(websocket.scope))


def shown(websocket: WebSocket, live: LiveTable) -> Shown:
    """A client says which games it has a board for, and whether it puts views together from differences."""
    boards = websocket.query_params.get("boards")
    in_zones = boards is not None and live.table.setup.game not in boards.split(",")
    return Shown(in_zones, "differences" in websocket.query_params)


def has_asked_too_much(limits: dict[str, Limits], who: str, address: str) -> bool:
    """Whether this is one message too many, or those before it were too much work."""
    now = time.monotonic()
    return bool(
        limits["messages"].take(who, now)
        or limits["work"].take(who, now, 0)
        or limits["work per address"].take(address, now, 0)
    )


async def close(websocket: WebSocket, code: int) -> None:
    with contextlib.suppress(RuntimeError):  # the wire may have closed it already
        await websocket.close(code)


async def read_socket(
    websocket: WebSocket, lobby: Lobby, live: LiveTable, socket: Socket, who: str, address: str
) -> None:
    """Every message counts for whoever sends it, by whichever socket, and so does the work it makes."""
    hub = lobby.hub
    limits: dict[str, Limits] = websocket.app.state.limits
    while True:
        message = await websocket.receive()
        if message["type"] == "websocket.disconnect":
            return
        hub.metrics.messages += 1
        if has_asked_too_much(limits, who, address):
            hub.metrics.note(LIMIT, "messages", live.table.name, who)
            await close(websocket, POLICY)
            return
        text = message.get("text")
        if text is None:
            hub.metrics.bad_messages += 1
            await close(websocket, UNREADABLE)
            return
        try:
            parsed = m.decode(text)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            hub.metrics.bad_messages += 1
            socket.send(m.encode(m.Error("error-unreadable", str(error)[:200])))
            continue
        if isinstance(parsed, m.Chat) and limits["chats"].take(who, time.monotonic()):
            hub.metrics.note(LIMIT, "chats", live.table.name, who)
            socket.send(m.encode(m.Error("error-too-often", "")))
            continue
        await hub.receive(live, socket, parsed)
        if socket.cost:
            for limit, name in (("work", who), ("work per address", address)):
                limits[limit].spend(name, time.monotonic(), socket.cost)
            socket.cost = 0.0

"""What an operator orders from the command line, while the server runs or not.

An order to a running server is a row that it finds, carries out as it does everything else, and answers in a
sentence. If nobody holds the data folder, the command line carries it out itself, by the same functions.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections.abc import Callable

import msgspec

from serai.server.live.hub import Hub
from serai.server.live.live_table import LiveTable, now_ms
from serai.server.live.socket import Socket
from serai.server.lobby import bans
from serai.server.lobby.lobby import Lobby
from serai.server.storage.store import Store, StoreError
from serai.server.table import events as e
from serai.server.table import messages as m
from serai.server.table.decide import Decision

LOG = logging.getLogger("serai")
EVERY = 0.25  # seconds between two looks for orders
PATIENCE = 10.0  # seconds that an order waits for its answer
KEPT_DAYS = 30  # that an order and its answer are kept
DAY = 86_400_000  # milliseconds
BY_TABLE = ("events", "links", "sitting", "finished", "analyses")
WAITING = "SELECT n, body FROM orders WHERE answer IS NULL ORDER BY at"
# When something last happened at a table, or it was made.
LAST = "coalesce((SELECT at FROM events WHERE table_name = t.name ORDER BY n DESC LIMIT 1), t.created)"


class Order(msgspec.Struct, tag_field="order", tag=str.lower, frozen=True):
    """Something that an operator wants."""


class Freeze(Order, frozen=True):
    """Let nobody play on at a table until it is unfrozen."""

    table: str
    why: str


class Unfreeze(Order, frozen=True):
    table: str


class Delete(Order, frozen=True):
    """Remove a table with everything that is stored of it."""

    table: str


class Revoke(Order, frozen=True):
    """Make all links and codes of a table useless; those who sit there stay."""

    table: str


class Ban(Order, frozen=True):
    who: str
    why: str


class Unban(Order, frozen=True):
    who: str


class Clear(Order, frozen=True):
    """Remove tables at which nothing has happened for so many days, and guests who sit nowhere since then."""

    days: int


class Answer(msgspec.Struct, frozen=True):
    """What became of an order, in a sentence."""

    done: bool
    text: str


AnyOrder = Freeze | Unfreeze | Delete | Revoke | Ban | Unban | Clear
_orders: msgspec.json.Decoder[AnyOrder] = msgspec.json.Decoder(AnyOrder)


# Giving and following them


async def give(store: Store, order: AnyOrder) -> Answer | None:
    """Order something of the server that uses this store; if it does not answer nothing happens."""
    number = secrets.randbits(62)
    row = (number, now_ms(), msgspec.json.encode(order), None)
    await store.write([("INSERT INTO orders VALUES (?, ?, ?, ?)", row)])
    for _ in range(int(PATIENCE / EVERY)):
        await asyncio.sleep(EVERY)
        answer = answer_to(store, number)
        if answer is not None:
            return answer
    await store.write([("DELETE FROM orders WHERE n = ? AND answer IS NULL", (number,))])
    return answer_to(store, number)


def answer_to(store: Store, number: int) -> Answer | None:
    rows = store.read("SELECT answer FROM orders WHERE n = ?", (number,))
    return msgspec.json.decode(rows[0][0], type=Answer) if rows and rows[0][0] else None


async def follow(lobby: Lobby) -> None:
    """Carry out every order that comes."""
    while True:
        try:
            for number, body in lobby.store.read(WAITING):
                answer = await obey(lobby, _orders.decode(bytes(body)))
                row = (msgspec.json.encode(answer), number)
                await lobby.store.write([("UPDATE orders SET answer = ? WHERE n = ?", row)])
        except (StoreError, msgspec.MsgspecError):
            await asyncio.sleep(PATIENCE)  # the disk may be full: whoever gave the order is told by then
        await asyncio.sleep(EVERY)


async def obey(lobby: Lobby, order: AnyOrder) -> Answer:
    try:
        return Answer(True, await carry_out(lobby, order))
    except (ValueError, StoreError) as error:
        return Answer(False, str(error))
    except OverflowError:
        return Answer(False, "that number is too large")
    except Exception as error:
        LOG.error("an order failed", exc_info=error)
        return Answer(False, f"a bug in Serai stopped this ({type(error).__name__})")


async def carry_out(lobby: Lobby, order: AnyOrder) -> str:
    """Do what is ordered, and say in a sentence what was done; or ValueError."""
    if isinstance(order, Freeze):
        return await freeze(lobby, order.table, order.why or "the operator of this server has stopped it")
    if isinstance(order, Unfreeze):
        return await unfreeze(lobby, order.table)
    if isinstance(order, Delete):
        return await delete(lobby, order.table)
    if isinstance(order, Revoke):
        return await revoke(lobby, order.table)
    if isinstance(order, Ban):
        return await ban(lobby, bans.whom(order.who), order.why)
    if isinstance(order, Unban):
        return await unban(lobby, bans.whom(order.who))
    return await clear(lobby, order.days, now_ms())


# Tables


async def find(hub: Hub, table: str) -> LiveTable:
    live = await hub.find(table)
    if live is None:
        raise ValueError(f"there is no table {table!r}")
    return live


async def freeze(lobby: Lobby, table: str, why: str) -> str:
    live = await find(lobby.hub, table)
    async with live.lock:
        if live.table.frozen:
            raise ValueError(f"table {table} is view only already: {live.table.frozen}")
        await lobby.hub.commit(live, Decision([e.Frozen(why)]))
    await lobby.hub.welcome_all(live)
    return f"Table {table} is view only now."


async def unfreeze(lobby: Lobby, table: str) -> str:
    live = await find(lobby.hub, table)
    async with live.lock:
        if not live.table.stopped:
            reason = live.table.frozen or "it is not frozen"
            raise ValueError(f"table {table} can't be unfrozen: {reason}")
        await lobby.hub.commit(live, Decision([e.Frozen("")]))
        await lobby.hub.start(live, [])
    await lobby.hub.welcome_all(live)
    return f"Table {table} goes on."


async def delete(lobby: Lobby, table: str) -> str:
    """Also works for one whose game is no longer there."""
    live = await lobby.hub.find(table)
    if live is None and not lobby.store.read("SELECT 1 FROM tables WHERE name = ?", (table,)):
        raise ValueError(f"there is no table {table!r}")
    rows = [(f"DELETE FROM {name} WHERE table_name = ?", (table,)) for name in BY_TABLE]
    rows.append(("DELETE FROM tables WHERE name = ?", (table,)))
    if live is None:
        await lobby.store.write(rows)
    else:
        async with live.lock:
            await lobby.store.write(rows)
            lobby.hub.drop(live)
            say_goodbye(live, "bye-gone", lambda socket: True)
    return f"Table {table} is deleted."


async def revoke(lobby: Lobby, table: str) -> str:
    """Whoever watches by a link leaves; those who sit there can make new ones."""
    live = await find(lobby.hub, table)
    await lobby.store.write([("DELETE FROM links WHERE table_name = ?", (table,))])
    for other in lobby.hub.live.values():
        other.invites.pop(table, None)
    say_goodbye(live, "bye-gone", lambda socket: socket.spectator)
    return f"All links and codes of table {table} are useless now."


async def clear(lobby: Lobby, days: int, now: int) -> str:
    """Remove old tables, one after the other, and then guests whom nothing holds any more."""
    if days < 1:
        raise ValueError("tables can be removed after a day at the earliest")
    before = now - days * DAY
    old = lobby.store.read(f"SELECT t.name FROM tables t WHERE {LAST} < ?", (before,))
    removed = 0
    for (table,) in old:
        live = lobby.hub.live.get(table)
        if live is None or not live.sockets:
            await delete(lobby, table)
            removed += 1
    gone = "SELECT name FROM people WHERE created < ? AND name NOT IN (SELECT person FROM sitting)"
    guests = len(lobby.store.read(gone, (before,)))
    await lobby.store.write(
        [
            (f"DELETE FROM people WHERE name IN ({gone})", (before,)),
            ("DELETE FROM orders WHERE answer IS NOT NULL AND at < ?", (now - KEPT_DAYS * DAY,)),
        ]
    )
    return f"Removed {removed} table{'s' * (removed != 1)} and {guests} guest{'s' * (guests != 1)}."


# People


async def ban(lobby: Lobby, who: str, why: str) -> str:
    await lobby.store.write([bans.ban(who, why, now_ms())])
    lobby.bans.remember()
    for live in list(lobby.hub.live.values()):
        say_goodbye(live, "bye-banned", lambda socket: is_banned(lobby, socket))
    return f"{who} can't come in any more."


async def unban(lobby: Lobby, who: str) -> str:
    if who not in lobby.bans.whys:
        raise ValueError(f"{who} is not banned")
    await lobby.store.write([(bans.DELETE_BAN, (who,))])
    lobby.bans.remember()
    return f"{who} can come in again."


def is_banned(lobby: Lobby, socket: Socket) -> bool:
    try:
        lobby.bans.check_guest(socket.person)
        lobby.bans.check_address(socket.address)
    except bans.Banned:
        return True
    return False


def say_goodbye(live: LiveTable, key: str, leaves: Callable[[Socket], bool]) -> None:
    """Close the sockets that have to leave, for good."""
    for socket in [socket for socket in live.sockets if leaves(socket)]:
        socket.send(m.encode(m.Bye(key, -1)))
        socket.close()

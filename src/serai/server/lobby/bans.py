"""Who may not come in: guests by their names, and addresses, alone or as networks."""

from __future__ import annotations

import re
from ipaddress import IPv4Network, IPv6Network, ip_address, ip_network

from serai.server.storage.store import Statement, Store

GUEST = re.compile("[0-9a-f]{32}")
INSERT_BAN = "INSERT OR REPLACE INTO bans VALUES (?, ?, ?)"
DELETE_BAN = "DELETE FROM bans WHERE who = ?"


class Banned(Exception):
    """Somebody who may not come in; the text says why."""


class Bans:
    """Kept in memory, because everything that is asked is held against them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.whys: dict[str, str] = {}
        self.networks: list[IPv4Network | IPv6Network] = []
        self.remember()

    def remember(self) -> None:
        """Know those that are stored."""
        self.whys = dict(self.store.read("SELECT who, why FROM bans"))
        self.networks = [ip_network(who) for who in self.whys if not GUEST.fullmatch(who)]

    def check_guest(self, name: str) -> None:
        if name in self.whys:
            raise Banned(sentence(self.whys[name]))

    def check_address(self, address: str) -> None:
        for network in self.networks:
            if covers(network, address):
                raise Banned(sentence(self.whys[str(network)]))


def sentence(why: str) -> str:
    return f"you can't come in here: {why}" if why else "you can't come in here"


def covers(network: IPv4Network | IPv6Network, address: str) -> bool:
    try:
        return ip_address(address) in network
    except ValueError:  # a socket of this machine has none
        return False


def whom(who: str) -> str:
    """A guest's name, or an address or network in its usual form; ValueError if it is neither."""
    if GUEST.fullmatch(who):
        return who
    try:
        network = ip_network(who)
    except ValueError:
        raise ValueError(
            f"{who!r} is neither a guest, as 'serai admin show TABLE' lists them, nor an address or network"
        ) from None
    if network.version == 6 and network.prefixlen > 64:  # all addresses of one customer count as one
        network = ip_network((int(network.network_address) >> 64 << 64, 64))
    return str(network)


def ban(who: str, why: str, now: int) -> Statement:
    return INSERT_BAN, (who, why, now)

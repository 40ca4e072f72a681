"""Who has really sent a request: whoever the last proxy that we trust has heard it from."""

from __future__ import annotations

from functools import lru_cache
from ipaddress import ip_address, ip_network

from starlette.types import ASGIApp, Receive, Scope, Send

from serai.server.config import ANYBODY, Config, trusted_names
from serai.server.limits import REMEMBERED

NAME = b"x-forwarded-for"


class Proxies:
    """Those whose forwarded headers are believed; nobody, for a server that has no public address."""

    def __init__(self, config: Config) -> None:
        names = trusted_names(config) if config.public_url else []
        self.anybody = ANYBODY in names
        self.networks = [ip_network(name) for name in names if name != ANYBODY]
        self.knows = lru_cache(REMEMBERED)(self.is_listed)

    def trusts(self, host: str) -> bool:
        return self.anybody or self.knows(host)

    def is_listed(self, host: str) -> bool:
        try:
            address = ip_address(host)
        except ValueError:
            return False
        address = getattr(address, "ipv4_mapped", None) or address
        return any(address in network for network in self.networks)

    def sender(self, caller: str, forwarded: str) -> str:
        """Each proxy has added whom it was called by, so what is further to the left may be made up.

        Where anybody is trusted, that is the one proxy which can reach the server.
        """
        hosts = [plain_host(host) for host in forwarded.split(",") if host.strip()]
        while hosts and self.trusts(caller):
            caller = hosts.pop()
            if self.anybody:
                break
        return caller


class Forwarded:
    """Around everything, for a server behind proxies: gives each request the address that it came from."""

    def __init__(self, app: ASGIApp, proxies: Proxies) -> None:
        self.app = app
        self.proxies = proxies

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope.get("client"):
            headers = [value.decode("latin-1") for name, value in scope["headers"] if name == NAME]
            caller, port = scope["client"]
            scope = {**scope, "client": (self.proxies.sender(caller, ",".join(headers)), port)}
        await self.app(scope, receive, send)


def plain_host(text: str) -> str:
    """An address without the port and the brackets that some proxies add."""
    host = text.strip()
    if host.startswith("["):
        return host[1:].partition("]")[0]
    return host.partition(":")[0] if host.count(":") == 1 else host

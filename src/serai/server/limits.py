"""How often something may happen: so many at once, refilled evenly over time."""

from __future__ import annotations

from collections import Counter, OrderedDict
from functools import lru_cache
from ipaddress import IPv6Address, ip_address

REMEMBERED = 10_000


class Bucket:
    """Room for `most` events, refilled at `most` per `seconds`."""

    __slots__ = ("level", "most", "per_second", "then")

    def __init__(self, most: float, seconds: float, now: float) -> None:
        self.most = most
        self.per_second = most / seconds
        self.level = most
        self.then = now

    def take(self, now: float, amount: float = 1) -> bool:
        """Whether there is room for this; if so it is used."""
        self.level = min(self.most, self.level + (now - self.then) * self.per_second)
        self.then = now
        if self.level < amount:
            return False
        self.level -= amount
        return True

    def spend(self, now: float, amount: float) -> None:
        """Use this in any case: what was not there must be refilled before there is room again."""
        self.take(now, 0)
        self.level -= amount

    def wait(self, amount: float = 1) -> int:
        """Whole seconds until there is room again."""
        return int(max(amount - self.level, 0) / self.per_second) + 1


class Limits:
    """One bucket for each name; the longest unused are forgotten first."""

    def __init__(self, most: float, seconds: float) -> None:
        self.most = most
        self.seconds = seconds
        self.buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, name: str, now: float, amount: float = 1) -> int:
        """0 if there is room, else the seconds to wait."""
        bucket = self.bucket(name, now)
        return 0 if bucket.take(now, amount) else bucket.wait(amount)

    def spend(self, name: str, now: float, amount: float) -> None:
        """Use this whether there is room or not."""
        self.bucket(name, now).spend(now, amount)

    def bucket(self, name: str, now: float) -> Bucket:
        bucket = self.buckets.get(name)
        if bucket is None:
            bucket = self.buckets[name] = Bucket(self.most, self.seconds, now)
            if len(self.buckets) > REMEMBERED:
                self.buckets.popitem(last=False)
        self.buckets.move_to_end(name)
        return bucket


class Places:
    """How many of something each name has at once."""

    def __init__(self) -> None:
        self.taken: Counter[str] = Counter()

    def take(self, name: str, most: int) -> bool:
        """Whether there was room for one more; if so it is taken."""
        if self.taken[name] >= most:
            return False
        self.taken[name] += 1
        return True

    def give_back(self, name: str) -> None:
        self.taken[name] -= 1
        if not self.taken[name]:
            del self.taken[name]


@lru_cache(maxsize=REMEMBERED)
def household(host: str) -> str:
    """As what an address is counted: of IPv6 the network, whose addresses are all one customer's."""
    try:
        address = ip_address(host)
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return host if address.is_loopback else str(IPv6Address(int(address) >> 64 << 64))

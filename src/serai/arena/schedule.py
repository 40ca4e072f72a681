"""Which games are played: every bot meets every other, on every seat, with the same deals.

A game's seed follows from the run's seed and the deal's number alone, so a run is the same however many
processes share it, and whether it was stopped in between or not.
"""

import json
from collections.abc import Iterator
from hashlib import blake2b
from itertools import combinations
from typing import Any, NamedTuple

from serai import __version__
from serai.arena.entrants import own_code


class Event(NamedTuple):
    """What an arena plays."""

    game: str
    seats: int
    options: dict[str, Any]
    bots: list[str]
    games: int  # of each pairing
    seed: int
    seconds: float  # that a bot may take for an action
    rules: int  # their version

    def name(self) -> str:
        """The same for the same event with the same bots, and for no other."""
        played = json.dumps([self, __version__, own_code(self.bots)], sort_keys=True)
        return blake2b(played.encode(), digest_size=6).hexdigest()


class Game(NamedTuple):
    """A game of an event: who sits where, as numbers of bots, and which deal."""

    number: int
    line_up: list[int]
    deal: int


def pairings(bots: int, seats: int) -> list[list[int]]:
    """Who meets whom: at two seats every pair, at more one bot against others of another kind."""
    if seats == 1:
        return [[bot] for bot in range(bots)]
    pairs = list(combinations(range(bots), 2))
    if seats == 2:
        return [list(pair) for pair in pairs]
    return [[one] + [other] * (seats - 1) for a, b in pairs for one, other in ((a, b), (b, a))]


def schedule(event: Event) -> Iterator[Game]:
    """All games in order. Of each pairing one deal is played from every seat before the next."""
    number = 0
    for pairing in pairings(len(event.bots), event.seats):
        for deal in range(-(-event.games // event.seats)):
            for turn in range(event.seats):
                yield Game(number, pairing[-turn:] + pairing[:-turn] if turn else pairing, deal)
                number += 1


def seed_of(event: Event, deal: int) -> int:
    """The seed of a deal."""
    name = json.dumps([event.seed, event.game, event.seats, event.options, deal], sort_keys=True)
    return int.from_bytes(blake2b(name.encode(), digest_size=7).digest(), "big")

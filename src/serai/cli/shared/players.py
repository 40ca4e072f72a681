"""Who sits where at a table in the terminal."""

from collections.abc import Sequence
from typing import Final, NamedTuple

from serai.bots import LEVELS, USUAL

HUMAN: Final = "human"  # the name of a person in a record; a bot's is its level


class People(NamedTuple):
    """Who is wanted at a table."""

    humans: int | None = None  # how many; if not said, as in a record, or one
    seat: int = 0  # of the first of them
    bots: Sequence[str] = ()  # one level for all bots, or one for each


def seat_players(seats: int, people: People) -> list[str]:
    """Who sits where: humans beside each other, bots on the other seats."""
    humans, seat, bots = people
    if humans is None:
        humans = 1
    if not 0 <= humans <= seats:
        raise ValueError(f"there are {seats} seats, so --humans takes 0 to {seats}, not {humans}")
    if not 0 <= seat < seats:
        raise ValueError(f"seats are numbered from 0 to {seats - 1}, so there is no seat {seat}")
    for level in bots:
        if level not in LEVELS:
            raise ValueError(f"there is no bot '{level}'; choose {', '.join(LEVELS[:-1])} or {LEVELS[-1]}")
    others = seats - humans
    if len(bots) > 1 and len(bots) != others:
        raise ValueError(
            f"give --bot once for all bots or once for each of the {others}, not {len(bots)} times"
        )
    levels = list(bots or [USUAL]) * (1 if len(bots) > 1 else others)
    persons = {(seat + number) % seats for number in range(humans)}
    return [HUMAN if number in persons else levels.pop(0) for number in range(seats)]


def recorded_players(names: Sequence[str]) -> list[str]:
    """Who sat where by the names in a record: bots by their level, everybody else HUMAN."""
    return [name if name in LEVELS else HUMAN for name in names]


def humans_among(players: Sequence[str]) -> list[int]:
    return [seat for seat, player in enumerate(players) if player == HUMAN]


def readers_of(players: Sequence[str]) -> list[int]:
    """To whom the story is told: the humans, or the spectator if there are none."""
    return humans_among(players) or [len(players)]

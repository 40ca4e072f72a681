"""One game, and what a lab keeps of it: the order of the seats, their sheets, who led, and what was used."""

from collections.abc import Iterator
from itertools import pairwise
from typing import Any, NamedTuple

from serai.arena.playing import play_game
from serai.arena.schedule import Event, Game
from serai.core.actions import Catalogue, Verb
from serai.core.state import OVER, State
from serai.core.title import Title
from serai.games import find


class Lead(NamedTuple):
    """Who led, turn by turn. A tie changes nothing."""

    changes: int
    kept: float  # the part of the game that was over when the winner took the lead for good
    half: int  # 1 if whoever led at half time has won, 0 if another seat led, -1 if nobody did


class Seen(NamedTuple):
    """What is kept of one game. A bot at fault has lost it, and nothing but that is counted."""

    number: int
    fault: str
    line_up: list[int]  # [seat] the number of a bot
    winners: list[int]
    scores: list[int]
    order: list[int]  # seats, by their first choice
    choices: int
    turns: int
    sheets: list[dict[str, int]]
    points: list[Any] | None  # a Lead by points; None where they stay secret until the end, or with one seat
    value: list[Any] | None  # a Lead by what bots think of the position
    uses: list[list[list[int]]]  # [seat] thing, times used, times offered


class Thing(NamedTuple):
    """Something that can be used: a verb, or a value of one of its arguments."""

    verb: str
    argument: str  # none for the verb itself
    label: str


class Things:
    """All verbs and their arguments of a catalogue, numbered."""

    def __init__(self, catalogue: Catalogue) -> None:
        self.catalogue = catalogue
        self.all: list[Thing] = []
        self.first: dict[str, int] = {}
        self.known: dict[int, list[int]] = {}
        for verb in catalogue.verbs:
            self.first[verb.name] = len(self.all)
            self.all.extend(things_of(verb))

    def of(self, action: int) -> list[int]:
        """The numbers of what an action uses: its verb, and the value of each argument."""
        if action not in self.known:
            verb = self.catalogue.verb_of(action)
            place = self.first[verb.name]
            found = [place]
            place += 1
            for value, labels in zip(verb.unpack(action), verb.labels, strict=True):
                found.append(place + value)
                place += len(labels)
            self.known[action] = found
        return self.known[action]


def things_of(verb: Verb) -> Iterator[Thing]:
    yield Thing(verb.name, "", "")
    for argument, labels in zip(verb.args, verb.labels, strict=True):
        for label in labels:
            yield Thing(verb.name, argument, label)


class Watcher:
    """Looks on while a game is played."""

    def __init__(self, title: Title, seats: int) -> None:
        self.title = title
        self.seats = seats
        self.things = Things(title.parts.catalogue)
        self.order: list[int] = []
        self.choices = 0
        self.turn: int | None = None
        self.points: list[list[int]] = []  # [turn, seat]
        self.value: list[list[int]] = []
        self.used: list[dict[int, int]] = [{} for _ in range(seats)]
        self.offered: list[dict[int, int]] = [{} for _ in range(seats)]
        self.sheets: list[dict[str, int]] = []

    def watch(self, s: State, action: int) -> None:
        """Note a choice, and how everybody stands when a turn begins or the game is over."""
        turn = int(s.turn())
        if turn != self.turn or s.actor() == OVER:
            self.turn = turn
            self.points.append([int(self.title.score(s, seat)) for seat in range(self.seats)])
            self.value.append([int(self.title.value(s, seat)) for seat in range(self.seats)])
        if s.actor() == OVER:
            self.sheets = [dict(self.title.score_sheet(s, seat)) for seat in range(self.seats)]
            return
        seat = int(s.actor())
        if seat not in self.order:
            self.order.append(seat)
        self.choices += 1
        count(self.used[seat], set(self.things.of(action)))
        count(self.offered[seat], {thing for each in s.legal() for thing in self.things.of(each)})

    def uses(self, seat: int) -> list[list[int]]:
        return [
            [thing, self.used[seat].get(thing, 0), times]
            for thing, times in sorted(self.offered[seat].items())
        ]


def count(times: dict[int, int], things: set[int]) -> None:
    for thing in things:
        times[thing] = times.get(thing, 0) + 1


def watch_game(event: Event, game: Game, numbers: dict[str, int] | None = None) -> Seen:
    """Play a game and keep what a report needs. The process must have these changed numbers, or none yet."""
    title = find(event.game)
    if title.imported is None:
        title.change_numbers(numbers or {})
    elif title.changed_numbers() != (numbers or {}):
        raise ValueError(f"{event.game} is in use with other numbers")
    watcher = Watcher(title, event.seats)
    result = play_game(event, game, watcher.watch)
    if result.fault:
        return Seen(game.number, result.fault, game.line_up, [], [], [], 0, 0, [], None, None, [])
    winners = result.winners
    # Points that nobody may see before the end tell nothing about who led.
    open_points = any(any(points) for points in watcher.points[:-1])
    return Seen(
        number=game.number,
        fault="",
        line_up=game.line_up,
        winners=winners,
        scores=result.scores,
        order=watcher.order,
        choices=watcher.choices,
        turns=len(watcher.points) - 1,
        sheets=watcher.sheets,
        points=list(lead(watcher.points, winners)) if open_points and event.seats > 1 else None,
        value=list(lead(watcher.value[:-1], winners)) if event.seats > 1 else None,
        uses=[watcher.uses(seat) for seat in range(event.seats)],
    )


def lead(standings: list[list[int]], winners: list[int]) -> Lead:
    """How the lead went through a game, from how the seats stood when each turn began."""
    leaders = [sole_leader(each) for each in standings]
    there = [leader for leader in leaders if leader is not None]
    changes = sum(one != other for one, other in pairwise(there))
    kept = len(leaders)
    while kept > 0 and (leaders[kept - 1] is None or leaders[kept - 1] in winners):
        kept -= 1
    middle = leaders[len(leaders) // 2] if leaders else None
    half = -1 if middle is None else int(middle in winners)
    return Lead(changes, kept / max(len(leaders), 1), half)


def sole_leader(standing: list[int]) -> int | None:
    best = max(standing)
    return standing.index(best) if standing.count(best) == 1 else None


def line_ups(event: Event) -> Iterator[Game]:
    """The games of a study: bots take the seats in turn; several play each deal again one seat further on."""
    bots = len(event.bots)
    for number in range(event.games):
        deal, turn = divmod(number, bots)
        yield Game(number, [(seat + turn) % bots for seat in range(event.seats)], deal)

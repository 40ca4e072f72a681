"""What many games of one kind say: the figures of a report, each from what was seen of every game."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from serai.arena.schedule import Event
from serai.lab.figures import NOTHING, Estimate, less, mean, ratio, share
from serai.lab.watching import Lead, Seen, Thing

CLOSE = 0.05  # of the most points: a finish is close if the second is no further behind, or one point
FEWEST = 10  # seats or games on either side, below which nothing is said about winning


class Arm(NamedTuple):
    """Games played under the same options and numbers, by the same bots."""

    name: str
    event: Event
    numbers: dict[str, int]  # of the game, that a data file has changed
    games: list[Seen]  # that came to an end
    faults: dict[str, int]  # of bots, and how often

    @property
    def seats(self) -> int:
        return self.event.seats


class Measure(NamedTuple):
    """One figure about games."""

    name: str
    unit: str  # "%", or nothing
    of: Callable[[Arm], Estimate]


def won(game: Seen, seat: int) -> float:
    """What a seat has of a victory: several winners share it."""
    return 1 / len(game.winners) if seat in game.winners else 0.0


def margin(game: Seen) -> int:
    """How far the second is behind the first in points."""
    best, second = sorted(game.scores, reverse=True)[:2]
    return best - second


def is_close(game: Seen) -> bool:
    return margin(game) <= max(1.0, CLOSE * max(game.scores))


def by_order(arm: Arm, place: int) -> Estimate:
    """How often whoever chose first wins, or second, or …"""
    there = [game for game in arm.games if len(game.order) > place]
    return share(sum(won(game, game.order[place]) for game in there), len(there))


def score_by_order(arm: Arm, place: int) -> Estimate:
    return mean([game.scores[game.order[place]] for game in arm.games if len(game.order) > place])


def by_seat(arm: Arm, seat: int) -> Estimate:
    return share(sum(won(game, seat) for game in arm.games), len(arm.games))


def by_bot(arm: Arm, bot: int) -> Estimate:
    held = [[seat for seat, other in enumerate(game.line_up) if other == bot] for game in arm.games]
    pairs = zip(arm.games, held, strict=True)
    return share(sum(won(game, seat) for game, seats in pairs for seat in seats), sum(map(len, held)))


def mean_score(arm: Arm) -> Estimate:
    return mean([sum(game.scores) / len(game.scores) for game in arm.games])


def best_score(arm: Arm) -> Estimate:
    return mean([max(game.scores) for game in arm.games])


def choices(arm: Arm) -> Estimate:
    return mean([game.choices for game in arm.games])


def turns(arm: Arm) -> Estimate:
    return mean([game.turns for game in arm.games])


def mean_margin(arm: Arm) -> Estimate:
    return mean([margin(game) for game in arm.games])


def close(arm: Arm) -> Estimate:
    return share(sum(map(is_close, arm.games)), len(arm.games))


def shared(arm: Arm) -> Estimate:
    return share(sum(len(game.winners) > 1 for game in arm.games), len(arm.games))


def leads(arm: Arm, by: str) -> list[Lead]:
    """How the lead went, by `points` or by `value`, in all games that tell."""
    found = [game.points if by == "points" else game.value for game in arm.games]
    return [Lead(*each) for each in found if each is not None]


def lead_changes(arm: Arm, by: str) -> Estimate:
    return mean([lead.changes for lead in leads(arm, by)])


def lead_kept(arm: Arm, by: str) -> Estimate:
    return mean([lead.kept for lead in leads(arm, by)])


def half_time(arm: Arm, by: str) -> Estimate:
    known = [lead.half for lead in leads(arm, by) if lead.half >= 0]
    return share(sum(known), len(known))


def measures(arm: Arm) -> list[Measure]:
    """What is compared between arms, as far as it makes sense for this number of seats."""
    always = [
        Measure("Points of a seat", "", mean_score),
        Measure("Choices in a game", "", choices),
        Measure("Turns in a game", "", turns),
    ]
    if arm.seats == 1:
        return always
    by = "points" if leads(arm, "points") else "value"
    return [
        Measure("Won by whoever chooses first", "%", lambda one: by_order(one, 0)),
        *always,
        Measure("Most points of a seat", "", best_score),
        Measure("Points between first and second", "", mean_margin),
        Measure("Close finishes", "%", close),
        Measure("Shared victories", "%", shared),
        Measure("Lead changes", "", lambda one: lead_changes(one, by)),
        Measure("Won by whoever led at half time", "%", lambda one: half_time(one, by)),
    ]


class SheetLine(NamedTuple):
    """One category of the score sheet."""

    name: str
    all: Estimate  # points of a seat
    part: Estimate  # of all points
    winners: Estimate
    others: Estimate
    gap: Estimate  # between winners and others of one game


def sheet_lines(arm: Arm) -> list[SheetLine]:
    names = list(arm.games[0].sheets[0]) if arm.games else []
    return [sheet_line(arm, name) for name in names]


def sheet_line(arm: Arm, name: str) -> SheetLine:
    values = [[sheet[name] for sheet in game.sheets] for game in arm.games]
    totals = [float(sum(sum(sheet.values()) for sheet in game.sheets)) for game in arm.games]
    return SheetLine(
        name,
        mean([sum(each) / len(each) for each in values]),
        ratio([(float(sum(each)), total) for each, total in zip(values, totals, strict=True)]),
        *winners_and_others(arm.games, values),
    )


def winners_and_others(
    games: Sequence[Seen], values: Sequence[Sequence[float]]
) -> tuple[Estimate, Estimate, Estimate]:
    """Means of what winners and the others have, and of the difference between them in one game."""
    ours, theirs = [], []
    for game, each in zip(games, values, strict=True):
        winning = [value for seat, value in enumerate(each) if seat in game.winners]
        losing = [value for seat, value in enumerate(each) if seat not in game.winners]
        if winning and losing:
            ours.append(sum(winning) / len(winning))
            theirs.append(sum(losing) / len(losing))
    return mean(ours), mean(theirs), mean([a - b for a, b in zip(ours, theirs, strict=True)])


class Use(NamedTuple):
    """How often something was used, and how that goes together with winning."""

    thing: Thing
    times: Estimate  # by a seat in a game
    chosen: Estimate  # of the choices in which it was possible
    seats: int  # that used it
    winning: Estimate  # how often a seat that used it won
    winners: Estimate  # times a winner used it
    others: Estimate
    gap: Estimate  # between the two in one game; for one seat: points with it less points without it


class Uses(NamedTuple):
    used: list[Use]  # the most used first
    refused: list[Thing]  # possible, and never chosen
    impossible: list[Thing]  # never possible


def uses(arm: Arm, things: Sequence[Thing]) -> Uses:
    """What was used, for some things at their numbers."""
    every = range(arm.seats)
    table: dict[int, list[list[tuple[int, int]]]] = {}  # [thing][game][seat] used, offered
    for number, game in enumerate(arm.games):
        for seat, own in enumerate(game.uses):
            for thing, used, offered in own:
                if thing not in table:
                    table[thing] = [[(0, 0) for _ in every] for _ in arm.games]
                table[thing][number][seat] = used, offered
    found = Uses([], [], [])
    for thing, what in enumerate(things):
        rows = table.get(thing)
        if rows is None:
            found.impossible.append(what)
        elif not any(used for row in rows for used, _ in row):
            found.refused.append(what)
        else:
            found.used.append(use_of(arm, what, rows))
    found.used.sort(key=lambda use: -use.times.value)
    return found


def use_of(arm: Arm, thing: Thing, rows: list[list[tuple[int, int]]]) -> Use:
    times = [[float(used) for used, _ in row] for row in rows]
    by = [
        won(game, seat) for game, row in zip(arm.games, times, strict=True) for seat, n in enumerate(row) if n
    ]
    winners, others, gap = winners_and_others(arm.games, times)
    if arm.seats == 1:
        gap = points_with(arm, times)
    chosen = ratio([(float(sum(u for u, _ in row)), float(sum(o for _, o in row))) for row in rows])
    return Use(
        thing,
        mean([sum(row) / len(row) for row in times]),
        chosen._replace(high=min(chosen.high, 1.0)),
        len(by),
        share(sum(by), len(by)) if len(by) >= FEWEST else NOTHING,
        winners,
        others,
        gap,
    )


def points_with(arm: Arm, times: list[list[float]]) -> Estimate:
    """The points of a solo player who used something, less those of one who did not."""
    pairs = list(zip(arm.games, times, strict=True))
    using = [game.scores[0] for game, row in pairs if row[0]]
    without = [game.scores[0] for game, row in pairs if not row[0]]
    return less(mean(using), mean(without)) if min(len(using), len(without)) >= FEWEST else NOTHING

"""How bots stand after an event: shares of games won with intervals, points, ratings."""

import math
from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from serai.arena.playing import Result
from serai.arena.schedule import Event, Game
from serai.extras import require

NORMAL = 1.96  # standard deviations on either side for 95 %


class Standing(NamedTuple):
    """One bot after all games that it played alone among others. Ties are shared."""

    bot: str
    games: int
    win_rate: float
    interval: tuple[float, float]
    mean_score: float | None
    rating: float
    rating_interval: tuple[float, float]
    ms_per_move: float
    faults: dict[str, int]  # what it did wrong, and how often


def wilson(won: float, games: int) -> tuple[float, float]:
    """The 95 % interval for a share."""
    if games == 0:
        return 0.0, 1.0
    share, z = won / games, NORMAL * NORMAL / games
    middle = share + z / 2
    width = NORMAL * math.sqrt(share * (1 - share) / games + z / games / 4)
    return max(0.0, (middle - width) / (1 + z)), min(1.0, (middle + width) / (1 + z))


def standings(event: Event, played: Iterable[tuple[Game, Result]]) -> list[Standing]:
    """All bots, the highest rating first. The games come in their order, whoever finished first."""
    require("arena")
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    ratings = [model.rating(name=bot) for bot in event.bots]
    count = len(event.bots)
    games, won, moves = [0] * count, [0.0] * count, [0] * count
    seconds: list[float] = [0.0] * count
    points: list[list[int]] = [[] for _ in range(count)]
    faults: list[dict[str, int]] = [{} for _ in range(count)]
    for game, result in meetings(event, played):
        for seat, bot in enumerate(game.line_up):
            moves[bot] += result.actions[seat]
            seconds[bot] += result.seconds[seat]
            if result.fault and seat not in result.winners:
                faults[bot][result.fault] = faults[bot].get(result.fault, 0) + 1
            if game.line_up.count(bot) > 1:
                continue  # the seats of one game are not independent, and most of them can't win
            games[bot] += 1
            if seat in result.winners:
                won[bot] += 1 / len(result.winners) if not result.fault else 1
            if result.scores:
                points[bot].append(result.scores[seat])
        rate(model, ratings, game, result)
    rows = [
        Standing(
            bot=event.bots[bot],
            games=games[bot],
            win_rate=won[bot] / max(games[bot], 1),
            interval=wilson(won[bot], games[bot]),
            mean_score=sum(points[bot]) / len(points[bot]) if points[bot] else None,
            rating=ratings[bot].mu,
            rating_interval=(
                ratings[bot].mu - NORMAL * ratings[bot].sigma,
                ratings[bot].mu + NORMAL * ratings[bot].sigma,
            ),
            ms_per_move=1000 * seconds[bot] / max(moves[bot], 1),
            faults=faults[bot],
        )
        for bot in range(count)
    ]
    return sorted(rows, key=lambda row: -row.rating)


def meetings(event: Event, played: Iterable[tuple[Game, Result]]) -> Iterator[tuple[Game, Result]]:
    """The games; or at one seat what all bots made of each deal, and by themselves games with a fault."""
    if event.seats > 1:
        yield from played
        return
    deals: dict[int, list[tuple[Game, Result]]] = {}
    for game, result in played:
        if result.fault:
            yield game, result
        else:
            deals.setdefault(game.deal, []).append((game, result))
    for deal, alone in deals.items():
        bots = [game.line_up[0] for game, _ in alone]
        scores = [result.scores[0] for _, result in alone]
        best = [place for place, score in enumerate(scores) if score == max(scores)]
        seconds = [result.seconds[0] for _, result in alone]
        actions = [result.actions[0] for _, result in alone]
        yield Game(deal, bots, deal), Result(deal, best, scores, seconds, actions, "")


def rate(model: Any, ratings: list[Any], game: Game, result: Result) -> None:
    """Let a game count for the ratings; several seats of one bot count once, by the best of them."""
    bots = sorted(set(game.line_up))
    if len(bots) < 2:
        return
    won = [any(game.line_up[seat] == bot for seat in result.winners) for bot in bots]
    if result.scores:
        best = [max(result.scores[s] for s, other in enumerate(game.line_up) if other == bot) for bot in bots]
        ranks = [(not wins, -score) for wins, score in zip(won, best, strict=True)]
    else:
        ranks = [(not wins, 0) for wins in won]
    order = sorted(set(ranks))
    rated = model.rate([[ratings[bot]] for bot in bots], ranks=[order.index(rank) for rank in ranks])
    for bot, (rating,) in zip(bots, rated, strict=True):
        ratings[bot] = rating

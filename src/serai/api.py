"""What `import serai` offers: the games, matches, and whole games between bots."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from serai.bots import SIMPLEST, choose_for, make_bot
from serai.bots.bot import Bot
from serai.core.rng import Rng
from serai.core.state import OVER
from serai.core.title import Title
from serai.games import GAMES, find
from serai.match.chance import key_of
from serai.match.match import Match

__all__ = ["GAMES", "Match", "find", "play"]


def play(
    game: str | Title,
    bots: Sequence[str | Bot] = (SIMPLEST,),
    *,
    seats: int | None = None,
    options: Mapping[str, Any] | None = None,
    seed: int = 0,
) -> Match:
    """A whole game between bots, by their levels or as they are: one for all seats, or one for each.

    The same seed brings the same game. Without `seats` there are as many as bots, or as few as can play.
    """
    title = find(game) if isinstance(game, str) else game
    if seats is None:
        seats = max(title.fewest, len(bots))
    if len(bots) not in (1, seats):
        raise ValueError(f"name one bot for all, or {seats}, not {len(bots)}")
    made = [make_bot(bot, title) if isinstance(bot, str) else bot for bot in bots] * (seats // len(bots))
    match = Match(title, title.new(seats, dict(options or {})), key_of(seed))
    rng = Rng(seed)
    match.begin()
    while match.state.actor() != OVER and len(match.log) < title.longest:
        seat = int(match.state.actor())
        match.play(seat, choose_for(made[seat], title, match.state, rng))
    return match

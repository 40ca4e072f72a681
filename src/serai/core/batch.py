"""Many games of one kind side by side, with what their actors see and may do in one piece of memory.

Chance plays itself. A finished game begins anew at once, unless it is to wait: then what is left to see is
its end, and nothing is legal. Numbers are as `serai.core.features` has them, so that arrays can look at them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from serai.core.features import Features, Slots, bits_of, features_of
from serai.core.play import pick
from serai.core.rng import Rng
from serai.core.state import CHANCE, OVER, State
from serai.core.title import Title

SPREAD: Final[i64] = 0x9E3779B97F4A7  # between the seeds of two games
POINTS: Final = 100.0  # that are worth as much as a victory to whoever plays alone


def rewards_of(title: Title, s: State) -> list[float]:
    """What a finished game is worth to each seat: together 0, and 1 to a sole winner.

    Winners share what the others lose, and the others lose 1 together. Alone, the points count, in hundreds.
    """
    seats = int(s.game.seats)
    if seats == 1:
        return [title.score(s, 0) / POINTS]
    winners = title.winners(s)
    others = seats - len(winners)
    if others == 0:
        return [0.0] * seats
    return [1 / len(winners) if seat in winners else -1 / others for seat in range(seats)]


class Running:
    """One of the games."""

    state: State
    rng: Rng
    slots: Slots
    listed: vec[i64]  # the actions that its mask shows
    played: i64  # actions of players in this game

    def __init__(self, state: State, rng: Rng, slots: Slots) -> None:
        self.state = state
        self.rng = rng
        self.slots = slots
        self.listed = vec[i64]()
        self.played = 0


class Batch:
    title: Title
    start: State
    features: Features
    count: i64
    seats: i64
    actions: i64
    longest: i64  # actions of players after which a game is cut short
    goes_on: bool  # whether finished games begin anew
    games: list[Running]
    words: vec[i32]  # [game, slot] what the actor sees
    allowed: vec[u8]  # [game, action] 1 for what it may do
    actors: vec[i64]  # [game] the seat to act, or OVER
    rewards: vec[i32]  # [game, seat] for the last step
    ended: vec[u8]  # [game] 1 if that step ended it
    cut: vec[u8]  # [game] 1 if that step was its last one, though it isn't over
    finished: i64  # games, since the beginning
    glance_at: Slots  # for whoever is not to act

    def __init__(
        self, title: Title, start: State, count: i64, seed: i64, longest: i64, goes_on: bool
    ) -> None:
        self.title = title
        self.start = start.copy()
        self.features = features_of(start)
        self.count = count
        self.seats = start.game.seats
        self.actions = start.game.catalogue.size
        self.longest = longest
        self.goes_on = goes_on
        size = self.features.size
        self.words = vec[i32]([0] * int(count * size))
        self.allowed = vec[u8]([0] * int(count * self.actions))
        self.actors = vec[i64]([0] * int(count))
        self.rewards = vec[i32]([0] * int(count * self.seats))
        self.ended = vec[u8]([0] * int(count))
        self.cut = vec[u8]([0] * int(count))
        self.finished = 0
        self.glance_at = self.features.row()
        self.games = []
        for n in range(count):
            self.games.append(Running(start, Rng(0), Slots(self.words, n * size, size)))
        self.reset(seed)

    def reset(self, seed: i64) -> None:
        """Begin all games anew. A game's chance follows from the seed and its number alone."""
        for n in range(self.count):
            game = self.games[n]
            game.rng = Rng(seed + n * SPREAD & (1 << 60) - 1)
            self.clear_news(n)
            self.begin(game)
            self.look(n)

    def begin(self, game: Running) -> None:
        game.state = self.start.copy()
        game.played = 0
        self.draw(game)

    def draw(self, game: Running) -> None:
        """Let chance fall until somebody is to choose, or the game is over."""
        s = game.state
        while s.actor() == CHANCE:
            s.apply(pick(s, game.rng))

    def look(self, n: i64) -> None:
        """Write down what the actor of a game sees and may do."""
        game = self.games[n]
        s = game.state
        actor = s.actor()
        base = n * self.actions
        allowed = self.allowed
        for action in game.listed:
            allowed[base + action] = 0
        waits = self.ended[n] or self.cut[n]
        game.listed = vec[i64]() if waits and not self.goes_on else s.legal()
        for action in game.listed:
            allowed[base + action] = 1
        self.actors[n] = actor
        self.features.write(s, max(actor, 0), game.slots)

    def glance(self, n: i64, reader: i64) -> None:
        """Write down what another reader sees of a game."""
        self.features.write(self.games[n].state, reader, self.glance_at)

    def clear_news(self, n: i64) -> None:
        """Forget what the last step of a game brought."""
        self.ended[n] = 0
        self.cut[n] = 0
        for seat in range(self.seats):
            self.rewards[n * self.seats + seat] = 0

    def refuse(self, chosen: list[int]) -> None:
        """Raise ValueError if not every game has an action that is legal there."""
        if len(chosen) != self.count:
            raise ValueError(f"there are {self.count} games and {len(chosen)} actions")
        for n in range(self.count):
            action: i64 = chosen[n]
            if not 0 <= action < self.actions or not self.allowed[n * self.actions + action]:
                raise ValueError(f"game {n}: action {action} is not legal; the mask says which are")

    def step(self, chosen: list[int]) -> None:
        """Play one action in every game; ValueError, and nothing happens, if one of them isn't legal."""
        self.refuse(chosen)
        for n in range(self.count):
            self.play(n, chosen[n])

    def step_at_random(self, times: i64 = 1) -> None:
        """Play a legal action in every game, each equally likely, and that so many times."""
        for _ in range(times):
            for n in range(self.count):
                game = self.games[n]
                if len(game.listed) > 0:
                    self.play(n, game.listed[game.rng.below(len(game.listed))])

    def play(self, n: i64, action: i64) -> None:
        """Play a legal action in a game, and look at what comes of it."""
        game = self.games[n]
        if self.ended[n] or self.cut[n]:
            self.clear_news(n)
        game.state.apply(action)
        game.played += 1
        self.draw(game)
        over = game.state.actor() == OVER
        if over or game.played >= self.longest:
            self.finish(n, over)
        self.look(n)

    def finish(self, n: i64, over: bool) -> None:
        game = self.games[n]
        self.finished += 1
        if over:
            self.ended[n] = 1
            rewards = rewards_of(self.title, game.state)
            for seat in range(self.seats):
                self.rewards[n * self.seats + seat] = i32(bits_of(rewards[seat]))
        else:
            self.cut[n] = 1
        if self.goes_on:
            self.begin(game)

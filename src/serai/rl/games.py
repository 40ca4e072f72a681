"""Many games at once, as arrays: the plain interface to `serai.core.batch`, and one like PettingZoo's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar

import numpy as np
from numpy.typing import ArrayLike, NDArray

from serai import games
from serai.core.batch import Batch
from serai.core.title import Title

MOST_SEED = 1 << 32
T = TypeVar("T", bound=np.generic)


class Games:
    """So many games of one kind, each waiting for its actor.

    The arrays are made once and change with every step; copy what you want to keep. They can't be written to.

    - `observations[game, slot]`: what the actor sees; `names` says what each slot means.
    - `masks[game, action]`: 1 for what it may do.
    - `actors[game]`: its seat, or -2 where a game is over and doesn't begin anew.
    - `rewards[game, seat]`, `terminated[game]`, `truncated[game]`: what the last step brought.

    A finished game begins anew in the step that ends it (`begin_anew`), and then `observations` show its new
    beginning. A game of more than `max_steps` actions is cut short.
    """

    def __init__(
        self,
        game: str | Title,
        count: int = 1,
        *,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int = 0,
        max_steps: int | None = None,
        begin_anew: bool = True,
    ) -> None:
        self.title = games.find(game) if isinstance(game, str) else game
        if count < 1:
            raise ValueError(f"there must be at least one game, not {count}")
        if max_steps is not None and max_steps < 1:
            raise ValueError(f"a game must have at least one step, not {max_steps}")
        self.seats = usual_seats(self.title) if seats is None else seats
        start = self.title.new(self.seats, dict(options or {}))
        self.options = self.title.write_options(start.game.options)
        self.catalogue = start.game.catalogue
        self.count = count
        self.max_steps = max_steps or self.title.longest
        self.batch = Batch(self.title, start, count, seed_of(seed), self.max_steps, begin_anew)
        batch = self.batch
        self.names: list[str] = batch.features.names
        self.slots, self.actions = int(batch.features.size), int(batch.actions)
        self.observations = looking_at(batch.words, np.float32, count)
        self.masks = looking_at(batch.allowed, np.int8, count)
        self.actors = looking_at(batch.actors, np.int64, count).ravel()
        self.rewards = looking_at(batch.rewards, np.float32, count)
        self.terminated = looking_at(batch.ended, np.bool_, count).ravel()
        self.truncated = looking_at(batch.cut, np.bool_, count).ravel()
        self.other: NDArray[np.float32] = looking_at(batch.glance_at.words, np.float32, 1)[0]

    def reset(self, seed: int = 0) -> None:
        """Begin all games anew; the same seed brings the same chance, whatever the number of games."""
        self.batch.reset(seed_of(seed))

    def step(self, actions: ArrayLike) -> None:
        """Play an action in every game; ValueError, and nothing happens, if one of them isn't legal."""
        self.batch.step(np.asarray(actions, np.int64).ravel().tolist())

    def step_at_random(self, times: int = 1) -> None:
        """Play a legal action in every game, each equally likely, and that so many times."""
        self.batch.step_at_random(times)

    def seen_by(self, game: int, seat: int) -> NDArray[np.float32]:
        """What any seat sees of a game; `seats` is the spectator. It is overwritten by the next call."""
        self.batch.glance(game, seat)
        return self.other

    @property
    def finished(self) -> int:
        """How many games have been finished or cut short since the beginning."""
        return int(self.batch.finished)

    # As PettingZoo asks, for all games together

    @property
    def agents(self) -> list[str]:
        return agent_names(self.seats)

    @property
    def agent_selection(self) -> NDArray[np.int64]:
        """In each game, the number of the agent that is to act."""
        return self.actors

    def last(self) -> tuple[dict[str, Any], NDArray[np.float32], NDArray[np.bool_], NDArray[np.bool_]]:
        """For every game what its actor sees and may do, the last rewards, and whether a game just ended."""
        seen = {"observation": self.observations, "action_mask": self.masks}
        return seen, self.rewards, self.terminated, self.truncated


def looking_at(words: Any, kind: type[T], rows: int) -> NDArray[T]:
    """A vector of the rules as an array, which is the same memory and can't be written to."""
    return np.frombuffer(words, kind).reshape(rows, -1)


def usual_seats(title: Title) -> int:
    """Two, where a game is for two, and else as few as can play."""
    return max(title.fewest, min(2, title.most))


def agent_names(seats: int) -> list[str]:
    return [f"player_{seat}" for seat in range(seats)]


def seed_of(seed: int) -> int:
    """A seed that the rules' generator takes, from any whole number."""
    return seed % MOST_SEED

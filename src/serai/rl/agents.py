"""What PettingZoo's two kinds of environments share: one game, and an agent for each seat."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle

from serai.rl.games import Games, agent_names, seed_of
from serai.rl.spaces import action_space, observation_space


class Agents(EzPickle):
    """One game; `max_cycles` is how many actions it may have."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, seats, options, max_cycles, render_mode)
        self.games = Games(game, seats=seats, options=options, max_steps=max_cycles, begin_anew=False)
        title = self.games.title
        self.metadata: dict[str, Any] = {
            "name": f"{title.name}_v{title.version}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = agent_names(self.games.seats)
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.games) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(self.games) for agent in self.possible_agents}
        self.chance = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def begin(self, seed: int | None) -> None:
        """Begin a game with all agents. Without a seed, chance goes on from the last one."""
        if seed is not None:
            self.chance = np.random.default_rng(seed_of(seed))
        self.games.reset(int(self.chance.integers(1 << 32)))
        self.agents = self.possible_agents[:]

    def rewards_now(self) -> dict[str, float]:
        """What the last step brought each agent."""
        return dict(zip(self.agents, self.games.rewards[0].tolist(), strict=True))

    def terminations_now(self) -> dict[str, bool]:
        return dict.fromkeys(self.agents, bool(self.games.terminated[0]))

    def truncations_now(self) -> dict[str, bool]:
        return dict.fromkeys(self.agents, bool(self.games.truncated[0]))

    def no_infos(self) -> dict[str, dict[str, Any]]:
        return {agent: {} for agent in self.agents}

    def render(self) -> str:
        """The slots of the actor that are not 0, as text."""
        games = self.games
        seen = games.observations[0]
        return "\n".join(f"{games.names[slot]} {seen[slot]:.2f}" for slot in np.flatnonzero(seen))

    def state(self) -> Any:
        """What a spectator sees: what is open to everybody."""
        return self.games.seen_by(0, self.games.seats).copy()

    def __str__(self) -> str:
        return str(self.metadata["name"])

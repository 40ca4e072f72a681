"""Games as PettingZoo's parallel environments: everybody is asked in every cycle, and whose turn it is, acts.

None of the games lets players act at the same time, so this is for programs that know nothing else. What the
others answer doesn't matter. If whose turn it is answers what isn't legal, chance chooses for it.
"""

from __future__ import annotations

from typing import Any

from serai.extras import require

require("rl")

import numpy as np  # noqa: E402
from pettingzoo import AECEnv, ParallelEnv  # noqa: E402
from pettingzoo.utils.conversions import parallel_to_aec  # noqa: E402

from serai.rl.agents import Agents  # noqa: E402
from serai.rl.spaces import observation  # noqa: E402


def env(game: str, **settings: Any) -> AECEnv[str, Any, Any]:
    """The same, asking one after the other."""
    return parallel_to_aec(GameEnv(game, **settings))


def parallel_env(game: str, **settings: Any) -> GameEnv:
    return GameEnv(game, **settings)


class GameEnv(Agents, ParallelEnv[str, Any, Any]):  # type: ignore[misc]
    """One game."""

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, dict[str, Any]]]:
        self.begin(seed)
        return self.observe(), self.no_infos()

    def step(self, actions: dict[str, int]) -> tuple[dict[str, Any], ...]:
        games = self.games
        actor = self.possible_agents[games.actors[0]]
        chosen = int(actions.get(actor, -1))
        if not 0 <= chosen < games.actions or not games.masks[0, chosen]:
            chosen = int(self.chance.choice(np.flatnonzero(games.masks[0])))
        games.batch.step([chosen])
        seen, infos, rewards = self.observe(), self.no_infos(), self.rewards_now()
        terminations, truncations = self.terminations_now(), self.truncations_now()
        if games.terminated[0] or games.truncated[0]:
            self.agents = []
        return seen, rewards, terminations, truncations, infos

    def observe(self) -> dict[str, Any]:
        return {agent: observation(self.games, seat) for seat, agent in enumerate(self.agents)}

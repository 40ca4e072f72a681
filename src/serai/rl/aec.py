"""Games as PettingZoo has them, one agent after the other: `env("cleocatra")`.

An agent may act several times in a row. Chance plays itself. The observation has the action mask with it.
"""

from __future__ import annotations

from typing import Any

from serai.extras import require

require("rl")

from pettingzoo import AECEnv  # noqa: E402
from pettingzoo.utils import wrappers  # noqa: E402

from serai.rl.agents import Agents  # noqa: E402
from serai.rl.spaces import observation  # noqa: E402


def env(game: str, **settings: Any) -> AECEnv[str, Any, Any]:
    """A game in PettingZoo's usual wrappers: whoever plays an illegal action loses, and the game is over."""
    inner: AECEnv[str, Any, Any] = GameEnv(game, **settings)
    inner = wrappers.TerminateIllegalWrapper(inner, illegal_reward=-1)
    inner = wrappers.AssertOutOfBoundsWrapper(inner)
    return wrappers.OrderEnforcingWrapper(inner)


def raw_env(game: str, **settings: Any) -> GameEnv:
    """A game without wrappers: an illegal action is a ValueError, and nothing has happened."""
    return GameEnv(game, **settings)


class GameEnv(Agents, AECEnv[str, Any, Any]):  # type: ignore[misc]
    """One game. Rewards come at its end: see `serai.core.batch.rewards_of`."""

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.begin(seed)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = self.no_infos()
        self.agent_selection = self.possible_agents[self.games.actors[0]]

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        games = self.games
        if action is None:
            raise ValueError(f"{agent} must name an action")
        games.batch.step([int(action)])
        self._cumulative_rewards[agent] = 0.0
        if games.terminated[0] or games.truncated[0]:
            self.finish()
        else:
            self.agent_selection = self.possible_agents[games.actors[0]]

    def finish(self) -> None:
        """The game is over, or cut short: everybody gets what it was worth."""
        self.rewards = self.rewards_now()
        self.terminations = self.terminations_now()
        self.truncations = self.truncations_now()
        self._accumulate_rewards()
        self._deads_step_first()

    def observe(self, agent: str) -> dict[str, Any]:
        return observation(self.games, self.possible_agents.index(agent))

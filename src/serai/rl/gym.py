"""Games as Gymnasium has them, one seat against bots or a solo game: `SeatEnv("cleocatra", bots=["greedy"])`.

After the import, `gymnasium.make("serai/Seat-v0", game="cleocatra")` makes the same.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, SupportsInt

from serai.extras import require

require("rl")

import gymnasium  # noqa: E402
import numpy as np  # noqa: E402

from serai.bots import SIMPLEST, choose_for, make_bot  # noqa: E402
from serai.bots.bot import Bot  # noqa: E402
from serai.core.rng import Rng  # noqa: E402
from serai.rl.games import Games  # noqa: E402
from serai.rl.spaces import action_space, observation, observation_space  # noqa: E402


class SeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """One seat of a game; bots play the others, by their levels or as they are, in the order of the seats.

    An action that isn't legal changes nothing, costs `illegal_reward`, and is told in `info["refused"]`. The
    other rewards come at the end.
    """

    metadata: dict[str, Any] = {"render_modes": []}

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seat: int = 0,
        bots: Sequence[str | Bot] = (SIMPLEST,),
        max_steps: int | None = None,
        illegal_reward: float = -0.01,
        render_mode: str | None = None,
    ) -> None:
        self.games = Games(game, seats=seats, options=options, begin_anew=False)
        others = self.games.seats - 1
        if not 0 <= seat < self.games.seats:
            raise ValueError(f"there are seats 0 to {others}, not {seat}")
        if len(bots) not in (1, others) and others:
            raise ValueError(f"name one bot for all, or {others}, not {len(bots)}")
        if max_steps is not None and max_steps < 1:
            raise ValueError(f"a game must have at least one step, not {max_steps}")
        self.seat = seat
        self.max_steps = max_steps or self.games.max_steps
        self.steps = 0
        self.illegal_reward = illegal_reward
        self.render_mode = render_mode
        given = list(bots) * others if len(bots) == 1 else list(bots)[:others]
        made = [make_bot(bot, self.games.title) if isinstance(bot, str) else bot for bot in given]
        self.bots = dict(zip([other for other in range(others + 1) if other != seat], made, strict=True))
        self.rng = Rng(0)
        self.observation_space = observation_space(self.games)
        self.action_space = action_space(self.games)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        super().reset(seed=seed)
        self.games.reset(int(self.np_random.integers(1 << 32)))
        self.rng = Rng(int(self.np_random.integers(1 << 32)))
        self.steps = 0
        self.let_bots_play()
        return observation(self.games, self.seat), {}

    def step(self, action: SupportsInt) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        games = self.games
        chosen = int(action)
        if not 0 <= chosen < games.actions:
            raise ValueError(f"{chosen} is not an action: they run from 0 to {games.actions - 1}")
        self.steps += 1
        info: dict[str, Any] = {}
        reward = 0.0
        if games.masks[0, chosen]:
            games.batch.step([chosen])
            self.let_bots_play()
            reward = float(games.rewards[0, self.seat])
        else:
            reward = self.illegal_reward
            info = {"refused": games.catalogue.text(chosen)}
        over, cut = bool(games.terminated[0]), bool(games.truncated[0])
        cut = cut or (self.steps >= self.max_steps and not over)
        return observation(games, self.seat), reward, over, cut, info

    def let_bots_play(self) -> None:
        """Until the own seat is asked, or the game has ended."""
        games = self.games
        while not games.terminated[0] and not games.truncated[0] and games.actors[0] != self.seat:
            state = games.batch.games[0].state
            bot = self.bots[int(games.actors[0])]
            games.batch.step([choose_for(bot, games.title, state, self.rng)])

    def action_masks(self) -> Any:
        """What may be done, as MaskablePPO of sb3-contrib asks for it."""
        return np.array(self.games.masks[0], bool)


gymnasium.register("serai/Seat-v0", entry_point=f"{__name__}:{SeatEnv.__name__}")

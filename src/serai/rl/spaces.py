"""The spaces of a game's observations and actions, as Gymnasium and PettingZoo have them."""

from typing import Any

import numpy as np
from gymnasium import spaces

from serai.rl.games import Games

LEAST, MOST = -11.0, 11.0  # numbers without a natural limit are in hundreds, and go no further


def observation_space(games: Games) -> spaces.Dict:
    """What one seat sees, and what it may do."""
    return spaces.Dict(
        {
            "observation": spaces.Box(LEAST, MOST, (games.slots,), np.float32),
            "action_mask": spaces.Box(0, 1, (games.actions,), np.int8),
        }
    )


def action_space(games: Games) -> spaces.Discrete:
    """All actions of the catalogue, of which few are legal at a time."""
    return spaces.Discrete(games.actions)


def observation(games: Games, seat: int) -> dict[str, Any]:
    """What a seat of the only game sees, as arrays of its own; whoever isn't to act may do nothing."""
    if games.actors[0] == seat:
        return {"observation": games.observations[0].copy(), "action_mask": games.masks[0].copy()}
    return {
        "observation": games.seen_by(0, seat).copy(),
        "action_mask": np.zeros(games.actions, np.int8),
    }

"""Games for OpenSpiel: `register()`, and then `pyspiel.load_game("serai_cleocatra(players=2)")`.

The options of a game are one parameter: `options=mode:advanced;cap:40`. Chance has nodes of its own. All
games count as games of imperfect information, also where nothing is hidden: so every algorithm takes them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from serai.extras import require

require("spiel")

import numpy as np  # noqa: E402
import pyspiel  # noqa: E402

from serai.core.batch import rewards_of  # noqa: E402
from serai.core.features import features_of  # noqa: E402
from serai.core.play import redealt  # noqa: E402
from serai.core.rng import Rng  # noqa: E402
from serai.core.state import CHANCE, OVER, State  # noqa: E402
from serai.core.title import Title  # noqa: E402
from serai.games import GAMES, find  # noqa: E402
from serai.rl.games import looking_at, usual_seats  # noqa: E402

PLAYERS = "players"
OPTIONS = "options"
MOST_ALONE = 1000.0  # far more than anybody's points in hundreds


def register() -> list[str]:
    """Make all games known to OpenSpiel; the names under which it has them."""
    return [register_title(title) for title in GAMES]


def register_title(title: Title) -> str:
    """Make one game known to OpenSpiel, if it isn't yet."""
    kind = game_type(title, usual_seats(title))
    if kind.short_name not in pyspiel.registered_names():
        # A class, because OpenSpiel lets go of it when there is no interpreter any more that could free it.
        pyspiel.register_game(kind, type(title.name, (SpielGame,), {"title": title}))
    return str(kind.short_name)


def game_type(title: Title, seats: int) -> Any:
    kinds = pyspiel.GameType
    alone = seats == 1
    return kinds(
        short_name=f"serai_{title.name}",
        long_name=f"Serai: {title.name}, rules version {title.version}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION,
        utility=kinds.Utility.GENERAL_SUM if alone else kinds.Utility.ZERO_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=title.most,
        min_num_players=title.fewest,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={PLAYERS: seats, OPTIONS: ""},
    )


def write_options(options: Mapping[str, Any]) -> str:
    """Options as OpenSpiel's parameter: it would take a label that is a number for one."""
    return ";".join(f"{name}:{value}" for name, value in options.items())


def read_options(text: str) -> dict[str, str]:
    """Options from OpenSpiel's parameter."""
    pairs = [pair.partition(":") for pair in text.split(";") if pair]
    return {name: value for name, _, value in pairs}


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with a number of players and its options."""

    title: Title

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        title = self.title
        params = params or {}
        seats = int(params.get(PLAYERS, usual_seats(title)))
        self.start = title.new(seats, read_options(str(params.get(OPTIONS, ""))))
        self.features = features_of(self.start)
        size = int(self.start.game.catalogue.size)
        alone = seats == 1
        super().__init__(
            game_type(title, seats),
            pyspiel.GameInfo(
                num_distinct_actions=size,
                max_chance_outcomes=size,
                num_players=seats,
                min_utility=-MOST_ALONE if alone else -1.0,
                max_utility=MOST_ALONE if alone else 1.0,
                utility_sum=None if alone else 0.0,
                max_game_length=title.longest,
            ),
            params,
        )

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(f"observations take no parameters, so not {params}")
        return Observer(self, bool(iig_obs_type and iig_obs_type.perfect_recall))


class Played:
    """A position and what each player has seen happen; OpenSpiel copies it with its states."""

    def __init__(self, title: Title, state: State, seen: list[list[int]], played: int) -> None:
        self.title = title
        self.state = state
        self.seen = seen  # [seat] what it saw of each action, as `State.shown` tells it
        self.played = played  # actions of players

    def __deepcopy__(self, memo: dict[int, Any]) -> Played:
        return Played(self.title, self.state.copy(), [list(seen) for seen in self.seen], self.played)

    def __reduce__(self) -> tuple[Any, ...]:
        return unpickled, (self.title.name, self.title.save(self.state), self.seen, self.played)


def unpickled(name: str, saved: dict[str, Any], seen: list[list[int]], played: int) -> Played:
    """What was played, from its pickle."""
    title = find(name)
    return Played(title, title.restore(saved), seen, played)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position of a game."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        start = game.start.copy()
        self.now = Played(game.title, start, [[] for _ in range(int(start.game.seats))], 0)

    def game(self) -> SpielGame:
        game: SpielGame = self.get_game()
        return game

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        actor = int(self.now.state.actor())
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def is_terminal(self) -> bool:
        return self.now.state.actor() == OVER or self.is_cut_short()

    def is_cut_short(self) -> bool:
        return self.now.played >= self.game().title.longest

    def _legal_actions(self, player: int) -> list[int]:
        state = self.now.state
        return [int(action) for action in state.legal()] if state.actor() == player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        state = self.now.state
        outcomes = [int(outcome) for outcome in state.legal()]
        weights = [int(state.weight(outcome)) for outcome in outcomes]
        return [(outcome, weight / sum(weights)) for outcome, weight in zip(outcomes, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        state = self.now.state
        for seat, seen in enumerate(self.now.seen):
            seen.append(int(state.shown(action, seat)))
        if state.actor() != CHANCE:
            self.now.played += 1
        state.apply(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.now.state.game.catalogue.text(action)

    def returns(self) -> list[float]:
        state = self.now.state
        if state.actor() != OVER:
            return [0.0] * int(state.game.seats)
        return rewards_of(self.game().title, state)

    def resample_from_infostate(self, player_id: int, sampler: Callable[[], float]) -> SpielState:
        """A position that this player could also be in, with the same to see for it.

        What other players have seen is taken to be no more than what this one has: the rest is its guess.
        """
        twin: SpielState = self.clone()
        now = self.now
        rng = Rng(int(sampler() * (1 << 52)))
        state = redealt(self.game().title, now.state, player_id, rng)
        twin.now = Played(now.title, state, [list(now.seen[player_id]) for _ in now.seen], now.played)
        return twin

    def __str__(self) -> str:
        return str(self.now.state.digest())


class Observer:
    """What a player sees, as a tensor with `serai features` and as text; with its memory, all that it saw."""

    def __init__(self, game: SpielGame, with_memory: bool) -> None:
        self.features = game.features
        self.with_memory = with_memory
        self.slots = game.features.row()
        self.tensor = looking_at(self.slots.words, np.float32, 1)[0]
        self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        self.features.write(state.now.state, player, self.slots)

    def string_from(self, state: SpielState, player: int) -> str:
        self.set_from(state, player)
        lines = [f"{self.features.names[slot]} {self.tensor[slot]:g}" for slot in np.flatnonzero(self.tensor)]
        if self.with_memory:
            lines.append(" ".join(map(str, state.now.seen[player])))
        return "\n".join([f"player {player}", *lines])

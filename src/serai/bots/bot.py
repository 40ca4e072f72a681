"""What every bot is: something that chooses an action for the seat to move."""

from mypy_extensions import i64, mypyc_attr

from serai.core.play import any_action
from serai.core.rng import Rng
from serai.core.state import State


@mypyc_attr(allow_interpreted_subclasses=True)
class Bot:
    def choose(self, s: State, rng: Rng) -> i64:
        """An action for the seat to move. `s` is the bot's own copy, already redeterminised."""
        raise NotImplementedError


class RandomBot(Bot):
    """Plays any legal action, each equally likely."""

    def choose(self, s: State, rng: Rng) -> i64:
        return any_action(s, rng)

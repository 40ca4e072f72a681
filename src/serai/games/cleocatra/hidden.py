"""What a reader of Cleocatra cannot know: nothing. The pile has no order until a tile is drawn."""

from mypy_extensions import i64

from serai.core.rng import Rng
from serai.games.cleocatra.state import Cleocatra


def redeterminise(s: Cleocatra, reader: i64, rng: Rng) -> None:
    """Re-deal, in place, what `reader` cannot know: every piece lies in the open."""

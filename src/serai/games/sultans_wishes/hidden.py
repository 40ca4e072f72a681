"""What a reader of The Sultan's Wishes cannot know, dealt anew."""

from mypy_extensions import i64

from serai.core.rng import Rng
from serai.games.sultans_wishes.state import Sultan


def redeterminise(s: Sultan, reader: i64, rng: Rng) -> None:
    """Re-deal, in place, what `reader` cannot know; everything it knows stays."""
    s.tasks.redeal(reader, rng)
    s.wares.redeal(reader, rng)
    s.market.redeal(reader, rng)
    s.gifts.redeal(reader, rng)
    s.relics.redeal(reader, rng)

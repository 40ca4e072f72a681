"""What a learner sees of The Sultan's Wishes, as one vector; seats are counted from the reader on."""

import numpy as np
from numpy.typing import NDArray

from serai.games.sultans_wishes.components import MOST_SEATS
from serai.games.sultans_wishes.state import LAYOUT, Sultan

SIZE = LAYOUT.feature_count(int(MOST_SEATS))


def features(s: Sultan, reader: int) -> NDArray[np.float32]:
    """A vector of SIZE numbers: every row as this reader knows it, with a perfect memory."""
    return np.array(LAYOUT.features(s, reader, int(MOST_SEATS)), np.float32)

"""What a learner sees of Cleocatra, as one vector of numbers; seats are counted from the reader on."""

import numpy as np
from numpy.typing import NDArray

from serai.core import bits
from serai.core.triangle import unwrap
from serai.games.cleocatra import components as box
from serai.games.cleocatra.state import LAYOUT, Cleocatra

SEATS = int(box.MOST_SEATS)
SIZE = LAYOUT.feature_count(SEATS) + 2 * int(box.TILES) + 1


def features(s: Cleocatra, reader: int) -> NDArray[np.float32]:
    """A vector of SIZE numbers: every row, where tiles lie from the figure's middle, and the way to play."""
    places = np.zeros((box.TILES, 2), np.float32)
    laid = bits.members(s.tiles)
    if laid:
        figure = np.array(unwrap([s.cell[tile] for tile in laid], box.SIDE), np.float32)
        places[laid] = (figure - figure.mean(axis=0)) / int(box.SIDE)
    rows = LAYOUT.features(s, reader, SEATS)
    return np.array([*rows, *places.ravel(), s.advanced], np.float32)

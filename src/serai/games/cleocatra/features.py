"""What a learner sees of Cleocatra, as one vector of numbers; seats are counted from the reader on."""

import numpy as np
from numpy.typing import NDArray

from serai.core import bits
from serai.core.triangle import unwrap
from serai.games.cleocatra.components import GOAL, INSPECTORS, MOST_SEATS, NONE, RESCUERS, SIDE, TILES
from serai.games.cleocatra.state import Cleocatra

PER_TILE = 6 + int(MOST_SEATS)  # in the pile, in hand, on the table, x, y, Inspector, Rescuers by seat
PER_SEAT = 4  # takes part, score, supply, to act
SIZE = int(TILES) * PER_TILE + int(MOST_SEATS) * PER_SEAT + 3


def features(s: Cleocatra, reader: int) -> NDArray[np.float32]:
    """A vector of SIZE numbers, mostly between 0 and 1; positions are measured from the figure's middle."""
    tiles = np.zeros((TILES, PER_TILE), np.float32)
    laid = bits.listed(s.tiles)
    places = unwrap([s.cell[tile] for tile in laid], SIDE)
    middle = np.mean(places, axis=0) if places else (0.0, 0.0)
    for tile, (x, y) in zip(laid, places, strict=True):
        tiles[tile, 2:5] = (1, (x - middle[0]) / int(SIDE), (y - middle[1]) / int(SIDE))
    seats = s.game.seats
    for tile in range(TILES):
        tiles[tile, 0] = s.pile >> tile & 1
        tiles[tile, 1] = s.hand == tile
        tiles[tile, 5] = s.inspectors >> tile & 1
        for ahead in range(seats):
            tiles[tile, 6 + ahead] = s.rescuers[(reader + ahead) % seats] >> tile & 1
    players = np.zeros((MOST_SEATS, PER_SEAT), np.float32)
    for ahead in range(seats):
        seat = (reader + ahead) % seats
        players[ahead] = (
            1,
            int(s.score[seat]) / int(GOAL),
            int(s.supply(seat)) / int(RESCUERS),
            s.actor() == seat,
        )
    starter = int((s.starter - reader) % seats) / int(MOST_SEATS) if s.starter != NONE else 0
    rest = np.array([int(s.unused_inspectors()) / int(INSPECTORS), s.advanced, starter], np.float32)
    return np.concatenate([tiles.ravel(), players.ravel(), rest])

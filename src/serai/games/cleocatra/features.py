"""What a learner sees of Cleocatra, as one vector of numbers; seats are counted from the reader on."""

import numpy as np
from numpy.typing import NDArray

from serai.core import bits
from serai.core.triangle import unwrap
from serai.games.cleocatra import components as box
from serai.games.cleocatra.state import Cleocatra

PER_TILE = 6 + int(box.MOST_SEATS)  # in the pile, in hand, on the table, x, y, Inspector, Rescuers by seat
PER_SEAT = 4  # takes part, score, supply, to act
SIZE = int(box.TILES) * PER_TILE + int(box.MOST_SEATS) * PER_SEAT + 3


def features(s: Cleocatra, reader: int) -> NDArray[np.float32]:
    """A vector of SIZE numbers, mostly between 0 and 1; positions are measured from the figure's middle."""
    tiles = np.zeros((box.TILES, PER_TILE), np.float32)
    laid = bits.members(s.tiles)
    places = unwrap([s.cell[tile] for tile in laid], box.SIDE)
    middle = np.mean(places, axis=0) if places else (0.0, 0.0)
    for tile, (x, y) in zip(laid, places, strict=True):
        tiles[tile, 2:5] = (1, (x - middle[0]) / int(box.SIDE), (y - middle[1]) / int(box.SIDE))
    seats = s.game.seats
    for tile in range(box.TILES):
        tiles[tile, 0] = s.pile >> tile & 1
        tiles[tile, 1] = s.hand == tile
        tiles[tile, 5] = s.inspectors >> tile & 1
        for ahead in range(seats):
            tiles[tile, 6 + ahead] = s.rescuers[(reader + ahead) % seats] >> tile & 1
    players = np.zeros((box.MOST_SEATS, PER_SEAT), np.float32)
    for ahead in range(seats):
        seat = (reader + ahead) % seats
        players[ahead] = (
            1,
            int(s.score[seat]) / int(box.GOAL),
            int(s.supply(seat)) / int(box.RESCUERS),
            s.actor() == seat,
        )
    starter = int((s.starter - reader) % seats) / int(box.MOST_SEATS) if s.starter != box.NONE else 0
    rest = np.array([int(s.unused_inspectors()) / int(box.INSPECTORS), s.advanced, starter], np.float32)
    return np.concatenate([tiles.ravel(), players.ravel(), rest])

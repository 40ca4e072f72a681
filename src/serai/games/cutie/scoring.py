"""Points of When Cutie Met Patootie, who has won, and how well a solo player did (Game End and Scoring)."""

from mypy_extensions import i64

from serai.core.state import OVER
from serai.core.vectors import band
from serai.games.cutie import components as box
from serai.games.cutie import state as at
from serai.games.cutie.state import Cutie


def pile(s: Cutie, colour: i64) -> i64:
    """The gems of a colour that count: those that living Visitors have, and their start gems as a bonus."""
    total: i64 = 0
    for visitor in range(box.VISITORS):
        if s.is_alive(visitor):
            total += counted(s, visitor, colour)
    return total


def counted(s: Cutie, visitor: i64, colour: i64) -> i64:
    """The gems of a colour that a survivor brings: what it has, and what it started with (ruling B33)."""
    return s.gems[visitor * box.COLOURS + colour] + box.STARTING[visitor * box.COLOURS + colour]


def points(s: Cutie, seat: i64, colour: i64) -> i64:
    """What a colour is worth to a seat now: everybody scores all gems by the values of their own Citizen."""
    citizen = s.citizens.one_of(at.SECRET + seat)
    return 0 if citizen == box.NONE else pile(s, colour) * box.VALUES[citizen * box.COLOURS + colour]


def total(s: Cutie, seat: i64) -> i64:
    """What a seat would score now."""
    result: i64 = 0
    for colour in range(box.COLOURS):
        result += points(s, seat, colour)
    return result


def score_sheet(s: Cutie, seat: int) -> dict[str, int]:
    """A seat's points by colour; Citizens are secret, so there are none before the end."""
    over = s.actor() == OVER
    return {name: int(points(s, seat, colour)) if over else 0 for colour, name in enumerate(box.GEM_NAMES)}


def winners(s: Cutie) -> list[int]:
    """The most points; among equals, who comes first in turn order from the one who ended the game (B35)."""
    seats = int(s.game.seats)
    first = max(int(s.trigger), 0)
    order = [(first + ahead) % seats for ahead in range(seats)]
    return [max(order, key=lambda seat: total(s, seat))]


def rating(points: i64) -> i64:
    """How well a solo player has done, from 0 to 4 (ruling B39)."""
    return band(box.RATINGS, points)

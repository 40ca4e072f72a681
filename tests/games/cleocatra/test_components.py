"""The box of Cleocatra against the rulebook's list of contents and its set-up."""

from collections import Counter

import pytest
from tests.games.cleocatra import oracle
from tests.games.cleocatra.kit import TITLE

from serai.core import bits
from serai.games.cleocatra import components as box


def names(tiles: int) -> list[str]:
    return [box.TILE_NAMES[tile] for tile in bits.members(tiles)]


def colours(tiles: int) -> Counter[str]:
    return Counter(box.COLOUR_NAMES[box.COLOUR_OF[tile]] for tile in bits.members(tiles))


def test_there_are_13_pyramid_tiles():
    """Game components; three of each colour and one Cleocatra are reconstructed."""
    assert len(box.TILE_NAMES) == len(box.COLOUR_OF) == box.TILES == 13
    assert len(set(box.TILE_NAMES)) == 13
    assert colours(box.ALL_TILES) == {"purple": 3, "blue": 3, "orange": 3, "green": 3, "gold": 1}


def test_there_are_12_rescuers_and_3_inspectors():
    """Game components: four colours of three Rescuers."""
    assert box.MOST_SEATS * box.RESCUERS == 12
    assert box.INSPECTORS == 3


def test_two_players_leave_one_tile_of_four_colours_in_the_box():
    """Game setup."""
    left_out = box.ALL_TILES & ~box.TWO_PLAYER_TILES
    assert colours(left_out) == {"purple": 1, "blue": 1, "orange": 1, "green": 1}
    assert names(left_out) == oracle.NOT_WITH_TWO


def test_the_goal_is_23_points():
    """End game."""
    assert box.GOAL == 23


def test_every_colour_is_the_colour_of_its_tiles():
    for colour in range(box.COLOURS):
        assert names(box.TILES_OF[colour]) == [
            name for name in oracle.NAMES if oracle.COLOUR[name] == box.COLOUR_NAMES[colour]
        ]
    assert names(box.ALL_TILES) == oracle.NAMES


def test_each_power_belongs_to_one_colour():
    """Tile abilities: five powers; which colour carries which is reconstructed."""
    assert dict(zip(box.COLOUR_NAMES, box.POWER_NAMES, strict=True)) == oracle.POWER
    colour_of_power = {
        "mafdet": box.MAFDET,
        "bastet": box.BASTET,
        "mut": box.MUT,
        "princess": box.PRINCESS,
        "cleocatra": box.CLEOCATRA,
    }
    assert all(box.POWER_NAMES[colour] == power for power, colour in colour_of_power.items())


@pytest.mark.parametrize(("seats", "tiles"), [(2, 9), (3, 13), (4, 13)])
def test_a_table_is_laid_with_all_that_the_rulebook_says(seats, tiles):
    """Game setup: tiles by the number of players, three Rescuers each, three Inspectors."""
    s = TITLE.new(seats)
    assert TITLE.census(s) == {"tiles": tiles}
    seen = TITLE.view(s, 0)
    assert [seen["inspectors"], *(player["supply"] for player in seen["players"])] == [3] * (seats + 1)


def test_two_to_four_can_play():
    assert list(TITLE.seat_counts()) == [2, 3, 4]
    for seats in (1, 5):
        with pytest.raises(ValueError, match="2 to 4 players"):
            TITLE.new(seats)

"""What must always be true of a table of Cleocatra: nothing is lost, nothing is where it may not be."""

from serai.core import bits, graph, sheet
from serai.games.cleocatra import components as box
from serai.games.cleocatra.state import Cleocatra


def census(s: Cleocatra) -> dict[str, int]:
    """How many pieces of each kind exist, wherever they are."""
    return {"tiles": bits.size(s.tiles) + bits.size(s.pile) + (s.hand != box.NONE)}


def faults(s: Cleocatra) -> list[str]:
    """What is wrong with a position; nothing, in any that the rules can reach."""
    found = []
    in_hand = 1 << s.hand if s.hand != box.NONE else 0
    if s.tiles | s.pile | in_hand != s.in_the_game() or s.tiles & s.pile or (s.tiles | s.pile) & in_hand:
        found.append("a tile is lost, in two places or not of this game")
    for tile in range(box.TILES):
        if s.cell[tile] != box.NONE and s.grid[s.cell[tile]] != tile:
            found.append("two tiles lie on one cell")
    if not graph.is_connected(s.beside, s.tiles):
        found.append("the pyramids have come apart")
    carried = s.tiles | in_hand
    if s.inspectors & ~carried or not 0 <= s.unused_inspectors() <= box.INSPECTORS:
        found.append("an Inspector is nowhere, or there are too many")
    once = twice = 0
    for seat in range(s.game.seats):
        group = s.rescuers[seat]
        if group & ~carried or not 0 <= s.supply(seat) <= box.RESCUERS:
            found.append(f"a Rescuer of seat {seat} is nowhere, or there are too many")
        if group & twice:
            found.append("three Rescuers stand on one tile")
        twice |= once & group
        once |= group
        if not sheet.adds_up(s.score, s.sheet, seat):
            found.append(f"the score sheet of seat {seat} does not add up")
    twin = s.copy()
    twin.derive()
    if (twin.tiles, list(twin.grid), list(twin.beside)) != (s.tiles, list(s.grid), list(s.beside)):
        found.append("the figure and its neighbour table disagree")
    return found


def misfits(s: Cleocatra) -> list[str]:
    """What is wrong with a position before it begins."""
    return ["there are more passes than players"] if s.passes > s.game.seats else []

"""What must always be true of a table of When Cutie Met Patootie: nothing is lost or where it may not be."""

from serai.games.cutie import components as box
from serai.games.cutie import rules
from serai.games.cutie import state as at
from serai.games.cutie.state import Cutie


def census(s: Cutie) -> dict[str, int]:
    """How many gems of each colour exist, wherever they are; the cards are counted by the layout."""
    return {name: gems_of(s, colour) for colour, name in enumerate(box.GEM_NAMES)}


def gems_of(s: Cutie, colour: int) -> int:
    held = [s.gems[visitor * box.COLOURS + colour] for visitor in range(box.VISITORS)]
    return int(s.supply[colour] + s.found[colour]) + sum(held)


def faults(s: Cutie) -> list[str]:
    """What is wrong with a position; nothing, in any that the rules can reach."""
    found: list[str] = []
    for name, count in census(s).items():
        if count != box.GEMS_OF_A_COLOUR:
            found.append(f"{name}: gems are lost, or there are too many")
    for visitor in range(box.VISITORS):
        found += faults_of_visitor(s, visitor)
    on_map = [card for card in s.laid if card != box.NONE]
    if sorted(on_map) != sorted(s.paths.members(at.MAP)):
        found.append("a Path card lies on two cells, or on none")
    for cell in range(box.CELLS):
        if s.laid[cell] != box.NONE and not is_dry(s, cell):
            found.append(f"no card can lie at {box.CELL_NAMES[cell]}")
        if cell >= box.ROW and s.pawns_on(cell) > box.PAWNS_ON_A_CARD:
            found.append(f"more than two pawns are at {box.CELL_NAMES[cell]}")
    for seat in range(s.game.seats):
        if s.citizens.count(at.SECRET + seat) > 1:
            found.append(f"seat {seat} has more than one Citizen")
        if s.paths.count(at.HANDS + seat) > box.HAND:
            found.append(f"seat {seat} holds more than {box.HAND} cards")
    return found


def faults_of_visitor(s: Cutie, visitor: int) -> list[str]:
    name, cell = box.VISITOR_NAMES[visitor], s.place[visitor]
    columns = [column for column in range(s.visitors) if s.harbour[column] == visitor]
    if len(columns) > 1:
        return [f"{name} is in the game twice"]
    if cell == box.NONE:
        return [f"{name} has gems, and is lost or not in play"] if s.held(visitor) else []
    if not columns:
        return [f"{name} is not in play"]
    if s.held(visitor) > box.MOST_HELD:
        return [f"{name} has more than {box.MOST_HELD} gems"]
    if cell < box.ROW and cell != columns[0]:
        return [f"{name} starts elsewhere"]
    if (cell >= box.ROW or s.low > 1) and not is_dry(s, cell):
        return [f"{name} is where no card can lie"]
    return []


def is_dry(s: Cutie, cell: int) -> bool:
    """Whether a cell belongs to the pyramid and is not flooded."""
    return s.low <= cell // box.ROW and cell // box.ROW + cell % box.ROW < s.visitors


def misfits(s: Cutie) -> list[str]:
    """What is wrong with a position before it begins."""
    found: list[str] = []
    if s.flipped > s.timer() or s.timer() < s.staying:
        found.append("there are not so many rows or Rewind cards")
    rows = range(1, s.low)
    if s.paths.count(at.FLOODED) > sum([s.visitors - row for row in rows]):
        found.append("more cards are flooded than rows")
    arrived = s.arrived()
    if arrived > s.visitors or box.NONE in s.harbour[:arrived]:
        found.append("there are too many Visitors, or a place between them is free")
    if s.low > 1 and arrived < s.visitors:
        found.append("Visitors are yet to arrive, and the row above the start is flooded")
    pool = s.citizens.members(at.POOL)
    matching = [citizen for citizen in pool if arrived < s.visitors or rules.belongs(s, citizen)]
    waiting = [seat for seat in range(s.game.seats) if s.citizens.count(at.SECRET + seat) == 0]
    if len(matching) < len(waiting):
        found.append("there are not enough Citizens who match a Visitor in play")
    dry = [cell for cell in range(box.CELLS) if cell >= box.ROW and is_dry(s, cell)]
    missing = [cell for cell in dry if s.laid[cell] == box.NONE]
    hands = [box.HAND - s.paths.count(at.HANDS + seat) for seat in range(s.game.seats)]
    if len(missing) + sum(hands) > s.paths.count(at.PILE):
        found.append("there are not enough cards in the pile for the map and the hands")
    return found

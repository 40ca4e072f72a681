"""The rules of Cleocatra once more, slow and plain, to hold against the engine.

Nothing here is shared with the package: tiles are names in a dictionary of plane cells, every look-ahead
plays the action on a copy and looks, and nothing is remembered that could be worked out. Only the notation
of a dumped position is the package's: tile names, verbs, and agenda frames [step, seat, detail].
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from typing import Any

Cell = tuple[int, int]
Frame = tuple[str, int, int]

COLOURS = ["purple", "blue", "orange", "green", "gold"]
NAMES = ["PU1", "PU2", "PU3", "BL1", "BL2", "BL3", "OR1", "OR2", "OR3", "GR1", "GR2", "GR3", "CL1"]
COLOUR = {
    "PU1": "purple", "PU2": "purple", "PU3": "purple",
    "BL1": "blue", "BL2": "blue", "BL3": "blue",
    "OR1": "orange", "OR2": "orange", "OR3": "orange",
    "GR1": "green", "GR2": "green", "GR3": "green",
    "CL1": "gold",
}  # fmt: skip
NOT_WITH_TWO = ["PU3", "BL3", "OR3", "GR3"]
POWER = {"purple": "mafdet", "blue": "bastet", "orange": "mut", "green": "princess", "gold": "cleocatra"}
RESCUERS_EACH = 3
INSPECTORS = 3
GOAL = 23
UNSEEN = "?"  # stands for the tile on top of the pile: nothing may depend on which it is
PRINTED_SIDE = 16  # coordinates in action texts are printed from -8 to 7 and begin again

# What the detail of Act and LayTile says.
TILE_ACTION = 1
RESCUER_ACTION = 2
ANOTHER_FOLLOWS = 4
SETUP = 8


@dataclass
class Table:
    """A position: `at` holds the tiles on the table, `people` and `inspected` those in hand as well."""

    seats: int
    advanced: bool
    cap: int
    at: dict[str, Cell]
    people: dict[str, set[int]]
    inspected: set[str]
    hand: str | None
    came_from: Cell | None
    sheet: list[list[int]]
    starter: int
    turns: int
    passes: int
    agenda: list[Frame]

    def twin(self) -> Table:
        return replace(
            self,
            at=dict(self.at),
            people={tile: set(seats) for tile, seats in self.people.items()},
            inspected=set(self.inspected),
            sheet=[list(lines) for lines in self.sheet],
            agenda=list(self.agenda),
        )

    def pile(self) -> list[str]:
        box = [name for name in NAMES if self.seats > 2 or name not in NOT_WITH_TWO]
        return [name for name in box if name not in self.at and name != self.hand]

    def score(self, seat: int) -> int:
        return sum(self.sheet[seat])

    def own(self, seat: int) -> list[str]:
        """The tiles that hold one of the seat's Rescuers."""
        return [tile for tile in self.people if seat in self.people[tile]]

    def supply(self, seat: int) -> int:
        return RESCUERS_EACH - len(self.own(seat))

    def beside(self, tile: str) -> list[str]:
        return [other for other in self.at if self.at[other] in edges(self.at[tile])]

    def has_room(self, seat: int, tile: str) -> bool:
        return len(self.people[tile]) < 2 and seat not in self.people[tile]

    def unused_inspectors(self) -> int:
        return INSPECTORS - len(self.inspected)


def edges(cell: Cell) -> set[Cell]:
    """The three cells that share an edge with a cell (spec 2.1)."""
    x, y = cell
    if (x + y) % 2 == 0:
        return {(x - 1, y), (x + 1, y), (x, y + 1)}
    return {(x - 1, y), (x + 1, y), (x, y - 1)}


def printed(cell: Cell) -> Cell:
    """A cell as action texts print it."""
    half = PRINTED_SIDE // 2
    x, y = cell
    return (x + half) % PRINTED_SIDE - half, (y + half) % PRINTED_SIDE - half


def read(seats: int, options: dict[str, Any], position: dict[str, Any]) -> Table:
    """A table from a dumped position."""
    at = {name: (entry["at"][0], entry["at"][1]) for name, entry in position["tiles"].items()}
    tokens = dict(position["tiles"])
    hand = position.get("hand")
    came_from = None
    if hand is not None:
        tokens[hand["tile"]] = hand
        if "from" in hand:
            came_from = next(cell for cell in free_cells(at) if printed(cell) == printed(tuple(hand["from"])))
    return Table(
        seats=seats,
        advanced=options["mode"] == "advanced",
        cap=options["cap"],
        at=at,
        people={name: set(entry["rescuers"]) for name, entry in tokens.items()},
        inspected={name for name, entry in tokens.items() if entry["inspector"]},
        hand=hand["tile"] if hand is not None else None,
        came_from=came_from,
        sheet=[list(lines) for lines in position["sheet"]],
        starter=position["starter"],
        turns=position["turns"],
        passes=position["passes"],
        agenda=[(name, seat, detail) for name, seat, detail in position["agenda"]],
    )


def same(one: Table, two: Table) -> bool:
    """Whether two tables are equal, wherever on the plane their figures are drawn."""
    if set(one.at) != set(two.at):
        return False
    moved = one.twin()
    for tile in one.at:
        shift = (two.at[tile][0] - one.at[tile][0], two.at[tile][1] - one.at[tile][1])
        if shift[0] % PRINTED_SIDE or shift[1] % PRINTED_SIDE:
            return False
        moved.at = {name: (x + shift[0], y + shift[1]) for name, (x, y) in one.at.items()}
        if one.came_from is not None:
            moved.came_from = (one.came_from[0] + shift[0], one.came_from[1] + shift[1])
        break
    return moved == two


# --- The figure ---------------------------------------------------------------------------------------


def free_cells(at: dict[str, Cell]) -> set[Cell]:
    """The empty cells that touch a tile."""
    return {cell for taken in at.values() for cell in edges(taken)} - set(at.values())


def hangs_together(at: dict[str, Cell]) -> bool:
    cells = set(at.values())
    reached: set[Cell] = set()
    waiting = list(cells)[:1]
    while waiting:
        cell = waiting.pop()
        reached.add(cell)
        waiting += (edges(cell) & cells) - reached
    return reached == cells


def without(at: dict[str, Cell], tile: str) -> dict[str, Cell]:
    return {name: cell for name, cell in at.items() if name != tile}


def can_be_lifted(t: Table, tile: str) -> bool:
    """Not surrounded, and the others stay together without it."""
    surrounded = all(cell in t.at.values() for cell in edges(t.at[tile]))
    return not surrounded and hangs_together(without(t.at, tile))


def is_unoccupied(t: Table, tile: str) -> bool:
    return not t.people[tile] and tile not in t.inspected


# --- What a seat may do -------------------------------------------------------------------------------


def legal(t: Table) -> set[str]:
    """The texts of all actions open at the top of the agenda."""
    name, seat, detail = t.agenda[-1]
    if name == "ChooseStarter":
        return {f"start {seat}" for seat in range(t.seats)}
    if name == "DrawTile":
        return {f"draw {COLOUR[tile]}" for tile in t.pile()}
    if name == "LayTile":
        return {lay_text(cell) for cell in cells_to_lay(t, seat, detail)}
    if name == "Act":
        return set(actions(t, seat, detail))
    if name == "Fallback":
        return set(placements(t, seat))
    if name == "PassTurn":
        return {"pass"}
    if name == "ChooseScored":
        tile, chosen = NAMES[detail & 15], members(detail >> 4)
        return {f"score {candidate}" for candidate in first_open_choice(t, seat, tile, chosen)}
    before = members(detail >> 4)
    if name == "RecallInspector":
        return {f"recall {tile}" for tile in t.inspected & before}
    assert name == "PostInspector", name
    return {f"post {tile}" for tile in t.at if tile not in t.inspected and tile not in before}


def lay_text(cell: Cell) -> str:
    x, y = printed(cell)
    return f"lay {x} {y}"


def members(mask: int) -> set[str]:
    return {name for number, name in enumerate(NAMES) if mask >> number & 1}


def as_mask(tiles: set[str]) -> int:
    return sum(1 << NAMES.index(tile) for tile in tiles)


def actions(t: Table, seat: int, detail: int) -> Iterator[str]:
    """Spec 5.1 and 5.2: the actions of a kind that is open, and that leave another one if one must follow."""
    another = bool(detail & ANOTHER_FOLLOWS)
    if detail & TILE_ACTION:
        yield from tile_actions(t, seat, another)
    if detail & RESCUER_ACTION:
        just_laid = NAMES[(detail >> 4) - 1] if detail >> 4 else None
        for text in rescuer_actions(t, seat, just_laid):
            # A Rescue as the first action ends the turn, so nothing needs to follow it.
            if (
                not another
                or text.startswith("rescue")
                or can_follow(after_moving(t, seat, text), seat, None)
            ):
                yield text


def can_follow(t: Table, seat: int, just_laid: str | None) -> bool:
    return any(True for _ in rescuer_actions(t, seat, just_laid))


def rescuer_actions(t: Table, seat: int, just_laid: str | None) -> Iterator[str]:
    """Spec 6.2 and 9: Dispatch, Team up, Rescue, Herd, without any look-ahead."""
    has_supply = t.supply(seat) > 0
    if just_laid is not None and has_supply and t.has_room(seat, just_laid):
        yield "dispatch"
    for tile in t.at:
        beside_own = any(seat in t.people[other] for other in t.beside(tile))
        if has_supply and beside_own and t.has_room(seat, tile):
            yield f"team {tile}"
        if seat in t.people[tile] and tile not in t.inspected:
            yield f"rescue {tile}"
        if t.advanced and seat in t.people[tile]:
            for other in t.beside(tile):
                if t.has_room(seat, other):
                    yield f"herd {tile} {other}"


def after_moving(t: Table, seat: int, text: str) -> Table:
    """The table after a Rescuer came from the supply (team, place) or from a tile (herd, regroup, swap)."""
    t = t.twin()
    words = text.split()
    if words[0] in ("herd", "regroup", "swap"):
        t.people[words[1]].remove(seat)
        t.people[words[2]].add(seat)
    else:
        t.people[words[1]].add(seat)
    if words[0] == "swap":
        t.people[words[2]].remove(int(words[3]))
        t.people[words[1]].add(int(words[3]))
    return t


def tile_actions(t: Table, seat: int, another: bool) -> Iterator[str]:
    """Spec 6.1 and 9: Scout, Search, a Mafdet move, a Bastet swap."""
    if t.pile() and good_cells(t, UNSEEN, None, seat, another):
        yield "scout"
    for tile in t.at:
        mafdet = t.advanced and POWER[COLOUR[tile]] == "mafdet"
        if can_be_lifted(t, tile) and (is_unoccupied(t, tile) or mafdet):
            lifted = lift(t, tile)
            if good_cells(lifted, tile, lifted.came_from, seat, another):
                yield f"search {tile}" if is_unoccupied(t, tile) else f"mafdet {tile}"
    if t.advanced:
        for mine in t.own(seat):
            if POWER[COLOUR[mine]] == "bastet":
                yield from swaps(t, seat, mine, another)


def swaps(t: Table, seat: int, mine: str, another: bool) -> Iterator[str]:
    for theirs in t.at:
        for other in t.people[theirs]:
            if theirs == mine or other == seat or seat in t.people[theirs] or other in t.people[mine]:
                continue
            text = f"swap {mine} {theirs} {other}"
            if not another or can_follow(after_moving(t, seat, text), seat, None):
                yield text


def lift(t: Table, tile: str) -> Table:
    """The table with a tile in hand, and what stands on it."""
    t = t.twin()
    t.came_from = t.at.pop(tile)
    t.hand = tile
    return t


def lay(t: Table, tile: str, cell: Cell) -> Table:
    """The table after a tile in hand, or a new one, was laid."""
    t = t.twin()
    t.at[tile] = cell
    t.people.setdefault(tile, set())
    t.hand = None
    t.came_from = None
    return t


def good_cells(t: Table, tile: str, origin: Cell | None, seat: int, another: bool) -> set[Cell]:
    """The free cells other than the tile's old one and, if need be, with an action to follow."""
    cells = {cell for cell in free_cells(t.at) if cell != origin}
    if not another:
        return cells
    return {cell for cell in cells if can_follow(lay(t, tile, cell), seat, tile)}


def cells_to_lay(t: Table, seat: int, detail: int) -> set[Cell]:
    assert t.hand is not None
    return good_cells(t, t.hand, t.came_from, seat, bool(detail & ANOTHER_FOLLOWS))


def placements(t: Table, seat: int) -> list[str]:
    """Spec 5.3: from the supply to any tile with room; without supply, from a tile to another one."""
    roomy = [tile for tile in t.at if t.has_room(seat, tile)]
    if t.supply(seat) > 0:
        found = [f"place {tile}" for tile in roomy]
    else:
        found = [f"regroup {mine} {tile}" for mine in t.own(seat) for tile in roomy]
    going_on = [text for text in found if can_follow(after_moving(t, seat, text), seat, None)]
    return going_on or found


# --- What happens then --------------------------------------------------------------------------------


def after(t: Table, text: str) -> Table:
    """The table after an action, when the next one must be chosen or the game is over."""
    t = t.twin()
    _, seat, detail = t.agenda.pop()
    verb, *words = text.split()
    another = detail & ANOTHER_FOLLOWS
    if verb == "start":
        t.starter = int(words[0])
        order = [(t.starter + place) % t.seats for place in range(t.seats)]
        t.agenda = [("Turn", t.starter, 0), *(("DrawTile", seat, SETUP) for seat in reversed(order))]
    elif verb == "draw":
        t.hand = next(tile for tile in t.pile() if COLOUR[tile] == words[0])
        t.people[t.hand] = set()
        if t.at:
            t.agenda.append(("LayTile", seat, detail))
        else:
            t = lay(t, t.hand, (0, 0))
            t.people[next(iter(t.at))].add(seat)
    elif verb == "lay":
        assert t.hand is not None
        tile = t.hand
        t = lay(t, tile, next(cell for cell in cells_to_lay(t, seat, detail) if lay_text(cell) == text))
        if detail & SETUP:
            t.people[tile].add(seat)
        if another:
            t.agenda.append(("Act", seat, RESCUER_ACTION | (NAMES.index(tile) + 1) << 4))
    elif verb == "scout":
        t.agenda.append(("DrawTile", seat, another))
    elif verb in ("search", "mafdet"):
        t = lift(t, words[0])
        t.agenda.append(("LayTile", seat, another))
    elif verb == "dispatch":
        t.people[NAMES[(detail >> 4) - 1]].add(seat)
    elif verb in ("team", "herd", "swap"):
        t = after_moving(t, seat, text)
        if another:
            t.agenda.append(("Act", seat, RESCUER_ACTION))
    elif verb in ("place", "regroup"):
        t = after_moving(t, seat, text)
        t.agenda.append(("Act", seat, RESCUER_ACTION))
    elif verb == "rescue":
        choose_or_score(t, seat, words[0], set())
    elif verb == "score":
        choose_or_score(t, seat, NAMES[detail & 15], members(detail >> 4) | {words[0]})
    elif verb == "recall":
        t.inspected.remove(words[0])
        t.inspected.add(NAMES[detail & 15])
    elif verb == "post":
        post(t, seat, words[0], detail)
    else:
        assert verb == "pass", text
        t.passes += 1
    go_on(t)
    return t


def area(t: Table, tile: str) -> list[str]:
    return [tile, *t.beside(tile)]


def open_choices(t: Table, seat: int, tile: str, chosen: set[str]) -> list[list[str]]:
    """For each colour whose scored tile is not chosen yet and matters to a Helper, its tiles."""
    found = []
    for colour in COLOURS:
        tiles = [other for other in area(t, tile) if COLOUR[other] == colour]
        helped = any(seat in t.people[other] for other in tiles if other != tile)
        if len(tiles) > 1 and helped and not chosen & set(tiles):
            found.append(tiles)
    return found


def first_open_choice(t: Table, seat: int, tile: str, chosen: set[str]) -> list[str]:
    return open_choices(t, seat, tile, chosen)[0]


def choose_or_score(t: Table, seat: int, tile: str, chosen: set[str]) -> None:
    if open_choices(t, seat, tile, chosen):
        t.agenda.append(("ChooseScored", seat, NAMES.index(tile) | as_mask(chosen) << 4))
    else:
        rescue(t, seat, tile, chosen)


def rescue(t: Table, seat: int, tile: str, chosen: set[str]) -> None:
    """Spec 7 and 9."""
    colours = {COLOUR[other] for other in area(t, tile)}
    alone = {
        other for other in area(t, tile) if [COLOUR[tile] for tile in area(t, tile)].count(COLOUR[other]) == 1
    }
    helpers = {other for other in alone | chosen if other != tile and seat in t.people[other]}
    power = POWER[COLOUR[tile]] if t.advanced else ""
    scores = [t.score(player) for player in range(t.seats)]
    t.sheet[seat][0] += len(colours)
    t.sheet[seat][1] += len(helpers)
    for home in helpers | ({tile} if power != "mut" else set()):
        t.people[home].remove(seat)
    if power == "cleocatra":
        t.sheet[seat][2] += 1
        if scores.count(min(scores)) == 1:
            t.agenda.append(("Act", scores.index(min(scores)), TILE_ACTION | RESCUER_ACTION))
    before = as_mask(t.inspected) << 4
    if power == "princess":
        t.agenda.append(("PostInspector", seat, 2 | before))
    elif t.unused_inspectors():
        t.inspected.add(tile)
    else:
        t.agenda.append(("RecallInspector", seat, NAMES.index(tile) | before))


def post(t: Table, seat: int, tile: str, detail: int) -> None:
    """One of the Princess's Inspectors: an unused one, or one to be taken from another tile."""
    left = detail & 15
    if left > 1:
        t.agenda.append(("PostInspector", seat, detail - 1))
    if t.unused_inspectors():
        t.inspected.add(tile)
    else:
        t.agenda.append(("RecallInspector", seat, NAMES.index(tile) | detail >> 4 << 4))


def go_on(t: Table) -> None:
    """Spec 5 and 8: skip what is impossible, end and begin turns, until someone must choose."""
    while t.agenda:
        name, seat, _ = t.agenda[-1]
        if name == "Turn":
            t.agenda.pop()
            begin_turn(t, seat)
        elif name == "EndTurn":
            t.agenda.pop()
            end_turn(t, seat)
        elif legal(t):
            return
        else:
            t.agenda.pop()


def begin_turn(t: Table, seat: int) -> None:
    t.agenda.append(("EndTurn", seat, 0))
    first = TILE_ACTION | RESCUER_ACTION | ANOTHER_FOLLOWS
    if any(True for _ in actions(t, seat, first)):
        t.agenda.append(("Act", seat, first))
    elif placements(t, seat):
        t.agenda.append(("Fallback", seat, 0))
    elif any(True for _ in actions(t, seat, TILE_ACTION)):
        t.agenda.append(("Act", seat, TILE_ACTION))
    else:
        t.agenda.append(("PassTurn", seat, 0))
        return
    t.passes = 0


def end_turn(t: Table, seat: int) -> None:
    t.turns += 1
    following = (seat + 1) % t.seats
    round_is_over = following == t.starter
    goal_reached = any(t.score(player) >= GOAL for player in range(t.seats))
    capped = t.cap > 0 and t.turns >= t.cap
    if t.passes < t.seats and not (round_is_over and (goal_reached or capped)):
        t.agenda.append(("Turn", following, 0))

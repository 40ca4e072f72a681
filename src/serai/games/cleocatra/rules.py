"""The rules of Cleocatra (Sunrise Tornado Game Studio, 2020), one class per step of the rulebook.

The rulebook has no page numbers; sections are cited by name. "Ruling A…" is in the game's rulings page.
"""

from typing import Any, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core import bits
from serai.core.state import NOT_NOW, OK, Automatic, Chance, Game, Step
from serai.games.cleocatra.catalogue import (
    CATALOGUE,
    CELL_APART,
    CELL_TAKEN,
    DISPATCH,
    DRAW,
    HERD,
    INSPECTOR_JUST_PLACED,
    INSPECTOR_THERE,
    LAY,
    MAFDET_MOVE,
    NO_INSPECTOR_THERE,
    NO_SECOND_ACTION,
    NOT_ON_TABLE,
    NOT_TO_CHOOSE,
    PASS,
    PLACE,
    POST,
    RECALL,
    REGROUP,
    RESCUE,
    SAME_CELL,
    SCORE,
    SCOUT,
    SEARCH,
    START,
    SWAP,
    TEAM,
)
from serai.games.cleocatra.components import (
    CLEOCATRA,
    COLOUR_OF,
    COLOURS,
    GOAL,
    MIDDLE,
    MOST_SEATS,
    MUT,
    NONE,
    PRINCESS,
    TILES,
    TILES_OF,
)
from serai.games.cleocatra.legality import (
    AND_ANOTHER,
    BONUS,
    FIRST,
    IN_SETUP,
    LAID,
    LONE,
    SECOND,
    alone_in_last_place,
    area,
    best_score,
    can_begin,
    colour_to_choose,
    colours_in,
    free_cells,
    helpers_of,
    laid_tile,
    leaves_second_action,
    listed,
    open_actions,
    placement_helps,
    placements,
    why_act,
    why_place,
)
from serai.games.cleocatra.state import BONUS_POINTS, CATS, HELPERS, LINES, Cleocatra

CHOOSE_STARTER: Final[i64] = 0
DRAW_TILE: Final[i64] = 1
LAY_TILE: Final[i64] = 2
TURN: Final[i64] = 3
ACT: Final[i64] = 4
CHOOSE_SCORED: Final[i64] = 5
SCORING: Final[i64] = 6
RECALL_INSPECTOR: Final[i64] = 7
POST_INSPECTOR: Final[i64] = 8
FALLBACK: Final[i64] = 9
PASS_TURN: Final[i64] = 10
END_TURN: Final[i64] = 11


class ChooseStarter(Chance[Cleocatra]):
    """Somebody starts (Game setup): whoever last hugged a cat, or here, a random seat (ruling R1)."""

    def why(self, s: Cleocatra, seat: i64, arg: i64, action: i64) -> i64:
        return OK if START.base <= action < START.base + s.game.seats else NOT_NOW

    def legal(self, s: Cleocatra, seat: i64, arg: i64) -> vec[i64]:
        return listed(START.base, (1 << s.game.seats) - 1)

    def apply(self, s: Cleocatra, seat: i64, arg: i64, action: i64) -> None:
        set_up(s, action - START.base)


class DrawTile(Chance[Cleocatra]):
    """A tile is drawn from the pile (Game setup, Scout). Tiles of a colour are alike.

    The very first one is laid in the middle of the table.
    """

    def why(self, s: Cleocatra, seat: i64, arg: i64, action: i64) -> i64:
        if not DRAW.base <= action < DRAW.end:
            return NOT_NOW
        return OK if s.pile & TILES_OF[action - DRAW.base] else NOT_NOW

    def legal(self, s: Cleocatra, seat: i64, arg: i64) -> vec[i64]:
        colours = vec[i64](capacity=5)
        for colour in range(COLOURS):
            if s.pile & TILES_OF[colour]:
                colours = append(colours, DRAW.base + colour)
        return colours

    def weight(self, s: Cleocatra, seat: i64, arg: i64, outcome: i64) -> i64:
        return bits.size(s.pile & TILES_OF[outcome - DRAW.base])

    def apply(self, s: Cleocatra, seat: i64, arg: i64, action: i64) -> None:
        tile = bits.lowest(s.pile & TILES_OF[action - DRAW.base])
        s.pile &= ~(1 << tile)
        s.hand = tile
        if s.tiles == 0:
            lay_hand(s, seat, arg, MIDDLE)
        else:
            s.push(LAY_TILE, seat, arg)


class LayTile(Step[Cleocatra]):
    """A drawn or lifted tile goes face up beside at least one other, elsewhere than it was (Scout, Search).

    In the setup a Rescuer of the player is put on it. As the first action of a turn it must leave a
    second one possible (Turn).
    """

    def why(self, s: Cleocatra, seat: i64, arg: i64, action: i64) -> i64:
        if not LAY.base <= action < LAY.end:
            return NOT_NOW
        cell = action - LAY.base
        if s.grid[cell] != NONE:
            return CELL_TAKEN
        if cell == s.origin:
            return SAME_CELL
        if s.touching(cell) == 0:
            return CELL_APART
        if arg & AND_ANOTHER and not leaves_second_action(s, seat, s.hand, cell):
            return NO_SECOND_ACTION
        return OK

    def legal(self, s: Cleocatra, seat: i64, arg: i64) -> vec[i64]:
        actions = vec[i64](capacity=16)
        for cell in free_cells(s):
            if self.why(s, seat, arg, LAY.base + cell) == OK:
                actions = append(actions, LAY.base + cell)
        return actions

    def apply(self, s: Cleocatra, seat: i64, arg: i64, action: i64) -> None:
        lay_hand(s, seat, arg, action - LAY.base)


class Turn(Automatic[Cleocatra]):
    """A turn is two actions (Turn). A player who has no first action falls back to placing a Rescuer.

    If not even that is possible, a Tile action alone; if nothing is, the player passes (ruling A45).
    """

    def run(self, s: Cleocatra, seat: i64, arg: i64) -> None:
        s.push(END_TURN, seat)
        if can_begin(s, seat):
            s.push(ACT, seat, FIRST)
        elif len(placements(s, seat)) > 0:
            s.push(FALLBACK, seat)
        elif len(open_actions(s, seat, LONE)) > 0:
            s.push(ACT, seat, LONE)
        else:
            s.push(PASS_TURN, seat)
            return
        s.passes = 0


class Act(Step[Cleocatra]):
    """One action: a Tile action or a Rescuer action, as `arg` allows (Tile action, Rescuer action).

    The patterns are Tile then Rescuer, or Rescuer then Rescuer; a Rescue as first action ends the turn.
    """

    def why(self, s: Cleocatra, seat: i64, arg: i64, action: i64) -> i64:
        return why_act(s, seat, arg, action)

    def legal(self, s: Cleocatra, seat: i64, arg: i64) -> vec[i64]:
        return open_actions(s, seat, arg)

    def apply(self, s: Cleocatra, seat: i64, arg: i64, action: i64) -> None:
        another = arg & AND_ANOTHER
        if SCOUT.base <= action < SCOUT.end:
            s.push(DRAW_TILE, seat, another)
        elif SEARCH.base <= action < SEARCH.end:
            take_tile(s, seat, another, action - SEARCH.base)
        elif MAFDET_MOVE.base <= action < MAFDET_MOVE.end:
            take_tile(s, seat, another, action - MAFDET_MOVE.base)
        elif RESCUE.base <= action < RESCUE.end:
            continue_rescue(s, seat, action - RESCUE.base, 0)
        else:
            if another:
                s.push(ACT, seat, SECOND)
            if DISPATCH.base <= action < DISPATCH.end:
                s.move_rescuer(seat, NONE, laid_tile(arg))
            elif TEAM.base <= action < TEAM.end:
                s.move_rescuer(seat, NONE, action - TEAM.base)
            elif HERD.base <= action < HERD.end:
                s.move_rescuer(seat, (action - HERD.base) // TILES, (action - HERD.base) % TILES)
            else:
                pair = (action - SWAP.base) // MOST_SEATS
                s.swap_rescuers(seat, pair // TILES, (action - SWAP.base) % MOST_SEATS, pair % TILES)


class ChooseScored(Step[Cleocatra]):
    """Of several tiles of one colour in the area one is scored; the player says which (Score, example 4b).

    `arg` is the scoring tile and the set of tiles chosen so far. Asked only where a Helper depends on it.
    """

    def why(self, s: Cleocatra, seat: i64, arg: i64, action: i64) -> i64:
        if not SCORE.base <= action < SCORE.end:
            return NOT_NOW
        return OK if self.candidates(s, seat, arg) >> (action - SCORE.base) & 1 else NOT_TO_CHOOSE

    def candidates(self, s: Cleocatra, seat: i64, arg: i64) -> i64:
        centre = arg & 0xF
        return area(s, centre) & TILES_OF[colour_to_choose(s, seat, centre, arg >> 4)]

    def legal(self, s: Cleocatra, seat: i64, arg: i64) -> vec[i64]:
        return listed(SCORE.base, self.candidates(s, seat, arg))

    def apply(self, s: Cleocatra, seat: i64, arg: i64, action: i64) -> None:
        continue_rescue(s, seat, arg & 0xF, arg >> 4 | 1 << (action - SCORE.base))


class Scoring(Automatic[Cleocatra]):
    """A point per colour in the area and per Helper on a scored tile (Score 1 and 2).

    The scoring Rescuer and its Helpers go home; an Inspector comes to the scoring tile, from another tile
    if none is unused (Score 3 and 4). Advanced: Cleocatra pays a point more and gives the one player who
    was last a bonus action after this turn, Mut's Rescuer stays, Princess posts two Inspectors instead.
    """

    def run(self, s: Cleocatra, seat: i64, arg: i64) -> None:
        centre = arg & 0xF
        power: i64 = COLOUR_OF[centre] if s.advanced else NONE
        helpers = helpers_of(s, seat, centre, arg >> 4)
        if power == CLEOCATRA:
            last = alone_in_last_place(s)
            if last != NONE:
                s.push(ACT, last, BONUS)  # below the Inspectors, above the end of the turn
            gain(s, seat, BONUS_POINTS, 1)
        gain(s, seat, CATS, colours_in(area(s, centre)))
        gain(s, seat, HELPERS, bits.size(helpers))
        s.rescuers[seat] &= ~helpers
        if power != MUT:
            s.rescuers[seat] &= ~(1 << centre)
        if power == PRINCESS:
            s.push(POST_INSPECTOR, seat, 2 | s.inspectors << 4)
        else:
            bring_inspector(s, seat, centre, s.inspectors)


class RecallInspector(Step[Cleocatra]):
    """No Inspector is unused: the scorer takes one from another tile (Score 3).

    `arg` is the tile it goes to and the set of tiles that had one when the scoring began.
    """

    def why(self, s: Cleocatra, seat: i64, arg: i64, action: i64) -> i64:
        if not RECALL.base <= action < RECALL.end:
            return NOT_NOW
        tile = action - RECALL.base
        if not s.inspectors >> tile & 1:
            return NO_INSPECTOR_THERE
        return OK if arg >> 4 >> tile & 1 else INSPECTOR_JUST_PLACED

    def legal(self, s: Cleocatra, seat: i64, arg: i64) -> vec[i64]:
        actions = vec[i64](capacity=4)
        for action in range(RECALL.base, RECALL.end):
            if self.why(s, seat, arg, action) == OK:
                actions = append(actions, action)
        return actions

    def apply(self, s: Cleocatra, seat: i64, arg: i64, action: i64) -> None:
        s.inspectors &= ~(1 << (action - RECALL.base))
        s.inspectors |= 1 << (arg & 0xF)


class PostInspector(Step[Cleocatra]):
    """Princess: two Inspectors go to two different tiles of the scorer's choice (Tile abilities).

    To tiles that had none when the scoring began, her own included (ruling A34); `arg` is how many are
    left to post and the set of tiles that had one.
    """

    def why(self, s: Cleocatra, seat: i64, arg: i64, action: i64) -> i64:
        if not POST.base <= action < POST.end:
            return NOT_NOW
        tile = action - POST.base
        if not s.tiles >> tile & 1:
            return NOT_ON_TABLE
        return INSPECTOR_THERE if (s.inspectors | arg >> 4) >> tile & 1 else OK

    def legal(self, s: Cleocatra, seat: i64, arg: i64) -> vec[i64]:
        actions = vec[i64](capacity=16)
        for action in range(POST.base, POST.end):
            if self.why(s, seat, arg, action) == OK:
                actions = append(actions, action)
        return actions

    def apply(self, s: Cleocatra, seat: i64, arg: i64, action: i64) -> None:
        before = arg >> 4
        if arg & 0xF > 1:
            s.push(POST_INSPECTOR, seat, (arg & 0xF) - 1 | before << 4)
        bring_inspector(s, seat, action - POST.base, before)


class Fallback(Step[Cleocatra]):
    """A player without a first action places a Rescuer on any tile with room, then acts with one (Turn).

    With an empty supply one of the own Rescuers is moved there (ruling A24). If some placements leave a
    Rescuer action, only those are open (ruling A25).
    """

    def why(self, s: Cleocatra, seat: i64, arg: i64, action: i64) -> i64:
        return why_place(s, seat, action, placement_helps(s, seat))

    def legal(self, s: Cleocatra, seat: i64, arg: i64) -> vec[i64]:
        return placements(s, seat)

    def apply(self, s: Cleocatra, seat: i64, arg: i64, action: i64) -> None:
        if action < PLACE.end:
            s.move_rescuer(seat, NONE, action - PLACE.base)
        else:
            s.move_rescuer(seat, (action - REGROUP.base) // TILES, (action - REGROUP.base) % TILES)
        s.push(ACT, seat, SECOND)


class PassTurn(Step[Cleocatra]):
    """Nothing at all can be done, not even a Tile action alone: the player passes (ruling A45)."""

    def why(self, s: Cleocatra, seat: i64, arg: i64, action: i64) -> i64:
        return OK if action == PASS.base else NOT_NOW

    def legal(self, s: Cleocatra, seat: i64, arg: i64) -> vec[i64]:
        return vec[i64]([PASS.base])

    def apply(self, s: Cleocatra, seat: i64, arg: i64, action: i64) -> None:
        s.passes += 1


class EndTurn(Automatic[Cleocatra]):
    """Play passes clockwise. The round in which someone has 23 points is the last (End game).

    The game also ends when all players have passed in a row (ruling A45), and at the end of the round in
    which the optional cap on turns is reached (ruling A43).
    """

    def run(self, s: Cleocatra, seat: i64, arg: i64) -> None:
        s.turns += 1
        if s.passes == s.game.seats:
            return
        following = (seat + 1) % s.game.seats
        if following == s.starter:
            if best_score(s) >= GOAL:
                return
            if s.cap and s.turns >= s.cap:
                return
        s.push(TURN, following)


def set_up(s: Cleocatra, starter: i64) -> None:
    """From the starting player on, each draws and lays a tile with a Rescuer on it, then turns begin."""
    s.starter = starter
    s.push(TURN, starter)
    for later in range(s.game.seats):
        s.push(DRAW_TILE, (starter - 1 - later) % s.game.seats, IN_SETUP)


def take_tile(s: Cleocatra, seat: i64, another: i64, tile: i64) -> None:
    """Lift a tile, to be laid elsewhere."""
    s.hand = tile
    s.origin = s.cell[tile]
    s.lift(tile)
    s.push(LAY_TILE, seat, another)


def lay_hand(s: Cleocatra, seat: i64, arg: i64, cell: i64) -> None:
    """Lay the tile in hand; then a Rescuer comes with it in the setup, or a second action follows."""
    tile = s.hand
    s.lay(tile, cell)
    s.hand = NONE
    s.origin = NONE
    if arg & IN_SETUP:
        s.rescuers[seat] |= 1 << tile
    elif arg & AND_ANOTHER:
        s.push(ACT, seat, SECOND | (tile + 1) << LAID)


def continue_rescue(s: Cleocatra, seat: i64, centre: i64, chosen: i64) -> None:
    """Ask which tile of a colour is scored where it matters, then score."""
    if colour_to_choose(s, seat, centre, chosen) == NONE:
        s.push(SCORING, seat, centre | chosen << 4)
    else:
        s.push(CHOOSE_SCORED, seat, centre | chosen << 4)


def gain(s: Cleocatra, seat: i64, line: i64, points: i64) -> None:
    s.score[seat] += points
    s.sheet[seat * LINES + line] += points


def bring_inspector(s: Cleocatra, seat: i64, tile: i64, before: i64) -> None:
    """Put an unused Inspector on a tile, or ask for one that was on the table before."""
    if s.unused_inspectors() > 0:
        s.inspectors |= 1 << tile
    else:
        s.push(RECALL_INSPECTOR, seat, tile | before << 4)


def new_game(seats: int, options: dict[str, int]) -> Cleocatra:
    """A table laid for so many seats; options by number: mode, start (0 is random, else a seat + 1), cap."""
    game = Game("cleocatra", seats, options, CATALOGUE)
    steps: dict[int, Step[Any]] = {
        int(CHOOSE_STARTER): ChooseStarter(),
        int(DRAW_TILE): DrawTile(),
        int(LAY_TILE): LayTile(),
        int(TURN): Turn(),
        int(ACT): Act(),
        int(CHOOSE_SCORED): ChooseScored(),
        int(SCORING): Scoring(),
        int(RECALL_INSPECTOR): RecallInspector(),
        int(POST_INSPECTOR): PostInspector(),
        int(FALLBACK): Fallback(),
        int(PASS_TURN): PassTurn(),
        int(END_TURN): EndTurn(),
    }
    game.play_by(steps)
    s = Cleocatra(game)
    s.deal()
    start = options["start"]
    if start > seats:
        raise ValueError(f"option start: there is no seat {start - 1} among {seats} players")
    if start == 0:
        s.push(CHOOSE_STARTER)
    else:
        set_up(s, start - 1)
    s.settle()
    return s

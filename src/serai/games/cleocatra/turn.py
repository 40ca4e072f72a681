"""A turn of two actions, the fallback where none can begin it, and passing (Turn)."""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core import graph, sheet
from serai.core.actions import NOT_NOW, OK, one_of
from serai.core.rows import MOST
from serai.core.shapes import AnyOf, Choose, ChoosePair
from serai.core.state import Automatic
from serai.games.cleocatra import catalogue as verbs
from serai.games.cleocatra import components as box
from serai.games.cleocatra import legality, rescuers, tiles
from serai.games.cleocatra.catalogue import CATALOGUE, STEPS
from serai.games.cleocatra.legality import ACT, AND_ANOTHER, RESCUER_ACTION, TILE_ACTION
from serai.games.cleocatra.state import Cleocatra

HAS_FIRST_ACTION: Final[i64] = CATALOGUE.reason("has-first-action", "fallback")
CANNOT_PASS: Final[i64] = CATALOGUE.reason("cannot-pass", "passing")
PLACE_FIRST: Final[i64] = CATALOGUE.reason("place-first", "fallback")
SUPPLY_FIRST: Final[i64] = CATALOGUE.reason("supply-first", "fallback")


class Turn(Automatic[Cleocatra]):
    """A turn is two actions (Turn). A player who has no first action falls back to placing a Rescuer.

    If not even that is possible, a Tile action alone; if nothing is, the player passes (ruling A45).
    """

    def run(self, s: Cleocatra, seat: i64, arg: i64) -> None:
        s.push(END_TURN, seat)
        if can_begin(s, seat):
            s.push(ACT, seat, legality.FIRST)
        elif len(placements(s, seat)) > 0:
            s.push(FALLBACK, seat)
        elif len(open_actions(s, seat, legality.LONE)) > 0:
            s.push(ACT, seat, legality.LONE)
        else:
            s.push(PASS_TURN, seat)
            return
        s.passes = 0


TURN: Final[i64] = STEPS.add(Turn())


OF_TILES: Final = [verbs.SCOUT, verbs.SEARCH, verbs.MAFDET_MOVE, verbs.SWAP]
OF_RESCUERS: Final = [verbs.DISPATCH, verbs.TEAM, verbs.HERD, verbs.RESCUE]
ADVANCED: Final = [verbs.MAFDET_MOVE, verbs.SWAP, verbs.HERD]


class Act(AnyOf[Cleocatra]):
    """One action: a Tile action or a Rescuer action, as `arg` allows (Tile action, Rescuer action).

    The patterns are Tile then Rescuer, or Rescuer then Rescuer; a Rescue as first action ends the turn.
    """

    def why(self, s: Cleocatra, seat: i64, arg: i64, action: i64) -> i64:
        if not s.advanced and one_of(ADVANCED, action):
            return legality.ADVANCED_ONLY
        if not TILE_ACTION.of(arg) and one_of(OF_TILES, action):
            return tiles.TILE_ACTION_FIRST
        if not RESCUER_ACTION.of(arg) and one_of(OF_RESCUERS, action):
            return rescuers.ONLY_TILE_ACTION
        return super().why(s, seat, arg, action)

    def otherwise(self, s: Cleocatra, seat: i64, arg: i64, action: i64) -> i64:
        if verbs.PASS.has(action):
            return CANNOT_PASS
        is_placing = one_of([verbs.PLACE, verbs.REGROUP], action)
        return HAS_FIRST_ACTION if is_placing and AND_ANOTHER.of(arg) else NOT_NOW

    def legal(self, s: Cleocatra, seat: i64, arg: i64) -> vec[i64]:
        """As the parts would list it; only what can be named is asked about."""
        return open_actions(s, seat, arg)


SCOUT: Final = tiles.Scout(verbs.SCOUT)
SEARCH: Final = tiles.Search(verbs.SEARCH)
MAFDET: Final = tiles.Mafdet(verbs.MAFDET_MOVE)
BASTET: Final = tiles.Bastet(verbs.SWAP)
DISPATCH: Final = rescuers.Dispatch(verbs.DISPATCH)
TEAM_UP: Final = rescuers.TeamUp(verbs.TEAM)
HERD: Final = rescuers.Herd(verbs.HERD)
RESCUE: Final = rescuers.Rescue(verbs.RESCUE)
STEPS.add(Act([SCOUT, SEARCH, MAFDET, BASTET, DISPATCH, TEAM_UP, HERD, RESCUE]))


class Place(Choose[Cleocatra]):
    """The fallback: place a Rescuer from the supply on any tile with room, then act with one (Turn)."""

    def against(self, s: Cleocatra, seat: i64, arg: i64, tile: i64) -> i64:
        return why_place(s, seat, box.NONE, tile, placement_helps(s, seat))

    def choose(self, s: Cleocatra, seat: i64, arg: i64, tile: i64) -> None:
        s.move_rescuer(seat, box.NONE, tile)
        s.push(ACT, seat, legality.SECOND)


class Regroup(ChoosePair[Cleocatra]):
    """With an empty supply one of the own Rescuers is moved there instead (ruling A24)."""

    def against_pair(self, s: Cleocatra, seat: i64, arg: i64, start: i64, tile: i64) -> i64:
        return why_place(s, seat, start, tile, placement_helps(s, seat))

    def choose_pair(self, s: Cleocatra, seat: i64, arg: i64, start: i64, tile: i64) -> None:
        s.move_rescuer(seat, start, tile)
        s.push(ACT, seat, legality.SECOND)


class Fallback(AnyOf[Cleocatra]):
    """A player without a first action places a Rescuer on any tile with room, then acts with one (Turn).

    If some placements leave a Rescuer action, only those are open (ruling A25).
    """

    def otherwise(self, s: Cleocatra, seat: i64, arg: i64, action: i64) -> i64:
        return PLACE_FIRST

    def legal(self, s: Cleocatra, seat: i64, arg: i64) -> vec[i64]:
        return placements(s, seat)


FALLBACK: Final[i64] = STEPS.add(Fallback([Place(verbs.PLACE), Regroup(verbs.REGROUP)]))


class PassTurn(Choose[Cleocatra]):
    """Nothing at all can be done, not even a Tile action alone: the player passes (ruling A45)."""

    def choose(self, s: Cleocatra, seat: i64, arg: i64, _: i64) -> None:
        s.passes += 1


PASS_TURN: Final[i64] = STEPS.add(PassTurn(verbs.PASS))


class EndTurn(Automatic[Cleocatra]):
    """Play passes clockwise. The round in which someone has 23 points is the last; most points win (End).

    The game also ends when all players have passed in a row (ruling A45), and at the end of the round in
    which the optional cap on turns is reached (ruling A43).
    """

    def run(self, s: Cleocatra, seat: i64, arg: i64) -> None:
        s.turns = min(s.turns + 1, MOST)
        following = (seat + 1) % s.game.seats
        is_last = following == s.starter and (sheet.best(s.score) >= box.GOAL or 0 < s.cap <= s.turns)
        if s.passes != s.game.seats and not is_last:
            s.push(TURN, following)


END_TURN: Final[i64] = STEPS.add(EndTurn())


def open_actions(s: Cleocatra, seat: i64, arg: i64) -> vec[i64]:
    """Every action of a turn that is possible, ascending; `arg` as in Act."""
    actions = vec[i64](capacity=32)
    own = s.rescuers[seat]
    if TILE_ACTION.of(arg):
        actions = SCOUT.add_legal(s, seat, arg, actions)
        unoccupied = s.tiles & ~legality.occupied(s)
        for tile in range(box.TILES):
            if unoccupied >> tile & 1 and SEARCH.against(s, seat, arg, tile) == OK:
                actions = append(actions, verbs.SEARCH.of(tile))
    if RESCUER_ACTION.of(arg):
        actions = DISPATCH.add_legal(s, seat, arg, actions)
        near = graph.step(s.beside, own)
        for tile in range(box.TILES):
            if near >> tile & 1 and TEAM_UP.against(s, seat, arg, tile) == OK:
                actions = append(actions, verbs.TEAM.of(tile))
        for tile in range(box.TILES):
            if own >> tile & 1 and RESCUE.against(s, seat, arg, tile) == OK:
                actions = append(actions, verbs.RESCUE.of(tile))
    if not s.advanced:
        return actions
    if RESCUER_ACTION.of(arg):
        for start in range(box.TILES):
            if own >> start & 1:
                for tile in range(box.TILES):
                    if s.beside[start] >> tile & 1 and HERD.against_pair(s, seat, arg, start, tile) == OK:
                        actions = append(actions, verbs.HERD.of(start, tile))
    if TILE_ACTION.of(arg):
        for tile in range(box.TILES):
            if box.TILES_OF[box.MAFDET] >> tile & 1 and MAFDET.against(s, seat, arg, tile) == OK:
                actions = append(actions, verbs.MAFDET_MOVE.of(tile))
        for mine in range(box.TILES):
            if own & box.TILES_OF[box.BASTET] & 1 << mine:
                for theirs in range(box.TILES):
                    for other in range(s.game.seats):
                        swap = verbs.SWAP.of(mine, theirs, other)
                        if s.rescuers[other] >> theirs & 1 and BASTET.why(s, seat, arg, swap) == OK:
                            actions = append(actions, swap)
    return actions


def can_begin(s: Cleocatra, seat: i64) -> bool:
    """Whether the seat has a first action, the look-ahead rule included."""
    if s.rescuers[seat] & ~s.inspectors:
        return True  # a Rescue
    return len(open_actions(s, seat, legality.FIRST)) > 0


def why_place(s: Cleocatra, seat: i64, start: i64, tile: i64, must_help: bool) -> i64:
    """The fallback's placement, from a tile or the supply; `must_help`: it must leave a Rescuer action."""
    if start == box.NONE and s.supply(seat) == 0:
        return legality.SUPPLY_EMPTY
    if start != box.NONE and s.supply(seat) > 0:
        return SUPPLY_FIRST
    if start != box.NONE and not s.rescuers[seat] >> start & 1:
        return legality.NO_RESCUER_THERE
    reason = legality.why_no_room(s, seat, tile)
    return legality.why_stuck(s, seat, start, tile) if reason == OK and must_help else reason


def placement_helps(s: Cleocatra, seat: i64) -> bool:
    """Whether some fallback placement leaves a Rescuer action."""
    return len(placed(s, seat, True)) > 0


def placements(s: Cleocatra, seat: i64) -> vec[i64]:
    """The fallback placements open to the seat: only those that help, if any does."""
    helpful = placed(s, seat, True)
    return helpful if len(helpful) > 0 else placed(s, seat, False)


def placed(s: Cleocatra, seat: i64, must_help: bool) -> vec[i64]:
    """The fallback placements that are possible, ascending."""
    actions = vec[i64](capacity=16)
    for tile in range(box.TILES):
        if why_place(s, seat, box.NONE, tile, must_help) == OK:
            actions = append(actions, verbs.PLACE.of(tile))
    for start in range(box.TILES):
        for tile in range(box.TILES):
            if why_place(s, seat, start, tile, must_help) == OK:
                actions = append(actions, verbs.REGROUP.of(start, tile))
    return actions

"""Moving: a pile is picked up and dropped one by one along a path, so that the last one meets its tribe.

Whether a begun move can be completed is exact and needs no search: where a walk can end depends on the land
alone, which tribes match depends on the board alone, and they meet only on the last tile.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.actions import OK
from serai.core.grid import SIDES
from serai.core.shapes import AnyOf, Choose, ChoosePair
from serai.core.state import Automatic
from serai.games.five_tribes import catalogue as verbs
from serai.games.five_tribes import components as box
from serai.games.five_tribes import control, powers, tiles, tribes
from serai.games.five_tribes.catalogue import CATALOGUE, STEPS
from serai.games.five_tribes.land import LIFTED, STATES
from serai.games.five_tribes.state import DROPS_IN_A_WORD, NO_MOVE, Tribes

NO_MEEPLES: Final[i64] = CATALOGUE.reason("no-meeples", "pick-up")
NOT_COMPLETABLE: Final[i64] = CATALOGUE.reason("not-completable", "pick-up")
ROUND_STUCK: Final[i64] = CATALOGUE.reason("round-stuck", "end")
NOT_IN_HAND: Final[i64] = CATALOGUE.reason("not-in-hand", "colours")
NOT_BESIDE: Final[i64] = CATALOGUE.reason("not-beside", "steps")
NO_TILE: Final[i64] = CATALOGUE.reason("no-tile", "steps")
IS_LAKE: Final[i64] = CATALOGUE.reason("is-lake", "lake")
IS_CHASM: Final[i64] = CATALOGUE.reason("is-chasm", "mountains")
MOUNTAIN: Final[i64] = CATALOGUE.reason("mountain", "mountains")
STRAIGHT_BACK: Final[i64] = CATALOGUE.reason("straight-back", "steps")
LAST_MUST_MATCH: Final[i64] = CATALOGUE.reason("last-must-match", "colours")
DEAD_END: Final[i64] = CATALOGUE.reason("dead-end", "colours")
MOVING_NOW: Final[i64] = CATALOGUE.reason("moving-now", "moving")


class PickUp(Choose[Tribes]):
    """All meeples of a tile are picked up, if they can be dropped to the end (Moving meeples)."""

    def against(self, s: Tribes, seat: i64, arg: i64, cell: i64) -> i64:
        return why_pick_up(s, cell)

    def choose(self, s: Tribes, seat: i64, arg: i64, cell: i64) -> None:
        pile = s.piles[cell]
        s.hand = pile
        s.piles[cell] = 0
        for tribe in range(box.TRIBES):
            s.stands[tribe] &= ~box.ONE[cell]
        s.start = cell
        s.place = cell
        s.side = LIFTED
        s.drops = 0
        s.push(DROP_ONE, seat)


class Drop(ChoosePair[Tribes]):
    """One meeple is dropped on a neighbour: never diagonally, never straight back (Moving meeples).

    The last one must meet its own tribe there; a meeple dropped earlier in this move counts (ruling F3).
    """

    def against_pair(self, s: Tribes, seat: i64, arg: i64, tribe: i64, cell: i64) -> i64:
        return why_drop(s, tribe, cell)

    def choose_pair(self, s: Tribes, seat: i64, arg: i64, tribe: i64, cell: i64) -> None:
        drop(s, seat, tribe, cell)


class DropOne(AnyOf[Tribes]):
    """The next meeple of the move; the Flying Carpet may still be used (Moving meeples)."""

    def otherwise(self, s: Tribes, seat: i64, arg: i64, action: i64) -> i64:
        return MOVING_NOW

    def legal(self, s: Tribes, seat: i64, arg: i64) -> vec[i64]:
        """As the parts would list it, but only neighbours are asked about: nothing is asked more often."""
        actions = vec[i64](capacity=24)
        flies = s.carpet and box.height(s.hand) == 1
        nearby: i64 = 0
        for side in range(SIDES):
            cell = s.land.beyond[s.place * SIDES + side]
            if cell != box.NONE and side != s.side ^ 1:
                nearby |= box.ONE[cell]
        for tribe in range(box.TRIBES):
            if box.of_tribe(s.hand, tribe):
                cells = s.stands[tribe] if flies else nearby
                row = verbs.DROP.of(tribe)
                cell = 0
                while cells:
                    if cells & 1 and why_drop(s, tribe, cell) == OK:
                        actions = append(actions, row + cell)
                    cells >>= 1
                    cell += 1
        for part in self.parts[1:]:
            actions = part.add_legal(s, seat, arg, actions)
        return actions


class BeforeMove(Automatic[Tribes]):
    """Whoever can move must, once powers have been used; if nobody can, nobody moves any more (F1).

    A Carpet that has not been announced is no legal move. Later players of the round do not move either.
    """

    def run(self, s: Tribes, seat: i64, arg: i64) -> None:
        if not s.stuck and can_move(s):
            s.push(MOVE, seat)
        else:
            s.push(REACH_MOVE, seat)
            s.push(powers.WINDOW, seat, powers.NO_MOVE_YET)


BEFORE_MOVE: Final[i64] = STEPS.add(BeforeMove())


class ReachMove(Automatic[Tribes]):
    """A player reaches the move without one: the game ends after this round (End of the game)."""

    def run(self, s: Tribes, seat: i64, arg: i64) -> None:
        if s.moved:
            return
        s.stuck = True
        if not s.ending:
            s.ending = NO_MOVE


REACH_MOVE: Final[i64] = STEPS.add(ReachMove())


class Move(AnyOf[Tribes]):
    """Pick up a pile, or use djinns and items before (A player's turn)."""

    def apply(self, s: Tribes, seat: i64, arg: i64, action: i64) -> None:
        if not verbs.MOVE.has(action):
            s.push(BEFORE_MOVE, seat)
        super().apply(s, seat, arg, action)


MOVE: Final[i64] = STEPS.add(
    Move(
        [PickUp(verbs.MOVE), powers.UseDjinn(verbs.USE), powers.WieldItem(verbs.WIELD)],
    )
)
DROP_ONE: Final[i64] = STEPS.add(DropOne([Drop(verbs.DROP), powers.WieldCarpet(verbs.WIELD)]))


def drop(s: Tribes, seat: i64, tribe: i64, cell: i64) -> None:
    """Drop a meeple; Marid's owner is paid for it; with the last one the move is over."""
    side = LIFTED
    for ahead in range(SIDES):
        if s.land.beyond[s.place * SIDES + ahead] == cell:
            side = ahead
    # A meeple that flies is the last one, and then the path is forgotten.
    s.path[s.drops // DROPS_IN_A_WORD] |= (side & 3 | tribe << 2) << (s.drops % DROPS_IN_A_WORD * 5)
    s.drops += 1
    s.hand -= box.MEEPLE[tribe]
    s.add_meeples(cell, tribe, 1)
    s.place = cell
    s.side = side
    marid = s.owner_of_djinn(box.MARID)
    if marid != box.NONE and s.owned[marid] >> cell & 1:
        s.pay_for(box.MARID, seat)
    if s.hand:
        s.push(DROP_ONE, seat)
    else:
        end_move(s, seat, tribe, cell)


def end_move(s: Tribes, seat: i64, tribe: i64, cell: i64) -> None:
    """All meeples of the last one's tribe are taken from the tile, then it may be controlled (F2)."""
    taken = box.of_tribe(s.piles[cell], tribe)
    s.remove_meeples(cell, tribe, taken)
    s.hand = taken * box.MEEPLE[tribe]
    for word in range(i64(len(s.path))):
        s.path[word] = 0
    s.start = box.NONE
    s.side = LIFTED
    s.drops = 0
    s.carpet = False
    s.moved = True
    s.push(tiles.TILE_ACTION, seat)
    s.push(tribes.TRIBE_ACTION, seat)
    s.push(powers.WINDOW, seat)
    control.take_if_empty(s, seat, cell)


# What can be completed


def why_pick_up(s: Tribes, cell: i64) -> i64:
    """A pile may be picked up if its meeples can be dropped to the end."""
    pile = s.piles[cell]
    if pile == 0:
        return NO_TILE if not s.table.cells >> cell & 1 else NO_MEEPLES
    if s.stuck:
        return ROUND_STUCK
    return OK if completes(s, 5 * cell + LIFTED, pile, box.height(pile), box.ONE[cell]) else NOT_COMPLETABLE


def can_move(s: Tribes) -> bool:
    """Whether any pile may be picked up."""
    piles = s.piles
    for cell in range(box.CELLS):
        pile = piles[cell]
        if pile and completes(s, 5 * cell + LIFTED, pile, box.height(pile), box.ONE[cell]):
            return True
    return False


def completes(s: Tribes, state: i64, hand: i64, count: i64, lifted: i64) -> bool:
    """Whether a hand of so many meeples can be dropped to the end from a state of the land.

    `lifted` is the set of cells whose meeples are in the hand, though they still stand there.
    """
    land = s.land
    if land.layers <= count:
        land.prepare(count)
    ends = land.reach[count * STATES + state]
    if s.carpet:
        if not land.reach[(count - 1) * STATES + state]:
            return False
        ends = land.cells
        if hand & box.PAIRS:
            return True
    ends &= ~lifted
    stands = s.stands
    for tribe in range(box.TRIBES):
        if hand >> (box.LANE * tribe) & box.LANE_MASK and stands[tribe] & ends:
            return True
    return hand & box.PAIRS != 0 and land.again[count * STATES + state] != 0


def why_drop(s: Tribes, tribe: i64, cell: i64) -> i64:
    """What speaks against a drop, from the most obvious to whether the move could still be completed."""
    hand = s.hand
    if not box.of_tribe(hand, tribe):
        return NOT_IN_HAND
    count = box.height(hand)
    there = s.stands[tribe] >> cell & 1
    if count == 1 and s.carpet:
        return OK if there else LAST_MUST_MATCH
    land = s.land
    side: i64 = 0
    while side < SIDES and box.BESIDE[s.place * SIDES + side] != cell:
        side += 1
    if side == SIDES:
        return NOT_BESIDE
    if land.beyond[s.place * SIDES + side] != cell:
        if land.cells >> cell & 1:
            return MOUNTAIN
        if land.of_type[box.LAKE] >> cell & 1:
            return IS_LAKE
        return IS_CHASM if land.of_type[box.CHASM] >> cell & 1 else NO_TILE
    if side == s.side ^ 1:
        return STRAIGHT_BACK
    if count == 1:
        return OK if there else LAST_MUST_MATCH
    rest = hand - box.MEEPLE[tribe]
    # This very meeple may be the one that the last of its tribe meets.
    mark = box.of_tribe(rest, tribe) > 0 and not there
    if mark:
        s.stands[tribe] |= box.ONE[cell]
    possible = completes(s, 5 * cell + side, rest, count - 1, 0)
    if mark:
        s.stands[tribe] &= ~box.ONE[cell]
    return OK if possible else DEAD_END


def ends(s: Tribes, tribe: i64) -> i64:
    """The tiles on which the begun move can end with a tribe."""
    number = box.of_tribe(s.hand, tribe)
    if number == 0:
        return 0
    land = s.land
    count = box.height(s.hand)
    land.prepare(count)
    state = 5 * s.place + s.side
    if s.carpet:
        found = s.stands[tribe] if land.reach[(count - 1) * STATES + state] else 0
        if number > 1:
            found |= land.met_by(state, count - 1)
        return found
    found = land.reach[count * STATES + state] & s.stands[tribe]
    if number > 1:
        found |= land.again[count * STATES + state]
    return found


def path_to(s: Tribes, tribe: i64, end: i64) -> vec[i64]:
    """A way to end the begun move on a tile with a tribe: for each drop the cell times eight, and the tribe.

    The order of the other meeples is free; those that are needed for the match are kept to the end.
    """
    land = s.land
    count = box.height(s.hand)
    state = 5 * s.place + s.side
    there = s.stands[tribe] >> end & 1
    flies = s.carpet and not (
        (land.reach[count * STATES + state] >> end & 1 and there)
        or (land.again[count * STATES + state] >> end & 1 and box.of_tribe(s.hand, tribe) > 1)
    )
    loops = not flies and not (land.reach[count * STATES + state] >> end & 1 and there)
    seeks = flies and not there  # a meeple to meet has to be dropped there on the way
    spare = s.hand - box.MEEPLE[tribe]
    if loops or seeks:
        spare -= box.MEEPLE[tribe]
    path = vec[i64](capacity=12)
    for left in range(count - 1, -1, -1):
        if flies and left == 0:
            path = append(path, end * 8 + tribe)
            break
        step = box.NONE
        lays = False
        for side in range(SIDES):
            cell = land.beyond[state // 5 * SIDES + side]
            if cell == box.NONE or (state % 5 != LIFTED and side == state % 5 ^ 1):
                continue
            next_state = 5 * cell + side
            if seeks:
                if cell == end and land.reach[(left - 1) * STATES + next_state]:
                    step = next_state
                    lays = True
                    break
                if left > 1 and step == box.NONE and land.met_by(next_state, left - 1) >> end & 1:
                    step = next_state
            elif flies:
                if land.reach[(left - 1) * STATES + next_state]:
                    step = next_state
                    break
            elif loops:
                if cell == end and land.reach[left * STATES + next_state] >> end & 1 and left:
                    step = next_state
                    lays = True
                    break
                if step == box.NONE and land.again[left * STATES + next_state] >> end & 1:
                    step = next_state
            elif land.reach[left * STATES + next_state] >> end & 1:
                step = next_state
                break
        dropped = tribe
        if lays:
            loops = False
            seeks = False
        elif left:
            dropped = 0
            while not box.of_tribe(spare, dropped):
                dropped += 1
            spare -= box.MEEPLE[dropped]
        path = append(path, step // 5 * 8 + dropped)
        state = step
    return path

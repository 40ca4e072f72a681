"""Rescuer actions: Dispatch, Team up, Herd and Rescue, and how a Rescue scores (Rescuer action, Score)."""

from typing import Final

from mypy_extensions import i64

from serai.core import bits, sheet
from serai.core.actions import OK
from serai.core.details import Detail
from serai.core.shapes import Choose, ChoosePair
from serai.core.state import Automatic
from serai.games.cleocatra import catalogue as verbs
from serai.games.cleocatra import components as box
from serai.games.cleocatra import legality
from serai.games.cleocatra import state as at
from serai.games.cleocatra.catalogue import CATALOGUE, STEPS
from serai.games.cleocatra.state import Cleocatra

ONLY_TILE_ACTION: Final[i64] = CATALOGUE.reason("only-tile-action", "fallback")
NOTHING_LAID: Final[i64] = CATALOGUE.reason("nothing-laid", "dispatch")
NOT_BESIDE_YOURS: Final[i64] = CATALOGUE.reason("not-beside-yours", "team-up")
INSPECTED: Final[i64] = CATALOGUE.reason("inspected", "inspectors")
NOT_ADJACENT: Final[i64] = CATALOGUE.reason("not-adjacent", "herd")
NOT_TO_CHOOSE: Final[i64] = CATALOGUE.reason("not-to-choose", "rescue")
NO_INSPECTOR_THERE: Final[i64] = CATALOGUE.reason("no-inspector-there", "inspectors")
INSPECTOR_THERE: Final[i64] = CATALOGUE.reason("inspector-there", "princess")
INSPECTOR_JUST_PLACED: Final[i64] = CATALOGUE.reason("inspector-just-placed", "inspectors")

SCORED: Final = Detail()  # of the steps of a Rescue
TILE: Final = SCORED.part(4)
GROUP: Final = SCORED.part(13)  # a set of tiles
POSTING: Final = Detail()
LEFT: Final = POSTING.part(4)  # Inspectors still to be posted; GROUP lies above it, too


class Dispatch(Choose[Cleocatra]):
    """Put a Rescuer from the supply on the tile just laid by this player's Tile action (Dispatch)."""

    def against(self, s: Cleocatra, seat: i64, arg: i64, _: i64) -> i64:
        tile = legality.laid_tile(arg)
        if tile == box.NONE:
            return NOTHING_LAID
        if s.supply(seat) == 0:
            return legality.SUPPLY_EMPTY
        return legality.why_no_room(s, seat, tile)

    def choose(self, s: Cleocatra, seat: i64, arg: i64, _: i64) -> None:
        legality.go_on(s, seat, arg)
        s.move_rescuer(seat, box.NONE, legality.laid_tile(arg))


class TeamUp(Choose[Cleocatra]):
    """Put a Rescuer from the supply on a tile beside one that holds an own Rescuer (Team up)."""

    def against(self, s: Cleocatra, seat: i64, arg: i64, tile: i64) -> i64:
        if s.supply(seat) == 0:
            return legality.SUPPLY_EMPTY
        reason = legality.why_no_room(s, seat, tile)
        if reason != OK:
            return reason
        if not s.beside[tile] & s.rescuers[seat]:
            return NOT_BESIDE_YOURS
        return legality.why_stuck(s, seat, box.NONE, tile) if legality.AND_ANOTHER.of(arg) else OK

    def choose(self, s: Cleocatra, seat: i64, arg: i64, tile: i64) -> None:
        legality.go_on(s, seat, arg)
        s.move_rescuer(seat, box.NONE, tile)


class Herd(ChoosePair[Cleocatra]):
    """Move an own Rescuer to an adjacent tile with room (Advanced rules); it can always herd back."""

    def against_pair(self, s: Cleocatra, seat: i64, arg: i64, start: i64, tile: i64) -> i64:
        if not s.rescuers[seat] >> start & 1:
            return legality.NO_RESCUER_THERE
        if not s.beside[start] >> tile & 1:
            return NOT_ADJACENT
        return legality.why_no_room(s, seat, tile)

    def choose_pair(self, s: Cleocatra, seat: i64, arg: i64, start: i64, tile: i64) -> None:
        legality.go_on(s, seat, arg)
        s.move_rescuer(seat, start, tile)


class Rescue(Choose[Cleocatra]):
    """A Rescuer scores, unless an Inspector is on its tile (Score 1). As first action it ends the turn."""

    def against(self, s: Cleocatra, seat: i64, arg: i64, tile: i64) -> i64:
        if not s.rescuers[seat] >> tile & 1:
            return legality.NO_RESCUER_THERE
        return INSPECTED if s.inspectors >> tile & 1 else OK

    def choose(self, s: Cleocatra, seat: i64, arg: i64, tile: i64) -> None:
        continue_rescue(s, seat, tile, 0)


class ChooseScored(Choose[Cleocatra]):
    """Of several tiles of one colour in the area one is scored; the player says which (Score, example 4b).

    `arg` is the scoring tile and the set of tiles chosen so far. Asked only where a Helper depends on it.
    """

    def against(self, s: Cleocatra, seat: i64, arg: i64, tile: i64) -> i64:
        centre = TILE.of(arg)
        colour = legality.colour_to_choose(s, seat, centre, GROUP.of(arg))
        return OK if (legality.area(s, centre) & box.TILES_OF[colour]) >> tile & 1 else NOT_TO_CHOOSE

    def choose(self, s: Cleocatra, seat: i64, arg: i64, tile: i64) -> None:
        continue_rescue(s, seat, TILE.of(arg), GROUP.of(arg) | 1 << tile)


CHOOSE_SCORED: Final[i64] = STEPS.add(ChooseScored(verbs.SCORE))


class Scoring(Automatic[Cleocatra]):
    """A point per colour in the area and per Helper on a scored tile (Score 1 and 2).

    The scoring Rescuer and its Helpers go home; an Inspector comes to the scoring tile, from another tile
    if none is unused (Score 3 and 4). Advanced: Cleocatra pays a point more and gives the one player who
    was last a bonus action after this turn, Mut's Rescuer stays, Princess posts two Inspectors instead.
    """

    def run(self, s: Cleocatra, seat: i64, arg: i64) -> None:
        centre = TILE.of(arg)
        power: i64 = box.COLOUR_OF[centre] if s.advanced else box.NONE
        helpers = legality.helpers_of(s, seat, centre, GROUP.of(arg))
        if power == box.CLEOCATRA:
            last = legality.alone_in_last_place(s)
            if last != box.NONE:
                s.push(legality.ACT, last, legality.BONUS)  # below the Inspectors, above the end of the turn
            sheet.gain(s.score, s.sheet, seat, at.BONUS_POINTS, 1)
        sheet.gain(s.score, s.sheet, seat, at.CATS, legality.colours_in(legality.area(s, centre)))
        sheet.gain(s.score, s.sheet, seat, at.HELPERS, bits.size(helpers))
        s.rescuers[seat] &= ~helpers
        if power != box.MUT:
            s.rescuers[seat] &= ~(1 << centre)
        if power == box.PRINCESS:
            s.push(POST_INSPECTOR, seat, LEFT.put(2) | GROUP.put(s.inspectors))
        else:
            bring_inspector(s, seat, centre, s.inspectors)


SCORING: Final[i64] = STEPS.add(Scoring())


class RecallInspector(Choose[Cleocatra]):
    """No Inspector is unused: the scorer takes one from another tile (Score 3).

    `arg` is the tile it goes to and the set of tiles that had one when the scoring began.
    """

    def against(self, s: Cleocatra, seat: i64, arg: i64, tile: i64) -> i64:
        if not s.inspectors >> tile & 1:
            return NO_INSPECTOR_THERE
        return OK if GROUP.of(arg) >> tile & 1 else INSPECTOR_JUST_PLACED

    def choose(self, s: Cleocatra, seat: i64, arg: i64, tile: i64) -> None:
        s.inspectors &= ~(1 << tile)
        s.inspectors |= 1 << TILE.of(arg)


RECALL_INSPECTOR: Final[i64] = STEPS.add(RecallInspector(verbs.RECALL))


class PostInspector(Choose[Cleocatra]):
    """Princess: two Inspectors go to two different tiles of the scorer's choice (Tile abilities).

    To tiles that had none when the scoring began, her own included (ruling A34); `arg` is how many are
    left to post and the set of tiles that had one.
    """

    def against(self, s: Cleocatra, seat: i64, arg: i64, tile: i64) -> i64:
        if not s.tiles >> tile & 1:
            return legality.NOT_ON_TABLE
        return INSPECTOR_THERE if (s.inspectors | GROUP.of(arg)) >> tile & 1 else OK

    def choose(self, s: Cleocatra, seat: i64, arg: i64, tile: i64) -> None:
        before = GROUP.of(arg)
        if LEFT.of(arg) > 1:
            s.push(POST_INSPECTOR, seat, LEFT.put(LEFT.of(arg) - 1) | GROUP.put(before))
        bring_inspector(s, seat, tile, before)


POST_INSPECTOR: Final[i64] = STEPS.add(PostInspector(verbs.POST))


def continue_rescue(s: Cleocatra, seat: i64, centre: i64, chosen: i64) -> None:
    """Ask which tile of a colour is scored where it matters, then score."""
    is_clear = legality.colour_to_choose(s, seat, centre, chosen) == box.NONE
    s.push(SCORING if is_clear else CHOOSE_SCORED, seat, TILE.put(centre) | GROUP.put(chosen))


def bring_inspector(s: Cleocatra, seat: i64, tile: i64, before: i64) -> None:
    """Put an unused Inspector on a tile, or ask for one that was on the table before."""
    if s.unused_inspectors() > 0:
        s.inspectors |= 1 << tile
    else:
        s.push(RECALL_INSPECTOR, seat, TILE.put(tile) | GROUP.put(before))

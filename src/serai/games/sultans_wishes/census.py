"""What must always be true of a table of The Sultan's Wishes: nothing is lost or where it may not be."""

from serai.core.pieces import Pieces
from serai.games.sultans_wishes.components import (
    AIDES,
    AIDES_ON_CARD,
    CARDS,
    GEM_LIMIT,
    GUARDS,
    MERCHANTS,
    NONE,
    STOPS,
    WISHES,
)
from serai.games.sultans_wishes.state import (
    ATTACHED,
    FACE_DOWN,
    GONE,
    GUARD_SET_ASIDE,
    LINES,
    OPEN,
    UNSEEN,
    WARE_PILE,
    WARE_UNDER,
    Sultan,
)


def census(s: Sultan) -> dict[str, int]:
    """How many pieces of each kind exist, wherever they are."""
    counts = {
        "task cards": len(s.tasks.where),
        "guards": len(s.guard),
        "wishes": sum([1 for wish in s.wishes if UNSEEN <= wish <= GONE]),
        "wares": len(s.wares.where),
        "market cards": len(s.market.where),
        "relics": len(s.relics.where),
        "gifts": len(s.gifts.where),
    }
    for seat in range(s.game.seats):
        counts[f"aides {seat}"] = int(aides_of(s, seat))
    return counts


def aides_of(s: Sultan, seat: int) -> int:
    """A seat's aides: at home, on task cards and on the Priority Track."""
    on_cards = 0
    for slot in range(CARDS * AIDES_ON_CARD):
        if s.aides[slot] == seat:
            on_cards += 1
    on_track = 0
    for place in range(s.game.seats):
        if s.priority[place] == seat:
            on_track += 1
    return s.free[seat] + on_cards + on_track


def faults(s: Sultan) -> list[str]:
    """What is wrong with a position; nothing, in any that the rules can reach."""
    found: list[str] = []
    for pieces in (s.tasks, s.wares, s.market, s.relics, s.gifts):
        if not zones_exist(pieces):
            found.append("a piece is in no zone")
        if not pieces.truth_is_possible():
            found.append("a piece lies where a reader thinks it cannot be")
    for card in range(CARDS):
        attached = s.tasks.where[card] == ATTACHED
        if attached != (s.wish_of[card] != NONE):
            found.append("an attached card has no wish, or a wish has a card that is elsewhere")
        elif attached and s.wishes[s.wish_of[card]] != OPEN:
            found.append("a card is attached to a wish that is not open")
        elif not attached and s.aides_on(card):
            found.append("an aide is on a card that is not attached")
    for guard in range(GUARDS):
        at = s.guard[guard]
        if not GUARD_SET_ASIDE - s.game.seats < at < WISHES or (at >= 0 and s.wishes[at] != OPEN):
            found.append("a guard is nowhere")
        if at >= 0 and at == s.guard[1 - guard]:
            found.append("two guards are on one wish")
    for seat in range(s.game.seats):
        if s.free[seat] < 0 or aides_of(s, seat) > AIDES:
            found.append(f"seat {seat} has an impossible number of aides")
        if not 0 <= s.gems[seat] <= GEM_LIMIT:
            found.append(f"seat {seat} has an impossible number of gems")
        total = 0
        for line in range(LINES):
            total += s.sheet[seat * LINES + line]
        if total != s.score[seat]:
            found.append(f"the score sheet of seat {seat} does not add up")
        if (s.orderly[seat] != NONE) != (seat in s.priority):
            found.append(f"the orderly of seat {seat} and its aide on the Priority Track are not both out")
        for other in range(seat):
            if s.orderly[seat] != NONE and s.orderly[seat] == s.orderly[other]:
                found.append("two orderlies are on one space")
    on_track = 0
    for stop in range(1, STOPS):
        if s.tokens >> stop & 1:
            on_track += 1
    if on_track > s.relics.count(FACE_DOWN):
        found.append("there are more relics on the track than exist")
    if at_rest(s):
        for merchant in range(MERCHANTS):
            stack = s.count_wares(WARE_PILE, merchant) + s.count_wares(WARE_UNDER, merchant)
            if stack and s.face_up(merchant) == NONE:
                found.append("a stack of wares shows none")
    return found


def zones_exist(pieces: Pieces) -> bool:
    for zone in pieces.where:
        if not 0 <= zone < pieces.zones:
            return False
    return True


def at_rest(s: Sultan) -> bool:
    """Whether a player is to decide in the turn, and all that follows by itself is done."""
    return s.step_name() in ("Mandatory", "Optional")

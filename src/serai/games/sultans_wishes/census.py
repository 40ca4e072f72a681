"""What must always be true of a table of The Sultan's Wishes: nothing is lost or where it may not be."""

from serai.core import bits
from serai.games.sultans_wishes import turn
from serai.games.sultans_wishes.catalogue import REVEAL
from serai.games.sultans_wishes.components import (
    AIDES,
    AIDES_ON_CARD,
    BASE_PLATES,
    BASE_WISHES,
    CARD_NAMES,
    CARDS,
    GUARDS,
    HAND,
    MATCHES,
    MERCHANTS,
    NONE,
    PLATE_COUNT,
    SIMPLES,
    SOLO_ROUNDS,
    STOPS,
    TOWN,
    WISH_NAMES,
    WISHES,
)
from serai.games.sultans_wishes.state import (
    ATTACHED,
    FACE_DOWN,
    FACE_UP,
    GUARD_IN_DECK,
    GUARD_SET_ASIDE,
    HANDS,
    LINES,
    OPEN,
    SECRET,
    UNSEEN,
    WARE_PILE,
    WARE_UNDER,
    Sultan,
)
from serai.games.sultans_wishes.wishes import A_FINAL_WISH, A_SIMPLE_WISH, RevealWish


def census(s: Sultan) -> dict[str, int]:
    """How many pieces of each kind exist beside the hidden ones, wherever they are."""
    counts: dict[str, int] = {}
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
        if at >= 0 and s.wishes[at] != OPEN:
            found.append("a guard is on a wish that is not open")
        if at >= 0 and at == s.guard[1 - guard]:
            found.append("two guards are on one wish")
    for seat in range(s.game.seats):
        if s.free[seat] < 0 or aides_of(s, seat) > AIDES:
            found.append(f"seat {seat} has an impossible number of aides")
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


def at_rest(s: Sultan) -> bool:
    """Whether a player is to decide in the turn, and all that follows by itself is done."""
    return s.step() == turn.MANDATORY or s.step() == turn.OPTIONAL


def misfits(s: Sultan) -> list[str]:
    """What is wrong with a position before it begins."""
    found: list[str] = []
    seats = s.game.seats
    for card in s.tasks.members(ATTACHED):
        if s.wish_of[card] != NONE and not MATCHES[card * WISHES + s.wish_of[card]]:
            found.append(f"{CARD_NAMES[card]} does not match the wish that it is attached to")
    for seat in range(seats):
        if s.tasks.count(HANDS + seat) > HAND:
            found.append(f"seat {seat} holds more than {HAND} cards")
        if s.market.count(SECRET + seat) > 1:
            found.append(f"seat {seat} has more than one market score card")
        if s.place[seat] >= TOWN or (s.place[seat] and not s.travelers):
            found.append(f"no traveler can be where that of seat {seat} is")
        if seat and s.priority[seat] != NONE and s.priority[seat - 1] == NONE:
            found.append("a place on the Priority Track is left free")
        for other in range(seat):
            if s.priority[seat] != NONE and s.priority[seat] == s.priority[other]:
                found.append("a seat is on the Priority Track twice")
    for merchant in range(MERCHANTS):
        if s.count_wares(FACE_UP, merchant) > 1:
            found.append("two wares of one merchant lie face up")
    for at in s.guard:
        if at <= GUARD_SET_ASIDE:
            found.append("guards are set aside in the setup only")
    if s.guard_on_top and not s.guards_in(GUARD_IN_DECK):
        found.append("there is no guard in the deck to lie on top")
    return found + misfits_of_wishes(s) + misfits_of_plates(s)


def misfits_of_wishes(s: Sultan) -> list[str]:
    """There must be as many wishes as are face down, and a final one to end the game with."""
    found: list[str] = []
    reveal = RevealWish(REVEAL)
    simple = final = 0
    some_open = final_open = False
    for wish in range(WISHES):
        if s.wishes[wish] != UNSEEN and wish >= BASE_WISHES and not s.travelers:
            found.append(f"{WISH_NAMES[wish]} belongs to the Travelers")
        simple += reveal.possible(s, 0, A_SIMPLE_WISH, wish)
        final += reveal.possible(s, 0, A_FINAL_WISH, wish)
        some_open = some_open or s.wishes[wish] == OPEN
        final_open = final_open or (s.wishes[wish] == OPEN and wish >= SIMPLES)
    if simple < s.simple_down or final < s.final_down:
        found.append("there are not so many wishes left to be face down")
    is_limited = s.solo() or s.round_limit > 0 or s.ending
    if not is_limited and not final_open and not (s.final_down and (s.simple_down or some_open)):
        found.append("without a final wish to come the game would never end")
    return found


def misfits_of_plates(s: Sultan) -> list[str]:
    found: list[str] = []
    plates = PLATE_COUNT if s.travelers else BASE_PLATES
    if s.shown_plates >> plates:
        found.append("this plate belongs to the Travelers")
    elif s.plates_left > plates - bits.size(s.shown_plates):
        found.append("there are not so many plates left")
    if s.solo() and s.round > SOLO_ROUNDS:
        found.append(f"a solo game has {SOLO_ROUNDS} rounds")
    if s.tokens and not s.travelers:
        found.append("relics belong to the Travelers")
    return found

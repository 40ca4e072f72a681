"""What must always be true of a table of The Sultan's Wishes: nothing is lost or where it may not be."""

from serai.core import bits, sheet
from serai.core.vectors import count
from serai.games.sultans_wishes import catalogue as verbs
from serai.games.sultans_wishes import components as box
from serai.games.sultans_wishes import market, turn, wishes
from serai.games.sultans_wishes import state as at
from serai.games.sultans_wishes.state import Sultan


def census(s: Sultan) -> dict[str, int]:
    """How many pieces of each kind exist beside the hidden ones, wherever they are."""
    return {f"aides {seat}": int(aides_of(s, seat)) for seat in range(s.game.seats)}


def aides_of(s: Sultan, seat: int) -> int:
    """A seat's aides: at home, on task cards and on the Priority Track."""
    return s.free[seat] + count(s.aides, seat) + count(s.priority, seat)


def faults(s: Sultan) -> list[str]:
    """What is wrong with a position; nothing, in any that the rules can reach."""
    found: list[str] = []
    for card in range(box.CARDS):
        attached = s.tasks.where[card] == at.ATTACHED
        if attached != (s.wish_of[card] != box.NONE):
            found.append("an attached card has no wish, or a wish has a card that is elsewhere")
        elif attached and s.wishes[s.wish_of[card]] != at.OPEN:
            found.append("a card is attached to a wish that is not open")
        elif not attached and s.aides_on(card):
            found.append("an aide is on a card that is not attached")
    for guard in range(box.GUARDS):
        wish = s.guard[guard]
        if wish >= 0 and s.wishes[wish] != at.OPEN:
            found.append("a guard is on a wish that is not open")
        if wish >= 0 and wish == s.guard[1 - guard]:
            found.append("two guards are on one wish")
    for seat in range(s.game.seats):
        if s.free[seat] < 0 or aides_of(s, seat) > box.AIDES:
            found.append(f"seat {seat} has an impossible number of aides")
        if not sheet.adds_up(s.score, s.sheet, seat):
            found.append(f"the score sheet of seat {seat} does not add up")
        if (s.orderly[seat] != box.NONE) != (seat in s.priority):
            found.append(f"the orderly of seat {seat} and its aide on the Priority Track are not both out")
        if s.orderly[seat] != box.NONE and count(s.orderly, s.orderly[seat]) > 1:
            found.append("two orderlies are on one space")
    if bits.size(s.tokens) > s.relics.count(at.FACE_DOWN):
        found.append("there are more relics on the track than exist")
    in_a_turn = s.step() == turn.MANDATORY or s.step() == turn.OPTIONAL
    for merchant in range(box.MERCHANTS):
        if in_a_turn and s.face_up(merchant) == box.NONE and market.wares_below(s, merchant):
            found.append("a stack of wares shows none")
    return found


def misfits(s: Sultan) -> list[str]:
    """What is wrong with a position before it begins."""
    found: list[str] = []
    for card in s.tasks.members(at.ATTACHED):
        if s.wish_of[card] != box.NONE and not box.MATCHES[card * box.WISHES + s.wish_of[card]]:
            found.append(f"{box.CARD_NAMES[card]} does not match the wish that it is attached to")
    for seat in range(s.game.seats):
        if s.tasks.count(at.HANDS + seat) > box.HAND:
            found.append(f"seat {seat} holds more than {box.HAND} cards")
        if s.market.count(at.SECRET + seat) > 1:
            found.append(f"seat {seat} has more than one market score card")
        if s.place[seat] >= box.TOWN or (s.place[seat] and not s.travelers):
            found.append(f"no traveler can be where that of seat {seat} is")
        if seat and s.priority[seat] != box.NONE and s.priority[seat - 1] == box.NONE:
            found.append("a place on the Priority Track is left free")
        if count(s.priority, seat) > 1:
            found.append("a seat is on the Priority Track twice")
    for merchant in range(box.MERCHANTS):
        if s.wares.count_of(at.FACE_UP, merchant) > 1:
            found.append("two wares of one merchant lie face up")
    for place in s.guard:
        if place <= at.GUARD_SET_ASIDE:
            found.append("guards are set aside in the setup only")
    if s.guard_on_top and not s.guards_in(at.GUARD_IN_DECK):
        found.append("there is no guard in the deck to lie on top")
    if s.tokens >> box.START & 1:
        found.append("no relic lies at the start of the track")
    return found + misfits_of_wishes(s) + misfits_of_plates(s)


def misfits_of_wishes(s: Sultan) -> list[str]:
    """There must be as many wishes as are face down, and a final one to end the game with."""
    found: list[str] = []
    reveal = wishes.RevealWish(verbs.REVEAL)
    simple = final = 0
    for wish in range(box.WISHES):
        if s.wishes[wish] != at.UNSEEN and wish >= box.BASE_WISHES and not s.travelers:
            found.append(f"{box.WISH_NAMES[wish]} belongs to the Travelers")
        simple += reveal.possible(s, 0, wishes.A_SIMPLE_WISH, wish)
        final += reveal.possible(s, 0, wishes.A_FINAL_WISH, wish)
    if simple < s.simple_down or final < s.final_down:
        found.append("there are not so many wishes left to be face down")
    some_open = at.OPEN in s.wishes
    final_open = at.OPEN in s.wishes[box.SIMPLES :]
    is_limited = s.solo() or s.round_limit > 0 or s.ending
    if not is_limited and not final_open and not (s.final_down and (s.simple_down or some_open)):
        found.append("without a final wish to come the game would never end")
    return found


def misfits_of_plates(s: Sultan) -> list[str]:
    found: list[str] = []
    plates = box.PLATE_COUNT if s.travelers else box.BASE_PLATES
    if s.shown_plates >> plates:
        found.append("this plate belongs to the Travelers")
    elif s.plates_left > plates - bits.size(s.shown_plates):
        found.append("there are not so many plates left")
    if s.solo() and s.round > box.SOLO_ROUNDS:
        found.append(f"a solo game has {box.SOLO_ROUNDS} rounds")
    return found

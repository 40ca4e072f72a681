"""What must always be true of a table of Five Tribes: nothing is lost or where it may not be."""

from serai.core import bits, track
from serai.core.state import NOBODY
from serai.core.vectors import count
from serai.games.five_tribes import bidding, rules
from serai.games.five_tribes import components as box
from serai.games.five_tribes import state as at
from serai.games.five_tribes.land import Land
from serai.games.five_tribes.state import Tribes


def census(s: Tribes) -> dict[str, int]:
    """How many meeples of each tribe exist, wherever they are; cards and items are counted by the layout."""
    return {name: meeples_of(s, tribe) for tribe, name in enumerate(box.TRIBE_NAMES)}


def meeples_of(s: Tribes, tribe: int) -> int:
    return int(box.of_tribe(s.bag, tribe)) + meeples_out(s, tribe)


def meeples_out(s: Tribes, tribe: int) -> int:
    """How many meeples of a tribe are not in the bag."""
    total = box.of_tribe(s.hand, tribe)
    for pile in s.piles:
        total += box.of_tribe(pile, tribe)
    kept = box.KEPT_AS[tribe]
    if kept != box.NONE:
        for seat in range(s.game.seats):
            total += s.keeps(seat, kept)
    return int(total)


def faults(s: Tribes) -> list[str]:
    """What is wrong with a position; nothing, in any that the rules can reach."""
    found: list[str] = []
    for tribe, name in enumerate(box.TRIBE_NAMES):
        out = meeples_out(s, tribe)
        # With too many on the table the bag owes some, and its lanes cannot be read.
        number = out if out > s.table.meeples[tribe] else meeples_of(s, tribe)
        if number != s.table.meeples[tribe]:
            found.append(f"there are {number} {name}s, and the box has {s.table.meeples[tribe]}")
    found += faults_of_board(s)
    for seat in range(s.game.seats):
        if s.camels_left(seat) < 0:
            found.append(f"seat {seat} has more camels on the board than it owns")
        if bits.size(s.owned[seat] & s.tents) > (1 if s.table.artisans else 0):
            found.append(f"seat {seat} has more tents on the board than it owns")
        markers = count(s.bidding, seat) + count(s.playing, seat)
        if markers > s.table.markers:
            found.append(f"seat {seat} has {markers} markers on the tracks, and owns {s.table.markers}")
    found += faults_of_cards(s)
    found += faults_of_round(s)
    return found


def faults_of_board(s: Tribes) -> list[str]:
    """Tiles, and what stands on them."""
    found: list[str] = []
    for kind, name in enumerate(box.KIND_NAMES):
        if count(s.tiles, kind) > s.table.tiles[kind]:
            found.append(f"there are too many tiles {name}")
    taken = 0
    for cell, name in enumerate(box.CELL_NAMES):
        if s.tiles[cell] != box.NONE and not s.table.cells >> cell & 1:
            found.append(f"{name} is no place of this board")
        of_artisans = s.tiles[cell] != box.NONE and box.KINDS_OF_TILES[s.tiles[cell]].set == box.ARTISANS
        if of_artisans and not s.table.inner >> cell & 1:
            found.append(f"a tile of the Artisans cannot lie at {name}")
        if s.land.cells >> cell & 1:
            continue
        owned = s.owner(cell) != box.NONE
        if owned or s.piles[cell] or s.palms[cell] or s.palaces[cell]:
            found.append(f"nothing can stand at {name}")
    for seat in range(s.game.seats):
        if s.owned[seat] & taken:
            found.append("two players own one tile")
        taken |= s.owned[seat]
    if s.tents & ~taken:
        found.append("a tent belongs to nobody")
    if s.palms_left() < 0 or s.palaces_left() < 0:
        found.append("there are more palm trees or palaces than in the box")
    if s.table.bank and sum(s.gold) > s.table.bank:
        found.append("there is more gold than in the box")
    return found


def faults_of_cards(s: Tribes) -> list[str]:
    """Djinns, Whims and thieves."""
    found: list[str] = []
    fresh = s.copy()
    fresh.deal()
    seats = s.game.seats
    for names, now, dealt, home, first in (
        (box.DJINN_NAMES, s.djinns, fresh.djinns, at.DJINN_BOX, at.DJINN_OF),
        (box.WHIM_NAMES, s.whims, fresh.whims, at.WHIM_BOX, at.WHIM_OF),
        (box.THIEF_NAMES, s.thieves, fresh.thieves, at.THIEF_BOX, at.THIEF_OF),
    ):
        for number, name in enumerate(names):
            if (now[number] == home) != (dealt[number] == home):
                found.append(f"{name} is not in this game, or not in the box")
            elif now[number] >= first and (now[number] - first) % box.MOST_SEATS >= seats:
                found.append(f"{name} is with a seat that is not there")
    for place in range(at.DJINN_ROW, at.DJINN_OF):
        if count(s.djinns, place) > 1:
            found.append("two djinns lie on one place")
    for whim, name in enumerate(box.WHIM_NAMES):
        place = s.whims[whim]
        if at.WHIM_ON <= place < at.WHIM_OF:
            if not s.land.of_type[box.CITY] >> (place - at.WHIM_ON) & 1:
                found.append(f"{name} lies on no city")
            elif count(s.whims, place) > 1:
                found.append("two Whims lie on one city")
    if count(s.thieves, at.THIEF_OPEN) > 1:
        found.append("two thieves lie open")
    if s.resources.count(at.CARD_ROW) > box.ROW:
        found.append(f"the row has more than {box.ROW} cards")
    return found


def faults_of_round(s: Tribes) -> list[str]:
    """How far the round is: where markers stand by now, and what must have ended the game."""
    found: list[str] = []
    if not s.ending:
        for seat in range(s.game.seats):
            if not s.can_claim(seat):
                found.append(f"seat {seat} has placed its last camel, so ending must say so")
        if s.stuck:
            found.append("somebody could not move, so ending must say so")
    player = s.seat_with(rules.END_TURN, 0)
    if player != NOBODY:
        played = track.line(s.bidding)
        if len(played) == 0 or played[-1] != player or s.bidding[: len(played)] != played:
            found.append(
                f"it is the turn of seat {player}, whose marker must be the last on the bid order track"
            )
    if s.pending(rules.ROUND) or s.step() == bidding.BID:
        for spot in range(1, len(s.table.prices)):
            pushed = s.table.prices[spot] == s.table.prices[spot - 1] and s.playing[spot] != box.NONE
            if pushed and s.playing[spot - 1] == box.NONE:
                found.append(f"nobody has pushed seat {s.playing[spot]} up on the turn order track")
    return found


def misfits(s: Tribes) -> list[str]:
    """What is wrong with a position before it begins."""
    found: list[str] = []
    for cell in range(box.CELLS):
        if s.table.cells >> cell & 1 and s.tiles[cell] == box.NONE:
            found.append("the tiles do not fill the board")
            break
    if not Land(s.tiles).is_connected():
        found.append("a tile is cut off from the others")
    for seat in range(s.game.seats):
        if count(s.bidding, seat) + count(s.playing, seat) != s.table.markers:
            found.append(f"seat {seat} must have {s.table.markers} on the tracks: nobody else pays for it")
    for spot in range(len(s.playing)):
        if s.playing[spot] != box.NONE and spot >= len(s.table.prices):
            found.append("the turn order track has no such spot")
    if at.CONJURED in s.djinns:
        found.append("no djinn is being conjured where a position begins")
    return found

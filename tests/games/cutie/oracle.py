"""The rules of When Cutie Met Patootie once more, slow and plain, to hold against the engine.

Nothing here is shared with the package. A turn is one deed (an Advance with its payment, a Search with
everything it hands out), however many choices the engine makes of it: what is compared is the set of tables
that a turn can lead to. Gems are strings of letters in alphabetical order.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field, replace
from itertools import combinations, product

Cell = tuple[int, int]  # row from the bottom, column from the left

COLOURS = "RYGBP"
PER_COLOUR = 30
HOLDS = 6
HAND = 3
VISITORS = {1: 10, 2: 8, 3: 6, 4: 6}

START = {
    "V01": "RYG", "V02": "YGB", "V03": "GBP", "V04": "BPR", "V05": "PRY",
    "V06": "RYB", "V07": "YGP", "V08": "GBR", "V09": "BPY", "V10": "PRG",
}  # fmt: skip

CITIZENS = {
    "C01": "32100", "C02": "03210", "C03": "00321", "C04": "10032", "C05": "21003", "C06": "32010",
    "C07": "03201", "C08": "10320", "C09": "01032", "C10": "20103", "C11": "22111",
    "K01": "10023", "K02": "31002", "K03": "23100", "K04": "02310", "K05": "00231", "K06": "10302",
    "K07": "21030", "K08": "02103", "K09": "30210", "K10": "03021", "K11": "11122",
}  # fmt: skip

CUTIE = "C11"
# C01 and K01 to C10 and K10 are numbered like their Visitors; the eleventh of both knows Amelia.
BONDED = {citizen: "V01" if citizen[1:] == "11" else f"V{citizen[1:]}" for citizen in CITIZENS}

# For each Path card its left trail, its right trail and the Visitor it pictures.
PRINTED = """
R,YG,2 YG,R,5 R,YG,- Y,RG,3 RG,Y,6 Y,RG,- G,RY,4 RY,G,7 G,RY,- GB,Y,3 Y,GB,6 GB,Y,- YB,G,4 G,YB,7 YB,G,-
YG,B,5 B,YG,8 YG,B,- G,BP,4 BP,G,7 G,BP,- B,GP,5 GP,B,8 B,GP,- P,GB,6 GB,P,9 P,GB,- RP,B,5 B,RP,8 RP,B,-
RB,P,6 P,RB,9 RB,P,- BP,R,7 R,BP,10 BP,R,- P,RY,6 RY,P,9 P,RY,- R,YP,7 YP,R,10 R,YP,- Y,RP,8 RP,Y,1 Y,RP,-
YB,R,7 R,YB,10 YB,R,- RB,Y,8 Y,RB,1 RB,Y,- RY,B,9 B,RY,2 RY,B,- Y,GP,8 GP,Y,1 Y,GP,- G,YP,9 YP,G,2 G,YP,-
P,YG,10 YG,P,3 P,YG,- RB,G,9 G,RB,2 RB,G,- RG,B,10 B,RG,3 RG,B,- GB,R,1 R,GB,4 GB,R,- B,YP,10 YP,B,3 B,YP,-
P,YB,1 YB,P,4 P,YB,- Y,BP,2 BP,Y,5 Y,BP,- RG,P,1 P,RG,4 RG,P,- GP,R,2 R,GP,5 GP,R,- RP,G,3 G,RP,6 RP,G,-
"""


@dataclass(frozen=True)
class Face:
    left: str
    right: str
    pictured: str


def face(text: str) -> Face:
    left, right, visitor = text.split(",")
    return Face(left, right, "" if visitor == "-" else f"V{int(visitor):02}")


CARDS = {f"P{number:02}": face(text) for number, text in enumerate(PRINTED.split(), 1)}


@dataclass(frozen=True)
class Table:
    """A position between two turns, or after a turn's deed and before the hand is refilled."""

    seats: int
    player: int
    cards: dict[Cell, str]  # Path cards that are not flooded
    at: dict[str, Cell]  # living Visitors
    gems: dict[str, str]  # of living Visitors
    hands: tuple[frozenset[str], ...]
    discard: frozenset[str]
    deck: int
    low: int
    timer: int
    flipped: int
    trigger: int = -1
    efficient_route: bool = False  # option B5: the cheaper of two routes must be taken
    slow_to_pictured: bool = False  # option B15
    quick_when_full: bool = False  # option B19
    over: bool = field(default=False)

    @property
    def stay(self) -> int:
        """How many Path rows are left when the game ends."""
        return 3 if self.seats == 1 else 2

    def supply(self) -> Counter[str]:
        held = Counter("".join(self.gems.values()))
        return Counter({colour: PER_COLOUR - held[colour] for colour in COLOURS})


Advance = tuple[str, Cell, str]
Handed = tuple[tuple[str, str], ...]


def letters(gems: object) -> str:
    """Gems in one order, so that equal heaps are equal strings."""
    return "".join(sorted(gems.elements() if isinstance(gems, Counter) else gems))  # type: ignore[call-overload]


# --- Setup (spec 3) ---------------------------------------------------------------------------------------


def pool(visitors: list[str], promo: bool = False, cutie: str = "amelia") -> set[str]:
    """The Citizens that can be dealt; option B38 says when Cutie is one: with Amelia, always, never."""
    matching = {citizen for citizen in CITIZENS if BONDED[citizen] in visitors}
    found = {citizen for citizen in matching if promo or citizen.startswith("C")}
    return {"amelia": found, "always": found | {CUTIE}, "never": found - {CUTIE}}[cutie]


# --- Advance (spec 6) -----------------------------------------------------------------------------------


def ways(t: Table, visitor: str) -> Iterator[tuple[Cell, str]]:
    """Where a pawn can go from its card, and the trail it walks there."""
    row, column = t.at[visitor]
    for cell, side in (((row + 1, column - 1), "right"), ((row + 1, column), "left")):
        if cell in t.cards:
            yield cell, getattr(CARDS[t.cards[cell]], side)


def has_room(t: Table, cell: Cell) -> bool:
    return sum(place == cell for place in t.at.values()) < 2


def payments(held: str, trail: str) -> set[str]:
    """All heaps of gems that pay for a trail: what matches, and any two others for each gem missing."""
    owned, asked = Counter(held), Counter(trail)
    matched = owned & asked
    missing = sum((asked - matched).values())
    rest = letters(owned - matched)
    return {letters(letters(matched) + "".join(more)) for more in combinations(rest, 2 * missing)}


def prices(t: Table, visitor: str, cell: Cell, trail: str) -> set[str]:
    if not has_room(t, cell):
        return set()
    if CARDS[t.cards[cell]].pictured == visitor:
        return {""}
    return payments(t.gems[visitor], trail)


def advances(t: Table) -> Iterator[Advance]:
    for visitor in t.at:
        found = [(cell, prices(t, visitor, cell, trail)) for cell, trail in ways(t, visitor)]
        cheapest = min((len(price) for _, paid in found for price in paid), default=0)
        for cell, paid in found:
            for price in paid:
                if not t.efficient_route or len(price) == cheapest:
                    yield visitor, cell, price


def after_advance(t: Table, deed: Advance) -> Table:
    visitor, cell, paid = deed
    left = Counter(t.gems[visitor]) - Counter(paid)
    moved = replace(t, at={**t.at, visitor: cell}, gems={**t.gems, visitor: letters(left)})
    return after_floods(moved)


# --- Search (spec 7) ------------------------------------------------------------------------------------


def found_gems(t: Table, card: str) -> str:
    """The gems of a card that the supply still has."""
    shown = Counter(CARDS[card].left + CARDS[card].right)
    return letters(shown & t.supply())


def kept(t: Table, card: str) -> set[str]:
    """What the Visitor of a quick Search can keep: as much as it has room for, of the player's choice."""
    visitor = CARDS[card].pictured
    if visitor not in t.at:
        return set()
    found = found_gems(t, card)
    room = min(HOLDS - len(t.gems[visitor]), len(found))
    if room == 0 and not t.quick_when_full:
        return set()
    return {letters(gems) for gems in combinations(found, room)}


def after_quick(t: Table, card: str, gems: str) -> Table:
    visitor = CARDS[card].pictured
    richer = replace(t, gems={**t.gems, visitor: letters(t.gems[visitor] + gems)})
    return after_floods(spent(richer, card))


def allotments(t: Table, card: str) -> Iterator[Handed]:
    """All ways to hand out the gems of a slow Search: none is left over while somebody permitted has room."""
    found = found_gems(t, card)
    pictured = CARDS[card].pictured
    takers = [visitor for visitor in t.at if visitor != pictured or t.slow_to_pictured]
    room = {visitor: HOLDS - len(t.gems[visitor]) for visitor in takers}
    given = min(len(found), sum(room.values()))
    for chosen in set(combinations(found, given)):
        for receivers in product(takers, repeat=given):
            if all(receivers.count(visitor) <= room[visitor] for visitor in takers):
                yield tuple(sorted(zip(receivers, chosen, strict=True)))


def after_slow(t: Table, card: str, handed: Handed) -> Table:
    gems = dict(t.gems)
    for visitor, colour in handed:
        gems[visitor] = letters(gems[visitor] + colour)
    return after_floods(replace(spent(t, card), gems=gems, flipped=t.flipped + 1))


def spent(t: Table, card: str) -> Table:
    hands = [hand - {card} if seat == t.player else hand for seat, hand in enumerate(t.hands)]
    return replace(t, hands=tuple(hands), discard=t.discard | {card})


def refilled(t: Table, drawn: str) -> Table:
    """The table after the player has drawn a card and the turn has passed (spec 7.4)."""
    if t.deck == 0:
        t = replace(t, deck=len(t.discard), discard=frozenset())
    hands = [hand | {drawn} if seat == t.player else hand for seat, hand in enumerate(t.hands)]
    return passed(replace(t, hands=tuple(hands), deck=t.deck - 1, discard=t.discard - {drawn}))


def passed(t: Table) -> Table:
    return replace(t, player=(t.player + 1) % t.seats)


# --- Floods (spec 8) ------------------------------------------------------------------------------------


def after_floods(t: Table) -> Table:
    while True:
        if not t.at or t.timer <= t.stay:
            return replace(t, over=True, trigger=t.player)
        if t.flipped == t.timer:
            lost = {visitor for visitor, (row, _) in t.at.items() if row <= t.low}
            t = replace(
                without_row(t),
                at={visitor: cell for visitor, cell in t.at.items() if visitor not in lost},
                gems={visitor: gems for visitor, gems in t.gems.items() if visitor not in lost},
                flipped=0,
            )
        elif all(row > t.low for row, _ in t.at.values()):
            t = without_row(t)
        else:
            return t


def without_row(t: Table) -> Table:
    dry = {cell: card for cell, card in t.cards.items() if cell[0] > t.low}
    return replace(t, cards=dry, low=t.low + 1, timer=t.timer - 1)


# --- A whole turn ---------------------------------------------------------------------------------------


def successors(t: Table) -> list[Table]:
    """Every table that a turn can lead to, before a hand is refilled."""
    found = [after_advance(t, deed) for deed in advances(t)]
    for card in t.hands[t.player]:
        found += [after_quick(t, card, gems) for gems in kept(t, card)]
        found += [after_slow(t, card, handed) for handed in set(allotments(t, card))]
    return found


# --- The end (spec 9) -----------------------------------------------------------------------------------


def piles(t: Table) -> Counter[str]:
    return Counter("".join(t.gems.values()) + "".join(START[visitor] for visitor in t.at))


def score(t: Table, citizen: str) -> int:
    heap = piles(t)
    return sum(heap[colour] * int(CITIZENS[citizen][place]) for place, colour in enumerate(COLOURS))


def winner(t: Table, citizens: list[str]) -> int:
    points = [score(t, citizen) for citizen in citizens]
    order = [(t.trigger + place) % t.seats for place in range(t.seats)]
    return next(seat for seat in order if points[seat] == max(points))

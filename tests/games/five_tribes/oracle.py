"""The rules of Five Tribes once more, slow and plain, to hold against the engine.

Nothing here is shared with the package, and there are no tables: a move is looked for by walking, a set by
trying sets. Tiles are named by (row, column) from (1, 1) at the top left, a pile is a string of letters:
Y Vizier, W Elder, G Merchant, B Builder, R Assassin, P Artisan.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, combinations_with_replacement
from typing import NamedTuple

Cell = tuple[int, int]
Drop = tuple[Cell, str]  # where, and which colour
Piles = Mapping[Cell, str]

TRIBES = "YWGBRP"

# --- The sultanate (spec 1 and 2) -----------------------------------------------------------------------


class Tile(NamedTuple):
    kind: str
    value: int = 0
    colour: str = ""  # blue, red or none


VILLAGE = Tile("Village", 5, "blue")
SACRED = Tile("Sacred Place", 6, "blue")
SACRED_10 = Tile("Sacred Place", 10, "blue")
SACRED_12 = Tile("Sacred Place", 12, "blue")
SACRED_15 = Tile("Sacred Place", 15, "blue")
OASIS = Tile("Oasis", 8, "red")
SMALL = Tile("Small Market", 6, "red")
LARGE = Tile("Large Market", 4, "red")
WORKSHOP = Tile("Workshop", 5, "blue")
SPECIALISED = Tile("Specialised Market", 10, "red")
CHASM = Tile("Chasm")
BLUE_CITY = Tile("Wondrous City", 0, "blue")
RED_CITY = Tile("Wondrous City", 0, "red")
LAKE = Tile("Great Lake")

BASE_TILES = Counter(
    {VILLAGE: 5, SACRED: 4, SACRED_10: 1, SACRED_12: 1, SACRED_15: 1, OASIS: 6, SMALL: 8, LARGE: 4}
)
ARTISAN_TILES = Counter({WORKSHOP: 3, SPECIALISED: 2, CHASM: 1})
WHIM_TILES = Counter({BLUE_CITY: 3, RED_CITY: 2, LAKE: 1})

MARKETS = {"Small Market", "Large Market", "Specialised Market"}
BARRED = {"Great Lake", "Chasm"}  # nothing stands there, nobody goes there


@dataclass(frozen=True)
class Board:
    tiles: Mapping[Cell, Tile]
    mountains: frozenset[frozenset[Cell]] = frozenset()  # pairs of tiles with a mountain between them

    def open_cells(self) -> list[Cell]:
        return [cell for cell, tile in self.tiles.items() if tile.kind not in BARRED]

    def area(self, cell: Cell) -> list[Cell]:
        """The tile and all that touch it, corners included."""
        row, column = cell
        around = [(row + down, column + right) for down in (-1, 0, 1) for right in (-1, 0, 1)]
        return [near for near in around if near in self.tiles]

    def count_around(self, cell: Cell, colour: str) -> int:
        return sum(self.tiles[near].colour == colour for near in self.area(cell))

    def steps(self, cell: Cell) -> list[Cell]:
        """Where one step can lead: over a side, never into Lake or Chasm, never over a mountain."""
        row, column = cell
        beside = [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)]
        return [
            near
            for near in beside
            if near in self.tiles
            and self.tiles[near].kind not in BARRED
            and frozenset((cell, near)) not in self.mountains
        ]

    def is_connected(self) -> bool:
        """Whether every tile that can be entered is reached from every other."""
        cells = self.open_cells()
        seen, waiting = {cells[0]}, [cells[0]]
        while waiting:
            for near in self.steps(waiting.pop()):
                if near not in seen:
                    seen.add(near)
                    waiting.append(near)
        return len(seen) == len(cells)


def misplaced_mountains(board: Board) -> bool:
    """Whether the mountains are not those of the Workshops: one north and west, two south and east."""
    workshops = [cell for cell, tile in board.tiles.items() if tile.kind == "Workshop"]
    for north_west in workshops:
        sides = set()
        for cell in workshops:
            row, column = cell
            away = -1 if cell == north_west else 1
            sides |= {frozenset((cell, (row + away, column))), frozenset((cell, (row, column + away)))}
        if sides == board.mountains:
            return False
    return bool(workshops or board.mountains)


def distance(one: Cell, other: Cell) -> int:
    return abs(one[0] - other[0]) + abs(one[1] - other[1])


# --- Moving (spec 3.3) ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Walk:
    """A begun move: where the last meeple was dropped, or where the pile was lifted, and what is in hand."""

    board: Board
    piles: Piles  # without the lifted pile, with everything dropped so far
    at: Cell
    before: Cell | None  # where one was a drop ago; None if nothing is dropped yet
    hand: str
    carpet: bool = False


def lifted(board: Board, piles: Piles, start: Cell, carpet: bool = False) -> Walk:
    rest = {cell: pile for cell, pile in piles.items() if cell != start}
    return Walk(board, rest, start, None, piles[start], carpet)


def ways(w: Walk) -> list[Cell]:
    """Where the next meeple may be dropped, whatever its colour: not straight back, the Carpet's anywhere."""
    if w.carpet and len(w.hand) == 1:
        return w.board.open_cells()
    return [cell for cell in w.board.steps(w.at) if cell != w.before]


def after_drop(w: Walk, drop: Drop) -> Walk:
    cell, colour = drop
    piles = {**w.piles, cell: w.piles.get(cell, "") + colour}
    return Walk(w.board, piles, cell, w.at, w.hand.replace(colour, "", 1), w.carpet)


class TooMany(Exception):
    """There are more positions than one is willing to look at."""


def can_complete(w: Walk, most: int | None = None) -> bool:
    """Whether the hand can be dropped to the end: every order of every walk, until one succeeds.

    Positions that have been met are remembered; TooMany if they are more than `most`.
    """
    stands = {(cell, colour) for cell, pile in w.piles.items() for colour in pile}
    met: set[tuple[object, ...]] = set()

    def completes(at: Cell, before: Cell | None, hand: str, dropped: frozenset[Drop]) -> bool:
        if len(hand) == 1:
            cells = (
                w.board.open_cells() if w.carpet else [cell for cell in w.board.steps(at) if cell != before]
            )
            return any((cell, hand) in stands or (cell, hand) in dropped for cell in cells)
        here = (at, before, hand, dropped)
        if here in met:
            return False
        met.add(here)
        if most is not None and len(met) > most:
            raise TooMany
        for cell in w.board.steps(at):
            if cell == before:
                continue
            for colour in sorted(set(hand)):
                # Only which colours stand where matters, not how many.
                new = dropped if (cell, colour) in stands else dropped | {(cell, colour)}
                if completes(cell, at, hand.replace(colour, "", 1), new):
                    return True
        return False

    return not w.hand or completes(w.at, w.before, "".join(sorted(w.hand)), frozenset())


def walks(w: Walk, length: int, at: Cell | None = None, before: Cell | None = None) -> Iterator[list[Cell]]:
    """Every walk of so many steps, as the tiles it goes over."""
    at, before = (w.at, w.before) if at is None else (at, before)
    if length == 0:
        yield []
        return
    for cell in w.board.steps(at):
        if cell != before:
            for rest in walks(w, length - 1, cell, at):
                yield [cell, *rest]


def ends_by_walks(w: Walk) -> Iterator[Drop]:
    """Every last drop that some walk allows, with repetitions.

    Colours may be dropped in any order, so a walk ends well with a colour in hand that is on its last tile
    already, or with one in hand twice if the walk has been on its last tile before.
    """
    count = Counter(w.hand)
    if w.carpet:
        for walk in walks(w, len(w.hand) - 1):
            for colour, number in count.items():
                for cell in w.board.open_cells():
                    if colour in w.piles.get(cell, "") or (number > 1 and cell in walk):
                        yield cell, colour
        return
    for walk in walks(w, len(w.hand)):
        cell = walk[-1]
        for colour, number in count.items():
            if colour in w.piles.get(cell, "") or (number > 1 and cell in walk[:-1]):
                yield cell, colour


def ends(w: Walk) -> set[Drop]:
    """Where the move can end, and with which colour."""
    return set(ends_by_walks(w))


MANY = 3_000  # positions that are looked at before every walk is


def completable(w: Walk) -> bool:
    try:
        return can_complete(w, MANY)
    except TooMany:
        return next(ends_by_walks(w), None) is not None


def legal_drops(w: Walk) -> set[Drop]:
    """The single drops after which the move can still be completed; the last one must find its colour."""
    found = set()
    for cell in ways(w):
        for colour in set(w.hand):
            if len(w.hand) == 1:
                legal = colour in w.piles.get(cell, "")
            else:
                legal = completable(after_drop(w, (cell, colour)))
            if legal:
                found.add((cell, colour))
    return found


def pick_ups(board: Board, piles: Piles, carpet: bool = False) -> set[Cell]:
    """The piles that may be lifted."""
    return {cell for cell, pile in piles.items() if pile and completable(lifted(board, piles, cell, carpet))}


def take(w: Walk, colour: str) -> tuple[str, str]:
    """What is taken off the last tile after the last drop, and what stays (spec 3.4)."""
    pile = w.piles[w.at]
    return colour * pile.count(colour), pile.replace(colour, "")


# --- Bidding (spec 3.1) ---------------------------------------------------------------------------------

TRACK = (0, 0, 0, 1, 3, 5, 8, 12, 18)
TRACK_OF_FIVE = (0, 0, 0, 1, 1, 3, 3, 5, 5, 8, 12, 18)
LONGEST_TRACK = (0, 0, 0, 1, 1, 3, 3, 5, 5, 8, 8, 12, 12, 18, 18)  # an option


class Bid(NamedTuple):
    seat: int
    price: int


@dataclass(frozen=True)
class Auction:
    """The bids of a round so far, the earliest first."""

    track: tuple[int, ...]
    bids: tuple[Bid, ...]

    def free_prices(self) -> list[int]:
        taken = Counter(bid.price for bid in self.bids)
        return [price for price in sorted(set(self.track)) if taken[price] < self.track.count(price)]

    def offers(self, gold: int) -> dict[int, int]:
        """What a bidder with so much gold may bid, and what each bid costs them."""
        free = self.free_prices()
        payable = {price: price for price in free if price <= gold}
        return payable or {free[0]: gold}

    def lowered(self, gold: int, fakirs: int, by_spots: bool = False) -> set[tuple[int, int, int]]:
        """With Kumarbi: every bid, how many Fakirs, what is paid; a step leaves the price that was bid."""
        steps = list(self.track) if by_spots else sorted(set(self.track))
        found = set()
        for price in self.free_prices():
            for spent in range(1, fakirs + 1):
                place = steps.index(price) - spent
                if place >= 0 and steps[place + 1] > 0 and steps[place] <= gold:
                    found.add((price, spent, steps[place]))
        return found

    def pushed(self, price: int) -> list[int]:
        """The seats of the markers that one more bid of this price pushes."""
        return [bid.seat for bid in self.bids if bid.price == price]

    def after(self, seat: int, price: int) -> Auction:
        assert price in self.free_prices()
        return Auction(self.track, (*self.bids, Bid(seat, price)))

    def play_order(self) -> list[int]:
        """Seats in the order of their turns: higher prices first, of equal ones the latest bid."""
        numbered = list(enumerate(self.bids))
        numbered.sort(key=lambda entry: (entry[1].price, entry[0]), reverse=True)
        return [bid.seat for _, bid in numbered]


def kali_gold(owner: int, bidder: int, pushed: list[int], per_marker: bool = True) -> int:
    """What the owner of Kali gets when somebody's bid pushes these markers."""
    if bidder == owner:
        moved, pay = sum(seat != owner for seat in pushed), 1
    else:
        moved, pay = pushed.count(owner), 2
    return pay * (moved if per_marker else min(moved, 1))


# --- Tribes (spec 4.1) ----------------------------------------------------------------------------------


def builders_gold(board: Board, cell: Cell, builders: int, fakirs: int = 0, echidna: bool = False) -> int:
    return (builders + fakirs) * board.count_around(cell, "blue") * (2 if echidna else 1)


def board_victims(board: Board, piles: Piles, cell: Cell, assassins: int, fakirs: int = 0) -> set[Drop]:
    """The meeples on the board, by tile and colour, that Assassins on a tile reach."""
    return {
        (there, colour)
        for there in board.tiles
        if distance(cell, there) <= assassins + fakirs
        for colour in piles.get(there, "")
    }


# --- Sets (spec 4.3) ------------------------------------------------------------------------------------

GOODS = ("Ivory", "Jewels", "Gold", "Papyrus", "Silk", "Spice", "Fish", "Wheat", "Pottery")
RESOURCES = {
    "Ivory": 2, "Jewels": 2, "Gold": 2, "Papyrus": 4, "Silk": 4, "Spice": 4, "Fish": 6, "Wheat": 6,
    "Pottery": 6, "Fakir": 18,
}  # fmt: skip
SET_VALUES = (0, 1, 3, 7, 13, 21, 30, 40, 50, 60)


@cache
def best_sets(counts: tuple[int, ...]) -> int:
    """The most that cards, so many of each kind, bring: every way to make sets of them."""
    counts = tuple(sorted((count for count in counts if count), reverse=True))
    if not counts:
        return 0
    best = 0
    # Some set has a card of the first kind: try it with every choice of other kinds.
    for size in range(len(counts)):
        for others in combinations(range(1, len(counts)), size):
            left = [count - (kind == 0 or kind in others) for kind, count in enumerate(counts)]
            best = max(best, SET_VALUES[size + 1] + best_sets(tuple(sorted(left, reverse=True))))
    return best


def merchandise_points(cards: Mapping[str, int], wilds: int = 0) -> int:
    """The best sets, every wild card being any kind."""
    most = 0
    for chosen in combinations_with_replacement(GOODS, wilds):
        more = Counter(chosen)
        counts = sorted((cards.get(good, 0) + more[good] for good in GOODS), reverse=True)
        most = max(most, best_sets(tuple(counts)))
    return most


# --- Final scoring (spec 8) -----------------------------------------------------------------------------

DJINNS = {
    "Al-Amin": 5, "Anun-Nak": 8, "Ba'al": 6, "Boaz": 6, "Bouraq": 6, "Echidna": 4, "Enki": 8, "Hagis": 10,
    "Haurvatat": 8, "Iblis": 8, "Jafaar": 6, "Kandicha": 6, "Kumarbi": 6, "Lamia": 10, "Leta": 4, "Marid": 6,
    "Monkir": 6, "Nekir": 6, "Shamhat": 6, "Sibittis": 4, "Sloar": 8, "Utug": 4,
    "Kali": 6, "Ganapati": 6, "Geb": 6, "Ptah": 6,
    "Dhenim": 6, "Wilwit": 0, "Galbells": 0, "Warden": 6,
}  # fmt: skip
PRECIOUS = {"Jewellery": 5, "Treasure chest": 7, "Crown": 9}


@dataclass(frozen=True)
class Player:
    gold: int = 0
    viziers: int = 0
    elders: int = 0
    artisans: int = 0
    djinns: frozenset[str] = frozenset()
    goods: Mapping[str, int] = field(default_factory=dict)
    fakirs: int = 0
    items: tuple[str, ...] = ()
    tiles: frozenset[Cell] = frozenset()  # with a camel or the tent
    tent: Cell | None = None
    thieves: int = 0  # kept unused (spec appendix A)


@dataclass(frozen=True)
class Table:
    board: Board
    players: tuple[Player, ...]
    palms: Mapping[Cell, int] = field(default_factory=dict)
    palaces: Mapping[Cell, int] = field(default_factory=dict)
    tied_artisans_lead: bool = False  # an option


def sheet(t: Table, seat: int) -> dict[str, int]:
    """A player's points by category."""
    me = t.players[seat]
    others = [player for other, player in enumerate(t.players) if other != seat]
    kinds = {cell: t.board.tiles[cell] for cell in me.tiles}
    cities = sum(tile.kind == "Wondrous City" for tile in kinds.values())
    lakes = [cell for cell, tile in t.board.tiles.items() if tile.kind == "Great Lake"]
    wet = {cell for lake in lakes for cell in t.board.area(lake)}
    palm = 5 if "Haurvatat" in me.djinns else 3
    rivals = [player.artisans for player in others]
    if t.tied_artisans_lead:
        leads = all(me.artisans >= number for number in rivals)
    else:
        leads = all(me.artisans > number for number in rivals)
    precious = [item for item in me.items if item in PRECIOUS]
    return {
        "gold": me.gold,
        "viziers": me.viziers * (3 if "Jafaar" in me.djinns else 1)
        + 10 * sum(player.viziers < me.viziers for player in others),
        "elders": me.elders * (4 if "Shamhat" in me.djinns else 2),
        "djinns": sum(DJINNS[djinn] for djinn in me.djinns)
        + (5 * len(me.djinns) if "Wilwit" in me.djinns else 0),
        "tiles": sum(tile.value for tile in kinds.values()),
        "cities": 5 * cities * cities,
        "palms": sum(t.palms.get(cell, 0) * palm * (2 if cell in wet else 1) for cell in me.tiles),
        "palaces": sum(t.palaces.get(cell, 0) * 5 * (2 if cell in wet else 1) for cell in me.tiles),
        "tent": 0 if me.tent is None else t.board.count_around(me.tent, "red"),
        "artisans": me.artisans * ((3 if leads else 2) + (2 if "Ptah" in me.djinns else 0)),
        "items": sum(PRECIOUS[item] for item in precious) + (3 * len(precious) if "Geb" in me.djinns else 0),
        "goods": merchandise_points(me.goods, me.fakirs // 2 if "Al-Amin" in me.djinns else 0),
        "thieves": 6 * me.thieves,
    }


def score(t: Table, seat: int) -> int:
    return sum(sheet(t, seat).values())


def winners(t: Table) -> set[int]:
    points = [score(t, seat) for seat in range(len(t.players))]
    return {seat for seat, sum_ in enumerate(points) if sum_ == max(points)}


# --- Whims (spec 7.3) -----------------------------------------------------------------------------------


def in_a_line(cells: frozenset[Cell]) -> bool:
    return any(
        {(row, column + 1), (row, column + 2)} <= cells or {(row + 1, column), (row + 2, column)} <= cells
        for row, column in cells
    )


def round_a_corner(cells: frozenset[Cell]) -> bool:
    """A tile with one beside it and one above or below it: three of a block of four."""
    return any(
        {(row, column + right), (row + down, column)} <= cells
        for row, column in cells
        for right in (-1, 1)
        for down in (-1, 1)
    )


WHIM_GOLD = {
    "W01": 10, "W02": 10, "W03": 5, "W04": 10, "W05": 15, "W06": 10, "W07": 10, "W08": 10,
    "W09": 15, "W10": 10, "W11": 15, "W12": 10, "W13": 10, "W14": 10, "W15": 10, "W16": 10,
    "W17": 10, "W18": 10, "W19": 5, "W20": 5, "W21": 10, "W22": 15,
}  # fmt: skip


def fulfilled(t: Table, seat: int) -> set[str]:
    """The Whims whose conditions a player meets."""
    me = t.players[seat]
    own = [t.board.tiles[cell] for cell in me.tiles]
    kinds = Counter(tile.kind for tile in own)
    colours = Counter(tile.colour for tile in own if tile.kind != "Wondrous City")
    palms = sum(t.palms.get(cell, 0) for cell in me.tiles)
    palaces = sum(t.palaces.get(cell, 0) for cell in me.tiles)
    met = {
        "W01": me.viziers >= 6,
        "W02": me.elders >= 5,
        "W03": me.viziers >= 3 and me.elders >= 3,
        "W04": len(me.djinns) >= 2,
        "W05": len(me.djinns) >= 3,
        "W06": palms >= 3,
        "W07": palaces >= 3,
        "W08": palms >= 2 and palaces >= 2,
        "W09": kinds["Oasis"] >= 3,
        "W10": kinds["Village"] >= 2,
        "W11": kinds["Sacred Place"] >= 3,
        "W12": sum(kinds[market] for market in MARKETS) >= 3,
        "W13": kinds["Wondrous City"] >= 2,
        "W14": colours["blue"] >= 4,
        "W15": colours["red"] >= 4,
        "W16": in_a_line(me.tiles),
        "W17": round_a_corner(me.tiles),
        "W18": sum(me.goods.get(good, 0) > 0 for good in GOODS) >= 6,
        "W19": me.fakirs >= 3,
        "W20": me.artisans >= 3,
        "W21": sum(item in PRECIOUS for item in me.items) >= 2,
        "W22": kinds["Workshop"] >= 1 and kinds["Specialised Market"] >= 1,
    }
    return {whim for whim, is_met in met.items() if is_met}

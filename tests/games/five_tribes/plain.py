"""What lies on the table of the plain reading of Five Tribes, and a turn as far as it has come.

It uses nothing of the package; story.py tells a game on it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Generator
from dataclasses import dataclass, field
from typing import NamedTuple

from tests.games.five_tribes import oracle
from tests.games.five_tribes.oracle import Auction, Board, Cell

CHANCE = -1
ROW = 9
DJINNS_SHOWN = 3
PALMS = 12
PALACES = 10

TRIBE = {"vizier": "Y", "elder": "W", "merchant": "G", "builder": "B", "assassin": "R", "artisan": "P"}
WORD = {letter: word for word, letter in TRIBE.items()}
KEPT = "YWP"
MAGIC = {
    "flying-carpet", "fabulous-lamp", "enchanting-flute", "burning-scimitar", "tempest-talisman",
    "horn-of-plenty", "rebirth-ring",
}  # fmt: skip
# What the use of a djinn costs: Elders that must be paid, and then an Elder or Fakir, or a Fakir.
COST = {
    "anun-nak": (0, "either"), "bouraq": (0, "either"), "echidna": (1, "either"), "enki": (0, "either"),
    "hagis": (0, "either"), "iblis": (0, "either"), "lamia": (0, "either"), "leta": (1, "either"),
    "sibittis": (1, "either"), "sloar": (0, "fakir"), "utug": (1, "either"),
}  # fmt: skip
ACTIVE = set(COST) - {"hagis", "lamia"}


class Ask(NamedTuple):
    """Who is to choose, or CHANCE, and everything that may be chosen."""

    seat: int
    options: frozenset[str]


Story = Generator[Ask, str, None]


def name(cell: Cell) -> str:
    return f"{chr(64 + cell[0])}{cell[1]}"


def cell_of(word: str) -> Cell:
    return ord(word[0]) - 64, int(word[1:])


@dataclass
class Seat:
    gold: int
    camels: int
    tent: bool
    kept: Counter[str] = field(default_factory=Counter)
    cards: Counter[str] = field(default_factory=Counter)
    items: Counter[str] = field(default_factory=Counter)
    djinns: set[str] = field(default_factory=set)
    whims: set[str] = field(default_factory=set)
    done: set[str] = field(default_factory=set)
    thieves: set[str] = field(default_factory=set)


@dataclass
class Game:
    board: Board
    seats: list[Seat]
    piles: dict[Cell, str]
    bid_order: list[int]
    row: list[str]
    deck: Counter[str]
    djinn_row: set[str]
    djinn_deck: set[str]
    discard: Counter[str] = field(default_factory=Counter)
    bag: Counter[str] = field(default_factory=Counter)
    djinn_discard: set[str] = field(default_factory=set)
    whim_deck: set[str] = field(default_factory=set)
    whim_on: dict[Cell, str] = field(default_factory=dict)
    item_pile: Counter[str] = field(default_factory=Counter)
    item_discard: Counter[str] = field(default_factory=Counter)
    owner: dict[Cell, int] = field(default_factory=dict)
    tents: set[Cell] = field(default_factory=set)
    palms: Counter[Cell] = field(default_factory=Counter)
    palaces: Counter[Cell] = field(default_factory=Counter)
    bids: Auction = field(default_factory=lambda: Auction(oracle.TRACK, ()))
    thief_deck: set[str] = field(default_factory=set)
    thief_open: set[str] = field(default_factory=set)
    artisans: bool = False  # whether the expansion is in play
    stuck: bool = False  # somebody could not move in this round
    last_camel: bool = False
    ending: str = ""
    used: set[str] = field(default_factory=set)  # djinns, where they count by round (ruling F61)
    switches: frozenset[str] = frozenset()  # options that are not as usual, such as `nekir each`

    def table(self) -> oracle.Table:
        return oracle.Table(
            self.board,
            tuple(self.player(seat) for seat in range(len(self.seats))),
            dict(self.palms),
            dict(self.palaces),
            tied_artisans_lead="artisan_tie everybody" in self.switches,
        )

    def player(self, seat: int) -> oracle.Player:
        me = self.seats[seat]
        djinns = {djinn.lower().replace("'", ""): djinn for djinn in oracle.DJINNS}
        items = {item.lower().replace(" ", "-"): item for item in oracle.PRECIOUS}
        own = frozenset(cell for cell, owner in self.owner.items() if owner == seat)
        return oracle.Player(
            gold=me.gold,
            viziers=me.kept["Y"],
            elders=me.kept["W"],
            artisans=me.kept["P"],
            djinns=frozenset(djinns[djinn] for djinn in me.djinns),
            goods={good: me.cards[good.lower()] for good in oracle.GOODS if me.cards[good.lower()]},
            fakirs=me.cards["fakir"],
            items=tuple(sorted(items.get(item, item) for item in me.items.elements())),
            tiles=own,
            tent=next(iter(own & self.tents), None),
            thieves=len(me.thieves),
        )

    # Questions

    def holder(self, djinn: str) -> int | None:
        return next((seat for seat, me in enumerate(self.seats) if djinn in me.djinns), None)

    def empty_tiles(self) -> list[Cell]:
        """No camel, tent, meeple, palm tree or palace; not Lake or Chasm (spec 5.1)."""
        return [cell for cell in self.unplanted() if not self.piles.get(cell)]

    def unplanted(self) -> list[Cell]:
        return [
            cell
            for cell in self.board.open_cells()
            if cell not in self.owner and not self.palms[cell] and not self.palaces[cell]
        ]

    def can_claim(self, seat: int) -> bool:
        return self.seats[seat].camels > 0 or self.seats[seat].tent

    def palms_left(self) -> int:
        return PALMS - self.palms.total()

    def palaces_left(self) -> int:
        return PALACES - self.palaces.total()

    def cells_of_kind(self, kind: str) -> list[Cell]:
        return [cell for cell, tile in self.board.tiles.items() if tile.kind == kind]

    # Changes

    def gain(self, djinn: str, doer: int, times: int = 1) -> None:
        """A passive djinn's owner gets 1 gold for what they did, 2 for what another player did."""
        holder = self.holder(djinn)
        if holder is not None:
            self.seats[holder].gold += times * (1 if holder == doer else 2)

    def take_from(self, cell: Cell, colour: str) -> None:
        self.piles[cell] = self.piles[cell].replace(colour, "", 1)
        if not self.piles[cell]:
            del self.piles[cell]

    def look_at_whims(self) -> None:
        table = self.table()
        for seat, me in enumerate(self.seats):
            for whim in me.whims & oracle.fulfilled(table, seat):
                me.whims.remove(whim)
                me.done.add(whim)
                me.gold += oracle.WHIM_GOLD[whim]


@dataclass
class Turn:
    g: Game
    seat: int
    used: set[str] = field(default_factory=set)
    doubled: bool = False
    deadly: bool = False
    item_used: bool = False
    carpet: bool = False
    moved: bool = False
    acted: bool = False  # the tribe has done what it does
    # What the move ended with
    cell: Cell = (0, 0)
    colour: str = ""
    number: int = 0

    @property
    def me(self) -> Seat:
        return self.g.seats[self.seat]

    def can_pay(self, djinn: str) -> bool:
        elders, then = COST[djinn]
        left = self.me.kept["W"] - elders
        fakirs = self.me.cards["fakir"]
        return left >= 0 and (fakirs > 0 or (then == "either" and left > 0))

"""Everything on the table of Five Tribes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core import bits, track
from serai.core.layout import Layout
from serai.core.pieces import Pieces
from serai.core.rng import Rng
from serai.core.rows import MOST, SEAT, Field, Heap, Hidden
from serai.core.state import Game, State
from serai.core.vectors import count
from serai.games.five_tribes import components as box
from serai.games.five_tribes.catalogue import STEPS
from serai.games.five_tribes.land import Land

# Zones of resource cards
DECK: Final[i64] = 0
DISCARD: Final[i64] = 1
CARD_ROW: Final[i64] = 2
GIVEN: Final[i64] = 3  # to a thief
HANDS: Final[i64] = 4  # and one for each seat
# Zones of items
ITEM_PILE: Final[i64] = 0
ITEM_DISCARD: Final[i64] = 1
ITEM_BOX: Final[i64] = 2
DRAWN: Final[i64] = 3  # by whoever is about to keep one of them
HELD: Final[i64] = 4
# Where a djinn is; the places of the row, and the seats, follow each other
DJINN_DECK: Final[i64] = 0
DJINN_DISCARD: Final[i64] = 1
DJINN_BOX: Final[i64] = 2
CONJURED: Final[i64] = 3  # by Sibittis, or given to a thief
DJINN_ROW: Final[i64] = 4
DJINN_OF: Final[i64] = 7
DJINN_PLACES: Final = [
    "deck",
    "discard",
    "box",
    "conjured",
    "row 1",
    "row 2",
    "row 3",
    "0",
    "1",
    "2",
    "3",
    "4",
]
# Where a Whim is
WHIM_DECK: Final[i64] = 0
WHIM_BOX: Final[i64] = 1
WHIM_ON: Final[i64] = 2  # a cell
WHIM_OF: Final[i64] = 44  # in the hand of a seat
WHIM_DONE: Final[i64] = 49  # fulfilled by a seat
WHIM_PLACES: Final = [
    "deck",
    "box",
    *box.CELL_NAMES,
    *[f"hand {seat}" for seat in range(5)],
    *[f"done {seat}" for seat in range(5)],
]
# Where a thief is
THIEF_DECK: Final[i64] = 0
THIEF_GONE: Final[i64] = 1
THIEF_BOX: Final[i64] = 2
THIEF_OPEN: Final[i64] = 3
THIEF_OF: Final[i64] = 4
THIEF_PLACES: Final = ["deck", "gone", "box", "open", "0", "1", "2", "3", "4"]

# What has ended the game
GOES_ON: Final[i64] = 0
LAST_CAMEL: Final[i64] = 1
NO_MOVE: Final[i64] = 2
NO_MOVE_LEFT: Final[i64] = 3  # at the clean-up
ENDING_NAMES: Final = ["no", "last-camel", "no-move", "no-move-left"]

GRANT_WHIMS: Final[i64] = STEPS.ahead("GrantWhims")

REDEALS: Final[i64] = 100  # that are tried until no Whim in hand speaks against one
DROPS_IN_A_WORD: Final[i64] = 12
PATH: Final[i64] = 10  # words


class Tribes(State):
    table: box.Settings  # never changes
    land: Land  # follows from the tiles; shared by all copies
    tiles: vec[i64]  # [cell] a kind, or NONE
    piles: vec[i64]  # [cell] a lane of meeples for each tribe
    bag: i64  # a pile
    stands: vec[i64]  # [tribe] the cells where it is; follows from the piles
    owned: vec[i64]  # [seat] a set of cells
    tents: i64  # the set of cells whose owner has put a tent there
    palms: vec[i64]  # [cell]
    palaces: vec[i64]  # [cell]
    gold: vec[i64]  # [seat]
    kept: vec[i64]  # [seat, 3] Viziers, Elders, Artisans
    resources: Pieces  # `order` is the place in the row
    items: Pieces
    djinns: vec[i64]  # [djinn] one of the places above
    whims: vec[i64]  # [whim]
    thieves: vec[i64]  # [thief]
    bidding: vec[i64]  # [spot] a seat, or NONE
    playing: vec[i64]  # [spot] a seat, or NONE; in the order of play
    # A move that is being made
    hand: i64  # a pile: what is left to drop, or what was taken from the last tile
    start: i64  # the cell whose pile was picked up, or NONE
    place: i64  # the cell of the last drop, or the start; after the move, of the tile whose action is to come
    side: i64  # over which it was entered, or LIFTED
    path: vec[i64]  # [word] twelve drops each of five bits: the side, and the tribe
    drops: i64
    # A turn
    moved: bool
    used: i64  # the set of djinns used
    doubled: bool  # Echidna doubles the Builders' gold
    deadly: bool  # Iblis lets the Assassins kill two
    item_used: bool
    carpet: bool  # the last meeple of the move may fly
    loot: i64  # what opponents have given up to a thief: cells, features or Viziers
    stuck: bool  # somebody could not move in this round
    ending: i64
    round: i64
    turns: i64
    dirty: i64  # the set of seats whose Whims are to be looked at; empty at rest

    def __init__(self, game: Game, table: box.Settings) -> None:
        super().__init__(game)
        self.table = table

    def layout(self) -> Layout:
        return LAYOUT

    def deal(self) -> None:
        """An empty board and full piles; what the options leave out stays in the box."""
        LAYOUT.deal(self)
        table = self.table
        promo = self.game.options["promo"] == 1
        for djinn in range(box.DJINNS):
            if not table.has_djinn(djinn, promo):
                self.djinns[djinn] = DJINN_BOX
        for whim in range(box.WHIM_COUNT):
            if not table.whims or (table.whim_cards[whim].artisans and not table.artisans):
                self.whims[whim] = WHIM_BOX
        for thief in range(box.THIEVES):
            if not table.thieves or (thief == box.ARTISAN and not table.artisans):
                self.thieves[thief] = THIEF_BOX
        self.items.deal(table.item_zones)
        self.bag = 0
        for tribe in range(box.TRIBES):
            self.bag += table.meeples[tribe] * box.MEEPLE[tribe]
        self.derive()

    def derive(self) -> None:
        """The land, once all tiles are laid, and where each tribe stands."""
        laid = bits.size(self.table.cells) == box.CELLS - count(self.tiles, box.NONE)
        self.land = Land(self.tiles) if laid else Land(vec[i64]([-1] * 42))
        self.dirty = 0
        self.stands = vec[i64]([0] * 6)
        for cell in range(box.CELLS):
            for tribe in range(box.TRIBES):
                if box.of_tribe(self.piles[cell], tribe):
                    self.stands[tribe] |= box.ONE[cell]

    def complete(self, seat: i64) -> None:
        """Missing tiles, the bag and missing markers; whoever begins a turn has moved the own marker."""
        fill_board(self)
        for cell in range(box.CELLS):
            self.bag -= self.piles[cell]
        for player in range(self.game.seats):
            for kept in range(box.KEPT):
                self.bag -= self.kept[player * box.KEPT + kept] * box.MEEPLE[box.KEPT_TRIBE[kept]]
        if track.first(self.bidding) == box.NONE and track.first(self.playing) == box.NONE:
            for nth in range(self.table.markers * self.game.seats):
                track.join(self.bidding, (seat + 1 + nth) % self.game.seats)

    def copy(self) -> Tribes:
        s = Tribes(self.game, self.table)
        s.agenda = self.agenda[:]
        s._legal = self._legal
        s.land = self.land
        s.tiles = self.tiles[:]
        s.piles = self.piles[:]
        s.bag = self.bag
        s.stands = self.stands[:]
        s.owned = self.owned[:]
        s.tents = self.tents
        s.palms = self.palms[:]
        s.palaces = self.palaces[:]
        s.gold = self.gold[:]
        s.kept = self.kept[:]
        s.resources = self.resources.copy()
        s.items = self.items.copy()
        s.djinns = self.djinns[:]
        s.whims = self.whims[:]
        s.thieves = self.thieves[:]
        s.bidding = self.bidding[:]
        s.playing = self.playing[:]
        s.hand = self.hand
        s.start = self.start
        s.place = self.place
        s.side = self.side
        s.path = self.path[:]
        s.drops = self.drops
        s.moved = self.moved
        s.used = self.used
        s.doubled = self.doubled
        s.deadly = self.deadly
        s.item_used = self.item_used
        s.carpet = self.carpet
        s.loot = self.loot
        s.stuck = self.stuck
        s.ending = self.ending
        s.round = self.round
        s.turns = self.turns
        s.dirty = self.dirty
        return s

    def redeterminise(self, reader: i64, rng: Rng) -> None:
        """Re-deal, in place, what `reader` cannot know; a Whim in hand tells what its holder cannot have."""
        if not self.has_whim_of_hand():
            super().redeterminise(reader, rng)
            return
        resources, items = self.resources, self.items
        for _ in range(REDEALS):
            self.resources, self.items = resources.copy(), items.copy()
            super().redeterminise(reader, rng)
            if not self.belies_a_whim():
                return

    # Questions

    def turn(self) -> i64:
        return self.turns

    def everyone(self) -> i64:
        """All readers: the seats and the spectator."""
        return (1 << (self.game.seats + 1)) - 1

    def owner(self, cell: i64) -> i64:
        """Whose camel or tent stands on a tile, or NONE."""
        for seat in range(self.game.seats):
            if self.owned[seat] >> cell & 1:
                return seat
        return box.NONE

    def all_owned(self) -> i64:
        """The cells with a camel or tent."""
        cells: i64 = 0
        for seat in range(self.game.seats):
            cells |= self.owned[seat]
        return cells

    def peopled(self) -> i64:
        """The cells with a meeple."""
        return (
            self.stands[0]
            | self.stands[1]
            | self.stands[2]
            | self.stands[3]
            | self.stands[4]
            | self.stands[5]
        )

    def planted(self) -> i64:
        """The cells with a palm tree or a palace."""
        cells: i64 = 0
        for cell in range(box.CELLS):
            if self.palms[cell] + self.palaces[cell]:
                cells |= box.ONE[cell]
        return cells

    def empty_tiles(self) -> i64:
        """Tiles without camel, tent, meeple, palm tree and palace; never Lake or Chasm."""
        return self.land.cells & ~self.all_owned() & ~self.peopled() & ~self.planted()

    def camels_left(self, seat: i64) -> i64:
        return self.table.camels - bits.size(self.owned[seat] & ~self.tents)

    def has_tent(self, seat: i64) -> bool:
        return self.table.artisans and not self.owned[seat] & self.tents

    def can_claim(self, seat: i64) -> bool:
        """Whether a player has a camel or tent left."""
        return self.camels_left(seat) > 0 or self.has_tent(seat)

    def palms_left(self) -> i64:
        total = box.PALMS
        for palms in self.palms:
            total -= palms
        return total

    def palaces_left(self) -> i64:
        total = box.PALACES
        for palaces in self.palaces:
            total -= palaces
        return total

    def keeps(self, seat: i64, kept: i64) -> i64:
        """How many Viziers, Elders or Artisans a player has."""
        return self.kept[seat * box.KEPT + kept]

    def elders(self, seat: i64) -> i64:
        return self.kept[seat * box.KEPT + 1]

    def cards_of(self, seat: i64, kind: i64) -> i64:
        """How many resource cards of a kind a player holds."""
        where = self.resources.where
        zone = HANDS + seat
        total: i64 = 0
        for card in range(box.FIRST_CARD[kind], box.FIRST_CARD[kind + 1]):
            if where[card] == zone:
                total += 1
        return total

    def fakirs(self, seat: i64) -> i64:
        return self.cards_of(seat, box.FAKIR)

    def possible_fakirs(self, seat: i64) -> i64:
        """How many Fakirs a player could have, as far as others know: whether to ask must not tell more."""
        pieces = self.resources
        zone = HANDS + seat
        total: i64 = 0
        for card in range(box.CARDS):
            if pieces.where[card] == zone:
                known = pieces.may[card] == pieces.every << zone
                if not known or box.CARD_KIND[card] == box.FAKIR:
                    total += 1
        return total

    def possible_goods(self, seat: i64) -> i64:
        """How many cards that can be sold a player could have, as far as others know."""
        pieces = self.resources
        zone = HANDS + seat
        total: i64 = 0
        for card in range(box.CARDS):
            if pieces.where[card] == zone:
                known = pieces.may[card] == pieces.every << zone
                if not known or box.CARD_KIND[card] != box.FAKIR:
                    total += 1
        return total

    def hand_kinds(self, seat: i64) -> i64:
        """The set of kinds of merchandise in a hand."""
        where = self.resources.where
        zone = HANDS + seat
        kinds: i64 = 0
        for card in range(box.FIRST_CARD[box.FAKIR]):
            if where[card] == zone:
                kinds |= 1 << box.CARD_KIND[card]
        return kinds

    def precious(self, seat: i64) -> i64:
        """How many precious items a player holds."""
        where = self.items.where
        total: i64 = 0
        for item in range(i64(len(where))):
            if where[item] == HELD + seat and box.ITEM_OF[item] < box.FIRST_MAGIC:
                total += 1
        return total

    def in_hand(self, seat: i64, wants: i64) -> i64:
        """How much a player has of what a Whim wants, if it wants cards or items in hand, or NONE."""
        if wants == box.KINDS_WANTED:
            return bits.size(self.hand_kinds(seat))
        if wants == box.FAKIRS_WANTED:
            return self.fakirs(seat)
        return self.precious(seat) if wants == box.PRECIOUS_ITEMS_WANTED else box.NONE

    def has_whim_of_hand(self) -> bool:
        """Whether a Whim in somebody's hand wants cards or items in hand."""
        for whim in range(box.WHIM_COUNT):
            wants = self.table.whim_wants[whim]
            if WHIM_OF <= self.whims[whim] < WHIM_DONE and self.in_hand(0, wants) != box.NONE:
                return True
        return False

    def belies_a_whim(self) -> bool:
        """Whether somebody has in hand what a Whim in the same hand wants: it would have paid already."""
        for whim in range(box.WHIM_COUNT):
            holder = self.whims[whim] - WHIM_OF
            if not 0 <= holder < box.MOST_SEATS:
                continue
            if self.in_hand(holder, self.table.whim_wants[whim]) >= self.table.whim_number[whim]:
                return True
        return False

    def row(self) -> vec[i64]:
        """The cards of the row from its front."""
        cards = self.resources.members(CARD_ROW)
        order = self.resources.order
        for last in range(1, i64(len(cards))):
            card = cards[last]
            place = last
            while place > 0 and order[cards[place - 1]] > order[card]:
                cards[place] = cards[place - 1]
                place -= 1
            cards[place] = card
        return cards

    def owner_of_djinn(self, djinn: i64) -> i64:
        """The seat that has a djinn, or NONE."""
        return self.djinns[djinn] - DJINN_OF if self.djinns[djinn] >= DJINN_OF else box.NONE

    def has_djinn(self, seat: i64, djinn: i64) -> bool:
        return self.djinns[djinn] == DJINN_OF + seat

    def whim_on(self, cell: i64) -> i64:
        """The Whim that lies on a city, or NONE."""
        for whim in range(box.WHIM_COUNT):
            if self.whims[whim] == WHIM_ON + cell:
                return whim
        return box.NONE

    def blue_around(self, cell: i64) -> i64:
        """How many blue-valued tiles lie in the surrounding area of a cell, itself included."""
        return bits.size(self.land.blue & box.AROUND[cell])

    def drop_at(self, nth: i64) -> i64:
        """The side and the tribe of a drop of this move: the side times eight, and the tribe."""
        word = self.path[nth // DROPS_IN_A_WORD]
        return word >> (nth % DROPS_IN_A_WORD * 5) & 31

    # Changes

    def add_meeples(self, cell: i64, tribe: i64, number: i64) -> None:
        self.piles[cell] += number * box.MEEPLE[tribe]
        self.stands[tribe] |= box.ONE[cell]

    def remove_meeples(self, cell: i64, tribe: i64, number: i64) -> None:
        self.piles[cell] -= number * box.MEEPLE[tribe]
        if not box.of_tribe(self.piles[cell], tribe):
            self.stands[tribe] &= ~box.ONE[cell]

    def gain_gold(self, seat: i64, gold: i64) -> None:
        """Gold from the bank, as far as it has some."""
        if self.table.bank:
            left = self.table.bank
            for owned in self.gold:
                left -= owned
            gold = min(gold, max(left, 0))
        self.gold[seat] = min(self.gold[seat] + gold, MOST)

    def keep(self, seat: i64, kept: i64, number: i64) -> None:
        """A player gets or, if the number is negative, loses some of a tribe; the bag is not touched."""
        self.kept[seat * box.KEPT + kept] += number
        self.dirty |= 1 << seat

    def to_bag(self, tribe: i64, number: i64) -> None:
        self.bag += number * box.MEEPLE[tribe]

    def pay_for(self, owner_of: i64, seat: i64, each: i64 = 1) -> None:
        """The owner of a passive djinn gets gold for what a player does, more if it is another one."""
        owner = self.owner_of_djinn(owner_of)
        if owner != box.NONE:
            self.gain_gold(owner, each * (box.OWN if owner == seat else box.OTHERS))

    def card_of(self, seat: i64, kind: i64) -> i64:
        """A card of a kind in a player's hand, one that everybody knows of if there is one, or NONE."""
        pieces = self.resources
        zone = HANDS + seat
        chosen: i64 = box.NONE
        for card in range(box.FIRST_CARD[kind], box.FIRST_CARD[kind + 1]):
            if pieces.where[card] == zone and (
                chosen == box.NONE or pieces.may[card] == pieces.every << zone
            ):
                chosen = card
        return chosen

    def discard_card(self, seat: i64, kind: i64) -> None:
        """A player discards a card of a kind, in the open."""
        self.resources.move(self.card_of(seat, kind), DISCARD, self.everyone())
        self.dirty |= 1 << seat

    def item_of(self, seat: i64, kind: i64) -> i64:
        """An item of a kind that a player holds, or NONE."""
        return self.item_in(HELD + seat, kind)

    def item_in(self, zone: i64, kind: i64) -> i64:
        """An item of a kind in a zone, or NONE."""
        where = self.items.where
        if len(where) == 0:
            return box.NONE
        for item in range(box.FIRST_ITEM[kind], box.FIRST_ITEM[kind + 1]):
            if where[item] == zone:
                return item
        return box.NONE

    def tick(self) -> bool:
        """Whims are looked at after every change, whoever made it; then the agenda goes on."""
        if self.dirty:
            seats = self.dirty
            self.dirty = 0
            if self.table.whims:
                for place in self.whims:
                    if WHIM_OF <= place < WHIM_DONE and seats >> (place - WHIM_OF) & 1:
                        self.push(GRANT_WHIMS, 0, seats)
                        return True
        return super().tick()


def fill_board(s: Tribes) -> None:
    """Lay what a position leaves out in a fixed order: first the tiles of the Artisans inside."""
    left = s.table.tiles[:]
    for kind in s.tiles:
        if kind != box.NONE:
            left[kind] -= 1
    for inside in (True, False):
        for cell in range(box.CELLS):
            if s.tiles[cell] != box.NONE or not s.table.cells >> cell & 1:
                continue
            if inside and not s.table.inner >> cell & 1:
                continue
            for kind in range(box.KINDS):
                of_artisans = box.KINDS_OF_TILES[kind].set == box.ARTISANS
                if left[kind] > 0 and of_artisans == inside:
                    s.tiles[cell] = kind
                    left[kind] -= 1
                    break


LAYOUT: Final = Layout(
    [
        Field("tiles", box.CELL_NAMES, box.KIND_NAMES, start=-1),
        Heap("piles", box.LETTERS, box.CELL_NAMES, lane=int(box.LANE)),
        Heap("bag", box.LETTERS, lane=int(box.LANE), written=False),
        Field("owned", SEAT, box.CELL_NAMES, members=True),
        Field("tents", of=box.CELL_NAMES, members=True),
        Field("palms", box.CELL_NAMES, most=int(box.PALMS)),
        Field("palaces", box.CELL_NAMES, most=int(box.PALACES)),
        Field("gold", SEAT, start=int(box.GOLD)),
        Field("kept", (SEAT, box.KEPT_NAMES), most=23),
        Hidden(
            "resources",
            box.CARD_NAMES,
            ["deck", "discard", "row", "given"],
            held="hand",
            ordered=["row"],
            passing=["given"],
        ),
        Hidden(
            "items",
            box.ITEM_PIECES,
            ["pile", "discard", "box", "drawn"],
            held="hand",
            passing=["drawn"],
            box="box",
        ),
        Field("djinns", box.DJINN_NAMES, DJINN_PLACES),
        Field("whims", box.WHIM_NAMES, WHIM_PLACES),
        Field("thieves", box.THIEF_NAMES, THIEF_PLACES),
        Field("bidding", box.BIDDERS, SEAT, start=-1),
        Field("playing", box.SPOTS, SEAT, start=-1),
        Heap("hand", box.LETTERS, lane=int(box.LANE), written=False),
        Field("start", of=box.CELL_NAMES, start=-1, written=False),
        Field("place", of=box.CELL_NAMES, start=-1, written=False),
        Field("side", most=4, start=4, written=False),
        Field("path", int(PATH), most=(1 << 60) - 1, written=False),
        Field("drops", most=120, written=False),
        Field("moved", flag=True, written=False),
        Field("used", of=box.DJINN_NAMES, members=True),
        Field("doubled", flag=True, written=False),
        Field("deadly", flag=True, written=False),
        Field("item_used", flag=True, written=False),
        Field("carpet", flag=True, written=False),
        Field("loot", most=(1 << 42) - 1, written=False),
        Field("stuck", flag=True),
        Field("ending", of=ENDING_NAMES),
        Field("round", least=1, start=1),
        Field("turns"),
    ],
    derived=["table", "land", "stands", "dirty"],
)

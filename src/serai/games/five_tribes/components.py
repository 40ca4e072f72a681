"""What is in the boxes of Five Tribes, Whims of the Sultan and The Artisans of Naqala, by source.

PRINTED: the rulebook of Whims says so. PUBLIC: other public sources say so. RECONSTRUCTED: neither does;
owners of the boxes can correct it here, in one place.
"""

from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.data import Column, Data
from serai.core.grid import SIDES, Grid

DATA: Final = Data("five_tribes")  # what a data file may change

NONE: Final[i64] = -1
MOST_SEATS: Final[i64] = 5  # PRINTED

# Boxes, and sets of them; the option expansion counts from one on, and 0 is what fits the players
BASE: Final = 0
ARTISANS: Final = 1
WHIMS: Final = 2
BOTH: Final = 3

# The Sultanate. All layouts lie in one frame of six rows and seven columns: cell A1 is at the top left, and
# a smaller one uses its first rows and columns. PUBLIC: 5 x 6 and 6 x 6; PRINTED: 6 x 6 and 6 x 7.
ROWS: Final[i64] = 6
COLUMNS: Final[i64] = 7
CELLS: Final[i64] = 42
CELL_NAMES: Final = [f"{row}{column}" for row in "ABCDEF" for column in range(1, 8)]
ROWS_BY_SET: Final = [5, 6, 6, 6]
COLUMNS_BY_SET: Final = [6, 6, 6, 7]
FRAME: Final = Grid(ROWS, COLUMNS)  # how cells lie, without barriers
ONE: Final[vec[i64]] = vec[i64]([1 << cell for cell in range(42)])  # the set of one cell
# The surrounding area of each cell, itself included.
AROUND: Final[vec[i64]] = vec[i64]([FRAME.surroundings(1 << cell) for cell in range(42)])
# By distance and cell: the cells that are no farther away. Nothing is farther than FARTHEST.
FARTHEST: Final[i64] = 11
WITHIN: Final[vec[i64]] = vec[i64](
    [FRAME.within(1 << cell, distance) for distance in range(12) for cell in range(42)]
)
# Three cells next to each other in a row or column, and blocks of two by two, for Whims.
LINES_OF_THREE: Final[vec[i64]] = vec[i64](
    [0b111 << (7 * row + column) for row in range(6) for column in range(5)]
    + [(1 | 1 << 7 | 1 << 14) << (7 * row + column) for row in range(4) for column in range(7)]
)
BLOCKS_OF_FOUR: Final[vec[i64]] = vec[i64](
    [(0b11 | 0b11 << 7) << (7 * row + column) for row in range(5) for column in range(6)]
)

# Types of tiles
VILLAGE: Final[i64] = 0
SACRED: Final[i64] = 1
OASIS: Final[i64] = 2
SMALL: Final[i64] = 3
LARGE: Final[i64] = 4
WORKSHOP: Final[i64] = 5
SPECIAL: Final[i64] = 6
CHASM: Final[i64] = 7
CITY: Final[i64] = 8
LAKE: Final[i64] = 9
TYPES: Final[i64] = 10
TYPE_NAMES: Final = [
    "village", "sacred-place", "oasis", "small-market", "large-market", "workshop", "special-market", "chasm",
    "city", "lake",
]  # fmt: skip

UNCOLOURED: Final[i64] = 0
BLUE: Final[i64] = 1
RED: Final[i64] = 2
COLOUR_NAMES: Final = ["none", "blue", "red"]


class Kind(NamedTuple):
    """Tiles that are alike. `set` is the box they come from; `walls` the sides of a Workshop's mountains."""

    name: str
    type: int
    colour: int
    value: int
    copies: int
    set: int = BASE
    walls: tuple[int, ...] = ()


# PUBLIC: base tiles and those of the Artisans, with their mountains. PRINTED: cities and lake.
KINDS_OF_TILES: Final = [
    Kind("village", 0, 1, 5, 5),
    Kind("sacred-6", 1, 1, 6, 4),
    Kind("sacred-10", 1, 1, 10, 1),
    Kind("sacred-12", 1, 1, 12, 1),
    Kind("sacred-15", 1, 1, 15, 1),
    Kind("oasis", 2, 2, 8, 6),
    Kind("small-market", 3, 2, 6, 8),
    Kind("large-market", 4, 2, 4, 4),
    Kind("workshop-nw", 5, 1, 5, 1, ARTISANS, (0, 2)),
    Kind("workshop-se", 5, 1, 5, 2, ARTISANS, (1, 3)),
    Kind("special-market", 6, 2, 10, 2, ARTISANS),
    Kind("chasm", 7, 0, 0, 1, ARTISANS),
    Kind("blue-city", 8, 1, 0, 3, WHIMS),
    Kind("red-city", 8, 2, 0, 2, WHIMS),
    Kind("lake", 9, 0, 0, 1, WHIMS),
]
KINDS: Final[i64] = 15
KIND_NAMES: Final = [kind.name for kind in KINDS_OF_TILES]
TYPE_OF: Final[vec[i64]] = vec[i64]([kind.type for kind in KINDS_OF_TILES])
COLOUR_OF: Final[vec[i64]] = vec[i64]([kind.colour for kind in KINDS_OF_TILES])
VALUE_OF: Final[vec[i64]] = vec[i64]([kind.value for kind in KINDS_OF_TILES])
# PRINTED: what cities are worth by how many one owns.
CITY_POINTS: Final[vec[i64]] = vec[i64]([0, 5, 20, 45, 80, 125])
CITIES: Final[i64] = 5
LEAST_CITY: Final[i64] = 5  # what is printed on a city, with a plus

# Tribes. PUBLIC: counts of the base game and of both expansions; PRINTED: 15 in Whims.
VIZIER: Final[i64] = 0
ELDER: Final[i64] = 1
MERCHANT: Final[i64] = 2
BUILDER: Final[i64] = 3
ASSASSIN: Final[i64] = 4
ARTISAN: Final[i64] = 5
TRIBES: Final[i64] = 6
TRIBE_NAMES: Final = ["vizier", "elder", "merchant", "builder", "assassin", "artisan"]
LETTERS: Final = "YWGBRP"  # as piles are written: yellow, white, green, blue, red, purple
BASE_MEEPLES: Final = [16, 20, 18, 18, 18, 0]
WHIM_MEEPLES: Final = [3, 3, 3, 3, 3, 0]
ARTISAN_MEEPLES: Final = [0, 0, 0, 0, 0, 15]
ON_A_TILE: Final[i64] = 3  # meeples at the start
# What players keep in front of them: Viziers, Elders and Artisans.
KEPT: Final[i64] = 3
KEPT_NAMES: Final = ["vizier", "elder", "artisan"]
KEPT_TRIBE: Final[vec[i64]] = vec[i64]([0, 1, 5])
KEPT_AS: Final[vec[i64]] = vec[i64]([0, 1, -1, -1, -1, 2])  # by tribe

# Piles and hands are words with a lane of five bits for each tribe: none has more than 23 meeples.
LANE: Final[i64] = 5
LANE_MASK: Final[i64] = 31
PAIRS: Final[i64] = sum(0b11110 << (5 * tribe) for tribe in range(6))  # bits of lanes with two or more
MEEPLE: Final[vec[i64]] = vec[i64]([1 << (5 * tribe) for tribe in range(6)])  # a pile of one

# Resources. PUBLIC.
MERCHANDISE: Final[i64] = 9  # kinds
FAKIR: Final[i64] = 9
RESOURCES: Final[i64] = 10  # kinds, Fakirs included
RESOURCE_NAMES: Final = [
    "ivory", "jewels", "gold", "papyrus", "silk", "spice", "fish", "wheat", "pottery", "fakir",
]  # fmt: skip
RESOURCE_COPIES: Final = [2, 2, 2, 4, 4, 4, 6, 6, 6, 18]
CARDS: Final[i64] = 54
CARD_NAMES: Final = [
    name for name, copies in zip(RESOURCE_NAMES, RESOURCE_COPIES, strict=True) for _ in range(copies)
]
CARD_KIND: Final[vec[i64]] = vec[i64]([RESOURCE_NAMES.index(name) for name in CARD_NAMES])
FIRST_CARD: Final[vec[i64]] = vec[i64]([sum(RESOURCE_COPIES[:kind]) for kind in range(11)])
SET_VALUES: Final[vec[i64]] = vec[i64]([0, 1, 3, 7, 13, 21, 30, 40, 50, 60])
ROW: Final[i64] = 9  # cards face up
PLACE_NAMES: Final = [str(place) for place in range(1, 10)]
SMALL_REACH: Final[i64] = 3
LARGE_REACH: Final[i64] = 6
SMALL_PRICE: Final[i64] = 3
LARGE_PRICE: Final[i64] = 6
SPECIAL_PRICE: Final[i64] = 4
LARGE_CARDS: Final[i64] = 2
FAKIRS: Final[i64] = 18

# PUBLIC. An empty supply ends placing.
PALMS: Final[i64] = 12
PALACES: Final[i64] = 10
PALM_POINTS: Final[i64] = 3
PALACE_POINTS: Final[i64] = 5
FEATURE_NAMES: Final = ["palm", "palace"]
PALM: Final[i64] = 0
PALACE: Final[i64] = 1

# PRINTED: gold, camels and markers by the number of players; PUBLIC: coins of the base game.
GOLD: Final[i64] = 50
CAMELS_FOR: Final[vec[i64]] = vec[i64]([0, 0, 11, 8, 8, 8])
MARKERS_FOR: Final[vec[i64]] = vec[i64]([0, 0, 2, 1, 1, 1])
COINS: Final = 288
WHIM_COINS: Final = 210
MARKER_NAMES: Final = ["camel", "tent"]

# Tracks in the order of play. PUBLIC: for two to four. PRINTED: two spots each for 1, 3 and 5 with five
# players, and that 0 has more than two. RECONSTRUCTED: that the others have one each.
SPOTS: Final = 15
PRICES: Final[vec[i64]] = vec[i64]([18, 12, 8, 5, 3, 1, 0, 0, 0])
LONG_PRICES: Final[vec[i64]] = vec[i64]([18, 12, 8, 5, 5, 3, 3, 1, 1, 0, 0, 0])
LONGEST_PRICES: Final[vec[i64]] = vec[i64]([18, 18, 12, 12, 8, 8, 5, 5, 3, 3, 1, 1, 0, 0, 0])
PRICE_NAMES: Final = ["0", "1", "3", "5", "8", "12", "18"]
PRICE: Final[vec[i64]] = vec[i64]([0, 1, 3, 5, 8, 12, 18])
BIDDERS: Final = 5  # spots of the bid order track

# What a djinn costs
FREE: Final = 0  # works by itself
ELDER_OR_FAKIR: Final = 1
TWO_ELDERS: Final = 2  # one may be a Fakir
ONE_FAKIR: Final = 3
FAKIRS_EACH: Final = 4  # one or more


class Djinn(NamedTuple):
    name: str
    points: int
    cost: int = FREE


# PUBLIC: the base game, effects of the others. PRINTED: effects of Kali and Ganapati. RECONSTRUCTED: the
# points of those from `kali` on except Dhenim and Galbells; the name of the last, who keeps thieves away.
DJINNS_IN_THE_BOX: Final = [
    Djinn("al-amin", 5),
    Djinn("anun-nak", 8, ELDER_OR_FAKIR),
    Djinn("baal", 6),
    Djinn("boaz", 6),
    Djinn("bouraq", 6, ELDER_OR_FAKIR),
    Djinn("echidna", 4, TWO_ELDERS),
    Djinn("enki", 8, ELDER_OR_FAKIR),
    Djinn("hagis", 10, ELDER_OR_FAKIR),
    Djinn("haurvatat", 8),
    Djinn("iblis", 8, ELDER_OR_FAKIR),
    Djinn("jafaar", 6),
    Djinn("kandicha", 6),
    Djinn("kumarbi", 6, FAKIRS_EACH),
    Djinn("lamia", 10, ELDER_OR_FAKIR),
    Djinn("leta", 4, TWO_ELDERS),
    Djinn("marid", 6),
    Djinn("monkir", 6),
    Djinn("nekir", 6),
    Djinn("shamhat", 6),
    Djinn("sibittis", 4, TWO_ELDERS),
    Djinn("sloar", 8, ONE_FAKIR),
    Djinn("utug", 4, TWO_ELDERS),
    Djinn("kali", 6),
    Djinn("ganapati", 6),
    Djinn("geb", 6),
    Djinn("ptah", 6),
    Djinn("dhenim", 6),
    Djinn("wilwit", 0),
    Djinn("galbells", 0),
    Djinn("warden", 6),
]
DJINNS: Final[i64] = 30
DJINN_NAMES: Final = [djinn.name for djinn in DJINNS_IN_THE_BOX]
COST: Final[vec[i64]] = vec[i64]([djinn.cost for djinn in DJINNS_IN_THE_BOX])
AL_AMIN: Final[i64] = 0
ANUN_NAK: Final[i64] = 1
BAAL: Final[i64] = 2
BOAZ: Final[i64] = 3
BOURAQ: Final[i64] = 4
ECHIDNA: Final[i64] = 5
ENKI: Final[i64] = 6
HAGIS: Final[i64] = 7
HAURVATAT: Final[i64] = 8
IBLIS: Final[i64] = 9
JAFAAR: Final[i64] = 10
KANDICHA: Final[i64] = 11
KUMARBI: Final[i64] = 12
LAMIA: Final[i64] = 13
LETA: Final[i64] = 14
MARID: Final[i64] = 15
MONKIR: Final[i64] = 16
NEKIR: Final[i64] = 17
SHAMHAT: Final[i64] = 18
SIBITTIS: Final[i64] = 19
SLOAR: Final[i64] = 20
UTUG: Final[i64] = 21
KALI: Final[i64] = 22
GANAPATI: Final[i64] = 23
GEB: Final[i64] = 24
PTAH: Final[i64] = 25
DHENIM: Final[i64] = 26
WILWIT: Final[i64] = 27
GALBELLS: Final[i64] = 28
WARDEN: Final[i64] = 29
# Which box a djinn comes from: the base game up to Utug.
OF_WHIMS: Final = [22, 23]
OF_ARTISANS: Final = [24, 25]
OF_PROMO: Final = [26, 27, 28]
RECONSTRUCTED_POINTS: Final = [22, 23, 24, 25]
# Those that their owner uses at a moment of choice in the own turn.
ACTIVE: Final[vec[i64]] = vec[i64]([1, 4, 5, 6, 9, 14, 19, 20, 21])
ACTIVE_NAMES: Final = [DJINN_NAMES[djinn] for djinn in ACTIVE]
DJINN_ROW: Final[i64] = 3
SIBITTIS_DRAWS: Final[i64] = 3
ANUN_NAK_BRINGS: Final[i64] = 3
OWN: Final[i64] = 1  # gold for what the owner of a passive djinn does
OTHERS: Final[i64] = 2  # and for what another player does
HAURVATAT_PALM: Final[i64] = 5
JAFAAR_VIZIER: Final[i64] = 3
SHAMHAT_ELDER: Final[i64] = 4
GEB_ITEM: Final[i64] = 3
PTAH_ARTISAN: Final[i64] = 2
WILWIT_DJINN: Final[i64] = 5
FAKIRS_FOR_A_WILD: Final[i64] = 2
ELDER_POINTS: Final[i64] = 2
MORE_VIZIERS: Final[i64] = 10
ARTISAN_POINTS: Final[i64] = 2
MOST_ARTISANS: Final[i64] = 3

# Items. PUBLIC: kinds, points, two Crowns, what the magic ones do in outline. RECONSTRUCTED: the other counts
# and all details; `fan` is a public fan build, in which some magic items come twice and there is no Ring.
JEWELLERY: Final[i64] = 0
CHEST: Final[i64] = 1
CROWN: Final[i64] = 2
CARPET: Final[i64] = 3
LAMP: Final[i64] = 4
FLUTE: Final[i64] = 5
SCIMITAR: Final[i64] = 6
TALISMAN: Final[i64] = 7
HORN: Final[i64] = 8
RING: Final[i64] = 9
ITEM_KINDS: Final[i64] = 10
ITEM_NAMES: Final = [
    "jewellery", "treasure-chest", "crown", "flying-carpet", "fabulous-lamp", "enchanting-flute",
    "burning-scimitar", "tempest-talisman", "horn-of-plenty", "rebirth-ring",
]  # fmt: skip
ITEM_POINTS: Final[vec[i64]] = vec[i64]([5, 7, 9, 0, 0, 0, 0, 0, 0, 0])
FIRST_MAGIC: Final[i64] = 3
MAGIC_NAMES: Final = ITEM_NAMES[3:]
ITEM_COPIES: Final = [5, 4, 2, 1, 1, 1, 1, 1, 1, 1]
FAN_COPIES: Final = [3, 3, 3, 2, 2, 2, 1, 1, 1, 0]
# As many pieces of each kind as either set has; those that a table does not need stay in the box.
MOST_COPIES: Final = [max(pair) for pair in zip(ITEM_COPIES, FAN_COPIES, strict=True)]
ITEM_PIECES: Final = [
    name for name, copies in zip(ITEM_NAMES, MOST_COPIES, strict=True) for _ in range(copies)
]
ITEM_OF: Final[vec[i64]] = vec[i64]([ITEM_NAMES.index(name) for name in ITEM_PIECES])
FIRST_ITEM: Final[vec[i64]] = vec[i64]([sum(MOST_COPIES[:kind]) for kind in range(11)])
FLUTE_CALLS: Final[i64] = 5
SCIMITAR_KILLS: Final[i64] = 2
WORKSHOP_FAKIRS: Final[i64] = 2
PAYMENT_NAMES: Final = ["elder", "fakir", "artisan"]
WITH_ELDER: Final[i64] = 0
WITH_FAKIR: Final[i64] = 1
WITH_ARTISAN: Final[i64] = 2


class Whim(NamedTuple):
    """A Whim card: what is counted, how many of it are wanted, and the gold that it pays."""

    name: str
    wants: str
    number: int
    gold: int
    artisans: bool = False


# PRINTED: 22 cards, three of them with the Artisans' symbol, paid in gold. PUBLIC: multiples of five, and
# conditions about what players do anyway. RECONSTRUCTED: every condition, and what it pays; numbers so that
# none is dead or a gift (rulings.md, balance.md).
WHIMS_IN_THE_BOX: Final = [
    Whim("W01", "viziers", 6, 10),
    Whim("W02", "elders", 5, 10),
    Whim("W03", "viziers-and-elders", 3, 5),
    Whim("W04", "djinns", 2, 10),
    Whim("W05", "djinns", 3, 15),
    Whim("W06", "palms", 3, 10),
    Whim("W07", "palaces", 3, 10),
    Whim("W08", "palms-and-palaces", 2, 10),
    Whim("W09", "oases", 3, 15),
    Whim("W10", "villages", 2, 10),
    Whim("W11", "sacred-places", 3, 15),
    Whim("W12", "markets", 3, 10),
    Whim("W13", "cities", 2, 10),
    Whim("W14", "blue-tiles", 4, 10),
    Whim("W15", "red-tiles", 4, 10),
    Whim("W16", "line", 3, 10),
    Whim("W17", "block", 3, 10),
    Whim("W18", "kinds", 6, 10),
    Whim("W19", "fakirs", 3, 5),
    Whim("W20", "artisans", 3, 5, True),
    Whim("W21", "precious-items", 2, 10, True),
    Whim("W22", "workshop-and-market", 1, 15, True),
]
WHIM_CARDS: Final = DATA.table("whims", WHIMS_IN_THE_BOX, (Column("number", 1, 12), Column("gold", 1, 50)))
for card in WHIM_CARDS:
    DATA.demand(card.gold % 5 == 0, f"whims.{card.name}.gold: Whims pay multiples of five, not {card.gold}")
WHIM_COUNT: Final[i64] = 22
WHIM_NAMES: Final = [whim.name for whim in WHIM_CARDS]
WANTS: Final = [
    "viziers", "elders", "viziers-and-elders", "djinns", "palms", "palaces", "palms-and-palaces", "oases",
    "villages", "sacred-places", "markets", "cities", "blue-tiles", "red-tiles", "line", "block", "kinds",
    "fakirs", "artisans", "precious-items", "workshop-and-market",
]  # fmt: skip
VIZIERS_WANTED: Final[i64] = 0
ELDERS_WANTED: Final[i64] = 1
VIZIERS_AND_ELDERS_WANTED: Final[i64] = 2
DJINNS_WANTED: Final[i64] = 3
PALMS_WANTED: Final[i64] = 4
PALACES_WANTED: Final[i64] = 5
PALMS_AND_PALACES_WANTED: Final[i64] = 6
OASES_WANTED: Final[i64] = 7
VILLAGES_WANTED: Final[i64] = 8
SACRED_PLACES_WANTED: Final[i64] = 9
MARKETS_WANTED: Final[i64] = 10
CITIES_WANTED: Final[i64] = 11
BLUE_TILES_WANTED: Final[i64] = 12
RED_TILES_WANTED: Final[i64] = 13
LINE_WANTED: Final[i64] = 14
BLOCK_WANTED: Final[i64] = 15
KINDS_WANTED: Final[i64] = 16
FAKIRS_WANTED: Final[i64] = 17
ARTISANS_WANTED: Final[i64] = 18
PRECIOUS_ITEMS_WANTED: Final[i64] = 19

# Thieves of Naqala. PUBLIC: one for each tribe, what they do, six points if kept.
THIEF_NAMES: Final = [
    "vizier-thief", "elder-thief", "merchant-thief", "builder-thief", "assassin-thief", "artisan-thief",
]  # fmt: skip
THIEVES: Final[i64] = 6
THIEF_POINTS: Final[i64] = 6
THIEF_CARDS: Final[i64] = 2  # that the Merchants' thief is after


class Settings:
    """What a table is laid for: its number of players and its options, as the rules read them."""

    artisans: bool
    whims: bool
    thieves: bool
    rows: i64
    columns: i64
    cells: i64  # the set of cells that have a tile
    inner: i64  # those of them that lie inside, where the tiles of the Artisans are
    tiles: vec[i64]  # [kind] how many there are
    meeples: vec[i64]  # [tribe]
    prices: vec[i64]  # [spot]
    camels: i64
    markers: i64
    item_zones: vec[i64]  # [item] 0 in the pile, 2 in the box
    points: vec[i64]  # [djinn]
    whim_cards: tuple[Whim, ...]
    whim_wants: vec[i64]  # [whim]
    whim_number: vec[i64]
    whim_gold: vec[i64]
    bank: i64  # all the gold there is, or 0 if it never ends
    screen: bool  # whether gold is kept out of sight
    optional_whims: bool
    all_tied_artisans: bool
    once_a_round: bool
    nekir_each: bool
    kali_once: bool
    kumarbi_spots: bool
    dhenim_once: bool

    def __init__(self, seats: int, options: dict[str, int]) -> None:
        expansion = options["expansion"] - 1
        if expansion < 0:
            expansion = WHIMS if seats == MOST_SEATS else BASE
        self.artisans = expansion == ARTISANS or expansion == BOTH
        self.whims = expansion == WHIMS or expansion == BOTH
        self.thieves = options["thieves"] == 1
        self.rows = ROWS_BY_SET[expansion]
        self.columns = COLUMNS_BY_SET[expansion]
        self.cells = 0
        self.inner = 0
        for row in range(self.rows):
            for column in range(self.columns):
                cell = row * COLUMNS + column
                self.cells |= ONE[cell]
                if self.artisans and 0 < row < self.rows - 1 and 0 < column < self.columns - 1:
                    self.inner |= ONE[cell]
        self.tiles = vec[i64]()
        for kind in KINDS_OF_TILES:
            there = kind.set == BASE or (self.artisans if kind.set == ARTISANS else self.whims)
            self.tiles = append(self.tiles, kind.copies if there else 0)
        self.meeples = vec[i64]()
        for tribe in range(int(TRIBES)):
            count = BASE_MEEPLES[tribe]
            count += WHIM_MEEPLES[tribe] if self.whims else 0
            count += ARTISAN_MEEPLES[tribe] if self.artisans else 0
            self.meeples = append(self.meeples, count)
        self.prices = PRICES
        if seats == MOST_SEATS:
            self.prices = LONGEST_PRICES if options["track"] == 1 else LONG_PRICES
        self.camels = CAMELS_FOR[seats]
        self.markers = MARKERS_FOR[seats]
        copies = FAN_COPIES if options["item_set"] == 1 else ITEM_COPIES
        self.item_zones = vec[i64]()
        for number, most in zip(copies, MOST_COPIES, strict=True):
            for nth in range(most if self.artisans else 0):
                self.item_zones = append(self.item_zones, 0 if nth < number else 2)
        self.points = vec[i64]()
        for djinn in DJINNS_IN_THE_BOX:
            self.points = append(self.points, djinn.points)
        for number in RECONSTRUCTED_POINTS:
            self.points[number] = options["new_djinns"]
        self.points[WILWIT] = options["wilwit"]
        self.points[WARDEN] = options["warden"]
        self.whim_cards = WHIM_CARDS
        self.whim_wants = vec[i64]()
        self.whim_number = vec[i64]()
        self.whim_gold = vec[i64]()
        for whim in self.whim_cards:
            self.whim_wants = append(self.whim_wants, WANTS.index(whim.wants))
            self.whim_number = append(self.whim_number, whim.number)
            self.whim_gold = append(self.whim_gold, whim.gold)
        self.bank = 0
        if options["bank"] == 1:
            self.bank = COINS + (WHIM_COINS if self.whims else 0)
        self.screen = options["screen"] == 1
        self.optional_whims = options["whim_action"] == 1
        self.all_tied_artisans = options["artisan_tie"] == 1
        self.once_a_round = options["djinn_use"] == 1
        self.nekir_each = options["nekir"] == 1
        self.kali_once = options["kali"] == 1
        self.kumarbi_spots = options["kumarbi"] == 1
        self.dhenim_once = options["dhenim"] == 1

    def has_djinn(self, djinn: int, promo: bool) -> bool:
        """Whether a djinn is in the deck."""
        if djinn in OF_WHIMS:
            return self.whims
        if djinn in OF_ARTISANS:
            return self.artisans
        if djinn in OF_PROMO:
            return promo
        return self.thieves if djinn == WARDEN else True


def height(pile: i64) -> i64:
    """How many meeples a pile or a hand has."""
    return (
        (pile & 31) + (pile >> 5 & 31) + (pile >> 10 & 31)
        + (pile >> 15 & 31) + (pile >> 20 & 31) + (pile >> 25 & 31)
    )  # fmt: skip


def of_tribe(pile: i64, tribe: i64) -> i64:
    """How many meeples of a tribe a pile or a hand has."""
    return pile >> (LANE * tribe) & LANE_MASK


def letters(pile: int) -> str:
    """A pile as it is written: one letter for each meeple."""
    return "".join([letter * of_tribe(pile, tribe) for tribe, letter in enumerate(LETTERS)])


# By cell and side: the cell beyond, or NONE, whatever bars the way.
BESIDE: Final[vec[i64]] = vec[i64](
    [FRAME.beside(cell, side) for cell in range(42) for side in range(int(SIDES))]
)

"""What is in the box of When Cutie Met Patootie. Every value says where it comes from.

PRINTED: the rulebook says so. PUBLIC: other public sources say so. RECONSTRUCTED: neither does; owners of
the box can correct it here, in one place.
"""

from typing import Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.data import Column, Data

DATA: Final = Data("cutie")  # what a data file may change

NONE: Final[i64] = -1
MOST_SEATS: Final[i64] = 4  # PRINTED

# PRINTED: five colours of gems, 30 of each. RECONSTRUCTED: which colours.
COLOURS: Final[i64] = 5
GEM_NAMES: Final = ["ruby", "amber", "jade", "sapphire", "amethyst"]
LETTERS: Final = "RYGBP"  # the gems as the tables below write them
GEMS_OF_A_COLOUR: Final[i64] = 30
MOST_HELD: Final[i64] = 6  # by one Visitor: PRINTED
FOUND: Final[i64] = 3  # gems on a Path card: PRINTED
FOR_ANOTHER: Final[i64] = 2  # gems that replace one: PRINTED

# PRINTED: ten Visitors with three gems each. PUBLIC: Amelia's name. RECONSTRUCTED: the other names and which
# gems; five colours have exactly ten different sets of three.
VISITORS: Final[i64] = 10
VISITOR_NAMES: Final = [
    "Amelia", "Bramble", "Cosmo", "Dapple", "Eddy", "Fig", "Gizmo", "Hush", "Inkle", "Juno",
]  # fmt: skip
START_GEMS: Final = ["RYG", "YGB", "GBP", "BPR", "PRY", "RYB", "YGP", "GBR", "BPY", "PRG"]
# By Visitor, for each colour.
STARTING: Final[vec[i64]] = vec[i64]([gems.count(letter) for gems in START_GEMS for letter in LETTERS])

# PRINTED, by the number of players: Visitors, and rows of Path cards that stay at the end.
VISITORS_FOR: Final[vec[i64]] = vec[i64]([0, 10, 8, 6, 6])
ROWS_STAYING: Final[vec[i64]] = vec[i64]([0, 3, 2, 2, 2])
HAND: Final[i64] = 3  # Path cards: PRINTED
PAWNS_ON_A_CARD: Final[i64] = 2  # PRINTED
REWIND_CARDS: Final[i64] = 39  # PRINTED; those beyond the timer only cover flooded rows

# The map is a pyramid. A cell's number is its row, from the Visitors' row 0 up, times ten, and its column.
ROW: Final[i64] = 10
CELLS: Final[i64] = 100
CELL_NAMES: Final = [f"{cell // 10} {cell % 10}" for cell in range(100)]
LEFT: Final[i64] = 0
RIGHT: Final[i64] = 1
WAYS: Final[i64] = 2
WAY_NAMES: Final = ["left", "right"]


class Citizen(NamedTuple):
    name: str
    visitor: str  # the Visitor it is bonded with
    values: list[int]  # [colour] points for each gem


# PRINTED: eleven Citizens who match the Visitors, and eleven more in the promo pack; Cutie's name. PUBLIC:
# Cutie is Amelia's friend. RECONSTRUCTED: the other names, and all points: 3, 2 and 1 for the colours of the
# Visitor, while Cutie counts every colour; no two Citizens are alike.
CITIZENS_IN_THE_BOX: Final = [
    Citizen("C01", "Amelia", [3, 2, 1, 0, 0]),  # Grandmother Garcia
    Citizen("C02", "Bramble", [0, 3, 2, 1, 0]),  # Lighthouse Keeper
    Citizen("C03", "Cosmo", [0, 0, 3, 2, 1]),  # Ferry Captain
    Citizen("C04", "Dapple", [1, 0, 0, 3, 2]),  # Cannery Cook
    Citizen("C05", "Eddy", [2, 1, 0, 0, 3]),  # Schoolteacher
    Citizen("C06", "Fig", [3, 2, 0, 1, 0]),  # Park Ranger
    Citizen("C07", "Gizmo", [0, 3, 2, 0, 1]),  # Bush Pilot
    Citizen("C08", "Hush", [1, 0, 3, 2, 0]),  # Harbormaster
    Citizen("C09", "Inkle", [0, 1, 0, 3, 2]),  # Net Mender
    Citizen("C10", "Juno", [2, 0, 1, 0, 3]),  # Radio Host
    Citizen("C11", "Amelia", [2, 2, 1, 1, 1]),  # Camila Cutie Garcia
    Citizen("K01", "Amelia", [1, 0, 0, 2, 3]),  # Boat Builder
    Citizen("K02", "Bramble", [3, 1, 0, 0, 2]),  # Tide Watcher
    Citizen("K03", "Cosmo", [2, 3, 1, 0, 0]),  # Kelp Farmer
    Citizen("K04", "Dapple", [0, 2, 3, 1, 0]),  # Ice Cream Vendor
    Citizen("K05", "Eddy", [0, 0, 2, 3, 1]),  # Kayak Guide
    Citizen("K06", "Fig", [1, 0, 3, 0, 2]),  # Dock Cat Feeder
    Citizen("K07", "Gizmo", [2, 1, 0, 3, 0]),  # Whale Spotter
    Citizen("K08", "Hush", [0, 2, 1, 0, 3]),  # Mail Carrier
    Citizen("K09", "Inkle", [3, 0, 2, 1, 0]),  # Baker
    Citizen("K10", "Juno", [0, 3, 0, 2, 1]),  # Storm Chaser
    Citizen("K11", "Amelia", [1, 1, 1, 2, 2]),  # Grandfather Garcia
]
CITIZENS: Final = DATA.table("citizens", CITIZENS_IN_THE_BOX, (Column("values", 0, 9, tuple(GEM_NAMES)),))
CITIZEN_NAMES: Final = [citizen.name for citizen in CITIZENS]
PROMO: Final[i64] = 11  # the first Citizen of the promo pack
CUTIE: Final[i64] = 10
# By Citizen: the Visitor; the points, for each colour.
BOND: Final[vec[i64]] = vec[i64]([VISITOR_NAMES.index(citizen.visitor) for citizen in CITIZENS])
VALUES: Final[vec[i64]] = vec[i64]([each for citizen in CITIZENS for each in citizen.values])

# RECONSTRUCTED: the least points for each rating of a solo game above the lowest.
RATINGS: Final[vec[i64]] = vec[i64](DATA.row("ratings", [40, 60, 80, 100], 1, 1000))
RATING_NAMES: Final = ["washed-away", "soggy-socks", "safe-ashore", "forest-guide", "hero"]
for place in range(3):
    DATA.demand(RATINGS[place] < RATINGS[place + 1], "ratings: each must be more than the one before")


class Path(NamedTuple):
    """A Path card: gems on the trails from the lower left and the lower right, a Visitor, gems to find."""

    name: str
    left: str
    right: str
    visitor: str
    find: str


class Deck:
    """Path cards as the rules read them."""

    paths: list[Path]
    trail: vec[i64]  # [card, trail, colour] gems to be paid
    find: vec[i64]  # [card, colour] gems to be found
    picture: vec[i64]  # [card] the Visitor it shows, or NONE

    def __init__(self, paths: list[Path]) -> None:
        self.paths = paths
        self.trail = vec[i64]()
        self.find = vec[i64]()
        self.picture = vec[i64]()
        for path in paths:
            for letter in LETTERS:
                self.find = append(self.find, path.find.count(letter))
            for gems in (path.left, path.right):
                for letter in LETTERS:
                    self.trail = append(self.trail, gems.count(letter))
            known = path.visitor in VISITOR_NAMES
            self.picture = append(self.picture, VISITOR_NAMES.index(path.visitor) if known else -1)


def read_paths(table: str) -> list[Path]:
    """Path cards from lines of name, left trail, right trail, Visitor, and gems to find if not those."""
    paths: list[Path] = []
    for line in table.strip().splitlines():
        name, left, right, visitor, *find = line.split()
        paths.append(Path(name, left, right, visitor, find[0] if find else left + right))
    return paths


# PRINTED: 90 cards with three gems each, some with a Visitor. RECONSTRUCTED: the rest. All gems of a move are
# on the card that is entered: one on one trail and two on the other.
PATHS: Final[i64] = 90
DECK: Final = Deck(
    read_paths("""
P01 R  YG Bramble
P02 YG R  Eddy
P03 R  YG -
P04 Y  RG Cosmo
P05 RG Y  Fig
P06 Y  RG -
P07 G  RY Dapple
P08 RY G  Gizmo
P09 G  RY -
P10 GB Y  Cosmo
P11 Y  GB Fig
P12 GB Y  -
P13 YB G  Dapple
P14 G  YB Gizmo
P15 YB G  -
P16 YG B  Eddy
P17 B  YG Hush
P18 YG B  -
P19 G  BP Dapple
P20 BP G  Gizmo
P21 G  BP -
P22 B  GP Eddy
P23 GP B  Hush
P24 B  GP -
P25 P  GB Fig
P26 GB P  Inkle
P27 P  GB -
P28 RP B  Eddy
P29 B  RP Hush
P30 RP B  -
P31 RB P  Fig
P32 P  RB Inkle
P33 RB P  -
P34 BP R  Gizmo
P35 R  BP Juno
P36 BP R  -
P37 P  RY Fig
P38 RY P  Inkle
P39 P  RY -
P40 R  YP Gizmo
P41 YP R  Juno
P42 R  YP -
P43 Y  RP Hush
P44 RP Y  Amelia
P45 Y  RP -
P46 YB R  Gizmo
P47 R  YB Juno
P48 YB R  -
P49 RB Y  Hush
P50 Y  RB Amelia
P51 RB Y  -
P52 RY B  Inkle
P53 B  RY Bramble
P54 RY B  -
P55 Y  GP Hush
P56 GP Y  Amelia
P57 Y  GP -
P58 G  YP Inkle
P59 YP G  Bramble
P60 G  YP -
P61 P  YG Juno
P62 YG P  Cosmo
P63 P  YG -
P64 RB G  Inkle
P65 G  RB Bramble
P66 RB G  -
P67 RG B  Juno
P68 B  RG Cosmo
P69 RG B  -
P70 GB R  Amelia
P71 R  GB Dapple
P72 GB R  -
P73 B  YP Juno
P74 YP B  Cosmo
P75 B  YP -
P76 P  YB Amelia
P77 YB P  Dapple
P78 P  YB -
P79 Y  BP Bramble
P80 BP Y  Eddy
P81 Y  BP -
P82 RG P  Amelia
P83 P  RG Dapple
P84 RG P  -
P85 GP R  Bramble
P86 R  GP Eddy
P87 GP R  -
P88 RP G  Cosmo
P89 G  RP Fig
P90 RP G  -
""")
)
PATH_NAMES: Final = [path.name for path in DECK.paths]

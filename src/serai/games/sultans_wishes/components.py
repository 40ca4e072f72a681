"""What is in the box of The Sultan's Wishes and of its Travelers expansion.

Every table says where its values come from. PRINTED: a rulebook says so. RECONSTRUCTED: it was only in a
picture that we do not have; whoever owns the box can correct it here, in one place, and nothing else need
change. docs/games/sultans_wishes/rulings.md gives the reasoning.
"""

from typing import Final, NamedTuple

from librt.vecs import vec
from mypy_extensions import i64

from serai.core.data import Column, Data
from serai.core.graph import Graph

DATA: Final = Data("sultans_wishes")  # what a data file may change
NONE: Final[i64] = -1

MOST_SEATS: Final[i64] = 4  # PRINTED
HAND: Final[i64] = 3  # PRINTED
AIDES: Final[i64] = 7  # of each player: PRINTED
AIDES_ON_CARD: Final[i64] = 2  # at most, of any colours: PRINTED
GEM_LIMIT: Final[i64] = 7  # PRINTED
GUARDS: Final[i64] = 2  # PRINTED, at most one on each wish
FINALS_IN_PLAY: Final[i64] = 4  # PRINTED
SOLO_ROUNDS: Final[i64] = 3  # PRINTED
LAMP_SQUARES: Final[vec[i64]] = vec[i64]([10, 25, 40])  # PRINTED
GEMS_PER_POINT: Final[i64] = 2  # PRINTED: at the end every two gems are a point
SOLO_BANDS: Final[vec[i64]] = vec[i64]([51, 71, 91])  # PRINTED: where the second, third and fourth begin
# [seats] PRINTED: the wishes that lie open at least, and the plates of a round
OPEN_WISHES: Final[vec[i64]] = vec[i64]([0, 2, 2, 3, 4])
PLATES_IN_ROUND: Final[vec[i64]] = vec[i64]([0, 10, 5, 5, 5])
# [seats] RECONSTRUCTED (low confidence): three for each player, in solo as for two
SIMPLES_IN_PLAY: Final[vec[i64]] = vec[i64]([0, 6, 6, 9, 12])
# [place] PRINTED for the third place only; the others RECONSTRUCTED (medium to low): even steps
EXTRA_TASK_POINTS: Final[vec[i64]] = vec[i64](DATA.row("extra_task_points", [6, 4, 2], 0, 30, printed=(2,)))

# The eight tasks. PRINTED: the first four names. RECONSTRUCTED: the other names, and that they are eight.
FAN_WAVE: Final = 0
TEA: Final = 1
FOOD: Final = 2
ENTERTAINMENT: Final = 3
BATH: Final = 4
MASSAGE: Final = 5
STORY: Final = 6
STROLL: Final = 7
TASKS: Final[i64] = 8
TASK_NAMES: Final = ["fan-wave", "tea", "food", "entertainment", "bath", "massage", "story", "stroll"]
# RECONSTRUCTED: tasks that share a final wish or a gift stand side by side, two and two.
TASKS_IN_PAIR: Final[i64] = 2

# Effects of task cards: PRINTED.
SEARCH: Final = 0
BARGAIN: Final = 1
PEEK: Final = 2
SWAP: Final = 3
AIDE: Final = 4
TIP: Final = 5
RELIC: Final = 6
EFFECT_NAMES: Final = ["search", "bargain", "peek", "swap", "aide", "tip", "relic"]


class TaskCard(NamedTuple):
    name: str
    task: int
    hearts: int
    effect: int


# PRINTED: 48 cards, and 8 more with the relic effect in the expansion (the X cards). RECONSTRUCTED: which
# task has which effect (medium to high confidence: each of the six once) and the hearts (low).
TASK_CARDS: Final[tuple[TaskCard, ...]] = DATA.table(
    "task_cards",
    (
        TaskCard("T01", FAN_WAVE, 2, AIDE),
        TaskCard("T02", FAN_WAVE, 1, TIP),
        TaskCard("T03", FAN_WAVE, 2, SEARCH),
        TaskCard("T04", FAN_WAVE, 4, BARGAIN),
        TaskCard("T05", FAN_WAVE, 1, SWAP),
        TaskCard("T06", FAN_WAVE, 3, PEEK),
        TaskCard("T07", TEA, 3, AIDE),
        TaskCard("T08", TEA, 2, TIP),
        TaskCard("T09", TEA, 4, SEARCH),
        TaskCard("T10", TEA, 1, BARGAIN),
        TaskCard("T11", TEA, 2, SWAP),
        TaskCard("T12", TEA, 1, PEEK),
        TaskCard("T13", FOOD, 2, AIDE),
        TaskCard("T14", FOOD, 1, TIP),
        TaskCard("T15", FOOD, 2, SEARCH),
        TaskCard("T16", FOOD, 1, BARGAIN),
        TaskCard("T17", FOOD, 4, SWAP),
        TaskCard("T18", FOOD, 3, PEEK),
        TaskCard("T19", ENTERTAINMENT, 2, AIDE),
        TaskCard("T20", ENTERTAINMENT, 2, TIP),
        TaskCard("T21", ENTERTAINMENT, 1, SEARCH),
        TaskCard("T22", ENTERTAINMENT, 3, BARGAIN),
        TaskCard("T23", ENTERTAINMENT, 1, SWAP),
        TaskCard("T24", ENTERTAINMENT, 4, PEEK),
        TaskCard("T25", BATH, 1, AIDE),
        TaskCard("T26", BATH, 3, TIP),
        TaskCard("T27", BATH, 2, SEARCH),
        TaskCard("T28", BATH, 1, BARGAIN),
        TaskCard("T29", BATH, 2, SWAP),
        TaskCard("T30", BATH, 4, PEEK),
        TaskCard("T31", MASSAGE, 2, AIDE),
        TaskCard("T32", MASSAGE, 1, TIP),
        TaskCard("T33", MASSAGE, 1, SEARCH),
        TaskCard("T34", MASSAGE, 4, BARGAIN),
        TaskCard("T35", MASSAGE, 3, SWAP),
        TaskCard("T36", MASSAGE, 2, PEEK),
        TaskCard("T37", STORY, 1, AIDE),
        TaskCard("T38", STORY, 1, TIP),
        TaskCard("T39", STORY, 3, SEARCH),
        TaskCard("T40", STORY, 2, BARGAIN),
        TaskCard("T41", STORY, 4, SWAP),
        TaskCard("T42", STORY, 2, PEEK),
        TaskCard("T43", STROLL, 1, AIDE),
        TaskCard("T44", STROLL, 4, TIP),
        TaskCard("T45", STROLL, 1, SEARCH),
        TaskCard("T46", STROLL, 2, BARGAIN),
        TaskCard("T47", STROLL, 3, SWAP),
        TaskCard("T48", STROLL, 2, PEEK),
        TaskCard("X01", FAN_WAVE, 1, RELIC),
        TaskCard("X02", TEA, 2, RELIC),
        TaskCard("X03", FOOD, 3, RELIC),
        TaskCard("X04", ENTERTAINMENT, 2, RELIC),
        TaskCard("X05", BATH, 1, RELIC),
        TaskCard("X06", MASSAGE, 2, RELIC),
        TaskCard("X07", STORY, 3, RELIC),
        TaskCard("X08", STROLL, 2, RELIC),
    ),
    (Column("hearts", 1, 9),),
)

BASE_CARDS: Final[i64] = 48
CARDS: Final[i64] = 56
CARD_NAMES: Final = [card.name for card in TASK_CARDS]
TASK_OF: Final[vec[i64]] = vec[i64]([card.task for card in TASK_CARDS])  # [card]
HEARTS_OF: Final[vec[i64]] = vec[i64]([card.hearts for card in TASK_CARDS])  # [card]
EFFECT_OF: Final[vec[i64]] = vec[i64]([card.effect for card in TASK_CARDS])  # [card]


class SimpleWish(NamedTuple):
    name: str
    task: int
    hearts: int
    solo: bool


# PRINTED: 16 cards, some marked for solo play. RECONSTRUCTED: two of each task (high confidence), the hearts
# and the marks (low). Both wishes of a task can be open at once, so together they must not ask for more than
# one heart above what the task's cards carry.
SIMPLE_WISHES: Final[tuple[SimpleWish, ...]] = DATA.table(
    "simple_wishes",
    (
        SimpleWish("S01", FAN_WAVE, 5, True),
        SimpleWish("S02", FAN_WAVE, 7, False),
        SimpleWish("S03", TEA, 6, True),
        SimpleWish("S04", TEA, 8, False),
        SimpleWish("S05", FOOD, 5, True),
        SimpleWish("S06", FOOD, 7, False),
        SimpleWish("S07", ENTERTAINMENT, 6, True),
        SimpleWish("S08", ENTERTAINMENT, 8, False),
        SimpleWish("S09", BATH, 5, True),
        SimpleWish("S10", BATH, 7, False),
        SimpleWish("S11", MASSAGE, 6, True),
        SimpleWish("S12", MASSAGE, 8, False),
        SimpleWish("S13", STORY, 5, True),
        SimpleWish("S14", STORY, 7, False),
        SimpleWish("S15", STROLL, 6, True),
        SimpleWish("S16", STROLL, 8, False),
    ),
    (Column("hearts", 2, 40),),
)

# What a final wish counts.
BY_EFFECT: Final = 0
BY_PAIR: Final = 1
BY_HEARTS: Final = 2


class FinalWish(NamedTuple):
    name: str
    kind: int
    value: int
    cards: int
    solo: bool


# PRINTED: 14 cards, and one more in the expansion (the last). RECONSTRUCTED: everything on them (low). How
# many cards a wish asks for is set so that no final wish is much easier or harder than the others.
FINAL_WISHES: Final[tuple[FinalWish, ...]] = DATA.table(
    "final_wishes",
    (
        FinalWish("F01", BY_EFFECT, AIDE, 3, True),
        FinalWish("F02", BY_EFFECT, TIP, 3, True),
        FinalWish("F03", BY_EFFECT, SEARCH, 4, True),
        FinalWish("F04", BY_EFFECT, BARGAIN, 4, True),
        FinalWish("F05", BY_EFFECT, SWAP, 4, True),
        FinalWish("F06", BY_EFFECT, PEEK, 4, True),
        FinalWish("F07", BY_PAIR, 0, 5, False),
        FinalWish("F08", BY_PAIR, 1, 5, False),
        FinalWish("F09", BY_PAIR, 2, 5, False),
        FinalWish("F10", BY_PAIR, 3, 5, False),
        FinalWish("F11", BY_HEARTS, 1, 4, False),
        FinalWish("F12", BY_HEARTS, 2, 5, False),
        FinalWish("F13", BY_HEARTS, 3, 4, True),
        FinalWish("F14", BY_HEARTS, 4, 4, True),
        FinalWish("F15", BY_EFFECT, RELIC, 4, True),
    ),
    (Column("cards", 2, 8),),
)

SIMPLES: Final[i64] = 16
BASE_WISHES: Final[i64] = 30
WISHES: Final[i64] = 31  # the simple ones first
WISH_NAMES: Final = [wish.name for wish in SIMPLE_WISHES] + [wish.name for wish in FINAL_WISHES]
# [wish] hearts that a simple wish asks for, cards that a final one does
NEEDED: Final[vec[i64]] = vec[i64](
    [wish.hearts for wish in SIMPLE_WISHES] + [wish.cards for wish in FINAL_WISHES]
)
SOLO_WISH: Final[vec[i64]] = vec[i64](
    [int(wish.solo) for wish in SIMPLE_WISHES] + [int(wish.solo) for wish in FINAL_WISHES]
)
# [card, wish] whether a task card matches a wish
MATCHES: Final[vec[i64]] = vec[i64](
    [
        int(wanted)
        for card in TASK_CARDS
        for wanted in [card.task == wish.task for wish in SIMPLE_WISHES]
        + [
            wish.value
            == (
                card.effect,
                card.task // int(TASKS_IN_PAIR),
                card.hearts,
            )[wish.kind]
            for wish in FINAL_WISHES
        ]
    ]
)


def demand_wishes() -> None:
    """Every wish can be fulfilled, whatever a data file says."""
    for task, name in enumerate(TASK_NAMES):
        carried = sum([card.hearts for card in TASK_CARDS if card.task == task and card.effect != RELIC])
        asked = sum([wish.hearts for wish in SIMPLE_WISHES if wish.task == task])
        DATA.demand(
            asked <= carried + 1,
            f"simple_wishes: those for {name} ask for {asked} hearts, and its cards carry {carried}",
        )
    for number, final in enumerate(FINAL_WISHES, start=int(SIMPLES)):
        cards = int(CARDS) if final.kind == BY_EFFECT and final.value == RELIC else int(BASE_CARDS)
        matching = sum([int(MATCHES[card * int(WISHES) + number]) for card in range(cards)])
        DATA.demand(
            final.cards <= matching,
            f"final_wishes.{final.name}.cards: asks for {final.cards}, and {matching} cards match",
        )


demand_wishes()

# Merchants, from left to right. RECONSTRUCTED: the names.
AZURE: Final = 0
BRASS: Final = 1
CRIMSON: Final = 2
MERCHANTS: Final[i64] = 3
MERCHANT_NAMES: Final = ["azure", "brass", "crimson"]
# Kinds and periods of wares: RECONSTRUCTED.
SPICES: Final = 0
CERAMICS: Final = 1
FABRICS: Final = 2
CARPETS: Final = 3
JEWELS: Final = 4
KIND_NAMES: Final = ["spices", "ceramics", "fabrics", "carpets", "jewels"]
MORNING: Final = 0
AFTERNOON: Final = 1
NIGHT: Final = 2
PERIOD_NAMES: Final = ["morning", "afternoon", "night"]


class Ware(NamedTuple):
    name: str
    merchant: int
    kind: int
    period: int
    price: int
    valuable: bool


# PRINTED: 45 cards, 15 of each merchant, with a price and some of them Valuable. RECONSTRUCTED: each of five
# kinds in each of three periods once (medium), prices, and Valuable from a price of 5 on (low).
WARES: Final[tuple[Ware, ...]] = DATA.table(
    "wares",
    (
        Ware("A01", AZURE, SPICES, MORNING, 3, False),
        Ware("A02", AZURE, SPICES, AFTERNOON, 3, False),
        Ware("A03", AZURE, SPICES, NIGHT, 4, False),
        Ware("A04", AZURE, CERAMICS, MORNING, 3, False),
        Ware("A05", AZURE, CERAMICS, AFTERNOON, 4, False),
        Ware("A06", AZURE, CERAMICS, NIGHT, 4, False),
        Ware("A07", AZURE, FABRICS, MORNING, 4, False),
        Ware("A08", AZURE, FABRICS, AFTERNOON, 4, False),
        Ware("A09", AZURE, FABRICS, NIGHT, 5, True),
        Ware("A10", AZURE, CARPETS, MORNING, 4, False),
        Ware("A11", AZURE, CARPETS, AFTERNOON, 5, True),
        Ware("A12", AZURE, CARPETS, NIGHT, 5, True),
        Ware("A13", AZURE, JEWELS, MORNING, 5, True),
        Ware("A14", AZURE, JEWELS, AFTERNOON, 6, True),
        Ware("A15", AZURE, JEWELS, NIGHT, 6, True),
        Ware("B01", BRASS, SPICES, MORNING, 3, False),
        Ware("B02", BRASS, SPICES, AFTERNOON, 4, False),
        Ware("B03", BRASS, SPICES, NIGHT, 3, False),
        Ware("B04", BRASS, CERAMICS, MORNING, 4, False),
        Ware("B05", BRASS, CERAMICS, AFTERNOON, 4, False),
        Ware("B06", BRASS, CERAMICS, NIGHT, 3, False),
        Ware("B07", BRASS, FABRICS, MORNING, 4, False),
        Ware("B08", BRASS, FABRICS, AFTERNOON, 5, True),
        Ware("B09", BRASS, FABRICS, NIGHT, 4, False),
        Ware("B10", BRASS, CARPETS, MORNING, 5, True),
        Ware("B11", BRASS, CARPETS, AFTERNOON, 5, True),
        Ware("B12", BRASS, CARPETS, NIGHT, 4, False),
        Ware("B13", BRASS, JEWELS, MORNING, 6, True),
        Ware("B14", BRASS, JEWELS, AFTERNOON, 6, True),
        Ware("B15", BRASS, JEWELS, NIGHT, 5, True),
        Ware("C01", CRIMSON, SPICES, MORNING, 4, False),
        Ware("C02", CRIMSON, SPICES, AFTERNOON, 3, False),
        Ware("C03", CRIMSON, SPICES, NIGHT, 3, False),
        Ware("C04", CRIMSON, CERAMICS, MORNING, 4, False),
        Ware("C05", CRIMSON, CERAMICS, AFTERNOON, 3, False),
        Ware("C06", CRIMSON, CERAMICS, NIGHT, 4, False),
        Ware("C07", CRIMSON, FABRICS, MORNING, 5, True),
        Ware("C08", CRIMSON, FABRICS, AFTERNOON, 4, False),
        Ware("C09", CRIMSON, FABRICS, NIGHT, 4, False),
        Ware("C10", CRIMSON, CARPETS, MORNING, 5, True),
        Ware("C11", CRIMSON, CARPETS, AFTERNOON, 4, False),
        Ware("C12", CRIMSON, CARPETS, NIGHT, 5, True),
        Ware("C13", CRIMSON, JEWELS, MORNING, 6, True),
        Ware("C14", CRIMSON, JEWELS, AFTERNOON, 5, True),
        Ware("C15", CRIMSON, JEWELS, NIGHT, 6, True),
    ),
    (Column("price", 0, 7),),
)

WARE_COUNT: Final[i64] = 45
WARES_OF_MERCHANT: Final[i64] = 15
WARE_NAMES: Final = [ware.name for ware in WARES]
MERCHANT_OF: Final[vec[i64]] = vec[i64]([ware.merchant for ware in WARES])  # [ware]
PRICE_OF: Final[vec[i64]] = vec[i64]([ware.price for ware in WARES])  # [ware]
KIND_OF: Final[vec[i64]] = vec[i64]([ware.kind for ware in WARES])  # [ware]
PERIOD_OF: Final[vec[i64]] = vec[i64]([ware.period for ware in WARES])  # [ware]
IS_VALUABLE: Final[vec[i64]] = vec[i64]([int(ware.valuable) for ware in WARES])  # [ware]


class MarketCard(NamedTuple):
    name: str
    merchants: tuple[int, int, int]
    periods: tuple[int, int, int]
    kinds: tuple[int, int, int, int, int]
    valuable: int


# PRINTED: 6 cards that rate merchants, wares and icons. RECONSTRUCTED: the points (low): one card for each
# order of the three merchants, and every card three points a ware on average.
MARKET_CARDS: Final[tuple[MarketCard, ...]] = DATA.table(
    "market_cards",
    (
        MarketCard("M1", (2, 1, 0), (2, 1, 0), (2, 0, 1, 0, 0), 1),
        MarketCard("M2", (2, 0, 1), (0, 2, 1), (0, 2, 0, 1, 0), 1),
        MarketCard("M3", (1, 2, 0), (1, 0, 2), (0, 0, 2, 0, 1), 1),
        MarketCard("M4", (0, 2, 1), (2, 0, 1), (1, 0, 0, 2, 0), 1),
        MarketCard("M5", (1, 0, 2), (0, 1, 2), (0, 1, 0, 0, 2), 1),
        MarketCard("M6", (0, 1, 2), (1, 2, 0), (2, 0, 0, 1, 0), 1),
    ),
    (
        Column("merchants", 0, 9, tuple(MERCHANT_NAMES)),
        Column("periods", 0, 9, tuple(PERIOD_NAMES)),
        Column("kinds", 0, 9, tuple(KIND_NAMES)),
        Column("valuable", 0, 9),
    ),
)

MARKET_COUNT: Final[i64] = 6
MARKET_NAMES: Final = [card.name for card in MARKET_CARDS]
# [market card, ware] what the ware is worth to the owner of the card
WORTH: Final[vec[i64]] = vec[i64](
    [
        card.merchants[ware.merchant]
        + card.periods[ware.period]
        + card.kinds[ware.kind]
        + card.valuable * int(ware.valuable)
        for card in MARKET_CARDS
        for ware in WARES
    ]
)

# Moods: PRINTED, the last six in the expansion.
LOVELY: Final = 0
KIND: Final = 1
NAUSEATE: Final = 2
DEMANDING: Final = 3
HUNGRY: Final = 4
HAPPY: Final = 5
UNCERTAIN: Final = 6
MEAN: Final = 7
AFRAID: Final = 8
SAD: Final = 9
DISTRACTED: Final = 10
ANGRY: Final = 11
RESTLESS: Final = 12
CONFUSED: Final = 13
FRIENDLY: Final = 14
TIDY: Final = 15
MOOD_NAMES: Final = [
    "lovely", "kind", "nauseate", "demanding", "hungry", "happy", "uncertain", "mean", "afraid", "sad",
    "distracted", "angry", "restless", "confused", "friendly", "tidy",
]  # fmt: skip


class Plate(NamedTuple):
    name: str
    mood: int
    extra: int  # Extra Points; 0 where a golden heart says that there are none


# PRINTED: the moods, and one plate for each of the expansion. RECONSTRUCTED (low): two for each mood of
# the base game, and all Extra Points.
PLATES: Final[tuple[Plate, ...]] = DATA.table(
    "plates",
    (
        Plate("P01", LOVELY, 1),
        Plate("P02", LOVELY, 2),
        Plate("P03", KIND, 0),
        Plate("P04", KIND, 1),
        Plate("P05", NAUSEATE, 0),
        Plate("P06", NAUSEATE, 0),
        Plate("P07", DEMANDING, 1),
        Plate("P08", DEMANDING, 2),
        Plate("P09", HUNGRY, 0),
        Plate("P10", HUNGRY, 1),
        Plate("P11", HAPPY, 0),
        Plate("P12", HAPPY, 1),
        Plate("P13", UNCERTAIN, 2),
        Plate("P14", UNCERTAIN, 3),
        Plate("P15", MEAN, 2),
        Plate("P16", MEAN, 3),
        Plate("P17", AFRAID, 2),
        Plate("P18", AFRAID, 3),
        Plate("P19", SAD, 2),
        Plate("P20", SAD, 3),
        Plate("P21", DISTRACTED, 1),
        Plate("P22", ANGRY, 3),
        Plate("P23", RESTLESS, 1),
        Plate("P24", CONFUSED, 1),
        Plate("P25", FRIENDLY, 2),
        Plate("P26", TIDY, 2),
    ),
    (Column("extra", 0, 9),),
)

BASE_PLATES: Final[i64] = 20
PLATE_COUNT: Final[i64] = 26
PLATE_NAMES: Final = [plate.name for plate in PLATES]
MOOD_OF: Final[vec[i64]] = vec[i64]([plate.mood for plate in PLATES])  # [plate]
EXTRA_OF: Final[vec[i64]] = vec[i64]([plate.extra for plate in PLATES])  # [plate]

# Relics. PRINTED: 18 tokens, and what collections are worth. RECONSTRUCTED (high): six kinds of three; names.
RELIC_KINDS: Final[i64] = 6
RELIC_COPIES: Final[i64] = 3
RELICS: Final[i64] = RELIC_KINDS * RELIC_COPIES
RELIC_NAMES: Final = ["amulet", "chalice", "dagger", "mask", "scroll", "statuette"]
RELIC_DIFFERENT: Final[vec[i64]] = vec[i64]([0, 1, 4, 9, 16, 25, 36])  # [kinds]
RELIC_REPEATED: Final[vec[i64]] = vec[i64]([0, 0, 3, 7])  # [copies of a kind]

# Gift stacks, one for each town: PRINTED.
IMMEDIATE: Final = 0
END_OF_ROUND: Final = 1
END_OF_GAME: Final = 2
STACKS: Final[i64] = 3
STACK_NAMES: Final = ["immediate", "end-of-round", "end-of-game"]
# What gifts do: PRINTED.
DOUBLE_EXTRA_POINTS: Final = 0
FREE_BOTTOM_WARE: Final = 1
GEMS: Final = 2
MOVE_ORDERLY: Final = 3
ADD_HEART: Final = 4
PRIORITY_FIRST: Final = 5
POINT_PER_EXTRA_CARD: Final = 6
POINTS_PER_PERIOD: Final = 7
POINTS_PER_MERCHANT: Final = 8
POINTS_PER_GEM_PAIR: Final = 9


class Gift(NamedTuple):
    name: str
    stack: int
    does: int
    what: int  # a merchant, a number of gems or hearts, a set of tasks, a period
    points: int


# Tasks that pay together: RECONSTRUCTED (low), two neighbouring pairs, so that each task is on two gifts.
FROM_FAN_WAVE: Final = 1 << FAN_WAVE | 1 << TEA | 1 << FOOD | 1 << ENTERTAINMENT
FROM_FOOD: Final = 1 << FOOD | 1 << ENTERTAINMENT | 1 << BATH | 1 << MASSAGE
FROM_BATH: Final = 1 << BATH | 1 << MASSAGE | 1 << STORY | 1 << STROLL
FROM_STORY: Final = 1 << STORY | 1 << STROLL | 1 << FAN_WAVE | 1 << TEA
# PRINTED: 21 cards and their effects. RECONSTRUCTED (medium to high): seven in each stack, and which.
GIFTS: Final[tuple[Gift, ...]] = (
    Gift("GI1", IMMEDIATE, DOUBLE_EXTRA_POINTS, 0, 0),
    Gift("GI2", IMMEDIATE, FREE_BOTTOM_WARE, AZURE, 0),
    Gift("GI3", IMMEDIATE, FREE_BOTTOM_WARE, BRASS, 0),
    Gift("GI4", IMMEDIATE, FREE_BOTTOM_WARE, CRIMSON, 0),
    Gift("GI5", IMMEDIATE, GEMS, 1, 0),
    Gift("GI6", IMMEDIATE, GEMS, 2, 0),
    Gift("GI7", IMMEDIATE, GEMS, 3, 0),
    Gift("GR1", END_OF_ROUND, MOVE_ORDERLY, 0, 0),
    Gift("GR2", END_OF_ROUND, ADD_HEART, 1, 0),
    Gift("GR3", END_OF_ROUND, PRIORITY_FIRST, 0, 0),
    Gift("GR4", END_OF_ROUND, POINT_PER_EXTRA_CARD, FROM_FAN_WAVE, 0),
    Gift("GR5", END_OF_ROUND, POINT_PER_EXTRA_CARD, FROM_FOOD, 0),
    Gift("GR6", END_OF_ROUND, POINT_PER_EXTRA_CARD, FROM_BATH, 0),
    Gift("GR7", END_OF_ROUND, POINT_PER_EXTRA_CARD, FROM_STORY, 0),
    Gift("GG1", END_OF_GAME, POINTS_PER_PERIOD, MORNING, 2),
    Gift("GG2", END_OF_GAME, POINTS_PER_PERIOD, AFTERNOON, 2),
    Gift("GG3", END_OF_GAME, POINTS_PER_PERIOD, NIGHT, 2),
    Gift("GG4", END_OF_GAME, POINTS_PER_MERCHANT, AZURE, 1),
    Gift("GG5", END_OF_GAME, POINTS_PER_MERCHANT, BRASS, 1),
    Gift("GG6", END_OF_GAME, POINTS_PER_MERCHANT, CRIMSON, 1),
    Gift("GG7", END_OF_GAME, POINTS_PER_GEM_PAIR, 0, 5),
)

GIFT_COUNT: Final[i64] = 21
GIFT_NAMES: Final = [gift.name for gift in GIFTS]
STACK_OF: Final[vec[i64]] = vec[i64]([gift.stack for gift in GIFTS])  # [gift]
DOES: Final[vec[i64]] = vec[i64]([gift.does for gift in GIFTS])  # [gift]
GIFT_WHAT: Final[vec[i64]] = vec[i64]([gift.what for gift in GIFTS])  # [gift]
GIFT_POINTS: Final[vec[i64]] = vec[i64]([gift.points for gift in GIFTS])  # [gift]

# The travelers' track. PRINTED: a common start, numbered stops, forks, towns with the symbols of the stacks.
# RECONSTRUCTED: three towns (medium: one for each stack; the rulebook never counts them); the paths, the
# eight stops, and which of them get a relic at the start (low).
START: Final = 0
STOPS: Final[i64] = 9  # the start and stops 1 to 8
TOWN: Final = 9  # the first town; one for each stack of gifts
PLACES: Final[i64] = 12
PLACE_NAMES: Final = ["start", "1", "2", "3", "4", "5", "6", "7", "8", *STACK_NAMES]
RELIC_STOPS: Final[i64] = 0b111111000  # set of stops: 3 to 8
PATHS: Final[tuple[tuple[int, int], ...]] = (
    (START, 1),
    (START, 2),
    (1, 3),
    (1, 4),
    (2, 4),
    (2, 5),
    (3, 6),
    (3, TOWN + IMMEDIATE),
    (4, 6),
    (4, 7),
    (5, 7),
    (5, 8),
    (5, TOWN + END_OF_GAME),
    (6, TOWN + IMMEDIATE),
    (6, TOWN + END_OF_ROUND),
    (7, TOWN + END_OF_ROUND),
    (7, TOWN + END_OF_GAME),
    (8, TOWN + END_OF_GAME),
)

NEXT_PLACES: Final[vec[i64]] = Graph(PLACES, PATHS).ahead  # [place] set of places one move ahead

"""The box of The Sultan's Wishes and of the Travelers: the rulebooks' lists of contents, and what every
value must satisfy that was reconstructed. Whoever corrects a value from the printed cards should find here
only the lines about that value in the way.
"""

from collections import Counter
from fractions import Fraction
from itertools import permutations

import pytest

from serai.core.rows import Field
from serai.games.sultans_wishes import GAME
from serai.games.sultans_wishes import components as box
from serai.games.sultans_wishes import state as at

BASE_CARDS = box.TASK_CARDS[: box.BASE_CARDS]
NEW_CARDS = box.TASK_CARDS[box.BASE_CARDS :]
BASE_FINALS = box.FINAL_WISHES[:14]
BASE_PLATES = box.PLATES[: box.BASE_PLATES]
NEW_PLATES = box.PLATES[box.BASE_PLATES :]
EFFECTS_OF_BASE = range(box.RELIC)
FOURS = [gift.what for gift in box.GIFTS if gift.does == box.POINT_PER_EXTRA_CARD]


def hearts(cards: tuple[box.TaskCard, ...], task: int) -> int:
    return sum(card.hearts for card in cards if card.task == task)


# --- Contents -----------------------------------------------------------------------------------------


def test_the_base_box_holds_what_the_rulebook_lists():
    """Components of the base game; the number of plates is not given there."""
    assert len(BASE_CARDS) == 48
    assert box.GUARDS == 2
    assert len(box.MARKET_CARDS) == box.MARKET_COUNT == 6
    assert len(box.SIMPLE_WISHES) == box.SIMPLES == 16
    assert len(BASE_FINALS) == 14
    assert len(box.WARES) == box.WARE_COUNT == 45
    assert Counter(ware.merchant for ware in box.WARES) == {0: 15, 1: 15, 2: 15}
    assert box.MOST_SEATS == 4  # lamps, score markers, orderlies: four of each
    assert box.AIDES == 7


def test_the_travelers_box_holds_what_its_rulebook_lists():
    """Components of the expansion."""
    assert box.RELICS == 18
    assert len(box.GIFTS) == box.GIFT_COUNT == 21
    assert len(NEW_PLATES) == 6
    assert len(box.FINAL_WISHES) - len(BASE_FINALS) == 1
    assert len(NEW_CARDS) == 8


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_table_is_laid_with_all_of_it(seats):
    census = GAME.census(GAME.new(seats))
    aides = {f"aides {seat}": 7 for seat in range(seats)}
    base = {"tasks": 56, "wares": 45, "market": 6}
    assert census == {**base, "relics": 0, "gifts": 0, **aides}
    census = GAME.census(GAME.new(seats, {"expansion": "travelers"}))
    assert census == {**base, "relics": 18, "gifts": 21, **aides}


def test_one_to_four_can_play():
    assert list(GAME.seat_counts()) == [1, 2, 3, 4]
    for seats in (0, 5):
        with pytest.raises(ValueError, match="1 to 4 players"):
            GAME.new(seats)


def test_every_name_is_used_once():
    for names in (
        box.CARD_NAMES, box.WISH_NAMES, box.WARE_NAMES, box.MARKET_NAMES, box.PLATE_NAMES, box.GIFT_NAMES,
        box.TASK_NAMES, box.MOOD_NAMES, box.EFFECT_NAMES, box.PLACE_NAMES, box.RELIC_NAMES,
    ):  # fmt: skip
        assert len(set(names)) == len(names)


def test_the_printed_numbers_are_the_rulebooks():
    """Setup, optional action, end of the game, solo mode."""
    assert box.HAND == 3
    assert box.AIDES_ON_CARD == 2
    assert box.GEM_LIMIT == 7
    assert box.FINALS_IN_PLAY == 4
    assert box.SOLO_ROUNDS == 3
    assert list(box.LAMP_SQUARES) == [10, 25, 40]
    assert box.GEMS_PER_POINT == 2
    assert list(box.OPEN_WISHES)[1:] == [2, 2, 3, 4]
    assert list(box.PLATES_IN_ROUND)[1:] == [10, 5, 5, 5]
    assert list(box.SOLO_BANDS) == [51, 71, 91]
    assert list(box.EXTRA_TASK_POINTS) == [6, 4, 2]


# --- Task cards ---------------------------------------------------------------------------------------


def test_every_task_has_each_effect_once():
    """48 cards are 8 tasks by 6 effects; the expansion adds one relic card to each task."""
    assert Counter((card.task, card.effect) for card in BASE_CARDS) == {
        (task, effect): 1 for task in range(box.TASKS) for effect in EFFECTS_OF_BASE
    }
    assert [(card.task, card.effect) for card in NEW_CARDS] == [
        (task, box.RELIC) for task in range(box.TASKS)
    ]


def test_every_task_has_the_same_hearts():
    """One, one, two, two, three and four; 104 in all."""
    for task in range(box.TASKS):
        assert sorted(card.hearts for card in BASE_CARDS if card.task == task) == [1, 1, 2, 2, 3, 4]
    assert Counter(card.hearts for card in BASE_CARDS) == {1: 16, 2: 16, 3: 8, 4: 8}
    assert sum(card.hearts for card in BASE_CARDS) == 104


def test_stronger_effects_come_with_fewer_hearts():
    by_effect = Counter[str]()
    for card in BASE_CARDS:
        by_effect[box.EFFECT_NAMES[card.effect]] += card.hearts
    assert by_effect == {"aide": 14, "tip": 15, "search": 16, "bargain": 18, "swap": 20, "peek": 21}


# --- Wishes -------------------------------------------------------------------------------------------


def test_two_simple_wishes_ask_for_each_task_and_the_easier_one_is_for_solo():
    for task in range(box.TASKS):
        easy, hard = (wish for wish in box.SIMPLE_WISHES if wish.task == task)
        assert easy.hearts < hard.hearts
        assert (easy.solo, hard.solo) == (True, False)


def test_both_wishes_of_a_task_can_be_fulfilled_however_its_cards_are_split():
    """Together they ask for at most one heart more than the task's cards carry; here exactly so."""
    asked = [sum(wish.hearts for wish in box.SIMPLE_WISHES if wish.task == task) for task in range(box.TASKS)]
    assert all(asked[task] <= hearts(BASE_CARDS, task) + 1 for task in range(box.TASKS))
    assert max(asked) == hearts(BASE_CARDS, 0) + 1 == 14


def test_there_are_three_simple_wishes_for_each_player():
    """In solo as for two, from the eight marked ones."""
    assert list(box.SIMPLES_IN_PLAY)[1:] == [6, 6, 9, 12]
    assert sum(wish.solo for wish in box.SIMPLE_WISHES) == 8


def test_final_wishes_ask_for_effects_pairs_of_tasks_or_hearts():
    """Six, four and four, and one more effect with the expansion; eight of the base game are for solo."""
    assert Counter(wish.kind for wish in BASE_FINALS) == {box.BY_EFFECT: 6, box.BY_PAIR: 4, box.BY_HEARTS: 4}
    assert {wish.value for wish in BASE_FINALS if wish.kind == box.BY_EFFECT} == set(EFFECTS_OF_BASE)
    assert [wish.value for wish in BASE_FINALS if wish.kind == box.BY_PAIR] == [0, 1, 2, 3]
    assert [wish.value for wish in BASE_FINALS if wish.kind == box.BY_HEARTS] == [1, 2, 3, 4]
    assert (box.FINAL_WISHES[14].kind, box.FINAL_WISHES[14].value) == (box.BY_EFFECT, box.RELIC)
    assert sum(wish.solo for wish in BASE_FINALS) == 8
    assert box.FINAL_WISHES[14].solo


def test_the_rarer_the_cards_the_fewer_a_final_wish_asks_for():
    """8 in the deck: 3 where the effect is too good to give away, else 4; 12: 5; 16: 4 or 5."""
    for number, wish in enumerate(BASE_FINALS):
        column = box.SIMPLES + number
        matching = sum(box.MATCHES[card * box.WISHES + column] for card in range(box.BASE_CARDS))
        assert wish.cards in {8: (3, 4), 12: (5,), 16: (4, 5)}[matching]
    relics = sum(box.MATCHES[card * box.WISHES + 30] for card in range(box.CARDS))
    assert (relics, box.FINAL_WISHES[14].cards) == (8, 4)


@pytest.mark.parametrize(
    ("card", "wishes"),
    [
        ("T01", {"S01", "S02", "F01", "F07", "F12"}),
        ("T24", {"S07", "S08", "F06", "F08", "F14"}),
        ("T39", {"S13", "S14", "F03", "F10", "F13"}),
        ("X05", {"S09", "S10", "F09", "F11", "F15"}),
    ],
)
def test_a_card_matches_two_simple_and_three_final_wishes(card, wishes):
    row = box.CARD_NAMES.index(card) * box.WISHES
    assert {name for column, name in enumerate(box.WISH_NAMES) if box.MATCHES[row + column]} == wishes


# --- Wares and market score cards ---------------------------------------------------------------------


def test_every_merchant_has_each_kind_once_in_each_period():
    assert Counter((ware.merchant, ware.kind, ware.period) for ware in box.WARES) == {
        (merchant, kind, period): 1 for merchant in range(3) for kind in range(5) for period in range(3)
    }


def test_wares_of_price_five_and_six_are_valuable():
    assert all(ware.valuable == (ware.price >= 5) for ware in box.WARES)
    assert Counter(ware.price for ware in box.WARES) == {3: 9, 4: 18, 5: 12, 6: 6}
    assert sum(ware.valuable for ware in box.WARES) == 18


def test_the_central_merchant_has_a_ware_for_four_gems():
    """The rulebook's example of a purchase."""
    assert any(ware.merchant == box.BRASS and ware.price == 4 for ware in box.WARES)


def test_there_is_a_market_card_for_each_order_of_the_merchants():
    assert {card.merchants for card in box.MARKET_CARDS} == set(permutations((0, 1, 2)))
    assert {card.periods for card in box.MARKET_CARDS} == set(permutations((0, 1, 2)))


def test_every_market_card_gives_three_points_a_ware_on_average():
    for number, card in enumerate(box.MARKET_CARDS):
        row = box.WORTH[number * box.WARE_COUNT : (number + 1) * box.WARE_COUNT]
        assert Fraction(sum(row), box.WARE_COUNT) == 3, card.name


def test_a_ware_is_worth_its_merchant_kind_period_and_a_point_if_valuable():
    """Worked example E46: B09, B13, A01 and C05 on M3."""
    row = box.MARKET_NAMES.index("M3") * box.WARE_COUNT
    worth = [box.WORTH[row + box.WARE_NAMES.index(name)] for name in ("B09", "B13", "A01", "C05")]
    assert worth == [6, 5, 2, 0]


# --- Mood plates --------------------------------------------------------------------------------------


def test_each_mood_of_the_base_game_is_on_two_plates_and_each_new_one_on_one():
    assert Counter(plate.mood for plate in BASE_PLATES) == dict.fromkeys(range(10), 2)
    assert Counter(plate.mood for plate in NEW_PLATES) == dict.fromkeys(range(10, 16), 1)


def test_plates_give_up_to_three_extra_points():
    """A golden heart is none: on those that help to fulfil wishes, and on the one that forbids it."""
    assert all(0 <= plate.extra <= 3 for plate in box.PLATES)
    golden = {box.MOOD_NAMES[plate.mood] for plate in box.PLATES if plate.extra == 0}
    assert golden == {"kind", "nauseate", "hungry", "happy"}


def test_a_solo_round_has_enough_plates():
    assert box.PLATES_IN_ROUND[1] <= len(BASE_PLATES)


# --- Relics, gifts and the track ----------------------------------------------------------------------


def test_relics_are_six_kinds_of_three():
    assert len(box.RELIC_NAMES) == box.RELIC_KINDS == 6
    assert box.RELIC_COPIES == 3


def test_collections_score_as_the_chart_says():
    """Scoring collections: the number of kinds squared, 3 for two of a kind, 7 for three."""
    assert list(box.RELIC_DIFFERENT) == [kinds**2 for kinds in range(7)]
    assert list(box.RELIC_REPEATED) == [0, 0, 3, 7]
    assert box.RELIC_DIFFERENT[4] + box.RELIC_REPEATED[2] == 19
    assert box.RELIC_DIFFERENT[2] + box.RELIC_REPEATED[2] + box.RELIC_REPEATED[3] == 14


def test_gifts_are_three_stacks_of_seven():
    """What each rulebook entry names: gems 1 to 3, three merchants, sets of tasks, three periods."""
    assert Counter(gift.stack for gift in box.GIFTS) == {0: 7, 1: 7, 2: 7}
    found = {(gift.does, gift.what) for gift in box.GIFTS}
    expected = {
        (box.DOUBLE_EXTRA_POINTS, 0),
        (box.MOVE_ORDERLY, 0),
        (box.ADD_HEART, 1),
        (box.PRIORITY_FIRST, 0),
    }
    expected |= {(box.FREE_BOTTOM_WARE, merchant) for merchant in range(3)}
    expected |= {(box.GEMS, gems) for gems in (1, 2, 3)}
    expected |= {(box.POINT_PER_EXTRA_CARD, tasks) for tasks in FOURS}
    expected |= {(box.POINTS_PER_PERIOD, period) for period in range(3)}
    expected |= {(box.POINTS_PER_MERCHANT, merchant) for merchant in range(3)}
    expected |= {(box.POINTS_PER_GEM_PAIR, 0)}
    assert found == expected
    points = {gift.does: gift.points for gift in box.GIFTS if gift.stack == box.END_OF_GAME}
    assert points == {box.POINTS_PER_PERIOD: 2, box.POINTS_PER_MERCHANT: 1, box.POINTS_PER_GEM_PAIR: 5}


def test_four_gifts_name_four_tasks_each_and_every_task_is_on_two():
    assert [tasks.bit_count() for tasks in FOURS] == [4, 4, 4, 4]
    assert [sum(tasks >> task & 1 for tasks in FOURS) for task in range(box.TASKS)] == [2] * box.TASKS


def trips(place: int) -> list[list[int]]:
    """All ways from a place to a town."""
    if place >= box.TOWN:
        return [[place]]
    return [[place, *trip] for start, ahead in box.PATHS if start == place for trip in trips(ahead)]


def test_every_path_leads_to_a_town_in_three_or_four_moves():
    """The track has forks and no way back."""
    assert {len(trip) - 1 for trip in trips(box.START)} == {3, 4}
    assert {trip[-1] for trip in trips(box.START)} == {box.TOWN, box.TOWN + 1, box.TOWN + 2}
    assert {place for trip in trips(box.START) for place in trip} == set(range(box.PLACES))


def test_stop_3_leads_into_the_first_town_and_stop_5_into_the_last():
    """They lie alike on both sides of the track."""
    assert (3, box.TOWN + box.IMMEDIATE) in box.PATHS
    assert (5, box.TOWN + box.END_OF_GAME) in box.PATHS


def test_some_stop_has_two_ways_back_and_two_ahead():
    """The rulebook's example of movements that are allowed and not."""
    back = Counter(ahead for _, ahead in box.PATHS)
    ahead = Counter(start for start, _ in box.PATHS)
    assert any(back[stop] == 2 == ahead[stop] for stop in range(1, box.STOPS))


def test_six_stops_have_a_relic_at_the_start():
    assert [stop for stop in range(box.PLACES) if box.RELIC_STOPS >> stop & 1] == [3, 4, 5, 6, 7, 8]


def test_the_numbers_of_zones_and_fates_are_those_of_their_names():
    """The rules use literals, which compile to nothing; the layout has the names."""
    zones = {row.name: row.zone_names(2) for row in at.LAYOUT.hidden}
    numbers = {
        "tasks": {
            "deck": at.DECK,
            "discard": at.DISCARD,
            "extra-stack": at.EXTRA_STACK,
            "looked-at": at.LOOKED_AT,
            "attached": at.ATTACHED,
            "box": at.CARD_BOX,
            "hand 0": at.HANDS,
        },
        "market": {"pile": at.MARKET_PILE, "secret 0": at.SECRET},
        "wares": {"pile": at.WARE_PILE, "face-up": at.FACE_UP, "under": at.WARE_UNDER, "owned 0": at.OWNED},
        "relics": {"face-down": at.FACE_DOWN, "taken 0": at.TAKEN},
        "gifts": {"pile": at.GIFT_PILE, "seen": at.GIFT_SEEN, "under": at.GIFT_UNDER, "held 0": at.HELD},
    }
    assert numbers.keys() == zones.keys()
    for row, numbered in numbers.items():
        assert zones[row][: len(numbered)] == sorted(numbered, key=lambda name: int(numbered[name]))
        assert list(map(int, sorted(numbered.values()))) == list(range(len(numbered)))
    fields = {row.name: row for row in at.LAYOUT.rows if isinstance(row, Field)}
    assert fields["wishes"].of == ["unseen", "open", "gone"]
    assert (at.UNSEEN, at.OPEN, at.GONE) == (0, 1, 2)
    places = (at.GUARD_IN_DECK, at.GUARD_DISCARDED, at.GUARD_SET_ASIDE, at.GUARD_SET_ASIDE - 3)
    assert [fields["guard"].below[-1 - place] for place in places] == [
        "deck",
        "discarded",
        "aside 0",
        "aside 3",
    ]

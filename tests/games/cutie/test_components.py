"""The box of When Cutie Met Patootie, counted against the rulebook's list and the spec's tables."""

from collections import Counter
from itertools import combinations

from tests.games.cutie.kit import TITLE, load
from tests.kit import script

from serai.games.cutie import components as box


def letters(gems: str) -> str:
    return "".join(sorted(gems))


def test_the_box_has_what_the_rulebook_lists():
    assert box.GEMS_OF_A_COLOUR * len(box.GEM_NAMES) == 150
    assert len(box.DECK.paths) == len(set(box.PATH_NAMES)) == box.PATHS == 90
    assert box.REWIND_CARDS == 39
    assert box.PROMO == 11
    assert len(box.CITIZENS) == 11 + 11
    assert len(box.VISITOR_NAMES) == box.VISITORS == 10


def test_the_rewind_cards_cover_what_is_flooded_in_a_solo_game():
    solo = box.VISITORS_FOR[1]
    assert sum(solo - row for row in range(1, solo - box.ROWS_STAYING[1])) == box.REWIND_CARDS


def test_every_census_counts_the_same_pieces():
    counts = TITLE.census(load())
    assert counts == {"paths": 90, "citizens": 22, **dict.fromkeys(box.GEM_NAMES, 30)}


def test_each_visitor_starts_with_another_set_of_three_colours():
    assert {letters(gems) for gems in box.START_GEMS} == {
        letters("".join(three)) for three in combinations(box.LETTERS, 3)
    }


def test_a_citizen_counts_the_colours_of_its_visitor_with_three_two_and_one():
    for citizen in box.CITIZENS[:10]:
        start = box.START_GEMS[box.VISITOR_NAMES.index(citizen.visitor)]
        counted = {
            letter: points for letter, points in zip(box.LETTERS, citizen.values, strict=True) if points
        }
        assert sorted(counted.values()) == [1, 2, 3]
        assert set(counted) == set(start)
    for colour in range(5):
        values = Counter(citizen.values[colour] for citizen in box.CITIZENS[:10])
        assert (values[3], values[2], values[1]) == (2, 2, 2)


def test_cutie_is_bonded_with_amelia_and_counts_every_colour():
    cutie = box.CITIZENS[box.CUTIE]
    assert (cutie.name, cutie.visitor, cutie.values) == ("C11", "Amelia", [2, 2, 1, 1, 1])


def test_no_two_citizens_are_alike():
    assert len({tuple(citizen.values) for citizen in box.CITIZENS}) == 22


def test_each_visitor_has_a_promo_citizen_of_its_own():
    assert Counter(citizen.visitor for citizen in box.CITIZENS[11:]) == {
        name: 2 if name == "Amelia" else 1 for name in box.VISITOR_NAMES
    }


def test_every_path_card_has_one_gem_on_one_trail_and_two_on_the_other():
    assert Counter(len(path.left) for path in box.DECK.paths) == {1: 45, 2: 45}
    assert all(len(path.left) + len(path.right) == 3 for path in box.DECK.paths)
    assert all(letters(path.find) == letters(path.left + path.right) for path in box.DECK.paths)


def test_each_set_of_three_colours_is_on_nine_path_cards_and_each_of_its_gems_three_times_alone():
    sets = Counter(letters(path.find) for path in box.DECK.paths)
    assert set(sets.values()) == {9}
    assert len(sets) == 10
    alone = Counter((letters(path.find), min(path.left, path.right, key=len)) for path in box.DECK.paths)
    assert set(alone.values()) == {3}
    assert Counter("".join(path.find for path in box.DECK.paths)) == dict.fromkeys(box.LETTERS, 54)


def test_each_visitor_is_on_six_path_cards_and_never_beside_exactly_its_own_colours():
    pictures = Counter(path.visitor for path in box.DECK.paths)
    assert pictures == {"-": 30, **dict.fromkeys(box.VISITOR_NAMES, 6)}
    for path in box.DECK.paths:
        if path.visitor != "-":
            start = box.START_GEMS[box.VISITOR_NAMES.index(path.visitor)]
            assert letters(path.find) != letters(start), path.name


def test_example_4_the_setup_follows_the_number_of_players():
    """With the whole table of the setup."""
    for seats, (visitors, cards, timer, pile) in enumerate(
        [(10, 45, 9, 42), (8, 28, 7, 56), (6, 15, 5, 66), (6, 15, 5, 63)], 1
    ):
        s = TITLE.new(seats)
        while s.actor() == -1:
            s.apply(s.legal()[0])
        seen = TITLE.view(s, 0)
        assert len(seen["visitors"]) == visitors
        assert sum(len(row) for row in seen["rows"]) == cards
        assert (seen["timer"], seen["flipped"], seen["pile"]) == (timer, 0, pile)
        assert [player["hand"] for player in seen["players"]] == [3] * seats
        assert all(visitor["gems"] == visitor["start"] for visitor in seen["visitors"])


def test_a_promo_citizen_is_dealt_only_if_the_pack_is_wanted():
    visitors = "\n".join(f"arrive {name}" for name in box.VISITOR_NAMES[:8])
    cards = "\n".join(f"lay {name}" for name in box.PATH_NAMES[:28])
    without = script(TITLE, 2, {}, f"{visitors}\n{cards}")
    with_pack = script(TITLE, 2, {"promo": "on"}, f"{visitors}\n{cards}")
    texts = [[s.game.catalogue.text(int(action)) for action in s.legal()] for s in (without, with_pack)]
    assert texts[0] == [f"deal C0{n}" for n in range(1, 9)] + ["deal C11"]
    assert texts[1] == texts[0] + [f"deal K0{n}" for n in range(1, 9)] + ["deal K11"]

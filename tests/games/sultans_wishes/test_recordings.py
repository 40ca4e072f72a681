"""Recorded games replay to the same result, and each way the game can end has one.

See recordings.py for how they are made.
"""

import pytest
from tests.games.sultans_wishes.kit import is_over
from tests.games.sultans_wishes.recordings import BANDS, ENDINGS, EXPANSIONS, GOLDEN, ending, golden_games
from tests.kit import files, replayed

from serai.games.sultans_wishes import GAME
from serai.match.record import read_record


@pytest.mark.parametrize("path", files(GOLDEN))
def test_a_golden_game_replays_to_the_same_digests(path):
    assert is_over(replayed(path).state)


def test_the_same_chance_and_choices_give_the_same_golden_games():
    written = {path.stem: read_record(path.read_text()) for path in GOLDEN.iterdir()}
    assert {name: read_record(text) for name, text in golden_games()} == written


def test_every_verb_is_played_in_some_recorded_game():
    played = {
        action.split()[0]
        for folder in (GOLDEN, ENDINGS)
        for path in folder.iterdir()
        for action in read_record(path.read_text()).log
    }
    assert played == {verb.name for verb in GAME.new(2).game.catalogue.verbs}


@pytest.mark.parametrize("path", files(ENDINGS))
def test_a_game_ends_in_the_way_its_file_is_named_for(path):
    kind, expansion, seats = path.stem.rsplit("-", 2)
    match = replayed(path)
    assert match.state.game.seats == int(seats)
    assert EXPANSIONS[match.state.game.options["expansion"]] == expansion
    assert ending(match) == kind


def test_every_way_to_end_is_recorded():
    """Every solo band and every number of players, without and with the Travelers; ties and the limit."""
    expected = {f"solo-band-{band}-{expansion}-1" for band in BANDS for expansion in EXPANSIONS}
    expected |= {f"final-wish-{expansion}-{seats}" for seats in (2, 3, 4) for expansion in EXPANSIONS}
    expected |= {f"round-limit-{expansion}-2" for expansion in EXPANSIONS}
    expected |= {"tie-broken-by-valuables-base-2", "shared-victory-base-2", "shared-victory-base-3"}
    assert {path.stem for path in ENDINGS.iterdir()} == expected

"""Recorded games replay to the same result, and each way the game can end has one.

See recordings.py for how they are made.
"""

import pytest
from tests.games.cleocatra.kit import TITLE, is_over
from tests.games.cleocatra.recordings import ENDINGS, GOLDEN, ending, golden_games
from tests.kit import files, replayed

from serai.match.record import read_record

KINDS = ("goal-by-the-last-seat", "goal-by-an-earlier-seat", "shared-victory", "turn-cap")


@pytest.mark.parametrize("path", files(GOLDEN))
def test_a_golden_game_replays_to_the_same_digests(path):
    assert is_over(replayed(path).state)


def test_the_same_chance_and_choices_give_the_same_golden_games():
    for name, text in golden_games():
        anew, written = read_record(text), read_record((GOLDEN / f"{name}.log").read_text())
        assert (anew.log, anew.digests) == (written.log, written.digests), name


@pytest.mark.parametrize("path", files(ENDINGS))
def test_a_game_ends_in_the_way_its_file_is_named_for(path):
    kind, _, seats = path.stem.rpartition("-")
    match = replayed(path)
    assert match.state.game.seats == int(seats)
    assert ending(match) == kind


def test_every_way_to_end_is_recorded_for_every_number_of_players():
    expected = {f"{kind}-{seats}" for kind in KINDS for seats in TITLE.seat_counts()}
    expected |= {"goal-by-a-bonus-action-2", "all-pass-2"}
    assert {path.stem for path in ENDINGS.iterdir()} == expected

"""Every game: counts of ways to play, golden records, and one record for each way it can end.

A wrong rule changes a count; a changed rule, a record. What a game brings is said in recordings.py. A
prototype, whose rules change every day, needs no records.
"""

import json
from typing import Any

import pytest
from tests.conformance.recordings import declared, ending_files, folder, golden_files, replayed
from tests.kit import every_title, put_pending, titles

from serai.core.play import perft
from serai.core.state import OVER, State
from serai.core.title import Title
from serai.match.record import read_record


def counts(title: Title) -> list[Any]:
    """(title, document, depth, count) for each line of a game's perft.txt that counts."""
    found = []
    name, document = "", {}
    for line in (folder(title) / "perft.txt").read_text(encoding="utf-8").splitlines():
        text = line.partition("#")[0].strip()
        if text.startswith("position "):
            name = text.split()[1]
        elif text.startswith("{"):
            document = json.loads(text)
        elif text:
            depth, count = map(int, text.split())
            found.append(pytest.param(title, document, depth, count, id=f"{title.name}-{name}-{depth}"))
    return found


def start(title: Title, document: dict[str, Any]) -> State:
    """The position of a document, with its pending frames if it has some, or the table as laid."""
    seats, options = document["seats"], document.get("options", {})
    if "position" not in document:
        return title.new(seats, options)
    s = title.load(seats, options, document["position"])
    return put_pending(s, document["pending"]) if "pending" in document else s


@pytest.mark.parametrize(
    ("title", "document", "depth", "count"), [line for title in titles() for line in counts(title)]
)
def test_there_are_as_many_ways_to_play_as_were_counted(title, document, depth, count):
    assert perft(start(title, document), depth) == count


def test_every_game_has_counts():
    assert all(counts(title) for title in titles())


@pytest.mark.parametrize("title", every_title())
def test_every_way_to_end_is_recorded(title: Title):
    if title.maturity != "prototype":
        assert golden_files(title)
        assert {path.stem for path in ending_files(title)} == set(declared(title).ENDINGS)


@pytest.mark.parametrize("title", every_title())
def test_a_golden_game_replays_to_the_same_digests(title: Title):
    for path in golden_files(title):
        assert replayed(path).state.actor() == OVER, path.stem


@pytest.mark.parametrize("title", every_title())
def test_the_same_chance_and_choices_give_the_same_golden_games(title: Title):
    written = {path.stem: read_record(path.read_text(encoding="utf-8")) for path in golden_files(title)}
    anew = dict(declared(title).golden_games()) if written else {}
    assert set(anew) == set(written)
    for name, text in anew.items():
        record = read_record(text)
        assert (record.log, record.digests) == (written[name].log, written[name].digests), name


@pytest.mark.parametrize("title", every_title())
def test_a_game_ends_in_the_way_its_record_is_named_for(title: Title):
    for path in ending_files(title):
        match = replayed(path)
        options = title.write_options(match.state.game.options).values()
        end, seats = declared(title).ending(match), int(match.state.game.seats)
        assert path.stem in {f"{end}-{seats}", *(f"{end}-{label}-{seats}" for label in options)}


@pytest.mark.parametrize("title", every_title())
def test_every_verb_is_played_in_some_recorded_game(title: Title):
    files = [*golden_files(title), *ending_files(title)]
    logs = [read_record(path.read_text(encoding="utf-8")).log for path in files]
    played = {action.split()[0] for log in logs for action in log}
    verbs = {verb.name for verb in title.new(title.fewest).game.catalogue.verbs}
    assert not files or played == verbs - set(declared(title).NEVER_RECORDED)

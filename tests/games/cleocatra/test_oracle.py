"""The engine and the plain reading in oracle.py agree on what is legal and on what happens.

Positions come from random play and from random tables: figures of any size with many Rescuers and
Inspectors, where supplies are blocked and a turn often has no ordinary first action.
"""

from collections import Counter
from random import Random

import pytest
from tests.games.cleocatra import oracle
from tests.games.cleocatra.kit import TITLE, load, picture
from tests.games.cleocatra.tables import (
    LITTLE_HELP,
    NO_ROOM_LEFT,
    ONLY_HERE,
    SHUT_IN,
    SHUT_IN_WITH_SUPPLY,
    random_table,
)
from tests.kit import THOROUGH

from serai.core.state import OVER, State

WAYS = [(seats, mode) for seats in (2, 3, 4) for mode in ("basic", "advanced")]
GAMES = 60 if THOROUGH else 3  # from the set-up to the end, for each way to play
TABLES = 3_000 if THOROUGH else 150  # written at random, for each way to play
BRANCHES = 2  # actions tried in each position, beside the one that is played


def check_and_play(s: State, rng: Random, actions: int, seen: Counter[str]) -> None:
    """Play at random for some actions; in every position compare engine and oracle."""
    seats = int(s.game.seats)
    options = TITLE.write_options(s.game.options)
    table = oracle.read(seats, options, picture(s))
    for _ in range(actions):
        if s.actor() == OVER:
            assert table.agenda == []
            seen["over"] += 1
            return
        texts = [s.game.catalogue.text(action) for action in s.legal()]
        assert set(texts) == oracle.legal(table), picture(s)
        assert len(set(texts)) == len(texts)
        note(table, seen)
        tried = rng.sample(texts, min(len(texts), BRANCHES + 1))
        for text in tried:
            branch = s.copy()
            branch.apply(s.game.catalogue.parse(text))
            reached = oracle.read(seats, options, picture(branch))
            assert oracle.same(oracle.after(table, text), reached), (text, picture(s))
        s, table = branch, reached


def note(t: oracle.Table, seen: Counter[str]) -> None:
    """Count the kinds of position that a good sample must contain."""
    name, seat, detail = t.agenda[-1]
    seen[name] += 1
    if name == "Fallback" or (name == "Act" and detail & oracle.ANOTHER_FOLLOWS):
        for text in set(oracle.actions(t, seat, 3)) - set(oracle.actions(t, seat, 7)):
            seen[f"look-ahead refuses {text.split()[0]}"] += 1
    if name == "Act":
        just_laid = oracle.NAMES[(detail >> 4) - 1] if detail >> 4 else None
        if detail == oracle.TILE_ACTION:
            seen["lone tile action"] += 1
        elif detail == oracle.TILE_ACTION | oracle.RESCUER_ACTION:
            seen["bonus action"] += 1
        elif just_laid is not None and t.supply(seat) and not t.has_room(seat, just_laid):
            seen["no room to dispatch"] += 1
    elif name == "Fallback":
        seen["regroup" if t.supply(seat) == 0 else "place"] += 1
    elif name == "LayTile" and t.hand is not None:
        if len(oracle.cells_to_lay(t, seat, detail)) < len(oracle.cells_to_lay(t, seat, 0)):
            seen["look-ahead refuses a cell"] += 1
        if any(oracle.edges(cell) <= set(t.at.values()) for cell in oracle.cells_to_lay(t, seat, detail)):
            seen["a hole to fill"] += 1
    elif name == "ChooseScored":
        tile = oracle.NAMES[detail & 15]
        if len(oracle.open_choices(t, seat, tile, oracle.members(detail >> 4))) > 1:
            seen["two colours to choose"] += 1
        if tile in oracle.first_open_choice(t, seat, tile, oracle.members(detail >> 4)):
            seen["the scoring tile's own colour to choose"] += 1
    elif name == "PostInspector" and len(oracle.legal(t)) == 1:
        seen["one tile left to post on"] += 1


# What a sample of crowded tables must contain to mean anything.
BASIC_CASES = {
    "Act", "DrawTile", "LayTile", "ChooseScored", "RecallInspector", "Fallback", "place", "regroup", "over",
    "lone tile action", "the scoring tile's own colour to choose",
    "look-ahead refuses scout", "look-ahead refuses search", "look-ahead refuses team",
}  # fmt: skip
ADVANCED_CASES = {
    "Act", "DrawTile", "LayTile", "ChooseScored", "RecallInspector", "PostInspector", "Fallback", "place",
    "over", "bonus action", "no room to dispatch", "one tile left to post on",
    "look-ahead refuses mafdet", "look-ahead refuses team",
}  # fmt: skip

# Nobody can really be left without any action (see the rulings), but the rules know what to do.
ONE_PASSES = {"at": "pass"}
THE_LAST_PASSES = {"at": "pass", "seat": 1, "turns": 1, "passes": 1}
SOMEONE_ACTS_AFTER_A_PASS = {"seat": 1, "turns": 1, "passes": 1}


@pytest.mark.parametrize(("seats", "mode"), WAYS)
def test_engine_and_oracle_agree_from_the_setup_to_the_end(seats, mode):
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        start = ["random", *map(str, range(seats))][seed % (seats + 1)]
        check_and_play(TITLE.new(seats, {"mode": mode, "start": start}), Random(seed), 10_000, seen)
    assert seen["over"] == GAMES
    assert {"RecallInspector", "ChooseScored"} <= set(seen)
    assert mode == "basic" or {"PostInspector", "bonus action"} <= set(seen)


@pytest.mark.parametrize(("seats", "mode"), WAYS)
def test_engine_and_oracle_agree_on_crowded_tables(seats, mode):
    seen: Counter[str] = Counter()
    rng = Random(seats)
    for _ in range(TABLES):
        check_and_play(random_table(rng, seats, mode), rng, 6, seen)
    assert (BASIC_CASES if mode == "basic" else ADVANCED_CASES) - set(seen) == set()


@pytest.mark.parametrize(
    ("seats", "mode", "tiles", "more", "case"),
    [
        (3, "advanced", SHUT_IN, {}, "regroup"),
        (3, "advanced", SHUT_IN_WITH_SUPPLY, {}, "place"),
        (3, "basic", LITTLE_HELP, {}, "place"),
        (3, "advanced", ONLY_HERE, {}, "look-ahead refuses mafdet"),
        (2, "basic", NO_ROOM_LEFT, ONE_PASSES, "PassTurn"),
        (2, "basic", NO_ROOM_LEFT, THE_LAST_PASSES, "PassTurn"),
        (2, "basic", NO_ROOM_LEFT, SOMEONE_ACTS_AFTER_A_PASS, "lone tile action"),
    ],
)
def test_engine_and_oracle_agree_where_play_hardly_gets(seats, mode, tiles, more, case):
    seen: Counter[str] = Counter()
    for seed in range(10):
        check_and_play(load(tiles, seats, mode, **more), Random(seed), 8, seen)
    assert seen[case] >= 10

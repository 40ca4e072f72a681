"""The engine and the plain reading in oracle.py agree on what is legal and on what happens.

Positions come from random play and from random tables: figures of any size with many Rescuers and
Inspectors, where supplies are blocked and a turn often has no ordinary first action.
"""

from collections import Counter
from itertools import pairwise
from random import Random
from typing import Any

import pytest
from tests.games.cleocatra import oracle
from tests.games.cleocatra.kit import TITLE, load
from tests.games.cleocatra.tables import LITTLE_HELP, NO_ROOM_LEFT, ONLY_HERE, SHUT_IN, SHUT_IN_WITH_SUPPLY
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
    table = oracle.read(seats, options, TITLE.dump(s))
    for _ in range(actions):
        if s.actor() == OVER:
            assert table.agenda == []
            seen["over"] += 1
            return
        texts = [s.game.catalogue.text(action) for action in s.legal()]
        assert set(texts) == oracle.legal(table), TITLE.dump(s)
        assert len(set(texts)) == len(texts)
        note(table, seen)
        tried = rng.sample(texts, min(len(texts), BRANCHES + 1))
        for text in tried:
            branch = s.copy()
            branch.apply(s.game.catalogue.parse(text))
            reached = oracle.read(seats, options, TITLE.dump(branch))
            assert oracle.same(oracle.after(table, text), reached), (text, TITLE.dump(s))
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


def grow(rng: Random, names: list[str], shape: str) -> dict[str, oracle.Cell]:
    """A figure of these tiles: a strip, a clump with holes to fill, or anything."""
    at = {names[0]: (0, 0)}
    for last, name in pairwise(names):
        cells = sorted(oracle.free_cells({last: at[last]} if shape == "strip" else at) - set(at.values()))
        if shape == "clump":
            rng.shuffle(cells)
            cells = [max(cells, key=lambda cell: len(oracle.edges(cell) & set(at.values())))]
        at[name] = rng.choice(cells or sorted(oracle.free_cells(at)))
    return at


def random_table(rng: Random, seats: int, mode: str) -> State:
    """A position that the rules allow, written at random: crowded, and with Inspectors on Rescuers."""
    names = [name for name in oracle.NAMES if seats > 2 or name not in oracle.NOT_WITH_TWO]
    shape = rng.choice(["strip", "clump", "anything"])
    if rng.random() < 0.3:
        two = rng.sample(oracle.COLOURS[:4], 2)
        names = [name for name in names if oracle.COLOUR[name] in two]
    count = rng.randint(2, min(len(names), rng.choice([4, 7, 13])))
    laid = rng.sample(names, count if rng.random() < 0.7 else len(names))
    at = grow(rng, laid, shape)
    people: dict[str, list[int]] = {name: [] for name in laid}
    starter, seat = rng.randrange(seats), rng.randrange(seats)
    if shape == "strip":
        # With its ends occupied a strip allows no Search.
        people[laid[0]].append((seat + 1) % seats)
        people[laid[-1]].append((seat + 1) % seats)
    for player in rng.sample(range(seats), seats):
        wanted = rng.choice([0, 1] if shape == "strip" and player == seat else [1, 2, 3, 3, 3])
        standing = sum(player in group for group in people.values())
        for _ in range(wanted - standing):
            roomy = [name for name in laid if len(people[name]) < 2 and player not in people[name]]
            if roomy:
                people[rng.choice(roomy)].append(player)
    likely = [name for name in laid if seat in people[name]]
    order = rng.sample(likely, len(likely)) + rng.sample(laid, len(laid))
    inspected = set(order[: rng.choice([0, 2, 3, 3, 3])])
    position: dict[str, Any] = {
        "agenda": [["Turn", seat, 0]],
        "tiles": {
            name: {"at": list(at[name]), "rescuers": people[name], "inspector": name in inspected}
            for name in laid
        },
        "sheet": [[rng.randrange(22), rng.randrange(3), 0] for _ in range(seats)],
        "starter": starter,
        "turns": rng.randrange(20) * seats + (seat - starter) % seats,
    }
    if mode == "advanced" and rng.random() < 0.2:
        position["agenda"] = [["EndTurn", seat, 0], ["Act", rng.randrange(seats), 3]]
    return TITLE.load(seats, {"mode": mode, "cap": rng.choice([0, 0, 30])}, position)


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
ONE_PASSES = {"agenda": [["EndTurn", 0, 0], ["PassTurn", 0, 0]]}
THE_LAST_PASSES = {"agenda": [["EndTurn", 1, 0], ["PassTurn", 1, 0]], "turns": 1, "passes": 1}
SOMEONE_ACTS_AFTER_A_PASS = {"agenda": [["Turn", 1, 0]], "turns": 1, "passes": 1}


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

"""The engine and the plain reading (oracle.py, story.py) agree on whole games.

Both are asked the same at every decision and every draw: who is to act, what may be chosen, and then whether
the same lies on the table. At the end they count the points.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.games.five_tribes import oracle, plain, reading, story
from tests.kit import THOROUGH

from serai.core.play import pick
from serai.core.rng import Rng
from serai.core.state import CHANCE, OVER
from serai.games.five_tribes import GAME
from serai.games.five_tribes import components as box
from serai.games.five_tribes import state as places
from serai.games.five_tribes.state import Tribes

SWITCHES = [
    {"nekir": "each", "djinn_use": "round"},
    {"kali": "push", "kumarbi": "spots", "artisan_tie": "everybody"},
    {"whim_action": "optional", "promo": "on", "dhenim": "gain"},
    {"promo": "on", "item_set": "fan", "track": "two"},
    {"thieves": "on"},
    {"thieves": "on", "promo": "on", "nekir": "each"},
]
EXPANSIONS = ["base", "artisans", "whims", "both"]
WAYS = [
    (seats, expansion)
    for seats in (2, 3, 4, 5)
    for expansion in EXPANSIONS
    if seats < 5 or expansion != "base"
]
GAMES = 70 if THOROUGH else 1  # for each number of players and each expansion, or each rule switched
LOOKED_AT = 6  # meeples in hand up to which all ends of a move are looked for
RARE = {f"use {djinn}" for djinn in plain.ACTIVE} | {f"wield {item}" for item in plain.MAGIC}
TILES = {
    "base": (5, 6, oracle.BASE_TILES),
    "artisans": (6, 6, oracle.BASE_TILES + oracle.ARTISAN_TILES),
    "whims": (6, 6, oracle.BASE_TILES + oracle.WHIM_TILES),
    "both": (6, 7, oracle.BASE_TILES + oracle.ARTISAN_TILES + oracle.WHIM_TILES),
}


def laid_out(seats: int, options: dict[str, Any], seed: int) -> tuple[Tribes, Rng]:
    """The table when the first bid is due."""
    s, dice = GAME.new(seats, options), Rng(seed)
    assert isinstance(s, Tribes)
    while s.actor() == CHANCE:
        s.apply(pick(s, dice))
    return s, dice


def in_the_middle(s: Tribes, rng: Random) -> None:
    """Make the table one of a game long under way: djinns, cards, items, Whims and tiles have owners."""
    seats = int(s.game.seats)
    thinned = rng.random()
    rich = rng.randrange(seats)  # who is about to run out of camels
    for at, kind in enumerate(s.tiles):
        if kind == box.NONE or reading.KINDS[box.KIND_NAMES[kind]].kind in oracle.BARRED:
            continue
        if rng.random() < thinned:
            lift(s, at, rng)
        if not s.piles[at] and rng.random() < 0.6:
            seat = rng.choice([rich, rng.randrange(seats)])
            if s.camels_left(seat) > 1:
                s.owned[seat] |= 1 << at
        if rng.random() < 0.1 and s.palms_left():
            s.palms[at] += 1
        if rng.random() < 0.1 and s.palaces_left():
            s.palaces[at] += 1
    for djinn, where in enumerate(s.djinns):
        if where == places.DJINN_DECK and rng.random() < 0.4:
            s.djinns[djinn] = places.DJINN_OF + rng.randrange(seats)
    for whim, where in enumerate(s.whims):
        if where == places.WHIM_DECK and rng.random() < 0.4:
            s.whims[whim] = places.WHIM_OF + rng.randrange(seats)
    for card, where in enumerate(s.resources.where):
        if where == places.DECK and rng.random() < 0.5:
            seat = rng.randrange(seats)
            s.resources.move(card, places.HANDS + seat, rng.choice([1 << seat, int(s.everyone())]))
    for item, where in enumerate(s.items.where):
        if where == places.ITEM_PILE and rng.random() < 0.6:
            seat = rng.randrange(seats)
            s.items.move(item, places.HELD + seat, 1 << seat)
    for thief, where in enumerate(s.thieves):
        if where == places.THIEF_DECK and rng.random() < 0.8:
            s.thieves[thief] = places.THIEF_OF + rng.randrange(seats)
    for seat in range(seats):
        s.gold[seat] = rng.choice([0, 1, 2, 4, 7, 20, 50])
    s.derive()
    s.dirty = (1 << seats) - 1
    s.load_agenda(s.dump_agenda())
    s.settle()


def lift(s: Tribes, at: int, rng: Random) -> None:
    """Everybody on a tile goes to a player, or to the bag."""
    for tribe, letter in enumerate(oracle.TRIBES):
        number = reading.letters(int(s.piles[at])).count(letter)
        if letter in plain.KEPT and rng.random() < 0.7:
            s.kept[rng.randrange(int(s.game.seats)) * 3 + plain.KEPT.index(letter)] += number
        else:
            s.bag += number * box.MEEPLE[tribe]
    s.piles[at] = 0


def check_setup(g: plain.Game, expansion: str, seats: int, more_djinns: int, thieves: bool) -> None:
    """The table is laid as the rules say (spec 2)."""
    rows, columns, tiles = TILES[expansion]
    cells = {(row, column) for row in range(1, rows + 1) for column in range(1, columns + 1)}
    assert set(g.board.tiles) == cells
    assert Counter(g.board.tiles.values()) == tiles
    assert g.board.is_connected()
    assert not oracle.misplaced_mountains(g.board)
    inside = {(row, column) for row, column in cells if 1 < row < rows and 1 < column < columns}
    assert {at for at, tile in g.board.tiles.items() if tile in oracle.ARTISAN_TILES} <= inside
    assert {at for at, pile in g.piles.items() if len(pile) == 3} == set(g.board.open_cells())
    assert not +g.bag
    stand = Counter("".join(g.piles.values()))
    more = 3 if expansion in ("whims", "both") else 0
    assert [stand[tribe] - more for tribe in "YWGBR"] == [16, 20, 18, 18, 18]
    assert stand["P"] == (15 if expansion in ("artisans", "both") else 0)
    assert Counter(g.bid_order) == Counter(dict.fromkeys(range(seats), 2 if seats == 2 else 1))
    assert len(g.row) == 9
    assert Counter(g.row) + g.deck == Counter(
        {card.lower(): number for card, number in oracle.RESOURCES.items()}
    )
    extra = {"base": 0, "artisans": 2, "whims": 2, "both": 4}[expansion]
    assert len(g.djinn_row) == 3
    assert len(g.djinn_row | g.djinn_deck) == 22 + extra + more_djinns
    there = {f"{tribe}-thief" for tribe in plain.TRIBE if stand[plain.TRIBE[tribe]]} if thieves else set()
    assert (g.thief_deck | g.thief_open, len(g.thief_open)) == (there, int(thieves))
    whims = {"base": 0, "artisans": 0, "whims": 19, "both": 22}[expansion]
    assert len(g.whim_on) == (5 if whims else 0)
    assert len(g.whim_deck) == max(whims - 5, 0)
    assert g.item_pile.total() == (18 if expansion in ("artisans", "both") else 0)
    for me in g.seats:
        assert (me.gold, me.camels) == (50, 11 if seats == 2 else 8)
        assert me.tent == (expansion in ("artisans", "both"))


def play_and_compare(
    seats: int, options: dict[str, Any], seed: int, seen: Counter[str], middle: bool = False
) -> None:
    """Tell the story of a random game beside the engine."""
    s, dice = laid_out(seats, options, seed)
    rng = Random(seed)
    land = reading.board(s)
    thieves = options.get("thieves") == "on"
    more_djinns = 3 * (options.get("promo") == "on") + thieves
    check_setup(reading.game(s, land), options["expansion"], seats, more_djinns, thieves)
    if middle:
        in_the_middle(s, rng)
    g = reading.game(s, land)
    if options.get("track") == "two" and seats == 5:
        g.bids = oracle.Auction(oracle.LONGEST_TRACK, ())
    g.switches = frozenset(f"{option} {value}" for option, value in options.items())
    telling = story.whole_game(g)
    asked: plain.Ask | None = next(telling)
    log: list[str] = []
    while True:
        actor = int(s.actor())
        texts = frozenset(s.game.catalogue.text(action) for action in s.legal())
        if s.step_name() == "Window" and texts == {"done"}:
            s.apply(s.legal()[0])  # asked only to keep secret that nothing can be used
            continue
        # A question with one answer need not be asked, and another one may look like it.
        while asked is not None and len(asked.options) == 1:
            if asked == (actor, texts) and (
                actor == CHANCE or not reading.same_table(g, reading.game(s, land))
            ):
                break
            asked = told(telling, *asked.options)
        where = f"seed {seed}, {seats} seats, {options}, {s.step_name()}, after {log[-12:]}"
        if actor == OVER:
            assert asked is None, (where, asked)
            break
        assert asked is not None, (where, texts)
        assert asked.seat == actor, (where, asked, texts)
        assert asked.options == texts, (where, asked.options - texts, texts - asked.options)
        if actor != CHANCE:  # while something is drawn, what follows may be done already
            on_table = reading.game(s, land)
            if s.step_name() == "ArrangeRow" and Counter(g.row) == Counter(on_table.row):
                on_table.row = g.row  # what is still to be ordered may lie in any order
            wrong = reading.same_table(g, on_table)
            assert not wrong, (where, wrong)
            check_forecasts(s, g, actor)
        if actor == CHANCE:
            action = pick(s, dice)
        else:
            action = chosen(s, rng)
        text = s.game.catalogue.text(action)
        log.append(text)
        seen[" ".join(text.split()[: 2 if text.startswith(("use", "wield", "steal")) else 1])] += 1
        s.apply(action)
        asked = told(telling, text)
    wrong = reading.same_table(g, reading.game(s, land))
    assert not wrong, (where, wrong)
    compare_ends(s, g, seen)


def check_forecasts(s: Tribes, g: plain.Game, actor: int) -> None:
    """What a player is told beforehand: who would play when, and what each end of a move would bring."""
    if s.step_name() == "Bid":
        for bid in GAME.view(s, actor)["bids"]:
            assert bid["order"] == g.bids.after(actor, bid["price"]).play_order()
            assert Counter(bid["pushes"]) == Counter(g.bids.pushed(bid["price"]))
    elif s.step_name() == "DropOne" and s.drops == 0 and len(reading.letters(int(s.hand))) <= LOOKED_AT:
        walk = reading.walk(s, g.board)
        ends = GAME.view(s, actor)["move"]["ends"]
        assert {(reading.cell(end["cell"]), reading.TRIBES[end["tribe"]]) for end in ends} == oracle.ends(
            walk
        )
        for end in ends:
            there = walk
            for drop in end["path"]:
                there = oracle.after_drop(there, (reading.cell(drop[:2]), drop[2]))
            colour = reading.TRIBES[end["tribe"]]
            taken, rest = oracle.take(there, colour)
            gold = (
                oracle.builders_gold(g.board, there.at, len(taken), 0, bool(s.doubled))
                if colour == "B"
                else 0
            )
            assert (end["taken"], end["gold"]) == (len(taken), gold)
            assert end["control"] == (not rest and there.at not in g.owner and g.can_claim(actor))


def chosen(s: Tribes, rng: Random) -> int:
    """Any action, and rather one that is seldom possible."""
    rare = [
        action
        for action in s.legal()
        if s.game.catalogue.text(action).startswith(
            ("use", "wield", "summon", "craft", "lower", "place", "steal", "hire")
        )
    ]
    return int(rng.choice(rare if rare and rng.random() < 0.4 else list(s.legal())))


def told(telling: plain.Story, answer: str) -> plain.Ask | None:
    try:
        return telling.send(answer)
    except StopIteration:
        return None


def compare_ends(s: Tribes, g: plain.Game, seen: Counter[str]) -> None:
    table = g.table()
    seats = range(len(g.seats))
    for seat in seats:
        assert GAME.score_sheet(s, seat) == oracle.sheet(table, seat)
        assert GAME.score(s, seat) == oracle.score(table, seat)
    assert set(GAME.winners(s)) == oracle.winners(table)
    seen[g.ending] += 1


@pytest.mark.parametrize(("seats", "expansion"), WAYS)
def test_engine_and_story_agree_from_the_setup_to_the_end(seats, expansion):
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        play_and_compare(seats, {"expansion": expansion}, seed, seen)
    assert seen["last-camel"] + seen["no-move"] + seen["no-move-left"] == GAMES


@pytest.mark.parametrize(("seats", "expansion"), WAYS)
def test_engine_and_story_agree_from_the_middle_of_a_game(seats, expansion):
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        play_and_compare(seats, {"expansion": expansion}, seed, seen, middle=True)
    assert seen["last-camel"] + seen["no-move"] + seen["no-move-left"] == GAMES
    if THOROUGH and expansion == "both":
        assert set(seen) >= RARE | {"last-camel", "no-move", "no-move-left", "lower", "place", "murder"}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("switched", SWITCHES, ids=str)
def test_engine_and_story_agree_with_rules_switched(seats, switched):
    seen: Counter[str] = Counter()
    options = {"expansion": "both", **switched}
    for seed in range(GAMES):
        play_and_compare(seats, options, seed, seen, middle=True)
    assert seen["last-camel"] + seen["no-move"] + seen["no-move-left"] == GAMES
    if THOROUGH and "thieves" in switched:
        assert set(seen) >= {f"steal {tribe}-thief" for tribe in plain.TRIBE} | {"hire"}

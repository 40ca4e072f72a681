"""The adapter of the second reading: what lies on the engine's table, in the plain words of oracle.py.

It asks the fields of the state and the names of the box for what lies where, and never for a rule. What the
comparison needs of an engine are these questions:

- `board(s)`, `piles(s)`: the sultanate and who stands where;
- `walk(s)`: a move that is being made;
- `table(s)`: everything that is scored, and what Whims look at;
- `cell(name)`, `drop(text)`: words of actions.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from tests.games.five_tribes import oracle, plain
from tests.games.five_tribes.oracle import Cell

from serai.games.five_tribes import components as box
from serai.games.five_tribes import state as places
from serai.games.five_tribes.state import Tribes

KINDS = {
    "village": oracle.VILLAGE,
    "sacred-6": oracle.SACRED,
    "sacred-10": oracle.SACRED_10,
    "sacred-12": oracle.SACRED_12,
    "sacred-15": oracle.SACRED_15,
    "oasis": oracle.OASIS,
    "small-market": oracle.SMALL,
    "large-market": oracle.LARGE,
    "workshop-nw": oracle.WORKSHOP,
    "workshop-se": oracle.WORKSHOP,
    "special-market": oracle.SPECIALISED,
    "chasm": oracle.CHASM,
    "blue-city": oracle.BLUE_CITY,
    "red-city": oracle.RED_CITY,
    "lake": oracle.LAKE,
}
TRIBES = {"vizier": "Y", "elder": "W", "merchant": "G", "builder": "B", "assassin": "R", "artisan": "P"}
DJINNS = {name.lower().replace("'", ""): name for name in oracle.DJINNS}
PRECIOUS = {name.lower().replace(" ", "-"): name for name in oracle.PRECIOUS}
GOODS = {name.lower(): name for name in oracle.GOODS}


def cell(name: str) -> Cell:
    """`B3` is in the second row, in the third column."""
    return ord(name[0]) - ord("A") + 1, int(name[1:])


def drop(text: str) -> oracle.Drop:
    _, tribe, name = text.split()
    return cell(name), TRIBES[tribe]


CELLS = [cell(name) for name in box.CELL_NAMES]


def letters(pile: int) -> str:
    """The meeples of one of the engine's heaps."""
    return "".join(
        letter * (pile >> (place * int(box.LANE)) & ((1 << int(box.LANE)) - 1))
        for place, letter in enumerate(oracle.TRIBES)
    )


def board(s: Tribes) -> oracle.Board:
    names = {CELLS[at]: box.KIND_NAMES[kind] for at, kind in enumerate(s.tiles) if kind != box.NONE}
    mountains = set()
    for (row, column), name in names.items():
        if name.startswith("workshop"):
            away = -1 if name == "workshop-nw" else 1
            mountains |= {
                frozenset(((row, column), (row + away, column))),
                frozenset(((row, column), (row, column + away))),
            }
    return oracle.Board({at: KINDS[name] for at, name in names.items()}, frozenset(mountains))


def piles(s: Tribes) -> dict[Cell, str]:
    return {CELLS[at]: letters(int(pile)) for at, pile in enumerate(s.piles) if pile}


def walk(s: Tribes, land: oracle.Board) -> oracle.Walk:
    """The move that is being made; the engine knows the side over which the last tile was entered."""
    at = CELLS[s.place]
    row, column = at
    came = {0: (row + 1, column), 1: (row - 1, column), 2: (row, column + 1), 3: (row, column - 1)}
    return oracle.Walk(land, piles(s), at, came.get(int(s.side)), letters(int(s.hand)), bool(s.carpet))


def cells_of(members: int) -> frozenset[Cell]:
    return frozenset(CELLS[at] for at in range(len(CELLS)) if members >> at & 1)


def player(s: Tribes, seat: int) -> oracle.Player:
    held = Counter(
        box.CARD_NAMES[card]
        for card in range(len(box.CARD_NAMES))
        if s.resources.where[card] == places.HANDS + seat
    )
    tiles = cells_of(int(s.owned[seat]))
    tents = tiles & cells_of(int(s.tents))
    assert len(tents) <= 1
    viziers, elders, artisans = (int(s.kept[seat * 3 + kept]) for kept in range(3))
    return oracle.Player(
        gold=int(s.gold[seat]),
        viziers=viziers,
        elders=elders,
        artisans=artisans,
        djinns=frozenset(
            DJINNS[box.DJINN_NAMES[djinn]]
            for djinn, at in enumerate(s.djinns)
            if at == places.DJINN_OF + seat
        ),
        goods={GOODS[name]: number for name, number in held.items() if name != "fakir"},
        fakirs=held["fakir"],
        items=tuple(sorted(items(s, seat))),
        tiles=tiles,
        tent=next(iter(tents), None),
        thieves=len(thieves_at(s, int(places.THIEF_OF) + seat)),
    )


def items(s: Tribes, seat: int) -> list[str]:
    names = [
        box.ITEM_NAMES[kind] for kind in range(len(box.ITEM_NAMES)) for _ in range(box.ITEM_COPIES[kind])
    ]
    return [
        PRECIOUS.get(names[item], names[item])
        for item in range(len(names))
        if s.items.where[item] == places.HELD + seat
    ]


def table(s: Tribes, land: oracle.Board, tied_artisans_lead: bool = False) -> oracle.Table:
    return oracle.Table(
        land,
        tuple(player(s, seat) for seat in range(int(s.game.seats))),
        {CELLS[at]: int(palms) for at, palms in enumerate(s.palms) if palms},
        {CELLS[at]: int(palaces) for at, palaces in enumerate(s.palaces) if palaces},
        tied_artisans_lead,
    )


# --- A whole table, for story.py ------------------------------------------------------------------------


def cards_in(s: Tribes, zone: int) -> Counter[str]:
    return Counter(box.CARD_NAMES[card] for card, at in enumerate(s.resources.where) if at == zone)


def items_in(s: Tribes, zone: int) -> Counter[str]:
    return Counter(box.ITEM_NAMES[box.ITEM_OF[item]] for item, at in enumerate(s.items.where) if at == zone)


def djinns_at(s: Tribes, *wanted: int) -> set[str]:
    return {box.DJINN_NAMES[djinn] for djinn, at in enumerate(s.djinns) if at in wanted}


def whims_at(s: Tribes, wanted: int) -> set[str]:
    return {box.WHIM_NAMES[whim] for whim, at in enumerate(s.whims) if at == wanted}


def thieves_at(s: Tribes, wanted: int) -> set[str]:
    return {box.THIEF_NAMES[thief] for thief, at in enumerate(s.thieves) if at == wanted}


def seat_of(s: Tribes, seat: int) -> plain.Seat:
    viziers, elders, artisans = (int(s.kept[seat * 3 + kept]) for kept in range(3))
    return plain.Seat(
        gold=int(s.gold[seat]),
        camels=int(s.camels_left(seat)),
        tent=bool(s.has_tent(seat)),
        kept=+Counter({"Y": viziers, "W": elders, "P": artisans}),
        cards=cards_in(s, int(places.HANDS) + seat),
        items=items_in(s, int(places.HELD) + seat),
        djinns=djinns_at(s, int(places.DJINN_OF) + seat),
        whims=whims_at(s, int(places.WHIM_OF) + seat),
        done=whims_at(s, int(places.WHIM_DONE) + seat),
        thieves=thieves_at(s, int(places.THIEF_OF) + seat),
    )


def game(s: Tribes, land: oracle.Board) -> plain.Game:
    """The table as story.py knows it."""
    seats = range(int(s.game.seats))
    first = int(places.DJINN_ROW)
    return plain.Game(
        board=land,
        seats=[seat_of(s, seat) for seat in seats],
        piles={at: "".join(sorted(pile)) for at, pile in piles(s).items()},
        bid_order=[int(seat) for seat in s.bidding if seat != box.NONE],
        row=[box.CARD_NAMES[card] for card in s.row()],
        deck=cards_in(s, int(places.DECK)),
        djinn_row=djinns_at(s, first, first + 1, first + 2),
        djinn_deck=djinns_at(s, int(places.DJINN_DECK)),
        discard=cards_in(s, int(places.DISCARD)),
        bag=Counter(letters(int(s.bag))),
        djinn_discard=djinns_at(s, int(places.DJINN_DISCARD)),
        whim_deck=whims_at(s, int(places.WHIM_DECK)),
        whim_on={
            CELLS[at - int(places.WHIM_ON)]: box.WHIM_NAMES[whim]
            for whim, at in enumerate(s.whims)
            if places.WHIM_ON <= at < places.WHIM_OF
        },
        thief_deck=thieves_at(s, int(places.THIEF_DECK)),
        thief_open=thieves_at(s, int(places.THIEF_OPEN)),
        item_pile=items_in(s, int(places.ITEM_PILE)),
        item_discard=items_in(s, int(places.ITEM_DISCARD)),
        owner={at: seat for seat in seats for at in cells_of(int(s.owned[seat]))},
        tents=set(cells_of(int(s.tents))),
        palms=Counter({CELLS[at]: int(number) for at, number in enumerate(s.palms) if number}),
        palaces=Counter({CELLS[at]: int(number) for at, number in enumerate(s.palaces) if number}),
        bids=oracle.Auction(oracle.TRACK_OF_FIVE if len(seats) == 5 else oracle.TRACK, ()),
        artisans=any(tile.kind == "Workshop" for tile in land.tiles.values()),
    )


def same_table(told: plain.Game, read: plain.Game) -> list[str]:
    """What the story and the engine do not agree on."""
    wrong = [
        f"{what}: {mine} told, {theirs} on the table"
        for what in (
            "row", "djinn_row", "djinn_deck", "djinn_discard", "whim_deck", "whim_on", "owner", "tents",
            "thief_deck", "thief_open",
        )
        if (mine := getattr(told, what)) != (theirs := getattr(read, what))
    ]  # fmt: skip
    wrong += [
        f"{what}: {mine} told, {theirs} on the table"
        for what in ("deck", "discard", "bag", "item_pile", "item_discard", "palms", "palaces")
        if (mine := +getattr(told, what)) != (theirs := +getattr(read, what))
    ]
    told_piles = {at: "".join(sorted(pile)) for at, pile in told.piles.items() if pile}
    if told_piles != read.piles:
        wrong.append(f"piles: {told_piles} told, {read.piles} on the table")
    for seat, (one, other) in enumerate(zip(told.seats, read.seats, strict=True)):
        mine = replace(one, kept=+one.kept, cards=+one.cards, items=+one.items)
        if mine != other:
            wrong.append(f"seat {seat}: {mine} told, {other} on the table")
    return wrong

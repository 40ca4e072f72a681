"""The engine and the plain reading in oracle.py agree on what a turn can lead to, and on who wins.

The engine asks for one small choice at a time; the reading knows whole turns. So in every position the tables
that all of the engine's choices lead to, up to a draw or the next turn, are held against the reading's.
"""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.games.cutie import oracle
from tests.kit import THOROUGH

from serai.core.play import pick
from serai.core.rng import Rng
from serai.core.state import CHANCE, OVER, State
from serai.games.cutie import GAME
from serai.games.cutie import components as box
from serai.games.cutie import state as places
from serai.games.cutie.state import Cutie

GAMES = 500 if THOROUGH else 2  # for each number of players
SWITCHED_GAMES = 100 if THOROUGH else 1  # for each number of players and option
LOOKED_AT = {1: 30, 2: 15, 3: 5, 4: 5}  # every how many turns all choices are tried, by players

SWITCHES: dict[str, tuple[str, dict[str, bool]]] = {
    "route": ("cheapest", {"efficient_route": True}),
    "pictured": ("anyone", {"slow_to_pictured": True}),
    "full": ("allowed", {"quick_when_full": True}),
}
DEALS = 500 if THOROUGH else 5  # for each number of players and way to have Cutie


def visitor_name(number: int) -> str:
    return f"V{number + 1:02}"


def cards_in(s: Cutie, zone: int) -> frozenset[str]:
    return frozenset(f"P{card + 1:02}" for card in range(90) if s.paths.where[card] == zone)


def read(s: Cutie, player: int, switches: dict[str, bool]) -> oracle.Table:
    """The table as the reading knows it."""
    alive = [number for number in range(10) if s.place[number] != box.NONE]
    return oracle.Table(
        seats=int(s.game.seats),
        player=player,
        cards={
            divmod(cell, 10): f"P{s.laid[cell] + 1:02}"
            for cell in range(100)
            if s.laid[cell] != box.NONE and cell // 10 >= s.low
        },
        at={visitor_name(number): divmod(int(s.place[number]), 10) for number in alive},
        gems={
            visitor_name(number): oracle.letters(
                "".join(oracle.COLOURS[colour] * int(s.gems[number * 5 + colour]) for colour in range(5))
            )
            for number in alive
        },
        hands=tuple(cards_in(s, int(places.HANDS) + seat) for seat in range(int(s.game.seats))),
        discard=cards_in(s, int(places.DISCARD)),
        deck=len(cards_in(s, int(places.PILE))),
        low=int(s.low),
        timer=int(s.timer()),
        flipped=int(s.flipped),
        trigger=int(s.trigger),
        over=s.actor() == OVER,
        **switches,
    )


def shape(t: oracle.Table) -> Any:
    """What of a table is settled before a hand is refilled: all but whether the discard pile was shuffled."""
    return (
        frozenset(t.cards.items()),
        frozenset(t.at.items()),
        frozenset(t.gems.items()),
        t.hands,
        (t.low, t.timer, t.flipped, t.trigger, t.over),
    )


def ends_of_turn(s: Cutie, seen: Counter[str]) -> dict[Any, Cutie]:
    """Every table that the choices of a turn lead to, up to a draw, the next turn or the end."""
    found: dict[Any, Cutie] = {}
    waiting: list[Cutie] = [s]
    player = int(s.actor())
    while waiting:
        here = waiting.pop()
        for action in here.legal():
            there = here.copy()
            there.apply(action)
            if there.actor() in (OVER, CHANCE) or there.turns != s.turns:
                reached = read(there, player, {})
                assert dict(reached.supply()) == dict(zip(oracle.COLOURS, there.supply, strict=True))
                found.setdefault(shape(reached), there)
            else:
                assert len(there.legal()) > 1, "a choice is asked that has one answer"
                seen["small choice"] += 1
                waiting.append(there)
    return found


def play_and_compare(s: State, seed: int, switches: dict[str, bool], seen: Counter[str]) -> None:
    """Play a game by random turns; compare engine and reading on the way and at its end."""
    rng, dice = Random(seed), Rng(seed)
    assert isinstance(s, Cutie)
    number = seed
    while s.actor() != OVER:
        if s.actor() == CHANCE:
            s.apply(pick(s, dice))
            continue
        player = int(s.actor())
        table = read(s, player, switches)
        number += 1
        if number % LOOKED_AT[int(s.game.seats)]:
            turns = s.turns
            while s.actor() == player and s.turns == turns:
                s.apply(rng.choice(list(s.legal())))
            continue
        reading = {shape(reached): reached for reached in oracle.successors(table)}
        engine = ends_of_turn(s, seen)
        assert set(engine) == set(reading), (s.save(), len(set(engine) - set(reading)), len(reading))
        chosen = rng.choice(sorted(engine, key=repr))
        compare_what_follows(engine[chosen], reading[chosen], dice, switches, seen)
        note(table, reading[chosen], seen)
        s = engine[chosen]
    compare_ends(s, read(s, int(s.trigger), switches), seen)


def compare_what_follows(
    s: Cutie, t: oracle.Table, dice: Rng, switches: dict[str, bool], seen: Counter[str]
) -> None:
    """Refill the hand, if one was played from, and see that both then stand before the same turn."""
    if t.over:
        return
    s = s.copy()
    before = t.hands[t.player]
    while s.actor() == CHANCE:
        s.apply(pick(s, dice))
    drawn = cards_in(s, int(places.HANDS) + t.player) - before
    if len(before) == oracle.HAND:
        expected = oracle.passed(t)
    else:
        seen["discard pile shuffled"] += t.deck == 0
        expected = oracle.refilled(t, *drawn)
    assert read(s, int(s.actor()), switches) == expected


def note(before: oracle.Table, after: oracle.Table, seen: Counter[str]) -> None:
    """Count the kinds of turn that a good sample must contain."""
    seen["lost"] += len(before.at) > len(after.at)
    floods = after.low - before.low
    seen["flood with nobody lost"] += floods > 0 and len(before.at) == len(after.at)
    seen["two floods"] += floods > 1
    seen["surplus"] += any(len(gems) == oracle.HOLDS for gems in after.gems.values())


def compare_ends(s: Cutie, t: oracle.Table, seen: Counter[str]) -> None:
    citizens = [
        box.CITIZEN_NAMES[card]
        for seat in range(t.seats)
        for card in range(22)
        if s.citizens.where[card] == places.SECRET + seat
    ]
    seats = range(t.seats)
    assert [GAME.score(s, seat) for seat in seats] == [oracle.score(t, citizen) for citizen in citizens]
    if t.seats > 1:
        assert GAME.winners(s) == [oracle.winner(t, citizens)]
    seen["nobody left" if not t.at else "somebody saved"] += 1


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_engine_and_reading_agree_from_the_setup_to_the_end(seats):
    seen: Counter[str] = Counter()
    for seed in range(GAMES):
        play_and_compare(GAME.new(seats, {}), seed, {}, seen)
    assert seen["nobody left"] + seen["somebody saved"] == GAMES
    assert seen["small choice"] > 0
    if THOROUGH:
        cases = ["lost", "two floods", "flood with nobody lost", "surplus"]
        assert all(seen[case] > 0 for case in cases), seen


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("option", SWITCHES)
def test_engine_and_reading_agree_with_a_rule_switched(seats, option):
    value, switches = SWITCHES[option]
    seen: Counter[str] = Counter()
    for seed in range(SWITCHED_GAMES):
        play_and_compare(GAME.new(seats, {option: value, "promo": "on"}), seed, switches, seen)
    assert seen["nobody left"] + seen["somebody saved"] == SWITCHED_GAMES


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("promo", ["off", "on"])
@pytest.mark.parametrize("cutie", ["amelia", "always", "never"])
def test_engine_and_reading_agree_on_the_citizens_of_a_game(seats, promo, cutie):
    for seed in range(DEALS):
        dice = Rng(seed)
        s = GAME.new(seats, {"promo": promo, "cutie": cutie})
        assert isinstance(s, Cutie)
        while s.actor() == CHANCE:
            s.apply(pick(s, dice))
        playing = [visitor_name(int(number)) for number in s.harbour if number != box.NONE]
        there = {box.CITIZEN_NAMES[card] for card in range(22) if s.citizens.where[card] != places.OUT}
        dealt = [s.citizens.count(places.SECRET + seat) for seat in range(seats)]
        assert there == oracle.pool(playing, promo == "on", cutie)
        assert dealt == [1] * seats

"""What a learner sees of The Sultan's Wishes, as one vector of numbers; the reader's seat comes first."""

import numpy as np
from numpy.typing import NDArray

from serai.games.sultans_wishes.components import (
    AIDES,
    CARDS,
    GEM_LIMIT,
    GIFT_COUNT,
    MARKET_COUNT,
    MERCHANTS,
    MOST_SEATS,
    NONE,
    PLACES,
    PLATE_COUNT,
    RELIC_COPIES,
    RELIC_KINDS,
    STACKS,
    STOPS,
    TASKS,
    WARE_COUNT,
    WISHES,
)
from serai.games.sultans_wishes.state import (
    ATTACHED,
    DECK,
    DISCARD,
    EXTRA_STACK,
    FACE_UP,
    GIFT_PILE,
    GIFT_UNDER,
    HANDS,
    HELD,
    LOOKED_AT,
    OPEN,
    OWNED,
    SECRET,
    TAKEN,
    WARE_PILE,
    WARE_UNDER,
    Sultan,
)

SCORE_SCALE = 100
PER_CARD = 5 + 2 * int(MOST_SEATS)  # own hand, discarded, attached, looked at, in my extra tasks; aides
PER_WISH = 3  # open, progress, guard
PER_WARE = 2  # face up, mine
PER_SEAT = 10 + int(TASKS) + int(PLACES) + int(STACKS)
SIZE = (
    int(CARDS) * PER_CARD
    + int(WISHES) * PER_WISH
    + int(WARE_COUNT) * PER_WARE
    + int(MOST_SEATS) * PER_SEAT
    + int(PLATE_COUNT)
    + int(MARKET_COUNT)
    + int(GIFT_COUNT)
    + int(RELIC_KINDS)
    + int(STOPS)
    + int(MERCHANTS)
    + int(STACKS)
    + 8
)


def features(s: Sultan, reader: int) -> NDArray[np.float32]:
    """A vector of SIZE numbers, mostly between 0 and 1, of what this reader knows."""
    parts: list[NDArray[np.float32]] = [
        card_features(s, reader),
        wish_features(s),
        ware_features(s, reader),
        seat_features(s, reader),
        one_hot(s.plate, int(PLATE_COUNT)),
        np.array([s.market.where[card] == SECRET + reader for card in range(MARKET_COUNT)], np.float32),
        gift_features(s, reader),
        relic_features(s, reader),
        np.array([s.tokens >> stop & 1 for stop in range(STOPS)], np.float32),
        stack_features(s),
        np.array(
            [
                s.guard_on_top,
                s.ending,
                int(s.round) / 10,
                int(s.plates_left) / 10,
                int(s.simple_down) / 12,
                int(s.final_down) / 4,
                int(s.tasks.count(DECK)) / int(CARDS),
                int(s.tasks.count(EXTRA_STACK)) / int(CARDS),
            ],
            np.float32,
        ),
    ]
    return np.concatenate([part.ravel() for part in parts])


def stack_features(s: Sultan) -> NDArray[np.float32]:
    """How much is left of each merchant's wares and of each stack of gifts."""
    wares = [
        int(s.count_wares(WARE_PILE, merchant) + s.count_wares(WARE_UNDER, merchant)) / 15
        for merchant in range(MERCHANTS)
    ]
    gifts = [
        int(s.count_gifts(GIFT_PILE, stack) + s.count_gifts(GIFT_UNDER, stack)) / 7 for stack in range(STACKS)
    ]
    return np.array(wares + gifts, np.float32)


def one_hot(number: int, size: int) -> NDArray[np.float32]:
    out = np.zeros(size, np.float32)
    if number != NONE:
        out[number] = 1
    return out


def card_features(s: Sultan, reader: int) -> NDArray[np.float32]:
    out = np.zeros((CARDS, PER_CARD), np.float32)
    seats = s.game.seats
    for card in range(CARDS):
        zone = s.tasks.where[card]
        out[card, 0] = zone == HANDS + reader
        out[card, 1] = zone == DISCARD
        out[card, 2] = zone == ATTACHED
        out[card, 3] = zone == LOOKED_AT and s.tasks.knows(card, reader)
        out[card, 4] = zone == EXTRA_STACK and s.tasks.knows(card, reader)
        for slot in range(2):
            seat = s.aides[card * 2 + slot]
            if seat != NONE:
                out[card, 5 + slot * int(MOST_SEATS) + (seat - reader) % seats] = 1
    return out


def wish_features(s: Sultan) -> NDArray[np.float32]:
    out = np.zeros((WISHES, PER_WISH), np.float32)
    for wish in range(WISHES):
        if s.wishes[wish] == OPEN:
            out[wish] = (1, int(s.progress(wish)) / 10, s.has_guard(wish))
    return out


def ware_features(s: Sultan, reader: int) -> NDArray[np.float32]:
    out = np.zeros((WARE_COUNT, PER_WARE), np.float32)
    for ware in range(WARE_COUNT):
        out[ware] = (s.wares.where[ware] == FACE_UP, s.wares.where[ware] == OWNED + reader)
    return out


def seat_features(s: Sultan, reader: int) -> NDArray[np.float32]:
    out = np.zeros((MOST_SEATS, PER_SEAT), np.float32)
    seats = s.game.seats
    for ahead in range(seats):
        seat = (reader + ahead) % seats
        priority = [place for place in range(seats) if s.priority[place] == seat]
        head = [
            1,
            int(s.score[seat]) / SCORE_SCALE,
            int(s.gems[seat]) / int(GEM_LIMIT),
            s.lamp[seat],
            int(s.free[seat]) / int(AIDES),
            int(s.tasks.count(HANDS + seat)) / 3,
            int(s.wares.count(OWNED + seat)) / 15,
            s.first == seat,
            s.actor() == seat,
            1 - priority[0] / 4 if priority else 0,
        ]
        gifts = [int(s.count_gifts(HELD + seat, stack)) / 7 for stack in range(STACKS)]
        orderly = one_hot(s.orderly[seat], int(TASKS))
        out[ahead] = np.concatenate([head, orderly, one_hot(s.place[seat], int(PLACES)), gifts])
    return out


def gift_features(s: Sultan, reader: int) -> NDArray[np.float32]:
    out = np.zeros(GIFT_COUNT, np.float32)
    for gift in s.gifts.members(HELD + reader):
        out[gift] = 1
    return out


def relic_features(s: Sultan, reader: int) -> NDArray[np.float32]:
    out = np.zeros(RELIC_KINDS, np.float32)
    for relic in s.relics.members(TAKEN + reader):
        out[relic // int(RELIC_COPIES)] += 1 / int(RELIC_COPIES)
    return out

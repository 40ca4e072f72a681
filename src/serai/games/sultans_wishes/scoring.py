"""Scoring The Sultan's Wishes: extra tasks, the end of the game, the sheet, and who has won."""

from mypy_extensions import i64

from serai.core import sheet
from serai.core.vectors import band, find
from serai.games.sultans_wishes import components as box
from serai.games.sultans_wishes import state as at
from serai.games.sultans_wishes.state import Sultan


def extra_hearts(s: Sultan, task: i64) -> i64:
    """Hearts of a task's revealed extra cards, gifts added; NONE if no card shows it (ruling Q54)."""
    hearts: i64 = 0
    shown = False
    for card in s.tasks.members(at.EXTRA_STACK):
        if box.TASK_OF[card] == task:
            hearts += box.HEARTS_OF[card]
            shown = True
    return hearts + s.heart_gifts[task] if shown else box.NONE


def standing(s: Sultan, task: i64) -> i64:
    """One number by which extra tasks are ranked: hearts, then an orderly, then its priority."""
    hearts = extra_hearts(s, task)
    if hearts == box.NONE:
        return box.NONE
    owner = find(s.orderly, task)
    rank = s.game.seats - find(s.priority, owner) if owner != box.NONE else 0
    return hearts * (box.MOST_SEATS + 1) + rank


def score_extra_tasks(s: Sultan) -> None:
    """The three tasks with the most hearts pay the owners of the orderlies there (Scoring extra tasks).

    A task without an orderly takes its place and pays nobody; it loses ties against those with one.
    """
    for seat in range(s.game.seats):
        task = s.orderly[seat]
        if task != box.NONE and standing(s, task) != box.NONE:
            place: i64 = 0
            for other in range(box.TASKS):
                if standing(s, other) > standing(s, task):
                    place += 1
            if place < len(box.EXTRA_TASK_POINTS):
                s.gain(seat, at.EXTRA_TASKS, box.EXTRA_TASK_POINTS[place])


def score_the_end(s: Sultan) -> None:
    """Gems, wares by the secret market card, gifts of the end, relics (End of the game).

    These points light no lamp: there is no turn left to use it in.
    """
    for seat in range(s.game.seats):
        sheet.gain(s.score, s.sheet, seat, at.GEM_LINE, s.gems[seat] // box.GEMS_PER_POINT)
        sheet.gain(s.score, s.sheet, seat, at.WARE_LINE, wares_worth(s, seat))
        sheet.gain(s.score, s.sheet, seat, at.GIFT_LINE, gifts_worth(s, seat))
        sheet.gain(s.score, s.sheet, seat, at.RELIC_LINE, relics_worth(s, seat))


def wares_worth(s: Sultan, seat: i64) -> i64:
    """What a seat's wares are worth by its market score card."""
    total: i64 = 0
    card = s.market.one_of(at.SECRET + seat)
    if card != box.NONE:
        for ware in s.wares.members(at.OWNED + seat):
            total += box.WORTH[card * box.WARE_COUNT + ware]
    return total


def gifts_worth(s: Sultan, seat: i64) -> i64:
    """What a seat's end-of-game gifts are worth; other gifts that were kept are worth nothing (Q31)."""
    total: i64 = 0
    for gift in s.gifts.members(at.HELD + seat):
        if box.DOES[gift] == box.POINTS_PER_GEM_PAIR:
            total += box.GIFT_POINTS[gift] * (s.gems[seat] // box.GEMS_PER_POINT)
        elif box.STACK_OF[gift] == box.END_OF_GAME:
            trait_of = box.PERIOD_OF if box.DOES[gift] == box.POINTS_PER_PERIOD else box.MERCHANT_OF
            for ware in s.wares.members(at.OWNED + seat):
                if trait_of[ware] == box.GIFT_WHAT[gift]:
                    total += box.GIFT_POINTS[gift]
    return total


def relics_worth(s: Sultan, seat: i64) -> i64:
    """Different kinds by their number squared, and more for two or three of a kind."""
    total: i64 = 0
    kinds: i64 = 0
    for first in range(0, i64(len(s.relics.where)), box.RELIC_COPIES):
        copies: i64 = 0
        for relic in range(first, first + box.RELIC_COPIES):
            if s.relics.where[relic] == at.TAKEN + seat:
                copies += 1
        if copies:
            kinds += 1
        total += box.RELIC_REPEATED[copies]
    return total + box.RELIC_DIFFERENT[kinds]


def valuables(s: Sultan, seat: i64) -> i64:
    """How many Valuable wares a seat owns: they break ties (ruling Q68)."""
    total: i64 = 0
    for ware in s.wares.members(at.OWNED + seat):
        total += box.IS_VALUABLE[ware]
    return total


def score_sheet(s: Sultan, seat: int) -> dict[str, int]:
    """A seat's points by what they are for; gifts and relics only come with the Travelers."""
    lines = sheet.by_line(s.sheet, seat, at.LINE_NAMES)
    if not s.travelers:
        del lines["gifts"]
        del lines["relics"]
    return lines


def winners(s: Sultan) -> list[int]:
    """The most points win, then the most Valuable wares; still equal, the victory is shared."""
    seats = range(int(s.game.seats))
    best = max([(s.score[seat], valuables(s, seat)) for seat in seats])
    return [seat for seat in seats if (s.score[seat], valuables(s, seat)) == best]


def solo_band(points: i64) -> i64:
    """How well a solo player has done, from 1 to 4 (Solo mode)."""
    return band(box.SOLO_BANDS, points) + 1

"""The rules of The Sultan's Wishes (Gamehives, 2021) and its Travelers expansion (2023): setup and rounds.

The rulebooks have no page numbers in our copies; sections are cited by name. "Ruling Q…" is in the game's
rulings page. A turn is in turn.py, drawing in drawing.py, wishes in wishes.py, the market in market.py, the
Sultan's moods in plates.py, the expansion in travelers.py.
"""

from typing import Final

from mypy_extensions import i64

from serai.core.pieces import Pieces
from serai.core.rows import MOST
from serai.core.shapes import ChooseSeat, DrawPiece, push_in_order
from serai.core.state import Automatic, Game
from serai.games.sultans_wishes import catalogue as verbs
from serai.games.sultans_wishes import components as box
from serai.games.sultans_wishes import drawing, market, plates, scoring, travelers, turn, wishes
from serai.games.sultans_wishes import state as at
from serai.games.sultans_wishes.catalogue import CATALOGUE, STEPS
from serai.games.sultans_wishes.state import LAYOUT, Sultan


class ChooseFirst(ChooseSeat[Sultan]):
    """A first player is chosen: here, at random (Game setup). Then the first wishes are revealed."""

    def happen(self, s: Sultan, seat: i64, arg: i64, first: i64) -> None:
        s.first = first
        reveal_first_wishes(s)


CHOOSE_FIRST: Final[i64] = STEPS.add(ChooseFirst(verbs.FIRST))


class DealMarket(DrawPiece[Sultan]):
    """Each player is dealt a secret market score card (Game setup)."""

    def pieces(self, s: Sultan) -> Pieces:
        return s.market

    def happen(self, s: Sultan, seat: i64, arg: i64, card: i64) -> None:
        s.market.move(card, at.SECRET + seat, 1 << seat)


DEAL_MARKET: Final[i64] = STEPS.add(DealMarket(verbs.MARKET, at.MARKET_PILE, secret=True))


class Round(Automatic[Sultan]):
    """A round begins with a new stack of plates: five, or ten in solo play."""

    def run(self, s: Sultan, seat: i64, arg: i64) -> None:
        s.round = min(s.round + 1, MOST)
        s.plate = box.NONE
        s.shown_plates = 0
        s.plates_left = box.PLATES_IN_ROUND[s.game.seats]
        s.push(NEXT_PLATE)


ROUND: Final[i64] = STEPS.add(Round())


class NextPlate(Automatic[Sultan]):
    """When every player has had a turn the next plate follows, until none is left (Round sequence)."""

    def run(self, s: Sultan, seat: i64, arg: i64) -> None:
        s.looking = box.NONE
        s.push(plates.REVEAL_PLATE if s.plates_left else END_ROUND, s.first)


NEXT_PLATE: Final[i64] = STEPS.add(NextPlate())


class EndRound(Automatic[Sultan]):
    """The extra tasks are revealed; gifts of the end of the round may be used; then they score."""

    def run(self, s: Sultan, seat: i64, arg: i64) -> None:
        s.tasks.show_all(at.EXTRA_STACK)
        s.push(CLEAR_UP)
        s.push(SCORE_EXTRA)
        if s.travelers:
            push_in_order(s, travelers.USE_GIFTS, s.first)


END_ROUND: Final[i64] = STEPS.add(EndRound())


class ScoreExtra(Automatic[Sultan]):
    """The extra tasks score (Scoring extra tasks)."""

    def run(self, s: Sultan, seat: i64, arg: i64) -> None:
        scoring.score_extra_tasks(s)


SCORE_EXTRA: Final[i64] = STEPS.add(ScoreExtra())


class ClearUp(Automatic[Sultan]):
    """Extra cards are discarded, orderlies and their aides go home; wishes stay as they are (Upkeep).

    If a final wish was fulfilled, or the last round of a solo game or of an agreed number is over (ruling
    Q65), the game ends. Otherwise relics are replenished and the first player marker goes one to the left.
    """

    def run(self, s: Sultan, seat: i64, arg: i64) -> None:
        for card in s.tasks.members(at.EXTRA_STACK):
            s.discard(card)
        s.tasks.clear(at.EXTRA_STACK)
        for player in range(s.game.seats):
            if s.orderly[player] != box.NONE:
                s.orderly[player] = box.NONE
                s.free[player] += 1
            s.priority[player] = box.NONE
        for task in range(box.TASKS):
            s.heart_gifts[task] = 0
        last_solo_round = s.solo() and s.round == box.SOLO_ROUNDS
        if s.ending or last_solo_round or (s.round_limit and s.round >= s.round_limit):
            s.push(FINISH)
        else:
            travelers.replenish_relics(s)
            s.first = s.in_order(1)
            s.push(ROUND)


CLEAR_UP: Final[i64] = STEPS.add(ClearUp())


class Finish(Automatic[Sultan]):
    """Everything that was kept secret is shown and scored (End of the game)."""

    def run(self, s: Sultan, seat: i64, arg: i64) -> None:
        show_secrets(s)
        scoring.score_the_end(s)


FINISH: Final[i64] = STEPS.add(Finish())


def show_secrets(s: Sultan) -> None:
    """Show everyone what the players hold."""
    for player in range(s.game.seats):
        s.market.show_all(at.SECRET + player)
        s.wares.show_all(at.OWNED + player)
        s.gifts.show_all(at.HELD + player)
        s.relics.show_all(at.TAKEN + player)
        s.tasks.show_all(at.HANDS + player)


def set_up(s: Sultan) -> None:
    """Wares, market cards, hands, the first player, the first wishes, guards met on the way (Game setup)."""
    s.push(ROUND)
    s.push(drawing.SETUP_GUARDS)
    if s.first == box.NONE:
        s.push(CHOOSE_FIRST)
    else:
        reveal_first_wishes(s)
    for seat in range(s.game.seats - 1, -1, -1):
        drawing.refill(s, seat, at.HANDS + seat, box.HAND, setting_up=1)
    drawing.show_back(s)
    push_in_order(s, DEAL_MARKET, 0)
    for merchant in range(box.MERCHANTS - 1, -1, -1):
        s.push(market.SHOW_WARE, 0, merchant)


def reveal_first_wishes(s: Sultan) -> None:
    """From the first player on each reveals a simple wish, in solo play two (Game setup, Solo mode)."""
    for nth in range(box.OPEN_WISHES[s.game.seats] - 1, -1, -1):
        s.push(wishes.REVEAL_WISH, s.in_order(nth), wishes.A_SIMPLE_WISH)


def begin_turn(s: Sultan, seat: i64) -> None:
    """This player and the rest of the round take their turns under the active plate, which is resolved."""
    s.push(NEXT_PLATE)
    for nth in range(s.game.seats - 1, (seat - s.first) % s.game.seats - 1, -1):
        s.push(turn.TURN, s.in_order(nth))
    show_wares(s)


def begin_plate(s: Sultan, seat: i64) -> None:
    """The next plate is revealed; if none is left the round ends."""
    s.push(NEXT_PLATE)
    show_wares(s)


def show_wares(s: Sultan) -> None:
    """Each merchant shows a ware."""
    for merchant in range(box.MERCHANTS):
        s.push(market.SHOW_WARE, 0, merchant)


def begin_the_end(s: Sultan, seat: i64) -> None:
    """The game is over."""
    show_secrets(s)


LAYOUT.entry("turn", begin_turn)
LAYOUT.entry("plate", begin_plate, of_a_seat=False)
LAYOUT.entry("end", begin_the_end, of_a_seat=False)


def new_game(seats: int, options: dict[str, int]) -> Sultan:
    """A table laid for so many seats; options by number: expansion, start (0 is random), memory, rounds."""
    game = Game("sultans_wishes", seats, options, CATALOGUE)
    game.play_by(STEPS)
    start = options["start"]
    if start > seats:
        raise ValueError(f"option start: there is no seat {start - 1} among {seats} players")
    s = Sultan(game)
    s.deal()
    if start or seats == 1:
        s.first = max(start - 1, 0)
    set_up(s)
    s.settle()
    return s

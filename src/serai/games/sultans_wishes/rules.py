"""The rules of The Sultan's Wishes (Gamehives, 2021) and its Travelers expansion (2023): setup and rounds.

The rulebooks have no page numbers in our copies; sections are cited by name. "Ruling Q…" is in the game's
rulings page. A turn is in turn.py, drawing in drawing.py, wishes in wishes.py, the market in market.py, the
Sultan's moods in plates.py, the expansion in travelers.py.
"""

from typing import Any

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.pieces import Pieces
from serai.core.state import NOT_NOW, OK, Automatic, Chance, Game, Step
from serai.games.sultans_wishes.catalogue import (
    ATTACH_GUARD,
    BARGAINING,
    BUY,
    CATALOGUE,
    CHOOSE_CARD,
    CHOOSE_FIRST,
    CHOOSE_GIFT,
    CLEAR_UP,
    DEAL_MARKET,
    DRAW_CARD,
    DRAW_GIFT,
    END_ROUND,
    EXCHANGING,
    FINISH,
    FIRST,
    FREE_EXTRA,
    FREE_ORDERLY,
    FULFILLING,
    GIFT_HEART,
    GIFT_ORDERLY,
    GIVE,
    GIVE_CARD,
    GO_HOME,
    GRANT,
    GUARD,
    HEART,
    HUNGRY_WISHES,
    JOIN,
    JOINING,
    KEEP_LOOKED_AT,
    LIFT,
    LIFT_AIDE,
    LOVELY_DISCARD,
    MANDATORY,
    MARKET,
    MEAN_DISCARD,
    NEXT_BACK,
    NEXT_PLATE,
    OPTIONAL,
    ORDERLY,
    REFILL,
    REMOVE,
    REVEAL_PLATE,
    REVEAL_WISH,
    ROUND,
    SAD_WISH,
    SCORE_EXTRA,
    SEE_GIFT,
    SETUP_GUARDS,
    SHOW_WARE,
    TAKE_RELIC,
    TAKE_WARE,
    TO_PRIORITY,
    TOSS,
    TOSS_LOOKED_AT,
    TURN,
    TURN_UP_WARE,
    USE_GIFTS,
)
from serai.games.sultans_wishes.components import (
    CARDS,
    HAND,
    MERCHANTS,
    NONE,
    OPEN_WISHES,
    PLATES_IN_ROUND,
    SOLO_ROUNDS,
    TASKS,
)
from serai.games.sultans_wishes.drawing import (
    IN_SETUP,
    AttachGuard,
    DrawCard,
    NextBack,
    Refill,
    SetupGuards,
    show_back,
)
from serai.games.sultans_wishes.market import Bargaining, Exchanging, ShowWare, TurnUpWare
from serai.games.sultans_wishes.plates import (
    FreeExtra,
    FreeOrderly,
    GiveCard,
    HungryWishes,
    LovelyDiscard,
    MeanDiscard,
    RevealPlate,
    SadWish,
    everyone_in_order,
)
from serai.games.sultans_wishes.scoring import score_extra_tasks, score_the_end
from serai.games.sultans_wishes.state import (
    EXTRA_STACK,
    HANDS,
    HELD,
    MARKET_PILE,
    OWNED,
    SECRET,
    TAKEN,
    Sultan,
)
from serai.games.sultans_wishes.travelers import (
    ChooseGift,
    DrawGift,
    GiftHeart,
    GiftOrderly,
    GoHome,
    SeeGift,
    TakeRelic,
    TakeWare,
    UseGifts,
    replenish_relics,
)
from serai.games.sultans_wishes.turn import (
    ChooseCard,
    Fulfilling,
    Joining,
    KeepLookedAt,
    LiftAide,
    Mandatory,
    Optional,
    ToPriority,
    TossLookedAt,
    Turn,
)
from serai.games.sultans_wishes.wishes import A_SIMPLE_WISH, RevealWish


class ChooseFirst(Chance[Sultan]):
    """A first player is chosen: here, at random (Game setup). Then the first wishes are revealed."""

    def why(self, s: Sultan, seat: i64, arg: i64, action: i64) -> i64:
        return OK if FIRST.base <= action < FIRST.base + s.game.seats else NOT_NOW

    def legal(self, s: Sultan, seat: i64, arg: i64) -> vec[i64]:
        seats = vec[i64](capacity=4)
        for player in range(s.game.seats):
            seats = append(seats, FIRST.base + player)
        return seats

    def apply(self, s: Sultan, seat: i64, arg: i64, action: i64) -> None:
        s.first = action - FIRST.base
        reveal_first_wishes(s)


class DealMarket(Chance[Sultan]):
    """Each player is dealt a secret market score card (Game setup)."""

    def why(self, s: Sultan, seat: i64, arg: i64, action: i64) -> i64:
        if not MARKET.base <= action < MARKET.end:
            return NOT_NOW
        return OK if s.market.where[action - MARKET.base] == MARKET_PILE else NOT_NOW

    def legal(self, s: Sultan, seat: i64, arg: i64) -> vec[i64]:
        cards = vec[i64](capacity=6)
        for card in s.market.members(MARKET_PILE):
            cards = append(cards, MARKET.base + card)
        return cards

    def apply(self, s: Sultan, seat: i64, arg: i64, action: i64) -> None:
        s.market.move(action - MARKET.base, SECRET + seat, 1 << seat)

    def shown(self, s: Sultan, seat: i64, arg: i64, action: i64, reader: i64) -> i64:
        return action if reader == seat else ~MARKET.base


class Round(Automatic[Sultan]):
    """A round begins with a new stack of plates: five, or ten in solo play."""

    def run(self, s: Sultan, seat: i64, arg: i64) -> None:
        s.round += 1
        s.plate = NONE
        s.shown_plates = 0
        s.plates_left = PLATES_IN_ROUND[s.game.seats]
        s.push(NEXT_PLATE)


class NextPlate(Automatic[Sultan]):
    """When every player has had a turn the next plate follows, until none is left (Round sequence)."""

    def run(self, s: Sultan, seat: i64, arg: i64) -> None:
        s.looking = NONE
        s.push(REVEAL_PLATE if s.plates_left else END_ROUND, s.first)


class EndRound(Automatic[Sultan]):
    """The extra tasks are revealed; gifts of the end of the round may be used; then they score."""

    def run(self, s: Sultan, seat: i64, arg: i64) -> None:
        for card in range(CARDS):
            if s.tasks.where[card] == EXTRA_STACK:
                s.tasks.show(card, s.everyone())
        s.push(CLEAR_UP)
        s.push(SCORE_EXTRA)
        if s.travelers:
            everyone_in_order(s, USE_GIFTS)


class ScoreExtra(Automatic[Sultan]):
    """The extra tasks score (Scoring extra tasks)."""

    def run(self, s: Sultan, seat: i64, arg: i64) -> None:
        score_extra_tasks(s)


class ClearUp(Automatic[Sultan]):
    """Extra cards are discarded, orderlies and their aides go home; wishes stay as they are (Upkeep).

    If a final wish was fulfilled, or the last round of a solo game or of an agreed number is over (ruling
    Q65), the game ends. Otherwise relics are replenished and the first player marker goes one to the left.
    """

    def run(self, s: Sultan, seat: i64, arg: i64) -> None:
        for card in s.tasks.members(EXTRA_STACK):
            s.discard(card)
        s.tasks.clear(EXTRA_STACK)
        for player in range(s.game.seats):
            if s.orderly[player] != NONE:
                s.orderly[player] = NONE
                s.free[player] += 1
            s.priority[player] = NONE
        for task in range(TASKS):
            s.heart_gifts[task] = 0
        last_solo_round = s.solo() and s.round == SOLO_ROUNDS
        if s.ending or last_solo_round or (s.round_limit and s.round >= s.round_limit):
            s.push(FINISH)
        else:
            replenish_relics(s)
            s.first = s.in_order(1)
            s.push(ROUND)


class Finish(Automatic[Sultan]):
    """Everything that was kept secret is shown and scored (End of the game)."""

    def run(self, s: Sultan, seat: i64, arg: i64) -> None:
        for player in range(s.game.seats):
            show_all(s.market, SECRET + player)
            show_all(s.wares, OWNED + player)
            show_all(s.gifts, HELD + player)
            show_all(s.relics, TAKEN + player)
            show_all(s.tasks, HANDS + player)
        score_the_end(s)


def show_all(pieces: Pieces, zone: i64) -> None:
    """Show all pieces of a zone to everyone."""
    for piece in pieces.members(zone):
        pieces.show(piece, pieces.everyone())


def set_up(s: Sultan) -> None:
    """Wares, market cards, hands, the first player, the first wishes, guards met on the way (Game setup)."""
    seats = s.game.seats
    s.push(ROUND)
    s.push(SETUP_GUARDS)
    if s.first == NONE:
        s.push(CHOOSE_FIRST)
    else:
        reveal_first_wishes(s)
    for seat in range(seats):
        s.push(REFILL, seats - 1 - seat, HAND | (HANDS + seats - 1 - seat) << 4 | IN_SETUP)
    show_back(s)
    for seat in range(seats):
        s.push(DEAL_MARKET, seats - 1 - seat)
    for merchant in range(MERCHANTS):
        s.push(SHOW_WARE, 0, MERCHANTS - 1 - merchant)


def reveal_first_wishes(s: Sultan) -> None:
    """From the first player on each reveals a simple wish, in solo play two (Game setup, Solo mode)."""
    for later in range(OPEN_WISHES[s.game.seats]):
        s.push(REVEAL_WISH, s.in_order(OPEN_WISHES[s.game.seats] - 1 - later), A_SIMPLE_WISH)


def new_game(seats: int, options: dict[str, int]) -> Sultan:
    """A table laid for so many seats; options by number: expansion, start (0 is random), memory, rounds."""
    game = Game("sultans_wishes", seats, options, CATALOGUE)
    steps: dict[int, Step[Any]] = {
        int(CHOOSE_FIRST): ChooseFirst(),
        int(DEAL_MARKET): DealMarket(),
        int(SHOW_WARE): ShowWare(),
        int(TURN_UP_WARE): TurnUpWare(),
        int(NEXT_BACK): NextBack(),
        int(REFILL): Refill(),
        int(DRAW_CARD): DrawCard(),
        int(ATTACH_GUARD): AttachGuard(GUARD),
        int(SETUP_GUARDS): SetupGuards(),
        int(REVEAL_WISH): RevealWish(),
        int(ROUND): Round(),
        int(NEXT_PLATE): NextPlate(),
        int(REVEAL_PLATE): RevealPlate(),
        int(TURN): Turn(),
        int(MANDATORY): Mandatory(),
        int(OPTIONAL): Optional(),
        int(LIFT_AIDE): LiftAide(LIFT),
        int(FULFILLING): Fulfilling(),
        int(TO_PRIORITY): ToPriority(),
        int(JOINING): Joining(),
        int(BARGAINING): Bargaining(BUY),
        int(EXCHANGING): Exchanging(),
        int(CHOOSE_CARD): ChooseCard(JOIN),
        int(TOSS_LOOKED_AT): TossLookedAt(),
        int(KEEP_LOOKED_AT): KeepLookedAt(),
        int(LOVELY_DISCARD): LovelyDiscard(),
        int(HUNGRY_WISHES): HungryWishes(GRANT),
        int(SAD_WISH): SadWish(REMOVE),
        int(MEAN_DISCARD): MeanDiscard(TOSS),
        int(FREE_ORDERLY): FreeOrderly(),
        int(FREE_EXTRA): FreeExtra(),
        int(GIVE_CARD): GiveCard(GIVE),
        int(END_ROUND): EndRound(),
        int(SCORE_EXTRA): ScoreExtra(),
        int(CLEAR_UP): ClearUp(),
        int(FINISH): Finish(),
        int(DRAW_GIFT): DrawGift(),
        int(SEE_GIFT): SeeGift(),
        int(CHOOSE_GIFT): ChooseGift(),
        int(GO_HOME): GoHome(),
        int(USE_GIFTS): UseGifts(),
        int(GIFT_ORDERLY): GiftOrderly(ORDERLY),
        int(GIFT_HEART): GiftHeart(HEART),
        int(TAKE_RELIC): TakeRelic(),
        int(TAKE_WARE): TakeWare(),
    }
    game.play_by(steps)
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

"""What bots that search ask about The Sultan's Wishes: what an action may bring, without trying it.

Hundredths of a point, like a value, and by the same weights. A bot that only follows this plays
about as well as a greedy one, in less than a tenth of the time.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.actions import OK
from serai.games.sultans_wishes import catalogue as verbs
from serai.games.sultans_wishes import components as box
from serai.games.sultans_wishes import effects, market, turn
from serai.games.sultans_wishes import state as at
from serai.games.sultans_wishes.heuristics import (
    GEM,
    INVEST,
    MORE_MOVES,
    ONE_MOVE,
    POINT,
    WARE,
    extra_task_worth,
    gathered_for,
    hearts_for,
    known_extra_hearts,
    matches_a_wish,
    promise,
)
from serai.games.sultans_wishes.state import Sultan

# Found by play of bots that only follow the prior against greedy ones.
KEPT_HEART: Final[i64] = 35  # of a card in hand that matches an open wish
KEPT_TIP: Final[i64] = 40  # a card that always has a use
UNSEEN_CARD: Final[i64] = 60  # the next one of the deck
SEARCH: Final[i64] = 90  # the best of three such cards
PEEK: Final[i64] = 10
RELIC: Final[i64] = 350
TOWN: Final[i64] = 250
LAMP: Final[i64] = 130  # kept for a better card: a second action is worth more than that


def prior(s: Sultan) -> vec[i64]:
    """About what each legal action adds; nothing where a wish is granted or gifts are chosen."""
    found = vec[i64](capacity=48)
    actions = s.legal()
    first = actions[0]
    if verbs.GRANT.has(first) or verbs.KEEP.has(first) or verbs.LOOK.has(first) or verbs.USE.has(first):
        return found
    prospects = Prospects(s)
    for action in actions:
        found = append(found, prospects.worth(action))
    return found


class Prospects:
    """What the seat to act can know, looked up once for all its actions."""

    def __init__(self, s: Sultan) -> None:
        self.s = s
        self.seat: i64 = s.actor()
        self.gathered = gathered_for(s)
        self.hearts = hearts_for(s)
        self.known = known_extra_hearts(s, self.seat)

    def worth(self, action: i64) -> i64:
        if verbs.FULFIL.has(action):
            return self.fulfilling(verbs.FULFIL.first(action), verbs.FULFIL.second(action))
        if verbs.EXTRA.has(action):
            return self.extra_task(verbs.EXTRA.arg(action))
        if verbs.EFFECT.has(action):
            return self.effect(verbs.EFFECT.arg(action))
        if verbs.ORDERLY.has(action):
            return self.orderly_on(verbs.ORDERLY.arg(action)) - self.orderly_on(self.s.orderly[self.seat])
        if verbs.TRAVEL.has(action):
            return self.travel(verbs.TRAVEL.arg(action))
        if verbs.ACQUIRE.has(action):
            return self.buying(verbs.ACQUIRE.arg(action), market.discount(self.s))
        if verbs.BUY.has(action):
            return self.buying(verbs.BUY.arg(action), market.BARGAIN_DISCOUNT)
        if verbs.EXCHANGE.has(action):
            return self.exchanging(verbs.EXCHANGE.first(action), verbs.EXCHANGE.second(action))
        if verbs.LAMP.has(action):
            return self.best_of_hand() - LAMP
        if verbs.JOIN.has(action):
            return self.joining(verbs.JOIN.arg(action))
        if verbs.LIFT.has(action):
            return self.lifting(verbs.LIFT.arg(action))
        if verbs.TOSS.has(action):
            return UNSEEN_CARD - self.keeping(verbs.TOSS.arg(action))
        if verbs.GIVE.has(action):
            return -self.keeping(verbs.GIVE.arg(action))
        if verbs.GUARD.has(action):
            return self.progress(verbs.GUARD.arg(action), 1, 0)
        if verbs.REMOVE.has(action):
            return -self.standing(verbs.REMOVE.arg(action))
        return 0

    # Wishes

    def fulfilling(self, card: i64, wish: i64) -> i64:
        """A card under a wish, and the Sultan's gem."""
        s = self.s
        hearts = box.HEARTS_OF[card]
        worth = self.progress(wish, hearts if wish < box.SIMPLES else 1, hearts) - self.keeping(card)
        mood = s.mood()
        if s.gems[self.seat] == box.GEM_LIMIT or mood == box.ANGRY:
            return worth
        return worth + (2 * GEM if mood == box.KIND else GEM)

    def progress(self, wish: i64, step: i64, mine: i64) -> i64:
        """What it brings that a wish comes nearer by a step, `mine` of it hearts under an own aide."""
        s = self.s
        gathered = self.gathered[wish]
        is_fulfilled = gathered + step >= s.needed(wish)
        own: i64 = 0
        most: i64 = 0
        for player in range(s.game.seats):
            before = self.hearts[wish * s.game.seats + player]
            after = before + mine if player == self.seat else before
            if after == 0:
                continue
            gain = -promise(wish, gathered, before, INVEST)
            if not is_fulfilled:
                gain += promise(wish, gathered + step, after, INVEST)
            else:
                gain += (after + s.extra_points()) * POINT + (GEM if s.has_guard(wish) else 0)
            if player == self.seat:
                own = gain
            else:
                most = max(most, gain)
        return own - most * INVEST.opponent // 100

    def standing(self, wish: i64) -> i64:
        """What a wish promises to the seat beyond what it promises to the others."""
        s = self.s
        total: i64 = 0
        for player in range(s.game.seats):
            worth = promise(wish, self.gathered[wish], self.hearts[wish * s.game.seats + player], INVEST)
            total += worth if player == self.seat else -worth * INVEST.opponent // 100
        return total

    def joining(self, card: i64) -> i64:
        """One more aide on a card."""
        return self.with_hearts(self.s.wish_of[card], box.HEARTS_OF[card])

    def lifting(self, card: i64) -> i64:
        """An aide comes back from a card."""
        return self.with_hearts(self.s.wish_of[card], -box.HEARTS_OF[card])

    def with_hearts(self, wish: i64, more: i64) -> i64:
        """So many more hearts under own aides."""
        mine = self.hearts[wish * self.s.game.seats + self.seat]
        gathered = self.gathered[wish]
        return promise(wish, gathered, mine + more, INVEST) - promise(wish, gathered, mine, INVEST)

    # Cards in hand

    def keeping(self, card: i64) -> i64:
        """What a card promises in hand."""
        worth = KEPT_HEART * box.HEARTS_OF[card] if matches_a_wish(self.s, card) else 0
        return worth + KEPT_TIP if box.EFFECT_OF[card] == box.TIP else worth

    def extra_task(self, card: i64) -> i64:
        """A card on the extra stack."""
        task = self.s.orderly[self.seat]
        before = self.orderly_on(task)
        self.known[box.TASK_OF[card]] += box.HEARTS_OF[card]
        after = self.orderly_on(task)
        self.known[box.TASK_OF[card]] -= box.HEARTS_OF[card]
        return after - before - self.keeping(card)

    def orderly_on(self, task: i64) -> i64:
        return extra_task_worth(self.s, self.seat, task, self.known, self.seat, INVEST)

    def effect(self, card: i64) -> i64:
        return self.effect_alone(card) - self.keeping(card)

    def effect_alone(self, card: i64) -> i64:
        """The best that can come of a card's effect."""
        s = self.s
        effect = box.EFFECT_OF[card]
        best: i64 = 0
        if effect == box.SEARCH:
            return SEARCH
        if effect == box.PEEK:
            return PEEK
        if effect == box.RELIC:
            return RELIC
        if effect == box.TIP:
            return POINT + (GEM if s.gems[self.seat] < box.GEM_LIMIT else 0)
        if effect == box.BARGAIN:
            for merchant in range(box.MERCHANTS):
                if market.why_price(s, self.seat, merchant, market.BARGAIN_DISCOUNT) == OK:
                    best = max(best, self.buying(merchant, market.BARGAIN_DISCOUNT))
        elif effect == box.SWAP:
            for ware in s.wares.members(at.OWNED + self.seat):
                for merchant in range(box.MERCHANTS):
                    if s.face_up(merchant) != box.NONE:
                        best = max(best, self.exchanging(ware, merchant))
        else:
            for other in range(box.CARDS):
                if s.wish_of[other] != box.NONE and s.has_room(other):
                    best = max(best, self.joining(other))
        return best

    def best_of_hand(self) -> i64:
        """What the best use of a card brings: for that the lamp is lit."""
        s = self.s
        best: i64 = 0
        for card in s.tasks.members(at.HANDS + self.seat):
            best = max(best, self.extra_task(card))
            if effects.why_effect(s, self.seat, card) == OK:
                best = max(best, self.effect(card))
            for wish in range(box.WISHES):
                if s.wishes[wish] == at.OPEN and turn.why_fulfil(s, self.seat, card, wish) == OK:
                    best = max(best, self.fulfilling(card, wish))
        return best

    # Wares and ways

    def buying(self, merchant: i64, less: i64) -> i64:
        """A face-up ware, less what its gems are worth."""
        ware = self.s.face_up(merchant)
        return self.ware(ware) - market.cost(ware, less) * GEM

    def exchanging(self, ware: i64, merchant: i64) -> i64:
        """A face-up ware instead of an own one."""
        return self.ware(self.s.face_up(merchant)) - self.ware(ware)

    def ware(self, ware: i64) -> i64:
        """What a ware is worth to the seat at the end."""
        card = self.s.market.one_of(at.SECRET + self.seat)
        return box.WORTH[card * box.WARE_COUNT + ware] * POINT if card != box.NONE else WARE

    def travel(self, place: i64) -> i64:
        """A step of the traveler: a gift in a town, or nearer to one."""
        if place >= box.TOWN:
            return TOWN
        return ONE_MOVE if box.NEXT_PLACES[place] >> box.TOWN else MORE_MOVES

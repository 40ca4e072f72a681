"""Information-set tree search for any game, for 1 to 5 seats.

Each iteration re-deals what the thinking seat can't know, walks down the tree, lets chance fall as it may,
plays a little further and values what it finds; each node learns what that was worth to the seat that chose
it. Nodes lie in flat vectors. The children of a node are a list sorted by action, and so are legal actions:
one walk along both finds the children that can be chosen now.
"""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.bots.bot import Bot
from serai.bots.greedy import GreedyBot
from serai.core.level import ANY, AVERAGES, BY_PRIOR, COMPARED, STEP, TURN, Level
from serai.core.play import pick
from serai.core.rng import Rng
from serai.core.state import CHANCE, OVER, State
from serai.core.title import Title

NONE: Final[i64] = -1
ROOM: Final[i64] = 1 << 17  # nodes at most
DEEPEST: Final[i64] = 64  # choices in the tree
LONGEST: Final[i64] = 1024  # choices of an iteration that averages learn from
ROOM_AN_ITERATION: Final[i64] = 12
MARGIN: Final = 0.1  # of a result is by how much a seat has won or lost
SLOPE: Final = 0.4  # of a chance to win, for a difference in value that decides a game
STEADY: Final[i64] = 16  # results before their spread is known
WIDE: Final = 0.3  # the spread until then
NARROW: Final = 0.01  # the spread at least
SMALLEST_SHARE: Final[i64] = 16  # of a turn's budget, for each of its decisions
TOLD: Final[i64] = 8  # actions of a principal variation
TOLD_VISITS: Final[i64] = 4  # of its last action, at least


class Thought(NamedTuple):
    """What a search thinks of an action."""

    action: int
    visits: int
    share: float  # of all visits
    results: list[float]  # [seat] the chance to win, or the points of a solo player
    line: list[int]  # what it expects next, beginning with the action; without chance


class Thoughts(NamedTuple):
    """What a search thinks of a position."""

    actions: list[Thought]  # the most visited first
    results: list[float]  # [seat] as above, over all iterations
    iterations: int
    nodes: int


class Search:
    """One tree and all that it needs, made once and used for one position after another."""

    def __init__(self, title: Title, level: Level) -> None:
        parts = title.parts
        self.title = title
        self.value: Callable[[Any, int], int] = parts.value
        self.leads: Callable[[Any], vec[i64]] | None = parts.leads
        self.prior: Callable[[Any], vec[i64]] | None = parts.prior
        self.greedy = GreedyBot(parts.value)
        self.hidden = title.secrets
        self.point = float(parts.point)
        self.lead = float(parts.lead)
        self.policy: i64 = level.policy
        if self.policy == BY_PRIOR and parts.prior is None:
            self.policy = COMPARED
        self.asks: i64 = level.asks
        self.turns: i64 = level.turns
        self.every: i64 = level.every
        self.choices: i64 = level.choices
        self.epsilon: i64 = level.epsilon
        self.compared: i64 = level.compared
        self.trust = level.trust if level.asks else 0.0
        self.grow_at: i64 = level.grow
        self.explore = level.explore
        self.blind: i64 = level.blind
        room = min(ROOM, level.iterations * ROOM_AN_ITERATION + 1024)
        self.room: i64 = room
        nothing = [0] * int(room)
        self.child = vec[i64](nothing)  # [node] its first child
        self.sibling = vec[i64](nothing)  # [node] the next child of the same node
        self.action = vec[i64](nothing)
        self.visits = vec[i64](nothing)
        self.offered = vec[i64](nothing)  # [node] how often its action could be chosen
        self.total = vec[float]([0.0] * int(room))  # [node] results of the seat that chose it
        self.opinion = vec[float]([0.0] * int(room))  # [node] of its action, compared with its siblings'
        self.excess = vec[float]([0.0] * int(room))  # [node] results at its children beyond the opinions
        actions: i64 = parts.catalogue.size if self.policy == AVERAGES else 0
        self.by_action = vec[float]([0.0] * int(actions * title.most))  # [action, seat] results in sum
        self.times = vec[i64]([0] * int(actions * title.most))
        self.path = vec[i64]([0] * int(DEEPEST))  # the nodes of an iteration,
        self.chooser = vec[i64]([0] * int(DEEPEST))  # who chose them,
        self.depth: i64 = 0  # and how many there are
        self.played = vec[i64]([0] * int(LONGEST))  # [n] an action of an iteration and its seat, as below
        self.length: i64 = 0
        self.results = vec[float]()
        self.root_results = vec[float]()
        self.root_counts = vec[i64]()
        self.open = vec[i64]()
        self.root: i64 = 0
        self.used: i64 = 0
        self.seats: i64 = 0
        self.reader: i64 = 0
        self.start: State | None = None
        self.rng = Rng(0)
        self.mean = 0.0
        self.squares = 0.0
        self.count: i64 = 0

    # Beginning

    def begin(self, s: State, reader: i64, rng: Rng) -> None:
        """A new tree for a position, from what a reader knows; NONE knows everything."""
        self.used = 0
        self.root = self.add(0, 0.0)
        self.seats = s.game.seats
        self.mean = 0.0
        self.squares = 0.0
        self.count = 0
        self.results = vec[float]([0.0] * int(self.seats))
        for n in range(i64(len(self.times))):
            self.times[n] = 0
            self.by_action[n] = 0.0
        self.enter(s, reader, rng)

    def enter(self, s: State, reader: i64, rng: Rng) -> None:
        """Think about this position, which the root of the tree stands for."""
        self.start = s
        self.reader = reader
        self.rng = rng
        self.open = self.noticed(s.legal())
        self.root_results = vec[float]([0.0] * int(self.seats * (len(self.open) + 1)))
        self.root_counts = vec[i64]([0] * (len(self.open) + 1))

    def noticed(self, actions: vec[i64]) -> vec[i64]:
        """The actions that are not overlooked; one at least."""
        if self.blind == 0:
            return actions
        found = vec[i64](capacity=32)
        for action in actions:
            if self.rng.below(100) >= self.blind:
                found = append(found, action)
        if len(found) == 0:
            found = append(found, actions[self.rng.below(len(actions))])
        return found

    def follow(self, action: i64) -> bool:
        """Keep the part of the tree below an action of the root; False if there is none."""
        child = self.child[self.root]
        while child != NONE:
            if self.action[child] == action:
                self.root = child
                return self.visits[child] > 0
            child = self.sibling[child]
        return False

    # Thinking

    def think(self, iterations: i64, until: float, all_the_way: bool) -> i64:
        """Go on until the iterations are done, time is over, or nothing can change; how many there were."""
        start = self.start
        assert start is not None
        for done in range(iterations):
            self.iterate(start)
            if time.monotonic() > until or (not all_the_way and self.is_decided(iterations - done - 1)):
                return done + 1
        return iterations

    def is_decided(self, left: i64) -> bool:
        """Whether the second action can't be the most visited any more."""
        first: i64 = 0
        second: i64 = 0
        child = self.child[self.root]
        while child != NONE:
            visits = self.visits[child]
            if visits > first:
                second = first
                first = visits
            elif visits > second:
                second = visits
            child = self.sibling[child]
        return first - second > left

    def iterate(self, start: State) -> None:
        rng = self.rng
        s = start.copy()
        if self.hidden and self.reader != NONE:
            s.redeterminise(self.reader, rng)
            s.settle()
        depth: i64 = 0
        self.length = 0
        child = self.child
        visits = self.visits
        node = self.root
        turn = s.turn()
        turns: i64 = 0
        fresh = False  # whether nobody has chosen since the turn began
        actor = s.actor()
        while actor != OVER:
            if actor == CHANCE:
                s.apply(pick(s, rng))
            else:
                if depth == DEEPEST:
                    break
                if child[node] == NONE:
                    if node != self.root and visits[node] < self.grow_at:
                        break
                    if not self.grow(node, s, actor):
                        break
                node = self.select(node, s)
                if node == NONE:
                    break
                action = self.action[node]
                self.path[depth] = node
                self.chooser[depth] = actor
                depth += 1
                self.remember(action, actor)
                s.apply(action)
                fresh = False
            now = s.turn()
            if now != turn:
                turn = now
                if not fresh:
                    turns += 1
                    fresh = True
            actor = s.actor()
        self.depth = depth
        self.judge(self.play_on(s, turn, turns, fresh))
        self.learn()

    def grow(self, node: i64, s: State, seat: i64) -> bool:
        """Give a node its children, one for each action, with an opinion of each; False without room."""
        actions = self.open if node == self.root else s.legal()
        if self.used + i64(len(actions)) > self.room:
            return False
        opinions = self.opinions(s, seat, actions)
        last = NONE
        for n in range(i64(len(actions))):
            new = self.add(actions[n], opinions[n] if len(opinions) else 0.0)
            if last == NONE:
                self.child[node] = new
            else:
                self.sibling[last] = new
            last = new
        return True

    def add(self, action: i64, opinion: float) -> i64:
        new = self.used
        self.used += 1
        self.child[new] = NONE
        self.sibling[new] = NONE
        self.action[new] = action
        self.visits[new] = 0
        self.offered[new] = 0
        self.total[new] = 0.0
        self.opinion[new] = opinion
        self.excess[new] = 0.0
        return new

    def opinions(self, s: State, seat: i64, actions: vec[i64]) -> vec[float]:
        """What each action seems to add to the seat's result, compared with the others."""
        found = vec[float](capacity=32)
        if self.trust == 0.0:
            return found
        legal = s.legal()
        turn = s.turn()
        prior = self.prior
        priors = vec[i64]()
        if prior is not None and self.asks == STEP:
            priors = prior(s)
        slope = (SLOPE if self.seats > 1 else 1.0) / self.lead
        at: i64 = 0
        first: i64 = 0
        for n in range(i64(len(actions))):
            while legal[at] != actions[n]:
                at += 1
            worth: i64 = 0
            if len(priors):
                worth = priors[at]
            else:
                after = s.copy()
                after.apply(actions[n])
                if self.asks == TURN:
                    worth = self.greedy.look_ahead(after, seat, turn, self.rng, 6, 4)
                else:
                    worth = self.value(after, seat)
            if n == 0:
                first = worth
            gain = float(worth - first) * slope
            found = append(found, min(max(gain, -1.0), 1.0))
        return found

    def select(self, node: i64, s: State) -> i64:
        """The child to try: the best result so far, with room for doubt; untried ones first."""
        actions = self.open if node == self.root else s.legal()
        visits = self.visits
        offered = self.offered
        child_action = self.action
        trust = self.trust
        shift = trust * self.excess[node] / float(self.visits[node]) if self.visits[node] else 0.0
        spread = self.explore * self.spread()
        best = NONE
        most = 0.0
        untried: i64 = 0
        last_offered: i64 = -1
        doubt = 0.0
        previous = NONE
        child = self.child[node]
        for action in actions:
            while child != NONE and child_action[child] < action:
                previous = child
                child = self.sibling[child]
            if child == NONE or child_action[child] != action:
                if self.used >= self.room:
                    continue
                new = self.add(action, 0.0)
                self.sibling[new] = child
                if previous == NONE:
                    self.child[node] = new
                else:
                    self.sibling[previous] = new
                child = new
            offered[child] += 1
            count = visits[child]
            if count == 0 and trust == 0.0:
                untried += 1
                if self.rng.below(untried) == 0:
                    best = child
            elif untried == 0:
                if offered[child] != last_offered:
                    last_offered = offered[child]
                    doubt = math.log(float(last_offered + 1))
                weight = float(count) + trust
                score = (self.total[child] + trust * self.opinion[child] + shift) / weight
                score += spread * math.sqrt(doubt / weight)
                if best == NONE or score > most:
                    best = child
                    most = score
            previous = child
            child = self.sibling[child]
        return best

    def spread(self) -> float:
        """The standard deviation of the results so far."""
        if self.count < STEADY:
            return WIDE
        return max(NARROW, math.sqrt(self.squares / float(self.count)))

    # Playouts

    def play_on(self, s: State, turn: i64, turns: i64, fresh: bool) -> State:
        """Play to where the position is valued: where a turn ends, and always of the same seat."""
        rng = self.rng
        goal = self.turns
        every = self.every or self.seats
        choices: i64 = 0
        while True:
            actor = s.actor()
            if actor == OVER:
                return s
            if goal and fresh and turns >= goal and choices >= self.choices and (turns - goal) % every == 0:
                return s
            if actor == CHANCE:
                s.apply(pick(s, rng))
            else:
                s = self.play_one(s, actor)
                choices += 1
                fresh = False
            now = s.turn()
            if now != turn:
                turn = now
                if not fresh:
                    turns += 1
                    fresh = True

    def play_one(self, s: State, actor: i64) -> State:
        """Let the actor choose by the policy."""
        rng = self.rng
        actions = s.legal()
        count: i64 = len(actions)
        chosen = actions[0]
        if count > 1:
            if self.policy == ANY or rng.below(100) < self.epsilon:
                chosen = actions[rng.below(count)]
            elif self.policy == AVERAGES:
                chosen = self.best_so_far(actions, actor)
            else:
                chosen = self.best_by_prior(s, actions) if self.policy == BY_PRIOR else NONE
                if chosen == NONE:
                    return self.best_of_few(s, actions, actor)
        self.remember(chosen, actor)
        s.apply(chosen)
        return s

    def remember(self, action: i64, actor: i64) -> None:
        """Note an action for the averages."""
        if self.policy == AVERAGES and self.length < LONGEST:
            self.played[self.length] = action * self.seats + actor
            self.length += 1

    def best_so_far(self, actions: vec[i64], actor: i64) -> i64:
        """The action with the best average; one that was never played comes first."""
        best = 0.0
        chosen: i64 = NONE
        ties: i64 = 0
        for action in actions:
            key = action * self.seats + actor
            times = self.times[key]
            average = self.by_action[key] / float(times) if times else 1000.0
            if chosen == NONE or average > best:
                best = average
                chosen = action
                ties = 1
            elif average == best:
                ties += 1
                if self.rng.below(ties) == 0:
                    chosen = action
        return chosen

    def best_of_few(self, s: State, actions: vec[i64], actor: i64) -> State:
        """The position after the action with the best value, of a few drawn at random."""
        count: i64 = len(actions)
        tried = min(count, self.compared)
        best: i64 = 0
        found: State | None = None
        for n in range(tried):
            after = s.copy() if n < tried - 1 else s
            after.apply(actions[n] if tried == count else actions[self.rng.below(count)])
            worth: i64 = self.value(after, actor)
            if found is None or worth > best:
                best = worth
                found = after
        assert found is not None
        return found

    def best_by_prior(self, s: State, actions: vec[i64]) -> i64:
        """The best action by the game's prior, or NONE where the prior says nothing."""
        prior = self.prior
        assert prior is not None
        worths = prior(s)
        if len(worths) == 0:
            return NONE
        best = worths[0]
        chosen = actions[0]
        ties: i64 = 1
        for n in range(1, i64(len(actions))):
            if worths[n] > best:
                best = worths[n]
                chosen = actions[n]
                ties = 1
            elif worths[n] == best:
                ties += 1
                if self.rng.below(ties) == 0:
                    chosen = actions[n]
        return chosen

    # Results

    def judge(self, s: State) -> None:
        """What a position is worth to each seat: the chance to win, or for one seat its points."""
        seats = self.seats
        results = self.results
        over = s.actor() == OVER
        leads = self.leads
        if leads is not None and seats > 1 and self.reader != NONE:
            found = leads(s)
            for seat in range(seats):
                results[seat] = chance(float(found[seat]) / self.lead)
            return
        worths = vec[float](capacity=5)
        for seat in range(seats):
            if over:
                worths = append(worths, float(self.title.score(s, int(seat))) * self.point)
            else:
                worths = append(worths, float(self.value(s, seat)))
        if seats == 1:
            results[0] = worths[0] / self.lead
            return
        for seat in range(seats):
            best = -1e18
            for other in range(seats):
                if other != seat and worths[other] > best:
                    best = worths[other]
            results[seat] = chance((worths[seat] - best) / self.lead)
        whole = 0.0
        for seat in range(seats):
            whole += results[seat]
        part = MARGIN / whole if over else 1.0 / whole
        for seat in range(seats):
            results[seat] *= part
        if over:
            winners = self.title.winners(s)
            for winner in winners:
                results[winner] += (1.0 - MARGIN) / float(len(winners))

    def learn(self) -> None:
        """Let everything that was played know what came of it."""
        results = self.results
        path = self.path
        chooser = self.chooser
        parent = self.root
        self.visits[parent] += 1
        for depth in range(self.depth):
            node = path[depth]
            result = results[chooser[depth]]
            self.visits[node] += 1
            self.total[node] += result
            self.excess[parent] += result - self.opinion[node]
            parent = node
        seats = self.seats
        for n in range(self.length):
            key = self.played[n]
            self.times[key] += 1
            self.by_action[key] += results[key % seats]
        if self.depth > 0:
            self.note(results[chooser[0]])
            rank: i64 = 0
            first = self.action[path[0]]
            while self.open[rank] != first:
                rank += 1
            self.root_counts[rank] += 1
            whole = 0.0
            for seat in range(seats):
                whole += results[seat]
            for seat in range(seats):
                self.root_results[rank * seats + seat] += (
                    results[seat] / whole if seats > 1 else results[seat]
                )

    def note(self, result: float) -> None:
        """Welford's running mean and sum of squares."""
        self.count += 1
        off = result - self.mean
        self.mean += off / float(self.count)
        self.squares += off * (result - self.mean)

    # Answers

    def favourite(self, node: i64) -> i64:
        """The most visited child, and of equal ones the better; NONE without children."""
        best = NONE
        child = self.child[node]
        while child != NONE:
            more = 1 if best == NONE else self.visits[child] - self.visits[best]
            if more > 0 or (more == 0 and self.promise(child) > self.promise(best)):
                best = child
            child = self.sibling[child]
        return best

    def promise(self, node: i64) -> float:
        weight = float(self.visits[node]) + self.trust
        return (self.total[node] + self.trust * self.opinion[node]) / weight if weight > 0.0 else 0.0

    def best(self) -> i64:
        """The action to play."""
        child = self.favourite(self.root)
        return self.open[0] if child == NONE else self.action[child]

    def thoughts(self) -> Thoughts:
        """All that the search can say about the root."""
        found: list[Thought] = []
        all_visits: i64 = 0
        for times in self.root_counts:
            all_visits += times
        in_all = [0.0] * int(self.seats)
        child = self.child[self.root]
        for rank in range(i64(len(self.open))):
            while child != NONE and self.action[child] != self.open[rank]:
                child = self.sibling[child]
            times = self.root_counts[rank]
            results: list[float] = []
            for seat in range(self.seats):
                sum_of_results = self.root_results[rank * self.seats + seat]
                in_all[seat] += sum_of_results
                results.append(self.in_words(sum_of_results, times))
            line = [] if child == NONE else self.line(child)
            share = float(times) / float(max(all_visits, 1))
            found.append(Thought(int(self.open[rank]), int(times), share, results, line))
        found.sort(key=_visits, reverse=True)
        whole = [self.in_words(result, all_visits) for result in in_all]
        return Thoughts(found, whole, int(all_visits), int(self.used))

    def in_words(self, total: float, times: i64) -> float:
        """A mean result as people read it: the chance to win, or points for a solo player."""
        mean = total / float(max(times, 1))
        return mean * self.lead / self.point if self.seats == 1 else mean

    def line(self, node: i64) -> list[int]:
        """What the search expects from this node on."""
        found: list[int] = [int(self.action[node])]
        while len(found) < TOLD:
            node = self.favourite(node)
            if node == NONE or self.visits[node] < TOLD_VISITS:
                break
            found.append(int(self.action[node]))
        return found


def chance(ahead: float) -> float:
    """The chance to win with a lead, in those that win three games of four."""
    return 1.0 / (1.0 + math.exp(-min(max(ahead, -50.0), 50.0)))


def _visits(thought: Thought) -> int:
    return thought.visits


class SearchBot(Bot):
    """Shares a turn's budget out over its decisions, and keeps its tree until it learns something new."""

    def __init__(self, title: Title, level: Level) -> None:
        self.title = title
        self.level = level
        self.search = Search(title, level)
        self.seat: i64 = NONE
        self.turn: i64 = 0
        self.iterations_left: i64 = 0
        self.seconds_left = 0.0
        self.expected: dict[str, Any] | None = None  # what the seat will see if it learns nothing

    def choose(self, s: State, rng: Rng) -> i64:
        actions = s.legal()
        if len(actions) == 1:
            return actions[0]
        seat = s.actor()
        self.take_up(s, seat, rng)
        chosen = self.think()
        self.look_forward(s, seat, chosen)
        return chosen

    def take_up(self, s: State, seat: i64, rng: Rng) -> None:
        """Begin a turn or go on with it; with a new tree, unless all is as the last choice let expect."""
        if seat != self.seat or s.turn() != self.turn:
            self.seat = seat
            self.turn = s.turn()
            self.iterations_left = self.level.iterations
            self.seconds_left = self.level.seconds
            self.expected = None
        if self.expected is not None and self.expected == self.title.view(s, int(seat), True):
            self.search.enter(s.copy(), seat, rng)
        else:
            self.search.begin(s.copy(), seat, rng)

    def think(self) -> i64:
        """Spend half of what is left of the turn's budget, but never too little."""
        began = time.monotonic()
        smallest: i64 = self.level.iterations // int(SMALLEST_SHARE)
        share = max(self.iterations_left // 2, smallest, 1)
        seconds = max(self.seconds_left / 2, self.level.seconds / float(SMALLEST_SHARE))
        self.iterations_left -= self.search.think(share, began + seconds, False)
        self.seconds_left -= time.monotonic() - began
        return self.search.best()

    def look_forward(self, s: State, seat: i64, chosen: i64) -> None:
        """If the turn goes on without a surprise, keep what was thought of its next choice."""
        self.expected = None
        after = s.copy()
        after.apply(chosen)
        while self.search.follow(chosen) and after.actor() == seat and after.turn() == self.turn:
            actions = after.legal()
            if len(actions) > 1:
                self.expected = self.title.view(after, int(seat), True)
                return
            chosen = actions[0]
            after.apply(chosen)

"""The shapes of steps that rulebooks are made of: choices by a verb, draws, everybody in order.

A game subclasses a shape and writes what is its own: what speaks against a choice (`against`) and what it
does (`choose`). `why`, `legal` and `apply` follow from these. The verb is given when the step is added:

    class Discard(Choose[Mygame]):
        "A player discards a card of their choice (End of the turn)."

        def against(self, s: Mygame, seat: i64, arg: i64, card: i64) -> i64:
            return OK if s.cards.where[card] == HAND + seat else NOT_IN_HAND

        def choose(self, s: Mygame, seat: i64, arg: i64, card: i64) -> None:
            s.cards.move(card, DISCARD, s.cards.everyone())

    DISCARD_CARD: Final[i64] = STEPS.add(Discard(verbs.DISCARD))
"""

from __future__ import annotations

from typing import Generic

from librt.vecs import append, vec
from mypy_extensions import i64, mypyc_attr

from serai.core.actions import NOT_NOW, OK, Verb
from serai.core.pieces import Pieces
from serai.core.state import Chance, S, State, Step, Weighted


@mypyc_attr(allow_interpreted_subclasses=True)
class ByVerb(Step[S], Generic[S]):
    """A choice whose actions are all of one verb; if it is `secret`, only the chooser sees what is named."""

    verb: Verb
    secret: bool

    def __init__(self, verb: Verb, secret: bool = False) -> None:
        self.verb = verb
        self.secret = secret

    def shown(self, s: S, seat: i64, arg: i64, action: i64, reader: i64) -> i64:
        return ~self.verb.base if self.secret and reader != seat and self.verb.has(action) else action

    def legal(self, s: S, seat: i64, arg: i64) -> vec[i64]:
        return self.add_legal(s, seat, arg, vec[i64](capacity=8))

    def add_legal(self, s: S, seat: i64, arg: i64, actions: vec[i64]) -> vec[i64]:
        """The list with the actions of this choice at its end, ascending."""
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Choose(ByVerb[S], Generic[S]):
    """Somebody names one thing: a card, a tile, a task. A verb without arguments names nothing, number 0."""

    everything: vec[i64]

    def __init__(self, verb: Verb, secret: bool = False) -> None:
        super().__init__(verb, secret)
        self.everything = vec[i64](list(range(int(verb.end - verb.base))))

    def among(self, s: S, seat: i64, arg: i64) -> vec[i64]:
        """What could be named at all, ascending; narrow it where it is few of many. Never change it."""
        return self.everything

    def against(self, s: S, seat: i64, arg: i64, named: i64) -> i64:
        """OK, or the number of the reason against naming it. Anything may be asked."""
        return OK

    def choose(self, s: S, seat: i64, arg: i64, named: i64) -> None:
        """Carry out the choice and push what follows."""
        raise NotImplementedError

    def why(self, s: S, seat: i64, arg: i64, action: i64) -> i64:
        return self.against(s, seat, arg, self.verb.arg(action)) if self.verb.has(action) else NOT_NOW

    def add_legal(self, s: S, seat: i64, arg: i64, actions: vec[i64]) -> vec[i64]:
        base = self.verb.base
        for named in self.among(s, seat, arg):
            if self.against(s, seat, arg, named) == OK:
                actions = append(actions, base + named)
        return actions

    def apply(self, s: S, seat: i64, arg: i64, action: i64) -> None:
        self.choose(s, seat, arg, self.verb.arg(action))


@mypyc_attr(allow_interpreted_subclasses=True)
class ChoosePair(ByVerb[S], Generic[S]):
    """Somebody names two things at once: a card and where it goes."""

    all_firsts: vec[i64]
    all_seconds: vec[i64]

    def __init__(self, verb: Verb, secret: bool = False) -> None:
        super().__init__(verb, secret)
        self.all_firsts = vec[i64](list(range(len(verb.labels[0]))))
        self.all_seconds = vec[i64](list(range(len(verb.labels[1]))))

    def firsts(self, s: S, seat: i64, arg: i64) -> vec[i64]:
        """What could be named first, ascending; narrow it where it is few of many."""
        return self.all_firsts

    def seconds(self, s: S, seat: i64, arg: i64) -> vec[i64]:
        """What could be named second, ascending."""
        return self.all_seconds

    def against_pair(self, s: S, seat: i64, arg: i64, first: i64, second: i64) -> i64:
        """OK, or the number of the reason against naming these two. Anything may be asked."""
        return OK

    def choose_pair(self, s: S, seat: i64, arg: i64, first: i64, second: i64) -> None:
        """Carry out the choice and push what follows."""
        raise NotImplementedError

    def why(self, s: S, seat: i64, arg: i64, action: i64) -> i64:
        verb = self.verb
        if not verb.has(action):
            return NOT_NOW
        return self.against_pair(s, seat, arg, verb.first(action), verb.second(action))

    def add_legal(self, s: S, seat: i64, arg: i64, actions: vec[i64]) -> vec[i64]:
        seconds = self.seconds(s, seat, arg)
        for first in self.firsts(s, seat, arg):
            row = self.verb.of(first)
            for second in seconds:
                if self.against_pair(s, seat, arg, first, second) == OK:
                    actions = append(actions, row + second)
        return actions

    def apply(self, s: S, seat: i64, arg: i64, action: i64) -> None:
        self.choose_pair(s, seat, arg, self.verb.first(action), self.verb.second(action))


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseOrDone(Choose[S], Generic[S]):
    """As Choose, or done without one."""

    done: Verb

    def __init__(self, verb: Verb, done: Verb, secret: bool = False) -> None:
        super().__init__(verb, secret)
        self.done = done

    def asked(self, s: S, seat: i64, arg: i64) -> bool:
        """Whether there is a choice to decline."""
        return True

    def stop(self, s: S, seat: i64, arg: i64) -> None:
        """What "done" does: nothing, unless a game says otherwise."""

    def why(self, s: S, seat: i64, arg: i64, action: i64) -> i64:
        if action == self.done.base:
            return OK if self.asked(s, seat, arg) else NOT_NOW
        return self.against(s, seat, arg, self.verb.arg(action)) if self.verb.has(action) else NOT_NOW

    def add_legal(self, s: S, seat: i64, arg: i64, actions: vec[i64]) -> vec[i64]:
        asked = self.asked(s, seat, arg)
        if asked and self.done.base < self.verb.base:
            actions = append(actions, self.done.base)
        base = self.verb.base
        for named in self.among(s, seat, arg):
            if self.against(s, seat, arg, named) == OK:
                actions = append(actions, base + named)
        if asked and self.done.base > self.verb.base:
            actions = append(actions, self.done.base)
        return actions

    def apply(self, s: S, seat: i64, arg: i64, action: i64) -> None:
        if action == self.done.base:
            self.stop(s, seat, arg)
        else:
            self.choose(s, seat, arg, self.verb.arg(action))


@mypyc_attr(allow_interpreted_subclasses=True)
class AnyOf(Step[S], Generic[S]):
    """One of several choices, each by a verb of its own."""

    parts: list[ByVerb[S]]

    def __init__(self, parts: list[ByVerb[S]]) -> None:
        self.parts = sorted(parts, key=_base)

    def otherwise(self, s: S, seat: i64, arg: i64, action: i64) -> i64:
        """The reason against an action that is none of the parts'."""
        return NOT_NOW

    def why(self, s: S, seat: i64, arg: i64, action: i64) -> i64:
        for part in self.parts:
            if part.verb.has(action):
                return part.why(s, seat, arg, action)
        return self.otherwise(s, seat, arg, action)

    def legal(self, s: S, seat: i64, arg: i64) -> vec[i64]:
        actions = vec[i64](capacity=32)
        for part in self.parts:
            actions = part.add_legal(s, seat, arg, actions)
        return actions

    def apply(self, s: S, seat: i64, arg: i64, action: i64) -> None:
        for part in self.parts:
            if part.verb.has(action):
                part.apply(s, seat, arg, action)
                return

    def shown(self, s: S, seat: i64, arg: i64, action: i64, reader: i64) -> i64:
        for part in self.parts:
            if part.verb.has(action):
                return part.shown(s, seat, arg, action, reader)
        return action


def _base(part: ByVerb[S]) -> int:
    return part.verb.base


@mypyc_attr(allow_interpreted_subclasses=True)
class AnyOfOrDone(AnyOf[S], Generic[S]):
    """As AnyOf, or done without one. Where nothing can be chosen, nobody is asked."""

    done: Verb

    def __init__(self, parts: list[ByVerb[S]], done: Verb) -> None:
        super().__init__(parts)
        self.done = done
        if done.base < self.parts[-1].verb.base:
            raise ValueError(f"'{done.name}' must be declared after the verbs that it declines")

    def stop(self, s: S, seat: i64, arg: i64) -> None:
        """What "done" does: nothing, unless a game says otherwise."""

    def why(self, s: S, seat: i64, arg: i64, action: i64) -> i64:
        if action == self.done.base:
            return OK if len(super().legal(s, seat, arg)) > 0 else NOT_NOW
        return super().why(s, seat, arg, action)

    def legal(self, s: S, seat: i64, arg: i64) -> vec[i64]:
        actions = super().legal(s, seat, arg)
        return append(actions, self.done.base) if len(actions) > 0 else actions

    def apply(self, s: S, seat: i64, arg: i64, action: i64) -> None:
        if action == self.done.base:
            self.stop(s, seat, arg)
        else:
            super().apply(s, seat, arg, action)


@mypyc_attr(allow_interpreted_subclasses=True)
class Draw(Chance[S], Generic[S]):
    """Chance names one thing out of those that are possible, all equally likely."""

    verb: Verb

    def __init__(self, verb: Verb) -> None:
        self.verb = verb

    def possible(self, s: S, seat: i64, arg: i64, drawn: i64) -> bool:
        """Whether it may come up."""
        return True

    def happen(self, s: S, seat: i64, arg: i64, drawn: i64) -> None:
        """It has come up."""
        raise NotImplementedError

    def why(self, s: S, seat: i64, arg: i64, action: i64) -> i64:
        verb = self.verb
        return OK if verb.has(action) and self.possible(s, seat, arg, verb.arg(action)) else NOT_NOW

    def legal(self, s: S, seat: i64, arg: i64) -> vec[i64]:
        outcomes = vec[i64](capacity=32)
        base = self.verb.base
        for drawn in range(self.verb.end - base):
            if self.possible(s, seat, arg, drawn):
                outcomes = append(outcomes, base + drawn)
        return outcomes

    def apply(self, s: S, seat: i64, arg: i64, action: i64) -> None:
        self.happen(s, seat, arg, self.verb.arg(action))


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawPiece(Chance[S], Generic[S]):
    """A hidden piece is drawn from a zone; if it is `secret`, only the drawer sees which."""

    verb: Verb
    zone: i64
    secret: bool

    def __init__(self, verb: Verb, zone: i64, secret: bool = False) -> None:
        self.verb = verb
        self.zone = zone
        self.secret = secret

    def pieces(self, s: S) -> Pieces:
        """The pieces it is drawn from."""
        raise NotImplementedError

    def back(self, s: S, seat: i64, arg: i64) -> i64:
        """The back of the pile that is drawn from, where one zone holds piles with different backs."""
        return 0

    def alike(self, s: S, seat: i64, arg: i64) -> i64:
        """A piece to name in place of those that other readers cannot tell apart."""
        return 0

    def happen(self, s: S, seat: i64, arg: i64, piece: i64) -> None:
        """The piece has been drawn."""
        raise NotImplementedError

    def why(self, s: S, seat: i64, arg: i64, action: i64) -> i64:
        if not self.verb.has(action):
            return NOT_NOW
        pieces = self.pieces(s)
        piece = self.verb.arg(action)
        if piece >= len(pieces.where) or pieces.where[piece] != self.zone:
            return NOT_NOW
        return OK if pieces.back[piece] == self.back(s, seat, arg) else NOT_NOW

    def legal(self, s: S, seat: i64, arg: i64) -> vec[i64]:
        outcomes = vec[i64](capacity=64)
        pieces = self.pieces(s)
        where = pieces.where
        backs = pieces.back
        back = self.back(s, seat, arg)
        zone = self.zone
        base = self.verb.base
        for piece in range(i64(len(where))):
            if where[piece] == zone and backs[piece] == back:
                outcomes = append(outcomes, base + piece)
        return outcomes

    def apply(self, s: S, seat: i64, arg: i64, action: i64) -> None:
        self.happen(s, seat, arg, self.verb.arg(action))

    def shown(self, s: S, seat: i64, arg: i64, action: i64, reader: i64) -> i64:
        return ~self.verb.at(self.alike(s, seat, arg)) if self.secret and reader != seat else action


@mypyc_attr(allow_interpreted_subclasses=True)
class DrawKind(Weighted[S], Generic[S]):
    """Chance names a kind, as likely as it has copies; if it is `secret`, only the drawer sees it."""

    verb: Verb
    secret: bool

    def __init__(self, verb: Verb, secret: bool = False) -> None:
        self.verb = verb
        self.secret = secret

    def copies(self, s: S, seat: i64, arg: i64, kind: i64) -> i64:
        """How many things of this kind there are to draw."""
        raise NotImplementedError

    def happen(self, s: S, seat: i64, arg: i64, kind: i64) -> None:
        """One of this kind has been drawn."""
        raise NotImplementedError

    def why(self, s: S, seat: i64, arg: i64, action: i64) -> i64:
        verb = self.verb
        return OK if verb.has(action) and self.copies(s, seat, arg, verb.arg(action)) > 0 else NOT_NOW

    def legal(self, s: S, seat: i64, arg: i64) -> vec[i64]:
        outcomes = vec[i64](capacity=8)
        base = self.verb.base
        for kind in range(self.verb.end - base):
            if self.copies(s, seat, arg, kind) > 0:
                outcomes = append(outcomes, base + kind)
        return outcomes

    def weight(self, s: S, seat: i64, arg: i64, outcome: i64) -> i64:
        return self.copies(s, seat, arg, self.verb.arg(outcome))

    def apply(self, s: S, seat: i64, arg: i64, action: i64) -> None:
        self.happen(s, seat, arg, self.verb.arg(action))

    def shown(self, s: S, seat: i64, arg: i64, action: i64, reader: i64) -> i64:
        return ~self.verb.base if self.secret and reader != seat else action


@mypyc_attr(allow_interpreted_subclasses=True)
class ChooseSeat(Draw[S], Generic[S]):
    """Chance names one of the seats, such as the one that starts."""

    def possible(self, s: S, seat: i64, arg: i64, drawn: i64) -> bool:
        return drawn < s.game.seats


def push_in_order(s: State, step: i64, first: i64, arg: i64 = 0) -> None:
    """Push a step for every seat, so that `first` comes first and the others follow clockwise."""
    seats = s.game.seats
    for later in range(seats):
        s.push(step, (first + seats - 1 - later) % seats, arg)

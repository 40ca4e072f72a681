"""A witness of perfect memory: what one reader knows for certain of where hidden pieces are.

It does not ask what the engine holds a reader to know. It looks at the reader's view after every beat of a
game, finds out which pieces that view shows (would it be another if two pieces changed places?), and sees
that something has gone from one place to another. From this it keeps for each piece the places where it could
be. A place is a zone, or one height of an ordered zone: there pieces do not mix.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from serai.core.state import State
from serai.core.title import Title

Place = tuple[int, int]  # zone, order
TRIED = 2  # pieces of each place, to find out whether the view would show another one


def hidden_pieces(s: State) -> list[str]:
    """The names of the fields that hold hidden pieces."""
    return [name for name in s.fields() if hasattr(getattr(s, name), "redeal")]


def places(s: State, name: str) -> list[Place]:
    pieces = getattr(s, name)
    return [(int(zone), int(order)) for zone, order in zip(pieces.where, pieces.order, strict=True)]


def backs(s: State, name: str) -> list[int]:
    return [int(back) for back in getattr(s, name).back]


def rotated(s: State, name: str, group: list[int]) -> State:
    """A copy in which each piece of a group is in every respect where the next one was."""
    other = s.copy()
    pieces = getattr(other, name)
    for field in pieces.fields():
        values = getattr(pieces, field)
        if hasattr(values, "__len__"):
            turned = values[:]
            for piece, following in zip(group, [*group[1:], group[0]], strict=True):
                turned[piece] = values[following]
            setattr(pieces, field, turned)
    return other


class Witness:
    def __init__(self, title: Title, s: State, reader: int) -> None:
        self.title = title
        self.reader = reader
        self.view = title.view(s, reader)
        self.before = {name: places(s, name) for name in hidden_pieces(s)}
        self.could = {name: [{place} for place in at] for name, at in self.before.items()}

    def watch(self, s: State) -> None:
        """Take in what this reader is shown after a beat."""
        view = self.title.view(s, self.reader)
        for name, before in self.before.items():
            now = places(s, name)
            if now != before or view != self.view:
                self.take_in(s, name, view, before, now)
                self.before[name] = now
        self.view = view

    def take_in(self, s: State, name: str, view: Any, before: list[Place], now: list[Place]) -> None:
        could, back = self.could[name], backs(s, name)
        moved = [piece for piece in range(len(now)) if now[piece] != before[piece]]
        shown = self.shown(s, name, view, moved)
        gone = {(before[piece], now[piece], back[piece]) for piece in moved if piece not in shown}
        for piece, at in enumerate(could):
            new = {new for old, new, of in gone if old in at and of == back[piece]}
            emptied = {old for old, _, of in gone if old[1] and of == back[piece]}
            could[piece] = at - emptied | new
        for piece in shown:
            could[piece] = {now[piece]}
        self.count(could, back, now)

    def count(self, could: list[set[Place]], back: list[int], now: list[Place]) -> None:
        """Where all pieces of a place and a back are known, and where there are none, there is no other."""
        room = Counter(zip(now, back, strict=True))
        full: set[tuple[Place, int]] = set()
        while True:
            known = Counter((next(iter(at)), of) for at, of in zip(could, back, strict=True) if len(at) == 1)
            new = {(place, of) for at, of in zip(could, back, strict=True) for place in at} - full
            new = {key for key in new if known[key] == room[key]}
            if not new:
                return
            full |= new
            for piece, at in enumerate(could):
                if len(at) > 1:
                    could[piece] = {place for place in at if (place, back[piece]) not in new}

    def shown(self, s: State, name: str, view: Any, moved: list[int]) -> set[int]:
        """The pieces among those that moved or were in doubt whose faces the view shows."""
        at, back = places(s, name), backs(s, name)
        doubtful = [piece for piece, could in enumerate(self.could[name]) if len(could) > 1]
        still = [piece for piece in doubtful if piece not in moved]
        asked = list(moved)
        if not self.looks_the_same(s, name, view, apart(still, at, back)):
            asked += still
        found: set[int] = set()
        for piece in asked:
            alike = [
                other for other in range(len(at)) if back[other] == back[piece] and at[other] != at[piece]
            ]
            unsure = [other for other in alike if other in doubtful] or alike
            nth: Counter[Place] = Counter()
            for other in unsure:
                nth[at[other]] += 1
                if nth[at[other]] <= TRIED and self.looks_the_same(s, name, view, [[piece, other]]):
                    break
            else:
                found.add(piece)
        return found

    def looks_the_same(self, s: State, name: str, view: Any, groups: Iterable[list[int]]) -> bool:
        """Whether pieces could change places within each group, and the reader would not see it."""
        other = s
        for group in groups:
            other = rotated(other, name, group)
        return other is s or (
            self.title.view(other, self.reader) == view and self.title.faults(other) == self.title.faults(s)
        )

    def contradictions(self, s: State) -> list[str]:
        """What in this state cannot be, after all that was seen."""
        return [
            f"{name} {piece} is in {at}, but could only be in {sorted(self.could[name][piece])}"
            for name in self.could
            for piece, at in enumerate(places(s, name))
            if at not in self.could[name][piece]
        ]


def apart(pieces: list[int], at: list[Place], back: list[int]) -> list[list[int]]:
    """The pieces in groups of one back, so that neighbours lie in different places as far as possible."""
    groups: dict[int, list[int]] = {}
    turn: Counter[Place] = Counter()
    for piece in pieces:
        turn[at[piece]] += 1
        groups.setdefault(back[piece], []).append(piece)
    nth: Counter[Place] = Counter()
    key = {}
    for piece in pieces:
        nth[at[piece]] += 1
        key[piece] = nth[at[piece]] / (turn[at[piece]] + 1)
    return [sorted(group, key=lambda piece: (key[piece], at[piece])) for group in groups.values()]

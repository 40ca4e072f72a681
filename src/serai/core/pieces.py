"""Hidden pieces: where each one is, and for every reader the zones it could be in.

Readers are the seats and, numbered after the last seat, the spectator. Knowledge is kept as one word per
piece with a lane of zone bits for each reader, so readers times zones must not exceed 62: five seats and the
spectator leave room for ten zones.
"""

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serai.core.rng import Rng

LANES: Final[i64] = 62
SWEEPS: Final[i64] = 4  # where doubts are of several kinds; two were as good as 32 in most mid-game positions


class Pieces:
    where: vec[i64]  # [piece] zone: every piece is in exactly one, by construction
    order: vec[i64]  # [piece] place within an ordered zone
    may: vec[i64]  # [piece] for each reader a lane of bits: the zones it could be in
    back: vec[i64]  # [piece] pieces with different backs are never mistaken for each other; never changes
    zones: i64
    readers: i64
    every: i64  # bit 0 of each reader's lane
    learned: i64  # grows whenever a reader sees what it did not know: the undo barrier

    def __init__(self, readers: i64, zones: i64) -> None:
        if readers * zones > LANES:
            most = LANES // readers
            raise ValueError(f"{zones} zones: {readers - 1} seats and a spectator leave room for {most}")
        self.readers = readers
        self.zones = zones
        self.every = self.lanes((1 << readers) - 1)
        self.learned = 0

    def deal(self, zone: vec[i64]) -> None:
        """Put each piece into its zone of `zone`, in the open."""
        self.where = zone[:]
        self.back = vec[i64]([0] * len(zone))
        self.order = vec[i64]([0] * len(zone))
        self.may = vec[i64]([0] * len(zone))
        for piece in range(i64(len(zone))):
            self.may[piece] = self.every << zone[piece]

    def tell_apart(self, back: vec[i64]) -> None:
        """Give the pieces their backs; without this all are alike."""
        self.back = back

    def fields(self) -> list[str]:
        return ["where", "order", "may", "learned"]

    def copy(self) -> "Pieces":
        twin = Pieces(self.readers, self.zones)
        twin.where = self.where[:]
        twin.order = self.order[:]
        twin.may = self.may[:]
        twin.back = self.back
        twin.learned = self.learned
        return twin

    def everyone(self) -> i64:
        """The set of all readers."""
        return (1 << self.readers) - 1

    def lanes(self, readers: i64) -> i64:
        """Bit 0 of the lane of each reader in the set."""
        lanes: i64 = 0
        for reader in range(self.readers):
            if readers >> reader & 1:
                lanes |= 1 << (self.zones * reader)
        return lanes

    def lane(self, piece: i64, reader: i64) -> i64:
        """The zones in which `reader` thinks the piece could be."""
        return self.may[piece] >> (self.zones * reader) & ((1 << self.zones) - 1)

    def count(self, zone: i64) -> i64:
        n: i64 = 0
        for piece in range(i64(len(self.where))):
            if self.where[piece] == zone:
                n += 1
        return n

    def members(self, zone: i64) -> vec[i64]:
        """The pieces of a zone, by number."""
        out = vec[i64](capacity=16)
        for piece in range(i64(len(self.where))):
            if self.where[piece] == zone:
                out = append(out, piece)
        return out

    def end_of(self, zone: i64, back: i64, first: bool) -> i64:
        """The first or the last piece of an ordered zone among those with a back, or -1 if there is none."""
        found: i64 = -1
        where = self.where
        for piece in range(i64(len(where))):
            if where[piece] != zone or self.back[piece] != back:
                continue
            if found < 0 or (self.order[piece] < self.order[found]) == first:
                found = piece
        return found

    def knows(self, piece: i64, reader: i64) -> bool:
        """Whether `reader` knows where the piece is."""
        return self.lane(piece, reader) == 1 << self.where[piece]

    def know(self, piece: i64, readers: i64) -> None:
        """Record that these readers know where the piece is."""
        seen = self.lanes(readers)
        full = (seen << self.zones) - seen
        self.may[piece] = self.may[piece] & ~full | seen << self.where[piece]

    def show(self, piece: i64, readers: i64) -> None:
        """These readers see the piece where it is."""
        before = self.may[piece]
        self.know(piece, readers)
        if self.may[piece] != before:
            self.learned += 1

    def move(self, piece: i64, zone: i64, readers: i64, order: i64 = 0) -> None:
        """`readers` see which piece moves; the others, that one of this zone has gone to that."""
        self.show(piece, readers)
        old = self.where[piece]
        blind = self.every & ~self.lanes(readers)
        if blind:
            back = self.back[piece]
            for other in range(i64(len(self.may))):
                if self.back[other] == back:
                    word = self.may[other]
                    self.may[other] = word | (word >> old & blind) << zone
        self.where[piece] = zone
        self.order[piece] = order
        self.know(piece, readers)

    def shuffle(self, old: i64, new: i64) -> None:
        """Mix all pieces of a zone into a pile: everyone still knows that they are in it."""
        for piece in range(i64(len(self.where))):
            self.may[piece] = (
                self.may[piece] & ~(self.every << old) | (self.may[piece] >> old & self.every) << new
            )
            if self.where[piece] == old:
                self.where[piece] = new
                self.order[piece] = 0

    def clear(self, zone: i64) -> None:
        """A hidden zone has been emptied in the open: nothing can be there any more."""
        for piece in range(i64(len(self.where))):
            self.may[piece] = self.may[piece] & ~(self.every << zone)

    def not_certain(self, reader: i64) -> vec[i64]:
        """The pieces that `reader` cannot place."""
        out = vec[i64](capacity=64)
        for piece in range(i64(len(self.where))):
            lane = self.lane(piece, reader)
            if lane & (lane - 1):
                out = append(out, piece)
        return out

    def redeal(self, reader: i64, rng: Rng, sweeps: i64 = SWEEPS) -> None:
        """Exchange, at random, pieces that `reader` could not tell apart.

        Pieces that lie in some zones and could each be in any of these zones are alike there, so shuffling
        them favours no placement that the reader holds possible. A sweep does this for the zones of every
        lane and for those that two lanes share: that way any two pieces that could change places meet. Only
        a placement that takes an exchange of three at once is missed, which one small random history in ten
        thousand has. Where all pieces of a back have the same lane, one shuffle is enough and exact.
        """
        hidden = self.not_certain(reader)
        kinds = vec[i64](capacity=64)  # [hidden piece] its back and the reader's lane
        known = vec[i64](capacity=8)
        groups = vec[i64](capacity=8)  # a back and zones
        doubts: i64 = 1
        for piece in hidden:
            kind = self.back[piece] << self.zones | self.lane(piece, reader)
            kinds = append(kinds, kind)
            if kind in known:
                continue
            known = append(known, kind)
            for other in known:
                if kind >> self.zones == other >> self.zones:
                    if kind != other:
                        doubts = sweeps
                    group = kind & other
                    if group not in groups:
                        groups = append(groups, group)
        for _ in range(min(doubts, sweeps)):
            for group in groups:
                self.shuffle_alike(hidden, kinds, group, reader, rng)

    def shuffle_alike(self, hidden: vec[i64], kinds: vec[i64], group: i64, reader: i64, rng: Rng) -> None:
        """Shuffle the hidden pieces that lie in the zones of `group` and could be in any of them."""
        back = group >> self.zones
        pool = vec[i64](capacity=64)
        for n in range(i64(len(hidden))):
            kind = kinds[n]
            if kind & group == group and kind >> self.zones == back and group >> self.where[hidden[n]] & 1:
                pool = append(pool, hidden[n])
        mine = ((1 << self.zones) - 1) << (self.zones * reader)
        count: i64 = len(pool)
        for n in range(count - 1):
            a = pool[n]
            b = pool[n + rng.below(count - n)]
            zone = self.where[a]
            self.where[a] = self.where[b]
            self.where[b] = zone
            order = self.order[a]
            self.order[a] = self.order[b]
            self.order[b] = order
            # What the others know belongs to the place, not to the piece.
            word_a = self.may[a]
            word_b = self.may[b]
            self.may[a] = word_b & ~mine | word_a & mine
            self.may[b] = word_a & ~mine | word_b & mine

    def truth_is_possible(self) -> bool:
        """Whether every piece lies where every reader thinks it could."""
        for piece in range(i64(len(self.where))):
            if self.may[piece] >> self.where[piece] & self.every != self.every:
                return False
        return True

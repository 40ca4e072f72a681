"""Hidden pieces: where each one is, what every reader could know of it, and the moves that were made.

Readers are the seats and, numbered after the last seat, the spectator. What they could know is kept twice.
`may` is one word per piece with a lane of zone bits for each reader, so readers times zones must not exceed
62: five seats and the spectator leave room for ten zones. Lanes are quick to ask, never wrong, and often too
wide. The past is the list of moves and who saw them, for as long as anybody could be in doubt: from it pieces
are dealt anew so that nothing a reader has seen is contradicted.
"""

from typing import Final

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from serai.core.rng import Rng

LANES: Final[i64] = 62

# A word of the past: a piece, the place it left, the place it came to, whether it could have been any piece
# of the zone it left, and the readers who saw it.
PIECE: Final[i64] = 0x3FF
PLACE: Final[i64] = 0x3F
OLD: Final[i64] = 10
NEW: Final[i64] = 16
ANY: Final[i64] = 22
SEEN_BY: Final[i64] = 23
IN_ORDER: Final[i64] = 63  # a place of its own within an ordered zone, where pieces do not mix
NOTHING: Final[i64] = -1


class Pieces:
    where: vec[i64]  # [piece] zone: every piece is in exactly one, by construction
    order: vec[i64]  # [piece] place within an ordered zone, 0 where pieces mix
    may: vec[i64]  # [piece] for each reader a lane of bits: the zones it could be in
    past: vec[i64]  # the moves that somebody could be in doubt about, the oldest first
    past_is_shared: bool  # with a copy: to be copied itself before it changes
    back: vec[i64]  # [piece] pieces with different backs are never mistaken for each other; never changes
    zones: i64
    readers: i64
    every: i64  # bit 0 of each reader's lane
    learned: i64  # grows whenever a reader sees what it did not know
    news: i64  # the lanes in which that happened since they were last cleared

    def __init__(self, readers: i64, zones: i64, every: i64 = 0) -> None:
        if readers * zones > LANES:
            most = LANES // readers
            raise ValueError(f"{zones} zones: {readers - 1} seats and a spectator leave room for {most}")
        self.readers = readers
        self.zones = zones
        self.every = every or self.lanes((1 << readers) - 1)
        self.learned = 0
        self.news = 0

    def deal(self, zone: vec[i64]) -> None:
        """Put each piece into its zone of `zone`, in the open."""
        if len(zone) > PIECE:
            raise ValueError(f"there can be no more than {PIECE} pieces, not {len(zone)}")
        self.where = zone[:]
        self.back = vec[i64]([0] * len(zone))
        self.order = vec[i64]([0] * len(zone))
        self.may = vec[i64]([0] * len(zone))
        self.past = vec[i64]()
        self.past_is_shared = False
        for piece in range(i64(len(zone))):
            self.may[piece] = self.every << zone[piece]

    def set_backs(self, back: vec[i64]) -> None:
        """Give the pieces their backs; without this all are alike."""
        self.back = back

    def fields(self) -> list[str]:
        """What a position consists of."""
        return ["where", "order", "may", "learned"]

    def saved(self) -> list[str]:
        """What a save consists of: the past decides what can be dealt anew, and not what happens."""
        return ["where", "order", "may", "learned", "past"]

    def copy(self) -> "Pieces":
        twin = Pieces(self.readers, self.zones, self.every)
        twin.where = self.where[:]
        twin.order = self.order[:]
        twin.may = self.may[:]
        twin.past = self.past
        twin.past_is_shared = self.past_is_shared = True
        twin.back = self.back
        twin.learned = self.learned
        twin.news = self.news
        return twin

    def same_as(self, other: "Pieces") -> bool:
        """Whether all pieces are where the other ones are, and as much is known of them."""
        if self.learned != other.learned or self.where != other.where:
            return False
        return self.order == other.order and self.may == other.may

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
        where = self.where
        n: i64 = 0
        for piece in range(i64(len(where))):
            if where[piece] == zone:
                n += 1
        return n

    def members(self, zone: i64) -> vec[i64]:
        """The pieces of a zone, by number."""
        where = self.where
        out = vec[i64](capacity=16)
        for piece in range(i64(len(where))):
            if where[piece] == zone:
                out = append(out, piece)
        return out

    def count_of(self, zone: i64, back: i64) -> i64:
        """How many pieces of a zone have this back."""
        where = self.where
        n: i64 = 0
        for piece in range(i64(len(where))):
            if where[piece] == zone and self.back[piece] == back:
                n += 1
        return n

    def one_of(self, zone: i64, back: i64 = 0) -> i64:
        """The lowest piece of a zone among those with a back, or -1 if there is none."""
        where = self.where
        for piece in range(i64(len(where))):
            if where[piece] == zone and self.back[piece] == back:
                return piece
        return NOTHING

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

    def learn(self, piece: i64, readers: i64) -> None:
        """These readers know from now on where the piece is; note to whom of them that is new."""
        before = self.may[piece]
        self.know(piece, readers)
        if self.may[piece] != before:
            self.learned += 1
            self.news |= before ^ self.may[piece]

    def learners(self) -> i64:
        """The readers who have seen what they did not know, since `news` was last cleared."""
        found: i64 = 0
        for reader in range(self.readers):
            if self.news >> (self.zones * reader) & ((1 << self.zones) - 1):
                found |= 1 << reader
        return found

    def place(self, piece: i64) -> i64:
        """The zone of a piece, or IN_ORDER if it does not mix with the others there."""
        return IN_ORDER if self.order[piece] else self.where[piece]

    def note(self, piece: i64, left: i64, any_piece: bool, readers: i64) -> None:
        """Add to the past that a piece has come from a place to where it is now."""
        if self.past_is_shared:
            self.past = self.past[:]
            self.past_is_shared = False
        if readers != self.everyone():
            word = piece | left << OLD | self.place(piece) << NEW | readers << SEEN_BY
            self.past = append(self.past, word | 1 << ANY if any_piece else word)
        else:
            self.forget(piece)
            self.note_arrival(piece)

    def forget(self, piece: i64) -> None:
        """Clear the past of a piece that everyone has seen: nobody is in doubt about that."""
        past = self.past
        kept: i64 = 0
        end: i64 = len(past)
        for time in range(end):
            if past[time] & PIECE != piece:
                past[kept] = past[time]
                kept += 1
        for _ in range(end - kept):
            self.past, _word = pop(self.past)

    def note_arrival(self, piece: i64) -> None:
        """Everyone sees a piece: where something left unseen before, it cannot have been this one."""
        at = self.place(piece)
        for word in self.past:
            if word >> ANY & 1 and word >> OLD & PLACE == at:
                seen = piece | at << OLD | at << NEW | self.everyone() << SEEN_BY
                self.past = append(self.past, seen)
                return

    def show(self, piece: i64, readers: i64) -> None:
        """These readers see the piece where it is."""
        self.learn(piece, readers)
        self.note(piece, self.place(piece), False, readers)

    def move(self, piece: i64, zone: i64, readers: i64, order: i64 = 0, taken: i64 = NOTHING) -> None:
        """`readers` see which piece moves; the others, that one of this zone has gone to that.

        From an ordered zone they see which place it leaves. If it is given for a piece just taken, all know
        that it is not the same one.
        """
        self.learn(piece, readers)
        left = self.place(piece)
        old = self.where[piece]
        blind = self.every & ~self.lanes(readers)
        if blind:
            may = self.may
            backs = self.back
            back = backs[piece]
            for other in range(i64(len(backs))):
                if backs[other] == back:
                    word = may[other]
                    may[other] = word | (word >> old & blind) << zone
        self.where[piece] = zone
        self.order[piece] = order
        self.know(piece, readers)
        self.note(piece, left, left != IN_ORDER, readers)
        if taken != NOTHING:
            self.note(taken, self.place(taken), False, self.everyone())

    def move_from_end(self, piece: i64, zone: i64, seat: i64) -> None:
        """A seat takes the first or last piece of an ordered zone, its face unseen by the others.

        Whoever saw it put there knows which it is, and whoever saw another one put there knows that it stays.
        """
        knew = self.copy()
        old = self.where[piece]
        readers: i64 = 1 << seat
        for reader in range(self.readers):
            if knew.knows(piece, reader):
                readers |= 1 << reader
        self.move(piece, zone, readers)
        for other in self.members(old):
            for reader in range(self.readers):
                if knew.knows(other, reader):
                    self.know(other, 1 << reader)

    def show_all(self, zone: i64) -> None:
        """Everyone sees the pieces of a zone."""
        for piece in self.members(zone):
            self.show(piece, self.everyone())

    def shuffle(self, old: i64, new: i64) -> None:
        """Mix all pieces of a zone into a pile: everyone still knows that they are in it."""
        if self.count(new) == 0:
            self.begin_anew(new)
        for piece in range(i64(len(self.where))):
            word = self.may[piece]
            self.may[piece] = word & ~(self.every << old) | (word >> old & self.every) << new
            if self.where[piece] == old:
                left = self.place(piece)
                self.where[piece] = new
                self.order[piece] = 0
                self.note(piece, left, False, self.everyone() if word == self.every << old else 0)

    def begin_anew(self, zone: i64) -> None:
        """A zone is empty: in the past it was another place than it will be, if there is a number for it."""
        used: i64 = 0
        for word in self.past:
            used |= 1 << (word >> OLD & PLACE) | 1 << (word >> NEW & PLACE)
        place = self.zones
        while used >> place & 1:
            place += 1
        if place >= LANES:
            return
        past = self.past[:]
        for time in range(i64(len(past))):
            if past[time] >> OLD & PLACE == zone:
                past[time] = past[time] & ~(PLACE << OLD) | place << OLD
            if past[time] >> NEW & PLACE == zone:
                past[time] = past[time] & ~(PLACE << NEW) | place << NEW
        self.past = past
        self.past_is_shared = False

    def clear(self, zone: i64) -> None:
        """A hidden zone has been emptied in the open: nothing can be there any more."""
        for piece in range(i64(len(self.where))):
            self.may[piece] = self.may[piece] & ~(self.every << zone)

    def redeal(self, reader: i64, rng: Rng) -> None:
        """Exchange, at random, pieces that `reader` could not tell apart.

        The past happens once more, as far as the reader has not seen it. Whenever one of a zone's pieces
        went away unseen, it was any of those which lay there then, have the same back, and have not been
        seen since. So every re-deal is a game that this reader could have watched.
        """
        past = self.past
        end: i64 = len(past)
        if end == 0:
            return
        where = self.where
        order = self.order
        at = where[:]  # [true piece] its place; at first the one where it was last seen
        seen = where[:]  # [true piece] when it was last seen
        now = where[:]  # [true piece] the piece that is there instead
        free = where[:]  # [true piece] whether it has gone on since then; later, the pieces in doubt
        pieces: i64 = len(where)
        left: i64 = 0  # the set of places that something went away from unseen
        for piece in range(pieces):
            if order[piece]:
                at[piece] = IN_ORDER
            seen[piece] = -1
            now[piece] = piece
            free[piece] = 0
        watched: i64 = 1 << (SEEN_BY + reader)
        for since in range(end):
            time = end - 1 - since
            word = past[time]
            piece = word & PIECE
            if seen[piece] < 0:
                if word & watched:
                    seen[piece] = time
                else:
                    place = word >> OLD & PLACE
                    at[piece] = place
                    free[piece] = 1
                    if word >> ANY & 1:
                        left |= 1 << place
        if left == 0:
            return
        count: i64 = 0
        for piece in range(pieces):
            if free[piece] or left >> at[piece] & 1:
                free[count] = piece
                count += 1
        backs = self.back
        past = past[:]
        for time in range(end):
            word = past[time]
            piece = word & PIECE
            if time <= seen[piece]:
                continue
            this = now[piece]
            if word >> ANY & 1:
                zone = at[piece]
                back = backs[piece]
                other = free[rng.below(count)]
                while at[other] != zone or seen[other] >= time or backs[other] != back:
                    other = free[rng.below(count)]
                now[piece] = now[other]
                now[other] = this
                this = now[piece]
            at[piece] = word >> NEW & PLACE
            past[time] = word & ~PIECE | this
        self.past = past
        self.past_is_shared = False
        self.rearrange(now, reader)

    def rearrange(self, now: vec[i64], reader: i64) -> None:
        """Put piece now[n] where piece n is, ring by ring; what the other readers know belongs to the place.

        `now` is used up.
        """
        mine: i64 = ((1 << self.zones) - 1) << (self.zones * reader)
        where = self.where
        order = self.order
        may = self.may
        for first in range(i64(len(now))):
            piece = now[first]
            if piece == first:
                continue
            now[first] = first
            zone = where[first]
            rank = order[first]
            known = may[first]
            while piece != first:
                next_zone = where[piece]
                next_rank = order[piece]
                next_known = may[piece]
                where[piece] = zone
                order[piece] = rank
                may[piece] = known & ~mine | next_known & mine
                zone = next_zone
                rank = next_rank
                known = next_known
                following = now[piece]
                now[piece] = piece
                piece = following
            where[first] = zone
            order[first] = rank
            may[first] = known & ~mine | may[first] & mine

    def is_consistent(self) -> bool:
        """Whether every piece lies where every reader thinks it could, and its past has led there."""
        for piece in range(i64(len(self.where))):
            if self.may[piece] >> self.where[piece] & self.every != self.every:
                return False
        for word in self.past:
            if not 0 <= word & PIECE < i64(len(self.where)):
                return False
        return True

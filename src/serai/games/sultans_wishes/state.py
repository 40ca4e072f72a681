"""Everything on the table of The Sultan's Wishes."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serai.core import sheet
from serai.core.layout import Layout
from serai.core.pieces import Pieces
from serai.core.rows import MOST, ORDER, SEAT, Field, Hidden
from serai.core.state import State
from serai.core.vectors import count, find
from serai.games.sultans_wishes import components as box

# Zones of task cards
DECK: Final[i64] = 0
DISCARD: Final[i64] = 1
EXTRA_STACK: Final[i64] = 2
LOOKED_AT: Final[i64] = 3
ATTACHED: Final[i64] = 4
CARD_BOX: Final[i64] = 5
HANDS: Final[i64] = 6  # and one for each seat
# Zones of wares; each merchant's pile is known by the backs
WARE_PILE: Final[i64] = 0
FACE_UP: Final[i64] = 1
WARE_UNDER: Final[i64] = 2  # known ends: below the pile, in order
OWNED: Final[i64] = 3
# Zones of market score cards
MARKET_PILE: Final[i64] = 0
SECRET: Final[i64] = 1
# Zones of gifts
GIFT_PILE: Final[i64] = 0
GIFT_SEEN: Final[i64] = 1
GIFT_UNDER: Final[i64] = 2
HELD: Final[i64] = 3
# Zones of relics
FACE_DOWN: Final[i64] = 0  # on the track and in the pool: nobody knows which
TAKEN: Final[i64] = 1

# Where a guard is, when not on a wish
GUARD_IN_DECK: Final[i64] = -1
GUARD_DISCARDED: Final[i64] = -2
GUARD_SET_ASIDE: Final[i64] = -3  # in the setup; less the seat that met it

# What becomes of a wish
UNSEEN: Final[i64] = 0
OPEN: Final[i64] = 1
GONE: Final[i64] = 2

# Lines of the score sheet
WISH_POINTS: Final[i64] = 0
PLATE_POINTS: Final[i64] = 1
TIP_POINTS: Final[i64] = 2
EXTRA_TASKS: Final[i64] = 3
GIFT_LINE: Final[i64] = 4
GEM_LINE: Final[i64] = 5
WARE_LINE: Final[i64] = 6
RELIC_LINE: Final[i64] = 7
LINES: Final[i64] = 8
LINE_NAMES: Final = ["wishes", "extra-points", "tips", "extra-tasks", "gifts", "gems", "wares", "relics"]


class Sultan(State):
    travelers: bool  # an option, never changes
    memory_aid: bool  # an option: whether seats are shown their own cards in the extra stack
    round_limit: i64  # an option: 0 for none
    tasks: Pieces  # task cards; `order` is the height in the extra stack, the time of attaching
    guard: vec[i64]  # [guard] the wish it is on, or one of the places above
    guard_on_top: bool  # everyone sees the back of the next card
    wishes: vec[i64]  # [wish] UNSEEN, OPEN or GONE
    simple_down: i64  # simple wishes face down on the board
    final_down: i64
    wish_of: vec[i64]  # [card] the wish it is attached to, or NONE
    aides: vec[i64]  # [card, 2] the seats whose aides are on it, or NONE
    free: vec[i64]  # [seat] aides at home
    looking: i64  # the seat that looks at the top of the extra stack during its turn, or NONE
    clock: i64  # grows with every card whose place in an order matters
    round: i64
    first: i64  # the first player of the round, or NONE before it is chosen
    plate: i64  # the active plate, or NONE
    shown_plates: i64  # set of plates revealed this round
    plates_left: i64
    ending: bool  # a final wish has been fulfilled
    score: vec[i64]  # [seat]
    sheet: vec[i64]  # [seat, line]
    gems: vec[i64]  # [seat]
    lamp: vec[i64]  # [seat] 1 when active
    orderly: vec[i64]  # [seat] the task its orderly is on, or NONE
    priority: vec[i64]  # [place] seat, or NONE; the highest place first
    market: Pieces  # market score cards
    wares: Pieces  # `order` is the depth under the pile
    # Travelers
    place: vec[i64]  # [seat] where its traveler is
    tokens: i64  # set of stops with a relic
    relics: Pieces  # three tokens of each kind side by side
    gifts: Pieces
    heart_gifts: vec[i64]  # [task] hearts added by gifts this round

    def layout(self) -> Layout:
        return LAYOUT

    def deal(self) -> None:
        """All cards in their piles, nothing revealed; without the Travelers their pieces stay in the box."""
        LAYOUT.deal(self)
        self.travelers = self.game.options["expansion"] == 1
        self.memory_aid = self.game.options["memory"] == 1
        self.round_limit = self.game.options["rounds"]
        self.simple_down = box.SIMPLES_IN_PLAY[self.game.seats]
        self.final_down = box.FINALS_IN_PLAY
        if self.travelers:
            self.tokens = box.RELIC_STOPS
        else:
            self.tasks.deal(vec[i64]([DECK] * box.BASE_CARDS + [CARD_BOX] * (box.CARDS - box.BASE_CARDS)))
            self.relics.deal(vec[i64]())
            self.gifts.deal(vec[i64]())

    def complete(self, seat: i64) -> None:
        """Points add up, orderlies bring an aide each to the Priority Track, the other aides are at home."""
        self.round = max(self.round, 1)
        if self.first == box.NONE:
            self.first = seat
        if self.plate != box.NONE:
            self.shown_plates |= 1 << self.plate
        sheet.add_up(self.score, self.sheet)
        track_left_out = count(self.priority, box.NONE) == self.game.seats
        for player in range(self.game.seats):
            if track_left_out and self.orderly[player] != box.NONE:
                self.priority[find(self.priority, box.NONE)] = player
            self.free[player] -= count(self.priority, player) + count(self.aides, player)

    def copy(self) -> Sultan:
        s = Sultan(self.game)
        s.agenda = self.agenda[:]
        s._legal = self._legal
        s.travelers = self.travelers
        s.memory_aid = self.memory_aid
        s.round_limit = self.round_limit
        s.tasks = self.tasks.copy()
        s.guard = self.guard[:]
        s.guard_on_top = self.guard_on_top
        s.wishes = self.wishes[:]
        s.simple_down = self.simple_down
        s.final_down = self.final_down
        s.wish_of = self.wish_of[:]
        s.aides = self.aides[:]
        s.free = self.free[:]
        s.looking = self.looking
        s.clock = self.clock
        s.round = self.round
        s.first = self.first
        s.plate = self.plate
        s.shown_plates = self.shown_plates
        s.plates_left = self.plates_left
        s.ending = self.ending
        s.score = self.score[:]
        s.sheet = self.sheet[:]
        s.gems = self.gems[:]
        s.lamp = self.lamp[:]
        s.orderly = self.orderly[:]
        s.priority = self.priority[:]
        s.market = self.market.copy()
        s.wares = self.wares.copy()
        s.place = self.place[:]
        s.tokens = self.tokens
        s.relics = self.relics.copy()
        s.gifts = self.gifts.copy()
        s.heart_gifts = self.heart_gifts[:]
        return s

    # Questions

    def turn(self) -> i64:
        return self.round << 8 | self.plates_left

    def everyone(self) -> i64:
        """All readers: the seats and the spectator."""
        return (1 << (self.game.seats + 1)) - 1

    def solo(self) -> bool:
        return self.game.seats == 1

    def mood(self) -> i64:
        """The active plate's mood, or NONE."""
        return box.MOOD_OF[self.plate] if self.plate != box.NONE else box.NONE

    def extra_points(self) -> i64:
        """The active plate's Extra Points."""
        return box.EXTRA_OF[self.plate] if self.plate != box.NONE else 0

    def in_order(self, nth: i64) -> i64:
        """The seat that is nth in player order, from the first player on."""
        return (self.first + nth) % self.game.seats

    def hearts_on(self, wish: i64) -> i64:
        """Hearts of the task cards attached to a wish."""
        total: i64 = 0
        for card in range(box.CARDS):
            if self.wish_of[card] == wish:
                total += box.HEARTS_OF[card]
        return total

    def cards_on(self, wish: i64) -> i64:
        """Number of task cards attached to a wish."""
        return count(self.wish_of, wish)

    def has_guard(self, wish: i64) -> bool:
        return wish in self.guard

    def progress(self, wish: i64) -> i64:
        """Hearts gathered for a simple wish, cards for a final one; a guard counts as one."""
        gathered = self.hearts_on(wish) if wish < box.SIMPLES else self.cards_on(wish)
        return gathered + 1 if self.has_guard(wish) else gathered

    def needed(self, wish: i64) -> i64:
        """What a wish asks for: one less while the Sultan is hungry."""
        return box.NEEDED[wish] - 1 if self.mood() == box.HUNGRY else box.NEEDED[wish]

    def is_fulfilled(self, wish: i64) -> bool:
        return self.progress(wish) >= self.needed(wish)

    def has_aide_on(self, seat: i64, card: i64) -> bool:
        first = card * box.AIDES_ON_CARD
        return self.aides[first] == seat or self.aides[first + 1] == seat

    def aides_on(self, card: i64) -> list[int]:
        """The seats whose aides are on a task card."""
        first = card * box.AIDES_ON_CARD
        return [seat for seat in self.aides[first : first + box.AIDES_ON_CARD] if seat != box.NONE]

    def has_room(self, card: i64) -> bool:
        """Whether one more aide can go onto a task card."""
        return self.has_aide_on(box.NONE, card)

    def guards_in(self, place: i64) -> i64:
        return count(self.guard, place)

    def face_up(self, merchant: i64) -> i64:
        """The ware on top of a merchant's stack, or NONE."""
        return self.wares.one_of(FACE_UP, merchant)

    # Changes

    def gain(self, seat: i64, line: i64, points: i64) -> None:
        """Points on the track; passing or reaching a lamp's square makes the lamp active."""
        before = self.score[seat]
        sheet.gain(self.score, self.sheet, seat, line, points)
        for square in box.LAMP_SQUARES:
            if before < square <= self.score[seat]:
                self.lamp[seat] = 1

    def gain_gems(self, seat: i64, gems: i64) -> None:
        """Gems from the pool, up to the limit of seven."""
        self.gems[seat] = min(self.gems[seat] + gems, box.GEM_LIMIT)

    def put_aide(self, seat: i64, card: i64) -> None:
        """A free aide goes onto a task card that has room."""
        first = card * box.AIDES_ON_CARD
        slot = first if self.aides[first] == box.NONE else first + 1
        self.aides[slot] = seat
        self.free[seat] -= 1

    def lift_aide(self, seat: i64, card: i64) -> None:
        """One of a seat's aides goes home from a task card."""
        first = card * box.AIDES_ON_CARD
        slot = first + 1 if self.aides[first + 1] == seat else first
        self.aides[slot] = box.NONE
        self.free[seat] += 1

    def discard(self, card: i64) -> None:
        """A task card goes to the discard pile, which lies open."""
        self.tasks.move(card, DISCARD, self.everyone())

    def next_order(self) -> i64:
        """A number higher than any given before."""
        self.clock += 1
        return self.clock


LAYOUT: Final = Layout(
    [
        Hidden(
            "tasks",
            box.CARD_NAMES,
            ["deck", "discard", "extra-stack", "looked-at", "attached", "box"],
            held="hand",
            ordered=["attached"],
            signed="extra-stack",
            passing=["looked-at"],
            box="box",
        ),
        Field(
            "guard",
            int(box.GUARDS),
            box.WISH_NAMES,
            below=["deck", "discarded", "aside 0", "aside 1", "aside 2", "aside 3"],
            start=-1,
        ),
        Field("guard_on_top", flag=True),
        Field("wishes", box.WISH_NAMES, ["unseen", "open", "gone"]),
        Field("simple_down", most=max(box.SIMPLES_IN_PLAY)),
        Field("final_down", most=int(box.FINALS_IN_PLAY)),
        Field("wish_of", box.CARD_NAMES, box.WISH_NAMES, start=-1),
        Field("aides", (box.CARD_NAMES, int(box.AIDES_ON_CARD)), SEAT, start=-1),
        Field("free", SEAT, most=int(box.AIDES), start=int(box.AIDES), written=False),
        Field("looking", of=SEAT, start=-1, written=False),
        Field("clock", written=False),
        Field("round"),
        Field("first", of=SEAT, start=-1),
        Field("plate", of=box.PLATE_NAMES, start=-1),
        Field("shown_plates", of=box.PLATE_NAMES, members=True),
        Field("plates_left", most=max(box.PLATES_IN_ROUND)),
        Field("ending", flag=True),
        Field("score", SEAT, most=int(MOST * LINES), written=False),
        Field("sheet", (SEAT, LINE_NAMES)),
        Field("gems", SEAT, most=int(box.GEM_LIMIT)),
        Field("lamp", SEAT, flag=True),
        Field("orderly", SEAT, box.TASK_NAMES, start=-1),
        Field("priority", ORDER, SEAT, start=-1),
        Hidden("market", box.MARKET_NAMES, ["pile"], held="secret"),
        Hidden(
            "wares",
            box.WARE_NAMES,
            ["pile", "face-up", "under"],
            held="owned",
            back=box.MERCHANT_OF,
            ordered=["under"],
            seen=True,
        ),
        Field("place", SEAT, box.PLACE_NAMES),
        Field("tokens", of=box.PLACE_NAMES[: int(box.STOPS)], members=True),
        Hidden(
            "relics",
            [name for name in box.RELIC_NAMES for _ in range(box.RELIC_COPIES)],
            ["face-down"],
            held="taken",
        ),
        Hidden(
            "gifts",
            box.GIFT_NAMES,
            ["pile", "seen", "under"],
            held="held",
            back=box.STACK_OF,
            ordered=["under"],
            passing=["seen"],
        ),
        Field("heart_gifts", box.TASK_NAMES, written=False),
    ],
    derived=["travelers", "memory_aid", "round_limit"],
    clock="clock",
)

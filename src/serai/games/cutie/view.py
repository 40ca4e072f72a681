"""What a reader of When Cutie Met Patootie sees. Built up from nothing, never cut down from everything."""

from typing import Final, TypedDict

from serai.core.actions import OK
from serai.core.state import OVER
from serai.games.cutie import advance, flood, scoring, search
from serai.games.cutie import components as box
from serai.games.cutie import state as at
from serai.games.cutie.catalogue import CATALOGUE
from serai.games.cutie.state import Cutie

Gems = list[str]  # one name for each gem


class CardView(TypedDict):
    name: str
    left: str  # the gems on the trail from the lower left, by name with spaces between
    right: str
    find: str
    visitor: str | None


class CellView(TypedDict):
    name: str
    row: int
    column: int
    card: CardView


class WayView(TypedDict):
    way: str  # left or right
    to: str  # a cell
    card: str
    quick: bool  # whether the card pictures the Visitor
    needs: Gems  # the gems on the trail
    cost: int  # how many gems are paid
    free: int  # how many of them are for the player to choose
    reason: str | None  # why it cannot go there now


class VisitorView(TypedDict):
    name: str
    column: int  # where it starts
    at: str | None  # its cell, or nothing if it is lost
    gems: Gems
    start: Gems
    ways: list[WayView]


class CitizenView(TypedDict):
    name: str
    visitor: str
    values: dict[str, int]  # points for a gem of each colour
    points: dict[str, int]  # by colour, as things are now
    survivors: dict[str, int]  # the same by Visitor
    total: int


class OpenPlayerView(TypedDict):
    """What everyone sees of a player."""

    score: int
    sheet: dict[str, int]
    hand: int


class PlayerView(OpenPlayerView):
    cards: list[CardView] | None  # of the hand, for its owner
    citizen: CitizenView | None  # for its owner, and for everyone at the end


class PayingView(TypedDict):
    visitor: str
    way: str
    owed: int  # gems of any colour


class OpenView(TypedDict):
    """What everyone sees."""

    actor: int
    seat: int
    step: str
    rows: list[list[CellView]]  # from the lowest that is left
    visitors: list[VisitorView]  # in the order of their start
    low: int
    timer: int  # Rewind cards
    flipped: int
    staying: int  # rows that stay at the end
    doomed: list[str]  # who would be lost in a timed flood now
    last: str | None  # the only one who keeps the lowest row from an automatic flood
    also: int | None  # the row that would go with it, for then the timer would be full
    supply: dict[str, int]
    found: Gems
    giving: str | None  # the gem that is given now
    quickly: bool  # whether the search that goes on is a quick one
    anyone: bool  # an option: whether a slow search may serve the pictured Visitor, too
    barred: str | None  # who must not get it
    finder: str | None  # whose quick search has found more than it has room for
    paying: PayingView | None
    piles: dict[str, int]  # the gems that would count now
    pile: int
    discard: list[CardView]
    first: int | None
    turns: int
    trigger: int | None
    winners: list[int]
    rating: str | None
    ladder: dict[str, int]  # the least points for each rating of a solo game


class CutieView(OpenView):
    players: list[PlayerView]
    memory: dict[str, list[int]] | None


def view(s: Cutie, reader: int, memory: bool = False) -> CutieView:
    """What lies open, the reader's own cards and Citizen, and with memory all it could remember."""
    return for_reader(s, reader, memory, open_view(s), open_players(s))


def views(s: Cutie, readers: list[int]) -> list[CutieView]:
    """What several readers see; what lies open is looked at once."""
    seen, players = open_view(s), open_players(s)
    return [for_reader(s, reader, False, seen, players) for reader in readers]


def for_reader(
    s: Cutie, reader: int, memory: bool, seen: OpenView, players: list[OpenPlayerView]
) -> CutieView:
    """What everyone sees, and what only this reader does."""
    return {
        **seen,
        "players": [player_view(s, seat, reader, player) for seat, player in enumerate(players)],
        "memory": at.LAYOUT.remembered(s, reader) if memory else None,
    }


def open_view(s: Cutie) -> OpenView:
    over = s.actor() == OVER
    faces = faces_of(s.deck)
    doomed = [visitor for visitor in at_start(s) if box.NONE < s.place[visitor] < (s.low + 1) * box.ROW]
    giving = s.step() == search.GIVE_GEM
    barred = search.BARRED.of(s.detail()) if giving else 0
    last = last_one(s, doomed)
    return {
        "actor": s.actor(),
        "seat": s.pending_seat(),
        "step": s.step_name(),
        "rows": [row_view(s, row, faces) for row in range(s.low, s.visitors)],
        "visitors": [visitor_view(s, visitor, column) for column, visitor in enumerate(at_start(s))],
        "low": s.low,
        "timer": s.timer(),
        "flipped": s.flipped,
        "staying": s.staying,
        "doomed": [box.VISITOR_NAMES[visitor] for visitor in doomed],
        "last": last,
        "also": s.low + 1 if last and takes_another(s) else None,
        "supply": {name: s.supply[colour] for colour, name in enumerate(box.GEM_NAMES)},
        "found": gems_of(list(s.found)),
        "giving": box.GEM_NAMES[search.next_gem(s)] if giving else None,
        "quickly": is_quick(s),
        "anyone": s.anyone,
        "barred": box.VISITOR_NAMES[barred - 1] if barred else None,
        "finder": finder(s),
        "paying": paying_view(s.detail()) if s.step() == advance.PAY else None,
        "piles": {name: scoring.pile(s, colour) for colour, name in enumerate(box.GEM_NAMES)},
        "pile": s.paths.count(at.PILE),
        "discard": [faces[card] for card in s.paths.members(at.DISCARD)],
        "first": s.first if s.first != box.NONE else None,
        "turns": s.turns,
        "trigger": s.trigger if s.trigger != box.NONE else None,
        "winners": scoring.winners(s) if over else [],
        "rating": rating_name(s) if over and s.game.seats == 1 else None,
        "ladder": LADDER if s.game.seats == 1 else {},
    }


def open_players(s: Cutie) -> list[OpenPlayerView]:
    return [open_player_view(s, seat) for seat in range(s.game.seats)]


def open_player_view(s: Cutie, seat: int) -> OpenPlayerView:
    sheet = scoring.score_sheet(s, seat)
    return {"score": sum(sheet.values()), "sheet": sheet, "hand": s.paths.count(at.HANDS + seat)}


def last_one(s: Cutie, doomed: list[int]) -> str | None:
    """Who alone has still to pass the lowest row, and stands on it."""
    if len(doomed) != 1 or s.place[doomed[0]] // box.ROW != s.low:
        return None
    return box.VISITOR_NAMES[doomed[0]]


def takes_another(s: Cutie) -> bool:
    """Whether the lowest row, flooding by itself, would leave a full timer and the game not over."""
    s.low += 1
    full = s.flipped == s.timer() and not s.is_over()
    s.low -= 1
    return full


def is_quick(s: Cutie) -> bool:
    """Whether a quick search is going on: then no Rewind card is about to be flipped."""
    if s.step() == search.LEAVE_GEM:
        return search.ONLY.of(s.detail()) > 0
    return s.step() == flood.FLOOD


def finder(s: Cutie) -> str | None:
    """The Visitor of a quick search, while gems are left in the supply."""
    only = search.ONLY.of(s.detail()) if s.step() == search.LEAVE_GEM else 0
    return box.VISITOR_NAMES[only - 1] if only else None


def in_words(letters: str) -> str:
    return " ".join([box.GEM_NAMES[box.LETTERS.index(letter)] for letter in letters])


def face(path: box.Path) -> CardView:
    return {
        "name": path.name,
        "left": in_words(path.left),
        "right": in_words(path.right),
        "find": in_words(path.find),
        "visitor": path.visitor if path.visitor in box.VISITOR_NAMES else None,
    }


# What is printed on cards, in one dict for all views: never to be changed.
FACES: Final[list[CardView]] = [face(path) for path in box.DECK.paths]


LADDER: Final[dict[str, int]] = dict(
    zip(box.RATING_NAMES, [0] + [int(least) for least in box.RATINGS], strict=True)
)


def faces_of(deck: box.Deck) -> list[CardView]:
    return FACES if deck is box.DECK else [face(path) for path in deck.paths]


def gems_of(counts: list[int]) -> Gems:
    """Gems one by one, from how many there are of each colour."""
    return [name for colour, name in enumerate(box.GEM_NAMES) for _ in range(counts[colour])]


# The gems with which each Visitor starts.
STARTS: Final[list[Gems]] = [
    gems_of(list(box.STARTING[first : first + int(box.COLOURS)]))
    for first in range(0, len(box.STARTING), int(box.COLOURS))
]


def at_start(s: Cutie) -> list[int]:
    """The Visitors in play in the order of their start."""
    return [visitor for visitor in s.harbour if visitor != box.NONE]


def row_view(s: Cutie, row: int, faces: list[CardView]) -> list[CellView]:
    first = row * int(box.ROW)
    cells = range(first, first + int(s.visitors) - row)
    return [
        {"name": box.CELL_NAMES[cell], "row": row, "column": cell - first, "card": faces[s.laid[cell]]}
        for cell in cells
        if s.laid[cell] != box.NONE
    ]


def visitor_view(s: Cutie, visitor: int, column: int) -> VisitorView:
    cell = s.place[visitor]
    first = visitor * int(box.COLOURS)
    return {
        "name": box.VISITOR_NAMES[visitor],
        "column": column,
        "at": box.CELL_NAMES[cell] if cell != box.NONE else None,
        "gems": gems_of(list(s.gems[first : first + int(box.COLOURS)])),
        "start": STARTS[visitor][:],
        "ways": [way_view(s, visitor, way) for way in range(box.WAYS) if has_card_ahead(s, visitor, way)],
    }


def has_card_ahead(s: Cutie, visitor: int, way: int) -> bool:
    cell = s.place[visitor]
    return (
        cell != box.NONE
        and cell // box.ROW < s.visitors - 1
        and advance.has_way(s, cell, way)
        and s.laid[advance.ahead(cell, way)] != box.NONE
    )


def way_view(s: Cutie, visitor: int, way: int) -> WayView:
    target = advance.ahead(s.place[visitor], way)
    trail = advance.trail_of(s, visitor, way)
    needs = [] if trail == box.NONE else gems_of(list(s.deck.trail[trail : trail + int(box.COLOURS)]))
    cost = advance.cost(s, visitor, way)
    reason = advance.why_advance(s, visitor, way)
    return {
        "way": box.WAY_NAMES[way],
        "to": box.CELL_NAMES[target],
        "card": s.deck.paths[s.laid[target]].name,
        "quick": trail == box.NONE,
        "needs": needs,
        "cost": cost,
        "free": (cost - len(needs)) * int(box.FOR_ANOTHER),
        "reason": None if reason == OK else CATALOGUE.reasons[reason].key,
    }


def paying_view(detail: int) -> PayingView:
    return {
        "visitor": box.VISITOR_NAMES[advance.WHO.of(detail)],
        "way": box.WAY_NAMES[advance.WAY.of(detail)],
        "owed": advance.OWED.of(detail),
    }


def player_view(s: Cutie, seat: int, reader: int, player: OpenPlayerView) -> PlayerView:
    citizen = s.citizens.one_of(at.SECRET + seat)
    return {
        **player,
        "cards": hand_view(s, seat) if seat == reader else None,
        "citizen": citizen_view(s, seat, citizen)
        if citizen != box.NONE and s.citizens.knows(citizen, reader)
        else None,
    }


def hand_view(s: Cutie, seat: int) -> list[CardView]:
    faces = faces_of(s.deck)
    return [faces[card] for card in s.paths.members(at.HANDS + seat)]


def citizen_view(s: Cutie, seat: int, citizen: int) -> CitizenView:
    values = box.CITIZENS[citizen].values
    return {
        "name": box.CITIZEN_NAMES[citizen],
        "visitor": box.VISITOR_NAMES[box.BOND[citizen]],
        "values": dict(zip(box.GEM_NAMES, values, strict=True)),
        "points": {name: scoring.points(s, seat, colour) for colour, name in enumerate(box.GEM_NAMES)},
        "survivors": {
            box.VISITOR_NAMES[visitor]: sum(
                [scoring.counted(s, visitor, colour) * values[colour] for colour in range(box.COLOURS)]
            )
            for visitor in at_start(s)
            if s.is_alive(visitor)
        },
        "total": scoring.total(s, seat),
    }


def rating_name(s: Cutie) -> str:
    return box.RATING_NAMES[scoring.rating(scoring.total(s, 0))]

"""What a reader of Five Tribes sees. Built up from nothing, never cut down from everything."""

from typing import Final, TypedDict

from serai.core import bits, track
from serai.core.counts import counted
from serai.core.state import OVER
from serai.games.five_tribes import bidding, control, moving, scoring, selling, tribes, whims
from serai.games.five_tribes import components as box
from serai.games.five_tribes import state as at
from serai.games.five_tribes.state import Tribes

SIDE_NAMES: Final = ["north", "south", "west", "east"]
COST_NAMES: Final = ["none", "elder-or-fakir", "two-elders", "fakir", "fakirs"]


class OnTile(TypedDict, total=False):
    """What may stand on a tile, and is left out where it does not."""

    owner: int
    tent: bool
    palms: int
    palaces: int
    whim: str
    shore: bool  # around the Great Lake: palm trees and palaces count twice


class TileView(OnTile):
    cell: str  # the row's letter and the column's number
    kind: str  # village, sacred-place, oasis, …
    value: int
    colour: str  # blue, red or none
    pile: str  # a letter for each meeple: Y vizier, W elder, G merchant, B builder, R assassin, P artisan


class MountainView(TypedDict):
    cell: str
    side: str  # north, south, west or east


class EndView(TypedDict):
    """Where a begun move can end, and what it would bring there along this path."""

    cell: str
    tribe: str
    taken: int  # meeples
    control: bool
    gold: int  # that Builders would bring without Fakirs
    action: str  # the kind of the tile
    path: list[str]  # the drops to come: a cell and the letter of a meeple, such as C4Y


class MoveView(TypedDict):
    start: str
    at: str  # the tile of the last drop, or the start
    hand: str  # letters
    path: list[str]  # the drops so far
    carpet: bool
    ends: list[EndView]


class ActionView(TypedDict):
    """What follows a move: the meeples taken, until they act, and the tile whose action is to come."""

    cell: str
    tile: str
    tribe: str | None
    taken: int


class SpotView(TypedDict):
    price: int
    seat: int | None


class BidView(TypedDict):
    """What a bid would lead to."""

    price: int
    order: list[int]  # who would play when, of those who have bid
    pushes: list[int]  # whose markers it would push back


class DjinnView(TypedDict):
    name: str
    points: int
    cost: str  # none, elder-or-fakir, two-elders, fakir or fakirs


class OwnDjinnView(DjinnView):
    used: bool  # in this turn


class WhimView(TypedDict):
    name: str
    wants: str
    number: int
    gold: int


class MyWhimView(WhimView):
    have: int  # what the reader has of it


class CityWhimView(WhimView):
    cell: str
    have: int | None  # what the reader has of it; nothing for the spectator


class OwnView(TypedDict):
    """What only the player sees."""

    cards: dict[str, int]
    items: list[str]
    whims: list[MyWhimView]
    goods: int  # points for the merchandise as it is now
    precious: int  # points for items
    drawn: list[str]  # items of which one is kept
    total: int  # all points, hidden ones included


class OpenPlayerView(TypedDict):
    """What everyone sees of a player."""

    score: int
    sheet: dict[str, int]
    camels: int
    tent: bool  # still to be placed
    tiles: list[str]
    kept: dict[str, int]  # vizier, elder, artisan
    djinns: list[OwnDjinnView]
    cards: int
    items: int
    whims: int  # in hand
    done: list[WhimView]  # fulfilled
    thieves: list[str]


class PlayerView(OpenPlayerView):
    gold: int | None  # nothing behind a screen
    own: OwnView | None


class OpenView(TypedDict):
    """What everyone sees."""

    actor: int
    seat: int
    step: str
    round: int
    turns: int
    rows: int
    columns: int
    tiles: list[TileView]
    mountains: list[MountainView]
    bag: str
    palms: int  # left
    palaces: int
    move: MoveView | None
    action: ActionView | None
    track: list[SpotView]  # in the order of play
    bidding: list[int]  # the seats of the bid order track
    bids: list[BidView]  # while somebody bids
    bid: int | None  # the price that Kumarbi may lower
    row: list[str]
    deck: int
    discard: dict[str, int]
    djinns: list[DjinnView | None]  # the row
    djinn_deck: int
    djinn_discard: list[str]
    conjured: list[DjinnView]  # by Sibittis, or given up to a thief
    whim_deck: int
    item_pile: int
    item_discard: list[str]
    drawn: int  # items of which one is about to be kept
    given: list[str]  # cards that were given up to a thief
    thief: str | None  # that lies open
    offered: list[str]  # the set that is about to be sold
    offer: int  # and what it brings
    placing: str | None  # palm or palace, and
    meant: str | None  # the tile it was meant for, if it may go elsewhere
    claiming: str | None  # the tile that is to get a camel or a tent
    builders: int  # about to be paid
    blue: int  # blue-valued tiles around them
    reach: int  # of the Assassins, without Fakirs
    second: bool  # whether Iblis' second victim is chosen
    doubled: bool
    deadly: bool
    artisans: bool
    with_whims: bool
    stuck: bool
    ending: str  # no, last-camel, no-move or no-move-left
    winners: list[int]


class TribesView(OpenView):
    city_whims: list[CityWhimView]
    players: list[PlayerView]
    memory: dict[str, list[int]] | None


def view(s: Tribes, reader: int, memory: bool = False) -> TribesView:
    """What lies open, the reader's own cards, items and Whims, and with memory all it could remember."""
    return for_reader(s, reader, memory, open_view(s), open_players(s))


def views(s: Tribes, readers: list[int]) -> list[TribesView]:
    """What several readers see; what lies open is looked at once."""
    seen, players = open_view(s), open_players(s)
    return [for_reader(s, reader, False, seen, players) for reader in readers]


def for_reader(
    s: Tribes, reader: int, memory: bool, seen: OpenView, players: list[OpenPlayerView]
) -> TribesView:
    """What everyone sees, and what only this reader does."""
    return {
        **seen,
        "city_whims": [
            city_whim(s, whim, reader) for whim in range(box.WHIM_COUNT) if lies_on_city(s.whims[whim])
        ],
        "players": [player_view(s, seat, reader, player) for seat, player in enumerate(players)],
        "memory": at.LAYOUT.remembered(s, reader) if memory else None,
    }


def open_view(s: Tribes) -> OpenView:
    step, detail = s.step(), s.detail()
    offered = detail if step == selling.SALE else 0
    placing = step == control.PLACE_FEATURE
    building = step == tribes.BUILD
    killing = step == tribes.ASSASSINATE
    return {
        "actor": s.actor(),
        "seat": s.pending_seat(),
        "step": s.step_name(),
        "round": s.round,
        "turns": s.turns,
        "rows": s.table.rows,
        "columns": s.table.columns,
        "tiles": [tile_view(s, cell) for cell in range(box.CELLS) if s.tiles[cell] != box.NONE],
        "mountains": mountains(s),
        "bag": box.letters(s.bag),
        "palms": s.palms_left(),
        "palaces": s.palaces_left(),
        "move": move_view(s) if s.start != box.NONE else None,
        "action": action_view(s) if s.moved and s.place != box.NONE else None,
        "track": [
            {"price": price, "seat": seat_or_none(s.playing[spot])}
            for spot, price in enumerate(s.table.prices)
        ],
        "bidding": [seat for seat in s.bidding if seat != box.NONE],
        "bids": bid_views(s) if step == bidding.BID else [],
        "bid": box.PRICE[detail] if step == bidding.LOWER else None,
        "row": [box.CARD_NAMES[card] for card in s.row()],
        "deck": s.resources.count(at.DECK),
        "discard": counted([box.CARD_NAMES[card] for card in s.resources.members(at.DISCARD)]),
        "djinns": [djinn_at(s, place) for place in range(at.DJINN_ROW, at.DJINN_ROW + box.DJINN_ROW)],
        "djinn_deck": djinns_in(s, at.DJINN_DECK),
        "djinn_discard": [
            name for djinn, name in enumerate(box.DJINN_NAMES) if s.djinns[djinn] == at.DJINN_DISCARD
        ],
        "conjured": [djinn_view(s, djinn) for djinn in range(box.DJINNS) if s.djinns[djinn] == at.CONJURED],
        "whim_deck": len([place for place in s.whims if place == at.WHIM_DECK]),
        "item_pile": s.items.count(at.ITEM_PILE),
        "item_discard": item_names(s, at.ITEM_DISCARD),
        "drawn": s.items.count(at.DRAWN),
        "given": [box.CARD_NAMES[card] for card in s.resources.members(at.GIVEN)],
        "thief": thief_open(s),
        "offered": [box.RESOURCE_NAMES[kind] for kind in bits.members(offered)],
        "offer": box.SET_VALUES[bits.size(offered)],
        "placing": box.FEATURE_NAMES[control.FEATURE.of(detail)] if placing else None,
        "meant": box.CELL_NAMES[control.MEANT.of(detail)] if placing else None,
        "claiming": box.CELL_NAMES[detail] if step == control.CLAIM else None,
        "builders": detail if building else 0,
        "blue": s.blue_around(s.place) if building else 0,
        "reach": tribes.REACH.of(detail) if killing else 0,
        "second": killing and tribes.AGAIN.of(detail) == 1,
        "doubled": s.doubled,
        "deadly": s.deadly,
        "artisans": s.table.artisans,
        "with_whims": s.table.whims,
        "stuck": s.stuck,
        "ending": at.ENDING_NAMES[s.ending],
        "winners": winners(s) if s.actor() == OVER else [],
    }


def winners(s: Tribes) -> list[int]:
    """The most points win, and equal ones share the victory."""
    points = [scoring.total(s, seat) for seat in range(s.game.seats)]
    return [seat for seat in range(len(points)) if points[seat] == max(points)]


def seat_or_none(seat: int) -> int | None:
    return None if seat == box.NONE else seat


def lies_on_city(place: int) -> bool:
    return at.WHIM_ON <= place < at.WHIM_OF


# Tiles


def tile_view(s: Tribes, cell: int) -> TileView:
    kind = s.tiles[cell]
    tile: TileView = {
        "cell": box.CELL_NAMES[cell],
        "kind": box.TYPE_NAMES[box.TYPE_OF[kind]],
        "value": box.VALUE_OF[kind],
        "colour": box.COLOUR_NAMES[box.COLOUR_OF[kind]],
        "pile": box.letters(s.piles[cell]),
    }
    owner = s.owner(cell)
    if owner != box.NONE:
        tile["owner"] = owner
    if s.tents >> cell & 1:
        tile["tent"] = True
    if s.palms[cell]:
        tile["palms"] = s.palms[cell]
    if s.palaces[cell]:
        tile["palaces"] = s.palaces[cell]
    whim = s.whim_on(cell)
    if whim != box.NONE:
        tile["whim"] = box.WHIM_NAMES[whim]
    if s.land.shore >> cell & 1:
        tile["shore"] = True
    return tile


def mountains(s: Tribes) -> list[MountainView]:
    """Where mountains stand, each by the Workshop that it belongs to; two of them may share an edge."""
    found: list[MountainView] = []
    for cell in range(box.CELLS):
        if s.tiles[cell] != box.NONE:
            for side in box.KINDS_OF_TILES[s.tiles[cell]].walls:
                found.append({"cell": box.CELL_NAMES[cell], "side": SIDE_NAMES[side]})
    return found


# A move


def move_view(s: Tribes) -> MoveView:
    return {
        "start": box.CELL_NAMES[s.start],
        "at": box.CELL_NAMES[s.place],
        "hand": box.letters(s.hand),
        "path": drops(s),
        "carpet": s.carpet,
        "ends": [end_view(s, tribe, cell) for tribe in range(box.TRIBES) for cell in ends_of(s, tribe)],
    }


def drops(s: Tribes) -> list[str]:
    """The drops of the move so far."""
    found: list[str] = []
    cell = s.start
    for nth in range(s.drops):
        word = s.drop_at(nth)
        cell = box.BESIDE[cell * 4 + (word & 3)]
        found.append(box.CELL_NAMES[cell] + box.LETTERS[word >> 2])
    return found


def ends_of(s: Tribes, tribe: int) -> list[int]:
    return bits.members(moving.ends(s, tribe))


def end_view(s: Tribes, tribe: int, cell: int) -> EndView:
    path = moving.path_to(s, tribe, cell)
    taken = box.of_tribe(s.piles[cell], tribe)
    left = box.height(s.piles[cell]) - taken
    for word in path:
        if word // 8 == cell:
            if word % 8 == tribe:
                taken += 1
            else:
                left += 1
    seat = s.pending_seat()
    gold = taken * s.blue_around(cell) * (2 if s.doubled else 1) if tribe == box.BUILDER else 0
    return {
        "cell": box.CELL_NAMES[cell],
        "tribe": box.TRIBE_NAMES[tribe],
        "taken": taken,
        "control": left == 0 and s.owner(cell) == box.NONE and s.can_claim(seat),
        "gold": gold,
        "action": box.TYPE_NAMES[box.TYPE_OF[s.tiles[cell]]],
        "path": [box.CELL_NAMES[word // 8] + box.LETTERS[word % 8] for word in path],
    }


def action_view(s: Tribes) -> ActionView:
    tribe = [tribe for tribe in range(box.TRIBES) if box.of_tribe(s.hand, tribe)]
    return {
        "cell": box.CELL_NAMES[s.place],
        "tile": box.TYPE_NAMES[box.TYPE_OF[s.tiles[s.place]]],
        "tribe": box.TRIBE_NAMES[tribe[0]] if tribe else None,
        "taken": box.height(s.hand),
    }


# Bidding


def bid_views(s: Tribes) -> list[BidView]:
    """What each free price would lead to for whoever bids."""
    found: list[BidView] = []
    seat = s.pending_seat()
    for price in box.PRICE:
        if track.has_room(s.table.prices, s.playing, price):
            markers = s.playing[:]
            track.bid(s.table.prices, markers, price, seat)
            found.append(
                {
                    "price": price,
                    "order": list(track.line(markers)),
                    "pushes": list(track.pushed(s.table.prices, s.playing, price)),
                }
            )
    return found


# Djinns, items, Whims, thieves


def djinn_view(s: Tribes, djinn: int) -> DjinnView:
    return {
        "name": box.DJINN_NAMES[djinn],
        "points": s.table.points[djinn],
        "cost": COST_NAMES[box.COST[djinn]],
    }


def djinn_at(s: Tribes, place: int) -> DjinnView | None:
    for djinn in range(box.DJINNS):
        if s.djinns[djinn] == place:
            return djinn_view(s, djinn)
    return None


def djinns_in(s: Tribes, place: int) -> int:
    return len([where for where in s.djinns if where == place])


def item_names(s: Tribes, zone: int) -> list[str]:
    return [box.ITEM_NAMES[box.ITEM_OF[item]] for item in s.items.members(zone)]


def thief_open(s: Tribes) -> str | None:
    for thief, name in enumerate(box.THIEF_NAMES):
        if s.thieves[thief] == at.THIEF_OPEN:
            return name
    return None


def whim_view(s: Tribes, whim: int) -> WhimView:
    card = s.table.whim_cards[whim]
    return {"name": card.name, "wants": card.wants, "number": card.number, "gold": card.gold}


def city_whim(s: Tribes, whim: int, reader: int) -> CityWhimView:
    return {
        **whim_view(s, whim),
        "cell": box.CELL_NAMES[s.whims[whim] - at.WHIM_ON],
        "have": whims.progress(s, reader, whim) if reader < s.game.seats else None,
    }


# Players


def open_players(s: Tribes) -> list[OpenPlayerView]:
    return [open_player_view(s, seat) for seat in range(s.game.seats)]


def open_player_view(s: Tribes, seat: int) -> OpenPlayerView:
    sheet = scoring.score_sheet(s, seat)
    return {
        "score": sum(sheet.values()),
        "sheet": sheet,
        "camels": s.camels_left(seat),
        "tent": s.has_tent(seat),
        "tiles": [box.CELL_NAMES[cell] for cell in bits.members(s.owned[seat])],
        "kept": {name: s.keeps(seat, kept) for kept, name in enumerate(box.KEPT_NAMES)},
        "djinns": [
            {**djinn_view(s, djinn), "used": s.used >> djinn & 1 == 1}
            for djinn in range(box.DJINNS)
            if s.has_djinn(seat, djinn)
        ],
        "cards": s.resources.count(at.HANDS + seat),
        "items": s.items.count(at.HELD + seat),
        "whims": len([place for place in s.whims if place == at.WHIM_OF + seat]),
        "done": [
            whim_view(s, whim) for whim in range(box.WHIM_COUNT) if s.whims[whim] == at.WHIM_DONE + seat
        ],
        "thieves": [
            name for thief, name in enumerate(box.THIEF_NAMES) if s.thieves[thief] == at.THIEF_OF + seat
        ],
    }


def player_view(s: Tribes, seat: int, reader: int, player: OpenPlayerView) -> PlayerView:
    over = s.actor() == OVER
    return {
        **player,
        "gold": s.gold[seat] if over or seat == reader or not s.table.screen else None,
        "own": own_view(s, seat) if over or seat == reader else None,
    }


def own_view(s: Tribes, seat: int) -> OwnView:
    return {
        "cards": counted([box.CARD_NAMES[card] for card in s.resources.members(at.HANDS + seat)]),
        "items": item_names(s, at.HELD + seat),
        "whims": [
            {**whim_view(s, whim), "have": whims.progress(s, seat, whim)}
            for whim in range(box.WHIM_COUNT)
            if s.whims[whim] == at.WHIM_OF + seat
        ],
        "goods": scoring.goods_points(s, seat),
        "precious": scoring.item_points(s, seat),
        "drawn": item_names(s, at.DRAWN) if s.pending_seat() == seat else [],
        "total": scoring.total(s, seat),
    }

"""A whole game of Five Tribes by the plain reading: a story that stops at every decision and at every draw.

It is told from a table on which the first bids are due, and uses nothing of the package: only the words of
actions are the engine's, so that both can be asked the same. What it stops with is everything that may happen
next.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Generator, Iterable
from dataclasses import replace

from tests.games.five_tribes import oracle
from tests.games.five_tribes.oracle import Auction, Cell
from tests.games.five_tribes.plain import (
    ACTIVE,
    CHANCE,
    COST,
    DJINNS_SHOWN,
    KEPT,
    MAGIC,
    ROW,
    TRIBE,
    WORD,
    Ask,
    Game,
    Story,
    Turn,
    cell_of,
    name,
)

# --- The round (spec 3) ---------------------------------------------------------------------------------


def whole_game(g: Game) -> Story:
    while True:
        yield from bidding(g)
        for seat in g.bids.play_order():
            yield from turn(g, seat)
        if g.last_camel or g.stuck:
            g.ending = "last-camel" if g.last_camel else "no-move"
            return
        yield from clean_up(g)
        if not oracle.pick_ups(g.board, g.piles):
            g.ending = "no-move-left"
            return


def bidding(g: Game) -> Story:
    g.bids = Auction(g.bids.track, ())
    g.used = set()
    order, g.bid_order = g.bid_order, []
    for nth, seat in enumerate(order):
        g.bid_order = order[nth:]  # these markers have yet to bid
        me = g.seats[seat]
        free = g.bids.free_prices()
        ways = {price: {0: price} for price in free if price <= me.gold}
        kumarbi = "kumarbi" in me.djinns and "kumarbi" not in g.used
        if kumarbi:
            by_spots = "kumarbi spots" in g.switches
            for price, fakirs, paid in g.bids.lowered(me.gold, me.cards["fakir"], by_spots):
                ways.setdefault(price, {})[fakirs] = paid
        if not ways:
            ways = {free[0]: {0: me.gold}}
            if kumarbi:
                for fakirs in range(1, me.cards["fakir"] + 1):
                    ways[free[0]][fakirs] = me.gold  # allowed, but useless
        answer = yield ask(g, seat, [f"bid {price}" for price in ways])
        price = int(answer.split()[1])
        fakirs = 0
        if kumarbi:
            answer = yield ask(g, seat, [f"lower {fakirs}" for fakirs in ways[price]])
            fakirs = int(answer.split()[1])
        if fakirs and "djinn_use round" in g.switches:
            g.used.add("kumarbi")
        me.cards["fakir"] -= fakirs
        g.discard["fakir"] += fakirs
        me.gold -= ways[price][fakirs]
        pushed = g.bids.pushed(price)
        kali = g.holder("kali")
        if kali is not None:
            g.seats[kali].gold += oracle.kali_gold(kali, seat, pushed, "kali push" not in g.switches)
        g.bids = g.bids.after(seat, price)
    g.bid_order = []


def ask(g: Game, seat: int, options: Iterable[str]) -> Ask:
    g.look_at_whims()
    return Ask(seat, frozenset(options))


def clean_up(g: Game) -> Story:
    """Refill the row, the djinns and the cities (spec 3.5)."""
    while len(g.row) < ROW and (g.deck.total() or g.discard.total()):
        card = yield from drawn_card(g)
        g.row.append(card)
    while len(g.djinn_row) < DJINNS_SHOWN and (g.djinn_deck or g.djinn_discard):
        djinn = yield from drawn_djinn(g)
        g.djinn_row.add(djinn)
    for cell in sorted(g.cells_of_kind("Wondrous City")):
        if cell not in g.whim_on and g.whim_deck:
            answer = yield ask(g, CHANCE, [f"whim {whim}" for whim in g.whim_deck])
            whim = answer.split()[1]
            g.whim_deck.remove(whim)
            g.whim_on[cell] = whim
    if g.thief_deck and not g.thief_open:
        answer = yield ask(g, CHANCE, [f"thief {thief}" for thief in g.thief_deck])
        g.thief_open = {answer.split()[1]}
        g.thief_deck -= g.thief_open


def drawn_card(g: Game) -> Generator[Ask, str, str]:
    if not g.deck.total():
        g.deck, g.discard = g.discard, Counter()
    answer = yield ask(g, CHANCE, [f"card {card}" for card in +g.deck])
    card = answer.split()[1]
    g.deck[card] -= 1
    return card


def drawn_djinn(g: Game) -> Generator[Ask, str, str]:
    if not g.djinn_deck:
        g.djinn_deck, g.djinn_discard = g.djinn_discard, set()
    answer = yield ask(g, CHANCE, [f"djinn {djinn}" for djinn in g.djinn_deck])
    djinn = answer.split()[1]
    g.djinn_deck.remove(djinn)
    return djinn


# --- A turn (spec 3.2) ----------------------------------------------------------------------------------


def turn(g: Game, seat: int) -> Story:
    g.bid_order.append(seat)
    t = Turn(g, seat)
    if "djinn_use round" in g.switches:
        t.used = g.used
    yield from moving(t)
    if t.moved:
        yield from window(t)
        yield from tribe_action(t)
        t.acted = True
        yield from tile_action(t)
    yield from sale(t)


def window(t: Turn) -> Story:
    """Between two steps djinns and items may be used."""
    while usable := powers(t) | thefts(t):
        answer = yield ask(t.g, t.seat, usable | {"done"})
        if answer == "done":
            return
        yield from theft(t) if answer.startswith("steal") else power(t, answer)


def moving(t: Turn) -> Story:
    g = t.g
    while True:
        lifts = set() if g.stuck else oracle.pick_ups(g.board, g.piles, t.carpet)
        options = {f"move {name(cell)}" for cell in lifts} | powers(t, before_move=True)
        if not lifts:
            options.add("done")
        answer = yield ask(g, t.seat, options)
        if answer == "done":
            g.stuck = True
            return
        if answer.startswith("move"):
            break
        yield from power(t, answer)
    start = cell_of(answer.split()[1])
    walk = oracle.lifted(g.board, g.piles, start, t.carpet)
    del g.piles[start]
    colour = ""
    while walk.hand:
        options = {f"drop {WORD[colour]} {name(cell)}" for cell, colour in oracle.legal_drops(walk)}
        if can_wield(t, "flying-carpet", before_move=True):
            options.add("wield flying-carpet")  # it modifies the drop, so it may wait (spec 3.2)
        answer = yield ask(g, t.seat, options)
        if answer.startswith("wield"):
            yield from power(t, answer)
            walk = replace(walk, carpet=True)
            continue
        _, tribe, place = answer.split()
        colour, cell = TRIBE[tribe], cell_of(place)
        walk = oracle.after_drop(walk, (cell, colour))
        g.piles[cell] = walk.piles[cell]
        marid = g.holder("marid")
        if marid is not None and g.owner.get(cell) == marid:
            g.gain("marid", t.seat)
    t.moved = True
    t.cell, t.colour = walk.at, colour
    taken, rest = oracle.take(walk, colour)
    t.number = len(taken)
    g.piles[t.cell] = rest
    if not rest:
        del g.piles[t.cell]
        yield from take_control(t, t.cell)


def take_control(t: Turn, cell: Cell) -> Story:
    """An empty tile that nobody owns gets a camel, or the tent (spec 3.4)."""
    g = t.g
    if g.piles.get(cell) or cell in g.owner or not g.can_claim(t.seat):
        return
    yield from own(t, cell)


def own(t: Turn, cell: Cell) -> Story:
    g, me = t.g, t.me
    markers = ["claim camel"] * (me.camels > 0) + ["claim tent"] * me.tent
    answer = yield ask(g, t.seat, markers)
    g.owner[cell] = t.seat
    if answer == "claim camel":
        me.camels -= 1
    else:
        me.tent = False
        g.tents.add(cell)
    if not g.can_claim(t.seat):
        g.last_camel = True
    g.look_at_whims()


# --- Tribes (spec 4.1) ----------------------------------------------------------------------------------


def tribe_action(t: Turn) -> Story:
    g, me = t.g, t.me
    if t.colour in KEPT:
        get_kept(t, t.colour, t.number)
        g.look_at_whims()
        if t.colour == "P":
            yield from artisans(t)
        return
    if t.colour == "G":
        g.bag["G"] += t.number
        for card in g.row[: t.number]:
            me.cards[card] += 1
            g.look_at_whims()
        g.row = g.row[t.number :]
    elif t.colour == "B":
        yield from builders(t)
    else:
        yield from assassins(t)


def get_kept(t: Turn, colour: str, number: int) -> None:
    """Viziers, Elders or Artisans come to a player; for Viziers Dhenim is paid."""
    t.me.kept[colour] += number
    if colour == "Y":
        t.g.gain("dhenim", t.seat, 1 if "dhenim gain" in t.g.switches else number)


def builders(t: Turn) -> Story:
    g, me = t.g, t.me
    g.bag["B"] += t.number
    answer = yield ask(g, t.seat, [f"build {fakirs}" for fakirs in range(me.cards["fakir"] + 1)])
    fakirs = int(answer.split()[1])
    me.cards["fakir"] -= fakirs
    g.discard["fakir"] += fakirs
    me.gold += oracle.builders_gold(g.board, t.cell, t.number, fakirs, t.doubled)


def assassins(t: Turn) -> Story:
    g, me = t.g, t.me
    g.bag["R"] += t.number
    near = oracle.board_victims(g.board, g.piles, t.cell, t.number)
    reached = oracle.board_victims(g.board, g.piles, t.cell, t.number, me.cards["fakir"])
    kept = victims_of_players(t)
    options = {f"kill {WORD[colour]} {name(cell)}" for cell, colour in reached} | kept
    if not near and not kept:
        options.add("done")
    answer = yield ask(g, t.seat, options)
    if answer == "done":
        return
    if answer.startswith("kill"):
        cell = cell_of(answer.split()[2])
        fakirs = max(0, oracle.distance(cell, t.cell) - t.number)
        me.cards["fakir"] -= fakirs
        g.discard["fakir"] += fakirs
    g.gain("nekir", t.seat)
    yield from killed(t, answer)
    if t.deadly:
        if answer.startswith("kill"):
            again = {f"kill {WORD[colour]} {name(cell)}" for colour in g.piles.get(cell, "")}
        else:
            again = {text for text in victims_of_players(t) if text.split()[2] == answer.split()[2]}
        if again:
            second = yield ask(g, t.seat, again)
            if "nekir each" in g.switches:
                g.gain("nekir", t.seat)
            yield from killed(t, second)


def victims_of_players(t: Turn) -> set[str]:
    return {
        f"murder {WORD[colour]} {seat}"
        for seat, other in enumerate(t.g.seats)
        if seat != t.seat and "boaz" not in other.djinns
        for colour in KEPT
        if other.kept[colour]
    }


def killed(t: Turn, answer: str) -> Story:
    """One victim of Assassins goes to the bag, or what Kandicha makes of it."""
    g, me = t.g, t.me
    verb, tribe, where = answer.split()
    colour = TRIBE[tribe]
    kandicha = "kandicha" in me.djinns
    if verb == "kill":
        g.take_from(cell_of(where), colour)
    else:
        g.seats[int(where)].kept[colour] -= 1
    if kandicha and colour in KEPT:
        get_kept(t, colour, 1)
    else:
        g.bag[colour] += 1
    if kandicha and colour == "B":
        me.gold += oracle.builders_gold(g.board, cell_of(where), 1, 0, t.doubled)
    g.look_at_whims()
    if kandicha and colour == "P":
        yield from drawn_item(t)
    elif kandicha and colour == "G" and (g.deck.total() or g.discard.total()):
        card = yield from drawn_card(g)
        me.cards[card] += 1
        g.look_at_whims()
    if verb == "kill":
        yield from take_control(t, cell_of(where))


def artisans(t: Turn) -> Story:
    """Draw an item for each, keep one (spec 4.1)."""
    g = t.g
    drawn: Counter[str] = Counter()
    for _ in range(min(t.number, g.item_pile.total())):
        answer = yield ask(g, CHANCE, [f"find {item}" for item in +g.item_pile])
        item = answer.split()[1]
        g.item_pile[item] -= 1
        drawn[item] += 1
    if drawn:
        answer = yield ask(g, t.seat, [f"keep {item}" for item in drawn])
        kept = answer.split()[1]
        drawn[kept] -= 1
        t.me.items[kept] += 1
        g.item_discard += drawn
        g.look_at_whims()


def drawn_item(t: Turn) -> Story:
    g = t.g
    if g.item_pile.total():
        answer = yield ask(g, CHANCE, [f"find {item}" for item in +g.item_pile])
        item = answer.split()[1]
        g.item_pile[item] -= 1
        t.me.items[item] += 1
        g.look_at_whims()


# --- Tiles (spec 4.2) -----------------------------------------------------------------------------------

MARKET = {"Small Market": (3, 3, 1), "Large Market": (6, 6, 2), "Specialised Market": (4, 9, 1)}


def tile_action(t: Turn) -> Story:
    g = t.g
    kind = g.board.tiles[t.cell].kind
    galbells = g.holder("galbells")
    if kind in MARKET and galbells not in (None, t.seat) and (g.deck.total() or g.discard.total()):
        card = yield from drawn_card(g)
        g.seats[galbells or 0].cards[card] += 1
        g.look_at_whims()
    if kind in MARKET:
        yield from market(t, *MARKET[kind])
    elif kind == "Sacred Place":
        yield from sacred_place(t)
    elif kind == "Workshop":
        yield from workshop(t)
    elif kind == "Wondrous City" and "whim_action optional" in g.switches:
        answer = yield from tile_choice(t, lambda: ["visit"] if t.cell in g.whim_on else [])
        if answer == "visit":
            take_whim(t)
    else:
        yield from window(t)
        if kind == "Oasis" and g.palms_left():
            yield from place(t, "palm", t.cell)
        elif kind == "Village" and g.palaces_left():
            yield from place(t, "palace", t.cell)
        elif t.cell in g.whim_on:
            take_whim(t)


def take_whim(t: Turn) -> None:
    t.me.whims.add(t.g.whim_on.pop(t.cell))
    t.g.gain("ganapati", t.seat)
    t.g.look_at_whims()


def tile_choice(t: Turn, on_offer: Callable[[], list[str]]) -> Generator[Ask, str, str]:
    """What the player takes of the tile's offer, or `done`; before that djinns and items may be used."""
    while True:
        answer = yield ask(t.g, t.seat, {"done", *on_offer(), *powers(t)})
        if not answer.startswith(("use", "wield")):
            return answer
        yield from power(t, answer)


def place(t: Turn, what: str, cell: Cell) -> Story:
    """A palm tree or palace; Lamia and Hagis let it go to any tile around (spec 5.1, ruling F14)."""
    g = t.g
    djinn = "lamia" if what == "palm" else "hagis"
    chosen = cell
    if djinn in t.me.djinns:
        around = [near for near in g.board.area(cell) if g.board.tiles[near].kind not in oracle.BARRED]
        if djinn in t.used or not t.can_pay(djinn):
            around = [cell]
        answer = yield ask(g, t.seat, [f"place {name(near)}" for near in around])
        chosen = cell_of(answer.split()[1])
    if what == "palm":
        g.palms[chosen] += 1
    else:
        g.palaces[chosen] += 1
        g.gain("monkir", t.seat)
    g.look_at_whims()
    if chosen != cell:
        t.used.add(djinn)
        yield from pay(t, djinn)


def market(t: Turn, price: int, reach: int, number: int) -> Story:
    g, me = t.g, t.me
    answer = yield from tile_choice(
        t,
        lambda: [f"buy {nth}" for nth in range(1, min(reach, len(g.row)) + 1)] if me.gold >= price else [],
    )
    if answer == "done":
        return
    me.gold -= price
    take_card(t, answer)
    if number == 2 and g.row:
        answer = yield ask(g, t.seat, [f"buy {nth}" for nth in range(1, min(reach - 1, len(g.row)) + 1)])
        take_card(t, answer)


def take_card(t: Turn, answer: str) -> None:
    card = t.g.row.pop(int(answer.split()[1]) - 1)
    t.me.cards[card] += 1
    t.g.look_at_whims()


def sacred_place(t: Turn) -> Story:
    g, me = t.g, t.me

    def on_offer() -> list[str]:
        payable = me.kept["W"] >= 2 or (me.kept["W"] == 1 and me.cards["fakir"])
        for_sale = [f"summon {djinn}" for djinn in g.djinn_row] + [f"hire {thief}" for thief in g.thief_open]
        return for_sale if payable else []

    answer = yield from tile_choice(t, on_offer)
    if answer == "done":
        return
    t.me.kept["W"] -= 1
    g.bag["W"] += 1
    if answer.startswith("hire"):
        me.thieves |= g.thief_open
        g.thief_open = set()
    else:
        g.djinn_row.remove(answer.split()[1])
        get_djinn(t, answer.split()[1])
    yield from pay_either(t)


def get_djinn(t: Turn, djinn: str) -> None:
    t.g.gain("baal", t.seat)
    t.me.djinns.add(djinn)
    t.g.look_at_whims()


def workshop(t: Turn) -> Story:
    g, me = t.g, t.me

    def on_offer() -> list[str]:
        payable = me.kept["P"] or me.cards["fakir"] >= 2
        return ["craft"] if payable and g.item_pile.total() else []

    answer = yield from tile_choice(t, on_offer)
    if answer == "done":
        return
    answer = yield ask(
        g, t.seat, ["pay artisan"] * (me.kept["P"] > 0) + ["pay fakir"] * (me.cards["fakir"] >= 2)
    )
    if answer == "pay artisan":
        me.kept["P"] -= 1
        g.bag["P"] += 1
    else:
        me.cards["fakir"] -= 2
        g.discard["fakir"] += 2
    yield from drawn_item(t)


# --- Selling (spec 4.3) ---------------------------------------------------------------------------------


def sale(t: Turn) -> Story:
    g, me = t.g, t.me
    while True:
        options = {"done"} | {f"offer {card}" for card in +me.cards if card != "fakir"}
        answer = yield ask(g, t.seat, options | powers(t))
        if answer == "done":
            return
        if not answer.startswith("offer"):
            yield from power(t, answer)
            continue
        offered: list[str] = []
        while answer != "sell":
            offered.append(answer.split()[1])
            more = {f"offer {card}" for card in +me.cards if card != "fakir" and card not in offered}
            answer = yield ask(g, t.seat, more | {"sell"})
        for card in offered:
            me.cards[card] -= 1
            g.discard[card] += 1
        me.gold += oracle.SET_VALUES[len(offered)]


# --- Djinns and items (spec 5 and 6) --------------------------------------------------------------------


def pay(t: Turn, djinn: str) -> Story:
    elders, then = COST[djinn]
    if elders:
        yield from pay_elder_and_more(t)
    elif then == "fakir":
        t.me.cards["fakir"] -= 1
        t.g.discard["fakir"] += 1
    else:
        yield from pay_either(t)


def pay_elder_and_more(t: Turn) -> Story:
    t.me.kept["W"] -= 1
    t.g.bag["W"] += 1
    yield from pay_either(t)


def pay_either(t: Turn) -> Story:
    g, me = t.g, t.me
    answer = yield ask(
        g, t.seat, ["pay elder"] * (me.kept["W"] > 0) + ["pay fakir"] * (me.cards["fakir"] > 0)
    )
    if answer == "pay elder":
        me.kept["W"] -= 1
        g.bag["W"] += 1
    else:
        me.cards["fakir"] -= 1
        g.discard["fakir"] += 1


def powers(t: Turn, before_move: bool = False) -> set[str]:
    """The djinns and items that can be used between two steps."""
    return {f"use {djinn}" for djinn in ACTIVE if can_use(t, djinn)} | {
        f"wield {item}" for item in MAGIC if can_wield(t, item, before_move)
    }


def can_use(t: Turn, djinn: str) -> bool:
    g = t.g
    if djinn not in t.me.djinns or djinn in t.used or not t.can_pay(djinn):
        return False
    if djinn in ("echidna", "iblis"):
        # One that could no longer help is not offered.
        helps = "R" if djinn == "iblis" else "BR" if "kandicha" in t.me.djinns else "B"
        return not (t.acted or g.stuck) and (not t.moved or t.colour in helps)
    if djinn == "anun-nak":
        return g.bag.total() > 0 and bool(g.empty_tiles())
    if djinn == "bouraq":
        return g.palaces_left() > 0
    if djinn == "enki":
        return g.palms_left() > 0
    if djinn == "leta":
        return g.can_claim(t.seat) and bool(g.empty_tiles())
    if djinn == "utug":
        return g.can_claim(t.seat) and any(g.piles.get(cell) for cell in g.unplanted())
    if djinn == "sibittis":
        return bool(g.djinn_deck or g.djinn_discard)
    return True


def can_wield(t: Turn, item: str, before_move: bool) -> bool:
    g = t.g
    if t.item_used or not t.me.items[item]:
        return False
    if item == "flying-carpet":
        return before_move and not g.stuck
    if item == "fabulous-lamp":
        return bool(g.djinn_row)
    if item == "enchanting-flute":
        return bool(flute_tiles(g))
    if item == "burning-scimitar":
        return any(g.piles.values())
    if item == "tempest-talisman":
        return bool(g.empty_tiles()) and bool(camels_of(t))
    if item == "rebirth-ring":
        return g.item_discard.total() > 0
    return True


def flute_tiles(g: Game) -> list[Cell]:
    return [cell for cell in g.board.open_cells() if any(g.piles.get(near) for near in g.board.steps(cell))]


def camels_of(t: Turn) -> list[Cell]:
    """A tent counts as a camel (spec 6.3)."""
    return [cell for cell, owner in t.g.owner.items() if owner == t.seat]


def power(t: Turn, answer: str) -> Story:
    verb, what = answer.split()
    if verb == "use":
        t.used.add(what)
        yield from pay(t, what)
        t.g.look_at_whims()
        yield from use(t, what)
    else:
        t.item_used = True
        t.me.items[what] -= 1
        t.g.item_discard[what] += 1
        yield from wield(t, what)
    t.g.look_at_whims()


def use(t: Turn, djinn: str) -> Story:
    g, me = t.g, t.me
    if djinn == "echidna":
        t.doubled = True
    elif djinn == "iblis":
        t.deadly = True
    elif djinn == "sloar":
        card = yield from drawn_card(g)
        me.cards[card] += 1
    elif djinn == "sibittis":
        drawn = set()
        for _ in range(3):
            if g.djinn_deck or g.djinn_discard:
                found = yield from drawn_djinn(g)
                drawn.add(found)
        answer = yield ask(g, t.seat, [f"summon {found}" for found in drawn])
        chosen = answer.split()[1]
        g.djinn_discard |= drawn - {chosen}
        get_djinn(t, chosen)
    elif djinn == "anun-nak":
        cell = yield from chosen_cell(t, g.empty_tiles())
        for _ in range(min(3, g.bag.total())):
            answer = yield ask(g, CHANCE, [f"settle {WORD[colour]}" for colour in +g.bag])
            colour = TRIBE[answer.split()[1]]
            g.bag[colour] -= 1
            g.piles[cell] = g.piles.get(cell, "") + colour
    elif djinn in ("bouraq", "enki"):
        kind = "Village" if djinn == "bouraq" else "Oasis"
        cell = yield from chosen_cell(t, g.cells_of_kind(kind))
        yield from place(t, "palace" if djinn == "bouraq" else "palm", cell)
    else:
        tiles = g.empty_tiles() if djinn == "leta" else [c for c in g.unplanted() if g.piles.get(c)]
        cell = yield from chosen_cell(t, tiles)
        yield from own(t, cell)


def chosen_cell(t: Turn, cells: Iterable[Cell]) -> Generator[Ask, str, Cell]:
    answer = yield ask(t.g, t.seat, [f"choose {name(cell)}" for cell in cells])
    return cell_of(answer.split()[1])


def wield(t: Turn, item: str) -> Story:
    g, me = t.g, t.me
    if item == "flying-carpet":
        t.carpet = True
    elif item == "fabulous-lamp":
        answer = yield ask(g, t.seat, [f"summon {djinn}" for djinn in g.djinn_row])
        g.djinn_row.remove(answer.split()[1])
        get_djinn(t, answer.split()[1])
    elif item == "enchanting-flute":
        cell = yield from chosen_cell(t, flute_tiles(g))
        for called in range(5):
            options = {
                f"call {WORD[colour]} {name(near)}"
                for near in g.board.steps(cell)
                for colour in g.piles.get(near, "")
            }
            if not options:
                break
            answer = yield ask(g, t.seat, options | ({"done"} if called else set()))
            if answer == "done":
                break
            _, tribe, near_name = answer.split()
            g.take_from(cell_of(near_name), TRIBE[tribe])
            g.piles[cell] = g.piles.get(cell, "") + TRIBE[tribe]
    elif item == "burning-scimitar":
        for _ in range(2):
            options = {f"kill {WORD[colour]} {name(at)}" for at, pile in g.piles.items() for colour in pile}
            if options:
                answer = yield ask(g, t.seat, options)
                _, tribe, place_name = answer.split()
                g.take_from(cell_of(place_name), TRIBE[tribe])
                g.bag[TRIBE[tribe]] += 1
                yield from take_control(t, cell_of(place_name))
    elif item == "tempest-talisman":
        answer = yield ask(g, t.seat, [f"saddle {name(at)}" for at in camels_of(t)])
        here = cell_of(answer.split()[1])
        there = yield from chosen_cell(t, g.empty_tiles())
        del g.owner[here]
        g.owner[there] = t.seat
        if here in g.tents:
            g.tents.remove(here)
            g.tents.add(there)
    elif item == "horn-of-plenty":
        g.discard += Counter(g.row)
        g.row = []
        while len(g.row) < ROW and (g.deck.total() or g.discard.total()):
            card = yield from drawn_card(g)
            g.row.append(card)
        for first in range(len(g.row)):
            answer = yield ask(g, t.seat, [f"arrange {card}" for card in g.row[first:]])
            card = answer.split()[1]
            g.row.insert(first, g.row.pop(g.row.index(card, first)))
    else:
        others = g.item_discard - Counter({item: 1})
        answer = yield ask(g, t.seat, [f"fetch {found}" for found in others])
        g.item_discard[answer.split()[1]] -= 1
        me.items[answer.split()[1]] += 1


# --- Thieves (spec appendix A) --------------------------------------------------------------------------


def thefts(t: Turn) -> set[str]:
    """The thief of the tribe whose action is due, if an opponent has what it is after."""
    thief = f"{WORD[t.colour]}-thief" if t.colour else ""
    if not t.moved or t.acted or thief not in t.me.thieves:
        return set()
    return {f"steal {thief}"} if any(gifts(t, seat) for seat in others_in_order(t)) else set()


def others_in_order(t: Turn) -> list[int]:
    seats = len(t.g.seats)
    return [(t.seat + away) % seats for away in range(1, seats)]


def gifts(t: Turn, seat: int) -> list[str]:
    """What an opponent may give up to the thief, as answers; nothing if the Warden is with them."""
    g, you = t.g, t.g.seats[seat]
    own = [cell for cell, owner in g.owner.items() if owner == seat]
    if "warden" in you.djinns:
        return []
    if t.colour == "Y":
        return ["vizier"] * (you.kept["Y"] > 0)
    if t.colour == "W":
        return [f"banish {djinn}" for djinn in you.djinns]
    if t.colour == "G":
        return [f"hand-over {card}" for card in +you.cards]
    if t.colour == "B":
        palms = [f"forfeit palm {name(cell)}" for cell in own if g.palms[cell]]
        return palms + [f"forfeit palace {name(cell)}" for cell in own if g.palaces[cell]]
    if t.colour == "R":
        return [f"leave {name(cell)}" for cell in own]
    return [f"surrender {item}" for item in +you.items]


def theft(t: Turn) -> Story:
    """Every opponent gives something up, of their own choice; one takes of it, and the rest is lost."""
    t.me.thieves.remove(f"{WORD[t.colour]}-thief")
    loot: list[str] = []
    for seat in others_in_order(t):
        for _ in range(2 if t.colour == "G" else 1):
            if on_offer := gifts(t, seat):
                answer = "vizier" if t.colour == "Y" else (yield ask(t.g, seat, on_offer))
                give_up(t, seat, answer)
                loot.append(answer)
    for _ in range(2 if t.colour == "G" else 1):
        if takings := takings_of(t, loot):
            answer = "vizier" if t.colour == "Y" else (yield ask(t.g, t.seat, takings))
            loot.remove(next(gift for gift in loot if is_of(gift, answer)))
            yield from receive(t, answer)
    for gift in loot:
        lose(t, gift)
    t.g.look_at_whims()


def give_up(t: Turn, seat: int, gift: str) -> None:
    g, you = t.g, t.g.seats[seat]
    what = gift.split()[-1]
    if t.colour == "Y":
        you.kept["Y"] -= 1
    elif t.colour == "W":
        you.djinns.remove(what)
    elif t.colour == "G":
        you.cards[what] -= 1
    elif t.colour == "B":
        (g.palms if " palm " in gift else g.palaces)[cell_of(what)] -= 1
    elif t.colour == "R":
        cell = cell_of(what)
        del g.owner[cell]
        if cell in g.tents:
            g.tents.remove(cell)
            you.tent = True
        else:
            you.camels += 1
    else:
        you.items[what] -= 1


def takings_of(t: Turn, loot: list[str]) -> set[str]:
    """What may be taken of the loot: a tile only with a camel, a palm tree or palace for any tile."""
    if t.colour == "B":
        return {f"erect {gift.split()[1]} {name(cell)}" for gift in loot for cell in t.g.board.open_cells()}
    if t.colour == "R" and not t.g.can_claim(t.seat):
        return set()
    verb = {"Y": "vizier", "W": "summon", "G": "grab", "R": "seize", "P": "fetch"}[t.colour]
    return {f"{verb} {gift.split()[-1]}" for gift in loot}


def is_of(gift: str, taken: str) -> bool:
    """Whether this gift is what is taken; of palm trees and palaces, whichever tile they are for."""
    return gift.split()[1:2] == taken.split()[1:2] or gift == "vizier"


def receive(t: Turn, answer: str) -> Story:
    """Loot is taken, not gained: Ba'al and Dhenim do not pay, but a palace is placed (ruling F60)."""
    g, me = t.g, t.me
    what = answer.split()[-1]
    if t.colour == "Y":
        me.kept["Y"] += 1
    elif t.colour == "W":
        me.djinns.add(what)
    elif t.colour == "G":
        me.cards[what] += 1
    elif t.colour == "B" and " palm " in answer:
        g.palms[cell_of(what)] += 1
    elif t.colour == "B":
        g.palaces[cell_of(what)] += 1
        g.gain("monkir", t.seat)
    elif t.colour == "R":
        yield from own(t, cell_of(what))
    else:
        me.items[what] += 1


def lose(t: Turn, gift: str) -> None:
    """What nobody takes goes where such things go; palm trees, palaces and camels are back already."""
    what = gift.split()[-1]
    if t.colour == "Y":
        t.g.bag["Y"] += 1
    elif t.colour == "W":
        t.g.djinn_discard.add(what)
    elif t.colour == "G":
        t.g.discard[what] += 1
    elif t.colour == "P":
        t.g.item_discard[what] += 1

"""The story of Five Tribes, from the difference of two views of one reader; actions in words."""

from collections.abc import Mapping
from typing import Any, Final

from serai.core.counts import counted, gained
from serai.core.parts import Line
from serai.core.title import phrase, the_piece
from serai.games.five_tribes import (
    bidding,
    drawing,
    items,
    moving,
    rules,
    selling,
    setup,
    thieves,
    tiles,
    tribes,
    whims,
    words,
)
from serai.games.five_tribes import components as box
from serai.games.five_tribes.view import TribesView, WhimView

QUIET: Final = (int(setup.LAY_TILE), int(setup.POPULATE))
TAKING: Final = (int(tribes.TRIBE_ACTION), int(tiles.TILE_CHOICE), int(tiles.BUY_SECOND))
KILLS: Final = (int(tribes.ASSASSINATE), int(items.STRIKE))


def narrate(before: TribesView, step: int, after: TribesView) -> list[Line]:
    """Lines for one beat; `step` is the step that made the difference."""
    if step in QUIET:
        return []
    if step in (setup.CHECK_LAND, setup.SETTLE, setup.LINE_UP):
        return tell_setup(before, step, after)
    lines = tell_draw(before, step, after)
    if step in (bidding.BID, bidding.LOWER):
        lines += tell_bid(before, after)
    lines += tell_move(before, step, after)
    if step in KILLS:
        lines += tell_kill(before, after)
    lines += tell_board(before, after)
    lines += tell_cards(before, step, after)
    lines += tell_people(before, step, after)
    lines += tell_gold(before, step, after)
    return lines + tell_end(before, step, after)


# Setup and chance


def tell_setup(before: TribesView, step: int, after: TribesView) -> list[Line]:
    if step == setup.CHECK_LAND:
        key = "log-laid" if after["tiles"] else "log-laid-again"
        return [Line(key, {"rows": after["rows"], "columns": after["columns"]})]
    if step == setup.LINE_UP:
        # Nobody did this: `seat` would make it their deed, and all that is drawn after it.
        return [Line("log-lines-up", {"seats": after["bidding"][-1:], "place": len(after["bidding"])})]
    if before["turns"] == 0:
        return []
    for then, now in zip(before["tiles"], after["tiles"], strict=True):
        new = more(then["pile"], now["pile"])
        if new:
            return [Line("log-settles", {"meeples": words.meeples(new), "cell": now["cell"]})]
    return []


def tell_draw(before: TribesView, step: int, after: TribesView) -> list[Line]:
    """What chance has brought."""
    seat = before["seat"]
    if before["turns"] == 0 and step in (drawing.ROW_CARD, drawing.ROW_DJINN):
        return tell_rows(step, after)
    if step == drawing.ROW_CARD:
        return [Line("log-row-card", {"resource": after["row"][-1]})]
    if step == drawing.HAND_CARD and after["deck"] != before["deck"]:
        new = gained(own_cards(before, seat), own_cards(after, seat))
        drawn = [Line("log-draws-own", {"seat": seat, "resource": name}) for name in new]
        return drawn or [Line("log-draws", {"seat": seat})]
    if step == drawing.ROW_DJINN:
        names = [djinn["name"] for djinn in (*after["djinns"], *after["conjured"]) if djinn is not None]
        known = [djinn["name"] for djinn in (*before["djinns"], *before["conjured"]) if djinn is not None]
        return [Line("log-djinn-appears", {"djinn": the_piece(name)}) for name in names if name not in known]
    if step == drawing.FIND_ITEM and after["item_pile"] < before["item_pile"]:
        new = gained(own_items(before, seat), own_items(after, seat))
        found = [Line("log-finds-own", {"seat": seat, "item": the_piece(name)}) for name in new]
        return found or [Line("log-finds", {"seat": seat})]
    if step == drawing.LAY_WHIM:
        known = [whim["name"] for whim in before["city_whims"]]
        return [
            Line("log-whim-appears", {"whim": whim_words(whim), "cell": whim["cell"]})
            for whim in after["city_whims"]
            if whim["name"] not in known
        ]
    if step == drawing.REVEAL_THIEF:
        return [Line("log-thief-appears", {"thief": the_piece(after["thief"] or "")})]
    return []


def tell_rows(step: int, after: TribesView) -> list[Line]:
    """What lies open as the game begins, each row in one line once it is full."""
    if step == drawing.ROW_CARD:
        full = len(after["row"]) == box.ROW
        return [Line("log-row", {"cards": words.cards(after["row"])})] if full else []
    djinns = [the_piece(djinn["name"]) for djinn in after["djinns"] if djinn is not None]
    return [Line("log-djinns", {"djinns": djinns})] if len(djinns) == box.DJINN_ROW else []


def tell_bid(before: TribesView, after: TribesView) -> list[Line]:
    """A price that somebody has bid, and whom it pushed back."""
    bid = gained(prices_bid(before), prices_bid(after))
    seat = before["seat"]
    lines = [Line("log-bids", {"seat": seat, "price": price}) for price in bid]
    for price in bid:
        pushed = [spot["seat"] for spot in before["track"] if spot["price"] == price]
        lines += [Line("log-pushed", {"seat": other}) for other in pushed if other not in (None, seat)]
    return lines


def prices_bid(view: TribesView) -> dict[int, int]:
    return counted([spot["price"] for spot in view["track"] if spot["seat"] is not None])


# Moving


def tell_move(before: TribesView, step: int, after: TribesView) -> list[Line]:
    """Picking up, dropping and taking."""
    seat = before["seat"]
    then, now = before["move"], after["move"]
    if step == moving.MOVE and then is None and now is not None:
        return [
            Line("log-picks-up", {"seat": seat, "meeples": words.meeples(now["hand"]), "cell": now["start"]})
        ]
    if step != moving.DROP_ONE or then is None:
        return []
    if now is not None:
        if len(now["path"]) == len(then["path"]):
            return []
        drop = now["path"][-1]
        return [Line("log-drops", {"seat": seat, "meeples": words.meeples(drop[-1]), "cell": drop[:-1]})]
    action = after["action"]
    if action is None or action["tribe"] is None:
        return []
    letter = words.LETTER_OF[action["tribe"]]
    cell, taken = action["cell"], words.meeples(letter * action["taken"])
    return [
        Line("log-drops", {"seat": seat, "meeples": words.meeples(letter), "cell": cell}),
        Line("log-takes", {"seat": seat, "meeples": taken, "cell": cell}),
    ]


def more(before: str, after: str) -> str:
    """The meeples that have come to a pile, as letters."""
    return "".join(gained(counted(before), counted(after)))


def tell_board(before: TribesView, after: TribesView) -> list[Line]:
    """Control, palm trees, palaces."""
    lines = []
    for then, now in zip(before["tiles"], after["tiles"], strict=False):
        if then == now:
            continue
        where: dict[str, Any] = {"cell": now["cell"], "tile": now["kind"]}
        if then.get("owner") != now.get("owner"):
            if "owner" in now:
                key = "log-tent" if "tent" in now else "log-camel"
                lines.append(Line(key, {"seat": now["owner"], **where}))
            elif "owner" in then:
                lines.append(Line("log-leaves", {"seat": then["owner"], **where}))
        for feature in ("palms", "palaces"):
            was, now_there = then.get(feature, 0), now.get(feature, 0)
            if isinstance(was, int) and isinstance(now_there, int) and was != now_there:
                verb = "placed" if now_there > was else "removed"
                lines.append(Line(f"log-{feature}-{verb}", where))
    return lines


# Cards, djinns, items, Whims


def own_cards(view: TribesView, seat: int) -> dict[str, int]:
    own = view["players"][seat]["own"]
    return {} if own is None else own["cards"]


def own_items(view: TribesView, seat: int) -> dict[str, int]:
    own = view["players"][seat]["own"]
    return {} if own is None else counted([*own["items"], *own["drawn"]])


def whim_words(whim: WhimView) -> dict[str, Any]:
    return words.whim(whim["wants"], whim["number"], whim["gold"])


def tell_cards(before: TribesView, step: int, after: TribesView) -> list[Line]:
    """Cards taken and discarded, items, djinns and Whims."""
    seat, lines = before["seat"], []
    if step in TAKING:
        taken = gained(counted(after["row"]), counted(before["row"]))
        if taken:
            lines.append(Line("log-takes-cards", {"seat": seat, "cards": words.cards(taken)}))
    discarded = gained(before["discard"], after["discard"])
    if step == selling.SALE and discarded and box.RESOURCE_NAMES[box.FAKIR] not in discarded:
        gold = int(box.SET_VALUES[len(discarded)])
        lines.append(Line("log-sells", {"seat": seat, "cards": words.cards(discarded), "gold": gold}))
    elif discarded:
        lines.append(Line("log-discards", {"seat": seat, "cards": words.cards(discarded)}))
    if after["deck"] > before["deck"]:
        lines.append(Line("log-shuffles", {"cards": after["deck"]}))
    then, now = counted(before["item_discard"]), counted(after["item_discard"])
    for name in gained(then, now):
        key = "log-tosses" if step == items.TOSS_ITEMS else "log-wields"
        lines.append(Line(key, {"seat": seat, "item": the_piece(name)}))
    lines += [Line("log-fetches", {"seat": seat, "item": the_piece(name)}) for name in gained(now, then)]
    if step in (thieves.GIVE_CARD, thieves.TAKE_CARD):
        then, now = counted(before["given"]), counted(after["given"])
        for name in gained(then, now):
            lines.append(Line("log-gives-card", {"seat": seat, "resource": name}))
        for name in gained(now, then):
            lines.append(Line("log-takes-card", {"seat": seat, "resource": name}))
    return lines


def tell_people(before: TribesView, step: int, after: TribesView) -> list[Line]:
    """What players have gained and lost: meeples, djinns, Whims, thieves."""
    lines = []
    for seat, (then, now) in enumerate(zip(before["players"], after["players"], strict=True)):
        if then == now:
            continue
        for name in box.KEPT_NAMES:
            change = now["kept"][name] - then["kept"][name]
            letter = words.LETTER_OF[name]
            if change:
                key = "log-keeps" if change > 0 else "log-loses"
                lines.append(Line(key, {"seat": seat, "meeples": words.meeples(letter * abs(change))}))
        had = {djinn["name"]: djinn["used"] for djinn in then["djinns"]}
        has = {djinn["name"]: djinn["used"] for djinn in now["djinns"]}
        for name in has:
            if name not in had:
                lines.append(Line("log-gains-djinn", {"seat": seat, "djinn": the_piece(name)}))
            elif has[name] and not had[name]:
                lines.append(Line("log-uses-djinn", {"seat": seat, "djinn": the_piece(name)}))
        lines += [
            Line("log-loses-djinn", {"seat": seat, "djinn": the_piece(name)})
            for name in had
            if name not in has
        ]
        for name in now["thieves"]:
            if name not in then["thieves"]:
                lines.append(Line("log-hires", {"seat": seat, "thief": the_piece(name)}))
        for name in then["thieves"]:
            if name not in now["thieves"]:
                lines.append(Line("log-steals", {"seat": seat, "thief": the_piece(name)}))
        if now["whims"] > then["whims"]:
            left = [whim["name"] for whim in after["city_whims"]]
            taken = [whim for whim in before["city_whims"] if whim["name"] not in left]
            lines += [Line("log-takes-whim", {"seat": seat, "whim": whim_words(whim)}) for whim in taken]
        done = [whim["name"] for whim in then["done"]]
        if step == whims.GRANT_WHIMS:
            lines += [
                Line("log-fulfils", {"seat": seat, "whim": whim_words(whim)})
                for whim in now["done"]
                if whim["name"] not in done
            ]
    return lines


def tell_kill(before: TribesView, after: TribesView) -> list[Line]:
    """Who was killed; what that brings comes after it."""
    for then, now in zip(before["tiles"], after["tiles"], strict=True):
        killed = more(now["pile"], then["pile"])
        if killed:
            args = {"seat": before["seat"], "meeples": words.meeples(killed), "cell": now["cell"]}
            return [Line("log-kills", args)]
    return [Line("log-murders", {"seat": before["seat"]})] if before["players"] != after["players"] else []


def tell_gold(before: TribesView, step: int, after: TribesView) -> list[Line]:
    """Gold that came or went, where this reader sees it."""
    lines = []
    if step == rules.FINISH:
        return []
    for seat, (then, now) in enumerate(zip(before["players"], after["players"], strict=True)):
        if then["gold"] is None or now["gold"] is None:
            continue
        change = now["gold"] - then["gold"]
        sold = step == selling.SALE and seat == before["seat"]
        if change > 0 and not sold:
            lines.append(Line("log-gains-gold", {"seat": seat, "gold": change}))
        elif change < 0:
            lines.append(Line("log-pays-gold", {"seat": seat, "gold": -change}))
    return lines


def tell_end(before: TribesView, step: int, after: TribesView) -> list[Line]:
    """A new round, what ends the game, and who has won."""
    lines = []
    if after["round"] > before["round"]:
        lines.append(Line("log-round", {"round": after["round"]}))
    if after["ending"] != before["ending"]:
        key = {"last-camel": "log-last-camel", "no-move": "log-no-move", "no-move-left": "log-no-move-left"}
        lines.append(Line(key[after["ending"]], {"seat": max(before["seat"], 0)}))
    if after["winners"] and not before["winners"]:
        for seat, player in enumerate(after["players"]):
            lines.append(Line("log-scores", {"seat": seat, "points": player["score"]}))
        shared = len(after["winners"]) > 1
        lines.append(Line("log-share" if shared else "log-wins", {"seats": after["winners"]}))
    return lines


# Actions in words


def outlook(before: TribesView, after: TribesView, seat: int) -> list[Line]:
    """Of a bid, who would play when; of a djinn or an item, what it does."""
    return foretell_order(before, after) + tell_powers(before, after, seat)


def foretell_order(before: TribesView, after: TribesView) -> list[Line]:
    """Who plays when after a bid: after the last one, whoever plays first has left the track already."""
    if not before["bids"] or after["step"] == "Lower":
        return []
    order = [spot["seat"] for spot in after["track"] if spot["seat"] is not None]
    missing = len(before["bids"][0]["order"]) - len(order)
    if missing > 1:
        return []
    playing = [after["seat"]] if missing else []
    return [Line("outlook-order", {"seats": playing + order, "left": len(before["bidding"]) - 1})]


def tell_powers(before: TribesView, after: TribesView, seat: int) -> list[Line]:
    """What the djinns and items do that a player takes or uses."""
    was, now = before["players"][seat], after["players"][seat]
    ready = [djinn["name"] for djinn in was["djinns"] if not djinn["used"]]
    held = [djinn["name"] for djinn in was["djinns"]]
    named = [
        djinn["name"]
        for djinn in now["djinns"]
        if djinn["name"] not in held or (djinn["used"] and djinn["name"] in ready)
    ]
    if was["own"] is not None and now["own"] is not None:
        named += gained(counted(now["own"]["items"]), counted(was["own"]["items"]))
    return [Line(f"does-{name}", {}) for name in named]


def describe(view: TribesView, verb: str, labels: Mapping[str, str]) -> dict[str, Any]:
    """What the sentences of an action, and of a refusal, can say beyond the action's own arguments."""
    if verb in ("move", "drop", "kill", "call"):
        return describe_cell(view, verb, labels)
    if verb == "buy":
        place = int(labels["place"])
        row = view["row"]
        resource = row[place - 1] if place <= len(row) else "none"
        return {"resource": resource, "place": place, "price": price_here(view)}
    if verb == "build":
        fakirs = int(labels["fakirs"])
        gold = (view["builders"] + fakirs) * view["blue"] * (2 if view["doubled"] else 1)
        return {"fakirs": fakirs, "gold": gold}
    if verb == "lower":
        return {"fakirs": int(labels["fakirs"])}
    if verb == "bid":
        return {"price": int(labels["price"])}
    if verb == "sell":
        return {"gold": view["offer"]}
    if verb == "whim":
        return {"whim": labels["whim"]}
    if verb in ("summon", "use", "banish", "djinn"):
        return {"djinn": the_piece(labels["djinn"]), "cost": cost_words(labels["djinn"])}
    if verb in ("keep", "wield", "fetch", "surrender", "find"):
        return {"item": the_piece(labels["item"])}
    if verb in ("hire", "steal", "thief"):
        return {"thief": the_piece(labels["thief"])}
    return {}


def cost_words(djinn: str) -> dict[str, Any]:
    return phrase(f"cost-{COSTS[djinn]}", {})


COSTS: Final = {
    djinn.name: ["none", "elder-or-fakir", "two-elders", "fakir", "fakirs"][djinn.cost]
    for djinn in box.DJINNS_IN_THE_BOX
}


def describe_cell(view: TribesView, verb: str, labels: Mapping[str, str]) -> dict[str, Any]:
    """Who stands on a tile that is picked up, whom a drop leaves in hand, whom a blow meets and how far away.

    No more than is said: there are as many of these as there are choices.
    """
    cell = labels["cell"]
    if verb == "move":
        pile = "".join([tile["pile"] for tile in view["tiles"] if tile["cell"] == cell])
        return {"meeples": words.meeples(pile)}
    if verb == "drop":
        hand = view["move"]["hand"] if view["move"] is not None else ""
        letter = words.LETTER_OF[labels["tribe"]]
        rest = hand.replace(letter, "", 1)
        return {"left": len(rest), "pile": words.meeples(rest)}
    if verb == "call":
        return {"meeples": words.LETTER_OF[labels["tribe"]]}
    if verb == "kill":
        action = view["action"]
        far = 0 if action is None else distance(action["cell"], cell)
        needed = max(far - view["reach"], 0) if view["reach"] and not view["second"] else 0
        return {
            "meeples": words.LETTER_OF[labels["tribe"]],
            "distance": far,
            "reach": view["reach"],
            "needed": needed,
        }
    return {}


def distance(one: str, two: str) -> int:
    """Steps between two cells, whatever lies between."""
    return abs(ord(one[0]) - ord(two[0])) + abs(int(one[1:]) - int(two[1:]))


def price_here(view: TribesView) -> int:
    action = view["action"]
    prices = {
        "small-market": box.SMALL_PRICE,
        "large-market": box.LARGE_PRICE,
        "special-market": box.SPECIAL_PRICE,
    }
    return 0 if action is None or action["tile"] not in prices else int(prices[action["tile"]])

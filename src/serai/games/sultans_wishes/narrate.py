"""The story of The Sultan's Wishes, from the difference of two views of one reader, and its actions in words.

A reader's views hold only what that reader may know, so the story cannot tell more.
"""

from collections.abc import Mapping
from typing import Any, Final

from serai.core.parts import Line
from serai.core.title import the_piece
from serai.games.sultans_wishes import (
    aides,
    drawing,
    effects,
    market,
    plates,
    rules,
    travelers,
    turn,
    words,
)
from serai.games.sultans_wishes import components as box
from serai.games.sultans_wishes.view import CardView, PlayerView, SultanView, WishView, plate_view

# Steps that can fulfil a wish, and steps in which wares are bought
GRANTING: Final = (int(aides.FULFILLING), int(drawing.ATTACH_GUARD), int(plates.HUNGRY_WISHES))
BUYING: Final = (int(turn.OPTIONAL), int(market.BARGAINING))


def narrate(before: SultanView, step: int, after: SultanView) -> list[Line]:
    """Lines for one beat; `step` is the step that made the difference."""
    lines = [
        *tell_round(before, step, after),
        *tell_deck(before, step, after),
        *tell_cards(before, step, after),
        *tell_wishes(before, step, after),
        *tell_market(before, step, after),
        *tell_gifts(before, step, after),
        *tell_figures(before, step, after),
    ]
    for seat, (old, new) in enumerate(zip(before["players"], after["players"], strict=True)):
        lines += tell_points(old, new, seat, step)
        lines += tell_player(old, new, seat, step)
    return lines + tell_wishes_revealed(before, after) + tell_end(before, after)


def describe(view: SultanView, verb: str, labels: Mapping[str, str]) -> dict[str, Any]:
    """What an action's sentence can say beyond the action's own arguments: pieces in words."""
    out: dict[str, Any] = {}
    if "card" in labels and verb != "market":
        name = labels["card"]
        out["card"] = words.A_CARD[name] if verb in ("toss", "give", "draw") else the_piece(name)
        if verb == "effect":
            out["effect"] = words.CARD[name]["effect"]
    if "wish" in labels:
        out["wish"] = the_piece(labels["wish"])
    if "gift" in labels:
        out["gift"] = the_piece(labels["gift"])
    if "plate" in labels:
        plate = plate_view(box.PLATE_NAMES.index(labels["plate"]))
        out = {"mood": plate["mood"], "extra": plate["extra"]}
    if "ware" in labels:
        out["ware"] = the_piece(labels["ware"])
    if "merchant" in labels:
        out.update(describe_offer(view, verb, labels["merchant"]))
    return out


def describe_offer(view: SultanView, verb: str, merchant: str) -> dict[str, Any]:
    """What a merchant offers and what it costs there."""
    stack = view["market"][box.MERCHANT_NAMES.index(merchant)]
    up = stack["up"]
    if up is None:
        return {"count": 0}
    ware = the_piece(up["name"])
    if verb == "exchange":
        return {"count": 1, "offered": ware}
    return {"count": 1, "ware": ware, "gems": stack["bargain"] if verb == "bargain" else stack["cost"]}


def tell_round(before: SultanView, step: int, after: SultanView) -> list[Line]:
    lines = []
    if after["round"] > before["round"] and after["first"] is not None:
        key = "log-round-solo" if len(after["players"]) == 1 else "log-round"
        lines.append(Line(key, {"round": after["round"], "seat": after["first"]}))
    plate = after["plate"]
    if plate is not None and step == plates.REVEAL_PLATE:
        lines.append(
            Line("log-plate", {"mood": plate["mood"], "extra": plate["extra"], "now": plate["mood"]})
        )
        glad = [
            seat
            for seat, (old, new) in enumerate(zip(before["players"], after["players"], strict=True))
            if new["gems"] > old["gems"]
        ]
        if glad:
            lines.append(Line("log-all-gain-a-gem", {"seats": glad, "count": len(glad)}))
    new_tokens = [stop for stop in after["tokens"] if stop not in before["tokens"]]
    if new_tokens:
        lines.append(Line("log-new-relics", {"stops": new_tokens, "count": len(new_tokens)}))
    return lines


def tell_deck(before: SultanView, step: int, after: SultanView) -> list[Line]:
    """Shuffling, and guards on their way from the deck."""
    lines = []
    seat = before["seat"]
    if after["deck"] > before["deck"]:
        lines.append(Line("log-shuffles", {"cards": after["deck"]}))
    if step == drawing.REFILL:
        if after["guards_drawn"] > before["guards_drawn"]:
            finds_none = all(wish["guard"] for wish in after["wishes"])
            key = "log-guard-finds-no-wish" if finds_none else "log-draws-guard"
            lines.append(Line(key, {"seat": seat}))
        if after["players"][seat]["guards_aside"] > before["players"][seat]["guards_aside"]:
            lines.append(Line("log-guard-waits", {"seat": seat}))
    if after["guard_on_top"] and not before["guard_on_top"]:
        lines.append(Line("log-guard-on-top", {}))
    return lines


def tell_cards(before: SultanView, step: int, after: SultanView) -> list[Line]:
    """What becomes of task cards: a card that only its owner sees is named to nobody else."""
    if step == turn.MANDATORY:
        return tell_effect(before, after) + tell_extra_task(before, after)
    if step == plates.FREE_EXTRA:
        return tell_extra_task(before, after)
    if step in (plates.LOVELY_DISCARD, plates.MEAN_DISCARD, effects.TOSS_LOOKED_AT):
        return [
            Line("log-discards", {"seat": before["seat"], **words.CARD[card["name"]]})
            for card in fresh(before["discard"], after["discard"])
        ]
    if step == drawing.DRAW_CARD:
        return tell_draw(before, after)
    if step == effects.KEEP_LOOKED_AT:
        return tell_kept(before, after)
    if step == plates.GIVE_CARD:
        return tell_given(before, after)
    return tell_extra_cards(after) if step == rules.END_ROUND else []


def tell_effect(before: SultanView, after: SultanView) -> list[Line]:
    """A card discarded for its effect; a tip and a look at the extra stack are over with that."""
    lines = []
    seat = before["seat"]
    for card in fresh(before["discard"], after["discard"]):
        args = {"seat": seat, **words.CARD[card["name"]]}
        if card["effect"] == "tip":
            old, new = before["players"][seat], after["players"][seat]
            gains = {"points": new["score"] - old["score"], "gems": new["gems"] - old["gems"]}
            lines.append(Line("log-tips", {**args, **gains}))
        else:
            lines.append(Line("log-uses-effect", args))
        if card["effect"] == "peek":
            if reader_of(before) == seat:
                lines.append(
                    Line("log-peeks-own", {"seat": seat, **words.CARD[after["extra_cards"][-1]["name"]]})
                )
            else:
                lines.append(Line("log-peeks", {"seat": seat}))
    return lines


def tell_extra_task(before: SultanView, after: SultanView) -> list[Line]:
    if after["extra_stack"] == before["extra_stack"]:
        return []
    seat = before["seat"]
    if reader_of(before) != seat:
        return [Line("log-adds-extra", {"seat": seat})]
    own = fresh(hand_of(after, seat), hand_of(before, seat))
    return [Line("log-adds-own-extra", {"seat": seat, **words.CARD[card["name"]]}) for card in own]


def tell_draw(before: SultanView, after: SultanView) -> list[Line]:
    """The drawer is told each card. That hands are filled up after every turn, the others need not hear."""
    lines = []
    seat = before["seat"]
    for card in fresh(before["seen_cards"], after["seen_cards"]):
        lines.append(Line("log-looks-at", {"seat": seat, **words.CARD[card["name"]]}))
    if reader_of(before) == seat:
        for card in fresh(hand_of(before, seat), hand_of(after, seat)):
            lines.append(Line("log-draws-own", {"seat": seat, **words.CARD[card["name"]]}))
    return lines


def tell_kept(before: SultanView, after: SultanView) -> list[Line]:
    seat = before["seat"]
    if reader_of(before) != seat:
        return [Line("log-keeps", {"seat": seat})] if before["looked_at"] else []
    kept = fresh(hand_of(before, seat), hand_of(after, seat))
    return [Line("log-keeps-own", {"seat": seat, **words.CARD[card["name"]]}) for card in kept]


def tell_given(before: SultanView, after: SultanView) -> list[Line]:
    seat = before["seat"]
    left = (seat + 1) % len(before["players"])
    if before["players"][seat]["hand"] == after["players"][seat]["hand"]:
        return []
    if reader_of(before) == seat:
        given = fresh(hand_of(after, seat), hand_of(before, seat))
        return [Line("log-gives-own", {"seat": seat, **words.CARD[card["name"]]}) for card in given]
    if reader_of(before) == left:
        received = fresh(hand_of(before, left), hand_of(after, left))
        return [Line("log-receives-own", {"seat": seat, **words.CARD[card["name"]]}) for card in received]
    return [Line("log-gives", {"seat": seat})]


def tell_extra_cards(after: SultanView) -> list[Line]:
    """The extra tasks are revealed: a line for each task, the one with the most hearts first."""
    tasks: dict[str, list[CardView]] = {}
    for card in after["extra_cards"]:
        tasks.setdefault(card["task"], []).append(card)
    ranked = sorted(tasks.items(), key=lambda item: -hearts_of(item[1]))
    return [
        Line(
            "log-extra-task",
            {"task": task, "hearts": hearts_of(cards), "cards": [card["name"] for card in cards]},
        )
        for task, cards in ranked
    ]


def tell_wishes(before: SultanView, step: int, after: SultanView) -> list[Line]:
    """Cards, aides and guards that come to wishes or leave them, and wishes that are done with."""
    lines: list[Line] = []
    seat = before["seat"]
    now = {wish["name"]: wish for wish in after["wishes"]}
    for wish in before["wishes"]:
        later = now.get(wish["name"])
        if step == aides.FULFILLING:
            lines += tell_attached(before, after, wish, later)
        if step == drawing.ATTACH_GUARD and (later is None or later["guard"]) and not wish["guard"]:
            progress = wish["progress"] + 1
            lines.append(Line("log-guard", {"seat": seat, **words.facts_now(wish), "progress": progress}))
        if later is not None:
            lines += tell_aides(wish, later, seat, step)
        else:
            key = "log-loses-wish" if step == plates.SAD_WISH else "log-fulfils"
            lines.append(Line(key, words.facts_now(wish)))
    return lines


def tell_attached(
    before: SultanView, after: SultanView, wish: WishView, later: WishView | None
) -> list[Line]:
    """The card that was laid under a wish gets its aide; if nothing more happens, the gem is told with it."""
    seat = before["seat"]
    if later is None:
        args = {"seat": seat, **words.facts_now(wish), **words.CARD[wish["cards"][-1]["name"]], "gems": 0}
        return [Line("log-attaches", args)]
    gems = after["players"][seat]["gems"] - before["players"][seat]["gems"]
    return [
        Line("log-attaches", {"seat": seat, **words.facts_now(wish), **words.CARD[new["name"]], "gems": gems})
        for old, new in zip(wish["cards"], later["cards"], strict=True)
        if len(new["aides"]) > len(old["aides"])
    ]


def tell_aides(wish: WishView, later: WishView, seat: int, step: int) -> list[Line]:
    lines = []
    for old, new in zip(wish["cards"], later["cards"], strict=False):
        args = {"seat": seat, **words.facts_now(wish), **words.CARD[new["name"]]}
        if step == aides.JOINING and len(new["aides"]) > len(old["aides"]):
            lines.append(Line("log-joins", args))
        elif len(new["aides"]) < len(old["aides"]):
            lines.append(Line("log-lifts", args))
    return lines


def tell_wishes_revealed(before: SultanView, after: SultanView) -> list[Line]:
    known = {wish["name"] for wish in before["wishes"]}
    lines = []
    for wish in after["wishes"]:
        if wish["name"] not in known:
            printed = int(box.NEEDED[box.WISH_NAMES.index(wish["name"])])
            lines.append(Line("log-reveals-wish", {**words.facts_now(wish), "needed": printed}))
    if after["ending"] and not before["ending"]:
        lines.append(Line("log-ending", {}))
    return lines


def tell_market(before: SultanView, step: int, after: SultanView) -> list[Line]:
    lines = []
    seat = before["seat"]
    for old, new in zip(before["market"], after["market"], strict=True):
        up = old["up"]
        if new["up"] is not None and new["up"] != up:
            lines.append(Line("log-turns-up", words.WARE[new["up"]["name"]]))
        elif up is None or new["up"] is not None:
            continue
        elif step in BUYING:
            gems = before["players"][seat]["gems"] - after["players"][seat]["gems"]
            lines.append(Line("log-buys", {"seat": seat, **words.WARE[up["name"]], "gems": gems}))
        elif step == market.EXCHANGING:
            lines += tell_returned(before, after)
            lines.append(Line("log-swaps-for", {"seat": seat, **words.WARE[up["name"]]}))
        elif step == travelers.CHOOSE_GIFT:
            lines.append(Line("log-gets-ware", {"seat": seat, **words.WARE[up["name"]]}))
    return lines


def tell_returned(before: SultanView, after: SultanView) -> list[Line]:
    """The ware that a swap puts under its stack: by name to its owner, by its back to the others."""
    seat = before["seat"]
    own_before, own_after = before["players"][seat]["own"], after["players"][seat]["own"]
    if own_before is not None and own_after is not None:
        gone = [ware for ware in own_before["wares"] if ware not in own_after["wares"]]
        return [Line("log-returns-own-ware", {"seat": seat, **words.WARE[ware["name"]]}) for ware in gone]
    return [
        Line("log-returns-ware", {"seat": seat, "merchant": new["merchant"]})
        for old, new in zip(before["market"], after["market"], strict=True)
        if new["below"] > old["below"]
    ]


def tell_gifts(before: SultanView, step: int, after: SultanView) -> list[Line]:
    lines = []
    seat = before["seat"]
    if after["gifts_seen"] > before["gifts_seen"]:
        if reader_of(before) == seat:
            for gift in after["seen_gifts"]:
                if gift not in before["seen_gifts"]:
                    lines.append(Line("log-sees-gift", {"seat": seat, **words.GIFT[gift]}))
        else:
            lines.append(Line("log-draws-gift", {"seat": seat}))
    held = [sum(view["players"][seat]["gifts"].values()) for view in (before, after)] if seat >= 0 else [0, 0]
    used = after["used_gift"]
    if step == travelers.USE_GIFTS and held[1] < held[0] and used is not None:
        lines.append(Line("log-uses-gift", {"seat": seat, **words.GIFT[used]}))
    if step == travelers.CHOOSE_GIFT and after["gifts_seen"] < before["gifts_seen"]:
        if held[1] > held[0]:
            lines += tell_kept_gift(before, after)
        elif used is not None:
            lines.append(Line("log-uses-gift", {"seat": seat, **words.GIFT[used]}))
    for task, hearts in after["heart_gifts"].items():
        if hearts > before["heart_gifts"].get(task, 0):
            lines.append(Line("log-adds-heart", {"seat": seat, "task": task}))
    return lines


def tell_kept_gift(before: SultanView, after: SultanView) -> list[Line]:
    seat = before["seat"]
    old, new = before["players"][seat], after["players"][seat]
    if new["own"] is not None and old["own"] is not None:
        kept = [gift for gift in new["own"]["gifts"] if gift not in old["own"]["gifts"]]
        return [Line("log-keeps-own-gift", {"seat": seat, **words.GIFT[gift]}) for gift in kept]
    return [
        Line("log-keeps-gift", {"seat": seat, "stack": stack})
        for stack, number in new["gifts"].items()
        if number > old["gifts"][stack]
    ]


def tell_figures(before: SultanView, step: int, after: SultanView) -> list[Line]:
    """Orderlies and travelers that move."""
    lines = []
    for seat, (old, new) in enumerate(zip(before["players"], after["players"], strict=True)):
        if new["orderly"] not in (None, old["orderly"]):
            args = {"seat": seat, "task": new["orderly"], "rank": len(before["priority"]) + 1}
            lines.append(Line("log-orderly-comes" if old["orderly"] is None else "log-orderly", args))
        if new["place"] != old["place"]:
            key = "log-goes-home" if step == travelers.GO_HOME else "log-travels"
            lines.append(Line(key, {"seat": seat, "place": new["place"]}))
            if after["gift_stacks"].get(new["place"]) == 0:
                lines.append(Line("log-no-gift", {}))
    return lines


def tell_points(old: PlayerView, new: PlayerView, seat: int, step: int) -> list[Line]:
    lines = []
    gained = {line: points - old["sheet"][line] for line, points in new["sheet"].items()}
    if step in GRANTING and new["score"] != old["score"]:
        args = {
            "hearts": gained["wishes"],
            "extra": gained["extra-points"],
            "gems": new["gems"] - old["gems"],
        }
        return [Line("log-scores-wish", {"seat": seat, "points": new["score"] - old["score"], **args})]
    if step == rules.SCORE_EXTRA and new["score"] != old["score"]:
        points = new["score"] - old["score"]
        return [Line("log-scores-extra-task", {"seat": seat, "points": points, "task": old["orderly"]})]
    if step == rules.FINISH and new["own"] is not None and new["own"]["market_card"] is not None:
        lines.append(Line("log-shows-market-card", {"seat": seat, "card": new["own"]["market_card"]}))
    for line, points in gained.items():
        if points and line != "tips":
            lines.append(Line("log-scores", {"seat": seat, "points": points, "line": line}))
    return lines


def tell_player(old: PlayerView, new: PlayerView, seat: int, step: int) -> list[Line]:
    lines = []
    if new["gems"] > old["gems"] and step == travelers.CHOOSE_GIFT:
        lines.append(Line("log-gains-gems", {"seat": seat, "gems": new["gems"] - old["gems"]}))
    elif new["gems"] < old["gems"] and step == travelers.CHOOSE_GIFT:
        lines.append(Line("log-looks-again", {"seat": seat}))
    if new["lamp"] and not old["lamp"] and step != rules.FINISH:
        lines.append(Line("log-lamp-lights", {"seat": seat}))
    elif old["lamp"] and not new["lamp"]:
        lines.append(Line("log-uses-lamp", {"seat": seat}))
    if step == travelers.TAKE_RELIC and new["relics"] > old["relics"]:
        lines += tell_relic(old, new, seat)
    if step == market.TAKE_WARE or (step == travelers.CHOOSE_GIFT and new["wares"] > old["wares"]):
        lines += tell_bottom_ware(old, new, seat)
    if step == rules.DEAL_MARKET and new["own"] != old["own"] and new["own"] is not None:
        lines.append(Line("log-market-card", {"seat": seat, "card": new["own"]["market_card"]}))
    return lines


def tell_relic(old: PlayerView, new: PlayerView, seat: int) -> list[Line]:
    if old["own"] is None or new["own"] is None:
        return [Line("log-takes-relic", {"seat": seat, "place": new["place"]})]
    left = list(new["own"]["relics"])
    for kind in old["own"]["relics"]:
        left.remove(kind)
    return [Line("log-takes-own-relic", {"seat": seat, "place": new["place"], "kind": kind}) for kind in left]


def tell_bottom_ware(old: PlayerView, new: PlayerView, seat: int) -> list[Line]:
    """The owner of a gift's ware is told which it is; the others know the merchant from the gift."""
    if old["own"] is None or new["own"] is None:
        return []
    wares = [ware for ware in new["own"]["wares"] if ware not in old["own"]["wares"]]
    return [Line("log-gets-own-ware", {"seat": seat, **words.WARE[ware["name"]]}) for ware in wares]


def tell_end(before: SultanView, after: SultanView) -> list[Line]:
    if before["winners"] or not after["winners"]:
        return []
    winners = after["winners"]
    if after["band"] is not None:
        points = after["players"][0]["score"]
        return [Line("log-solo-band", {"band": after["band"], "total": points})]
    best = after["players"][winners[0]]["score"]
    tied = sum(player["score"] == best for player in after["players"])
    key = "log-wins" if tied == len(winners) else "log-wins-tie"
    return [Line(key, {"seats": winners, "count": len(winners), "total": best})]


def hearts_of(cards: list[CardView]) -> int:
    return sum(card["hearts"] for card in cards)


def fresh(before: list[CardView], after: list[CardView]) -> list[CardView]:
    """The cards of the second list that are not in the first."""
    return [card for card in after if card not in before]


def reader_of(view: SultanView) -> int | None:
    """The seat whose view this is while the game lasts; None for the spectator."""
    for seat, player in enumerate(view["players"]):
        if player["own"] is not None:
            return seat
    return None


def hand_of(view: SultanView, seat: int) -> list[CardView]:
    own = view["players"][seat]["own"]
    return own["hand"] if own is not None else []

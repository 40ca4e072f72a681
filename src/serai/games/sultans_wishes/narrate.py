"""The story of The Sultan's Wishes, from the difference of two views of one reader, and its actions in words.

A reader's views hold only what that reader may know, so the story cannot tell more.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Any, Final

from serai.core.parts import Line
from serai.core.title import phrase, the_piece
from serai.games.sultans_wishes import aides, drawing, effects, market, plates, rules, travelers, turn, words
from serai.games.sultans_wishes import components as box
from serai.games.sultans_wishes.view import CardView, PlayerView, SultanView, WareView, WishView, plate_view

# Steps that can fulfil a wish, steps in which wares are bought, and steps in which cards are discarded
GRANTING: Final = (int(aides.FULFILLING), int(drawing.ATTACH_GUARD), int(plates.HUNGRY_WISHES))
BUYING: Final = (int(turn.OPTIONAL), int(market.BARGAINING))
DISCARDING: Final = (int(plates.LOVELY_DISCARD), int(plates.MEAN_DISCARD), int(effects.TOSS_LOOKED_AT))


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
    if "card" in labels:
        name = labels["card"]
        out["card"] = the_piece(name)
        if verb == "effect":
            out["card"] = words.SHORT_CARD[name]
            out["effect"] = words.CARD[name]["effect"]
    if "wish" in labels:
        out["wish"] = wish_among(view["wishes"], labels["wish"])
    if "gift" in labels:
        out["gift"] = the_piece(labels["gift"])
    if "ware" in labels:
        ware = labels["ware"]
        out["ware"] = words.A_WARE_FROM[ware] if verb == "exchange" else the_piece(ware)
    if "plate" in labels:
        plate = plate_view(box.PLATE_NAMES.index(labels["plate"]))
        out = {"mood": plate["mood"], "extra": plate["extra"]}
    if "merchant" in labels:
        out.update(describe_offer(view, verb, labels["merchant"]))
    return out


def wish_among(wishes: list[WishView], name: str) -> dict[str, Any]:
    """A wish in words, with its hearts if two open ones want the same task."""
    alike = [wish for wish in wishes if wish["wants"] == words.WISH[name]["wants"]]
    for wish in alike:
        if len(alike) > 1 and wish["name"] == name:
            return phrase("a-wish-of", words.facts_now(wish))
    return the_piece(name)


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
        args = {"mood": plate["mood"], "extra": plate["extra"], "now": plate["mood"]}
        lines.append(Line("log-plate", args))
        glad = [seat for seat in range(len(after["players"])) if gems_gained(before, after, seat) > 0]
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
    if step in DISCARDING:
        return told("log-discards", before["seat"], words.CARD, discarded(before, after))
    if step == drawing.DRAW_CARD:
        return tell_draw(before, after)
    if step == effects.PEEK:
        return tell_peek(before["seat"], after)
    if step == effects.KEEP_LOOKED_AT and before["looked_at"]:
        seat = before["seat"]
        kept = fresh(hand_of(before, seat), hand_of(after, seat))
        return told("log-keeps-own", seat, words.CARD, kept) or [Line("log-keeps", {"seat": seat})]
    if step == plates.GIVE_CARD:
        return tell_given(before, after)
    return tell_extra_cards(after) if step == rules.END_ROUND else []


def tell_effect(before: SultanView, after: SultanView) -> list[Line]:
    """A card discarded for its effect; a tip is over with that."""
    lines = []
    seat = before["seat"]
    for card in discarded(before, after):
        args = {"seat": seat, **words.CARD[card]}
        if args["effect"] == "tip":
            points = after["players"][seat]["score"] - before["players"][seat]["score"]
            gains = {"points": points, "gems": gems_gained(before, after, seat)}
            lines.append(Line("log-tips", {**args, **gains}))
        else:
            lines.append(Line("log-uses-effect", args))
    return lines


def tell_peek(seat: int, after: SultanView) -> list[Line]:
    top = names(after["extra_cards"][-1:]) if after["players"][seat]["own"] is not None else []
    return told("log-peeks-own", seat, words.CARD, top) or [Line("log-peeks", {"seat": seat})]


def tell_extra_task(before: SultanView, after: SultanView) -> list[Line]:
    if after["extra_stack"] == before["extra_stack"]:
        return []
    seat = before["seat"]
    own = fresh(hand_of(after, seat), hand_of(before, seat))
    return told("log-adds-own-extra", seat, words.CARD, own) or [Line("log-adds-extra", {"seat": seat})]


def tell_draw(before: SultanView, after: SultanView) -> list[Line]:
    """The drawer is told each card. That hands are filled up after every turn, the others need not hear."""
    seat = before["seat"]
    looked_at = fresh(names(before["seen_cards"]), names(after["seen_cards"]))
    drawn = fresh(hand_of(before, seat), hand_of(after, seat))
    lines = told("log-looks-at", seat, words.CARD, looked_at)
    return lines + told("log-draws-own", seat, words.CARD, drawn)


def tell_given(before: SultanView, after: SultanView) -> list[Line]:
    seat = before["seat"]
    left = (seat + 1) % len(before["players"])
    if before["players"][seat]["hand"] == after["players"][seat]["hand"]:
        return []
    given = fresh(hand_of(after, seat), hand_of(before, seat))
    received = fresh(hand_of(before, left), hand_of(after, left))
    own = told("log-gives-own", seat, words.CARD, given)
    return own or told("log-receives-own", seat, words.CARD, received) or [Line("log-gives", {"seat": seat})]


def tell_extra_cards(after: SultanView) -> list[Line]:
    """The extra tasks are revealed: a line for each task, the one with the most hearts first."""
    tasks: dict[str, list[str]] = {}
    hearts = Counter[str]()
    for card in after["extra_cards"]:
        tasks.setdefault(card["task"], []).append(card["name"])
        hearts[card["task"]] += card["hearts"]
    return [
        Line("log-extra-task", {"task": task, "hearts": total, "cards": tasks[task]})
        for task, total in hearts.most_common()
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
        return [Line("log-attaches", {**on_wish(seat, wish, wish["cards"][-1]["name"]), "gems": 0})]
    gems = gems_gained(before, after, seat)
    return [
        Line("log-attaches", {**on_wish(seat, wish, new["name"]), "gems": gems})
        for old, new in zip(wish["cards"], later["cards"], strict=True)
        if len(new["aides"]) > len(old["aides"])
    ]


def tell_aides(wish: WishView, later: WishView, seat: int, step: int) -> list[Line]:
    lines = []
    for old, new in zip(wish["cards"], later["cards"], strict=False):
        if step == aides.JOINING and len(new["aides"]) > len(old["aides"]):
            lines.append(Line("log-joins", on_wish(seat, wish, new["name"])))
        elif len(new["aides"]) < len(old["aides"]):
            lines.append(Line("log-lifts", on_wish(seat, wish, new["name"])))
    return lines


def on_wish(seat: int, wish: WishView, card: str) -> words.Facts:
    return {"seat": seat, **words.facts_now(wish), **words.CARD[card]}


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
        if new["up"] is old["up"]:
            continue
        if new["up"] is not None and new["up"] != old["up"]:
            lines.append(Line("log-turns-up", words.WARE[new["up"]["name"]]))
        elif old["up"] is not None and new["up"] is None:
            args = {"seat": seat, **words.WARE[old["up"]["name"]]}
            if step in BUYING:
                lines.append(Line("log-buys", {**args, "gems": -gems_gained(before, after, seat)}))
            elif step == market.EXCHANGING:
                lines += [*tell_returned(before, after), Line("log-swaps-for", args)]
            elif step == travelers.CHOOSE_GIFT:
                lines.append(Line("log-gets-ware", args))
    return lines


def tell_returned(before: SultanView, after: SultanView) -> list[Line]:
    """The ware that a swap puts under its stack: by name to its owner, by its back to the others."""
    seat = before["seat"]
    gone = fresh(wares_of(after["players"][seat]), wares_of(before["players"][seat]))
    return told("log-returns-own-ware", seat, words.WARE, gone) or [
        Line("log-returns-ware", {"seat": seat, "merchant": new["merchant"]})
        for old, new in zip(before["market"], after["market"], strict=True)
        if new["below"] > old["below"]
    ]


def tell_gifts(before: SultanView, step: int, after: SultanView) -> list[Line]:
    lines: list[Line] = []
    seat = before["seat"]
    if after["gifts_seen"] > before["gifts_seen"]:
        seen = fresh(before["seen_gifts"], after["seen_gifts"])
        lines += told("log-sees-gift", seat, words.GIFT, seen) or [Line("log-draws-gift", {"seat": seat})]
    visit_ends = step == travelers.CHOOSE_GIFT and after["gifts_seen"] < before["gifts_seen"]
    if visit_ends or step == travelers.USE_GIFTS:
        held = [sum(view["players"][seat]["gifts"].values()) for view in (before, after)]
        used = after["used_gift"]
        if held[1] > held[0]:
            lines += tell_kept_gift(before["players"][seat], after["players"][seat], seat)
        elif used is not None and (visit_ends or held[1] < held[0]):
            lines.append(Line("log-uses-gift", {"seat": seat, **words.GIFT[used]}))
    for task, hearts in after["heart_gifts"].items():
        if hearts > before["heart_gifts"].get(task, 0):
            lines.append(Line("log-adds-heart", {"seat": seat, "task": task}))
    return lines


def tell_kept_gift(old: PlayerView, new: PlayerView, seat: int) -> list[Line]:
    if new["own"] is not None and old["own"] is not None:
        kept = fresh(old["own"]["gifts"], new["own"]["gifts"])
        return told("log-keeps-own-gift", seat, words.GIFT, kept)
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
    lines: list[Line] = []
    if step != rules.FINISH and new["sheet"] == old["sheet"]:
        return lines
    gained = {line: points - old["sheet"][line] for line, points in new["sheet"].items()}
    args: dict[str, Any] = {"seat": seat, "points": new["score"] - old["score"]}
    if step in GRANTING and args["points"]:
        args |= {"hearts": gained["wishes"], "extra": gained["extra-points"]}
        return [Line("log-scores-wish", {**args, "gems": new["gems"] - old["gems"]})]
    if step == rules.SCORE_EXTRA and args["points"]:
        return [Line("log-scores-extra-task", {**args, "task": old["orderly"]})]
    if step == rules.FINISH and new["own"] is not None and new["own"]["market_card"] is not None:
        lines.append(tell_market_card("log-shows-market-card", seat, new["own"]["market_card"]))
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
        # The owner of a gift's ware is told which it is; the others know the merchant from the gift.
        lines += told("log-gets-own-ware", seat, words.WARE, fresh(wares_of(old), wares_of(new)))
    if step == rules.DEAL_MARKET and new["own"] != old["own"] and new["own"] is not None:
        card = new["own"]["market_card"]
        if card is not None:
            lines.append(tell_market_card("log-market-card", seat, card))
    return lines


def tell_market_card(key: str, seat: int, card: str) -> Line:
    return Line(key, {"seat": seat, "card": card, "pays": words.paid_by(card)})


def tell_relic(old: PlayerView, new: PlayerView, seat: int) -> list[Line]:
    args = {"seat": seat, "place": new["place"]}
    if old["own"] is None or new["own"] is None:
        return [Line("log-takes-relic", args)]
    taken = Counter(new["own"]["relics"]) - Counter(old["own"]["relics"])
    return [Line("log-takes-own-relic", {**args, "kind": kind}) for kind in taken]


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


def told(key: str, seat: int, facts: dict[str, words.Facts], pieces: list[str]) -> list[Line]:
    """A line about a seat and each of some pieces."""
    return [Line(key, {"seat": seat, **facts[piece]}) for piece in pieces]


def fresh(before: list[str], after: list[str]) -> list[str]:
    """The names of the second list that are not in the first."""
    known = set(before)
    return [name for name in after if name not in known]


def names(pieces: Sequence[CardView | WareView]) -> list[str]:
    return [piece["name"] for piece in pieces]


def discarded(before: SultanView, after: SultanView) -> list[str]:
    return fresh(names(before["discard"]), names(after["discard"]))


def hand_of(view: SultanView, seat: int) -> list[str]:
    """The cards in a seat's hand, none where the reader does not see them."""
    own = view["players"][seat]["own"]
    return names(own["hand"]) if own is not None else []


def wares_of(player: PlayerView) -> list[str]:
    """The wares of a player, none where the reader does not see them."""
    return names(player["own"]["wares"]) if player["own"] is not None else []


def gems_gained(before: SultanView, after: SultanView, seat: int) -> int:
    return after["players"][seat]["gems"] - before["players"][seat]["gems"]

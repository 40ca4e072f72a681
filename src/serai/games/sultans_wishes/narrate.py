"""The story of The Sultan's Wishes, told from the difference of two views of one reader.

A reader's views hold only what that reader may know, so the story cannot tell more.
"""

from typing import Any

from serai.core.title import Line
from serai.games.sultans_wishes.view import CardView, PlayerView, SultanView


def narrate(before: SultanView, step: str, after: SultanView) -> list[Line]:
    """Lines for one beat; `step` is the step that made the difference."""
    seat = before["seat"]
    lines: list[Line] = []
    lines += tell_round(before, after)
    lines += tell_wishes(before, after, seat)
    lines += tell_cards(before, after, seat)
    lines += tell_market(before, after)
    for player, (old, new) in enumerate(zip(before["players"], after["players"], strict=True)):
        lines += tell_player(old, new, player, step)
    lines += tell_gifts(before, after, seat)
    if after["winners"] and not before["winners"]:
        if after["band"] is not None:
            lines.append(
                Line("log-solo-band", {"band": after["band"], "points": after["players"][0]["score"]})
            )
        else:
            lines.append(Line("log-wins", {"seats": after["winners"], "count": len(after["winners"])}))
    return lines


def tell_round(before: SultanView, after: SultanView) -> list[Line]:
    lines = []
    if before["first"] != after["first"] and after["first"] is not None:
        lines.append(Line("log-first", {"seat": after["first"]}))
    if after["round"] > before["round"]:
        lines.append(Line("log-round", {"round": after["round"]}))
    plate = after["plate"]
    if plate is not None and len(after["plates_shown"]) > len(before["plates_shown"]):
        lines.append(
            Line("log-plate", {"plate": plate["name"], "mood": plate["mood"], "extra": plate["extra"]})
        )
    if after["ending"] and not before["ending"]:
        lines.append(Line("log-ending", {}))
    if after["guard_on_top"] and not before["guard_on_top"]:
        lines.append(Line("log-guard-on-top", {}))
    if before["discard"] and not after["discard"] and after["deck"] > before["deck"]:
        lines.append(Line("log-shuffles", {"cards": after["deck"]}))
    return lines


def tell_wishes(before: SultanView, after: SultanView, seat: int) -> list[Line]:
    lines = []
    then = {wish["name"]: wish for wish in before["wishes"]}
    now = {wish["name"]: wish for wish in after["wishes"]}
    for name, wish in now.items():
        args: dict[str, Any] = {"wish": name, "kind": wish["kind"], "wants": wish["wants"]}
        if name not in then:
            lines.append(Line("log-reveals-wish", {**args, "needed": wish["needed"]}))
            continue
        old = {card["name"]: card for card in then[name]["cards"]}
        for card in wish["cards"]:
            if card["name"] not in old:
                lines.append(Line("log-attaches", {**args, "seat": seat, **card_args(card)}))
        if wish["guard"] and not then[name]["guard"]:
            lines.append(Line("log-guard", {**args, "seat": seat}))
        for card in wish["cards"]:
            aides = old[card["name"]]["aides"] if card["name"] in old else []
            if len(card["aides"]) > len(aides) and card["name"] in old and before["step"] == "Joining":
                lines.append(Line("log-joins", {"seat": seat, **card_args(card)}))
            elif len(card["aides"]) < len(aides):
                lines.append(Line("log-lifts", {"seat": seat, **card_args(card)}))
    for name, wish in then.items():
        if name not in now:
            key = "log-loses-wish" if before["step"] == "SadWish" else "log-fulfils"
            lines.append(Line(key, {"wish": name, "kind": wish["kind"], "wants": wish["wants"]}))
    return lines


def tell_cards(before: SultanView, after: SultanView, seat: int) -> list[Line]:
    lines = []
    attached = {card["name"] for wish in before["wishes"] for card in wish["cards"]}
    extra = {card["name"] for card in before["extra_cards"]}
    known = {card["name"] for card in before["discard"]} | attached
    for card in after["discard"]:
        if card["name"] not in known and not (card["name"] in extra and before["step"] == "ClearUp"):
            lines.append(Line("log-discards", {"seat": seat, **card_args(card)}))
    if after["extra_stack"] > before["extra_stack"]:
        gone = hand_names(before) - hand_names(after)
        own = [card for card in own_hand(before) if card["name"] in gone]
        if own:
            lines.append(Line("log-adds-own-extra", {"seat": seat, **card_args(own[0])}))
        else:
            lines.append(Line("log-adds-extra", {"seat": seat}))
    if before["looking"] != after["looking"] and after["looking"] is not None:
        seen = [card for card in after["extra_cards"] if card["name"] not in extra]
        if seen:
            lines.append(Line("log-peeks-own", {"seat": seat, **card_args(seen[-1])}))
        else:
            lines.append(Line("log-peeks", {"seat": seat}))
    elif before["step"] == "EndRound":
        for card in after["extra_cards"]:
            if card["name"] not in extra:
                lines.append(Line("log-reveals-extra", card_args(card)))
    for card in after["seen_cards"]:
        if card["name"] not in {old["name"] for old in before["seen_cards"]}:
            lines.append(Line("log-looks-at", {"seat": seat, **card_args(card)}))
    return lines


def tell_market(before: SultanView, after: SultanView) -> list[Line]:
    lines = []
    for old, new in zip(before["market"], after["market"], strict=True):
        if new["up"] is not None and new["up"] != old["up"]:
            lines.append(Line("log-turns-up", {"ware": new["up"]["name"], "merchant": new["merchant"]}))
    return lines


def tell_player(old: PlayerView, new: PlayerView, seat: int, step: str) -> list[Line]:
    lines = []
    for line, points in new["sheet"].items():
        if points != old["sheet"][line]:
            lines.append(
                Line("log-scores", {"seat": seat, "points": points - old["sheet"][line], "line": line})
            )
    if new["gems"] > old["gems"]:
        lines.append(Line("log-gains-gems", {"seat": seat, "gems": new["gems"] - old["gems"]}))
    elif new["gems"] < old["gems"]:
        lines.append(Line("log-pays-gems", {"seat": seat, "gems": old["gems"] - new["gems"]}))
    if new["lamp"] and not old["lamp"]:
        lines.append(Line("log-lamp-lights", {"seat": seat}))
    elif old["lamp"] and not new["lamp"]:
        lines.append(Line("log-uses-lamp", {"seat": seat}))
    if new["orderly"] != old["orderly"] and new["orderly"] is not None:
        lines.append(Line("log-orderly", {"seat": seat, "task": new["orderly"]}))
    if new["place"] != old["place"]:
        key = "log-goes-home" if step == "GoHome" else "log-travels"
        lines.append(Line(key, {"seat": seat, "place": new["place"]}))
    if new["relics"] > old["relics"]:
        lines.append(Line("log-takes-relic", {"seat": seat}))
    if new["wares"] > old["wares"]:
        lines.append(Line("log-takes-ware", {"seat": seat}))
    elif step == "Exchanging" and new["wares"] == old["wares"] and new["own"] != old["own"]:
        lines.append(Line("log-exchanges", {"seat": seat}))
    lines += tell_hand(old, new, seat, step)
    return lines


def tell_hand(old: PlayerView, new: PlayerView, seat: int, step: str) -> list[Line]:
    """Cards that come to a hand: by name to its owner, by number to the others."""
    if step == "GiveCard":
        key, own_key = "log-receives", "log-receives-own"
    else:
        key, own_key = "log-draws", "log-draws-own"
    if new["own"] is not None and old["own"] is not None:
        held = {card["name"] for card in old["own"]["hand"]}
        new_cards = [card for card in new["own"]["hand"] if card["name"] not in held]
        return [Line(own_key, {"seat": seat, **card_args(card)}) for card in new_cards]
    if new["hand"] > old["hand"]:
        return [Line(key, {"seat": seat, "cards": new["hand"] - old["hand"]})]
    return []


def tell_gifts(before: SultanView, after: SultanView, seat: int) -> list[Line]:
    lines = []
    for gift in after["seen_gifts"]:
        if gift not in before["seen_gifts"]:
            lines.append(Line("log-sees-gift", {"seat": seat, "gift": gift}))
    if after["gifts_seen"] > before["gifts_seen"] and not after["seen_gifts"]:
        lines.append(Line("log-draws-gift", {"seat": seat}))
    for task, hearts in after["heart_gifts"].items():
        if hearts > before["heart_gifts"].get(task, 0):
            lines.append(Line("log-adds-heart", {"seat": seat, "task": task}))
    for player, (old, new) in enumerate(zip(before["players"], after["players"], strict=True)):
        for stack, number in new["gifts"].items():
            if number > old["gifts"][stack]:
                lines.append(Line("log-keeps-gift", {"seat": player, "stack": stack}))
            elif number < old["gifts"][stack]:
                lines.append(Line("log-uses-gift", {"seat": player, "stack": stack}))
    return lines


def card_args(card: CardView) -> dict[str, Any]:
    return {"card": card["name"], "task": card["task"], "hearts": card["hearts"], "effect": card["effect"]}


def own_hand(view: SultanView) -> list[CardView]:
    """The reader's own hand, if the reader has one."""
    if view["winners"]:
        return []
    for player in view["players"]:
        if player["own"] is not None:
            return player["own"]["hand"]
    return []


def hand_names(view: SultanView) -> set[str]:
    return {card["name"] for card in own_hand(view)}

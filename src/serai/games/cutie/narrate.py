"""The story of When Cutie Met Patootie, from the difference of two views of one reader; actions in words."""

from collections.abc import Mapping
from typing import Any, Final

from serai.core.counts import counted, gained
from serai.core.parts import Line
from serai.core.title import the_piece
from serai.games.cutie import advance, flood, rules, search, words
from serai.games.cutie.catalogue import STEPS
from serai.games.cutie.view import CutieView, VisitorView, WayView

ACT: Final = STEPS.name(rules.ACT)
DEALING_OUT: Final = (STEPS.name(search.GIVE_GEM), STEPS.name(search.LEAVE_GEM))
SEARCHING: Final = (int(rules.ACT), int(search.LEAVE_GEM), int(search.GIVE_GEM))


def narrate(before: CutieView, step: int, after: CutieView) -> list[Line]:
    """Lines for one beat; `step` is the step that made the difference."""
    if step in (rules.ACT, advance.PAY) and len(after["discard"]) == len(before["discard"]):
        return tell_advance(before, after)
    if step in SEARCHING:
        return tell_search(before, after)
    if step == flood.FLIP:
        return [Line("log-flips", {"flipped": after["flipped"], "timer": after["timer"]})]
    if step == flood.FLOOD:
        return tell_flood(before, after)
    return tell_setup(before, step, after) + tell_cards(before, after) + tell_end(before, after)


def describe(view: CutieView, verb: str, labels: Mapping[str, str]) -> dict[str, Any]:
    """What the sentences of an action, and of a refusal, can say beyond the action's own arguments."""
    if verb == "advance":
        return describe_way(view, labels["visitor"], labels["way"])
    if verb in ("quick", "slow"):
        face = words.FACE[labels["card"]]
        bars = face["visitor"] in alive(view) and not view["anyone"]
        barred = face["visitor"] if bars or verb == "quick" else None
        return {"gems": words.in_words(face["find"].split()), "visitor": barred or "none"}
    if verb == "give":
        return {"gem": view["giving"] or "none"}
    if verb in ("lay", "draw"):
        return {"card": the_piece(labels["card"])}
    return {"citizen": the_piece(labels["citizen"])} if verb == "deal" else {}


def outlook(before: CutieView, after: CutieView, seat: int) -> list[Line]:
    """What a Visitor who moves keeps, what a slow search leads to, and what the own Citizen then has."""
    lines = [
        Line(
            "outlook-keeps",
            {"visitor": now["name"], "gems": words.in_words(now["gems"]), "count": len(now["gems"])},
        )
        for then, now in changed(before, after)
        if now["at"] is not None and then["at"] != now["at"]
    ]
    if before["step"] == ACT and after["step"] in DEALING_OUT and not after["quickly"]:
        lines.append(foretell_flip(after))
    was, now = before["players"][seat]["citizen"], after["players"][seat]["citizen"]
    if was is not None and now is not None and was["total"] != now["total"]:
        lines.append(Line("outlook-points", {"before": was["total"], "after": now["total"]}))
    return lines


def foretell_flip(view: CutieView) -> Line:
    """The Rewind card that a slow search is going to flip, and the flood that comes with the last one."""
    flipped, timer = view["flipped"] + 1, view["timer"]
    args = {"flipped": flipped, "timer": timer, "left": timer - flipped, "row": view["low"]}
    return Line("outlook-flips", {**args, "lost": view["doomed"], "count": len(view["doomed"])})


def describe_way(view: CutieView, name: str, way: str) -> dict[str, Any]:
    """What a Visitor has, what a way needs and what it costs; `kind` says how that is paid."""
    found = [visitor for visitor in view["visitors"] if visitor["name"] == name]
    ways = [ahead for visitor in found for ahead in visitor["ways"] if ahead["way"] == way]
    held = [gem for visitor in found for gem in visitor["gems"]]
    needs = [gem for ahead in ways for gem in ahead["needs"]]
    return {
        "kind": kind_of(ways[0]) if ways else "none",
        "needs": words.in_words(needs),
        "held": words.in_words(held),
        "have": len(held),
        "cost": sum(ahead["cost"] for ahead in ways),
        "least": min((ahead["cost"] for visitor in found for ahead in visitor["ways"]), default=0),
    }


def kind_of(way: WayView) -> str:
    if way["quick"]:
        return "free"
    return "dear" if way["free"] else "exact"


def alive(view: CutieView) -> list[str]:
    return [visitor["name"] for visitor in view["visitors"] if visitor["at"] is not None]


def tell_setup(before: CutieView, step: int, after: CutieView) -> list[Line]:
    """Visitors who arrive, Citizens that are dealt, and who begins."""
    lines = [
        Line("log-arrives", {"visitor": visitor["name"], "gems": words.in_words(visitor["gems"])})
        for visitor in after["visitors"][len(before["visitors"]) :]
    ]
    if step == rules.DEAL_CITIZEN:
        citizen = after["players"][before["seat"]]["citizen"]
        args: dict[str, Any] = {"seat": before["seat"]}
        if citizen is None:
            lines.append(Line("log-dealt", args))
        else:
            lines.append(Line("log-dealt-own", {**args, "citizen": the_piece(citizen["name"])}))
    if after["first"] is not None and before["first"] is None:
        lines.append(Line("log-first", {"seat": after["first"]}))
    return lines


def tell_advance(before: CutieView, after: CutieView) -> list[Line]:
    """A Visitor pays and goes; where the player chooses, gem by gem."""
    for then, now in changed(before, after):
        paid = gained(counted(now["gems"]), counted(then["gems"]))
        args: dict[str, Any] = {"seat": before["seat"], "visitor": then["name"]}
        if paid:
            args |= {"gems": words.in_words(paid)}
        if then["at"] != now["at"]:
            way = next(way for way in then["ways"] if way["to"] == now["at"])
            return [Line("log-advances" if paid else "log-quick-advance", {**args, "way": way["way"]})]
        if paid:
            return [Line("log-pays", args)]
    return []


def changed(before: CutieView, after: CutieView) -> list[tuple[VisitorView, VisitorView]]:
    """The Visitors who have moved, or paid or gained gems, then and now."""
    return [
        (then, now)
        for then, now in zip(before["visitors"], after["visitors"], strict=True)
        if then["at"] != now["at"] or then["gems"] != now["gems"]
    ]


def tell_search(before: CutieView, after: CutieView) -> list[Line]:
    """The card that is searched with, who gets which gems, and what stays in the supply."""
    lines = []
    found, went = before["found"], after["found"]
    if len(after["discard"]) > len(before["discard"]):
        known = [card["name"] for card in before["discard"]]
        card = next(card for card in after["discard"] if card["name"] not in known)
        find = card["find"].split()
        # A colour that the supply has run out of is not found (ruling B22).
        found = [gem for n, gem in enumerate(find) if find[:n].count(gem) < before["supply"][gem]]
        key = "log-searches-quickly" if after["quickly"] else "log-searches-slowly"
        args = {"seat": before["seat"], "card": card["name"], "gems": words.in_words(found)}
        lines.append(Line(key, args))
    for then, now in changed(before, after):
        new = gained(counted(then["gems"]), counted(now["gems"]))
        if new:
            lines.append(Line("log-gains", {"visitor": now["name"], "gems": words.in_words(new)}))
        went = went + new
    stays = gained(counted(went), counted(found))
    if stays:
        lines.append(Line("log-stays", {"gems": words.in_words(stays)}))
    return lines


def tell_flood(before: CutieView, after: CutieView) -> list[Line]:
    """A row that goes, and who is lost with it."""
    if after["low"] == before["low"]:
        return []
    lost = [name for name in alive(before) if name not in alive(after)]
    args: dict[str, Any] = {"row": before["low"], "timer": after["timer"]}
    if before["flipped"] < before["timer"]:
        return [Line("log-automatic-flood", args)]
    return [Line("log-timed-flood", {**args, "lost": lost, "count": len(lost)})]


def tell_cards(before: CutieView, after: CutieView) -> list[Line]:
    """The pile made anew, and for the drawer each card."""
    lines = []
    if after["pile"] > before["pile"]:
        lines.append(Line("log-shuffles", {"cards": after["pile"]}))
    for seat, (then, now) in enumerate(zip(before["players"], after["players"], strict=True)):
        if then["cards"] is not None and now["cards"] is not None:
            drawn = [card["name"] for card in now["cards"] if card not in then["cards"]]
            lines += [Line("log-draws", {"seat": seat, "card": the_piece(card)}) for card in drawn]
    return lines


def tell_end(before: CutieView, after: CutieView) -> list[Line]:
    """What has ended the game, everybody's Citizen and points, and who has won."""
    if after["trigger"] is not None and before["trigger"] is None:
        return [Line("log-ends" if alive(after) else "log-all-lost", {"rows": after["staying"]})]
    if not after["winners"] or before["winners"]:
        return []
    lines = []
    for seat, player in enumerate(after["players"]):
        citizen = player["citizen"]
        if citizen is not None:
            args = {"seat": seat, "citizen": the_piece(citizen["name"]), "points": player["score"]}
            lines.append(Line("log-scores", args))
    if after["rating"] is not None:
        return [*lines, Line("log-rating", {"rating": after["rating"]})]
    scores = [player["score"] for player in after["players"]]
    tie = scores.count(max(scores)) > 1
    return [*lines, Line("log-wins-tie" if tie else "log-wins", {"seats": after["winners"]})]

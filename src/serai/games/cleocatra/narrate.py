"""The story of Cleocatra, told from the difference of two views of one reader, and its actions in words."""

from collections.abc import Mapping
from typing import Any

from serai.core import triangle
from serai.core.parts import Line
from serai.core.title import phrase
from serai.core.triangle import Cell
from serai.games.cleocatra import turn
from serai.games.cleocatra.view import SIDE, CleocatraView, TileView

Tiles = dict[str, TileView]


def narrate(before: CleocatraView, step: int, after: CleocatraView) -> list[Line]:
    """Lines for one beat; `step` is the step that made the difference."""
    lines: list[Line] = []
    if before["starter"] is None and after["starter"] is not None:
        lines.append(Line("log-starts", {"seat": after["starter"]}))
    then, now = tiles_of(before), tiles_of(after)
    # Of a tile that is as it was there is nothing to tell, and most are.
    for name in [name for name, tile in now.items() if then.get(name) == tile]:
        del then[name], now[name]
    lines += tell_tiles(then, now, before["seat"], after)
    lines += tell_points(before, after)
    lines += tell_rescuers(then, now, len(after["players"]))
    lines += tell_inspectors(then, now)
    if after["bonus"] is not None and before["bonus"] is None:
        lines.append(Line("log-bonus", {"seats": [after["bonus"]]}))
    if before["bonus"] is not None and step == turn.END_TURN:
        lines.append(Line("log-no-bonus", {"seats": [before["bonus"]]}))
    if step == turn.PASS_TURN:
        lines.append(Line("log-passes", {"seat": before["seat"]}))
    if after["winners"] and not before["winners"]:
        lines.append(Line("log-wins", {"seats": after["winners"], "count": len(after["winners"])}))
    return lines


def describe(view: CleocatraView, verb: str, args: Mapping[str, str]) -> dict[str, Any]:
    """What an action's sentence can say beyond the action's own arguments."""
    tiles = tiles_of(view)
    if verb == "dispatch":
        return {"laid": the(tiles[view["laid"]]) if view["laid"] else "none"}
    if verb != "lay":
        return {name: the(tiles[label]) for name, label in args.items() if label in tiles}
    if view["hand"] is None:
        return {"count": 0}
    return {"tile": the(view["hand"]), **beside(view, (int(args["x"]), int(args["y"])))}


def the(tile: TileView) -> dict[str, Any]:
    """A tile as sentences name it: by what one sees of it, or by its code."""
    return phrase("the-tile", {"tile": tile["name"], "hue": tile["colour"], "place": tile["place"]})


def beside(view: CleocatraView, cell: Cell) -> dict[str, Any]:
    """Where a cell is: on which sides of which tiles, and how many these are."""
    where = []
    for tile in view["tiles"]:
        side = triangle.side_of((tile["at"][0], tile["at"][1]), cell, SIDE) if tile["at"] else ""
        if side:
            where.append(phrase(f"where-{side}", {"tile": the(tile)}))
    return {"where": where, "count": len(where)}


def tiles_of(view: CleocatraView) -> Tiles:
    """All tiles out of the pile, by name."""
    tiles = {tile["name"]: tile for tile in view["tiles"]}
    if view["hand"] is not None:
        tiles[view["hand"]["name"]] = view["hand"]
    return tiles


def tell_tiles(then: Tiles, now: Tiles, seat: int, after: CleocatraView) -> list[Line]:
    lines = []
    for name, tile in now.items():
        lay = then[name]["at"] if name in then else None
        if name not in then:
            drawn = {"tile": name, "colour": tile["colour"], "drawn": tile["colour"]}
            lines.append(Line("log-draws", {"seat": seat, **drawn}))
        elif tile["at"] is None and lay is not None:
            lines.append(Line("log-takes", {"seat": seat, "tile": the(then[name])}))
        if tile["at"] is not None and lay is None:
            where = beside(after, (tile["at"][0], tile["at"][1]))
            lines.append(Line("log-lays", {"seat": seat, "tile": the({**tile, "place": "hand"}), **where}))
    return lines


def tell_points(before: CleocatraView, after: CleocatraView) -> list[Line]:
    lines = []
    for seat, (old, new) in enumerate(zip(before["players"], after["players"], strict=True)):
        if new["score"] != old["score"]:
            gained = {line: value - old["sheet"][line] for line, value in new["sheet"].items()}
            lines.append(Line("log-scores", {"seat": seat, "points": new["score"] - old["score"], **gained}))
    return lines


def tell_rescuers(then: Tiles, now: Tiles, seats: int) -> list[Line]:
    lines = []
    for seat in range(seats):
        before = {name for name, tile in then.items() if seat in tile["rescuers"]}
        after = {name for name, tile in now.items() if seat in tile["rescuers"]}
        lines += tell_arrivals(then, now, before, after, "log-moves", "log-places", {"seat": seat})
        home = [the(then[name]) for name in sorted(before - after)[: max(0, len(before) - len(after))]]
        if home:
            lines.append(Line("log-goes-home", {"seat": seat, "tiles": home, "count": len(home)}))
    return lines


def tell_inspectors(then: Tiles, now: Tiles) -> list[Line]:
    before = {name for name, tile in then.items() if tile["inspector"]}
    after = {name for name, tile in now.items() if tile["inspector"]}
    return tell_arrivals(then, now, before, after, "log-inspector-moves", "log-inspector-comes", {})


def tell_arrivals(
    then: Tiles, now: Tiles, before: set[str], after: set[str], moves: str, comes: str, args: dict[str, Any]
) -> list[Line]:
    """A figure that has come to a tile has moved there from one that has lost it, if there is any."""
    went = sorted(before - after)
    lines = []
    for name in sorted(after - before):
        to = the(now[name])
        if went:
            lines.append(Line(moves, {**args, "from": the(then[went.pop()]), "to": to}))
        else:
            lines.append(Line(comes, {**args, "tile": to}))
    return lines

"""The Sultan's Wishes at the moments its board must stand: every zone full, every mood, towns and ends."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from tests.web.kit import CHANGED, CHANGED_FOR_GOOD, WIDE, Visitor, bar, revision, write

from serai.games import find, load_position
from serai.games.sultans_wishes.components import MOOD_NAMES, PLATES
from serai.match.lesson import find_lesson
from serai.match.match import Match
from serai.match.record import write_record

GAME = "sultans_wishes"
PLAYERS = ["Ann", "Jonas", "Aiko", "Sam"]
# Four seats with Travelers in the midst of a game: no zone is empty, and every seat has a bit of everything.
FULL: dict[str, Any] = {
    "begin": {"at": "turn", "seat": 0},
    "first": 3,
    "round": 2,
    "plate": "P03",
    "shown_plates": ["P03", "P12", "P14"],
    "plates_left": 2,
    "tasks": {
        "discard": ["T10", "T18", "T21", "T33", "T36", "T44", "T46", "X03", "X05"],
        "attached": ["T07", "T25", "T28", "T39", "T17", "T14"],
        "extra-stack": ["T30 0", "T45 2", "T19 1", "T26 0", "T03 3"],
        "hand 0": ["T08", "T16", "X07"],
        "hand 1": ["T01", "T23", "T40"],
        "hand 2": ["T02", "T22", "T47"],
        "hand 3": ["T13", "T31", "X02"],
    },
    "wishes": {
        "S03": "open", "S10": "open", "S13": "open", "S06": "open",
        "S01": "gone", "S05": "gone", "S08": "gone", "S11": "gone",
    },
    "wish_of": {"T07": "S03", "T25": "S10", "T28": "S10", "T39": "S13", "T17": "S06", "T14": "S06"},
    "aides": {"T07": [1], "T25": [0], "T28": [2], "T39": [3], "T17": [1, 0], "T14": [2]},
    "guard": ["S03", "deck"],
    "simple_down": 4,
    "market": {"secret 0": ["M3"], "secret 1": ["M1"], "secret 2": ["M2"], "secret 3": ["M6"]},
    "wares": {
        "face-up": ["A12", "B09", "C02"],
        "owned 0": ["B06", "C07"], "owned 1": ["A01", "B12", "C05"],
        "owned 2": ["C12"], "owned 3": ["A08", "B01"],
    },
    "sheet": {
        "0": {"wishes": 14, "extra-points": 3, "extra-tasks": 6},
        "1": {"wishes": 21, "extra-tasks": 10},
        "2": {"wishes": 12, "tips": 2, "extra-tasks": 4},
        "3": {"wishes": 19, "extra-points": 4, "tips": 4},
    },
    "gems": {"0": 5, "1": 5, "2": 2, "3": 6},
    "lamp": {"1": True},
    "orderly": {"0": "bath", "1": "tea", "2": "story", "3": "food"},
    "priority": [1, 0, 2, 3],
    "place": {"0": "4", "1": "6", "3": "2"},
    "tokens": ["3", "4", "5", "7", "8"],
    "relics": {"taken 0": ["mask"], "taken 1": ["amulet"], "taken 2": ["mask"]},
    "gifts": {"held 0": ["GG3"], "held 1": ["GR1", "GG5"]},
}  # fmt: skip


# Five wishes, two of them final, with nearly all that can lie there; and a seat that owns much.
CROWDED: dict[str, Any] = FULL | {
    "plate": "P07",
    "shown_plates": ["P03", "P12", "P07"],
    "tasks": {
        "discard": ["T18", "T21", "T33", "T36", "T46"],
        "attached": [
            "T07", "T12", "T11", "T25", "T28", "T27", "T29", "T39", "T37", "T38",
            "T20", "T44", "T01", "T03", "T05",
        ],
        "hand 0": ["T08", "T26", "T32"],
        "hand 1": ["T14", "T23", "T40"],
        "hand 2": ["T02", "T22", "T47"],
        "hand 3": ["T13", "T31", "X02"],
    },
    "wishes": {
        "S04": "open", "S10": "open", "S14": "open", "F02": "open", "F07": "open",
        "S01": "gone", "S05": "gone", "S08": "gone", "S11": "gone",
    },
    "wish_of": {
        "T07": "S04", "T12": "S04", "T11": "S04", "T25": "S10", "T28": "S10", "T27": "S10", "T29": "S10",
        "T39": "S14", "T37": "S14", "T38": "S14", "T20": "F02", "T44": "F02",
        "T01": "F07", "T03": "F07", "T05": "F07",
    },
    "aides": {
        "T07": [1, 0], "T12": [0], "T11": [3], "T25": [0, 1], "T28": [2], "T27": [3], "T29": [1],
        "T39": [3, 2], "T37": [0], "T38": [1], "T20": [1], "T44": [0, 2],
        "T01": [2], "T03": [3], "T05": [1, 0],
    },
    "guard": ["S04", "F07"],
    "simple_down": 0,
    "final_down": 2,
    "wares": {
        "face-up": ["A12", "B09", "C02"],
        "owned 0": ["B06", "C07", "A02", "B11", "C13", "A05"], "owned 1": ["A01", "B12"],
    },
    "lamp": {"0": True, "1": True},
    "place": {"0": "4", "1": "4", "2": "4", "3": "4"},
    "relics": {"taken 0": ["mask", "mask", "amulet", "scroll"], "taken 1": ["amulet"]},
    "gifts": {"held 0": ["GG3", "GR2", "GR6"], "held 1": ["GR1", "GG5"]},
}  # fmt: skip


def position(**changes: Any) -> dict[str, Any]:
    return FULL | changes


def at(visitor: Visitor, position: dict[str, Any], seats: int = 4, expansion: str = "travelers") -> Page:
    """At a table of that position as its first seat; bots have the others."""
    options = {"expansion": expansion}
    document = {"game": GAME, "seats": seats, "options": options, "position": position}
    match = Match(find(GAME), load_position(document))
    visitor.be_guest(PLAYERS[0])
    record = json.loads(write_record(match, PLAYERS[:seats], position))
    table = visitor.ask("POST", "import", record)["table"]
    page = visitor.go(f"/table/{table}")
    if seats > 1:
        replace_others(visitor, table, seats)
    expect(bar(page)).to_be_visible()
    page.mouse.move(1, 1)
    return page


def replace_others(visitor: Visitor, table: str, seats: int) -> None:
    """Let bots have what its creator holds beside the first seat, and wait until the page has been told."""
    page, size = visitor.page, visitor.page.viewport_size
    page.get_by_role("button", name="I’m").click()
    for seat in range(1, seats):
        visitor.ask("PUT", f"tables/{table}/seats/{seat}/bot", {"level": "greedy"})
    page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})  # where it is said
    expect(page.get_by_text("a bot is playing for you")).to_have_count(seats - 1)
    if size:
        page.set_viewport_size(size)


def act(page: Page, *texts: str) -> None:
    """Take these actions, and confirm what asks for it."""
    for text in texts:
        page.locator(".choice:enabled").first.wait_for()
        before = revision(page)
        write(page, text)
        page.wait_for_function(CHANGED, arg=str(before))
        sure = page.locator("[data-confirm]")
        if sure.is_visible():
            sure.click()
            page.wait_for_function(CHANGED_FOR_GOOD, arg=str(before))
    sheet = page.get_by_role("dialog")
    page.locator(".choice:enabled").or_(sheet).first.wait_for()
    if not sheet.is_visible():
        page.get_by_role("tab", name="Log").click()


def full(visitor: Visitor) -> Page:
    return at(visitor, FULL)


def start(visitor: Visitor) -> Page:
    page = visitor.at_table(GAME, ["me", "greedy", "greedy", "greedy"], expansion="travelers", start="0")
    page.locator(".choice:enabled").first.wait_for()
    return page


def crowded(visitor: Visitor) -> Page:
    return at(visitor, CROWDED)


def pointed(visitor: Visitor) -> Page:
    """A card is picked up, and what it would do under a wish is shown there."""
    page = at(visitor, FULL)
    point(page)
    return page


def point(page: Page) -> None:
    page.locator("[data-spot=T08]").click()
    page.locator("[data-spot=S03]").hover(force=True)
    expect(page.locator("[data-preview]")).to_be_visible()


def mood(name: str) -> Callable[[Visitor], Page]:
    plate = next(plate.name for plate in PLATES if MOOD_NAMES[plate.mood] == name)
    return lambda visitor: at(visitor, position(plate=plate, shown_plates=["P12", "P14", plate]))


def town(visitor: Visitor) -> Page:
    """A gift is looked at."""
    page = at(visitor, position(place={"0": "6", "1": "3", "3": "2"}))
    act(page, "travel end-of-round")
    return page


LAST: dict[str, Any] = {
    "first": 1,
    "plates_left": 0,
    "shown_plates": ["P03", "P12", "P14", "P16", "P17"],
    "plate": "P17",
}


def round_end(visitor: Visitor) -> Page:
    """The extra tasks are about to score, and gifts may be used."""
    page = at(visitor, position(**LAST, gifts={"held 0": ["GR2", "GG3"], "held 1": ["GR1"]}))
    act(page, "extra T16", "done")
    return page


def scored(visitor: Visitor) -> Page:
    """They have just scored, and a friendly Sultan has had a fourth card given."""
    page = round_end(visitor)
    act(page, "done")
    return page


def end(visitor: Visitor) -> Page:
    page = at(visitor, position(**LAST, ending=True))
    act(page, "extra T16", "done")
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def solo_end(visitor: Visitor) -> Page:
    """The last turn of three rounds, as the lesson has it."""
    lesson = find_lesson(find(GAME), "solo")
    page = at(visitor, lesson.position, seats=1, expansion="base")
    act(page, *lesson.wanted[0])
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


MOMENTS: dict[str, Callable[[Visitor], Page]] = {
    "start": start, "full": full, "crowded": crowded, "pointed": pointed, "town": town,
    "round-end": round_end, "scored": scored, "end": end, "solo-end": solo_end,
    **{f"mood-{name}": mood(name) for name in MOOD_NAMES},
}  # fmt: skip

"""Five Tribes on its board: by mouse, keyboard and thumb, with all secrets kept."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, expect
from tests.games.five_tribes.kit import NAQALA, position
from tests.kit import THOROUGH
from tests.web.kit import LANDSCAPE, PHONE, ROOT, WIDE, Visitor, at_position, violations
from tests.web.ways import LIT, by_keys, play_by, press

from serai.cli.shared.words import Words
from serai.games import find
from serai.games.five_tribes import components as box

Visit = Callable[..., Visitor]
ENDINGS = ROOT / "tests" / "games" / "five_tribes" / "endings"
NEAR = ", ".join(f"{one}:not([aria-pressed])" for one in LIT.split(", "))  # no end that takes several drops


def table_of(visitor: Visitor, ending: str, others: str, rounds: int = 2) -> Page:
    """Where the last rounds of a recorded game are to be played, or by night a whole game like it.

    The first seat is the visitor's, and in the others sit bots, or the visitor, too.
    """
    if THOROUGH:
        record = recorded(ending)
        seats = ["me", *[others] * (len(record["players"]) - 1)]
        return visitor.at_table("five_tribes", seats, **record["options"])
    links = last_rounds(visitor, ending, rounds)
    if others != "me":
        links = with_bots(visitor, links["table"], others)
    return visitor.go(f"/table/{links['table']}")


def recorded(ending: str) -> dict[str, Any]:
    """A game that ends in this way."""
    record: dict[str, Any] = json.loads((ENDINGS / f"{ending}.json").read_text("utf-8"))
    return record


def last_rounds(visitor: Visitor, ending: str, rounds: int) -> dict[str, str]:
    """A table where the last rounds of a recorded game are to be played, with all seats the visitor's."""
    record = recorded(ending)
    log = record["log"]
    bids = [action.startswith("bid") for action in log]
    begins = [n for n, bid in enumerate(bids) if bid and not bids[n - 1]]
    visitor.be_guest()
    begun = {"log": log[: begins[-rounds]], "digests": [], "scores": [], "winners": []}
    links: dict[str, str] = visitor.ask("POST", "import", record | begun)
    return links


def with_bots(visitor: Visitor, table: str, level: str) -> dict[str, str]:
    """The same table with a bot in every seat but the first."""
    shown = visitor.ask("GET", f"tables/{table}")
    for seat in range(1, len(shown["seats"])):
        visitor.ask("PUT", f"tables/{table}/seats/{seat}/bot", {"level": level})
    forked: dict[str, str] = visitor.ask(
        "POST", f"tables/{table}/fork", {"number": shown["length"], "seat": 0}
    )
    return forked


def nearest(page: Page) -> Locator:
    """The first thing on the board with which something can be done at once, or else in the bar."""
    near = page.locator(NEAR)
    return (near if near.count() else page.locator(".choice:enabled")).first


def by_thumb(page: Page) -> None:
    press(page, nearest(page), Locator.tap)


def by_mouse(page: Page) -> None:
    press(page, nearest(page))


def the_sheet_is_shown(page: Page) -> None:
    expect(page.get_by_role("dialog")).to_contain_text("Viziers")


def board(page: Page) -> Locator:
    found = page.get_by_role("group", name="The Sultanate")
    expect(found).to_be_visible()
    return found


def tiles(page: Page) -> Locator:
    """The tiles that can be chosen."""
    return page.locator(".spot.can:not([aria-pressed])").and_(page.locator(CELLS))


PRICES = ", ".join(f'[data-spot="{price}"].can' for price in box.PRICE_NAMES)
CELLS = ", ".join(f'[data-spot="{row}{column}"]' for row in "ABCDEF" for column in range(1, 8))


def agree(page: Page) -> None:
    """Agree to what is asked, if something is."""
    asked = page.locator("[data-confirm]")
    if asked.count():
        asked.click()
        expect(asked).to_have_count(0)


def to_the_move(page: Page) -> None:
    """Bid and go on until meeples can be picked up."""
    asked = page.locator("[data-confirm]")
    picks = page.get_by_text("Pick up all the meeples of a tile.")
    prices = page.locator(PRICES)
    for _ in range(12):
        picks.or_(asked).or_(prices.first).or_(page.get_by_role("button", name="Go on")).first.wait_for()
        if picks.count():
            return
        if asked.count():
            asked.click()
        elif prices.count():
            prices.first.click()
        else:
            page.get_by_role("button", name="Go on").click()
        page.wait_for_timeout(100)
    expect(picks).to_be_visible()


def test_a_bid_says_what_it_leads_to_and_is_made_on_the_track(visit: Visit) -> None:
    page = visit().at_table("five_tribes", ["me", "random"])
    board(page)
    page.locator('[data-spot="8"].can').hover()
    expect(page.locator("[data-preview]")).to_contain_text(re.compile("Order of play so far: .*You"))
    page.locator('[data-spot="8"].can').click()
    page.locator("[data-confirm]").or_(page.locator(".log").get_by_text("You bid 8")).first.wait_for()
    agree(page)
    expect(page.locator(".log")).to_contain_text("You bid 8")


def come_before_the_screen(page: Page, awaited: Locator) -> None:
    """Whoever is to choose says so, if it is another one."""
    curtain = page.get_by_role("button", name="I’m")
    curtain.or_(awaited).first.wait_for()
    if curtain.is_visible():
        curtain.click()
    awaited.wait_for()


def on_track(page: Page, price: str) -> Locator:
    """The markers on the spots of a price, in the order of play."""
    return page.locator(f'[data-spot="{price}"] .marker, [data-spot^="{price}/"] .marker')


def test_a_bid_that_is_pointed_at_shows_on_the_track_who_would_play_when(visit: Visit) -> None:
    page = visit(settings={"ask": "never"}).at_table("five_tribes", ["me", "me"])
    price = page.locator('[data-spot="0"].can')
    come_before_the_screen(page, price)
    price.hover()
    expect(on_track(page, "0")).to_have_class([re.compile("would")])
    price.click()
    come_before_the_screen(page, price)
    first = on_track(page, "0").first.get_attribute("class")
    price.hover()
    expect(on_track(page, "0")).to_have_count(2)
    expect(on_track(page, "0").first).to_have_class(re.compile("would"))
    assert first is not None
    seat = first.split("seat-")[1][0]
    expect(on_track(page, "0").last).to_have_class(re.compile(f"seat-{seat}.*would"))
    said = page.locator("[data-preview]").bounding_box()
    assert said is not None
    for spot in on_track(page, "0").all():
        place = spot.bounding_box()
        assert place is not None
        assert said["x"] > place["x"] + place["width"] or said["y"] > place["y"] + place["height"]


def to_an_end(page: Page, wanted: str = ".plan li button") -> None:
    """Pick meeples up and plan an end of their move; of the first pile that has such a one."""
    ends = page.locator(".spot[aria-pressed]")
    for number in range(tiles(page).count()):
        tiles(page).nth(number).click()
        expect(page.locator(".hand")).to_be_visible()
        for end in ends.all():
            end.click()
            expect(page.locator(".plan")).to_be_visible()
            if page.locator(wanted).count():
                return
            page.locator(".plan .close").click()
        page.get_by_role("button", name="Undo").click()
        expect(page.locator(".hand")).to_have_count(0)


def walk_to_the_end(page: Page) -> None:
    """Walk the way that is shown."""
    page.locator(".plan li button").first.click()
    for _ in range(40):
        agree(page)
        if page.locator(".hand").count() == 0:
            break
        page.wait_for_timeout(50)
    expect(page.locator(".hand")).to_have_count(0)


def test_an_end_that_is_pressed_offers_its_ways_and_the_way_walks_itself(visit: Visit) -> None:
    page = visit().at_table("five_tribes", ["me", "random"])
    board(page)
    to_the_move(page)
    to_an_end(page)
    walk_to_the_end(page)
    expect(page.locator(".log")).to_contain_text("take")


def test_of_several_ways_to_an_end_the_one_that_is_shown_is_walked(visit: Visit) -> None:
    page = visit().at_table("five_tribes", ["me", "random"])
    board(page)
    to_the_move(page)
    to_an_end(page, ".ways")
    expect(page.locator(".ways")).to_contain_text("way 1 of")
    first = page.locator("[data-board] .coming").get_attribute("d")
    page.get_by_role("button", name="Next way").click()
    expect(page.locator(".ways")).to_contain_text("way 2 of")
    assert page.locator("[data-board] .coming").get_attribute("d") != first
    walk_to_the_end(page)


def test_the_board_can_be_seen_larger_on_a_phone(visit: Visit) -> None:
    page = visit(size=PHONE, has_touch=True).at_table("five_tribes", ["me", "random"], expansion="both")
    board(page)
    price = page.locator(PRICES).first
    small = price.bounding_box()
    page.get_by_role("button", name="Zoom in").tap()
    expect(page.get_by_role("button", name="Show everything")).to_be_visible()
    large = price.bounding_box()
    assert small is not None
    assert large is not None
    assert large["width"] > small["width"] * 1.3
    page.get_by_role("button", name="Show everything").tap()
    expect(page.get_by_role("button", name="Show everything")).to_have_count(0)
    assert violations(page) == []


def test_a_planned_end_can_be_put_aside_and_a_drop_undone(visit: Visit) -> None:
    page = visit().at_table("five_tribes", ["me", "random"])
    board(page)
    to_the_move(page)
    tiles(page).first.click()
    expect(page.locator(".hand")).to_be_visible()
    held = page.locator(".hand svg").count()
    tiles(page).first.click()
    menu = page.get_by_role("menuitem")
    menu.first.or_(page.locator(f".hand:not(:has(svg:nth-of-type({held})))")).first.wait_for()
    if menu.count():
        menu.first.click()
    expect(page.locator(".hand svg")).to_have_count(held - 1)
    page.get_by_role("button", name="Undo").click()
    expect(page.locator(".hand svg")).to_have_count(held)


# A pile of everybody, and tribes all around for them to meet.
CROWD = {"C3": "YYWWGGBBRR", "B3": "YWGB", "C2": "WGBR", "C4": "YGBR", "D3": "YWBR", "B5": "YW", "E1": "GR"}
# Tiles whose value is hidden by what marks an end, and marks that reach beyond their tile.
HIDING = """() => {
  const box = (one) => one.getBoundingClientRect();
  const marks = [...document.querySelectorAll('[data-ends]')];
  const values = [...document.querySelectorAll('[data-board] text.value')].map(box);
  return marks.flatMap((mark) => {
    const pill = box(mark);
    const tile = box(document.querySelector(`[data-spot="${mark.dataset.ends}"]`));
    const hides = values.some((value) => {
      const [x, y] = [(value.left + value.right) / 2, (value.top + value.bottom) / 2];
      return x > pill.left && x < pill.right && y > pill.top && y < pill.bottom;
    });
    return hides || pill.left < tile.left - 3 || pill.right > tile.right + 3 ? [mark.dataset.ends] : [];
  });
}"""


def picked_up(visitor: Visitor) -> Page:
    """A large pile has been picked up."""
    start = position(CROWD)
    document = {"game": "five_tribes", "seats": 4, "options": {"expansion": "base"}, "position": start}
    return at_position(visitor, document, "move C3")


def test_every_end_of_a_large_hand_is_marked_on_its_tile_and_hides_no_value(visit: Visit) -> None:
    page = picked_up(visit())
    for size in (WIDE, PHONE, LANDSCAPE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(page.locator('[data-ends="C3"] .meeple')).not_to_have_count(0)
        page.wait_for_function(f"({HIDING})().length === 0")


def test_what_is_in_hand_is_seen_at_every_size(visit: Visit) -> None:
    page = picked_up(visit())
    for size in (WIDE, PHONE, LANDSCAPE):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        expect(page.locator(".hand")).to_be_in_viewport(ratio=1)
        expect(page.locator(".hand")).to_have_text("22222")


def test_the_sheet_adds_to_what_everybody_sees_what_only_the_reader_does(visit: Visit) -> None:
    start = position({"A1": "Y", "A2": "Y"}, cards={0: "fish wheat silk"})
    document = {"game": "five_tribes", "seats": 4, "options": {"expansion": "base"}, "position": start}
    page = at_position(visit(), document)
    page.get_by_role("button", name="More").click()
    page.get_by_role("menuitem", name="Points").click()
    expect(page.get_by_role("dialog")).to_contain_text("Only you see 7 points more of yours: 57 in all.")


def test_where_the_next_meeple_can_go_stands_out_among_the_ends(visit: Visit) -> None:
    page = picked_up(visit())
    near = page.locator(".spot.can:not([aria-pressed])")
    expect(near).to_have_count(4)
    expect(page.locator(".marks .rim:not(.still)")).to_have_count(4)
    expect(page.locator(".dot")).to_have_count(0)
    assert page.locator("[data-ends]").count() > 4


def test_meeples_are_picked_up_and_dropped_by_keyboard(visit: Visit) -> None:
    page = visit().at_table("five_tribes", ["me", "random"])
    board(page)
    to_the_move(page)
    tiles(page).first.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".hand")).to_be_visible()
    held = page.locator(".hand svg").count()
    tiles(page).first.focus()
    page.keyboard.press("Enter")
    menu = page.get_by_role("menuitem")
    menu.first.or_(page.locator(f".hand:not(:has(svg:nth-of-type({held})))")).first.wait_for()
    if menu.count():
        page.keyboard.press("Enter")
    expect(page.locator(".hand svg")).to_have_count(held - 1)


def test_a_game_with_both_expansions_is_played_to_its_end_on_a_phone(visit: Visit) -> None:
    page = table_of(visit(size=PHONE, has_touch=True), "no-move-both-5", "random")
    board(page)
    play_by(page, by_thumb)
    the_sheet_is_shown(page)


def test_two_play_a_whole_game_by_mouse(visit: Visit) -> None:
    page = visit(settings={"ask": "never"}).at_table("five_tribes", ["me", "random"])
    board(page)
    play_by(page, by_mouse)
    the_sheet_is_shown(page)


def test_a_game_is_played_to_its_end_by_keyboard_alone(visit: Visit) -> None:
    page = table_of(visit(), "no-move-base-2", "random")
    board(page)
    play_by(page, by_keys)
    the_sheet_is_shown(page)


def test_one_person_and_four_bots_play_to_the_end_by_mouse(visit: Visit) -> None:
    page = table_of(visit(), "no-move-both-5", "random")
    board(page)
    play_by(page, by_mouse)
    the_sheet_is_shown(page)


def test_two_play_to_the_end_at_one_screen(visit: Visit) -> None:
    page = table_of(visit(settings={"ask": "never"}), "no-move-base-2", "me", rounds=1)
    play_by(page, by_mouse)
    the_sheet_is_shown(page)


def test_the_curtain_hides_cards_items_and_whims_from_the_other_player(visit: Visit) -> None:
    secrets: dict[str, Any] = {"cards": {0: "fish fakir", 1: "silk"}, "items": {0: "crown", 1: "jewellery"}}
    whims = {"W01": "hand 0", "W02": "hand 1"}
    start = position(
        {"A1": "Y", "A2": "Y"}, at="round", tiles=NAQALA, bidding=[0, 1, 0, 1], whims=whims, **secrets
    )
    document = {"game": "five_tribes", "seats": 2, "options": {"expansion": "both"}, "position": start}
    page = at_position(visit(settings={"ask": "never"}), document)
    own = page.locator('[data-spot^="own "]')
    curtain = page.get_by_role("button", name="I’m")
    words = Words(find("five_tribes"))
    hidden = [words.say(f"item-{name}") for name in box.ITEM_NAMES] + ["Viziers", "Elders", "silk", "fish"]
    for seat in (0, 1, 0):
        expect(own).not_to_have_count(0)
        held = {name.split()[2] for name in own.evaluate_all("all => all.map(({ dataset }) => dataset.spot)")}
        assert held == ({"crown", "W01", "fish", "fakir"}, {"jewellery", "W02", "silk"})[seat]
        page.locator(PRICES).first.click()
        expect(curtain).to_be_visible()
        expect(page.locator("[data-board], [data-spot], .log")).to_have_count(0)
        said = page.locator("body").inner_text()
        assert [name for name in hidden if name in said] == []
        curtain.click()


def test_nothing_on_the_board_bars_anybody_while_a_move_is_made(visit: Visit) -> None:
    page = visit().at_table("five_tribes", ["me", "random"], expansion="both")
    board(page)
    to_the_move(page)
    tiles(page).first.click()
    expect(page.locator(".hand")).to_be_visible()
    assert violations(page) == []


def test_on_a_phone_tiles_show_their_names_and_picked_up_meeples_stay_in_sight(visit: Visit) -> None:
    page = visit(size=PHONE).at_table("five_tribes", ["me", "random"])
    expect(page.locator("[data-board] text.cell").first).to_be_visible()
    to_the_move(page)
    page.locator("[data-board] [data-spot].can").first.click()
    held = page.locator("[data-board] .hand svg")
    held.first.wait_for()
    assert held.count() >= 1
    expect(held.first).to_be_in_viewport(ratio=1)

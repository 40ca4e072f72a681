"""What boards are made of: a surface to zoom, points that fly, codes for those who want them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.kit import PHONE, Visitor

Visit = Callable[..., Visitor]
SCALE = "surface => new DOMMatrix(getComputedStyle(surface).transform).a"


def lit(page: Page, light: str = "light") -> Locator:
    """The parts of boards in one light."""
    return page.locator(f"[data-light={light}]")


def scale(page: Page) -> float:
    """How many times larger than it just fits the map is seen."""
    found = (
        lit(page)
        .locator(".surface")
        .evaluate("surface => new DOMMatrix(getComputedStyle(surface).transform).a")
    )
    return float(found)


def test_a_map_is_zoomed_by_buttons_by_keys_and_by_the_wheel(visit: Visit) -> None:
    page = visit().go("/gallery")
    parts = lit(page)
    plots = parts.get_by_role("group", name="Board, zoom").get_by_role("button")
    expect(parts.get_by_role("button", name="Zoom out")).to_be_disabled()
    larger = parts.get_by_role("button", name="Zoom in")
    larger.scroll_into_view_if_needed()
    place = larger.bounding_box()
    larger.click()
    assert scale(page) == pytest.approx(1.4)
    assert larger.bounding_box() == place
    parts.get_by_role("button", name="Show everything").click()
    assert scale(page) == 1
    plots.first.focus()
    page.keyboard.press("+")
    page.keyboard.press("+")
    assert scale(page) == pytest.approx(1.96)
    page.keyboard.press("0")
    assert scale(page) == 1
    plots.first.hover()
    page.keyboard.down("Control")
    page.mouse.wheel(0, -300)
    page.keyboard.up("Control")
    page.wait_for_function(
        "() => new DOMMatrix(getComputedStyle(document.querySelector('.surface')).transform).a > 2"
    )


def test_whatever_gets_the_focus_on_a_zoomed_map_comes_into_view(visit: Visit) -> None:
    page = visit().go("/gallery")
    window = lit(page).get_by_role("group", name="Board, zoom")
    plots = window.get_by_role("button")
    plots.first.focus()
    for _ in range(3):
        page.keyboard.press("+")
    for _ in range(23):
        page.keyboard.press("Tab")
    expect(plots.last).to_be_focused()
    inside, around = plots.last.bounding_box(), window.bounding_box()
    assert inside is not None
    assert around is not None
    assert inside["x"] >= around["x"]
    assert inside["x"] + inside["width"] <= around["x"] + around["width"] + 1
    assert inside["y"] + inside["height"] <= around["y"] + around["height"] + 1


def test_two_fingers_zoom_and_a_double_tap_fits_again(visit: Visit) -> None:
    page = visit(size=PHONE, has_touch=True).go("/gallery")
    window = lit(page).get_by_role("group", name="Board, zoom")
    window.scroll_into_view_if_needed()
    box = window.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    screen = page.context.new_cdp_session(page)

    def touch(kind: str, *places: float) -> None:
        points = [{"x": x + place, "y": y, "id": n} for n, place in enumerate(places)]
        screen.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    touch("touchStart", -30, 30)
    touch("touchMove", -45, 45)
    touch("touchMove", -60, 60)
    touch("touchEnd")
    assert scale(page) == pytest.approx(2, abs=0.1)
    for _ in range(2):
        page.touchscreen.tap(x, y)
    expect(lit(page).get_by_role("button", name="Zoom out")).to_be_disabled()


@pytest.mark.parametrize(("motion", "flying"), [("normal", True), ("off", False)])
def test_points_fly_to_the_number_that_they_add_to_unless_nothing_may_move(
    visit: Visit, motion: str, flying: bool
) -> None:
    page = visit(settings={"motion": motion}).go("/gallery")
    page.evaluate("""() => new MutationObserver((changes) => {
      for (const { addedNodes } of changes) for (const node of addedNodes)
        if (node.className === 'flying-points') window.flown = node.textContent;
    }).observe(document.body, {childList: true})""")
    lit(page).get_by_role("button", name="Get 5 points").click()
    expect(lit(page).locator(".score")).to_have_text("14")
    assert page.evaluate("window.flown") == ("+5" if flying else None)
    expect(page.locator(".flying-points")).to_have_count(0)


def test_tiles_show_their_codes_to_whoever_types_and_to_whoever_wants_them(visit: Visit) -> None:
    page = visit().at_table("cleocatra", ["me", "greedy"], start="0")
    board = page.locator("[data-board]")
    expect(board.locator("[data-spot]").first).to_be_visible()
    expect(board.locator("svg text", has_text="1")).to_have_count(0)
    page.locator("body").press("/")
    expect(board.locator("svg text", has_text="1").first).to_be_visible()
    page.keyboard.press("Tab")
    expect(board.locator("svg text", has_text="1")).to_have_count(0)
    wanting = visit(settings={"codes": True}).at_table("cleocatra", ["me", "greedy"], start="0")
    expect(wanting.locator("[data-board] svg text", has_text="1").first).to_be_visible()

"""The field that boards are made of, by keyboard and by thumb, as the gallery shows it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page, expect
from tests.web.kit import PHONE, Visitor

Visit = Callable[..., Visitor]
LONG_PRESS = 1000  # milliseconds of the page's own clock


def focused(field: Locator) -> Locator:
    return field.locator("[data-spot]:focus")


def shown(page: Page, title: str) -> Locator:
    """A board of the gallery, by the state that it shows."""
    found = page.get_by_role("region", name=title)
    found.scroll_into_view_if_needed()
    return found


def test_tab_enters_a_field_once_and_arrows_go_to_what_lies_there(visit: Visit) -> None:
    page = visit().go("/gallery")
    pyramid = page.get_by_role("group", name="A pyramid of cards")
    expect(pyramid.locator("[tabindex='0']")).to_have_count(1)
    pyramid.locator("[tabindex='0']").focus()
    expect(focused(pyramid)).to_have_attribute("data-spot", "0 0")
    for key, spot in [
        ("ArrowRight", "1 0"),
        ("ArrowDown", "1 1"),
        ("ArrowLeft", "0 1"),
        ("End", "3 2"),
        ("ArrowRight", "3 2"),
        ("Home", "0 0"),
    ]:
        page.keyboard.press(key)
        expect(focused(pyramid)).to_have_attribute("data-spot", spot)
    expect(pyramid.locator("[tabindex='0']")).to_have_count(1)


def test_what_has_the_focus_is_described_and_chosen_by_enter(visit: Visit) -> None:
    page = visit().go("/gallery")
    board = shown(page, "What can be chosen is lit")
    board.locator("[data-spot=CL1]").focus()
    expect(board.locator(".caption")).to_contain_text("The gold tile, Cleocatra")
    page.keyboard.press("Enter")
    expect(board.get_by_role("status")).to_have_text("search CL1")
    page.keyboard.press("Tab")
    expect(board.locator(".caption")).to_have_count(0)


def test_what_does_not_react_asks_why(visit: Visit) -> None:
    board = shown(visit().go("/gallery"), "What can be chosen is lit")
    board.locator("[data-spot=PU1]").click(force=True)
    expect(board.get_by_role("status")).to_have_text("rescue PU1")


def test_a_long_press_describes_and_chooses_nothing(visit: Visit) -> None:
    visitor = visit(size=PHONE, has_touch=True)
    visitor.page.clock.install()
    page = visitor.go("/gallery")
    board = shown(page, "What can be chosen is lit")
    box = board.locator("[data-spot=CL1] .ground").bounding_box()
    assert box is not None
    finger = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
    screen = page.context.new_cdp_session(page)
    screen.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": finger})
    page.clock.run_for(LONG_PRESS)
    expect(board.locator(".caption")).to_contain_text("The gold tile, Cleocatra")
    screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    expect(board.get_by_role("status")).to_be_empty()
    board.locator("[data-spot=CL1]").tap()
    expect(board.get_by_role("status")).to_have_text("search CL1")

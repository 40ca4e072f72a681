"""The ways in which a person takes an action: by mouse, thumb, bar, keys and typed commands."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, Page
from tests.web.kit import CHANGED, CHANGED_FOR_GOOD, bar, is_over, revision, write

Way = Callable[[Page], None]
LIT = "[data-board] [data-spot].can, [data-board] [data-rove=lit]"
PICKED = "[aria-pressed=true]"
# Something has followed from a press: a menu, a question, a piece that is picked up, or the action itself.
REACTED = """([before, spot]) => document.querySelector('[role=menuitem], [data-confirm]')
  || document.querySelector(`[data-spot="${spot}"][aria-pressed=true]`)
  || !(Number(document.querySelector('[data-revision]')?.dataset.revision) <= before)"""


def press(page: Page, thing: Locator, how: Callable[..., None] = Locator.click) -> None:
    """Press it; if a menu opens, its first entry is meant; if it is picked up, the first place for it."""
    before, spot = revision(page), thing.get_attribute("data-spot")
    how(thing, force=True)
    page.wait_for_function(REACTED, arg=[before, spot])
    item = page.get_by_role("menuitem").first
    if item.is_visible():
        how(item)
    elif spot and page.locator(f'[data-spot="{spot}"]{PICKED}').count():
        how(page.locator(f"[data-spot].can:not({PICKED})").first, force=True)


def on_board(page: Page) -> Locator:
    """The first thing that can be chosen there, or in the bar if there is none."""
    return page.locator(LIT if page.locator(LIT).count() else ".choice:enabled:visible").first


def by_board(page: Page) -> None:
    press(page, on_board(page))


def by_thumb(page: Page) -> None:
    press(page, on_board(page), Locator.tap)


def by_bar(page: Page) -> None:
    press(page, page.locator(".choice:enabled").first)


def by_keys(page: Page) -> None:
    page.keyboard.press("a")
    page.keyboard.press("Enter")
    if page.get_by_role("menu").is_visible():
        page.keyboard.press("ArrowDown")
        page.keyboard.press("Enter")


def by_typing(page: Page) -> None:
    write(page, "1")


def sure(page: Page) -> Locator:
    """The button that does what was chosen."""
    return page.locator("[data-confirm]")


def is_within_the_thumbs_reach(page: Page) -> bool:
    """Whether that button is in the lower half of the screen, and all of it in sight."""
    box, screen = sure(page).bounding_box(), page.viewport_size
    assert box is not None
    assert screen is not None
    return box["y"] > screen["height"] / 2 and box["y"] + box["height"] <= screen["height"]


def confirm_by(page: Page, way: Way) -> None:
    """Do what was chosen, in the same manner."""
    if way is by_thumb:
        sure(page).tap()
    elif way in (by_keys, by_typing):
        page.keyboard.press("Enter")
    else:
        sure(page).click()


def play_by(page: Page, way: Way, hand_over: Callable[[Locator], None] = Locator.click) -> None:
    """Play to the end in one way; whoever comes before the screen says so, as `hand_over` has it."""
    curtain = page.get_by_role("button", name="I’m")
    end = bar(page).get_by_role("button", name="Play again")
    for _ in range(600):
        page.locator(".choice:enabled").or_(curtain).or_(end).first.wait_for()
        if is_over(page):
            return
        if curtain.is_visible():
            hand_over(curtain)
            continue
        before = page.locator("[data-revision]").get_attribute("data-revision")
        way(page)
        page.wait_for_function(CHANGED, arg=before)
        if sure(page).is_visible():
            confirm_by(page, way)
            page.wait_for_function(CHANGED_FOR_GOOD, arg=before)
    raise AssertionError("the game does not end")

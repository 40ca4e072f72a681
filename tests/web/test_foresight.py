"""Nothing happens by a stray click that one could not foresee or take back, whichever way it was chosen."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.kit import titles
from tests.web.kit import LANDSCAPE, PHONE, WIDE, Visitor, bar, choose, heard, revision, together, write
from tests.web.ways import LIT, by_bar, by_keys, sure

Visit = Callable[..., Visitor]


def test_the_setting_says_before_what_to_ask(visit: Visit) -> None:
    page = visit().go("/settings")
    page.get_by_role("group", name="Ask before").get_by_label("nothing").check()
    page = visit_again(page, "cleocatra")
    before = revision(page)
    by_bar(page)
    page.wait_for_function(
        "before => Number(document.querySelector('[data-revision]')?.dataset.revision) > before", arg=before
    )
    page.goto("/settings")
    page.get_by_role("group", name="Ask before").get_by_label("every action").check()
    page = visit_again(page, "cleocatra")
    before = revision(page)
    by_keys(page)
    expect(sure(page)).to_be_visible()
    assert revision(page) == before


def visit_again(page: Page, game: str) -> Page:
    """At a new table of a game, by clicks."""
    page.goto("/")
    page.get_by_role("article", name=game.title()).get_by_role("button", name="Play now").click()
    page.locator(".choice:enabled").first.wait_for()
    return page


def test_what_appears_under_a_resting_mouse_is_foretold(visit: Visit) -> None:
    """A tile is laid and taken back while the mouse rests on the space: what it would bring is told again."""
    page = visit(settings={"ask": "never"}).at_table("cleocatra", ["me", "me"], start="0")
    expect(bar(page)).to_contain_text("Lay the tile")
    x, y = page.wait_for_function(A_SPACE).json_value()
    page.mouse.move(x, y)
    expect(page.locator("[data-preview]")).to_be_visible()
    before = revision(page)
    page.mouse.down()
    page.mouse.up()
    expect(page.locator("[data-revision]")).to_have_attribute("data-revision", str(before + 1))
    page.evaluate("document.querySelector('[data-undo]').click()")
    expect(page.locator("[data-revision]")).to_have_attribute("data-revision", str(before + 2))
    expect(page.locator("[data-preview]")).to_be_visible()


# A point of the screen that lies within a space which can be chosen, once the board stands still.
A_SPACE = """() => {
  const spot = document.querySelector('[data-spot].can.free');
  if (!spot) return null;
  const { x, y, width, height } = spot.getBoundingClientRect();
  const at = [x + width / 2, y + height / 2];
  const still = window.wasAt === String(at);
  window.wasAt = String(at);
  return still && document.elementFromPoint(...at)?.closest('[data-spot]') === spot ? at : null;
}"""


@pytest.mark.parametrize("size", [WIDE, PHONE, LANDSCAPE])
def test_a_menu_never_covers_what_its_entries_would_bring(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size, has_touch=size is not WIDE).at_table("cutie", ["me", "greedy"])
    page.locator(LIT).first.wait_for()
    menus = 0
    for number in range(page.locator(LIT).count()):
        spot = page.locator(LIT).nth(number)
        if spot.get_attribute("aria-pressed") is not None:
            continue  # it is picked up, and offers no menu
        spot.click(force=True)
        page.locator("[role=menuitem], [data-confirm]").first.wait_for()
        expect(page.locator("[data-preview] li").first).to_be_visible()
        if page.locator("[role=menuitem]").count():
            menus += 1
            page.wait_for_function(APART, arg=["[data-preview]", ".popover"])
        page.keyboard.press("Escape")
        expect(page.locator("[data-preview]")).to_have_count(0)
    assert menus


def test_a_bubble_on_a_phone_points_only_at_what_it_is_about(visit: Visit) -> None:
    page = visit(size=PHONE, has_touch=True).at_table("cleocatra", ["me", "me"])
    while not page.locator(".tray.can").count():
        choose(page)
    page.locator(".tray.can").tap()
    expect(sure(page)).to_be_visible()
    page.wait_for_function(APART, arg=["[data-preview]", ".tray.can"])
    tail, gap = page.evaluate(TAIL, ".tray.can")
    assert (tail == "none") == (gap > 48)


# How what is foretold shows its tail, and how far it is below or above a thing.
TAIL = """selector => {
  const [one, other] = ['[data-preview]', selector].map(
    (found) => document.querySelector(found).getBoundingClientRect());
  const tail = getComputedStyle(document.querySelector('[data-preview]'), '::after').display;
  return [tail, Math.max(other.top - one.bottom, one.top - other.bottom)];
}"""
# Whether two things on the screen do not overlap.
APART = """selectors => {
  const [one, other] = selectors.map((selector) => document.querySelector(selector).getBoundingClientRect());
  return one.left >= other.right || other.left >= one.right
    || one.top >= other.bottom || other.top >= one.bottom;
}"""


def test_names_and_messages_from_right_to_left_keep_to_themselves(visit: Visit) -> None:
    ann, bo = visit(), visit()
    links = together(ann, bo, names=("ليلى", "Bo"), options={"start": "1"})
    page = bo.go(f"/table/{links['table']}")
    expect(bar(page).get_by_role("heading")).to_have_text("\u2068ليلى\u2069 to play")
    mine = ann.go(f"/table/{links['table']}")
    expect(bar(mine)).to_be_visible()
    mine.keyboard.press("c")
    mine.get_by_label("Write a message").fill("سلام 1, 2!")
    mine.keyboard.press("Enter")
    page.keyboard.press("c")
    said = page.locator("bdi", has_text="سلام")
    expect(said).to_be_visible()
    assert said.evaluate("text => getComputedStyle(text).unicodeBidi") == "isolate"


@pytest.mark.parametrize("game", [title.name for title in titles()])
def test_hand_answers_in_every_game_typed_and_by_its_key(visit: Visit, game: str) -> None:
    [title] = [title for title in titles() if title.name == game]
    page = visit().at_table(game, ["me"] if title.fewest == 1 else ["me", "greedy"])
    page.locator(".choice:enabled").first.wait_for()
    lines = heard(page).locator("p")
    said = lines.count()
    page.keyboard.press("h")
    expect(lines.nth(said)).to_have_text(re.compile("."))
    write(page, "hand")
    expect(lines.nth(said + 1)).to_have_text(re.compile("."))

"""The board is the page: how much of the window it has, at every size and in every game."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import FloatRect, Page, expect
from tests.web.kit import (
    CHANGED,
    CHANGED_FOR_GOOD,
    LANDSCAPE,
    LARGE,
    PHONE,
    WIDE,
    ZOOMED,
    Visitor,
    bar,
    choose,
    together,
)
from tests.web.screens import playing

from serai.core.title import Title
from serai.games import GAMES

Visit = Callable[..., Visitor]
# The least share of the window that a board has, its wooden edge included, and the highest bar.
SHARES = {WIDE: 0.60, LARGE: 0.60, PHONE: 0.60, LANDSCAPE: 0.55, ZOOMED: 0.55}
BARS = {WIDE: 64, LARGE: 64, PHONE: 99, LANDSCAPE: 48, ZOOMED: 48}


@pytest.mark.parametrize("title", GAMES, ids=lambda title: title.name)
def test_the_board_has_most_of_the_window_and_the_page_does_not_scroll(visit: Visit, title: Title) -> None:
    page = playing(title, actions=4)(visit())
    for size, least in SHARES.items():
        resize(page, size)
        board, bar_ = boxes(page)
        share = board["width"] * board["height"] / (size[0] * size[1])
        assert share >= least, f"the board has {share:.0%} at {size}"
        assert bar_["height"] <= BARS[size], f"the bar has {bar_['height']} pixels at {size}"
        assert size != PHONE or bar_["y"] + bar_["height"] == size[1], "the bar is not where the thumb is"
        assert page.evaluate(
            "[document.documentElement.scrollHeight - innerHeight,"
            " document.documentElement.scrollWidth - innerWidth]"
        ) == [0, 0], f"the page scrolls at {size}"


@pytest.mark.parametrize("title", GAMES, ids=lambda title: title.name)
def test_what_lies_on_the_board_grows_with_the_window(visit: Visit, title: Title) -> None:
    page = playing(title, actions=4)(visit(size=WIDE))
    resize(page, WIDE)
    small = page.evaluate(f"({LARGEST})()")
    resize(page, LARGE)
    page.wait_for_function(f"small => ({LARGEST})() > 1.2 * small", arg=small)


@pytest.mark.parametrize("title", GAMES, ids=lambda title: title.name)
def test_the_board_and_the_bar_stay_where_they_are_whatever_happens(visit: Visit, title: Title) -> None:
    page = playing(title, actions=0)(visit())
    for size in (WIDE, PHONE, LANDSCAPE):
        resize(page, size)
        page.locator(".choice:enabled").first.wait_for()
        before = boxes(page)
        for _ in range(4):
            page.locator(".choice:enabled").first.wait_for()
            choose(page)
            assert boxes(page) == before


def test_the_first_tiles_of_a_game_do_not_jump_between_large_and_small(visit: Visit) -> None:
    page = playing(GAMES[0], actions=0)(visit(size=WIDE))
    page.locator(".choice:enabled").first.wait_for()
    choose(page)  # until somebody has placed a tile there is none
    page.wait_for_function(f"() => ({LARGEST})() > 0")
    sizes = []
    for _ in range(4):
        page.locator(".choice:enabled").first.wait_for()
        sizes.append(page.evaluate(f"({LARGEST})()"))
        choose(page)
    assert max(sizes) < 2 * min(sizes)


def test_what_somebody_else_did_last_is_marked_on_the_board_and_not_told_in_the_bar(visit: Visit) -> None:
    page = visit().at_table("cleocatra", ["me", "greedy"])
    last = page.locator(".log li").last
    for _ in range(8):
        page.locator(".choice:enabled").first.wait_for()
        if "Teal bot" in last.inner_text():
            break
        choose(page)
    expect(last).to_contain_text("Teal bot")
    expect(page.locator("[data-board] .last.seat-1").first).to_be_visible()
    expect(bar(page)).not_to_contain_text("Teal bot")


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("title", GAMES, ids=lambda title: title.name)
def test_what_is_asked_is_read_to_its_end_on_a_phone(visit: Visit, title: Title, language: str) -> None:
    page = playing(title, actions=0)(visit(size=PHONE, settings={"language": language, "ask": "always"}))
    for _ in range(5):
        before = page.locator("[data-revision]").get_attribute("data-revision")
        for at_rest in (True, False):
            for size in (LANDSCAPE, PHONE):
                resize(page, size)
                page.wait_for_function(READ)
            if at_rest:
                consider(page)
        if page.locator("[data-confirm]").is_visible():
            page.locator("[data-confirm]").click()
        page.wait_for_function(CHANGED_FOR_GOOD, arg=before)


# Whether the words of the bar are all to be seen: upright they are one text, and beside each other otherwise;
# so are those of the button that confirms.
READ = """() => {
  const words = document.querySelector('section.bar .words');
  const [text] = getComputedStyle(words).display === 'contents' ? words.querySelectorAll('p') : [words];
  const said = [text, document.querySelector('[data-confirm] .name')].filter(one => one);
  return said.every(one => one.clientHeight > 0 && one.scrollHeight <= one.clientHeight + 2);
}"""


@pytest.mark.parametrize("title", GAMES, ids=lambda title: title.name)
def test_everybodys_points_and_what_is_public_of_them_are_in_view_at_every_size(
    visit: Visit, title: Title
) -> None:
    """At a full table; points that are secret say so."""
    page = visit().at_table(title.name, ["me", *["random"] * (title.most - 1)])
    expect(bar(page)).to_be_visible()
    for size in SHARES:
        resize(page, size)
        players = page.get_by_role("region", name="Players")
        for what in (".points, .secret", ".things"):
            shown = players.locator(what)
            expect(shown).to_have_count(title.most)
            for seat in range(title.most):
                expect(shown.nth(seat)).to_be_in_viewport(ratio=1)
        if size == PHONE:
            assert page.evaluate(SHORTEST_NAME) >= 4
            players.get_by_role("button", name="Players").click()
            expect(page.get_by_role("tabpanel").get_by_text("Teal bot")).to_be_in_viewport()
            page.get_by_role("button", name="Close").click()


# How many letters of a name in the seat strip are to be seen, at the least.
SHORTEST_NAME = """() => Math.min(...[...document.querySelectorAll('.strip .name')].map((name) => {
  const text = document.createTreeWalker(name, NodeFilter.SHOW_TEXT).nextNode();
  const edge = name.getBoundingClientRect().right - 4;
  const isSeen = (n) => {
    const range = document.createRange();
    range.setStart(text, n);
    range.setEnd(text, n + 1);
    return range.getBoundingClientRect().right <= edge;
  };
  const seen = [...text.data].findIndex((_, n) => !isSeen(n));
  return seen < 0 ? Infinity : seen;
}))"""


def test_on_a_phone_a_clock_leaves_room_for_what_is_public(visit: Visit) -> None:
    ann, bo = visit(size=PHONE), visit()
    clock = {"bank": 600, "increment": 10, "cap": 600}
    links = together(ann, bo, seats=("me", "friend", "greedy"), clock=clock)
    bo.go(f"/table/{links['table']}")
    page = ann.go(f"/table/{links['table']}")
    for what in (".clock", ".things"):
        shown = page.get_by_role("region", name="Players").locator(what)
        for seat in range(3):
            expect(shown.nth(seat)).to_be_in_viewport(ratio=1)


def test_a_folded_log_stays_folded(visit: Visit) -> None:
    page = visit().at_table("cleocatra", ["me", "greedy"])
    page.get_by_role("button", name="Fold away").click()
    expect(page.locator(".log")).to_be_hidden()
    page.reload()
    expect(page.get_by_role("button", name="Unfold")).to_be_visible()
    expect(page.locator(".log")).to_be_hidden()


@pytest.mark.parametrize("size", SHARES)
def test_what_is_to_be_confirmed_is_named_and_foretold_in_view(visit: Visit, size: tuple[int, int]) -> None:
    page = visit(size=size).at_table("cleocatra", ["me", "me"])
    confirm, told = page.locator("[data-confirm]"), page.locator("[data-preview]")
    for _ in range(12):
        considered = consider(page)
        if confirm.is_visible():
            break
    expect(confirm).to_be_in_viewport(ratio=1)
    expect(told).to_be_in_viewport(ratio=1)
    for said in (confirm, told):
        expect(said).to_contain_text(considered)
    page.wait_for_function(HIDES_NO_TILE)
    if size in (LANDSCAPE, ZOOMED):
        expect(page.get_by_role("complementary").locator(".log")).to_be_in_viewport(ratio=1)
    page.keyboard.press("Escape")
    expect(told).to_have_count(0)
    expect(confirm).to_have_count(0)


# Whether what is foretold lies on free felt, which there is, but for a corner.
HIDES_NO_TILE = """() => {
  const {left, top, width, height} = document.querySelector('[data-preview]').getBoundingClientRect();
  const share = (n) => (n + 0.5) / 20;
  let hidden = 0;
  for (let row = 0; row < 20; row += 1)
    for (let column = 0; column < 20; column += 1) {
      const below = document.elementsFromPoint(left + share(column) * width, top + share(row) * height);
      if (below.some((one) => one.closest('[data-board] svg [data-spot]'))) hidden += 1;
    }
  return hidden <= 0.05 * 400;
}"""


def consider(page: Page) -> str:
    """Choose the last action of the list or of the row, and say what it is called."""
    page.locator(".choice:enabled").first.wait_for()
    revision = page.locator("[data-revision]").get_attribute("data-revision")
    page.locator(".choice").last.click()
    if page.get_by_role("menuitem").last.is_visible():
        page.get_by_role("menuitem").last.hover()
        expect(page.locator("[data-preview]:not(.dock)")).to_be_visible()  # it has its place beside the list
        page.get_by_role("menuitem").last.click()
    page.wait_for_function(CHANGED, arg=revision)
    shown = page.locator("[data-confirm] .name")
    return shown.inner_text() if shown.is_visible() else ""


# The width of the largest thing on the board.
# What lies on the board itself; a tray beside it keeps its size.
LARGEST = """() => {
  const found = (what) => [...document.querySelectorAll(`[data-board] ${what}`)];
  const drawn = found('svg [data-spot]');
  const widths = (drawn.length ? drawn : found('[data-spot]')).map((it) => it.getBoundingClientRect().width);
  return Math.max(...widths);
}"""


def resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    expect(page.locator("[data-board]")).to_be_visible()


def boxes(page: Page) -> tuple[FloatRect, FloatRect]:
    """Where the board and the bar are."""
    board, words = page.locator("[data-board]").bounding_box(), bar(page).bounding_box()
    assert board is not None
    assert words is not None
    return board, words

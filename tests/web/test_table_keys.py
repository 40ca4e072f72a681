"""A table by keyboard and by ear: where the focus goes, what keys do, what is read out."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.web.kit import LANDSCAPE, PHONE, Visitor, bar, choose, heard, write

Visit = Callable[..., Visitor]
# Which part of the table has the focus, and whether it can be seen.
FOCUSED = """() => {
  const now = document.activeElement;
  const part = ['[data-board]', 'section.bar', 'aside'].find((one) => now.closest(one)) ?? now.tagName;
  const { width, height } = now.getBoundingClientRect();
  return [part, width > 1 && height > 1];
}"""


def test_tab_goes_from_the_board_to_the_bar_to_the_log_and_never_to_something_hidden(visit: Visit) -> None:
    page = visit().at_table("cleocatra", ["me", "greedy"])
    for size in (None, PHONE, LANDSCAPE):
        if size:
            page.set_viewport_size({"width": size[0], "height": size[1]})
        page.locator("[data-board] [data-spot]").first.wait_for()
        page.locator(".choice:enabled").first.wait_for()
        parts: list[str] = []
        page.locator("main").focus()
        for _ in range(30):
            page.keyboard.press("Tab")
            part, seen = page.evaluate(FOCUSED)
            if part in ("BODY", "A"):
                break
            assert seen, f"something hidden in {part} takes the focus at {size}"
            if part not in parts[-1:]:
                parts.append(part)
        assert parts == ["[data-board]", "section.bar", "aside"]


def test_focus_stays_in_the_command_line_through_a_whole_turn(visit: Visit) -> None:
    page = visit().at_table("cleocatra", ["me", "me"])
    expect(bar(page)).to_be_visible()
    field = page.get_by_label("Type a command or an action")
    for _ in range(6):
        revision = page.locator("[data-revision]").get_attribute("data-revision")
        write(page, "1")
        page.wait_for_function(
            "before => document.querySelector('[data-revision]').dataset.revision !== before"
            " || document.querySelector('[data-confirm]')",
            arg=revision,
        )
        expect(field).to_be_focused()
        if page.locator("[data-confirm]").is_visible():
            page.keyboard.press("Enter")
            expect(page.locator("[data-revision]")).not_to_have_attribute("data-revision", revision or "")
            expect(field).to_be_focused()


def test_single_keys_do_nothing_while_one_writes_or_when_they_are_switched_off(visit: Visit) -> None:
    page = visit().at_table("cleocatra", ["me", "me"])
    expect(bar(page)).to_be_visible()
    page.keyboard.press("/")
    page.keyboard.type("us?c/")
    expect(page.get_by_label("Type a command or an action")).to_have_value("us?c/")
    expect(page.get_by_role("dialog")).to_be_hidden()

    other = visit(settings={"keys": False}).at_table("cleocatra", ["me", "me"])
    expect(bar(other)).to_be_visible()
    for key in "?s/c":
        other.keyboard.press(key)
    expect(other.get_by_role("dialog")).to_be_hidden()
    expect(other.get_by_label("Type a command or an action")).to_be_hidden()


def test_an_undo_is_read_out_and_seen_for_a_moment(visit: Visit) -> None:
    page = visit(settings={"ask": "never"}).at_table("cleocatra", ["me", "me"])
    choose(page)
    while page.locator("[data-undo].barred").count():
        choose(page)
    page.keyboard.press("u")
    expect(bar(page)).to_contain_text("Undone.")
    expect(heard(page)).to_contain_text("Undone.")
    expect(bar(page)).not_to_contain_text("Undone.")


def test_the_first_thing_read_out_has_names_and_words(visit: Visit) -> None:
    page = visit().at_table("cleocatra", ["me", "greedy"], start="0")
    expect(heard(page).locator("p").first).to_contain_text(re.compile("^(Your turn|Teal bot to play)"))


def test_back_and_escape_return_from_a_reviewed_move_to_the_game(visit: Visit) -> None:
    page = visit().at_table("cleocatra", ["me", "me"])
    choose(page)
    expect(page.locator(".log li").first).to_be_visible()
    past = bar(page).get_by_role("heading", name="Reviewing")
    for leave in (page.go_back, lambda: page.keyboard.press("Escape")):
        page.keyboard.press("Home")
        expect(past).to_be_visible()
        leave()
        expect(past).to_be_hidden()
        expect(page.locator("[data-table]")).to_be_visible()
        assert "#" not in page.url


def test_whoever_watches_alone_is_not_told_that_one_person_watches(visit: Visit) -> None:
    ann, carl = visit(), visit()
    ann.be_guest("Ann")
    links = ann.new_table("cleocatra", ["me", "greedy"])
    page = ann.go(f"/table/{links['table']}")
    watched = carl.go(f"/watch/{links['table']}/{links['watch']}")
    expect(page.get_by_text("One person is watching.")).to_be_visible()
    expect(bar(watched)).to_be_visible()
    expect(watched.get_by_text("watching")).to_have_count(0)


def test_a_long_list_is_in_groups_and_filtered_as_one_types(visit: Visit) -> None:
    page = visit().at_table("sultans_wishes", ["me", "greedy"], start="0")
    page.keyboard.press("a")
    while page.locator(".choice:enabled").count() == 0 or not open_list(page):
        choose(page)
    items = page.get_by_role("menuitem")
    all_of_them = items.count()
    assert page.get_by_role("menu").get_by_role("group").count() > 1
    word = items.last.inner_text().split()[-1]
    page.keyboard.type(word)
    expect(page.get_by_role("searchbox")).to_have_value(word)
    assert 0 < items.count() < all_of_them
    page.keyboard.press("ArrowDown")
    expect(items.first).to_be_focused()


def open_list(page: Page) -> bool:
    """Open the list of all actions, if there are many."""
    found = page.locator("[data-all-actions]:enabled")
    if not found.is_visible():
        return False
    found.click()
    if page.get_by_role("searchbox").is_visible():
        return True
    page.keyboard.press("Escape")
    return False

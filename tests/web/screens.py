"""Every screen of the site by name, and how a visitor gets there."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.web.kit import Visitor, bar, choose, play_on


def lobby(visitor: Visitor) -> Page:
    page = visitor.go("/")
    expect(page.get_by_role("article").first).to_be_visible()
    return page


def tables(visitor: Visitor) -> Page:
    page = lobby(visitor)
    page.get_by_role("article").first.get_by_role("button", name="Play now").click()
    expect(bar(page)).to_be_visible()
    visitor.new_table("sultans_wishes", ["me", "friend"])
    lobby(visitor)
    expect(page.get_by_role("heading", name="Your tables")).to_be_visible()
    return page


def new_table(visitor: Visitor) -> Page:
    page = visitor.go("/new/cleocatra")
    expect(page.get_by_role("button", name="Create table")).to_be_visible()
    return page


def join(visitor: Visitor) -> Page:
    page = visitor.go("/join/" + "A" * 32)
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    return page


def waiting(visitor: Visitor) -> Page:
    page = visitor.at_table("cleocatra", ["me", "friend"])
    expect(page.get_by_label("Invite link")).to_be_visible()
    return page


def cleocatra(visitor: Visitor) -> Page:
    visitor.be_guest("Ann")
    options = {"start": "0", "mode": "advanced"}
    page = visitor.go(
        f"/table/{visitor.new_table('cleocatra', ['me', 'me', 'me'], options=options)['table']}"
    )
    expect(bar(page)).to_be_visible()
    for _ in range(14):
        choose(page)
    return page


def sultan(visitor: Visitor) -> Page:
    visitor.be_guest("Ann")
    options = {"start": "0", "expansion": "travelers"}
    page = visitor.go(
        f"/table/{visitor.new_table('sultans_wishes', ['me', 'greedy'], options=options)['table']}"
    )
    expect(bar(page)).to_be_visible()
    for _ in range(4):
        choose(page)
    expect(page.locator(".choice:enabled").first).to_be_visible()
    return page


def curtain(visitor: Visitor) -> Page:
    page = visitor.at_table("sultans_wishes", ["me", "me"])
    expect(page.get_by_role("button", name="I’m")).to_be_visible()
    return page


def over(visitor: Visitor) -> Page:
    page = visitor.at_table("cleocatra", ["me", "me"], cap=2)
    expect(bar(page)).to_be_visible()
    play_on(page)
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def past(visitor: Visitor) -> Page:
    page = over(visitor)
    page.keyboard.press("Escape")
    page.keyboard.press("Home")
    expect(page.get_by_role("button", name="Back to now")).to_be_visible()
    return page


def keys(visitor: Visitor) -> Page:
    page = cleocatra(visitor)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def commands(visitor: Visitor) -> Page:
    page = cleocatra(visitor)
    page.get_by_role("tab", name="Commands").click()
    page.get_by_label("Type a command or an action").fill("board")
    page.keyboard.press("Enter")
    return page


def lessons(visitor: Visitor) -> Page:
    page = visitor.go("/learn/cleocatra")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return page


def rules(visitor: Visitor) -> Page:
    page = visitor.go("/rules/cleocatra")
    expect(page.get_by_role("searchbox").or_(page.get_by_label("Search the rules")).first).to_be_visible()
    return page


def simple(path: str) -> Callable[[Visitor], Page]:
    def screen(visitor: Visitor) -> Page:
        page = visitor.go(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        return page

    return screen


SCREENS: dict[str, Callable[[Visitor], Page]] = {
    "lobby": lobby,
    "tables": tables,
    "new-table": new_table,
    "join": join,
    "waiting": waiting,
    "cleocatra": cleocatra,
    "sultan": sultan,
    "curtain": curtain,
    "over": over,
    "past": past,
    "keys": keys,
    "commands": commands,
    "lessons": lessons,
    "rules": rules,
    "rules-sultan": simple("/rules/sultans_wishes"),
    "settings": simple("/settings"),
    "about": simple("/about"),
    "gallery": simple("/gallery"),
    "lost": simple("/nowhere"),
    "absent": simple("/table/" + "0" * 32),
}

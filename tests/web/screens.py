"""Every screen of the site by name, and how a visitor gets there; every game of the list has its own."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.web.kit import Visitor, bar, choose, play_on

from serai.core.title import Title
from serai.games import GAMES
from serai.match.lesson import lessons as lessons_of

Screen = Callable[[Visitor], Page]


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


def join(visitor: Visitor) -> Page:
    visitor.be_guest("Ann")
    links = visitor.new_table("cleocatra", ["friend", "friend", "greedy"], options={"mode": "advanced"})
    page = visitor.go(f"/join/{links['invite']}")
    expect(page.get_by_role("button", name="Sit down")).to_be_visible()
    return page


def waiting(visitor: Visitor) -> Page:
    page = visitor.at_table("cleocatra", ["me", "friend"])
    expect(page.get_by_label("Invite link")).to_be_visible()
    return page


def new_table(game: str) -> Screen:
    """The page where a table of a game is made."""

    def screen(visitor: Visitor) -> Page:
        page = visitor.go(f"/new/{game}")
        expect(page.get_by_role("button", name="Create table")).to_be_enabled()
        return page

    return screen


def playing(title: Title, actions: int = 8) -> Screen:
    """A table of a game with all that it has, after a few actions."""
    seats = min(max(title.fewest, 2), title.most)
    more: dict[str, str | int] = {}
    for option in title.options:
        with_it = more | {option.name: option.labels[-1] if option.labels else ""}
        if option.labels and not option.labels[-1].isdigit() and title.can_play(seats, with_it):
            more = with_it
    bots = ["greedy"] * (seats - 1)

    def screen(visitor: Visitor) -> Page:
        page = visitor.at_table(title.name, ["me", *bots], **more)
        end = bar(page).get_by_role("button", name="Play again")
        for _ in range(actions):
            page.locator(".choice:enabled").or_(end).first.wait_for()
            if end.is_visible():
                break
            choose(page)
        return page

    return screen


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
    expect(page.get_by_role("dialog")).to_be_hidden()
    page.keyboard.press("Home")
    expect(page.get_by_role("button", name="Latest", exact=True)).to_be_visible()
    return page


def analysis(visitor: Visitor) -> Page:
    """What a bot thinks of a finished game, to its end and with every figure."""
    page = over(visitor)
    page.get_by_role("dialog").get_by_role("link", name="Analysis").click()
    page.locator("[data-run]").click()
    expect(page.locator("[data-analysis=complete]")).to_be_visible(timeout=120_000)
    page.get_by_text("All choices as a table").first.click()
    return page


def mark(visitor: Visitor) -> Page:
    """A position at which a game turned."""
    page = analysis(visitor)
    page.locator("[data-jump]").first.click()
    expect(page.locator("[data-mark]")).to_be_visible()
    return page


def lesson(visitor: Visitor) -> Page:
    page = visitor.go("/learn/cleocatra")
    page.get_by_role("main").get_by_role("button", name="Begin").click()
    expect(bar(page)).to_be_visible()
    return page


def keys(visitor: Visitor) -> Page:
    page = playing(GAMES[0])(visitor)
    page.keyboard.press("?")
    expect(page.get_by_role("dialog")).to_be_visible()
    return page


def commands(visitor: Visitor) -> Page:
    page = playing(GAMES[0])(visitor)
    page.get_by_role("tab", name="Commands").click()
    page.get_by_label("Type a command or an action").fill("board")
    page.keyboard.press("Enter")
    return page


def rules(game: str) -> Screen:
    """The rules of a game."""

    def screen(visitor: Visitor) -> Page:
        page = visitor.go(f"/rules/{game}")
        expect(page.get_by_role("searchbox").or_(page.get_by_label("Search the rules")).first).to_be_visible()
        return page

    return screen


def simple(path: str) -> Screen:
    def screen(visitor: Visitor) -> Page:
        page = visitor.go(path)
        expect(page.get_by_role("heading", level=1)).to_be_visible()
        return page

    return screen


def screens_of(title: Title) -> dict[str, Screen]:
    """The screens of one game."""
    found = {
        title.name: playing(title),
        f"new-{title.name}": new_table(title.name),
        f"rules-{title.name}": rules(title.name),
    }
    return found | ({f"learn-{title.name}": simple(f"/learn/{title.name}")} if lessons_of(title) else {})


SCREENS: dict[str, Screen] = {
    "lobby": lobby,
    "tables": tables,
    "join": join,
    "join-gone": simple("/join/" + "A" * 32),
    "waiting": waiting,
    "curtain": curtain,
    "over": over,
    "past": past,
    "analysis": analysis,
    "mark": mark,
    "lesson": lesson,
    "keys": keys,
    "commands": commands,
    "settings": simple("/settings"),
    "about": simple("/about"),
    "gallery": simple("/gallery"),
    "lost": simple("/nowhere"),
    "absent": simple("/table/" + "0" * 32),
}
# Where the window belongs to the board
TABLES = ["curtain", "over", "past", "mark", "lesson", "keys", "commands", *(title.name for title in GAMES)]
for title in GAMES:
    SCREENS |= screens_of(title)

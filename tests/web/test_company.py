"""Being at a table together: inviting, leaving, and the list of one's tables."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from tests.web.kit import PHONE, ROOT, WIDE, Visitor, bar, heard, together

Visit = Callable[..., Visitor]


def in_lobby(visitor: Visitor) -> Page:
    """The lobby of somebody whose browser knows that they have played here."""
    page = visitor.go("/")
    page.evaluate("localStorage.setItem('serai-guest', 'Ann')")
    return visitor.go("/")


def test_an_invitation_says_who_invites_to_which_game_with_which_options(visit: Visit) -> None:
    ann, bo = visit(), visit()
    ann.be_guest("Ann")
    links = ann.new_table(
        "cleocatra", ["me", "friend"], options={"mode": "advanced", "start": "1"}, name="Sunday"
    )
    page = bo.go(f"/join/{links['invite']}")
    expect(page.get_by_role("heading", name="Ann invites you to Cleocatra")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("Rules: Advanced")
    expect(page.get_by_role("main")).to_contain_text("Who starts: Teal (you)")
    expect(page.get_by_role("main")).to_contain_text("One seat is free")
    expect(page.locator(".picture svg")).to_be_visible()
    bo.tolerate("400 \\(Bad Request")
    page.get_by_label("Your name").fill("b0t 1")
    page.get_by_role("button", name="Sit down").click()
    expect(page.get_by_role("alert").first).to_contain_text("Choose another.")
    page.get_by_label("Your name").fill("Bo")
    page.get_by_role("button", name="Sit down").click()
    expect(bar(page)).to_be_visible()
    page = bo.go(f"/join/{links['invite']}")
    page.get_by_role("link", name="Return to game").click()
    expect(bar(page)).to_be_visible()


def test_the_list_says_how_each_table_stands_and_can_be_tidied(visit: Visit) -> None:
    ann, bo = visit(), visit()
    links = together(ann, bo)
    ann.new_table("cleocatra", ["me", "friend"], name="Sunday")
    page = in_lobby(ann)
    row = page.get_by_role("listitem").filter(has=page.get_by_role("link", name=re.compile("with Bo")))
    expect(row).to_contain_text("now")
    expect(row).to_contain_text("Bo: 0")
    expect(row.locator(".picture .board svg").first).to_be_visible()
    expect(row.get_by_role("button")).to_have_count(0)  # Bo is waiting
    waiting = page.get_by_role("listitem").filter(has_text="Sunday")
    waiting.get_by_role("button", name="Leave Sunday").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave", exact=True).click()
    expect(waiting).to_have_count(0)
    bo.ask("POST", f"tables/{links['table']}/resign", {"seat": 1})
    page.reload()
    page.get_by_text("One finished game").click()
    over = page.get_by_role("listitem").filter(has=page.get_by_role("link", name=re.compile("You won")))
    over.get_by_role("button", name="Remove Cleocatra from the list").click()
    expect(page.get_by_role("heading", name="Your tables")).to_have_count(0)


def test_players_at_one_screen_are_called_by_their_names(visit: Visit) -> None:
    page = visit().go("/new/cleocatra")
    page.get_by_role("combobox", name="Seat 2").select_option("here")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("Name of seat 2").fill("Mia")
    expect(page.get_by_label("Who starts")).to_contain_text("Teal (Mia)")
    page.get_by_role("button", name="Create table").click()
    expect(bar(page)).to_contain_text(re.compile("Ann|Mia"))


def test_whoever_gives_no_name_at_one_screen_is_told_apart_from_the_one_who_has_one(visit: Visit) -> None:
    page = visit().go("/new/sultans_wishes")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("combobox", name="Seat 2").select_option("here")
    page.get_by_role("button", name="Create table").click()
    page.get_by_role("button", name="I’m Ann").or_(page.get_by_role("button", name="I’m Player 2")).click()
    expect(page.get_by_role("region", name="Players")).to_contain_text(re.compile("Ann.*Player 2", re.DOTALL))


def at_one_table(visit: Visit, **more: Any) -> tuple[Page, Page]:
    """Ann's and Bo's browsers at a table of two."""
    ann, bo = visit(), visit()
    links = together(ann, bo, **more)
    pages = ann.go(f"/table/{links['table']}"), bo.go(f"/table/{links['table']}")
    for page in pages:
        expect(bar(page)).to_be_visible()
    return pages


def from_menu(page: Page, name: str) -> None:
    page.get_by_role("button", name="More").first.click()
    page.get_by_role("menuitem", name=name).click()


def test_somebody_resigns_and_the_other_has_won(visit: Visit) -> None:
    page, other = at_one_table(visit)
    from_menu(other, "Resign")
    expect(other.get_by_role("dialog")).to_contain_text("the other player wins")
    other.get_by_role("button", name="Play on").click()
    expect(other.get_by_role("dialog")).to_have_count(0)
    from_menu(other, "Resign")
    other.get_by_role("button", name="Resign", exact=True).click()
    expect(page.get_by_role("dialog")).to_contain_text("You win!")
    expect(page.get_by_role("dialog")).to_contain_text("Bo resigned.")
    expect(other.get_by_role("dialog")).to_contain_text("You resigned.")
    page.keyboard.press("Escape")
    expect(bar(page)).to_contain_text("Bo resigned.")
    expect(page.locator(".log li").last).to_contain_text("Bo resigned.")
    expect(heard(page)).to_contain_text("Bo resigned.")
    expect(bar(page).get_by_role("button", name="Play again")).to_be_visible()


def test_whoever_reads_the_points_goes_from_there_to_the_rematch(visit: Visit) -> None:
    page, other = at_one_table(visit)
    from_menu(other, "Resign")
    other.get_by_role("button", name="Resign", exact=True).click()
    page.get_by_role("dialog").get_by_role("button", name="Play again").click()
    expect(page.get_by_label("Invite link")).to_be_visible()
    expect(page.get_by_role("main")).to_contain_text("has been invited")  # so no link need be sent
    other.get_by_role("dialog").get_by_role("link", name="Join the new game").click()
    other.get_by_role("button", name="Sit down").click()
    expect(bar(page)).to_be_visible()
    expect(bar(other)).to_be_visible()


def test_a_message_is_seen_on_a_phone_before_the_chat_is_opened(visit: Visit) -> None:
    page, other = at_one_table(visit)
    other.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.get_by_role("button", name="Chat").first.click()
    page.get_by_label("Write a message").fill("Hello!")
    page.keyboard.press("Enter")
    more = other.get_by_role("button", name="More").first
    expect(more).to_contain_text("1 unread")
    more.click()
    other.get_by_role("menuitem", name="Chat: 1 new").click()
    expect(other.get_by_text("Hello!")).to_be_visible()
    expect(more).not_to_contain_text("unread")


def test_the_whole_menu_of_a_table_is_in_view_on_a_laptop(visit: Visit) -> None:
    page, _ = at_one_table(visit)
    page.get_by_role("button", name="More").first.click()
    for item in page.get_by_role("menuitem").all():
        expect(item).to_be_in_viewport(ratio=1)


def test_from_the_settings_one_finds_back_to_the_table(visit: Visit) -> None:
    page = visit().at_table("cleocatra", ["me", "greedy"])
    table = page.url
    from_menu(page, "Settings")
    page.get_by_role("link", name="Back to the table").click()
    expect(bar(page)).to_be_visible()
    assert page.url == table
    page.get_by_role("link", name="Serai home").click()
    page.get_by_role("link", name="Settings").click()
    expect(page.get_by_role("heading", name="Settings")).to_be_visible()
    expect(page.get_by_role("link", name="Back to the table")).to_have_count(0)


def test_a_clock_that_runs_out_is_told_to_both_and_a_bot_can_be_called(visit: Visit) -> None:
    page, other = at_one_table(visit, clock={"bank": 1, "increment": 0, "cap": 1})
    late = page if "Your turn" in bar(page).inner_text() else other
    waits = other if late is page else page
    expect(late.get_by_text("You’re out of time.")).to_be_visible()
    banner = waits.get_by_role("status").filter(has_text="is out of time")
    expect(banner.get_by_role("button", name="Keep waiting")).to_be_visible()
    banner.get_by_role("button", name="Let a bot play here").click()
    expect(late.get_by_text("a bot is playing for you")).to_be_visible()
    expect(banner).to_have_count(0)


def test_whoever_made_a_table_for_others_may_call_a_bot_for_one_who_is_late_and_gone(visit: Visit) -> None:
    host, ann, bo = visit(), visit(), visit()
    for visitor, name in ((host, "Hal"), (ann, "Ann"), (bo, "Bo")):
        visitor.be_guest(name)
    links = host.new_table(
        "cleocatra", ["friend", "friend"], clock={"bank": 1, "increment": 0, "cap": 1}, options={"start": "1"}
    )
    for visitor in (ann, bo):
        visitor.ask("POST", f"join/{links['invite']}", {})
        expect(visitor.go(f"/table/{links['table']}").get_by_role("region", name="Players")).to_be_visible()
    expect(bar(bo.page)).to_be_visible()
    ann.page.close()
    page = host.go(f"/table/{links['table']}")
    banner = page.get_by_role("status").filter(has_text="Ann is out of time")
    banner.get_by_role("button", name="Let a bot play here").click()
    expect(banner).to_have_count(0)
    expect(bo.page.get_by_role("region", name="Players")).to_contain_text("bot")


def test_a_fork_keeps_the_bot_and_says_where_it_came_from(visit: Visit) -> None:
    ann = visit()
    page = ann.at_table("cleocatra", ["me", "greedy"])
    table = page.url.rpartition("/")[2]
    fork = ann.ask("POST", f"tables/{table}/fork", {"number": 1, "seat": 0})
    page = ann.go(f"/table/{fork['table']}")
    expect(page.get_by_role("region", name="Players")).to_contain_text("Teal bot")
    page.get_by_role("link", name="From the game of Ann and Teal bot, after action 1").click()
    expect(page).to_have_url(f"{ann.address}/table/{table}#1")


def test_rules_open_beside_the_table_and_can_be_searched(visit: Visit) -> None:
    page = visit().at_table("cleocatra", ["me", "greedy"])
    page.get_by_role("link", name="Rules").click()
    rules = page.get_by_role("complementary", name="Rules")
    rules.get_by_label("Search the rules").fill("Inspector")
    expect(rules.get_by_role("status")).to_contain_text("Found in")
    expect(bar(page)).to_be_visible()
    rules.get_by_role("button", name="Close").click()
    expect(rules).to_have_count(0)
    expect(page.locator(".choice").first).to_be_visible()


def test_the_end_says_by_how_much_and_where_the_game_turned(visit: Visit) -> None:
    ann = visit()
    ann.be_guest()
    record = ROOT / "tests/games/cleocatra/endings/goal-by-the-last-seat-3.json"
    table = ann.ask("POST", "import", json.loads(record.read_text("utf-8")))["table"]
    page = ann.go(f"/table/{table}")
    bar(page).get_by_role("button", name="Points").click()
    end = page.get_by_role("dialog")
    expect(end).to_contain_text("2 points ahead.")
    expect(end.get_by_role("row", name=re.compile("total", re.IGNORECASE))).to_contain_text("23")
    for width, height in (WIDE, PHONE):
        page.set_viewport_size({"width": width, "height": height})
        for far in (0, 9999):
            end.evaluate("(window, far) => { window.scrollTop = far; }", far)
            expect(end.get_by_role("button", name="Close")).to_be_in_viewport(ratio=1)
            expect(end.get_by_role("link", name="Analysis")).to_be_in_viewport(ratio=1)
    expect(end).to_contain_text(re.compile(r"takes the lead, \d+ to \d+"))
    page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    end.get_by_role("button", name=re.compile("takes the lead")).first.click()
    expect(end).to_have_count(0)
    expect(page).to_have_url(re.compile(f"{table}#\\d+$"))

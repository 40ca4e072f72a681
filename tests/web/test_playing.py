"""Whole games in the browser, from the first click to the rematch."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Route, expect
from tests.web.kit import (
    CHANGED,
    CHANGED_FOR_GOOD,
    PHONE,
    Server,
    Visitor,
    bar,
    choose,
    heard,
    is_over,
    play_on,
    together,
    write,
)
from tests.web.ways import Way, by_board, by_keys, by_thumb, play_by

import serai.server.web

Visit = Callable[..., Visitor]
PAGES = Path(serai.server.web.__file__).parent / "pages"
END = re.compile("wins?\\b|victory")


def test_a_newcomer_is_in_a_game_after_one_click_and_has_moved_after_two(visit: Visit) -> None:
    page = visit().go("/")
    page.get_by_role("article", name="Cleocatra").get_by_role("button", name="Play now").click()
    expect(bar(page)).to_be_visible()
    expect(bar(page).get_by_role("heading")).to_have_text("Your turn")
    choose(page)
    expect(page.locator(".log")).to_contain_text("You")


def test_two_friends_meet_by_a_link_play_to_the_end_and_play_again(visit: Visit, tmp_path: Path) -> None:
    ann, bo = visit(), visit()
    page = ann.go("/new/cleocatra")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("combobox", name="Seat 2").select_option("friend")
    page.get_by_role("button", name="Create table and invite").click()
    link = page.get_by_label("Invite link").input_value()
    other = bo.go(link.removeprefix(ann.address))
    other.get_by_label("Your name").fill("Bo")
    other.get_by_role("button", name="Sit down").click()
    expect(bar(page)).to_be_visible()
    expect(bar(other)).to_be_visible()
    expect(page.get_by_role("complementary")).to_contain_text("Bo")
    expect(other.get_by_role("complementary")).to_contain_text("Ann")


def test_a_finished_game_is_replayed_saved_brought_back_and_played_again(
    visit: Visit, tmp_path: Path
) -> None:
    ann, bo = visit(), visit()
    links = together(ann, bo, options={"cap": 2})
    page, other = ann.go(f"/table/{links['table']}"), bo.go(f"/table/{links['table']}")
    play_on(page, other)
    expect(page.get_by_role("dialog")).to_contain_text("Points")
    page.keyboard.press("Escape")
    other.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()

    page.keyboard.press("Home")
    expect(page.get_by_role("button", name="Latest", exact=True)).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page).to_have_url(f"{ann.address}/table/{links['table']}#1")
    page.get_by_role("button", name="Latest", exact=True).click()

    with page.expect_download() as saving:
        page.get_by_role("link", name="Save as a file").click()
    file = tmp_path / "game.json"
    saving.value.save_as(file)
    assert json.loads(file.read_text("utf-8"))["game"] == "cleocatra"

    page.get_by_role("button", name="Play again").click()
    expect(page.get_by_label("Invite link")).to_be_visible()
    other.get_by_role("link", name="Sit down").click()
    other.get_by_role("button", name="Sit down").click()
    expect(bar(page)).to_be_visible()
    expect(bar(other)).to_be_visible()

    page.get_by_role("link", name="Serai home").click()
    page.locator("input[type=file]").set_input_files(file)
    expect(bar(page)).to_contain_text(END)


def test_the_server_goes_and_comes_back_and_a_move_made_meanwhile_is_played_once(
    browser: Browser, tmp_path: Path
) -> None:
    server = Server(tmp_path)
    ann = Visitor(browser, server.address, settings={"ask": "never"})
    page = ann.at_table("cleocatra", ["me", "me"])
    choose(page)
    revision = int(page.locator("[data-revision]").get_attribute("data-revision") or 0)
    server.stop()
    banner = page.get_by_role("button", name="Try now")
    expect(banner).to_be_visible()
    choose(page, wait=False)
    server.start()
    expect(banner).to_be_hidden()
    expect(page.locator("[data-revision]")).to_have_attribute("data-revision", str(revision + 1))
    choose(page)
    ann.tolerate("WebSocket|ERR_CONNECTION_REFUSED|net::")
    assert ann.real_complaints() == []
    ann.close()
    server.stop()


def test_what_was_chosen_stays_chosen_when_the_connection_comes_back(
    browser: Browser, tmp_path: Path
) -> None:
    server = Server(tmp_path)
    ann = Visitor(browser, server.address, settings={"ask": "always"})
    page = ann.at_table("cleocatra", ["me", "me"])
    page.locator(".choice:enabled").first.wait_for()
    write(page, "1")
    question = page.locator("[data-confirm]")
    expect(question).to_be_visible()
    revision = page.locator("[data-revision]").get_attribute("data-revision")
    server.stop()
    banner = page.get_by_role("button", name="Try now")
    expect(banner).to_be_visible()
    server.start()
    expect(banner).to_be_hidden()
    expect(question).to_be_visible()
    question.click()
    page.wait_for_function(CHANGED_FOR_GOOD, arg=revision)
    ann.tolerate("WebSocket|ERR_CONNECTION_REFUSED|net::")
    assert ann.real_complaints() == []
    ann.close()
    server.stop()


def test_somebody_watches_by_a_link_and_cannot_act(visit: Visit) -> None:
    ann, carl = visit(), visit()
    ann.be_guest("Ann")
    links = ann.new_table("sultans_wishes", ["me", "greedy"])
    page = ann.go(f"/table/{links['table']}")
    watched = carl.go(f"/watch/{links['table']}/{links['watch']}")
    expect(bar(watched)).to_contain_text("Ann to play")
    expect(watched.locator(".choice")).to_have_count(0)
    expect(page.get_by_text("One person is watching.")).to_be_visible()


def test_two_browsers_play_the_sultans_wishes_one_of_them_on_the_plain_table(visit: Visit) -> None:
    ann, bo = visit(settings={"ask": "never", "plain": True}), visit(settings={"ask": "never"})
    links = together(ann, bo, "sultans_wishes", options={"rounds": 1})
    page, other = ann.go(f"/table/{links['table']}"), bo.go(f"/table/{links['table']}")
    play_on(page, other)
    expect(bar(page)).to_contain_text(END)
    expect(bar(other)).to_contain_text(END)


def test_somebody_who_has_just_left_keeps_the_seat_and_the_other_is_told_why(visit: Visit) -> None:
    ann, bo = visit(), visit()
    links = together(ann, bo)
    ann.tolerate("409")
    page = ann.go(f"/table/{links['table']}")
    page.get_by_role("button", name="Let a bot play here").click()
    expect(page.get_by_role("alert").get_by_text("has been away for a while")).to_be_visible()


def test_whoever_plays_again_by_keyboard_stays_beside_the_button_that_goes(visit: Visit) -> None:
    page = visit().at_table("cleocatra", ["me", "me"])
    choose(page)
    undo, redo = page.locator("[data-undo]"), page.get_by_role("button", name="Redo", exact=True)
    undo.press("Enter")
    expect(undo).to_be_focused()
    redo.press("Enter")
    expect(redo).to_have_count(0)
    expect(undo).to_be_focused()


def test_the_curtain_shows_nothing_of_either_hand(visit: Visit) -> None:
    ann = visit(settings={"ask": "never"})
    ann.be_guest()
    table = ann.new_table("sultans_wishes", ["me", "me"], options={"start": "0"})["table"]
    page = ann.go(f"/table/{table}")
    curtain = page.get_by_role("button", name="I’m")
    curtain.click()
    for _ in range(3):
        while not curtain.is_visible():
            choose(page)
        assert page.locator("[data-board]").count() == 0
        shown = page.content()
        for hand in hands(ann, table):
            assert hand
            assert [card for card in hand if card in shown] == []
        curtain.click()


def hands(visitor: Visitor, table: str) -> list[list[str]]:
    """The names of the cards in both hands, as the server knows them."""
    found = []
    for seat in (0, 1):
        last: dict[str, Any] = {}
        while page := visitor.ask(
            "GET", f"tables/{table}/history?reader={seat}&first={next_of(last)}&count=50"
        ):
            last = page[-1]
        found.append([card["name"] for card in last["view"]["players"][seat]["own"]["hand"]])
    return found


def next_of(moment: dict[str, Any]) -> int:
    return int(moment["number"]) + 1 if moment else 0


@pytest.mark.parametrize("way", [by_board, by_keys, by_thumb], ids=lambda way: way.__name__)
def test_a_whole_game_is_played_by_mouse_by_keyboard_or_by_thumb_alone(visit: Visit, way: Way) -> None:
    ann = visit(**({"size": PHONE, "has_touch": True} if way is by_thumb else {}))
    page = ann.at_table("cleocatra", ["me", "me"], cap=2)
    expect(bar(page)).to_be_visible()
    play_by(page, way)
    expect(page.get_by_role("dialog")).to_contain_text("Points")


def test_a_whole_game_is_played_by_typed_commands_and_what_is_read_out(visit: Visit) -> None:
    ann = visit()
    page = ann.at_table("cleocatra", ["me", "me"], cap=2)
    expect(bar(page)).to_be_visible()
    for command, answer in [("board", "Pile"), ("score", "0"), ("help", "legal")]:
        write(page, command)
        expect(heard(page)).to_contain_text(answer)
    for _ in range(60):
        if is_over(page):
            break
        revision = page.locator("[data-revision]").get_attribute("data-revision")
        write(page, "legal")
        expect(heard(page)).to_contain_text("1.")
        write(page, "1")
        page.wait_for_function(CHANGED, arg=revision)
        if page.locator("[data-confirm]").is_visible():
            page.keyboard.press("Enter")
            page.wait_for_function(CHANGED_FOR_GOOD, arg=revision)
    expect(heard(page)).to_contain_text(END)


def test_a_tile_that_cannot_be_used_says_why_with_a_link_to_the_rule(visit: Visit) -> None:
    ann = visit()
    page = ann.at_table("cleocatra", ["me", "greedy"], start="1")
    expect(bar(page)).to_contain_text("Lay the tile")
    page.locator("[data-spot$='1']:not([data-spot*=' '])").first.click(force=True)
    rule = page.get_by_role("link", name="Read the rule")
    expect(rule).to_be_visible()
    assert "/rules/cleocatra#" in (rule.get_attribute("href") or "")


def test_a_typed_action_that_is_not_legal_is_answered_with_the_reason(visit: Visit) -> None:
    ann = visit()
    page = ann.at_table("sultans_wishes", ["me", "greedy"], start="0")
    expect(bar(page)).to_be_visible()
    write(page, "acquire azure")
    expect(heard(page)).to_contain_text("No.")


def test_a_table_is_shown_once_the_words_of_its_game_are_here(visit: Visit) -> None:
    page = visit().at_table("sultans_wishes", ["me", "greedy"], start="0")
    choose(page)
    words = [path.name for path in PAGES.glob("assets/*.js") if "log-uses-lamp" in path.read_text()]
    late: list[Route] = []
    page.route(lambda address: Path(address).name in words, lambda route: late.append(route))
    with page.expect_websocket() as opened:
        page.reload()
    opened.value.wait_for_event("framereceived", lambda frame: '"update"' in str(frame))
    expect(page.get_by_role("status").filter(has_text="Setting up the table")).to_be_visible()
    page.evaluate("new Promise(painted => requestAnimationFrame(() => setTimeout(painted)))")
    expect(bar(page)).to_have_count(0)
    late[0].continue_()
    expect(bar(page)).to_be_visible()

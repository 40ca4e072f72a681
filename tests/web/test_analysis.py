"""The analysis of a finished game: run, stopped, opened again, and from it to the board and back."""

from __future__ import annotations

import json
import random
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.kit import PHONE, WIDE, Visitor, overflow, violations

from serai.api import Match, find
from serai.match.record import write_record

Visit = Callable[..., Visitor]
THOUGHT = 120_000  # milliseconds


def record(game: str = "cleocatra", seats: int = 2, **options: Any) -> Any:
    """A finished game as a file, played at random, so that it turns more than once."""
    title = find(game)
    rng = random.Random(7)
    match = Match(title, title.new(seats, {"cap": 6, **options}), b"k" * 32)
    match.begin()
    while match.state.actor() >= 0:
        match.play(int(match.state.actor()), int(rng.choice(list(match.state.legal()))))
    return json.loads(write_record(match, [f"player {seat}" for seat in range(seats)]))


def brought(visitor: Visitor, **options: Any) -> Page:
    """At the table of an imported record."""
    visitor.be_guest()
    table = visitor.ask("POST", "import", record(**options))["table"]
    page = visitor.go(f"/table/{table}")
    expect(page.locator("[data-analyse]")).to_be_visible()
    return page


def complete(page: Page) -> None:
    """Wait until the bot has thought, however busy the machine is."""
    expect(page.locator("[data-analysis=complete]")).to_be_visible(timeout=THOUGHT)


def analysed(page: Page) -> None:
    page.locator("[data-analyse]").click()
    page.locator("[data-run]").click()
    complete(page)


def test_an_imported_game_is_analysed_and_every_mark_leads_to_its_position(visit: Visit) -> None:
    page = brought(visit())
    analysed(page)
    expect(page.locator("canvas")).to_be_visible()
    expect(page.get_by_text("One strong bot’s opinion")).to_be_visible()
    jump = page.locator("[data-jump]").first
    number = jump.get_attribute("data-jump")
    jump.click()
    expect(page.locator("[data-moment]")).to_have_attribute("data-moment", number or "")
    expect(page.locator("[data-mark]")).to_have_attribute("data-mark", number or "")
    page.locator("[data-mark]").get_by_role("link", name="Analysis").click()
    expect(page.locator("[data-analysis=complete]")).to_be_visible()


def test_the_better_move_is_told_only_when_asked_for(visit: Visit) -> None:
    page = brought(visit())
    analysed(page)
    item = page.locator("li:has([data-tell])").first
    expect(page.get_by_text("The bot prefers:")).to_have_count(0)
    item.get_by_role("link", name="Find the better move").click()
    card = page.locator("[data-mark]")
    expect(card).to_be_visible()
    expect(card.get_by_text("The bot prefers:")).to_have_count(0)
    card.locator("[data-tell]").click()
    expect(card.get_by_text("The bot prefers:")).to_be_visible()
    page.go_back()
    expect(page.get_by_text("The bot prefers:")).to_have_count(1)


def test_an_analysis_is_stopped_kept_and_goes_on(visit: Visit) -> None:
    page = brought(visit(), mode="advanced")
    page.locator("[data-analyse]").click()
    page.locator("[data-run]").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    expect(page.locator("canvas")).to_be_visible()
    page.locator("[data-stop]").click()
    expect(page.locator("[data-analysis=stopped]")).to_be_visible()
    rows = page.locator("details tbody tr")
    before = rows.count()
    assert before > 0
    page.reload()
    expect(page.locator("[data-analysis=stopped]")).to_be_visible()
    expect(rows).to_have_count(before)
    page.get_by_role("button", name="Go on").click()
    complete(page)
    assert rows.count() > before


def test_an_analysis_goes_on_while_nobody_looks(visit: Visit) -> None:
    page = brought(visit())
    page.locator("[data-analyse]").click()
    page.locator("[data-run]").click()
    expect(page.get_by_role("progressbar")).to_be_visible()
    page.get_by_role("link", name="Back to the table").click()
    expect(page.locator("[data-board]")).to_be_visible()
    page.locator("[data-analyse]").click()
    complete(page)


def test_an_analysis_is_reached_and_read_by_keyboard(visit: Visit) -> None:
    page = brought(visit())
    page.locator("[data-analyse]").focus()
    page.keyboard.press("Enter")
    page.locator("[data-run]").focus()
    page.keyboard.press("Enter")
    complete(page)
    expect(page.get_by_role("status").filter(has_text="choices judged")).to_be_visible()
    page.locator("summary").focus()
    page.keyboard.press("Enter")
    row = page.get_by_role("table").get_by_role("row").nth(1)
    expect(row).to_be_visible()
    row.get_by_role("link").focus()
    page.keyboard.press("Enter")
    expect(page.locator("[data-moment]")).to_be_visible()


@pytest.mark.parametrize("size", [WIDE, PHONE])
@pytest.mark.parametrize("light", ["light", "dark"])
def test_an_analysis_has_no_barriers(visit: Visit, size: tuple[int, int], light: str) -> None:
    page = brought(visit(size=size, color_scheme=light))
    analysed(page)
    page.locator("summary").click()
    page.locator("[data-tell]").first.click()
    assert violations(page) == []
    assert overflow(page) == 0
    page.locator("[data-jump]").last.click()
    expect(page.locator("[data-mark]")).to_be_visible()
    assert violations(page) == []


def test_a_running_game_has_no_analysis(visit: Visit) -> None:
    page = visit().at_table("cleocatra", ["me", "me"])
    expect(page.locator(".choice").first).to_be_visible()
    expect(page.locator("[data-analyse]")).to_have_count(0)
    page.goto(f"{page.url}/analysis")
    expect(page.get_by_text("once it’s over").first).to_be_visible()
    expect(page.locator("[data-run]")).to_have_count(0)

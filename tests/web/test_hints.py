"""Hints at a table: asked for, shown on the board and in words, played or put aside."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from tests.web.kit import PHONE, Visitor, choose, heard, revision, violations

Visit = Callable[..., Visitor]


def test_a_hint_names_actions_and_one_of_them_is_played(visit: Visit) -> None:
    page = visit(settings={"ask": "never"}).at_table("cleocatra", ["me", "me"])
    page.locator("[data-ask-hint]").click()
    card = page.locator("[data-hint]")
    actions = card.get_by_role("listitem")
    expect(actions.first).to_be_visible()
    assert 1 <= actions.count() <= 3
    expect(card).to_contain_text("One bot’s opinion")
    expect(heard(page)).to_contain_text("A strong bot would")
    assert violations(page) == []
    before = revision(page)
    actions.first.get_by_role("button").click()
    expect(card).to_have_count(0)
    page.wait_for_function(
        "before => +document.querySelector('[data-revision]').dataset.revision > before", arg=before
    )


def test_a_hint_is_asked_for_by_its_key_and_closed_by_escape(visit: Visit) -> None:
    page = visit().at_table("cleocatra", ["me", "me"])
    expect(page.locator("[data-ask-hint]")).to_be_enabled()
    page.keyboard.press("i")
    expect(page.locator("[data-hint]").get_by_role("listitem").first).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[data-hint]")).to_have_count(0)


def test_a_hint_is_in_the_menu_of_a_phone(visit: Visit) -> None:
    page = visit(size=PHONE, has_touch=True).at_table("cleocatra", ["me", "me"])
    page.get_by_role("button", name="More").first.click()
    page.get_by_role("menuitem", name="Hint").click()
    expect(page.locator("[data-hint]").get_by_role("listitem").first).to_be_visible()


def test_undo_stays_in_its_place_while_another_acts_and_there_is_nothing_to_hint_at(visit: Visit) -> None:
    ann, bo = visit(settings={"ask": "never"}), visit()
    ann.be_guest("Ann")
    bo.be_guest("Bo")
    links = ann.new_table("cleocatra", ["me", "friend"], options={"start": "1"})
    bo.ask("POST", f"join/{links['invite']}", {})
    bo.go(f"/table/{links['table']}")
    page = ann.go(f"/table/{links['table']}")
    hint, undo = page.locator("[data-ask-hint]"), page.locator("[data-undo]")
    expect(hint).to_be_enabled()
    before = undo.bounding_box()
    while page.locator(".choice:enabled").count():
        choose(page)
    expect(hint).to_be_disabled()
    assert undo.bounding_box() == before


def test_a_table_without_hints_offers_none(visit: Visit) -> None:
    visitor = visit()
    visitor.be_guest()
    links = visitor.new_table("cleocatra", ["me", "me"], hints=False)
    page = visitor.go(f"/table/{links['table']}")
    expect(page.locator(".choice").first).to_be_visible()
    expect(page.locator("[data-ask-hint]")).to_have_count(0)

"""Every verb of every game, by its text, from the list and by keys: it asks first or can be taken back."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect
from tests.kit import Table, tables, titles
from tests.web.kit import Visitor, bar, revision, write
from tests.web.ways import sure

from serai.core.play import any_action
from serai.core.rng import Rng
from serai.core.state import CHANCE, OVER
from serai.core.title import Title
from serai.match.match import Match
from serai.match.record import write_record

Visit = Callable[..., Visitor]
Way = Callable[[Page, "Decision"], None]
NEVER_CHOSEN = {"pass"}  # it is always the only action
GAMES = 500  # at every table, if it takes so many: some verbs are rare
PLAYERS = ["Ann", "Bo", "Cy", "Di", "Eve"]


class Decision(NamedTuple):
    """A game in progress, and one of several actions that a player then has."""

    record: dict[str, Any]
    action: int
    text: str


def decisions(title: Title) -> dict[str, Decision]:
    """One for each verb that players choose among several actions in random games."""
    verb_of = title.new(title.most).game.catalogue.verb_of
    wanted = {verb.name for verb in title.new(title.most).game.catalogue.verbs} - NEVER_CHOSEN
    found: dict[str, Decision] = {}
    for seed in range(GAMES):
        for table in tables(title):
            s, rng = table.new(), Rng(seed)
            log: list[int] = []
            while s.actor() != OVER and wanted:
                legal = [int(action) for action in s.legal()]
                for action in legal:
                    verb = verb_of(action).name
                    if s.actor() == CHANCE:
                        wanted.discard(verb)
                    elif verb in wanted and len(legal) > 1:
                        wanted.discard(verb)
                        found[verb] = decision(table, log, action)
                log.append(int(any_action(s, rng)))
                s.apply(log[-1])
        if not wanted:
            return found
    raise AssertionError(f"{GAMES} games bring no choice of {wanted}")


def decision(table: Table, log: list[int], action: int) -> Decision:
    match = Match(table.title, table.new(), bytes(32), readers=[])
    for _ in match.follow(log):
        pass
    record = json.loads(write_record(match, PLAYERS[: table.seats]))
    return Decision(record, action, match.state.game.catalogue.text(action))


def by_its_text(page: Page, decision: Decision) -> None:
    write(page, decision.text)


def from_the_list(page: Page, decision: Decision) -> None:
    here = page.locator(f'[data-choice="{decision.action}"]')
    lists = page.locator(".choice[aria-haspopup], [data-all-actions]")
    for number in range(lists.count()):
        if page.locator(f'.choice:not([aria-haspopup])[data-choice="{decision.action}"]').count():
            break
        lists.nth(number).click()
        page.get_by_role("menuitem").first.wait_for()
        if page.locator(f'[role=menuitem][data-choice="{decision.action}"]').count():
            here = page.locator(f'[role=menuitem][data-choice="{decision.action}"]')
            break
        page.keyboard.press("Escape")
    here.first.click()


def by_keys(page: Page, decision: Decision) -> None:
    """Tab from button to button; where one opens a list, arrows go through it."""
    page.locator("body").press("a")
    for _ in range(6):
        if chosen(page, decision):
            return
        if page.evaluate("document.activeElement.ariaHasPopup === 'menu'"):
            page.keyboard.press("Enter")
            items = page.get_by_role("menuitem")
            items.first.wait_for()
            for _ in range(items.count()):
                if chosen(page, decision):
                    return
                page.keyboard.press("ArrowDown")
            page.keyboard.press("Escape")
        page.keyboard.press("Tab")
    raise AssertionError(f"{decision.text} is not reached by keys")


def chosen(page: Page, decision: Decision) -> bool:
    """Whether the focus was on the action, which is then taken."""
    here = """action => {
      const { dataset, ariaHasPopup } = document.activeElement;
      return ariaHasPopup !== 'menu' && dataset.choice === String(action);
    }"""
    if page.evaluate(here, decision.action):
        page.keyboard.press("Enter")
        return True
    return False


@pytest.mark.parametrize("game", [title.name for title in titles()])
def test_every_verb_asks_first_or_can_be_taken_back(visit: Visit, game: str) -> None:
    [title] = [title for title in titles() if title.name == game]
    ann = visit()
    ann.be_guest("Ann")
    for decision in decisions(title).values():
        page = ann.go(f"/table/{ann.ask('POST', 'import', decision.record)['table']}")
        curtain = page.get_by_role("button", name="I’m")
        curtain.or_(page.locator(".choice:enabled")).first.wait_for()
        if title.secrets and curtain.is_visible():
            curtain.click()
        expect(bar(page)).to_be_visible()
        for way in (by_its_text, from_the_list, by_keys):
            page.locator(".choice:enabled").first.wait_for()
            try_and_stop(page, decision, way)


def try_and_stop(page: Page, decision: Decision, way: Way) -> None:
    before = revision(page)
    way(page, decision)
    page.wait_for_function(
        """before => document.querySelector('[data-confirm]')
          || !(Number(document.querySelector('[data-revision]')?.dataset.revision) <= before)""",
        arg=before,
    )
    if sure(page).count():
        assert sure(page).inner_text().strip()
        page.keyboard.press("Escape")
        expect(sure(page)).to_have_count(0)
        assert revision(page) == before
    else:
        page.locator("[data-undo]").click()
        expect(page.locator("[data-revision]")).to_have_attribute("data-revision", str(before + 2))

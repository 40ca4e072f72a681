"""Every verb of every game, by every way of input: it is reached, and asks first or can be taken back.

For a commit each verb goes one way, the next verb the next way; by night (SERAI_THOROUGH=1) every verb goes
every way.
"""

from __future__ import annotations

import json
from collections import deque
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.kit import THOROUGH, Table, tables, titles
from tests.web.kit import PHONE, Visitor, bar, revision, write
from tests.web.serve import SEED
from tests.web.ways import PICKED, REACTED, is_within_the_thumbs_reach, sure

from serai.core.play import any_action
from serai.core.rng import Rng
from serai.core.state import CHANCE, OVER
from serai.core.title import Title
from serai.match.match import Match
from serai.match.record import write_record

Visit = Callable[..., Visitor]
Way = Callable[[Page, "Decision"], None]
NEVER_CHOSEN = {"pass"}  # it is always the only action
# What lies nowhere on the board, and is done in the bar alone.
ONLY_IN_THE_BAR: dict[str, set[str]] = {
    "cutie": {"leave"},
    "five_tribes": {"arrange", "done", "grab", "lower", "murder", "pay", "sell"},
    "sultans_wishes": {"done", "look"},
}
GAMES = 500  # at every table, if it takes so many: some verbs are rare
PLAYERS = ["Ann", "Bo", "Cy", "Di", "Eve"]


class Decision(NamedTuple):
    """A game in progress, and one of several actions that a player then has."""

    record: dict[str, Any]
    seat: int
    action: int
    text: str
    foretold: bool  # something certain follows
    on_board: bool


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
    seat = int(match.state.actor())
    text = match.state.game.catalogue.text(action)
    told = match.preview(seat, action)
    on_board = text.split()[0] not in ONLY_IN_THE_BAR.get(table.title.name, set())
    return Decision(record, seat, action, text, bool(told.lines or told.outlook), on_board)


# The ways


def by_its_text(page: Page, decision: Decision) -> None:
    write(page, decision.text)


def from_the_list(page: Page, decision: Decision) -> None:
    offered(page, decision).click()


def by_keys(page: Page, decision: Decision) -> None:
    """Tab from button to button; where one opens a list, arrows go through it."""
    page.locator("body").press("a")
    for _ in range(6):
        if is_focused(page, decision):
            page.keyboard.press("Enter")
            return
        if page.evaluate("document.activeElement.ariaHasPopup === 'menu'"):
            page.keyboard.press("Enter")
            if by_arrows_in_the_menu(page, decision):
                return
            page.keyboard.press("Escape")
        page.keyboard.press("Tab")
    raise AssertionError(f"{decision.text} is not reached by keys")


def by_mouse(page: Page, decision: Decision) -> None:
    on_the_board(page, decision, Locator.click)


def by_thumb(page: Page, decision: Decision) -> None:
    on_the_board(page, decision, Locator.tap)


def by_arrows(page: Page, decision: Decision) -> None:
    on_the_board(page, decision, walk_to)


WAYS: list[Way] = [by_mouse, by_thumb, by_arrows, by_its_text, from_the_list, by_keys]


def offered(page: Page, decision: Decision) -> Locator:
    """The button of an action in the bar, or the entry of the list that it is in, which is then open."""
    lists = page.locator(".choice[aria-haspopup]")
    for number in range(lists.count()):
        if page.locator(f'.choice:not([aria-haspopup])[data-choice="{decision.action}"]').count():
            break
        lists.nth(number).click()
        page.get_by_role("menuitem").first.wait_for()
        if entry(page, decision).count():
            return entry(page, decision)
        page.keyboard.press("Escape")
    return page.locator(f'.choice:not([aria-haspopup])[data-choice="{decision.action}"]')


def entry(page: Page, decision: Decision) -> Locator:
    return page.locator(f'[role=menuitem][data-choice="{decision.action}"]')


def is_focused(page: Page, decision: Decision) -> bool:
    return bool(
        page.evaluate(
            """action => {
              const { dataset, ariaHasPopup } = document.activeElement;
              return ariaHasPopup !== 'menu' && dataset.choice === String(action);
            }""",
            decision.action,
        )
    )


def by_arrows_in_the_menu(page: Page, decision: Decision) -> bool:
    """Whether the action is in the menu that has opened; it is then chosen."""
    items = page.get_by_role("menuitem")
    items.first.wait_for()
    for _ in range(items.count()):
        if is_focused(page, decision):
            page.keyboard.press("Enter")
            return True
        page.keyboard.press("ArrowDown")
    return False


# On the board


def places(page: Page, decision: Decision) -> list[str]:
    """What lights up on the board when the action is pointed at in the bar, which tells what it brings."""
    offered(page, decision).hover()
    lit = page.locator("[data-board] [data-spot].aimed")
    names: list[str] = lit.evaluate_all("all => all.map(({ dataset }) => dataset.spot)")
    if decision.foretold:
        expect(page.locator("[data-preview] li").first).to_be_visible()
    page.keyboard.press("Escape")
    page.mouse.move(0, 0)
    return names


def on_the_board(page: Page, decision: Decision, press: Callable[[Locator], None]) -> None:
    """Press what lights up for the action; of several things, one is picked up and another takes it."""
    names = places(page, decision)
    if not decision.on_board:
        press(offered(page, decision))
        return
    for first in names:
        if any(leads_to(page, decision, name, press) for name in [first, *names]):
            return
        if any(leads_to(page, decision, name, press) for name in parts(page, first)):
            return
        put_down(page)
    raise AssertionError(f"{decision.text} is not reached from {names}")


def parts(page: Page, thing: str) -> list[str]:
    """What can be done on a thing that is picked up, by names that it is part of, such as its effect."""
    found: list[str] = page.locator(f'[data-board] [data-spot~="{thing}"].can:not({PICKED})').evaluate_all(
        "all => all.map(({ dataset }) => dataset.spot)"
    )
    return found


def leads_to(page: Page, decision: Decision, name: str, press: Callable[[Locator], None]) -> bool:
    """Press a thing of the board, and whether that chooses the action."""
    spot = page.locator(f'[data-board] [data-spot="{name}"].can:not([aria-pressed=true])')
    if not spot.count():
        return False
    before = revision(page)
    press(spot)
    page.wait_for_function(REACTED, arg=[before, name])
    if entry(page, decision).count():
        press(entry(page, decision))
        return True
    if revision(page) > before or asks_for(page) == decision.action:
        return True
    if sure(page).count() or page.get_by_role("menuitem").count():
        page.keyboard.press("Escape")
    return False


# From each thing of the board, where each key leads.
KEYS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"]
LEADS = """keys => {
  const board = document.querySelector('[data-board]');
  const leads = {};
  for (const spot of board.querySelectorAll('[data-spot]')) {
    leads[spot.dataset.spot] = keys.map((key) => {
      spot.focus();
      spot.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      return document.activeElement.dataset?.spot ?? null;
    });
  }
  document.activeElement.blur();
  return leads;
}"""

# Where Tab enters the board.
ENTRANCES = """[...document.querySelectorAll('[data-board] [data-spot]')]
  .filter((spot) => spot.tabIndex >= 0).map((spot) => spot.dataset.spot)"""


def walk_to(target: Locator) -> None:
    """Tab into the board, let its keys lead there, and press Enter."""
    page = target.page
    if target.get_attribute("role") == "menuitem" or target.get_attribute("data-spot") is None:
        target.focus()
        page.keyboard.press("Enter")
        return
    leads: dict[str, list[str | None]] = page.evaluate(LEADS, KEYS)
    begin, keys = the_way(leads, page.evaluate(ENTRANCES), target.get_attribute("data-spot") or "")
    page.locator(f'[data-board] [data-spot="{begin}"]').focus()
    for key in keys:
        page.keyboard.press(key)
    expect(target).to_be_focused()
    page.keyboard.press("Enter")


def the_way(leads: dict[str, list[str | None]], begins: list[str], end: str) -> tuple[str, list[str]]:
    """Where Tab enters, and the keys that lead on to the end."""
    found: dict[str, tuple[str, list[str]]] = {begin: (begin, []) for begin in begins}
    waiting = deque(begins)
    while waiting and end not in found:
        here = waiting.popleft()
        begin, keys = found[here]
        for key, there in zip(KEYS, leads[here], strict=True):
            if there is not None and there not in found:
                found[there] = begin, [*keys, key]
                waiting.append(there)
    assert end in found, f"no keys lead from {begins} to {end}"
    return found[end]


# Every verb


def asks_for(page: Page) -> int:
    """The action that is to be confirmed, or -1."""
    return int(sure(page).get_attribute("data-confirm") or -1) if sure(page).count() else -1


@pytest.mark.parametrize("game", [title.name for title in titles()])
def test_every_verb_is_reached_and_asks_first_or_can_be_taken_back(visit: Visit, game: str) -> None:
    [title] = [title for title in titles() if title.name == game]
    screens = {False: visit(), True: visit(size=PHONE, has_touch=True)}
    for number, decision in enumerate(decisions(title).values()):
        brought: set[str] = set()
        for touches, visitor in screens.items():
            ways = [way for way in ways_of(number) if (way is by_thumb) == touches]
            if ways:
                brought |= set(try_and_stop(visitor, title, decision, ways))
        assert len(brought) <= 1, f"{decision.text} is not the same by every way"


def ways_of(number: int) -> list[Way]:
    """The ways that a verb goes, by its number."""
    return WAYS if THOROUGH else [WAYS[(number + int(SEED)) % len(WAYS)]]


def try_and_stop(visitor: Visitor, title: Title, decision: Decision, ways: list[Way]) -> Iterator[str]:
    """Choose the action and take it back in each of these ways; yields what its seat saw if it was done."""
    visitor.be_guest("Ann")
    table = visitor.ask("POST", "import", decision.record)["table"]
    page = visitor.go(f"/table/{table}")
    raise_the_curtain(page, title)
    for way in ways:
        page.locator(".choice:enabled").first.wait_for()
        before = revision(page)
        way(page, decision)
        page.wait_for_function(
            """before => document.querySelector('[data-confirm]')
              || !(Number(document.querySelector('[data-revision]')?.dataset.revision) <= before)""",
            arg=before,
        )
        if sure(page).count():
            assert asks_for(page) == decision.action
            assert sure(page).inner_text().strip()
            assert way is not by_thumb or is_within_the_thumbs_reach(page)
            page.keyboard.press("Escape")
            expect(sure(page)).to_have_count(0)
            assert revision(page) == before
        else:
            yield json.dumps(seen(visitor, table, decision.seat))
            page.locator("[data-undo]").click()
            expect(page.locator("[data-revision]")).to_have_attribute("data-revision", str(before + 2))
        put_down(page)


def put_down(page: Page) -> None:
    """What was picked up on the way lies where it was."""
    if page.locator(f"[data-board] {PICKED}").count():
        page.keyboard.press("Escape")
        expect(page.locator(f"[data-board] {PICKED}")).to_have_count(0)


def raise_the_curtain(page: Page, title: Title) -> None:
    curtain = page.get_by_role("button", name="I’m")
    curtain.or_(page.locator(".choice:enabled")).first.wait_for()
    if title.secrets and curtain.is_visible():
        curtain.click()
    expect(bar(page)).to_be_visible()
    page.locator(".choice:enabled").first.wait_for()
    expect(page.locator("[data-board] [data-spot]").first).to_be_visible()


def seen(visitor: Visitor, table: str, seat: int) -> Any:
    """What a seat sees now, as the server tells."""
    length = visitor.ask("GET", f"tables/{table}")["length"]
    return visitor.ask("GET", f"tables/{table}/history?reader={seat}&first={length}&count=1")[0]["view"]

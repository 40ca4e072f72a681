"""When Cutie Met Patootie on its board: by mouse, keyboard and thumb, with all secrets kept."""

from __future__ import annotations

import itertools
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect
from tests.web.kit import (
    CHANGED,
    CHANGED_FOR_GOOD,
    LANDSCAPE,
    PHONE,
    Visitor,
    at_position,
    choose,
    revision,
    violations,
    write,
)
from tests.web.ways import Way, by_board, by_keys, by_thumb, by_typing, play_by

from serai.cli.shared.words import Words
from serai.games import find
from serai.games.cutie import components as box
from serai.match.lesson import find_lesson

Visit = Callable[..., Visitor]
VISITORS = box.VISITOR_NAMES
CITIZENS = [Words(find("cutie")).say(f"citizen-{name}") for name in box.CITIZEN_NAMES]


# The pieces that are animated, by their names.
NOTE_FLIGHTS = """
  window.flown = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (...how) {
    window.flown.push(this.dataset?.piece ?? '');
    return animate.apply(this, how);
  };
"""


def board(page: Page) -> Locator:
    found = page.get_by_role("group", name="The forest paths")
    expect(found).to_be_visible()
    return found


def berths(page: Page) -> Locator:
    """The Visitors in the harbour who can be picked up."""
    return page.locator(", ".join(f'[data-spot="{name}"].can' for name in VISITORS))


def moved(page: Page) -> Locator:
    return page.locator(".log").get_by_text(re.compile("^You move"))


def go_on_until_moved(page: Page, before: int, press: Callable[[Locator], None]) -> None:
    """Agree to what is asked from then on, and pay where a gem is missing, until somebody has moved."""
    asked = page.locator("[data-confirm]")
    paid = page.locator(".choice:enabled", has_text="Pay")
    for _ in range(6):
        page.wait_for_function(CHANGED, arg=str(before))
        if asked.is_visible():
            press(asked)
            page.wait_for_function(CHANGED_FOR_GOOD, arg=str(before))
        moved(page).or_(paid).first.wait_for()
        if moved(page).count():
            return
        before = revision(page)
        press(paid.first)
    expect(moved(page)).not_to_have_count(0)


def test_a_visitor_is_picked_up_and_then_sent_up_one_of_its_ways(visit: Visit) -> None:
    page = visit().at_table("cutie", ["me", "greedy"], start="0")
    board(page)
    berths(page).first.click()
    expect(page.locator(".price").first).to_be_visible()
    ahead = page.locator('[data-spot*=" "].can').first
    before = revision(page)
    ahead.click()
    go_on_until_moved(page, before, lambda button: button.click())


def test_a_finger_that_has_moved_a_pawn_leaves_no_ways_behind(visit: Visit) -> None:
    page = visit(size=PHONE, has_touch=True, settings={"ask": "never"}).at_table("cutie", ["me"])
    board(page)
    berths(page).first.tap()
    expect(page.locator(".price").first).to_be_visible()
    before = revision(page)
    page.locator('[data-spot*=" "].can').first.tap()
    page.wait_for_function(CHANGED_FOR_GOOD, arg=str(before))
    while page.locator(".choice", has_text="Pay").count():
        choose(page)
    page.locator(".choice:enabled").first.wait_for()
    expect(page.locator(".price")).to_have_count(0)


def test_a_visitor_that_was_picked_up_can_be_put_down_again(visit: Visit) -> None:
    page = visit().at_table("cutie", ["me", "greedy"], start="0")
    expect(berths(page).first).to_be_visible()
    before = berths(page).count()
    berths(page).first.click()
    expect(berths(page)).to_have_count(1)
    page.keyboard.press("Escape")
    expect(berths(page)).to_have_count(before)


def test_pointing_at_a_card_of_the_hand_lights_the_visitor_it_is_quick_for(visit: Visit) -> None:
    page = visit().at_table("cutie", ["me", "greedy"], start="0")
    for card in page.locator('[data-spot^="P"]').all():
        pictured = [
            name for name in VISITORS if f"pictures {name}" in (card.get_attribute("aria-label") or "")
        ]
        card.hover()
        lit = page.locator(", ".join(f'[data-spot="{name}"].aimed' for name in VISITORS))
        expect(lit).to_have_count(
            len([name for name in pictured if page.locator(f'[data-spot="{name}"]').count()])
        )
        for name in pictured:
            there = page.locator(f'[data-spot="{name}"]')
            if there.count():
                expect(there).to_have_class(re.compile("aimed"))


def test_pointing_at_a_pawn_shows_what_its_ways_cost_and_what_it_would_keep(visit: Visit) -> None:
    page = visit().at_table("cutie", ["me"])
    berths(page).first.hover()
    expect(page.locator(".price").first).to_contain_text(re.compile("pay [12], keeps [0-2]|free"))


def at_lesson(visitor: Visitor, name: str, *texts: str) -> Page:
    """At the position of a lesson, after these actions."""
    lesson = find_lesson(find("cutie"), name)
    document = {"game": "cutie", "seats": lesson.seats, "options": {}, "position": lesson.position}
    return at_position(visitor, document, *texts)


def test_what_is_owed_and_for_which_way_is_shown_until_it_is_paid(visit: Visit) -> None:
    page = at_lesson(visit(), "two-for-one", "advance Amelia right")
    expect(page.locator('[data-spot="2 1"]')).to_have_class(re.compile("aimed"))
    expect(page.locator(".price")).to_have_text(["2 to pay"])
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(page.locator(".price")).to_have_text(["2"])
    page.locator(".choice", has_text="Pay jade").click()
    expect(page.locator(".price")).to_have_text(["1"])


def test_the_gems_that_are_still_to_be_given_lie_in_the_place_of_their_card(visit: Visit) -> None:
    page = visit().at_table("cutie", ["me"])
    card = page.locator('[data-spot^="P"]').first
    write(page, f"slow {card.get_attribute('data-spot')}")
    page.locator("[data-confirm]").or_(page.locator("[data-found]")).first.wait_for()
    if page.locator("[data-confirm]").is_visible():
        page.locator("[data-confirm]").click()
    found = page.locator("[data-found] .gem")
    expect(found).to_have_count(3)
    berths(page).first.click()
    expect(found).to_have_count(2)


@pytest.mark.parametrize("size", [PHONE, LANDSCAPE])
def test_where_there_is_little_room_the_heads_say_who_would_be_lost(
    visit: Visit, size: tuple[int, int]
) -> None:
    page = visit(size=size).at_table("cutie", ["me"])
    flood = page.get_by_role("group", name="The flood")
    expect(flood.locator("[data-doomed]")).to_have_count(10)
    expect(flood.locator("[data-doomed]").last).to_be_in_viewport(ratio=1)


def test_on_a_phone_on_its_side_the_prices_of_two_ways_lie_apart(visit: Visit) -> None:
    page = visit(size=LANDSCAPE).at_table("cutie", ["me"])
    berths(page).nth(1).click()
    prices = [one.bounding_box() for one in page.locator(".price").all()]
    assert len(prices) == 2
    left, right = sorted((box for box in prices if box), key=lambda box: box["x"])
    assert left["x"] + left["width"] <= right["x"]


def test_a_gem_flies_to_the_visitor_who_gets_it(visit: Visit) -> None:
    ann = visit(settings={"motion": "normal"})
    ann.context.add_init_script(NOTE_FLIGHTS)
    page = ann.at_table("cutie", ["me"])
    card = page.locator('[data-spot^="P"]').first.get_attribute("data-spot")
    write(page, f"slow {card}")
    expect(page.locator("[data-confirm]").or_(page.locator(".choice", has_text="Give")).first).to_be_visible()
    if page.locator("[data-confirm]").is_visible():
        page.locator("[data-confirm]").click()
    getting = page.locator(", ".join(f'[data-spot="{name}"].can' for name in VISITORS)).first
    name = getting.get_attribute("data-spot")
    getting.click()
    page.wait_for_function("name => flown.some((piece) => piece.startsWith(`gem ${name}`))", arg=name)


def test_a_player_alone_sees_how_far_it_is_to_the_next_rating(visit: Visit) -> None:
    ann = visit()
    page = ann.at_table("cutie", ["me"])
    seat = page.get_by_role("complementary").locator(".seat")
    expect(seat).to_contain_text("10 of 10 Visitors alive")
    expect(seat.locator("[aria-current=true]", has_text="forest guide")).to_contain_text("80+")
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    expect(page.locator(".seat").first).to_contain_text("from 100: hero of Kodiak Harbor")


def test_a_turn_is_played_by_keyboard_alone(visit: Visit) -> None:
    page = visit().at_table("cutie", ["me", "greedy"], start="0")
    berths(page).first.focus()
    page.keyboard.press("Enter")
    page.locator('[data-spot*=" "].can').first.focus()
    before = revision(page)
    page.keyboard.press("Enter")
    go_on_until_moved(page, before, lambda button: button.press("Enter"))


@pytest.mark.parametrize("way", [by_board, by_keys, by_thumb, by_typing], ids=lambda way: way.__name__)
def test_a_whole_game_is_played_in_one_way_alone(visit: Visit, way: Way) -> None:
    ann = visit(**({"size": PHONE, "has_touch": True} if way is by_thumb else {}))
    page = ann.at_table("cutie", ["me", "greedy", "greedy", "greedy"])
    board(page)
    play_by(page, way)
    expect(page.get_by_role("dialog")).to_contain_text("Who you were")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_be_hidden()
    assert violations(page) == []


def test_the_curtain_hides_hands_and_citizens_through_a_whole_game_at_one_screen(visit: Visit) -> None:
    page = visit().at_table("cutie", ["me", "greedy", "me"], start="0")

    def hand_over(curtain: Locator) -> None:
        expect(page.locator("[data-board], .citizen, .log")).to_have_count(0)
        said = page.locator("body").inner_text()
        assert [name for name in CITIZENS if name in said] == []
        curtain.click()
        expect(page.locator(".citizen")).to_be_visible()
        expect(page.locator('[data-spot^="P"]')).to_have_count(3)
        shown.append(page.locator(".citizen .title").first.inner_text())

    shown: list[str] = []
    play_by(page, by_board, hand_over)
    assert len(set(shown)) == 2
    assert all(one != other for one, other in itertools.pairwise(shown))


def test_the_points_of_others_are_secret_until_the_end(visit: Visit) -> None:
    page = visit().at_table("cutie", ["me", "greedy"])
    expect(page.get_by_role("complementary")).to_contain_text("secret")


def test_visitors_and_kinds_of_actions_are_called_by_name_on_a_phone(visit: Visit) -> None:
    page = visit(size=PHONE).at_table("cutie", ["me", "greedy"])
    for berth in board(page).locator(", ".join(f'[data-spot="{name}"]' for name in VISITORS)).all():
        named = berth.get_attribute("data-spot") or ""
        expect(page.locator("[data-board] text.name", has_text=named)).to_be_visible()
    buttons = page.locator(".choice:enabled")
    expect(buttons.first).to_have_text("Advance")
    expect(buttons.last).to_have_text(re.compile("^\\s*Search"))

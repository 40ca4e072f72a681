"""The Sultan's Wishes on its board: by mouse, keyboard and thumb, alone and in company, secrets kept."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, Response, expect
from tests.kit import THOROUGH
from tests.web.kit import (
    CHANGED,
    LANDSCAPE,
    LARGE,
    PHONE,
    WIDE,
    ZOOMED,
    Visitor,
    bar,
    choose,
    heard,
    hidden_words,
    is_over,
    overflow,
    play_on,
    small_things,
    speak,
    together,
    violations,
    write,
)
from tests.web.moments import MOMENTS, act, at, position
from tests.web.ways import by_board, by_thumb, play_by

Visit = Callable[..., Visitor]
GAME = "sultans_wishes"
SHORT: dict[str, str | int] = {} if THOROUGH else {"rounds": 1}  # whole games are for a night
PLACE = ".can:not([aria-pressed])"  # where something can be put, or is done at once
HAND = '[data-spot^="T"], [data-spot^="X"]'
ZONES = ["The Sultan", "Market", "Orderlies", "Travelers", "Hand", "What you have"]


def board(page: Page) -> Locator:
    found = page.get_by_role("group", name="The courtyard")
    expect(found).to_be_visible()
    return found


def hand(page: Page) -> Locator:
    return page.get_by_role("group", name="Hand").locator(HAND)


def to_my_action(page: Page) -> None:
    """Answer whatever the Sultan asks first, until a card can be picked up."""
    pickable = hand(page).and_(page.locator("[aria-pressed]"))
    for _ in range(20):
        page.locator(".choice:enabled").first.wait_for()
        if pickable.first.is_visible():
            return
        choose(page)
    expect(pickable.first).to_be_visible()


def test_a_card_is_picked_up_and_all_it_can_do_lights_up_and_is_offered_in_words(visit: Visit) -> None:
    page = visit().at_table(GAME, ["me", "greedy"], start="0")
    to_my_action(page)
    card = hand(page).and_(page.locator("[aria-pressed]")).first
    name = card.get_attribute("data-spot")
    card.click()
    expect(card).to_have_attribute("aria-pressed", "true")
    offered = page.locator(f'[data-spot$=" {name}"].can, [data-spot*=" {name} "].can')
    expect(offered.first).to_be_visible()
    expect(page.locator('[data-spot="extra-stack"]')).to_have_class(re.compile(r"\bcan\b"))
    expect(bar(page).get_by_role("button", name="Extra task", exact=True)).to_be_visible()
    page.keyboard.press("Escape")
    expect(card).to_have_attribute("aria-pressed", "false")


def test_what_cannot_be_done_says_why_where_it_was_tried(visit: Visit) -> None:
    page = visit().at_table(GAME, ["me", "greedy"], start="0")
    to_my_action(page)
    page.locator('[data-spot="azure"]').click(force=True)
    expect(heard(page)).to_contain_text("Take your action for the turn first")
    expect(page.get_by_role("link", name="Read the rule")).to_be_visible()


def test_a_bargain_shows_on_every_price_and_a_ware_that_is_still_too_dear_says_so(visit: Visit) -> None:
    page = at(visit(), position(gems={"0": 3, "1": 5, "2": 2, "3": 6}))
    act(page, "effect T16")
    for merchant, old, new in [("azure", "5", "4"), ("brass", "4", "3"), ("crimson", "3", "2")]:
        stall = page.locator(f'[data-spot="{merchant}"]')
        expect(stall).to_have_accessible_name(re.compile(rf"\b{new} gems"))
        expect(stall.locator("xpath=..").locator("s")).to_have_text(old)
    page.locator('[data-spot="azure"]').click(force=True)
    expect(heard(page)).to_contain_text("You don’t have enough gems for that ware")


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_what_the_mood_forbids_is_for_later_in_words(visit: Visit, size: tuple[int, int]) -> None:
    page = MOMENTS["mood-nauseate"](visit(size=size))
    cards = page.get_by_role("group", name="Hand")
    expect(cards.get_by_text("later")).to_have_count(3)
    expect(cards.get_by_text("Fulfil")).to_have_count(0)


def test_two_wishes_for_the_same_task_are_told_apart_by_their_hearts(visit: Visit) -> None:
    full = position()
    tasks = full["tasks"] | {
        "discard": [*full["tasks"]["discard"], "T25", "T28"],
        "attached": ["T07", "T39", "T17", "T14"],
    }
    there = {name: full["wish_of"][name] for name in tasks["attached"]}
    aides = {name: full["aides"][name] for name in tasks["attached"]}
    wishes = {**full["wishes"], "S04": "open", "S10": "gone"}
    page = at(visit(), position(tasks=tasks, wish_of=there, aides=aides, wishes=wishes))
    for told in ["Fulfil Tea of 6 hearts: complete", "Fulfil Tea of 8 hearts: 2 of 8"]:
        expect(page.get_by_role("group", name="Hand").get_by_text(told)).to_be_visible()


def test_the_hand_is_read_out_with_what_the_mood_forbids(visit: Visit) -> None:
    page = MOMENTS["mood-nauseate"](visit())
    write(page, "hand")
    expect(heard(page)).to_contain_text("Later: Tea, complete")


@pytest.mark.parametrize("size", [WIDE, PHONE])
def test_gifts_that_can_be_used_are_told_in_words_and_the_others_say_why_not(
    visit: Visit, size: tuple[int, int]
) -> None:
    page = MOMENTS["round-end"](visit())
    page.set_viewport_size({"width": size[0], "height": size[1]})
    gifts = page.get_by_role("group", name="Gifts", exact=True)
    expect(gifts.get_by_text("Use this gift")).to_be_in_viewport(ratio=1)
    page.locator('[data-spot="GG3"]').click(force=True)
    expect(heard(page)).to_contain_text("Only end-of-round gifts can be used now")
    page.keyboard.press("Escape")
    page.locator('[data-spot="GR2"]').click(force=True)
    page.locator("[data-confirm]").click()
    expect(page.locator('[data-spot="space bath"].can')).to_be_visible()


def test_the_last_round_shows_who_scored_its_extra_tasks_though_gifts_came_between(visit: Visit) -> None:
    page = MOMENTS["scored"](visit())
    expect(page.locator('[data-spot="space bath"]')).to_have_accessible_name(re.compile("7 hearts.*6 points"))
    page = MOMENTS["end"](visit())
    expect(page.get_by_role("dialog").get_by_text("Rose +6")).to_be_visible()


def test_a_thing_is_put_into_words_beside_it_and_the_score_track_stays_in_sight(visit: Visit) -> None:
    page = visit().at_table(GAME, ["me", "greedy"], start="0")
    to_my_action(page)
    thing = page.locator('[data-spot="azure"]')  # nothing to be chosen yet, so no preview says more
    thing.hover(force=True)
    said = page.locator(".caption")
    expect(said).to_contain_text("Azure")
    expect(said).to_be_visible()
    words, track, place = (
        one.bounding_box() for one in (said, page.get_by_role("group", name="Points"), thing)
    )
    assert words is not None
    assert track is not None
    assert place is not None
    assert words["y"] > track["y"] + track["height"]
    across = max(place["x"] - words["x"] - words["width"], words["x"] - place["x"] - place["width"])
    along = max(place["y"] - words["y"] - words["height"], words["y"] - place["y"] - place["height"])
    assert 0 < max(across, along) < 20


def test_on_a_phone_the_deck_and_the_aides_say_what_they_are(visit: Visit) -> None:
    page = visit(size=PHONE, has_touch=True).at_table(GAME, ["me", "greedy"], start="0")
    for chip, words in [("deck", "Deck: "), ("aides", "free")]:
        page.locator(f'[data-spot="{chip}"]').tap(force=True)
        expect(page.locator(".caption")).to_contain_text(words)


# The arrow keys from what has the focus to the nearest such thing, the longer way first; none if it is one.
WAY = """wanted => {
  const middle = (thing) => {
    const {left, top, width, height} = thing.getBoundingClientRect();
    return [left + width / 2, top + height / 2];
  };
  const here = document.activeElement;
  if (here.matches(wanted)) return [];
  const [x, y] = middle(here);
  const [[dx, dy]] = [...document.querySelectorAll(wanted)]
    .map(middle)
    .map(([left, top]) => [left - x, top - y])
    .sort(([a, b], [c, d]) => Math.hypot(a, b) - Math.hypot(c, d));
  const across = dx > 0 ? 'ArrowRight' : 'ArrowLeft';
  const along = dy > 0 ? 'ArrowDown' : 'ArrowUp';
  return Math.abs(dx) > Math.abs(dy) ? [across, along] : [along, across];
}"""


def walk_to(page: Page, wanted: str) -> None:
    """By Tab from the list of actions to the board, which lies before it, and there by arrow keys."""
    page.keyboard.press("a")
    while not page.evaluate("document.activeElement.matches('[data-board] [data-spot]')"):
        page.keyboard.press("Shift+Tab")
    for step in range(40):
        way = page.evaluate(WAY, f"[data-board] {wanted}")
        if not way:
            return
        page.keyboard.press(way[step % 3 // 2])  # every third time the other one, where things lie askew
    raise AssertionError(f"no keys lead to {wanted}")


def test_a_solo_game_is_played_to_its_end_by_keyboard_alone(visit: Visit) -> None:
    page = visit(settings={"ask": "never"}).at_table(GAME, ["me"])
    board(page)
    for _ in range(400):
        page.locator(".choice:enabled").or_(
            bar(page).get_by_role("button", name="Play again")
        ).first.wait_for()
        if is_over(page):
            break
        revision = page.locator("[data-revision]").get_attribute("data-revision")
        if page.locator(f"[data-board] {PLACE}").count():
            walk_to(page, ".can")
            page.keyboard.press("Enter")
            if page.locator("[data-spot][aria-pressed=true]").count():
                walk_to(page, PLACE)
                page.keyboard.press("Enter")
        else:
            page.keyboard.press("a")
            page.keyboard.press("Enter")
        if page.get_by_role("menu").is_visible():
            page.keyboard.press("ArrowDown")
            page.keyboard.press("Enter")
        page.wait_for_function(CHANGED, arg=revision)
    sheet = page.get_by_role("dialog")
    expect(sheet).to_contain_text("Your place on the scale")
    expect(sheet.locator(".reached")).to_have_count(1)


def test_two_browsers_and_a_bot_play_on_after_one_of_them_was_cut_off(visit: Visit) -> None:
    ann, bo = visit(settings={"ask": "never"}), visit(settings={"ask": "never"})
    links = together(ann, bo, GAME, ("me", "friend", "greedy"), options=SHORT)
    page, other = ann.go(f"/table/{links['table']}"), bo.go(f"/table/{links['table']}")
    board(page)
    board(other)
    other.close()
    expect(page.get_by_role("listitem").filter(has_text="Bo").get_by_text("away", exact=True)).to_be_visible()
    bo.page = bo.context.new_page()
    other = bo.go(f"/table/{links['table']}")
    play_on(page, other)
    for seen in (page, other):
        expect(seen.get_by_role("dialog")).to_contain_text("extra tasks", ignore_case=True)


def test_four_seats_with_travelers_are_played_by_mouse(visit: Visit) -> None:
    page = visit().at_table(
        GAME, ["me", "greedy", "greedy", "greedy"], expansion="travelers", start="0", **SHORT
    )
    board(page)
    for zone in ZONES:
        expect(page.get_by_role("group", name=zone, exact=True)).to_be_in_viewport(ratio=1)
    expect(page.get_by_text("only you see this")).to_be_visible()
    play_by(page, by_board)
    expect(page.get_by_role("dialog")).to_contain_text("total")
    expect(page.get_by_text("only you see this")).to_have_count(0)


def test_a_game_with_travelers_is_played_on_a_phone_by_thumb(visit: Visit) -> None:
    page = visit(size=PHONE, has_touch=True, settings={"ask": "never"}).at_table(
        GAME, ["me", "greedy"], expansion="travelers", **SHORT
    )
    board(page)
    for zone in ZONES:
        expect(page.get_by_role("group", name=zone, exact=True)).to_be_in_viewport(ratio=1)
    play_by(page, by_thumb, Locator.tap)
    expect(page.get_by_role("dialog")).to_be_visible()


def test_the_curtain_shows_no_hand_no_market_card_and_no_gift(visit: Visit) -> None:
    ann = visit(settings={"ask": "never", "codes": True})
    ann.be_guest()
    options = {"expansion": "travelers", "start": "0"}
    table = ann.new_table(GAME, ["me", "me"], options=options)["table"]
    page = ann.go(f"/table/{table}")
    curtain = page.get_by_role("button", name="I’m")
    curtain.click()
    for _ in range(1000 if THOROUGH else 3):
        while not curtain.is_visible() and not is_over(page):
            choose(page)
        if is_over(page):
            break
        assert page.locator("[data-board]").count() == 0
        page_now = page.locator("body").inner_html()
        shown = re.sub(r"<svg.*?</svg>", "", page_now, flags=re.DOTALL)  # paths have letters, too
        for seat in (0, 1):
            own = latest(ann, table, seat)["players"][seat]["own"]
            secrets = [card["name"] for card in own["hand"]]
            secrets += [own["market_card"], *own["gifts"], *(ware["name"] for ware in own["wares"])]
            assert secrets
            assert [secret for secret in secrets if re.search(rf"\b{secret}\b", shown)] == []
        curtain.click()


def latest(visitor: Visitor, table: str, seat: int) -> dict[str, Any]:
    """What a seat sees now, as the server knows it."""
    last: dict[str, Any] = {}
    first = 0
    while page := visitor.ask("GET", f"tables/{table}/history?reader={seat}&first={first}&count=50"):
        last = page[-1]
        first = int(last["number"]) + 1
    view: dict[str, Any] = last["view"]
    return view


@pytest.mark.parametrize("size", [WIDE, PHONE, LANDSCAPE])
def test_four_seats_with_travelers_have_no_barriers_and_a_picked_up_card_neither(
    visit: Visit, size: tuple[int, int]
) -> None:
    page = visit(size=size).at_table(
        GAME, ["me", "greedy", "greedy", "greedy"], expansion="travelers", start="0"
    )
    to_my_action(page)
    found = violations(page)
    hand(page).and_(page.locator("[aria-pressed]")).first.click()
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        found += violations(page)
    assert found == []
    assert overflow(page) == 0


@pytest.mark.parametrize("name", ["full", "crowded", "town", "round-end", "scored"])
def test_no_word_is_hidden_when_zones_are_full_at_any_size_in_english_and_german(
    visit: Visit, name: str
) -> None:
    page = MOMENTS[name](visit())
    found = []
    for language in ("en", "de"):
        speak(page, language)
        for size, room in [
            (WIDE, "wide"),
            (LARGE, "wide"),
            (PHONE, "narrow"),
            (LANDSCAPE, "low"),
            (ZOOMED, "low"),
        ]:
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.locator(f".court.{room}").wait_for()
            found += [f"{language} {size[0]}: {words}" for words in hidden_words(page)]
    assert found == []


@pytest.mark.parametrize("name", ["full", "crowded"])
def test_on_a_phone_a_thumb_has_room_for_everything_but_stops(visit: Visit, name: str) -> None:
    page = MOMENTS[name](visit(size=PHONE, has_touch=True))
    road = page.locator("[data-board] .road [data-spot]")
    stops = {road.nth(place).get_attribute("data-spot") for place in range(road.count())}
    assert [one for one in small_things(page) if one.split(":")[0] not in stops] == []
    assert small_things(page, 24) == []  # as far apart as three rows of stops can be


def test_the_courtyard_is_read_out_with_what_wishes_lack_and_cards_can_do(visit: Visit) -> None:
    page = visit().at_table(GAME, ["me", "greedy"], start="0")
    to_my_action(page)
    for command, answers in [
        ("board", ["hearts to go", "worth", "The Sultan is"]),
        ("hand", ["Market score card", "Lamp: unlit"]),
    ]:
        write(page, command)
        for answer in answers:
            expect(heard(page)).to_contain_text(answer)


def test_arrow_keys_walk_over_the_courtyard(visit: Visit) -> None:
    page = visit().at_table(GAME, ["me", "greedy"], start="0")
    to_my_action(page)
    cards = hand(page)
    cards.nth(0).focus()
    page.keyboard.press("ArrowRight")
    expect(cards.nth(1)).to_be_focused()
    page.keyboard.press("ArrowUp")
    expect(cards.nth(1)).not_to_be_focused()
    expect(page.locator("[data-board] [data-spot]:focus")).to_have_count(1)
    expect(page.locator("[data-board] [data-spot][tabindex='0']")).to_have_count(1)


def test_the_plain_table_plays_it_for_whoever_wants_that(visit: Visit) -> None:
    page = visit(settings={"plain": True, "ask": "never"}).at_table(GAME, ["me", "greedy"], **SHORT)
    expect(page.locator("[data-board] .piece").first).to_be_visible()
    expect(page.get_by_role("group", name="The courtyard")).to_have_count(0)
    play_on(page)
    expect(page.get_by_role("dialog")).to_contain_text("Points")


def test_scripts_and_styles_of_a_first_visit_are_under_200_kilobytes_compressed(visit: Visit) -> None:
    visitor = visit()
    visitor.be_guest()
    table = visitor.new_table(GAME, ["me", "greedy"], options={"expansion": "travelers"})["table"]
    answers: list[Response] = []
    visitor.page.on("response", lambda answer: answers.append(answer))
    page = visitor.go(f"/table/{table}")
    board(page)
    page.wait_for_load_state("networkidle")
    needed = [one for one in answers if one.request.resource_type in ("script", "stylesheet")]
    assert 50_000 < sum(len(gzip.compress(one.body(), 9)) for one in needed) < 200_000

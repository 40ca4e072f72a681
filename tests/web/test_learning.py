"""The tutorial, lesson by lesson, as a learner goes through it."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.kit import titles
from tests.web.kit import Visitor, bar, choose

from serai.match.lesson import lessons

Visit = Callable[..., Visitor]


@pytest.mark.parametrize("game", [title.name for title in titles() if lessons(title)])
def test_a_learner_goes_through_all_lessons_by_doing_what_they_ask(visit: Visit, game: str) -> None:
    learner = visit()
    page = learner.go(f"/learn/{game}")
    names = next(one["lessons"] for one in learner.ask("GET", "games") if one["name"] == game)
    page.get_by_role("main").get_by_role("button", name="Begin").or_(
        page.get_by_role("link", name="Begin")
    ).click()
    for number, name in enumerate(names, start=1):
        expect(page.get_by_role("main")).to_contain_text(f"Lesson {number} of {len(names)}")
        expect(bar(page)).to_be_visible()
        page.locator(".choice:enabled").first.wait_for()  # the lesson before is gone, with its button
        following = page.get_by_role("button", name="Next", exact=True)
        for _ in range(20):
            page.locator(".choice:enabled").first.or_(following).first.wait_for()
            page.wait_for_timeout(400)  # what follows an action may ask for one more
            if following.is_visible():
                break
            choose(page)
        assert following.is_visible(), f"lesson {name} does not end"
        following.click()
    expect(page.get_by_role("main")).to_contain_text("You’ve finished every lesson")

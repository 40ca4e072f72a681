"""The tutorial, lesson by lesson, as a learner goes through it."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect
from tests.web.kit import Visitor, bar, choose

from serai.games import find

Visit = Callable[..., Visitor]


def test_a_learner_goes_through_all_lessons_by_doing_what_they_ask(visit: Visit) -> None:
    learner = visit()
    page = learner.go("/learn/cleocatra")
    lessons = learner.ask("GET", "games")
    names = next(game["lessons"] for game in lessons if game["name"] == find("cleocatra").name)
    page.get_by_role("main").get_by_role("button", name="Begin").or_(
        page.get_by_role("link", name="Begin")
    ).click()
    for number, name in enumerate(names, start=1):
        expect(page.get_by_role("main")).to_contain_text(f"Lesson {number} of {len(names)}")
        expect(bar(page)).to_be_visible()
        following = page.get_by_role("button", name="Next")
        for _ in range(6):
            page.locator(".choice:enabled").first.or_(following).first.wait_for()
            if following.is_visible():
                break
            choose(page)
        assert following.is_visible(), f"lesson {name} does not end"
        following.click()
    expect(page.get_by_role("main")).to_contain_text("You’ve finished every lesson")

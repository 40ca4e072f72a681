"""Every screen in both themes and at every width: usable by everyone, not too wide, translated."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Literal

import pytest
from tests.kit import THOROUGH
from tests.web.kit import LANDSCAPE, PHONE, TABLET, WIDE, Visitor, overflow, violations
from tests.web.screens import SCREENS, TABLES

from serai.games import GAMES

Visit = Callable[..., Visitor]
SCHEMES: list[Literal["light", "dark"]] = ["light", "dark"]  # for a commit both on a phone, else by turns
# Screens with enough words to find one that is missing or too long.
SPOKEN = ["lobby", "waiting", "over", "analysis", "settings"]
SPOKEN += [f"{kind}{title.name}" for title in GAMES for kind in ("", "new-")]
KEY = re.compile(
    r"\b(?:lobby|new|join|table|banner|side|scrub|log|action|step|reason|undo|zone|option|analysis)-[a-z]"
)


@pytest.mark.parametrize("name", SCREENS)
def test_a_screen_has_no_barriers_in_light_and_dark_at_any_width(visit: Visit, name: str) -> None:
    found = []
    visitor = visit()
    page = SCREENS[name](visitor)
    for number, (width, height) in enumerate([PHONE, TABLET, WIDE] + ([LANDSCAPE] if name in TABLES else [])):
        page.set_viewport_size({"width": width, "height": height})
        for scheme in SCHEMES if THOROUGH or number == 0 else [SCHEMES[number % 2]]:
            page.emulate_media(color_scheme=scheme)
            found += [f"{width} {scheme} {violation}" for violation in violations(page)]
        assert overflow(page) == 0, f"too wide at {width}"
    assert found == []


@pytest.mark.parametrize("language", ["de", "xx"])
@pytest.mark.parametrize("name", SPOKEN)
def test_a_screen_is_whole_in_other_languages_on_a_phone(visit: Visit, name: str, language: str) -> None:
    visitor = visit()
    page = SCREENS[name](visitor)
    page.evaluate(
        "language => localStorage.setItem('serai',"
        " JSON.stringify({...JSON.parse(localStorage.getItem('serai') ?? '{}'), language}))",
        language,
    )
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.reload()
    page.locator("main h1, main h2").first.wait_for()
    page.wait_for_load_state("networkidle")
    shown = page.locator("body").inner_text()
    assert KEY.findall(shown) == []
    assert overflow(page) == 0
    if language == "xx":
        assert "Play now" not in shown
        assert "Your turn" not in shown

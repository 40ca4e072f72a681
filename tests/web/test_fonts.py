"""The site's own letters: two fonts, light to load, whose numerals line up."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Response
from tests.web.kit import Visitor

Visit = Callable[..., Visitor]
HEAVIEST = 60_000  # bytes of all fonts together
# How wide each digit is in text and in titles.
WIDTHS = """() => ['p', 'h2'].map((name) => [...'0123456789'].map((digit) => {
  const text = document.createElement(name);
  text.textContent = digit.repeat(20);
  text.style.position = 'absolute';
  document.querySelector('main').append(text);
  const { width } = text.getBoundingClientRect();
  text.remove();
  return width;
}))"""


def test_two_fonts_come_with_the_site_and_weigh_little(visit: Visit) -> None:
    visitor = visit()
    fonts: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.request.resource_type == "font":
            fonts[response.url] = len(response.body())

    visitor.page.on("response", weigh)
    page = visitor.go("/")
    page.wait_for_load_state("networkidle")
    assert len(fonts) == 2
    assert all(url.endswith(".woff2") for url in fonts)
    assert sum(fonts.values()) <= HEAVIEST
    loaded = "[...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family)"
    assert sorted(page.evaluate(loaded)) == ["Fraunces", "Source Sans 3"]


def test_numerals_are_all_equally_wide_in_text_and_in_titles(visit: Visit) -> None:
    page = visit().go("/")
    page.evaluate("document.fonts.ready")
    for widths in page.evaluate(WIDTHS):
        assert len(set(widths)) == 1

"""How fast the pages are: the first load, a click until the board is painted, a step of a replay.

Prints JSON lines. Two people share one screen at a table of Cleocatra, with the server on this machine; times
are taken inside the page, from the click to the frame in which the new board was painted.
"""

from __future__ import annotations

import gzip
import json
import statistics
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, Response, sync_playwright
from tests.web.kit import Server, Visitor, chromium, is_over

MOVES = 120
REST = 400  # milliseconds between two clicks, longer than pieces move
STEPS = 10  # back from the end of the last game, and on again
# Click something and wait until the frame is painted in which an attribute of the table has changed. Where a
# button stands for several actions, its menu is opened first and not timed.
TIME = """
async ([selector, attribute]) => {
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  const root = document.querySelector('[data-revision]');
  const before = root.getAttribute(attribute);
  let target;
  while (!(target = document.querySelector(selector))) await frame();
  if (target.hasAttribute('aria-haspopup')) {
    target.click();
    while (!document.querySelector('[role=menuitem]')) await frame();
    target = document.querySelector('[role=menuitem]');
  }
  const start = performance.now();
  target.click();
  while (root.getAttribute(attribute) === before) {
    if (performance.now() - start > 5000) return null;
    await frame();
  }
  await new Promise((next) => setTimeout(next));
  return performance.now() - start;
}
"""


def main() -> None:
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        with chromium(playwright) as browser:
            visitor = Visitor(browser, server.address, settings={"motion": "normal", "confirm": False})
            tell("first load: JS and CSS, kB gzipped", round(first_load(visitor) / 1000, 1))
            times: list[float] = []
            while len(times) < MOVES:
                page = visitor.at_table("cleocatra", ["me", "me"])
                page.locator(".choice:enabled").first.wait_for()
                while not is_over(page) and len(times) < MOVES:
                    times.append(time_of(page, ".choice:enabled", "data-revision"))
            tell_times("click to painted board", times)
            page.get_by_role("button", name="One action back").click()
            steps = [
                time_of(page, f"[title='One action {way}']:enabled", "data-moment")
                for way in (["back"] * STEPS + ["on"] * STEPS) * 3
            ]
            tell_times("a step of a replay", steps)
            visitor.close()
        server.stop()


def first_load(visitor: Visitor) -> int:
    """The gzipped bytes of all scripts and styles that the lobby needs until it is at rest."""
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.request.resource_type in ("script", "stylesheet"):
            sizes[response.url] = len(gzip.compress(response.body(), 9))

    visitor.page.on("response", weigh)
    visitor.go("/").wait_for_load_state("networkidle")
    visitor.page.remove_listener("response", weigh)
    return sum(sizes.values())


def time_of(page: Page, selector: str, attribute: str) -> float:
    """Milliseconds from a click to the painted board, begun when all pieces have come to rest."""
    page.wait_for_timeout(REST)
    milliseconds: float | None = page.evaluate(TIME, [selector, attribute])
    if milliseconds is None:
        raise SystemExit(f"nothing changed within 5 seconds after a click on {selector}")
    return milliseconds


def tell_times(metric: str, times: list[float]) -> None:
    ordered = sorted(times)
    tell(f"{metric}: p50 ms", round(statistics.median(ordered), 1))
    tell(f"{metric}: p95 ms", round(ordered[int(len(ordered) * 0.95)], 1))


def tell(metric: str, value: Any) -> None:
    print(json.dumps({"metric": metric, "value": value}), flush=True)


if __name__ == "__main__":
    main()

"""How fast the pages are: the first load, a click until the board is painted, a step of a replay.

Prints JSON lines. Two people share one screen at a table of Cleocatra, one plays The Sultan's Wishes alone,
and one plays Five Tribes against four bots with all 120 meeples, with the server on this machine; times are
taken inside the page, from the click to the frame in which the new board was painted.
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
TABLES: dict[str, tuple[list[str], dict[str, str | int]]] = {
    "sultans_wishes": (["me"], {}),
    "cleocatra": (["me", "me"], {}),
    "five_tribes": (["me", *["random"] * 4], {"expansion": "both"}),
}
REST = 400  # milliseconds between two clicks, longer than pieces move
STEPS = 10  # back from the last action of a game, and on again
# Click something and wait until the frame is painted in which an attribute of the table has changed. Where a
# button stands for several actions, its menu is opened first and not timed.
TIME = """
async ([selector, attribute]) => {
  const frame = () => new Promise((next) => requestAnimationFrame(next));
  const root = document.querySelector('[data-revision]');
  const before = root.getAttribute(attribute);
  let target;
  const asked = performance.now();
  while (!(target = document.querySelector(selector))) {
    if (performance.now() - asked > 5000) return null;
    await frame();
  }
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
            visitor = Visitor(browser, server.address, settings={"motion": "normal", "ask": "never"})
            tell("first load: JS and CSS, kB gzipped", round(first_load(visitor) / 1000, 1))
            for game, (seats, _) in TABLES.items():
                weight = table_load(Visitor(browser, server.address), game, seats)
                tell(f"first load of a table, {game}: JS and CSS, kB gzipped", round(weight / 1000, 1))
            for game, (seats, options) in TABLES.items():
                tell_times(f"click to painted board, {game}", clicks(visitor, game, seats, options))
            page = visitor.at_table("cleocatra", TABLES["cleocatra"][0])
            page.locator(".choice:enabled").first.wait_for()
            for _ in range(2 * STEPS):
                time_of(page, ".choice:enabled", "data-revision")
            for _ in range(3):  # where stepping on does not yet lead back to the game
                page.keyboard.press("ArrowLeft")
                page.wait_for_timeout(REST)
            steps = [
                time_of(page, f"[title='One action {way}']:enabled", "data-moment")
                for way in (["back"] * STEPS + ["forward"] * STEPS) * 3
            ]
            tell_times("a step of a replay", steps)
            visitor.close()
        server.stop()


def clicks(visitor: Visitor, game: str, seats: list[str], options: dict[str, str | int]) -> list[float]:
    """Milliseconds of many actions, in as many games as that takes."""
    times: list[float] = []
    while len(times) < MOVES:
        page = visitor.at_table(game, seats, **options)
        page.locator(".choice:enabled").first.wait_for()
        while not is_over(page) and len(times) < MOVES:
            times.append(time_of(page, ".choice:enabled", "data-revision"))
    return times


def table_load(visitor: Visitor, game: str, seats: list[str]) -> int:
    """The gzipped bytes that somebody needs who comes to a table first."""
    visitor.be_guest()
    path = f"/table/{visitor.new_table(game, seats)['table']}"
    weight = first_load(visitor, path, "[data-board] [data-spot]")
    visitor.close()
    return weight


def first_load(visitor: Visitor, path: str = "/", shown: str = "article") -> int:
    """The gzipped bytes of all scripts and styles that a page needs to show something and be at rest."""
    sizes: dict[str, int] = {}

    def weigh(response: Response) -> None:
        if response.request.resource_type in ("script", "stylesheet"):
            sizes[response.url] = len(gzip.compress(response.body(), 9))

    visitor.page.on("response", weigh)
    page = visitor.go(path)
    page.locator(shown).first.wait_for()
    page.wait_for_load_state("networkidle")
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

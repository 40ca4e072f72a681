"""A real server and real browsers: visitors who complain about everything the page should not do."""

from __future__ import annotations

import contextlib
import json
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Playwright, expect

from serai.games import find, load_position
from serai.match.match import Match
from serai.match.record import write_record

ROOT = Path(__file__).parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
WIDE, TABLET, PHONE = (1366, 768), (768, 1024), (360, 740)
LARGE, LANDSCAPE, ZOOMED = (1920, 1080), (740, 360), (683, 384)  # the last: a laptop at 200 %
PATIENCE = 20_000  # milliseconds until something that does not appear counts as missing
# Nobody is held up here, neither by the limits nor by bots that let one follow what they do.
ROOMY = {"SERAI_BOT_PAUSE": "0"} | {
    f"SERAI_{name}": "100000"
    for name in (
        "REQUESTS_PER_SECOND", "REQUESTS_BURST", "TABLES_PER_HOUR", "GUESTS_PER_HOUR", "JOINS_PER_DAY",
        "SOCKETS_PER_ADDRESS", "POSITIONS_PER_MINUTE", "LINKS_PER_HOUR", "MESSAGES", "WORK",
        "WORK_PER_ADDRESS",
    )
}  # fmt: skip
# Answers that the page asks for and handles; the browser reports them all the same.
EXPECTED = re.compile(r"responded with a status of (401|404|409)|Unexpected response code: 403")
REPORT_VIOLATIONS = """
addEventListener('securitypolicyviolation', (event) =>
  console.error(`CSP: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}`));
"""


expect.set_options(timeout=PATIENCE)


class Server:
    """`serai serve` with settled draws, in a process that can be stopped and started again on its port."""

    def __init__(self, data: Path, checkout: Path = ROOT) -> None:
        self.data = data
        self.source = checkout / "src"
        self.port = 0
        self.process: subprocess.Popen[str] | None = None
        self.start()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        command = [sys.executable, "-m", "tests.web.serve", "serve", "--no-browser"]
        command += ["--port", str(self.port), "--data", str(self.data)]
        self.process = subprocess.Popen(
            command,
            env={**os.environ, **ROOMY, "PYTHONPATH": os.pathsep.join([str(self.source), str(ROOT)])},
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        found = re.search(r"http://127\.0\.0\.1:(\d+)", said)
        assert found, f"the server said {said!r}"
        self.port = int(found[1])

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait(30)
            assert self.process.stdout is not None
            self.process.stdout.close()
            self.process = None


class Visitor:
    """One person's browser. Whatever goes wrong on the page is kept and complained about at the end."""

    def __init__(self, browser: Browser, address: str, **look: Any) -> None:
        self.address = address
        width, height = look.pop("size", WIDE)
        settings = {"motion": "off", **look.pop("settings", {})}
        self.context: BrowserContext = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            locale=look.pop("locale", "en-GB"),
            accept_downloads=True,
            **look,
        )
        self.context.set_default_timeout(PATIENCE)
        stored = json.dumps(json.dumps(settings))
        self.context.add_init_script(
            f"try {{ localStorage.getItem('serai') ?? localStorage.setItem('serai', {stored}) }} catch {{}}"
        )
        self.context.add_init_script(REPORT_VIOLATIONS)
        self.complaints: list[str] = []
        self.tolerated: list[str] = []
        self.page: Page = self.context.new_page()
        self.page.on("console", self.hear)
        self.page.on("pageerror", lambda error: self.complaints.append(f"exception: {error}"))

    def hear(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning") and not EXPECTED.search(message.text):
            self.complaints.append(f"{message.type}: {message.text}")

    def tolerate(self, pattern: str) -> None:
        """Do not complain about what a test brings about on purpose."""
        self.tolerated.append(pattern)

    def real_complaints(self) -> list[str]:
        return [c for c in self.complaints if not any(re.search(pattern, c) for pattern in self.tolerated)]

    def go(self, path: str = "/") -> Page:
        self.page.goto(path)
        expect(self.page.locator("main")).to_be_visible()
        return self.page

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Ask the server as this person."""
        answer = self.context.request.fetch(
            f"{self.address}/api/{path}",
            method=method,
            data=json.dumps(body) if body is not None else None,
            headers={"Content-Type": "application/json"} if body is not None else {},
        )
        assert answer.ok, f"{method} {path}: {answer.status} {answer.text()}"
        return answer.json()

    def be_guest(self, name: str = "Ann") -> None:
        self.ask("POST", "guest", {"name": name})

    def new_table(self, game: str, seats: list[str], **more: Any) -> dict[str, str]:
        """A table made without clicks, for tests that are about something else."""
        links: dict[str, str] = self.ask("POST", "tables", {"game": game, "seats": seats, **more})
        return links

    def at_table(self, game: str, seats: list[str], **options: str | int) -> Page:
        """At a new table, in no time."""
        self.be_guest()
        return self.go(f"/table/{self.new_table(game, seats, options=options)['table']}")

    def close(self) -> None:
        self.context.close()


def together(
    ann: Visitor,
    bo: Visitor,
    game: str = "cleocatra",
    seats: tuple[str, ...] = ("me", "friend"),
    names: tuple[str, str] = ("Ann", "Bo"),
    **more: Any,
) -> dict[str, str]:
    """The links of a new table at which both sit."""
    ann.be_guest(names[0])
    bo.be_guest(names[1])
    links = ann.new_table(game, [*seats], **more)
    bo.ask("POST", f"join/{links['invite']}", {})
    return links


@contextlib.contextmanager
def chromium(playwright: Playwright) -> Iterator[Browser]:
    """The browser that the Makefile has found, without its sandbox where the tests run as root."""
    link = ROOT / ".venv" / "chromium"
    path = os.environ.get("CHROME") or (str(link) if link.exists() else "/usr/bin/chromium")
    browser = playwright.chromium.launch(
        executable_path=path, args=["--no-sandbox", "--disable-gpu", "--force-color-profile=srgb"]
    )
    yield browser
    browser.close()


def at_position(visitor: Visitor, document: dict[str, Any], *texts: str) -> Page:
    """At a table of that position after these actions; all seats are the visitor's, who is to choose."""
    match = Match(find(document["game"]), load_position(document))
    match.begin()
    for text in texts:
        match.play(int(match.state.actor()), match.state.game.catalogue.parse(text))
    visitor.be_guest()
    names = ["Ann", "Jonas", "Aiko", "Sam", "Mira"][: document["seats"]]
    record = json.loads(write_record(match, names, document["position"]))
    page = visitor.go(f"/table/{visitor.ask('POST', 'import', record)['table']}")
    curtain = page.get_by_role("button", name="I’m")
    curtain.or_(page.locator("[data-board] [data-spot]")).first.wait_for()
    if curtain.is_visible():
        curtain.click()
    page.locator(".choice:enabled").first.wait_for()
    page.mouse.move(1, 1)
    return page


# What is on a table's page


def bar(page: Page) -> Locator:
    """The action bar: what is to be done, and every legal action as a button in words."""
    return page.get_by_role("region", name="What to do")


def choose(page: Page, wait: bool = True) -> None:
    """Take the first action that is offered, through its menu and the question at the end of a turn."""
    if wait:
        page.locator(".choice:enabled").first.wait_for()
    revision = page.locator("[data-revision]").get_attribute("data-revision")
    page.locator(".choice").first.click()
    menu = page.get_by_role("menuitem")
    end = page.locator("[data-confirm]")
    if menu.first.is_visible():
        menu.first.click()
    if wait:
        page.wait_for_function(CHANGED, arg=revision)
        if end.is_visible():
            end.click()
            page.wait_for_function(CHANGED_FOR_GOOD, arg=revision)


# The table has changed, or is waiting for a word at the end of a turn, or a curtain has fallen.
CHANGED = """revision => {
  const table = document.querySelector('[data-revision]');
  return !table || table.dataset.revision !== revision || document.querySelector('[data-confirm]') !== null;
}"""
CHANGED_FOR_GOOD = """revision => {
  const table = document.querySelector('[data-revision]');
  return !table || table.dataset.revision !== revision;
}"""


def revision(page: Page) -> int:
    """How often the table has changed."""
    return int(page.locator("[data-revision]").get_attribute("data-revision") or 0)


def is_over(page: Page) -> bool:
    return bar(page).get_by_role("button", name="Play again").is_visible()


def play_on(*pages: Page) -> None:
    """Whoever has a choice takes the first one, until the game is over for everybody."""
    for _ in range(600):
        if all(is_over(page) for page in pages):
            return
        for page in pages:
            if page.locator(".choice:enabled").first.is_visible():
                choose(page)
        pages[0].wait_for_timeout(10)
    raise AssertionError("the game does not end")


def heard(page: Page) -> Locator:
    """What is read out to those who do not see the board."""
    return page.get_by_role("log", name="What happens")


def write(page: Page, command: str) -> None:
    """Type a command at the table's command line."""
    field = page.get_by_label("Type a command or an action")
    if not field.is_visible():
        page.locator("body").press("/")
    field.fill(command)
    field.press("Enter")


def violations(page: Page) -> list[str]:
    """What axe finds wrong with the page, each in one line."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")["violations"]
    return [f"{one['id']}: {one['help']}: {node['html'][:160]}" for one in found for node in one["nodes"]]


def overflow(page: Page) -> int:
    """By how many pixels the page is wider than the window."""
    return int(page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth"))


# Words of the board that are cut off or lie on top of each other; letters reach a little beyond their lines.
HIDDEN_WORDS = """() => {
  const board = document.querySelector('[data-board]');
  const words = [];
  const found = [];
  const walker = document.createTreeWalker(board, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (!node.data.trim() || !node.parentElement.checkVisibility({visibilityProperty: true})) continue;
    const around = [];
    for (let one = node.parentElement; one !== board; one = one.parentElement) around.push(one);
    const scrolls = (one) => getComputedStyle(one).overflowX === 'auto';
    if (around.some((one) => one.matches('.hidden, .caption') || scrolls(one))) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const rect of range.getClientRects()) {
      if (rect.width < 1 || rect.height < 1) continue;
      const cut = around.some((one) => {
        if (getComputedStyle(one).overflowX === 'visible') return false;
        const edge = one.getBoundingClientRect();
        return rect.left < edge.left - 1 || rect.right > edge.right + 1
          || rect.top < edge.top - 5 || rect.bottom > edge.bottom + 5;
      });
      if (cut) found.push(`cut off: ${node.data.trim()}`);
      words.push([node.data.trim(), rect]);
    }
  }
  words.forEach(([said, one], place) => {
    for (const [other, rect] of words.slice(place + 1)) {
      const width = Math.min(one.right, rect.right) - Math.max(one.left, rect.left);
      const height = Math.min(one.bottom, rect.bottom) - Math.max(one.top, rect.top);
      const lines = Math.min(one.height, rect.height);
      if (width > 2 && height > lines / 2) found.push(`on top of each other: ${said} and ${other}`);
    }
  });
  return [...new Set(found)];
}"""
# Things too small for a thumb, with what is around them that counts as touched.
SMALL = """least => [...document.querySelectorAll('[data-board] [data-spot]')].flatMap((thing) => {
  const around = getComputedStyle(thing, '::before');
  const [width, height] = around.content === 'none'
    ? [thing.clientWidth, thing.clientHeight]
    : [parseFloat(around.width), parseFloat(around.height)];
  const small = thing.checkVisibility() && (width < least - 0.5 || height < least - 0.5);
  return small ? [`${thing.dataset.spot}: ${Math.round(width)} by ${Math.round(height)}`] : [];
})"""


def hidden_words(page: Page) -> list[str]:
    """Words of the board that cannot be read, because they are cut off or others lie on them."""
    found: list[str] = page.evaluate(HIDDEN_WORDS)
    return found


def small_things(page: Page, least: int = 40) -> list[str]:
    """Things on the board that are smaller, in pixels, than a thumb needs."""
    found: list[str] = page.evaluate(SMALL, least)
    return found


def speak(page: Page, language: str) -> None:
    """Let the page be in this language, and come back to where it was."""
    page.evaluate(
        "language => localStorage.setItem('serai',"
        " JSON.stringify({...JSON.parse(localStorage.getItem('serai') ?? '{}'), language}))",
        language,
    )
    page.reload()
    curtain = page.locator(".curtain button")
    page.locator("[data-board]").or_(curtain).first.wait_for()
    if curtain.is_visible():
        curtain.click()
        page.locator("[data-board]").wait_for()
    page.mouse.move(1, 1)

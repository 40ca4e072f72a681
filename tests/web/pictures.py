"""The pictures of the README: docs/pictures/NAME-THEME.webp, always of the same moments."""

from __future__ import annotations

import base64
import json
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page, expect
from tests.web.kit import PHONE, ROOT, WIDE, Visitor, bar
from tests.web.screens import lobby

from serai.games import find, load_position
from serai.match.match import Match
from serai.match.record import write_record

FOLDER = ROOT / "docs" / "pictures"
HEAVIEST = 150_000  # bytes
PLAYERS = ["Ann", "Jonas", "Aiko", "Sam"]
POSITION: dict[str, Any] = {
    "game": "cleocatra",
    "seats": 4,
    "options": {"mode": "basic"},
    "position": {
        "begin": {"at": "turn", "seat": 0},
        "turns": 20,
        "cell": {
            "GR1": "0 -1", "OR1": "1 -1", "BL1": "-2 0", "CL1": "-1 0", "PU1": "0 0", "GR2": "1 0",
            "BL2": "2 0", "OR2": "3 0", "OR3": "0 1", "PU2": "1 1", "PU3": "2 1",
        },
        "rescuers": {
            "0": ["BL2"], "1": ["BL1", "CL1"], "2": ["GR1", "PU1", "PU3"], "3": ["CL1", "GR2", "OR3"],
        },
        "inspectors": ["CL1", "OR2"],
        "sheet": {
            "0": {"cats": 8, "helpers": 1}, "1": {"cats": 11, "helpers": 2},
            "2": {"cats": 13, "helpers": 3}, "3": {"cats": 7},
        },
    },
}  # fmt: skip
# A picture as WebP, made by the browser itself.
WEBP = """async ([png, quality]) => {
  const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${png}`)).blob());
  const canvas = new OffscreenCanvas(image.width, image.height);
  canvas.getContext('2d').drawImage(image, 0, 0);
  const blob = await canvas.convertToBlob({type: 'image/webp', quality});
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}"""


def board(visitor: Visitor) -> Page:
    """In the midst of a game of Cleocatra: a Rescue is pointed at."""
    state = load_position(POSITION)
    title = find("cleocatra")
    match = Match(title, state)
    match.play(0, state.game.catalogue.parse("team GR2"))
    visitor.be_guest("Ann")
    brought = visitor.ask("POST", "import", json.loads(write_record(match, PLAYERS, POSITION["position"])))
    page = visitor.go(f"/table/{brought['table']}")
    expect(bar(page)).to_be_visible()
    return page


def point(page: Page) -> None:
    page.mouse.move(1, 1)
    page.locator("[data-spot=BL2]").hover(force=True)
    expect(page.locator("[data-preview]")).to_contain_text("+5")


PICTURES: dict[str, tuple[Callable[[Visitor], Page], tuple[int, int], Callable[[Page], None] | None]] = {
    "lobby": (lobby, WIDE, None),
    "board": (board, WIDE, point),
    "phone": (board, PHONE, point),
}


def take(browser: Browser, address: str) -> None:
    """Write all pictures, each in both lights."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, (screen, size, prepare) in PICTURES.items():
        visitor = Visitor(browser, address, size=size, device_scale_factor=2 if size == PHONE else 1)
        page = screen(visitor)
        page.wait_for_load_state("networkidle")
        blank = visitor.context.new_page()
        page.bring_to_front()
        for scheme in ("light", "dark"):
            page.emulate_media(color_scheme=scheme)
            if prepare is not None:
                prepare(page)
            (FOLDER / f"{name}-{scheme}.webp").write_bytes(light_enough(blank, page.screenshot()))
        visitor.close()


def light_enough(blank: Page, png: bytes) -> bytes:
    for quality in (0.95, 0.9, 0.8, 0.7):
        picture = base64.b64decode(blank.evaluate(WEBP, [base64.b64encode(png).decode(), quality]))
        if len(picture) <= HEAVIEST:
            return picture
    raise SystemExit("A picture of the README is heavier than 150 kB.")

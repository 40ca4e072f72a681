"""Pictures for people to look at: artefacts/screenshots/SCREEN-WIDTH-THEME.png, and those of the README."""

from __future__ import annotations

import tempfile
from pathlib import Path

from playwright.sync_api import sync_playwright
from tests.web.kit import LANDSCAPE, LARGE, PHONE, ROOT, WIDE, ZOOMED, Server, Visitor, chromium
from tests.web.moments import GAME, MOMENTS
from tests.web.pictures import take
from tests.web.screens import SCREENS, TABLES

FOLDER = ROOT / "artefacts" / "screenshots"


def main() -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    moments = {f"{GAME}-{name}": moment for name, moment in MOMENTS.items()}
    tables = {*TABLES, *moments}
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        server = Server(Path(data))
        with chromium(playwright) as browser:
            take(browser, server.address)
            for name, screen in (SCREENS | moments).items():
                visitor = Visitor(browser, server.address)
                page = screen(visitor)
                page.wait_for_load_state("networkidle")
                sizes = [WIDE, PHONE] + ([LARGE, LANDSCAPE, ZOOMED] if name in tables else [])
                for width, height in sizes:
                    page.set_viewport_size({"width": width, "height": height})
                    for scheme in ("light", "dark"):
                        page.emulate_media(color_scheme=scheme)
                        page.screenshot(
                            path=FOLDER / f"{name}-{width}-{scheme}.png", full_page=width == PHONE[0]
                        )
                visitor.close()
                print(name, flush=True)
        server.stop()
    print(f"The pictures are in {FOLDER.relative_to(Path.cwd())}.")


if __name__ == "__main__":
    main()

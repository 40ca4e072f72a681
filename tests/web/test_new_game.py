"""A game begun from the template is in the browser at once, with a board, and touches nothing else."""

from __future__ import annotations

import filecmp
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.web.kit import ROOT, Server, Visitor, bar

NAME, TITLE = "my_lagoon", "My Lagoon"
LIST = Path("src/serai/games/__init__.py")
FOLDERS = ("src", "docs", "tests", "web")


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the source tree with a new game in it."""
    root = tmp_path_factory.mktemp("checkout")
    leave = shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info", "node_modules", "pages")
    for folder in FOLDERS:
        shutil.copytree(ROOT / folder, root / folder, ignore=leave)
    (root / "web" / "node_modules").symlink_to(ROOT / "web" / "node_modules")
    run(root, sys.executable, "-m", "serai.cli", "new-game", NAME)
    return root


@pytest.fixture(scope="module")
def ann(checkout: Path, browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitor]:
    """Somebody at a server of the new tree, whose pages have been built from it."""
    node(checkout, "vite", "build", "--logLevel", "error")
    server = Server(tmp_path_factory.mktemp("data"), checkout)
    visitor = Visitor(browser, server.address, settings={"ask": "never"})
    yield visitor
    complaints = visitor.real_complaints()
    visitor.close()
    server.stop()
    assert complaints == []


def run(checkout: Path, *command: str, folder: str = "") -> None:
    """Run a command on the sources of a checkout, and make sure that it succeeds."""
    environment = os.environ | {"PYTHONPATH": str(checkout / "src"), "SERAI_PURE": "1"}
    done = subprocess.run(
        command, cwd=checkout / folder, env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr


def node(checkout: Path, tool: str, *arguments: str) -> None:
    found = ROOT / ".venv" / "node" / "node"
    program = str(found) if found.exists() else "node"
    run(checkout, program, f"node_modules/.bin/{tool}", *arguments, folder="web")


def files(root: Path) -> set[Path]:
    """What belongs to a source tree, but for what is built there."""
    found = (path for folder in FOLDERS for path in (root / folder).rglob("*") if path.is_file())
    built = {"node_modules", "__pycache__", "pages", "serai.egg-info"}
    return {path.relative_to(root) for path in found if not built & set(path.parts) and path.suffix != ".so"}


def test_a_new_game_touches_its_own_folders_and_one_list(checkout: Path) -> None:
    before, after = files(ROOT), files(checkout)
    assert before <= after
    assert all(NAME in path.parts for path in after - before)
    assert {path.parts[0] for path in after - before} == set(FOLDERS)
    changed = [path for path in before if not filecmp.cmp(ROOT / path, checkout / path, shallow=False)]
    assert changed == [LIST]


def test_the_types_of_its_view_are_those_that_its_rules_give(checkout: Path, tmp_path: Path) -> None:
    run(checkout, sys.executable, "-m", "serai.server.web.typescript", str(tmp_path))
    for path in tmp_path.rglob("*.ts"):
        assert path.read_text("utf-8") == (checkout / "web/src" / path.relative_to(tmp_path)).read_text(
            "utf-8"
        )


def test_its_board_is_typed_and_in_good_style(checkout: Path) -> None:
    node(checkout, "svelte-check", "--fail-on-warnings")
    node(checkout, "biome", "check", "--error-on-warnings", f"src/games/{NAME}")


def test_the_lobby_leads_to_a_table_with_its_own_board(ann: Visitor) -> None:
    page = ann.go("/")
    article = page.get_by_role("article", name=TITLE)
    expect(article).to_contain_text("about 5 minutes")
    article.get_by_role("button", name="Play now").click()
    expect(bar(page)).to_be_visible()
    first = row(page).get_by_role("button").first
    expect(first).to_have_accessible_name(re.compile("^Take the token in place 0"))
    row(page).get_by_role("button").nth(2).click(force=True)
    expect(page.get_by_role("link", name="Read the rule")).to_be_visible()
    page.keyboard.press("Escape")
    first.click()
    expect(row(page).get_by_role("button").first).to_have_accessible_name("nothing")


def row(page: Page) -> Locator:
    return page.get_by_role("group", name="The row")


def test_its_rules_are_a_page(ann: Visitor) -> None:
    expect(ann.go(f"/rules/{NAME}").get_by_role("heading", level=1)).to_contain_text(TITLE)


def test_who_made_it_is_told(ann: Visitor) -> None:
    expect(ann.go("/about").get_by_role("listitem").filter(has_text=TITLE)).to_contain_text("its designer")


def test_the_gallery_shows_its_board(ann: Visitor) -> None:
    page = ann.go("/gallery")
    expect(page.get_by_role("heading", name=TITLE)).to_be_visible()
    expect(row(page).get_by_role("button")).to_have_count(6)

"""The site below a path of its host, through a real nginx with TLS."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from tests.server.kit import serving_beside
from tests.server.nginx import free_port, nginx
from tests.web.kit import Visitor, bar, choose

from serai.server.web.bundle import BUNDLE


@pytest.fixture
def site(tmp_path: Path) -> Iterator[str]:
    """The address of a site below a path."""
    port, data = free_port(), tmp_path / "data"
    address = f"https://localhost:{port}/play/serai"
    data.mkdir()
    (data / "pages").symlink_to(BUNDLE)
    with (
        serving_beside(data, public_url=address) as server,
        nginx(tmp_path, port, server.port, "/play/serai/"),
    ):
        yield address


def test_two_friends_meet_by_a_link_and_play_below_a_path(site: str, browser: Browser) -> None:
    ann, bo = (Visitor(browser, site, ignore_https_errors=True) for _ in range(2))
    page = ann.go(f"{site}/")
    page.get_by_role("article", name="Cleocatra").get_by_role("link", name="Friends, other bots").click()
    expect(page).to_have_url(f"{site}/new/cleocatra")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Create table and invite").click()
    link = page.get_by_label("Invite link").input_value()
    assert link.startswith(f"{site}/join/")
    other = bo.go(link)
    other.get_by_label("Your name").fill("Bo")
    other.get_by_role("button", name="Sit down").click()
    expect(bar(page)).to_be_visible()
    expect(bar(other)).to_be_visible()
    choose(page if "Your turn" in bar(page).inner_text() else other)
    page.reload()
    expect(bar(page)).to_be_visible()
    expect(page).to_have_url(re.compile(f"^{site}/table/"))
    assert {cookie["path"] for cookie in ann.context.cookies()} == {"/play/serai/"}
    page.get_by_role("link", name="Serai home").click()
    expect(page).to_have_url(f"{site}/")
    page.get_by_role("article", name="Cleocatra").get_by_role("link", name="Rules").click()
    expect(page.get_by_role("heading", name="Cleocatra", level=1)).to_be_visible()
    for visitor in (ann, bo):
        assert visitor.real_complaints() == []
        visitor.close()

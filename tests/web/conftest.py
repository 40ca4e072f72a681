from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright
from tests.web.kit import Server, Visitor, chromium


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright, chromium(playwright) as browser:
        yield browser


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("data"))
    yield server
    server.stop()


@pytest.fixture
def visit(browser: Browser, server: Server) -> Iterator[Callable[..., Visitor]]:
    """A new person's browser each time it is called; at the end no page may have complained."""
    visitors: list[Visitor] = []

    def visit(**look: object) -> Visitor:
        visitors.append(Visitor(browser, server.address, **look))
        return visitors[-1]

    yield visit
    complaints = [complaint for visitor in visitors for complaint in visitor.real_complaints()]
    for visitor in visitors:
        visitor.close()
    assert complaints == []

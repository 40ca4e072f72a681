"""Bad links, strange texts, blocked storage and foreign hosts: nothing breaks and nothing leaks."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path
from urllib.parse import quote

import pytest
from playwright.sync_api import WebSocketRoute, expect
from tests.web.kit import Visitor, bar, choose, together

from serai.server.table.messages import PROTOCOL

Visit = Callable[..., Visitor]
# Texts that become code where a page takes them for more than text.
STRANGE = [
    "<script>window.hit=1</script>",
    "<img src=x onerror=window.hit=1>",
    "<svg/onload=window.hit=1>",
    "'\"><b onmouseover=window.hit=1>x</b>",
    "javascript:window.hit=1",
    "{{constructor.constructor('window.hit=1')()}}",
    "${window.hit=1}",
    "{$who} { -term } { 'x' }",
    "</title><script>window.hit=1</script>",
    "<iframe srcdoc='<script>parent.hit=1</script>'>",
    "\u202eevil\u2066",
    "&lt;script&gt;window.hit=1&lt;/script&gt;",
]


def test_names_and_chat_are_always_text(visit: Visit) -> None:
    for text in STRANGE[:6]:
        ann, bo = visit(), visit()
        links = together(ann, bo, names=(text, text[::-1]), name=text)
        page = ann.go(f"/table/{links['table']}")
        expect(bar(page)).to_be_visible()
        page.get_by_role("tab", name="Chat").click()
        for said in STRANGE[:3]:
            page.get_by_label("Write a message").fill(said)
            page.keyboard.press("Enter")
            expect(page.get_by_role("tabpanel")).to_contain_text(said)
        assert page.evaluate("window.hit") is None
        assert page.locator("main script, main iframe, main img, main b[onmouseover]").count() == 0
        page.get_by_role("link", name="Serai home").click()
        expect(page.get_by_role("article").first).to_be_visible()
        assert page.evaluate("window.hit") is None


@pytest.mark.parametrize("text", STRANGE)
def test_strange_addresses_and_records_do_no_harm(visit: Visit, text: str, tmp_path: Path) -> None:
    page = visit().go(f"/{quote(text, safe='')}")
    assert page.evaluate("window.hit") is None
    page.goto(f"/join/{quote(text, safe='')}")
    expect(page.locator("main")).to_be_visible()
    file = tmp_path / "record.json"
    file.write_text(f'{{"game": "{text}"', "utf-8")
    page.goto("/")
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("alert").filter(has_text="record.json")).to_be_visible()
    assert page.evaluate("window.hit") is None


@pytest.mark.parametrize(
    ("path", "says"),
    [
        ("/nowhere", "There’s nothing here"),
        ("/table/" + "0" * 32, "This table isn’t open to you"),
        ("/table/short", "This table isn’t open to you"),
        ("/new/chess", "There’s nothing here"),
        ("/rules/chess", "There’s nothing here"),
        ("/learn/chess", "There’s nothing here"),
    ],
)
def test_a_link_that_leads_nowhere_has_a_way_on(visit: Visit, path: str, says: str) -> None:
    page = visit().go(path)
    expect(page.get_by_role("heading", name=says)).to_be_visible()
    page.get_by_role("main").get_by_role("link", name="Back to the lobby").click()
    expect(page.get_by_role("article").first).to_be_visible()


def test_an_invitation_that_does_not_exist_says_so(visit: Visit) -> None:
    page = visit().go("/join/" + "A" * 32)
    expect(page.get_by_role("heading", name="This invite link doesn’t work")).to_be_visible()


def test_a_full_table_says_so(visit: Visit) -> None:
    ann, bo, carl = visit(), visit(), visit()
    links = together(ann, bo)
    page = carl.go(f"/join/{links['invite']}")
    expect(page.get_by_role("heading", name="All seats are taken")).to_be_visible()


def test_play_goes_on_where_storage_is_blocked(visit: Visit) -> None:
    ann = visit()
    ann.context.add_init_script(
        "for (const name of ['localStorage', 'sessionStorage'])"
        " Object.defineProperty(window, name, { get() { throw new DOMException('blocked') } })"
    )
    page = ann.go("/")
    page.get_by_role("article", name="Cleocatra").get_by_role("button", name="Play now").click()
    expect(bar(page)).to_be_visible()
    choose(page)


def test_a_page_that_cannot_be_fetched_says_so_and_can_be_tried_again(visit: Visit) -> None:
    """As when the server is away, or has been replaced by one with other files."""
    ann = visit()
    ann.tolerate("Failed to load resource|Failed to fetch")
    page = ann.go("/")
    page.route("**/assets/About*.js", lambda route: route.abort())
    page.get_by_role("link", name="About").click()
    expect(page.get_by_role("heading", name="This page couldn’t be loaded")).to_be_visible()
    page.unroute_all()
    page.get_by_role("button", name="Try again").click()
    expect(page.get_by_role("heading", name="About")).to_be_visible()


def test_a_page_that_is_older_than_the_server_asks_to_be_reloaded(visit: Visit) -> None:
    ann = visit()
    ann.be_guest("Ann")
    table = ann.new_table("cleocatra", ["me", "random"])["table"]
    sockets: list[WebSocketRoute] = []

    def relay(socket: WebSocketRoute) -> None:
        """Only the second time the server speaks a newer protocol."""
        sockets.append(socket)
        newer = len(sockets) == 2
        told = (f'"protocol":{PROTOCOL},', f'"protocol":{PROTOCOL + newer},')
        socket.connect_to_server().on_message(lambda text: socket.send(str(text).replace(*told)))

    ann.page.route_web_socket(re.compile("/ws/"), relay)
    page = ann.go(f"/table/{table}")
    expect(bar(page)).to_be_visible()
    sockets[0].close()
    expect(page.get_by_role("status").filter(has_text="Serai has been updated.")).to_be_visible()
    page.get_by_role("button", name="Reload").click()
    expect(bar(page)).to_be_visible()
    expect(page.get_by_text("Serai has been updated.")).to_have_count(0)
    assert len(sockets) == 3


def test_nothing_is_asked_of_any_other_host(visit: Visit) -> None:
    ann = visit()
    asked: list[str] = []
    ann.page.on("request", lambda request: asked.append(request.url))
    ann.page.on("websocket", lambda socket: asked.append(socket.url))
    for path in ("/", "/rules/cleocatra", "/learn/cleocatra", "/about", "/gallery"):
        ann.go(path).wait_for_load_state("networkidle")
    ann.be_guest()
    page = ann.go(f"/table/{ann.new_table('cleocatra', ['me', 'greedy'])['table']}")
    expect(bar(page)).to_be_visible()
    host = ann.address.removeprefix("http://")
    assert [url for url in asked if url.split("/")[2] != host] == []

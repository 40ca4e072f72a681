"""The pages for browsers: files by name, the front page for every other address, or one sentence."""

import asyncio
from pathlib import Path

import httpx
import pytest
from tests.server.kit import serving

FILES = {
    "index.html": "<!doctype html><title>Serai</title>",
    "assets/main-1234.js": "export {};",
    "assets/main-1234.css": "body {}",
    "icon.svg": "<svg xmlns='http://www.w3.org/2000/svg'/>",
    "manifest.webmanifest": "{}",
}
ADDRESSES = [
    "/",
    "/new/cleocatra",
    "/table/1",
    "/join/a-token",
    "/watch/1/a-token",
    "/rules/cleocatra",
    "/apis",
]


def answers(tmp_path: Path, paths: list[str], method: str = "GET", **headers: str) -> list[httpx.Response]:
    async def main() -> list[httpx.Response]:
        async with serving(tmp_path) as server:
            nobody = server.nobody()
            return [await nobody.ask(method, path, headers=headers) for path in paths]

    return asyncio.run(main())


@pytest.fixture
def bundled(tmp_path: Path) -> Path:
    """A data folder in which the server of these tests finds a bundle."""
    for name, text in FILES.items():
        file = tmp_path / "pages" / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
    return tmp_path


def test_every_address_people_see_is_the_front_page_and_asked_for_again(bundled: Path):
    for answer in answers(bundled, ADDRESSES):
        assert (answer.status_code, answer.text) == (200, FILES["index.html"])
        assert answer.headers["content-type"] == "text/html; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        assert "script-src 'self'" in answer.headers["content-security-policy"]


def test_assets_have_their_types_and_are_kept_for_ever(bundled: Path):
    js, css, svg, manifest = answers(bundled, [f"/{name}" for name in list(FILES)[1:]])
    assert js.headers["content-type"].startswith("text/javascript")
    assert css.headers["content-type"].startswith("text/css")
    assert svg.headers["content-type"] == "image/svg+xml"
    assert manifest.headers["content-type"] == "application/manifest+json"
    assert [js.text, css.text, svg.text, manifest.text] == list(FILES.values())[1:]
    for asset in (js, css):
        assert asset.headers["cache-control"] == "public, max-age=31536000, immutable"
    for file in (svg, manifest):
        assert file.headers["cache-control"] == "no-cache"


def test_an_unchanged_page_is_not_sent_again(bundled: Path):
    tag = answers(bundled, ["/"])[0].headers["etag"]
    again = answers(bundled, ["/"], **{"If-None-Match": tag})[0]
    assert (again.status_code, again.text, again.headers["cache-control"]) == (304, "", "no-cache")


def test_an_asset_that_is_not_there_is_not_taken_for_a_page(bundled: Path):
    assert [answer.status_code for answer in answers(bundled, ["/assets/old.js", "/assets/"])] == [404, 404]


def test_a_request_for_no_address_at_all_is_not_found(bundled: Path):
    async def main() -> bytes:
        async with serving(bundled) as server:
            reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
            writer.write(b"OPTIONS * HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            answer = await reader.read()
            writer.close()
            return answer

    assert asyncio.run(main()).startswith(b"HTTP/1.1 404 ")


def test_no_address_leads_out_of_the_bundle(bundled: Path):
    (bundled / "secret.txt").write_text("secret", encoding="utf-8")
    paths = ["/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt", "//etc/passwd", "/%00"]
    for answer in answers(bundled, paths):
        assert "secret" not in answer.text
        assert answer.text == FILES["index.html"] or answer.status_code == 404


def test_the_servers_own_addresses_are_never_pages(bundled: Path):
    for answer in answers(bundled, ["/api/nothing", "/api", "/ws/1", "/healthz/x", "/metrics/x"]):
        assert (answer.status_code, answer.headers["content-type"]) == (404, "application/json")
    assert answers(bundled, ["/api/recover"])[0].status_code == 405
    assert answers(bundled, ["/table/1"], "POST")[0].status_code == 405


def test_without_a_bundle_one_sentence_says_how_to_make_it(tmp_path: Path):
    for answer in answers(tmp_path, ["/", "/table/1"]):
        assert answer.status_code == 404
        assert answer.text == "There are no pages for browsers here yet: run 'make web'.\n"


def test_pages_do_not_count_as_requests(bundled: Path):
    async def main() -> None:
        async with serving(bundled, requests_burst=3, requests_per_second=1) as server:
            nobody = server.nobody()
            for _ in range(20):
                assert (await nobody.get("/")).status_code == 200
            statuses = [(await nobody.get("/api/games")).status_code for _ in range(6)]
            assert statuses[0] == 200
            assert 429 in statuses
            assert (await nobody.get("/")).status_code == 200

    asyncio.run(main())

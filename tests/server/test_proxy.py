"""Behind a real nginx with TLS, as deploy/nginx.conf sets it up: pages, cookies, sockets, addresses."""

import asyncio
import configparser
import contextlib
import json
import shutil
import socket
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.kit import ROOT
from tests.server.kit import CLEOCATRA, Client, Server, serving
from tests.server.nginx import free_port, nginx, trusting
from websockets.asyncio.client import connect
from websockets.typing import Origin

from serai.cli.commands.connect import LINK
from serai.server.config import read_config
from serai.server.web.proxies import Proxies

NAME = "play.example.org"
EXPOSED = 20  # at most, of 100, is the unit to the rest of the machine as systemd sees it
PAGE = '<!doctype html><script src="./assets/main.js"></script>'


class Proxied:
    """A server behind nginx: its address for people, and somebody who asks there."""

    def __init__(self, folder: Path, server: Server, port: int, path: str) -> None:
        self.server = server
        self.port = port
        self.path = path
        self.origin = f"https://{NAME}:{port}"
        self.tls = trusting(folder)
        own = {"Host": f"{NAME}:{port}", "Origin": self.origin}
        self.http = httpx.AsyncClient(
            base_url=f"https://127.0.0.1:{port}{path}", verify=self.tls, headers=own
        )

    async def sit(self, table: str, cookie: str) -> Client:
        raw = socket.create_connection(("127.0.0.1", self.port))
        ws = await connect(
            f"wss://{NAME}:{self.port}{self.path}/ws/{table}", origin=Origin(self.origin), ssl=self.tls,
            sock=raw, additional_headers={"Cookie": cookie}, compression=None,
        )  # fmt: skip
        client = Client(ws)
        await client.until("people")
        return client


@contextlib.asynccontextmanager
async def proxied(folder: Path, path: str = "") -> AsyncIterator[Proxied]:
    port = free_port()
    (folder / "data" / "pages" / "assets").mkdir(parents=True)
    (folder / "data" / "pages" / "index.html").write_text(PAGE)
    (folder / "data" / "pages" / "assets" / "main.js").write_text("export {};")
    async with serving(folder / "data", public_url=f"https://{NAME}:{port}{path}") as server:
        with nginx(folder, port, server.port, f"{path}/"):
            found = Proxied(folder, server, port, path)
            async with found.http:
                yield found


@pytest.mark.parametrize(("path", "cookie"), [("", "__Host-serai"), ("/play/serai", "__Secure-serai")])
def test_people_play_through_nginx_with_tls(tmp_path: Path, path: str, cookie: str):
    async def main() -> None:
        async with proxied(tmp_path, path) as found:
            http = found.http
            answer = await http.post("/api/guest", json={"name": "Ann"})
            assert answer.status_code == 200, answer.text
            pair, *rest = answer.headers["set-cookie"].split("; ")
            assert pair.startswith(f"{cookie}=")
            assert {"Secure", "HttpOnly", f"Path={path}/"} <= set(rest)
            new = {"game": CLEOCATRA, "seats": ["me", "random"]}
            table = (await http.post("/api/tables", json=new, headers={"Cookie": pair})).json()["table"]
            assert (await http.get("/metrics")).status_code == 404
            games = await http.get("/api/games", headers={"Accept-Encoding": "gzip"})
            assert games.headers["content-encoding"] == "gzip"
            client = await found.sit(table, pair)
            (at,) = found.server.live(table).sockets
            assert at.address == "127.0.0.1"
            while not client.actions():
                await client.receive()
            await client.play(client.actions()[0]["id"])
            await client.close()

    asyncio.run(main())


@pytest.mark.parametrize("path", ["", "/play/serai"])
def test_a_page_finds_its_files_wherever_the_server_lies(tmp_path: Path, path: str):
    async def main() -> None:
        async with proxied(tmp_path, path) as found:
            for page in ("/", "/table/1", "/join/a-token", "/watch/1/a-token"):
                text = (await found.http.get(page)).text
                assert text == PAGE.replace("./", f"{path}/")
            assert (await found.http.get("/assets/main.js")).text == "export {};"
            # Whoever asks the server itself, or a proxy that leaves the path as it is, gets the same.
            nobody = found.server.nobody()
            assert (await nobody.get(f"{path}/table/1")).text == text
            assert (await nobody.get(f"{path}/api/games")).status_code == 200

    asyncio.run(main())


@pytest.mark.parametrize(("path", "held"), [("", True), ("/play/serai", False)])
def test_only_a_server_that_has_its_host_to_itself_asks_for_tls_there_for_good(
    tmp_path: Path, path: str, held: bool
):
    async def main() -> None:
        async with proxied(tmp_path, path) as found:
            answer = await found.http.get("/api/games")
            assert answer.headers.get("strict-transport-security") == ("max-age=31536000" if held else None)

    asyncio.run(main())


@pytest.mark.parametrize(
    "root", ["https://a.example", "http://127.0.0.1:8000", "https://a.example/play/serai"]
)
def test_a_program_finds_the_server_of_an_invite_link(root: str):
    found = LINK.fullmatch(f"{root}/join/abcdefghijkl")
    assert found is not None
    assert (found["root"], found["token"]) == (root, "abcdefghijkl")


def test_forwarded_addresses_are_believed_from_trusted_proxies_only(tmp_path: Path):
    async def main(trusted: str) -> int:
        settings: dict[str, Any] = {
            "public_url": "https://play.example.org", "trusted_proxies": trusted,
        }  # fmt: skip
        async with serving(tmp_path, **settings) as server:
            forwarded = {"X-Forwarded-For": "203.0.113.5"}
            return (await server.nobody().ask("GET", "/metrics", headers=forwarded)).status_code

    assert asyncio.run(main("127.0.0.1")) == 404
    assert asyncio.run(main("192.0.2.1")) == 200


PUBLIC = "https://play.example.org"


@pytest.mark.parametrize(
    ("trusted", "caller", "forwarded", "sender"),
    [
        ("127.0.0.1", "127.0.0.1", "", "127.0.0.1"),
        ("127.0.0.1", "127.0.0.1", "203.0.113.5", "203.0.113.5"),
        ("127.0.0.1", "192.0.2.9", "203.0.113.5", "192.0.2.9"),
        ("127.0.0.1", "127.0.0.1", "10.9.9.9, 203.0.113.5", "203.0.113.5"),
        ("127.0.0.1, 10.0.0.0/8", "127.0.0.1", "198.51.100.7, 203.0.113.5, 10.1.2.3", "203.0.113.5"),
        ("10.0.0.0/8", "10.1.2.3", "203.0.113.5", "203.0.113.5"),
        ("10.0.0.0/8", "::ffff:10.1.2.3", "203.0.113.5", "203.0.113.5"),
        ("2001:db8::/32", "2001:db8:1:2:3::4", "203.0.113.5", "203.0.113.5"),
        ("10.0.0.0/8", "10.1.2.3", "10.4.4.4", "10.4.4.4"),
        ("*", "172.17.0.1", "127.0.0.1, 198.51.100.7, 203.0.113.5", "203.0.113.5"),
        ("*", "172.17.0.1", "", "172.17.0.1"),
        ("127.0.0.1", "127.0.0.1", "203.0.113.5:4711", "203.0.113.5"),
        ("127.0.0.1", "127.0.0.1", "[2001:db8::7]:4711", "2001:db8::7"),
        ("127.0.0.1", "127.0.0.1", "2001:db8::7", "2001:db8::7"),
    ],
)  # fmt: skip
def test_a_request_came_from_whom_the_last_trusted_proxy_has_heard(
    trusted: str, caller: str, forwarded: str, sender: str
):
    """What stands further to the left is what a client has made up, or might have."""
    proxies = Proxies(read_config(given={"public_url": PUBLIC, "trusted_proxies": trusted}))
    assert proxies.sender(caller, forwarded) == sender


def test_nobody_evades_a_limit_or_reads_metrics_by_a_forwarded_address_of_their_own(tmp_path: Path):
    """In a container every caller is trusted, and most proxies add to what a client has forwarded."""

    async def main() -> None:
        settings: dict[str, Any] = {"public_url": PUBLIC, "trusted_proxies": "*", "guests_per_hour": 3}
        async with serving(tmp_path, **settings) as server:
            nobody = server.nobody()
            forwarded = {"X-Forwarded-For": "127.0.0.1, 203.0.113.5"}
            assert (await nobody.ask("GET", "/metrics", headers=forwarded)).status_code == 404
            answers = []
            for number in range(5):
                forwarded = {"X-Forwarded-For": f"192.0.2.{number}, 203.0.113.5"}
                answers.append(
                    await server.nobody().ask("POST", "/api/guest", {"name": "A"}, headers=forwarded)
                )
            assert [answer.status_code for answer in answers] == [200, 200, 200, 429, 429]

    asyncio.run(main())


@pytest.mark.parametrize("trusted", ["127.0.0.1", "127.0.0.0/8"])
def test_the_connections_of_a_proxy_are_not_counted_however_it_is_named(tmp_path: Path, trusted: str):
    async def main() -> None:
        settings: dict[str, Any] = {
            "public_url": PUBLIC, "trusted_proxies": trusted, "connections_per_address": 2,
        }  # fmt: skip
        async with serving(tmp_path, **settings) as server:
            held = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(5)]
            for reader, writer in held:
                writer.write(b"GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n")
                assert b"200" in await reader.readline()
                writer.close()

    asyncio.run(main())


@pytest.mark.parametrize("public", ["", "http://play.example.org"])
def test_without_tls_nobody_is_held_to_it(tmp_path: Path, public: str):
    async def main() -> None:
        async with serving(tmp_path, public_url=public) as server:
            answer = await server.nobody().get("/api/games")
            assert "strict-transport-security" not in answer.headers

    asyncio.run(main())


def check_command(words: list[str]) -> None:
    """It serves, with options that there are."""
    assert words[0] == "serve"
    help = [sys.executable, "-m", "serai.cli", "serve", "--help"]
    known = subprocess.run(help, capture_output=True, check=True).stdout.decode()
    assert [word for word in words if word.startswith("--") and word not in known] == []


def test_the_container_serves_compiled_with_settings_that_there_are(monkeypatch: pytest.MonkeyPatch):
    text = (ROOT / "deploy/Containerfile").read_text()
    steps = [line.partition(" ")[::2] for line in text.splitlines() if line and not line.startswith("#")]
    program, *command = json.loads(steps[-1][1])
    assert (steps[-1][0], program) == ("CMD", "serai")
    check_command(command)
    of = {name: value for name, value in steps if name in ("ENV", "EXPOSE", "VOLUME", "HEALTHCHECK")}
    for name, _, value in (pair.partition("=") for pair in of["ENV"].split()):
        monkeypatch.setenv(name, value)
    config = read_config()
    assert (config.host, config.data, config.port) == ("0.0.0.0", of["VOLUME"], int(of["EXPOSE"]))
    assert f"http://127.0.0.1:{config.port}/healthz" in of["HEALTHCHECK"]
    assert [words for name, words in steps if name == "RUN" and "SERAI_COMPILE=1 pip wheel" in words]


def test_the_unit_for_systemd_starts_the_server_as_it_can_be_started(tmp_path: Path):
    text = (ROOT / "deploy/serai.service").read_text()
    unit = configparser.ConfigParser(interpolation=None)
    unit.optionxform = str  # type: ignore[assignment, method-assign]
    unit.read_string(text)
    program, *command = unit["Service"]["ExecStart"].split()
    assert program.rpartition("/")[2] == "serai"
    check_command(command)
    if analyze := shutil.which("systemd-analyze"):
        (tmp_path / "serai.service").write_text(text.replace(program, "/bin/true"))
        for words in (["verify"], ["security", "--offline=true", f"--threshold={EXPOSED}"]):
            done = subprocess.run(
                [analyze, *words, tmp_path / "serai.service"], capture_output=True, check=False
            )
            assert done.returncode == 0, done.stdout + done.stderr

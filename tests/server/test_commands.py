"""The server's commands, as people run them, and what is generated from the messages."""

import asyncio
import hashlib
import json
import logging
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import apsw
import pytest
from tests.cli.command import COMMAND, environment, refused, refused_here, run
from websockets.asyncio.client import connect
from websockets.typing import Origin

import serai.server
from serai.cli import main
from serai.cli.shared.words import Words
from serai.server.config import Config, read_config
from serai.server.live.hub import Hub
from serai.server.lobby.lobby import Lobby
from serai.server.running.hold import HOLDER
from serai.server.running.logs import JsonLines
from serai.server.storage.store import SqliteStore
from serai.server.table import decide, messages
from serai.server.web import typescript

ROOT = Path(serai.server.__file__).resolve().parents[3]
QUICK = {"SERAI_MESSAGES": "100000", "SERAI_PUBLIC_URL": ""}


class Served:
    """A server in a process of its own."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self.process = process
        assert process.stdout is not None
        found = re.search(r"http://\S+", process.stdout.readline())
        assert found is not None, process.stderr and process.stderr.read()
        self.root = found[0]

    def post(self, path: str, body: dict[str, Any], cookie: str = "") -> tuple[dict[str, Any], str]:
        headers = {"Content-Type": "application/json", "Cookie": cookie}
        request = urllib.request.Request(self.root + path, json.dumps(body).encode(), headers)
        with urllib.request.urlopen(request, timeout=20) as response:
            return json.load(response), response.headers.get("Set-Cookie", "").partition(";")[0]

    def get(self, path: str, cookie: str) -> dict[str, Any]:
        request = urllib.request.Request(self.root + path, headers={"Cookie": cookie})
        with urllib.request.urlopen(request, timeout=20) as response:
            return dict(json.load(response))

    def stop(self, number: signal.Signals = signal.SIGTERM) -> list[dict[str, Any]]:
        """Stop it as an operator does; the lines of its log."""
        self.process.send_signal(number)
        _, log = self.process.communicate(timeout=30)
        assert self.process.returncode == 0, log
        return [json.loads(line) for line in log.splitlines()]


@contextmanager
def serving(data: Path, port: int = 0) -> Iterator[Served]:
    process = subprocess.Popen(
        [*COMMAND, "serve", "--port", str(port), "--data", str(data), "--no-browser"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        encoding="utf-8",
        env=environment(**QUICK),
    )
    try:
        yield Served(process)
    finally:
        process.kill()
        process.communicate()


def a_finished_game(data: Path) -> str:
    """The name of a table in this data folder at which one person has played both seats to the end."""

    async def play() -> str:
        config = read_config(given={"data": str(data)})
        store = SqliteStore(data / "serai.db")
        lobby = Lobby(Hub(store, config))
        person, _ = await lobby.new_person("Ann")
        live, _ = await lobby.create(person, serai.games.find("cleocatra"), ["me", "me"], {})
        table = live.table
        while not table.is_over():
            assert table.match is not None
            action = int(table.match.state.legal()[0])
            play = messages.Play(table.actor(), action, table.revision, f"m{table.revision}")
            async with live.lock:
                await lobby.hub.commit(live, decide.message(table, person.name, play, 0))
        store.close()
        return table.name

    return asyncio.run(play())


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, str]:
    data = tmp_path_factory.mktemp("data")
    return data, a_finished_game(data)


@pytest.fixture
def record(finished: tuple[Path, str], tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Path:
    data, table = finished
    assert main(["export", table, "--data", str(data)]) == 0
    file = tmp_path / "game.json"
    file.write_text(capsys.readouterr().out, encoding="utf-8")
    return file


def test_two_bots_at_a_distance_play_a_game_to_its_end_though_the_server_restarts(tmp_path):
    with serving(tmp_path) as served:
        _, ann = served.post("/api/guest", {"name": "Ann"})
        new = {"game": "cleocatra", "seats": ["friend", "friend"]}
        table, _ = served.post("/api/tables", new, ann)
        port = int(served.root.rpartition(":")[2])
        bots = [
            subprocess.Popen(
                [
                    *COMMAND,
                    "connect",
                    f"{served.root}/{path}/{table['invite']}",
                    "--bot",
                    bot,
                    "--pause",
                    "0.02",
                ],
                stdout=subprocess.PIPE,
                encoding="utf-8",
                env=environment(),
            )
            for path, bot in (("join", "random"), ("api/join", "first"))
        ]
        while served.get(f"/api/tables/{table['table']}", ann)["revision"] < 5:
            time.sleep(0.1)
        log = served.stop()
    with serving(tmp_path, port):
        told = [bot.communicate(timeout=60)[0] for bot in bots]
    assert [bot.returncode for bot in bots] == [0, 0]
    for text in told:
        assert "over" in text.splitlines()[-1]
    assert [line["event"] for line in log] == ["started", "stopped"]
    file = tmp_path / "game.json"
    file.write_text(run("export", table["table"], "--data", str(tmp_path)).stdout, encoding="utf-8")
    assert "draws" in run("verify", str(file)).stdout


@pytest.mark.parametrize("delay", [0, 0.02, 0.1, 0.4])
def test_a_server_that_is_still_starting_stops_when_it_is_told_to(tmp_path: Path, delay: float):
    """O2 From the moment it says where it is, and it lets go of its folder."""
    with serving(tmp_path) as served:
        time.sleep(delay)
        served.stop()
    assert not (tmp_path / HOLDER).exists()


STOPPED_IN_BETWEEN = """
import os, signal, sys
from serai.server.config import read_config
from serai.server.running import run

class Unheard:
    def __del__(self):
        os.kill(os.getpid(), signal.SIGTERM)

make_app = run.make_app
run.make_app = lambda *given: Unheard() and make_app(*given)
run.serve(read_config(given={"port": 0, "data": sys.argv[1]}), browser=False)
"""


def test_a_server_is_told_to_stop_where_no_exception_is_heard_of(tmp_path: Path):
    """O2 Python drops what is raised while it clears away an object, as it often does when it imports."""
    command = [sys.executable, "-c", STOPPED_IN_BETWEEN, str(tmp_path)]
    ended = subprocess.run(command, capture_output=True, env=environment(**QUICK), timeout=60, check=False)
    assert ended.returncode == 0, ended.stderr
    assert b"Exception ignored" in ended.stderr
    assert not (tmp_path / HOLDER).exists()


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_server_that_is_stopped_says_goodbye_and_leaves_one_file(tmp_path, number):
    async def watch(served: Served) -> str:
        cookie = served.post("/api/guest", {"name": "Ann"})[1]
        table = served.post("/api/tables", {"game": "cleocatra", "seats": ["me", "greedy"]}, cookie)[0]
        address = f"{served.root.replace('http', 'ws')}/ws/{table['table']}"
        said = ""
        async with connect(address, origin=Origin(served.root), additional_headers={"Cookie": cookie}) as ws:
            assert json.loads(await ws.recv())["type"] == "hello"
            await asyncio.to_thread(served.stop, number)
            async for text in ws:
                said = str(text)
            assert ws.close_code == 1001
        return said

    with serving(tmp_path) as served:
        assert json.loads(asyncio.run(watch(served))) == {"type": "bye", "key": "bye-restart", "after": 2}
    assert [path.name for path in tmp_path.iterdir()] == ["serai.db"]


def test_a_port_that_is_taken_is_said_with_the_next_free_one(tmp_path):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        sentence = refused(
            run("serve", "--port", str(port), "--data", str(tmp_path / "data"), "--no-browser")
        )
    assert re.search(rf"port {port} is taken: try --port \d+", sentence)
    assert not (tmp_path / "data").exists()


def test_a_second_server_on_the_same_data_says_who_holds_it(tmp_path):
    """S3 It touches nothing; a server that was killed holds nothing."""
    with serving(tmp_path) as served:
        sentence = refused(run("serve", "--port", "0", "--data", str(tmp_path), "--no-browser"))
        assert f"in use by the server at {served.root} (process {served.process.pid})" in sentence
        served.post("/api/guest", {"name": "Ann"})
        served.process.kill()
        served.process.wait()
    with serving(tmp_path) as served:
        served.post("/api/guest", {"name": "Ben"})
        served.stop()


def running(process: int) -> tuple[str, int] | None:
    """The state of a process and its parent, while it is there."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    except OSError:
        return None
    return None if fields[0] == "Z" else (fields[0], int(fields[1]))


def children(process: int) -> list[int]:
    everyone = [int(path.name) for path in Path("/proc").iterdir() if path.name.isdecimal()]
    return [one for one in everyone if (running(one) or ("", 0))[1] == process]


def test_processes_in_which_bots_think_end_with_a_server_that_is_killed(tmp_path):
    """B1 Whatever ends the server: nothing is left behind."""
    with serving(tmp_path) as served:
        cookie = served.post("/api/guest", {"name": "Ann"})[1]
        new = {"game": "cleocatra", "seats": ["greedy", "greedy"]}
        table = served.post("/api/tables", new, cookie)[0]["table"]
        while not served.get(f"/api/tables/{table}", cookie)["over"]:
            time.sleep(0.05)
        workers = children(served.process.pid)
        assert workers
        served.process.kill()
        served.process.wait()
        deadline = time.monotonic() + 20
        while any(running(worker) for worker in workers) and time.monotonic() < deadline:
            time.sleep(0.05)
        left = [worker for worker in workers if running(worker)]
        for worker in left:
            os.kill(worker, signal.SIGKILL)
        assert left == []


def spoil_version(file: Path) -> None:
    connection = apsw.Connection(str(file))
    connection.execute("CREATE TABLE meta (name TEXT, value TEXT); INSERT INTO meta VALUES ('version', '99')")
    connection.close()


def spoil_owner(file: Path) -> None:
    connection = apsw.Connection(str(file))
    connection.execute("CREATE TABLE recipes (name TEXT)")
    connection.close()


def spoil_pages(file: Path) -> None:
    SqliteStore(file).close()
    content = bytearray(file.read_bytes())
    content[4096 : len(content)] = b"\xa5" * (len(content) - 4096)
    file.write_bytes(content)


def spoil_length(file: Path) -> None:
    SqliteStore(file).close()
    os.truncate(file, 4096)


@pytest.mark.parametrize(
    ("spoil", "says"),
    [
        (spoil_version, "has format 99 and this program reads up to 3"),
        (spoil_owner, "belongs to another program"),
        (spoil_pages, "damaged|malformed"),
        (lambda file: file.write_bytes(b"not a database at all" * 400), "is not a database"),
        (lambda file: file.mkdir(), "unable to open"),
        (lambda file: file.write_bytes(b""), "is empty"),
        (spoil_length, "damaged|malformed"),
    ],
)
def test_a_database_that_cannot_be_used_is_one_sentence_and_stays_as_it_is(tmp_path, capsys, spoil, says):
    file = tmp_path / "serai.db"
    spoil(file)
    before = file.read_bytes() if file.is_file() else b""
    sentence = refused_here(capsys, "serve", "--port", "0", "--data", tmp_path, "--no-browser")
    assert str(file) in sentence
    assert re.search(says, sentence)
    assert (file.read_bytes() if file.is_file() else b"") == before
    assert list(tmp_path.iterdir()) == [file]


def test_settings_that_make_no_sense_are_one_sentence(tmp_path, capsys):
    settings = tmp_path / "serai.toml"
    settings.write_text("speed = 3")
    assert "no setting 'speed'" in refused_here(capsys, "serve", "--config", settings)
    assert "cannot be read" in refused_here(capsys, "serve", "--config", tmp_path / "none.toml")
    assert "65535" in refused_here(capsys, "serve", "--port", "70000")
    file = tmp_path / "a-file"
    file.write_text("")
    assert "cannot be opened" in refused_here(capsys, "serve", "--port", "0", "--data", file)


def test_a_link_that_is_none_and_a_server_that_is_none_are_one_sentence(capsys):
    assert "is not an invite link" in refused_here(capsys, "connect", "http://127.0.0.1/watch/me")
    with socket.create_server(("127.0.0.1", 0)) as closed:
        port = closed.getsockname()[1]
    link = f"http://127.0.0.1:{port}/join/abcdefghijkl"
    assert "did not answer" in refused_here(capsys, "connect", link)
    assert "no bot 'clever'" in refused_here(capsys, "connect", link, "--bot", "clever")


def test_a_finished_game_is_exported_verified_and_imported_again(finished, record, tmp_path, capsys):
    assert main(["verify", str(record)]) == 0
    assert "draws of Cleocatra" in capsys.readouterr().out
    assert main(["replay", str(record), "--verify"]) == 0
    assert main(["import", str(record), "--data", str(tmp_path)]) == 0
    capsys.readouterr()
    assert main(["replay-all", "--data", str(tmp_path)]) == 0
    assert capsys.readouterr().out == "One table replays to the same position; none is frozen.\n"


def test_a_game_that_is_not_over_goes_on_from_its_import(record, tmp_path, capsys):
    document = json.loads(record.read_text(encoding="utf-8"))
    begun = {name: document[name] for name in ("format", "game", "rules", "options", "players", "start")} | {
        "log": document["log"][:20]
    }
    record.write_text(json.dumps(begun), encoding="utf-8")
    assert main(["import", str(record), "--data", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert len(re.findall(r"code [0-9a-f]{20}", told)) == 2
    table = re.findall(r"Table ([0-9a-f]{32})", told)[0]
    assert main(["export", table, "--data", str(tmp_path)]) == 0
    again = json.loads(capsys.readouterr().out)
    assert again["log"][:20] == begun["log"]
    assert again["seed"] is None


def test_a_seed_that_was_exchanged_or_kept_back_is_said(record, capsys):
    document = json.loads(record.read_text(encoding="utf-8"))
    for seed, says in (
        ("0" * 64, "the seed was changed"),
        (None, "has no seed, so its draws can't be checked"),
    ):
        record.write_text(json.dumps(document | {"seed": seed}), encoding="utf-8")
        assert says in refused_here(capsys, "verify", record)


def test_a_nonce_that_was_exchanged_is_not_the_one_that_was_committed_to(record, capsys):
    document = json.loads(record.read_text(encoding="utf-8"))
    document["nonces"][0] = "f" * 64
    record.write_text(json.dumps(document), encoding="utf-8")
    said = refused_here(capsys, "verify", record)
    assert "nonces: that of seat 0 is not the one that was committed to" in said
    document["hashes"][0] = hashlib.sha256(bytes.fromhex("f" * 64)).hexdigest()
    record.write_text(json.dumps(document), encoding="utf-8")
    assert re.search(
        r"log, action \d+: the seed gives a different draw", refused_here(capsys, "verify", record)
    )


def test_a_player_who_was_renamed_shows_in_the_first_draw_that_differs(record, capsys):
    document = json.loads(record.read_text(encoding="utf-8"))
    document["players"][0] += " the Great"
    record.write_text(json.dumps(document), encoding="utf-8")
    assert "the seed gives a different draw" in refused_here(capsys, "verify", record)


def test_a_record_of_other_rules_is_refused_with_both_versions(record, tmp_path, capsys):
    document = json.loads(record.read_text(encoding="utf-8"))
    document["rules"] = 99
    record.write_text(json.dumps(document), encoding="utf-8")
    sentence = refused_here(capsys, "import", record, "--data", tmp_path / "data")
    assert "version 99" in sentence
    assert "version 1" in sentence
    assert not (tmp_path / "data").exists()


def test_a_backup_is_a_whole_database_and_replaces_nothing(finished, tmp_path, capsys):
    data, table = finished
    copy = tmp_path / "copy" / "serai.db"
    copy.parent.mkdir()
    assert main(["backup", str(copy), "--data", str(data)]) == 0
    assert [path.name for path in copy.parent.iterdir()] == ["serai.db"]
    assert main(["export", table, "--data", str(copy.parent)]) == 0
    capsys.readouterr()
    assert "already exists" in refused_here(capsys, "backup", copy, "--data", data)
    assert "cannot be written" in refused_here(capsys, "backup", tmp_path / "no" / "x.db", "--data", data)
    assert "there is no database" in refused_here(capsys, "backup", tmp_path / "x.db", "--data", tmp_path)
    assert "there is no table" in refused_here(capsys, "export", "nothing", "--data", data)


@pytest.mark.parametrize(
    ("change", "says"),
    [
        (('"rules":1', '"rules":7'), "follows rules version 7"),
        (("cleocatra", "chess"), "chess"),
        (('"digest":"', '"digest":"x'), "a different position"),
    ],
)
def test_tables_that_can_no_longer_be_replayed_are_listed_and_the_others_counted(
    finished, tmp_path, capsys, change, says
):
    data, table = finished
    assert main(["backup", str(tmp_path / "serai.db"), "--data", str(data)]) == 0
    sound = a_finished_game(tmp_path)
    connection = apsw.Connection(str(tmp_path / "serai.db"))
    for sql in (
        "UPDATE tables SET setup = CAST(replace(setup, ?, ?) AS BLOB) WHERE name = ?",
        "UPDATE events SET body = CAST(replace(body, ?, ?) AS BLOB) WHERE table_name = ? AND n = 9",
    ):
        connection.execute(sql, (*change, table))
    connection.close()
    assert main(["replay-all", "--data", str(tmp_path)]) == 1
    told = capsys.readouterr().out
    assert says in told.splitlines()[0]
    assert told.startswith(table)
    assert sound not in told
    assert told.endswith("One table replays to the same position; one is frozen.\n")


def test_a_frozen_table_can_still_be_exported_with_all_its_actions(finished, record, tmp_path, capsys):
    data, table = finished
    assert main(["backup", str(tmp_path / "serai.db"), "--data", str(data)]) == 0
    connection = apsw.Connection(str(tmp_path / "serai.db"))
    connection.execute("UPDATE tables SET setup = CAST(replace(setup, '\"rules\":1', '\"rules\":7') AS BLOB)")
    connection.close()
    assert main(["export", table, "--data", str(tmp_path)]) == 0
    exported = json.loads(capsys.readouterr().out)
    assert exported["rules"] == 7
    assert exported["log"] == json.loads(record.read_text(encoding="utf-8"))["log"]


def test_every_key_that_the_server_sends_has_a_text():
    words = Words(strict=True)
    source = "".join(
        file.read_text(encoding="utf-8") for file in Path(serai.server.__file__).parent.rglob("*.py")
    )
    keys = set(re.findall(r'"((?:refused|error|bye)-[a-z-]+)"', source))
    assert len(keys) > 10
    for key in keys:
        assert words.say(key).endswith(".")


@pytest.mark.parametrize("name", typescript.files())
def test_the_types_of_the_browser_are_those_of_the_server(name: str):
    written = (ROOT / "web/src" / name).read_text(encoding="utf-8")
    assert written == typescript.files()[name], "run 'make messages'"


def test_every_message_is_explained_in_the_protocol_with_an_example():
    text = (ROOT / "docs/protocol.md").read_text(encoding="utf-8")
    examples = [json.loads(line) for line in re.findall(r'^\{"type".*\}$', text, re.MULTILINE)]
    shown = {example["type"]: example for example in examples}
    definitions = messages.schema()["$defs"]
    for name, definition in definitions.items():
        if "type" in definition["properties"]:
            assert set(shown[name.lower()]) == set(definition["properties"]), name
    for example in examples:
        kind = definitions[example["type"].capitalize()]
        assert set(example) <= set(kind["properties"])


def test_every_setting_is_in_the_operators_table():
    text = (ROOT / "docs/running.md").read_text(encoding="utf-8")
    named = set(re.findall(r"`([a-z_]+)`", text.partition("## Settings")[2]))
    assert named == set(Config.__struct_fields__)


def test_every_promise_names_tests_that_there_are():
    text = (ROOT / "docs/contract.md").read_text(encoding="utf-8")
    assert re.findall(r"^\*\*(\d)\.", text, re.MULTILINE) == [str(number) for number in range(1, 10)]
    for promise in text.split("\n\n**")[1:]:
        named = re.findall(r"`(test_\w+\.py)`([^;`]*)", promise)
        assert named
        for name, ids in named:
            source = "".join(file.read_text(encoding="utf-8") for file in (ROOT / "tests").glob(f"*/{name}"))
            assert source, name
            for test_id in re.findall(r"\b[A-Z]\d\b", ids):
                assert re.search(rf"\b{test_id}\b", source), f"{name} {test_id}"


def test_a_log_line_has_no_argument_of_a_library_and_no_text_of_an_exception():
    try:
        raise ValueError("secret")
    except ValueError:
        error = sys.exc_info()
    record = logging.LogRecord("uvicorn.error", 30, "", 0, "bad request from %s", ("secret",), error)
    line = JsonLines().format(record)
    assert "secret" not in line
    assert json.loads(line)["error"] == "ValueError"

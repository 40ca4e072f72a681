"""A real nginx with TLS, as deploy/nginx.conf sets it up, before a server of the tests."""

from __future__ import annotations

import contextlib
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

from tests.kit import ROOT

FOUND = next((found for found in (ROOT / ".venv/nginx", Path("/usr/sbin/nginx")) if found.exists()), None)
FRAME = """daemon off; pid {folder}/nginx.pid; error_log {folder}/error.log; events {{}}
http {{ client_body_temp_path {folder}/body; proxy_temp_path {folder}/proxy; fastcgi_temp_path {folder}/f;
uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s; {site} }}
"""
# What docs/running.md says is to be changed for a server below a path.
BELOW = (
    ("location / {", "location {base} {{"),
    ("proxy_pass http://127.0.0.1:8000;", "proxy_pass http://127.0.0.1:8000/;"),
)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@contextlib.contextmanager
def nginx(folder: Path, port: int, to: int, base: str = "/") -> Iterator[None]:
    """An nginx at a port, before the server at another one; below a path if `base` is one."""
    assert FOUND is not None, "run 'make .venv/nginx'"
    subprocess.run(
        ["openssl", "req", "-x509", "-newkey", "rsa:2048", "-nodes", "-days", "2", "-subj", "/CN=serai",
         "-keyout", folder / "key.pem", "-out", folder / "cert.pem"],
        check=True, capture_output=True,
    )  # fmt: skip
    (folder / "nginx.conf").write_text(FRAME.format(folder=folder, site=site(folder, port, to, base)))
    process = subprocess.Popen([FOUND, "-c", folder / "nginx.conf", "-p", folder], stderr=subprocess.PIPE)
    assert process.stderr is not None
    try:
        while process.poll() is None:
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                break
            time.sleep(0.05)
        assert process.poll() is None, process.stderr.read()
        yield
    finally:
        process.terminate()
        process.wait()
        process.stderr.close()


def site(folder: Path, port: int, to: int, base: str) -> str:
    """deploy/nginx.conf, with the ports and the certificate of a test."""
    text = (ROOT / "deploy/nginx.conf").read_text()
    changes = [(old, new.format(base=base)) for old, new in BELOW] if base != "/" else []
    for old, new in (
        *changes,
        ("listen 443", f"listen 127.0.0.1:{port}"),
        ("127.0.0.1:8000", f"127.0.0.1:{to}"),
        ("/etc/letsencrypt/live/play.example.org/fullchain.pem", str(folder / "cert.pem")),
        ("/etc/letsencrypt/live/play.example.org/privkey.pem", str(folder / "key.pem")),
    ):
        assert old in text
        text = text.replace(old, new)
    return text


def trusting(folder: Path) -> ssl.SSLContext:
    context = ssl.create_default_context(cafile=str(folder / "cert.pem"))
    context.check_hostname = False
    return context

"""Every limit of the server in one place; a TOML file and SERAI_… environment variables override them."""

from __future__ import annotations

import os
import re
import tomllib
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated, Any
from urllib.parse import urlsplit

import msgspec

Port = Annotated[int, msgspec.Meta(ge=0, le=65535)]
Count = Annotated[int, msgspec.Meta(ge=1)]
Days = Annotated[int, msgspec.Meta(ge=0)]
PATH = re.compile(r"(/[\w~-][\w.~-]*)*", re.ASCII)
Seconds = Annotated[float, msgspec.Meta(gt=0)]
Pause = Annotated[float, msgspec.Meta(ge=0, le=60)]
ANYBODY = "*"  # among trusted proxies


class Config(msgspec.Struct, frozen=True, kw_only=True):
    host: str = "127.0.0.1"
    port: Port = 8000
    data: str = ""  # the folder of the database; empty for the user's data folder
    trusted_proxies: str = "127.0.0.1, ::1"  # whose forwarded headers are believed, if there is a public_url
    public_url: str = ""  # such as https://example.org/serai, when behind a proxy; empty on this machine only
    workers: Count = 1  # processes in which bots think, and as many for analyses

    message_bytes: Count = 16 * 1024  # of one socket message from a client
    message_queue: Count = 8  # unread messages of one socket before reading from it stops
    messages: Count = 50  # from one person in message_seconds
    message_seconds: Count = 20
    work: Seconds = 4.0  # seconds in which the server answers one person's messages, in message_seconds
    work_per_address: Seconds = 8.0
    chats: Count = 5  # from one person in chat_seconds
    chat_seconds: Count = 10
    chat_length: Count = 400
    chat_lines: Count = 200  # kept at a table
    name_length: Count = 24
    head_bytes: Count = 16 * 1024  # of an HTTP request: all of it but the body
    head_line_bytes: Count = 8 * 1024  # of its longest line
    head_lines: Count = 100
    body_bytes: Count = 4 * 1024  # of an HTTP request, imports apart
    import_bytes: Count = 256 * 1024
    requests_per_second: Count = 20  # HTTP, from one address
    requests_burst: Count = 40
    tables_per_hour: Count = 10  # created by one guest
    lessons_per_hour: Count = 120  # begun by one guest
    links_per_hour: Count = 60  # and codes, made by one guest
    positions_per_minute: Count = 2000  # of histories, shown to one address
    guests_per_hour: Count = 60  # from one address
    joins_per_day: Count = 250  # attempts, from one address
    sockets_per_person: Count = 8
    sockets_per_address: Count = 64
    sockets: Count = 4000
    outbox: Count = 32  # messages waiting for one slow reader before it must resync
    outbox_bytes: Count = 1024 * 1024  # waiting for one reader before it is dropped
    connections: Count = 5000  # open at once, of any kind
    connections_per_address: Count = 256  # those that come from a proxy on this machine apart
    connections_per_second: Count = 50  # new ones from one address; so many more at once as it may have
    requests_at_once: Count = 64  # to /api, from one address
    first_byte_seconds: Seconds = 10.0  # for the head of a request
    body_seconds: Seconds = 20.0  # for its body
    answer_seconds: Seconds = 60.0  # for the answer to be made and taken
    keep_alive_seconds: Count = 20
    ping_seconds: Seconds = 20.0
    bot_seconds: Seconds = 10.0  # for one action
    bot_pause: Pause = 0.5  # seconds that a choice takes at least while somebody looks on; 0 for none
    bot_seconds_per_hour: Count = 1800  # of thinking, for one guest's tables
    analysis_seconds_per_hour: Count = 900  # of thinking about finished games, for one guest
    away_seconds: Seconds = 120.0  # before a bot may take an absent person's seat, unless the table says
    table_idle_seconds: Count = 600  # before a table without people leaves memory
    idle_actions: Count = 100_000  # of all such tables; where there are more, they leave at once
    code_seconds: Count = 900  # a recovery code lives so long
    lesson_seconds: Count = 86_400  # and a table for a lesson
    keep_days: Days = 0  # a table at which nothing happens any more; 0 for ever
    shutdown_seconds: Count = 10


def data_folder() -> Path:
    """Where a person's data belongs on this system."""
    base = os.environ.get("XDG_DATA_HOME") or os.environ.get("LOCALAPPDATA")
    return Path(base) / "serai" if base else Path.home() / ".local" / "share" / "serai"


def read_config(path: Path | None = None, given: dict[str, Any] | None = None) -> Config:
    """Defaults, then the file, then the environment, then what was given; ValueError names what is wrong."""
    values: dict[str, Any] = {}
    if path is not None:
        try:
            values.update(tomllib.loads(path.read_text(encoding="utf-8")))
        except (OSError, UnicodeError, tomllib.TOMLDecodeError) as error:
            raise ValueError(f"the settings in {path} cannot be read: {error}") from None
    for field in msgspec.structs.fields(Config):
        text = os.environ.get(f"SERAI_{field.name.upper()}")
        if text is not None:
            values[field.name] = text
    values.update({name: value for name, value in (given or {}).items() if value is not None})
    known = {field.name for field in msgspec.structs.fields(Config)}
    for name in values:
        if name not in known:
            raise ValueError(f"there is no setting {name!r}; the settings are {', '.join(sorted(known))}")
    try:
        config = msgspec.convert(values, Config, strict=False)
    except msgspec.ValidationError as error:
        raise ValueError(f"settings: {error}") from None
    if config.public_url and not is_address(config.public_url):
        raise ValueError(
            "settings: public_url is such as https://play.example.org or https://example.org/serai"
        )
    for name in trusted_names(config):
        if not is_network(name):
            raise ValueError(f"settings: trusted_proxies are addresses, networks or *, and not {name!r}")
    return config


def trusted_names(config: Config) -> list[str]:
    """The proxies that are trusted: addresses, networks, or anybody."""
    return [name.strip() for name in config.trusted_proxies.split(",") if name.strip()]


def is_network(name: str) -> bool:
    try:
        ip_network(name)
    except ValueError:
        return name == ANYBODY
    return True


def is_address(url: str) -> bool:
    """Whether this is a scheme with a host, perhaps a port, and perhaps a plain path."""
    try:
        parts = urlsplit(url)
        host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname
        port = "" if parts.port is None else f":{parts.port}"
    except ValueError:
        return False
    origin = f"{parts.scheme}://{host}{port}"
    rest = url[len(origin) :].rstrip("/")
    return (
        parts.scheme in ("http", "https")
        and url.lower().startswith(origin)
        and PATH.fullmatch(rest) is not None
    )


def public_origin(config: Config) -> str:
    """The scheme and host that people use, which browsers call an origin; nothing on this machine only."""
    parts = urlsplit(config.public_url)
    return f"{parts.scheme}://{parts.netloc}".lower() if config.public_url else ""


def base_path(config: Config) -> str:
    """The path below which the server lies for those who use it; a slash if it has the host to itself."""
    return urlsplit(config.public_url).path.rstrip("/") + "/"

"""Links and codes: random tokens that are shown once and stored as hashes."""

from __future__ import annotations

import hashlib
import secrets
from typing import Any, NamedTuple

TOKEN_BYTES = 24
NEVER = 1 << 60
INVITE, WATCH, RECOVER = "invite", "watch", "recover"
INSERT_LINK = "INSERT INTO links VALUES (?, ?, ?, ?, ?)"


class Links(NamedTuple):
    invite: str
    watch: str


def new_link(table: str, kind: str) -> tuple[str, Any]:
    """A token that opens a table in one way for ever, and the statement that stores it."""
    token = secrets.token_urlsafe(TOKEN_BYTES)
    return token, (INSERT_LINK, (hashed(token), kind, table, -1, NEVER))


def new_links(table: str) -> tuple[Links, list[Any]]:
    invite, first = new_link(table, INVITE)
    watch, second = new_link(table, WATCH)
    return Links(invite, watch), [first, second]


def hashed(token: str) -> str:
    """How a token is stored: whoever reads the database cannot use it."""
    return hashlib.sha256(token.encode()).hexdigest()

"""Fair chance: everyone is bound before anyone knows what would fall, and after the end anyone can check it.

The server commits to its seed by `C = SHA-256(seed ‖ table)`, which stands on the invitation. Whoever sits
down commits to a nonce by its SHA-256. When all sit, the *terms* are shown: the table, C, the game, options
and beginning, the players' names and all these hashes. Then everybody reveals, and the key of all draws is
`K = HMAC-SHA-256(seed, terms ‖ nonces by seat)`. Chance event n draws from HMAC(K, n), so that an undone draw
falls the same way again. The log replays without any of this; it only verifies.

The first tables had no terms: they mixed `sorted nonces ‖ table ‖ rules version`, nonces sent in the clear.
"""

import hashlib
import hmac
import json
import secrets
from typing import Any

SEED_BYTES = 32
NONCE_BYTES = 32


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def new_nonce() -> str:
    return secrets.token_hex(NONCE_BYTES)


def commitment(seed: bytes, table: str) -> str:
    return hashlib.sha256(seed + table.encode()).hexdigest()


def hash_of(nonce: str) -> str:
    """How a nonce is committed to, before it is revealed; none by nothing."""
    return hashlib.sha256(bytes.fromhex(nonce)).hexdigest() if nonce else ""


def terms(
    table: str,
    commitment: str,
    game: str,
    rules: int,
    options: dict[str, Any],
    start: dict[str, Any] | None,
    players: list[str],
    hashes: list[str],
) -> str:
    """All that is settled before the first draw, as one text that is the same on every machine."""
    settled = {
        "table": table, "commitment": commitment, "game": game, "rules": rules, "options": options,
        "start": start, "players": players, "hashes": hashes,
    }  # fmt: skip
    return json.dumps(settled, ensure_ascii=False, sort_keys=True, separators=(",", ":"))


def mixed_key(seed: bytes, terms: str, nonces: list[str]) -> bytes:
    """The key from which all draws of a table come; `nonces` by seat, empty for who added none."""
    return hmac.digest(seed, "\n".join([terms, *nonces]).encode(), "sha256")


def key(seed: bytes, nonces: list[str], table: str, rules: int) -> bytes:
    """The key of a table of the first kind."""
    message = "".join(sorted(nonces)) + table + str(rules)
    return hmac.digest(seed, message.encode(), "sha256")

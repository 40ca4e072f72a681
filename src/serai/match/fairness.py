"""Fair chance: a seed is committed to before the first draw and revealed after the last one.

`C = SHA-256(seed ‖ table)` is public from the start. Every person at the table adds a nonce. The key of all
draws is `K = HMAC-SHA-256(seed, sorted nonces ‖ table ‖ rules version)`, and chance event n draws from
HMAC(K, n), so that an undone draw falls the same way again. The log replays without any of this; it only
verifies.
"""

import hashlib
import hmac
import secrets

SEED_BYTES = 32
NONCE_BYTES = 32


def new_seed() -> bytes:
    return secrets.token_bytes(SEED_BYTES)


def new_nonce() -> str:
    return secrets.token_hex(NONCE_BYTES)


def commitment(seed: bytes, table: str) -> str:
    return hashlib.sha256(seed + table.encode()).hexdigest()


def key(seed: bytes, nonces: list[str], table: str, rules: int) -> bytes:
    """The key from which all draws of a table come."""
    message = "".join(sorted(nonces)) + table + str(rules)
    return hmac.digest(seed, message.encode(), "sha256")

"""Where a match's chance comes from: event number n draws from its own keyed stream.

An event that is undone and comes again therefore falls the same way, and whoever learns the key after the
game can verify every draw.
"""

import hmac
import secrets
from collections.abc import Sequence
from hashlib import blake2b

KEY_BYTES = 32


def new_key() -> bytes:
    return secrets.token_bytes(KEY_BYTES)


def key_of(seed: int) -> bytes:
    """The key that follows from a seed, for games that are to be played again."""
    return blake2b(str(seed).encode(), digest_size=KEY_BYTES).digest()


def draw(key: bytes, event: int, weights: Sequence[int]) -> int:
    """An index into `weights`, by weight, for chance event number `event`."""
    total = sum(weights)
    # Values at or above the largest multiple of `total` would favour small numbers: draw again.
    ceiling = (1 << 256) // total * total
    attempt = 0
    while True:
        message = f"{event}/{attempt}".encode()
        left = int.from_bytes(hmac.digest(key, message, "sha256"), "big")
        if left < ceiling:
            break
        attempt += 1
    left %= total
    for index, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return index
    raise ValueError("chance has no outcome to draw from")
